//! What everybody may see of a tournament: pairings, standings, bracket, players, the proof of the draws.

mod bracket;
mod force;
mod pairings;
mod players;
mod proof;
mod standings;

use axum::Router;
use axum::routing::get;
use maud::{Markup, html};
use tournament::Tournament;

use super::part;
use crate::App;
use crate::reader::Reader;

pub(super) use bracket::drawing as bracket_drawing;
pub(super) use force::in_force;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/t/{code}", get(pairings::show))
        .route("/t/{code}/standings", get(standings::show))
        .route("/t/{code}/bracket", get(bracket::show))
        .route("/t/{code}/players", get(players::show))
        .route("/t/{code}/proof", get(proof::show))
        .route("/t/{code}/file.json", get(proof::file))
}

/// The name, the regulation and one sentence of where things are.
fn head(reader: &Reader, tournament: &Tournament) -> Markup {
    html! {
        div.stack {
            h1 { (tournament.name()) }
            p.soft { (tournament.pack().title) " " (tournament.pack().version) }
            p #news role="status" { (reader.say(&part::state_of_play(tournament))) }
        }
    }
}
