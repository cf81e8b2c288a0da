//! Looks for better numbers for the rules of thumb, by mirrored games with a deck of every warlord, and prints the table
//! that stands in `bots/habits.rs`. The same number of games gives the same table.
//! `cargo bench -p conquest --bench habits -- 1240`

use conquest::Deck;
use conquest::bots::habits::{Habits, mirrored, search};

const GAMES: u64 = 1_240;
/// Deals no search looks at: what was found is tried on them.
const UNSEEN: u64 = 1 << 40;

fn main() {
    let games = std::env::args().find_map(|it| it.parse().ok()).unwrap_or(GAMES);
    let decks: Vec<Deck> = Deck::starters().chain(Deck::houses()).filter_map(Deck::starter_named).collect();
    let tell = |what: &str, won: [u64; 2], kept: bool| {
        eprintln!("{what}: {} to {}{}", won[0], won[1], if kept { ", kept" } else { "" });
    };
    let best = search(&decks, games, tell).expect("the ready decks are playable");
    let won = mirrored(&decks, [&best, &Habits::FITTED], UNSEEN..UNSEEN + 2 * games).expect("playable");
    println!("// {} to {} of {} games it was not fitted to.", won[0], won[1], 2 * games);
    for (name, number) in best.named() {
        println!("        {name}: {number},");
    }
}
