//! Taking back the last step. The history keeps both the step and its taking back; only the effect is gone.
//!
//! Drawing again after an undo gives the same draw again, because a draw depends on nothing but the seed, the field and
//! its label: undo cannot be used to fish for a better one.

use super::{Ruling, can_be_undone};
use crate::fact::Fact;
use crate::refusal::Why;
use crate::state::Tournament;

impl Tournament {
    pub(super) fn undo(&self) -> Ruling {
        let last = self.effective.iter().enumerate().rev().find_map(|(at, fact)| match fact {
            Fact::Step { action, .. } => Some((at, *action)),
            _ => None,
        });
        let (at, action) = last.ok_or(Why::NothingToUndo)?;
        if !can_be_undone(action) {
            return Err(Why::CannotUndo { action });
        }
        Ok(vec![Fact::Undone { remain: at as u32 }])
    }
}
