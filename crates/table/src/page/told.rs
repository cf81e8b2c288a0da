//! What happened, step by step, with what was taken back.

use axum::extract::Extension;
use maud::html;
use rulebook::say;
use web::{Frame, Reader};

use crate::{STYLE, Seen, Shown};

/// The record of the table.
pub(crate) async fn show(Extension(seen): Extension<Seen>, reader: Reader) -> Shown {
    let title = reader.say(&say!("table-nav-told"));
    let content = html! {
        h1 { (title) }
        section.sheet {
            @if seen.view.told.is_empty() { p.soft { (reader.say(&say!("table-told-nothing"))) } }
            ol.plain reversed {
                @for told in &seen.view.told {
                    li.table-told data-back=[told.back.then_some("yes")] {
                        span.small.soft { (reader.say(&told.stage.saying())) }
                        @if told.back { " " span.chip.wait { (reader.say(&say!("table-told-back"))) } }
                        @for saying in &told.sayings { p { (reader.say(saying)) } }
                    }
                }
            }
        }
    };
    Frame::inside(&reader, &title, seen.inside(&reader)).narrow().styled(&STYLE).show(&content).into()
}
