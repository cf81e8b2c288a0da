//! Why a table refuses a command: a closed list in order of precedence, each with the clause it rests on.

use rulebook::{Cites, Clause, Saying, clause, say};

use super::settings::Pace;
use crate::refusal::Illegal;
use crate::setup::BadDeck;
use crate::state::Seat;

/// The longest name of a player.
pub(super) const MOST_NAME: usize = 40;
/// The longest reason of a judge.
pub(super) const MOST_REASON: usize = 200;

/// Why not, in order of precedence: when several apply, the first is returned. `decide` has one check for each, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is no table yet.
    NoTable,
    /// The table is open already.
    TableOpen,
    /// The moment is before the last step.
    Earlier,
    /// These dice are not the ones that were promised.
    OtherDice,
    /// The name is empty, too long or not of letters.
    BadName,
    /// A judge's reason is missing or too long.
    BadReason,
    /// A time that makes no sense.
    BadTime,
    /// No bot has that name.
    UnknownBot { name: String },
    /// That is for somebody else to do.
    NotYours,
    /// No judge stands by at this table.
    NoJudge,
    /// The table belongs to no match.
    NotHosted,
    /// How a match ends is said elsewhere.
    HostDecides,
    /// The game is over.
    Over,
    /// The game has begun.
    Begun,
    /// The game has not begun.
    NotBegun,
    /// Somebody sits there.
    SeatTaken { seat: Seat },
    /// No game can be started with that deck.
    Deck(BadDeck),
    /// A seat is empty.
    SeatEmpty { seat: Seat },
    /// The player is bound to a number already.
    AlreadyPromised,
    /// Both players must be bound before a number is said.
    NotPromised { seat: Seat },
    /// The player's number is known.
    AlreadyNumbered,
    /// The number is not the one that was promised.
    OtherNumber,
    /// The player still has time to send the number.
    StillTime { seconds: u64 },
    /// The record cannot be played on by this version.
    Broken { answer: usize },
    /// A judge has stopped the game.
    Paused,
    /// The round has not been started.
    RoundWaits,
    /// The game is not stopped.
    NotPaused,
    /// There is no clock.
    NoClock,
    /// The player's time is over.
    TimeOver { seat: Seat },
    /// The player's time is not over.
    TimeLeft { seconds: u64 },
    /// The answer belongs to a question that has passed.
    Stale { given: usize, after: usize },
    /// The rules of the game do not allow the answer.
    Illegal(Illegal),
    /// The opponent is not away, or not long enough.
    NotAway { seconds: Option<u64> },
    /// The player has given no answer that could be taken back.
    NothingToTakeBack,
    /// The question was put already.
    AlreadyAsked,
    /// The opponent has not asked for that.
    NotAsked,
    /// No such many answers were given.
    NoSuchAnswer { answers: usize, given: usize },
}

impl Refusal {
    /// How many kinds there are.
    pub const KINDS: usize = 37;

    /// Its place in the order of precedence, from 0.
    pub fn rank(&self) -> usize {
        match self {
            Refusal::NoTable => 0,
            Refusal::TableOpen => 1,
            Refusal::Earlier => 2,
            Refusal::OtherDice => 3,
            Refusal::BadName => 4,
            Refusal::BadReason => 5,
            Refusal::BadTime => 6,
            Refusal::UnknownBot { .. } => 7,
            Refusal::NotYours => 8,
            Refusal::NoJudge => 9,
            Refusal::NotHosted => 10,
            Refusal::HostDecides => 11,
            Refusal::Over => 12,
            Refusal::Begun => 13,
            Refusal::NotBegun => 14,
            Refusal::SeatTaken { .. } => 15,
            Refusal::Deck(_) => 16,
            Refusal::SeatEmpty { .. } => 17,
            Refusal::AlreadyPromised => 18,
            Refusal::NotPromised { .. } => 19,
            Refusal::AlreadyNumbered => 20,
            Refusal::OtherNumber => 21,
            Refusal::StillTime { .. } => 22,
            Refusal::Broken { .. } => 23,
            Refusal::Paused => 24,
            Refusal::RoundWaits => 25,
            Refusal::NotPaused => 26,
            Refusal::NoClock => 27,
            Refusal::TimeOver { .. } => 28,
            Refusal::TimeLeft { .. } => 29,
            Refusal::Stale { .. } => 30,
            Refusal::Illegal(_) => 31,
            Refusal::NotAway { .. } => 32,
            Refusal::NothingToTakeBack => 33,
            Refusal::AlreadyAsked => 34,
            Refusal::NotAsked => 35,
            Refusal::NoSuchAnswer { .. } => 36,
        }
    }
}

