//! A game that remembers its answers: the replay file, undo, and resuming.

use std::sync::LazyLock;

use rulebook::{Cites, Clause, Dice, Saying, Seed, clause, say};
use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::cards::all_cards;
use crate::refusal::Illegal;
use crate::rng::{Chance, Luck};
use crate::setup::{BadDeck, Deck};
use crate::state::{Options, Pauses, Seat, State};

const FORMAT: &str = "marshal.conquest/1";
const CHECK_EVERY: usize = 50;
/// Far more answers than any game takes.
const MOST_ANSWERS: usize = 100_000;

/// A game under way with everything that led to it.
#[derive(Clone, Debug)]
pub struct Played {
    replay: Replay,
    state: State,
    /// For each answer, how much had been revealed before it.
    reveals: Vec<u32>,
}

/// A whole game as a file: decks, options, seed and answers, with a check of the state now and then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Replay {
    /// `marshal.conquest/1`.
    pub format: String,
    /// Hash of the card table the game was played with.
    pub cards: u64,
    pub options: Options,
    pub decks: [Deck; 2],
    pub seed: Source,
    pub answers: Vec<(Seat, Answer)>,
    /// Number of answers, and the hash of the state after them.
    pub checks: Vec<(usize, u64)>,
    /// Where the game went on from an earlier one, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub anew: Vec<Anew>,
}

/// From here everything that was hidden from one player is dealt anew, and chance follows from another seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Anew {
    /// After so many answers.
    pub after: usize,
    pub seat: Seat,
    pub seed: Seed,
    /// When players are asked from here on, if otherwise than before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pauses: Option<Pauses>,
}

/// What the chance of a replay follows from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Source {
    /// A number somebody can type: for games against a bot, simulations, tests.
    Number(u64),
    /// The seed of a game between people, known once the game is over.
    Seed(Seed),
}

/// Why a replay cannot be played.
#[derive(Debug)]
pub enum BadReplay {
    NotJson {
        why: String,
    },
    OtherFormat {
        format: String,
    },
    TooLong {
        answers: usize,
    },
    BadDeck {
        deck: usize,
        why: BadDeck,
    },
    Refused {
        answer: usize,
        why: Illegal,
    },
    /// The state differs from the one recorded: another version of the cards or a changed file.
    Differs {
        answer: usize,
    },
}

impl Played {
    /// Starts a game.
    pub fn new(decks: [Deck; 2], options: Options, seed: impl Into<Source>) -> Result<Played, BadDeck> {
        let seed = seed.into();
        let state = State::begin(&decks, options, seed.luck())?;
        let replay = Replay {
            format: FORMAT.to_owned(),
            cards: card_table_hash(),
            options,
            decks,
            seed,
            answers: Vec::new(),
            checks: Vec::new(),
            anew: Vec::new(),
        };
        Ok(Played { replay, state, reveals: Vec::new() })
    }

    /// The game as it stands.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The record of the game.
    pub fn replay(&self) -> &Replay {
        &self.replay
    }

    /// The chance a bot thinks with when it answers the present question: the same whenever the game comes here again.
    pub fn thought(&self, seat: Seat) -> Chance {
        let answers = self.replay.answers.len();
        let thought = |seed: &Seed| {
            Chance::new(Dice::new(seed.clone()).cup(&format!("conquest bot {seat:?} {answers}")).bits())
        };
        match (self.replay.anew.last(), &self.replay.seed) {
            (Some(anew), _) => thought(&anew.seed),
            (None, Source::Seed(seed)) => thought(seed),
            (None, Source::Number(seed)) => Chance::new(seed.rotate_left(32) ^ answers as u64),
        }
    }

    /// From here on everything hidden from that player is another, and chance follows from that seed: after the answers given
    /// so far, whatever number is said.
    pub fn deal_anew(&mut self, anew: Anew) {
        let anew = Anew { after: self.replay.answers.len(), ..anew };
        self.state = anew.dealt(&self.state);
        self.replay.anew.push(anew);
    }

    /// Deals anew what the record says is dealt anew before the present question.
    fn deal_what_is_due(&mut self) {
        let now = self.replay.answers.len();
        let due = self.replay.anew.iter().filter(|anew| anew.after == now);
        self.state = due.fold(self.state, |state, anew| anew.dealt(&state));
    }

    /// Before this answer nothing is taken back: what came before belongs to an earlier game.
    pub fn goes_on_from(&self) -> usize {
        self.replay.anew.last().map_or(0, |anew| anew.after)
    }

    /// The game as it was before the answer of that number, counted from 0.
    #[must_use]
    pub fn at(&self, answers: usize) -> Played {
        let mut earlier = self.clone();
        earlier.undo(self.replay.answers.len().saturating_sub(answers));
        earlier
    }

    /// The same record with everything hidden from that viewer dealt anew in the state: for the test that views hide.
    #[must_use]
    pub(crate) fn resample(&self, viewer: Option<Seat>, chance: &mut Chance) -> Played {
        Played { state: self.state.resample(viewer, chance), ..self.clone() }
    }

