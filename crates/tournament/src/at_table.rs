//! What two players do at their own table before and during a game: they tick its set-up step by step, and agree on a chance
//! that was missed. How it stands is told in `set_up.rs`, the rules are in `decide/at_table.rs`; the steps are the pack's.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{MatchId, PersonId};

/// What is wanted at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableWish {
    /// Tick a step of the set-up.
    Tick {
        /// The match.
        id: MatchId,
        /// The step, by its name in the pack.
        step: String,
        /// What is asked with it.
        #[serde(default)]
        answer: TickAnswer,
    },
    /// Let the set-up be ticked from the beginning, as a leader: somebody ticked wrongly.
    Clear {
        /// The match.
        id: MatchId,
        /// Why.
        reason: String,
    },
    /// Ask the opponent to let a missed chance be made up for.
    AskConsent {
        /// The match.
        id: MatchId,
        /// What was missed.
        text: String,
    },
    /// Answer the opponent who asked.
    AnswerConsent {
        /// The match.
        id: MatchId,
        /// Whether it may be made up for.
        agreed: bool,
    },
}

/// What is true of a table from now on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableFact {
    /// A step of the set-up was taken.
    Ticked {
        /// The match.
        id: MatchId,
        /// The step.
        tick: Tick,
    },
    /// The set-up begins anew.
    Cleared {
        /// The match.
        id: MatchId,
    },
    /// A player asked the other to let a missed chance be made up for.
    ConsentAsked {
        /// The match.
        id: MatchId,
        /// Who asked.
        player: PersonId,
        /// What was missed.
        text: String,
    },
    /// The other answered.
    ConsentAnswered {
        /// The match.
        id: MatchId,
        /// Whether it may be made up for.
        agreed: bool,
    },
}

/// What is asked with a step of the set-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TickAnswer {
    /// The player named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<PersonId>,
    /// The number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u32>,
}

/// A step of the set-up that was taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Tick {
    /// The step, by its name in the pack.
    pub step: String,
    /// Who ticked it.
    pub by: PersonId,
    /// What was answered.
    #[serde(default)]
    pub answer: TickAnswer,
}

/// A missed chance one player asked the other about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Consent {
    /// Who asked.
    pub by: PersonId,
    /// What was missed.
    pub text: String,
    /// What the other said, once he or she has.
    pub agreed: Option<bool>,
}

impl TableWish {
    /// The match it is about.
    pub fn id(&self) -> MatchId {
        match self {
            TableWish::Tick { id, .. }
            | TableWish::Clear { id, .. }
            | TableWish::AskConsent { id, .. }
            | TableWish::AnswerConsent { id, .. } => *id,
        }
    }
}

impl TableFact {
    /// The match it is about.
    pub fn id(&self) -> MatchId {
        match self {
            TableFact::Ticked { id, .. }
            | TableFact::Cleared { id }
            | TableFact::ConsentAsked { id, .. }
            | TableFact::ConsentAnswered { id, .. } => *id,
        }
    }
}
