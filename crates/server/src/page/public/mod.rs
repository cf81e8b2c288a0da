//! What everybody may see of a tournament: pairings, standings, bracket, players, the proof of the draws.

pub(super) mod bracket;
mod force;
pub(super) mod pairings;
pub(super) mod players;
pub(super) mod proof;
pub(super) mod standings;

use maud::{Markup, html};
use tournament::Tournament;
use web::Reader;

use super::part;

pub(super) use bracket::drawing as bracket_drawing;
pub(super) use force::in_force;

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
