//! What a list or the agreed total does not allow in a roster, each with its clause (EP-1.1.2, EP-1.2.1, EP-1.2.4).

use rulebook::{Cites, Clause, Saying, clause, say};
use serde::Serialize;

/// Something in a roster that its list or the agreed total does not allow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
#[serde(tag = "finding", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum ArmyFinding {
    UnknownList {
        list: String,
        /// The lists there are.
        #[serde(default)]
        known: Vec<String>,
    },
    Empty,
    UnknownFormation {
        formation: String,
        /// What could have been meant.
        #[serde(default)]
        near: Vec<String>,
    },
    SameId {
        id: String,
    },
    UnknownOption {
        formation: String,
        option: String,
        /// What could have been meant.
        #[serde(default)]
        near: Vec<String>,
    },
    UnclearOption {
        formation: String,
        option: String,
        could_be: Vec<String>,
    },
    TooFew {
        formation: String,
        option: String,
        taken: i64,
        least: i64,
        /// What can be taken.
        #[serde(default)]
        options: Vec<String>,
    },
    TooMany {
        formation: String,
        option: String,
        taken: i64,
        most: i64,
    },
    ArmyTooFew {
        option: String,
        taken: i64,
        least: i64,
        /// The formations that offer it.
        #[serde(default)]
        offered_by: Vec<String>,
    },
    ArmyTooMany {
        option: String,
        taken: i64,
        most: i64,
    },
    TooManyForCore {
        formations: Vec<String>,
        taken: i64,
        most: i64,
    },
    TooManyUnits {
        formation: String,
        units: i64,
        most: i64,
    },
    BelowZero {
        formation: String,
        points: i64,
    },
    ShareTooLarge {
        part: i64,
        points: i64,
        most: i64,
        by: i64,
    },
    OverTotal {
        points: i64,
        total: u32,
        by: i64,
    },
}

impl Cites for ArmyFinding {
    fn clause(&self) -> Clause {
        match self {
            ArmyFinding::OverTotal { .. } => clause!("EP-1.2.1"),
            ArmyFinding::Empty => clause!("EP-1.1.1"),
            ArmyFinding::BelowZero { .. } => clause!("EP-1.2.4"),
            ArmyFinding::UnknownList { .. }
            | ArmyFinding::UnknownFormation { .. }
            | ArmyFinding::SameId { .. }
            | ArmyFinding::UnknownOption { .. }
            | ArmyFinding::UnclearOption { .. }
            | ArmyFinding::TooFew { .. }
            | ArmyFinding::TooMany { .. }
            | ArmyFinding::ArmyTooFew { .. }
            | ArmyFinding::ArmyTooMany { .. }
            | ArmyFinding::TooManyForCore { .. }
            | ArmyFinding::TooManyUnits { .. }
            | ArmyFinding::ShareTooLarge { .. } => clause!("EP-1.1.2"),
        }
    }

    fn saying(&self) -> Saying {
        match self {
            ArmyFinding::UnknownList { list, known } => {
                say!("epic-army-unknown-list", list = list, known = known.clone())
            }
            ArmyFinding::Empty => say!("epic-army-empty"),
            ArmyFinding::UnknownFormation { formation, near } if near.is_empty() => {
                say!("epic-army-unknown-formation", formation = formation)
            }
            ArmyFinding::UnknownFormation { formation, near } => {
                say!("epic-army-unknown-formation-near", formation = formation, near = near.clone())
            }
            ArmyFinding::SameId { id } => say!("epic-army-same-id", id = id),
            ArmyFinding::UnknownOption { formation, option, near } if near.is_empty() => {
                say!("epic-army-unknown-option", formation = formation, option = option)
            }
            ArmyFinding::UnknownOption { formation, option, near } => {
                say!(
                    "epic-army-unknown-option-near",
                    formation = formation,
                    option = option,
                    near = near.clone()
                )
            }
            ArmyFinding::UnclearOption { formation, option, could_be } => say!(
                "epic-army-unclear-option",
                formation = formation,
                option = option,
                paths = could_be.clone()
            ),
            ArmyFinding::TooFew { formation, option, taken, least, options } if !options.is_empty() => say!(
                "epic-army-too-few-of",
                formation = formation,
                option = option,
                taken = *taken,
                least = *least,
                options = options.iter().map(|name| say!("epic-army-named", name = name)).collect::<Vec<_>>()
            ),
            ArmyFinding::TooFew { formation, option, taken, least, .. } => say!(
                "epic-army-too-few",
                formation = formation,
                option = option,
                taken = *taken,
                least = *least
            ),
            ArmyFinding::TooMany { formation, option, taken, most } => say!(
                "epic-army-too-many",
                formation = formation,
                option = option,
                taken = *taken,
                most = *most
            ),
            ArmyFinding::ArmyTooFew { option, taken, least, offered_by } => say!(
                "epic-army-army-too-few",
                option = option,
                taken = *taken,
                least = *least,
                formations = offered_by.clone()
            ),
            ArmyFinding::TooManyUnits { formation, units, most } => {
                say!("epic-army-too-many-units", formation = formation, units = *units, most = *most)
            }
            ArmyFinding::BelowZero { formation, points } => {
                say!("epic-army-below-zero", formation = formation, points = *points)
            }
            ArmyFinding::ArmyTooMany { option, taken, most } => {
                say!("epic-army-army-too-many", option = option, taken = *taken, most = *most)
            }
            ArmyFinding::TooManyForCore { formations, taken, most } => say!(
                "epic-army-too-many-for-core",
                formations = formations.clone(),
                taken = *taken,
                most = *most
            ),
            ArmyFinding::ShareTooLarge { part, points, most, by } => {
                say!("epic-army-share", part = *part, points = *points, most = *most, by = *by)
            }
            ArmyFinding::OverTotal { points, total, by } => {
                say!("epic-army-over-total", points = *points, total = *total, by = *by)
            }
        }
    }
}
