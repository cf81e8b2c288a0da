//! Cards of Space Marines in the deluxe expansions, in printed order.

use crate::ability::{
    Cond, Cost, Event as When, Grant, IT,
    Is::{Army, AtThatPlanet, AtThisPlanet, NotOf, Of, Unit, Warlord, Yours},
    Num::N,
    Only,
    Op::{ChoosePlace, Deal, Move, Ready},
    Places, To, choose, combat_action, reaction, target, this_while, when,
};
use crate::card::{
    Card,
    Faction::{AstraMilitarum, Chaos, SpaceMarines},
    Keyword, Kind, Set, Trait as T,
};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 50, "veteran-barbrus", "Veteran Barbrus")
            .in_set(Set::GreatDevourer)
            .of(SpaceMarines)
            .unique()
            .loyal()
            .cost(4)
            .stats(2, 4)
            .command(2)
            .traits([T::Soldier, T::Deathwatch])
            .keywords([Keyword::Ambush])
            .ability(reaction(when(When::Enters).only(Only::This)).then([
                target(0, [Army, NotOf(SpaceMarines), NotOf(AstraMilitarum), NotOf(Chaos), AtThisPlanet]),
                Deal(N(2), IT),
            ])),
        Card::new(Kind::Event, 51, "vengeance", "Vengeance!")
            .in_set(Set::GreatDevourer)
            .of(SpaceMarines)
            .cost(1)
            .shields(1)
            .traits([T::Tactic])
            .ability(
                reaction(when(When::Leaves).only(Only::Destroyed).only(Only::ByAttack).obj([Unit, Yours]))
                    .then([target(0, [Army, Of(SpaceMarines), Yours, AtThatPlanet]), Ready(IT)]),
            ),
        Card::new(Kind::Army, 49, "ravenwing-escort", "Ravenwing Escort")
            .in_set(Set::LegionsOfDeath)
            .of(SpaceMarines)
            .cost(4)
            .stats(2, 3)
            .command(1)
            .traits([T::Scout, T::DarkAngels])
            .always(this_while(
                Cond::YouControl(vec![Warlord, NotOf(SpaceMarines)]),
                Grant::Keyword(Keyword::Mobile),
            ))
            .ability(combat_action().cost(Cost::ExhaustThis).then([
                choose(0, [Army, Yours, AtThisPlanet]),
                ChoosePlace { into: 1, from: Places::OtherPlanet, target: false },
                Move(IT, To::Chosen(1)),
            ])),
    ]
}
