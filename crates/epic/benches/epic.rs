//! How fast a table and a whole game are, against what is promised: `cargo bench -p epic`.
//!
//! Prints the least and the median time of each, and how many times the median fits into its promise: 10 ms for a table
//! generated and checked, 5 ms for a full game replayed, 1 ms for a place judged while a finger drags something over the map.

use std::hint::black_box;

use epic::generate::{Country, Plan, generate};
use epic::placing::Placing;
use epic::referee::{GameFile, Step, referee};
use epic::spread::{Spread, spread};
use epic::{Command, Game, Length, Point, Side, Spot};

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
    placing(&file);
}

/// What a drag over the map asks again and again: whether the place is good, and where the nearest good one is.
fn placing(file: &GameFile) {
    let until = |stops: fn(&Command) -> bool, nth: usize| -> Game {
        let mut short = file.clone();
        let is = |step: &Step| matches!(step, Step::Do { command, refused: None, .. } if stops(command));
        let places = short.steps.iter().enumerate().filter(|(_, step)| is(step)).map(|(at, _)| at);
        let at = places.into_iter().nth(nth).expect("the scenario has such a step");
        short.steps.truncate(at);
        referee(&short).game
    };
    let objectives = until(|it| matches!(it, Command::PlaceObjective { .. }), 4);
    let by = objectives.to_act().unwrap_or(Side::Alpha);
    report("objective judged, with nearest place", 1_000, || {
        let judged = objectives.judge(black_box(by), Placing::Objective, &[Spot::point(Point::cm(60, 95))]);
        assert!(judged.refusal.is_none() || judged.move_by.is_some());
    });
    let remaining = until(|it| matches!(it, Command::SetUp { .. }), 0);
    let by = remaining.to_act().unwrap_or(Side::Alpha);
    let waiting = remaining.formations(by).find(|(_, it)| it.place == epic::game::Place::Waiting);
    let (id, units) = waiting.map(|(it, now)| (it.id.clone(), now.units.len())).unwrap_or_default();
    let group = spread(Spread::Block, units, Point::cm(60, 60), Length::cm(3));
    report("formation judged, with nearest place", 1_000, || {
        let judged = remaining.judge(black_box(by), Placing::SetUp(&id), &group);
        assert!(judged.refusal.is_none() || judged.move_by.is_some());
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
