//! What a pack says about people and their things: tiers, proxies, missing cards, set-up, and the lists that forms offer.

use rulebook::Clause;
use serde::Serialize;

use super::names::Declared;
use crate::day::Day;
use crate::fields::{Fields, Word};

/// A tier and what it requires.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tier {
    /// Its name, such as `formal`.
    pub id: String,
    /// Whether leaders may play.
    pub leaders_play: LeadersPlay,
    /// Whether decks must be in opaque sleeves.
    pub opaque_sleeves: bool,
    /// Days after a product's release from which it is legal.
    pub legal_after_days: u32,
    /// Whether the players of a game may help each other.
    pub players_may_help: bool,
    /// Whether players tick the set-up of each game; where not, the organizer may ask for it.
    pub set_up_ticked: bool,
    /// The clause on leaders playing.
    pub leaders_clause: Option<Clause>,
    /// The clause on sleeves.
    pub sleeves_clause: Option<Clause>,
    /// The clause on product legality.
    pub legality_clause: Option<Clause>,
}

/// Whether leaders may play in a tier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LeadersPlay {
    /// Never.
    Never,
    /// Only while a second leader, who has been announced, is on duty.
    WithSecondLeader,
    /// Without any condition.
    Freely,
}

/// The roles there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Plans and runs the tournament.
    Organizer,
    /// The final authority on rules.
    Marshal,
    /// Helps players with rules.
    Judge,
    /// Plays.
    Player,
    /// Watches.
    Spectator,
}

/// Lost and damaged cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Cards {
    /// Minutes offered first for the search of a missing card; the leader may enter others.
    pub search_minutes: u32,
    /// What happens when the card is still missing at the next round.
    pub still_missing: StillMissing,
    /// Who makes proxies.
    pub proxies_by: Vec<Role>,
    /// What a proxy states.
    pub proxy_fields: Vec<ProxyField>,
}

/// What happens to a player whose card is still missing when the next round is paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum StillMissing {
    /// The organizer is asked and may keep the player in.
    OrganizerAsked,
    /// The player is removed; keeping is not offered.
    Removed,
}

/// One thing a proxy states.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ProxyField {
    /// Its name, such as `card_name`.
    pub id: String,
    /// Whether it must be filled in.
    pub required: bool,
}

/// A line of an ordered checklist.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Item {
    /// Its name, such as `shuffle`.
    pub id: String,
    /// The clause that asks for it.
    pub clause: Option<Clause>,
    /// A call that only a marshal may rule on.
    pub marshal_only: bool,
}

/// Lists that forms and screens offer, each in the document's order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Lists {
    /// The steps of set-up before each game.
    pub set_up: Vec<Item>,
    /// What the randomly drawn player of set-up gets.
    pub first_player: FirstPlayer,
    /// Prohibited conduct.
    pub conduct: Vec<Item>,
    /// What a judge is called for.
    pub calls: Vec<Item>,
    /// Why a player is dropped.
    pub drop_reasons: Vec<Item>,
    /// What the organizer prepares.
    pub preparation: Vec<Item>,
    /// What the organizer has at hand.
    pub documents: Vec<Item>,
    /// What a deck check looks at.
    pub deck_check: Vec<Item>,
}

/// What the player drawn at random in set-up gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstPlayer {
    /// Chooses who begins.
    Chooses,
    /// Begins.
    Begins,
}

impl Tier {
    /// The first day on which a product is legal: so many days after its release, that day included.
    pub fn legal_from(&self, release: Day) -> Day {
        release.plus(self.legal_after_days)
    }

    pub(crate) fn read_all(root: &Fields<'_>) -> Vec<Tier> {
        let mut declared = Declared::default();
        let read = |fields: Fields<'_>| {
            let tier = Tier {
                id: declared.name(&fields),
                leaders_play: fields.word("leaders_play"),
                opaque_sleeves: fields.flag_or("opaque_sleeves", false),
                legal_after_days: fields.number_if_any("legal_after_days", 0, 3650).unwrap_or(0),
                players_may_help: fields.flag_or("players_may_help", false),
                set_up_ticked: fields.flag_or("set_up_ticked", false),
                leaders_clause: fields.clause_if_any("leaders_clause"),
                sleeves_clause: fields.clause_if_any("sleeves_clause"),
                legality_clause: fields.clause_if_any("legality_clause"),
            };
            fields.done();
            tier
        };
        root.tables("tiers").into_iter().map(read).collect()
    }
}

impl Cards {
    pub(crate) fn read(root: &Fields<'_>) -> Option<Cards> {
        let fields = root.table_if_any("cards")?;
        let mut declared = Declared::default();
        let field = |field: Fields<'_>| {
            let read = ProxyField { id: declared.name(&field), required: field.flag_or("required", true) };
            field.done();
            read
        };
        let cards = Cards {
            search_minutes: fields.number("search_minutes", 0, 600),
            still_missing: fields.word("still_missing"),
            proxies_by: fields.words("proxies_by"),
            proxy_fields: fields.tables("proxy_fields").into_iter().map(field).collect(),
        };
        fields.done();
        Some(cards)
    }
}

impl Item {
    fn read_all(lists: &Fields<'_>, key: &str) -> Vec<Item> {
        let mut declared = Declared::default();
        let read = |fields: Fields<'_>| {
            let item = Item {
                id: declared.name(&fields),
                clause: fields.clause_if_any("clause"),
                marshal_only: fields.flag_or("marshal_only", false),
            };
            fields.done();
            item
        };
        lists.tables_if_any(key).into_iter().map(read).collect()
    }
}

impl Lists {
    pub(crate) fn read(root: &Fields<'_>) -> Lists {
        let Some(fields) = root.table_if_any("lists") else { return Lists::none() };
        let lists = Lists {
            set_up: Item::read_all(&fields, "set_up"),
            first_player: fields.word_if_any("first_player").unwrap_or(FirstPlayer::Chooses),
            conduct: Item::read_all(&fields, "conduct"),
            calls: Item::read_all(&fields, "calls"),
            drop_reasons: Item::read_all(&fields, "drop_reasons"),
            preparation: Item::read_all(&fields, "preparation"),
            documents: Item::read_all(&fields, "documents"),
            deck_check: Item::read_all(&fields, "deck_check"),
        };
        fields.done();
        lists
    }

    fn none() -> Lists {
        Lists {
            set_up: Vec::new(),
            first_player: FirstPlayer::Chooses,
            conduct: Vec::new(),
            calls: Vec::new(),
            drop_reasons: Vec::new(),
            preparation: Vec::new(),
            documents: Vec::new(),
            deck_check: Vec::new(),
        }
    }
}

impl Word for LeadersPlay {
    const ALL: &'static [(&'static str, LeadersPlay)] = &[
        ("never", LeadersPlay::Never),
        ("with_second_leader", LeadersPlay::WithSecondLeader),
        ("freely", LeadersPlay::Freely),
    ];
}

impl Word for Role {
    const ALL: &'static [(&'static str, Role)] = &[
        ("organizer", Role::Organizer),
        ("marshal", Role::Marshal),
        ("judge", Role::Judge),
        ("player", Role::Player),
        ("spectator", Role::Spectator),
    ];
}

impl Word for StillMissing {
    const ALL: &'static [(&'static str, StillMissing)] =
        &[("organizer_asked", StillMissing::OrganizerAsked), ("removed", StillMissing::Removed)];
}

impl Word for FirstPlayer {
    const ALL: &'static [(&'static str, FirstPlayer)] =
        &[("chooses", FirstPlayer::Chooses), ("begins", FirstPlayer::Begins)];
}
