//! What clauses say in other languages than the ledgers', which are English: `clauses/pl` and `clauses/de`.
//!
//! A clause that says the same as another one (`same_as`) says it in that one's words.

use std::collections::BTreeMap;

use rulebook::Clause;

use super::Document;

/// The languages with words of their own, by the code of the language.
pub(super) const LANGUAGES: [&str; 2] = ["pl", "de"];

macro_rules! in_language {
    ($language:literal) => {
        [
            include_str!(concat!("../../../../clauses/", $language, "/conquest-tournament-1.2-en.toml")),
            include_str!(concat!("../../../../clauses/", $language, "/conquest-tournament-1.1-pl.toml")),
            include_str!(concat!("../../../../clauses/", $language, "/l5r-tournament-2.3-en.toml")),
            include_str!(concat!("../../../../clauses/", $language, "/epic-tournament-game-en.toml")),
            include_str!(concat!("../../../../clauses/", $language, "/conquest-game-de.toml")),
            include_str!(concat!("../../../../clauses/", $language, "/conquest-expansions.toml")),
            include_str!(concat!("../../../../clauses/", $language, "/house.toml")),
        ]
    };
}

/// What the clauses say, by the code of the language.
pub(super) type Words = BTreeMap<&'static str, BTreeMap<Clause, String>>;

/// Everything the ledgers say in other languages.
pub(super) fn words(documents: &[Document]) -> Words {
    let files = [("pl", in_language!("pl")), ("de", in_language!("de"))];
    let read = |text: &str| -> BTreeMap<Clause, String> {
        toml::from_str(text).expect("the ledgers are part of the source and tested")
    };
    let mut words: Words =
        files.map(|(language, texts)| (language, texts.into_iter().flat_map(read).collect())).into();
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
