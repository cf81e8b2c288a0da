//! Card texts as players read them, in three languages, and what is still to be written.

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
        if lines.is_empty() || card.unwritten {
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

/// The cards whose abilities are still to be written. The list may only become shorter.
#[test]
fn cards_still_to_be_written() {
    let left: Vec<String> = all_cards()
        .iter()
        .filter(|card| card.unwritten)
        .map(|card| format!("{} {}", card.number, card.name))
        .collect();
    expect_file!["unwritten.txt"].assert_eq(&(left.join("\n") + "\n"));
}
