//! How a card is stored: a dense index inside the engine, a stable code (`core-3`) in every file and hash.

use std::fmt;
use std::hash::{Hash, Hasher};

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{card, card_coded, card_count};
use crate::card::{CardId, Set};

impl CardId {
    const NONE_CODE: &'static str = "none";

    /// Whether it names a card of the table.
    pub fn is_known(self) -> bool {
        self != CardId::NONE && usize::from(self.0) <= card_count()
    }

    /// The stable code, such as `core-3`; `none` for no card.
    pub fn code(self) -> String {
        if self.is_known() { card(self).code() } else { CardId::NONE_CODE.to_owned() }
    }
}

impl Hash for CardId {
    /// Set and printed number: a hash stays the same when the table grows.
    fn hash<H: Hasher>(&self, state: &mut H) {
        let known = self.is_known().then(|| card(*self));
        known.map_or((0, 0), |card| (card.set as u16, card.number)).hash(state);
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.code())
    }
}

impl<'de> Deserialize<'de> for CardId {
    /// Reads a code. A bare number is one of the core set: files of the first version hold those.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardId, D::Error> {
        struct Code;
        impl Visitor<'_> for Code {
            type Value = CardId;
            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(out, "the code of a card, such as core-3")
            }
            fn visit_str<E: Error>(self, code: &str) -> Result<CardId, E> {
                if code == CardId::NONE_CODE {
                    return Ok(CardId::NONE);
                }
                card_coded(code).ok_or_else(|| E::invalid_value(Unexpected::Str(code), &self))
            }
            fn visit_u64<E: Error>(self, number: u64) -> Result<CardId, E> {
                match number {
                    0 => Ok(CardId::NONE),
                    _ => self.visit_str(&format!("{}-{number}", Set::Core.code())),
                }
            }
        }
        deserializer.deserialize_any(Code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::all_cards;

    #[test]
    fn a_card_is_stored_by_its_code_and_read_by_code_or_core_number() {
        let nazdreg = card_coded("core-3").expect("in the core set");
        assert_eq!(card(nazdreg).name, "Nazdreg");
        assert_eq!(serde_json::to_string(&nazdreg).unwrap(), "\"core-3\"");
        assert_eq!(serde_json::from_str::<CardId>("\"core-3\"").unwrap(), nazdreg);
        assert_eq!(serde_json::from_str::<CardId>("3").unwrap(), nazdreg);
        for read in ["\"core-999\"", "\"nazdreg\"", "999", "-1", "\"\""] {
            assert!(serde_json::from_str::<CardId>(read).is_err(), "{read}");
        }
    }

    #[test]
    fn no_two_cards_share_a_code_and_every_code_leads_back() {
        for (at, it) in all_cards().iter().enumerate() {
            assert_eq!(card_coded(&it.code()), Some(CardId(at as u16 + 1)), "{}", it.id);
        }
    }
}
