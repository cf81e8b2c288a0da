//! End-of-round procedures: who has won a game that time has cut off, step by step.
//!
//! A procedure is data: inputs that the players or a leader fill in, and steps in order. A step either adds to both
//! players' scores or tries to name the winner; the first that does ends the procedure. [`Procedure::judge`] carries
//! any of them out and knows no game.

mod read;

use std::borrow::Cow;
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
    /// What it has to do with another input, if anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub relation: Option<Relation>,
    /// What was taken for possible before some edition of our readings, if that was something else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<Before>,
}

/// What an input could be before an edition of our readings: records of those days are proven by it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Before {
    /// The first edition for which this does not hold any more.
    pub reading: u32,
    /// The largest number of a player then.
    pub most: u32,
    /// What both together could have then, if that was bounded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub together: Option<u32>,
}

/// What the game itself makes sure of between two inputs, so that figures no game can show are refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Relation {
    /// Both players together have at most so many.
    Together {
        /// The most of both.
        most: u32,
    },
    /// Every one of another count brings between so many and so many of these.
    ForEach {
        /// The other count.
        of: String,
        /// The fewest each brings.
        least: u32,
        /// The most each brings.
        most: u32,
    },
    /// Whoever is named has some of that count, and nobody is named only if neither player has any.
    HasSome {
        /// The count.
        of: String,
    },
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

