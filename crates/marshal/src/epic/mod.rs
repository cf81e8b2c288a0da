//! `marshal epic`: tables, armies, refereed games and games prompted at the table.

mod army;
mod game;
mod play;
pub(crate) mod proof;
mod report;
mod status;
mod terrain;
mod words;

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand, ValueEnum};
use epic::file::FileError;
use epic::generate::Country;
use epic::{Length, Table};
use maps::{Scene, Theme};
use rulebook::say;

use crate::console::{self, Answer, Console, Failure};

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Terrain(Terrain),
    Check(Check),
    #[command(subcommand)]
    Army(ArmyCommand),
    Referee(Referee),
    Play(Play),
}

#[derive(Debug, Args)]
pub(crate) struct Terrain {
    #[arg(long, value_name = "CMxCM", default_value = "120x180")]
    size: String,
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long, value_enum, default_value_t)]
    country: Land,
    #[arg(long, default_value_t = 1)]
    best_of: u32,
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    #[command(flatten)]
    map: Map,
}

#[derive(Debug, Args)]
pub(crate) struct Check {
    #[arg(value_name = "TABLE")]
    file: PathBuf,
    #[command(flatten)]
    map: Map,
}

#[derive(Debug, Args)]
pub(crate) struct Map {
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[arg(long, value_enum, default_value_t)]
    theme: Paper,
}

#[derive(Debug, Subcommand)]
pub(crate) enum ArmyCommand {
    Check(ArmyCheck),
    Lists,
    List(ArmyList),
}

#[derive(Debug, Args)]
pub(crate) struct ArmyList {
    #[arg(value_name = "NAME", required_unless_present = "file")]
    list: Option<String>,
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    #[arg(long, default_value_t = 3000)]
    points: u32,
}

#[derive(Debug, Args)]
pub(crate) struct ArmyCheck {
    #[arg(value_name = "ARMY")]
    file: PathBuf,
    #[arg(long, default_value_t = 3000)]
    points: u32,
    #[arg(long)]
    out_of_range: bool,
    #[arg(long, value_name = "FILE")]
    list: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Referee {
    #[arg(value_name = "GAME")]
    file: PathBuf,
    #[arg(long, value_name = "FILE")]
    result: Option<PathBuf>,
    #[command(flatten)]
    map: Map,
}

#[derive(Debug, Args)]
pub(crate) struct Play {
    #[arg(value_name = "GAME")]
    file: PathBuf,
}

/// The kinds of country by their names on the command line.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum Land {
    #[default]
    Countryside,
    City,
    Badlands,
    Forest,
    Valley,
}

/// The themes by their names on the command line.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum Paper {
    #[default]
    Light,
    Dark,
    Auto,
}

pub(crate) fn run(command: Command, console: &Console) -> Answer {
    match command {
        Command::Terrain(terrain) => terrain::generate(&terrain, console),
        Command::Check(check) => terrain::check(&check, console),
        Command::Army(ArmyCommand::Check(check)) => army::check(&check, console),
        Command::Army(ArmyCommand::Lists) => army::lists(console),
        Command::Army(ArmyCommand::List(list)) => army::list(&list, console),
        Command::Referee(referee) => game::referee(&referee, console),
        Command::Play(play) => play::play(&play, console),
    }
}

impl Map {
    /// Writes the map, if one is wanted.
    fn write(&self, table: &Table, scene: &Scene, console: &Console) -> Result<(), Failure> {
        let Some(path) = &self.svg else { return Ok(()) };
        console::write(path, &self.drawn(table, scene, console))
    }

    fn drawn(&self, table: &Table, scene: &Scene, console: &Console) -> String {
        let theme = match self.theme {
            Paper::Light => Theme::Light,
            Paper::Dark => Theme::Dark,
            Paper::Auto => Theme::Auto,
        };
        maps::draw(table, scene, theme, &|saying| console.say(saying))
    }
}

impl From<Land> for Country {
    fn from(land: Land) -> Country {
        match land {
            Land::Countryside => Country::Countryside,
            Land::City => Country::City,
            Land::Badlands => Country::Badlands,
            Land::Forest => Country::Forest,
            Land::Valley => Country::Valley,
        }
    }
}

/// Two sides such as `120x180`, in centimetres; the order does not matter.
fn size(text: &str) -> Result<(Length, Length), Failure> {
    let wrong = || {
        let (least, most) = Table::SIDES_CM;
        Failure::new(say!("epic-cli-bad-size", read = text, least = least, most = most))
    };
    let (one, other) = text.split_once(['x', 'X', '×']).ok_or_else(wrong)?;
    let side = |text: &str| text.trim().parse::<Length>().map_err(|_| wrong());
    let sides = (side(one)?, side(other)?);
    Table::bare(sides.0, sides.1).sound().map_err(|_| wrong())?;
    Ok(sides)
}

/// A file that cannot be used.
fn unusable(path: &Path, error: &FileError) -> Failure {
    Failure::new(say!("epic-cli-unusable", path = path.display().to_string(), why = error.saying()))
}
