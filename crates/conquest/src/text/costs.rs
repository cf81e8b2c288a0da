//! What an ability costs, in words.

use rulebook::{Saying, Value, say};

use super::noun::{noun, nouns, reference};
use super::phrase::number;
use super::pronoun::say_it;
use crate::ability::{Cost, Is, PAID, Ref, Who};

/// One thing that has to be paid.
fn cost_saying(cost: &Cost) -> Saying {
    match cost {
        Cost::ExhaustThis => say!("conquest-do-exhaust", what = reference(Ref::This, "acc")),
        Cost::SacrificeThis => say!("conquest-do-sacrifice", what = reference(Ref::This, "acc")),
        Cost::ExhaustUnit(sel) => say!("conquest-do-exhaust", what = noun(sel, "a", "acc")),
        Cost::DiscardCard(sel) if sel.contains(&Is::InHand(Who::You)) => {
            say!("conquest-do-discard-held", what = noun(&held(sel), "a", "acc"))
        }
        Cost::DiscardCard(sel) => say!("conquest-do-discard", what = noun(sel, "a", "acc")),
        Cost::ExhaustHost => say!("conquest-do-exhaust", what = reference(Ref::Host, "acc")),
        Cost::DamageThat(num) => {
            say!("conquest-do-deal", n = number(num), what = reference(Ref::That, "dat"))
        }
        Cost::ReturnUnit(sel) => say!("conquest-do-return", what = noun(sel, "a", "acc")),
        Cost::SacrificeUnit(sel) => say!("conquest-do-sacrifice", what = noun(sel, "a", "acc")),
        Cost::Pay(num) => say!("conquest-do-pay", n = number(num)),
        // A card in play is a target.
        Cost::PayPrinted(sel) => {
            let form = if sel.iter().any(|is| matches!(is, Is::InHand(_))) { "a" } else { "target" };
            say!("conquest-do-pay-printed", what = noun(sel, form, "from"))
        }
        Cost::PayX => say!("conquest-do-pay-x"),
        Cost::DamageThis(num) => {
            say!("conquest-do-deal", n = number(num), what = reference(Ref::This, "dat"))
        }
        Cost::Cleanse => say!("conquest-do-cleanse"),
        Cost::DiscardX(sel) if sel[..] == [Is::InHand(Who::You)] => say!("conquest-do-discard-x"),
        Cost::DiscardX(sel) => {
            say!("conquest-do-discard-x-of", what = nouns(&held(sel), "some"))
        }
        Cost::ShuffleX(sel) => {
            let lying: Vec<Is> = sel.iter().filter(|is| **is != Is::InDiscard(Who::You)).cloned().collect();
            say!("conquest-do-shuffle-x", what = nouns(&lying, "some"))
        }
        Cost::SacrificeX(sel) => say!("conquest-do-sacrifice-x", what = nouns(sel, "some")),
    }
}

/// What has to be paid, all of it: a card named once is "it" afterwards.
pub(super) fn costs_saying(costs: &[Cost]) -> Option<Saying> {
    let mut said: Vec<Value> = Vec::new();
    for (at, cost) in costs.iter().enumerate() {
        let mut one = Value::from(cost_saying(cost));
        if let Some(before) = at.checked_sub(1).and_then(|before| costs.get(before)).and_then(topic_of_cost) {
            say_it(&mut one, before);
        }
        said.push(one);
    }
    (!said.is_empty()).then(|| say!("conquest-text-cost", cost = Value::List(said)))
}

/// The card a cost speaks of.
pub(super) fn topic_of_cost(cost: &Cost) -> Option<Ref> {
    match cost {
        Cost::ExhaustThis | Cost::SacrificeThis | Cost::DamageThis(_) => Some(Ref::This),
        Cost::ExhaustHost => Some(Ref::Host),
        Cost::DamageThat(_) => Some(Ref::That),
        // A warlord is called by its name.
        Cost::ExhaustUnit(sel) if sel.contains(&Is::Warlord) => None,
        Cost::ExhaustUnit(_)
        | Cost::SacrificeUnit(_)
        | Cost::ReturnUnit(_)
        | Cost::DiscardCard(_)
        | Cost::PayPrinted(_) => Some(Ref::Chosen(PAID)),
        Cost::Pay(_)
        | Cost::PayX
        | Cost::Cleanse
        | Cost::DiscardX(_)
        | Cost::ShuffleX(_)
        | Cost::SacrificeX(_) => None,
    }
}

/// What was done to the card a cost was paid with, as it is called afterwards.
pub(super) fn paid_how(costs: &[Cost]) -> Option<&'static str> {
    costs.iter().rev().find_map(|cost| match cost {
        Cost::ExhaustUnit(_) => Some("exhausted"),
        Cost::SacrificeUnit(_) => Some("sacrificed"),
        Cost::ReturnUnit(_) => Some("returned"),
        Cost::DiscardCard(_) => Some("discarded"),
        Cost::PayPrinted(_)
        | Cost::ExhaustThis
        | Cost::SacrificeThis
        | Cost::ExhaustHost
        | Cost::DamageThat(_)
        | Cost::Pay(_)
        | Cost::PayX
        | Cost::DamageThis(_)
        | Cost::Cleanse
        | Cost::DiscardX(_)
        | Cost::ShuffleX(_)
        | Cost::SacrificeX(_) => None,
    })
}

/// The same cards without saying that they are held in hand.
fn held(sel: &[Is]) -> Vec<Is> {
    sel.iter().filter(|is| **is != Is::InHand(Who::You)).cloned().collect()
}
