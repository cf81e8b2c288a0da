//! Other systems' files: text in, a tournament file out, and the other way round.
//!
//! | format | what it is | reads | writes |
//! |---|---|---|---|
//! | [`csv`](Format::Csv) | a list of players with a header | players | players and standings |
//! | [`nrtm`](Format::Nrtm) | NRTM and Cobra JSON | players, Swiss rounds, single elimination | the same |
//! | [`trf`](Format::Trf) | FIDE's tournament report, fixed columns | players, Swiss rounds | the same |
//! | [`tome`](Format::Tome) | the export of TOME | players, Swiss rounds, the cut | no |
//! | [`results`](Format::Results) | every result as CSV, for spreadsheets | no | rounds and results |
//!
//! Double elimination, which no regulation here has, is kept as what it was. [`roster`] takes players out of any of these.
//!
//! Nothing is lost in silence: every reader and writer lists what the other side cannot carry as [`Loss`]es. What comes in
//! still has to pass the one door into a tournament, [`TournamentFile::tournament`].

mod assembly;
mod nrtm;
mod place;
mod players;
mod problem;
mod results;
mod roster;
mod script;
mod tome;
mod trf;

use regulations::{Pack, Side};

use crate::file::{FORMAT, TournamentFile};
use crate::model::{Match, Progress, Round, Seats};
use crate::settings::{RoundKind, Structure};
use crate::state::Tournament;

pub use problem::{FormatFault, FormatProblem, Loss};
pub use roster::{Roster, RosterPlayer, roster};
pub use script::decode;

/// The most players a file may have; the same as the tournament file's.
const MOST_PLAYERS: usize = 20_000;

/// The most rounds a file may have; the same as the tournament file's.
const MOST_ROUNDS: usize = 64;

/// A format of another system, or our own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Format {
    /// The tournament file.
    Marshal,
    /// A list of players.
    Csv,
    /// NRTM and Cobra JSON.
    Nrtm,
    /// FIDE's tournament report.
    Trf,
    /// TOME's export.
    Tome,
    /// Every result as CSV.
    Results,
}

/// What a reader must be told because the format does not say it.
#[derive(Clone, Copy, Debug)]
pub struct Frame<'a> {
    /// The regulation the tournament is to be read under.
    pub pack: &'a Pack,
    /// The tournament's name, if the file has none.
    pub name: &'a str,
    /// The tier.
    pub tier: &'a str,
    /// The structure; worked out from the rounds if not given.
    pub structure: Option<&'a Structure>,
    /// Which tournament of a file that holds several, by its name or its number in the file.
    pub which: Option<&'a str>,
}

/// What was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The tournament as a document.
    pub file: TournamentFile,
    /// What could not be carried over.
    pub lost: Vec<Loss>,
}

