//! Army lists: what formations a list offers and at what price. Seven come with the crate; others are read from a file
//! of the same format (`marshal.epic.list/1`).

mod forms;
mod sound;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::army::{Overrides, UnitFacts};
use crate::file::FileError;

/// An army list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmyList {
    /// Always `marshal.epic.list/1`.
    pub format: String,
    /// How rosters name it.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Where its figures come from.
    #[serde(default)]
    pub source: String,
    /// Decides who chooses and who starts.
    pub strategy_rating: u8,
    /// What it says otherwise than the tournament rules.
    #[serde(default)]
    pub overrides: Overrides,
    /// The kinds of units in it.
    pub units: Vec<UnitFacts>,
    /// The formations it offers.
    pub formations: Vec<Offer>,
    /// Options that several formations share, by name.
    #[serde(default)]
    pub shared: BTreeMap<String, Choice>,
    /// Options for the army as a whole.
    #[serde(default)]
    pub options: Vec<Choice>,
}

/// A formation as the list offers it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// Its name.
    pub name: String,
    /// What limits how many an army may have.
    pub slot: Slot,
    /// Its cost before any choice.
    #[serde(default)]
    pub points: i64,
    /// At most so many in an army.
    #[serde(default)]
    pub army_max: Option<i64>,
    /// Units it always has.
    #[serde(default)]
    pub units: Vec<Bought>,
    /// Characters it always has.
    #[serde(default)]
    pub characters: Vec<String>,
    /// Choices that must be made.
    #[serde(default)]
    pub choose: Vec<Choice>,
    /// Choices that may be made.
    #[serde(default)]
    pub upgrades: Vec<Choice>,
}

/// What limits how many formations of a kind an army may have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", untagged)]
pub enum Slot {
    /// `"core"` or `"free"`.
    Named(NamedSlot),
    /// So many for each core formation, or for each formation of a name.
    PerCore {
        /// How many.
        per_core: i64,
        /// For each formation of this name, not for each core formation.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<String>,
    },
    /// All of them together cost at most this part of the points total: 3 is a third.
    Share {
        /// The divisor.
        share_of_points: i64,
    },
}

/// A slot without a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NamedSlot {
    /// Any number, and others depend on it.
    Core,
    /// No limit of its own.
    Free,
}

/// One thing that can be bought, or a group of such things.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// A choice kept in [`ArmyList::shared`] under this name.
    #[serde(rename = "ref", default, skip_serializing_if = "Option::is_none")]
    pub shared: Option<String>,
    /// The name of a group of options.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// The name of an option.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// A second name, used in conditions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aka: Option<String>,
    /// Its cost each time it is taken.
    #[serde(default)]
    pub points: i64,
    /// At least so many.
    #[serde(default)]
    pub min: Option<i64>,
    /// At most so many.
    #[serde(default)]
    pub max: Option<i64>,
    /// At least so many in the army.
    #[serde(default)]
    pub army_min: Option<i64>,
    /// At most so many in the army.
    #[serde(default)]
    pub army_max: Option<i64>,
    /// Units it brings each time it is taken.
    #[serde(default)]
    pub units: Vec<Bought>,
    /// Characters it brings.
    #[serde(default)]
    pub characters: Vec<String>,
    /// One of these units each time it is taken.
    #[serde(default)]
    pub one_of: Vec<String>,
    /// Its unit takes the place of one the formation has.
    #[serde(default)]
    pub replaces_unit: bool,
    /// The group's options, or what must or may be taken along with the option.
    #[serde(default)]
    pub options: Vec<Choice>,
    /// What changes when something else is taken.
    #[serde(default)]
    pub conditional: Vec<Conditional>,
}

/// Units that come with something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bought {
    /// The kind of unit.
    pub unit: String,
    /// How many; missing where the list does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u32>,
    /// The name conditions count it by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<String>,
}

