//! Set-up: forces, terrain, table edge, objectives, garrisons, remaining forces (EP-1 to EP-6).

use std::ops::RangeInclusive;

use super::{Author, Deployed, Fact, Game, Place, Reading, Refusal, RollStep, Stage, Way};
use crate::army::{Army, Formation};
use crate::check::check;
use crate::deployment::{Edge, Side, Size};
use crate::game::refusal::Unsound;
use crate::garrison::eligibility;
use crate::measure::{Length, Point};
use crate::muster::muster;
use crate::roster::Roster;
use crate::shape::Spot;
use crate::table::{Passage, Table};
use crate::text::plain;

/// How near its own table edge a formation is set up.
const ZONE: Length = Length::cm(15);
/// How near an objective of its own half a garrison has a unit.
const GARRISON: Length = Length::cm(15);
/// How far a player's second and third objective are from the opponent's edge and from other objectives.
const SPACING: Length = Length::cm(30);
const MOST_TEXT: usize = 80;

impl Game {
    /// The totals two players can agree on at all, whatever the organizer opens.
    pub const TOTALS: RangeInclusive<u32> = 1..=100_000;

    pub(super) fn join(&self, name: &str) -> Result<Vec<Fact>, Refusal> {
        if self.players.len() >= 2 {
            return Err(Refusal::TwoPlayersOnly);
        }
        let name = plain(name, MOST_TEXT);
        if name.is_empty() { Err(Refusal::NoName) } else { Ok(vec![Fact::Joined { name }]) }
    }

    pub(super) fn has_two_players(&self) -> Result<(), Refusal> {
        match self.players.len() {
            2.. => Ok(()),
            joined => Err(Refusal::NotTwoPlayers { joined }),
        }
    }

    pub(super) fn agree_points(&self, points: u32, out_of_range: bool) -> Result<Vec<Fact>, Refusal> {
        self.in_stage(Stage::Forces)?;
        if self.armies.iter().any(Option::is_some) {
            return Err(Refusal::PointsFixed);
        }
        if !(2000..=5000).contains(&points) && !out_of_range {
            return Err(Refusal::PointsOutOfRange { points });
        }
        if !Game::TOTALS.contains(&points) && self.reading >= Reading::Second {
            return Err(Refusal::NoTotal { points, most: *Game::TOTALS.end() });
        }
        Ok(vec![Fact::PointsAgreed { points }])
    }

    pub(super) fn submit_army(&self, by: Side, roster: &Roster) -> Result<Vec<Fact>, Refusal> {
        self.in_stage(Stage::Forces)?;
        self.has_two_players()?;
        let total = self.points.ok_or(Refusal::PointsNotAgreed)?;
        roster.sound().map_err(|error| Refusal::NoRoster { why: Unsound(error) })?;
        let army = muster(roster, total).map_err(|findings| Refusal::IllegalArmy { findings })?;
        Ok(vec![Fact::ArmyAccepted { by, army: Box::new(army) }])
    }

    pub(super) fn set_terrain(
        &self,
        by: Author,
        table: &Table,
        confirmed: bool,
    ) -> Result<Vec<Fact>, Refusal> {
        self.in_stage(Stage::Terrain)?;
        table.sound().map_err(|error| Refusal::NoTable { why: Unsound(error) })?;
        let flags = check(table).len();
        if flags > 0 && !confirmed {
            return Err(Refusal::FlagsNotConfirmed { flags });
        }
        Ok(vec![Fact::TerrainSet { by, table: Box::new(table.clone()) }])
    }

    pub(super) fn choose_edge(&self, by: Side, edge: Edge) -> Result<Vec<Fact>, Refusal> {
        self.in_stage(Stage::TableEdge)?;
        let chooser = self.to_act.ok_or(Refusal::RollOffDue { step: RollStep::TableEdge })?;
        if by != chooser {
            let terrain_by_opponent = matches!(self.author, Some(Author::Alpha | Author::Bravo));
            return Err(Refusal::NotEntitled { chooser, terrain_by_opponent });
        }
        if edge.is_short() {
            Err(Refusal::ShortEdge { edge })
        } else {
            Ok(vec![Fact::EdgeChosen { by, edge }])
        }
    }

