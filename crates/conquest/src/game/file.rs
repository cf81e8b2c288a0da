//! A finished game as a file that anybody can prove: every fact in order. Proving tells the story again from the revealed secret
//! and compares: the numbers with their promises, the seed, every shuffle, draw and answer.

use rulebook::{Cites, Clause, Commitment, Dice, Rulebook, Saying, Seed, clause, say};
use serde::{Deserialize, Serialize};

use super::{By, Command, Fact, Game, Refusal, TakenBack, Wish};
use crate::replay::Replay;
use crate::rng::Luck;

/// What a file of a table says it is.
pub(super) const FORMAT: &str = "marshal.conquest.table/1";
/// Far more facts than any game has.
const MOST_FACTS: usize = 200_000;

/// A finished game with everything that happened at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameFile {
    /// `marshal.conquest.table/1`.
    pub format: String,
    pub facts: Vec<Fact>,
}

/// What was proven of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Proof {
    pub facts: usize,
    /// Answers given, those taken back included.
    pub answers: usize,
    /// Shuffles, draws and coins of the game as it stood at the end.
    pub draws: u32,
    /// For each seat, whether the server drew the number.
    pub drawn_for: [bool; 2],
    /// The seal over the whole record, by which it is told from every other; records of earlier versions have none.
    pub seal: Option<Commitment>,
}

/// Why a file proves nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadGame {
    NotJson {
        why: String,
    },
    OtherFormat {
        format: String,
    },
    TooLong {
        facts: usize,
    },
    /// The game is not over: the secret is not in the file.
    NotOver,
    /// The secret is not the one that was promised.
    OtherSecret,
    /// The rules refuse the step of that number, counted from 1.
    Refused {
        step: usize,
        why: Box<Refusal>,
    },
    /// Something else follows than what the step of that number says.
    Differs {
        step: usize,
    },
    /// Something follows that the file leaves out after that step.
    Missing {
        step: usize,
    },
}

impl GameFile {
    /// The file of a finished game; `None` while it is under way, since a record holds both hands.
    pub fn of(facts: Vec<Fact>) -> Option<GameFile> {
        matches!(facts.last(), Some(Fact::Ended { .. }))
            .then(|| GameFile { format: FORMAT.to_owned(), facts })
    }

    /// Reads a file; nothing is proven yet.
    pub fn read(text: &str) -> Result<GameFile, BadGame> {
        let file: GameFile =
            rulebook::read_whole(text).map_err(|error| BadGame::NotJson { why: error.to_string() })?;
        if file.format != FORMAT {
            return Err(BadGame::OtherFormat { format: file.format });
        }
        if file.facts.len() > MOST_FACTS {
            return Err(BadGame::TooLong { facts: file.facts.len() });
        }
        Ok(file)
    }

    /// Tells the whole story again from the revealed secret; says what was proven, or the first step that does not follow.
    pub fn verify(&self) -> Result<Proof, BadGame> {
        let dice = Dice::new(self.secret().ok_or(BadGame::NotOver)?.clone());
        if self.commitment() != Some(dice.seed().commitment()) {
            return Err(BadGame::OtherSecret);
        }
        let mut game = Game::default();
        let mut expected = std::collections::VecDeque::new();
        for (at, fact) in self.facts.iter().enumerate() {
            let step = at + 1;
            if expected.is_empty() {
                let command = command_of(fact).ok_or(BadGame::Differs { step })?;
                let told = game.decide(&command, &dice);
                expected.extend(told.map_err(|why| BadGame::Refused { step, why: Box::new(why) })?);
            }
            if expected.pop_front().map(|told| as_old_as(fact, told)).as_ref() != Some(fact) {
                return Err(BadGame::Differs { step });
            }
            game.apply(fact);
        }
        if !expected.is_empty() {
            return Err(BadGame::Missing { step: self.facts.len() });
        }
        Ok(self.proof(&game))
    }

    fn proof(&self, game: &Game) -> Proof {
        let answers = self.facts.iter().filter(|fact| matches!(fact, Fact::Answered { .. })).count();
        let draws = game.state().map_or(0, |state| match state.chance {
            Luck::Dice { drawn, .. } => drawn,
            Luck::Quick(_) => 0,
        });
        let drawn_for = crate::state::Seat::BOTH.map(|seat| {
            let drew =
                |fact: &Fact| matches!(fact, Fact::Numbered { seat: by, drawn_for: true, .. } if *by == seat);
            self.facts.iter().any(drew)
        });
        let seal = match self.facts.last() {
            Some(Fact::Ended { seal, .. }) => *seal,
            _ => None,
        };
        Proof { facts: self.facts.len(), answers, draws, drawn_for, seal }
    }

    /// The game itself, to be watched or played on: decks, options, seed, answers.
    pub fn replay(&self) -> Option<Replay> {
        self.secret()?;
        let game = Game::told_by(&self.facts);
        game.played().map(|played| played.replay().clone())
    }

    /// The promise of the secret.
    pub fn commitment(&self) -> Option<Commitment> {
        self.facts.iter().find_map(|fact| {
            let Fact::Opened { commitment, .. } = fact else { return None };
            Some(*commitment)
        })
    }

