//! The words every call is made of: names of streams and people, moments, versions.
//!
//! Each is checked where it is made, so what reaches a database has a bounded length and no character one of the two
//! databases would refuse.

use std::fmt;
use std::sync::Arc;

use jiff::Timestamp;

use crate::unfit::{Unfit, What};

/// The most bytes a name may have: a stream's id, a kind, a person.
pub const MOST_NAME_BYTES: usize = 200;

/// A short text: what kind a stream or a fact is of, or who made it. 1 to 200 bytes, no control characters.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(Arc<str>);

/// The name of one stream. The same bounds as [`Name`]; whoever opens a stream chooses it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StreamId(Name);

/// How many records a stream has. A stream nobody has written to is at [`Version::NONE`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version(pub u64);

/// A moment as RFC 3339 text, kept letter by letter as it was given: the journal never asks a clock.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Moment {
    text: Arc<str>,
    instant: Timestamp,
}

impl Name {
    /// Checks a name.
    pub fn new(text: &str) -> Result<Name, Unfit> {
        checked(What::Name, text).map(Name)
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl StreamId {
    /// Checks a stream's name.
    pub fn new(text: &str) -> Result<StreamId, Unfit> {
        checked(What::Stream, text).map(|text| StreamId(Name(text)))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

impl Version {
    /// Nothing has been written yet.
    pub const NONE: Version = Version(0);

    /// The version one record later.
    pub fn next(self) -> Version {
        Version(self.0.saturating_add(1))
    }

    /// As both databases hold it. Versions count records, so none ever passes the databases' largest number.
    pub(crate) fn as_i64(self) -> i64 {
        i64::try_from(self.0).unwrap_or(i64::MAX)
    }
}

impl Moment {
    /// Reads an RFC 3339 text such as `2026-11-15T20:41:51Z`.
    pub fn new(text: &str) -> Result<Moment, Unfit> {
        let text = checked(What::Moment, text)?;
        let instant: Timestamp =
            text.parse().map_err(|_| Unfit::NotAMoment { read: text.as_ref().to_owned() })?;
        Ok(Moment { text, instant })
    }

    /// The text as it was given.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The same moment in UTC to the millisecond at a fixed width: texts of this form sort as time does, so a
    /// database can compare them.
    pub fn sortable(&self) -> String {
        self.instant.strftime("%Y-%m-%dT%H:%M:%S.%3fZ").to_string()
    }
}

fn checked(what: What, text: &str) -> Result<Arc<str>, Unfit> {
    if text.is_empty() {
        return Err(Unfit::Empty { what });
    }
    if text.len() > MOST_NAME_BYTES {
        return Err(Unfit::TooLong { what, bytes: text.len(), most: MOST_NAME_BYTES });
    }
    if let Some((at, _)) = text.char_indices().find(|(_, letter)| letter.is_control()) {
        return Err(Unfit::Control { what, at });
    }
    Ok(text.into())
}

macro_rules! shown_as_text {
    ($($word:ty),*) => {$(
        impl fmt::Display for $word {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str(self.as_str())
            }
        }

        impl fmt::Debug for $word {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(self.as_str(), out)
            }
        }
    )*};
}
shown_as_text!(Name, StreamId, Moment);

impl fmt::Display for Version {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_free_of_control_characters() {
        assert!(StreamId::new("tournament/żółw 7").is_ok());
        assert_eq!(StreamId::new(""), Err(Unfit::Empty { what: What::Stream }));
        assert_eq!(Name::new("a\0b"), Err(Unfit::Control { what: What::Name, at: 1 }));
        assert_eq!(Name::new("a\u{85}"), Err(Unfit::Control { what: What::Name, at: 1 }));
        let long = "ż".repeat(101);
        assert_eq!(Name::new(&long), Err(Unfit::TooLong { what: What::Name, bytes: 202, most: 200 }));
    }

    #[test]
    fn a_moment_keeps_its_letters_and_sorts_by_time() {
        let early = Moment::new("2026-11-15T20:00:00.5+01:00").unwrap();
        let late = Moment::new("2026-11-15T20:00:00Z").unwrap();
        assert_eq!(early.as_str(), "2026-11-15T20:00:00.5+01:00");
        assert_eq!(early.sortable(), "2026-11-15T19:00:00.500Z");
        assert!(early.sortable() < late.sortable());
        for text in ["", "yesterday", "2026-11-15", "2026-13-01T00:00:00Z", "2026-11-15T20:00:00"] {
            assert!(Moment::new(text).is_err(), "{text}");
        }
    }
}
