//! `marshal conquest scenario`: worked examples from text files.

use std::path::PathBuf;

use rulebook::{Saying, say};

use crate::console::{Answer, Console, Exit, Failure, read};

/// Plays the scenarios and says what differed.
pub(super) fn run(files: &[PathBuf], quiet: bool, console: &Console) -> Answer {
    let mut bad = 0usize;
    let mut results = Vec::new();
    for file in files {
        let text = read(file)?;
        let name = file.display().to_string();
        let report = conquest::scenario::play(&text).map_err(|line| {
            let title = say!("conquest-scenario-title", title = line.saying(), file = name.clone());
            Failure::new(title)
        })?;
        bad += usize::from(!report.differed.is_empty());
        let said = |sayings: &[Saying]| sayings.iter().map(|saying| console.say(saying)).collect::<Vec<_>>();
        if console.json {
            results.push(serde_json::json!({
                "file": name,
                "title": report.title,
                "shows": report.shows,
                "good": report.differed.is_empty(),
                "trace": said(&report.trace),
                "differed": said(&report.differed),
            }));
            continue;
        }
        if !quiet || !report.differed.is_empty() {
            console.tell(&say!("conquest-scenario-title", title = report.title.as_str(), file = name));
        }
        for line in said(if quiet { &report.differed } else { &report.trace }) {
            console.line(format!("  {line}"));
        }
    }
    if console.json {
        console.print_json(&results)?;
    } else if bad == 0 {
        console.tell(&say!("conquest-scenario-good", count = files.len()));
    } else {
        console.tell(&say!("conquest-scenario-bad", bad = bad, count = files.len()));
    }
    Ok(if bad == 0 { Exit::Done } else { Exit::No })
}
