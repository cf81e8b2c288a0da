//! `marshal conquest scenario`: worked examples from text files.

use std::path::{Path, PathBuf};
use std::time::Duration;

use conquest::scenario::{BadLine, Report, play};
use indicatif::{ProgressBar, ProgressStyle};
use rulebook::{Saying, say};

use crate::console::{Answer, Console, Exit, Failure, read};

/// Plays the scenarios and says what differed. A file that cannot be used does not hide the others.
pub(super) fn run(files: &[PathBuf], quiet: bool, console: &Console) -> Answer {
    let progress = progress(files.len(), console);
    let (mut differed, mut unusable) = (0usize, 0usize);
    let mut results = Vec::new();
    for file in files {
        progress.set_message(file.display().to_string());
        let report = match read(file) {
            Ok(text) => play(&text),
            Err(failure) => {
                unusable += 1;
                if console.json {
                    let why: Vec<String> = failure.sayings().iter().map(|it| console.say(it)).collect();
                    let name = file.display().to_string();
                    results.push(serde_json::json!({ "file": name, "good": false, "error": why.join(" ") }));
                } else {
                    progress.suspend(|| console.report(&failure));
                }
                progress.inc(1);
                continue;
            }
        };
        unusable += usize::from(!report.unusable.is_empty());
        differed += usize::from(report.unusable.is_empty() && !report.differed.is_empty());
        if console.json {
            results.push(as_json(file, &report, console));
        } else {
            progress.suspend(|| tell(file, &report, quiet, console));
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    if console.json {
        console.print_json(&results)?;
    } else if differed == 0 && unusable == 0 {
        console.tell(&say!("conquest-scenario-good", count = files.len()));
    } else if differed > 0 {
        console.tell(&say!("conquest-scenario-bad", bad = differed, count = files.len()));
    }
    if unusable > 0 {
        // For machines the array has said everything.
        let told = say!("conquest-scenario-unusable", count = unusable);
        return Err(Failure::several(if console.json { Vec::new() } else { vec![told] }));
    }
    Ok(if differed == 0 { Exit::Done } else { Exit::No })
}

/// A bar on standard error where somebody watches a long run; nothing elsewhere.
fn progress(files: usize, console: &Console) -> ProgressBar {
    if console.json || files < 2 {
        return ProgressBar::hidden();
    }
    let progress = ProgressBar::new(files as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta} {msg}") {
        progress.set_style(style);
    }
    progress.enable_steady_tick(Duration::from_millis(200));
    progress
}

fn tell(file: &Path, report: &Report, quiet: bool, console: &Console) {
    if quiet && report.as_written() {
        return;
    }
    let name = file.display().to_string();
    console.tell(&say!("conquest-scenario-title", title = report.title.as_str(), file = name));
    let bad: Vec<Saying> = report.unusable.iter().map(BadLine::saying).collect();
    let told: Vec<&Saying> = if quiet {
        report.differed.iter().chain(&bad).collect()
    } else {
        // What cannot be used below the board stands in the trace already.
        report.trace.iter().chain(bad.iter().filter(|it| !report.trace.contains(it))).collect()
    };
    for saying in told {
        console.line(format!("  {}", console.say(saying)));
    }
}

fn as_json(file: &Path, report: &Report, console: &Console) -> serde_json::Value {
    let said = |sayings: &[Saying]| sayings.iter().map(|saying| console.say(saying)).collect::<Vec<_>>();
    let bad = report.unusable.iter();
    let unusable: Vec<_> =
        bad.map(|bad| serde_json::json!({ "line": bad.line, "why": console.say(&bad.why) })).collect();
    serde_json::json!({
        "file": file.display().to_string(),
        "title": report.title,
        "shows": report.shows,
        "good": report.as_written(),
        "trace": said(&report.trace),
        "differed": said(&report.differed),
        "unusable": unusable,
    })
}
