//! How long players usually play: from the times of their earlier games, for choosing tables to check without holding
//! everybody up. And what a round's clock showed at an earlier moment.

use crate::clock::Clock;
use crate::fact::Course;
use crate::ids::{MatchId, Moment, PersonId, RoundNo};
use crate::model::{Match, Progress, Round};
use crate::state::Tournament;

impl Tournament {
    /// What a round's clock showed at an earlier moment, in milliseconds since the start, whatever was adjusted afterwards.
    pub fn elapsed_then(&self, round: RoundNo, then: Moment) -> Option<i64> {
        let mut clock = Clock::waiting(None);
        let mut at = Moment::default();
        let mut playing = RoundNo(1);
        for fact in self.facts() {
            match fact.course() {
                Course::Step { at: step } => at = step,
                Course::Closed => playing = playing.next(),
                Course::Clock(touch) if playing == round && at <= then => touch.move_hand(&mut clock),
                Course::Clock(_)
                | Course::SeedPromised { .. }
                | Course::SeedTold { .. }
                | Course::StageBegun { .. }
                | Course::Reseeded { .. }
                | Course::Drawn { .. }
                | Course::Adjusted
                | Course::Discarded
                | Course::Published
                | Course::Result
                | Course::Beside => {}
            }
        }
        clock.elapsed_millis(then)
    }

    /// How long that player's earlier games took in the middle, in seconds of their rounds' clocks; `None` without one whose
    /// end is known.
    pub fn usual_seconds(&self, player: PersonId) -> Option<u32> {
        let closed = self.rounds().iter().filter(|round| round.progress == Progress::Closed);
        let mut lengths: Vec<u32> = closed.filter_map(|round| self.played_seconds(round, player)).collect();
        lengths.sort_unstable();
        lengths.get(lengths.len() / 2).copied()
    }

    /// Open tables of the round under way, those likely to be done first in front: what the slower of the two usually needs.
    /// Tables nobody can say anything about come last.
    pub fn tables_by_pace(&self) -> Vec<(MatchId, &Match, Option<u32>)> {
        let Some(round) = self.current_round().filter(|round| round.progress > Progress::Drawn) else {
            return Vec::new();
        };
        let expected = |it: &Match| {
            let known: Option<Vec<u32>> =
                it.seats.players().map(|player| self.usual_seconds(player)).collect();
            known.and_then(|known| known.into_iter().max())
        };
        let open = |it: &&(MatchId, &Match)| it.1.result.is_none() && it.1.seats.players().count() == 2;
        let ids = (0..).map(|place| MatchId { round: round.number, place });
        let mut tables: Vec<_> = ids
            .zip(&round.matches)
            .filter(|pair| open(&pair))
            .map(|(id, it)| (id, it, expected(it)))
            .collect();
        tables.sort_by_key(|(_, it, expected)| (expected.unwrap_or(u32::MAX), it.table));
        tables
    }

    /// How long that player's game of a round took.
    fn played_seconds(&self, round: &Round, player: PersonId) -> Option<u32> {
        let it = round.matches.iter().find(|it| it.seats.opponent_of(player).is_some())?;
        let ended = it.result.as_ref()?.ended?;
        u32::try_from(self.elapsed_then(round.number, ended)? / 1000).ok()
    }
}
