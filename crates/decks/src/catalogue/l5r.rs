//! The facts of a Legend of the Five Rings card that deck building and search need, and the dated lists beside the
//! cards: which role a clan may use, and which cards are restricted.

use std::sync::LazyLock;

use jiff::civil::Date;

use super::table::{Row, Table};
use super::{CardId, Figure, catalogue};
use crate::coded::coded;

coded! {
    /// The clans, and the neutral cards.
    pub enum Clan {
        /// Crab.
        Crab = "crab",
        /// Crane.
        Crane = "crane",
        /// Dragon.
        Dragon = "dragon",
        /// Lion.
        Lion = "lion",
        /// Phoenix.
        Phoenix = "phoenix",
        /// Scorpion.
        Scorpion = "scorpion",
        /// Unicorn.
        Unicorn = "unicorn",
        /// Neutral cards.
        Neutral = "neutral",
    }
}

coded! {
    /// The card types.
    pub enum Kind {
        /// Strongholds.
        Stronghold = "stronghold",
        /// Roles.
        Role = "role",
        /// Provinces.
        Province = "province",
        /// Characters.
        Character = "character",
        /// Holdings.
        Holding = "holding",
        /// Attachments.
        Attachment = "attachment",
        /// Events.
        Event = "event",
    }
}

coded! {
    /// The back of a card. Strongholds have the province back: tell them by type.
    pub enum Side {
        /// Dynasty deck.
        Dynasty = "dynasty",
        /// Conflict deck.
        Conflict = "conflict",
        /// Provinces and strongholds.
        Province = "province",
        /// Roles.
        Role = "role",
    }
}

coded! {
    /// The five rings.
    pub enum Ring {
        /// Air.
        Air = "air",
        /// Earth.
        Earth = "earth",
        /// Fire.
        Fire = "fire",
        /// Void.
        Void = "void",
        /// Water.
        Water = "water",
    }
}

coded! {
    /// The kinds of role.
    pub enum RoleKind {
        /// Keepers: more influence.
        Keeper = "keeper",
        /// Seekers: a second province of their ring.
        Seeker = "seeker",
        /// Support of another clan.
        Support = "support",
    }
}

/// What deck building needs of an L5R card.
#[derive(Clone, Debug)]
pub struct Facts {
    /// Its clan.
    pub clan: Clan,
    /// Its back.
    pub side: Side,
    /// Its type.
    pub kind: Kind,
    /// Copies allowed by the card itself, 1 or 3.
    pub limit: u8,
    /// Influence cost; without one a card cannot be taken out of clan. 0 and none differ.
    pub influence: Option<u8>,
    /// The clans that may use it, if the card names them.
    pub only_clans: Vec<Clan>,
    /// The rings of a province.
    pub rings: Vec<Ring>,
    /// The trait a role must have for this card.
    pub role_only: Option<&'static str>,
    /// Military skill.
    pub military: Option<Figure>,
    /// Political skill.
    pub political: Option<Figure>,
    /// Glory.
    pub glory: Option<u8>,
    /// Starting honor of a stronghold.
    pub honor: Option<u8>,
    /// Fate a stronghold gives.
    pub fate: Option<u8>,
    /// Influence a stronghold gives.
    pub influence_pool: Option<u8>,
    /// Strength of a province.
    pub strength: Option<Figure>,
    /// The id used by fiveringsdb's interface and by ringteki.
    pub legacy: Option<&'static str>,
}

/// How a role changes deck building (LT-2.2.19).
#[derive(Clone, Debug)]
pub struct Role {
    /// The role card.
    pub card: CardId,
    /// Its kind.
    pub kind: RoleKind,
    /// Influence it adds to the stronghold's.
    pub influence_bonus: u8,
    /// The only clan influence may be spent on.
    pub influence_only_on: Option<Clan>,
    /// The ring of which there may be a second province.
    pub second_province: Option<Ring>,
    /// What it satisfies of "… role only".
    pub satisfies: Vec<&'static str>,
}

/// A clan's role and the days it was in force.
#[derive(Clone, Debug)]
pub(crate) struct ClanRole {
    first_day: Date,
    last_day: Option<Date>,
    /// None: every clan, every role.
    clan_and_role: Option<(Clan, CardId)>,
}

/// A restricted list: at most one title of it in a deck.
#[derive(Clone, Debug)]
pub struct RestrictedList {
    /// The Rules Reference that carries it.
    pub version: &'static str,
    /// Its first day.
    pub first_day: Date,
    /// The cards on it.
    pub cards: Vec<CardId>,
}

impl Facts {
    pub(super) fn read(row: &Row<'_>) -> Facts {
        let rings = if row.text("rings") == "all" {
            Ring::ALL.to_vec()
        } else {
            row.list("rings").filter_map(Ring::of_code).collect()
        };
        Facts {
            clan: row.code("clan", Clan::of_code).expect("every card has a clan"),
            side: row.code("side", Side::of_code).expect("every card has a back"),
            kind: row.code("kind", Kind::of_code).expect("every card has a type"),
            limit: row.number("limit").unwrap_or(3),
            influence: row.number("influence"),
            only_clans: row.list("only_clans").filter_map(Clan::of_code).collect(),
            rings,
            role_only: row.optional("role_only"),
            military: Figure::read(row.text("military")),
            political: Figure::read(row.text("political")),
            glory: row.number("glory"),
            honor: row.number("honor"),
            fate: row.number("fate"),
            influence_pool: row.number("influence_pool"),
            strength: Figure::read(row.text("strength")),
            legacy: row.optional("legacy"),
        }
    }

