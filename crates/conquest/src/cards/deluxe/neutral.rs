//! Cards without a faction in the deluxe boxes, in printed order.

use crate::ability::{
    Cost, Event as When,
    Is::{Trait, Unit},
    Num::N,
    Op::ReduceCost,
    Who::You,
    interrupt, when,
};
use crate::card::{Card, Keyword, Kind, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Support, 48, "stc-fragment", "STC Fragment")
            .in_set(Set::LegionsOfDeath)
            .unique()
            .cost(1)
            .traits([T::Relic])
            .keywords([Keyword::Limited])
            .one_per_player(T::Relic)
            .ability(
                interrupt(when(When::Deploying).by(You).obj([Unit, Trait(vec![T::Elite])]))
                    .cost(Cost::ExhaustThis)
                    .then([ReduceCost(N(2))]),
            ),
    ]
}
