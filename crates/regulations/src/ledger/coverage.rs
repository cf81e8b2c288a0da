//! Which clauses are shown by a test or a scenario, which are pending and why, and which are missing.
//!
//! The binary has no repository at run time, so `clauses/coverage.toml` is generated from the sources (`scripts/coverage`),
//! committed and embedded; `tidy` fails when it is stale.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use rulebook::Clause;
use serde::{Deserialize, Serialize};

use super::{Entry, Kind, Ledger, ledger};

/// What shows each clause, and what is pending.
#[derive(Clone, Debug)]
pub struct Coverage {
    /// The tests and scenarios that show a clause, as `path: name`.
    pub shown: BTreeMap<Clause, Vec<String>>,
    /// Why a clause is not shown yet.
    pub pending: BTreeMap<Clause, String>,
}

/// A group of clauses that are not shown yet, in `clauses/pending.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pending {
    /// Why they are not shown yet.
    pub reason: String,
    /// The clauses.
    pub clauses: Vec<Clause>,
}

/// Where a clause stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// A test or scenario shows it.
    Shown,
    /// It is listed as pending, with a reason.
    Pending,
    /// It must be shown and is not.
    Missing,
    /// It is of a kind that needs no test.
    NotRequired,
}

/// One line of the coverage table: a document and how many of its clauses stand where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// The document's prefix.
    pub document: String,
    /// Clauses of kind enforce.
    pub enforce: usize,
    /// Clauses of kind calculate.
    pub calculate: usize,
    /// Of these two kinds: shown.
    pub shown: usize,
    /// Pending.
    pub pending: usize,
    /// Neither.
    pub missing: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PendingFile {
    #[serde(default)]
    pending: Vec<Pending>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CoverageFile {
    #[serde(default)]
    shown: BTreeMap<Clause, Vec<String>>,
}

/// The coverage as of the last `scripts/coverage`.
pub fn coverage() -> &'static Coverage {
    static COVERAGE: LazyLock<Coverage> = LazyLock::new(|| {
        let shown: CoverageFile = super::from_toml(include_str!("../../../../clauses/coverage.toml"))
            .expect("the coverage is generated, embedded and tested");
        Coverage { shown: shown.shown, pending: pending(include_str!("../../../../clauses/pending.toml")) }
    });
    &COVERAGE
}

/// The reasons by clause.
fn pending(text: &str) -> BTreeMap<Clause, String> {
    let file: PendingFile =
        super::from_toml(text).expect("the pending list is part of the source and tested");
    let reasons = file.pending.into_iter();
    reasons
        .flat_map(|group| group.clauses.into_iter().map(move |clause| (clause, group.reason.clone())))
        .collect()
}

impl Coverage {
    /// Where a clause stands. A rule of the house that says the same as a clause of a document is the same code, so it is
    /// shown when that clause is.
    pub fn state(&self, entry: &Entry) -> State {
        if !matches!(entry.kind, Kind::Enforce | Kind::Calculate) {
            return State::NotRequired;
        }
        if !self.by(entry).is_empty() {
            return State::Shown;
        }
        let same = entry.topic.as_ref().and(entry.same_as);
        let pends = |clause: &Clause| self.pending.contains_key(clause);
        if pends(&entry.id) || same.as_ref().is_some_and(pends) { State::Pending } else { State::Missing }
    }

    /// What shows a clause.
    pub fn by(&self, entry: &Entry) -> Vec<&str> {
        let same = entry.topic.as_ref().and(entry.same_as);
        let clauses = std::iter::once(entry.id).chain(same);
        clauses.filter_map(|clause| self.shown.get(&clause)).flatten().map(String::as_str).collect()
    }

    /// The table, one line a document.
    pub fn table(&self) -> Vec<Tally> {
        self.table_of(ledger())
    }

    fn table_of(&self, ledger: &Ledger) -> Vec<Tally> {
        let tally = |document: &super::Document| {
            let kind = |kind| document.clauses.iter().filter(|entry| entry.kind == kind).count();
            let state = |state| document.clauses.iter().filter(|entry| self.state(entry) == state).count();
            Tally {
                document: document.prefix.clone(),
                enforce: kind(Kind::Enforce),
                calculate: kind(Kind::Calculate),
                shown: state(State::Shown),
                pending: state(State::Pending),
                missing: state(State::Missing),
            }
        };
        ledger.documents().iter().map(tally).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_of_a_pending_group_has_its_reason() {
        let text = "[[pending]]\nreason = \"later\"\nclauses = [\"CT-1.1.1\", \"CT-1.1.2\"]";
        let reasons = pending(text);
        assert_eq!(reasons.len(), 2);
        assert!(reasons.values().all(|reason| reason == "later"));
    }
}
