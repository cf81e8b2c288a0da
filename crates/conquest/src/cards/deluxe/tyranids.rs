//! Cards of Tyranids in the deluxe boxes beside their own, in printed order.

use crate::ability::{
    Event,
    Is::{AtThisPlanet, Enemys, Unit},
    Num, Only,
    Op::Tokens,
    To, interrupt, when,
};
use crate::card::{Card, Faction::Tyranids, Kind, Set, Trait as T};
use crate::cards::TERMAGANT;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 56, "swarmling-termagants", "Swarmling Termagants")
            .in_set(Set::LegionsOfDeath)
            .of(Tyranids)
            .cost(2)
            .stats(1, 1)
            .command(1)
            .traits([T::Creature, T::Leviathan, T::Termagant])
            .ability(interrupt(when(Event::Leaves).only(Only::Destroyed).only(Only::This)).then([Tokens(
                TERMAGANT,
                Num::Factions(vec![Unit, Enemys, AtThisPlanet]),
                To::ThisPlanet,
            )])),
    ]
}
