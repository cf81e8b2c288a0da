//! Structures as people type and read them: `basic`, `custom:6+8`, "4 rounds, top 4".

use regulations::{Named, Pack};
use rulebook::{Saying, say};
use tournament::{StagePlan, Structure};
use wording::Language;

use crate::console::Failure;

/// Reads a structure: a table of the pack, or `custom:` and its stages. `custom:6+8` is six Swiss rounds and a cut to
/// eight players; `custom:5+32x3+8` has a second Swiss stage of three rounds for 32 players between; `custom:0` begins with
/// elimination.
pub(super) fn read(text: &str, pack: &Pack) -> Result<Structure, Failure> {
    let text = text.trim();
    if let Some(stages) = text.strip_prefix("custom:") {
        let stages = custom(stages).ok_or_else(|| unreadable(text, pack))?;
        return Ok(Structure::Custom { stages });
    }
    match pack.structure(text) {
        Some(table) => Ok(Structure::Table(table.id.clone())),
        None => Err(unreadable(text, pack)),
    }
}

fn unreadable(text: &str, pack: &Pack) -> Failure {
    let known: Vec<&str> = pack.structures.iter().map(|structure| structure.id.as_str()).collect();
    Failure::new(say!("failure-structure", read = text, known = known.join(", ")))
}

fn custom(text: &str) -> Option<Vec<StagePlan>> {
    let mut parts = text.split('+').map(str::trim);
    let mut stages = match parts.next()?.parse::<u16>().ok()? {
        0 => vec![StagePlan::Elimination { cut: None }],
        rounds => vec![StagePlan::Swiss { rounds, cut: None, carry: true }],
    };
    for part in parts {
        stages.push(match part.split_once('x') {
            Some((cut, rounds)) => StagePlan::Swiss {
                rounds: rounds.trim().parse().ok()?,
                cut: Some(cut.trim().parse().ok()?),
                carry: true,
            },
            None => StagePlan::Elimination { cut: Some(part.parse().ok()?) },
        });
    }
    Some(stages)
}

/// The structure as it would be typed.
pub(super) fn written(structure: &Structure) -> String {
    let Structure::Custom { stages } = structure else {
        let Structure::Table(id) = structure else { return String::new() };
        return id.clone();
    };
    let parts: Vec<String> = stages
        .iter()
        .map(|stage| match *stage {
            StagePlan::Swiss { rounds, cut: None, .. } => rounds.to_string(),
            StagePlan::Swiss { rounds, cut: Some(cut), .. } => format!("{cut}x{rounds}"),
            StagePlan::Elimination { cut: None } => "0".to_owned(),
            StagePlan::Elimination { cut: Some(cut) } => cut.to_string(),
        })
        .collect();
    format!("custom:{}", parts.join("+"))
}

/// What the structure is called.
pub(super) fn named(structure: &Structure, pack: &Pack, language: Language) -> Saying {
    let id = match structure {
        Structure::Table(id) => id.as_str(),
        Structure::Custom { .. } => regulations::CUSTOM,
    };
    pack.naming(language.code(), Named::Structure, id)
}

/// "18 players: 4 rounds, top 4".
pub(super) fn preview(players: u32, stages: &[StagePlan]) -> Saying {
    let said: Vec<Saying> = stages
        .iter()
        .map(|stage| match *stage {
            StagePlan::Swiss { rounds, cut: None, .. } => say!("plan-swiss", rounds = rounds),
            StagePlan::Swiss { rounds, cut: Some(cut), .. } => {
                say!("plan-swiss-after-cut", rounds = rounds, cut = cut)
            }
            StagePlan::Elimination { cut: None } => say!("plan-elimination"),
            StagePlan::Elimination { cut: Some(cut) } => say!("plan-cut", cut = cut),
        })
        .collect();
    let stages = said.into_iter().reduce(|first, next| say!("plan-joined", first = first, next = next));
    match stages {
        Some(stages) => say!("plan-preview", players = players, stages = stages),
        None => say!("plan-preview-none", players = players),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn structures_read_and_write_alike() {
        let pack = regulations::pack("conquest-1.2").unwrap();
        for text in ["basic", "advanced", "custom:6+8", "custom:5", "custom:5+32x3+8", "custom:0"] {
            assert_eq!(written(&read(text, pack).unwrap()), text);
        }
        for text in [
            "",
            "Basic",
            "custom",
            "custom:",
            "custom:x",
            "custom:6+",
            "custom:6+8x",
            "custom:-1",
            "custom:99999",
        ] {
            assert!(read(text, pack).is_err(), "{text}");
        }
    }
}
