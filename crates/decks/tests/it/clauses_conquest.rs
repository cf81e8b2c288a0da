//! Conquest's clauses on decks and deck lists, one by one (CT-2.2, PT-2.2, CG-4).

use crate::examples::{card, clauses, legal, refused};
use decks::{
    DeckList, Fault, Finding, Game, Part, Region, Rules, Setting, Weight, What, check, is_legal, parse,
};
use jiff::civil::date;
use rulebook::Cites;

fn cato() -> (DeckList, Setting) {
    legal("legal-01-cato-tau")
}

fn swarmlord() -> (DeckList, Setting) {
    legal("legal-03-swarmlord")
}

/// The deck with cards added (or taken out), as names.
fn with(list: &DeckList, changes: &[(&str, i32)]) -> DeckList {
    changes.iter().fold(list.clone(), |list, (name, change)| list.with(card(name), *change))
}

/// The clauses a changed Cato deck is refused by.
fn cato_with(changes: &[(&str, i32)]) -> Vec<String> {
    let (list, setting) = cato();
    refused(&with(&list, changes), &setting)
}

#[test]
fn ct_2_2_2_an_illegal_deck_is_reported_with_what_was_wanted_and_found() {
    let (list, setting) = cato();
    let findings = check(&with(&list, &[("Promotion", -1)]), &setting);
    assert_eq!(findings[0].fault, Fault::TooFewCards { found: 49, least: 50 });
    assert!(!is_legal(&findings));
    assert!(is_legal(&check(&list, &setting)));
}

#[test]
fn pt_2_2_2_the_polish_edition_reports_the_same() {
    let (list, mut setting) = cato();
    setting.rules = Rules::named("podboj-1.1").unwrap();
    let findings = check(&with(&list, &[("Promotion", -1)]), &setting);
    assert_eq!(findings[0].fault, Fault::TooFewCards { found: 49, least: 50 });
    assert!(!is_legal(&findings));
}

/// Shows CG-4.2.2, CG-4.1.1.
#[test]
fn ct_2_2_5_exactly_one_warlord() {
    assert!(cato_with(&[]).is_empty());
    assert_eq!(cato_with(&[("Captain Cato Sicarius", -1)]), ["CT-2.2.5"]);
    assert_eq!(cato_with(&[("Captain Cato Sicarius", 1)]), ["CT-2.2.5"]);
    assert_eq!(cato_with(&[("Colonel Straken", 1)]), ["CT-2.2.5"]);
}

/// Shows CE-2.1.2.
#[test]
fn ct_2_2_6_one_synapse_card_where_required_and_none_elsewhere() {
    let (list, setting) = swarmlord();
    assert!(refused(&list, &setting).is_empty());
    assert_eq!(refused(&with(&list, &[("Stalking Lictor", -1)]), &setting), ["CT-2.2.6"]);
    assert_eq!(refused(&with(&list, &[("Blazing Zoanthrope", 1)]), &setting), ["CT-2.2.6"]);
    assert_eq!(cato_with(&[("Stalking Lictor", 1)]), ["CT-2.2.6"]);
}

/// Shows CG-4.3.1, CG-4.3.2: the squad counts towards the fifty, warlord and synapse card do not.
#[test]
fn ct_2_2_7_at_least_fifty_cards_besides_warlord_and_synapse_card() {
    assert!(cato_with(&[]).is_empty());
    assert_eq!(cato_with(&[("Promotion", -1)]), ["CT-2.2.7"]);
    let (list, setting) = swarmlord();
    assert_eq!(list.count(Part::DECK), 50);
    let smaller = list.entries().iter().find(|entry| entry.copies == 3).unwrap().card;
    assert_eq!(refused(&list.with(smaller, -1), &setting), ["CT-2.2.7"]);
}

/// Shows CG-4.3.3, PT-2.2.7.
#[test]
fn ct_2_2_8_no_maximum() {
    let (list, mut setting) = cato();
    let faction = |card: &decks::Card| card.conquest().and_then(|facts| facts.faction);
    let own = Game::CONQUEST.cards().iter().filter(|card| {
        faction(card) == Some(decks::conquest::Faction::SpaceMarines)
            && card.conquest().is_some_and(|facts| facts.is_deck_card() && !facts.is_signature())
            && !list.entries().iter().any(|entry| entry.card == card.id)
            && !card.printings[0].0.pack().doubtful
    });
    let large = own.take(24).fold(list.clone(), |list, card| list.with(card.id, 3));
    assert!(large.count(Part::DECK) >= 120);
    for rules in [Rules::named("conquest-1.2").unwrap(), Rules::named("podboj-1.1").unwrap()] {
        setting.rules = rules;
        let findings = check(&large, &setting);
        assert!(is_legal(&findings), "{findings:?}");
        // CT-2.2.9: shuffling in time is only a reminder.
        assert_eq!(findings[0].weight, Weight::Reminder);
    }
}

