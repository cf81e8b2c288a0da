//! Makes facts so. Total: any fact applies; one that names what is not there changes nothing.

use std::sync::Arc;

use super::{Deployed, Fact, Game, Objective, Place, Stage, Unit, Way};
use crate::army::{Army, UnitType};
use crate::deployment::Side;
use crate::shape::Spot;

impl Game {
    pub(super) fn make_so(&mut self, fact: &Fact) {
        match fact {
            Fact::Joined { name } => self.players.push(name.clone()),
            Fact::PointsAgreed { points } => self.points = Some(*points),
            Fact::ArmyAccepted { by, army } => {
                self.field[*by as usize] =
                    army.formations.iter().map(|it| waiting(army, &it.units)).collect();
                self.armies[*by as usize] = Some(Arc::new((**army).clone()));
            }
            Fact::TerrainSet { by, table } => {
                self.author = Some(*by);
                self.table = Some(Arc::new((**table).clone()));
            }
            Fact::StageOpened { stage } => self.open(*stage),
            Fact::RolledOff { roll } => {
                self.to_act = Some(roll.winner);
                self.roll_offs.push(roll.clone());
            }
            Fact::EdgeChosen { by, edge } => {
                self.edges = Some(match by {
                    Side::Alpha => [*edge, edge.opposite()],
                    Side::Bravo => [edge.opposite(), *edge],
                });
            }
            Fact::ObjectivePlaced { by, at, label } => {
                let on_edge = !self.objectives.iter().any(|it| it.by == *by);
                let half = if on_edge { *by } else { by.other() };
                let number = self.objectives.len() as u32 + 1;
                let label = label.clone();
                self.objectives.push(Objective { number, by: *by, at: *at, half, on_edge, label });
                self.to_act = self.next_after(*by);
            }
            Fact::Closed { by } => {
                self.done[*by as usize] = true;
                if self.stage == Stage::Garrisons {
                    self.to_act = self.next_after(*by);
                }
            }
            Fact::RoundTimeTold { up } => self.time_up = *up,
            Fact::TurnEnded { end } => self.ends.push((**end).clone()),
            Fact::ContinuationRolled { rolls } => {
                self.continuation.push(*rolls);
                let turn = self.turn().unwrap_or(0);
                let on = rolls[0] == rolls[1];
                self.open(if on { Stage::Turn(turn + 1) } else { Stage::Tiebreak });
            }
            Fact::Ended { result } => {
                self.result = Some(result.clone());
                self.open(Stage::Finished);
            }
            Fact::SpacecraftSetUp { .. }
            | Fact::PutAside { .. }
            | Fact::GarrisonPlaced { .. }
            | Fact::OnOverwatch { .. }
            | Fact::SetUp { .. }
            | Fact::Moved { .. }
            | Fact::Entered { .. }
            | Fact::TookOff { .. }
            | Fact::Lost { .. }
            | Fact::Damaged { .. }
            | Fact::Broke { .. }
            | Fact::AbilityUsed { .. }
            | Fact::Summoned { .. }
            | Fact::Absorbed { .. }
            | Fact::Rallied { .. } => self.make_so_of_formation(fact),
        }
    }

