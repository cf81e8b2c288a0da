//! The screens. Each is a function of the state and its reader; all of them stand in `table.rs`, what they share in `frame.rs`
//! and `part.rs`.

pub(crate) mod access;
pub(crate) mod account;
mod after;
pub(crate) mod api;
mod at_table;
mod before;
mod chart;
mod clock;
mod consult;
pub(crate) mod deck;
pub(crate) mod design;
pub(crate) mod desk;
pub(crate) mod display;
mod export;
mod figures;
mod force;
mod frame;
pub(crate) mod home;
mod hosting;
pub(crate) mod judge;
pub(crate) mod mine;
pub(crate) mod new;
mod offline;
mod outlook;
mod paper;
mod part;
mod parts;
mod plan;
mod prizes;
mod procedure;
pub(crate) mod public;
mod rights;
mod rules;
pub(crate) mod settings;
pub(crate) mod settle;
pub(crate) mod table;
mod tokens;

use ::access::Visitor;
use axum::Router;
use axum::response::{Html, IntoResponse, Response};
use maud::Markup;
use tournament::PersonId;
use web::Problem;

use crate::App;
use crate::hall::Snapshot;

/// The addresses of forms that stand beside their pages.
pub(crate) fn other_routes() -> Router<App> {
    tokens::routes().merge(deck::routes())
}

/// A page, or the problem for the edge.
fn answer(page: Result<Markup, Problem>) -> Response {
    page.map(|page| Html(page.into_string())).into_response()
}

/// Who asks for a page of a tournament.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) snapshot: Snapshot,
    pub(crate) person: Option<PersonId>,
}

/// What a visitor may know of a tournament as it stands, and who the visitor is in it.
pub(crate) async fn asked(app: &App, visitor: &Visitor, code: &str) -> Result<Asked, Problem> {
    let room = app.hall.room(code).await?;
    let person = visitor.person(code).await?;
    Ok(Asked { snapshot: room.snapshot().seen_by(person), person })
}
