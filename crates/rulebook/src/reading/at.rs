//! Reading a value out of a tree. Everything that does not depend on what is read stands in functions that are compiled once.

use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, IntoDeserializer, MapAccess, SeqAccess,
    Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::Error;

use super::place::{Place, Trail};
use super::tree::Tree;

/// A part of a tree, and where it is.
#[derive(Clone, Copy)]
pub(super) struct At<'t, 'p> {
    tree: &'t Tree<'t>,
    place: Place<'p>,
    trail: &'p Trail,
}

impl<'t, 'p> At<'t, 'p> {
    pub(super) fn new(tree: &'t Tree<'t>, place: Place<'p>, trail: &'p Trail) -> At<'t, 'p> {
        At { tree, place, trail }
    }

    /// What was read here; if it does not do, this is where.
    fn found<V>(&self, read: Result<V, Error>) -> Result<V, Error> {
        if read.is_err() {
            self.trail.ends(&self.place);
        }
        read
    }

    #[cold]
    fn other_than(&self, expected: &dyn Expected) -> Error {
        self.trail.ends(&self.place);
        Error::invalid_type(self.tree.unexpected(), expected)
    }

    #[cold]
    fn too_many(&self, length: usize) -> Error {
        self.trail.ends(&self.place);
        Error::invalid_length(length, &"fewer elements in array")
    }

    fn list<V: Visitor<'t>>(self, items: &'t [Tree<'t>], visitor: V) -> Result<V::Value, Error> {
        let mut list = Items { items, next: 0, of: &self };
        let read = self.found(visitor.visit_seq(&mut list))?;
        if list.next < items.len() { Err(self.too_many(items.len())) } else { Ok(read) }
    }

    fn fields<V: Visitor<'t>>(self, fields: &'t [Field<'t>], visitor: V) -> Result<V::Value, Error> {
        let mut entries = Entries { fields, next: 0, of: &self };
        let read = self.found(visitor.visit_map(&mut entries))?;
        if entries.next < fields.len() { Err(self.too_many(fields.len())) } else { Ok(read) }
    }

    fn number<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Error> {
        let read = match self.tree {
            Tree::Whole(it) => visitor.visit_u64(*it),
            Tree::Below(it) => visitor.visit_i64(*it),
            Tree::Broken(it) => visitor.visit_f64(*it),
            _ => return Err(self.other_than(&visitor)),
        };
        self.found(read)
    }

    fn text<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.tree {
            Tree::Text(it) => self.found(visitor.visit_borrowed_str(it)),
            _ => Err(self.other_than(&visitor)),
        }
    }
}

type Field<'t> = (std::borrow::Cow<'t, str>, Tree<'t>);

/// Methods for kinds of a value that are read alike.
macro_rules! alike {
    ($way:ident: $($method:ident)+) => {$(
        fn $method<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Error> {
            self.$way(visitor)
        }
    )+};
}

impl<'t> Deserializer<'t> for At<'t, '_> {
    type Error = Error;

    alike! { number:
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
        deserialize_f32 deserialize_f64
    }
    alike! { text: deserialize_char deserialize_str deserialize_string deserialize_identifier }

    fn deserialize_any<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.tree {
            Tree::Nothing => self.found(visitor.visit_unit()),
            Tree::Truth(it) => self.found(visitor.visit_bool(*it)),
            Tree::Whole(_) | Tree::Below(_) | Tree::Broken(_) => self.number(visitor),
            Tree::Text(_) => self.text(visitor),
            Tree::List(items) => self.list(items, visitor),
            Tree::Fields(fields) => self.fields(fields, visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.tree {
            Tree::Truth(it) => self.found(visitor.visit_bool(*it)),
            _ => Err(self.other_than(&visitor)),
        }
    }

    fn deserialize_bytes<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.tree {
            Tree::List(items) => self.list(items, visitor),
            _ => self.text(visitor),
        }
    }

    fn deserialize_byte_buf<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_bytes(visitor)
    }

    fn deserialize_option<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.tree {
            Tree::Nothing => self.found(visitor.visit_none()),
            _ => self.found(visitor.visit_some(self)),
        }
    }

    fn deserialize_unit<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.tree {
            Tree::Nothing => self.found(visitor.visit_unit()),
            _ => Err(self.other_than(&visitor)),
        }
    }

    fn deserialize_unit_struct<V: Visitor<'t>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'t>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.found(visitor.visit_newtype_struct(self))
    }

    fn deserialize_seq<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.tree {
            Tree::List(items) => self.list(items, visitor),
            _ => Err(self.other_than(&visitor)),
        }
    }

    fn deserialize_tuple<V: Visitor<'t>>(self, _length: usize, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'t>>(
        self,
        _name: &'static str,
        _length: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.tree {
            Tree::Fields(fields) => self.fields(fields, visitor),
            _ => Err(self.other_than(&visitor)),
        }
    }

    /// Fields have names; a list in their place is refused, so that its reader need not be compiled.
    fn deserialize_struct<V: Visitor<'t>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'t>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let chosen = self.chosen()?;
        self.found(visitor.visit_enum(chosen))
    }

    fn deserialize_ignored_any<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_unit()
    }
}

