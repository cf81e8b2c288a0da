//! Fields of a list that can be written in several ways, read so that an error names the field and not the way.

use std::fmt;

use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::{Comparison, Condition, NamedSlot, Slot};

impl<'de> Deserialize<'de> for Slot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Slot, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Form {
            per_core: Option<i64>,
            of: Option<String>,
            share_of_points: Option<i64>,
        }
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Slot;
            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("a slot")
            }
            fn visit_str<E: Error>(self, name: &str) -> Result<Slot, E> {
                NamedSlot::deserialize(StrDeserializer::new(name)).map(Slot::Named)
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Slot, A::Error> {
                match Form::deserialize(MapAccessDeserializer::new(map))? {
                    Form { per_core: Some(per_core), of, share_of_points: None } => {
                        Ok(Slot::PerCore { per_core, of })
                    }
                    Form { per_core: None, of: None, share_of_points: Some(share_of_points) } => {
                        Ok(Slot::Share { share_of_points })
                    }
                    Form { .. } => Err(A::Error::custom("expected a slot")),
                }
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

impl<'de> Deserialize<'de> for Condition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Condition, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Form {
            all: Option<Vec<Condition>>,
            any: Option<Vec<Condition>>,
            count: Option<String>,
            op: Option<Comparison>,
            n: Option<i64>,
            #[serde(rename = "in")]
            scope: Option<String>,
        }
        match Form::deserialize(deserializer)? {
            Form { all: Some(all), any: None, count: None, op: None, n: None, scope: None } => {
                Ok(Condition::All { all })
            }
            Form { all: None, any: Some(any), count: None, op: None, n: None, scope: None } => {
                Ok(Condition::Any { any })
            }
            Form { all: None, any: None, count: Some(count), op: Some(op), n: Some(n), scope } => {
                Ok(Condition::Count { count, op, n, scope })
            }
            Form { .. } => Err(D::Error::custom("expected a condition")),
        }
    }
}
