//! What players want, and what then is true. Both are plain data, as they stand in game files and journals.

use serde::de::Error as _;
use serde::ser::{Error as _, SerializeMap};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

use crate::army::Army;
use crate::deployment::{Edge, Side};
use crate::ending::{EndPhase, GameResult};
use crate::file::{FileError, read_value};
use crate::measure::Point;
use crate::roster::Roster;
use crate::shape::Spot;
use crate::state::{Author, RollOff, Stage, Way};
use crate::table::Table;

/// What somebody wants. In files an object whose `do` says which, with its fields beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// A player joins; the first one is Alpha, the second Bravo.
    Join { name: String },
    /// The players agree on a points total; the organizer may open totals outside 2,000 to 5,000.
    AgreePoints {
        points: u32,
        #[serde(default)]
        out_of_range: bool,
    },
    /// A player hands in a roster.
    SubmitArmy { by: Side, army: Box<Roster> },
    /// The terrain is complete; flags of the checker must be confirmed.
    SetTerrain {
        by: Author,
        table: Box<Table>,
        #[serde(default)]
        flags_confirmed: bool,
    },
    /// The players dice for who chooses or starts: with the pairs rolled at the table, or drawn from the seed.
    RollOff {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rolls: Option<Vec<[u8; 2]>>,
    },
    /// The entitled player picks a long edge or a corner.
    ChooseEdge { by: Side, edge: Edge },
    /// A player places an objective marker.
    PlaceObjective {
        by: Side,
        at: Point,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        label: String,
    },
    /// A spacecraft is set up.
    SetUpSpacecraft { by: Side, formation: String },
    /// A formation is put aside to enter by planetfall, by itself or loaded in a carrier.
    Planetfall {
        by: Side,
        formation: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        carrier: Option<String>,
        #[serde(default)]
        load_confirmed: bool,
    },
    /// A player has no more spacecraft and planetfall to declare.
    CloseSpacecraft { by: Side },
    /// A formation is set up as a garrison.
    PlaceGarrison {
        by: Side,
        formation: String,
        units: Vec<Spot>,
        #[serde(default)]
        overwatch: bool,
    },
    /// A player sets up no further garrison.
    PassGarrisons { by: Side },
    /// A garrison starts on Overwatch.
    Overwatch { by: Side, formation: String },
    /// A formation is set up in the edge zone.
    SetUp { by: Side, formation: String, units: Vec<Spot> },
    /// A formation is kept back in reserve.
    Reserve {
        by: Side,
        formation: String,
        way: Way,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        carrier: Option<String>,
        #[serde(default)]
        load_confirmed: bool,
    },
    /// A player agrees to the set-up as it stands.
    Confirm { by: Side },
    /// A formation's units move to these places; `null` for a unit that leaves the table.
    Move { by: Side, formation: String, units: Vec<Option<Spot>> },
    /// A formation that was put aside enters play. An aircraft lands.
    Enter { by: Side, formation: String, units: Vec<Spot> },
    /// A landed aircraft takes off again and leaves the table.
    TakeOff { by: Side, formation: String },
    /// Units of a formation are destroyed, numbered from 1.
    Lose { by: Side, formation: String, units: Vec<usize> },
    /// A war engine has so much of its damage capacity left.
    Damage { by: Side, formation: String, unit: usize, left: u32 },
    /// A formation breaks.
    Break { by: Side, formation: String },
    /// A formation uses a special ability.
    UseAbility { by: Side, formation: String, ability: String },
    /// Units of the army's pool are summoned to a formation.
    Summon { by: Side, formation: String, unit: String, at: Spot },
    /// A formation is absorbed by another one of its army, where the list has this.
    Absorb { by: Side, formation: String, into: String },
    /// The turn's action phase is over.
    EndTurn {},
    /// A broken formation rallies in the end phase.
    Rally { by: Side, formation: String },
    /// A player has no more formation to rally.
    CloseRally { by: Side },
    /// Both players roll a D6 for going on: as rolled at the table, or drawn from the seed.
    RollContinuation {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rolls: Option<[u8; 2]>,
    },
    /// The host of a match says whether the time of its round is up.
    RoundTime { up: bool },
    /// A player concedes.
    Concede { by: Side },
    /// A judge ends the game; nobody wins if no winner is named.
    JudgeEnds {
        #[serde(default)]
        winner: Option<Side>,
    },
}

/// Reads what stands beside `do` as the fields of that command, so that an error names the field and not the whole step.
struct Named(Command);

impl<'de> Deserialize<'de> for Named {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Named, D::Error> {
        Command::deserialize(deserializer).map(Named)
    }
}

