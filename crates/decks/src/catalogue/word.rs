//! The words of a game's catalogue: parts of a list, kinds of card, sides. Data, so that a game is a file and no code.

use std::fmt;

use regulations::PartUse;
use serde::{Serialize, Serializer};

/// A word of a catalogue: its code in data and JSON, its place among its kind, and the message that says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Word {
    place: u8,
    code: &'static str,
    message: &'static str,
}

/// A part of what a player brings. In JSON it is its code, such as `deck`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Part(Word);

/// What a catalogue says of a part.
#[derive(Clone, Debug)]
pub struct PartFacts {
    /// The part.
    pub part: Part,
    /// What it is in a game.
    pub usage: PartUse,
    /// The fewest cards, where the catalogue and no figure of a pack says so.
    pub least: u32,
    /// The most cards, likewise.
    pub most: Option<u32>,
    /// Its heading in a written list.
    pub(crate) title: &'static str,
    /// Whether a list has a heading for it; cards of other parts stand where their kind belongs.
    pub(crate) shown: bool,
    /// When a judge counts it.
    pub(crate) counted: u8,
}

/// What a heading of a list opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opens {
    /// A part of the list.
    Part(Part, PartUse),
    /// Cards that are each where their kind belongs.
    OwnPart,
    /// A kind of card inside whatever part is open.
    Kind,
}

impl Word {
    pub(crate) const fn new(place: u8, code: &'static str, message: &'static str) -> Word {
        Word { place, code, message }
    }

    /// Its code.
    pub fn code(self) -> &'static str {
        self.code
    }

    /// Where it stands among the words of its kind.
    pub fn place(self) -> u8 {
        self.place
    }

    /// The key of the message that says it; none for a word of a pack's own catalogue.
    pub(crate) fn message(self) -> Option<&'static str> {
        (!self.message.is_empty()).then_some(self.message)
    }
}

impl Part {
    pub(crate) const fn new(place: u8, code: &'static str, message: &'static str) -> Part {
        Part(Word::new(place, code, message))
    }

    /// Its code.
    pub fn code(self) -> &'static str {
        self.0.code
    }

    pub(crate) fn word(self) -> Word {
        self.0
    }
}

impl fmt::Display for Word {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.code)
    }
}

impl fmt::Display for Part {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.0.code)
    }
}

impl Serialize for Word {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code)
    }
}

impl Serialize for Part {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.code)
    }
}