    /// Who sat where.
    pub fn names(&self) -> [String; 2] {
        Game::told_by(&self.facts).names().map(|name| name.unwrap_or_default().to_owned())
    }

    fn secret(&self) -> Option<&Seed> {
        match self.facts.last() {
            Some(Fact::Ended { secret, .. }) => Some(secret),
            _ => None,
        }
    }
}

/// What follows, as the version would have said it that wrote this fact: without a seal if that one knew none, and under the reading it
/// had.
fn as_old_as(written: &Fact, mut told: Fact) -> Fact {
    if let (Fact::Ended { seal: None, .. }, Fact::Ended { seal, .. }) = (written, &mut told) {
        *seal = None;
    }
    if let (Fact::Opened { reading: then, .. }, Fact::Opened { reading, .. }) = (written, &mut told) {
        *reading = *then;
    }
    told
}

/// The command that leads to a fact; `None` for what follows by itself.
fn command_of(fact: &Fact) -> Option<Command> {
    let at = fact.at();
    let (by, wish) = match fact.clone() {
        Fact::Opened { settings, .. } => (By::Server, Wish::Open(settings)),
        Fact::Seated { seat, name, deck, bot, key, .. } => {
            (By::Server, Wish::Seat { seat, name, deck, bot, key })
        }
        Fact::Closed { .. } => (By::Server, Wish::Close),
        Fact::Promised { seat, hash, .. } => (By::Seat(seat), Wish::Promise(hash)),
        Fact::Numbered { seat, drawn_for: true, .. } => (By::Server, Wish::DrawFor(seat)),
        Fact::Numbered { seat, number, .. } => (By::Seat(seat), Wish::Number(number)),
        Fact::Answered { seat, answer, .. } => (By::Seat(seat), Wish::Answer { answer, after: None }),
        Fact::Conceded { seat, .. } => (By::Seat(seat), Wish::Concede),
        Fact::DrawOffered { seat, .. } => (By::Seat(seat), Wish::OfferDraw),
        Fact::DrawDeclined { seat, .. } => (By::Seat(seat), Wish::DeclineDraw),
        Fact::DrawAgreed { seat, .. } => (By::Seat(seat), Wish::AgreeDraw),
        Fact::UndoAsked { seat, .. } | Fact::TakenBack { how: TakenBack::Freely { by: seat }, .. } => {
            (By::Seat(seat), Wish::Undo { after: None })
        }
        Fact::UndoDeclined { seat, .. } => (By::Seat(seat), Wish::DeclineUndo),
        Fact::TakenBack { how: TakenBack::Agreed { by }, .. } => (By::Seat(by.other()), Wish::AgreeUndo),
        Fact::TakenBack { how: TakenBack::Judge { reason }, to, .. } => {
            (By::Judge, Wish::SetBack { answers: to, reason })
        }
        Fact::TimedOut { seat, .. } => (By::Server, Wish::TimeUp(seat)),
        Fact::Absent { seat, .. } => (By::Seat(seat.other()), Wish::Claim),
        Fact::JudgeCalled { seat, .. } => (By::Seat(seat), Wish::CallJudge),
        Fact::Paused { reason, .. } => (By::Judge, Wish::Pause { reason }),
        Fact::Resumed { .. } => (By::Judge, Wish::Resume),
        Fact::Extended { seat, seconds, reason, .. } => (By::Judge, Wish::Extend { seat, seconds, reason }),
        Fact::Decided { winner, reason, .. } => (By::Judge, Wish::Decide { winner, reason }),
        Fact::Round { now, .. } => (By::Server, Wish::Round(now)),
        Fact::Settled { winner, .. } => (By::Server, Wish::Settled { winner }),
        Fact::Begun { .. } | Fact::Ended { .. } => return None,
    };
    Some(Command { by, at, wish })
}

impl Cites for BadGame {
    fn clause(&self) -> Clause {
        match self {
            BadGame::Refused { why, .. } => why.clause(),
            BadGame::NotJson { .. }
            | BadGame::OtherFormat { .. }
            | BadGame::TooLong { .. }
            | BadGame::NotOver
            | BadGame::OtherSecret
            | BadGame::Differs { .. }
            | BadGame::Missing { .. } => clause!("HR-7.2.3"),
        }
    }

    fn saying(&self) -> Saying {
        match self {
            BadGame::NotJson { why } => say!("table-file-not-json", why = why),
            BadGame::OtherFormat { format } => say!("table-file-format", format = format, known = FORMAT),
            BadGame::TooLong { facts } => say!("table-file-too-long", facts = *facts, most = MOST_FACTS),
            BadGame::NotOver => say!("table-file-not-over"),
            BadGame::OtherSecret => say!("table-file-secret"),
            BadGame::Refused { step, why } => say!("table-file-refused", step = *step, why = why.saying()),
            BadGame::Differs { step } => say!("table-file-differs", step = *step),
            BadGame::Missing { step } => say!("table-file-missing", step = *step),
        }
    }
}