/// What one step of a procedure looked at, for telling people how it came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// The two players' figures: what was compared, or their scores so far.
    Figures([u32; 2]),
    /// The player named, or nobody.
    Player(Option<Seat>),
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
    /// A count does not go with another one that was given.
    Impossible {
        /// The input.
        input: String,
        /// What was given.
        given: u32,
        /// The least that would go with it.
        least: u32,
        /// The most that would go with it.
        most: u32,
    },
    /// Both counts together are more than there are.
    TooManyTogether {
        /// The input.
        input: String,
        /// The most of both players.
        most: u32,
    },
    /// The player named has none of what is asked about.
    HasNone {
        /// The input.
        input: String,
        /// The count of which the player has none.
        of: String,
    },
    /// Nobody was named, but somebody has some of what is asked about.
    SomebodyHas {
        /// The input.
        input: String,
        /// The count of which somebody has some.
        of: String,
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

    /// The procedure as it was read by that edition of our readings.
    pub fn as_read(&self, reading: u16) -> Cow<'_, Procedure> {
        let then = |input: &Input| {
            input.before.as_ref().filter(|before| u32::from(reading) < before.reading).cloned()
        };
        if self.inputs.iter().all(|input| then(input).is_none()) {
            return Cow::Borrowed(self);
        }
        let mut earlier = self.clone();
        for input in &mut earlier.inputs {
            let Some(before) = then(input) else { continue };
            input.kind = InputKind::Count { most: before.most };
            if let Some(most) = before.together {
                input.relation = Some(Relation::Together { most });
            }
        }
        Cow::Owned(earlier)
    }

    /// Carries the procedure out. Inputs that no step reaches need not be filled in.
    pub fn judge(&self, answers: &Answers) -> Result<Verdict, Unanswered> {
        self.check(answers)?;
        let mut score = [0u32; 2];
        let mut scores = Vec::new();
        for (at, step) in self.steps.iter().enumerate() {
            let mut chooser = None;
            let winner = match &step.act {
                Act::Most { count } => more(self.count_of(answers, count)?),
                Act::Fewest { count } => more(self.count_of(answers, count)?).map(Seat::other),
                Act::Holder { player } => self.player_of(answers, player)?,
                Act::Chooses { player } => match self.player_of(answers, player)? {
                    None => None,
                    Some(seat) => {
                        chooser = Some(seat);
                        Some(answers.chosen.ok_or(Unanswered::Choice { step: at, chooser: seat })?)
                    }
                },
                Act::ScoreEach { count, of, points, at_most } => {
                    let [first, second] = self.count_of(answers, count)?;
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
                    gain(&mut score, more(self.count_of(answers, count)?), *points);
                    None
                }
                Act::ScoreHolder { player, points } => {
                    gain(&mut score, self.player_of(answers, player)?, *points);
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

    /// What each step that was taken looked at, the deciding one last.
    pub fn shown<'a>(&'a self, answers: &Answers, verdict: &Verdict) -> Vec<(&'a Step, Shown)> {
        let told = |(step, score): (&'a Step, &[u32; 2])| {
            let shown = match &step.act {
                Act::Most { count } | Act::Fewest { count } => {
                    Shown::Figures(answers.counts.get(count).copied().unwrap_or_default())
                }
                Act::Holder { player } => Shown::Player(answers.players.get(player).copied().flatten()),
                Act::Chooses { player } => {
                    let chooser = answers.players.get(player).copied().flatten();
                    Shown::Player(chooser.and(answers.chosen))
                }
                Act::ScoreEach { .. }
                | Act::ScoreMost { .. }
                | Act::ScoreHolder { .. }
                | Act::HigherScore => Shown::Figures(*score),
            };
            (step, shown)
        };
        self.steps.iter().zip(&verdict.scores).map(told).collect()
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

    /// Both players' counts for an input that a step looks at, refused if no game can show them beside what else was given.
    fn count_of(&self, answers: &Answers, id: &str) -> Result<[u32; 2], Unanswered> {
        let input = || id.to_owned();
        let given = answers.counts.get(id).copied().ok_or_else(|| Unanswered::Missing { input: input() })?;
        match self.input(id).and_then(|input| input.relation.as_ref()) {
            Some(Relation::Together { most }) if given[0].saturating_add(given[1]) > *most => {
                Err(Unanswered::TooManyTogether { input: input(), most: *most })
            }
            Some(Relation::ForEach { of, least, most }) => {
                let others = answers.counts.get(of).copied().unwrap_or(given);
                for (given, others) in given.into_iter().zip(others) {
                    let (least, most) = (others.saturating_mul(*least), others.saturating_mul(*most));
                    if !(least..=most).contains(&given) {
                        return Err(Unanswered::Impossible { input: input(), given, least, most });
                    }
                }
                Ok(given)
            }
            Some(Relation::Together { .. } | Relation::HasSome { .. }) | None => Ok(given),
        }
    }

    /// The player named for an input that a step looks at, who must have some of what is asked about; nobody is named only
    /// if neither has any.
    fn player_of(&self, answers: &Answers, id: &str) -> Result<Option<Seat>, Unanswered> {
        let input = || id.to_owned();
        let named = answers.players.get(id).copied().ok_or_else(|| Unanswered::Missing { input: input() })?;
        let Some(Relation::HasSome { of }) = self.input(id).and_then(|input| input.relation.as_ref()) else {
            return Ok(named);
        };
        let Some(counts) = answers.counts.get(of) else { return Ok(named) };
        match named {
            Some(seat) if counts[seat.index()] == 0 => {
                Err(Unanswered::HasNone { input: input(), of: of.clone() })
            }
            None if counts.iter().any(|count| *count > 0) => {
                Err(Unanswered::SomebodyHas { input: input(), of: of.clone() })
            }
            _ => Ok(named),
        }
    }
}

impl Procedure {
    /// The clause behind an input: that of the first step that looks at it, otherwise that of the whole.
    pub fn clause_of(&self, input: &str) -> Option<Clause> {
        let step = self.steps.iter().find(|step| step.names(input) || step.act.count() == Some(input));
        step.and_then(|step| step.clause).or(self.clause)
    }
}

impl Step {
    /// Whether it looks at the player that input names.
    pub fn names(&self, input: &str) -> bool {
        self.act.player() == Some(input)
    }
}

impl Act {
    /// The input that names a player, if the step looks at one.
    fn player(&self) -> Option<&str> {
        match self {
            Act::Holder { player } | Act::Chooses { player } | Act::ScoreHolder { player, .. } => {
                Some(player)
            }
            Act::Most { .. }
            | Act::Fewest { .. }
            | Act::ScoreEach { .. }
            | Act::ScoreMost { .. }
            | Act::HigherScore => None,
        }
    }

    /// The input that is counted, if the step counts one.
    fn count(&self) -> Option<&str> {
        match self {
            Act::Most { count }
            | Act::Fewest { count }
            | Act::ScoreEach { count, .. }
            | Act::ScoreMost { count, .. } => Some(count),
            Act::Holder { .. } | Act::Chooses { .. } | Act::ScoreHolder { .. } | Act::HigherScore => None,
        }
    }
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
