//! The Planetfall cycle's cards of Tyranids, in printed order.

use crate::ability::{
    Cost, Event, Found, Grant, IT,
    Is::{Army, AtChosen, AtThisPlanet, NotTrait, Token, Trait, Unit, Yours},
    Num::{CardBonus, ResourceBonus},
    Only,
    Op::{ChoosePlace, Draw, Exhaust, Gain, OneOf, Ready, Search},
    Places,
    Who::You,
    all, combat_action, each, reaction, target, when,
};
use crate::card::{Card, Faction::Tyranids, Keyword, Kind, Set, Trait as T};
use crate::cards::TERMAGANT;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 47, "soaring-gargoyles", "Soaring Gargoyles")
            .in_set(Set::BoundlessHate)
            .of(Tyranids)
            .cost(2)
            .stats(2, 3)
            .traits([T::Creature, T::Leviathan])
            .keywords([Keyword::Flying])
            .always(all([Unit, Token(TERMAGANT), Yours, AtThisPlanet], Grant::Keyword(Keyword::Flying))),
        Card::new(Kind::Support, 48, "sacaellum-infestors", "Sacaellum Infestors")
            .in_set(Set::BoundlessHate)
            .of(Tyranids)
            .unique()
            .cost(2)
            .traits([T::Upgrade])
            .ability(
                reaction(when(Event::Infested))
                    .cost(Cost::ExhaustThis)
                    .then([OneOf(vec![Draw(You, CardBonus)], vec![Gain(You, ResourceBonus)])]),
            ),
        Card::new(Kind::Army, 69, "genestealer-prowler", "Genestealer Prowler")
            .in_set(Set::DeadlySalvage)
            .of(Tyranids)
            .cost(1)
            .stats(2, 2)
            .traits([T::Creature, T::Genestealer]),
        Card::new(Kind::Support, 73, "ruined-passages", "Ruined Passages")
            .in_set(Set::WhatLurksBelow)
            .of(Tyranids)
            .signature(22)
            .cost(3)
            .traits([T::Location])
            .ability(combat_action().cost(Cost::ExhaustThis).cost(Cost::SacrificeThis).then([
                ChoosePlace { into: 0, from: Places::AnyPlanet, target: true },
                Ready(each([Unit, Trait(vec![T::Genestealer]), Yours, AtChosen(0)])),
            ])),
        Card::new(Kind::Army, 113, "devourer-venomthrope", "Devourer Venomthrope")
            .in_set(Set::WrathOfTheCrusaders)
            .of(Tyranids)
            .cost(4)
            .stats(4, 2)
            .command(2)
            .traits([T::Creature, T::Psyker])
            .ability(
                reaction(when(Event::StruggleWon).by(You).only(Only::Infested))
                    .then([target(0, [Army, NotTrait(T::Elite), AtThisPlanet]), Exhaust(IT)]),
            ),
        Card::new(Kind::Army, 114, "genestealer-brood", "Genestealer Brood")
            .in_set(Set::WrathOfTheCrusaders)
            .of(Tyranids)
            .cost(3)
            .stats(3, 2)
            .command(1)
            .traits([T::Creature, T::Genestealer])
            .ability(reaction(when(Event::Enters).only(Only::This).only(Only::Deployed)).then([Search {
                depth: 6,
                what: vec![Trait(vec![T::Genestealer])],
                reveal: true,
                then: Found::Hand,
            }])),
    ]
}
