//! What cards are for a time: no cards of their own, on no list. Their number is that of the card that makes them, and 1000.

use crate::ability::{Op::ReturnToHand, THIS, action};
use crate::card::{
    Card, Face,
    Faction::{AstraMilitarum, Orks},
    Kind, Set, Trait as T,
};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 1092, "the-glovodan-eagle-unit", "The Glovodan Eagle (unit)")
            .in_set(Set::ThreatBeyond)
            .face(Face::Of("the-glovodan-eagle"))
            .of(AstraMilitarum)
            .unique()
            .signature(12)
            .cost(1)
            .stats(1, 1)
            .traits([T::Familiar])
            .ability(action().then([ReturnToHand(THIS)])),
        Card::new(Kind::Army, 1076, "idden-card", "'Idden Card")
            .in_set(Set::SearchingForTruth)
            .face(Face::Any)
            .of(Orks)
            .stats(2, 2),
    ]
}
