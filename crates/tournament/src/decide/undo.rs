//! Taking back the last step. The history keeps both the step and its taking back; only the effect is gone.
//!
//! Drawing again after an undo gives the same draw again, because a draw depends on nothing but the seed, the field and
//! its label: undo cannot be used to fish for a better one. Whoever takes back what a screen showed names its number, so
//! that a step that came in between is never taken back by mistake (HR-6.3.6).

use super::{Ruling, can_be_undone};
use crate::fact::{Fact, TakenBack};
use crate::ids::StepNo;
use crate::refusal::Why;
use crate::state::Tournament;

impl Tournament {
    pub(super) fn undo(&self, meant: Option<StepNo>) -> Ruling {
        let (remain, taken_back) = self.step_to_take_back().ok_or(Why::NothingToUndo)?;
        let action = taken_back.action;
        if meant.is_some_and(|meant| meant != taken_back.step) {
            return Err(Why::AnotherStepSince { action });
        }
        if !can_be_undone(action) {
            return Err(Why::CannotUndo { action });
        }
        Ok(vec![Fact::Undone { remain, taken_back: Some(taken_back) }])
    }

    /// The step that would be taken back now, and how many facts would remain.
    fn step_to_take_back(&self) -> Option<(u32, TakenBack)> {
        let (remain, fact) = self.effective.iter().enumerate().rev().find(|(_, fact)| fact.is_step())?;
        let Fact::Step { by, at, action, .. } = **fact else { return None };
        let step = *self.steps.last()?;
        Some((remain as u32, TakenBack { step, by, at, action }))
    }

    /// The last step in effect, which is the one that can be taken back: what a screen shows beside "take back".
    pub fn newest_step(&self) -> Option<TakenBack> {
        self.step_to_take_back().map(|(_, step)| step)
    }
}
