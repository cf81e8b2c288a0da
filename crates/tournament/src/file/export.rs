//! From a tournament to its file.

use std::collections::{BTreeMap, BTreeSet};

use regulations::Amount;
use rulebook::Seed;
use sha2::{Digest, Sha256};

use super::{
    FORMAT, FileKept, FileKeptGame, FileMatch, FilePlayer, FileRound, Left, LeftWhy, TournamentFile,
};
use crate::fact::Fact;
use crate::ids::PersonId;
use crate::model::{DropReason, Entry, KeptGame, KeptRounds, Match, Presence, Progress, Round, Seats};
use crate::state::Tournament;

impl Tournament {
    /// The tournament as a file without history. A draw that was not published is left out; the seed is as given.
    pub fn file(&self, seed: Option<Seed>) -> TournamentFile {
        let published = self.rounds.iter().filter(|round| round.progress > Progress::Drawn);
        TournamentFile {
            format: FORMAT.to_owned(),
            name: self.name.clone(),
            regulation: self.pack.id.clone(),
            tier: self.settings.tier.clone(),
            structure: self.settings.structure.clone(),
            seed,
            players: self
                .players()
                .map(|(_, person, entry)| FilePlayer {
                    id: person.key.clone(),
                    name: person.name.clone(),
                    team: entry.team.clone(),
                    left: left(entry),
                })
                .collect(),
            rounds: published.map(|round| self.file_round(round)).collect(),
            kept: self.kept.as_ref().map(|kept| self.file_kept(kept)),
            history: Vec::new(),
            digest: None,
        }
    }

    /// The tournament as a file that is a whole record: every fact in order, and a digest over them.
    pub fn record(&self, seed: Option<Seed>, history: &[Fact]) -> TournamentFile {
        TournamentFile { history: history.to_vec(), digest: Some(digest(history)), ..self.file(seed) }
    }

    /// The tournament as a file without history and without the seed, from which the table can still be told exactly as it
    /// stands: the newest closed Swiss round brings the random order drawn for it.
    pub fn backup(&self) -> TournamentFile {
        let mut file = self.file(None);
        let newest = self.last_table_round().and_then(|round| self.round(round));
        let told = newest.and_then(|round| file.rounds.get_mut(round.number.index() - 1));
        if let (Some(round), Some(told)) = (newest, told) {
            told.order = round.order.iter().map(|player| self.key(*player)).collect();
        }
        file
    }

    fn file_kept(&self, kept: &KeptRounds) -> FileKept {
        let game = |game: &KeptGame| FileKeptGame {
            players: game.players.iter().map(|player| self.key(*player)).collect(),
            winner: game.winner.map(|winner| self.key(winner)),
        };
        let rounds = kept.rounds.iter().map(|round| round.iter().map(game).collect()).collect();
        FileKept { kind: kept.kind, rounds }
    }

    fn file_round(&self, round: &Round) -> FileRound {
        let keys = |seats: &Seats| seats.players().map(|player| self.key(player)).collect::<Vec<_>>();
        let drawn: Vec<Vec<String>> = round.drawn.iter().map(keys).collect();
        let with_absent = |it: &Match| {
            let mut players = keys(&it.seats);
            players.extend(it.absent.map(|absent| self.key(absent)));
            players.sort();
            players
        };
        let mut as_drawn = drawn.clone();
        for players in &mut as_drawn {
            players.sort();
        }
        as_drawn.sort();
        // Who was drawn and is in no match was away; so a table to which nobody came needs no line of its own.
        let played = || round.matches.iter().filter(|it| !matches!(it.seats, Seats::Nobody(..)));
        let mut as_played: Vec<Vec<String>> = played().map(with_absent).collect();
        as_played.sort();
        let unpaired: BTreeSet<PersonId> = round.unpaired.iter().copied().collect();
        let missed = unpaired.iter().map(|player| FileMatch {
            table: None,
            game: None,
            players: vec![self.key(*player)],
            outcomes: Some(BTreeMap::from([(self.key(*player), self.pack.unpaired_loss.clone())])),
            figures: BTreeMap::new(),
            absent: None,
        });
        FileRound {
            stage: round.stage.0,
            kind: round.kind,
            attempt: round.attempt,
            drawn: if as_drawn == as_played { Vec::new() } else { drawn },
            matches: played().map(|it| self.file_match(it)).chain(missed).collect(),
            order: Vec::new(),
        }
    }

    fn file_match(&self, it: &Match) -> FileMatch {
        let players: Vec<PersonId> = it.seats.players().collect();
        let outcomes = it.result.as_ref().map(|result| {
            players.iter().map(|player| self.key(*player)).zip(result.outcomes.iter().cloned()).collect()
        });
        FileMatch {
            table: it.table,
            game: it.game,
            players: players.iter().map(|player| self.key(*player)).collect(),
            outcomes,
            figures: self.file_figures(it),
            absent: it.absent.map(|absent| self.key(absent)),
        }
    }

    fn file_figures(&self, it: &Match) -> BTreeMap<String, BTreeMap<String, Amount>> {
        let figures = it.result.iter().flat_map(|result| &result.figures);
        let named = figures.map(|(id, amounts)| {
            let keys = it.seats.players().map(|player| self.key(player));
            (id.clone(), keys.zip(*amounts).collect())
        });
        named.collect()
    }

    fn key(&self, player: PersonId) -> String {
        self.person(player).map(|person| person.key.clone()).unwrap_or_default()
    }
}

pub(super) fn left(entry: &Entry) -> Option<Left> {
    match entry.presence {
        Presence::Dropped { after_round, why: DropReason::MissingCard, .. } => {
            Some(Left { after_round: after_round.0, why: LeftWhy::Removed })
        }
        Presence::Dropped { after_round, .. } => {
            Some(Left { after_round: after_round.0, why: LeftWhy::Drop })
        }
        Presence::Disqualified { after_round, .. } => {
            Some(Left { after_round: after_round.0, why: LeftWhy::Disqualified })
        }
        Presence::Active | Presence::CutOff { .. } | Presence::Eliminated { .. } => None,
    }
}

/// SHA-256 over the facts, one per line.
pub(super) fn digest(history: &[Fact]) -> String {
    let mut hash = Sha256::new();
    for fact in history {
        hash.update(serde_json::to_vec(fact).unwrap_or_default());
        hash.update(b"\n");
    }
    let mut digits = String::with_capacity(64);
    for byte in hash.finalize() {
        for half in [byte >> 4, byte & 15] {
            digits.extend(char::from_digit(u32::from(half), 16));
        }
    }
    digits
}
