//! Names for the things commands and facts speak of. Small and `Copy`; numbered in the order they came to be.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($number:ty), $letter:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        #[serde(transparent)]
        pub struct $name(pub $number);

        impl fmt::Display for $name {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(out, concat!($letter, "{}"), self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, out)
            }
        }

        impl From<$number> for $name {
            fn from(number: $number) -> $name {
                $name(number)
            }
        }

        impl From<$name> for $number {
            fn from(id: $name) -> $number {
                id.0
            }
        }

        impl $name {
            /// Its place in a list.
            #[allow(dead_code)] // steps are numbered from 1 and stand in no list
            pub(crate) fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id!(
    /// A person of the tournament, numbered from 0 in the order of arrival.
    PersonId(u32),
    "p"
);
id!(
    /// A round of the tournament, numbered from 1 through all stages.
    RoundNo(u16),
    "round "
);
id!(
    /// A stage: a run of rounds of one kind, numbered from 1.
    StageNo(u8),
    "stage "
);
id!(
    /// A call for a judge, numbered from 0.
    CallId(u32),
    "call "
);
id!(
    /// A case of a lost or damaged card, numbered from 0.
    CaseId(u32),
    "case "
);
id!(
    /// A report about a participant's conduct, numbered from 0.
    ConductId(u32),
    "conduct "
);

id!(
    /// A step of the whole history, numbered from 1; steps that were taken back keep their numbers.
    StepNo(u32),
    "step "
);

/// One match: a round, and the place in that round's list of matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub struct MatchId {
    /// The round.
    pub round: RoundNo,
    /// The place in the round's list, from 0.
    pub place: u16,
}

/// A moment in milliseconds since 1970 (UTC). Time always arrives from outside; nothing here reads a clock.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct Moment(pub i64);

impl Moment {
    /// The moment that many seconds later (or earlier, if negative). Saturates instead of overflowing.
    pub fn plus_seconds(self, seconds: i64) -> Moment {
        Moment(self.0.saturating_add(seconds.saturating_mul(1000)))
    }

    /// Milliseconds from `earlier` to this moment; negative if this one is earlier.
    pub fn since(self, earlier: Moment) -> i64 {
        self.0.saturating_sub(earlier.0)
    }
}

impl RoundNo {
    /// The round after this one.
    pub fn next(self) -> RoundNo {
        RoundNo(self.0.saturating_add(1))
    }
}
