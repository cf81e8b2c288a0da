//! Lists in and out: each format is recognised and read, and what is written reads back the same.

use crate::examples::{all_legal, card, examples};
use decks::{
    DeckList, Entry, Format, Game, Part, Remark, Rules, Setting, Unreadable, Unwritable, What, parse, write,
};
use jiff::civil::date;

fn conquest() -> Setting {
    Setting::new(&Rules::named("conquest-1.2").unwrap(), date(2026, 11, 14))
}

fn l5r() -> Setting {
    Setting::new(&Rules::named("l5r-2.3").unwrap(), date(2018, 10, 20))
}

/// The cards of a list, as `3 Name` in order of name.
fn cards(list: &DeckList) -> Vec<String> {
    let mut cards: Vec<String> =
        list.entries().iter().map(|entry| format!("{} {}", entry.copies, entry.card.card().name)).collect();
    cards.sort_by(|one, other| one[2..].cmp(&other[2..]));
    cards
}

/// Reads a text that holds no trouble.
fn read(text: &str, setting: &Setting, format: Format) -> DeckList {
    let draft = parse(text).unwrap();
    assert_eq!(draft.format, format);
    let reading = draft.identify(setting);
    assert!(reading.troubles.is_empty(), "{:#?}", reading.troubles);
    reading.list
}

#[test]
fn every_format_reads_back_what_it_writes() {
    for (list, setting) in all_legal() {
        let mut list = list.clone();
        list.name = Some("Example deck".into());
        for format in Format::ALL.iter().copied() {
            let Ok(text) = write(&list, format) else {
                assert!(format.game() != Some(list.game) || format == Format::OctgnL5r);
                continue;
            };
            let reading = parse(&text).unwrap().identify(setting);
            assert!(reading.troubles.is_empty(), "{format}: {:#?}\n{text}", reading.troubles);
            assert_eq!(reading.format, format, "{text}");
            let kept = |list: &DeckList| {
                let planets = matches!(format, Format::Plain | Format::Marshal | Format::Iridial);
                let entries = list.entries().iter().copied();
                let entries = entries.filter(move |entry| planets || entry.part != Part::PLANETS);
                DeckList::new(list.game, entries)
            };
            assert_eq!(kept(&reading.list), kept(&list), "{format}");
            let named = !matches!(
                format,
                Format::Octgn
                    | Format::ConquestDb
                    | Format::ConquestDbForum
                    | Format::FiveRingsPage
                    | Format::Ringteki
            );
            assert_eq!(reading.list.name.is_some(), named, "{format}");
        }
    }
}

#[test]
fn cards_that_do_not_belong_are_written_all_the_same() {
    for format in [Format::Plain, Format::Octgn, Format::ConquestDb, Format::Iridial] {
        let cards =
            [("Nazdreg", 1), ("Colonel Straken", 2), ("Snotlings", 3), ("Plannum", 1), ("Goff Nob", 3)];
        let list = DeckList::of_cards(Game::CONQUEST, cards.map(|(name, copies)| (card(name), copies)));
        let text = write(&list, format).unwrap();
        let reading = parse(&text).unwrap().identify(&conquest());
        assert_eq!(reading.list.entries(), list.entries(), "{format}\n{text}\n{:?}", reading.troubles);
    }
}

#[test]
fn octgn_with_byte_order_mark_and_all_cards_in_one_section() {
    let text = "\u{feff}<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>
<deck game=\"AF04F855-58c4-4db3-a191-45fe33381679\" sleeveid=\"0\">
  <section name=\"Warlord\" shared=\"False\">
    <card qty=\"1\" id=\"d8a1bb05-2b03-405b-aa32-4549b2d1d020\">Captain Cato Sicarius</card>
  </section>
  <section name=\"Armies\">
    <card qty=\"2\" id=\"44aad991-102f-4f6a-a826-16a02f2bd75c\">Some &amp; &#67;ard</card>
  </section>
  <section name=\"Events\" shared=\"False\" />
  <notes><![CDATA[]]></notes>
</deck>";
    let draft = parse(text).unwrap();
    assert_eq!(draft.format, Format::Octgn);
    let reading = draft.identify(&conquest());
    assert_eq!(cards(&reading.list), ["1 Captain Cato Sicarius", "2 Colonel Straken"]);
    let straken = card("Colonel Straken");
    assert_eq!(reading.remarks, [Remark::NamesDiffer { line: 7, read: "Some & Card".into(), card: straken }]);
}

