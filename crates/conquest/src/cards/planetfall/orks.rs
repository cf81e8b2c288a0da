//! The Planetfall cycle's cards of Orks, in printed order.

use crate::ability::{
    Event as When, Grant,
    Is::{AtThisPlanet, Trait, Unit, Warlord, Yours},
    Num::N,
    Only,
    Op::Ready,
    THIS, host, reaction, when,
};
use crate::card::{Card, Faction::Orks, Kind, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Attachment, 53, "the-bloodrunna", "The Bloodrunna")
            .in_set(Set::DeadlySalvage)
            .of(Orks)
            .unique()
            .signature(21)
            .cost(1)
            .shields(3)
            .traits([T::Vehicle])
            .attach_to([Warlord, Yours])
            .always(host(Grant::Hp(N(2))))
            .always(host(Grant::Ability(Box::new(
                reaction(when(When::Leaves).only(Only::Destroyed).obj([
                    Unit,
                    Trait(vec![T::Vehicle]),
                    AtThisPlanet,
                ]))
                .then([Ready(THIS)])
                .once_per_phase(),
            )))),
    ]
}
