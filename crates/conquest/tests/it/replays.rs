//! What a record keeps besides the answers.

use conquest::cards::all_cards;
use conquest::{Deck, Options, Played};

/// The number by which a record knows its cards is made from all of them, each with all it says.
#[test]
fn a_record_knows_the_cards_it_was_played_with() {
    let decks = ["nazdreg", "eldorath-starbane"].map(|name| Deck::starter_named(name).expect("a warlord"));
    let played = Played::new(decks, Options::default(), 1u64).expect("playable decks");
    let mut sum = 0xcbf2_9ce4_8422_2325_u64;
    for byte in all_cards().iter().flat_map(|card| format!("{card:?}").into_bytes()) {
        sum = (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    assert_eq!(played.replay().cards, sum);
}
