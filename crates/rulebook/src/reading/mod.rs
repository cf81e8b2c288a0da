//! The one reader of JSON. A text is taken apart by serde_json into a [`Tree`]; a value is read out of the tree by [`At`].
//!
//! A derived reader is generic: it is compiled again for every kind of source it is read from, with that source's whole parser
//! built in. There were four kinds (plain, tracked, out of a value, tracked out of a value), and they were half the work of
//! compiling a rulebook. With the tree between, the parser is compiled once, each type's reader once, and where something does
//! not do is known in every case.

mod at;
mod place;
mod position;
#[cfg(test)]
mod tests;
mod tree;

use std::fmt::{self, Write};

use serde::de::{Deserialize, DeserializeOwned};

use at::At;
use place::{Place, Trail};
pub use tree::Tree;

/// Why a text could not be read, and where.
#[derive(Debug)]
pub struct Misread {
    /// The way to what does not do, from the whole inwards.
    pub steps: Vec<Step>,
    /// What is wrong there.
    pub error: serde_json::Error,
    /// The line where it stands, counted from 1; 0 if it was not read out of a text.
    pub line: usize,
    /// The column, likewise.
    pub column: usize,
}

/// One step on the way to a part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Into the field of that name.
    Field(String),
    /// To that place of a list, counted from nought.
    Place(usize),
    /// Into the variant of that name.
    Variant(String),
}

impl Misread {
    /// The way to the field as people write it, such as `drop.player` or `rounds[2]`; `.` is the whole.
    pub fn path(&self) -> String {
        let mut path = String::new();
        for step in &self.steps {
            match step {
                Step::Place(place) => {
                    let _ = write!(path, "[{place}]");
                }
                Step::Field(name) | Step::Variant(name) => {
                    if !path.is_empty() {
                        path.push('.');
                    }
                    path.push_str(name);
                }
            }
        }
        if path.is_empty() { ".".to_owned() } else { path }
    }

    /// What is wrong, without where.
    pub fn why(&self) -> String {
        let text = self.error.to_string();
        text.split(" at line ").next().unwrap_or_default().to_owned()
    }

    fn placed(self, text: &str) -> Misread {
        let (line, column) = position::of(text, &self.steps);
        Misread { line, column, ..self }
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.steps.is_empty() {
            write!(f, "{}: ", self.path())?;
        }
        write!(f, "{}", self.error)?;
        // An error of the text itself says its place already.
        if self.error.line() == 0 && self.line > 0 {
            write!(f, " at line {} column {}", self.line, self.column)?;
        }
        Ok(())
    }
}

impl std::error::Error for Misread {}

/// The whole of a text does not do.
impl From<serde_json::Error> for Misread {
    fn from(error: serde_json::Error) -> Misread {
        Misread { steps: Vec::new(), line: error.line(), column: error.column(), error }
    }
}

/// Reads a whole text.
pub fn read_whole<T: DeserializeOwned>(text: &str) -> Result<T, Misread> {
    let tree = Tree::parse(text)?;
    tree.read().map_err(|misread| misread.placed(text))
}

/// Reads what a text begins with, whatever follows it.
pub fn read_first<T: DeserializeOwned>(text: &str) -> Result<T, Misread> {
    let tree = Tree::deserialize(&mut serde_json::Deserializer::from_str(text))?;
    tree.read().map_err(|misread| misread.placed(text))
}

impl Tree<'_> {
    /// Reads a value out of what was taken apart.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, Misread> {
        let trail = Trail::default();
        T::deserialize(At::new(self, Place::Whole, &trail)).map_err(|error| Misread {
            steps: trail.steps(),
            error,
            line: 0,
            column: 0,
        })
    }
}
