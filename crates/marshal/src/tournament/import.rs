//! `marshal import`: another system's file becomes a tournament file; what is lost is listed.

use std::path::PathBuf;

use rulebook::say;
use tournament::formats::{Format, Frame, decode};

use super::{built_in_pack, in_file, own_pack, structure};
use crate::console::{Answer, Console, Exit, Failure, read_bytes, write};

#[derive(Debug, clap::Args)]
pub(crate) struct Import {
    file: PathBuf,
    #[arg(long, value_name = "csv|nrtm|trf|tome|marshal")]
    from: Option<String>,
    #[arg(long, default_value = "conquest-1.2")]
    regulation: String,
    #[arg(long, value_name = "TOML")]
    pack: Option<PathBuf>,
    #[arg(long)]
    tier: Option<String>,
    #[arg(long)]
    structure: Option<String>,
    #[arg(long)]
    name: Option<String>,
    #[arg(long, value_name = "NAME|NUMBER")]
    tournament: Option<String>,
    #[arg(long, short)]
    output: Option<PathBuf>,
}

pub(crate) fn run(asked: Import, console: &Console) -> Answer {
    let (text, guessed) =
        decode(&read_bytes(&asked.file)?).map_err(|problem| in_file(&asked.file, problem.saying()))?;
    let format = match &asked.from {
        Some(id) => format_named(id)?,
        None => Format::recognise(&text)
            .ok_or_else(|| in_file(&asked.file, say!("import-not-recognised", known = known())))?,
    };
    let pack = match &asked.pack {
        Some(path) => own_pack(path)?,
        None => built_in_pack(&asked.regulation)?,
    };
    let structure = asked.structure.as_deref().map(|text| structure::read(text, &pack)).transpose()?;
    let stem = asked.file.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let name = asked.name.clone().or(stem).unwrap_or_default();
    let frame = Frame {
        pack: &pack,
        name: &name,
        tier: asked.tier.as_deref().unwrap_or(&pack.unofficial_tier),
        structure: structure.as_ref(),
        which: asked.tournament.as_deref(),
    };
    let mut reading = format.read(&text, &frame).map_err(|problem| in_file(&asked.file, problem.saying()))?;
    reading.lost.extend(guessed);
    if let Some(name) = asked.name {
        reading.file.name = name;
    }
    // Whatever another system accepts, only what can be a tournament here is written.
    let opened = reading.file.tournament(pack).map_err(|problem| in_file(&asked.file, problem.saying()))?;
    let text = reading.file.write();
    match &asked.output {
        Some(path) => {
            write(path, &text)?;
            console.aside(&say!(
                "import-done",
                path = path.display().to_string(),
                format = format.id(),
                players = opened.tournament.players().count(),
                rounds = opened.tournament.rounds().len()
            ));
        }
        None => console.line(text.trim_end()),
    }
    super::export::tell_losses(&reading.lost, console);
    Ok(Exit::Done)
}

/// The format of that name.
pub(super) fn format_named(id: &str) -> Result<Format, Failure> {
    Format::named(id).ok_or_else(|| Failure::new(say!("import-no-such-format", read = id, known = known())))
}

fn known() -> String {
    Format::ALL.map(Format::id).join(", ")
}
