//! Fits the weights of the bots' forecast anew, over games of the rules player against itself with a deck of every warlord,
//! and prints the table that stands in `bots/forecast.rs`. The same number of games gives the same table.
//! `cargo bench -p conquest --bench weights -- 4000`

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use conquest::Deck;
use conquest::bots::Bot;
use conquest::bots::fit::{Sample, fit, samples};

const GAMES: u64 = 4_000;

fn main() {
    let games = std::env::args().find_map(|it| it.parse().ok()).unwrap_or(GAMES);
    let decks: Vec<Deck> = Deck::starters().chain(Deck::houses()).filter_map(Deck::starter_named).collect();
    let next = AtomicU64::new(0);
    let played: Mutex<BTreeMap<u64, Vec<Sample>>> = Mutex::default();
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    if game.is_multiple_of((games / 20).max(1)) {
                        eprintln!("{game} of {games} games");
                    }
                    let found = samples(&decks, Bot::Rules, game).expect("the ready decks are playable");
                    played.lock().unwrap_or_else(PoisonError::into_inner).insert(game, found);
                }
            });
        }
    });
    let played = played.into_inner().unwrap_or_else(PoisonError::into_inner);
    let fitted = fit(played.into_values().flatten().collect());
    println!(
        "// {} of {} positions it was not fitted to are foretold.",
        fitted.foretold[0], fitted.foretold[1]
    );
    for [early, late] in fitted.weights {
        println!("    [{early:.3}, {late:.3}],");
    }
}
