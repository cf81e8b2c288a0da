//! One line of a scenario: its number, what it says, and the clauses it shows.

use rulebook::{Clause, say};

use super::{BadLine, Shown};

/// A line without comment and without the clauses at its end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<'a> {
    pub(super) number: usize,
    pub(super) text: &'a str,
    shows: &'a str,
}

/// The lines of a text that say something.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let said =
        text.lines().enumerate().map(|(at, line)| (at + 1, line.split('#').next().unwrap_or("").trim()));
    said.filter(|(_, line)| !line.is_empty()).map(|(number, line)| {
        let (text, shows) = match line.rsplit_once(" shows ") {
            // A title may speak of what it shows.
            Some((text, shows)) if begins_with_clause(shows) => (text.trim(), shows.trim()),
            _ => (line, ""),
        };
        Line { number, text, shows }
    })
}

fn begins_with_clause(text: &str) -> bool {
    named(text).next().is_some_and(|name| name.parse::<Clause>().is_ok())
}

fn named(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', ' ']).filter(|name| !name.is_empty())
}

impl Line<'_> {
    /// The clauses at the end of the line.
    pub(super) fn shown(&self, unusable: &mut Vec<BadLine>) -> Vec<Shown> {
        clauses(self.number, self.shows, unusable)
    }
}

/// A list of clauses.
pub(super) fn clauses(line: usize, text: &str, unusable: &mut Vec<BadLine>) -> Vec<Shown> {
    let mut shown = Vec::new();
    for name in named(text) {
        match name.parse() {
            Ok(clause) => shown.push(Shown { line, clause }),
            Err(_) => unusable.push(BadLine::new(line, say!("conquest-scenario-clause", read = name))),
        }
    }
    shown
}
