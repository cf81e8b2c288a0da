//! `marshal paper` and `marshal restore-from-paper`: a tournament onto sheets, and back from them.

use std::path::{Path, PathBuf};

use paper::code::{Carried, Gathered, Whole};
use paper::{Print, Secret, Sheet, Unreadable};
use rulebook::{Commitment, Seed, say};
use serde_json::json;
use tournament::RoundNo;

use crate::console::{Answer, Console, Exit, Failure, read, read_bytes, write, write_bytes};
use crate::tournament::{Source, fresh_seed, in_file, pack_named, seed_of};

#[derive(Debug, clap::Args)]
pub(crate) struct Paper {
    #[command(flatten)]
    source: Source,
    #[arg(long)]
    sheet: Option<String>,
    #[arg(long)]
    round: Option<u16>,
    #[arg(long, value_name = "URL")]
    address: Option<String>,
    #[arg(long, short, value_name = "PDF")]
    output: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Restore {
    #[arg(required = true)]
    pictures: Vec<PathBuf>,
    #[arg(long, short)]
    output: Option<PathBuf>,
    #[arg(long, value_name = "TOML")]
    pack: Option<PathBuf>,
    #[arg(long, value_name = "HEX")]
    seed: Option<String>,
}

pub(crate) fn print(asked: Paper, console: &Console) -> Answer {
    let Some(sheet) = &asked.sheet else { return list(console) };
    let sheet = Sheet::named(sheet).ok_or_else(|| {
        let known: Vec<&str> = Sheet::ALL.iter().map(|sheet| sheet.id()).collect();
        Failure::new(say!("paper-sheet-unknown", read = sheet, known = known.join(", ")))
    })?;
    let Some(output) = &asked.output else { return Err(Failure::new(say!("paper-output-needed"))) };
    let opened = asked.source.open(None)?;
    let seed = opened.has_seed.then(|| opened.dice.seed());
    let print = Print {
        language: console.language,
        round: asked.round.map(RoundNo),
        // Whoever has the file knows everything in it.
        unpublished: true,
        address: asked.address.as_deref(),
        secret: Some(Secret { seed, history: &opened.facts }),
        ..Print::of(&opened.tournament)
    };
    let document =
        paper::document(sheet, &print).map_err(|why| in_file(asked.source.path(), why.saying()))?;
    write_bytes(output, &paper::pdf::write(&document))?;
    let (path, pages) = (output.display().to_string(), document.pages.len());
    if console.json {
        console.print_json(&json!({ "sheet": sheet.id(), "pages": pages, "path": path }))?;
    } else {
        console.tell(&say!("paper-done", path = path, pages = pages));
    }
    Ok(Exit::Done)
}

fn list(console: &Console) -> Answer {
    if console.json {
        let sheet = |sheet: &Sheet| json!({ "id": sheet.id(), "title": console.say(&sheet.title()) });
        console.print_json(&Sheet::ALL.iter().map(sheet).collect::<Vec<_>>())?;
    } else {
        for sheet in Sheet::ALL {
            console.line(format!("{:<18} {}", sheet.id(), console.say(&sheet.purpose())));
        }
    }
    Ok(Exit::Done)
}

pub(crate) fn restore(asked: Restore, console: &Console) -> Answer {
    let mut gathered = Gathered::default();
    for path in &asked.pictures {
        let count = take(&mut gathered, path)?;
        console.aside(&say!("paper-picture-codes", path = path.display().to_string(), count = count));
    }
    let whole = gathered.put_together().map_err(|short| Failure::several(short.sayings()))?;
    let Whole { id, parts, carried: Carried { commitment, mut file } } = whole;
    let promised: Option<Commitment> = commitment.as_deref().and_then(|text| text.parse().ok());
    let (seed, known) = seed(asked.seed.as_deref(), file.seed.clone(), promised)?;
    let new = seed.commitment().to_string();
    file.seed = Some(seed);
    // A file that does not tell of a tournament is no restored tournament.
    let pack = pack_named(&file.regulation, asked.pack.as_deref())?;
    file.tournament(pack).map_err(|problem| in_file(Path::new(&id), problem.saying()))?;
    match &asked.output {
        Some(path) => write(path, &file.write())?,
        None if !console.json => console.line(file.write().trim_end_matches('\n')),
        None => {}
    }
    if console.json {
        let file = asked.output.is_none().then_some(&file);
        console.print_json(&json!({
            "state": id, "parts": parts, "seed": known.word(), "commitment": new, "tournament": file
        }))?;
        return Ok(Exit::Done);
    }
    console.aside(&say!("paper-restore-done", name = file.name, parts = parts, id = id));
    console.aside(&match known {
        Known::Carried => say!("paper-restore-whole"),
        Known::Given => say!("paper-restore-same-seed"),
        Known::New => say!("paper-restore-new-seed", commitment = new),
    });
    Ok(Exit::Done)
}

/// Where the seed of a restored tournament comes from.
#[derive(Clone, Copy, Debug)]
enum Known {
    /// The sheets held it.
    Carried,
    /// It was typed, and fits the promise.
    Given,
    /// It was drawn anew.
    New,
}

impl Known {
    fn word(self) -> &'static str {
        match self {
            Known::Carried => "carried",
            Known::Given => "given",
            Known::New => "new",
        }
    }
}

/// The seed to go on with: the one given, if it is the right one, else that of the sheets, else a new one.
fn seed(
    given: Option<&str>,
    carried: Option<Seed>,
    promised: Option<Commitment>,
) -> Result<(Seed, Known), Failure> {
    match (given, carried) {
        (Some(text), _) => {
            let seed = seed_of(text)?;
            match promised.filter(|promised| *promised != seed.commitment()) {
                None => Ok((seed, Known::Given)),
                Some(promised) => Err(Failure::new(say!(
                    "paper-restore-wrong-seed",
                    read = seed.commitment().to_string(),
                    published = promised.to_string()
                ))),
            }
        }
        (None, Some(seed)) => Ok((seed, Known::Carried)),
        (None, None) => Ok((fresh_seed()?, Known::New)),
    }
}

/// Takes the codes of one file: a picture, or a text with what a phone read, a code a line.
fn take(gathered: &mut Gathered, path: &Path) -> Result<usize, Failure> {
    let bytes = read_bytes(path)?;
    let unreadable = |why: &str| {
        let path = path.display().to_string();
        Failure::new(say!("paper-picture-unreadable", path = path, why = why))
    };
    match paper::Picture::read(&bytes) {
        Ok(picture) => Ok(gathered.take_picture(picture.width, picture.height, |x, y| picture.bright(x, y))),
        Err(Unreadable::OtherKind) if std::str::from_utf8(&bytes).is_ok() => {
            Ok(read(path)?.lines().filter(|line| gathered.take(line)).count())
        }
        Err(Unreadable::OtherKind) => Err(unreadable("PNG, JPEG")),
        Err(Unreadable::Damaged(why)) => Err(unreadable(&why)),
    }
}
