//! Cards of the Planetfall cycle, one file a faction.

mod orks;

use crate::card::Card;

pub(super) fn cards() -> Vec<Card> {
    [orks::cards()].into_iter().flatten().collect()
}