/// A figure that depends on what else is taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Conditional {
    /// Which figure.
    pub field: Figure,
    /// Becomes this.
    #[serde(default)]
    pub set: Option<i64>,
    /// Grows by this.
    #[serde(default)]
    pub increment: Option<i64>,
    /// Shrinks by this.
    #[serde(default)]
    pub decrement: Option<i64>,
    /// If this holds.
    #[serde(rename = "if", default)]
    pub when: Option<Condition>,
    /// As often as this is there.
    #[serde(default)]
    pub for_each: Option<ForEach>,
}

/// A figure of a [`Choice`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Figure {
    Points,
    Min,
    Max,
    ArmyMax,
}

/// When a figure changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Condition {
    /// All of these hold.
    All {
        /// These.
        all: Vec<Condition>,
    },
    /// Any of these holds.
    Any {
        /// These.
        any: Vec<Condition>,
    },
    /// So many of something are taken.
    Count {
        /// Of this.
        count: String,
        /// Exactly or at least.
        op: Comparison,
        /// So many.
        n: i64,
        /// `army`, or the formation's name.
        #[serde(rename = "in", default)]
        scope: Option<String>,
    },
}

/// How a count is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Comparison {
    /// Exactly.
    #[serde(rename = "=")]
    Exactly,
    /// At least.
    #[serde(rename = ">=")]
    AtLeast,
}

/// How often a change is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForEach {
    /// Once for each of this; `army points limit` is the agreed total.
    pub per: String,
    /// Once for so many of it.
    #[serde(default = "one")]
    pub every: i64,
    /// A part of the last lot counts as a whole.
    #[serde(default)]
    pub part_counts: bool,
    /// `army`, or the formation's name.
    #[serde(rename = "in", default)]
    pub scope: Option<String>,
}

impl ArmyList {
    /// The name of the file format.
    pub const FORMAT: &'static str = "marshal.epic.list/1";

    /// Reads a list file.
    pub fn read(text: &str) -> Result<ArmyList, FileError> {
        let list: ArmyList = crate::file::read_json(text, ArmyList::FORMAT)?;
        list.sound()?;
        Ok(list)
    }

    /// The kind of unit of that name.
    pub fn unit(&self, name: &str) -> Option<&UnitFacts> {
        self.units.iter().find(|unit| unit.name == name)
    }
}

impl Slot {
    /// Whether it is a core slot.
    pub fn is_core(&self) -> bool {
        matches!(self, Slot::Named(NamedSlot::Core))
    }
}

/// The lists that come with the crate.
pub fn known() -> &'static [ArmyList] {
    &KNOWN
}

/// The list of that id.
pub fn list(id: &str) -> Option<&'static ArmyList> {
    KNOWN.iter().find(|list| list.id == id)
}

static KNOWN: LazyLock<Vec<ArmyList>> = LazyLock::new(|| {
    [
        include_str!("../../data/space-marines-codex.json"),
        include_str!("../../data/steel-legion.json"),
        include_str!("../../data/orks-ghazghkull.json"),
        include_str!("../../data/eldar-biel-tan.json"),
        include_str!("../../data/chaos-black-legion.json"),
        include_str!("../../data/tau-third-phase.json"),
        include_str!("../../data/tyranids-onachus.json"),
    ]
    .map(|text| ArmyList::read(text).expect("the lists of the crate are sound, as a test shows"))
    .into()
});

fn one() -> i64 {
    1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_that_comes_with_the_crate_is_sound() {
        let ids: Vec<&str> = known().iter().map(|list| list.id.as_str()).collect();
        assert_eq!(
            ids,
            [
                "space-marines-codex",
                "steel-legion",
                "orks-ghazghkull",
                "eldar-biel-tan",
                "chaos-black-legion",
                "tau-third-phase",
                "tyranids-onachus"
            ]
        );
    }

    #[test]
    fn ep_9_3_1_strategy_ratings_come_from_the_lists() {
        let ratings: Vec<u8> = known().iter().map(|list| list.strategy_rating).collect();
        assert_eq!(ratings, [5, 2, 3, 4, 4, 3, 1]);
    }
}
