//! What is written and what is read: facts, changes, records.

use std::collections::BTreeMap;

use serde::Serialize;
use serde::de::IgnoredAny;

use crate::digest::{Covered, Digest};
use crate::kept::Kept;
use crate::unfit::{Unfit, What};
use crate::words::{Moment, Name, StreamId, Version};

/// The most bytes one fact may have.
pub const MOST_FACT_BYTES: usize = 1024 * 1024;

/// The most facts one append may bring, over all its changes.
pub const MOST_FACTS: usize = 10_000;

/// Something that is true: a kind, and JSON the journal keeps and never looks into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    kind: Name,
    body: String,
}

/// What one person adds to one stream at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The stream it goes to; a stream begins with its first change.
    pub stream: StreamId,
    /// What kind of stream it is; the same in every change of a stream.
    pub kind: Name,
    /// The version the decision was made on. Another one is a conflict.
    pub expected: Version,
    /// Who made it so.
    pub who: Name,
    /// When.
    pub at: Moment,
    /// What then is true, in order; at least one.
    pub facts: Vec<Fact>,
}

/// What one caller wants stored, together or not at all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Append {
    /// The changes, of one stream or of several.
    pub changes: Vec<Change>,
    /// The answer that is kept if, and only if, the changes are.
    pub kept: Option<Kept>,
    /// What lists show of streams that change, as JSON texts.
    pub summaries: BTreeMap<StreamId, String>,
}

/// The most bytes of a stream's summary.
pub const MOST_SUMMARY_BYTES: usize = 4 * 1024;

/// One fact as it stands in its stream, with the hash of the record before it.
///
/// The texts are as the database holds them: a row that somebody changed by hand is shown as it is. Only
/// [`Store::verify`](crate::Store::verify) says whether it is still the one that was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Its place in the stream; the first is 1.
    pub version: Version,
    /// The fact's kind.
    pub kind: String,
    /// Who made it so.
    pub who: String,
    /// When, as RFC 3339 text.
    pub at: String,
    /// The fact as JSON text.
    pub body: String,
    /// The hash of the record before it; [`Digest::START`] for the first.
    pub before: Digest,
    /// Its own hash.
    pub hash: Digest,
}

/// A stream as the list of streams shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stream {
    /// Its name.
    pub id: StreamId,
    /// What kind of stream it is.
    pub kind: String,
    /// How many records it has.
    pub version: Version,
    /// The hash of its last record.
    pub head: Digest,
}

impl Fact {
    /// A fact from JSON text. Line breaks between values become spaces, so that every export is a line a record; nothing
    /// else changes.
    pub fn new(kind: &str, json: &str) -> Result<Fact, Unfit> {
        let kind = Name::new(kind)?;
        let json = json.trim();
        if json.len() > MOST_FACT_BYTES {
            return Err(Unfit::TooLong { what: What::Fact, bytes: json.len(), most: MOST_FACT_BYTES });
        }
        serde_json::from_str::<IgnoredAny>(json)
            .map_err(|error| Unfit::NotJson { why: error.to_string() })?;
        // A raw line break cannot stand inside a JSON string, so this touches only the space between values.
        Ok(Fact { kind, body: json.replace(['\n', '\r'], " ") })
    }

    /// A fact from a value.
    pub fn of(kind: &str, value: &impl Serialize) -> Result<Fact, Unfit> {
        let json = serde_json::to_string(value).map_err(|error| Unfit::NotJson { why: error.to_string() })?;
        Fact::new(kind, &json)
    }

    /// The kind.
    pub fn kind(&self) -> &str {
        self.kind.as_str()
    }

    /// The JSON text.
    pub fn body(&self) -> &str {
        &self.body
    }
}

impl Record {
    /// The hash this record should have as a part of that stream.
    pub fn computed_hash(&self, stream: &str, stream_kind: &str) -> Digest {
        Covered {
            before: self.before,
            stream,
            stream_kind,
            version: self.version.0,
            kind: &self.kind,
            who: &self.who,
            at: &self.at,
            body: &self.body,
        }
        .digest()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fact_is_json_of_bounded_size_on_one_line() {
        let fact = Fact::new("opened", " {\n  \"name\": \"a\\nb\"\r\n} ").unwrap();
        assert_eq!(fact.body(), "{   \"name\": \"a\\nb\"  }");
        for bad in ["", "{", "{} {}", "nul", "\"a\nb\"", "{\"a\":\u{1}}"] {
            assert!(matches!(Fact::new("opened", bad), Err(Unfit::NotJson { .. })), "{bad}");
        }
        let deep = "[".repeat(100_000);
        assert!(matches!(Fact::new("opened", &deep), Err(Unfit::NotJson { .. })));
        let large = format!("\"{}\"", "a".repeat(MOST_FACT_BYTES));
        assert!(matches!(Fact::new("opened", &large), Err(Unfit::TooLong { what: What::Fact, .. })));
        assert!(Fact::new("", "{}").is_err());
    }

    #[test]
    fn a_fact_is_made_from_any_value() {
        assert_eq!(Fact::of("count", &[1, 2]).unwrap().body(), "[1,2]");
    }
}
