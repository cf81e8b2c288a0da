//! What stands in a text, before anybody asks what it means.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Unexpected, Visitor};
use serde_json::Value;

/// A text taken apart. Fields stay in their order, and a field written twice is there twice.
#[derive(Clone, Debug, PartialEq)]
pub enum Tree<'t> {
    /// `null`.
    Nothing,
    /// `true` or `false`.
    Truth(bool),
    /// A whole number from nought on.
    Whole(u64),
    /// A whole number below nought.
    Below(i64),
    /// A number with a fraction, or beyond the whole ones.
    Broken(f64),
    /// A text.
    Text(Cow<'t, str>),
    /// A list.
    List(Vec<Tree<'t>>),
    /// Fields and their values.
    Fields(Vec<(Cow<'t, str>, Tree<'t>)>),
}

impl<'t> Tree<'t> {
    /// Takes a JSON text apart. serde_json bounds how deep it may be.
    pub fn parse(text: &'t str) -> Result<Tree<'t>, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// The value of a field, if this has such fields.
    pub fn get(&self, name: &str) -> Option<&Tree<'t>> {
        match self {
            Tree::Fields(fields) => fields.iter().find(|(field, _)| field == name).map(|(_, value)| value),
            _ => None,
        }
    }

    /// An item of a list, counted from nought.
    pub fn item(&self, place: usize) -> Option<&Tree<'t>> {
        match self {
            Tree::List(items) => items.get(place),
            _ => None,
        }
    }

    /// How an error names what stands here.
    pub(super) fn unexpected(&self) -> Unexpected<'_> {
        match self {
            Tree::Nothing => Unexpected::Unit,
            Tree::Truth(it) => Unexpected::Bool(*it),
            Tree::Whole(it) => Unexpected::Unsigned(*it),
            Tree::Below(it) => Unexpected::Signed(*it),
            Tree::Broken(it) => Unexpected::Float(*it),
            Tree::Text(it) => Unexpected::Str(it),
            Tree::List(_) => Unexpected::Seq,
            Tree::Fields(_) => Unexpected::Map,
        }
    }
}

impl<'t> From<&'t Value> for Tree<'t> {
    fn from(value: &'t Value) -> Tree<'t> {
        let broken = |number: &serde_json::Number| Tree::Broken(number.as_f64().unwrap_or(f64::NAN));
        match value {
            Value::Null => Tree::Nothing,
            Value::Bool(it) => Tree::Truth(*it),
            Value::Number(it) => match (it.as_u64(), it.as_i64()) {
                (Some(it), _) => Tree::Whole(it),
                (None, Some(it)) => Tree::Below(it),
                (None, None) => broken(it),
            },
            Value::String(it) => Tree::Text(Cow::Borrowed(it)),
            Value::Array(items) => Tree::List(items.iter().map(Tree::from).collect()),
            Value::Object(fields) => Tree::Fields(
                fields.iter().map(|(name, value)| (Cow::Borrowed(name.as_str()), value.into())).collect(),
            ),
        }
    }
}

impl<'de: 't, 't> Deserialize<'de> for Tree<'t> {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Tree<'t>, D::Error> {
        source.deserialize_any(Grown)
    }
}

struct Grown;

impl<'de> Visitor<'de> for Grown {
    type Value = Tree<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any value")
    }

    fn visit_unit<E>(self) -> Result<Tree<'de>, E> {
        Ok(Tree::Nothing)
    }

    fn visit_none<E>(self) -> Result<Tree<'de>, E> {
        Ok(Tree::Nothing)
    }

    fn visit_some<D: Deserializer<'de>>(self, source: D) -> Result<Tree<'de>, D::Error> {
        Tree::deserialize(source)
    }

    fn visit_bool<E>(self, it: bool) -> Result<Tree<'de>, E> {
        Ok(Tree::Truth(it))
    }

    fn visit_u64<E>(self, it: u64) -> Result<Tree<'de>, E> {
        Ok(Tree::Whole(it))
    }

    fn visit_i64<E>(self, it: i64) -> Result<Tree<'de>, E> {
        Ok(u64::try_from(it).map_or(Tree::Below(it), Tree::Whole))
    }

    fn visit_f64<E>(self, it: f64) -> Result<Tree<'de>, E> {
        Ok(Tree::Broken(it))
    }

    fn visit_borrowed_str<E>(self, it: &'de str) -> Result<Tree<'de>, E> {
        Ok(Tree::Text(Cow::Borrowed(it)))
    }

    fn visit_str<E>(self, it: &str) -> Result<Tree<'de>, E> {
        Ok(Tree::Text(Cow::Owned(it.to_owned())))
    }

    fn visit_string<E>(self, it: String) -> Result<Tree<'de>, E> {
        Ok(Tree::Text(Cow::Owned(it)))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Tree<'de>, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Tree::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Tree<'de>, A::Error> {
        let mut fields = Vec::new();
        while let Some(name) = entries.next_key::<Name<'de>>()? {
            fields.push((name.0, entries.next_value()?));
        }
        Ok(Tree::Fields(fields))
    }
}

/// A field's name, out of the text itself where nothing in it is escaped.
struct Name<'t>(Cow<'t, str>);

impl<'de: 't, 't> Deserialize<'de> for Name<'t> {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Name<'t>, D::Error> {
        source.deserialize_str(Named)
    }
}

struct Named;

impl<'de> Visitor<'de> for Named {
    type Value = Name<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a field")
    }

    fn visit_borrowed_str<E>(self, it: &'de str) -> Result<Name<'de>, E> {
        Ok(Name(Cow::Borrowed(it)))
    }

    fn visit_str<E>(self, it: &str) -> Result<Name<'de>, E> {
        Ok(Name(Cow::Owned(it.to_owned())))
    }

    fn visit_string<E>(self, it: String) -> Result<Name<'de>, E> {
        Ok(Name(Cow::Owned(it)))
    }
}
