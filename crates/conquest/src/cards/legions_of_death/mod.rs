//! Cards of Legions of Death: all of them are Necrons.

mod others;
mod squads;
mod units;

use crate::card::Card;

pub(super) fn cards() -> Vec<Card> {
    [squads::cards(), units::cards(), others::cards()].into_iter().flatten().collect()
}
