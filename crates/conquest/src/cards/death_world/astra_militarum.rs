//! The Death World cycle's cards of Astra Militarum, in printed order.

use crate::ability::{Constant, IT, Is::InReserve, Op::Destroy, deploy_action, target};
use crate::card::{Card, Faction::AstraMilitarum, Keyword, Kind, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 4, "scion-strike-force", "Scion Strike Force")
            .in_set(Set::JunglesOfNectavus)
            .of(AstraMilitarum)
            .cost(5)
            .stats(3, 4)
            .command(2)
            .traits([T::Soldier, T::Elite])
            .keywords([Keyword::DeepStrike(3), Keyword::Ranged]),
        Card::new(Kind::Event, 5, "no-surprises", "No Surprises")
            .in_set(Set::JunglesOfNectavus)
            .of(AstraMilitarum)
            .cost(1)
            .shields(1)
            .traits([T::Tactic])
            .ability(deploy_action().then([target(0, [InReserve]), Destroy(IT)])),
        Card::new(Kind::Army, 94, "catachan-tracker", "Catachan Tracker")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(AstraMilitarum)
            .cost(3)
            .stats(2, 3)
            .command(1)
            .traits([T::Soldier, T::Catachan])
            .always(Constant::StrikesCostMore(2)),
    ]
}
