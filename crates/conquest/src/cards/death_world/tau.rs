//! The Death World cycle's cards of Tau, in printed order.

use crate::ability::{
    Constant, How,
    Is::{AtThisPlanet, Unit, Yours},
    On,
    Op::{Choose, ChoosePlace, Move},
    Places, To,
    Who::You,
    reaction, struck,
};
use crate::card::{Card, Faction::Tau, Keyword, Kind, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Event, 61, "tactical-withdrawal", "Tactical Withdrawal")
            .in_set(Set::SlashAndBurn)
            .of(Tau)
            .loyal()
            .shields(2)
            .traits([T::Tactic])
            .keywords([Keyword::DeepStrike(0)])
            .ability(reaction(struck()).then([
                ChoosePlace { into: 0, from: Places::Adjacent, target: false },
                Choose { into: 1, what: vec![Unit, Yours, AtThisPlanet], by: You, how: How::Any },
                Move(On::Picked, To::Chosen(0)),
            ])),
        Card::new(Kind::Support, 84, "beleaguered-garrison", "Beleaguered Garrison")
            .in_set(Set::SearchingForTruth)
            .of(Tau)
            .unique()
            .cost(1)
            .traits([T::Location])
            .always(Constant::ReserveCounts),
        Card::new(Kind::Army, 103, "xv25-stealth-squad", "XV25 Stealth Squad")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(Tau)
            .cost(5)
            .stats(5, 3)
            .traits([T::Soldier, T::Pilot, T::Elite])
            .keywords([Keyword::DeepStrike(3)])
            .always(Constant::StrikesAsAction),
    ]
}
