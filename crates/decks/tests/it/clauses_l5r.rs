//! L5R's clauses on decks and deck lists, one by one (LT-2.2, LT-2.3).

use crate::examples::{card, legal, refused};
use decks::{CardId, DeckList, Entry, Fault, Game, Part, Rules, Setting, What, catalogue, check, parse};
use jiff::civil::date;
use rulebook::Cites;

fn crane() -> (DeckList, Setting) {
    legal("legal-01-crane-keeper")
}

fn lion() -> (DeckList, Setting) {
    legal("legal-02-lion-seeker")
}

fn with(list: &DeckList, changes: &[(&str, i32)]) -> DeckList {
    changes.iter().fold(list.clone(), |list, (name, change)| list.with(card(name), *change))
}

fn crane_with(changes: &[(&str, i32)]) -> Vec<String> {
    let (list, setting) = crane();
    refused(&with(&list, changes), &setting)
}

fn lion_with(changes: &[(&str, i32)]) -> Vec<String> {
    let (list, setting) = lion();
    refused(&with(&list, changes), &setting)
}

fn scorpion_with(changes: &[(&str, i32)]) -> Vec<String> {
    let (list, setting) = legal("legal-03-scorpion-norole");
    refused(&with(&list, changes), &setting)
}

#[test]
fn lt_2_2_4_one_stronghold_five_provinces_and_two_decks() {
    assert!(crane_with(&[]).is_empty());
    assert_eq!(crane_with(&[("Shizuka Toshi", -1)]), ["LT-2.2.4"]);
    assert_eq!(crane_with(&[("Shizuka Toshi", 1)]), ["LT-2.2.4"]);
    // A dynasty card listed in the conflict deck.
    let (list, setting) = crane();
    let artisan = card("Asahina Artisan");
    let wrong = Entry { part: Part::CONFLICT, card: artisan, copies: 1 };
    let list = DeckList::new(Game::L5R, list.entries().iter().copied().chain([wrong]));
    let findings = check(&list, &setting);
    assert_eq!(
        findings[0].fault,
        Fault::WrongPart { card: artisan, listed: Part::CONFLICT, belongs: Part::DYNASTY }
    );
    assert_eq!(refused(&list, &setting), ["LT-2.2.4"]);
}

#[test]
fn lt_2_2_5_a_role_is_optional_and_there_is_at_most_one() {
    assert!(scorpion_with(&[]).is_empty());
    assert!(crane_with(&[]).is_empty());
    assert_eq!(crane_with(&[("Seeker of Air", 1)]), ["LT-2.2.5"]);
    assert_eq!(crane_with(&[("Keeper of Air", 1)]), ["LT-2.2.5"]);
}

#[test]
fn lt_2_2_6_the_stronghold_gives_the_clan() {
    // The same cards are in clan for one stronghold and out of clan for another.
    let (list, setting) = crane();
    let as_lion = with(&list, &[("Shizuka Toshi", -1), ("Yōjin no Shiro", 1)]);
    let findings = check(&as_lion, &setting);
    let foreign = |name: &str| findings.iter().any(|finding| finding.fault.cards() == [card(name)]);
    assert!(foreign("Doji Whisperer"), "a Crane dynasty card in a Lion deck");
    assert!(foreign("The Art of Peace"), "a Crane province in a Lion deck");
    assert!(!foreign("Favorable Ground"), "neutral cards stay neutral");
    // Beside the Dragon cards the Crane's conflict cards are now a second foreign clan.
    let clans = vec![decks::l5r::Clan::Crane, decks::l5r::Clan::Dragon];
    let splash = |fault: &Fault| matches!(fault, Fault::SplashClans { clans: found, .. } if *found == clans);
    assert!(findings.iter().any(|finding| splash(&finding.fault)), "{findings:?}");
    assert!(refused(&list, &setting).is_empty());
}

#[test]
fn lt_2_2_7_the_clan_decides_the_role() {
    assert!(crane_with(&[]).is_empty());
    // Keeper of Fire is the Lion's, not the Crane's.
    assert_eq!(crane_with(&[("Keeper of Air", -1), ("Keeper of Fire", 1)]), ["LT-2.2.18"]);
    let (list, setting) = lion();
    assert!(setting.roles_of(decks::l5r::Clan::Lion).contains(&card("Keeper of Fire")));
    assert!(refused(&list, &setting).is_empty());
}

