//! Everything that can go wrong, as closed enums with the facts inside; `locales/*/journal.ftl` has the sentences.
//!
//! - [`Unfit`](crate::Unfit): a word or a fact the journal does not take.
//! - [`Trouble`]: what the database under the journal does, in the same words for SQLite and PostgreSQL.
//! - [`AppendError`], [`OpenError`]: what each call adds to these.

use rulebook::{Saying, say};

use crate::unfit::logged_by_their_saying;
use crate::words::{StreamId, Version};

/// What the database does. After every one of these but [`Trouble::Unsure`] nothing of the call was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// There is no room left. Everything acknowledged is safe; make room and go on.
    Full,
    /// The database can be read but not written.
    ReadOnly,
    /// The database does not let this account do it.
    Denied {
        /// The database's words.
        why: String,
    },
    /// The database cannot be reached.
    Away {
        /// The driver's words.
        why: String,
    },
    /// The connection broke while storing was being confirmed: it is stored wholly or not at all. Reload and look.
    Unsure {
        /// The driver's words.
        why: String,
    },
    /// Somebody else held the database for longer than we wait.
    Busy,
    /// The database's content is not what was written.
    Damaged {
        /// What was found.
        why: String,
    },
    /// This store has been closed.
    Closed,
    /// Anything else the database says.
    Other {
        /// The database's words.
        why: String,
    },
}

/// Why an append was not made, in order of precedence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AppendError {
    /// A change without facts, or no change at all.
    Nothing,
    /// More facts than one append may bring.
    TooMany {
        /// How many came.
        facts: usize,
        /// How many may.
        most: usize,
    },
    /// More bytes than one append may bring.
    TooLarge {
        /// How many came.
        bytes: usize,
        /// How many may.
        most: usize,
    },
    /// The stream is of another kind.
    OtherKind {
        /// The stream.
        stream: StreamId,
        /// The kind it has.
        kind: String,
    },
    /// The stream has moved on: reload and decide again.
    Conflict {
        /// The stream.
        stream: StreamId,
        /// The version the decision was made on.
        expected: Version,
        /// The version the stream has.
        current: Version,
    },
    /// An answer is kept under the key already: the same request was carried out before.
    AnsweredBefore,
    /// The database.
    Trouble(Trouble),
}

/// Why a store cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// Neither `sqlite:PATH` nor `postgres://…`.
    NoPlace {
        /// What was read; a password in it is not shown.
        read: String,
    },
    /// There is no store at that place.
    Missing {
        /// Where.
        place: String,
    },
    /// The database holds something else than a journal.
    Foreign {
        /// Where.
        place: String,
    },
    /// A newer Marshal has written it.
    Newer {
        /// The version it has.
        found: i64,
        /// The newest this program knows.
        known: i64,
    },
    /// An older Marshal has written it, and it may not be written to now.
    Older {
        /// The version it has.
        found: i64,
        /// The one this program needs.
        known: i64,
    },
    /// The server promises nothing: `fsync` is off.
    NotDurable,
    /// The database's texts are not UTF-8.
    NotUtf8 {
        /// The encoding it has.
        encoding: String,
    },
    /// The database.
    Trouble(Trouble),
}

impl Trouble {
    /// As something to be told to a person.
    pub fn saying(&self) -> Saying {
        match self {
            Trouble::Full => say!("journal-full"),
            Trouble::ReadOnly => say!("journal-read-only"),
            Trouble::Denied { why } => say!("journal-denied", why = why),
            Trouble::Away { why } => say!("journal-away", why = why),
            Trouble::Unsure { why } => say!("journal-unsure", why = why),
            Trouble::Busy => say!("journal-busy"),
            Trouble::Damaged { why } => say!("journal-damaged", why = why),
            Trouble::Closed => say!("journal-closed"),
            Trouble::Other { why } => say!("journal-other", why = why),
        }
    }
}

impl AppendError {
    /// As something to be told to a person.
    pub fn saying(&self) -> Saying {
        match self {
            AppendError::Nothing => say!("journal-nothing"),
            AppendError::TooMany { facts, most } => say!("journal-too-many", facts = *facts, most = *most),
            AppendError::TooLarge { bytes, most } => say!("journal-too-large", bytes = *bytes, most = *most),
            AppendError::OtherKind { stream, kind } => {
                say!("journal-other-kind", stream = stream.as_str(), kind = kind)
            }
            AppendError::Conflict { stream, expected, current } => {
                say!("journal-conflict", stream = stream.as_str(), expected = expected.0, current = current.0)
            }
            AppendError::AnsweredBefore => say!("journal-answered-before"),
            AppendError::Trouble(trouble) => trouble.saying(),
        }
    }
}

impl OpenError {
    /// As something to be told to a person.
    pub fn saying(&self) -> Saying {
        match self {
            OpenError::NoPlace { read } => say!("journal-no-place", read = read),
            OpenError::Missing { place } => say!("journal-missing", place = place),
            OpenError::Foreign { place } => say!("journal-foreign", place = place),
            OpenError::Newer { found, known } => say!("journal-newer", found = *found, known = *known),
            OpenError::Older { found, known } => say!("journal-older", found = *found, known = *known),
            OpenError::NotDurable => say!("journal-not-durable"),
            OpenError::NotUtf8 { encoding } => say!("journal-not-utf8", encoding = encoding),
            OpenError::Trouble(trouble) => trouble.saying(),
        }
    }
}

impl From<Trouble> for AppendError {
    fn from(trouble: Trouble) -> AppendError {
        AppendError::Trouble(trouble)
    }
}

impl From<Trouble> for OpenError {
    fn from(trouble: Trouble) -> OpenError {
        OpenError::Trouble(trouble)
    }
}

logged_by_their_saying!(Trouble, AppendError, OpenError);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_line_has_the_key_and_the_facts() {
        let conflict = AppendError::Conflict {
            stream: StreamId::new("t-1").unwrap(),
            expected: Version(3),
            current: Version(4),
        };
        assert_eq!(conflict.to_string(), "journal-conflict stream=t-1 expected=3 current=4");
    }
}
