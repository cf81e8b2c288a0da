//! The ledgers: complete, consistent, and quick to search.

use std::collections::BTreeSet;

use regulations::ledger;
use regulations::ledger::{Kind, Search};

#[test]
fn every_clause_has_one_name_and_that_of_its_document() {
    let mut seen = BTreeSet::new();
    for document in ledger().documents() {
        for entry in &document.clauses {
            assert!(seen.insert(entry.id), "{} stands there twice", entry.id);
            assert_eq!(entry.id.document(), document.prefix);
            assert!(!entry.says.is_empty() && !entry.who.is_empty() && !entry.section.is_empty());
        }
    }
    assert!(seen.len() > 1200);
}

#[test]
fn every_clause_is_told_in_polish_and_german_too() {
    for language in regulations::ledger::Ledger::languages() {
        let untold = |entry: &&regulations::ledger::Entry| ledger().says(entry, language) == entry.says;
        let untold: Vec<String> =
            ledger().entries().filter(untold).map(|entry| entry.id.to_string()).collect();
        assert!(untold.is_empty(), "write clauses/{language}: {}", untold.join(", "));
    }
    let one = ledger().get(rulebook::clause!("LT-1.1.1")).unwrap();
    assert_eq!(ledger().says(one, "de"), "Eine Veranstaltung hat genau einen Organisator.");
    assert_eq!(ledger().says(one, "en"), one.says);
}

/// What stands beside the clauses in other languages stands there for exactly those that have it in English.
#[test]
fn every_reading_and_every_example_is_told_in_polish_and_german_too() {
    for language in regulations::ledger::Ledger::languages() {
        for entry in ledger().entries() {
            for (what, english, told) in [
                ("notes", &entry.note, ledger().note(entry, language)),
                ("examples", &entry.shows, ledger().example(entry, language)),
            ] {
                assert_eq!(english.is_empty(), told.is_empty(), "clauses/{language}/{what}: {}", entry.id);
                assert!(
                    english.is_empty() || english != told,
                    "write clauses/{language}/{what}: {}",
                    entry.id
                );
            }
        }
    }
}

#[test]
fn clauses_are_found_by_words_of_any_language() {
    let found = |words: &str| {
        let words = words.split(' ').map(ToOwned::to_owned).collect();
        ledger().search(&Search { words, document: Some("CT".into()), ..Search::default() }).len()
    };
    assert!(found("freilos") > 0 && found("wolny los") > 0 && found("bye") > 0);
    assert_eq!(found("freilos wolny"), found("wolny freilos"));
}

#[test]
fn clauses_refer_to_clauses_that_exist() {
    for document in ledger().documents() {
        for clause in &document.absent {
            assert!(ledger().get(*clause).is_some(), "{} lists {clause} as absent", document.prefix);
        }
        for entry in &document.clauses {
            for other in [entry.same_as, entry.differs_from].into_iter().flatten() {
                assert!(ledger().get(other).is_some(), "{} refers to {other}", entry.id);
            }
        }
    }
}

/// Every clause of the English edition has a counterpart in the Polish one or is listed as absent.
#[test]
fn the_polish_edition_accounts_for_every_english_clause() {
    let document = |prefix: &str| ledger().documents().iter().find(|it| it.prefix == prefix).unwrap();
    let polish = document("PT");
    let answered: BTreeSet<_> = polish
        .clauses
        .iter()
        .flat_map(|it| [it.same_as, it.differs_from])
        .flatten()
        .chain(polish.absent.clone())
        .collect();
    let missing: Vec<_> =
        document("CT").clauses.iter().map(|it| it.id).filter(|clause| !answered.contains(clause)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

fn found(search: &Search) -> Vec<String> {
    ledger().search(search).iter().map(|entry| entry.id.to_string()).collect()
}

fn words(words: &str) -> Search {
    Search { words: words.split_whitespace().map(str::to_owned).collect(), ..Search::default() }
}

#[test]
fn words_must_all_be_there_whatever_their_case() {
    assert!(found(&words("DISQUALIFIED rejoin")).contains(&"CT-4.2.16".to_owned()));
    assert_eq!(found(&words("ct-4.2.16")).first().map(String::as_str), Some("CT-4.2.16"));
    assert!(found(&words("no clause says gazebo")).is_empty());
    assert_eq!(found(&Search::default()).len(), ledger().entries().count());
}

#[test]
fn document_kind_and_role_narrow_the_search() {
    let search = Search {
        document: Some("lt".into()),
        kind: Some(Kind::Calculate),
        who: Some("player".into()),
        ..words("modified loss")
    };
    let all = ledger().search(&search);
    assert!(!all.is_empty());
    for entry in all {
        assert_eq!((entry.id.document(), entry.kind), ("LT", Kind::Calculate));
        assert!(entry.who.contains(&"player".to_owned()));
    }
}

#[test]
fn a_search_without_a_role_finds_what_concerns_anybody() {
    let organizers = found(&Search { who: Some("organizer".into()), ..words("second leader") });
    assert!(!organizers.is_empty());
    let all = found(&words("second leader"));
    assert!(organizers.iter().all(|clause| all.contains(clause)));
    assert!(found(&Search { who: Some("gardener".into()), ..Search::default() }).is_empty());
}

#[test]
fn headings_have_plain_keys() {
    use regulations::ledger::section_key;
    assert_eq!(section_key("Rozszerzona Siła Tabeli"), "section-rozszerzona-sila-tabeli");
    assert_eq!(section_key("Emperor's Judgment"), "section-emperor-s-judgment");
}
