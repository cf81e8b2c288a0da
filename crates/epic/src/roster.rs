//! A roster: what a player picked, as it stands in a file (`marshal.epic.army/1`).

use std::borrow::Cow;
use std::collections::BTreeMap;

use rulebook::say;
use serde::{Deserialize, Serialize};

use crate::file::FileError;
use crate::lists::{self, ArmyList};

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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
        const MOST_TAKEN: u32 = 1000;
        if let ListRef::Own(list) = &self.list {
            list.sound()?;
        }
        if self.formations.len() > Roster::MOST_FORMATIONS {
            let most = say!("epic-file-most", most = Roster::MOST_FORMATIONS);
            return Err(FileError::value("formations", self.formations.len(), most));
        }
        let taken = self.formations.iter().flat_map(|pick| pick.take.iter()).chain(&self.options);
        match taken.into_iter().find(|(_, count)| **count > MOST_TAKEN) {
            Some((name, count)) => {
                Err(FileError::value(name.clone(), count, say!("epic-file-most", most = MOST_TAKEN)))
            }
            None => Ok(()),
        }
    }
}
