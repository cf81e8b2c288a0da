//! Line and column of a part of a text. A tree does not know them; where something did not do, the text is gone through once more.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::Step;

/// Line and column where the way ends, counted from 1 as editors do.
pub(super) fn of(text: &str, steps: &[Step]) -> (usize, usize) {
    let mut source = serde_json::Deserializer::from_str(text);
    let end = Way(steps).deserialize(&mut source).err();
    end.map_or((1, 1), |stopped| (stopped.line().max(1), stopped.column().max(1)))
}

/// Goes that way and stops at its end, which is the only way to hear from serde_json where that is.
struct Way<'s>(&'s [Step]);

impl<'de> DeserializeSeed<'de> for Way<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, source: D) -> Result<(), D::Error> {
        source.deserialize_any(self)
    }
}

fn here<E: Error>() -> Result<(), E> {
    Err(E::custom("here"))
}

impl<'de> Visitor<'de> for Way<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nothing")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<(), A::Error> {
        let Some((Step::Field(wanted) | Step::Variant(wanted), rest)) = self.0.split_first() else {
            return here();
        };
        while let Some(name) = entries.next_key::<String>()? {
            if name == *wanted {
                entries.next_value_seed(Way(rest))?;
            } else {
                entries.next_value::<IgnoredAny>()?;
            }
        }
        here()
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        let Some((Step::Place(wanted), rest)) = self.0.split_first() else { return here() };
        for _ in 0..*wanted {
            if items.next_element::<IgnoredAny>()?.is_none() {
                return here();
            }
        }
        items.next_element_seed(Way(rest))?;
        here()
    }
}
