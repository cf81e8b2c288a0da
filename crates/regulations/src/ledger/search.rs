//! Finding clauses by words, document, kind and role.

use super::{Entry, Kind, Ledger};

/// What is looked for; an empty search finds everything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Search {
    /// Words that must all stand in the clause, whatever their case; a clause's own name counts as a word.
    pub words: Vec<String>,
    /// Only this document, by its prefix.
    pub document: Option<String>,
    /// Only this kind.
    pub kind: Option<Kind>,
    /// Only what concerns this role.
    pub who: Option<String>,
}

impl Ledger {
    /// The clauses that fit, in the order of the documents.
    pub fn search<'a>(&'a self, search: &Search) -> Vec<&'a Entry> {
        let words: Vec<String> = search.words.iter().map(|word| word.to_lowercase()).collect();
        let fits = |&(at, entry): &(usize, &'a Entry)| {
            let is = |wanted: &Option<String>, has: &str| {
                wanted.as_ref().is_none_or(|wanted| wanted.eq_ignore_ascii_case(has))
            };
            is(&search.document, entry.id.document())
                && search.kind.is_none_or(|kind| kind == entry.kind)
                && (search.who.is_none() || entry.who.iter().any(|role| is(&search.who, role)))
                && words.iter().all(|word| self.haystacks[at].contains(word))
        };
        self.entries().enumerate().filter(fits).map(|(_, entry)| entry).collect()
    }
}

/// What words are looked for in: everything the clause says, in every language, in lower case.
pub(super) fn haystack(entry: &Entry, words: &super::translated::Words) -> String {
    let Entry { id, section, says, shows, note, .. } = entry;
    let term = entry.term_de.as_deref().unwrap_or_default();
    let told: Vec<&str> = words.values().filter_map(|words| words.get(id)).map(String::as_str).collect();
    format!("{id} {section} {says} {shows} {note} {term} {}", told.join(" ")).to_lowercase()
}
