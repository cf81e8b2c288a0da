//! Everything that can go wrong, as closed enums with the facts inside; `locales/*/journal.ftl` has the sentences.
//!
//! - [`Unfit`]: a word or a fact the journal does not take.
//! - [`Trouble`]: what the database under the journal does, in the same words for SQLite and PostgreSQL.
//! - [`AppendError`], [`OpenError`]: what each call adds to these.

use std::fmt;

use rulebook::{Saying, Value, say};

use crate::words::{StreamId, Version};

/// What a checked text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A stream's id.
    Stream,
    /// A kind, or who did something.
    Name,
    /// A moment.
    Moment,
    /// A fact's JSON.
    Fact,
}

/// Why a text or a fact is not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// There is nothing.
    Empty {
        /// What was read.
        what: What,
    },
    /// It is too long.
    TooLong {
        /// What was read.
        what: What,
        /// How long it is.
        bytes: usize,
        /// How long it may be.
        most: usize,
    },
    /// It has a control character.
    Control {
        /// What was read.
        what: What,
        /// At which byte.
        at: usize,
    },
    /// It is no RFC 3339 moment.
    NotAMoment {
        /// What was read.
        read: String,
    },
    /// It is no JSON.
    NotJson {
        /// What the parser says, with line and column.
        why: String,
    },
}

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

impl What {
    fn saying(self) -> Saying {
        match self {
            What::Stream => say!("journal-what-stream"),
            What::Name => say!("journal-what-name"),
            What::Moment => say!("journal-what-moment"),
            What::Fact => say!("journal-what-fact"),
        }
    }
}

impl Unfit {
    /// As something to be told to a person.
    pub fn saying(&self) -> Saying {
        match self {
            Unfit::Empty { what } => say!("journal-unfit-empty", what = what.saying()),
            Unfit::TooLong { what, bytes, most } => {
                say!("journal-unfit-too-long", what = what.saying(), bytes = *bytes, most = *most)
            }
            Unfit::Control { what, at } => say!("journal-unfit-control", what = what.saying(), at = *at),
            Unfit::NotAMoment { read } => say!("journal-unfit-not-a-moment", read = read),
            Unfit::NotJson { why } => say!("journal-unfit-not-json", why = why),
        }
    }
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

/// Writes a saying for a log: its key and its values, `journal-conflict stream=t-1 expected=3 current=4`.
pub(crate) fn log(saying: &Saying, out: &mut fmt::Formatter<'_>) -> fmt::Result {
    out.write_str(&saying.key)?;
    for (name, value) in &saying.values {
        write!(out, " {name}=")?;
        match value {
            Value::Number(number) => write!(out, "{number}")?,
            Value::Text(text) => out.write_str(text)?,
            Value::Saying(inner) => log(inner, out)?,
            Value::List(items) => write!(out, "{items:?}")?,
        }
    }
    Ok(())
}

macro_rules! logged_by_their_saying {
    ($($error:ty),*) => {$(
        impl std::fmt::Display for $error {
            fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::trouble::log(&self.saying(), out)
            }
        }

        impl std::error::Error for $error {}
    )*};
}
pub(crate) use logged_by_their_saying;
logged_by_their_saying!(Unfit, Trouble, AppendError, OpenError);

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
        let empty = Unfit::Empty { what: What::Fact };
        assert_eq!(empty.to_string(), "journal-unfit-empty what=journal-what-fact");
    }
}