impl<'t> At<'t, '_> {
    /// A variant by its name alone, or as the one field with what it holds.
    fn chosen(&self) -> Result<Chosen<'t, '_>, Error> {
        let (name, holds) = match self.tree {
            Tree::Text(name) => (name, None),
            Tree::Fields(fields) => {
                let [(name, value)] = fields.as_slice() else {
                    self.trail.ends(&self.place);
                    return Err(Error::invalid_value(Unexpected::Map, &"map with a single key"));
                };
                (name, Some(value))
            }
            _ => return Err(self.other_than(&"string or map")),
        };
        Ok(Chosen { name, holds, of: self })
    }
}

struct Items<'t, 'p> {
    items: &'t [Tree<'t>],
    next: usize,
    of: &'p At<'t, 'p>,
}

impl<'t> SeqAccess<'t> for &mut Items<'t, '_> {
    type Error = Error;

    fn next_element_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Result<Option<S::Value>, Error> {
        let Some(item) = self.items.get(self.next) else { return Ok(None) };
        let at = At { tree: item, place: Place::Item(&self.of.place, self.next), trail: self.of.trail };
        self.next += 1;
        at.found(seed.deserialize(at)).map(Some)
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.items.len() - self.next)
    }
}

struct Entries<'t, 'p> {
    fields: &'t [Field<'t>],
    /// One beyond the field whose name was read last.
    next: usize,
    of: &'p At<'t, 'p>,
}

impl<'t> MapAccess<'t> for &mut Entries<'t, '_> {
    type Error = Error;

    fn next_key_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Result<Option<S::Value>, Error> {
        let Some((name, _)) = self.fields.get(self.next) else { return Ok(None) };
        self.next += 1;
        let read = seed.deserialize(Name(name));
        if read.is_err() {
            self.of.trail.ends(&Place::Field(&self.of.place, name));
        }
        read.map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Result<S::Value, Error> {
        let named = self.next.checked_sub(1).and_then(|last| self.fields.get(last));
        let (name, tree) = named.ok_or_else(|| Error::custom("a value was asked for before its name"))?;
        let at = At { tree, place: Place::Field(&self.of.place, name), trail: self.of.trail };
        at.found(seed.deserialize(at))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.fields.len() - self.next)
    }
}

struct Chosen<'t, 'p> {
    name: &'t str,
    holds: Option<&'t Tree<'t>>,
    of: &'p At<'t, 'p>,
}

impl<'t, 'p> EnumAccess<'t> for Chosen<'t, 'p> {
    type Error = Error;
    type Variant = Held<'t, 'p>;

    fn variant_seed<S: DeserializeSeed<'t>>(self, seed: S) -> Result<(S::Value, Held<'t, 'p>), Error> {
        let held = Held { name: self.name, tree: self.holds, of: self.of };
        let variant = self.of.found(seed.deserialize(Name(self.name)))?;
        Ok((variant, held))
    }
}

/// What a variant holds.
struct Held<'t, 'p> {
    name: &'t str,
    tree: Option<&'t Tree<'t>>,
    of: &'p At<'t, 'p>,
}

impl<'t> Held<'t, '_> {
    fn at(&self, expected: &'static str) -> Result<At<'t, '_>, Error> {
        let place = Place::Variant(&self.of.place, self.name);
        let Some(tree) = self.tree else {
            self.of.trail.ends(&place);
            return Err(Error::invalid_type(Unexpected::UnitVariant, &expected));
        };
        Ok(At { tree, place, trail: self.of.trail })
    }
}

impl<'t> VariantAccess<'t> for Held<'t, '_> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        match self.tree {
            None | Some(Tree::Nothing) => Ok(()),
            Some(_) => Err(self.at("unit variant")?.other_than(&"unit variant")),
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'t>>(self, seed: S) -> Result<S::Value, Error> {
        let at = self.at("newtype variant")?;
        at.found(seed.deserialize(at))
    }

    fn tuple_variant<V: Visitor<'t>>(self, _length: usize, visitor: V) -> Result<V::Value, Error> {
        self.at("tuple variant")?.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'t>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.at("struct variant")?.deserialize_struct("", fields, visitor)
    }
}

/// A field's name, which may be read as a number too: keys of a JSON object are texts, whatever they stand for.
struct Name<'t>(&'t str);

impl<'t> Name<'t> {
    fn number<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Error> {
        if let Ok(it) = self.0.parse::<u64>() {
            return visitor.visit_u64(it);
        }
        match self.0.parse::<i64>() {
            Ok(it) => visitor.visit_i64(it),
            Err(_) => Err(Error::invalid_type(Unexpected::Str(self.0), &visitor)),
        }
    }
}

impl<'t> Deserializer<'t> for Name<'t> {
    type Error = Error;

    alike! { number:
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    fn deserialize_any<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_borrowed_str(self.0)
    }

    fn deserialize_option<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'t>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'t>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_enum(self.0.into_deserializer())
    }

    forward_to_deserialize_any! {
        <W: Visitor<'t>>
        bool f32 f64 char str string bytes byte_buf unit unit_struct seq tuple tuple_struct map struct identifier
        ignored_any
    }
}
