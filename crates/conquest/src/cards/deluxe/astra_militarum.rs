//! Cards of the Astra Militarum in the deluxe expansions, in printed order.

use crate::ability::{
    Cond, Constant, Cost, Event as When, IT,
    Is::{Army, AtThisPlanet, NotOf, Support, Warlord, Yours},
    Only,
    Op::{RangedSkirmish, Ready},
    choose, reaction, target, when,
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
        Card::new(Kind::Support, 53, "holy-fusillade", "Holy Fusillade")
            .in_set(Set::GreatDevourer)
            .of(AstraMilitarum)
            .cost(1)
            .traits([T::Upgrade, T::Ecclesiarchy])
            .ability(reaction(when(When::RoundBegins)).cost(Cost::ExhaustThis).then([RangedSkirmish])),
        Card::new(Kind::Army, 50, "standard-bearer", "Standard Bearer")
            .in_set(Set::LegionsOfDeath)
            .of(AstraMilitarum)
            .cost(3)
            .stats(2, 2)
            .command(1)
            .traits([T::Soldier])
            .always(Constant::AmbushWhile(Cond::YouControl(vec![Warlord, NotOf(AstraMilitarum)])))
            .ability(
                reaction(when(When::Enters).only(Only::This))
                    .then([choose(0, [Army, Yours, AtThisPlanet]), Ready(IT)]),
            ),
    ]
}
