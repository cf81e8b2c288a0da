//! Cards of no faction in the Warlord cycle, in printed order.

use crate::ability::{
    Cond, Event as When, IT,
    Is::{self, InHand},
    Num::N,
    Only,
    Op::{self, Discard, EachPlayer, While},
    Who::You,
    choose, each, headquarters_action, reaction, when,
};
use crate::card::{Card, Kind, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Event, 22, "calamity", "Calamity")
            .in_set(Set::HowlOfBlackmane)
            .cost(2)
            .shields(1)
            .traits([T::Disaster])
            .ability(headquarters_action().then([Op::ReturnToHand(each([Is::Army, Is::CostAtMost(2)]))])),
        Card::new(Kind::Army, 134, "inquisitor-caius-wroth", "Inquisitor Caius Wroth")
            .in_set(Set::DescendantsOfIsha)
            .unique()
            .cost(4)
            .stats(3, 5)
            .command(1)
            .traits([T::Psyker, T::Inquisitor])
            .ability(reaction(when(When::Enters).only(Only::This)).then([EachPlayer(vec![While(
                Cond::HandAbove(You, N(4)),
                vec![choose(0, [InHand(You)]), Discard(IT)],
            )])])),
    ]
}
