//! The screens. Each is a function of the state and its reader; what they share stands in `frame.rs` and `part.rs`.

pub(crate) mod access;
mod after;
pub(crate) mod api;
mod before;
mod chart;
mod clock;
mod consult;
pub(crate) mod deck;
pub(crate) mod design;
pub(crate) mod desk;
pub(crate) mod display;
mod figures;
mod frame;
pub(crate) mod home;
pub(crate) mod judge;
pub(crate) mod mine;
pub(crate) mod new;
mod outlook;
mod paper;
mod part;
mod plan;
mod procedure;
pub(crate) mod public;
mod rights;
mod rules;
pub(crate) mod settings;
pub(crate) mod settle;
mod tokens;

use axum::Router;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use maud::{Markup, html};
use rulebook::say;
use tournament::PersonId;

use crate::App;
use crate::answer::Problem;
use crate::hall::Snapshot;
use crate::identity::Visitor;
use crate::reader::Reader;
use frame::Frame;

/// The addresses of the screens; each area adds its own.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/", get(home::show))
        .route("/t/{code}/me", get(mine::show))
        .route("/t/{code}/desk/match/{round}/{place}", get(settle::show))
        .route("/rights", get(rights::show))
        .route("/design", get(design::show))
        .merge(desk::routes())
        .route("/api", get(api::show))
        .merge(public::routes())
        .merge(tokens::routes())
        .merge(judge::routes())
        .merge(display::routes())
        .merge(paper::routes())
        .merge(procedure::routes())
        .merge(outlook::routes())
        .merge(before::routes())
        .merge(after::routes())
        .merge(rules::routes())
        .merge(deck::routes())
}

/// A page, or the problem as a page.
fn answer(reader: &Reader, page: Result<Markup, Problem>) -> Response {
    match page {
        Ok(page) => Html(page.into_string()).into_response(),
        Err(problem) => problem.page(reader),
    }
}

/// A page of a tournament for whoever asks.
pub(crate) struct Asked {
    pub(crate) snapshot: Snapshot,
    pub(crate) person: Option<PersonId>,
}

/// The newest state of a tournament, and who the visitor is in it.
pub(crate) async fn asked(app: &App, visitor: &Visitor, code: &str) -> Result<Asked, Problem> {
    let room = app.hall.room(code).await?;
    Ok(Asked { snapshot: room.snapshot(), person: visitor.person(code).await? })
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
