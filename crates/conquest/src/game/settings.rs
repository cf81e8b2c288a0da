//! What is agreed when a table is opened.

use rulebook::Seed;
use serde::{Deserialize, Serialize};

use super::Hosted;
use crate::answer::Answer;
use crate::replay::Anew;
use crate::state::{Options, Pauses, Seat};

/// How a game at a table is played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// Which readings apply, when players are asked, whether card texts count.
    pub options: Options,
    /// How long each player may think; no limit if absent.
    pub pace: Option<Pace>,
    pub watch: Watch,
    /// Whether both decks may be looked through from the start.
    pub open_decks: bool,
    /// Whether judges stand by: players may call one, and only then may one act here.
    pub judged: bool,
    /// Whether only who was sent the link sits down here: no list of open tables names it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub by_invitation: bool,
    /// After how many seconds without an answer the opponent may claim the game; never if absent.
    pub patience_seconds: Option<u32>,
    /// The match it belongs to, if it belongs to one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hosted: Option<Hosted>,
    /// The finished game that is played on from one of its questions; a game of its own if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goes_on: Option<Earlier>,
    /// The table whose two players play again here, with seats exchanged; both seats are kept for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<String>,
}

/// How the rules of a table were read when it was opened. What was accepted then stays accepted: a table goes on, and its record is
/// proven, by the reading it began with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reading {
    /// Of tables that name none: whoever was bound alone had twenty seconds from then, though the number could not be said yet.
    #[default]
    First,
    /// Of every new table: the time to say a number runs from the moment both are bound.
    Second,
}

impl Reading {
    /// The one new tables begin with.
    pub const NEWEST: Reading = Reading::Second;

    /// Whether it is the one of tables that name none.
    pub(super) fn is_first(&self) -> bool {
        *self == Reading::First
    }
}

/// A finished game up to one of its answers: the decks are those of the seats, and chance gives what it gave up to there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Earlier {
    pub seed: Seed,
    pub answers: Vec<(Seat, Answer)>,
    /// Where it had itself gone on from an earlier game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub anew: Vec<Anew>,
    /// From here everything hidden from that seat is dealt anew, by the chance of the new table: whoever has seen the finished
    /// game knows no more than at its question. Games that went on before this was done keep the old order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub for_seat: Option<Seat>,
    /// When players are asked from here on; as in the earlier game if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pauses: Option<Pauses>,
}

/// A clock for each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pace {
    /// What each player has at the start.
    pub seconds: u32,
    /// What is added for every answer.
    pub increment_seconds: u32,
    /// It is added once for each answer of the game, and not again for one that is given anew after a step back. Earlier
    /// versions added it again; their games stay as they were.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub once: bool,
}

/// Who may watch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Watch {
    Nobody,
    #[default]
    Everybody,
    /// Everybody, [`Watch::ANSWERS_LATE`] answers late, so that nobody can help.
    Late,
}

impl Watch {
    /// How many answers behind a late spectator is.
    pub const ANSWERS_LATE: usize = 10;
}

impl Pace {
    /// The longest time and increment that make sense.
    pub const MOST_SECONDS: u32 = 24 * 60 * 60;
    /// The longest increment.
    pub const MOST_INCREMENT_SECONDS: u32 = 600;

    /// A clock of so many seconds and such an increment.
    pub fn new(seconds: u32, increment_seconds: u32) -> Pace {
        Pace { seconds, increment_seconds, once: true }
    }

    pub(super) fn is_fit(self) -> bool {
        (10..=Pace::MOST_SECONDS).contains(&self.seconds)
            && self.increment_seconds <= Pace::MOST_INCREMENT_SECONDS
    }
}