#[test]
fn ct_2_2_11_planets_are_not_part_of_the_deck() {
    let text = "1x Captain Cato Sicarius\n4x Sicarius's Chosen\n1x Plannum";
    let (_, setting) = cato();
    let reading = parse(text).unwrap().identify(&setting);
    let findings = check(&reading.list, &setting);
    assert!(findings.iter().any(|finding| finding.fault == Fault::TooFewCards { found: 4, least: 50 }));
    assert!(clauses(&findings).contains(&"CT-2.2.11".to_owned()));
    // 45 cards and ten planets are 45 cards.
    let fewer = cato_with(&[("Promotion", -2), ("Void Pirate", -1), ("Ion Rifle", -2)]);
    assert_eq!(fewer, ["CT-2.2.7"]);
    // Planets are not asked for.
    let without = DeckList::new(
        Game::CONQUEST,
        cato().0.entries().iter().copied().filter(|entry| entry.part != Part::PLANETS),
    );
    assert!(refused(&without, &setting).is_empty());
}

#[test]
fn ct_2_2_13_a_list_names_its_player_and_all_its_cards() {
    let (list, mut setting) = cato();
    assert!(refused(&list, &setting).is_empty());
    setting.list_required = true;
    assert_eq!(refused(&list, &setting), ["CT-2.2.13"]);
    let mut named = list.clone();
    named.player = Some("Leo".into());
    assert!(refused(&named, &setting).is_empty());
    // The list says 5 cards, 4 of them army units, and holds 3.
    let text = "Player: Leo\nCards: 5\n\nWarlord\n1x Captain Cato Sicarius\nArmy (4)\n2x Sicarius's Chosen\n";
    let troubles = parse(text).unwrap().identify(&setting).troubles;
    let said: Vec<(u32, &What, String)> =
        troubles.iter().map(|trouble| (trouble.line, &trouble.what, trouble.clause().to_string())).collect();
    assert_eq!(
        said,
        [
            (2, &What::Declared { heading: "Cards".into(), says: 5, found: 3 }, "CT-2.2.13".to_owned()),
            (6, &What::Declared { heading: "Army".into(), says: 4, found: 2 }, "CT-2.2.13".to_owned()),
        ]
    );
}

/// What a line of a Cato deck is taken for.
fn line(text: &str) -> Result<String, (String, Vec<&'static str>)> {
    let (_, setting) = cato();
    let whole = format!("1x Captain Cato Sicarius\n{text}");
    let reading = parse(whole).unwrap().identify(&setting);
    match reading.troubles.first() {
        None => {
            let mut others = reading.list.entries().iter().map(|entry| entry.card.card().name);
            Ok(others
                .rfind(|name| *name != "Captain Cato Sicarius")
                .unwrap_or("Captain Cato Sicarius")
                .to_owned())
        }
        Some(trouble) => {
            let cards = match &trouble.what {
                What::Ambiguous { candidates, .. } => candidates.clone(),
                What::Unknown { suggestions, .. } => suggestions.clone(),
                _ => Vec::new(),
            };
            Err((trouble.clause().to_string(), cards.iter().map(|card| card.card().name).collect()))
        }
    }
}

#[test]
fn ct_2_2_15_ambiguity_is_judged_against_the_cards_legal_in_that_deck() {
    let (clause, cards) = line("3 Sicarius").unwrap_err();
    assert_eq!(clause, "CT-2.2.15");
    assert_eq!(cards, ["Captain Cato Sicarius", "Sicarius's Chosen", "The Fury of Sicarius"]);
    // Many cards have "Swarm" in their names; Cato may use one of them.
    assert_eq!(line("3 Swarm").unwrap(), "Stingwing Swarm");
    assert_eq!(line("3 Fire Warrior").unwrap_err().0, "CT-2.2.15");
    // "Land Raider" is a whole name although others may contain it.
    assert_eq!(line("1 Land Raider").unwrap(), "Land Raider");
    // Only other factions' cards are called so: nothing is taken silently, the candidates are named.
    let (clause, cards) = line("3 Goff").unwrap_err();
    assert_eq!(clause, "CT-2.2.42");
    assert!(cards.contains(&"Goff Nob"), "{cards:?}");
}

