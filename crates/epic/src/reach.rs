//! What players can still reach and do: which formation comes near an objective with how many moves, and what else a
//! formation may use: abilities, units to be summoned, formations that absorb it.

use crate::deployment::Side;
use crate::game::{Game, Place};
use crate::measure::Length;

/// How near a unit must be to an objective (EP-4.2.1).
const NEAR: i64 = 15;
/// No formation makes more moves than this in one turn.
const MOST_MOVES: u32 = 3;

/// The formation of a player that comes near an objective soonest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InReach {
    /// The objective's number.
    pub objective: u32,
    /// The player.
    pub side: Side,
    /// The formation.
    pub formation: String,
    /// How far its nearest unit is from the objective.
    pub away: Length,
    /// How many times that unit's move it takes to come within 15 cm; 0 if it is there.
    pub moves: u32,
}

/// What a formation in play may use beside moving and fighting.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Specials {
    /// Its abilities, each once.
    pub abilities: Vec<String>,
    /// Units of the army's pool that are left, each with how many.
    pub pool: Vec<(String, usize)>,
    /// Formations that can absorb it.
    pub into: Vec<String>,
}

impl Game {
    /// For every objective and player the formation that comes near it soonest, if one does in a turn. Straight lines only: what
    /// lies between is for the players to see.
    pub fn in_reach(&self) -> Vec<InReach> {
        let each = |objective| Side::BOTH.into_iter().filter_map(move |side| self.soonest(objective, side));
        self.objectives().iter().flat_map(each).collect()
    }

    fn soonest(&self, objective: &crate::game::Objective, side: Side) -> Option<InReach> {
        let able = self.formations(side).filter(|(_, it)| it.place == Place::Table && !it.broken);
        let units = able.flat_map(|(formation, it)| it.units.iter().map(move |unit| (formation, unit)));
        let found = units.filter(|(_, unit)| unit.left > 0).filter_map(|(formation, unit)| {
            let distance = unit.spot?.distance_to(objective.at);
            let speed = i64::from(self.facts(side, unit)?.speed?);
            let near = |moves: &u32| distance.within(Length::cm(NEAR + speed * i64::from(*moves)));
            let moves = (0..=MOST_MOVES).find(near)?;
            Some((moves, distance.shown(), formation.id.clone()))
        });
        let (moves, away, formation) = found.min()?;
        Some(InReach { objective: objective.number, side, formation, away, moves })
    }

    /// What a formation may use now; nothing if it is not on the table.
    pub fn specials(&self, side: Side, id: &str) -> Specials {
        let found = self.formations(side).find(|(formation, _)| formation.id == id);
        let (Some(army), Some((formation, deployed))) = (self.army(side), found) else {
            return Specials::default();
        };
        if deployed.place != Place::Table || deployed.is_destroyed() {
            return Specials::default();
        }
        let characters = army.kinds.iter().filter(|kind| formation.characters.contains(&kind.name));
        let kinds = army.units(formation).chain(characters);
        let mut abilities: Vec<String> = kinds.flat_map(|kind| kind.abilities.iter().cloned()).collect();
        abilities.sort();
        abilities.dedup();
        let on_table = |other: &str| {
            self.formations(side)
                .any(|(it, now)| it.id == other && now.place == Place::Table && !now.is_destroyed())
        };
        let swarms = &army.overrides.synapse_swarm_formations;
        let into = army
            .formations
            .iter()
            .filter(|other| other.id != id && swarms.contains(&other.name) && on_table(&other.id));
        let into = into.map(|other| other.id.clone()).collect();
        Specials { abilities, pool: self.pool_left(side), into }
    }

    /// Units bought for the army as a whole that nobody has summoned yet.
    fn pool_left(&self, side: Side) -> Vec<(String, usize)> {
        let Some(army) = self.army(side) else { return Vec::new() };
        let units = || self.formations(side).flat_map(|(_, it)| &it.units);
        let left = |kind: usize| {
            let bought = army.pool.iter().filter(|it| **it == kind).count();
            bought.saturating_sub(units().filter(|unit| unit.joined && unit.kind == kind).count())
        };
        let kinds = army.kinds.iter().enumerate().map(|(kind, facts)| (facts.name.clone(), left(kind)));
        kinds.filter(|(_, left)| *left > 0).collect()
    }
}
