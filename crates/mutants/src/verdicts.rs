//! What became of each change, a line each in a file, so that a run can be broken off and gone on with.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::places::Place;
use crate::sample::{hash, name};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "fate")]
pub(crate) enum Fate {
    /// A test failed, or did not end.
    Caught { by: String },
    /// Every test that reaches it passed.
    Survived,
    /// No test reaches it.
    Unreached,
}

#[derive(Serialize, Deserialize)]
struct Line {
    id: String,
    place: String,
    #[serde(flatten)]
    fate: Fate,
}

pub(crate) struct Verdicts {
    known: BTreeMap<String, Fate>,
    file: File,
}

impl Verdicts {
    /// The verdicts of earlier runs, unless they are to be forgotten.
    pub(crate) fn kept_in(path: &Path, fresh: bool) -> Result<Verdicts, String> {
        let earlier = if fresh { String::new() } else { std::fs::read_to_string(path).unwrap_or_default() };
        let lines = earlier.lines().filter_map(|line| serde_json::from_str::<Line>(line).ok());
        let known = lines.map(|line| (line.id, line.fate)).collect();
        let mut options = OpenOptions::new();
        options.create(true);
        if fresh {
            options.write(true).truncate(true)
        } else {
            options.append(true)
        };
        let file = options.open(path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Verdicts { known, file })
    }

    pub(crate) fn is_caught(&self, place: &Place) -> bool {
        matches!(self.known.get(&id(place)), Some(Fate::Caught { .. }))
    }

    pub(crate) fn note(&mut self, place: &Place, fate: Fate) -> Result<(), String> {
        match &fate {
            Fate::Caught { .. } => {}
            Fate::Survived => println!("survived   {place}"),
            Fate::Unreached => println!("unreached  {place}"),
        }
        let line = Line { id: id(place), place: place.to_string(), fate: fate.clone() };
        self.known.insert(line.id.clone(), fate);
        let line = serde_json::to_string(&line).map_err(|error| error.to_string())?;
        writeln!(self.file, "{line}").map_err(|error| error.to_string())
    }

    /// Says how it stands with the sample, and gives how many of a hundred are caught.
    pub(crate) fn told(&self, name: &str, chosen: &[Place]) -> usize {
        let caught = chosen.iter().filter(|place| self.is_caught(place)).count();
        println!("{name}: {caught} of {} caught", chosen.len());
        if chosen.is_empty() { 100 } else { caught * 100 / chosen.len() }
    }
}

/// Lines may move: a verdict belongs to file, function, text and change. Two places alike in all of these share it only
/// if the line is the same too.
fn id(place: &Place) -> String {
    hash(&format!("{}\0{}", name(place), place.line))
}