#[test]
fn ct_2_2_18_sicarius_is_not_enough_for_captain_cato_sicarius() {
    let (_, setting) = cato();
    let refused = parse("Sicarius\n4x Sicarius's Chosen").unwrap().identify(&setting);
    assert!(matches!(&refused.troubles[0].what, What::Ambiguous { read, .. } if read == "Sicarius"));
    assert_eq!(refused.troubles[0].clause().to_string(), "CT-2.2.15");
    let accepted = parse("Captain Cato Sicarius\n4x Sicarius's Chosen").unwrap().identify(&setting);
    assert!(accepted.troubles.is_empty());
}

#[test]
fn ct_2_2_42_a_card_that_is_not_official_is_refused() {
    assert_eq!(line("1x Saint Celestine of the Fan Set"), Err(("CT-2.2.42".into(), vec![])));
    assert_eq!(line("3x Egaer Recruit"), Err(("CT-2.2.42".into(), vec!["Eager Recruit"])));
    // Champion Cards are doubtful: refused unless the organizer allows them.
    let (list, mut setting) = cato();
    let with_champion = with(&list, &[("Veteran Crusader", 1)]);
    assert_eq!(refused(&with_champion, &setting), ["CT-2.2.42"]);
    setting.products.allowed =
        card("Veteran Crusader").card().printings.iter().map(|(pack, _)| *pack).collect();
    assert!(refused(&with_champion, &setting).is_empty());
}

#[test]
fn pt_2_2_27_the_polish_edition_refuses_unofficial_cards_too() {
    let setting = Setting::new(&Rules::named("podboj-1.1").unwrap(), date(2026, 11, 14));
    let reading = parse("1x Nazdreg\n1x Saint Celestine of the Fan Set").unwrap().identify(&setting);
    assert_eq!(reading.troubles[0].clause().to_string(), "PT-2.2.27");
}

/// Shows PT-2.2.4, PT-2.2.5, PT-2.2.6, PT-2.2.10.
#[test]
fn the_polish_edition_has_the_same_deck_rules_under_its_own_numbers() {
    let (list, mut setting) = cato();
    setting.rules = Rules::named("podboj-1.1").unwrap();
    setting.region = Region::Poland;
    assert!(refused(&list, &setting).is_empty());
    let broken = |changes: &[(&str, i32)]| refused(&with(&list, changes), &setting);
    assert_eq!(broken(&[("Captain Cato Sicarius", -1)]), ["PT-2.2.4"]);
    assert_eq!(broken(&[("Nazdreg", 1)]), ["PT-2.2.4"]);
    assert_eq!(broken(&[("Stalking Lictor", 1)]), ["PT-2.2.5"]);
    assert_eq!(broken(&[("Promotion", -1)]), ["PT-2.2.6"]);
    assert_eq!(broken(&[("Plannum", 1)]), ["PT-2.2.10"]);
    let (swarm, _) = swarmlord();
    assert_eq!(refused(&with(&swarm, &[("Stalking Lictor", -1)]), &setting), ["PT-2.2.5"]);
}

/// Shows CT-2.2.47, CT-2.2.48, PT-2.2.32: a deck is judged by the day, the tier and the region.
#[test]
fn one_deck_is_legal_in_one_tournament_and_not_in_another() {
    let (list, _) = legal("legal-07-starblaze");
    let pack = Game::CONQUEST.pack_named("Decree of Ruin").unwrap();
    let core = decks::catalogue().packs().filter(|pack| pack.game == Game::CONQUEST);
    let clause = |code, tier, day: jiff::civil::Date| {
        let rules = Rules::named(code).unwrap();
        let mut setting = Setting::new(&rules, day).of_tier(tier);
        for old in core.clone() {
            setting.products.released.insert(old.id, [(rules.home(), date(2014, 10, 2))].into());
        }
        setting.products.released.insert(pack, [(rules.home(), date(2015, 10, 1))].into());
        refused(&list, &setting)
    };
    assert!(list.entries().iter().any(|entry| entry.card.card().is_in(pack)));
    assert_eq!(clause("conquest-1.2", "formal", date(2015, 9, 30)), ["CT-2.2.47"]);
    assert!(clause("conquest-1.2", "formal", date(2015, 10, 1)).is_empty());
    assert_eq!(clause("conquest-1.2", "premier", date(2015, 10, 11)), ["CT-2.2.48"]);
    assert!(clause("conquest-1.2", "premier", date(2015, 10, 12)).is_empty());
    assert_eq!(clause("podboj-1.1", "relaxed", date(2015, 9, 30)), ["PT-2.2.32"]);
    assert_eq!(clause("podboj-1.1", "premier", date(2015, 10, 11)), ["PT-2.2.33"]);
}

