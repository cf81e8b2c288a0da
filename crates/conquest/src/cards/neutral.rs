//! The neutral cards, in printed order.

use crate::ability::{
    Cond, Cost, Event as When, Grant,
    Is::{Army, InDiscard, Trait, Unique, Unit, Yours},
    Num::N,
    Only,
    Op::{CancelShield, PlaceResources, PutIntoPlay, TakeFromThis},
    Ref, To,
    Who::{Opponent, You},
    forced_reaction, host, interrupt, reaction, when,
};
use crate::card::{Card, Keyword::Limited, Kind, Trait as T};
use crate::ids::Phase;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Event, 169, "no-mercy", "No Mercy").cost(0).shields(1).traits([T::Tactic]).ability(
            interrupt(when(When::Shield).by(Opponent))
                .cost(Cost::ExhaustUnit(vec![Unit, Unique, Yours]))
                .then([CancelShield]),
        ),
        Card::new(Kind::Army, 170, "void-pirate", "Void Pirate")
            .cost(1)
            .stats(0, 1)
            .command(1)
            .traits([T::Ally])
            .bonus(1, 0),
        Card::new(Kind::Army, 171, "rogue-trader", "Rogue Trader")
            .cost(1)
            .stats(0, 1)
            .command(1)
            .traits([T::Ally])
            .bonus(0, 1),
        Card::new(Kind::Event, 172, "fall-back", "Fall Back!")
            .cost(1)
            .shields(1)
            .traits([T::Tactic])
            .ability(
                reaction(when(When::Leaves).only(Only::Destroyed).obj([
                    Unit,
                    Trait(vec![T::Elite]),
                    InDiscard(You),
                ]))
                .then([PutIntoPlay(Ref::That, To::YourHq)]),
            ),
        Card::new(Kind::Support, 173, "promethium-mine", "Promethium Mine")
            .cost(1)
            .traits([T::Location])
            .keywords([Limited])
            .ability(forced_reaction(when(When::Enters).only(Only::This)).then([PlaceResources(N(4))]))
            .ability(
                reaction(when(When::PhaseBegins).only(Only::Phase(Phase::Deploy)))
                    .only_if(Cond::ResourcesOnThis)
                    .then([TakeFromThis(N(1))]),
            ),
        Card::new(Kind::Attachment, 174, "promotion", "Promotion")
            .cost(0)
            .shields(1)
            .traits([T::Skill])
            .keywords([Limited])
            .attach_to([Army])
            .always(host(Grant::Command(N(2)))),
    ]
}