    pub(super) fn place_objective(&self, by: Side, at: Point, label: &str) -> Result<Vec<Fact>, Refusal> {
        self.objective_may_stand(by, at)?;
        let label = plain(label, MOST_TEXT);
        Ok(vec![Fact::ObjectivePlaced { by, at, label }])
    }

    /// Whether the player may place an objective there now.
    pub(crate) fn objective_may_stand(&self, by: Side, at: Point) -> Result<(), Refusal> {
        if self.objectives.len() >= 6 {
            return Err(Refusal::SixObjectives);
        }
        self.in_stage(Stage::Objectives)?;
        self.at_turn(by, RollStep::Objectives)?;
        self.objective_may_lie(by, at)
    }

    /// Whether a player's next objective may lie there (EP-4.1.4 to EP-4.1.8).
    pub fn objective_may_lie(&self, by: Side, at: Point) -> Result<(), Refusal> {
        let wrong = || Refusal::WrongStage { now: self.stage };
        let (table, size) = (self.table.as_ref().ok_or_else(wrong)?, self.size().ok_or_else(wrong)?);
        let (own, theirs) = (self.edge(by).ok_or_else(wrong)?, self.edge(by.other()).ok_or_else(wrong)?);
        let spot = Spot::point(at);
        if !self.objectives.iter().any(|objective| objective.by == by) {
            if own.holds(size, at) {
                return Ok(());
            }
            let by = own.distance(size, &spot).beyond(Length::ZERO);
            return Err(Refusal::NotOnOwnEdge { corner: own.is_corner(), by });
        }
        if !table.holds(at) {
            return Err(Refusal::OffTable { at, by: table.beside(at) });
        }
        if !theirs.half_holds(size, at) {
            return Err(Refusal::NotInOpponentsHalf { by: theirs.outside(size, at) });
        }
        let from_edge = theirs.distance(size, &spot);
        if !from_edge.at_least(SPACING) {
            return Err(Refusal::TooCloseToEdge { by: from_edge.short_of(SPACING) });
        }
        let too_close = self.objectives.iter().find(|other| !at.distance(other.at).at_least(SPACING));
        match too_close {
            Some(other) => {
                let by = at.distance(other.at).short_of(SPACING);
                Err(Refusal::TooCloseToObjective { objective: other.number, by })
            }
            None => Ok(()),
        }
    }

    pub(super) fn place_garrison(
        &self,
        by: Side,
        formation: &str,
        units: &[Spot],
        overwatch: bool,
    ) -> Result<Vec<Fact>, Refusal> {
        let id = self.garrison_may_be(by, formation, units)?;
        let mut facts = vec![Fact::GarrisonPlaced { by, formation: id.clone(), units: units.to_vec() }];
        if overwatch {
            self.may_overwatch(by)?;
            facts.push(Fact::OnOverwatch { by, formation: id });
        }
        Ok(facts)
    }

    /// Whether the player may set that formation up as a garrison there now; gives its id.
    pub(crate) fn garrison_may_be(
        &self,
        by: Side,
        formation: &str,
        units: &[Spot],
    ) -> Result<String, Refusal> {
        self.not_before_spacecraft()?;
        self.in_stage(Stage::Garrisons)?;
        self.at_turn(by, RollStep::Garrisons)?;
        let at = self.find_waiting(by, formation)?;
        let (army, formation) = self.one(by, at)?;
        let tests = eligibility(army, formation);
        let id = formation.id.clone();
        if tests.spacecraft {
            return Err(Refusal::SpacecraftNoGarrison { formation: id });
        }
        if !tests.passes() {
            return Err(Refusal::NotEligible { formation: id, tests });
        }
        if !tests.list_allows {
            let over = &army.overrides;
            let only =
                over.garrison_only_units.iter().chain(&over.garrison_only_formations).cloned().collect();
            return Err(Refusal::ListForbidsGarrison { formation: id, only });
        }
        if units.len() != formation.units.len() {
            let (given, wanted) = (units.len(), formation.units.len());
            return Err(Refusal::WrongUnitCount { formation: id, given, wanted });
        }
        self.garrison_may_stand(by, army, formation, units)?;
        Ok(id)
    }

