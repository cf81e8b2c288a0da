//! How a game ended (EP-8.3.1, EP-8.3.2), and the same as a value a tournament records.

use std::collections::BTreeMap;

use rulebook::{Saying, say};
use serde::{Deserialize, Serialize};

use crate::deployment::Side;
use crate::ending::Goal;
pub use crate::ending::{GameResult, ResultKind, VictoryPoints};
use crate::state::Game;

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
