//! Every clause of kind enforce or calculate is shown by a test or a scenario, or pending with a reason.
//!
//! A citation is (1) a test function whose name begins with the clause, `fn ct_4_4_8_…`; (2) a line `/// Shows CT-4.4.8,
//! CT-4.4.9.` in the doc comment of a test function; (3) in a file under `scenarios/`, a line with the word `shows` and
//! clauses after it. In a scenario that is told line by line it stands at the end of the line that shows the clause; a list at
//! its head proves nothing and does not count. What was found is written to `clauses/coverage.toml` by `scripts/coverage`, for the
//! binary.

use std::collections::BTreeMap;
use std::fmt::Write;

use regulations::ledger;
use regulations::ledger::{Coverage, Kind, Pending, State};
use rulebook::Clause;
use serde::Deserialize;

use crate::repository::{FILES, complain, file, root};
use crate::source::tests;

type Name = String;

/// Clause to the tests and scenarios that cite it, whether it exists or not.
fn citations() -> BTreeMap<Name, Vec<String>> {
    let mut all: BTreeMap<Name, Vec<String>> = BTreeMap::new();
    let mut cite = |clauses: Vec<Name>, by: &str| {
        for clause in clauses {
            let cited = all.entry(clause).or_default();
            if !cited.iter().any(|known| known == by) {
                cited.push(by.to_owned());
            }
        }
    };
    for file in FILES.iter().filter(|file| file.is_rust() && !file.path.starts_with("crates/tidy/")) {
        for test in tests(&file.text) {
            let by = format!("{}: {}", file.path, test.name);
            cite(in_name(&test.name), &by);
            cite(in_doc(&test.doc), &by);
        }
    }
    for file in FILES.iter().filter(|file| file.path.starts_with("scenarios/")) {
        for (by, clauses) in in_scenario(&file.text) {
            let by = if by.is_empty() { file.path.clone() } else { format!("{}: {by}", file.path) };
            cite(clauses, &by);
        }
    }
    for by in all.values_mut() {
        by.sort();
    }
    all
}

/// `ct_4_4_8_strength` names CT-4.4.8.
fn in_name(name: &str) -> Vec<Name> {
    let parts: Vec<&str> = name.splitn(5, '_').collect();
    let [document, chapter, section, item, ..] = parts.as_slice() else { return Vec::new() };
    let number =
        |part: &str| !part.is_empty() && part.len() <= 4 && part.bytes().all(|it| it.is_ascii_digit());
    let is_document = document.len() == 2 && document.bytes().all(|it| it.is_ascii_lowercase());
    if !is_document || ![chapter, section, item].into_iter().all(|part| number(part)) {
        return Vec::new();
    }
    vec![format!("{}-{chapter}.{section}.{item}", document.to_ascii_uppercase())]
}

/// The clauses of lines that begin with "Shows", and of lines that continue a list after a comma.
fn in_doc(doc: &[String]) -> Vec<Name> {
    let mut clauses = Vec::new();
    let mut listing = false;
    for line in doc {
        if listing || line.starts_with("Shows ") {
            clauses.extend(named_in(line));
            listing = line.ends_with(',');
        }
    }
    clauses
}

/// The clauses a scenario cites, with the line that shows them, if it stands at one.
fn in_scenario(text: &str) -> Vec<(String, Vec<Name>)> {
    if !text.starts_with('{') {
        let told = text.split_once("\nmoves:\n").map_or(text, |(_, moves)| moves);
        let lines = told.lines().map(|line| line.split('#').next().unwrap_or(""));
        let cited = lines.filter_map(|line| line.rsplit_once(" shows "));
        return cited.map(|(line, clauses)| (line.trim().to_owned(), named_in(clauses))).collect();
    }
    let shown = |line: &str| {
        let lower = line.to_ascii_lowercase();
        let alone = |at: usize| !lower[..at].ends_with(|letter: char| letter.is_ascii_alphanumeric());
        let (at, word) = lower.match_indices("shows").find(|(at, _)| alone(*at))?;
        Some((String::new(), named_in(&line[at + word.len()..])))
    };
    text.lines().filter_map(shown).collect()
}

