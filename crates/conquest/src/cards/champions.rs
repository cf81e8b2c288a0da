//! The champion cards, in printed order.

use crate::ability::{
    Cond, Constant, Event as When,
    Is::{Army, AtChosen, Yours},
    Num::N,
    OTHER_PLACE, On, Only,
    Op::{EachPlayer, FightAt, If, LoseResources, Sacrifice, SecretPlanets},
    Ref, To,
    Who::Opponent,
    choose, forced_reaction, reaction, when,
};
use crate::card::{
    Card,
    Faction::{Orks, SpaceMarines},
    Keyword, Kind, Set, Trait as T,
};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 1, "veteran-crusader", "Veteran Crusader")
            .in_set(Set::Champions)
            .of(SpaceMarines)
            .cost(2)
            .stats(3, 3)
            .traits([T::Scout, T::Soldier, T::BlackTemplars])
            .keywords([Keyword::Ambush])
            .ability(forced_reaction(when(When::Enters).only(Only::This)).then([
                SecretPlanets(0, OTHER_PLACE),
                If(
                    Cond::Different(0, OTHER_PLACE),
                    vec![EachPlayer(vec![
                        choose(2, [Army, Yours, AtChosen(0)]),
                        Sacrifice(On::The(Ref::Chosen(2))),
                        choose(2, [Army, Yours, AtChosen(OTHER_PLACE)]),
                        Sacrifice(On::The(Ref::Chosen(2))),
                    ])],
                ),
            ])),
        Card::new(Kind::Army, 2, "war-father-nathaniel", "War Father Nathaniel")
            .in_set(Set::Champions)
            .of(SpaceMarines)
            .unique()
            .cost(5)
            .stats(3, 6)
            .command(2)
            .traits([T::Soldier, T::RavenGuard, T::Elite])
            .keywords([Keyword::Ranged])
            .always(Constant::CollectsLess(1)),
        Card::new(Kind::Army, 3, "war-fathers-shadows", "War Father's Shadows")
            .in_set(Set::Champions)
            .of(SpaceMarines)
            .cost(3)
            .stats(4, 2)
            .command(1)
            .traits([T::Soldier, T::RavenGuard])
            .keywords([Keyword::Ambush])
            .ability(
                reaction(when(When::Enters).only(Only::This).only(Only::Deployed))
                    .then([LoseResources(Opponent, N(1))]),
            ),
        Card::new(Kind::Army, 4, "herald-of-the-waaagh", "Herald of the WAAAGH!")
            .in_set(Set::Champions)
            .of(Orks)
            .cost(4)
            .stats(2, 3)
            .command(1)
            .traits([T::Warrior, T::Nob])
            .ability(reaction(when(When::Enters).only(Only::This)).then([FightAt(To::ThisPlanet)])),
    ]
}
