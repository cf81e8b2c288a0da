//! Whether a list holds together, field by field: what it names is there, and every figure is one an army can have.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use rulebook::{Saying, say};

use super::{ArmyList, Bought, Choice, Condition, Conditional, Offer, Slot};
use crate::army::{UnitFacts, UnitType};
use crate::file::FileError;
use crate::text::is_plain;

const MOST_ENTRIES: usize = 1000;
const MOST_NAME: usize = 80;
const MOST_SOURCE: usize = 400;
const RATINGS: RangeInclusive<i64> = 1..=10;
const SPEEDS: RangeInclusive<i64> = 0..=500;
const CAPACITIES: RangeInclusive<i64> = 1..=100;
const UNITS: RangeInclusive<i64> = 1..=200;
const PRICES: RangeInclusive<i64> = 0..=20_000;
/// An option can make its formation cheaper.
const CHANGES: RangeInclusive<i64> = -20_000..=20_000;
const TIMES: RangeInclusive<i64> = 0..=1000;
const PARTS: RangeInclusive<i64> = 1..=100;

type Sound = Result<(), FileError>;

impl ArmyList {
    /// Says what keeps this from being a list, naming the field.
    pub fn sound(&self) -> Sound {
        name("id", &self.id)?;
        name("name", &self.name)?;
        if !is_plain(&self.source, MOST_SOURCE) {
            return Err(FileError::value("source", &self.source, say!("epic-file-name", most = MOST_SOURCE)));
        }
        number("strategy_rating", self.strategy_rating.into(), &RATINGS)?;
        entries("units", self.units.len())?;
        entries("formations", self.formations.len())?;
        if self.shared.len().max(self.options.len()) > MOST_ENTRIES {
            return Err(FileError::value(
                "shared",
                self.shared.len(),
                say!("epic-file-most", most = MOST_ENTRIES),
            ));
        }
        each("units", &self.units, sound_unit)?;
        once("units", self.units.iter().map(|it| it.name.as_str()))?;
        each("formations", &self.formations, |it| self.sound_offer(it))?;
        once("formations", self.formations.iter().map(|it| it.name.as_str()))?;
        for (key, choice) in &self.shared {
            self.sound_choice(choice, 0).map_err(|error| error.inside(key).inside("shared"))?;
        }
        each("options", &self.options, |it| self.sound_choice(it, 0))
    }

    fn sound_offer(&self, offer: &Offer) -> Sound {
        name("name", &offer.name)?;
        number("points", offer.points, &PRICES)?;
        optional("army_max", offer.army_max, &TIMES)?;
        match &offer.slot {
            Slot::Named(_) => {}
            Slot::PerCore { per_core, of } => {
                number("slot.per_core", *per_core, &PARTS)?;
                if let Some(of) = of.as_ref().filter(|of| !self.formations.iter().any(|it| it.name == **of)) {
                    return Err(FileError::value("slot.of", of, say!("epic-file-formation")));
                }
            }
            Slot::Share { share_of_points } => number("slot.share_of_points", *share_of_points, &PARTS)?,
        }
        each("units", &offer.units, |it| self.sound_bought(it))?;
        each("characters", &offer.characters, |it| self.known("", it))?;
        each("choose", &offer.choose, |it| self.sound_choice(it, 0))?;
        each("upgrades", &offer.upgrades, |it| self.sound_choice(it, 0))
    }

    fn sound_choice(&self, choice: &Choice, depth: usize) -> Sound {
        const MOST_DEPTH: usize = 8;
        if depth > MOST_DEPTH {
            return Err(FileError::value("options", depth, say!("epic-file-choice", depth = MOST_DEPTH)));
        }
        if let Some(shared) = &choice.shared {
            // A shared choice may not lead to another one, so following it always ends.
            let known = self.shared.get(shared).is_some_and(|it| it.shared.is_none());
            return if known && depth == 0 {
                Ok(())
            } else {
                Err(FileError::value("ref", shared, say!("epic-file-shared")))
            };
        }
        let (field, named) = match (&choice.group, &choice.name) {
            (Some(group), _) => ("group", group.as_str()),
            (None, named) => ("name", named.as_deref().unwrap_or("")),
        };
        name(field, named)?;
        number("points", choice.points, &CHANGES)?;
        optional("min", choice.min, &TIMES)?;
        optional("max", choice.max, &TIMES)?;
        optional("army_min", choice.army_min, &TIMES)?;
        optional("army_max", choice.army_max, &TIMES)?;
        // Where figures depend on other choices, they are compared when an army is mustered.
        if choice.conditional.is_empty() {
            ordered("max", choice.min, choice.max)?;
            ordered("army_max", choice.army_min, choice.army_max)?;
        }
        each("units", &choice.units, |it| self.sound_bought(it))?;
        each("characters", &choice.characters, |it| self.known("", it))?;
        each("one_of", &choice.one_of, |it| self.known("", it))?;
        each("conditional", &choice.conditional, sound_conditional)?;
        each("options", &choice.options, |it| self.sound_choice(it, depth + 1))
    }

