//! How the parts of an ability's sentence fit together: whether an order follows or a statement, and what cards are called by
//! what has just happened to them.

use std::borrow::Cow;

use rulebook::{Saying, Value};

use super::costs::paid_how;
use super::phrase::set;
use crate::ability::{Ability, Event, Is, Only, Op, Trigger};

/// Effects that say what is or happens rather than what to do; a language may join them otherwise.
const STATEMENTS: [&str; 38] = [
    "conquest-do-cancel-card-bonus",
    "conquest-do-cancel-resource-bonus",
    "conquest-do-change",
    "conquest-do-change-choice",
    "conquest-do-change-for-both",
    "conquest-do-change-while",
    "conquest-do-cheaper",
    "conquest-do-choose-may",
    "conquest-do-copy-event",
    "conquest-do-double-shield",
    "conquest-do-each-planet",
    "conquest-do-each-player",
    "conquest-do-fight-at",
    "conquest-do-for-each",
    "conquest-do-forgo-bonus",
    "conquest-do-forgo-prize",
    "conquest-do-hush",
    "conquest-do-later-enters",
    "conquest-do-later-phase",
    "conquest-do-let",
    "conquest-do-may",
    "conquest-do-more-shield",
    "conquest-do-of-type",
    "conquest-do-pass-next",
    "conquest-do-pay-or",
    "conquest-do-ranged-skirmish",
    "conquest-do-repeat",
    "conquest-do-retarget",
    "conquest-do-reverse-battles",
    "conquest-do-rule",
    "conquest-do-rule-there",
    "conquest-do-secret-planets",
    "conquest-do-switch-aside",
    "conquest-do-switch-places",
    "conquest-do-switch-planets",
    "conquest-do-take-initiative",
    "conquest-do-take-turn",
    "conquest-do-trade-blows",
];

/// Effects that are orders where "you" do them and statements where another does.
const DONE_BY_ANYBODY: [&str; 6] = [
    "conquest-do-draw",
    "conquest-do-gain",
    "conquest-do-indirect",
    "conquest-do-indirect-among",
    "conquest-do-indirect-here",
    "conquest-do-lose-resources",
];

/// Whether the effects begin with an order ("draw 1 card") rather than with a statement ("it gets +1 ATK").
pub(super) fn begins_with_order(effects: &Value) -> bool {
    match effects {
        Value::Number(_) | Value::Text(_) => false,
        Value::List(steps) => steps.first().is_some_and(begins_with_order),
        Value::Saying(said) => {
            let key = &*said.key;
            let inner = |name: &str| {
                let found = said.values.iter().find(|(it, _)| it == name);
                found.is_some_and(|(_, value)| begins_with_order(value))
            };
            match key {
                "conquest-do-where" | "conquest-do-where-amid" => inner("effect"),
                "conquest-do-instead" => inner("effects"),
                "conquest-text-or" => inner("first"),
                key => {
                    let another = |(name, value): &(Cow<'static, str>, Value)| {
                        name == "who" && matches!(value, Value::Text(who) if who != "you")
                    };
                    let of_another = DONE_BY_ANYBODY.contains(&key) && said.values.iter().any(another);
                    !STATEMENTS.contains(&key)
                        && !key.starts_with("conquest-do-opponent")
                        && !key.starts_with("conquest-do-while")
                        && !of_another
                }
            }
        }
    }
}

