//! The state of a game as data: what both players may know of it, which is everything (EP-6.2.4).
//!
//! Rules change it in [`crate::game`]; [`crate::control`], [`crate::goals`] and [`crate::tiebreak`] read it.

use std::sync::Arc;

use rulebook::{Saying, say};
use serde::{Deserialize, Serialize};

use crate::army::{Army, Formation, UnitFacts, UnitType};
use crate::deployment::{Edge, Side, Size};
use crate::ending::{EndPhase, GameResult, WarEngineStrength};
use crate::measure::Point;
use crate::shape::Spot;
use crate::table::Table;

/// The state of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(crate) options: Options,
    pub(crate) reading: Reading,
    pub(crate) stage: Stage,
    pub(crate) players: Vec<String>,
    pub(crate) points: Option<u32>,
    pub(crate) armies: [Option<Arc<Army>>; 2],
    pub(crate) table: Option<Arc<Table>>,
    pub(crate) author: Option<Author>,
    pub(crate) edges: Option<[Edge; 2]>,
    pub(crate) objectives: Vec<Objective>,
    pub(crate) roll_offs: Vec<RollOff>,
    /// Whose turn it is in a step where the players alternate; nobody's while a roll-off is due.
    pub(crate) to_act: Option<Side>,
    /// Who has closed the present step: left the garrisons, confirmed the set-up, ended rallying.
    pub(crate) done: [bool; 2],
    pub(crate) field: [Vec<Deployed>; 2],
    pub(crate) ends: Vec<EndPhase>,
    pub(crate) continuation: Vec<[u8; 2]>,
    /// Whether the time of the match's round is up.
    pub(crate) time_up: bool,
    pub(crate) result: Option<GameResult>,
}

/// What an organizer can choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How war engines count for the tie-break (EP-7.4.5).
    #[serde(default)]
    pub tiebreak_war_engine: WarEngineStrength,
}

/// How the rules were read when a game began. What was accepted then stays accepted: an older game goes on, and is proven, by the
/// reading it began with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reading {
    /// Of tables that name none. A game could end before two players were there, totals had no bounds, a player who had closed
    /// the spacecraft step could still declare, a carrier was dropped where the way had none, a loss could name no unit, and
    /// formations kept back did not end the time for Overwatch.
    #[default]
    First,
    /// Of every new game.
    Second,
}

impl Reading {
    /// The one new games begin with.
    pub const NEWEST: Reading = Reading::Second;

    /// Whether it is the one of tables that name none.
    pub(crate) fn is_first(&self) -> bool {
        *self == Reading::First
    }
}

/// Where a game stands (EP-8.1.1, EP-8.2.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Stage {
    Forces,
    Terrain,
    TableEdge,
    Objectives,
    Spacecraft,
    Garrisons,
    RemainingForces,
    Ready,
    /// The turn of that number, before its end phase.
    Turn(u32),
    /// The end phase of that turn: rallying, then the check.
    EndPhase(u32),
    /// After the end phase of that turn both players roll.
    ContinuationRoll(u32),
    Tiebreak,
    Finished,
}

/// An objective marker: a single point for every distance (EP-9.1.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Objective {
    /// 1 to 6 in order of placement.
    pub number: u32,
    /// Who placed it.
    pub by: Side,
    /// The centre of the marker.
    pub at: Point,
    /// Whose half it lies in.
    pub half: Side,
    /// Whether it is the marker its player placed on the own table edge.
    pub on_edge: bool,
    /// What stands for it: a bunker, a fuel dump.
    pub label: String,
}

/// A formation in the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Deployed {
    /// Where it is.
    pub place: Place,
    /// Whether it was set up as a garrison.
    pub garrison: bool,
    /// Whether it is on Overwatch.
    pub overwatch: bool,
    /// Whether it is broken.
    pub broken: bool,
    /// Whether it rallied in this end phase.
    pub rallied: bool,
    /// Its units, in the order of the army; units that joined during the game come last.
    pub units: Vec<Unit>,
}

