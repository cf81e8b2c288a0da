//! Play: what is recorded during turns and end phases (EP-4.2.3 to EP-4.2.7, EP-6.2.5, EP-6.2.6, EP-8.2.1).

use super::setup::on_table;
use super::{Command, Fact, Game, Place, Reading, Refusal, Stage, Way};
use crate::army::UnitType;
use crate::deployment::Side;
use crate::shape::Spot;

impl Game {
    pub(super) fn answer_in_play(&self, command: &Command) -> Result<Vec<Fact>, Refusal> {
        match (self.stage, command) {
            (Stage::ContinuationRoll(_), _) => Err(Refusal::DiceDue),
            (Stage::Turn(turn), Command::EndTurn {}) => {
                Ok(vec![Fact::StageOpened { stage: Stage::EndPhase(turn) }])
            }
            (Stage::Turn(_), Command::Enter { by, formation, units }) => self.enter(*by, formation, units),
            (Stage::EndPhase(_), Command::Rally { by, formation }) => self.rally(*by, formation),
            (Stage::EndPhase(_), Command::CloseRally { by }) => {
                if self.done[*by as usize] {
                    Err(Refusal::AlreadyClosed)
                } else {
                    Ok(vec![Fact::Closed { by: *by }])
                }
            }
            (Stage::Turn(_) | Stage::EndPhase(_), _) => self.record(command),
            _ => Err(Refusal::WrongStage { now: self.stage }),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "what is not recorded in play is refused")]
    fn record(&self, command: &Command) -> Result<Vec<Fact>, Refusal> {
        match command {
            Command::Move { by, formation, units } => self.go(*by, formation, units),
            Command::TakeOff { by, formation } => self.take_off(*by, formation),
            Command::Lose { by, formation, units } => self.lose(*by, formation, units),
            Command::Damage { by, formation, unit, left } => self.damage(*by, formation, *unit, *left),
            Command::Break { by, formation } => self.breaks(*by, formation),
            Command::UseAbility { by, formation, ability } => self.use_ability(*by, formation, ability),
            Command::Summon { by, formation, unit, at } => self.summon(*by, formation, unit, *at),
            Command::Absorb { by, formation, into } => self.absorb(*by, formation, into),
            _ => Err(Refusal::WrongStage { now: self.stage }),
        }
    }

    fn enter(&self, by: Side, formation: &str, units: &[Spot]) -> Result<Vec<Fact>, Refusal> {
        self.entry_may_be(by, formation, units)?;
        Ok(vec![Fact::Entered { by, formation: formation.to_owned(), units: units.to_vec() }])
    }

    /// Whether the formation may enter play there now.
    pub(crate) fn entry_may_be(&self, by: Side, formation: &str, units: &[Spot]) -> Result<(), Refusal> {
        let at = self.find(by, formation)?;
        self.may_enter(by, at)?;
        let wanted = self.deployed(by)[at].units.iter().filter(|unit| unit.left > 0).count();
        if units.len() != wanted {
            let (formation, given) = (formation.to_owned(), units.len());
            return Err(Refusal::WrongUnitCount { formation, given, wanted });
        }
        self.table.as_ref().map_or(Ok(()), |table| on_table(table, units))
    }

    fn go(&self, by: Side, formation: &str, units: &[Option<Spot>]) -> Result<Vec<Fact>, Refusal> {
        self.move_may_be(by, formation, units)?;
        Ok(vec![Fact::Moved { by, formation: formation.to_owned(), units: units.to_vec() }])
    }

    /// Whether the living units of a formation may go there now; the destroyed ones stand nowhere.
    pub(crate) fn living_may_go(&self, by: Side, formation: &str, living: &[Spot]) -> Result<(), Refusal> {
        let at = self.find_in_play(by, formation)?;
        let mut spots = living.iter().copied();
        let units = self.deployed(by)[at].units.iter();
        let all: Vec<_> = units.map(|unit| if unit.left > 0 { spots.next() } else { None }).collect();
        self.move_may_be(by, formation, &all)
    }

    fn move_may_be(&self, by: Side, formation: &str, units: &[Option<Spot>]) -> Result<(), Refusal> {
        let at = self.find_in_play(by, formation)?;
        let wanted = self.deployed(by)[at].units.len();
        if units.len() != wanted {
            let (formation, given) = (formation.to_owned(), units.len());
            return Err(Refusal::WrongUnitCount { formation, given, wanted });
        }
        let Some(table) = self.table.as_ref() else { return Ok(()) };
        let off = units
            .iter()
            .enumerate()
            .find_map(|(n, unit)| unit.filter(|spot| !table.holds(spot.at)).map(|spot| (n + 1, spot.at)));
        off.map_or(Ok(()), |(unit, at)| Err(Refusal::UnitOffTable { unit, at, by: table.beside(at) }))
    }

    fn take_off(&self, by: Side, formation: &str) -> Result<Vec<Fact>, Refusal> {
        let at = self.find_in_play(by, formation)?;
        let (army, found) = self.one(by, at)?;
        if !army.has_aircraft(found) {
            return Err(Refusal::NotLanded { formation: formation.to_owned() });
        }
        Ok(vec![Fact::TookOff { by, formation: formation.to_owned() }])
    }

