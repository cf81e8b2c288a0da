//! What the end of a turn and the end of a game come to, as data: who holds what, which goals are achieved and why, who has
//! won (EP-4.2.8, EP-7.1.3, EP-7.1.4, EP-8.2.2, EP-8.3.1). What it comes to is worked out by [`crate::control`],
//! [`crate::goals`] and [`crate::tiebreak`].

use std::cmp::Ordering;
use std::fmt;

use rulebook::{Saying, say};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::deployment::Side;
use crate::measure::Length;

/// What one end phase came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EndPhase {
    /// The turn it ended.
    pub turn: u32,
    /// Each objective, in order.
    pub objectives: Vec<Holding>,
    /// The five goals of each player, Alpha's first.
    pub goals: [Vec<GoalReport>; 2],
}

/// Who holds one objective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holding {
    /// Its number.
    pub objective: u32,
    /// Who holds it.
    pub control: Control,
    /// Every formation with a unit within 15 cm, and whether it counts.
    pub claims: Vec<Claim>,
}

/// Who holds an objective. It has no memory: this is worked out afresh in each end phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Control {
    Alpha,
    Bravo,
    Contested,
    Free,
}

/// A formation near an objective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claim {
    /// Whose it is.
    pub side: Side,
    /// The formation's id.
    pub formation: String,
    /// How far its nearest unit is, rounded for showing.
    pub distance: Length,
    /// Whether it counts.
    pub standing: Standing,
}

/// Whether a formation near an objective counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// It captures and contests.
    Captures,
    /// It only contests: an aircraft that landed this turn (EP-4.2.5, EP-4.2.6).
    LandedThisTurn,
    /// It only contests: a synapse swarm without a synapse unit (EP-7.4.11).
    WithoutSynapse,
    /// It does neither: its formation is broken (EP-4.2.3).
    Broken,
    /// It does neither: its formation rallied in this end phase (EP-4.2.4).
    Rallied,
}

/// One of the five goals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Goal {
    Blitzkrieg,
    BreakTheirSpirit,
    DefendTheFlag,
    TakeAndHold,
    TheyShallNotPass,
}

/// A goal, whether a player has achieved it, and what decided it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GoalReport {
    /// The goal.
    pub goal: Goal,
    /// Whether it is achieved.
    pub achieved: bool,
    /// What decided it.
    pub why: Why,
}

/// What decided a goal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The state of the opponent's edge objective.
    EdgeObjective {
        /// Its number.
        objective: u32,
        /// Who holds it.
        control: Control,
    },
    /// The dearest formations of the opponent, and which of them are destroyed.
    Dearest {
        /// Their ids.
        formations: Vec<String>,
        /// What each of them is worth.
        points: u32,
        /// Those that are destroyed.
        destroyed: Vec<String>,
    },
    /// The objectives held in the half that matters, and those not held.
    Objectives {
        /// Held.
        held: Vec<u32>,
        /// Not held.
        missing: Vec<u32>,
    },
    /// The unbroken enemy formations in the own half.
    Intruders {
        /// Their ids.
        formations: Vec<String>,
    },
}

/// How a war engine counts for a formation's strength: the two readings of EP-7.4.5.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WarEngineStrength {
    /// Its remaining damage capacity, in place of being counted as one unit.
    #[default]
    Replace,
    /// Its remaining damage capacity on top of the unit.
    Add,
}

/// Victory points, exact to the half point: stored doubled (EP-7.4.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct VictoryPoints {
    doubled: u32,
}

/// How a finished game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    /// The winner; nobody in a draw.
    pub winner: Option<Side>,
    /// What decided it.
    pub kind: ResultKind,
    /// The turn it ended in; 0 if it ended during set-up.
    pub turn: u32,
    /// How many goals each player had achieved, where goals were checked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goals: Option<[u8; 2]>,
    /// The victory points of both players, in a tie-break.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub victory_points: Option<[VictoryPoints; 2]>,
}

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum ResultKind {
    Goals,
    Tiebreak,
    Concession,
    /// Ended by a judge; pack `epic` calls this ending a decision.
    #[serde(rename = "decision")]
    Judge,
}

impl EndPhase {
    /// How many objectives a player holds.
    pub fn held(&self, side: Side) -> usize {
        self.objectives.iter().filter(|it| it.control.is(side)).count()
    }

