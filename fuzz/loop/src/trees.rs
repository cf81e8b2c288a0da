//! Mutations that leave JSON JSON, so that what stands behind the reader is reached: a value comes to another's place, a number
//! becomes its neighbour, something stands twice or not at all.

use serde_json::{Value, json};

use crate::Chance;

/// The input with one to four of its values changed, some of them for values of another input; nothing if it is no JSON.
pub(crate) fn changed(input: &[u8], other: &[u8], chance: &mut Chance) -> Option<Vec<u8>> {
    let read = |bytes: &[u8]| rulebook::read_whole::<Value>(std::str::from_utf8(bytes).ok()?).ok();
    let (mut tree, other) = (read(input)?, read(other).unwrap_or(Value::Null));
    for _ in 0..=chance.below(4) {
        let from = if chance.below(3) == 0 { &other } else { &tree };
        let found = from_place(&mut from.clone(), chance.below(size(from))).map(std::mem::take);
        let at = chance.below(size(&tree));
        if let (Some(place), Some(found)) = (from_place(&mut tree, at), found) {
            change(place, found, chance);
        }
    }
    serde_json::to_vec(&tree).ok()
}

fn change(place: &mut Value, found: Value, chance: &mut Chance) {
    let (kind, at) = (chance.below(4), chance.below(64));
    match place {
        Value::Number(number) if kind > 0 => {
            let number = number.as_i64().unwrap_or(0);
            let near = [number.saturating_add(1), number.saturating_sub(1), 0, -1, 255, 65_536, i64::MAX];
            *place = json!(near[at % near.len()]);
        }
        Value::Array(items) if kind > 0 && !items.is_empty() => {
            let at = at % items.len();
            match kind {
                1 => items.insert(at, items[at].clone()),
                2 => drop(items.remove(at)),
                _ => items.swap(0, at),
            }
        }
        Value::Object(fields) if kind > 0 && !fields.is_empty() => {
            let name = fields.keys().nth(at % fields.len()).cloned().unwrap_or_default();
            fields.remove(&name);
        }
        Value::Bool(so) if kind > 0 => *so = !*so,
        // Mostly something of the same kind: anything else is refused by the reader.
        _ if kind == 0 || std::mem::discriminant(place) == std::mem::discriminant(&found) => *place = found,
        _ => {}
    }
}

/// How many values there are in a tree, itself among them.
fn size(tree: &Value) -> usize {
    let within = match tree {
        Value::Array(items) => items.iter().map(size).sum(),
        Value::Object(fields) => fields.values().map(size).sum(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
    };
    1 + within
}

/// The value at that place, counted from the tree itself downwards.
fn from_place(tree: &mut Value, at: usize) -> Option<&mut Value> {
    if at == 0 {
        return Some(tree);
    }
    let mut left = at - 1;
    let within: Vec<&mut Value> = match tree {
        Value::Array(items) => items.iter_mut().collect(),
        Value::Object(fields) => fields.values_mut().collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    };
    for value in within {
        let size = size(value);
        if left < size {
            return from_place(value, left);
        }
        left -= size;
    }
    None
}