#[test]
fn a_product_whose_day_nobody_knows_waits_for_the_organizer() {
    let (list, _) = cato();
    let findings = check(&list, &Setting::new(&Rules::named("conquest-1.2").unwrap(), date(2015, 1, 1)));
    let kinds: Vec<(Weight, String)> =
        findings.iter().map(|finding| (finding.weight, finding.clause().to_string())).collect();
    // The regulations themselves are younger than that day, which is said besides.
    let expected = [(Weight::Undecided, "CT-2.2.50"), (Weight::Reminder, "CT-0.1.1")];
    assert_eq!(kinds, expected.map(|(weight, clause)| (weight, clause.to_owned())));
    assert!(is_legal(&findings));
}

#[test]
fn cg_4_1_2_the_whole_signature_squad_is_in_the_deck() {
    let missing = cato_with(&[("Sicarius's Chosen", -1), ("Promotion", 1)]);
    assert_eq!(missing, ["CG-4.1.2"]);
    assert_eq!(cato_with(&[("Tallassarian Tempest Blade", -1), ("Promotion", 1)]), ["CG-4.1.2"]);
}

/// Shows CG-0.4.2, CG-4.1.7.
#[test]
fn cg_4_1_4_cards_of_the_own_faction_and_neutral_ones_are_free() {
    assert!(cato_with(&[("Land Raider", 3), ("Rogue Trader", 3), ("Deathwing Guard", 3)]).is_empty());
    assert_eq!(cato_with(&[("Snotlings", 1)]), ["CG-4.1.4"]);
    let (orks, setting) = legal("legal-02-nazdreg-astra");
    assert!(refused(&with(&orks, &[("Promotion", 1)]), &setting).is_empty());
}

/// Shows CG-4.1.8.
#[test]
fn cg_4_1_5_allies_of_one_neighbour_only() {
    assert_eq!(cato_with(&[("Ratling Deadeye", 1)]), ["CG-4.1.8"]);
    assert_eq!(cato_with(&[("Khorne Berzerker", 1)]), ["CG-4.1.5"]);
    let (orks, setting) = legal("legal-02-nazdreg-astra");
    assert_eq!(refused(&with(&orks, &[("Khorne Berzerker", 1)]), &setting), ["CG-4.1.8"]);
    let other_ally = with(
        &cato().0,
        &[
            ("Carnivore Pack", -3),
            ("Fire Warrior Elite", -3),
            ("Earth Caste Technician", -3),
            ("Ion Rifle", -3),
        ],
    );
    let other_ally = with(
        &other_ally,
        &[("Ratling Deadeye", 3), ("Land Raider", 3), ("Rogue Trader", 3), ("Deathwing Guard", 3)],
    );
    assert!(refused(&other_ally, &cato().1).is_empty());
}

/// Shows CG-4.1.7, CG-4.5.2.
#[test]
fn cg_4_1_6_allied_cards_are_neither_loyal_nor_signature() {
    assert_eq!(cato_with(&[("Gun Drones", 1)]), ["CG-4.1.7"]);
    assert_eq!(cato_with(&[("Communications Relay", 1)]), ["CG-4.2.3"]);
    assert!(cato_with(&[("Ion Rifle", -1), ("Promotion", 1)]).is_empty());
}

#[test]
fn cg_4_2_1_three_copies_of_a_card_that_is_no_signature_card() {
    let (orks, setting) = legal("legal-02-nazdreg-astra");
    assert!(refused(&with(&orks, &[("Ork Kannon", 3)]), &setting).is_empty());
    assert_eq!(refused(&with(&orks, &[("Ork Kannon", 4)]), &setting), ["CG-4.2.1"]);
}

#[test]
fn cg_4_2_3_no_other_signature_card() {
    let (orks, setting) = legal("legal-02-nazdreg-astra");
    assert_eq!(refused(&with(&orks, &[("Sicarius's Chosen", 1)]), &setting), ["CG-4.2.3"]);
    assert_eq!(refused(&with(&orks, &[("Nazdreg's Flash Gitz", 1)]), &setting), ["CG-4.2.3"]);
}

