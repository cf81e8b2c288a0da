//! What an installed app shows without a network for a page it has no copy of: that there is none, and of which pages there are copies.

use axum::response::Response;
use maud::html;
use rulebook::say;
use web::Reader;

use super::{answer, frame};

pub(super) async fn show(reader: Reader) -> Response {
    let title = reader.say(&say!("offline-title"));
    answer(Ok(frame::plain(&reader, &title).narrow().show(&html! {
        section.sheet.stack {
            h1 { (title) }
            p { (reader.say(&say!("offline-lead"))) }
            // Filled in by `offline.js`, which knows the copies of this phone.
            ul.plain data-kept-pages="" {}
        }
    })))
}
