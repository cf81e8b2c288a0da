//! The name of one rule of one document: a prefix and three numbers, `CT-4.2.16`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Saying;

/// One clause of one document. Small and `Copy`, so refusals can carry it freely.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clause {
    document: [u8; 2],
    chapter: u16,
    section: u16,
    item: u16,
}

/// What can say which clause it rests on, and say itself to a person.
pub trait Cites {
    /// The clause the refusal rests on.
    fn clause(&self) -> Clause;
    /// The refusal as something to be told to a person.
    fn saying(&self) -> Saying;
    /// Whether it rests on who asks, rather than on how things stand.
    fn is_about_rights(&self) -> bool {
        false
    }
    /// What was filled in wrongly, if it was one thing.
    fn field(&self) -> Option<&'static str> {
        None
    }
}

/// A text that is no clause name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClauseError {
    /// What was read.
    pub read: String,
}

/// Names a clause in source; a malformed name does not compile.
///
/// ```
/// use rulebook::clause;
/// assert_eq!(clause!("CT-4.2.16").to_string(), "CT-4.2.16");
/// ```
#[macro_export]
macro_rules! clause {
    ($name:literal) => {
        const { $crate::Clause::named($name) }
    };
}

impl Clause {
    /// The clause of that name. For names in source: evaluated at compile time by [`clause!`](crate::clause).
    ///
    /// # Panics
    /// If the name is not of the form `AB-1.2.3`. Use [`str::parse`] for names that come from outside.
    pub const fn named(name: &str) -> Clause {
        match Clause::read(name.as_bytes()) {
            Some(clause) => clause,
            None => panic!("a clause is named like CT-4.2.16"),
        }
    }

    /// The document's prefix, such as `CT`.
    pub fn document(&self) -> &str {
        std::str::from_utf8(&self.document).unwrap_or("??")
    }

    const fn read(text: &[u8]) -> Option<Clause> {
        if text.len() < 8 || text[2] != b'-' || !text[0].is_ascii_uppercase() || !text[1].is_ascii_uppercase()
        {
            return None;
        }
        let mut numbers = [0u16; 3];
        let (mut which, mut digits, mut at) = (0, 0, 3);
        while at < text.len() {
            match text[at] {
                b'.' if digits > 0 && which < 2 => {
                    which += 1;
                    digits = 0;
                }
                digit @ b'0'..=b'9' if digits < 4 => {
                    numbers[which] = numbers[which] * 10 + (digit - b'0') as u16;
                    digits += 1;
                }
                _ => return None,
            }
            at += 1;
        }
        if which != 2 || digits == 0 {
            return None;
        }
        Some(Clause {
            document: [text[0], text[1]],
            chapter: numbers[0],
            section: numbers[1],
            item: numbers[2],
        })
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}-{}.{}.{}", self.document(), self.chapter, self.section, self.item)
    }
}

impl fmt::Debug for Clause {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl fmt::Display for ClauseError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            out,
            "`{}` is no clause name; expected two capitals and three numbers, like CT-4.2.16",
            self.read
        )
    }
}

impl std::error::Error for ClauseError {}

impl FromStr for Clause {
    type Err = ClauseError;

    fn from_str(text: &str) -> Result<Clause, ClauseError> {
        Clause::read(text.as_bytes()).ok_or_else(|| ClauseError { read: text.to_owned() })
    }
}

impl Serialize for Clause {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Clause {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Clause, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_survives_reading_and_writing() {
        for name in ["CT-4.2.16", "PT-1.1.1", "EP-10.0.999", "HR-0.1.2"] {
            assert_eq!(name.parse::<Clause>().unwrap().to_string(), name);
        }
    }

    #[test]
    fn what_is_no_name_is_refused() {
        for text in [
            "",
            "CT",
            "CT-4.2",
            "CT-4.2.",
            "CT-4..2",
            "ct-4.2.1",
            "CT-4.2.1.1",
            "CT_4.2.1",
            "CT-4.2.x",
            "CT-4.2.12345",
            "ĆT-4.2.1",
        ] {
            assert!(text.parse::<Clause>().is_err(), "{text}");
        }
    }

    #[test]
    fn clauses_sort_by_number_not_by_letter() {
        assert!(clause!("CT-4.2.9") < clause!("CT-4.2.10"));
    }
}
