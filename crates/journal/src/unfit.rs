//! Why a word or a fact is not taken, and how everything that is not taken is written into a log.

use std::fmt;

use rulebook::{Saying, Value, say};

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
                $crate::unfit::log(&self.saying(), out)
            }
        }

        impl std::error::Error for $error {}
    )*};
}
pub(crate) use logged_by_their_saying;
logged_by_their_saying!(Unfit);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_line_has_the_keys_of_what_is_inside() {
        let empty = Unfit::Empty { what: What::Fact };
        assert_eq!(empty.to_string(), "journal-unfit-empty what=journal-what-fact");
    }
}
