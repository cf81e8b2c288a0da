//! Cards without a faction in the deluxe boxes, in printed order.

use crate::ability::{
    Cond, Cost, Event as When, Grant,
    Is::{Army, AtThisPlanet, CostAtMost, Enemys, Trait, Unit, Yours},
    Num::N,
    On, Only,
    Op::{Cancel, Deal, Destroy, If, ReduceCost, Then},
    Ref, THAT,
    Who::{Opponent, You},
    all, interrupt, reaction, when,
};
use crate::card::{Card, Keyword, Kind, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 45, "freebooter-kaptain", "Freebooter Kaptain")
            .in_set(Set::LegionsOfDeath)
            .cost(3)
            .stats(3, 3)
            .command(1)
            .traits([T::Ally])
            .always(all([Army, CostAtMost(2), AtThisPlanet], Grant::UncountedIcons)),
        Card::new(Kind::Event, 46, "backlash", "Backlash")
            .in_set(Set::LegionsOfDeath)
            .cost(1)
            .traits([T::Tactic])
            .ability(
                interrupt(when(When::Targets).by(Opponent).obj([Unit, Trait(vec![T::Elite]), Yours])).then([
                    Cancel,
                    Then,
                    If(Cond::Matches(Ref::Agent, vec![Army]), vec![Destroy(On::The(Ref::Agent))]),
                ]),
            ),
        Card::new(Kind::Attachment, 47, "defense-battery", "Defense Battery")
            .in_set(Set::LegionsOfDeath)
            .cost(1)
            .shields(1)
            .traits([T::Artillery])
            .attach_to_planet()
            .ability(
                reaction(when(When::Moves).obj([Army, Enemys]).only(Only::ToOrFromThisPlanet))
                    .cost(Cost::ExhaustThis)
                    .then([Deal(N(2), THAT)]),
            )
            .ability(
                reaction(when(When::GoesHome).obj([Army, Enemys]).only(Only::FromThisPlanet))
                    .cost(Cost::ExhaustThis)
                    .then([Deal(N(2), THAT)]),
            ),
        Card::new(Kind::Support, 48, "stc-fragment", "STC Fragment")
            .in_set(Set::LegionsOfDeath)
            .unique()
            .cost(1)
            .traits([T::Relic])
            .keywords([Keyword::Limited])
            .one_per_player(T::Relic)
            .ability(
                interrupt(when(When::Deploying).by(You).obj([Unit, Trait(vec![T::Elite])]))
                    .cost(Cost::ExhaustThis)
                    .then([ReduceCost(N(2))]),
            ),
    ]
}
