//! What the organizer decides before the first round: tier, structure, house settings.

use regulations::Day;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Everything the organizer chooses. Figures fixed by the pack (points, tables of rounds) are not here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The tier, by its name in the pack: `relaxed`, `formal`, `premier`.
    pub tier: String,
    /// How many rounds of which kind, and the cuts.
    pub structure: Structure,
    /// The kind of event, by its name in the pack, if it is an official one that prescribes a structure or a tier.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event_type: Option<String>,
    /// Whether players must hand in a deck list before the start.
    #[serde(default)]
    pub deck_lists: bool,
    /// How many minutes a paired player may be missing before the organizer is asked to drop him or her.
    #[serde(default = "ten")]
    pub no_show_minutes: u16,
    /// Whether new players may still enter after round 1 was drawn, with an unpaired loss for each round missed.
    #[serde(default)]
    pub late_entry: bool,
    /// Whether only players who checked in are paired.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub check_in: bool,
    /// Whether players tick the set-up of each game, where the tier leaves that to the organizer.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub set_up_ticked: bool,
    /// Seconds by which a slip may be late without consequence.
    #[serde(default)]
    pub slip_grace_seconds: u16,
    /// Whether the final is announced as untimed, where the pack leaves that choice.
    #[serde(default)]
    pub untimed_final: bool,
    /// Whether only the organizer makes proxies, where the pack leaves that choice.
    #[serde(default)]
    pub organizer_makes_proxies: bool,
    /// The first table's number.
    #[serde(default = "one")]
    pub first_table: u16,
    /// The most players; nobody is enrolled beyond it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub capacity: Option<u32>,
    /// The first day of the tournament: one deck is used throughout, so legality is fixed on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<Day>,
    /// Where it takes place, as far as the deck rules care, by their name for the region.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub region: Option<String>,
    /// The time zone in which its times are said, by its name in the zone database, such as `Europe/Warsaw`; that of the server if
    /// nobody says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_zone: Option<String>,
    /// Whether matches may be played at tables on the platform, where the pack has a kind of table.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub tables: bool,
    /// The total of points both players' forces come to, where the pack's game has forces; the pack's usual one if none is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub force_points: Option<u32>,
    /// Whether that total may lie outside of what the game is balanced for.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub force_points_anyway: bool,
    /// Who may see deck lists besides leaders and, outside of rounds, their own players.
    #[serde(default, skip_serializing_if = "DeckVisibility::is_default")]
    pub deck_visibility: DeckVisibility,
}

/// Who may see deck lists. Leaders always may; a player sees the own list except during a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeckVisibility {
    /// Nobody else.
    #[default]
    Leaders,
    /// Everybody once the tournament is over.
    AfterTheEnd,
    /// Everybody between rounds, once registration is closed.
    Open,
}

impl DeckVisibility {
    /// All of them, the most careful first.
    pub const ALL: [DeckVisibility; 3] =
        [DeckVisibility::Leaders, DeckVisibility::AfterTheEnd, DeckVisibility::Open];

    #[allow(clippy::trivially_copy_pass_by_ref)] // serde hands out references
    fn is_default(&self) -> bool {
        *self == DeckVisibility::default()
    }
}

/// How many rounds of which kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Structure {
    /// A table of the pack, such as `basic`, by registered players.
    Table(String),
    /// The organizer's own list.
    Custom {
        /// The stages in order.
        stages: Vec<StagePlan>,
    },
}

/// One announced stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum StagePlan {
    /// A number of Swiss rounds.
    Swiss {
        /// How many rounds.
        rounds: u16,
        /// How many players enter, for a stage after a cut.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cut: Option<u32>,
        /// Whether points and opponents of the stage before count on.
        #[serde(default = "yes", skip_serializing_if = "is_true")]
        carry: bool,
    },
    /// Single elimination until one player is left.
    Elimination {
        /// How many players enter; all of them if the tournament begins with elimination.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cut: Option<u32>,
    },
}

/// The kind of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RoundKind {
    /// Paired by score.
    Swiss,
    /// The loser is out.
    Elimination,
}

impl StagePlan {
    /// The kind of its rounds.
    pub fn kind(&self) -> RoundKind {
        match self {
            StagePlan::Swiss { .. } => RoundKind::Swiss,
            StagePlan::Elimination { .. } => RoundKind::Elimination,
        }
    }

    /// How many players enter it from the stage before; `None` for everybody.
    pub fn cut(&self) -> Option<u32> {
        match self {
            StagePlan::Swiss { cut, .. } | StagePlan::Elimination { cut } => *cut,
        }
    }

    /// How many rounds it takes for that many players.
    pub fn rounds(&self, players: u32) -> u16 {
        match self {
            StagePlan::Swiss { rounds, .. } => *rounds,
            StagePlan::Elimination { cut } => {
                let entering = cut.unwrap_or(players).min(players).max(1);
                (u32::BITS - (entering - 1).leading_zeros()) as u16
            }
        }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            tier: "relaxed".to_owned(),
            structure: Structure::Table("basic".to_owned()),
            event_type: None,
            deck_lists: false,
            no_show_minutes: ten(),
            late_entry: false,
            check_in: false,
            set_up_ticked: false,
            slip_grace_seconds: 0,
            untimed_final: false,
            organizer_makes_proxies: false,
            first_table: one(),
            capacity: None,
            date: None,
            region: None,
            time_zone: None,
            tables: false,
            force_points: None,
            force_points_anyway: false,
            deck_visibility: DeckVisibility::default(),
        }
    }
}

fn ten() -> u16 {
    10
}

fn one() -> u16 {
    1
}

fn yes() -> bool {
    true
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands out references
fn is_true(value: &bool) -> bool {
    *value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn structures_read_as_documented() {
        let read = |text: &str| serde_json::from_str::<Structure>(text);
        assert_eq!(read("\"basic\"").unwrap(), Structure::Table("basic".into()));
        let custom = read(r#"{"stages": [{"swiss": {"rounds": 5}}, {"elimination": {"cut": 8}}]}"#).unwrap();
        assert_eq!(
            custom,
            Structure::Custom {
                stages: vec![
                    StagePlan::Swiss { rounds: 5, cut: None, carry: true },
                    StagePlan::Elimination { cut: Some(8) }
                ]
            }
        );
        assert_eq!(
            serde_json::to_string(&custom).unwrap(),
            r#"{"stages":[{"swiss":{"rounds":5}},{"elimination":{"cut":8}}]}"#
        );
        assert!(read("[]").is_err());
    }

    /// Shows CT-4.2.36, LT-4.2.28: cuts to 4, 8, 16 and 32 take 2, 3, 4 and 5 rounds.
    #[test]
    fn ct_4_2_36_elimination_takes_as_many_rounds_as_the_field_halves() {
        let rounds = |cut| StagePlan::Elimination { cut: Some(cut) }.rounds(100);
        assert_eq!([4, 8, 16, 32].map(rounds), [2, 3, 4, 5]);
        assert_eq!(StagePlan::Elimination { cut: None }.rounds(11), 4);
        assert_eq!([1, 2, 3].map(|players| StagePlan::Elimination { cut: None }.rounds(players)), [0, 1, 2]);
    }
}
