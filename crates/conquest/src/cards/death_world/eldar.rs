//! The Death World cycle's cards of Eldar, in printed order.

use crate::ability::{
    Cond, Event, Grant, IT,
    Is::{Army, AtThisPlanet, Enemys, InReserve, NonWarlord, NotTrait, Unit, Yours},
    Num::N,
    Only,
    Op::{Exhaust, LookAt},
    Ref, choose, host_while, reaction, struck, target, when,
};
use crate::card::{Card, Faction::Eldar, Keyword, Kind, Set, Trait as T};
use crate::state::Phase;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 12, "seer-adept", "Seer Adept")
            .in_set(Set::JunglesOfNectavus)
            .of(Eldar)
            .cost(3)
            .stats(2, 4)
            .command(1)
            .traits([T::Psyker])
            .ability(
                reaction(when(Event::PhaseBegins).only(Only::Phase(Phase::Command)))
                    .then([choose(0, [InReserve, Enemys]), LookAt(Ref::Chosen(0))]),
            ),
        Card::new(Kind::Attachment, 14, "hidden-strike-chainsword", "Hidden Strike Chainsword")
            .in_set(Set::JunglesOfNectavus)
            .of(Eldar)
            .cost(1)
            .shields(1)
            .traits([T::Wargear, T::Weapon])
            .keywords([Keyword::DeepStrike(0)])
            .attach_to([Army, Yours])
            .always(host_while(Cond::HostAttacking(vec![Unit, NonWarlord]), Grant::Attack(N(2)))),
        Card::new(Kind::Army, 123, "scorpion-striker", "Scorpion Striker")
            .in_set(Set::WarpUnleashed)
            .of(Eldar)
            .cost(4)
            .stats(3, 3)
            .command(1)
            .traits([T::Warrior])
            .keywords([Keyword::DeepStrike(2)])
            .ability(
                reaction(struck()).then([target(0, [Army, NotTrait(T::Elite), AtThisPlanet]), Exhaust(IT)]),
            ),
    ]
}
