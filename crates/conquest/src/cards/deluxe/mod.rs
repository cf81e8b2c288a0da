//! Cards of the deluxe expansions, one file a faction.

mod astra_militarum;
mod chaos;
mod dark_eldar;
mod eldar;
mod neutral;
mod orks;
mod space_marines;
mod tau;
mod tyranids;

use crate::card::Card;

pub(super) fn cards() -> Vec<Card> {
    [
        astra_militarum::cards(),
        chaos::cards(),
        dark_eldar::cards(),
        eldar::cards(),
        neutral::cards(),
        orks::cards(),
        space_marines::cards(),
        tau::cards(),
        tyranids::cards(),
    ]
    .into_iter()
    .flatten()
    .collect()
}
