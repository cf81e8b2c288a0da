//! `marshal deck convert`: writes a list in another format, or says which lines stand in the way.

use std::path::PathBuf;

use decks::{Format, write};
use rulebook::say;
use serde_json::json;

use super::asked::{Asked, chosen};
use crate::console::{self, Answer, Console, Exit, Failure};

#[derive(Debug, clap::Args)]
pub(crate) struct Convert {
    file: PathBuf,
    #[arg(long, value_name = "FORMAT")]
    to: String,
    #[arg(long)]
    game: Option<String>,
    #[arg(long)]
    date: Option<String>,
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub(super) fn run(convert: &Convert, console: &Console) -> Answer {
    let format = chosen(&convert.to, Format::of_code, Format::ALL.iter().map(|format| format.code()))?;
    let asked = Asked { game: convert.game.as_deref(), date: convert.date.as_deref(), ..Asked::default() };
    let (draft, setting) = asked.read(&convert.file)?;
    let reading = draft.identify(&setting);
    if !reading.troubles.is_empty() {
        for trouble in &reading.troubles {
            console.report(&Failure::refused(trouble));
        }
        return Err(Failure::new(say!("decks-cli-cannot-convert", count = reading.troubles.len())));
    }
    let text = write(&reading.list, format).map_err(|unwritable| Failure::new(unwritable.saying()))?;
    match &convert.output {
        Some(path) => console::write(path, &text)?,
        None if console.json => console.print_json(&json!({
            "format": format,
            "text": text,
            "remarks": reading.remarks,
        }))?,
        None => console.line(text.trim_end_matches('\n')),
    }
    Ok(Exit::Done)
}
