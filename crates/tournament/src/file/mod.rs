//! The tournament file: one JSON document that is export, import, backup, fixture and input of the stateless commands.
//!
//! [`TournamentFile`] is what somebody claims, [`Tournament`](crate::Tournament) what is consistent; the one door between them is
//! [`TournamentFile::tournament`], which names the first thing that does not fit by its path in the file. A file may
//! carry its whole history; then that is what counts, and the summary must say the same.

mod export;
mod history;
mod import;

use std::collections::BTreeMap;
use std::fmt;

use rulebook::{Misread, Saying, Seed, say};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::fact::Fact;
use crate::model::KeptKind;
use crate::settings::{RoundKind, Structure};

pub use import::Imported;

/// The format's name and version, first thing in every file.
pub const FORMAT: &str = "marshal.tournament/1";

/// The longest text that is read at all, in bytes: a record of the largest tournament fits several times over.
pub const MOST_BYTES: usize = 64 << 20;

/// A tournament as a document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TournamentFile {
    /// [`FORMAT`].
    pub format: String,
    /// The tournament's name.
    pub name: String,
    /// The rules pack.
    pub regulation: String,
    /// The tier.
    #[serde(default = "relaxed")]
    pub tier: String,
    /// The structure.
    pub structure: Structure,
    /// The secret seed, if the file may know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// The players.
    pub players: Vec<FilePlayer>,
    /// The rounds so far.
    #[serde(default)]
    pub rounds: Vec<FileRound>,
    /// Rounds of a kind the regulations do not have, as another system told of them; nothing is worked out from them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept: Option<FileKept>,
    /// Every fact, for a file that is a whole record.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub history: Vec<Fact>,
    /// SHA-256 over the history, so that a change is noticed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
}

/// A player in the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FilePlayer {
    /// The name the file calls the player by.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// Team or household.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<String>,
    /// When and why the player left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Left>,
}

/// When and why a player left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Left {
    /// The last round attended; 0 if none.
    pub after_round: u16,
    /// Why.
    pub why: LeftWhy,
}

/// Why a player left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LeftWhy {
    /// Own wish, no-show, or unable to play.
    Drop,
    /// Removed for a missing card.
    Removed,
    /// For unsporting conduct; for good.
    Disqualified,
}

/// A round in the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FileRound {
    /// The stage, from 1.
    pub stage: u8,
    /// Swiss or elimination.
    pub kind: RoundKind,
    /// Which draw of this round stands.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub attempt: u16,
    /// The matches as drawn, if somebody changed them by hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drawn: Vec<Vec<String>>,
    /// The matches.
    pub matches: Vec<FileMatch>,
    /// The random order of the players, best first, that was drawn when a Swiss round closed. A backup without the seed has
    /// it, so that equal figures stay in the order they were in; without it the order follows from the seed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub order: Vec<String>,
}

/// A match in the file: a game, a bye, or a round missed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FileMatch {
    /// The table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<u16>,
    /// The game's number in an elimination round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<u16>,
    /// One or two players.
    pub players: Vec<String>,
    /// What each got, by the pack's names; absent while the match is under way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcomes: Option<BTreeMap<String, String>>,
    /// Figures on record, by the pack's names, for both players.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub figures: BTreeMap<String, BTreeMap<String, regulations::Amount>>,
    /// Who was paired here and did not appear.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub absent: Option<String>,
}

/// Rounds that are only kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FileKept {
    /// What kind of rounds they were.
    pub kind: KeptKind,
    /// The games, round by round.
    pub rounds: Vec<Vec<FileKeptGame>>,
}

/// A game that is only kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FileKeptGame {
    /// One or two players.
    pub players: Vec<String>,
    /// Who won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<String>,
}

/// What is wrong with a file: where, and what would be accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileProblem {
    /// The place in the file, such as `rounds[2].matches[0].players[1]`.
    pub path: String,
    /// What is wrong there.
    pub fault: Fault,
}

