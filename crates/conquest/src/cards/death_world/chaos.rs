//! The Death World cycle's cards of Chaos, in printed order.

use crate::ability::{
    Event, Grant, IT,
    Is::{AtThisPlanet, CostAtMost, Event as IsEvent, InDiscard, Of, Trait, Unit},
    Only,
    Op::ReturnToHand,
    Until,
    Who::You,
    change, choose, each, reaction, struck, when,
};
use crate::card::{Card, Faction::Chaos, Keyword, Kind, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 8, "sathariel-the-invokator", "Sathariel the Invokator")
            .in_set(Set::JunglesOfNectavus)
            .of(Chaos)
            .unique()
            .cost(5)
            .stats(4, 4)
            .command(1)
            .traits([T::Psyker, T::Fallen, T::Elite])
            .keywords([Keyword::DeepStrike(3)])
            .ability(reaction(when(Event::RoundBegins).only(Only::AtThisPlanet)).then([
                choose(0, [IsEvent, Of(Chaos), Trait(vec![T::Power]), InDiscard(You)]),
                ReturnToHand(IT),
            ])),
        Card::new(Kind::Event, 9, "the-princes-might", "The Prince's Might")
            .in_set(Set::JunglesOfNectavus)
            .of(Chaos)
            .loyal()
            .shields(2)
            .traits([T::Tactic])
            .keywords([Keyword::DeepStrike(1)])
            .ability(reaction(struck()).then([change(
                each([Unit, Trait(vec![T::Daemon]), AtThisPlanet]),
                Grant::SparedBy(vec![Unit, CostAtMost(2)]),
                Until::EndOfPhase,
            )])),
        Card::new(Kind::Army, 77, "noise-marines-warband", "Noise Marines Warband")
            .in_set(Set::SearchingForTruth)
            .of(Chaos)
            .loyal()
            .cost(4)
            .stats(2, 3)
            .command(1)
            .traits([T::Soldier, T::Slaanesh])
            .keywords([Keyword::DeepStrike(2), Keyword::AreaEffect(1)]),
    ]
}
