//! End-of-round procedures: who has won a game that time has cut off, step by step.
//!
//! A procedure is data: inputs that the players or a leader fill in, and steps in order. A step either adds to both
//! players' scores or tries to name the winner; the first that does ends the procedure. [`Procedure::judge`] carries
//! any of them out and knows no game.

mod read;

use std::collections::BTreeMap;

use rulebook::Clause;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One procedure of the pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Procedure {
    /// Its name, such as `final_decree`.
    pub id: String,
    /// What must be known.
    pub inputs: Vec<Input>,
    /// The steps in order; the last always names a winner.
    pub steps: Vec<Step>,
    /// The clause that has the procedure.
    pub clause: Option<Clause>,
}

/// Something the players fill in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Input {
    /// Its name, such as `planets`.
    pub id: String,
    /// What is filled in.
    pub kind: InputKind,
}

/// What is filled in for an [`Input`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum InputKind {
    /// A number for each player, at most so large.
    Count {
        /// The largest number that makes sense.
        most: u32,
    },
    /// One of the two players.
    Player,
    /// One of the two players, or nobody.
    PlayerOrNobody,
}

/// One step of a procedure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// Its name, such as `planets`.
    pub id: String,
    /// What is done.
    pub act: Act,
    /// The clause that has the step.
    pub clause: Option<Clause>,
}

/// What a step does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Act {
    /// Whoever has the most of it wins; if equal, go on.
    Most {
        /// The count that is compared.
        count: String,
    },
    /// Whoever has the fewest of it wins; if equal, go on.
    Fewest {
        /// The count that is compared.
        count: String,
    },
    /// That player wins; if it is nobody, go on.
    Holder {
        /// The input that names the player.
        player: String,
    },
    /// That player says who wins; if it is nobody, go on.
    Chooses {
        /// The input that names the player who chooses.
        player: String,
    },
    /// Each player scores for every one counted.
    ScoreEach {
        /// The count that scores.
        count: String,
        /// Whether a player scores for the own count or for the opponent's.
        of: Owner,
        /// Points for each.
        points: u32,
        /// The most points this step gives a player.
        at_most: Option<u32>,
    },
    /// Whoever has the most of it scores; if equal, nobody.
    ScoreMost {
        /// The count that is compared.
        count: String,
        /// The points.
        points: u32,
    },
    /// That player scores; nobody if it is nobody.
    ScoreHolder {
        /// The input that names the player.
        player: String,
        /// The points.
        points: u32,
    },
    /// Whoever has the higher score wins; if equal, go on.
    HigherScore,
}

/// Whose count a step looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    /// The player's own.
    Own,
    /// The opponent's.
    Opponent,
}

/// One of the two players of a match, in the order of its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// The match's first player.
    First,
    /// The match's second player.
    Second,
}

/// What was filled in: by input, and the choice if a step asked for one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Answers {
    /// Counts of both players, by input.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub counts: BTreeMap<String, [u32; 2]>,
    /// Players by input; an input for "player or nobody" may be given as nobody.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub players: BTreeMap<String, Option<Seat>>,
    /// Whom the choosing player named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chosen: Option<Seat>,
}

/// How a procedure came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who has won.
    pub winner: Seat,
    /// The step that decided, from 0.
    pub decided_by: usize,
    /// Both players' scores after each step that was taken, the deciding one included.
    pub scores: Vec<[u32; 2]>,
    /// Who chose, if the deciding step was a choice.
    pub chooser: Option<Seat>,
}

/// Why a procedure cannot be carried out yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unanswered {
    /// An input that the steps reach is not filled in.
    Missing {
        /// The input.
        input: String,
    },
    /// A count is larger than possible.
    TooMany {
        /// The input.
        input: String,
        /// What was given.
        given: u32,
        /// The largest possible.
        most: u32,
    },
    /// Nobody was given where one of the two players must be named.
    Nobody {
        /// The input.
        input: String,
    },
    /// Something was filled in that the procedure does not ask for.
    Unknown {
        /// What was given.
        input: String,
    },
    /// That player has to choose the winner.
    Choice {
        /// The step that asks.
        step: usize,
        /// Who chooses.
        chooser: Seat,
    },
}

impl Seat {
    /// The other player.
    pub fn other(self) -> Seat {
        match self {
            Seat::First => Seat::Second,
            Seat::Second => Seat::First,
        }
    }

