//! The screens. Each is a function of the state and its reader; what they share stands in `frame.rs` and `part.rs`.

pub(crate) mod access;
pub(crate) mod design;
pub(crate) mod desk;
mod frame;
pub(crate) mod home;
pub(crate) mod mine;
pub(crate) mod new;
mod part;
pub(crate) mod public;
pub(crate) mod rules;
pub(crate) mod settle;

use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use rulebook::say;

use crate::answer::Problem;
use crate::reader::Reader;
use frame::Frame;

/// A page, or the problem as a page.
fn answer(reader: &Reader, page: Result<Markup, Problem>) -> Response {
    match page {
        Ok(page) => Html(page.into_string()).into_response(),
        Err(problem) => problem.page(reader),
    }
}

/// What went wrong, and the way back.
pub(crate) fn problem(reader: &Reader, problem: &Problem) -> Markup {
    Frame::plain(reader, &reader.say(&say!("page-problem"))).show(&html! {
        section.sheet.stack {
            h1 { (reader.say(&say!("page-problem"))) }
            (part::problem_note(reader, problem))
            p { a.btn href="/" { (reader.say(&say!("page-back-home"))) } }
        }
    })
}
