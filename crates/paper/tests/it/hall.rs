//! Tournaments to print, told by a file: so many players, so many rounds, the last one under way.

use std::collections::BTreeMap;
use std::sync::Arc;

use regulations::Pack;
use tournament::file::{FORMAT, FileMatch, FilePlayer, FileRound, Imported};
use tournament::{RoundKind, Structure, TournamentFile};

const NAMES: [&str; 12] = [
    "Ana",
    "Bartłomiej",
    "Świętosława",
    "Ödön",
    "Konstancja Wilhelmina Brunhilde Maria zu Hohenfels",
    "Żaneta",
    "Cai",
    "Ümit",
    "Jürgen",
    "Zoë",
    "Łucja",
    "Ñuño",
];

pub(crate) fn pack(id: &str) -> Arc<Pack> {
    Arc::new(regulations::pack(id).expect("a built-in pack").clone())
}

/// Swiss rounds in which everybody meets somebody new; the last has no results yet.
pub(crate) fn under_way(regulation: &str, players: usize, rounds: usize) -> Imported {
    let id = |at: usize| format!("p{}", at + 1);
    let name = |at: usize| match at / NAMES.len() {
        0 => NAMES[at].to_owned(),
        again => format!("{} {again}", NAMES[at % NAMES.len()]),
    };
    let round = |round: usize| {
        // Everybody moves on one seat but the first: nobody meets twice.
        let seats = players + players % 2;
        let at = |seat: usize| if seat == 0 { 0 } else { 1 + (seat - 1 + round) % (seats - 1) };
        let pairs = (0..seats / 2).map(|table| [at(table), at(seats - 1 - table)]);
        let mut matches = Vec::new();
        for (table, mut pair) in (1..).zip(pairs) {
            if pair.iter().any(|seat| *seat >= players) {
                let player = id(pair.into_iter().find(|seat| *seat < players).expect("one of the two plays"));
                let outcomes = Some([(player.clone(), "bye".to_owned())].into());
                matches.push(FileMatch {
                    table: None,
                    game: None,
                    players: vec![player],
                    outcomes,
                    absent: None,
                    figures: BTreeMap::new(),
                });
                continue;
            }
            if (table + round as u16).is_multiple_of(3) {
                pair.reverse();
            }
            let [one, two] = pair.map(id);
            let outcomes = [(one.clone(), "win".to_owned()), (two.clone(), "loss".to_owned())];
            let outcomes = (round + 1 < rounds).then(|| outcomes.into());
            matches.push(FileMatch {
                table: Some(table),
                game: None,
                players: vec![one, two],
                outcomes,
                absent: None,
                figures: BTreeMap::new(),
            });
        }
        FileRound {
            stage: 1,
            kind: RoundKind::Swiss,
            attempt: 1,
            drawn: Vec::new(),
            matches,
            order: Vec::new(),
        }
    };
    let player = |at: usize| FilePlayer { id: id(at), name: name(at), team: None, left: None };
    let file = TournamentFile {
        format: FORMAT.to_owned(),
        name: "Mistrzostwa Sklepu „Smok”".to_owned(),
        regulation: regulation.to_owned(),
        tier: "formal".to_owned(),
        structure: Structure::Table("basic".to_owned()),
        seed: Some(rulebook::Seed::from_bytes([7; 32])),
        players: (0..players).map(player).collect(),
        rounds: (0..rounds).map(round).collect(),
        kept: None,
        history: Vec::new(),
        digest: None,
    };
    file.tournament(pack(regulation)).expect("a tournament that can be")
}
