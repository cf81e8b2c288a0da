//! Alterations of a record: whatever somebody changes, leaves out, doubles or exchanges in a history must be found.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The kinds of alterations.
const KINDS: [&str; 4] = ["changed", "left out", "doubled", "exchanged"];

/// Tries so many alterations of each kind. `words` are texts that could stand where another one stands; `passes` says whether
/// somebody who reads the altered history believes it.
///
/// # Panics
/// If one passes.
pub fn nothing_passes<F>(history: &[F], each: usize, words: &[&str], passes: impl Fn(&[F]) -> bool)
where
    F: Clone + PartialEq + Debug + Serialize + DeserializeOwned,
{
    for (kind, name) in KINDS.into_iter().enumerate() {
        let mut chance = Chance(kind as u64 + 1);
        let mut tried = 0;
        while tried < each {
            let Some(altered) = altered(history, kind, words, &mut chance) else { continue };
            tried += 1;
            let first = altered.iter().zip(history).position(|(one, two)| one != two);
            assert!(
                !passes(&altered),
                "{name} at {first:?}: {:?}",
                first.map(|at| (&history[at], altered.get(at)))
            );
        }
    }
}

/// One alteration, or `None` if it says the same as before.
fn altered<F>(history: &[F], kind: usize, words: &[&str], chance: &mut Chance) -> Option<Vec<F>>
where
    F: Clone + PartialEq + Serialize + DeserializeOwned,
{
    let mut other = history.to_vec();
    let at = chance.below(history.len());
    match kind {
        0 => {
            let mut value = serde_json::to_value(&history[at]).ok()?;
            mutate(&mut value, words, chance);
            other[at] = serde_json::from_value(value).ok()?;
        }
        1 => _ = other.remove(at),
        2 => other.insert(at, history[at].clone()),
        _ => other.swap(at, chance.below(history.len())),
    }
    (other != history).then_some(other)
}

/// Another value in one place: a number, a word, a digit.
fn mutate(value: &mut Value, words: &[&str], chance: &mut Chance) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let at = chance.below(fields.len());
            if let Some((_, inner)) = fields.iter_mut().nth(at) {
                mutate(inner, words, chance);
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let at = chance.below(items.len());
            mutate(&mut items[at], words, chance);
        }
        Value::Object(_) | Value::Array(_) | Value::Null => {
            *value = if chance.below(2) == 0 { Value::from(1) } else { Value::from("x") };
        }
        Value::Bool(flag) => *flag = !*flag,
        Value::Number(number) => {
            let step = if chance.below(2) == 0 { 1 } else { -1 };
            *value = Value::from((number.as_i64().unwrap_or(0) + step).max(0));
        }
        Value::String(text) => {
            let other = words.get(chance.below(words.len())).copied().unwrap_or_default();
            *text = match chance.below(3) {
                0 => format!("{text}0"),
                1 => text.replace(['1', '2', '3'], "4"),
                _ if text == other => format!("{text}0"),
                _ => other.to_owned(),
            };
        }
    }
}

/// Chance for alterations: small, the same everywhere.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % end.max(1) as u64).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_tried_and_never_the_same_history() {
        let history = [1, 2, 3, 4, 5];
        let seen = std::cell::RefCell::new(std::collections::BTreeSet::new());
        nothing_passes(&history, 20, &["word"], |altered| {
            assert_ne!(altered, history);
            seen.borrow_mut().insert(altered.len());
            false
        });
        assert_eq!(seen.into_inner().into_iter().collect::<Vec<_>>(), [4, 5, 6]);
    }

    #[test]
    #[should_panic(expected = "left out")]
    fn what_passes_is_named() {
        nothing_passes(&[1, 2, 3], 5, &[], |altered| altered.len() < 3);
    }
}
