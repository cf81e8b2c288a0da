//! A roster: what a player picked, as it stands in a file (`marshal.epic.army/1`).

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use rulebook::say;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::file::FileError;
use crate::lists::{self, ArmyList};
use crate::text::{is_plain, plain};

/// What a player picked from a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roster {
    /// Always `marshal.epic.army/1`.
    pub format: String,
    /// What the player calls the army.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The list it is picked from: its id, or a whole list of one's own.
    pub list: ListRef,
    /// The formations picked.
    pub formations: Vec<Pick>,
    /// What is bought for the army as a whole.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, u32>,
}

/// The list a roster is picked from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum ListRef {
    /// One of the lists that come with the crate.
    Known(String),
    /// A list of one's own.
    Own(Box<ArmyList>),
}

/// One formation picked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pick {
    /// Its name in the list.
    pub name: String,
    /// How commands name it; made from its name where missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// What is taken for it: the option's name, with its groups before it where the name alone is not clear.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub take: BTreeMap<String, u32>,
}

/// Read so that an error names a field of the list and not the way it is given.
impl<'de> Deserialize<'de> for ListRef {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ListRef, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = ListRef;
            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("a list")
            }
            fn visit_str<E: Error>(self, id: &str) -> Result<ListRef, E> {
                Ok(ListRef::Known(id.to_owned()))
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<ListRef, A::Error> {
                let list = ArmyList::deserialize(MapAccessDeserializer::new(map))?;
                Ok(ListRef::Own(Box::new(list)))
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

impl Roster {
    /// The name of the file format.
    pub const FORMAT: &'static str = "marshal.epic.army/1";
    const MOST_FORMATIONS: usize = 200;

    /// Reads a roster file.
    pub fn read(text: &str) -> Result<Roster, FileError> {
        let roster: Roster = crate::file::read_json(text, Roster::FORMAT)?;
        roster.sound()?;
        Ok(roster)
    }

    /// The list it is picked from, if that is known.
    pub fn list(&self) -> Option<Cow<'_, ArmyList>> {
        match &self.list {
            ListRef::Known(id) => lists::list(id).map(Cow::Borrowed),
            ListRef::Own(list) => Some(Cow::Borrowed(list)),
        }
    }

    /// Says what keeps this from being a roster, naming the field.
    pub fn sound(&self) -> Result<(), FileError> {
        if let ListRef::Own(list) = &self.list {
            list.sound().map_err(|error| error.inside("list"))?;
        }
        if self.formations.len() > Roster::MOST_FORMATIONS {
            let most = say!("epic-file-most", most = Roster::MOST_FORMATIONS);
            return Err(FileError::value("formations", self.formations.len(), most));
        }
        if !is_plain(&self.name, MOST_NAME) {
            return Err(FileError::value("name", &self.name, say!("epic-file-name", most = MOST_NAME)));
        }
        for (n, pick) in self.formations.iter().enumerate() {
            let inside = |error: FileError| error.inside(&format!("formations[{n}]"));
            // Commands name a formation by its id, as one word.
            let one_word = |id: &str| !id.is_empty() && !id.contains(char::is_whitespace);
            if let Some(id) = pick.id.as_ref().filter(|id| !is_plain(id, MOST_NAME) || !one_word(id)) {
                return Err(inside(FileError::value("id", id, say!("epic-file-id", most = MOST_NAME))));
            }
            sound_take(&pick.take).map_err(|error| inside(error.inside("take")))?;
        }
        sound_take(&self.options).map_err(|error| error.inside("options"))
    }
}

/// How long a name may be.
const MOST_NAME: usize = 80;

fn sound_take(take: &BTreeMap<String, u32>) -> Result<(), FileError> {
    const MOST_TAKEN: u32 = 1000;
    match take.iter().find(|(_, count)| **count > MOST_TAKEN) {
        Some((name, count)) => Err(FileError::value(
            plain(name, MOST_NAME),
            count,
            say!("epic-file-whole-between", least = 0, most = MOST_TAKEN),
        )),
        None => Ok(()),
    }
}