    /// The goals a player has achieved.
    pub fn achieved(&self, side: Side) -> impl Iterator<Item = Goal> + '_ {
        self.goals[side as usize].iter().filter(|it| it.achieved).map(|it| it.goal)
    }

    /// How many goals each player has achieved.
    pub fn goal_counts(&self) -> [u8; 2] {
        Side::BOTH.map(|side| self.achieved(side).count() as u8)
    }

    /// Who has won by goals at a check: at least two, and more than the opponent (EP-7.1.3).
    pub fn winner(&self) -> Option<Side> {
        winner_by_goals(self.goal_counts())
    }
}

/// Who wins with those numbers of goals (EP-7.1.3).
pub fn winner_by_goals([alpha, bravo]: [u8; 2]) -> Option<Side> {
    match alpha.cmp(&bravo) {
        Ordering::Greater if alpha >= 2 => Some(Side::Alpha),
        Ordering::Less if bravo >= 2 => Some(Side::Bravo),
        Ordering::Greater | Ordering::Less | Ordering::Equal => None,
    }
}

impl Control {
    /// Whether that player holds it.
    pub fn is(self, side: Side) -> bool {
        matches!((self, side), (Control::Alpha, Side::Alpha) | (Control::Bravo, Side::Bravo))
    }
}

impl Standing {
    /// Whether it keeps the opponent from capturing.
    pub fn contests(self) -> bool {
        matches!(self, Standing::Captures | Standing::LandedThisTurn | Standing::WithoutSynapse)
    }

    /// What it means, in the reader's language.
    pub fn saying(self) -> Saying {
        match self {
            Standing::Captures => say!("epic-standing-captures"),
            Standing::LandedThisTurn => say!("epic-standing-landed"),
            Standing::WithoutSynapse => say!("epic-standing-synapse"),
            Standing::Broken => say!("epic-standing-broken"),
            Standing::Rallied => say!("epic-standing-rallied"),
        }
    }
}

impl Goal {
    /// Its name in the reader's language.
    pub fn saying(self) -> Saying {
        match self {
            Goal::Blitzkrieg => say!("epic-goal-blitzkrieg"),
            Goal::BreakTheirSpirit => say!("epic-goal-break-their-spirit"),
            Goal::DefendTheFlag => say!("epic-goal-defend-the-flag"),
            Goal::TakeAndHold => say!("epic-goal-take-and-hold"),
            Goal::TheyShallNotPass => say!("epic-goal-they-shall-not-pass"),
        }
    }
}

impl VictoryPoints {
    /// The full value of a formation.
    pub fn full(points: u32) -> VictoryPoints {
        VictoryPoints { doubled: points.saturating_mul(2) }
    }

    /// Half the value of a formation.
    pub fn half(points: u32) -> VictoryPoints {
        VictoryPoints { doubled: points }
    }

    /// Twice the points, a whole number.
    pub fn doubled(self) -> u32 {
        self.doubled
    }

    /// As it is said in the reader's language, with its decimal sign.
    pub fn saying(self) -> Saying {
        let whole = self.doubled / 2;
        if self.doubled.is_multiple_of(2) {
            say!("epic-points", whole = whole)
        } else {
            say!("epic-points-half", whole = whole)
        }
    }
}

impl std::iter::Sum for VictoryPoints {
    fn sum<I: Iterator<Item = VictoryPoints>>(all: I) -> VictoryPoints {
        VictoryPoints { doubled: all.fold(0, |sum, it| sum.saturating_add(it.doubled)) }
    }
}

impl fmt::Display for VictoryPoints {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = if self.doubled.is_multiple_of(2) { "" } else { ".5" };
        out.pad(&format!("{}{half}", self.doubled / 2))
    }
}

/// A number in JSON, with `.5` where there is a half.
impl Serialize for VictoryPoints {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.doubled.is_multiple_of(2) {
            serializer.serialize_u32(self.doubled / 2)
        } else {
            serializer.serialize_f64(self.to_string().parse().map_err(serde::ser::Error::custom)?)
        }
    }
}

impl<'de> Deserialize<'de> for VictoryPoints {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<VictoryPoints, D::Error> {
        let text = serde_json::Number::deserialize(deserializer)?.to_string();
        let (whole, half) = match text.split_once('.') {
            None | Some((_, "0")) => (text.split('.').next().unwrap_or(""), 0),
            Some((whole, "5")) => (whole, 1),
            Some(_) => return Err(serde::de::Error::custom("victory points are whole or half")),
        };
        let whole: u32 = whole.parse().map_err(serde::de::Error::custom)?;
        whole
            .checked_mul(2)
            .map(|doubled| VictoryPoints { doubled: doubled + half })
            .ok_or_else(|| serde::de::Error::custom("too many victory points"))
    }
}