    fn sound_bought(&self, bought: &Bought) -> Sound {
        self.known("unit", &bought.unit)?;
        optional("count", bought.count.map(i64::from), &UNITS)
    }

    fn known(&self, field: &str, unit: &str) -> Sound {
        if self.unit(unit).is_some() {
            return Ok(());
        }
        let close = crate::near::near(unit, self.units.iter().map(|it| it.name.as_str()));
        let accepted =
            if close.is_empty() { say!("epic-file-unit") } else { say!("epic-file-unit-near", near = close) };
        Err(FileError::value(field, unit, accepted))
    }
}

fn sound_unit(unit: &UnitFacts) -> Sound {
    name("name", &unit.name)?;
    let types: BTreeSet<UnitType> = unit.types.iter().copied().collect();
    if types.is_empty() || types.len() != unit.types.len() {
        return Err(FileError::value("types", unit.types.len(), say!("epic-file-types")));
    }
    optional("speed", unit.speed.map(i64::from), &SPEEDS)?;
    optional("setup_speed", unit.setup_speed.map(i64::from), &SPEEDS)?;
    if unit.is(UnitType::WarEngine) && unit.damage_capacity.is_none() {
        return Err(FileError::Missing { field: "damage_capacity".to_owned() });
    }
    optional("damage_capacity", unit.damage_capacity.map(i64::from), &CAPACITIES)?;
    for (n, ability) in unit.abilities.iter().enumerate() {
        name(&format!("abilities[{n}]"), ability)?;
    }
    Ok(())
}

fn sound_conditional(conditional: &Conditional) -> Sound {
    optional("set", conditional.set, &CHANGES)?;
    optional("increment", conditional.increment, &CHANGES)?;
    optional("decrement", conditional.decrement, &CHANGES)?;
    if let Some(each) = &conditional.for_each {
        number("for_each.every", each.every, &(1..=20_000))?;
    }
    conditional.when.as_ref().map_or(Ok(()), |when| sound_condition(when, 0))
}

fn sound_condition(condition: &Condition, depth: usize) -> Sound {
    const MOST_DEPTH: usize = 8;
    if depth > MOST_DEPTH {
        return Err(FileError::value("if", depth, say!("epic-file-choice", depth = MOST_DEPTH)));
    }
    match condition {
        Condition::All { all: several } | Condition::Any { any: several } => {
            several.iter().try_for_each(|inner| sound_condition(inner, depth + 1))
        }
        Condition::Count { n, .. } => number("if.n", *n, &CHANGES),
    }
}

/// Checks each of several fields; an error names the one by its place.
fn each<T>(field: &str, all: &[T], check: impl Fn(&T) -> Sound) -> Sound {
    for (n, one) in all.iter().enumerate() {
        check(one).map_err(|error| error.inside(&format!("{field}[{n}]")))?;
    }
    Ok(())
}

fn entries(field: &str, count: usize) -> Sound {
    if (1..=MOST_ENTRIES).contains(&count) {
        Ok(())
    } else {
        Err(FileError::value(field, count, between(1, MOST_ENTRIES as i64)))
    }
}

/// No name stands there twice.
fn once<'a>(field: &str, names: impl Iterator<Item = &'a str>) -> Sound {
    let mut seen = BTreeSet::new();
    for (n, name) in names.enumerate() {
        if !seen.insert(name) {
            return Err(FileError::value(format!("{field}[{n}].name"), name, say!("epic-file-own-name")));
        }
    }
    Ok(())
}

fn name(field: &str, text: &str) -> Sound {
    if !text.trim().is_empty() && is_plain(text, MOST_NAME) {
        return Ok(());
    }
    Err(FileError::value(field, text, say!("epic-file-name", most = MOST_NAME)))
}

fn number(field: &str, value: i64, range: &RangeInclusive<i64>) -> Sound {
    if range.contains(&value) {
        Ok(())
    } else {
        Err(FileError::value(field, value, between(*range.start(), *range.end())))
    }
}

fn optional(field: &str, value: Option<i64>, range: &RangeInclusive<i64>) -> Sound {
    value.map_or(Ok(()), |value| number(field, value, range))
}

fn ordered(field: &str, least: Option<i64>, most: Option<i64>) -> Sound {
    match (least, most) {
        (Some(least), Some(most)) if most < least => {
            Err(FileError::value(field, most, between(least, *TIMES.end())))
        }
        _ => Ok(()),
    }
}

fn between(least: i64, most: i64) -> Saying {
    say!("epic-file-whole-between", least = least, most = most)
}
