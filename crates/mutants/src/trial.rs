//! The tests, which changes each of them reaches, and each change tried with the tests that reach it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::places::Place;
use crate::tree::Tree;
use crate::verdicts::{Fate, Verdicts};

/// What a test may use with a change on: memory in KiB, and processor seconds beyond three times of what it took without.
const MOST_MEMORY_KIB: u64 = 4_000_000;
const MORE_SECONDS: u64 = 5;

struct Test {
    program: PathBuf,
    name: String,
    took: Duration,
    reaches: BTreeSet<usize>,
}

pub(crate) struct Trials {
    folder: PathBuf,
    /// The quickest first.
    tests: Vec<Test>,
}

impl Trials {
    /// Runs every test once with nothing changed.
    pub(crate) fn of(tree: &Tree, programs: &[PathBuf], scratch: &Path) -> Result<Trials, String> {
        let folder = tree.crate_folder();
        let register = scratch.join("reached");
        let mut tests = Vec::new();
        for program in programs {
            for name in listed(program, &folder)? {
                _ = std::fs::remove_file(&register);
                let begun = now();
                let noted = register.to_string_lossy();
                if !passes(program, &name, &folder, ("MARSHAL_MUTANTS_REACHED", &noted), 3600) {
                    return Err(format!("{name} fails with nothing changed"));
                }
                let took = begun.elapsed();
                let reached = std::fs::read_to_string(&register).unwrap_or_default();
                let reaches = reached.lines().filter_map(|line| line.parse().ok()).collect();
                tests.push(Test { program: program.clone(), name, took, reaches });
            }
        }
        tests.sort_by_key(|test| test.took);
        let whole: Duration = tests.iter().map(|test| test.took).sum();
        println!("{} tests, {} s", tests.len(), whole.as_secs());
        Ok(Trials { folder, tests })
    }

    /// Tries every change that is not known to be caught, each with tests that take no longer than that together.
    pub(crate) fn run(
        &self,
        chosen: &[Place],
        verdicts: &mut Verdicts,
        jobs: usize,
        patience: Duration,
    ) -> Result<(), String> {
        let open: Vec<usize> = (0..chosen.len()).filter(|at| !verdicts.is_caught(&chosen[*at])).collect();
        let next = AtomicUsize::new(0);
        let verdicts = Mutex::new(verdicts);
        let failed = Mutex::new(None);
        std::thread::scope(|scope| {
            for _ in 0..jobs {
                scope.spawn(|| {
                    while let Some(number) = open.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let fate = self.fate(*number, patience);
                        let Ok(mut verdicts) = verdicts.lock() else { return };
                        if let Err(why) = verdicts.note(&chosen[*number], fate) {
                            _ = failed.lock().map(|mut failed| *failed = Some(why));
                            return;
                        }
                    }
                });
            }
        });
        failed.into_inner().ok().flatten().map_or(Ok(()), Err)
    }

    fn fate(&self, number: usize, patience: Duration) -> Fate {
        let mut reached = false;
        let mut spent = Duration::ZERO;
        for test in self.tests.iter().filter(|test| test.reaches.contains(&number)) {
            if reached && spent + test.took > patience {
                break;
            }
            reached = true;
            spent += test.took;
            let seconds = test.took.as_secs() * 3 + MORE_SECONDS;
            if !passes(
                &test.program,
                &test.name,
                &self.folder,
                ("MARSHAL_MUTANT", &number.to_string()),
                seconds,
            ) {
                return Fate::Caught { by: test.name.clone() };
            }
        }
        if reached { Fate::Survived } else { Fate::Unreached }
    }
}

fn listed(program: &Path, folder: &Path) -> Result<Vec<String>, String> {
    let names = |more: &[&str]| -> Result<BTreeSet<String>, String> {
        let output = Command::new(program)
            .args(["--list", "--format", "terse"])
            .args(more)
            .current_dir(folder)
            .output();
        let output = output.map_err(|error| format!("{}: {error}", program.display()))?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        Ok(text.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned).collect())
    };
    let ignored = names(&["--ignored"])?;
    Ok(names(&[])?.into_iter().filter(|name| !ignored.contains(name)).collect())
}

/// Whether that test passes within its limits. Limits are of processor time, so a busy machine changes no verdict.
fn passes(program: &Path, name: &str, folder: &Path, switch: (&str, &str), seconds: u64) -> bool {
    let limited = format!("ulimit -v {MOST_MEMORY_KIB}; ulimit -t {seconds}; exec nice \"$@\"");
    let status = Command::new("sh")
        .args(["-c", &limited, "sh"])
        .arg(program)
        .args([name, "--exact", "--test-threads=1"])
        .current_dir(folder)
        .env("CARGO_MANIFEST_DIR", folder)
        .env("PROPTEST_DISABLE_FAILURE_PERSISTENCE", "1")
        .env("PROPTEST_MAX_SHRINK_ITERS", "0")
        .env(switch.0, switch.1)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    status.is_ok_and(|status| status.success())
}

#[expect(clippy::disallowed_methods, reason = "how long a test takes says in which order they are tried")]
fn now() -> Instant {
    Instant::now()
}