    fn garrison_may_stand(
        &self,
        by: Side,
        army: &Army,
        formation: &Formation,
        units: &[Spot],
    ) -> Result<(), Refusal> {
        let (table, size, theirs) = self.ground(by.other())?;
        on_table(table, units)?;
        let mine = self.objectives.iter().filter(|objective| objective.half == by);
        let nearest = mine
            .flat_map(|objective| {
                units.iter().map(move |unit| (objective.number, unit.distance_to(objective.at)))
            })
            .min_by_key(|(_, distance)| distance.beyond(GARRISON));
        match nearest {
            Some((_, distance)) if distance.within(GARRISON) => {}
            Some((objective, distance)) => {
                let (formation, by) = (formation.id.clone(), distance.beyond(GARRISON));
                return Err(Refusal::GarrisonTooFar { formation, objective, by });
            }
            None => return Err(Refusal::WrongStage { now: self.stage }),
        }
        for (n, unit) in units.iter().enumerate() {
            if theirs.half_reached_by(size, unit) {
                return Err(Refusal::InOpponentsHalf { unit: n + 1, by: theirs.reach(size, unit) });
            }
        }
        for (n, (unit, facts)) in units.iter().zip(army.units(formation)).enumerate() {
            let blocked = table.features.iter().position(|feature| {
                feature.passage(facts.main_type()) == Passage::Impassable && unit.overlaps(&feature.outline)
            });
            if let Some(feature) = blocked {
                return Err(Refusal::Impassable { unit: n + 1, feature: feature + 1 });
            }
        }
        Ok(())
    }

    pub(super) fn pass_garrisons(&self, by: Side) -> Result<Vec<Fact>, Refusal> {
        self.in_stage(Stage::Garrisons)?;
        self.at_turn(by, RollStep::Garrisons)?;
        Ok(vec![Fact::Closed { by }])
    }

    /// Marks are made when the garrison is placed, at the latest before the remaining forces are set up.
    pub(super) fn overwatch(&self, by: Side, formation: &str) -> Result<Vec<Fact>, Refusal> {
        let at = self.find(by, formation)?;
        if !self.is_time_for_overwatch() {
            return Err(Refusal::WrongStage { now: self.stage });
        }
        let deployed = &self.deployed(by)[at];
        if !deployed.garrison {
            return Err(Refusal::NotGarrison { formation: formation.to_owned() });
        }
        if deployed.overwatch {
            return Err(Refusal::OverwatchTwice { formation: formation.to_owned() });
        }
        self.may_overwatch(by)?;
        Ok(vec![Fact::OnOverwatch { by, formation: formation.to_owned() }])
    }

    /// Whether a garrison of the player can still be put on Overwatch.
    pub fn may_still_overwatch(&self, by: Side) -> bool {
        self.is_time_for_overwatch() && self.may_overwatch(by).is_ok()
    }

    /// From the first garrison until the first of the remaining formations is placed or kept back.
    fn is_time_for_overwatch(&self) -> bool {
        let is_remaining = |it: &Deployed| match it.place {
            Place::Table => !it.garrison,
            Place::Aside(way, _) => way != Way::Planetfall && self.reading >= Reading::Second,
            Place::Waiting | Place::Orbit | Place::Absorbed => false,
        };
        matches!(self.stage, Stage::Garrisons | Stage::RemainingForces)
            && !Side::BOTH.into_iter().any(|side| self.deployed(side).iter().any(is_remaining))
    }

    fn may_overwatch(&self, by: Side) -> Result<(), Refusal> {
        let marked = self.deployed(by).iter().filter(|it| it.overwatch).count();
        if marked >= 2 { Err(Refusal::TwoOnOverwatch) } else { Ok(()) }
    }

    pub(super) fn set_up(&self, by: Side, formation: &str, units: &[Spot]) -> Result<Vec<Fact>, Refusal> {
        self.set_up_may_be(by, formation, units)?;
        Ok(vec![Fact::SetUp { by, formation: formation.to_owned(), units: units.to_vec() }])
    }