    /// Whether a deck of that clan may hold the card, leaving influence and roles aside: dynasty cards and provinces in
    /// clan or neutral, conflict cards also out of clan when they have an influence cost.
    pub fn suits(&self, clan: Clan) -> bool {
        if !self.only_clans.is_empty() && !self.only_clans.contains(&clan) {
            return false;
        }
        self.clan == clan
            || self.clan == Clan::Neutral
            || (self.side == Side::Conflict && self.influence.is_some())
    }
}

impl Role {
    /// How that role card changes deck building.
    pub fn of(card: CardId) -> Option<&'static Role> {
        ROLES.iter().find(|role| role.card == card)
    }
}

/// Whether a clan may use a Keeper or Seeker role on a day, by the published lists.
pub fn is_role_of_clan(clan: Clan, role: CardId, day: Date) -> bool {
    CLAN_ROLES
        .iter()
        .any(|given| given.holds_on(day) && given.clan_and_role.is_none_or(|pair| pair == (clan, role)))
}

/// The Keeper and Seeker roles a clan may use on a day.
pub fn roles_of_clan(clan: Clan, day: Date) -> Vec<CardId> {
    let bound = ROLES.iter().filter(|role| role.kind != RoleKind::Support);
    bound.map(|role| role.card).filter(|role| is_role_of_clan(clan, *role, day)).collect()
}

impl RestrictedList {
    /// The list in force on a day.
    pub fn in_force(day: Date) -> Option<&'static RestrictedList> {
        RESTRICTED.iter().rfind(|list| list.first_day <= day)
    }

    /// The list of that Rules Reference.
    pub fn of_version(version: &str) -> Option<&'static RestrictedList> {
        RESTRICTED.iter().find(|list| list.version == version)
    }

    /// All lists, the oldest first.
    pub fn all() -> &'static [RestrictedList] {
        &RESTRICTED
    }
}

impl ClanRole {
    fn holds_on(&self, day: Date) -> bool {
        self.first_day <= day && self.last_day.is_none_or(|last| day <= last)
    }
}

static ROLES: LazyLock<Vec<Role>> = LazyLock::new(|| {
    let table = Table::new(include_str!("../../data/l5r-roles.tsv"));
    let roles = table.rows().map(|row| Role {
        card: known(row.text("role")),
        kind: row.code("kind", RoleKind::of_code).expect("every role has a kind"),
        influence_bonus: row.number("influence_bonus").unwrap_or(0),
        influence_only_on: row.code("influence_only_on", Clan::of_code),
        second_province: row.code("second_province", Ring::of_code),
        satisfies: row.list("satisfies").collect(),
    });
    roles.collect()
});

static CLAN_ROLES: LazyLock<Vec<ClanRole>> = LazyLock::new(|| {
    let table = Table::new(include_str!("../../data/l5r-clan-roles.tsv"));
    let roles = table.rows().map(|row| ClanRole {
        first_day: day(row.text("first_day")),
        last_day: row.optional("last_day").map(day),
        clan_and_role: (row.text("clan") != "*").then(|| {
            let clan = row.code("clan", Clan::of_code).expect("a clan of the list");
            (clan, known(row.text("role")))
        }),
    });
    roles.collect()
});

static RESTRICTED: LazyLock<Vec<RestrictedList>> = LazyLock::new(|| {
    let table = Table::new(include_str!("../../data/l5r-restricted.tsv"));
    let lists = table.rows().map(|row| RestrictedList {
        version: row.text("version"),
        first_day: day(row.text("first_day")),
        cards: row.list("cards").map(known).collect(),
    });
    lists.collect()
});

pub(super) fn day(text: &str) -> Date {
    text.parse().expect("the embedded tables hold days as year-month-day")
}

fn known(id: &str) -> CardId {
    catalogue().find(id).expect("the embedded tables name cards of the catalogue")
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn roles_follow_the_day() {
        let name = |cards: Vec<CardId>| cards.iter().map(|card| card.card().name).collect::<Vec<_>>();
        assert_eq!(name(roles_of_clan(Clan::Crane, date(2018, 10, 20))), ["Keeper of Air", "Seeker of Air"]);
        assert_eq!(name(roles_of_clan(Clan::Crane, date(2018, 8, 7))), ["Seeker of Air"]);
        assert_eq!(name(roles_of_clan(Clan::Crane, date(2018, 11, 5))), ["Keeper of Air", "Seeker of Fire"]);
        assert_eq!(roles_of_clan(Clan::Crane, date(2019, 11, 22)).len(), 10);
        assert!(roles_of_clan(Clan::Crane, date(2017, 10, 4)).is_empty());
    }

    #[test]
    fn the_restricted_list_follows_the_day() {
        assert!(RestrictedList::in_force(date(2018, 5, 28)).is_none());
        let list = RestrictedList::in_force(date(2018, 10, 20)).unwrap();
        assert_eq!((list.version, list.cards.len()), ("1.6", 8));
        assert_eq!(RestrictedList::in_force(date(2020, 1, 1)).unwrap().version, "10");
        assert_eq!(RestrictedList::of_version("2.0").unwrap().cards.len(), 14);
    }
}