/// Shows CG-4.4.2: every broken rule is named, not only the first.
#[test]
fn cg_4_4_1_the_checklist_in_one_go() {
    assert!(cato_with(&[]).is_empty());
    let broken =
        cato_with(&[("Promotion", -2), ("Void Pirate", -1), ("Gun Drones", 1), ("Eager Recruit", 1)]);
    assert_eq!(broken, ["CT-2.2.7", "CG-4.1.7", "CG-4.2.1"]);
}

/// Shows CE-4.1.9.
#[test]
fn cg_4_5_3_necrons_take_common_army_units_of_all_seven_factions() {
    let (necrons, setting) = legal("legal-04-nahumekh-mixed");
    let with = |changes: &[(&str, i32)]| refused(&with(&necrons, changes), &setting);
    assert!(with(&[("Ratling Deadeye", 1), ("Fire Warrior Elite", 1), ("Khorne Berzerker", 1)]).is_empty());
    assert_eq!(with(&[("Indomitable", 1)]), ["CG-4.5.3"]);
    assert_eq!(with(&[("Ripper Swarm", 1)]), ["CG-4.5.3"]);
    assert_eq!(with(&[("Honored Librarian", 1)]), ["CG-4.1.7"]);
}

/// Shows CG-0.4.2: neutral events are for them too, neutral army units are not.
#[test]
fn cg_4_5_4_tyranids_ally_with_nobody() {
    let (list, setting) = swarmlord();
    assert_eq!(refused(&with(&list, &[("Possessed", 1)]), &setting), ["CG-4.5.4"]);
    assert_eq!(refused(&with(&list, &[("Void Pirate", 1)]), &setting), ["CG-4.5.4"]);
    assert!(refused(&with(&list, &[("Fall Back!", 1)]), &setting).is_empty());
}

#[test]
fn cg_4_5_5_two_warlords_replace_the_wheel() {
    let (starblaze, setting) = legal("legal-07-starblaze");
    assert!(refused(&starblaze, &setting).is_empty());
    for other in ["Altansar Rangers", "Land Raider", "Shoota Mob"] {
        assert_eq!(refused(&with(&starblaze, &[(other, 1)]), &setting), ["CG-4.5.5"], "{other}");
    }
    let (gorzod, setting) = legal("legal-08-gorzod");
    assert!(refused(&gorzod, &setting).is_empty());
    // Neither units that are no Vehicles nor the ordinary neighbour.
    for other in ["Ratling Deadeye", "10th Company Scout", "Suppressive Fire", "Khorne Berzerker"] {
        assert_eq!(refused(&with(&gorzod, &[(other, 1)]), &setting), ["CG-4.5.5"], "{other}");
    }
}

#[test]
fn nine_planets_are_noticed_where_planets_are_listed() {
    let (list, setting) = cato();
    let nine = list.entries().iter().copied().filter(|entry| entry.card != card("Iridial"));
    let findings: Vec<Finding> = check(&DeckList::new(Game::CONQUEST, nine), &setting);
    assert_eq!(findings[0].fault, Fault::Planets { missing: vec![card("Iridial")], surplus: vec![] });
}

#[test]
fn a_planet_brought_twice_is_surplus() {
    let (list, setting) = cato();
    let planets = decks::catalogue()
        .cards()
        .filter(|card| card.conquest().is_some_and(|facts| facts.kind == decks::conquest::Kind::Planet));
    let ten: Vec<_> =
        planets.map(|card| decks::Entry { part: Part::PLANETS, card: card.id, copies: 1 }).collect();
    let twice = ten[3].card;
    let with = |second: u32| {
        let brought = ten.iter().map(|entry| {
            let copies = if entry.card == twice { second } else { 1 };
            decks::Entry { copies, ..*entry }
        });
        let others = list.entries().iter().copied().filter(|entry| entry.part != Part::PLANETS);
        let list = DeckList::new(Game::CONQUEST, others.chain(brought));
        check(&list, &setting).into_iter().map(|finding| finding.fault).collect::<Vec<_>>()
    };
    assert!(!with(1).iter().any(|fault| matches!(fault, Fault::Planets { .. })));
    assert!(with(2).contains(&Fault::Planets { missing: Vec::new(), surplus: vec![twice] }));
}