#[test]
fn lt_2_2_8_dynasty_decks_of_40_to_45() {
    assert!(crane_with(&[]).is_empty());
    assert_eq!(crane_with(&[("Artisan Academy", -1)]), ["LT-2.2.8"]);
    assert!(lion_with(&[]).is_empty());
    assert_eq!(lion_with(&[("Favorable Ground", 1)]), ["LT-2.2.8"]);
}

#[test]
fn lt_2_2_9_dynasty_decks_in_clan_or_neutral() {
    assert_eq!(crane_with(&[("Akodo Gunsō", 1)]), ["LT-2.2.9"]);
    assert!(crane_with(&[("Asahina Artisan", 1)]).is_empty());
}

#[test]
fn lt_2_2_10_conflict_decks_of_40_to_45() {
    assert!(crane_with(&[("Court Games", -1)]).is_empty());
    assert_eq!(crane_with(&[("Court Games", -2)]), ["LT-2.2.10"]);
    assert!(lion_with(&[]).is_empty());
    assert_eq!(lion_with(&[("Court Games", 1)]), ["LT-2.2.10"]);
}

#[test]
fn lt_2_2_11_in_clan_and_neutral_conflict_cards_cost_no_influence() {
    // The Lion deck has no out-of-clan card; its cards have influence costs all the same.
    let (list, setting) = lion();
    let printed: u32 = list
        .entries()
        .iter()
        .filter_map(|entry| Some(u32::from(entry.card.card().l5r()?.influence?) * entry.copies))
        .sum();
    assert!(printed > 10);
    assert!(refused(&list, &setting).is_empty());
}

#[test]
fn lt_2_2_12_out_of_clan_cards_of_one_clan() {
    let (list, setting) = crane();
    let two = with(&list, &[("Hurricane Punch", -1), ("I Can Swim", 1)]);
    let findings = check(&two, &setting);
    let clans = vec![decks::l5r::Clan::Dragon, decks::l5r::Clan::Scorpion];
    assert!(matches!(&findings[0].fault, Fault::SplashClans { clans: found, .. } if *found == clans));
    assert_eq!(refused(&two, &setting), ["LT-2.2.12"]);
}

#[test]
fn lt_2_2_13_influence_counts_every_copy() {
    assert!(crane_with(&[]).is_empty(), "13 of 13");
    let (list, setting) = crane();
    let findings = check(&with(&list, &[("Hurricane Punch", 1)]), &setting);
    assert_eq!(findings[0].fault, Fault::Influence { spent: 14, pool: 13 });
    // Without influence cost a card cannot be taken at all.
    assert_eq!(crane_with(&[("Way of the Dragon", 1)]), ["LT-2.2.13"]);
}

#[test]
fn lt_2_2_14_ten_characters_in_the_conflict_deck() {
    assert!(lion_with(&[]).is_empty(), "ten");
    assert_eq!(lion_with(&[("Goblin Sneak", 1), ("Court Games", -1)]), ["LT-2.2.14"]);
    assert_eq!(lion_with(&[("Tattooed Wanderer", 1), ("Court Games", -1)]), ["LT-2.2.14"], "out of clan");
    assert!(lion_with(&[("Tattooed Wanderer", 1), ("Goblin Sneak", -1)]).is_empty(), "ten again");
}

#[test]
fn lt_2_2_15_three_copies_by_title_over_both_decks() {
    let (list, setting) = legal("legal-08-title-across-decks");
    assert!(refused(&list, &setting).is_empty());
    let other = catalogue().find("21-shosuro-miyako").unwrap();
    assert_eq!(refused(&list.with(other, 1), &setting), ["LT-2.2.15"]);
    assert_eq!(lion_with(&[("Fine Katana", 1), ("Court Games", -1)]), ["LT-2.2.15"]);
}