/// Where a formation is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Not set up yet.
    Waiting,
    /// A spacecraft that is set up.
    Orbit,
    /// Put aside, to enter in some way, loaded in a carrier if that is how it enters.
    Aside(Way, Option<usize>),
    /// On the table.
    Table,
    /// Absorbed by another formation of its army; counts as destroyed.
    Absorbed,
}

/// How a formation that is put aside enters play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// It is an aircraft.
    Aircraft,
    /// Loaded in an aircraft.
    InAircraft,
    /// By teleportation.
    Teleport,
    /// By planetfall.
    Planetfall,
    /// From the webway, where the list has one.
    Webway,
    /// As its list says.
    List,
}

/// A unit in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Unit {
    /// Its kind, as a position in the army's kinds.
    pub kind: usize,
    /// Where it stands, if it is on the table.
    pub spot: Option<Spot>,
    /// Hits it still takes: the damage capacity left of a war engine, 1 for any other unit, 0 when it is destroyed.
    pub left: u32,
    /// The turn in which an aircraft landed.
    pub landed: Option<u32>,
    /// Whether it joined during the game and so does not count for the strength at the start.
    pub joined: bool,
}

/// Who set up the terrain (EP-2.1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Author {
    /// The first player alone.
    Alpha,
    /// The second player alone.
    Bravo,
    /// Both players jointly.
    Both,
    /// A tournament organizer.
    Organizer,
}

/// What a roll-off is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum RollStep {
    TableEdge,
    Objectives,
    Garrisons,
    RemainingForces,
}

/// A roll-off: every pair rolled, and who won (EP-9.2.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RollOff {
    /// What it was for.
    pub step: RollStep,
    /// The pairs, Alpha's die first; all but the last are equal.
    pub pairs: Vec<[u8; 2]>,
    /// Who rolled higher.
    pub winner: Side,
}

impl Game {
    /// A game about to begin.
    pub fn new(options: Options) -> Game {
        Game::read_as(options, Reading::NEWEST)
    }

    /// A game that began under that reading of the rules.
    pub fn read_as(options: Options, reading: Reading) -> Game {
        Game {
            options,
            reading,
            stage: Stage::Forces,
            players: Vec::new(),
            points: None,
            armies: [None, None],
            table: None,
            author: None,
            edges: None,
            objectives: Vec::new(),
            roll_offs: Vec::new(),
            to_act: None,
            done: [false; 2],
            field: [Vec::new(), Vec::new()],
            ends: Vec::new(),
            continuation: Vec::new(),
            time_up: false,
            result: None,
        }
    }

    /// Where the game stands.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Whose turn it is in a step where the players alternate, or who chooses the table edge.
    pub fn to_act(&self) -> Option<Side> {
        self.to_act
    }

    /// The player's name.
    pub fn player(&self, side: Side) -> &str {
        self.players.get(side as usize).map_or("", String::as_str)
    }

    /// The agreed points total.
    pub fn points(&self) -> Option<u32> {
        self.points
    }

    /// The player's army, once it is accepted.
    pub fn army(&self, side: Side) -> Option<&Army> {
        self.armies[side as usize].as_deref()
    }

    /// The table, once the terrain is set up.
    pub fn table(&self) -> Option<&Table> {
        self.table.as_deref()
    }

    /// The player's table edge, once it is chosen.
    pub fn edge(&self, side: Side) -> Option<Edge> {
        self.edges.map(|edges| edges[side as usize])
    }

    /// The objectives placed so far, in order.
    pub fn objectives(&self) -> &[Objective] {
        &self.objectives
    }

    /// Every roll-off so far, with all its pairs.
    pub fn roll_offs(&self) -> &[RollOff] {
        &self.roll_offs
    }

    /// The player's formations with their states. Open to both players at any time: nothing put aside is secret
    /// (EP-6.2.4).
    pub fn formations(&self, side: Side) -> impl Iterator<Item = (&Formation, &Deployed)> {
        let army = self.armies[side as usize].as_deref();
        army.into_iter().flat_map(|army| &army.formations).zip(&self.field[side as usize])
    }

