//! `marshal bench epic`: how long a place takes to be judged while a finger drags something over the map, a table to be made, a whole
//! game to be refereed, beside what is promised.

use std::hint::black_box;
use std::time::{Duration, Instant};

use epic::game::Place;
use epic::generate::{Country, Plan, generate};
use epic::placing::Placing;
use epic::referee::{GameFile, Step, referee};
use epic::spread::{Spread, spread};
use epic::{Command, Game, Length, Point, Side, Spot};
use rulebook::say;

use super::server::{Figure, show};
use crate::console::{Answer, Console, Failure};

/// The game that is measured, as the scenarios have it.
const GAME: &str = include_str!("../../../../scenarios/epic/full-game.json");
/// What is promised, in microseconds.
const PLACE: u64 = 1_000;
const TABLE: u64 = 10_000;
const WHOLE: u64 = 5_000;
const TIMES: usize = 101;

pub(super) fn run(console: &Console) -> Answer {
    let file = GameFile::read(GAME).map_err(|error| Failure::new(error.saying()))?;
    let objectives = before(&file, 4, |command| matches!(command, Command::PlaceObjective { .. }));
    let by = objectives.to_act().unwrap_or(Side::Alpha);
    let objective = median(|_| {
        black_box(objectives.judge(by, Placing::Objective, &[Spot::point(Point::cm(60, 95))]));
    });
    let remaining = before(&file, 0, |command| matches!(command, Command::SetUp { .. }));
    let by = remaining.to_act().unwrap_or(Side::Alpha);
    let waiting = remaining.formations(by).find(|(_, now)| now.place == Place::Waiting);
    let (id, units) = waiting.map(|(it, now)| (it.id.clone(), now.units.len())).unwrap_or_default();
    let group = spread(Spread::Block, units, Point::cm(60, 60), Length::cm(3));
    let formation = median(|_| {
        black_box(remaining.judge(by, Placing::SetUp(&id), &group));
    });
    let table = median(|seed| {
        let (length, width) = (Length::cm(180), Length::cm(120));
        black_box(generate(&Plan { length, width, country: Country::Valley, seed }));
    });
    let game = median(|_| {
        black_box(referee(&file));
    });
    let figures = [
        Figure::at_most(say!("bench-epic-objective"), objective, "µs", PLACE),
        Figure::at_most(say!("bench-epic-formation"), formation, "µs", PLACE),
        Figure::at_most(say!("bench-epic-table"), table, "µs", TABLE),
        Figure::at_most(say!("bench-epic-game"), game, "µs", WHOLE),
    ];
    show(&figures, &say!("bench-epic-note", times = TIMES), console)
}

/// The game as it stood before the step of that number among those that fit.
fn before(file: &GameFile, number: usize, fits: fn(&Command) -> bool) -> Game {
    let mut short = file.clone();
    let is = |step: &Step| matches!(step, Step::Do { command, refused: None, .. } if fits(command));
    let places = short.steps.iter().enumerate().filter(|(_, step)| is(step)).map(|(at, _)| at);
    let at = places.into_iter().nth(number).unwrap_or(0);
    short.steps.truncate(at);
    referee(&short).game
}

/// How long it takes in the middle of many times, in microseconds, begun ones counted.
#[allow(clippy::disallowed_methods)] // measuring is what this command is for
fn median(mut once: impl FnMut(u64)) -> u64 {
    let mut times: Vec<Duration> = (0..TIMES as u64)
        .map(|at| {
            let begun = Instant::now();
            once(at);
            begun.elapsed()
        })
        .collect();
    times.sort();
    times[TIMES / 2].as_micros() as u64 + 1
}
