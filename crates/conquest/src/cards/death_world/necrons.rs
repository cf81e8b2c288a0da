//! The Death World cycle's cards of Necrons, in printed order.

use crate::ability::{
    Grant,
    Is::{Of, Unit, Yours},
    Until, change, each, reaction, struck,
};
use crate::card::{Card, Faction::Necrons, Keyword, Kind, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Event, 42, "defensive-protocols", "Defensive Protocols")
            .in_set(Set::Unforgiven)
            .of(Necrons)
            .shields(1)
            .traits([T::Tactic])
            .keywords([Keyword::DeepStrike(2)])
            .ability(reaction(struck()).then([change(
                each([Unit, Of(Necrons), Yours]),
                Grant::TakesAtMost(1),
                Until::EndOfCombatRound,
            )])),
        Card::new(Kind::Army, 107, "risen-warriors", "Risen Warriors")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(Necrons)
            .cost(3)
            .stats(2, 2)
            .traits([T::Soldier])
            .keywords([Keyword::DeepStrike(0)]),
    ]
}
