//! Cards of Chaos in the deluxe expansions, in printed order.

use crate::ability::{
    Cond, Event as When, Grant, IT,
    Is::{Army, AtChosen, AtThisPlanet, Attachment, Enemys, NotOf, OnA, Unit, Warlord},
    Num::{self},
    Only,
    Op::{ChoosePlace, Deal, Discard},
    Places, Ref, action, each, reaction, target, this_while, when,
};
use crate::card::{Card, Faction::Chaos, Keyword, Kind, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 56, "roghrax-bloodhand", "Roghrax Bloodhand")
            .in_set(Set::GreatDevourer)
            .of(Chaos)
            .unique()
            .loyal()
            .cost(4)
            .stats(2, 5)
            .command(1)
            .traits([T::Warrior, T::Khorne, T::WorldEaters])
            .keywords([Keyword::Brutal])
            .always(this_while(Cond::Bloodthirst, Grant::DoubleAttack)),
        Card::new(Kind::Event, 57, "ecstatic-seizures", "Ecstatic Seizures")
            .in_set(Set::GreatDevourer)
            .of(Chaos)
            .cost(2)
            .shields(1)
            .traits([T::Power, T::Slaanesh])
            .ability(action().then([
                ChoosePlace { into: 0, from: Places::AnyPlanet, target: true },
                Discard(each([Attachment, OnA(vec![Unit]), AtChosen(0)])),
            ])),
        Card::new(Kind::Army, 52, "venomous-fiend", "Venomous Fiend")
            .in_set(Set::LegionsOfDeath)
            .of(Chaos)
            .cost(5)
            .stats(3, 5)
            .command(2)
            .traits([T::Daemon, T::Slaanesh, T::Elite])
            .always(this_while(
                Cond::YouControl(vec![Warlord, NotOf(Chaos)]),
                Grant::Keyword(Keyword::Mobile),
            ))
            .ability(reaction(when(When::Moves).only(Only::This)).then([
                target(0, [Army, Enemys, AtThisPlanet]),
                Deal(Num::CommandOf(1, Ref::Chosen(0)), IT),
            ])),
    ]
}
