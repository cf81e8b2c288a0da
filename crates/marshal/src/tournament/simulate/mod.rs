//! `marshal simulate`: thousands of tournaments under the real rules, to see what a structure does.
//!
//! Players get strengths from a model, games are won by chance according to them, and everything else (pairing, byes,
//! standings, cut, bracket) is the rulebook's own work. Structures are compared on the same players. Floats are fine
//! here: nothing is decided, only counted.

mod model;
mod play;
mod tally;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use regulations::Pack;
use rulebook::{Saying, Seed, say};
use tournament::Structure;

use super::{built_in_pack, own_pack, structure};
use crate::console::{Answer, Console, Exit, Failure};
use crate::table::Column;
use model::Model;
use tally::Tally;

#[derive(Debug, clap::Args)]
pub(crate) struct Simulate {
    #[arg(long, default_value = "conquest-1.2")]
    regulation: String,
    #[arg(long, value_name = "TOML")]
    pack: Option<PathBuf>,
    #[arg(long, default_value_t = 32)]
    players: u32,
    #[arg(long, default_value_t = 1000)]
    runs: u32,
    #[arg(long, default_value = "basic", conflicts_with = "compare")]
    structure: String,
    #[arg(long, value_name = "STRUCTURE,…", value_delimiter = ',')]
    compare: Vec<String>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value = "elo:200", value_name = "elo:SD|normal:SD|uniform:WIDTH|equal")]
    model: String,
    #[arg(long, default_value_t = 5, value_name = "PERCENT")]
    to_time: u8,
}

const MOST_PLAYERS: u32 = 4096;
const MOST_RUNS: u32 = 1_000_000;

pub(crate) fn run(asked: Simulate, console: &Console) -> Answer {
    within("players", asked.players, 2, MOST_PLAYERS)?;
    within("runs", asked.runs, 1, MOST_RUNS)?;
    within("to-time", u32::from(asked.to_time), 0, 100)?;
    let model: Model = asked
        .model
        .parse()
        .map_err(|()| Failure::new(say!("simulate-model", read = asked.model.as_str())))?;
    let pack = match &asked.pack {
        Some(path) => own_pack(path)?,
        None => built_in_pack(&asked.regulation)?,
    };
    let wanted = if asked.compare.is_empty() { vec![asked.structure.clone()] } else { asked.compare.clone() };
    let structures: Vec<Structure> =
        wanted.iter().map(|text| structure::read(text, &pack)).collect::<Result<_, _>>()?;
    let mut tallies = Vec::new();
    for it in &structures {
        let field = play::Field::new(Arc::clone(&pack), it, asked.players)?;
        tallies.push(simulated(&asked, model, &field, console)?);
    }
    if console.json {
        let answers: Vec<_> =
            structures.iter().zip(&tallies).map(|(it, tally)| tally.json(&structure::written(it))).collect();
        console.print_json(&serde_json::json!({
            "regulation": pack.id, "players": asked.players, "runs": asked.runs, "seed": asked.seed,
            "model": asked.model, "to_time": asked.to_time, "structures": answers,
        }))?;
        return Ok(Exit::Done);
    }
    report(&asked, &pack, &structures, &tallies, console);
    Ok(Exit::Done)
}

fn within(what: &str, read: u32, least: u32, most: u32) -> Result<(), Failure> {
    if (least..=most).contains(&read) {
        return Ok(());
    }
    Err(Failure::new(say!("simulate-range", what = what, read = read, least = least, most = most)))
}

/// Plays all runs on all cores; the same seed gives the same figures on any number of them.
fn simulated(
    asked: &Simulate,
    model: Model,
    field: &play::Field,
    console: &Console,
) -> Result<Tally, Failure> {
    let progress = if console.json { ProgressBar::hidden() } else { ProgressBar::new(u64::from(asked.runs)) };
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}") {
        progress.set_style(style);
    }
    progress.enable_steady_tick(Duration::from_millis(200));
    let tally = (0..asked.runs)
        .into_par_iter()
        .map(|run| {
            let tally = field.play(run_seed(asked.seed, run), model, asked.to_time);
            progress.inc(1);
            tally
        })
        .try_reduce(Tally::default, |one, two| Ok(one.with(two)));
    progress.finish_and_clear();
    tally
}

/// Every run has its own seed, made from the one given.
fn run_seed(seed: u64, run: u32) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..12].copy_from_slice(&run.to_le_bytes());
    Seed::from_bytes(bytes)
}

fn report(asked: &Simulate, pack: &Pack, structures: &[Structure], tallies: &[Tally], console: &Console) {
    console.tell(&say!(
        "simulate-title",
        runs = asked.runs,
        players = asked.players,
        regulation = pack.id.as_str(),
        model = asked.model.as_str(),
        seed = asked.seed.to_string()
    ));
    console.line("");
    let mut columns = vec![(say!("head-what"), Column::Words)];
    columns.extend(
        structures.iter().map(|it| (say!("pack-word", word = structure::written(it)), Column::Figures)),
    );
    let figures: Vec<Vec<(Saying, String)>> = tallies.iter().map(Tally::figures).collect();
    let rows = (0..figures[0].len()).map(|at| {
        let label = console.say(&figures[0][at].0);
        std::iter::once(label).chain(figures.iter().map(|column| column[at].1.clone())).collect()
    });
    console.table(&columns, rows.collect());
    for (it, tally) in structures.iter().zip(tallies) {
        console.line("");
        console.tell(&say!("simulate-chart", structure = structure::written(it)));
        for (place, share) in tally.places_of_the_best() {
            let bar = "█".repeat((share as usize).div_ceil(2));
            console.line(format!("{place:>8}  {share:>3} %  {bar}").trim_end());
        }
    }
}
