//! The rules of this moment: the clauses that speak to the reader on the page and at the time they are needed, folded away at
//! its end. `clauses/moments.toml` says which they are.

use maud::{Markup, html};
use regulations::ledger;
use regulations::ledger::{Entry, Moment, Step, When};
use rulebook::say;

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
    let found: Vec<(&Moment, Vec<&Entry>)> = Moment::here(&here.page, &here.roles, here.now)
        .map(|moment| (moment, here.clauses(moment)))
        .filter(|(_, clauses)| !clauses.is_empty())
        .collect();
    html! {
        @if !found.is_empty() {
            details.moment-rules {
                summary { (reader.say(&say!("moment-rules"))) }
                @for (moment, clauses) in found {
                    section.moment-rules-part {
                        h3 { a href={ "/rules/moment/" (moment.id) } { (reader.say(&moment.title())) } }
                        (list(reader, &clauses))
                    }
                }
            }
        }
    }
}

/// The rules of one step of a game at its own table; nothing where the document has none for it.
pub fn of_step(reader: &Reader, document: &str, step: &str) -> Markup {
    let clauses = Step::clauses(step, document);
    html! {
        @if !clauses.is_empty() {
            details.moment-rules {
                summary { (reader.say(&say!("moment-rules"))) }
                (list(reader, &clauses))
            }
        }
    }
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
    /// The clauses of a moment that speak to one of the reader's roles.
    fn clauses(&self, moment: &Moment) -> Vec<&'static Entry> {
        let spoken_to = |entry: &&Entry| {
            entry.who.is_empty() || entry.who.iter().any(|role| self.roles.contains(&role.as_str()))
        };
        let documents = self.documents.iter();
        documents.flat_map(|document| moment.answers(document)).filter(spoken_to).collect()
    }
}