    /// 0 or 1.
    pub fn index(self) -> usize {
        self as usize
    }
}

impl Procedure {
    /// The input of that name.
    pub fn input(&self, id: &str) -> Option<&Input> {
        self.inputs.iter().find(|input| input.id == id)
    }

    /// Carries the procedure out. Inputs that no step reaches need not be filled in.
    pub fn judge(&self, answers: &Answers) -> Result<Verdict, Unanswered> {
        self.check(answers)?;
        let mut score = [0u32; 2];
        let mut scores = Vec::new();
        for (at, step) in self.steps.iter().enumerate() {
            let mut chooser = None;
            let winner = match &step.act {
                Act::Most { count } => more(count_of(answers, count)?),
                Act::Fewest { count } => more(count_of(answers, count)?).map(Seat::other),
                Act::Holder { player } => player_of(answers, player)?,
                Act::Chooses { player } => match player_of(answers, player)? {
                    None => None,
                    Some(seat) => {
                        chooser = Some(seat);
                        Some(answers.chosen.ok_or(Unanswered::Choice { step: at, chooser: seat })?)
                    }
                },
                Act::ScoreEach { count, of, points, at_most } => {
                    let [first, second] = count_of(answers, count)?;
                    let counted = match of {
                        Owner::Own => [first, second],
                        Owner::Opponent => [second, first],
                    };
                    let gained = counted
                        .map(|counted| counted.saturating_mul(*points).min(at_most.unwrap_or(u32::MAX)));
                    score = [0, 1].map(|seat| score[seat].saturating_add(gained[seat]));
                    None
                }
                Act::ScoreMost { count, points } => {
                    gain(&mut score, more(count_of(answers, count)?), *points);
                    None
                }
                Act::ScoreHolder { player, points } => {
                    gain(&mut score, player_of(answers, player)?, *points);
                    None
                }
                Act::HigherScore => more(score),
            };
            scores.push(score);
            if let Some(winner) = winner {
                return Ok(Verdict { winner, decided_by: at, scores, chooser });
            }
        }
        // A pack is refused unless its last step always decides, which needs that step's input.
        let input = self.steps.last().and_then(|step| step.act.player()).unwrap_or_default();
        Err(Unanswered::Nobody { input: input.to_owned() })
    }

    /// Refuses what no step could have asked for.
    fn check(&self, answers: &Answers) -> Result<(), Unanswered> {
        for (id, given) in &answers.counts {
            let Some(InputKind::Count { most }) = self.input(id).map(|input| input.kind) else {
                return Err(Unanswered::Unknown { input: id.clone() });
            };
            if let Some(&given) = given.iter().find(|&&given| given > most) {
                return Err(Unanswered::TooMany { input: id.clone(), given, most });
            }
        }
        for (id, given) in &answers.players {
            match (self.input(id).map(|input| input.kind), given) {
                (Some(InputKind::Player), None) => return Err(Unanswered::Nobody { input: id.clone() }),
                (Some(InputKind::Player | InputKind::PlayerOrNobody), _) => {}
                _ => return Err(Unanswered::Unknown { input: id.clone() }),
            }
        }
        Ok(())
    }
}

impl Act {
    /// The input that names a player, if the step looks at one.
    fn player(&self) -> Option<&str> {
        match self {
            Act::Holder { player } | Act::Chooses { player } | Act::ScoreHolder { player, .. } => {
                Some(player)
            }
            _ => None,
        }
    }
}

fn count_of(answers: &Answers, id: &str) -> Result<[u32; 2], Unanswered> {
    answers.counts.get(id).copied().ok_or_else(|| Unanswered::Missing { input: id.to_owned() })
}

fn player_of(answers: &Answers, id: &str) -> Result<Option<Seat>, Unanswered> {
    answers.players.get(id).copied().ok_or_else(|| Unanswered::Missing { input: id.to_owned() })
}

fn more(counts: [u32; 2]) -> Option<Seat> {
    match counts[0].cmp(&counts[1]) {
        std::cmp::Ordering::Greater => Some(Seat::First),
        std::cmp::Ordering::Less => Some(Seat::Second),
        std::cmp::Ordering::Equal => None,
    }
}

fn gain(score: &mut [u32; 2], who: Option<Seat>, points: u32) {
    if let Some(seat) = who {
        score[seat.index()] = score[seat.index()].saturating_add(points);
    }
}
