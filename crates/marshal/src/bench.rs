//! `marshal bench`: how long the work grows with the number of players, as ratios that hold on any machine;
//! how the server does under load ([`server`]); how fast Conquest is played ([`conquest`]) and Epic
//! judged ([`epic`]).

mod conquest;
mod epic;
mod field;
mod http;
mod large;
mod many;
mod served;
mod server;
mod strangers;
mod streams;
mod tables;

use std::time::{Duration, Instant};

use pairing::Swiss;
use rulebook::{Dice, Seed, say};
use serde::Serialize;
use tournament::standings::{Figures, Line, Record};

use crate::console::{Answer, Console, Exit};
use crate::table::Column;

#[derive(Debug, clap::Args)]
pub(crate) struct Bench {
    #[arg(value_enum, default_value_t = What::All)]
    what: What,
    #[arg(long, default_value_t = 16_384)]
    most: u32,
    #[arg(long, default_value_t = 2_000)]
    players: u32,
    #[arg(long, default_value_t = 2_000)]
    watchers: usize,
    #[arg(long, default_value_t = 500)]
    tables: usize,
    #[arg(long, default_value_t = 10_000)]
    streams: usize,
    #[arg(long, default_value_t = 5_000)]
    large: u32,
    #[arg(long, default_value_t = 2_000)]
    many: u32,
    #[arg(long, default_value_t = 5)]
    seconds: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum What {
    Pairing,
    Standings,
    /// Not part of all: it takes a minute and a half and the whole machine.
    Server,
    /// Not part of all: it takes some seconds for each figure.
    Conquest,
    /// Not part of all: its figures have bars of their own.
    Epic,
    All,
}

#[derive(Debug, Serialize)]
struct Measured {
    work: &'static str,
    players: u32,
    median_microseconds: u64,
    /// Time for this many players over the time for half as many, in hundredths: 200 is linear growth.
    growth_percent: Option<u64>,
}

/// Rounds already played in the field that is measured.
const PLAYED: u32 = 3;

pub(crate) fn run(asked: Bench, console: &Console) -> Answer {
    if asked.what == What::Server {
        let Bench { players, watchers, tables, streams, large, many, seconds, .. } = asked;
        let size = server::Size {
            players: players.max(2),
            watchers: watchers.max(1),
            tables: tables.max(1),
            streams,
            large: large.max(2),
            many: many.max(1),
            seconds: seconds.max(1),
        };
        return server::run(size, console);
    }
    if asked.what == What::Conquest {
        return conquest::run(asked.seconds.max(1), console);
    }
    if asked.what == What::Epic {
        return epic::run(console);
    }
    let mut measured = Vec::new();
    if asked.what != What::Standings {
        measured.extend(growth("pairing", asked.most, paired));
    }
    if asked.what != What::Pairing {
        measured.extend(growth("standings", asked.most, ranked));
    }
    if console.json {
        console.print_json(&measured)?;
        return Ok(Exit::Done);
    }
    let columns = [
        (say!("head-work"), Column::Words),
        (say!("head-players"), Column::Figures),
        (say!("head-milliseconds"), Column::Figures),
        (say!("head-growth"), Column::Figures),
    ];
    let hundredths = |value: u64| format!("{}.{:02}", value / 100, value % 100);
    let rows = measured.iter().map(|it| {
        let milliseconds = format!("{}.{:03}", it.median_microseconds / 1000, it.median_microseconds % 1000);
        let growth = it.growth_percent.map(|growth| format!("×{}", hundredths(growth))).unwrap_or_default();
        vec![it.work.to_owned(), it.players.to_string(), milliseconds, growth]
    });
    console.table(&columns, rows.collect());
    console.tell(&say!("bench-note", rounds = PLAYED));
    Ok(Exit::Done)
}

fn growth(work: &'static str, most: u32, once: fn(&Played) -> Duration) -> Vec<Measured> {
    let sizes = std::iter::successors(Some(32u32), |players| players.checked_mul(2));
    let mut measured: Vec<Measured> = Vec::new();
    for players in sizes.take_while(|players| *players <= most.min(1 << 20)) {
        let field = Played::new(players);
        let mut times: Vec<Duration> = (0..7).map(|_| once(&field)).collect();
        times.sort();
        let median = times[times.len() / 2].as_micros() as u64;
        let before = measured.last().map(|it| it.median_microseconds.max(1));
        let growth_percent = before.map(|before| median * 100 / before);
        measured.push(Measured { work, players, median_microseconds: median, growth_percent });
    }
    measured
}

/// A field after some rounds, its results by lot.
struct Played {
    points: Vec<i64>,
    met: Vec<(u32, u32)>,
    records: Vec<Record>,
}

impl Played {
    fn new(players: u32) -> Played {
        let dice = Dice::new(Seed::from_bytes([5; 32]));
        let mut field = Played {
            points: vec![0; players as usize],
            met: Vec::new(),
            records: vec![Record::default(); players as usize],
        };
        for round in 0..PLAYED {
            let mut cup = dice.cup(&format!("round {round}"));
            let Ok(paired) = pairing::pair(&field.request(), &mut |end| cup.below(end)) else { break };
            for (one, two) in paired.pairs {
                let (winner, loser) = if cup.below(2) == 0 { (one, two) } else { (two, one) };
                field.points[winner as usize] += 5;
                field.met.push((one, two));
                field.records[winner as usize].lines.push(Line { points: 5, opponent: Some(loser) });
                field.records[loser as usize].lines.push(Line { points: 0, opponent: Some(winner) });
            }
        }
        field
    }

    fn request(&self) -> Swiss {
        Swiss { scores: self.points.clone(), met: self.met.clone(), rounds_after: 3, ..Swiss::default() }
    }
}

fn paired(field: &Played) -> Duration {
    let request = field.request();
    let mut cup = Dice::new(Seed::from_bytes([6; 32])).cup("bench");
    timed(|| pairing::pair(&request, &mut |end| cup.below(end)).is_ok())
}

fn ranked(field: &Played) -> Duration {
    use regulations::TieBreaker::{ExtendedStrengthOfSchedule, Random, StrengthOfSchedule};
    let order: Vec<u32> = (0..field.records.len() as u32).collect();
    timed(|| {
        Figures::of(&field.records)
            .order(&[StrengthOfSchedule, ExtendedStrengthOfSchedule, Random], &order)
            .len()
            == order.len()
    })
}

#[allow(clippy::disallowed_methods)] // measuring is what this command is for
fn timed(work: impl FnOnce() -> bool) -> Duration {
    let begun = Instant::now();
    std::hint::black_box(work());
    begun.elapsed()
}
