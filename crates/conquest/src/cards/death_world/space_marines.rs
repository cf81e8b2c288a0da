//! The Death World cycle's cards of Space Marines, in printed order.

use crate::ability::{
    Cost, Grant,
    Is::{AtThisPlanet, Trait, Unit, Yours},
    Num::N,
    Op::Ready,
    Per, THIS, action, all,
};
use crate::card::{Card, Faction::SpaceMarines, Kind, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 49, "techmarine-aspirant", "Techmarine Aspirant")
            .in_set(Set::SlashAndBurn)
            .of(SpaceMarines)
            .cost(2)
            .stats(1, 3)
            .command(1)
            .traits([T::Soldier, T::DarkAngels])
            .always(all(
                [Unit, Trait(vec![T::Elite]), Yours, AtThisPlanet],
                Grant::Ability(Box::new(
                    action().cost(Cost::Pay(N(1))).then([Ready(THIS)]).limit(1, Per::Round),
                )),
            )),
    ]
}