    /// What the end phases so far came to (EP-4.2.8).
    pub fn end_phases(&self) -> &[EndPhase] {
        &self.ends
    }

    /// The pairs of dice rolled for going on after turn 4 and later.
    pub fn continuation_rolls(&self) -> &[[u8; 2]] {
        &self.continuation
    }

    /// Whether the player has closed the present step.
    pub fn is_done(&self, side: Side) -> bool {
        self.done[side as usize]
    }

    /// Whether the time of the match's round is up: the turn under way is the last one (HR-7.6.8).
    pub fn is_time_up(&self) -> bool {
        self.time_up
    }

    /// The result, once the game is finished.
    pub fn result(&self) -> Option<&GameResult> {
        self.result.as_ref()
    }

    /// What the organizer chose.
    pub fn options(&self) -> Options {
        self.options
    }

    /// The roll-off that is due before anything else in this step, if one is.
    pub fn roll_off_due(&self) -> Option<RollStep> {
        let step = match self.stage {
            Stage::TableEdge => RollStep::TableEdge,
            Stage::Objectives => RollStep::Objectives,
            Stage::Garrisons => RollStep::Garrisons,
            Stage::RemainingForces => RollStep::RemainingForces,
            Stage::Forces
            | Stage::Terrain
            | Stage::Spacecraft
            | Stage::Ready
            | Stage::Turn(_)
            | Stage::EndPhase(_)
            | Stage::ContinuationRoll(_)
            | Stage::Tiebreak
            | Stage::Finished => return None,
        };
        self.to_act.is_none().then_some(step)
    }

    /// The number of the turn under way.
    pub fn turn(&self) -> Option<u32> {
        match self.stage {
            Stage::Turn(turn) | Stage::EndPhase(turn) | Stage::ContinuationRoll(turn) => Some(turn),
            Stage::Forces
            | Stage::Terrain
            | Stage::TableEdge
            | Stage::Objectives
            | Stage::Spacecraft
            | Stage::Garrisons
            | Stage::RemainingForces
            | Stage::Ready
            | Stage::Tiebreak
            | Stage::Finished => None,
        }
    }

    pub(crate) fn size(&self) -> Option<Size> {
        self.table.as_ref().map(|table| table.size())
    }

    pub(crate) fn facts(&self, side: Side, unit: &Unit) -> Option<&UnitFacts> {
        self.army(side)?.kinds.get(unit.kind)
    }

    pub(crate) fn deployed(&self, side: Side) -> &[Deployed] {
        &self.field[side as usize]
    }
}

impl Deployed {
    /// Whether no unit of it is left.
    pub fn is_destroyed(&self) -> bool {
        self.place == Place::Absorbed || self.units.iter().all(|unit| unit.left == 0)
    }
}

impl Unit {
    pub(crate) fn fresh(kind: usize, facts: &UnitFacts, joined: bool) -> Unit {
        let engine = facts.is(UnitType::WarEngine);
        let left = if engine { facts.damage_capacity.unwrap_or(1).max(1) } else { 1 };
        Unit { kind, spot: None, left, landed: None, joined }
    }
}

impl Stage {
    /// The step in the reader's language.
    pub fn saying(self) -> Saying {
        match self {
            Stage::Forces => say!("epic-stage-forces"),
            Stage::Terrain => say!("epic-stage-terrain"),
            Stage::TableEdge => say!("epic-stage-table-edge"),
            Stage::Objectives => say!("epic-stage-objectives"),
            Stage::Spacecraft => say!("epic-stage-spacecraft"),
            Stage::Garrisons => say!("epic-stage-garrisons"),
            Stage::RemainingForces => say!("epic-stage-remaining-forces"),
            Stage::Ready => say!("epic-stage-ready"),
            Stage::Turn(turn) => say!("epic-stage-turn", turn = turn),
            Stage::EndPhase(turn) => say!("epic-stage-end-phase", turn = turn),
            Stage::ContinuationRoll(turn) => say!("epic-stage-continuation", turn = turn),
            Stage::Tiebreak => say!("epic-stage-tiebreak"),
            Stage::Finished => say!("epic-stage-finished"),
        }
    }
}
