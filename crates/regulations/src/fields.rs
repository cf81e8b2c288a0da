//! Reads a tree field by field: takes what it knows, notes what is wrong, and at the end complains about what is left.
//!
//! Reading never stops at the first problem. A getter that finds something wrong notes it and returns a value that lets
//! reading go on; [`Notes::into_error`] decides at the end whether there is a pack at all.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use rulebook::Clause;

use crate::problem::{Expected, Fault, PackError, Problem};
use crate::tree::{Node, Place, Tree, shortened};

/// Everything that was found wrong so far.
#[derive(Debug, Default)]
pub(crate) struct Notes(RefCell<Vec<Problem>>);

/// No file has more problems than anybody would read.
const MOST_PROBLEMS: usize = 100;

impl Notes {
    pub(crate) fn note(&self, at: &Place, field: &str, fault: Fault) {
        let mut problems = self.0.borrow_mut();
        if problems.len() < MOST_PROBLEMS {
            let field = field.to_owned();
            problems.push(Problem { file: at.file.to_string(), line: at.line, field, fault });
        }
    }

    /// Lets what packs were once taken with pass.
    pub(crate) fn without_taken_once(self) -> Notes {
        let mut problems = self.0.into_inner();
        problems.retain(|problem| !problem.fault.was_taken_once());
        Notes(RefCell::new(problems))
    }

    /// The problems in the order of the file, if there are any.
    pub(crate) fn into_error(self) -> Option<PackError> {
        let mut problems = self.0.into_inner();
        problems
            .sort_by(|one, two| (&one.file, one.line, &one.field).cmp(&(&two.file, two.line, &two.field)));
        problems.dedup();
        (!problems.is_empty()).then_some(PackError { problems })
    }
}

/// One table being read.
#[derive(Debug)]
pub(crate) struct Fields<'a> {
    notes: &'a Notes,
    path: String,
    at: Place,
    entries: Option<&'a BTreeMap<String, Node>>,
    asked: RefCell<BTreeSet<String>>,
}

/// A closed list of words that fields may hold.
pub(crate) trait Word: Copy + Sized + 'static {
    const ALL: &'static [(&'static str, Self)];
}

/// One value being read, with its path.
#[derive(Clone, Debug)]
pub(crate) struct Field<'a> {
    pub(crate) path: String,
    pub(crate) node: &'a Node,
}

