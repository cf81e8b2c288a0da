//! What clauses say in other languages than the ledgers', which are English: `clauses/pl` and `clauses/de`, with the readings
//! adopted in `notes` and the examples in `examples` beside them.
//!
//! A clause that says the same as another one (`same_as`) says it in that one's words.

use std::collections::BTreeMap;

use rulebook::Clause;

use super::Document;

/// The languages with words of their own, by the code of the language.
pub(super) const LANGUAGES: [&str; 2] = ["pl", "de"];

macro_rules! in_folder {
    ($folder:literal) => {
        [
            include_str!(concat!("../../../../clauses/", $folder, "/conquest-tournament-1.2-en.toml")),
            include_str!(concat!("../../../../clauses/", $folder, "/conquest-tournament-1.1-pl.toml")),
            include_str!(concat!("../../../../clauses/", $folder, "/l5r-tournament-2.3-en.toml")),
            include_str!(concat!("../../../../clauses/", $folder, "/epic-tournament-game-en.toml")),
            include_str!(concat!("../../../../clauses/", $folder, "/conquest-game-de.toml")),
            include_str!(concat!("../../../../clauses/", $folder, "/conquest-expansions.toml")),
            include_str!(concat!("../../../../clauses/", $folder, "/house.toml")),
        ]
    };
}

/// What the clauses say, by the code of the language.
pub(super) type Words = BTreeMap<&'static str, BTreeMap<Clause, String>>;

/// How clauses are read that the documents leave unclear, in other languages.
pub(super) fn notes() -> Words {
    read([("pl", in_folder!("pl/notes")), ("de", in_folder!("de/notes"))])
}

/// Examples of clauses in other languages.
pub(super) fn examples() -> Words {
    read([("pl", in_folder!("pl/examples")), ("de", in_folder!("de/examples"))])
}

fn read(files: [(&'static str, [&str; 7]); 2]) -> Words {
    let read = |text: &str| -> BTreeMap<Clause, String> {
        super::from_toml(text).expect("the ledgers are part of the source and tested")
    };
    files.map(|(language, texts)| (language, texts.into_iter().flat_map(read).collect())).into()
}

/// Everything the ledgers say in other languages.
pub(super) fn words(documents: &[Document]) -> Words {
    let mut words = read([("pl", in_folder!("pl")), ("de", in_folder!("de"))]);
    let same = |clause: &super::Entry| clause.same_as.map(|other| (clause.id, other));
    let same: Vec<(Clause, Clause)> =
        documents.iter().flat_map(|document| &document.clauses).filter_map(same).collect();
    for said in words.values_mut() {
        for (clause, other) in &same {
            if !said.contains_key(clause)
                && let Some(text) = said.get(other).cloned()
            {
                said.insert(*clause, text);
            }
        }
    }
    words
}
