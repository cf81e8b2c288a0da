//! The final ranking: the champion, those eliminated round by round, those who missed the cut, everybody else.
//!
//! Readings adopted: elimination places by the round of losing, then by the seed into the stage (CT-4.2.36); players who
//! missed a cut keep the rank they had when it was made (CT-4.2.28); a disqualified player has no place (CT-4.2.15).

use std::cmp::Reverse;
use std::collections::BTreeSet;

use crate::ids::{PersonId, RoundNo};
use crate::model::{Presence, Progress, Round};
use crate::settings::RoundKind;
use crate::state::Tournament;

/// One place of the final ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// From 1.
    pub rank: u32,
    /// Who.
    pub player: PersonId,
}

impl Tournament {
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
            _ => RoundNo(0),
        }
    }

    fn is_disqualified(&self, player: PersonId) -> bool {
        let entry = self.person(player).and_then(|person| person.entry.as_ref());
        !self.pack.standings.disqualified_are_ranked
            && entry.is_some_and(|entry| matches!(entry.presence, Presence::Disqualified { .. }))
    }
}
