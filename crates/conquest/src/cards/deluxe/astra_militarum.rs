//! Cards of the Astra Militarum in the deluxe expansions, in printed order.

use crate::ability::{
    Event as When, IT,
    Is::{Support, Yours},
    Only,
    Op::Ready,
    reaction, target, when,
};
use crate::card::{Card, Faction::AstraMilitarum, Kind, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 52, "seraphim-superior-allegra", "Seraphim Superior Allegra")
            .in_set(Set::GreatDevourer)
            .of(AstraMilitarum)
            .unique()
            .loyal()
            .cost(4)
            .stats(3, 4)
            .command(2)
            .traits([T::Soldier, T::Ecclesiarchy])
            .ability(
                reaction(when(When::Attacks).only(Only::This)).then([target(0, [Support, Yours]), Ready(IT)]),
            ),
    ]
}