#[test]
fn octgn_of_another_game_is_refused_with_its_line() {
    let text = "<?xml version=\"1.0\"?>\n<deck game=\"00000000-58c4-4db3-a191-45fe33381679\"/>";
    assert!(matches!(parse(text), Err(Unreadable::OtherOctgnGame { line: 2, .. })));
    assert!(matches!(parse("<html></html>"), Err(Unreadable::NoOctgnDeck { line: 1, .. })));
    assert!(matches!(parse("<deck game=\"\">\n\n<card"), Err(Unreadable::OtherOctgnGame { .. })));
}

#[test]
fn an_unknown_octgn_id_is_told_with_its_text() {
    let text = "<deck game=\"af04f855-58c4-4db3-a191-45fe33381679\">
<card qty=\"3\" id=\"00000000-0000-0000-0000-000000000000\">Eager Recriut</card></deck>";
    let reading = parse(text).unwrap().identify(&conquest());
    assert_eq!(reading.troubles[0].line, 2);
    assert_eq!(
        reading.troubles[0].what,
        What::UnknownId {
            read: "00000000-0000-0000-0000-000000000000".into(),
            name: Some("Eager Recriut".into()),
            suggestions: vec![card("Eager Recruit")]
        }
    );
}

#[test]
fn a_number_that_cannot_be_does_not_say_that_the_warlord_is_missing() {
    let text = "<deck game=\"af04f855-58c4-4db3-a191-45fe33381679\">
<card qty=\"one\" id=\"d8a1bb05-2b03-405b-aa32-4549b2d1d020\">Captain Cato Sicarius</card>
<card qty=\"3\" id=\"44aad991-102f-4f6a-a826-16a02f2bd75c\"/></deck>";
    let reading = parse(text).unwrap().identify(&conquest());
    assert_eq!(reading.troubles[0].what, What::Copies { read: "one".into() });
    let faults: Vec<_> = reading.check(&conquest()).into_iter().map(|finding| finding.fault).collect();
    // The three Strakens are still too many; nothing is said of what may stand on the bad line.
    assert!(matches!(faults[..], [decks::Fault::Warlords { found: 3, .. }]), "{faults:?}");
}

#[test]
fn a_format_that_needs_a_warlord_says_so() {
    let list = DeckList::of_cards(Game::CONQUEST, [(card("Goff Nob"), 3)]);
    assert_eq!(write(&list, Format::Iridial), Err(Unwritable::NoWarlord { format: Format::Iridial }));
    assert!(write(&list, Format::Octgn).is_ok());
}

#[test]
fn conquestdb_text_in_its_groupings() {
    let by_type = "Captain Cato Sicarius\r\n\r\nArmy (7)\r\n3x Eager Recruit (Core Set)\r\n4x Sicarius's Chosen (Core Set)\r\nEvent (2)\r\n2x The Fury of Sicarius (Core Set)\r\nCreated with: www.conquestdb.com";
    let by_copies = "Captain Cato Sicarius\n\n2x (2)\n2x The Fury of Sicarius\n3x (3)\n3x Eager Recruit\n4x (4)\n4x Sicarius's Chosen\nCheck out this deck at: somewhere";
    let by_set = "Captain Cato Sicarius\n\nCore Set (9)\n2x The Fury of Sicarius\n3x Eager Recruit\n4x Sicarius's Chosen\nCreated with: www.conquestdb.com";
    let by_cost = "Captain Cato Sicarius\n\n1 (9)\n2x The Fury of Sicarius\n3x Eager Recruit\n4x Sicarius's Chosen\nCreated with: www.conquestdb.com";
    let expected =
        ["1 Captain Cato Sicarius", "3 Eager Recruit", "4 Sicarius's Chosen", "2 The Fury of Sicarius"];
    for text in [by_type, by_copies, by_set, by_cost] {
        assert_eq!(cards(&read(text, &conquest(), Format::ConquestDb)), expected, "{text}");
    }
    let forum = "[url=http://www.conquestdb.com/en/card/1]Captain Cato Sicarius (Core Set)[/url]\n\n[b]Army (3)[/b]\n3x [url=http://x/y]Eager Recruit (Core Set)[/url]";
    let list = read(forum, &conquest(), Format::ConquestDbForum);
    assert_eq!(cards(&list), ["1 Captain Cato Sicarius", "3 Eager Recruit"]);
}

