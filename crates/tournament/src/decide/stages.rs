//! From stage to stage: the cut, and the end (CT-4.2.28, CT-4.2.19, CT-4.2.36).

use rulebook::Dice;

use super::Ruling;
use crate::fact::Fact;
use crate::ids::{PersonId, StageNo};
use crate::refusal::Why;
use crate::settings::StagePlan;
use crate::state::Tournament;

impl Tournament {
    /// The best ranked players who are still in go on, everybody else is out.
    pub(super) fn cut(&self) -> Ruling {
        self.check_stage_played()?;
        if self.stages.len() >= self.plan.len() {
            return Err(Why::NoStageFollows);
        }
        let seeds = self.cut_seeds();
        if seeds.is_empty() {
            return Err(Why::NobodyToPair);
        }
        Ok(vec![Fact::StageBegun { stage: StageNo(self.stages.len() as u8 + 1), seeds }])
    }

    /// Who goes on into the next stage, best first.
    pub(crate) fn cut_seeds(&self) -> Vec<PersonId> {
        let size = self.plan.get(self.stages.len()).and_then(StagePlan::cut).unwrap_or(u32::MAX);
        let order = self.last_table_round().map(|after| self.table(after).1).unwrap_or_default();
        let still_in = |player: &PersonId| {
            let entry = self.person(*player).and_then(|person| person.entry.as_ref());
            entry.is_some_and(crate::model::Entry::is_active)
        };
        order.into_iter().filter(still_in).take(size as usize).collect()
    }

    /// Ends the tournament once all announced rounds are played, or nobody is left to play them.
    pub(super) fn finish(&self, dice: &Dice) -> Ruling {
        let nobody_left =
            !self.rounds.is_empty() && self.current_round().is_none() && self.active().count() < 2;
        if !nobody_left {
            self.check_stage_played()?;
            if self.stages.len() < self.plan.len() {
                return Err(Why::StageOver { cut_follows: true });
            }
        }
        Ok(vec![Fact::Finished { seed: dice.seed().reveal() }])
    }

    fn check_stage_played(&self) -> Result<(), Why> {
        if self.stages.is_empty() {
            return Err(Why::PlanNotAnnounced);
        }
        if let Some(round) = self.current_round() {
            return Err(Why::RoundOpen { round: round.number });
        }
        match self.rounds_left() {
            0 => Ok(()),
            rounds => Err(Why::RoundsLeft { rounds }),
        }
    }
}
