//! A game nobody has written a line of code for: its catalogue comes with a pack, and its decks are read, judged, written and
//! counted like those of any other.

use decks::{
    DeckList, Format, Identity, Rules, Setting, Sheet, Unfit, check, could_hold, is_legal, judge, parse_for,
    write,
};
use jiff::civil::date;
use regulations::Pack;
use rulebook::Cites;

const DUEL: &str = r#"
id = "duel-night"
extends = "epic"
title = "Duel night"
deck_rules = "duel"

[deck.figures]
most_copies = 2

[[deck.banned]]
id = "house"
cards = ["cannon"]

[[deck.catalogue.parts]]
id = "hero"
use = "leads"
least = 1
most = 1
headings = ["Champion"]

[[deck.catalogue.parts]]
id = "pile"
use = "drawn"
least = 4

[[deck.catalogue.sides]]
id = "sun"
[[deck.catalogue.sides]]
id = "moon"
[[deck.catalogue.sides]]
id = "plain"
neutral = true

[[deck.catalogue.products]]
id = "box"
name = "First Box"
[[deck.catalogue.products]]
id = "more"
name = "More of It"
released = "2026-11-01"

[[deck.catalogue.cards]]
id = "ada"
name = "Ada the Bright"
part = "hero"
kind = "hero"
side = "sun"
product = "box"
[[deck.catalogue.cards]]
id = "lancer"
name = "Lancer"
part = "pile"
kind = "unit"
side = "sun"
product = "box"
cost = 2
[[deck.catalogue.cards]]
id = "owl"
name = "Night Owl"
part = "pile"
kind = "unit"
side = "moon"
product = "box"
[[deck.catalogue.cards]]
id = "wall"
name = "Wall"
aliases = ["Mur"]
part = "pile"
kind = "place"
side = "plain"
product = "box"
copies = 4
[[deck.catalogue.cards]]
id = "cannon"
name = "Cannon"
part = "pile"
kind = "place"
product = "more"
"#;

fn setting() -> Setting {
    let rules = Rules::of(&Pack::load("duel-night.toml", DUEL).unwrap()).unwrap().unwrap();
    Setting::new(&rules, date(2026, 11, 14))
}

const LIST: &str = "Champion (1)\n1x Ada the Bright\n\nUnit (2)\n2x Lancer\n\nPlace (3)\n3x Mur\n";

#[test]
fn a_deck_of_an_invented_game_is_read_and_legal() {
    let setting = setting();
    let judgement = judge(LIST, &setting, Some("Ana")).unwrap();
    assert_eq!(judgement.reading.troubles, []);
    assert_eq!(judgement.findings, []);
    let list = &judgement.reading.list;
    assert_eq!(list.game.code(), "duel");
    assert_eq!(Identity::of(list).map(Identity::code), Some("sun"));
    let counted: Vec<u32> = Sheet::of(list).groups.iter().map(decks::Group::cards).collect();
    assert_eq!(counted, [1, 2, 3]);
}

#[test]
fn every_rule_of_its_catalogue_and_pack_is_checked() {
    let setting = setting();
    let faults = |text: &str| -> Vec<String> {
        let judgement = judge(text, &setting, Some("Ana")).unwrap();
        assert_eq!(judgement.reading.troubles, [], "{text}");
        let named =
            |finding: &decks::Finding| serde_json::to_value(&finding.fault).unwrap()["fault"].to_string();
        judgement.findings.iter().map(named).collect()
    };
    assert_eq!(faults("1 Ada the Bright\n3 Lancer\n3 Wall"), ["\"too-many-copies\""]);
    assert_eq!(faults("1 Ada the Bright\n2 Lancer\n5 Wall"), ["\"card-limit\""]);
    assert_eq!(faults("1 Ada the Bright\n2 Lancer"), ["\"part-too-small\""]);
    assert_eq!(faults("2 Lancer\n3 Wall"), ["\"deck-size\""]);
    assert_eq!(faults("1 Ada the Bright\n2 Night Owl\n3 Wall"), ["\"other-side\""]);
    assert_eq!(faults("1 Ada the Bright\n2 Cannon\n3 Wall"), ["\"banned-cards\""]);
    assert_eq!(faults("Pile:\n1 Ada the Bright\n2 Lancer\n3 Wall")[0], "\"wrong-part\"");
}

