//! The rules of this moment: the clauses that speak to the reader on the page and at the time they are needed, folded away at
//! its end. `clauses/moments.toml` says which they are.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use maud::{Markup, PreEscaped, html};
use regulations::ledger;
use regulations::ledger::{Entry, Moment, Step};

pub use regulations::ledger::When;
use rulebook::say;
use wording::Language;

use crate::Reader;
use crate::part;

/// Where a reader is, as far as rules are concerned.
#[derive(Clone, Debug)]
pub struct Here {
    /// The page, by its name in `clauses/moments.toml`.
    pub page: String,
    /// The roles the reader has.
    pub roles: Vec<&'static str>,
    /// The documents in force, by their two letters.
    pub documents: Vec<String>,
    /// The time.
    pub now: When,
}

/// The rules of this moment; nothing where there are none.
pub fn rules(reader: &Reader, here: &Here) -> Markup {
    let found = sections(reader, here);
    html! {
        @if !found.is_empty() {
            details.moment-rules {
                summary { (reader.say(&say!("moment-rules"))) }
                @for section in found { (section) }
            }
        }
    }
}

/// The same, moment by moment, for a page that has a place of its own for them.
pub fn sections(reader: &Reader, here: &Here) -> Vec<Markup> {
    let documents = here.known_documents();
    Moment::here(&here.page, &here.roles, here.now)
        .filter_map(|moment| written(reader, Told { moment, documents: &documents, roles: &here.roles }))
        .map(|section| PreEscaped(section.to_string()))
        .collect()
}

/// The rules of one step of a game at its own table, folded away; nothing where the documents have none for it.
pub fn of_step(reader: &Reader, documents: &[&str], step: &str) -> Markup {
    let clauses = step_clauses(documents, step);
    html! {
        @if !clauses.is_empty() {
            details.moment-rules {
                summary { (reader.say(&say!("moment-rules"))) }
                (list(reader, &clauses))
            }
        }
    }
}

/// The same as a list, for a page that has a place of its own for it.
pub fn step_list(reader: &Reader, documents: &[&str], step: &str) -> Markup {
    list(reader, &step_clauses(documents, step))
}

fn step_clauses(documents: &[&str], step: &str) -> Vec<&'static Entry> {
    documents.iter().flat_map(|document| Step::clauses(step, document)).collect()
}

fn list(reader: &Reader, clauses: &[&Entry]) -> Markup {
    html! {
        ul {
            @for entry in clauses {
                li { (part::clause(entry.id)) " " (ledger().says(entry, reader.language.code())) }
            }
        }
    }
}

impl Here {
    /// Only documents of the ledger say anything.
    fn known_documents(&self) -> Vec<&'static str> {
        let prefixes = || ledger().documents().iter().map(|document| document.prefix.as_str());
        self.documents.iter().filter_map(|named| prefixes().find(|prefix| prefix == named)).collect()
    }
}

/// A moment as it is told to somebody with these roles under these documents.
#[derive(Clone, Copy)]
struct Told<'a> {
    moment: &'static Moment,
    documents: &'a [&'static str],
    roles: &'a [&'static str],
}

impl Told<'_> {
    /// The clauses that speak to one of the roles.
    fn clauses(&self) -> Vec<&'static Entry> {
        let spoken_to = |entry: &&Entry| {
            entry.who.is_empty() || entry.who.iter().any(|role| self.roles.contains(&role.as_str()))
        };
        let documents = self.documents.iter();
        documents.flat_map(|document| self.moment.answers(document)).copied().filter(spoken_to).collect()
    }

    fn section(&self, reader: &Reader) -> Option<Arc<str>> {
        let clauses = self.clauses();
        let section = html! {
            section.moment-rules-part {
                h3 { a href={ "/rules/moment/" (self.moment.id) } { (reader.say(&self.moment.title())) } }
                (list(reader, &clauses))
            }
        };
        (!clauses.is_empty()).then(|| Arc::from(section.into_string()))
    }
}

type Key = (&'static str, Language, Vec<&'static str>, Vec<&'static str>);

/// Written out once for all who are told the same: two thousand phones ask for it when a round begins. The ledger is part of
/// the program, so there are only so many of them.
fn written(reader: &Reader, told: Told<'_>) -> Option<Arc<str>> {
    static WRITTEN: LazyLock<RwLock<HashMap<Key, Option<Arc<str>>>>> = LazyLock::new(RwLock::default);
    let key = (told.moment.id.as_str(), reader.language, told.documents.to_vec(), told.roles.to_vec());
    if let Some(section) = WRITTEN.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return section.clone();
    }
    let section = told.section(reader);
    WRITTEN.write().unwrap_or_else(PoisonError::into_inner).insert(key, section.clone());
    section
}
