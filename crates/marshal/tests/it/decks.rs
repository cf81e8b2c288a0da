//! `marshal cards` and `marshal deck`: answers in three languages, and every kind of bad input named.

use expect_test::{ExpectFile, expect_file};

use super::{fixtures, marshal, marshal_in};

fn check(arguments: &str, expected: ExpectFile) {
    expected.assert_eq(&marshal(arguments).told());
}

#[test]
fn a_legal_deck_in_three_languages() {
    let legal = "deck check cato.txt --date 2026-11-14 --tier premier";
    check(legal, expect_file!["snapshots/deck-legal.en.txt"]);
    check(&format!("{legal} --lang pl"), expect_file!["snapshots/deck-legal.pl.txt"]);
    check(&format!("{legal} --lang de"), expect_file!["snapshots/deck-legal.de.txt"]);
}

#[test]
fn every_broken_rule_with_its_clause_and_what_would_mend_it() {
    let broken = "deck check broken.txt --date 2026-11-14";
    check(broken, expect_file!["snapshots/deck-broken.en.txt"]);
    check(&format!("{broken} --lang pl"), expect_file!["snapshots/deck-broken.pl.txt"]);
    check(&format!("{broken} --lang de"), expect_file!["snapshots/deck-broken.de.txt"]);
}

#[test]
fn several_lists_at_once_and_for_machines() {
    let called = marshal("deck check cato.txt broken.txt --date 2026-11-14 --json");
    assert_eq!(called.code, 1);
    let judged: Vec<serde_json::Value> = serde_json::from_str(&called.out).unwrap();
    let legal: Vec<&serde_json::Value> = judged.iter().map(|one| &one["legal"]).collect();
    assert_eq!(legal, [true, false]);
    assert!(judged[1]["findings"].as_array().unwrap().iter().all(|finding| finding["clause"].is_string()));
}

#[test]
fn every_format_leads_back_to_the_same_cards() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::copy(fixtures().join("cato.txt"), folder.path().join("cato.txt")).unwrap();
    let fingerprint = |file: &str| {
        let called = marshal_in(folder.path(), &format!("deck check {file} --date 2026-11-14 --json"), "");
        serde_json::from_str::<serde_json::Value>(&called.out).unwrap()["fingerprint"].clone()
    };
    let before = fingerprint("cato.txt");
    for format in ["plain", "marshal", "octgn", "conquestdb", "conquestdb-bbcode", "iridial", "link"] {
        let to = format!("deck convert cato.txt --to {format} --output out.txt");
        let called = marshal_in(folder.path(), &to, "");
        assert_eq!(called.code, 0, "{format}: {}", called.told());
        assert_eq!(fingerprint("out.txt"), before, "{format}");
        std::fs::remove_file(folder.path().join("out.txt")).unwrap();
    }
}

#[test]
fn a_list_saved_by_an_old_editor_is_read_too() {
    let folder = tempfile::tempdir().unwrap();
    let text = "1x Nazdreg\r\n3x Goff Nob\r\n";
    let wide = [0xFF, 0xFE].into_iter().chain(text.encode_utf16().flat_map(u16::to_le_bytes));
    std::fs::write(folder.path().join("list.txt"), wide.collect::<Vec<u8>>()).unwrap();
    let called = marshal_in(folder.path(), "deck convert list.txt --to plain", "");
    assert_eq!(called.code, 0, "{}", called.told());
    assert!(called.out.contains("3x Goff Nob"), "{}", called.out);
}

