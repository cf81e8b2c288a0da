//! Cards and decks: the deck builder, the search for cards, and deck lists in tournaments.
//!
//! The builder keeps nothing on the server: the deck is in the address ([`decks::Format::Link`]), so every button is a link,
//! the browser's way back undoes, and sharing is copying the address. `assets/deck.js` only saves the page from being
//! loaded anew.
//!
//! In a tournament, `hand_in.rs` is the player's page, `lists.rs` the leaders'; the rulebook says who sees which list when.

mod bench;
mod builder;
mod cards;
mod chart;
mod choose;
mod found;
mod hand_in;
mod lists;
mod share;
mod sheet;
mod show;
mod upload;

use axum::Router;
use axum::routing::{get, post};

use crate::App;

pub(crate) use bench::setting_of;
pub(super) use hand_in::mine_note;
pub(super) use lists::{desk_note, has_place};
pub(super) use sheet::link as sheet_link;

/// The addresses of everything about cards and decks.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/decks", get(builder::which_game))
        .route("/decks/{game}", get(builder::show).post(builder::import))
        .route("/decks/{game}/text", get(share::text))
        .route("/cards", get(cards::search))
        .route("/cards/{id}", get(cards::card))
        .route("/t/{code}/deck", get(hand_in::show).post(hand_in::hand_in))
        .route("/t/{code}/decks", get(lists::all))
        .route("/t/{code}/decks/{player}", get(lists::one))
        .route("/t/{code}/decks/{player}/amend", post(lists::amend))
        .route("/t/{code}/decks/{player}/sheet", get(sheet::show))
}
