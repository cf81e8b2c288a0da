//! "It" where a player would say "it": a card just spoken of needs no name.

use rulebook::{Saying, Value, say};

use super::costs::topic_of_cost;
use super::effect::parts::done_to;
use crate::ability::{Ability, How, Is, Num, On, Only, Op, PAID, REVEALED, Ref, Trigger, Who};

/// The card a trigger speaks of, where it speaks of one card only.
pub(super) fn topic_of(trigger: &Trigger) -> Option<Ref> {
    let by = |only: &Only| matches!(only, Only::ByThis | Only::ByHost);
    if !trigger.source.is_empty() || trigger.only.iter().any(by) {
        return None;
    }
    if trigger.only.contains(&Only::This) {
        return Some(Ref::This);
    }
    if trigger.only.contains(&Only::Host) {
        return Some(Ref::Host);
    }
    // A warlord is called by its name.
    (!trigger.obj.is_empty() && !trigger.obj.contains(&Is::Warlord)).then_some(Ref::That)
}

/// What is spoken of before the effects of an ability begin: what is paid or must hold comes after the event.
pub(super) fn topic_before(it: &Ability) -> Option<Ref> {
    let told = it.trigger.as_ref().and_then(topic_of);
    let Some(cost) = it.costs.last() else { return told.filter(|_| it.cond.is_none()) };
    let topic = topic_of_cost(cost)?;
    // Beside another card, this one is called by its name.
    let alone = it
        .trigger
        .as_ref()
        .is_none_or(|trigger| trigger.obj.is_empty() && trigger.source.is_empty() || told == Some(topic));
    (alone || !matches!(topic, Ref::This | Ref::Host)).then_some(topic)
}

/// What is being spoken of after these steps, which were said in one breath.
#[expect(clippy::wildcard_enum_match_arm, reason = "`done_to` spells out the others")]
pub(super) fn topic_after(topic: Option<Ref>, steps: &[Op]) -> Option<Ref> {
    let alone = steps.len() == 1;
    steps.iter().fold(topic, |topic, op| match op {
        // Of two cards that wait for what is done to them, neither is "it".
        Op::Choose { how: How::Target | How::One | How::May, into, by: Who::You, .. } => match topic {
            Some(Ref::Chosen(other)) if alone && other != *into => None,
            _ => Some(Ref::Chosen(*into)),
        },
        Op::Choose { .. }
        | Op::MoveDamage(..)
        | Op::PutIntoPlayOn(..)
        | Op::DeployOn(..)
        | Op::AttachTo(..)
        | Op::TradeBlows(..)
        | Op::SwitchPlaces(..)
        | Op::Tokens(..)
        | Op::TokensAtEach(..)
        | Op::Indirect(..)
        | Op::IndirectAmong(..)
        | Op::Search { .. }
        | Op::SearchAndShuffle { .. } => None,
        // A card drawn is a card spoken of.
        Op::Draw(..) => None,
        Op::RevealTop | Op::DiscardTop(_, Num::N(1)) => Some(Ref::Chosen(REVEALED)),
        Op::PutIntoPlay(it, _) | Op::PutUnderControl(it, _) | Op::DeployAt(it, _) => can_be_it(*it),
        op => match done_to(op) {
            Some(On::The(it)) => can_be_it(*it),
            Some(On::Each(_) | On::Picked) => None,
            None => topic,
        },
    })
}

fn can_be_it(it: Ref) -> Option<Ref> {
    matches!(it, Ref::That | Ref::Chosen(_) | Ref::This | Ref::Host).then_some(it)
}

/// Says "it" for that card wherever the value names it, up to the next card that is spoken of.
pub(super) fn say_it(value: &mut Value, it: Ref) {
    let Some(name) = name_of(it) else { return };
    replace(value, name, false);
}

/// Says "it" where the value names that card again, which it has introduced itself.
pub(super) fn say_it_again(said: &mut Saying, it: Ref) {
    if let Some(name) = name_of(it) {
        replace_in(said, name, true);
    }
}

/// The message that names the card.
fn name_of(it: Ref) -> Option<&'static str> {
    match it {
        Ref::That => Some("conquest-ref-that"),
        Ref::Chosen(1) => Some("conquest-ref-second"),
        Ref::Chosen(PAID) => Some("conquest-ref-paid"),
        Ref::Chosen(REVEALED) => Some("conquest-ref-revealed"),
        Ref::Chosen(_) => Some("conquest-ref-chosen"),
        Ref::This => Some("conquest-ref-this"),
        Ref::Host => Some("conquest-ref-host"),
        Ref::Source | Ref::Agent | Ref::Shielded | Ref::HostOf(_) | Ref::Attacked | Ref::YourWarlord => None,
    }
}

