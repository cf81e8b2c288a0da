//! Cards of The Great Devourer, one file a faction.

mod tyranids;

use crate::card::Card;

pub(super) fn cards() -> Vec<Card> {
    tyranids::cards()
}
