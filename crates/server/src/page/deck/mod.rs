//! Cards and decks: the deck builder, the search for cards, and deck lists in tournaments.
//!
//! The builder keeps nothing on the server: the deck is in the address ([`decks::Format::Link`]), so every button is a link,
//! the browser's way back undoes, and sharing is copying the address. `assets/deck.js` only saves the page from being
//! loaded anew.
//!
//! In a tournament, `hand_in.rs` is the player's page, `lists.rs` the leaders'; the rulebook says who sees which list when.

mod bench;
pub(super) mod builder;
pub(super) mod cards;
mod chart;
mod choose;
mod found;
pub(super) mod hand_in;
pub(super) mod lists;
pub(super) mod share;
pub(super) mod sheet;
mod show;
mod upload;

use axum::Router;
use web::route::post;

use crate::App;

pub(super) use hand_in::mine_note;
pub(super) use lists::{desk_note, has_place};
pub(super) use sheet::link as sheet_link;
pub(super) use upload::Sent;

/// Where judges send amended lists.
pub(super) fn routes() -> Router<App> {
    Router::new().route("/t/{code}/decks/{player}/amend", post(lists::amend))
}

/// A deck list that may not be seen now.
pub(crate) fn hidden_list(tournament: &tournament::Tournament, hidden: tournament::Hidden) -> web::Problem {
    let problem = web::Problem::forbidden(hidden.saying());
    web::Problem { clause: hidden.clause(tournament), ..problem }
}