impl Command {
    /// The player it is given for; none where it is both players' or a judge's.
    pub fn by(&self) -> Option<Side> {
        match self {
            Command::SubmitArmy { by, .. }
            | Command::ChooseEdge { by, .. }
            | Command::PlaceObjective { by, .. }
            | Command::SetUpSpacecraft { by, .. }
            | Command::Planetfall { by, .. }
            | Command::CloseSpacecraft { by }
            | Command::PlaceGarrison { by, .. }
            | Command::PassGarrisons { by }
            | Command::Overwatch { by, .. }
            | Command::SetUp { by, .. }
            | Command::Reserve { by, .. }
            | Command::Confirm { by }
            | Command::Move { by, .. }
            | Command::Enter { by, .. }
            | Command::TakeOff { by, .. }
            | Command::Lose { by, .. }
            | Command::Damage { by, .. }
            | Command::Break { by, .. }
            | Command::UseAbility { by, .. }
            | Command::Summon { by, .. }
            | Command::Absorb { by, .. }
            | Command::Rally { by, .. }
            | Command::CloseRally { by }
            | Command::Concede { by } => Some(*by),
            Command::Join { .. }
            | Command::AgreePoints { .. }
            | Command::SetTerrain { .. }
            | Command::RollOff { .. }
            | Command::EndTurn {}
            | Command::RollContinuation { .. }
            | Command::RoundTime { .. }
            | Command::JudgeEnds { .. } => None,
        }
    }

    /// Reads the fields of a command; the error says which of them is wrong.
    #[expect(clippy::wildcard_enum_match_arm, reason = "every other error stays what it is")]
    pub(crate) fn read(mut fields: Map<String, Value>) -> Result<Command, FileError> {
        let Some(name) = fields.remove("do") else {
            return Err(FileError::Missing { field: "do".to_owned() });
        };
        let Value::String(name) = name else {
            return Err(FileError::value("do", name, rulebook::say!("epic-file-text")));
        };
        let by_name = Value::Object(Map::from_iter([(name, Value::Object(fields))]));
        read_value::<Named>(&by_name).map(|named| named.0).map_err(|error| match error {
            FileError::Value { field, is, accepted } if field.is_empty() => {
                FileError::Value { field: "do".to_owned(), is, accepted }
            }
            other => other,
        })
    }
}

impl<'de> Deserialize<'de> for Command {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Command, D::Error> {
        let fields = Map::<String, Value>::deserialize(deserializer)?;
        Command::read(fields).map_err(|error| D::Error::custom(format!("{error:?}")))
    }
}

impl Serialize for Command {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let by_name = Command::serialize(self, serde_json::value::Serializer).map_err(S::Error::custom)?;
        let mut out = serializer.serialize_map(None)?;
        if let Value::Object(by_name) = by_name {
            for (name, fields) in by_name {
                out.serialize_entry("do", &name)?;
                for (field, value) in fields.as_object().into_iter().flatten() {
                    out.serialize_entry(field, value)?;
                }
            }
        }
        out.end()
    }
}

/// What then is true.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Fact {
    Joined { name: String },
    PointsAgreed { points: u32 },
    ArmyAccepted { by: Side, army: Box<Army> },
    TerrainSet { by: Author, table: Box<Table> },
    StageOpened { stage: Stage },
    RolledOff { roll: RollOff },
    EdgeChosen { by: Side, edge: Edge },
    ObjectivePlaced { by: Side, at: Point, label: String },
    SpacecraftSetUp { by: Side, formation: String },
    PutAside { by: Side, formation: String, way: Way, carrier: Option<String> },
    Closed { by: Side },
    GarrisonPlaced { by: Side, formation: String, units: Vec<Spot> },
    OnOverwatch { by: Side, formation: String },
    SetUp { by: Side, formation: String, units: Vec<Spot> },
    Moved { by: Side, formation: String, units: Vec<Option<Spot>> },
    Entered { by: Side, formation: String, units: Vec<Spot> },
    TookOff { by: Side, formation: String },
    Lost { by: Side, formation: String, units: Vec<usize> },
    Damaged { by: Side, formation: String, unit: usize, left: u32 },
    Broke { by: Side, formation: String },
    AbilityUsed { by: Side, formation: String, ability: String },
    Summoned { by: Side, formation: String, kind: usize, at: Spot },
    Absorbed { by: Side, formation: String, into: String },
    Rallied { by: Side, formation: String },
    TurnEnded { end: Box<EndPhase> },
    ContinuationRolled { rolls: [u8; 2] },
    RoundTimeTold { up: bool },
    Ended { result: GameResult },
}
