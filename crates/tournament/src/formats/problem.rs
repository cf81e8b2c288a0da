//! What is wrong with another system's file, and what it cannot carry.

use std::fmt;

use rulebook::{Misread, Saying, say};

use super::place;
use crate::file::{Fault, FileProblem};

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormatProblem {
    /// The line, from 1; 0 for the file as a whole.
    pub line: usize,
    /// The column, from 1; 0 for the line as a whole.
    pub column: usize,
    /// The field, such as `rounds[0][3].player1.id`; empty for none.
    pub field: String,
    /// What is wrong there.
    pub fault: FormatFault,
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormatFault {
    /// Not of this format's shape: what the reader says.
    Shape { why: String },
    /// No text at all: packed, or a picture.
    NotText,
    /// Our own file, with a problem of its own.
    File(Box<FileProblem>),
    /// No players in it.
    NoPlayers,
    /// More than we read or the format holds.
    TooMany { count: usize, most: usize },
    /// No number.
    NotANumber { read: String },
    /// Nobody of that number.
    Unknown { read: String },
    /// The same number or place twice.
    Twice { read: String },
    /// No such result code.
    Result { read: String, accepted: &'static str },
    /// A draw, which the regulation does not have.
    NoDraw { pack: String },
    /// A player's line says nothing of a game that the opponent's tells of.
    OneSided { player: String, opponent: String },
    /// Several tournaments, and nobody said which.
    Several { names: Vec<String> },
    /// No tournament of that name or number.
    NoTournament { read: String, names: Vec<String> },
    /// A round before the last that is not in the file.
    RoundMissing { round: i64, last: i64 },
    /// A quotation mark that is opened and not closed, so that lines run into one another.
    Quote,
    /// No heading that says where the names are.
    Headings { read: String, accepted: &'static str },
    /// The format can be written, not read.
    WriteOnly,
    /// Two players tell different things of their game.
    Disagree { one: String, two: String },
    /// A player without a name.
    NameMissing,
    /// The format can be read, not written.
    ReadOnly,
}

/// Something the other side cannot carry.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Loss {
    /// The secret seed: draws cannot be proven.
    Seed,
    /// Who did what and when.
    History,
    /// Rounds and results.
    Rounds,
    /// Elimination rounds, for which the format has no place.
    Elimination,
    /// A bracket with a second chance, kept as it was.
    DoubleElimination { rounds: usize },
    /// The same, where it cannot be written.
    Kept,
    /// Letters guessed, because the file is no Unicode.
    Script,
    /// Entries of a database that belong to no tournament.
    Orphans { count: usize },
    /// Games in which nobody appeared, read as rounds missed by both.
    NobodyThere { matches: usize },
    /// What the file says of a player's points is not what the games give.
    Contradiction { line: usize, player: String, stated: String, counted: String },
    /// A winner who has fewer points than the other.
    WinnerWithFewer { matches: usize },
    /// Modified results, written as plain ones.
    Modified { matches: usize },
    /// Exact fractions, written as decimals.
    Fractions,
    /// Players who did not appear, written as byes of their opponents.
    Absent { matches: usize },
    /// Players who did not appear in a bracket, written as having lost.
    AbsentFromBracket { matches: usize },
    /// Players who missed rounds, are in again and were not drawn since: by such a file they left.
    Back { players: usize },
    /// Swiss rounds of several stages, written as those of one.
    Stages { stages: usize },
    /// Why somebody left.
    Reasons,
    /// Teams.
    Teams,
    /// Names cut off at the format's width.
    Names { players: usize, width: usize },
    /// Columns or fields nobody here needs.
    Fields { fields: Vec<String> },
    /// Half-point byes, read as rounds missed.
    HalfByes { count: usize },
    /// Results whose points the regulation does not know, read by who had more.
    Points { matches: usize },
}

impl FormatProblem {
    pub(crate) fn whole(fault: FormatFault) -> FormatProblem {
        FormatProblem { line: 0, column: 0, field: String::new(), fault }
    }

    pub(crate) fn field(field: impl Into<String>, fault: FormatFault) -> FormatProblem {
        FormatProblem { line: 0, column: 0, field: field.into(), fault }
    }

    pub(crate) fn at(line: usize, column: usize, field: &str, fault: FormatFault) -> FormatProblem {
        FormatProblem { line, column, field: field.to_owned(), fault }
    }

    /// The problem with the line its field stands in, if it has none yet.
    pub(crate) fn placed(mut self, text: &str) -> FormatProblem {
        if self.line == 0
            && !self.field.is_empty()
            && let Some((line, column)) = place::of(text, &self.field)
        {
            (self.line, self.column) = (line, column);
        }
        self
    }

    pub(crate) fn json(misread: &Misread) -> FormatProblem {
        let Misread { line, column, .. } = *misread;
        // The whole is no field.
        let field = if misread.steps.is_empty() { String::new() } else { misread.path() };
        FormatProblem { line, column, field, fault: FormatFault::Shape { why: misread.why() } }
    }

    pub(crate) fn of_file(problem: FileProblem) -> FormatProblem {
        let (line, column) =
            if let Fault::Shape { line, column, .. } = problem.fault { (line, column) } else { (0, 0) };
        FormatProblem { line, column, field: String::new(), fault: FormatFault::File(Box::new(problem)) }
    }

    /// The problem as something to be told to a person.
    pub fn saying(&self) -> Saying {
        let what = match &self.fault {
            FormatFault::Shape { why } => say!("format-shape", why = why),
            FormatFault::File(problem) => return problem.saying(),
            FormatFault::NoPlayers => say!("format-no-players"),
            FormatFault::TooMany { count, most } => say!("format-too-many", count = *count, most = *most),
            FormatFault::NotANumber { read } => say!("format-not-a-number", read = read),
            FormatFault::Unknown { read } => say!("format-unknown", read = read),
            FormatFault::Twice { read } => say!("format-twice", read = read),
            FormatFault::Result { read, accepted } => {
                say!("format-result", read = read, accepted = *accepted)
            }
            FormatFault::NoDraw { pack } => say!("format-no-draw-in", pack = pack),
            FormatFault::OneSided { player, opponent } => {
                say!("format-one-sided", player = player, opponent = opponent)
            }
            FormatFault::Several { names } => say!("format-several", names = names.clone()),
            FormatFault::NoTournament { read, names } => {
                say!("format-no-tournament", read = read, names = names.clone())
            }
            FormatFault::RoundMissing { round, last } => {
                say!("format-round-missing", round = *round, last = *last)
            }
            FormatFault::NotText => say!("format-not-text"),
            FormatFault::Quote => say!("format-quote"),
            FormatFault::Headings { read, accepted } => {
                say!("format-headings", read = read, accepted = *accepted)
            }
            FormatFault::WriteOnly => say!("format-write-only"),
            FormatFault::Disagree { one, two } => say!("format-disagree", one = one, two = two),
            FormatFault::NameMissing => say!("format-name-missing"),
            FormatFault::ReadOnly => say!("format-read-only"),
        };
        let what = match self.field.as_str() {
            "" => what,
            field => say!("format-in-field", field = field, what = what),
        };
        match (self.line, self.column) {
            (0, _) => what,
            (line, 0) => say!("format-in-line", line = line, what = what),
            (line, column) => say!("format-at", line = line, column = column, what = what),
        }
    }
}

impl fmt::Display for FormatProblem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}: {}: {:?}", self.line, self.column, self.field, self.fault)
    }
}