#[test]
fn a_game_that_only_a_pack_knows_is_judged() {
    let folder = tempfile::tempdir().unwrap();
    let pack = "id = \"duel-night\"\nextends = \"epic\"\ntitle = \"Duel night\"\ndeck_rules = \"duel\"
        [deck.figures]\nmost_copies = 2
        [[deck.catalogue.parts]]\nid = \"pile\"\nuse = \"drawn\"\nleast = 3
        [[deck.catalogue.cards]]\nid = \"lancer\"\nname = \"Lancer\"\npart = \"pile\"\nkind = \"unit\"
        [[deck.catalogue.cards]]\nid = \"wall\"\nname = \"Wall\"\npart = \"pile\"\nkind = \"place\"\n";
    std::fs::write(folder.path().join("duel.toml"), pack).unwrap();
    let check = |list: &str| marshal_in(folder.path(), "deck check - --game duel.toml", list);
    let legal = check("Unit (2)\n2x Lancer\nPlace (1)\n1x Wall\n");
    assert_eq!(legal.code, 0, "{}", legal.told());
    let broken = check("3x Lancer\n");
    assert_eq!(broken.code, 1, "{}", broken.told());
    assert!(broken.out.contains("Lancer"), "{}", broken.told());
    let form = marshal_in(folder.path(), "deck sheet --form --game duel.toml", "");
    assert!(form.code == 0 && form.out.to_lowercase().contains("pile"), "{}", form.told());
    let checked = marshal_in(folder.path(), "packs check duel.toml", "");
    assert_eq!(checked.code, 0, "{}", checked.told());
}

#[test]
fn a_list_from_standard_input() {
    let called = marshal_in(&fixtures(), "deck convert - --to plain", "1 Nazdreg\n3 Goff Nob\n");
    assert_eq!(called.code, 0, "{}", called.told());
    assert!(called.out.contains("3x Goff Nob"), "{}", called.out);
}

#[test]
fn what_cannot_be_read_is_named() {
    for (arguments, input, told) in [
        ("deck check -", "", "nothing"),
        ("deck check -", "{\"name\": \"x\"}", "JSON"),
        ("deck check -", "<deck", "XML"),
        ("deck check -", "[1, 2]", "JSON"),
        ("deck check -", "https://marshal.example/decks/conquest?d=EBWz", "address"),
        ("deck check nowhere.txt", "", "nowhere.txt"),
        ("deck check cato.txt --date someday", "", "someday"),
        ("deck check cato.txt --tier kitchen", "", "relaxed"),
        ("deck check cato.txt --region moon", "", "elsewhere"),
        ("deck check cato.txt --game chess", "", "conquest"),
        ("deck check cato.txt --restricted 99", "", "in-force"),
        ("deck convert cato.txt --to pdf", "", "octgn"),
        ("deck convert cato.txt --to ringteki", "", "ringteki"),
        ("deck sheet", "", "--form"),
    ] {
        let called = marshal_in(&fixtures(), arguments, input);
        assert_eq!(called.code, 2, "{arguments} {input:?}: {}", called.told());
        assert!(called.err.contains(told) && !called.err.contains("panicked"), "{arguments}: {}", called.err);
    }
    let called = marshal_in(&fixtures(), "deck check -", "1x Nazdreg\n1x Shota\n0x Goff Nob\n");
    assert_eq!(called.code, 1, "{}", called.told());
    assert!(called.out.contains("Shota") && called.out.contains("CT-2.2.42"), "{}", called.out);
}

#[test]
fn cards_by_name_and_filters() {
    check("cards faction:orks type:army cost<=1", expect_file!["snapshots/cards.en.txt"]);
    check("cards clan:crane type:stronghold --lang pl", expect_file!["snapshots/cards.pl.txt"]);
    check("cards scout kompanie --lang de", expect_file!["snapshots/cards.de.txt"]);
}

#[test]
fn cards_that_are_not_there() {
    for (arguments, code, told) in [
        ("cards egaer recruit", 1, "Eager Recruit"),
        ("cards xyzzyxyzzy", 1, ""),
        ("cards colour:red", 2, "colour"),
        ("cards type:spaceship", 2, "spaceship"),
        ("cards cost:many", 2, "many"),
        ("cards faction<orks", 2, "faction"),
    ] {
        let called = marshal(arguments);
        assert_eq!(called.code, code, "{arguments}: {}", called.told());
        assert!(called.told().contains(told), "{arguments}: {}", called.told());
    }
}

#[test]
fn the_deck_check_sheet_and_the_form() {
    check("deck sheet cato.txt --tier formal --date 2026-11-14", expect_file!["snapshots/deck-sheet.en.txt"]);
    check("deck sheet --form --game l5r --lang de", expect_file!["snapshots/deck-form.de.txt"]);
}
