//! Cards of the Orks in the deluxe expansions, in printed order.

use crate::ability::{
    Cond, Cost, Event as When, Grant, How,
    Is::{Army, AtThisPlanet, NotOf, OddCost, Of, Unit, Warlord, Yours},
    Num::{N, PrintedCost},
    On, Only,
    Op::{Choose, Deal, DiscardTop, If, IfTaken, Indirect, IndirectAmong, Move},
    Players, REVEALED, Ref, To,
    Who::You,
    combat_action, reaction, this_while, when,
};
use crate::card::{Card, Faction::Orks, Kind, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 54, "boss-zugnog", "Boss Zugnog")
            .in_set(Set::GreatDevourer)
            .of(Orks)
            .unique()
            .loyal()
            .cost(4)
            .stats(4, 4)
            .command(1)
            .traits([T::Warrior, T::Nob])
            .ability(
                combat_action()
                    .then([
                        Choose {
                            into: 0,
                            what: vec![Army, Of(Orks), Yours, AtThisPlanet],
                            by: You,
                            how: How::UpTo(2),
                        },
                        Deal(N(1), On::Picked),
                        IfTaken,
                        Move(On::Picked, To::FirstPlanet),
                    ])
                    .once_per_phase(),
            ),
        Card::new(Kind::Support, 55, "ork-landa", "Ork Landa")
            .in_set(Set::GreatDevourer)
            .of(Orks)
            .unique()
            .cost(2)
            .traits([T::Upgrade])
            .ability(combat_action().cost(Cost::ExhaustThis).then([
                DiscardTop(You, N(1)),
                If(
                    Cond::Matches(Ref::Chosen(REVEALED), vec![Of(Orks), OddCost]),
                    vec![IndirectAmong(PrintedCost(Ref::Chosen(REVEALED)), Players::Opponent, vec![Unit])],
                ),
            ])),
        Card::new(Kind::Army, 51, "goff-brawlers", "Goff Brawlers")
            .in_set(Set::LegionsOfDeath)
            .of(Orks)
            .cost(2)
            .stats(2, 3)
            .traits([T::Warrior, T::Boyz])
            .always(this_while(Cond::YouControl(vec![Warlord, NotOf(Orks)]), Grant::Command(N(1))))
            .ability(reaction(when(When::Readies).only(Only::This)).then([Indirect(
                N(1),
                Players::Each,
                To::ThisPlanet,
            )])),
    ]
}
