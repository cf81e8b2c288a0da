//! Card texts as players read them, in three languages.

use conquest::cards::all_cards;
use conquest::text;
use expect_test::expect_file;
use wording::Language;

/// Every card with its text in English, German and Polish, in printed order.
#[test]
fn card_texts_in_three_languages() {
    let mut all = Vec::new();
    for card in all_cards() {
        let lines = text::lines(card);
        if lines.is_empty() {
            continue;
        }
        all.push(format!("{} {}", card.number, card.name));
        for language in [Language::English, Language::German, Language::Polish] {
            for line in &lines {
                let said = text::sentence(&wording::say(language, line));
                assert!(!said.contains('‹') && !said.contains("{$"), "{}: {said}", card.name);
                all.push(format!("  {} {said}", language.code()));
            }
        }
    }
    expect_file!["texts.txt"].assert_eq(&(all.join("\n") + "\n"));
}

/// Every card of the core set is written: as many without text, with keywords alone and with each kind of ability as printed.
#[test]
fn every_card_of_the_core_set_is_written() {
    use conquest::ability::Class::*;
    let all = all_cards().iter().filter(|card| card.set == conquest::card::Set::Core);
    let plain = all.clone().filter(|card| text::lines(card).is_empty()).count();
    let keywords_only = all.clone().filter(|card| {
        let more = !card.abilities.is_empty() || !card.constants.is_empty() || card.form.is_some();
        !card.keywords.is_empty() && !more && card.attach.is_none() && card.bonus == (0, 0)
    });
    assert_eq!((plain, keywords_only.count()), (14, 29));
    let of = |class| all.clone().flat_map(|card| &card.abilities).filter(|it| it.class == class).count();
    let kinds = [
        (Reaction, 40),
        (ForcedReaction, 2),
        (Interrupt, 27),
        (ForcedInterrupt, 1),
        (Action, 15),
        (CombatAction, 16),
        (DeployAction, 6),
        (HeadquartersAction, 0),
        (Battle, 10),
    ];
    assert_eq!(kinds.map(|(class, _)| (class, of(class))), kinds);
}