/// Calls cards by what was done to them: "the sacrificed unit", "the damaged unit", "the first" of two that were chosen.
pub(super) fn call_by_deeds(value: &mut Value, it: &Ability) {
    if let Some(how) = paid_how(&it.costs) {
        each_saying(value, &mut |said| {
            if said.key == "conquest-ref-paid" {
                set(said, "how", how);
            }
        });
    }
    if let Some(how) = it.trigger.as_ref().and_then(happened) {
        each_saying(value, &mut |said| {
            if said.key == "conquest-ref-that" {
                set(said, "how", how);
            }
        });
    }
    let mut two = false;
    each_saying(value, &mut |said| two |= said.key == "conquest-ref-second");
    if two {
        rename(value, "conquest-ref-chosen", "conquest-ref-first");
    } else if chooses_units_only(&it.body) {
        rename(value, "conquest-ref-chosen", "conquest-ref-chosen-unit");
    }
    // Where another planet was chosen meanwhile, "there" would be that one.
    let mut elsewhere = false;
    each_saying(value, &mut |said| elsewhere |= said.key == "conquest-do-choose-place");
    if elsewhere {
        rename(value, "conquest-is-that-planet", "conquest-is-that-very-planet");
    }
}

fn is_unit(is: &Is) -> bool {
    matches!(is, Is::Unit | Is::Army | Is::Warlord | Is::Token(_) | Is::AnyToken)
}

/// Whether there is a choice, and every choice is one among units.
#[expect(clippy::wildcard_enum_match_arm, reason = "every other step chooses no card")]
fn chooses_units_only(ops: &[Op]) -> bool {
    let mut choices = ops.iter().filter_map(|op| match op {
        Op::Choose { what, .. } => Some(what.iter().any(is_unit)),
        Op::OneOf(..) => Some(false),
        _ => None,
    });
    choices.next().is_some_and(|first| first && choices.all(|unit| unit))
}

/// What happened to the unit a trigger speaks of.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing is to be said of a unit that only takes part")]
fn happened(trigger: &Trigger) -> Option<&'static str> {
    if !trigger.obj.iter().any(is_unit) {
        return None;
    }
    match trigger.event {
        Event::Defends => Some("attacked"),
        Event::Damaged => Some("damaged"),
        Event::Leaves if trigger.only.contains(&Only::Destroyed) => Some("destroyed"),
        Event::Leaves if !trigger.only.contains(&Only::ToDiscard) => Some("leaving"),
        Event::Enters if trigger.only.contains(&Only::Deployed) => Some("deployed"),
        Event::Moves | Event::GoesHome => Some("moved"),
        _ => Some("unit"),
    }
}

/// A place of one's choice, where another chooses it.
pub(super) fn of_their_choice(value: &mut Value) {
    each_saying(value, &mut |said| {
        let free = said.values.iter().any(|(name, value)| name == "form" && *value == Value::from("free"));
        if free && said.key.starts_with("conquest-some-planet") {
            set(said, "form", "theirs");
        }
    });
}

/// What is moved comes from where it is.
pub(super) fn from_where_it_is(said: &mut Saying) {
    const AT_AND_FROM: [(&str, &str); 6] = [
        ("conquest-is-adjacent", "conquest-from-adjacent"),
        ("conquest-is-at-hq", "conquest-from-hq"),
        ("conquest-is-at-your-hq", "conquest-from-your-hq"),
        ("conquest-is-at-warlord", "conquest-from-warlord"),
        ("conquest-is-at-type", "conquest-from-type"),
        ("conquest-is-here", "conquest-from-here"),
    ];
    for (_, value) in said.values.iter_mut().filter(|(name, _)| name == "what") {
        for (at, from) in AT_AND_FROM {
            rename(value, at, from);
        }
    }
}

/// Says one message wherever another would be.
pub(super) fn rename(value: &mut Value, from: &str, to: &'static str) {
    each_saying(value, &mut |said| {
        if said.key == from {
            said.key = to.into();
        }
    });
}

fn each_saying(value: &mut Value, change: &mut impl FnMut(&mut Saying)) {
    match value {
        Value::Number(_) | Value::Text(_) => {}
        Value::List(values) => values.iter_mut().for_each(|value| each_saying(value, change)),
        Value::Saying(said) => {
            change(said);
            said.values.iter_mut().for_each(|(_, value)| each_saying(value, change));
        }
    }
}
