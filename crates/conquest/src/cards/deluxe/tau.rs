//! Cards of the Tau in the deluxe expansions, in printed order.

use crate::ability::{
    Cond, Cost, Grant, IT,
    Is::{
        AtThisPlanet, AttachedTo, Attachment, HostFor, InDiscard, Not, NotOf, OnA, Trait, Unit, Warlord,
        Yours,
    },
    Op::{AttachTo, PutOnDeck, Ready},
    Ref, THIS,
    Who::You,
    action, choose, combat_action, deploy_action, this_while,
};
use crate::card::{Card, Faction::Tau, Keyword, Kind, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 62, "pathfinder-shi-ores", "Pathfinder Shi Or'es")
            .in_set(Set::GreatDevourer)
            .of(Tau)
            .unique()
            .loyal()
            .cost(3)
            .stats(3, 3)
            .command(1)
            .traits([T::Scout])
            .ability(
                action()
                    .cost(Cost::DiscardCard(vec![Attachment, AttachedTo(Ref::This)]))
                    .then([Ready(THIS)])
                    .once_per_phase(),
            ),
        Card::new(Kind::Support, 63, "repair-bay", "Repair Bay")
            .in_set(Set::GreatDevourer)
            .of(Tau)
            .cost(1)
            .traits([T::Location])
            .ability(
                deploy_action()
                    .cost(Cost::ExhaustThis)
                    .then([choose(0, [Trait(vec![T::Drone, T::Pilot]), InDiscard(You)]), PutOnDeck(IT)]),
            ),
        Card::new(Kind::Army, 55, "air-caste-courier", "Air Caste Courier")
            .in_set(Set::LegionsOfDeath)
            .of(Tau)
            .cost(2)
            .stats(1, 3)
            .command(1)
            .traits([T::Scout, T::Pilot])
            .always(this_while(Cond::YouControl(vec![Warlord, NotOf(Tau)]), Grant::Keyword(Keyword::Flying)))
            .ability(combat_action().cost(Cost::ExhaustThis).then([
                choose(0, [Attachment, OnA(vec![Unit, Yours, AtThisPlanet])]),
                choose(1, [Unit, Yours, HostFor(Ref::Chosen(0)), Not(Ref::HostOf(0))]),
                AttachTo(Ref::Chosen(0), Ref::Chosen(1)),
            ])),
    ]
}