    /// Answers the present question and records it.
    pub fn answer(&mut self, seat: Seat, answer: Answer) -> Result<(), Illegal> {
        let before = self.state.reveals;
        self.state.apply(seat, answer)?;
        self.reveals.push(before);
        self.replay.answers.push((seat, answer));
        self.deal_what_is_due();
        let count = self.replay.answers.len();
        if count.is_multiple_of(CHECK_EVERY) {
            self.replay.checks.push((count, self.state.hash64()));
        }
        Ok(())
    }

    /// How many of the last answers can be taken back freely: those after which nothing hidden was shown and no chance
    /// was used. Beyond that the opponent must agree.
    pub fn free_undo(&self) -> usize {
        self.reveals.iter().rev().take_while(|before| **before == self.state.reveals).count()
    }

    /// Goes back by that many answers (to the start at most).
    pub fn undo(&mut self, answers: usize) {
        let keep = self.replay.answers.len().saturating_sub(answers);
        let mut replay = self.replay.clone();
        replay.answers.truncate(keep);
        replay.checks.retain(|(count, _)| *count <= keep);
        if let Ok(game) = Played::of(replay) {
            *self = game;
        }
    }

    /// Plays a replay; says at which answer it does not follow.
    pub fn of(replay: Replay) -> Result<Played, BadReplay> {
        if replay.format != FORMAT {
            return Err(BadReplay::OtherFormat { format: replay.format });
        }
        if replay.answers.len() > MOST_ANSWERS {
            return Err(BadReplay::TooLong { answers: replay.answers.len() });
        }
        let mut game = match Played::new(replay.decks.clone(), replay.options, replay.seed.clone()) {
            Ok(game) => game,
            Err(why) => {
                let deck = usize::from(
                    State::new(&[replay.decks[0].clone(), replay.decks[0].clone()], replay.options, 0)
                        .is_ok(),
                );
                return Err(BadReplay::BadDeck { deck, why });
            }
        };
        game.replay.anew.clone_from(&replay.anew);
        game.deal_what_is_due();
        let mut checks = replay.checks.iter().peekable();
        for (at, (seat, answer)) in replay.answers.iter().enumerate() {
            game.answer(*seat, *answer).map_err(|why| BadReplay::Refused { answer: at + 1, why })?;
            while let Some((count, hash)) = checks.next_if(|(count, _)| *count <= at + 1) {
                if *count == at + 1 && *hash != game.state.hash64() {
                    return Err(BadReplay::Differs { answer: at + 1 });
                }
            }
        }
        Ok(game)
    }

    /// Plays a replay file.
    pub fn read(text: &str) -> Result<Played, BadReplay> {
        let replay: Replay =
            rulebook::read_whole(text).map_err(|error| BadReplay::NotJson { why: error.to_string() })?;
        Played::of(replay)
    }
}

impl Anew {
    fn dealt(&self, state: &State) -> State {
        let mut chance = Chance::new(Dice::new(self.seed.clone()).cup("conquest dealt anew").bits());
        let mut other = state.resample(Some(self.seat), &mut chance);
        other.chance = Luck::dice(&self.seed);
        other.reveals += 1;
        other.options.pauses = self.pauses.unwrap_or(other.options.pauses);
        other
    }
}

impl Source {
    fn luck(&self) -> Luck {
        match self {
            Source::Number(seed) => Luck::quick(*seed),
            Source::Seed(seed) => Luck::dice(seed),
        }
    }
}

impl From<u64> for Source {
    fn from(number: u64) -> Source {
        Source::Number(number)
    }
}

impl From<Seed> for Source {
    fn from(seed: Seed) -> Source {
        Source::Seed(seed)
    }
}

impl std::fmt::Display for Source {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Source::Number(number) => number.fmt(out),
            Source::Seed(seed) => out.write_str(&seed.reveal()),
        }
    }
}

/// A number that changes when any card changes. Writing all cards out takes longer than many a game, so it is done once.
pub fn card_table_hash() -> u64 {
    static HASH: LazyLock<u64> = LazyLock::new(|| {
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        for card in all_cards() {
            for byte in format!("{card:?}").bytes() {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        }
        hash
    });
    *HASH
}

impl Cites for BadReplay {
    fn clause(&self) -> Clause {
        match self {
            BadReplay::Refused { why, .. } => why.clause(),
            BadReplay::BadDeck { why, .. } => why.clause(),
            BadReplay::NotJson { .. }
            | BadReplay::OtherFormat { .. }
            | BadReplay::TooLong { .. }
            | BadReplay::Differs { .. } => clause!("CG-3.1.1"),
        }
    }

    fn saying(&self) -> Saying {
        match self {
            BadReplay::NotJson { why } => say!("conquest-replay-not-json", why = why),
            BadReplay::OtherFormat { format } => {
                say!("conquest-replay-format", format = format, known = FORMAT)
            }
            BadReplay::TooLong { answers } => {
                say!("conquest-replay-too-long", answers = *answers, most = MOST_ANSWERS)
            }
            BadReplay::BadDeck { deck, why } => {
                say!("conquest-replay-deck", deck = *deck + 1, why = why.saying())
            }
            BadReplay::Refused { answer, why } => {
                say!("conquest-replay-refused", answer = *answer, why = why.saying())
            }
            BadReplay::Differs { answer } => say!("conquest-replay-differs", answer = *answer),
        }
    }
}
