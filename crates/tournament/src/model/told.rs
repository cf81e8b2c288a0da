//! What a tournament tells beside its rounds: prizes, announcements, rounds kept as another system wrote them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{Moment, PersonId};

/// Rounds of a kind the regulations do not have, as another system told of them. They are kept and shown; nothing is
/// worked out from them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct KeptRounds {
    /// What kind of rounds they were.
    pub kind: KeptKind,
    /// The games, round by round.
    pub rounds: Vec<Vec<KeptGame>>,
}

/// Kinds of rounds that are only kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum KeptKind {
    /// A bracket that gives a second chance.
    DoubleElimination,
}

/// A game that is only kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct KeptGame {
    /// Its players.
    pub players: Vec<PersonId>,
    /// Who won, if somebody has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<PersonId>,
}

/// Something somebody gets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Prize {
    /// Who gets it.
    pub to: PrizeTo,
    /// What it is.
    pub what: String,
}

/// Who gets a prize.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum PrizeTo {
    /// Everybody from one place to another, both included.
    Places {
        /// The better one.
        first: u32,
        /// The last one.
        last: u32,
    },
    /// The best placed player with a deck of that kind, by its code.
    Best {
        /// Such as a faction or a clan.
        kind: String,
    },
    /// Somebody named by hand, whatever the place.
    Person {
        /// Who.
        person: PersonId,
    },
}

/// Something a leader told everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Announcement {
    /// Who.
    pub by: PersonId,
    /// When.
    pub at: Moment,
    /// In words.
    pub text: String,
    /// Until when it stands on the screens, if that was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Moment>,
    /// Whether somebody took it off the screens.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ended: bool,
}

impl Announcement {
    /// Whether it stands on the screens at that moment.
    pub fn stands_at(&self, now: Moment) -> bool {
        !self.ended && self.until.is_none_or(|until| now < until)
    }
}