#[test]
fn lt_2_2_16_five_provinces_one_for_each_ring() {
    assert!(crane_with(&[]).is_empty());
    assert_eq!(crane_with(&[("Seeking the Truth", -1)]), ["LT-2.2.16"]);
    assert_eq!(lion_with(&[("Night Raid", 1)]), ["LT-2.2.16"]);
    let (list, setting) = crane();
    let twice = with(&list, &[("Seeking the Truth", -1), ("Fertile Fields", 1)]);
    let findings = check(&twice, &setting);
    use decks::l5r::Ring;
    let ring = |name: &str| card(name).card().l5r().unwrap().rings[0];
    assert_eq!((ring("Seeking the Truth"), ring("Fertile Fields")), (Ring::Water, Ring::Air));
    assert_eq!(findings[0].fault, Fault::Rings { doubled: vec![Ring::Air], missing: vec![Ring::Water] });
}

#[test]
fn lt_2_2_17_provinces_in_clan_or_neutral() {
    assert_eq!(crane_with(&[("Seeking the Truth", -1), ("The Art of War", 1)]), ["LT-2.2.17"]);
}

#[test]
fn lt_2_2_18_the_clans_role_another_kind_of_role_or_none() {
    assert!(scorpion_with(&[]).is_empty());
    assert!(scorpion_with(&[("Seeker of Void", 1)]).is_empty());
    assert!(
        scorpion_with(&[("Support of the Scorpion", 1)]).contains(&"LT-2.2.19".to_owned()),
        "its Crane cards"
    );
    assert_eq!(scorpion_with(&[("Keeper of Air", 1)]), ["LT-2.2.18"]);
    assert!(legal_with_support().is_empty());
}

fn legal_with_support() -> Vec<String> {
    let (list, setting) = legal("legal-04-crab-support");
    refused(&list, &setting)
}

#[test]
fn lt_2_2_19_roles_change_the_rules() {
    // Keeper: three more influence.
    assert!(crane_with(&[]).is_empty());
    assert_eq!(crane_with(&[("Keeper of Air", -1)]), ["LT-2.2.13"]);
    assert_eq!(crane_with(&[("Keeper of Air", -1), ("Seeker of Air", 1)]), ["LT-2.2.13"]);
    // Seeker: a second province of its ring, and cards that need a Seeker.
    assert!(lion_with(&[]).is_empty());
    assert!(lion_with(&[("Seeker of Void", -1)]).contains(&"LT-2.2.16".to_owned()));
    assert!(lion_with(&[("Seeker of Void", -1)]).contains(&"LT-2.2.19".to_owned()));
    // Support: eight more, on one clan.
    assert!(legal_with_support().is_empty());
}

#[test]
fn lt_2_2_23_a_list_names_its_player_and_all_its_cards() {
    let (list, mut setting) = crane();
    setting.list_required = true;
    assert_eq!(refused(&list, &setting), ["LT-2.2.23"]);
    let mut named = list;
    named.player = Some("Noa".into());
    assert!(refused(&named, &setting).is_empty());
    let text = "Shizuka Toshi\nDynasty Deck (3)\nCharacter (2)\n2x Doji Whisperer\n";
    let reading = parse(text).unwrap().identify(&setting);
    let trouble = &reading.troubles[0];
    assert_eq!(trouble.clause().to_string(), "LT-2.2.23");
    assert_eq!(trouble.what, What::Declared { heading: "Dynasty Deck".into(), says: 3, found: 2 });
}

/// What the last line of a list is taken for.
fn line(text: &str, setting: &Setting) -> Result<CardId, (String, Vec<String>)> {
    let reading = parse(text).unwrap().identify(setting);
    match reading.troubles.first().map(|trouble| (trouble.clause().to_string(), &trouble.what)) {
        None => Ok(reading.list.entries().last().unwrap().card),
        Some((clause, What::Ambiguous { candidates, .. })) => {
            Err((clause, candidates.iter().map(|card| card.card().full_name()).collect()))
        }
        Some((clause, _)) => Err((clause, Vec::new())),
    }
}

