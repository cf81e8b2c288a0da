//! The token units, in printed order.

use crate::ability::{
    Cost, Event as When,
    Is::{Trait, Unit},
    Num::N,
    Op::ReduceCost,
    Who::You,
    interrupt, when,
};
use crate::card::{
    Card,
    Faction::{AstraMilitarum, Chaos, DarkEldar, Orks, Tyranids},
    Keyword::NoAttachments,
    Kind, Set, Trait as T,
};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Token, 185, "snotlings", "Snotlings").of(Orks).stats(1, 1).traits([T::Runt]),
        Card::new(Kind::Token, 186, "guardsman", "Guardsman")
            .of(AstraMilitarum)
            .stats(1, 2)
            .traits([T::Soldier]),
        Card::new(Kind::Token, 187, "cultist", "Cultist").of(Chaos).stats(1, 1).traits([T::Cultist]).ability(
            interrupt(when(When::Deploying).by(You).obj([Unit, Trait(vec![T::Daemon])]))
                .cost(Cost::SacrificeThis)
                .then([ReduceCost(N(1))]),
        ),
        Card::new(Kind::Token, 188, "khymera", "Khymera")
            .of(DarkEldar)
            .stats(2, 1)
            .traits([T::Creature])
            .keywords([NoAttachments]),
        Card::new(Kind::Token, 64, "termagant", "Termagant")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .stats(1, 1)
            .traits([T::Creature, T::Termagant]),
    ]
}
