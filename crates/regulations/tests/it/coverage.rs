//! Where clauses stand: shown, pending, missing, or of a kind that needs no test.

use std::collections::BTreeMap;

use regulations::ledger;
use regulations::ledger::{Coverage, Entry, Kind, State};
use rulebook::Clause;

fn entry(clause: &str) -> &'static Entry {
    ledger().get(clause.parse().unwrap()).unwrap()
}

fn coverage(shown: &[&str], pending: &[&str]) -> Coverage {
    let clause = |text: &&str| -> Clause { text.parse().unwrap() };
    Coverage {
        shown: shown.iter().map(|text| (clause(text), vec!["a test".to_owned()])).collect(),
        pending: pending.iter().map(|text| (clause(text), "because".to_owned())).collect(),
    }
}

#[test]
fn a_clause_is_shown_pending_missing_or_needs_no_test() {
    let coverage = coverage(&["CT-4.2.16"], &["CT-4.2.14"]);
    assert_eq!(coverage.state(entry("CT-4.2.16")), State::Shown);
    assert_eq!(coverage.by(entry("CT-4.2.16")), ["a test"]);
    assert_eq!(coverage.state(entry("CT-4.2.14")), State::Pending);
    assert_eq!(coverage.state(entry("CT-4.2.5")), State::Missing);
    assert_eq!(coverage.state(entry("CT-2.1.2")), State::NotRequired);
}

/// A rule of the house that says what a document says is the same code: what shows one shows the other.
#[test]
fn a_rule_of_the_house_stands_where_the_clause_it_repeats_stands() {
    let required = |entry: &&Entry| matches!(entry.kind, Kind::Enforce | Kind::Calculate);
    let house =
        ledger().entries().filter(required).find(|entry| entry.topic.is_some() && entry.same_as.is_some());
    let house = house.expect("the house repeats documents");
    let same = house.same_as.unwrap().to_string();
    assert_eq!(coverage(&[&same], &[]).state(house), State::Shown);
    assert_eq!(coverage(&[], &[&same]).state(house), State::Pending);
    assert_eq!(coverage(&[], &[]).state(house), State::Missing);
}

#[test]
fn the_table_counts_every_document_s_clauses() {
    let none = Coverage { shown: BTreeMap::new(), pending: BTreeMap::new() };
    let one = coverage(&["CT-4.2.16"], &["CT-4.2.14"]);
    for (before, after) in none.table().into_iter().zip(one.table()) {
        let all = before.enforce + before.calculate;
        assert_eq!((before.shown, before.pending, before.missing), (0, 0, all), "{}", before.document);
        let of = |kind| {
            let document = ledger().documents().iter().find(|document| document.prefix == before.document);
            document.unwrap().clauses.iter().filter(|entry| entry.kind == kind).count()
        };
        assert_eq!((before.enforce, before.calculate), (of(Kind::Enforce), of(Kind::Calculate)));
        // What the house repeats stands where the document stands.
        if before.document == "HR" {
            continue;
        }
        let (shown, pending) = if before.document == "CT" { (1, 1) } else { (0, 0) };
        assert_eq!((after.shown, after.pending, after.missing), (shown, pending, all - shown - pending));
    }
}
