//! An army as it takes the field: formations, their units, their points. What the game plays with.
//!
//! Made from a roster by [`crate::muster`]; complete in itself, so a game on record stays the same when a list changes.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A mustered army.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Army {
    /// The id of the list it is picked from.
    pub list: String,
    /// The name of that list.
    pub name: String,
    /// Decides who chooses and who starts (EP-9.3.1).
    pub strategy_rating: u8,
    /// The sum over its formations and options (EP-1.2.4).
    pub points: u32,
    /// Its formations.
    pub formations: Vec<Formation>,
    /// Options bought for the army as a whole.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, u32>,
    /// Units bought for the army as a whole, such as daemons to be summoned, each as a position in `kinds`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pool: Vec<usize>,
    /// Every kind of unit in it; formations refer to them by position.
    pub kinds: Vec<UnitFacts>,
    /// What its list says otherwise.
    #[serde(default)]
    pub overrides: Overrides,
}

/// One formation of an army.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Formation {
    /// How commands name it; unique in its army.
    pub id: String,
    /// Its name in the list.
    pub name: String,
    /// Its full value: list cost and everything bought for it.
    pub points: u32,
    /// Its units, each as a position in [`Army::kinds`]. Characters are no units.
    pub units: Vec<usize>,
    /// Characters added to its units.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub characters: Vec<String>,
    /// Carriers whose number the list does not state, such as drop pods.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pods: Vec<String>,
}

/// The facts of one kind of unit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitFacts {
    /// Its name.
    pub name: String,
    /// What it is; two entries for a war engine that is an aircraft.
    pub types: Vec<UnitType>,
    /// Its move in centimetres; aircraft, spacecraft and characters have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub speed: Option<u32>,
    /// The speed that counts for set-up, where the list states one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup_speed: Option<u32>,
    /// Whether it is a scout.
    #[serde(default, skip_serializing_if = "is_false")]
    pub scout: bool,
    /// Whether it can teleport.
    #[serde(default, skip_serializing_if = "is_false")]
    pub teleport: bool,
    /// Whether it has the planetfall ability.
    #[serde(default, skip_serializing_if = "is_false")]
    pub planetfall: bool,
    /// Whether it carries other units.
    #[serde(default, skip_serializing_if = "is_false")]
    pub transport: bool,
    /// Damage capacity of a war engine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub damage_capacity: Option<u32>,
    /// What it carries, where the list states it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub capacity: Option<Capacity>,
    /// Names of its abilities.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abilities: Vec<String>,
}

/// What a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum UnitType {
    Infantry,
    #[serde(rename = "light vehicle")]
    LightVehicle,
    #[serde(rename = "armoured vehicle")]
    ArmouredVehicle,
    #[serde(rename = "war engine")]
    WarEngine,
    Aircraft,
    Spacecraft,
    Character,
    Special,
}

/// What one transport carries: one of these holds, and all of those besides.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Capacity {
    /// Alternatives: one of these.
    pub one_of: Vec<Hold>,
    /// Carried in addition.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plus: Vec<Plus>,
}

/// Room for so many of some units.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hold {
    /// How many.
    pub count: u32,
    /// Of these units.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub of: Vec<String>,
    /// Of units of this type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of_type: Option<UnitType>,
    /// But not of units with these abilities.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<String>,
    /// The carried unit keeps its own load.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub with_cargo: bool,
    /// Further units allowed in place of one of the listed, at most so many.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub of_which_at_most: BTreeMap<String, u32>,
    /// Units or types of units that take two places.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counts_as_two: Vec<String>,
}

/// Room in addition: one hold, or one of several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Plus {
    /// One of several.
    OneOf {
        /// The alternatives.
        one_of: Vec<Hold>,
    },
    /// One hold.
    Hold(Hold),
}

