//! The facts of a Legend of the Five Rings card that deck building and search need, and how role cards change it.

use std::sync::{Arc, LazyLock};

use super::table::{Row, Table};
use super::{Card, CardId, Figure, Game, Own, Part};
use crate::coded::coded;

impl Game {
    /// Legend of the Five Rings: The Card Game.
    pub const L5R: Game = Game::numbered(1);
}

impl Part {
    /// The stronghold.
    pub const STRONGHOLD: Part = Part::new(4, "stronghold", "decks-part-stronghold");
    /// The role.
    pub const ROLE: Part = Part::new(5, "role", "decks-part-role");
    /// The five provinces.
    pub const PROVINCES: Part = Part::new(6, "provinces", "decks-part-provinces");
    /// The dynasty deck.
    pub const DYNASTY: Part = Part::new(7, "dynasty", "decks-part-dynasty");
    /// The conflict deck.
    pub const CONFLICT: Part = Part::new(8, "conflict", "decks-part-conflict");
}

pub(super) const PARTS: [Part; 5] =
    [Part::STRONGHOLD, Part::ROLE, Part::PROVINCES, Part::DYNASTY, Part::CONFLICT];

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

impl Card {
    /// Its facts, if it is an L5R card.
    pub fn l5r(&self) -> Option<&Facts> {
        self.facts()
    }
}

/// What the table says of a card that only this game knows.
pub(super) fn own(row: &Row<'_>) -> Own {
    let facts = Facts::read(row);
    let rings = facts.rings.iter().map(|ring| ("ring", ring.code()));
    Own {
        part: match (facts.kind, facts.side) {
            (Kind::Stronghold, _) => Part::STRONGHOLD,
            (Kind::Role, _) => Part::ROLE,
            (Kind::Province, _) => Part::PROVINCES,
            (_, Side::Conflict) => Part::CONFLICT,
            (_, Side::Dynasty | Side::Province | Side::Role) => Part::DYNASTY,
        },
        foreign_code: row.optional("legacy"),
        marks: rings
            .chain(facts.only_clans.iter().map(|clan| ("only", clan.code())))
            .chain(["side", "role_only"].into_iter().filter_map(|it| Some((it, row.optional(it)?))))
            .collect(),
        sorted: facts.rings.iter().map(|ring| *ring as u8).collect(),
        limit: Some(facts.limit),
        facts: Some(Arc::new(facts)),
    }
}

impl Facts {
    fn read(row: &Row<'_>) -> Facts {
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

    /// All role cards that change deck building.
    pub fn all() -> &'static [Role] {
        &ROLES
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

fn known(id: &str) -> CardId {
    Game::L5R.find(id).expect("the embedded tables name cards of the catalogue")
}
