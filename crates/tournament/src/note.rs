//! What a player may ask about a draw: who has the bye, who was paired down, who meets again.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{PersonId, RoundNo};

/// Something about a draw that a player may ask about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Note {
    /// Why this player has the bye.
    Bye { player: PersonId, drawn: bool },
    /// Two players of different score groups meet.
    Float { down: PersonId, up: PersonId, why: FloatReason },
    /// Two players meet again; they last met in that round.
    Rematch { one: PersonId, two: PersonId, met: RoundNo },
    /// Two players of one team meet in the first round.
    Teammates { one: PersonId, two: PersonId },
    /// After so many more rounds a rematch cannot be avoided.
    RematchAhead { free_rounds: u32 },
}

/// Why somebody was paired down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FloatReason {
    /// The group was odd.
    OddGroup { size: u32 },
    /// This player has met everybody else of the group.
    MetEverybody { others: u32 },
    /// Who has met whom leaves only so many pairs inside the group.
    TooFewPairs { size: u32, pairs: u32 },
    /// Somebody changed the draw by hand.
    ByHand,
}
