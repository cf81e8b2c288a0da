//! House decks: one for each warlord outside the core set, as the rules for decks want it, and played to the end.

use std::collections::HashMap;

use conquest::card::{Faction, Kind, Loyalty};
use conquest::cards::{card, card_named};
use conquest::rng::Chance;
use conquest::state::Outcome;
use conquest::{Deck, Options, State};

use crate::catalogue::catalogue;

fn decks() -> Vec<(&'static str, Deck)> {
    Deck::houses().map(|name| (name, Deck::starter_named(name).expect("it is listed"))).collect()
}

/// The whole signature squad, at most three of each other card, fifty or more, and only cards the warlord may lead.
#[test]
fn house_decks_keep_the_rules_for_decks() {
    let catalogue = catalogue();
    for (name, deck) in decks() {
        assert_eq!(deck.check(), Ok(()), "{name}");
        let warlord = card(deck.warlord);
        let mut copies: HashMap<&str, usize> = HashMap::new();
        for id in &deck.cards {
            *copies.entry(card(*id).id).or_default() += 1;
        }
        let counted: usize = deck.cards.iter().filter(|id| card(**id).kind != Kind::Synapse).count();
        assert!(counted >= 50, "{name} has {counted} cards");
        for (id, copies) in &copies {
            let it = card(card_named(id).expect("it is in a deck"));
            let foreign = it.faction != warlord.faction && it.faction != Faction::Neutral;
            let slave = warlord.faction == Faction::Necrons && it.kind == Kind::Army;
            assert!(!foreign || slave && it.loyalty == Loyalty::Common, "{name}: {id}");
            assert!(it.squad == 0 || it.squad == warlord.squad, "{name}: {id}");
            assert!(*copies <= 3 || it.squad == warlord.squad, "{name}: {id}");
        }
        let squad = warlord.squad.to_string();
        for row in catalogue.values().filter(|row| row["squad"] == squad && row["kind"] != "warlord") {
            let wanted: usize = row["squad_copies"].parse().expect("a number");
            assert_eq!(copies.get(row["id"].as_str()), Some(&wanted), "{name}: {}", row["id"]);
        }
    }
}

/// Each against the next and against itself: every question has an answer, and every game ends.
#[test]
fn house_decks_are_played_to_the_end() {
    let decks = decks();
    assert_eq!(decks.len() + Deck::starters().count(), 31, "a deck for every warlord");
    let mut legal = Vec::new();
    for (at, (name, deck)) in decks.iter().enumerate() {
        for (seed, other) in [(1, at), (2, at + 1), (3, at + 5)] {
            let pair = [deck.clone(), decks[other % decks.len()].1.clone()];
            let mut game = State::new(&pair, Options::default(), seed).expect("playable");
            let mut chance = Chance::new(seed);
            while let Some(seat) = game.to_answer() {
                game.legal(seat, &mut legal);
                assert!(!legal.is_empty(), "{name}: no answer to {:?}", game.ask);
                game.advance(seat, legal[chance.below(legal.len())]);
            }
            assert!(game.outcome.is_some_and(|it| it != Outcome::Overrun), "{name}: {:?}", game.outcome);
        }
    }
}
