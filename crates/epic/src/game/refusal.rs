//! Why a game refuses a command: a closed list, each with the clause it rests on.

use rulebook::{Cites, Clause, Saying, clause};
use serde::Serialize;

use crate::deployment::{Edge, Side};
use crate::file::FileError;
use crate::game::{RollStep, Stage};
use crate::garrison::Eligibility;
use crate::measure::{Length, Point};
use crate::muster::ArmyFinding;

/// Why not, in the order of the game. Each command is checked in the order of the document: the moment, the turn, the
/// formation, the place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "refusal", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Refusal {
    // The order of the game.
    Over,
    WrongStage { now: Stage },
    SpacecraftFirst,
    GarrisonsFirst,
    // Forces.
    TwoPlayersOnly,
    NotTwoPlayers { joined: usize },
    NoName,
    PointsOutOfRange { points: u32 },
    NoTotal { points: u32, most: u32 },
    PointsFixed,
    PointsNotAgreed,
    NoRoster { why: Unsound },
    IllegalArmy { findings: Vec<ArmyFinding> },
    // Terrain and table edge.
    NoTable { why: Unsound },
    FlagsNotConfirmed { flags: usize },
    RollOffDue { step: RollStep },
    NoRollOffDue,
    BadRolls,
    NotEntitled { chooser: Side, terrain_by_opponent: bool },
    ShortEdge { edge: Edge },
    // Objectives.
    SixObjectives,
    NotYourTurn { whose: Side, step: RollStep },
    OffTable { at: Point, by: Length },
    NotOnOwnEdge { corner: bool, by: Length },
    NotInOpponentsHalf { by: Length },
    TooCloseToEdge { by: Length },
    TooCloseToObjective { objective: u32, by: Length },
    // Formations and how they are set up.
    UnknownFormation { formation: String, known: Vec<String> },
    AlreadySetUp { formation: String, planetfall: bool },
    NotSpacecraft { formation: String },
    SpacecraftMissing { formations: Vec<String> },
    NoPlanetfall { formation: String, units: Vec<String> },
    AlreadyClosed,
    WrongUnitCount { formation: String, given: usize, wanted: usize },
    SpacecraftNoGarrison { formation: String },
    NotEligible { formation: String, tests: Eligibility },
    ListForbidsGarrison { formation: String, only: Vec<String> },
    UnitOffTable { unit: usize, at: Point, by: Length },
    GarrisonTooFar { formation: String, objective: u32, by: Length },
    InOpponentsHalf { unit: usize, by: Length },
    Impassable { unit: usize, feature: usize },
    NotGarrison { formation: String },
    OverwatchTwice { formation: String },
    TwoOnOverwatch,
    OutsideZone { unit: usize, by: Length },
    // Reserves.
    NoReserve { formation: String, units: Vec<String> },
    NotAllTeleport { formation: String, units: Vec<String> },
    NoCarrier { formation: String },
    UnfitCarrier { carrier: String },
    LoadTooLarge { carrier: String, left_over: Vec<String> },
    LoadUnstated { carrier: String },
    NoPortal { portals: u32 },
    FormationsLeft { formations: Vec<String> },
    // Play.
    Destroyed { formation: String },
    InReserve { formation: String },
    NotAside { formation: String },
    CarrierAway { carrier: String },
    TooEarly { formation: String, turn: u32 },
    NotLanded { formation: String },
    NoUnitNamed { formation: String },
    NoSuchUnit { formation: String, unit: usize },
    UnitGone { formation: String, unit: usize },
    DamageOutOfRange { most: u32 },
    AlreadyBroken { formation: String },
    NotBroken { formation: String },
    NoSuchAbility { formation: String, ability: String },
    NotInPool { unit: String },
    NoAbsorbing,
    NoDiceDue,
    DiceDue,
    BadContinuation { rolls: [u8; 2] },
}

/// Why a table or a roster cannot be used at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsound(pub FileError);

impl Serialize for Unsound {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.saying().serialize(serializer)
    }
}

