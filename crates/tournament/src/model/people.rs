//! Persons of a tournament: players with their lists, leaders, and whether they are there.

use rulebook::Clause;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{PersonId, RoundNo, StageNo};
use crate::rights::Action;

/// Somebody at the tournament. Everybody is at least a spectator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The name in files: `p1`, or whatever an imported file says.
    pub key: String,
    /// The name people read.
    pub name: String,
    /// The name as people compare it.
    pub(crate) compared: String,
    /// The staff role, if there is one.
    pub staff: Option<Staff>,
    /// The entry as a player, if there is one.
    pub entry: Option<Entry>,
    /// What of the organizer's work this person may do too.
    pub given: Vec<Action>,
}

/// A marshal's or judge's role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Staff {
    /// Marshal or judge.
    pub role: StaffRole,
    /// Off duty, one is a spectator.
    pub on_duty: bool,
}

/// The staff roles the organizer appoints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StaffRole {
    /// Final authority on the rules.
    Marshal,
    /// Settles disputes and answers questions.
    Judge,
}

/// What somebody is at this moment. Leaders are the first three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Responsible for the whole tournament; exactly one.
    Organizer,
    /// A marshal on duty.
    Marshal,
    /// A judge on duty.
    Judge,
    /// Enrolled and still in.
    Player,
    /// Everybody else.
    Spectator,
}

/// A player's entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// In, or how and when he or she left.
    pub presence: Presence,
    /// Seen at the desk.
    pub checked_in: bool,
    /// Team or household: kept apart in round 1.
    pub team: Option<String>,
    /// A table this player always sits at.
    pub fixed_table: Option<u16>,
    /// The deck list on file.
    pub deck: Option<DeckList>,
    /// Asked to be dropped; the organizer decides.
    pub asks_to_drop: bool,
    /// Asked to come back; the organizer decides.
    pub asks_to_rejoin: bool,
    /// A marshal recommends disqualification, with the reason; the organizer decides.
    pub recommended: Option<Recommendation>,
}

/// A recommendation to disqualify that waits for the organizer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recommendation {
    /// The marshal.
    pub by: PersonId,
    /// Why.
    pub reason: String,
}

/// A deck list as handed in. What it means is the business of the deck rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DeckList {
    /// The list as text.
    pub text: String,
    /// How often a leader amended it after the start.
    #[serde(default)]
    pub amended: u16,
    /// What the deck rules said of it when it came in, if they were asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub judged: Option<DeckVerdict>,
}

/// What the deck rules said of a list when it came in. The list itself is kept and can be judged again in full.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DeckVerdict {
    /// The clauses it breaks; a leader entered it all the same.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<String>")]
    pub breaks: Vec<Clause>,
    /// The clauses by which the organizer still has to decide.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<String>")]
    pub open: Vec<Clause>,
}

/// Whether a player is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// Will be paired.
    Active,
    /// Left; may come back in the same stage if the organizer agrees.
    Dropped {
        /// The stage it happened in.
        stage: StageNo,
        /// The last round attended; 0 if none.
        after_round: RoundNo,
        /// Why.
        why: DropReason,
    },
    /// Did not make the cut into the stage after this one.
    CutOff {
        /// The stage that ended.
        stage: StageNo,
    },
    /// Lost in an elimination round.
    Eliminated {
        /// In which one.
        round: RoundNo,
    },
    /// Removed by the organizer for unsporting conduct. For good.
    Disqualified {
        /// The stage it happened in.
        stage: StageNo,
        /// The last round attended; 0 if none.
        after_round: RoundNo,
    },
}

/// Why a player was dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DropReason {
    /// Asked for it.
    OwnWish,
    /// Was paired and did not appear.
    NoShow,
    /// Could not go on.
    UnableToPlay,
    /// A card was missing and no replacement was found.
    MissingCard,
    /// Was called up into the cut and declined.
    Declined,
    /// Had not checked in when the round was drawn, and check-in is required.
    NotCheckedIn,
}

impl Entry {
    /// A new player's entry.
    pub fn new(team: Option<String>) -> Entry {
        Entry {
            presence: Presence::Active,
            checked_in: false,
            team,
            fixed_table: None,
            deck: None,
            asks_to_drop: false,
            asks_to_rejoin: false,
            recommended: None,
        }
    }

    /// Whether this player will be paired.
    pub fn is_active(&self) -> bool {
        self.presence == Presence::Active
    }
}