/// Every clause named in a text.
fn named_in(text: &str) -> Vec<Name> {
    let words =
        text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-' || letter == '.'));
    let clauses = words.map(|word| word.trim_end_matches('.')).filter(|word| word.parse::<Clause>().is_ok());
    clauses.map(str::to_owned).collect()
}

#[derive(Deserialize)]
struct PendingFile {
    #[serde(default)]
    pending: Vec<Pending>,
}

fn pending() -> Vec<Pending> {
    let text = &file("clauses/pending.toml").expect("clauses/pending.toml is tracked").text;
    toml::from_str::<PendingFile>(text)
        .expect("clauses/pending.toml has [[pending]] with reason and clauses")
        .pending
}

/// The coverage as the sources have it now, whatever was last written.
fn coverage_now() -> Coverage {
    let shown = citations().into_iter().filter_map(|(name, by)| Some((name.parse().ok()?, by)));
    let groups = pending().into_iter();
    let reasons =
        groups.flat_map(|group| group.clauses.into_iter().map(move |it| (it, group.reason.clone())));
    Coverage { shown: shown.collect(), pending: reasons.collect() }
}

#[test]
fn citations_name_clauses_that_exist() {
    let mut complaints = Vec::new();
    for (name, by) in citations() {
        let known = name.parse().is_ok_and(|clause| ledger().get(clause).is_some());
        if !known {
            complaints.extend(by.iter().map(|by| format!("{by} cites {name}")));
        }
    }
    complain(&complaints, "correct the citation; `marshal clauses WORDS` finds clauses");
}

#[test]
fn pending_clauses_exist_have_reasons_and_stand_there_once() {
    let mut complaints = Vec::new();
    let mut seen: BTreeMap<Clause, usize> = BTreeMap::new();
    for group in pending() {
        if group.reason.split_whitespace().count() < 4 {
            complaints.push(format!("“{}” is no reason", group.reason));
        }
        for clause in group.clauses {
            *seen.entry(clause).or_default() += 1;
            match ledger().get(clause) {
                None => complaints.push(format!("{clause} does not exist")),
                Some(entry) if !matches!(entry.kind, Kind::Enforce | Kind::Calculate) => {
                    complaints.push(format!("{clause} needs no test, being of kind {}", entry.kind.word()));
                }
                Some(_) => {}
            }
        }
    }
    let twice = seen.into_iter().filter(|(_, times)| *times > 1);
    complaints.extend(twice.map(|(clause, _)| format!("{clause} stands there twice")));
    complain(&complaints, "mend clauses/pending.toml");
}

#[test]
fn no_clause_is_both_shown_and_pending() {
    let now = coverage_now();
    let shown = |clause: &Clause| ledger().get(*clause).map(|entry| now.by(entry)).unwrap_or_default();
    let both = now.pending.keys().map(|clause| (clause, shown(clause))).filter(|(_, by)| !by.is_empty());
    let complaints: Vec<String> = both.map(|(clause, by)| format!("{clause} by {}", by.join("; "))).collect();
    complain(
        &complaints,
        "these are shown now; run scripts/coverage, which takes them out of clauses/pending.toml",
    );
}

#[test]
fn every_clause_to_be_shown_is_shown_or_pending() {
    let now = coverage_now();
    let missing = ledger().entries().filter(|entry| now.state(entry) == State::Missing);
    let complaints: Vec<String> = missing.map(|entry| format!("{}: {}", entry.id, entry.says)).collect();
    complain(
        &complaints,
        "write a test that fails if the clause is broken and cite it (`/// Shows CT-1.1.1.`), or give a reason in clauses/pending.toml",
    );
}

#[test]
fn the_written_coverage_is_fresh() {
    let now = coverage_now();
    let fresh = written_coverage(&now);
    if std::env::var_os("MARSHAL_COVERAGE").is_some() {
        write("clauses/coverage.toml", &fresh);
        write("clauses/pending.toml", &written_pending(&now));
        return;
    }
    let written = std::fs::read_to_string(root().join("clauses/coverage.toml")).unwrap_or_default();
    let (old, new): (Vec<&str>, Vec<&str>) = (written.lines().collect(), fresh.lines().collect());
    let added = new.iter().filter(|line| !old.contains(line)).map(|line| format!("+ {line}"));
    let gone = old.iter().filter(|line| !new.contains(line)).map(|line| format!("- {line}"));
    let changes: Vec<String> = added.chain(gone).take(20).collect();
    complain(&changes, "clauses/coverage.toml is stale; run scripts/coverage and commit clauses/");
}

