//! What a reader of JSON has to say, made into which field holds what, and what would be accepted there.

use std::fmt::Write;

use rulebook::reading::{Misread, Step, Tree};
use rulebook::{Saying, say};
use serde_json::Value;

use super::FileError;
use crate::near::near;

/// The error about one field of a file that is JSON.
pub(super) fn explained(file: &Tree<'_>, error: &Misread) -> FileError {
    let text = error.why();
    let text = text.as_str();
    let at = named(&error.steps);
    let inside = |name: &str| if at.is_empty() { name.to_owned() } else { format!("{at}.{name}") };
    let quoted: Vec<&str> = text.split('`').skip(1).step_by(2).collect();
    let (first, known) = quoted.split_first().map_or(("", &[][..]), |(first, known)| (*first, known));
    let names = || known.iter().map(|it| (*it).to_owned()).collect::<Vec<String>>();
    if text.starts_with("missing field") {
        return FileError::Missing { field: inside(first) };
    }
    if text.starts_with("duplicate field") {
        return FileError::Twice { field: inside(first) };
    }
    if text.starts_with("unknown field") {
        // The reader stands at the field it does not know, or at what holds it.
        let field = if at == first || at.ends_with(&format!(".{first}")) { at } else { inside(first) };
        let close = near(first, known.iter().copied());
        return FileError::UnknownField { field, known: if close.is_empty() { names() } else { close } };
    }
    let is = value_at(file, &error.steps).and_then(|it| it.read::<Value>().ok());
    let is = is.map(|it| it.to_string()).unwrap_or_default();
    if text.starts_with("unknown variant") {
        return FileError::value(at, format!("\"{first}\""), say!("epic-file-one-of", known = names()));
    }
    let accepted = match last_name(&error.steps) {
        Some("rolls") => say!("epic-file-dice"),
        Some("base") => say!("epic-file-base", most = crate::shape::MOST_BASE.saying()),
        Some(_) | None => accepted(text),
    };
    FileError::value(at, is, accepted)
}

/// What would be accepted, by what the reader expected there.
fn accepted(text: &str) -> Saying {
    let expected = text.rsplit("expected ").next().unwrap_or_default();
    match expected {
        "u8" | "u32" | "usize" | "u64" => say!("epic-file-count"),
        "i64" | "i32" => say!("epic-file-whole"),
        "a boolean" => say!("epic-file-boolean"),
        "a string" | "a borrowed string" => say!("epic-file-text"),
        "a sequence" => say!("epic-file-list"),
        "a map" => say!("epic-file-object"),
        // The words our own readers say.
        "a place" => say!("epic-file-place"),
        "a list" => say!("epic-file-army-list"),
        "a slot" => say!("epic-file-slot"),
        "a condition" => say!("epic-file-condition"),
        "a base" => say!("epic-file-base", most = crate::shape::MOST_BASE.saying()),
        "a clause" => say!("epic-file-clause"),
        other if other.contains("number") || other.contains("length") => say!("epic-file-length"),
        other if other.contains("tuple") || other.contains("array") || other.contains("sequence") => {
            say!("epic-file-pair")
        }
        other if other.contains("enum") || other.contains("string") => say!("epic-file-text"),
        _ => say!("epic-file-object"),
    }
}

/// The name of the innermost field on the way that has one.
fn last_name(steps: &[Step]) -> Option<&str> {
    let mut names = steps.iter().filter_map(|step| match step {
        Step::Field(name) => Some(name.as_str()),
        Step::Place(_) | Step::Variant(_) => None,
    });
    names.next_back()
}

/// The way to a field as people write it: `steps[4].units[0].base`.
fn named(steps: &[Step]) -> String {
    let mut name = String::new();
    for step in steps {
        match step {
            Step::Place(place) => {
                let _ = write!(name, "[{place}]");
            }
            Step::Field(field) => {
                if !name.is_empty() {
                    name.push('.');
                }
                name.push_str(field);
            }
            Step::Variant(_) => {}
        }
    }
    crate::text::plain(&name, 120)
}

fn value_at<'v>(file: &'v Tree<'v>, steps: &[Step]) -> Option<&'v Tree<'v>> {
    let mut value = file;
    for step in steps {
        value = match step {
            Step::Place(place) => value.item(*place)?,
            Step::Field(name) => value.get(name)?,
            Step::Variant(name) => value.get(name).unwrap_or(value),
        };
    }
    Some(value)
}
