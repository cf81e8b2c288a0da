//! Which formations may garrison, and by which of the three tests (EP-5.2.1 to EP-5.2.7).

use rulebook::{Saying, say};
use serde::{Deserialize, Serialize};

use crate::army::{Army, Formation, UnitType};

/// The three tests of one formation, with the figures that decide them, and what its list adds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Eligibility {
    /// How many units the formation has; transports count, characters do not.
    pub units: usize,
    /// How many of them are scouts.
    pub scouts: usize,
    /// How many scouts the scout test wants: half of the units, rounded up.
    pub scouts_wanted: usize,
    /// How many units move faster than 15 cm; the slow test allows one.
    pub fast: usize,
    /// How many war engines there are; the slow test allows none.
    pub war_engines: usize,
    /// How many units have a speed of 0; the third test wants one.
    pub immobile: usize,
    /// Whether the list lets this formation garrison at all.
    pub list_allows: bool,
    /// Whether it is a spacecraft, which is set up in a step of its own (EP-5.1.1).
    #[serde(default)]
    pub spacecraft: bool,
}

/// The three tests for a formation.
pub fn eligibility(army: &Army, formation: &Formation) -> Eligibility {
    let count =
        |test: &dyn Fn(&crate::army::UnitFacts) -> bool| army.units(formation).filter(|it| test(it)).count();
    let units = formation.units.len();
    Eligibility {
        units,
        scouts: count(&|unit| unit.scout),
        scouts_wanted: units.div_ceil(2),
        // Aircraft and spacecraft have no speed in centimetres and are faster than any of them.
        fast: count(&|unit| unit.speed_at_setup().is_none_or(|speed| speed > 15)),
        war_engines: count(&|unit| unit.is(UnitType::WarEngine)),
        immobile: count(&|unit| unit.speed_at_setup() == Some(0)),
        list_allows: list_allows(army, formation),
        spacecraft: army.is_spacecraft(formation),
    }
}

impl Eligibility {
    /// Half or more of the units, rounded up, are scouts (EP-5.2.2).
    pub fn by_scouts(&self) -> bool {
        self.units > 0 && self.scouts >= self.scouts_wanted
    }

    /// At most one unit moves faster than 15 cm and none is a war engine (EP-5.2.3).
    pub fn by_slowness(&self) -> bool {
        self.units > 0 && self.fast <= 1 && self.war_engines == 0
    }

    /// At least one unit has a speed of 0 (EP-5.2.4).
    pub fn by_immobility(&self) -> bool {
        self.immobile > 0
    }

    /// Whether it passes at least one of the three tests (EP-5.2.1).
    pub fn passes(&self) -> bool {
        self.by_scouts() || self.by_slowness() || self.by_immobility()
    }

    /// Whether the formation may garrison: a test passed, nothing in its list against it, and no spacecraft.
    pub fn may_garrison(&self) -> bool {
        self.passes() && self.list_allows && !self.spacecraft
    }

    /// Whether it may garrison and by which test, or why not.
    pub fn verdict(&self) -> Saying {
        match (self.spacecraft, self.passes(), self.list_allows) {
            (true, _, _) => say!("epic-garrison-spacecraft"),
            (false, false, _) => say!("epic-garrison-no", tests = self.saying()),
            (false, true, false) => say!("epic-garrison-list"),
            (false, true, true) if self.by_scouts() => say!("epic-garrison-scouts"),
            (false, true, true) if self.by_slowness() => say!("epic-garrison-slow"),
            (false, true, true) => say!("epic-garrison-immobile"),
        }
    }

    /// The three results as something to be told to a person.
    pub fn saying(&self) -> Saying {
        say!(
            "epic-garrison-tests",
            scouts = self.scouts,
            wanted = self.scouts_wanted,
            fast = self.fast,
            engines = self.war_engines,
            immobile = self.immobile
        )
    }
}

fn list_allows(army: &Army, formation: &Formation) -> bool {
    let over = &army.overrides;
    let formation_allowed =
        over.garrison_only_formations.is_empty() || over.garrison_only_formations.contains(&formation.name);
    let units_allowed = over.garrison_only_units.is_empty()
        || army.units(formation).all(|unit| over.garrison_only_units.contains(&unit.name));
    formation_allowed && units_allowed
}
