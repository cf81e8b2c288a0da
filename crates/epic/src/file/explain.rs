//! What a reader of JSON has to say, made into which field holds what, and what would be accepted there.

use std::fmt::Write;

use rulebook::{Saying, say};
use serde_json::Value;
use serde_path_to_error::{Path, Segment};

use super::FileError;
use crate::near::near;

/// The error about one field of a file that is JSON.
pub(super) fn explained(file: &Value, error: &serde_path_to_error::Error<serde_json::Error>) -> FileError {
    let text = error.inner().to_string();
    let text = text.split(" at line ").next().unwrap_or_default();
    let at = named(error.path());
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
    let is = value_at(file, error.path()).map(Value::to_string).unwrap_or_default();
    if text.starts_with("unknown variant") {
        return FileError::value(at, format!("\"{first}\""), say!("epic-file-one-of", known = names()));
    }
    let accepted = match last_name(error.path()) {
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
fn last_name(path: &Path) -> Option<&str> {
    let mut names = path.iter().filter_map(|segment| match segment {
        Segment::Map { key } => Some(key.as_str()),
        Segment::Seq { .. } | Segment::Enum { .. } | Segment::Unknown => None,
    });
    names.next_back()
}

/// The way to a field as people write it: `steps[4].units[0].base`.
fn named(path: &Path) -> String {
    let mut name = String::new();
    for segment in path {
        match segment {
            Segment::Seq { index } => {
                let _ = write!(name, "[{index}]");
            }
            Segment::Map { key } => {
                if !name.is_empty() {
                    name.push('.');
                }
                name.push_str(key);
            }
            Segment::Enum { .. } | Segment::Unknown => {}
        }
    }
    crate::text::plain(&name, 120)
}

fn value_at<'v>(file: &'v Value, path: &Path) -> Option<&'v Value> {
    let mut value = file;
    for segment in path {
        value = match segment {
            Segment::Seq { index } => value.get(index)?,
            Segment::Map { key } => value.get(key)?,
            Segment::Enum { variant } => value.get(variant).unwrap_or(value),
            Segment::Unknown => value,
        };
    }
    Some(value)
}
