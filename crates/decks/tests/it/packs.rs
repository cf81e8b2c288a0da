//! Deck rules come from the pack: its tiers, its figures, its clauses, inherited by whoever extends it.

use decks::inspection::{Look, looks};
use decks::{Fault, Part, Rules, Setting, Standing, catalogue, check, could_hold};
use jiff::ToSpan;
use jiff::civil::date;
use regulations::Pack;
use rulebook::Cites;

use crate::examples::{card, legal, refused};

#[test]
fn tiers_are_those_of_the_rules_packs() {
    for rules in Rules::built_in() {
        let product = catalogue().packs().find(|product| product.game == rules.game()).unwrap().id;
        let release = date(2016, 10, 6);
        for said in rules.tiers() {
            let first = release.checked_add(i64::from(said.legal_after_days).days()).unwrap();
            let mut setting = Setting::new(rules, first).of_tier(&said.id);
            setting.products.released.insert(product, [(setting.region, release)].into());
            assert_eq!(setting.standing(product), Standing::Legal, "{rules} {}", said.id);
            setting.date = first.yesterday().unwrap();
            assert_eq!(setting.standing(product), Standing::From(first), "{rules} {}", said.id);
            let deck = if rules.code() == "l5r-2.3" { Part::DYNASTY } else { Part::DECK };
            let opaque = looks(&setting).contains(&Look::Opaque(deck));
            assert_eq!(opaque, said.opaque_sleeves, "{rules} {}", said.id);
        }
    }
}

/// The deck rules of a pack on top of another.
fn house(extends: &str, changes: &str) -> Rules {
    let text = format!("id = \"house\"\nextends = \"{extends}\"\ntitle = \"House\"\n{changes}");
    Rules::of(&Pack::load("house.toml", &text).unwrap()).unwrap().unwrap()
}

#[test]
fn a_house_pack_inherits_the_whole_deck_check_with_its_clauses() {
    for (extends, id) in [("conquest-1.2", "legal-01-cato-tau"), ("l5r-2.3", "legal-01-crane-keeper")] {
        let (list, mut setting) = legal(id);
        let leader = list.entries()[0].card;
        let broken = list.with(leader, 1);
        let before = refused(&broken, &setting);
        assert!(!before.is_empty());
        setting.rules = house(extends, "");
        assert!(refused(&list, &setting).is_empty());
        assert_eq!(refused(&broken, &setting), before);
        let others = list.entries().iter().filter(|entry| entry.part != Part::PLANETS);
        assert!(others.into_iter().all(|entry| could_hold(&list, entry.card, &setting)));
    }
}

#[test]
fn a_house_pack_changes_figures_lists_and_days() {
    let (list, mut setting) = legal("legal-01-cato-tau");
    setting.rules = house("conquest-1.2", "[deck.figures]\nleast_cards = 60\nmost_copies = 2\n");
    let faults: Vec<Fault> = check(&list, &setting).into_iter().map(|finding| finding.fault).collect();
    assert!(faults.contains(&Fault::TooFewCards { found: 50, least: 60 }));
    assert!(faults.iter().any(|fault| matches!(fault, Fault::TooManyCopies { found: 3, most: 2, .. })));

    setting.rules = house(
        "conquest-1.2",
        "[[deck.banned]]\nid = \"house\"\nfrom = \"2026-11-14\"\ncards = [\"void-pirate\"]\n",
    );
    let findings = check(&list, &setting);
    let banned = Fault::BannedCards { version: "house".into(), cards: vec![card("Void Pirate")] };
    assert_eq!(findings.iter().map(|finding| &finding.fault).collect::<Vec<_>>(), [&banned]);
    assert_eq!(findings[0].clause().to_string(), "CT-2.2.50");
    setting.date = date(2026, 11, 13);
    assert!(refused(&list, &setting).is_empty(), "the list begins a day later");

    let house = house("conquest-1.2", "[[tiers]]\nid = \"premier\"\nlegal_after_days = 30\n");
    let product = catalogue().packs().next().unwrap().id;
    let mut setting = Setting::new(&house, date(2016, 11, 4)).of_tier("premier");
    setting.products.released.insert(product, [(setting.region, date(2016, 10, 6))].into());
    assert_eq!(setting.standing(product), Standing::From(date(2016, 11, 5)));
}

/// Shows LT-0.1.2.
#[test]
fn a_day_before_the_regulations_is_remarked_and_refuses_nothing() {
    let rules = Rules::named("l5r-2.3").unwrap();
    let (list, mut setting) = legal("legal-03-scorpion-norole");
    setting.rules = rules;
    let remarked = |setting: &Setting| {
        let findings = check(&list, setting);
        findings.into_iter().find(|finding| matches!(finding.fault, Fault::NotInForce { .. }))
    };
    setting.date = date(2018, 10, 20);
    assert!(remarked(&setting).is_none());
    setting.date = date(2018, 10, 19);
    let finding = remarked(&setting).unwrap();
    assert!(!finding.is_refusal());
    assert_eq!(finding.clause().to_string(), "LT-0.1.2");
    assert_eq!(finding.fault, Fault::NotInForce { from: date(2018, 10, 20) });
}
