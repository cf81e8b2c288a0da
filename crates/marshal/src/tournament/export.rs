//! `marshal export`: a tournament in another system's format; what is lost is listed.

use std::path::PathBuf;

use rulebook::say;
use tournament::Fact;
use tournament::formats::Loss;

use super::{Source, import::format_named, in_file};
use crate::console::{Answer, Console, Exit, write};

#[derive(Debug, clap::Args)]
pub(crate) struct Export {
    #[command(flatten)]
    source: Source,
    #[arg(long, value_name = "csv|results|nrtm|trf|marshal")]
    to: String,
    #[arg(long, short)]
    output: Option<PathBuf>,
}

pub(crate) fn run(asked: Export, console: &Console) -> Answer {
    let format = format_named(&asked.to)?;
    let opened = asked.source.open(None)?;
    let date = first_day(&opened.facts);
    let writing = format
        .write(&opened.tournament, date.as_deref())
        .map_err(|problem| in_file(&asked.source.file, problem.saying()))?;
    match &asked.output {
        Some(path) => {
            write(path, &writing.text)?;
            console.aside(&say!("export-done", path = path.display().to_string(), format = format.id()));
        }
        None => console.line(writing.text.trim_end_matches('\n')),
    }
    tell_losses(&writing.lost, console);
    Ok(Exit::Done)
}

/// Lists what could not be carried over, beside the answer.
pub(super) fn tell_losses(lost: &[Loss], console: &Console) {
    if !lost.is_empty() {
        console.aside(&say!("export-lost"));
    }
    for loss in lost {
        console.aside(&say!("export-lost-line", what = loss.saying()));
    }
}

/// The day of the first step, if the file has a history.
fn first_day(facts: &[Fact]) -> Option<String> {
    let at = facts.iter().find_map(|fact| match fact {
        Fact::Step { at, .. } => Some(*at),
        _ => None,
    })?;
    let day = jiff::Timestamp::from_millisecond(at.0).ok()?;
    Some(day.to_zoned(jiff::tz::TimeZone::UTC).strftime("%Y-%m-%d").to_string())
}
