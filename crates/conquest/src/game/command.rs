//! What somebody may want of a table: who, when, what.

use rulebook::{Commitment, Seed};
use serde::{Deserialize, Serialize};

use super::{Listed, RoundNow, Settings};
use crate::answer::Answer;
use crate::state::Seat;

/// A moment in milliseconds since 1970. Nothing ticks in a rulebook: it arrives in the command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Moment(pub i64);

/// A request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Command {
    /// Who wants it.
    pub by: By,
    /// When.
    pub at: Moment,
    /// What.
    pub wish: Wish,
}

/// Who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// Whoever sits there; a bot as well.
    Seat(Seat),
    Judge,
    /// The server: opens tables, seats people, says that a time is over.
    Server,
}

/// What is wanted, as a game runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// Open the table. The first command of all.
    Open(Settings),
    /// Seat somebody, or a bot, with a deck; `key` is what the shell knows the person by, hashed.
    Seat {
        seat: Seat,
        name: String,
        deck: Listed,
        bot: Option<String>,
        key: Option<String>,
    },
    /// Close a table at which no game has begun.
    Close,
    /// Bind oneself to a number by its hash.
    Promise(Commitment),
    /// Say the number, once both are bound.
    Number(Seed),
    /// Draw the number of a player who does not send one.
    DrawFor(Seat),
    /// Answer the question; `after` is how many answers the player had seen given, so that nothing is answered twice.
    Answer {
        answer: Answer,
        after: Option<usize>,
    },
    Concede,
    OfferDraw,
    AgreeDraw,
    DeclineDraw,
    /// Take the own last answer back: at once while nothing hidden was shown since, else the opponent is asked. `after` is how
    /// many answers the player had seen given, so that one tap takes one answer back.
    Undo {
        after: Option<usize>,
    },
    AgreeUndo,
    DeclineUndo,
    /// A player's time is over.
    TimeUp(Seat),
    /// The opponent has not answered for as long as was agreed: take the game.
    Claim,
    CallJudge,
    Pause {
        reason: String,
    },
    Resume,
    Extend {
        seat: Seat,
        seconds: u32,
        reason: String,
    },
    /// Set the game back to where that many answers had been given.
    SetBack {
        answers: usize,
        reason: String,
    },
    /// The host tells how far the round of the match is.
    Round(RoundNow),
    /// The match has this result by the host's word: the game is over.
    Settled {
        winner: Option<Seat>,
    },
    /// End the game: for time in the round, for a ruling.
    Decide {
        winner: Option<Seat>,
        reason: String,
    },
}

impl Moment {
    /// Milliseconds since an earlier moment; 0 if that one is later.
    pub fn millis_since(self, earlier: Moment) -> u64 {
        u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0)
    }

    /// The moment that many milliseconds later.
    #[must_use]
    pub fn plus_millis(self, millis: u64) -> Moment {
        Moment(self.0.saturating_add(i64::try_from(millis).unwrap_or(i64::MAX)))
    }
}
