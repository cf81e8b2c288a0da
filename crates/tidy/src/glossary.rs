//! One word for one thing: messages keep to `docs/glossary.md`.

use std::collections::BTreeMap;

use crate::repository::{FILES, complain, file};

/// The words no message of a language may hold, each with what is said instead.
fn never() -> BTreeMap<&'static str, Vec<(String, String)>> {
    let glossary = file("docs/glossary.md").expect("the glossary");
    let rows = glossary.text.lines().filter(|line| line.starts_with('|')).skip(2);
    let mut never: BTreeMap<&'static str, Vec<(String, String)>> = BTreeMap::new();
    for row in rows {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [_, _, polish, never_polish, german, never_german] = cells[..] else {
            panic!("a row of the glossary has six cells: {row}");
        };
        for (language, said, words) in [("pl", polish, never_polish), ("de", german, never_german)] {
            let words = words.split(", ").filter(|word| !word.is_empty());
            let pairs = words.map(|word| (word.to_owned(), said.to_owned()));
            never.entry(language).or_default().extend(pairs);
        }
    }
    never
}

/// Whether a word stands in a line by itself.
fn holds(line: &str, word: &str) -> bool {
    line.split(|letter: char| !letter.is_alphanumeric()).any(|part| part == word)
}

#[test]
fn messages_keep_to_the_glossary() {
    let mut complaints = Vec::new();
    for (language, words) in never() {
        assert!(!words.is_empty(), "the glossary names words {language} avoids");
        let folder = format!("locales/{language}/");
        for file in FILES.iter().filter(|file| file.path.starts_with(&folder) && file.has_ending("ftl")) {
            for (at, line) in file.text.lines().enumerate() {
                let found = words.iter().filter(|(word, _)| holds(line, word));
                complaints
                    .extend(found.map(|(word, said)| format!("{}:{}: {word} → {said}", file.path, at + 1)));
            }
        }
    }
    complain(&complaints, "say it with the word of docs/glossary.md, or change the glossary with a reason");
}

#[test]
fn whole_words_count() {
    assert!(holds("Am Pult stehen", "Pult") && holds("(Schnitt)", "Schnitt"));
    assert!(!holds("Abschnitt 3", "Schnitt") && !holds("Schnittstelle", "Schnitt"));
}
