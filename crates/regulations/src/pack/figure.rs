//! Figures a result puts on record besides who won: goals, victory points. They decide nothing.

use std::fmt;
use std::str::FromStr;

use rulebook::Clause;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::names::Declared;
use crate::fields::Fields;

/// A figure each player has after a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Figure {
    /// Its name, such as `goals`.
    pub id: String,
    /// The largest that makes sense.
    pub most: u32,
    /// Whether halves occur.
    pub halves: bool,
    /// The clause that counts it.
    pub clause: Option<Clause>,
}

/// A number of wholes and at most one half, exactly. Written `412.5`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Amount {
    halves: u32,
}

impl Figure {
    pub(crate) fn read_all(root: &Fields<'_>) -> Vec<Figure> {
        let mut declared = Declared::default();
        let read = |fields: Fields<'_>| {
            let figure = Figure {
                id: declared.name(&fields),
                most: fields.number("most", 1, 1_000_000),
                halves: fields.flag_or("halves", false),
                clause: fields.clause_if_any("clause"),
            };
            fields.done();
            figure
        };
        root.tables_if_any("figures").into_iter().map(read).collect()
    }

    /// Whether a player can have that much of it.
    pub fn allows(&self, amount: Amount) -> bool {
        amount <= Amount::whole(self.most) && (self.halves || amount.halves.is_multiple_of(2))
    }
}

impl Amount {
    /// That many.
    pub fn whole(number: u32) -> Amount {
        Amount { halves: number.saturating_mul(2) }
    }

    /// That many halves.
    pub fn of_halves(halves: u32) -> Amount {
        Amount { halves }
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = if self.halves.is_multiple_of(2) { "" } else { ".5" };
        out.pad(&format!("{}{half}", self.halves / 2))
    }
}

/// A text that is no amount.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AmountError {
    /// What was read.
    pub read: String,
}

impl FromStr for Amount {
    type Err = AmountError;

    /// Reads `412`, `412.5` and, as many people write it, `412,5`.
    fn from_str(text: &str) -> Result<Amount, AmountError> {
        let error = || AmountError { read: text.to_owned() };
        let (whole, half) = match text.split_once(['.', ',']) {
            None => (text, 0),
            Some((whole, "0")) => (whole, 0),
            Some((whole, "5")) => (whole, 1),
            Some(_) => return Err(error()),
        };
        if whole.is_empty() || !whole.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(error());
        }
        let whole: u32 = whole.parse().map_err(|_| error())?;
        let halves = whole.checked_mul(2).and_then(|halves| halves.checked_add(half));
        halves.map(Amount::of_halves).ok_or_else(error)
    }
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Amount, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| Error::custom(format!("\"{text}\" is no amount such as \"412.5\"")))
    }
}

impl JsonSchema for Amount {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Amount".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": "^[0-9]{1,9}(\\.[05])?$" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_and_written_exactly() {
        for (text, written) in [("0", "0"), ("412", "412"), ("412.5", "412.5"), ("7,5", "7.5"), ("3.0", "3")]
        {
            assert_eq!(text.parse::<Amount>().unwrap().to_string(), written, "{text}");
        }
        for text in ["", ".5", "-1", "1.25", "1.", "x", "4294967295", "+3", "1.5.5"] {
            assert!(text.parse::<Amount>().is_err(), "{text}");
        }
        let amount: Amount = serde_json::from_str("\"412.5\"").unwrap();
        assert_eq!(amount, Amount::of_halves(825));
        assert_eq!(serde_json::to_string(&amount).unwrap(), "\"412.5\"");
    }

    #[test]
    fn a_figure_allows_what_makes_sense() {
        let figure = |halves| Figure { id: "goals".into(), most: 5, halves, clause: None };
        assert!(figure(false).allows(Amount::whole(5)));
        assert!(!figure(true).allows(Amount::of_halves(11)));
        assert!(!figure(false).allows(Amount::of_halves(3)));
        assert!(figure(true).allows(Amount::of_halves(3)));
    }
}
