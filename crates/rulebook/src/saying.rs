//! Something to be told to a person: a key of `locales/` and the values it speaks of.
//!
//! Rulebooks hold no prose. They say `say!("refusal-rejoin-stage-over", player = name)`; crate `wording` has the
//! sentence in each language, and `tidy` checks that every key and every value named in one is named in all.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// A message: its key and the values in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saying {
    /// The key in `locales/`, such as `refusal-rejoin-stage-over`.
    pub key: Cow<'static, str>,
    /// The values by name.
    pub values: Vec<(Cow<'static, str>, Value)>,
}

// Thousands of places say something: what each of them does is a call, so that making a saying is compiled once.
impl Saying {
    /// A message without values.
    #[inline(never)]
    pub fn plain(key: &'static str) -> Saying {
        Saying { key: Cow::Borrowed(key), values: Vec::new() }
    }

    /// A message with these values.
    #[inline(never)]
    pub fn of<const N: usize>(key: &'static str, values: [(&'static str, Value); N]) -> Saying {
        let values = values.into_iter().map(|(name, value)| (Cow::Borrowed(name), value)).collect();
        Saying { key: Cow::Borrowed(key), values }
    }
}

/// One value inside a [`Saying`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// A whole number; languages inflect by it.
    Number(i64),
    /// A name or a text that is the same in every language.
    Text(String),
    /// Something that has to be said in the reader's language itself.
    Saying(Box<Saying>),
    /// Several, joined with commas and the reader's "and".
    List(Vec<Value>),
}

/// Builds a [`Saying`]: `say!("key")` or `say!("key", player = name, rounds = 3)`.
#[macro_export]
macro_rules! say {
    ($key:literal $(,)?) => {
        $crate::Saying::plain($key)
    };
    ($key:literal $(, $name:ident = $value:expr)+ $(,)?) => {
        $crate::Saying::of($key, [$((stringify!($name), $crate::Value::from($value))),+])
    };
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Value {
        Value::Text(text.clone())
    }
}

impl From<Saying> for Value {
    fn from(saying: Saying) -> Value {
        Value::Saying(Box::new(saying))
    }
}

impl<T: Into<Value>> From<Vec<T>> for Value {
    fn from(values: Vec<T>) -> Value {
        Value::List(values.into_iter().map(Into::into).collect())
    }
}

impl From<crate::Clause> for Value {
    fn from(clause: crate::Clause) -> Value {
        Value::Text(clause.to_string())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Value {
            fn from(number: $number) -> Value {
                Value::Number(i64::from(number))
            }
        }
    )*};
}
numbers!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_keep_their_names_and_kinds() {
        let saying = say!("refusal-too-few", wanted = 4usize, name = "Ana", why = say!("why-table-full"));
        assert_eq!(saying.key, "refusal-too-few");
        assert_eq!(saying.values[0], ("wanted".into(), Value::Number(4)));
        assert_eq!(saying.values[1], ("name".into(), Value::Text("Ana".into())));
        assert!(matches!(saying.values[2].1, Value::Saying(_)));
    }
}