/// What a list says otherwise than the tournament rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Overrides {
    /// Only formations made of these units garrison (EP-5.2.7).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub garrison_only_units: Vec<String>,
    /// Only these formations garrison (EP-5.2.7).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub garrison_only_formations: Vec<String>,
    /// Formations whose Brood units do not count for the tie-break and that capture only with a Synapse unit (EP-7.4.11).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub synapse_swarm_formations: Vec<String>,
    /// Formations the list keeps off the table until it brings them on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub off_table_formations: Vec<String>,
    /// Formations may wait behind portals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub webway: Option<Webway>,
}

/// Formations kept back behind portals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Webway {
    /// How many formations one portal keeps.
    pub formations_per_portal: u32,
    /// A unit with this ability is a portal.
    pub portal_ability: String,
    /// An army option of this name is a portal.
    pub portal_option: String,
}

impl Army {
    /// The facts of the formation's units, one entry a unit.
    pub fn units<'a>(&'a self, formation: &'a Formation) -> impl Iterator<Item = &'a UnitFacts> + 'a {
        formation.units.iter().filter_map(|kind| self.kinds.get(*kind))
    }

    /// The formation of that id.
    pub fn formation(&self, id: &str) -> Option<&Formation> {
        self.formations.iter().find(|formation| formation.id == id)
    }

    /// The points of its dearest formation (EP-7.2.4).
    pub fn dearest_points(&self) -> u32 {
        self.formations.iter().map(|formation| formation.points).max().unwrap_or(0)
    }

    /// How many portals of its webway it has.
    pub fn portals(&self) -> u32 {
        let Some(webway) = &self.overrides.webway else { return 0 };
        let bought = self.options.get(&webway.portal_option).copied().unwrap_or(0);
        let units =
            self.formations.iter().flat_map(|it| self.units(it)).filter(|it| it.has(&webway.portal_ability));
        bought + units.count() as u32
    }

    /// Whether every unit of the formation is a spacecraft.
    pub fn is_spacecraft(&self, formation: &Formation) -> bool {
        !formation.units.is_empty() && self.units(formation).all(|unit| unit.is(UnitType::Spacecraft))
    }

    /// The names of the units that cannot enter by planetfall; none if the formation can, by itself or in drop pods.
    pub(crate) fn cannot_planetfall(&self, formation: &Formation) -> Vec<String> {
        let in_pods =
            formation.pods.iter().any(|pod| self.kinds.iter().any(|it| it.name == *pod && it.planetfall));
        if in_pods { Vec::new() } else { names(self.units(formation).filter(|unit| !unit.planetfall)) }
    }

    /// Whether any unit of the formation is an aircraft.
    pub fn has_aircraft(&self, formation: &Formation) -> bool {
        self.units(formation).any(|unit| unit.is(UnitType::Aircraft))
    }
}

impl UnitFacts {
    /// Whether it is of that type.
    pub fn is(&self, kind: UnitType) -> bool {
        self.types.contains(&kind)
    }

    /// Whether it has that ability; a number in brackets behind the name does not matter.
    pub fn has(&self, ability: &str) -> bool {
        self.abilities
            .iter()
            .any(|own| own == ability || own.strip_prefix(ability).is_some_and(|rest| rest.starts_with(" (")))
    }

    /// Whether it can wait behind a portal and come through it.
    pub(crate) fn passes_portals(&self) -> bool {
        self.is(UnitType::Infantry)
            || self.is(UnitType::LightVehicle)
            || (self.is(UnitType::ArmouredVehicle) && self.has("Walker"))
    }

    /// The speed that counts for set-up.
    pub fn speed_at_setup(&self) -> Option<u32> {
        self.setup_speed.or(self.speed)
    }

    /// The type that counts for terrain.
    pub fn main_type(&self) -> UnitType {
        let war_engine = self.is(UnitType::WarEngine).then_some(UnitType::WarEngine);
        war_engine.or(self.types.first().copied()).unwrap_or(UnitType::Special)
    }
}

/// The names of units, each once.
pub(crate) fn names<'a>(units: impl Iterator<Item = &'a UnitFacts>) -> Vec<String> {
    let mut names: Vec<String> = units.map(|unit| unit.name.clone()).collect();
    names.sort();
    names.dedup();
    names
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_false(value: &bool) -> bool {
    !*value
}