#[test]
fn a_quantity_needs_an_x_or_a_blank() {
    let text = "Captain Cato Sicarius\n10th Company Scout\n3x 10th Company Scout\n2 Land Raider\n1xLand Raider\nEager Recruit x3";
    let list = read(text, &conquest(), Format::Plain);
    assert_eq!(
        cards(&list),
        ["4 10th Company Scout", "1 Captain Cato Sicarius", "3 Eager Recruit", "3 Land Raider"]
    );
}

#[test]
fn german_names_and_headings() {
    let text =
        "Kriegsherr\nCaptain Cato Sicarius\nArmee (3)\n3x Eifriger Rekrut\nEreignis\n2x Sicarius’ Zorn";
    let list = read(text, &conquest(), Format::Plain);
    assert_eq!(cards(&list), ["1 Captain Cato Sicarius", "3 Eager Recruit", "2 The Fury of Sicarius"]);
}

#[test]
fn iridial_text() {
    let rule = "-".repeat(70);
    let text = format!(
        "Example Cato\n{rule}\nCaptain Cato Sicarius\nSpace Marines (Tau)\n{rule}\nSignature Squad\n\n4x Sicarius's Chosen\n{rule}\nArmy\n\n3x Fire Warrior Elite\n{rule}\nSupport\n\n{rule}\nSynapse\n\n{rule}\nAttachment\n\n3x Ion Rifle\n{rule}\nEvent\n\n{rule}\nPlanet\n\n"
    );
    let list = read(&text, &conquest(), Format::Iridial);
    assert_eq!(list.name.as_deref(), Some("Example Cato"));
    assert_eq!(
        cards(&list),
        ["1 Captain Cato Sicarius", "3 Fire Warrior Elite", "3 Ion Rifle", "4 Sicarius's Chosen"]
    );
}

