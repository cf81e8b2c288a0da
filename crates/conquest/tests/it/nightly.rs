//! Laws at a size that takes minutes; `scripts/nightly` runs them. `laws.rs` holds the same ones at a size for every change.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use conquest::Played;
use conquest::rng::Chance;

use crate::laws::{options, play_with, views_hide};
use crate::pool::decks;

/// With legal decks of every warlord: no panic, no stuck state, no overrun; now and then a game is recorded, written, read and played again to the same end.
/// The games need no more memory the longer they run.
#[test]
#[ignore = "takes minutes: scripts/nightly"]
#[allow(clippy::disallowed_methods, reason = "says how fast games were; nothing depends on it")]
fn a_million_random_games_end_by_the_rules() {
    let games: u64 = std::env::var("MARSHAL_GAMES").ok().and_then(|it| it.parse().ok()).unwrap_or(1_000_000);
    let (next, questions, replayed) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    let early = AtomicU64::new(0);
    let begun = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= games {
                        break;
                    }
                    if seed > 0 && seed.is_multiple_of((games / 20).max(1)) {
                        println!("{seed} of {games} games, {} s", begun.elapsed().as_secs());
                    }
                    if seed == games / 10 {
                        early.store(memory_kilobytes(), Ordering::Relaxed);
                    }
                    let mut asked = 0;
                    let end = play_with(&decks(seed), seed, |_, _| asked += 1);
                    assert_ne!(end.outcome, Some(conquest::Outcome::Overrun), "seed {seed}");
                    questions.fetch_add(asked, Ordering::Relaxed);
                    if seed % 100 == 0 {
                        replay(seed);
                        replayed.fetch_add(1, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    let (early, late) = (early.into_inner(), memory_kilobytes());
    let millis = u64::try_from(begun.elapsed().as_millis()).unwrap().max(1);
    println!(
        "{games} games, {} questions in {} s ({} games a second); {} replayed; memory {early} kB after a tenth, {late} kB at the end",
        questions.into_inner(),
        millis / 1000,
        games * 1000 / millis,
        replayed.into_inner(),
    );
    assert!(late <= early + 16 * 1024, "memory grew from {early} to {late} kB");
}

/// Records a random game, writes and reads it, and compares.
fn replay(seed: u64) {
    let mut game = Played::new(decks(seed), options(seed), seed).unwrap();
    let mut chance = Chance::new(seed);
    let mut legal = Vec::new();
    while let Some(seat) = game.state().to_answer() {
        game.state().legal(seat, &mut legal);
        game.answer(seat, legal[chance.below(legal.len())]).unwrap();
    }
    let again = Played::read(&serde_json::to_string(game.replay()).unwrap()).unwrap();
    assert_eq!(again.state(), game.state(), "seed {seed}");
}

/// What the process holds in memory; 0 where the system does not say.
fn memory_kilobytes() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()).and_then(|it| it.parse().ok()).unwrap_or(0)
}

#[test]
#[ignore = "takes minutes: scripts/nightly"]
fn views_of_a_hundred_thousand_positions_hide_what_is_hidden() {
    views_hide(100_000, decks);
}