impl<'a> Fields<'a> {
    pub(crate) fn of(notes: &'a Notes, path: &str, node: &'a Node) -> Fields<'a> {
        let entries = if let Tree::Table(entries) = &node.value {
            Some(entries)
        } else {
            let fault = Fault::WrongKind { read: node.quoted(), expected: Expected::Table };
            notes.note(&node.at, path, fault);
            None
        };
        Fields { notes, path: path.to_owned(), at: node.at.clone(), entries, asked: RefCell::default() }
    }

    pub(crate) fn notes(&self) -> &'a Notes {
        self.notes
    }

    pub(crate) fn at(&self) -> &Place {
        &self.at
    }

    pub(crate) fn path_of(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }

    /// The field, if it is there.
    pub(crate) fn find(&self, key: &str) -> Option<Field<'a>> {
        self.asked.borrow_mut().insert(key.to_owned());
        let node = self.entries?.get(key)?;
        Some(Field { path: self.path_of(key), node })
    }

    /// The field; noted when it is missing.
    pub(crate) fn need(&self, key: &str, expected: Expected) -> Option<Field<'a>> {
        let found = self.find(key);
        // A thing that is no table at all has been complained about already.
        if found.is_none() && self.entries.is_some() {
            self.notes.note(&self.at, &self.path_of(key), Fault::MissingField { expected });
        }
        found
    }

    pub(crate) fn text(&self, key: &str) -> String {
        self.need(key, Expected::Text).and_then(|field| field.text(self.notes)).unwrap_or_default()
    }

    pub(crate) fn name(&self, key: &str) -> String {
        self.need(key, Expected::Name).and_then(|field| field.name(self.notes)).unwrap_or_default()
    }

    pub(crate) fn name_if_any(&self, key: &str) -> Option<String> {
        self.find(key).and_then(|field| field.name(self.notes))
    }

    pub(crate) fn number(&self, key: &str, least: i64, most: i64) -> u32 {
        let field = self.need(key, Expected::Number);
        field.and_then(|field| field.number(self.notes, least, most)).unwrap_or(least.max(0) as u32)
    }

    pub(crate) fn number_if_any(&self, key: &str, least: i64, most: i64) -> Option<u32> {
        self.find(key).and_then(|field| field.number(self.notes, least, most))
    }

    pub(crate) fn flag(&self, key: &str) -> bool {
        self.need(key, Expected::Flag).and_then(|field| field.flag(self.notes)).unwrap_or_default()
    }

    pub(crate) fn flag_or(&self, key: &str, otherwise: bool) -> bool {
        self.find(key).and_then(|field| field.flag(self.notes)).unwrap_or(otherwise)
    }

    pub(crate) fn word<W: Word>(&self, key: &str) -> W {
        self.need(key, Expected::Text).map_or(W::ALL[0].1, |field| field.word(self.notes))
    }

    pub(crate) fn word_if_any<W: Word>(&self, key: &str) -> Option<W> {
        self.find(key).map(|field| field.word(self.notes))
    }

    pub(crate) fn words<W: Word>(&self, key: &str) -> Vec<W> {
        self.items(key).iter().map(|item| item.word(self.notes)).collect()
    }

    pub(crate) fn clause_if_any(&self, key: &str) -> Option<Clause> {
        self.find(key).and_then(|field| field.clause(self.notes))
    }

    /// The items of a list; none when the field is missing, which is noted.
    pub(crate) fn items(&self, key: &str) -> Vec<Field<'a>> {
        self.need(key, Expected::List).map(|field| field.items(self.notes)).unwrap_or_default()
    }

    /// The items of a list that may be missing.
    pub(crate) fn items_if_any(&self, key: &str) -> Vec<Field<'a>> {
        self.find(key).map(|field| field.items(self.notes)).unwrap_or_default()
    }

    /// The items of a list, each of which is a table.
    pub(crate) fn tables(&self, key: &str) -> Vec<Fields<'a>> {
        self.items(key).iter().map(|item| Fields::of(self.notes, &item.path, item.node)).collect()
    }

    pub(crate) fn tables_if_any(&self, key: &str) -> Vec<Fields<'a>> {
        self.items_if_any(key).iter().map(|item| Fields::of(self.notes, &item.path, item.node)).collect()
    }

    /// The table of that name; noted when it is missing.
    pub(crate) fn table(&self, key: &str) -> Option<Fields<'a>> {
        let field = self.need(key, Expected::Table)?;
        Some(Fields::of(self.notes, &field.path, field.node))
    }

    pub(crate) fn table_if_any(&self, key: &str) -> Option<Fields<'a>> {
        let field = self.find(key)?;
        Some(Fields::of(self.notes, &field.path, field.node))
    }

    /// All entries, for tables whose keys are data.
    pub(crate) fn entries(&self) -> Vec<(String, Field<'a>)> {
        let Some(entries) = self.entries else { return Vec::new() };
        let all = entries.iter().map(|(key, node)| (key.clone(), Field { path: self.path_of(key), node }));
        self.asked.borrow_mut().extend(entries.keys().cloned());
        all.collect()
    }

    /// Complains about fields nobody asked for.
    pub(crate) fn done(&self) {
        let asked = self.asked.borrow();
        for (key, node) in self.entries.into_iter().flatten() {
            if !asked.contains(key) {
                let path = self.path_of(key);
                let nearest = nearest(key, asked.iter().map(String::as_str)).map(str::to_owned);
                let known = if nearest.is_some() { Vec::new() } else { asked.iter().cloned().collect() };
                self.notes.note(&node.at, &shortened(&path), Fault::UnknownField { nearest, known });
            }
        }
    }
}