    /// Whether the player may set that formation up there now.
    pub(crate) fn set_up_may_be(&self, by: Side, formation: &str, units: &[Spot]) -> Result<(), Refusal> {
        let at = self.waiting_to_set_up(by, formation)?;
        let (_, found) = self.one(by, at)?;
        if self.carries_something(by, at) {
            return Err(Refusal::UnfitCarrier { carrier: formation.to_owned() });
        }
        if units.len() != found.units.len() {
            let (formation, given, wanted) = (formation.to_owned(), units.len(), found.units.len());
            return Err(Refusal::WrongUnitCount { formation, given, wanted });
        }
        let (table, size, own) = self.ground(by)?;
        on_table(table, units)?;
        for (n, unit) in units.iter().enumerate() {
            let distance = own.distance(size, unit);
            if !distance.within(ZONE) {
                return Err(Refusal::OutsideZone { unit: n + 1, by: distance.beyond(ZONE) });
            }
        }
        Ok(())
    }

    pub(super) fn confirm(&self, by: Side) -> Result<Vec<Fact>, Refusal> {
        let left: Vec<String> = Side::BOTH
            .into_iter()
            .flat_map(|side| self.formations(side))
            .filter(|(_, deployed)| deployed.place == Place::Waiting)
            .map(|(formation, _)| formation.id.clone())
            .collect();
        if self.stage == Stage::RemainingForces && !left.is_empty() {
            return Err(Refusal::FormationsLeft { formations: left });
        }
        self.in_stage(Stage::Ready)?;
        if self.done[by as usize] { Err(Refusal::AlreadyClosed) } else { Ok(vec![Fact::Closed { by }]) }
    }

    /// The formation of that id, if it is the player's turn to set up one of the remaining forces.
    pub(super) fn waiting_to_set_up(&self, by: Side, formation: &str) -> Result<usize, Refusal> {
        self.not_before_spacecraft()?;
        if self.stage == Stage::Garrisons {
            return Err(Refusal::GarrisonsFirst);
        }
        self.in_stage(Stage::RemainingForces)?;
        self.at_turn(by, RollStep::RemainingForces)?;
        self.find_waiting(by, formation)
    }

    pub(super) fn in_stage(&self, stage: Stage) -> Result<(), Refusal> {
        if self.stage == stage { Ok(()) } else { Err(Refusal::WrongStage { now: self.stage }) }
    }

    pub(super) fn one(&self, side: Side, at: usize) -> Result<(&Army, &Formation), Refusal> {
        let army = self.army(side).ok_or(Refusal::WrongStage { now: self.stage })?;
        let formation = army.formations.get(at).ok_or(Refusal::WrongStage { now: self.stage })?;
        Ok((army, formation))
    }

    fn not_before_spacecraft(&self) -> Result<(), Refusal> {
        if self.stage == Stage::Spacecraft { Err(Refusal::SpacecraftFirst) } else { Ok(()) }
    }

    fn at_turn(&self, by: Side, step: RollStep) -> Result<(), Refusal> {
        match self.to_act {
            None => Err(Refusal::RollOffDue { step }),
            Some(whose) if whose != by => Err(Refusal::NotYourTurn { whose, step }),
            Some(_) => Ok(()),
        }
    }

    fn ground(&self, side: Side) -> Result<(&Table, Size, Edge), Refusal> {
        let table = self.table.as_deref().ok_or(Refusal::WrongStage { now: self.stage })?;
        let edge = self.edge(side).ok_or(Refusal::WrongStage { now: self.stage })?;
        Ok((table, table.size(), edge))
    }
}

/// Every unit stands on the table.
pub(super) fn on_table(table: &Table, units: &[Spot]) -> Result<(), Refusal> {
    match units.iter().position(|unit| !table.holds(unit.at)) {
        Some(n) => {
            let at = units[n].at;
            Err(Refusal::UnitOffTable { unit: n + 1, at, by: table.beside(at) })
        }
        None => Ok(()),
    }
}
