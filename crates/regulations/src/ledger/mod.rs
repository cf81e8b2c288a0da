//! The clause ledgers: every rule of every document as one testable statement, in our own words.
//!
//! The files are `clauses/*.toml`, embedded. [`Search`] finds clauses, [`moments`] those for a moment of the day; [`Coverage`]
//! says which are shown by a test.

mod coverage;
mod moments;
mod search;
mod translated;

pub use coverage::{Coverage, Pending, State, Tally, coverage};
pub use moments::{Moment, Step, When, moments, steps};
pub use search::Search;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use rulebook::reading::Tree;
use rulebook::{Clause, Saying};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::Topic;

/// The ledger of all documents.
pub fn ledger() -> &'static Ledger {
    static LEDGER: LazyLock<Ledger> = LazyLock::new(Ledger::embedded);
    &LEDGER
}

/// All documents with their clauses.
#[derive(Clone, Debug)]
pub struct Ledger {
    documents: Vec<Document>,
    /// Where each clause stands: document and position in it.
    places: BTreeMap<Clause, (usize, usize)>,
    /// The house's clause for each topic.
    house: BTreeMap<Topic, Clause>,
    /// What words are looked for in, clause by clause.
    haystacks: Vec<String>,
    /// What the clauses say in other languages.
    words: translated::Words,
    /// How unclear ones are read, in other languages.
    notes: translated::Words,
    /// Their examples, in other languages.
    examples: translated::Words,
}

/// One rules document.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Document {
    /// Its full name, edition and language.
    #[serde(rename = "document")]
    pub title: String,
    /// The two letters its clauses begin with.
    pub prefix: String,
    /// Clauses of the edition it is compared with that it does not have.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<Clause>,
    /// Its clauses, in its own order.
    #[serde(rename = "clause")]
    pub clauses: Vec<Entry>,
}

/// One clause: what it says and how one sees that it holds.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Its name.
    pub id: Clause,
    /// The heading it stands under, in the document's own language.
    pub section: String,
    /// What software has to do about it.
    pub kind: Kind,
    /// Whom it concerns.
    pub who: Vec<String>,
    /// The rule, in our words.
    pub says: String,
    /// An example that shows it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub shows: String,
    /// The reading adopted where the document is unclear.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// A clause of another document that says the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub same_as: Option<Clause>,
    /// The nearest clause of another document, the difference being in the note.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub differs_from: Option<Clause>,
    /// The German edition's word for what the clause is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub term_de: Option<String>,
    /// For the house's own rules: the topic it answers for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub topic: Option<String>,
}

impl Entry {
    /// The heading as something to be told, from the outermost part to the innermost.
    pub fn headings(&self) -> Vec<Saying> {
        let parts = self.section.split(" / ");
        parts.map(|part| Saying { key: section_key(part).into(), values: Vec::new() }).collect()
    }
}

/// The key of the message with a heading: `Siła Tabeli` has `section-sila-tabeli`.
pub fn section_key(heading: &str) -> String {
    let mut key = String::from("section");
    let mut gap = true;
    for letter in heading.chars().flat_map(char::to_lowercase) {
        let plain = match letter {
            'ą' => 'a',
            'ć' => 'c',
            'ę' => 'e',
            'ł' => 'l',
            'ń' => 'n',
            'ó' => 'o',
            'ś' => 's',
            'ź' | 'ż' => 'z',
            other => other,
        };
        if plain.is_ascii_alphanumeric() {
            if gap {
                key.push('-');
            }
            key.push(plain);
        }
        gap = !plain.is_ascii_alphanumeric();
    }
    key
}

impl Kind {
    /// All kinds, the most binding first.
    pub const ALL: [Kind; 4] = [Kind::Enforce, Kind::Calculate, Kind::Assist, Kind::Inform];

    /// The word in the ledgers.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Enforce => "enforce",
            Kind::Calculate => "calculate",
            Kind::Assist => "assist",
            Kind::Inform => "inform",
        }
    }
}

/// What software has to do about a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// See to it that it is kept.
    Enforce,
    /// Work out a result from it.
    Calculate,
    /// Help people to follow it.
    Assist,
    /// Tell people.
    Inform,
}

const FILES: [&str; 7] = [
    include_str!("../../../../clauses/conquest-tournament-1.2-en.toml"),
    include_str!("../../../../clauses/conquest-tournament-1.1-pl.toml"),
    include_str!("../../../../clauses/l5r-tournament-2.3-en.toml"),
    include_str!("../../../../clauses/epic-tournament-game-en.toml"),
    include_str!("../../../../clauses/conquest-game-de.toml"),
    include_str!("../../../../clauses/conquest-expansions.toml"),
    include_str!("../../../../clauses/house.toml"),
];

/// Reads one of the files that are part of the source, by the reader every text is read with.
fn from_toml<T: DeserializeOwned>(text: &str) -> Result<T, Box<dyn std::error::Error>> {
    Ok(toml::from_str::<Tree<'_>>(text)?.read()?)
}

impl Ledger {
    fn embedded() -> Ledger {
        let read = |text| from_toml(text).expect("the ledgers are part of the source and tested");
        let documents: Vec<Document> = FILES.into_iter().map(read).collect();
        let mut places = BTreeMap::new();
        let mut house = BTreeMap::new();
        for (document, content) in documents.iter().enumerate() {
            for (position, entry) in content.clauses.iter().enumerate() {
                places.insert(entry.id, (document, position));
                if let Some(topic) = entry.topic.as_deref().and_then(Topic::named) {
                    house.insert(topic, entry.id);
                }
            }
        }
        let words = translated::words(&documents);
        let entries = documents.iter().flat_map(|document| &document.clauses);
        let haystacks = entries.map(|entry| search::haystack(entry, &words)).collect();
        let (notes, examples) = (translated::notes(), translated::examples());
        Ledger { documents, places, house, haystacks, words, notes, examples }
    }

    /// The documents, tournament regulations first, the house's own rules last.
    pub fn documents(&self) -> &[Document] {
        &self.documents
    }

    /// The clause of that name.
    pub fn get(&self, clause: Clause) -> Option<&Entry> {
        let &(document, position) = self.places.get(&clause)?;
        self.documents[document].clauses.get(position)
    }

    /// What a clause says in the language of that code; the ledgers' own words where that is English.
    pub fn says<'a>(&'a self, entry: &'a Entry, language: &str) -> &'a str {
        let said = self.words.get(language).and_then(|words| words.get(&entry.id));
        said.unwrap_or(&entry.says)
    }

    /// The reading adopted where a clause is unclear, in the language of that code; empty where none was needed.
    pub fn note<'a>(&'a self, entry: &'a Entry, language: &str) -> &'a str {
        let said = self.notes.get(language).and_then(|notes| notes.get(&entry.id));
        said.unwrap_or(&entry.note)
    }

    /// The example of a clause in the language of that code; empty where it has none.
    pub fn example<'a>(&'a self, entry: &'a Entry, language: &str) -> &'a str {
        let said = self.examples.get(language).and_then(|examples| examples.get(&entry.id));
        said.unwrap_or(&entry.shows)
    }

    /// The languages other than English in which every clause is told, by their codes.
    pub fn languages() -> &'static [&'static str] {
        &translated::LANGUAGES
    }

    /// Every clause, document by document.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.documents.iter().flat_map(|document| &document.clauses)
    }

    /// The house's own clause for a topic.
    pub fn house(&self, topic: Topic) -> Clause {
        // Tested for every topic; the fallback is the house's clause on what packs set.
        self.house.get(&topic).copied().unwrap_or(rulebook::clause!("HR-6.5.2"))
    }
}
