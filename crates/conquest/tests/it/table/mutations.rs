//! A finished game altered in every way somebody could alter it: changed, left out, doubled, exchanged. Nothing of it passes.

use conquest::Seat;
use conquest::game::{By, Fact, GameFile, Settings, Wish};
use conquest::rng::Chance;
use serde_json::Value;

use super::{Evening, judged};

/// Alterations of each kind.
const EACH: usize = 1000;

/// A game with everything a table knows, given up after some forty answers: short, so that thousands of alterations are tried.
fn record() -> GameFile {
    let mut evening = Evening::begun(Settings { patience_seconds: Some(600), ..judged() });
    let reason = || "a card too many".to_owned();
    for step in 0..40 {
        let (seat, _) = evening.answer(|_| true);
        match step {
            5 => _ = evening.must(By::Seat(seat), Wish::OfferDraw),
            6 => {
                let offered = evening.game().draw_offered_by().expect("offered");
                evening.must(By::Seat(offered.other()), Wish::DeclineDraw);
            }
            10 => _ = evening.must(By::Seat(Seat::A), Wish::CallJudge),
            11 => {
                evening.must(By::Judge, Wish::Pause { reason: reason() });
                evening.must(By::Judge, Wish::Extend { seat: Seat::B, seconds: 60, reason: reason() });
                evening.must(By::Judge, Wish::Resume);
            }
            20 => _ = evening.must(By::Judge, Wish::SetBack { answers: 18, reason: reason() }),
            _ => {}
        }
    }
    evening.must(By::Seat(Seat::B), Wish::Concede);
    GameFile::of(evening.table.facts().to_vec()).expect("it is over")
}

/// One alteration, or `None` if it says the same as before.
fn altered(facts: &[Fact], kind: usize, chance: &mut Chance) -> Option<Vec<Fact>> {
    let mut other = facts.to_vec();
    let at = chance.below(facts.len());
    match kind {
        0 => {
            let mut value = serde_json::to_value(&facts[at]).expect("a fact");
            mutate(&mut value, chance);
            other[at] = serde_json::from_value(value).ok()?;
        }
        1 => _ = other.remove(at),
        2 => other.insert(at, facts[at].clone()),
        _ => other.swap(at, chance.below(facts.len())),
    }
    (other != facts).then_some(other)
}

/// Another value in one place: a number, a word, a digit.
fn mutate(value: &mut Value, chance: &mut Chance) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let at = chance.below(fields.len());
            if let Some((_, inner)) = fields.iter_mut().nth(at) {
                mutate(inner, chance);
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let at = chance.below(items.len());
            mutate(&mut items[at], chance);
        }
        Value::Object(_) | Value::Array(_) | Value::Null => *value = Value::from(1),
        Value::Bool(flag) => *flag = !*flag,
        Value::Number(number) => {
            let step = if chance.below(2) == 0 { 1 } else { -1 };
            *value = Value::from((number.as_i64().unwrap_or(0) + step).max(0));
        }
        Value::String(text) => {
            let others = ["A", "B", "pass", "concession", "Ana", "answered", "paused"];
            let other = others[chance.below(others.len())];
            *text = match chance.below(3) {
                0 => other.to_owned(),
                1 => format!("{text}0"),
                _ => text.replace(['1', '2', '3'], "4"),
            };
        }
    }
}

/// Shows HR-7.2.3: the seal of the ending holds every word of every fact, also those nothing else follows from.
#[test]
fn nothing_altered_passes() {
    let file = record();
    let proof = file.verify().expect("as it was played");
    assert!(proof.seal.is_some() && proof.facts > 50, "{proof:?}");
    for (kind, name) in ["changed", "left out", "doubled", "exchanged"].into_iter().enumerate() {
        let mut chance = Chance::new(kind as u64 + 1);
        let mut tried = 0;
        while tried < EACH {
            let Some(facts) = altered(&file.facts, kind, &mut chance) else { continue };
            tried += 1;
            let first = facts.iter().zip(&file.facts).position(|(one, two)| one != two);
            let told = GameFile { facts, ..file.clone() };
            let told = (told.verify(), first.map(|at| (&file.facts[at], told.facts.get(at).cloned())));
            assert!(told.0.is_err(), "{name}: {:?}", told.1);
        }
    }
}

/// What an earlier version wrote, without a seal, is proven as far as the rules go, and it is said that it has none.
#[test]
fn a_record_without_a_seal_is_decided_again_too() {
    let mut file = record();
    if let Some(Fact::Ended { seal, .. }) = file.facts.last_mut() {
        *seal = None;
    }
    assert_eq!(file.verify().expect("as it was played").seal, None);
}
