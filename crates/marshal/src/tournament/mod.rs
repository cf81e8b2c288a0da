//! Tournaments from the command line: the stateless commands, the session at the desk, simulation, import and export.
//!
//! Everything here opens a tournament file, asks the `tournament` crate, and prints. What a command answers in JSON is
//! fixed by `docs/cli.md`.

pub(crate) mod export;
pub(crate) mod import;
pub(crate) mod pair;
pub(crate) mod rights;
pub(crate) mod run;
pub(crate) mod simulate;
pub(crate) mod standings;
mod structure;
pub(crate) mod verify;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use regulations::Pack;
use rulebook::{Cites, Seed, say};
use tournament::file::Imported;
use tournament::{Fact, FileProblem, Moment, PersonId, Tournament, TournamentFile};

use crate::console::{Failure, read};

/// Where a command finds its tournament.
#[derive(Debug, clap::Args)]
pub(crate) struct Source {
    file: PathBuf,
    #[arg(long, value_name = "TOML")]
    pack: Option<PathBuf>,
}

impl Source {
    /// The file as written.
    fn document(&self) -> Result<TournamentFile, Failure> {
        TournamentFile::read(&read(&self.file)?).map_err(|problem| self.failure(&problem))
    }

    /// The tournament the file tells of, all its draws from that seed if one is given.
    pub(crate) fn open(&self, seed: Option<Seed>) -> Result<Imported, Failure> {
        let mut document = self.document()?;
        let pack = pack_named(&document.regulation, self.pack.as_deref())?;
        document.seed = seed.or(document.seed);
        document.tournament(pack).map_err(|problem| self.failure(&problem))
    }

    /// Where the file is.
    pub(crate) fn path(&self) -> &Path {
        &self.file
    }

    fn failure(&self, problem: &FileProblem) -> Failure {
        in_file(&self.file, problem.saying())
    }
}

/// Says in which file something is wrong.
pub(crate) fn in_file(path: &Path, what: rulebook::Saying) -> Failure {
    Failure::new(say!("failure-in-file", path = path.display().to_string(), what = what))
}

/// The rules pack of that name, for a tournament that is there: an organizer's own from a file, or a built-in one.
pub(crate) fn pack_named(id: &str, own: Option<&Path>) -> Result<Arc<Pack>, Failure> {
    let Some(path) = own else { return built_in_pack(id) };
    let pack = own_pack_by(path, Pack::load_for_record)?;
    if pack.id == id {
        Ok(pack)
    } else {
        Err(Failure::new(say!("failure-other-pack", wanted = id, read = pack.id.as_str())))
    }
}

fn built_in_pack(id: &str) -> Result<Arc<Pack>, Failure> {
    let known = || regulations::packs().iter().map(|pack| pack.id.clone()).collect::<Vec<_>>().join(", ");
    regulations::pack(id)
        .map(|pack| Arc::new(pack.clone()))
        .ok_or_else(|| Failure::new(say!("failure-no-such-pack", read = id, known = known())))
}

/// An organizer's own pack, for a new tournament.
fn own_pack(path: &Path) -> Result<Arc<Pack>, Failure> {
    own_pack_by(path, Pack::load)
}

fn own_pack_by(
    path: &Path,
    load: fn(&str, &str) -> Result<Pack, regulations::PackError>,
) -> Result<Arc<Pack>, Failure> {
    let text = read(path)?;
    let read = load(&path.display().to_string(), &text);
    let pack = read.map_err(|error| Failure::several(error.sayings()))?;
    decks::Rules::of(&pack)
        .map_err(|misfits| Failure::several(misfits.iter().map(decks::Misfit::saying).collect()))?;
    Ok(Arc::new(pack))
}

/// A seed of real chance. Only the binary has any.
pub(crate) fn fresh_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::new(say!("failure-no-chance", why = error.to_string())))?;
    Ok(Seed::from_bytes(bytes))
}

/// Reads a seed of 64 hex digits.
pub(crate) fn seed_of(text: &str) -> Result<Seed, Failure> {
    text.parse().map_err(|_| Failure::new(say!("failure-seed", length = text.chars().count())))
}

/// When the last step was taken, so that what follows does not come before it.
fn last_moment(facts: &[Fact]) -> Moment {
    let step = facts.iter().rev().find_map(|fact| match fact {
        Fact::Step { at, .. } => Some(*at),
        _ => None,
    });
    step.unwrap_or(Moment(0))
}

/// Finds a player by id, by name, or by the beginning of exactly one name; upper and lower case are the same.
fn player_named(tournament: &Tournament, read: &str) -> Result<PersonId, Failure> {
    let read = read.trim();
    let wanted = read.to_lowercase();
    if let Some((id, ..)) = tournament.players().find(|(_, person, _)| person.key == read) {
        return Ok(id);
    }
    let found = |fits: &dyn Fn(&str) -> bool| {
        let fitting = tournament.players().filter(|(_, person, _)| fits(&person.name.to_lowercase()));
        fitting.map(|(id, person, _)| (id, format!("{} ({})", person.name, person.key))).collect::<Vec<_>>()
    };
    let mut fitting = found(&|name| name == wanted);
    if fitting.is_empty() && !wanted.is_empty() {
        fitting = found(&|name| name.starts_with(&wanted));
    }
    match fitting.as_slice() {
        [(id, _)] => Ok(*id),
        [] => Err(Failure::new(say!("failure-no-such-player", read = read))),
        several => {
            let names: Vec<&str> = several.iter().take(8).map(|(_, name)| name.as_str()).collect();
            Err(Failure::new(say!("failure-player-unclear", read = read, names = names)))
        }
    }
}

/// What a player is called in tables: the name, and the id where several have the same name.
fn called(tournament: &Tournament, player: PersonId) -> String {
    let Some(person) = tournament.person(player) else { return player.to_string() };
    let alike = tournament.players().filter(|(_, other, _)| other.name == person.name).count();
    if alike > 1 { format!("{} ({})", person.name, person.key) } else { person.name.clone() }
}

/// A refusal as a failure with its clause.
fn refused(refusal: &impl Cites) -> Failure {
    Failure::refused(refusal)
}