/// What can be wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// No JSON, or not of this shape: what the reader says, with line and column.
    Shape { why: String, line: usize, column: usize },
    /// More than anybody could read.
    TooLarge { bytes: usize, most: usize },
    /// Another format.
    Format { read: String },
    /// A regulation nobody knows.
    Regulation { read: String },
    /// Too many of something.
    TooMany { count: usize, most: usize },
    /// An empty or overlong text.
    Text { length: usize, most: usize },
    /// The same id twice.
    Twice { id: String },
    /// Nobody has that id.
    Unknown { id: String },
    /// A player plays after leaving for good.
    Gone { id: String },
    /// What the file says of a player's leaving does not fit the rounds.
    Left { id: String, played: u16 },
    /// A match needs one or two players.
    PlayerCount { count: usize },
    /// No such outcome, or not for that player.
    Outcome { read: String, accepted: Vec<String> },
    /// A pair of outcomes that no match can have.
    Pair { one: String, two: String },
    /// A player of the match has no outcome.
    NoOutcome { id: String },
    /// A round before the last is not finished.
    Unfinished,
    /// The stage or kind does not follow from the structure.
    Stage { expected: u8, kind: RoundKind },
    /// More rounds than announced.
    TooManyRounds { announced: u16 },
    /// The structure cannot be played with these players.
    Structure { why: Saying },
    /// The settings cannot be.
    Settings { why: Saying },
    /// A fact of the history cannot follow those before it, or speaks of another pack.
    History,
    /// The summary says something else than the history.
    Differs,
    /// The digest does not fit the history, or is missing.
    Digest,
}

impl TournamentFile {
    /// Reads a file's text. Says line, column and path of what is wrong.
    pub fn read(text: &str) -> Result<TournamentFile, FileProblem> {
        if text.len() > MOST_BYTES {
            let fault = Fault::TooLarge { bytes: text.len(), most: MOST_BYTES };
            return Err(FileProblem { path: String::new(), fault });
        }
        let file: TournamentFile = rulebook::read_whole(text).map_err(|misread: Misread| {
            let Misread { line, column, .. } = misread;
            FileProblem { path: misread.path(), fault: Fault::Shape { why: misread.why(), line, column } }
        })?;
        if file.format != FORMAT {
            return Err(FileProblem { path: "format".into(), fault: Fault::Format { read: file.format } });
        }
        Ok(file)
    }

    /// The file's text, ready to be written.
    pub fn write(&self) -> String {
        // Strings, numbers and maps with text keys always serialise.
        rulebook::pretty(self).unwrap_or_default() + "\n"
    }
}

impl FileProblem {
    pub(crate) fn at(path: impl Into<String>, fault: Fault) -> FileProblem {
        FileProblem { path: path.into(), fault }
    }

    /// The problem as something to be told to a person.
    pub fn saying(&self) -> Saying {
        let what = match &self.fault {
            Fault::Shape { why, line, column } => {
                say!("file-shape", why = why, line = *line, column = *column)
            }
            Fault::TooLarge { bytes, most } => say!("file-too-large", bytes = *bytes, most = *most),
            Fault::Format { read } => say!("file-format", read = read, expected = FORMAT),
            Fault::Regulation { read } => say!("file-regulation", read = read),
            Fault::TooMany { count, most } => say!("file-too-many", count = *count, most = *most),
            Fault::Text { length, most } => say!("file-text", length = *length, most = *most),
            Fault::Twice { id } => say!("file-twice", id = id),
            Fault::Unknown { id } => say!("file-unknown", id = id),
            Fault::Gone { id } => say!("file-gone", id = id),
            Fault::Left { id, played } => say!("file-left", id = id, played = *played),
            Fault::PlayerCount { count } => say!("file-player-count", count = *count),
            Fault::Outcome { read, accepted } => {
                say!("file-outcome", read = read, accepted = accepted.clone())
            }
            Fault::Pair { one, two } => say!("file-pair", one = one, two = two),
            Fault::NoOutcome { id } => say!("file-no-outcome", id = id),
            Fault::Unfinished => say!("file-unfinished"),
            Fault::Stage { expected, kind } => {
                let kind = match kind {
                    RoundKind::Swiss => "swiss",
                    RoundKind::Elimination => "elimination",
                };
                say!("file-stage", expected = *expected, kind = kind)
            }
            Fault::TooManyRounds { announced } => say!("file-too-many-rounds", announced = *announced),
            Fault::Structure { why } => say!("file-structure", why = why.clone()),
            Fault::Settings { why } => say!("file-settings", why = why.clone()),
            Fault::History => say!("file-history"),
            Fault::Differs => say!("file-differs"),
            Fault::Digest => say!("file-digest"),
        };
        if self.path.is_empty() || self.path == "." {
            what
        } else {
            say!("file-at", path = self.path.as_str(), what = what)
        }
    }
}

impl fmt::Display for FileProblem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {:?}", self.path, self.fault)
    }
}

impl std::error::Error for FileProblem {}

fn relaxed() -> String {
    "relaxed".to_owned()
}

fn first() -> u16 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands out references
fn is_first(attempt: &u16) -> bool {
    *attempt == 1
}