    fn lose(&self, by: Side, formation: &str, units: &[usize]) -> Result<Vec<Fact>, Refusal> {
        let at = self.find_alive(by, formation)?;
        if units.is_empty() && self.reading >= Reading::Second {
            return Err(Refusal::NoUnitNamed { formation: formation.to_owned() });
        }
        for (n, unit) in units.iter().enumerate() {
            self.living_unit(by, at, formation, *unit)?;
            if units[..n].contains(unit) {
                return Err(Refusal::UnitGone { formation: formation.to_owned(), unit: *unit });
            }
        }
        Ok(vec![Fact::Lost { by, formation: formation.to_owned(), units: units.to_vec() }])
    }

    fn damage(&self, by: Side, formation: &str, unit: usize, left: u32) -> Result<Vec<Fact>, Refusal> {
        let at = self.find_alive(by, formation)?;
        let kind = self.living_unit(by, at, formation, unit)?;
        let facts = self.army(by).and_then(|army| army.kinds.get(kind));
        let most =
            facts.filter(|it| it.is(UnitType::WarEngine)).and_then(|it| it.damage_capacity).unwrap_or(1);
        if left > most {
            return Err(Refusal::DamageOutOfRange { most });
        }
        Ok(vec![Fact::Damaged { by, formation: formation.to_owned(), unit, left }])
    }

    fn breaks(&self, by: Side, formation: &str) -> Result<Vec<Fact>, Refusal> {
        let at = self.find_alive(by, formation)?;
        if self.deployed(by)[at].broken {
            return Err(Refusal::AlreadyBroken { formation: formation.to_owned() });
        }
        Ok(vec![Fact::Broke { by, formation: formation.to_owned() }])
    }

    fn rally(&self, by: Side, formation: &str) -> Result<Vec<Fact>, Refusal> {
        let at = self.find_alive(by, formation)?;
        if !self.deployed(by)[at].broken {
            return Err(Refusal::NotBroken { formation: formation.to_owned() });
        }
        if self.done[by as usize] {
            return Err(Refusal::AlreadyClosed);
        }
        Ok(vec![Fact::Rallied { by, formation: formation.to_owned() }])
    }

    fn use_ability(&self, by: Side, formation: &str, ability: &str) -> Result<Vec<Fact>, Refusal> {
        let at = self.find_in_play(by, formation)?;
        let (army, found) = self.one(by, at)?;
        let characters = army.kinds.iter().filter(|kind| found.characters.contains(&kind.name));
        if !army.units(found).chain(characters).any(|facts| facts.has(ability)) {
            let ability = crate::text::plain(ability, 60);
            return Err(Refusal::NoSuchAbility { formation: formation.to_owned(), ability });
        }
        Ok(vec![Fact::AbilityUsed { by, formation: formation.to_owned(), ability: ability.to_owned() }])
    }

    fn summon(&self, by: Side, formation: &str, unit: &str, at: Spot) -> Result<Vec<Fact>, Refusal> {
        self.find_in_play(by, formation)?;
        let none = || Refusal::NotInPool { unit: crate::text::plain(unit, 60) };
        let army = self.army(by).ok_or_else(none)?;
        let kind = army.kinds.iter().position(|kind| kind.name == unit).ok_or_else(none)?;
        let bought = army.pool.iter().filter(|it| **it == kind).count();
        let joined =
            self.deployed(by).iter().flat_map(|it| &it.units).filter(|it| it.joined && it.kind == kind);
        if joined.count() >= bought {
            return Err(none());
        }
        self.table.as_ref().map_or(Ok(()), |table| on_table(table, &[at]))?;
        Ok(vec![Fact::Summoned { by, formation: formation.to_owned(), kind, at }])
    }

    fn absorb(&self, by: Side, formation: &str, into: &str) -> Result<Vec<Fact>, Refusal> {
        let at = self.find_in_play(by, formation)?;
        let into_at = self.find_in_play(by, into)?;
        let (army, target) = self.one(by, into_at)?;
        if at == into_at || !army.overrides.synapse_swarm_formations.contains(&target.name) {
            return Err(Refusal::NoAbsorbing);
        }
        Ok(vec![Fact::Absorbed { by, formation: formation.to_owned(), into: into.to_owned() }])
    }

    /// A formation with a unit left, wherever it is.
    fn find_alive(&self, by: Side, formation: &str) -> Result<usize, Refusal> {
        let at = self.find(by, formation)?;
        if self.deployed(by)[at].is_destroyed() {
            return Err(Refusal::Destroyed { formation: formation.to_owned() });
        }
        Ok(at)
    }

    /// A formation on the table. One in reserve carries out no game function.
    fn find_in_play(&self, by: Side, formation: &str) -> Result<usize, Refusal> {
        let at = self.find_alive(by, formation)?;
        match self.deployed(by)[at].place {
            Place::Table => Ok(at),
            Place::Aside(Way::Aircraft, _) | Place::Orbit => {
                Err(Refusal::NotLanded { formation: formation.to_owned() })
            }
            Place::Waiting | Place::Aside(..) | Place::Absorbed => {
                Err(Refusal::InReserve { formation: formation.to_owned() })
            }
        }
    }

    fn living_unit(&self, by: Side, at: usize, formation: &str, unit: usize) -> Result<usize, Refusal> {
        let formation = || formation.to_owned();
        let units = &self.deployed(by)[at].units;
        let found = unit.checked_sub(1).and_then(|n| units.get(n));
        match found {
            None => Err(Refusal::NoSuchUnit { formation: formation(), unit }),
            Some(gone) if gone.left == 0 => Err(Refusal::UnitGone { formation: formation(), unit }),
            Some(living) => Ok(living.kind),
        }
    }
}
