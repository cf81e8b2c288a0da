//! What an ability costs, in words.

use rulebook::{Saying, say};

use super::noun::{noun, nouns, reference};
use super::phrase::number;
use crate::ability::{Cost, Is, Ref, Who};

/// What has to be paid.
pub(super) fn cost_saying(cost: &Cost) -> Saying {
    match cost {
        Cost::ExhaustThis => say!("conquest-do-exhaust", what = reference(Ref::This, "acc")),
        Cost::SacrificeThis => say!("conquest-do-sacrifice", what = reference(Ref::This, "acc")),
        Cost::ExhaustUnit(sel) => say!("conquest-do-exhaust", what = noun(sel, "a", "acc")),
        Cost::DiscardCard(sel) => say!("conquest-do-discard", what = noun(sel, "a", "acc")),
        Cost::ExhaustHost => say!("conquest-do-exhaust", what = reference(Ref::Host, "acc")),
        Cost::DamageThat(num) => {
            say!("conquest-do-deal", n = number(num), what = reference(Ref::That, "dat"))
        }
        Cost::ReturnUnit(sel) => say!("conquest-do-return", what = noun(sel, "a", "acc")),
        Cost::SacrificeUnit(sel) => say!("conquest-do-sacrifice", what = noun(sel, "a", "acc")),
        Cost::Pay(num) => say!("conquest-do-pay", n = number(num)),
        Cost::PayPrinted(sel) => say!("conquest-do-pay-printed", what = noun(sel, "a", "from")),
        Cost::PayX => say!("conquest-do-pay-x"),
        Cost::DamageThis(num) => {
            say!("conquest-do-deal", n = number(num), what = reference(Ref::This, "dat"))
        }
        Cost::Cleanse => say!("conquest-do-cleanse"),
        Cost::DiscardX(sel) if sel[..] == [Is::InHand(Who::You)] => say!("conquest-do-discard-x"),
        Cost::DiscardX(sel) => say!("conquest-do-discard-x-of", what = nouns(sel)),
        Cost::ShuffleX(sel) => say!("conquest-do-shuffle-x", what = nouns(sel)),
        Cost::SacrificeX(sel) => say!("conquest-do-sacrifice-x", what = nouns(sel)),
    }
}
