//! Reading files: one error type that names the field or line, what stands there and what would be accepted.

use std::fmt::Display;

use rulebook::{Saying, say};
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// Why a file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileError {
    /// The text is no JSON, or not of the shape the format wants.
    Shape {
        /// Where reading stopped.
        line: usize,
        /// Where in the line.
        column: usize,
        /// What was expected there.
        why: String,
    },
    /// The file is of another format.
    Format {
        /// What it says it is.
        is: String,
        /// What it must be.
        expected: String,
    },
    /// A step of a game file is of no known shape.
    Step {
        /// Its number, from 1.
        step: usize,
        /// What was expected.
        why: String,
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
    format: String,
}

impl FileError {
    pub(crate) fn value(field: impl Into<String>, is: impl Display, accepted: Saying) -> FileError {
        let is: String = is.to_string().chars().take(60).collect();
        FileError::Value { field: field.into(), is, accepted: Box::new(accepted) }
    }

    /// The error as something to be told to a person.
    pub fn saying(&self) -> Saying {
        match self {
            FileError::Shape { line, column, why } => {
                say!("epic-file-shape", line = *line, column = *column, why = why)
            }
            FileError::Format { is, expected } => say!("epic-file-format", is = is, expected = expected),
            FileError::Step { step, why } => say!("epic-file-step-shape", step = *step, why = why),
            FileError::Value { field, is, accepted } => {
                say!("epic-file-value", field = field, is = is, accepted = (**accepted).clone())
            }
        }
    }
}

/// Reads JSON of that format. serde_json bounds the depth of nesting, the shell the size of the file.
pub(crate) fn read_json<T: DeserializeOwned>(text: &str, format: &str) -> Result<T, FileError> {
    let head: Head = serde_json::from_str(text).map_err(|error| shape(&error))?;
    if head.format != format {
        let is = head.format.chars().take(60).collect();
        return Err(FileError::Format { is, expected: format.to_owned() });
    }
    serde_json::from_str(text).map_err(|error| shape(&error))
}

fn shape(error: &serde_json::Error) -> FileError {
    let (line, column) = (error.line(), error.column());
    let text = error.to_string();
    let position = format!(" at line {line} column {column}");
    FileError::Shape { line, column, why: text.strip_suffix(&position).unwrap_or(&text).to_owned() }
}