impl Cites for Refusal {
    fn clause(&self) -> Clause {
        match self {
            Refusal::NoTable | Refusal::TableOpen => clause!("HR-7.1.1"),
            Refusal::Earlier => clause!("HR-7.1.2"),
            Refusal::BadName | Refusal::BadReason | Refusal::BadTime | Refusal::UnknownBot { .. } => {
                clause!("HR-7.1.3")
            }
            Refusal::NotYours => clause!("HR-7.1.4"),
            Refusal::NoJudge => clause!("HR-7.1.5"),
            Refusal::NotHosted => clause!("HR-7.6.1"),
            Refusal::RoundWaits => clause!("HR-7.6.2"),
            Refusal::HostDecides => clause!("HR-7.6.4"),
            Refusal::Over => clause!("HR-7.1.6"),
            Refusal::Begun | Refusal::NotBegun | Refusal::SeatTaken { .. } | Refusal::SeatEmpty { .. } => {
                clause!("HR-7.1.7")
            }
            Refusal::Deck(why) => why.clause(),
            Refusal::OtherDice
            | Refusal::AlreadyPromised
            | Refusal::NotPromised { .. }
            | Refusal::AlreadyNumbered
            | Refusal::OtherNumber => clause!("HR-7.2.1"),
            Refusal::StillTime { .. } => clause!("HR-7.2.2"),
            Refusal::Broken { .. } => clause!("HR-7.3.2"),
            Refusal::Paused | Refusal::NotPaused => clause!("HR-7.4.2"),
            Refusal::NoClock | Refusal::TimeOver { .. } | Refusal::TimeLeft { .. } => clause!("HR-7.4.1"),
            Refusal::Stale { .. } => clause!("HR-7.3.1"),
            Refusal::Illegal(why) => why.clause(),
            Refusal::NotAway { .. } => clause!("HR-7.4.3"),
            Refusal::NothingToTakeBack | Refusal::AlreadyAsked | Refusal::NotAsked => clause!("HR-7.3.3"),
            Refusal::NoSuchAnswer { .. } => clause!("HR-7.4.4"),
        }
    }

    fn is_about_rights(&self) -> bool {
        matches!(self, Refusal::NotYours | Refusal::NoJudge)
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "few refusals speak of a field")]
    fn field(&self) -> Option<&'static str> {
        match self {
            Refusal::BadName => Some("name"),
            Refusal::BadReason => Some("reason"),
            _ => None,
        }
    }

    fn saying(&self) -> Saying {
        match self {
            Refusal::NoTable => say!("table-refusal-no-table"),
            Refusal::TableOpen => say!("table-refusal-open"),
            Refusal::Earlier => say!("table-refusal-earlier"),
            Refusal::OtherDice => say!("table-refusal-other-dice"),
            Refusal::BadName => say!("table-refusal-name", most = MOST_NAME),
            Refusal::BadReason => say!("table-refusal-reason", most = MOST_REASON),
            Refusal::BadTime => say!(
                "table-refusal-time",
                minutes = Pace::MOST_SECONDS / 60,
                increment = Pace::MOST_INCREMENT_SECONDS
            ),
            Refusal::UnknownBot { name } => say!("table-refusal-bot", name = name),
            Refusal::NotYours => say!("table-refusal-not-yours"),
            Refusal::NoJudge => say!("table-refusal-no-judge"),
            Refusal::NotHosted => say!("table-refusal-not-hosted"),
            Refusal::HostDecides => say!("table-refusal-host-decides"),
            Refusal::Over => say!("table-refusal-over"),
            Refusal::Begun => say!("table-refusal-begun"),
            Refusal::NotBegun => say!("table-refusal-not-begun"),
            Refusal::SeatTaken { .. } => say!("table-refusal-seat-taken"),
            Refusal::Deck(why) => why.saying(),
            Refusal::SeatEmpty { .. } => say!("table-refusal-seat-empty"),
            Refusal::AlreadyPromised => say!("table-refusal-promised"),
            Refusal::NotPromised { .. } => say!("table-refusal-not-promised"),
            Refusal::AlreadyNumbered => say!("table-refusal-numbered"),
            Refusal::OtherNumber => say!("table-refusal-other-number"),
            Refusal::StillTime { seconds } => say!("table-refusal-still-time", seconds = *seconds),
            Refusal::Broken { answer } => say!("table-refusal-broken", answer = *answer + 1),
            Refusal::Paused => say!("table-refusal-paused"),
            Refusal::RoundWaits => say!("table-refusal-round-waits"),
            Refusal::NotPaused => say!("table-refusal-not-paused"),
            Refusal::NoClock => say!("table-refusal-no-clock"),
            Refusal::TimeOver { .. } => say!("table-refusal-time-over"),
            Refusal::TimeLeft { seconds } => say!("table-refusal-time-left", seconds = *seconds),
            Refusal::Stale { given, after } => say!("table-refusal-stale", given = *given, after = *after),
            Refusal::Illegal(why) => why.saying(),
            Refusal::NotAway { seconds: Some(seconds) } => say!("table-refusal-not-away", seconds = *seconds),
            Refusal::NotAway { seconds: None } => say!("table-refusal-never-away"),
            Refusal::NothingToTakeBack => say!("table-refusal-nothing-back"),
            Refusal::AlreadyAsked => say!("table-refusal-already-asked"),
            Refusal::NotAsked => say!("table-refusal-not-asked"),
            Refusal::NoSuchAnswer { answers, given } => {
                say!("table-refusal-no-such-answer", answers = *answers, given = *given)
            }
        }
    }
}
