//! What lasts for a time or waits for its time: changes of cards, rules at places, uses that count, delayed effects.

use serde::{Deserialize, Serialize};

use super::{AbilityRef, OpRef, Run};
use crate::ability::{Later, Per, Until};
use crate::ids::{ObjId, Place, Seat};

/// An ability with a limit was used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Use {
    pub obj: ObjId,
    pub stamp: u8,
    pub ability: AbilityRef,
    pub by: Seat,
    pub per: Per,
}

/// Something given to one card for a time: the step that says what, and who did it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Lasting {
    pub obj: ObjId,
    pub stamp: u8,
    pub of: OpRef,
    pub src: ObjId,
    pub ctrl: Seat,
    /// How much, settled when it was given.
    pub amount: u8,
    pub until: Until,
    /// A change for the next attack is in use.
    pub active: bool,
}

/// A card damaged another during the present phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hit {
    pub by: ObjId,
    pub by_stamp: u8,
    pub target: ObjId,
    pub stamp: u8,
}

/// Something that holds for a time at a place: the step that says what, and who did it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rule {
    pub of: OpRef,
    pub src: ObjId,
    pub ctrl: Seat,
    pub place: Option<Place>,
    pub until: Until,
}

/// An effect waiting for its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Delayed {
    pub later: Later,
    pub run: Run,
    pub obj: ObjId,
    pub stamp: u8,
}

impl Default for Delayed {
    fn default() -> Delayed {
        Delayed { later: Later::EndOfPhase, run: Run::EMPTY, obj: ObjId::NONE, stamp: 0 }
    }
}