    fn make_so_of_formation(&mut self, fact: &Fact) {
        let turn = self.turn().unwrap_or(0);
        match fact {
            Fact::SpacecraftSetUp { by, formation } => {
                self.change(*by, formation, |it| it.place = Place::Orbit);
            }
            Fact::PutAside { by, formation, way, carrier } => {
                let carrier = carrier.as_ref().and_then(|id| self.find(*by, id).ok());
                self.change(*by, formation, |it| it.place = Place::Aside(*way, carrier));
                if self.stage == Stage::RemainingForces {
                    self.to_act = self.next_after(*by);
                }
            }
            Fact::GarrisonPlaced { by, formation, units } => {
                self.stand(*by, formation, units, 0);
                self.change(*by, formation, |it| it.garrison = true);
                self.to_act = self.next_after(*by);
            }
            Fact::OnOverwatch { by, formation } => self.change(*by, formation, |it| it.overwatch = true),
            Fact::SetUp { by, formation, units } => {
                self.stand(*by, formation, units, 0);
                self.to_act = self.next_after(*by);
            }
            Fact::Moved { by, formation, units } => self.change(*by, formation, |it| {
                it.overwatch = false;
                for (unit, spot) in it.units.iter_mut().zip(units) {
                    unit.spot = spot.filter(|_| unit.left > 0);
                }
            }),
            Fact::Entered { by, formation, units } => self.stand(*by, formation, units, turn),
            Fact::TookOff { by, formation } => self.change(*by, formation, |it| {
                it.place = Place::Aside(Way::Aircraft, None);
                for unit in &mut it.units {
                    (unit.spot, unit.landed) = (None, None);
                }
            }),
            Fact::Lost { by, formation, units } => self.change(*by, formation, |it| {
                for unit in units {
                    it.hit(*unit, 0);
                }
            }),
            Fact::Damaged { by, formation, unit, left } => {
                self.change(*by, formation, |it| it.hit(*unit, *left));
            }
            Fact::Broke { by, formation } => self.change(*by, formation, |it| {
                (it.broken, it.rallied, it.overwatch) = (true, false, false);
            }),
            Fact::Rallied { by, formation } => self.change(*by, formation, |it| {
                (it.broken, it.rallied) = (false, true);
            }),
            Fact::Summoned { by, formation, kind, at } => {
                let facts = self.army(*by).and_then(|army| army.kinds.get(*kind)).cloned();
                self.change(*by, formation, |it| {
                    it.units.extend(
                        facts.map(|facts| Unit { spot: Some(*at), ..Unit::fresh(*kind, &facts, true) }),
                    );
                });
            }
            Fact::Absorbed { by, formation, into } => {
                let mut moved = Vec::new();
                self.change(*by, formation, |it| {
                    it.place = Place::Absorbed;
                    moved = it.units.iter().filter(|unit| unit.left > 0).copied().collect();
                    it.units.iter_mut().for_each(|unit| (unit.left, unit.spot) = (0, None));
                });
                self.change(*by, into, |it| {
                    it.units.extend(moved.into_iter().map(|unit| Unit { joined: true, ..unit }));
                });
            }
            // What is used is on record and changes nothing else.
            Fact::Joined { .. }
            | Fact::PointsAgreed { .. }
            | Fact::ArmyAccepted { .. }
            | Fact::TerrainSet { .. }
            | Fact::StageOpened { .. }
            | Fact::RolledOff { .. }
            | Fact::EdgeChosen { .. }
            | Fact::ObjectivePlaced { .. }
            | Fact::Closed { .. }
            | Fact::AbilityUsed { .. }
            | Fact::TurnEnded { .. }
            | Fact::ContinuationRolled { .. }
            | Fact::RoundTimeTold { .. }
            | Fact::Ended { .. } => {}
        }
    }

    fn open(&mut self, stage: Stage) {
        self.stage = stage;
        self.done = [false; 2];
        self.to_act = self.step_starter();
        if matches!(stage, Stage::Turn(_)) {
            self.field.iter_mut().flatten().for_each(|it| it.rallied = false);
        }
    }

    fn change(&mut self, by: Side, formation: &str, change: impl FnOnce(&mut Deployed)) {
        if let Ok(at) = self.find(by, formation)
            && let Some(deployed) = self.field[by as usize].get_mut(at)
        {
            change(deployed);
        }
    }

    /// Puts the living units of a formation on the table; aircraft among them have landed in that turn.
    fn stand(&mut self, by: Side, formation: &str, spots: &[Spot], turn: u32) {
        let army = self.armies[by as usize].clone();
        let flies = |kind: usize| {
            army.as_ref().and_then(|army| army.kinds.get(kind)).is_some_and(|it| it.is(UnitType::Aircraft))
        };
        self.change(by, formation, |it| {
            it.place = Place::Table;
            let mut spots = spots.iter();
            for unit in it.units.iter_mut().filter(|unit| unit.left > 0) {
                unit.spot = spots.next().copied();
                unit.landed = flies(unit.kind).then_some(turn);
            }
        });
    }
}

impl Deployed {
    fn hit(&mut self, unit: usize, left: u32) {
        if let Some(unit) = unit.checked_sub(1).and_then(|at| self.units.get_mut(at)) {
            unit.left = left;
            unit.spot = unit.spot.filter(|_| left > 0);
        }
    }
}

fn waiting(army: &Army, units: &[usize]) -> Deployed {
    let fresh = |kind: &usize| army.kinds.get(*kind).map(|facts| Unit::fresh(*kind, facts, false));
    Deployed {
        place: Place::Waiting,
        garrison: false,
        overwatch: false,
        broken: false,
        rallied: false,
        units: units.iter().filter_map(fresh).collect(),
    }
}
