//! Small tournaments for tests: played so far by chance, with some matches of the last round still open.

use std::collections::BTreeMap;
use std::sync::Arc;

use rulebook::{Dice, Seed};
use tournament::file::{FORMAT, FileMatch, FilePlayer, FileRound};
use tournament::{RoundKind, StagePlan, Structure, Tournament, TournamentFile};

/// What a field is made of.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub(crate) pack: &'static str,
    pub(crate) players: usize,
    /// Rounds announced.
    pub(crate) rounds: u16,
    /// Rounds drawn; the last of them is under way.
    pub(crate) drawn: u16,
    /// The cut; none for a tournament of Swiss rounds only.
    pub(crate) cut: Option<u32>,
    /// Matches of the last round that already have a result.
    pub(crate) settled: usize,
    pub(crate) seed: u8,
}

impl Field {
    /// The tournament as far as it has come. Pairs are made by chance, so rematches happen and are counted once.
    pub(crate) fn tournament(&self) -> Tournament {
        let pack = regulations::pack(self.pack).expect("an embedded pack");
        let mut cup = Dice::new(Seed::from_bytes([self.seed; 32])).cup("field");
        let results: Vec<&[String; 2]> = pack.results.iter().map(|result| &result.outcomes).collect();
        let name = |at: usize| format!("p{at}");
        let mut rounds = Vec::new();
        for round in 1..=self.drawn {
            let mut order: Vec<usize> = (1..=self.players).collect();
            cup.shuffle(&mut order);
            let mut matches = Vec::new();
            for (at, pair) in order.chunks(2).enumerate() {
                let players: Vec<String> = pair.iter().map(|at| name(*at)).collect();
                let outcomes = match pair {
                    [one] => Some(BTreeMap::from([(name(*one), pack.bye.clone())])),
                    _ if round == self.drawn && at >= self.settled => None,
                    _ => {
                        let [won, lost] = results[cup.below(results.len() as u64) as usize].clone();
                        Some(BTreeMap::from([(players[0].clone(), won), (players[1].clone(), lost)]))
                    }
                };
                let table = (pair.len() == 2).then_some(at as u16 + 1);
                matches.push(FileMatch {
                    table,
                    game: None,
                    players,
                    outcomes,
                    figures: BTreeMap::new(),
                    absent: None,
                });
            }
            rounds.push(FileRound {
                stage: 1,
                kind: RoundKind::Swiss,
                attempt: 1,
                order: Vec::new(),
                drawn: Vec::new(),
                matches,
            });
        }
        let swiss = StagePlan::Swiss { rounds: self.rounds, cut: None, carry: true };
        let cut = self.cut.map(|cut| StagePlan::Elimination { cut: Some(cut) });
        let file = TournamentFile {
            format: FORMAT.to_owned(),
            name: "Open".to_owned(),
            regulation: self.pack.to_owned(),
            tier: pack.unofficial_tier.clone(),
            structure: Structure::Custom { stages: std::iter::once(swiss).chain(cut).collect() },
            seed: None,
            players: (1..=self.players)
                .map(|at| FilePlayer { id: name(at), name: name(at), team: None, left: None })
                .collect(),
            rounds,
            kept: None,
            history: Vec::new(),
            digest: None,
        };
        let imported = file.tournament(Arc::new(pack.clone()));
        imported.unwrap_or_else(|problem| panic!("{problem:?}")).tournament
    }
}