impl std::error::Error for FormatProblem {}

impl Loss {
    /// The loss as something to be told to a person.
    pub fn saying(&self) -> Saying {
        match self {
            Loss::Seed => say!("loss-seed"),
            Loss::History => say!("loss-history"),
            Loss::Rounds => say!("loss-rounds"),
            Loss::Elimination => say!("loss-elimination"),
            Loss::DoubleElimination { rounds } => say!("loss-double-elimination", rounds = *rounds),
            Loss::Kept => say!("loss-kept"),
            Loss::Script => say!("loss-script"),
            Loss::Orphans { count } => say!("loss-orphans", count = *count),
            Loss::NobodyThere { matches } => say!("loss-nobody-there", matches = *matches),
            Loss::Contradiction { line, player, stated, counted } => {
                say!("loss-contradiction", line = *line, player = player, stated = stated, counted = counted)
            }
            Loss::WinnerWithFewer { matches } => say!("loss-winner-with-fewer", matches = *matches),
            Loss::Modified { matches } => say!("loss-modified", matches = *matches),
            Loss::Fractions => say!("loss-fractions"),
            Loss::Absent { matches } => say!("loss-absent", matches = *matches),
            Loss::AbsentFromBracket { matches } => say!("loss-absent-from-bracket", matches = *matches),
            Loss::Stages { stages } => say!("loss-stages", stages = *stages),
            Loss::Reasons => say!("loss-reasons"),
            Loss::Teams => say!("loss-teams"),
            Loss::Names { players, width } => say!("loss-names", players = *players, width = *width),
            Loss::Fields { fields } => say!("loss-fields", fields = fields.join(", ")),
            Loss::Back { players } => say!("loss-back", players = *players),
            Loss::HalfByes { count } => say!("loss-half-byes", count = *count),
            Loss::Points { matches } => say!("loss-points", matches = *matches),
        }
    }
}
