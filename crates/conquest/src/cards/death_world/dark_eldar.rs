//! The Death World cycle's cards of Dark Eldar, in printed order.

use crate::ability::{
    IT,
    Is::{Army, AtHq, AtThisPlanet, Enemys, NotTrait, Trait, Unit},
    Num::N,
    Op::{Destroy, Move, Tokens},
    To, reaction, struck, target,
};
use crate::card::{Card, Faction::DarkEldar, Keyword, Kind, Set, Trait as T};
use crate::cards::KHYMERA;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 33, "mandrake-cutthroat", "Mandrake Cutthroat")
            .in_set(Set::Unforgiven)
            .of(DarkEldar)
            .cost(3)
            .stats(2, 2)
            .command(1)
            .traits([T::Warrior])
            .keywords([Keyword::DeepStrike(1)])
            .ability(
                reaction(struck()).then([target(0, [Unit, Trait(vec![T::Ally]), AtThisPlanet]), Destroy(IT)]),
            ),
        Card::new(Kind::Event, 80, "run-down", "Run Down")
            .in_set(Set::SearchingForTruth)
            .of(DarkEldar)
            .shields(1)
            .traits([T::Tactic])
            .keywords([Keyword::DeepStrike(0)])
            .ability(
                reaction(struck())
                    .then([target(0, [Army, Enemys, NotTrait(T::Elite), AtHq]), Move(IT, To::ThisPlanet)]),
            ),
        Card::new(Kind::Army, 121, "beastmaster-harvester", "Beastmaster Harvester")
            .in_set(Set::WarpUnleashed)
            .of(DarkEldar)
            .cost(5)
            .stats(2, 5)
            .command(2)
            .traits([T::Warrior, T::Beastmaster, T::Elite])
            .keywords([Keyword::DeepStrike(4)])
            .ability(reaction(struck()).then([Tokens(KHYMERA, N(2), To::ThisPlanet)])),
    ]
}
