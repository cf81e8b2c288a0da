//! How fast a table and a whole game are, against what is promised: `cargo bench -p epic`.
//!
//! Prints the least and the median time of each, and how many times the median fits into its promise: 10 ms for a table
//! generated and checked, 5 ms for a full game replayed.

use std::hint::black_box;

use epic::Length;
use epic::generate::{Country, Plan, generate};
use epic::referee::{GameFile, referee};

fn main() {
    println!("{:<38} {:>10} {:>10} {:>10} {:>8}", "", "least", "median", "promised", "ratio");
    for country in Country::ALL {
        let mut seed = 0;
        report(&format!("table generated, checked: {country:?}"), 10_000, || {
            seed += 1;
            let plan = Plan { length: Length::cm(180), width: Length::cm(120), country, seed };
            let table = generate(black_box(&plan));
            assert!(epic::check::check(&table).is_empty());
        });
    }
    let text = include_str!("../../../scenarios/epic/full-game.json");
    let file = GameFile::read(text).expect("the scenario is sound, as a test shows");
    report("full game replayed", 5_000, || assert!(referee(black_box(&file)).wrong.is_none()));
    report("full game read and replayed", 5_000, || {
        let file = GameFile::read(black_box(text)).expect("the scenario is sound, as a test shows");
        assert!(referee(&file).wrong.is_none());
    });
}

#[allow(clippy::disallowed_methods)]
fn report(name: &str, promised_micros: u128, mut run: impl FnMut()) {
    run();
    // `cargo test` only makes sure that it runs.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let mut times: Vec<u128> = (0..101)
        .map(|_| {
            let start = std::time::Instant::now();
            run();
            start.elapsed().as_nanos()
        })
        .collect();
    times.sort_unstable();
    let median = times[times.len() / 2];
    let ratio = promised_micros * 10_000 / median.max(1);
    println!(
        "{name:<38} {:>7} us {:>7} us {promised_micros:>7} us {:>6}.{}x",
        times[0] / 1000,
        median / 1000,
        ratio / 10,
        ratio % 10
    );
}