fn write(path: &str, text: &str) {
    std::fs::write(root().join(path), text).expect("clauses/ can be written");
}

fn written_coverage(now: &Coverage) -> String {
    let mut text = "# Which tests and scenarios show which clause. Written by scripts/coverage; do not edit.\n\n[shown]\n".to_owned();
    for (clause, by) in &now.shown {
        let by: Vec<String> = by.iter().map(|by| format!("{by:?}")).collect();
        let _ = writeln!(text, "\"{clause}\" = [{}]", by.join(", "));
    }
    text
}

/// Whether a clause has to stand in the pending list itself: nothing shows it, and it is no rule of the house that waits
/// for the clause it is the same as.
fn still_pending(clause: Clause, now: &Coverage) -> bool {
    let Some(entry) = ledger().get(clause) else { return true };
    let follows = entry.topic.as_ref().and(entry.same_as).is_some_and(|same| now.pending.contains_key(&same));
    now.by(entry).is_empty() && !follows
}

/// The pending list without what is shown by now.
fn written_pending(now: &Coverage) -> String {
    let mut text = "# Clauses of kind enforce or calculate that no test or scenario shows yet, and why.\n\
                    # scripts/coverage takes out what is shown by now and keeps the rest.\n"
        .to_owned();
    for group in pending() {
        let left: Vec<Clause> = group.clauses.into_iter().filter(|it| still_pending(*it, now)).collect();
        if left.is_empty() {
            continue;
        }
        let _ = write!(text, "\n[[pending]]\nreason = {:?}\nclauses = [\n", group.reason);
        for line in left.chunks(8) {
            let names: Vec<String> = line.iter().map(|clause| format!("\"{clause}\",")).collect();
            let _ = writeln!(text, "  {}", names.join(" "));
        }
        text.push_str("]\n");
    }
    text
}

#[test]
fn a_scenario_cites_a_clause_at_the_line_that_shows_it() {
    let mut complaints = Vec::new();
    for file in FILES.iter().filter(|file| file.path.starts_with("scenarios/")) {
        let lists = file.text.lines().filter(|line| line.starts_with("shows"));
        complaints.extend(lists.map(|line| format!("{}: {line}", file.path)));
    }
    complain(
        &complaints,
        "put each clause at the end of the line that would fail: `expect … shows CG-1.1.1`",
    );
}

#[test]
fn clauses_are_found_in_names_docs_and_texts() {
    assert_eq!(in_name("ct_4_4_8_strength"), ["CT-4.4.8"]);
    assert_eq!(in_name("ct_4_4_8"), ["CT-4.4.8"]);
    assert!(in_name("to_4_players").is_empty() && in_name("the_4_4_8").is_empty());
    let doc =
        ["Tells a story.", "Shows CT-4.4.8, CT-4.4.9,", "PT-1.1.1: so.", "Not CT-1.1.1."].map(str::to_owned);
    assert_eq!(in_doc(&doc), ["CT-4.4.8", "CT-4.4.9", "PT-1.1.1"]);
    let moves = "title: It shows CT-1.1.1\nshows: CT-1.1.2\nmoves:\n# shows CT-1.1.3\nexpect round 2 shows CT-1.1.4, CT-1.1.5\n";
    let at_the_line = [("expect round 2".to_owned(), vec!["CT-1.1.4".to_owned(), "CT-1.1.5".to_owned()])];
    assert_eq!(in_scenario(moves), at_the_line);
    let day = "# It shows CT-1.1.1\npack: epic\n\nMira draws\nexpect refused CT-1.1.2 shows CT-1.1.2\n";
    assert_eq!(in_scenario(day), [("expect refused CT-1.1.2".to_owned(), vec!["CT-1.1.2".to_owned()])]);
    let game = "{\"shows\": [\"EP-1.1.1\"]}";
    assert_eq!(in_scenario(game), [(String::new(), vec!["EP-1.1.1".to_owned()])]);
}
