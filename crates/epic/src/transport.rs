//! Whether a load fits a transport (EP-6.3.2).

use std::collections::BTreeMap;

use crate::army::{Capacity, Hold, Plus, UnitFacts, UnitType};

/// How a load fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fit {
    /// There is room for every unit.
    Fits,
    /// There is no room for these.
    TooMuch {
        /// The names of the units left over, each as often as it is left over.
        left_over: Vec<String>,
    },
    /// The list states no capacity; the players confirm the load by hand.
    Unstated,
}

/// Whether the load fits into the carriers taken together.
pub fn fits(carriers: &[&UnitFacts], load: &[&UnitFacts]) -> Fit {
    let transports: Vec<&&UnitFacts> = carriers.iter().filter(|unit| unit.transport).collect();
    if transports.is_empty() {
        return Fit::TooMuch { left_over: load.iter().map(|unit| unit.name.clone()).collect() };
    }
    let stated: Option<Vec<&Capacity>> = transports.iter().map(|unit| unit.capacity.as_ref()).collect();
    let Some(capacities) = stated else { return Fit::Unstated };
    let mut best: Option<Vec<String>> = None;
    for holds in choices(&capacities) {
        let left_over = stow(holds, load);
        if left_over.is_empty() {
            return Fit::Fits;
        }
        if best.as_ref().is_none_or(|least| left_over.len() < least.len()) {
            best = Some(left_over);
        }
    }
    Fit::TooMuch { left_over: best.unwrap_or_default() }
}

/// Every way to choose among the alternatives. Transports of one kind are alike, so only how many take which
/// alternative matters; the number of ways is bounded.
fn choices<'a>(capacities: &[&'a Capacity]) -> Vec<Vec<Room<'a>>> {
    const MOST_WAYS: usize = 4096;
    let mut ways: Vec<Vec<Room>> = vec![Vec::new()];
    for capacity in capacities {
        let mut rooms: Vec<&[Hold]> = vec![&capacity.one_of];
        for plus in &capacity.plus {
            rooms.push(match plus {
                Plus::OneOf { one_of } => one_of,
                Plus::Hold(hold) => std::slice::from_ref(hold),
            });
        }
        for alternatives in rooms {
            if alternatives.is_empty() || ways.len() * alternatives.len() > MOST_WAYS {
                continue;
            }
            ways = ways
                .iter()
                .flat_map(|way| {
                    alternatives.iter().map(move |hold| {
                        let mut way = way.clone();
                        way.push(Room::of(hold));
                        way
                    })
                })
                .collect();
        }
    }
    ways
}

/// A hold and what is still free in it.
#[derive(Clone)]
struct Room<'a> {
    hold: &'a Hold,
    free: u32,
    exceptions: BTreeMap<&'a str, u32>,
}

impl<'a> Room<'a> {
    fn of(hold: &'a Hold) -> Room<'a> {
        let exceptions = hold.of_which_at_most.iter().map(|(name, most)| (name.as_str(), *most)).collect();
        Room { hold, free: hold.count, exceptions }
    }

    fn places(&self, unit: &UnitFacts) -> u32 {
        let type_name = |kind: &UnitType| serde_json::to_value(kind).ok();
        let twice = self.hold.counts_as_two.iter().any(|name| {
            *name == unit.name
                || unit.types.iter().any(|it| type_name(it).is_some_and(|it| it == name.as_str()))
        });
        if twice { 2 } else { 1 }
    }

    fn takes(&self, unit: &UnitFacts) -> bool {
        let listed = self.hold.of.contains(&unit.name)
            || self.exceptions.get(unit.name.as_str()).is_some_and(|left| *left > 0)
            || self.hold.of_type.is_some_and(|kind| unit.is(kind));
        listed && !self.hold.without.iter().any(|ability| unit.has(ability)) && self.places(unit) <= self.free
    }

    fn load(&mut self, unit: &'a UnitFacts) {
        self.free -= self.places(unit).min(self.free);
        if let Some(left) = self.exceptions.get_mut(unit.name.as_str()) {
            *left = left.saturating_sub(1);
        }
    }
}

/// Stows unit after unit, those with the fewest rooms to go to first, and carriers that keep their own load before the
/// rest, because they bring room. Returns the names of what found no room.
fn stow<'a>(mut rooms: Vec<Room<'a>>, load: &[&'a UnitFacts]) -> Vec<String> {
    let mut waiting: Vec<&UnitFacts> = load.to_vec();
    let brings_room = |unit: &UnitFacts| unit.capacity.is_some();
    waiting.sort_by_key(|unit| {
        let open = rooms.iter().filter(|room| room.takes(unit)).count();
        (!brings_room(unit), open, unit.types.first().copied() == Some(UnitType::Infantry))
    });
    let mut left_over = Vec::new();
    for unit in waiting {
        let Some(at) = rooms.iter().position(|room| room.takes(unit)) else {
            left_over.push(unit.name.clone());
            continue;
        };
        rooms[at].load(unit);
        if rooms[at].hold.with_cargo
            && let Some(capacity) = &unit.capacity
        {
            rooms.extend(capacity.one_of.first().map(Room::of));
        }
    }
    left_over
}
