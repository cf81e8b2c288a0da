//! File headers, file lengths, words that do not belong into a repository, papers that must be there.

use crate::repository::{FILES, File, complain, file};
use crate::source::before_tests;

/// Files about one thing are rarely longer; see CONTRIBUTING.md.
const LONG_LINES: usize = 400;
/// No file is longer, its test module aside.
const MOST_LINES: usize = 600;

#[test]
fn every_source_file_opens_by_saying_what_it_is() {
    let silent = FILES.iter().filter(|file| file.is_rust() && !file.text.starts_with("//!"));
    let complaints: Vec<String> = silent.map(|file| file.path.clone()).collect();
    complain(&complaints, "begin the file with a line `//! …` that says what it is");
}

#[test]
fn no_source_file_is_too_long() {
    let mut complaints = Vec::new();
    for file in FILES.iter().filter(|file| file.is_rust()) {
        let length = before_tests(&file.text).lines().count();
        if length > MOST_LINES {
            complaints.push(format!("{}: {length} lines", file.path));
        } else if length > LONG_LINES {
            eprintln!("long, worth splitting: {} ({length} lines)", file.path);
        }
    }
    complain(&complaints, "split the file along the rules it carries");
}

/// Crates in which every variant of a closed enum is spelled out wherever one is matched; clippy sees to it there.
const SPELLED_OUT: [&str; 6] = ["conquest", "decks", "epic", "outlook", "pairing", "tournament"];

#[test]
fn a_new_fact_or_refusal_is_looked_at_wherever_it_is_matched() {
    let lint = "#![warn(clippy::wildcard_enum_match_arm)]";
    let silent = SPELLED_OUT.iter().map(|name| format!("crates/{name}/src/lib.rs"));
    let complaints: Vec<String> =
        silent.filter(|path| file(path).is_none_or(|file| !file.text.contains(lint))).collect();
    complain(
        &complaints,
        "keep the lint on for the whole crate: it finds where a new variant must be handled",
    );
}

/// Words of machines and of how the work was organised, in pieces so that this file does not hold them.
const OUT_OF_PLACE: [(&str, &str); 10] = [
    ("/wo", "rk/"),
    ("/ro", "ot/"),
    ("/ho", "me/"),
    ("../sha", "red"),
    ("sha", "red/seeds"),
    ("helper ", "agent"),
    ("sub", "agent"),
    ("language ", "model"),
    ("Clau", "de"),
    ("Anthro", "pic"),
];

#[test]
fn no_file_speaks_of_machines_or_of_how_the_work_was_organised() {
    let written = |file: &File| file.path != "Cargo.lock";
    complain(&holding(&OUT_OF_PLACE, written), "the repository speaks of the product alone; take it out");
}

#[test]
fn nothing_is_left_to_do() {
    let marks = [("TO", "DO"), ("FIX", "ME"), ("unimpl", "emented!"), ("to", "do!("), ("dbg", "!(")];
    let endings = ["rs", "md", "toml", "ftl", "sh"];
    let written = |file: &File| endings.iter().any(|ending| file.has_ending(ending));
    complain(&holding(&marks, written), "do it, or open an issue");
}

/// Where those files hold one of these words, each word being in two pieces.
fn holding(words: &[(&str, &str)], which: impl Fn(&File) -> bool) -> Vec<String> {
    let words: Vec<String> = words.iter().map(|(one, two)| format!("{one}{two}")).collect();
    let mut places = Vec::new();
    for file in FILES.iter().filter(|file| which(file)) {
        for (line, text) in file.lines() {
            for word in words.iter().filter(|word| text.contains(*word)) {
                places.push(format!("{}:{line}: {word}", file.path));
            }
        }
    }
    places
}

#[test]
fn the_papers_are_there() {
    if file("README.md").is_none() {
        return;
    }
    let papers = ["ARCHITECTURE.md", "CONTRIBUTING.md", "LICENSE-MIT", "LICENSE-APACHE", "NOTICE"];
    let missing =
        papers.into_iter().filter(|paper| file(paper).is_none_or(|paper| paper.text.trim().is_empty()));
    let complaints: Vec<String> = missing.map(str::to_owned).collect();
    complain(&complaints, "write the file and have git track it");
}
