//! A choice between several things to do, said as shortly as what they have in common allows.

use rulebook::{Saying, Value, say};

use super::effects;
use crate::ability::{Grant, How, Is, Modifier, Op, Sel, Who};
use crate::text::names::keyword_saying;
use crate::text::noun::{any_of, noun, object};
use crate::text::phrase::{duration, granted, is_plain};
use crate::text::sentence::rename;

/// Any number of things, one of which is done.
pub(super) fn one_of(first: &[Op], second: &[Op]) -> Option<Saying> {
    let mut options = Vec::new();
    gather(first, &mut options);
    gather(second, &mut options);
    if let Some(said) = plain_gain(&options).or_else(|| gift(&options)).or_else(|| of_a_kind(&options)) {
        return Some(said);
    }
    let mut options: Vec<Value> = options.into_iter().map(effects).collect();
    for option in &mut options {
        rename(option, "conquest-do-where", "conquest-do-where-amid");
    }
    let last = options.pop()?;
    let others = options
        .into_iter()
        .reduce(|before, after| say!("conquest-text-option", before = before, after = after).into())?;
    Some(say!("conquest-do-one-of", first = others, second = last))
}

/// What may be chosen from, a choice within a choice being one choice.
fn gather<'a>(ops: &'a [Op], options: &mut Vec<&'a [Op]>) {
    match ops {
        [Op::OneOf(first, second)] => {
            gather(first, options);
            gather(second, options);
        }
        ops => options.push(ops),
    }
}

/// "Gain 1 resource or draw 1 card."
fn plain_gain(options: &[&[Op]]) -> Option<Saying> {
    let plain = |ops: &&[Op]| matches!(ops, [Op::Gain(Who::You, _) | Op::Draw(Who::You, _)]);
    let [first, second] = options else { return None };
    let both = plain(first) && plain(second);
    let said = |ops: &[Op]| {
        let mut said = effects(ops);
        rename(&mut said, "conquest-do-where", "conquest-do-where-amid");
        said
    };
    both.then(|| say!("conquest-text-or", first = said(first), second = said(second)))
}

/// One of several gifts to the same cards for the same time.
fn gift(options: &[&[Op]]) -> Option<Saying> {
    let given = |ops: &[Op]| match ops {
        [Op::Modify(it)] if it.cond.is_none() && is_plain(&it.grant) => Some(it.clone()),
        _ => None,
    };
    let gifts: Vec<Modifier> = options.iter().copied().map(given).collect::<Option<_>>()?;
    let first = gifts.first()?;
    if gifts.iter().any(|it| it.to != first.to || it.until != first.until) {
        return None;
    }
    let keyword = |it: &Modifier| {
        let Grant::Keyword(it) = it.grant else { return None };
        Some(Value::from(keyword_saying(it)))
    };
    let what = match gifts.iter().map(keyword).collect::<Option<Vec<Value>>>() {
        Some(keywords) => say!("conquest-get-keyword", keyword = any_of(keywords)?, again = "no").into(),
        None => any_of(gifts.iter().map(|it| Value::from(granted(&it.grant))))?,
    };
    let (who, until) = (object(&first.to, "nom"), duration(first.until));
    Some(say!("conquest-do-change-choice", who = who, what = what, until = until))
}

/// The opponent may choose a card of a kind you name.
fn of_a_kind(options: &[&[Op]]) -> Option<Saying> {
    let kind = |ops: &[Op]| match ops {
        [Op::Choose { what, by: Who::Opponent, how: How::May, .. }] => one_kind(what),
        _ => None,
    };
    let kinds: Vec<Value> = options.iter().copied().map(kind).collect::<Option<_>>()?;
    Some(say!("conquest-do-opponent-may-choose-kind", kinds = any_of(kinds)?))
}

/// The kind alone, of a card in the opponent's hand.
fn one_kind(what: &Sel) -> Option<Value> {
    let kind: Vec<Is> = what.iter().filter(|is| **is != Is::InHand(Who::Opponent)).cloned().collect();
    (kind.len() == 1 && what.len() == 2).then(|| noun(&kind, "bare", "nom").into())
}