#[test]
fn fiveringsdb_decks_strains_and_bare_maps() {
    let deck = r#"{"record": {"cards": {"shizuka-toshi": 1, "keeper-of-air": 1, "banzai": 2, "even-the-odds": 1},
        "format": "standard", "name": "Example Crane"}, "success": true, "rrg-version": "1.6"}"#;
    let expected = ["2 Banzai!", "1 Even the Odds", "1 Keeper of Air", "1 Shizuka Toshi"];
    assert_eq!(cards(&read(deck, &l5r(), Format::FiveRings)), expected);
    let strain = r#"{"record": {"head": {"cards": {"shizuka-toshi": 1, "keeper-of-air": 1, "banzai": 2,
        "even-the-odds": 1}, "name": "x", "problem": 5}, "id": "3"}, "success": true}"#;
    assert_eq!(cards(&read(strain, &l5r(), Format::FiveRingsStrain)), expected);
    let bare = r#"{"shizuka-toshi": 1, "keeper-of-air": 1, "banzai": 1, "even-the-odds": 1, "banzai": 1}"#;
    assert_eq!(cards(&read(bare, &l5r(), Format::FiveRings)), expected);
    let empty = r#"{"record": {"cards": [], "name": "Empty"}, "success": true}"#;
    assert_eq!(parse(empty), Err(Unreadable::NoCards));
    let failed = r#"{"success": false, "message": "not found"}"#;
    assert_eq!(parse(failed), Err(Unreadable::Failed { read: "not found".into() }));
    assert_eq!(parse(r#"{"success": true, "records": []}"#), Err(Unreadable::SeveralDecks));
    assert_eq!(parse(r#"{"deck": {"members": [{"cardId": 8, "quantity": 4}]}}"#), Err(Unreadable::Backup));
    assert_eq!(parse(r#"{"a": "b"}"#), Err(Unreadable::UnknownJson));
    assert_eq!(parse("[1, 2]"), Err(Unreadable::UnknownJson));
    assert!(matches!(parse("{\n \"record\": \n}"), Err(Unreadable::Json { line: 3, .. })));
}

#[test]
fn an_unknown_id_in_json_is_named_with_its_line() {
    let text = "{\"record\": {\"cards\": {\n\"shizuka-toshi\": 1,\n\"banzia\": 2}}}";
    let reading = parse(text).unwrap().identify(&l5r());
    assert_eq!(reading.troubles[0].line, 3);
    assert_eq!(
        reading.troubles[0].what,
        What::UnknownId { read: "banzia".into(), name: None, suggestions: vec![card("Banzai!")] }
    );
}

#[test]
fn fiveringsdb_page_text() {
    let text = "Shizuka Toshi\nKeeper of Air\nThe Art of Peace Air\nPublic Forum Earth\nInfluence: 13/13, 0 remaining\nDynasty Deck (3)\nCharacter (3)\n3x Doji Whisperer\nConflict Deck (5)\nEvent (5)\n3x Banzai!\n2x Let Go ●●\n";
    let list = read(text, &l5r(), Format::FiveRingsPage);
    assert_eq!(
        cards(&list),
        [
            "3 Banzai!",
            "3 Doji Whisperer",
            "1 Keeper of Air",
            "2 Let Go",
            "1 Public Forum",
            "1 Shizuka Toshi",
            "1 The Art of Peace"
        ]
    );
}

#[test]
fn ringteki_text_and_stored_decks() {
    let text = "1 Shizuka Toshi (Core Set)\n3 Let Go (core)\n3 Doji Whisperer (Core Set)\n";
    let list = read(text, &l5r(), Format::Ringteki);
    assert_eq!(cards(&list), ["3 Doji Whisperer", "3 Let Go", "1 Shizuka Toshi"]);
    let stored = r#"{"name": "Example", "faction": {"name": "Crane", "value": "crane"},
        "stronghold": [{"count": 1, "card": {"id": "shizuka-toshi", "name": "ignored", "text": "ignored"}}],
        "role": [], "provinceCards": [{"count": 1, "card": {"code": "the-art-of-peace"}}],
        "dynastyCards": [{"count": 3, "card": {"id": "doji-whisperer"}}],
        "conflictCards": [{"count": 3, "card": {"id": "let-go"}}]}"#;
    let list = read(stored, &l5r(), Format::RingtekiJson);
    assert_eq!(list.count(Part::DYNASTY), 3);
    assert_eq!(list.count(Part::CONFLICT), 3);
    assert_eq!(list.name.as_deref(), Some("Example"));
}

#[test]
fn troubles_name_the_line_what_was_read_and_what_it_may_have_meant() {
    let text = "1x Shizuka Toshi\n0x Banzai!\n3x Banzia!\n\n3x Banzai! (Tears of Amaterasu)\n1000x Let Go\n2x Hisu Mori Toride (Elemnts Unbound)";
    let reading = parse(text).unwrap().identify(&l5r());
    let said: Vec<(u32, &What)> =
        reading.troubles.iter().map(|trouble| (trouble.line, &trouble.what)).collect();
    let unbound = Game::L5R.pack_named("Elements Unbound").unwrap();
    assert_eq!(
        said,
        [
            (2, &What::Copies { read: "0".into() }),
            (3, &What::Unknown { read: "Banzia!".into(), suggestions: vec![card("Banzai!")] }),
            (5, &What::NotInProduct { card: card("Banzai!"), read: "Tears of Amaterasu".into() }),
            (6, &What::Copies { read: "1000".into() }),
            (7, &What::UnknownProduct { read: "Elemnts Unbound".into(), suggestions: vec![unbound] }),
        ]
    );
}

#[test]
fn a_first_line_that_is_no_card_is_the_name_of_the_deck() {
    let reading = parse("Die grüne Flut\n1x Nazdreg\n3x Goff Nob").unwrap().identify(&conquest());
    assert_eq!(reading.list.name.as_deref(), Some("Die grüne Flut"));
    assert_eq!(reading.remarks.len(), 1);
    // Whatever it is called, a list stays in the format it was written in.
    let mut called = reading.list.clone();
    called.name = Some("[b]Waaagh![/b] [url=here".into());
    assert_eq!(parse(write(&called, Format::Plain).unwrap()).unwrap().format, Format::Plain);
    // A mistyped warlord is no title.
    let reading = parse("Captain Cato Sicarus\n\n3x Eager Recruit").unwrap().identify(&conquest());
    assert_eq!(
        reading.troubles[0].what,
        What::Unknown {
            read: "Captain Cato Sicarus".into(),
            suggestions: vec![card("Captain Cato Sicarius")]
        }
    );
}

#[test]
fn the_game_is_guessed_from_the_cards() {
    for example in examples() {
        assert_eq!(
            parse(example.text()).unwrap().guess_game(),
            Some(example.setting.rules.game()),
            "{}",
            example.id
        );
    }
    assert_eq!(parse("1x Even the Odds").unwrap().guess_game(), None);
    // A list of the other game is said to be one.
    let text = "{\"record\": {\"cards\": {\"banzai\": 3}}}";
    let reading = parse(text).unwrap().identify(&conquest());
    assert_eq!(reading.troubles[0].what, What::OtherGame { found: Game::L5R, wanted: Game::CONQUEST });
}

#[test]
fn a_card_in_the_wrong_deck_stays_there() {
    let text = "Conflict Deck\n3x Doji Whisperer";
    let list = read(text, &l5r(), Format::Plain);
    let whisperer = card("Doji Whisperer");
    assert_eq!(list.entries(), [Entry { part: Part::CONFLICT, card: whisperer, copies: 3 }]);
    // Not even a province leaves it, written down and read again, although its kind is also the name of a part.
    let text = "Provinces\n1x Shameful Display\nDynasty Deck\n3x Doji Whisperer\n1x Manicured Garden";
    let list = read(text, &l5r(), Format::Plain);
    for format in [Format::Plain, Format::FiveRingsPage] {
        let again = parse(write(&list, format).unwrap()).unwrap().identify(&l5r());
        assert_eq!((again.list.entries(), &again.troubles[..]), (list.entries(), &[][..]), "{format}");
    }
}

#[test]
fn emeralddb_decks() {
    let text = r#"{"id": "4736", "deck_id": "0c86", "format": "standard", "name": "Example", "primary_clan": "crane",
        "secondary_clan": "dragon", "version_number": "0.2", "description": "cards: many",
        "cards": {"shizuka-toshi": 1, "seeker-of-air": 1, "a-season-of-war": 2, "kakita-yoshi-2": 1}}"#;
    let list = read(text, &l5r(), Format::EmeraldDb);
    assert_eq!(list.name.as_deref(), Some("Example"));
    assert_eq!(cards(&list), ["2 A Season of War", "1 Kakita Yoshi", "1 Seeker of Air", "1 Shizuka Toshi"]);
    let yoshi = decks::catalogue().find("29-kakita-yoshi").unwrap();
    assert!(list.entries().iter().any(|entry| entry.card == yoshi));
}

#[test]
fn octgn_of_l5r_is_read_by_the_names_and_sections() {
    let text = "<?xml version=\"1.0\"?><deck game=\"bb0f02e7-2a6f-4ae3-84a2-c501b4176844\" sleeveid=\"0\">
<section name=\"Stronghold\" shared=\"False\"><card qty=\"1\" id=\"002d1523\">Shizuka Toshi</card></section>
<section name=\"Dynasty Deck\" shared=\"False\"><card qty=\"3\" id=\"aa49\">Doji Whisperer</card></section>
<section name=\"Conflict Deck\" shared=\"False\"><card qty=\"2\" id=\"5114\">Banzai!</card></section></deck>";
    let list = read(text, &l5r(), Format::OctgnL5r);
    assert_eq!(cards(&list), ["2 Banzai!", "3 Doji Whisperer", "1 Shizuka Toshi"]);
    assert_eq!((list.count(Part::DYNASTY), list.count(Part::CONFLICT)), (3, 2));
    assert_eq!(write(&list, Format::OctgnL5r), Err(Unwritable::ReadOnly { format: Format::OctgnL5r }));
    let reading = parse(text.replace("Banzai!", "Banzia!")).unwrap().identify(&l5r());
    assert_eq!(
        reading.troubles[0].what,
        What::Unknown { read: "Banzia!".into(), suggestions: vec![card("Banzai!")] }
    );
}

#[test]
fn cardgamedb_text_with_its_totals() {
    let text =
        "Deck Created with CardGameDB.com  Warhammer 40,000: Conquest Deckbuilder\n\n\nTotal Cards: (5)\n
Warlord: \n1x Nazdreg (Core Set) \n\nArmies: (4)\n3x Goff Nob (Core Set)\n1x Nazdreg’s Flash Gitz (Core Set)\n
Support: (1)\n1x Kraktoof Hall (Core Set)\n";
    let list = read(text, &conquest(), Format::ConquestDb);
    assert_eq!(cards(&list), ["3 Goff Nob", "1 Kraktoof Hall", "1 Nazdreg", "1 Nazdreg's Flash Gitz"]);
}

#[test]
fn every_card_of_l5r_has_the_id_ringteki_and_emeralddb_use() {
    for card in Game::L5R.cards() {
        let foreign = card.foreign_code.unwrap_or_else(|| panic!("{} has no such id", card.code));
        assert!(!foreign.starts_with(|letter: char| letter.is_ascii_digit()), "{foreign}");
    }
    let find = |code| Game::L5R.find_foreign(code).map(|card| card.card().code);
    assert_eq!(find("a-season-of-war"), Some("29-a-season-of-war"));
    assert_eq!(find("agasha-sumiko-2"), Some("34-agasha-sumiko"));
}

#[test]
fn an_octgn_file_that_was_cut_off_is_refused() {
    let game = "af04f855-58c4-4db3-a191-45fe33381679";
    let whole = format!("<deck game=\"{game}\"><section name=\"Warlord\"></section></deck>");
    let refused = |text: &str| matches!(parse(text), Err(Unreadable::Xml { .. }));
    assert!(!refused(&whole));
    assert!(refused(&whole.replace("</deck>", "")));
    assert!(refused(&whole.replace("</section></deck>", "")));
}

#[test]
fn the_game_a_format_says_is_believed_before_its_cards() {
    let draft = parse("Influence: 1/10\n3x Goff Nob\n").unwrap();
    assert_eq!(draft.guess_game(), Some(Game::L5R), "a page of fiveringsdb, whatever stands on it");
}

#[test]
fn the_name_of_deck_and_player_are_read_and_an_empty_one_is_none() {
    let named = |text: &str| {
        let draft = parse(text).unwrap();
        (draft.name, draft.player)
    };
    let both = named("Deck: [the] big one\nPlayer: Ana\n1x Nazdreg\n");
    assert_eq!(both, (Some("[the] big one".to_owned()), Some("Ana".to_owned())));
    assert_eq!(named("Deck:\nPlayer:\n1x Nazdreg\n"), (None, None));
}

#[test]
fn a_list_is_read_up_to_its_longest_and_a_line_up_to_its_own() {
    let filled = |bytes: usize| format!("1x Nazdreg\n#{}", "a".repeat(bytes - 12));
    assert_eq!(filled(100).len(), 100);
    assert!(parse(filled(decks::MOST_BYTES)).is_ok());
    assert!(parse(filled(decks::MOST_BYTES + 1)).is_err());
    let line = |letters: usize| parse(format!("1x Nazdreg\n{}", "a".repeat(letters)));
    assert!(line(decks::MOST_LINE).is_ok());
    let long = line(decks::MOST_LINE + 1).unwrap_err();
    assert_eq!(long, Unreadable::LongLine { line: 2, most: decks::MOST_LINE });
    assert!(parse(format!("1x Nazdreg\n3x Goff Nob\n{}", "-".repeat(decks::MOST_LINE + 1))).is_ok());
}

#[test]
fn a_list_is_of_ringteki_only_if_every_line_is() {
    let format = |text: &str| parse(text).unwrap().format;
    assert_eq!(format("1 Shizuka Toshi (Core Set)\n3 Let Go (Core Set)"), Format::Ringteki);
    assert_eq!(format("1 Shizuka Toshi (Core Set)\n3x Let Go"), Format::Plain);
}

/// Shows LT-2.2.13: influence is spent on cards of another clan.
#[test]
fn influence_is_written_for_cards_of_another_clan_alone() {
    let written = |name: &str| {
        let cards = [("Shizuka Toshi", 1), (name, 2)].map(|(name, copies)| (card(name), copies));
        let text = write(&DeckList::of_cards(Game::L5R, cards), Format::FiveRingsPage).unwrap();
        text.lines().find(|line| line.contains("Influence")).unwrap().to_owned()
    };
    let own = Game::L5R.cards().iter().find(|card| {
        card.l5r().is_some_and(|facts| {
            facts.clan == decks::l5r::Clan::Crane
                && facts.side == decks::l5r::Side::Conflict
                && facts.influence.is_some_and(|influence| influence > 0)
        })
    });
    let own = written(own.unwrap().name);
    assert!(own.contains(" 0/"), "{own}");
    let foreign = written("Levy");
    assert!(!foreign.contains(" 0/"), "{foreign}");
}

#[test]
fn conquest_lcg_site_is_told_faction_and_ally() {
    let (list, _) = crate::examples::legal("legal-01-cato-tau");
    let text = write(&list, Format::Iridial).unwrap();
    assert!(text.lines().any(|line| line == "Space Marines (Tau)"), "{text}");
    let alone = DeckList::of_cards(
        Game::CONQUEST,
        [("Captain Cato Sicarius", 1), ("Sicarius's Chosen", 1), ("Promotion", 1)]
            .map(|(name, copies)| (card(name), copies)),
    );
    let text = write(&alone, Format::Iridial).unwrap();
    assert!(text.lines().any(|line| line == "Space Marines"), "{text}");
}
