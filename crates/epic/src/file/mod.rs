//! Reading files: one error type that names the field, what stands there and what would be accepted.

mod explain;

use std::fmt::Display;

use rulebook::reading::Tree;
use rulebook::{Saying, say};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::text;

/// Why a file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileError {
    /// The text is no JSON.
    Shape {
        /// Where reading stopped.
        line: usize,
        /// Where in the line.
        column: usize,
        /// Whether it stopped because the text ended too early.
        ended: bool,
    },
    /// The file is of another format.
    Format {
        /// What it says it is.
        is: String,
        /// What it must be.
        expected: String,
    },
    /// A field is missing.
    Missing {
        /// The field.
        field: String,
    },
    /// A field is there twice.
    Twice {
        /// The field.
        field: String,
    },
    /// There is no field of that name.
    UnknownField {
        /// The field.
        field: String,
        /// What it could have been, or else every field there is.
        known: Vec<String>,
    },
    /// A field holds something it cannot hold.
    Value {
        /// The field.
        field: String,
        /// What it holds.
        is: String,
        /// What would be accepted.
        accepted: Box<Saying>,
    },
}

#[derive(Deserialize)]
struct Head {
    format: Option<Value>,
}

impl FileError {
    /// A field that holds something it cannot hold.
    pub(crate) fn value(field: impl Into<String>, is: impl Display, accepted: Saying) -> FileError {
        FileError::Value {
            field: field.into(),
            is: text::plain(&is.to_string(), 60),
            accepted: Box::new(accepted),
        }
    }

    /// The same error of a field inside another one.
    pub(crate) fn inside(mut self, outer: &str) -> FileError {
        match &mut self {
            FileError::Missing { field }
            | FileError::Twice { field }
            | FileError::UnknownField { field, .. }
            | FileError::Value { field, .. } => {
                *field = match field.as_str() {
                    "" => outer.to_owned(),
                    inner if inner.starts_with('[') => format!("{outer}{inner}"),
                    inner => format!("{outer}.{inner}"),
                };
            }
            FileError::Shape { .. } | FileError::Format { .. } => {}
        }
        self
    }

    /// The error as something to be told to a person.
    pub fn saying(&self) -> Saying {
        match self {
            FileError::Shape { line, column, ended: false } => {
                say!("epic-file-shape", line = *line, column = *column)
            }
            FileError::Shape { line, column, .. } => {
                say!("epic-file-ended", line = *line, column = *column)
            }
            FileError::Format { is, expected } => say!("epic-file-format", is = is, expected = expected),
            FileError::Missing { field } => say!("epic-file-missing", field = field),
            FileError::Twice { field } => say!("epic-file-twice", field = field),
            FileError::UnknownField { field, known } if known.is_empty() => {
                say!("epic-file-unknown-field-none", field = field)
            }
            FileError::UnknownField { field, known } => {
                say!("epic-file-unknown-field", field = field, known = known.clone())
            }
            FileError::Value { field, is, accepted } if field.is_empty() => {
                say!("epic-file-value-bare", is = is, accepted = (**accepted).clone())
            }
            FileError::Value { field, is, accepted } => {
                say!("epic-file-value", field = field, is = is, accepted = (**accepted).clone())
            }
        }
    }
}

/// Reads JSON of that format. serde_json bounds the depth of nesting, the shell the size of the file.
pub(crate) fn read_json<T: DeserializeOwned>(text: &str, format: &str) -> Result<T, FileError> {
    let tree = Tree::parse(text).map_err(|error| shape(&error))?;
    let head: Head = read(&tree)?;
    let is = match head.format {
        Some(Value::String(is)) => is,
        Some(other) => other.to_string(),
        None => return Err(FileError::Missing { field: "format".to_owned() }),
    };
    if is != format {
        return Err(FileError::Format { is: text::plain(&is, 60), expected: format.to_owned() });
    }
    read(&tree)
}

/// Reads a value out of a file that was read already.
pub(crate) fn read_value<T: DeserializeOwned>(value: &Value) -> Result<T, FileError> {
    read(&Tree::from(value))
}

fn read<T: DeserializeOwned>(tree: &Tree<'_>) -> Result<T, FileError> {
    tree.read().map_err(|misread| explain::explained(tree, &misread))
}

/// Why a text is not JSON at all.
fn shape(error: &serde_json::Error) -> FileError {
    FileError::Shape { line: error.line(), column: error.column(), ended: error.is_eof() }
}
