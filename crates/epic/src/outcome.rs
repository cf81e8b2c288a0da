//! How a game ended (EP-8.3.1, EP-8.3.2), and the same as a value a tournament records.

use std::collections::BTreeMap;
use std::fmt;

use rulebook::{Saying, say};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::deployment::Side;
use crate::game::Game;
use crate::goals::Goal;

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

/// The result of a game as a tournament of pack `epic` records it (`marshal.epic.result/1`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentResult {
    /// Always `marshal.epic.result/1`.
    pub format: String,
    /// The names of the players.
    pub players: BTreeMap<Side, String>,
    /// What each player gets: `win`, `loss` or `draw`.
    pub outcomes: BTreeMap<Side, Outcome>,
    /// What decided the game.
    pub kind: ResultKind,
    /// The turn it ended in.
    pub turn: u32,
    /// The goals each player had achieved at the last check, by name.
    pub goals: BTreeMap<Side, Vec<Goal>>,
    /// The victory points of each player, as the tie-break counts them when the game ends, whatever decided it.
    pub victory_points: BTreeMap<Side, VictoryPoints>,
}

/// What one player gets from a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Outcome {
    Win,
    Loss,
    Draw,
}

/// The result of a finished game as a tournament records it; nothing while the game is under way.
pub fn result_for_tournament(game: &Game) -> Option<TournamentResult> {
    let result = game.result()?;
    let each = |side: Side| match result.winner {
        None => Outcome::Draw,
        Some(winner) if winner == side => Outcome::Win,
        Some(_) => Outcome::Loss,
    };
    // A result without a check of goals (a concession) has none on record, whatever an earlier turn showed.
    let last = game.end_phases().last().filter(|_| result.goals.is_some());
    let goals = |side: Side| last.map_or_else(Vec::new, |end| end.achieved(side).collect());
    let scored = crate::tiebreak::scores(game);
    Some(TournamentResult {
        format: TournamentResult::FORMAT.to_owned(),
        players: Side::BOTH.map(|side| (side, game.player(side).to_owned())).into(),
        outcomes: Side::BOTH.map(|side| (side, each(side))).into(),
        kind: result.kind,
        turn: result.turn,
        goals: Side::BOTH.map(|side| (side, goals(side))).into(),
        victory_points: Side::BOTH.map(|side| (side, scored[side as usize].total)).into(),
    })
}

impl GameResult {
    /// Who has won and by what, in the reader's language.
    pub fn saying(&self, game: &Game) -> Saying {
        let turn = self.turn;
        let Some(winner) = self.winner else { return say!("epic-report-draw", turn = turn) };
        let player = game.player(winner);
        match self.kind {
            ResultKind::Goals => {
                let [one, other] = self.goals.unwrap_or_default();
                say!("epic-report-won-goals", player = player, turn = turn, one = one, other = other)
            }
            ResultKind::Tiebreak => say!("epic-report-won-tiebreak", player = player, turn = turn),
            ResultKind::Concession => say!("epic-report-won-concession", player = player, turn = turn),
            ResultKind::Judge => say!("epic-report-won-judge", player = player, turn = turn),
        }
    }
}

impl TournamentResult {
    /// The name of the format.
    pub const FORMAT: &'static str = "marshal.epic.result/1";
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
