//! What a table is told that belongs to a match of something larger: for whom its seats are kept, how far the round is.

use serde::{Deserialize, Serialize};

/// What a table of a match is told when it is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hosted {
    /// What the host knows the match by.
    pub at: String,
    /// For whom the two seats are kept.
    pub seats: [Reserved; 2],
}

/// For whom a seat is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reserved {
    pub name: String,
    /// What the host knows the player by.
    pub key: String,
}

/// How far the round of the match is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundNow {
    /// It was not started: players may set up.
    Waiting,
    #[default]
    Play,
    /// Its time is up: the game round is played to its end.
    TimeCalled,
}
