//! Breaks a rule crate on purpose, one place at a time, and counts what its own tests notice.
//!
//! Building once for every change would take a night. So all changes of a sample are woven into one build, each behind a
//! switch (`if crate::mutant::on(17) { changed } else { original }`), and an environment variable says which one is on. A
//! first run with none on notes which test reaches which change: a change nobody reaches has survived without a run, any
//! other is tried with the tests that reach it, the quickest first, until one fails or they have taken `--patience` seconds.
//!
//! ```text
//! mutants CRATE… [--sample 200] [--seed 1] [--jobs 1] [--patience 60] [--fresh] [--list]
//! ```
//!
//! Run it inside the repository (`scripts/mutants` does). What was caught before is believed, what survived is tried again; `--fresh` forgets both. A verdict a line stands in
//! `mutants/CRATE/verdicts.jsonl` of the target directory. Fails if fewer than 90 of 100 are caught in some crate.

mod places;
mod sample;
mod tree;
mod trial;
mod verdicts;
mod weave;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use sample::Sample;
use tree::Tree;
use trial::Trials;
use verdicts::Verdicts;

/// How many of a hundred changes the tests of a rule crate notice.
const ENOUGH: usize = 90;

struct Wanted {
    crates: Vec<String>,
    sample: usize,
    seed: u64,
    jobs: usize,
    patience: u64,
    fresh: bool,
    list: bool,
}

fn main() -> ExitCode {
    let wanted = match wanted(std::env::args().skip(1)) {
        Ok(wanted) => wanted,
        Err(why) => return failed(&why),
    };
    let root = match tree::root() {
        Ok(root) => root,
        Err(why) => return failed(&why),
    };
    let mut weak = Vec::new();
    for name in &wanted.crates {
        match of_crate(&root, name, &wanted) {
            Ok(true) => {}
            Ok(false) => weak.push(name.as_str()),
            Err(why) => return failed(&format!("{name}: {why}")),
        }
    }
    if weak.is_empty() {
        return ExitCode::SUCCESS;
    }
    eprintln!("fewer than {ENOUGH} of 100 are caught in: {}", weak.join(", "));
    ExitCode::FAILURE
}

/// Whether enough changes of that crate are caught.
fn of_crate(root: &Path, name: &str, wanted: &Wanted) -> Result<bool, String> {
    let all = places::of_crate(root, name)?;
    let mut sample = Sample::drawn(all, wanted.seed, wanted.sample);
    println!("\n== {name}: {} of {} places, seed {}", sample.chosen().len(), sample.known(), wanted.seed);
    if wanted.list {
        for place in sample.chosen() {
            println!("{place}");
        }
        return Ok(true);
    }
    let mutants = target(root).join("mutants");
    let folder = mutants.join(name);
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let tree = Tree::copied(root, &mutants, name)?;
    let programs = tree.built(&mut sample)?;
    let mut verdicts = Verdicts::kept_in(&folder.join("verdicts.jsonl"), wanted.fresh)?;
    let trials = Trials::of(&tree, &programs, &folder)?;
    trials.run(sample.chosen(), &mut verdicts, wanted.jobs, Duration::from_secs(wanted.patience))?;
    Ok(verdicts.told(name, sample.chosen()) >= ENOUGH)
}

fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

fn wanted(mut words: impl Iterator<Item = String>) -> Result<Wanted, String> {
    let mut wanted =
        Wanted { crates: Vec::new(), sample: 200, seed: 1, jobs: 1, patience: 60, fresh: false, list: false };
    while let Some(word) = words.next() {
        let mut number = || {
            let given = words.next().unwrap_or_default();
            given.parse::<u64>().map_err(|_| format!("{word} takes a whole number, not “{given}”"))
        };
        match word.as_str() {
            "--sample" => wanted.sample = usize::try_from(number()?).unwrap_or(usize::MAX),
            "--seed" => wanted.seed = number()?,
            "--jobs" => wanted.jobs = usize::try_from(number()?).unwrap_or(1).clamp(1, 64),
            "--patience" => wanted.patience = number()?,
            "--fresh" => wanted.fresh = true,
            "--list" => wanted.list = true,
            other if other.starts_with('-') => {
                return Err(format!("{other} is unknown; see crates/mutants/src/main.rs"));
            }
            _ => wanted.crates.push(word),
        }
    }
    if wanted.crates.is_empty() {
        return Err("name the crates whose tests are tried".to_owned());
    }
    Ok(wanted)
}

fn failed(why: &str) -> ExitCode {
    eprintln!("mutants: {why}");
    ExitCode::from(2)
}
