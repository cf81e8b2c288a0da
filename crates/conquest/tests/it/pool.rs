//! Random play over every card there is, not only the starter decks: any cards together, any warlords.

use conquest::card::{Faction, Kind};
use conquest::cards::{all_ids, card};
use conquest::rng::Chance;
use conquest::state::Outcome;
use conquest::{Deck, Options, State};

const GAMES: u64 = 150;
const MOST_ANSWERS: usize = 20_000;

fn deck(chance: &mut Chance) -> Deck {
    let of = |wanted: fn(Kind) -> bool| all_ids().filter(move |(_, it)| wanted(it.kind)).map(|(id, _)| id);
    let mut warlords: Vec<_> = of(|kind| kind == Kind::Warlord).collect();
    let mut cards: Vec<_> =
        of(|kind| matches!(kind, Kind::Army | Kind::Event | Kind::Support | Kind::Attachment)).collect();
    chance.shuffle(&mut warlords);
    chance.shuffle(&mut cards);
    cards.truncate(50);
    if card(warlords[0]).faction == Faction::Tyranids {
        let synapse: Vec<_> = of(|kind| kind == Kind::Synapse).collect();
        cards.push(synapse[chance.below(synapse.len())]);
    }
    Deck { warlord: warlords[0], cards }
}

/// Whatever cards meet, there is an answer to every question, and the game ends.
#[test]
fn any_cards_can_be_played_together() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..GAMES {
        let mut chance = Chance::new(seed);
        let decks = [deck(&mut chance), deck(&mut chance)];
        seen.extend(decks.iter().flat_map(|deck| &deck.cards).map(|id| card(*id).id));
        let mut game = State::new(&decks, Options::default(), seed).unwrap();
        let mut legal = Vec::new();
        for _ in 0..MOST_ANSWERS {
            let Some(seat) = game.to_answer() else { break };
            game.legal(seat, &mut legal);
            assert!(!legal.is_empty(), "no answer to {:?} in game {seed}", game.ask);
            let answer = legal[chance.below(legal.len())];
            game.advance(seat, answer);
        }
        assert!(game.outcome.is_some_and(|it| it != Outcome::Overrun), "game {seed}: {:?}", game.outcome);
    }
    assert!(seen.len() > 200, "only {} cards were played", seen.len());
}