/// Sentences that quote another text, in which other cards are spoken of, and those that no language says with a pronoun.
const LEFT_ALONE: [&str; 8] = [
    "conquest-get-ability",
    "conquest-do-rule",
    "conquest-do-rule-there",
    "conquest-do-become",
    "conquest-is-same-name",
    "conquest-is-same-faction",
    "conquest-is-other-name",
    "conquest-noun",
];

fn replace(value: &mut Value, name: &str, again: bool) {
    match value {
        Value::Number(_) | Value::Text(_) => {}
        Value::Saying(saying) => replace_in(saying, name, again),
        Value::List(steps) => {
            for step in steps {
                replace(step, name, again);
                if speaks_of_another(step) {
                    break;
                }
            }
        }
    }
}

/// The value of that name.
fn value_of(saying: &Saying, wanted: &str) -> Value {
    let found = saying.values.iter().find(|(name, _)| name == wanted);
    found.map_or_else(|| Value::Text(String::new()), |(_, value)| value.clone())
}

/// Whether the value of that name is the card, by its name or as "it".
fn is_it(saying: &Saying, value: &str, name: &str) -> bool {
    matches!(value_of(saying, value), Value::Saying(it) if it.key == name || it.key == "conquest-ref-it")
}

fn replace_in(saying: &mut Saying, name: &str, again: bool) {
    if LEFT_ALONE.contains(&&*saying.key) {
        return;
    }
    let of_it = is_it(saying, "of", name);
    let said = match &*saying.key {
        key if key == name => Some(say!("conquest-ref-it", case = value_of(saying, "case"))),
        "conquest-x-attack" if of_it => Some(say!("conquest-its-attack")),
        "conquest-x-cost" if of_it => Some(say!("conquest-its-cost")),
        "conquest-x-damage" if of_it => Some(say!("conquest-its-damage")),
        "conquest-x-half-damage" if of_it => Some(say!("conquest-its-half-damage")),
        "conquest-x-area" if of_it => Some(say!("conquest-its-area")),
        "conquest-x-icons" if of_it => Some(say!("conquest-its-icons", n = value_of(saying, "n"))),
        "conquest-do-deal" if is_it(saying, "what", name) => {
            Some(say!("conquest-do-deal-it", n = value_of(saying, "n")))
        }
        "conquest-some-planet-next-to" if is_it(saying, "what", name) => {
            let (form, case) = (value_of(saying, "form"), value_of(saying, "case"));
            Some(say!("conquest-some-planet-next-to-it", form = form, case = case))
        }
        "conquest-if-matches" if is_it(saying, "who", name) => {
            Some(say!("conquest-if-it-matches", what = value_of(saying, "what")))
        }
        "conquest-do-deal-printed" if of_it && (again || is_it(saying, "what", name)) => {
            let mut what = value_of(saying, "what");
            replace(&mut what, name, again);
            Some(say!("conquest-do-deal-its-printed", what = what))
        }
        _ => None,
    };
    if let Some(said) = said {
        *saying = said;
        return;
    }
    // Whose amount it is stays said by name where the step is about another card.
    let of_another = match &*saying.key {
        "conquest-do-where" if !again => names_another(&value_of(saying, "effect"), name),
        key => key == "conquest-do-deal-printed",
    };
    for (key, value) in &mut saying.values {
        if !(of_another && (key == "x" || key == "of")) {
            replace(value, name, again);
        }
    }
}

/// Whether another card is named there, or one is chosen.
fn names_another(value: &Value, name: &str) -> bool {
    match value {
        Value::Number(_) | Value::Text(_) => false,
        Value::Saying(saying) => {
            let key = &*saying.key;
            let reference = key.starts_with("conquest-ref-") && key != name && key != "conquest-ref-it";
            reference
                || key == "conquest-noun"
                || saying.values.iter().any(|(_, value)| names_another(value, name))
        }
        Value::List(values) => values.iter().any(|value| names_another(value, name)),
    }
}

/// Whether another card is chosen there.
fn speaks_of_another(value: &Value) -> bool {
    match value {
        Value::Number(_) | Value::Text(_) => false,
        Value::Saying(saying) => {
            matches!(&*saying.key, "conquest-noun" | "conquest-nouns")
                || saying.values.iter().any(|(_, value)| speaks_of_another(value))
        }
        Value::List(values) => values.iter().any(speaks_of_another),
    }
}