impl<'a> Field<'a> {
    pub(crate) fn wrong(&self, notes: &Notes, expected: Expected) {
        let fault = Fault::WrongKind { read: self.node.quoted(), expected };
        notes.note(&self.node.at, &self.path, fault);
    }

    pub(crate) fn note(&self, notes: &Notes, fault: Fault) {
        notes.note(&self.node.at, &self.path, fault);
    }

    pub(crate) fn text(&self, notes: &Notes) -> Option<String> {
        if let Tree::Text(text) = &self.node.value {
            return Some(text.clone());
        }
        self.wrong(notes, Expected::Text);
        None
    }

    pub(crate) fn name(&self, notes: &Notes) -> Option<String> {
        match &self.node.value {
            Tree::Text(text) if is_name(text) => Some(text.clone()),
            _ => {
                self.wrong(notes, Expected::Name);
                None
            }
        }
    }

    pub(crate) fn number(&self, notes: &Notes, least: i64, most: i64) -> Option<u32> {
        match self.node.value {
            Tree::Number(number) if (least..=most).contains(&number) => u32::try_from(number).ok(),
            Tree::Number(read) => {
                self.note(notes, Fault::OutOfRange { read, least, most });
                None
            }
            _ => {
                self.wrong(notes, Expected::Number);
                None
            }
        }
    }

    pub(crate) fn flag(&self, notes: &Notes) -> Option<bool> {
        if let Tree::Flag(flag) = self.node.value {
            return Some(flag);
        }
        self.wrong(notes, Expected::Flag);
        None
    }

    pub(crate) fn word<W: Word>(&self, notes: &Notes) -> W {
        if let Tree::Text(text) = &self.node.value
            && let Some((_, word)) = W::ALL.iter().find(|(name, _)| name == text)
        {
            return *word;
        }
        let accepted = W::ALL.iter().map(|(name, _)| (*name).to_owned()).collect();
        self.note(notes, Fault::NotOneOf { read: self.node.quoted(), accepted });
        W::ALL[0].1
    }

    /// A clause that stands in a ledger.
    pub(crate) fn clause(&self, notes: &Notes) -> Option<Clause> {
        let Tree::Text(text) = &self.node.value else {
            self.wrong(notes, Expected::Clause);
            return None;
        };
        let Ok(clause) = text.parse::<Clause>() else {
            self.wrong(notes, Expected::Clause);
            return None;
        };
        if crate::ledger::ledger().get(clause).is_none() {
            self.note(notes, Fault::UnknownClause { read: text.clone() });
            return None;
        }
        Some(clause)
    }

    pub(crate) fn items(&self, notes: &Notes) -> Vec<Field<'a>> {
        let Tree::List(items) = &self.node.value else {
            self.wrong(notes, Expected::List);
            return Vec::new();
        };
        let numbered = items.iter().enumerate();
        numbered.map(|(at, node)| Field { path: format!("{}[{}]", self.path, at + 1), node }).collect()
    }
}

/// Names are written into files and keys of messages, so they are plain.
pub(crate) fn is_name(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"_-.".contains(&byte);
    (1..=40).contains(&text.len()) && text.bytes().all(plain)
}

/// The known name a misspelt one most likely meant: at most a third of its letters differ.
pub(crate) fn nearest<'a>(read: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let read = shortened(read);
    let most = (read.chars().count() / 3).max(1);
    let rated = known.map(|name| (distance(&read, name), name)).filter(|&(far, _)| far <= most);
    rated.min().map(|(_, name)| name)
}

/// How many letters must be changed, added or left out to get from one word to the other.
fn distance(one: &str, two: &str) -> usize {
    let two: Vec<char> = two.chars().collect();
    let mut row: Vec<usize> = (0..=two.len()).collect();
    for (at, letter) in one.chars().enumerate() {
        let mut before = row[0];
        row[0] = at + 1;
        for (column, other) in two.iter().enumerate() {
            let changed = before + usize::from(letter != *other);
            before = row[column + 1];
            row[column + 1] = changed.min(before + 1).min(row[column] + 1);
        }
    }
    row[two.len()]
}
