//! One word for one thing: messages, packs and clauses keep to `docs/glossary.md`.

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

/// The words of a line as they stand there, and written small: split once, for every word of the glossary is looked for in each line.
struct Words<'a>(Vec<(&'a str, String)>);

impl<'a> Words<'a> {
    fn of(line: &'a str) -> Words<'a> {
        let parts = line.split(|letter: char| !letter.is_alphanumeric());
        Words(parts.map(|part| (part, part.to_lowercase())).collect())
    }

    /// Whether a word stands there by itself, or several in a row do; a word written small is found at the head of a sentence too.
    fn hold(&self, words: &str) -> bool {
        let is = |(part, small): &(&str, String), word: &str| *part == word || small == word;
        let count = words.split(' ').count();
        self.0
            .windows(count)
            .any(|parts| parts.iter().zip(words.split(' ')).all(|(part, word)| is(part, word)))
    }
}

#[test]
fn messages_keep_to_the_glossary() {
    let mut complaints = Vec::new();
    for (language, words) in never() {
        assert!(!words.is_empty(), "the glossary names words {language} avoids");
        let folder = format!("locales/{language}/");
        for file in FILES.iter().filter(|file| file.path.starts_with(&folder) && file.has_ending("ftl")) {
            for (at, line) in file.text.lines().enumerate() {
                let said = Words::of(line);
                let found = words.iter().filter(|(word, _)| said.hold(word));
                complaints
                    .extend(found.map(|(word, said)| format!("{}:{}: {word} → {said}", file.path, at + 1)));
            }
        }
    }
    complain(&complaints, "say it with the word of docs/glossary.md, or change the glossary with a reason");
}

/// What a pack calls people and things stands on the same screens.
#[test]
fn packs_keep_to_the_glossary() {
    let mut complaints = Vec::new();
    for (language, words) in never() {
        let head = format!("[vocabulary.{language}]");
        let mut looked_at = 0;
        for file in FILES.iter().filter(|file| file.path.starts_with("packs/") && file.has_ending("toml")) {
            let vocabulary = file.text.lines().skip_while(|line| *line != head).skip(1);
            for line in vocabulary.take_while(|line| !line.starts_with('[')) {
                looked_at += 1;
                let written = Words::of(line);
                let found = words.iter().filter(|(word, _)| written.hold(word));
                complaints.extend(found.map(|(word, said)| format!("{}: {word} → {said}", file.path)));
            }
        }
        assert!(looked_at > 20, "the packs' vocabulary in {language} was looked for in the wrong place");
    }
    complain(&complaints, "call it by the word of docs/glossary.md");
}

/// The text without what stands in quotation marks: there a document speaks in its own words.
fn unquoted(text: &str) -> String {
    let mut parts = text.split('„');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |said, part| said + part.split_once(['“', '”']).map_or("", |(_, after)| after))
}

#[test]
fn clauses_speak_as_the_screens_do() {
    let mut complaints = Vec::new();
    for (language, words) in never() {
        let folder = format!("clauses/{language}/");
        let texts = FILES.iter().filter(|file| file.path.starts_with(&folder) && file.has_ending("toml"));
        let mut lines = 0;
        for (file, (at, line)) in texts.flat_map(|file| file.lines().map(move |line| (file, line))) {
            lines += 1;
            let unquoted = unquoted(line);
            let said = Words::of(&unquoted);
            let found = words.iter().filter(|(word, _)| said.hold(word));
            complaints.extend(found.map(|(word, right)| format!("{}:{at}: {word} → {right}", file.path)));
        }
        assert!(lines > 500, "the clauses in {language} were looked for in the wrong place");
    }
    complain(
        &complaints,
        "say it with the word of docs/glossary.md; what a document calls it stands in quotation marks",
    );
}

#[test]
fn a_quotation_is_its_documents_own() {
    assert_eq!(unquoted("ranga „formalny” jest jedna, „x“ auch"), "ranga  jest jedna,  auch");
}

#[test]
fn whole_words_count() {
    let holds = |line: &str, words: &str| Words::of(line).hold(words);
    assert!(holds("Am Pult stehen", "Pult") && holds("(Schnitt)", "Schnitt"));
    assert!(!holds("Abschnitt 3", "Schnitt") && !holds("Schnittstelle", "Schnitt"));
    assert!(holds("Zu deinem Spiel", "deinem Spiel") && !holds("Zu deinem Spielplan", "deinem Spiel"));
    assert!(holds("Prowadzący zawsze", "prowadzący") && !holds("zeig es ihnen", "Ihnen"));
}
