//! The parts of a tournament's state: persons, stages, rounds, matches. Plain data; the rules stand elsewhere.

mod people;
mod told;

pub use people::{
    DeckList, DeckVerdict, DropReason, Entry, Person, Presence, Recommendation, Role, Staff, StaffRole,
};
pub use told::{Announcement, KeptGame, KeptKind, KeptRounds, Prize, PrizeTo};

use std::collections::BTreeMap;
use std::sync::Arc;

use regulations::Amount;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;

use crate::at_table::{Consent, Tick};
use crate::clock::Clock;
use crate::ids::{Moment, PersonId, RoundNo, StageNo};
use crate::note::Note;
use crate::settings::{RoundKind, StagePlan};
use crate::shared::Shared;

/// A stage that has begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// What was announced.
    pub plan: StagePlan,
    /// The first round.
    pub first_round: RoundNo,
    /// Who entered, best first, for a stage after a cut; replaced players are already exchanged.
    pub seeds: Vec<PersonId>,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Through all stages, from 1.
    pub number: RoundNo,
    /// The stage.
    pub stage: StageNo,
    /// From 1 within the stage.
    pub in_stage: u16,
    /// Swiss or elimination.
    pub kind: RoundKind,
    /// How far it has come.
    pub progress: Progress,
    /// Which draw of this round stands, from 1; later ones were asked for with a reason.
    pub attempt: u16,
    /// What may be asked about the draw that stands.
    pub notes: Arc<Vec<Note>>,
    /// The matches as drawn, kept when somebody changed them by hand.
    pub drawn: Arc<Vec<Seats>>,
    /// The matches as they are.
    pub matches: Shared<Match>,
    /// Players who were away in this round and came back later: an unpaired loss each.
    pub unpaired: Vec<PersonId>,
    /// The round's clock.
    pub clock: Clock,
    /// The random order of all players, best first, drawn when a Swiss round closed.
    pub order: Arc<Vec<PersonId>>,
}

/// How far a round has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// Drawn; only the organizer sees it and may still change it.
    Drawn,
    /// Everybody sees it.
    Published,
    /// Its clock was started.
    Running,
    /// All results are in and counted.
    Closed,
}

/// Who sits in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Seats {
    /// Two players against each other.
    Pair(PersonId, PersonId),
    /// One player without an opponent.
    Bye(PersonId),
    /// Neither of the two who were drawn here appeared.
    Nobody(PersonId, PersonId),
}

/// A match of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// Who plays.
    pub seats: Seats,
    /// The table's number; byes have none.
    pub table: Option<u16>,
    /// The game's number in an elimination round, from 1.
    pub game: Option<u16>,
    /// What the two players reported so far, in the order of the seats. Shared by copies, as is what stands.
    pub reports: [Option<Arc<Report>>; 2],
    /// What stands.
    pub result: Option<Arc<GameResult>>,
    /// Paired, but did not appear; the other has the bye.
    pub absent: Option<PersonId>,
    /// Extra time in seconds.
    pub extension_seconds: u32,
    /// Who rules here when no leader otherwise could.
    pub ruler: Option<PersonId>,
    /// The players sit and set up.
    pub seated: bool,
    /// Game rounds played on after the game was declared drawn.
    pub extra: ExtraRounds,
    /// The steps of the set-up taken so far, in order.
    pub set_up: Vec<Tick>,
    /// Missed chances one player asked the other about.
    pub consents: Vec<Consent>,
}

/// Additional game rounds of a drawn elimination game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ExtraRounds {
    /// How many were begun.
    pub begun: u16,
    /// Whether one is being played.
    pub under_way: bool,
}

/// A player's own report of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Report {
    /// What is claimed.
    pub claim: Claim,
    /// When it was received: the slip.
    pub at: Moment,
}

/// How somebody says a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The winner; nobody for a draw, where the pack has one.
    pub winner: Option<PersonId>,
    /// How it ended, by its name in the pack.
    pub ending: String,
    /// Which of several possible results, by its name in the pack; the first that fits if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// When the game ended; at the moment of reporting if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Moment>,
    /// The figures of the end-of-round procedure, if it decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub procedure: Option<regulations::Answers>,
    /// Figures for the record, by their name in the pack, in the order of the seats.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub figures: BTreeMap<String, [Amount; 2]>,
}

