//! What can be wrong with a pack, each with file, line, field, what was read and what was expected.

use std::fmt;

use rulebook::{Saying, say};

/// Why a pack is refused: everything that was found, in the order of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackError {
    /// At least one.
    pub problems: Vec<Problem>,
}

/// One thing that is wrong with a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file, as it was named by whoever had it read.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The field with the tables around it, such as `structures.basic.rows[3].to`; empty for the file as a whole.
    pub field: String,
    /// What is wrong there.
    pub fault: Fault,
}

/// The ways in which a field can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The file is larger than any pack.
    TooLarge { bytes: usize, most: usize },
    /// The text is no TOML; the parser's own words.
    Syntax { message: String },
    /// A field nobody reads: the one that was probably meant, or else those that exist.
    UnknownField { nearest: Option<String>, known: Vec<String> },
    /// A field that must be there is not.
    MissingField { expected: Expected },
    /// A value of another kind.
    WrongKind { read: String, expected: Expected },
    /// A word outside a closed list.
    NotOneOf { read: String, accepted: Vec<String> },
    /// A number outside its range.
    OutOfRange { read: i64, least: i64, most: i64 },
    /// A name that is used twice.
    Repeated { read: String },
    /// A name that is used but declared nowhere in the pack.
    NotDeclared { read: String, declared: Vec<String> },
    /// No clause has that name.
    UnknownClause { read: String },
    /// Between two rows of a structure table players are missing.
    Gap { from: u32, to: u32 },
    /// Two rows of a structure table claim the same number of players.
    Overlap { from: u32, to: u32 },
    /// A row after one without an upper end.
    AfterOpenEnd,
    /// A pack that inherits from one nobody has.
    UnknownPack { read: String, known: Vec<String> },
    /// Packs that inherit from one another in a circle.
    Circle { chain: Vec<String> },
    /// A built-in pack has that name already.
    TakenId { read: String },
    /// Phases of the clock that do not follow each other.
    PhaseOrder { read: String },
    /// The random tie-breaker must be the last, so that everybody gets a place.
    RandomNotLast,
    /// The steps of a procedure can end without a winner.
    Undecided { last: String },
    /// The points of outcomes refer to each other without any figure.
    PointsWithoutFigure { read: String },
    /// A draw that could stand in elimination.
    DrawInElimination { result: String },
}

/// What a field wants, as something to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A text in quotes.
    Text,
    /// A name of lower-case letters, digits, `_`, `-` and `.`, at most forty.
    Name,
    /// A whole number.
    Number,
    /// `true` or `false`.
    Flag,
    /// A list in brackets.
    List,
    /// A list with at least one item.
    FilledList,
    /// A table.
    Table,
    /// A clause such as `CT-4.2.16`.
    Clause,
    /// A date such as `2018-10-20`.
    Date,
    /// Minutes, or "none" for a round without a limit.
    MinutesOrNone,
    /// Points as a number, or the outcome whose points it takes.
    PointsOrOutcome,
    /// "published", "start", { at = minutes } or { after = minutes }.
    Beginning,
    /// Exactly two outcomes.
    TwoOutcomes,
}

impl PackError {
    /// Everything that is wrong, as things to be told.
    pub fn sayings(&self) -> Vec<Saying> {
        self.problems.iter().map(Problem::saying).collect()
    }
}

impl Problem {
    /// The problem as something to be told: "file:line, field: …".
    pub fn saying(&self) -> Saying {
        let what = self.fault.saying();
        if self.field.is_empty() {
            return say!("pack-problem-file", file = &self.file, line = self.line, what = what);
        }
        say!("pack-problem", file = &self.file, line = self.line, field = &self.field, what = what)
    }
}

impl Fault {
    /// Whether packs with it were taken once, so that tournaments may have been played under them.
    pub(crate) fn was_taken_once(&self) -> bool {
        matches!(self, Fault::DrawInElimination { .. })
    }

    /// What is wrong, without the place.
    pub fn saying(&self) -> Saying {
        match self {
            Fault::TooLarge { bytes, most } => {
                say!("pack-fault-too-large", bytes = *bytes, most = *most)
            }
            Fault::Syntax { message } => say!("pack-fault-syntax", message = message),
            Fault::UnknownField { nearest: Some(nearest), .. } => {
                say!("pack-fault-unknown-field-nearest", nearest = nearest)
            }
            Fault::UnknownField { nearest: None, known } => {
                say!("pack-fault-unknown-field", known = known.join(", "))
            }
            Fault::MissingField { expected } => {
                say!("pack-fault-missing-field", expected = expected.saying())
            }
            Fault::WrongKind { read, expected } => {
                say!("pack-fault-wrong-kind", read = read, expected = expected.saying())
            }
            Fault::NotOneOf { read, accepted } => {
                say!("pack-fault-not-one-of", read = read, accepted = accepted.join(", "))
            }
            Fault::OutOfRange { read, least, most } => {
                say!("pack-fault-out-of-range", read = *read, least = *least, most = *most)
            }
            Fault::Repeated { read } => say!("pack-fault-repeated", read = read),
            Fault::NotDeclared { read, declared } => {
                say!("pack-fault-not-declared", read = read, declared = declared.join(", "))
            }
            Fault::UnknownClause { read } => say!("pack-fault-unknown-clause", read = read),
            Fault::Gap { from, to } => say!("pack-fault-gap", from = *from, to = *to),
            Fault::Overlap { from, to } => say!("pack-fault-overlap", from = *from, to = *to),
            Fault::AfterOpenEnd => say!("pack-fault-after-open-end"),
            Fault::UnknownPack { read, known } => {
                say!("pack-fault-unknown-pack", read = read, known = known.join(", "))
            }
            Fault::Circle { chain } => say!("pack-fault-circle", chain = chain.join(" → ")),
            Fault::TakenId { read } => say!("pack-fault-taken-id", read = read),
            Fault::PhaseOrder { read } => say!("pack-fault-phase-order", read = read),
            Fault::RandomNotLast => say!("pack-fault-random-not-last"),
            Fault::Undecided { last } => say!("pack-fault-undecided", last = last),
            Fault::PointsWithoutFigure { read } => {
                say!("pack-fault-points-without-figure", read = read)
            }
            Fault::DrawInElimination { result } => say!("pack-fault-draw-in-elimination", result = result),
        }
    }
}

impl Expected {
    fn saying(self) -> Saying {
        match self {
            Expected::Text => say!("pack-expected-text"),
            Expected::Name => say!("pack-expected-name"),
            Expected::Number => say!("pack-expected-number"),
            Expected::Flag => say!("pack-expected-flag"),
            Expected::List => say!("pack-expected-list"),
            Expected::FilledList => say!("pack-expected-filled-list"),
            Expected::Table => say!("pack-expected-table"),
            Expected::Clause => say!("pack-expected-clause"),
            Expected::Date => say!("pack-expected-date"),
            Expected::MinutesOrNone => say!("pack-expected-minutes-or-none"),
            Expected::PointsOrOutcome => say!("pack-expected-points-or-outcome"),
            Expected::Beginning => say!("pack-expected-beginning"),
            Expected::TwoOutcomes => say!("pack-expected-two-outcomes"),
        }
    }
}

/// For logs and tests; people read [`Problem::saying`] in their language.
impl fmt::Display for PackError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, problem) in self.problems.iter().enumerate() {
            let separator = if at == 0 { "" } else { "\n" };
            let Problem { file, line, field, fault } = problem;
            write!(out, "{separator}{file}:{line}: {field}: {fault:?}")?;
        }
        Ok(())
    }
}

impl std::error::Error for PackError {}
