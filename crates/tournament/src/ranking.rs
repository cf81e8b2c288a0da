//! The final ranking: the champion, those eliminated round by round, those who missed the cut, everybody else.
//!
//! Readings adopted: elimination places by the round of losing, then by the seed into the stage (CT-4.2.36); players who
//! missed a cut keep the rank they had when it was made (CT-4.2.28); a disqualified player has no place (CT-4.2.15).

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use regulations::Side;

use crate::ids::{PersonId, RoundNo};
use crate::model::{Presence, Progress, Round};
use crate::settings::RoundKind;
use crate::standings::{Fraction, Row};
use crate::state::Tournament;

/// One place of the final ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// From 1.
    pub rank: u32,
    /// Who.
    pub player: PersonId,
}

/// Matches won, lost and drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Won, byes included.
    pub won: u32,
    /// Lost, rounds missed included.
    pub lost: u32,
    /// Neither.
    pub drawn: u32,
}

impl std::fmt::Display for Score {
    /// "3–1", and "3–1–1" where a match was drawn.
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{}–{}", self.won, self.lost)?;
        if self.drawn > 0 { write!(out, "–{}", self.drawn) } else { Ok(()) }
    }
}

impl Tournament {
    /// What everybody has won and lost in closed rounds, the bracket included.
    pub fn scores(&self) -> BTreeMap<PersonId, Score> {
        let mut scores: BTreeMap<PersonId, Score> = BTreeMap::new();
        let mut count = |player: PersonId, outcome: &str| {
            let score = scores.entry(player).or_default();
            match self.pack.outcome(outcome).map(|outcome| outcome.side) {
                Some(Side::Won) => score.won += 1,
                Some(Side::Lost) => score.lost += 1,
                Some(Side::Drawn) => score.drawn += 1,
                None => {}
            }
        };
        for round in self.rounds.iter().filter(|round| round.progress == Progress::Closed) {
            for it in &round.matches {
                for player in it.seats.players() {
                    count(player, it.outcome_of(player).unwrap_or_default());
                }
            }
            for player in &round.unpaired {
                count(*player, &self.pack.unpaired_loss);
            }
        }
        scores
    }

    /// The winner of the tournament: the last one in, or the first of the table if no elimination was announced. `None`
    /// before all rounds are closed.
    pub fn champion(&self) -> Option<PersonId> {
        let all_played =
            self.stages.len() == self.plan.len() && self.rounds_left() == 0 && self.current_round().is_none();
        if self.stages.is_empty() || !(all_played || self.desk() == crate::state::Desk::Finished) {
            return None;
        }
        self.ranking().first().map(|place| place.player)
    }

    /// Everybody's place as things stand: final once the tournament is over.
    pub fn ranking(&self) -> Vec<Place> {
        let mut seen = BTreeSet::new();
        let stages = (0..self.stages.len()).rev().flat_map(|stage| self.stage_order(stage));
        let ranked = stages.filter(|player| seen.insert(*player));
        (1..).zip(ranked).map(|(rank, player)| Place { rank, player }).collect()
    }

    /// The one table that everybody is shown, best first: the places of [`ranking`](Self::ranking), each with the figures of the
    /// last Swiss rounds that player was in. Before an elimination begins this is the table of the Swiss rounds; from then on
    /// places are those of the bracket, and figures stay what they were.
    pub fn placings(&self) -> Vec<(PersonId, Row)> {
        let mut figures: BTreeMap<PersonId, Row> = BTreeMap::new();
        for number in (1..=self.stages.len() as u8).rev() {
            let of_stage = self.rounds.iter().rev().filter(|round| round.stage.0 == number);
            let counts =
                |round: &&Round| round.kind == RoundKind::Swiss && round.progress == Progress::Closed;
            let Some(last) = of_stage.into_iter().find(counts) else { continue };
            for (player, row) in self.standings(last.number) {
                figures.entry(player).or_insert(row);
            }
        }
        let placed = |Place { rank, player }| {
            let row = figures.remove(&player).unwrap_or_else(|| unplayed(player));
            (player, Row { rank, ..row })
        };
        self.ranking().into_iter().map(placed).collect()
    }

    /// Whether places come from a bracket by now, and no longer from the table of the Swiss rounds alone.
    pub fn places_by_bracket(&self) -> bool {
        let closed =
            |round: &Round| round.kind == RoundKind::Elimination && round.progress == Progress::Closed;
        self.rounds.iter().any(closed)
    }

    /// The order a stage gives to those who played in it.
    fn stage_order(&self, stage: usize) -> Vec<PersonId> {
        let Some(it) = self.stages.get(stage) else { return Vec::new() };
        let number = stage as u8 + 1;
        let rounds: Vec<&Round> = self.rounds.iter().filter(|round| round.stage.0 == number).collect();
        match it.plan.kind() {
            RoundKind::Swiss => {
                let last = rounds.iter().rev().find(|round| round.progress == Progress::Closed);
                let order = last.map(|round| self.table(round.number).1).unwrap_or_default();
                // Only those who entered this stage: the table of a carried stage lists everybody.
                order.into_iter().filter(|player| it.seeds.is_empty() || it.seeds.contains(player)).collect()
            }
            RoundKind::Elimination => {
                let entered: Vec<PersonId> = if it.seeds.is_empty() {
                    rounds
                        .first()
                        .map(|round| round.matches.iter().flat_map(|it| it.seats.players()).collect())
                        .unwrap_or_default()
                } else {
                    it.seeds.clone()
                };
                let mut order: Vec<(Reverse<RoundNo>, usize, PersonId)> = (0..)
                    .zip(entered)
                    .filter(|(_, player)| !self.is_disqualified(*player))
                    .map(|(seed, player)| (Reverse(self.came_as_far_as(player)), seed, player))
                    .collect();
                order.sort_unstable();
                order.into_iter().map(|(_, _, player)| player).collect()
            }
        }
    }

    /// The round in which somebody's elimination ended; beyond all rounds for whoever is still in.
    fn came_as_far_as(&self, player: PersonId) -> RoundNo {
        match self.person(player).and_then(|person| person.entry.as_ref()).map(|entry| entry.presence) {
            Some(Presence::Active) => RoundNo(u16::MAX),
            Some(Presence::Eliminated { round }) => round,
            // Left before the round that would have come next.
            Some(Presence::Dropped { after_round, .. }) => after_round.next(),
            Some(Presence::CutOff { .. } | Presence::Disqualified { .. }) | None => RoundNo(0),
        }
    }

    fn is_disqualified(&self, player: PersonId) -> bool {
        let entry = self.person(player).and_then(|person| person.entry.as_ref());
        !self.pack.standings.disqualified_are_ranked
            && entry.is_some_and(|entry| matches!(entry.presence, Presence::Disqualified { .. }))
    }
}

/// A row without figures: of somebody who has played no Swiss round.
fn unplayed(player: PersonId) -> Row {
    let nothing = Fraction::from_integer(0);
    Row { player: player.0, rank: 0, points: 0, played: 0, sos: nothing, esos: nothing }
}