/// What stands for a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GameResult {
    /// What each player gets, by the outcome's name in the pack, in the order of the seats (a bye has one).
    pub outcomes: Vec<String>,
    /// How the game ended, by its name in the pack.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<String>,
    /// The step of the end-of-round procedure that decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deciding_step: Option<String>,
    /// The figures that procedure was carried out with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers: Option<regulations::Answers>,
    /// Figures on record, by their name in the pack, in the order of the seats.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub figures: BTreeMap<String, [Amount; 2]>,
    /// When the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Moment>,
    /// When the slip was received.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slip: Option<Moment>,
    /// How it came to stand.
    pub grounds: Grounds,
}

/// How a result came to stand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Grounds {
    /// Nobody to play: a bye.
    Bye,
    /// Both players said the same, or one conceded.
    Players,
    /// A leader decided.
    Leader(PersonId),
    /// The rules decided: an opponent left, a card was missing.
    Rules,
    /// Read from a file that does not say.
    File,
}

impl Claim {
    /// Who won and how, and nothing more.
    pub fn new(winner: Option<PersonId>, ending: &str) -> Claim {
        let figures = BTreeMap::new();
        Claim { winner, ending: ending.to_owned(), result: None, ended: None, procedure: None, figures }
    }

    /// Whether two players say the same; when the game ended is no matter of dispute.
    pub fn agrees_with(&self, other: &Claim) -> bool {
        let timeless = |claim: &Claim| Claim { ended: None, ..claim.clone() };
        timeless(self) == timeless(other)
    }
}

impl Seats {
    /// The players who are there: two, one, or none.
    pub fn players(&self) -> impl Iterator<Item = PersonId> + use<> {
        let (one, two) = match *self {
            Seats::Pair(one, two) => (Some(one), Some(two)),
            Seats::Bye(one) => (Some(one), None),
            Seats::Nobody(..) => (None, None),
        };
        one.into_iter().chain(two)
    }

    /// The other player of a pair.
    pub fn opponent_of(&self, player: PersonId) -> Option<PersonId> {
        match *self {
            Seats::Pair(one, two) if one == player => Some(two),
            Seats::Pair(one, two) if two == player => Some(one),
            Seats::Pair(..) | Seats::Bye(_) | Seats::Nobody(..) => None,
        }
    }

    /// Whether that player sits here.
    pub fn seats(&self, player: PersonId) -> bool {
        self.players().any(|seated| seated == player)
    }
}

impl Match {
    /// A match nobody has played yet.
    pub fn new(seats: Seats, table: Option<u16>, game: Option<u16>) -> Match {
        Match {
            seats,
            table,
            game,
            reports: [None, None],
            result: None,
            absent: None,
            extension_seconds: 0,
            ruler: None,
            seated: false,
            extra: ExtraRounds::default(),
            set_up: Vec::new(),
            consents: Vec::new(),
        }
    }

    /// Those who were drawn here and did not appear.
    pub fn away(&self) -> impl Iterator<Item = PersonId> + use<> {
        let (one, two) = match self.seats {
            Seats::Nobody(one, two) => (Some(one), Some(two)),
            Seats::Pair(..) | Seats::Bye(_) => (self.absent, None),
        };
        one.into_iter().chain(two)
    }

    /// The place of that player among the seats.
    pub fn seat_of(&self, player: PersonId) -> Option<usize> {
        self.seats.players().position(|seated| seated == player)
    }

    /// What that player gets from it, by the outcome's name in the pack.
    pub fn outcome_of(&self, player: PersonId) -> Option<&str> {
        let seat = self.seat_of(player)?;
        self.result.as_ref()?.outcomes.get(seat).map(String::as_str)
    }
}

impl Round {
    /// Extra time that every table still at play has: more time was given to all.
    pub fn common_extension_seconds(&self) -> u32 {
        let playing = |it: &&Match| matches!(it.seats, Seats::Pair(..)) && it.result.is_none();
        self.matches.iter().filter(playing).map(|it| it.extension_seconds).min().unwrap_or(0)
    }
}

/// A name without what people do not look at: capitals, spaces and the way an accent was typed. A letter stays a letter
/// (Łukasz is łukasz and not Lukasz).
pub fn as_people_compare(name: &str) -> String {
    // Through capitals, so that ß and ss, ς and σ are the same.
    let letters = name.nfkc().flat_map(char::to_uppercase).flat_map(char::to_lowercase);
    let letters: String = letters.nfkc().collect();
    letters.split_whitespace().collect::<Vec<_>>().join(" ")
}