#[test]
fn a_product_is_legal_from_its_day() {
    let mut setting = setting();
    let list = parse_for(setting.rules.game(), "1 Ada the Bright\n1 Cannon\n4 Wall")
        .unwrap()
        .identify(&setting)
        .list;
    setting.date = date(2026, 10, 31);
    let codes: Vec<String> = check(&list, &setting).iter().map(|it| it.clause().to_string()).collect();
    assert_eq!(codes.len(), 2, "banned, and not out yet");
    let cannon = setting.rules.game().find("cannon").unwrap();
    assert!(!could_hold(&list, cannon, &setting));
    setting.date = date(2026, 11, 1);
    assert!(could_hold(&list, cannon, &setting));
    assert_eq!(check(&list, &setting).len(), 1);
}

#[test]
fn an_unknown_name_gets_suggestions_from_its_own_cards() {
    let setting = setting();
    let reading = parse_for(setting.rules.game(), "1 Ada the Bright\n2 Lancr").unwrap().identify(&setting);
    let told = format!("{:?}", reading.troubles[0].what);
    assert!(told.contains("suggestions: [lancer]"), "{told}");
}

#[test]
fn its_lists_are_written_and_come_back() {
    let setting = setting();
    let game = setting.rules.game();
    let list = parse_for(game, LIST).unwrap().identify(&setting).list;
    for format in [Format::Plain, Format::Marshal] {
        let text = write(&list, format).unwrap();
        let back: DeckList = parse_for(game, &text).unwrap().identify(&setting).list;
        assert_eq!(back, list, "{text}");
        assert!(is_legal(&check(&back, &setting)));
    }
    assert!(write(&list, Format::Octgn).is_err());
    assert!(write(&list, Format::Link).is_err(), "an address cannot say which pack it needs");
}

#[test]
fn the_same_catalogue_is_the_same_game_and_another_is_another() {
    let other = DUEL.replace("Night Owl", "Day Owl");
    let other = Rules::of(&Pack::load("duel-night.toml", &other).unwrap()).unwrap().unwrap();
    assert_eq!(setting().rules.game(), setting().rules.game());
    assert_ne!(setting().rules.game(), other.game());
    assert_eq!(other.game().named("Day Owl").len(), 1);
    assert!(setting().rules.game().named("Day Owl").is_empty());
}

#[test]
fn what_does_not_fit_is_told_with_its_place() {
    let taken = DUEL.replace("deck_rules = \"duel\"", "deck_rules = \"conquest\"");
    let misfits = Rules::of(&Pack::load("d.toml", &taken).unwrap()).unwrap_err();
    assert_eq!((misfits[0].field.as_str(), misfits[0].why), ("deck_rules", Unfit::NameTaken));
    let banned = DUEL.replace("cards = [\"cannon\"]", "cards = [\"canon\"]");
    let misfits = Rules::of(&Pack::load("d.toml", &banned).unwrap()).unwrap_err();
    assert_eq!(
        (misfits[0].field.as_str(), misfits[0].accepted.as_slice()),
        ("deck.banned.house.cards", &["cannon".to_owned()][..])
    );
    for (wrong, field) in [
        (DUEL.replace("part = \"hero\"", "part = \"heroes\""), "deck.catalogue.cards[1].part"),
        (DUEL.replace("side = \"moon\"", "side = \"mon\""), "deck.catalogue.cards[3].side"),
        (DUEL.replace("use = \"drawn\"", "use = \"shuffled\""), "deck.catalogue.parts[2].use"),
        (DUEL.replace("id = \"owl\"", "id = \"lancer\""), "deck.catalogue.cards[3].id"),
    ] {
        let error = Pack::load("d.toml", &wrong).unwrap_err();
        assert_eq!(error.problems[0].field, field);
    }
}
