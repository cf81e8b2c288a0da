//! Cards of the Death World cycle, one file a faction.

mod space_marines;

use crate::card::Card;

pub(super) fn cards() -> Vec<Card> {
    [space_marines::cards()].into_iter().flatten().collect()
}