/// What was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Writing {
    /// The file's text.
    pub text: String,
    /// What could not be carried over.
    pub lost: Vec<Loss>,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 6] =
        [Format::Marshal, Format::Csv, Format::Nrtm, Format::Trf, Format::Tome, Format::Results];

    /// Its short name.
    pub fn id(self) -> &'static str {
        match self {
            Format::Marshal => "marshal",
            Format::Csv => "csv",
            Format::Nrtm => "nrtm",
            Format::Trf => "trf",
            Format::Tome => "tome",
            Format::Results => "results",
        }
    }

    /// The format of that short name.
    pub fn named(id: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|format| format.id() == id)
    }

    /// The format a text seems to be in, by its content alone.
    pub fn recognise(text: &str) -> Option<Format> {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        if text.starts_with('{') {
            let has = |word: &str| text.contains(word);
            return if has(FORMAT) {
                Some(Format::Marshal)
            } else if has("\"entityGroupMap\"") {
                Some(Format::Tome)
            } else if has("\"players\"") {
                Some(Format::Nrtm)
            } else {
                None
            };
        }
        let is_report = |line: &str| {
            let mut chars = line.chars();
            let code: String = chars.by_ref().take(3).collect();
            matches!(code.as_str(), "001" | "012") && chars.next() == Some(' ')
        };
        if text.lines().take(64).any(is_report) {
            return Some(Format::Trf);
        }
        (!text.is_empty() && !text.starts_with(['[', '<'])).then_some(Format::Csv)
    }

    /// Reads a text of this format.
    pub fn read(self, text: &str, frame: &Frame<'_>) -> Result<Reading, FormatProblem> {
        let text = text.trim_start_matches('\u{feff}');
        match self {
            Format::Marshal => match TournamentFile::read(text) {
                Ok(file) => Ok(Reading { file, lost: Vec::new() }),
                Err(problem) => Err(FormatProblem::of_file(problem)),
            },
            Format::Csv => players::read(text, frame),
            Format::Nrtm => nrtm::read(text, frame).map_err(|problem| problem.placed(text)),
            Format::Trf => trf::read(text, frame),
            Format::Tome => tome::read(text, frame).map_err(|problem| problem.placed(text)),
            Format::Results => Err(FormatProblem::whole(FormatFault::WriteOnly)),
        }
    }

    /// Writes a tournament in this format; `date` (as 2026-11-15) is for formats that want one.
    pub fn write(self, tournament: &Tournament, date: Option<&str>) -> Result<Writing, FormatProblem> {
        match self {
            Format::Marshal => {
                Ok(Writing { text: tournament.file(None).write(), lost: vec![Loss::Seed, Loss::History] })
            }
            Format::Csv => players::write(tournament),
            Format::Nrtm => Ok(nrtm::write(tournament, date)),
            Format::Trf => trf::write(tournament),
            Format::Tome => Err(FormatProblem::whole(FormatFault::ReadOnly)),
            Format::Results => results::write(tournament),
        }
    }
}

/// Those whose last Swiss round is one they missed: other systems know them only by who plays.
fn back_unseen(tournament: &Tournament) -> Option<Loss> {
    let swiss = |round: &&Round| round.kind == RoundKind::Swiss && round.progress > Progress::Drawn;
    let rounds: Vec<&Round> = tournament.rounds().iter().filter(swiss).collect();
    let unseen = tournament.players().filter(|(player, ..)| {
        let missed = rounds.iter().rposition(|round| round.unpaired.contains(player));
        let sat = |round: &&Round| round.matches.iter().any(|it| it.seats.seats(*player));
        missed.is_some_and(|missed| !rounds[missed..].iter().any(sat))
    });
    let players = unseen.count();
    (players > 0).then_some(Loss::Back { players })
}

/// Swiss rounds of more than one stage: other systems know one table for all of them.
fn swiss_stages(tournament: &Tournament) -> Option<Loss> {
    let swiss = tournament.stages().iter().filter(|stage| stage.plan.kind() == RoundKind::Swiss);
    let stages = swiss.count();
    (stages > 1).then_some(Loss::Stages { stages })
}

/// Whether a game between two gave anything but a plain win, draw or loss.
fn is_modified(tournament: &Tournament, it: &Match) -> bool {
    let played = matches!(it.seats, Seats::Pair(..));
    let outcomes = it.seats.players().filter_map(|player| it.outcome_of(player));
    let mut outcomes = outcomes.filter_map(|id| tournament.pack().outcome(id));
    played && outcomes.any(|outcome| plain_points(tournament, outcome.side) != Some(outcome.points))
}

/// Points of a plain win, draw or loss.
fn plain_points(tournament: &Tournament, side: Side) -> Option<u32> {
    let outcomes = &tournament.pack().outcomes;
    let plain = |it: &&regulations::Outcome| it.side == side && it.from == regulations::Origin::Match;
    outcomes.iter().find(plain).map(|outcome| outcome.points)
}

#[cfg(test)]
mod tests;
