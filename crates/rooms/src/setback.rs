//! Why something could not be done in a room.

use journal::{AppendError, Trouble, Version};

use crate::code::NoRandomness;

/// Why something could not be done. Nothing stored is repeated in it.
#[derive(Debug)]
pub enum Setback<Refusal> {
    /// There is no such room.
    Unknown,
    /// The rules do not allow it.
    Refused(Box<Refusal>),
    /// The database is in trouble.
    Trouble(Trouble),
    /// Too many others were faster.
    Crowded,
    /// Stored facts that cannot be read: where, never what.
    Damaged(String),
    /// The system gives no randomness.
    NoRandomness,
    /// The room is no longer at the version the command was decided on.
    Moved {
        /// The version whoever asked had seen.
        expected: Version,
        /// The version it is at.
        version: Version,
    },
    /// The same request was carried out before; its answer is kept.
    AnsweredBefore,
}

impl<Refusal> Setback<Refusal> {
    /// The rules say no.
    pub fn refused(refusal: Refusal) -> Setback<Refusal> {
        Setback::Refused(Box::new(refusal))
    }

    pub(crate) fn of_append(error: AppendError) -> Setback<Refusal> {
        match error {
            AppendError::Trouble(trouble) => Setback::Trouble(trouble),
            AppendError::Conflict { .. } => Setback::Crowded,
            AppendError::AnsweredBefore => Setback::AnsweredBefore,
            other => Setback::Damaged(format!("{other:?}")),
        }
    }
}

impl<Refusal> From<Trouble> for Setback<Refusal> {
    fn from(trouble: Trouble) -> Setback<Refusal> {
        Setback::Trouble(trouble)
    }
}

impl<Refusal> From<NoRandomness> for Setback<Refusal> {
    fn from(_: NoRandomness) -> Setback<Refusal> {
        Setback::NoRandomness
    }
}