impl Cites for Refusal {
    fn clause(&self) -> Clause {
        match self {
            Refusal::Over => clause!("EP-8.2.6"),
            Refusal::WrongStage { now } => match now {
                Stage::Turn(_) | Stage::EndPhase(_) | Stage::ContinuationRoll(_) => clause!("EP-8.2.6"),
                Stage::Forces
                | Stage::Terrain
                | Stage::TableEdge
                | Stage::Objectives
                | Stage::Spacecraft
                | Stage::Garrisons
                | Stage::RemainingForces
                | Stage::Ready
                | Stage::Tiebreak
                | Stage::Finished => clause!("EP-8.1.1"),
            },
            Refusal::SpacecraftFirst
            | Refusal::NotSpacecraft { .. }
            | Refusal::SpacecraftMissing { .. }
            | Refusal::SpacecraftNoGarrison { .. } => clause!("EP-5.1.1"),
            Refusal::GarrisonsFirst => clause!("EP-5.1.3"),
            Refusal::TwoPlayersOnly | Refusal::NotTwoPlayers { .. } | Refusal::NoName => clause!("EP-1.1.1"),
            Refusal::PointsOutOfRange { .. } => clause!("EP-1.2.2"),
            Refusal::NoTotal { .. } | Refusal::PointsFixed | Refusal::PointsNotAgreed => clause!("EP-1.2.1"),
            Refusal::NoRoster { .. } => clause!("EP-1.1.2"),
            Refusal::IllegalArmy { findings } => findings.first().map_or(clause!("EP-1.1.2"), Cites::clause),
            Refusal::NoTable { .. } | Refusal::FlagsNotConfirmed { .. } => clause!("EP-8.1.3"),
            Refusal::RollOffDue { step } => match step {
                RollStep::TableEdge => clause!("EP-2.1.4"),
                RollStep::Objectives => clause!("EP-4.1.2"),
                RollStep::Garrisons | RollStep::RemainingForces => clause!("EP-9.2.2"),
            },
            Refusal::NoRollOffDue | Refusal::BadRolls => clause!("EP-9.2.1"),
            Refusal::NotEntitled { terrain_by_opponent: true, .. } => clause!("EP-2.1.2"),
            Refusal::NotEntitled { .. } => clause!("EP-2.1.3"),
            Refusal::ShortEdge { .. } => clause!("EP-2.1.5"),
            Refusal::SixObjectives => clause!("EP-4.1.3"),
            Refusal::NotYourTurn { step, .. } => match step {
                RollStep::TableEdge => clause!("EP-2.1.3"),
                RollStep::Objectives => clause!("EP-4.1.1"),
                RollStep::Garrisons => clause!("EP-5.3.1"),
                RollStep::RemainingForces => clause!("EP-6.1.3"),
            },
            Refusal::NotOnOwnEdge { corner: false, .. } => clause!("EP-4.1.4"),
            Refusal::NotOnOwnEdge { corner: true, .. } => clause!("EP-4.1.5"),
            Refusal::OffTable { .. } | Refusal::NotInOpponentsHalf { .. } => clause!("EP-4.1.6"),
            Refusal::TooCloseToEdge { .. } => clause!("EP-4.1.7"),
            Refusal::TooCloseToObjective { .. } => clause!("EP-4.1.8"),
            Refusal::UnknownFormation { .. } => clause!("EP-1.1.2"),
            Refusal::AlreadySetUp { planetfall: true, .. } | Refusal::NoPlanetfall { .. } => {
                clause!("EP-5.1.2")
            }
            Refusal::AlreadyClosed => clause!("EP-8.1.1"),
            Refusal::AlreadySetUp { .. }
            | Refusal::WrongUnitCount { .. }
            | Refusal::UnitOffTable { .. }
            | Refusal::FormationsLeft { .. } => clause!("EP-6.1.1"),
            Refusal::NotEligible { .. } => clause!("EP-5.2.6"),
            Refusal::ListForbidsGarrison { .. } => clause!("EP-5.2.7"),
            Refusal::GarrisonTooFar { .. } => clause!("EP-5.3.2"),
            Refusal::InOpponentsHalf { .. } => clause!("EP-5.3.4"),
            Refusal::Impassable { .. } => clause!("EP-5.3.5"),
            Refusal::NotGarrison { .. } | Refusal::OverwatchTwice { .. } | Refusal::TwoOnOverwatch => {
                clause!("EP-5.4.1")
            }
            Refusal::OutsideZone { .. } => clause!("EP-6.1.2"),
            Refusal::NoReserve { .. } | Refusal::NoPortal { .. } => clause!("EP-6.2.1"),
            Refusal::NotAllTeleport { .. } => clause!("EP-6.2.2"),
            Refusal::NoCarrier { .. } | Refusal::UnfitCarrier { .. } | Refusal::CarrierAway { .. } => {
                clause!("EP-6.3.1")
            }
            Refusal::LoadTooLarge { .. } | Refusal::LoadUnstated { .. } => clause!("EP-6.3.2"),
            Refusal::InReserve { .. } => clause!("EP-6.2.5"),
            Refusal::NotAside { .. } | Refusal::TooEarly { .. } => clause!("EP-6.2.6"),
            Refusal::NotLanded { .. } => clause!("EP-4.2.7"),
            Refusal::Destroyed { .. }
            | Refusal::NoUnitNamed { .. }
            | Refusal::NoSuchUnit { .. }
            | Refusal::UnitGone { .. }
            | Refusal::DamageOutOfRange { .. } => clause!("EP-7.4.4"),
            Refusal::AlreadyBroken { .. } | Refusal::NotBroken { .. } => clause!("EP-4.2.4"),
            Refusal::NoSuchAbility { .. } => clause!("EP-6.2.5"),
            Refusal::NotInPool { .. } | Refusal::NoAbsorbing => clause!("EP-7.4.11"),
            Refusal::NoDiceDue | Refusal::DiceDue | Refusal::BadContinuation { .. } => clause!("EP-7.3.1"),
        }
    }

    fn saying(&self) -> Saying {
        self.words()
    }
}