#[test]
fn lt_2_2_25_ambiguity_is_judged_against_the_cards_legal_in_that_deck() {
    let setting = Setting::new(&Rules::named("l5r-2.3").unwrap(), date(2018, 10, 20));
    // Two strongholds of one title, and nothing that tells the clan.
    let (clause, cards) = line("1x Hisu Mori Toride", &setting).unwrap_err();
    assert_eq!(clause, "LT-2.2.25");
    assert_eq!(cards, ["Hisu Mori Toride (Breath of the Kami)", "Hisu Mori Toride (Elements Unbound)"]);
    // The product tells.
    let found = line("1x Hisu Mori Toride (Elements Unbound)", &setting).unwrap();
    assert_eq!(found.card().code, "14-hisu-mori-toride");
    // A Unicorn deck could not hold the Lion's.
    let reading = parse("1x Hisu Mori Toride\n3x Moto Horde").unwrap().identify(&setting);
    assert!(reading.troubles.is_empty());
    assert_eq!(reading.list.entries()[0].card.card().code, "14-hisu-mori-toride");
    assert_eq!(reading.remarks.len(), 1, "and it is said");
    // Before the second one came out there was nothing to confuse it with.
    let before = Setting::new(&Rules::named("l5r-2.3").unwrap(), date(2018, 7, 1));
    assert_eq!(line("1x Hisu Mori Toride", &before).unwrap().card().code, "09-hisu-mori-toride");
}

#[test]
fn lt_2_2_28_togashi_is_not_enough_for_togashi_initiate() {
    let setting = Setting::new(&Rules::named("l5r-2.3").unwrap(), date(2018, 10, 20));
    let list = |name: &str| format!("1x Mountain's Anvil Castle\n3x {name}");
    let (clause, cards) = line(&list("Togashi"), &setting).unwrap_err();
    assert_eq!(clause, "LT-2.2.25");
    assert!(cards.contains(&"Togashi Initiate".to_owned()), "{cards:?}");
    assert_eq!(line(&list("Togashi Initiate"), &setting).unwrap().card().name, "Togashi Initiate");
}

#[test]
fn lt_2_3_1_a_card_that_is_not_official_is_refused() {
    let setting = Setting::new(&Rules::named("l5r-2.3").unwrap(), date(2018, 10, 20));
    assert_eq!(line("1x Shizuka Toshi\n1x Home-Made Hero", &setting), Err(("LT-2.3.1".into(), vec![])));
}

#[test]
fn lt_2_3_5_a_promotional_printing_counts_for_the_same_title() {
    let (_, setting) = lion();
    let text = "2x Akodo Toturi (Core Set)\n2x Akodo Toturi (Battle for the Stronghold Kit)";
    let reading = parse(text).unwrap().identify(&setting);
    assert!(reading.troubles.is_empty());
    let findings = check(&reading.list, &setting);
    let toturi = catalogue().find("01-akodo-toturi").unwrap();
    assert!(
        findings
            .iter()
            .any(|finding| finding.fault == Fault::TooManyCopies { card: toturi, found: 4, most: 3 })
    );
    assert!(!findings.iter().any(|finding| matches!(finding.fault, Fault::NotYetLegal { .. })));
}

/// Shows LT-2.3.6, LT-2.3.7: one stored deck is legal at a Formal tournament and not at a Premier one.
#[test]
fn one_deck_is_legal_in_one_tournament_and_not_in_another() {
    let (list, setting) = legal("legal-03-scorpion-norole");
    assert!(refused(&list, &setting).is_empty());
    assert_eq!(refused(&list, &setting.clone().of_tier("premier")), ["LT-2.3.7"]);
    let mut earlier = setting;
    earlier.date = date(2018, 10, 10);
    assert_eq!(refused(&list, &earlier), ["LT-2.3.6"]);
}

#[test]
fn the_restricted_list_can_be_switched_off() {
    let (list, mut setting) = crane();
    let two = with(&list, &[("Policy Debate", 1), ("Charge!", 1)]);
    let restricted = |setting: &Setting| {
        check(&two, setting).iter().any(|finding| matches!(finding.fault, Fault::RestrictedCards { .. }))
    };
    assert!(restricted(&setting));
    setting.restricted = decks::Restricted::Off;
    assert!(!restricted(&setting));
}
