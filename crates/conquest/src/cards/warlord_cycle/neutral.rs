//! Cards of no faction in the Warlord cycle, in printed order.

use crate::ability::{Is, Op, each, headquarters_action};
use crate::card::{Card, Kind, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Event, 22, "calamity", "Calamity")
            .in_set(Set::HowlOfBlackmane)
            .cost(2)
            .shields(1)
            .traits([T::Disaster])
            .ability(headquarters_action().then([Op::ReturnToHand(each([Is::Army, Is::CostAtMost(2)]))])),
    ]
}
