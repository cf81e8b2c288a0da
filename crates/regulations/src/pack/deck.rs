//! What a pack says about decks: figures, clauses, restricted and banned lists, roles and products by day.
//!
//! Names of figures, clauses, cards, roles and products belong to the deck rules the pack is played with; whoever knows
//! those rules checks them (`decks::Rules::of`). Here they are only read.

use std::collections::BTreeMap;

use rulebook::Clause;
use serde::Serialize;

use super::catalogue::Catalogue;
use super::date;
use super::names::Declared;
use crate::day::Day;
use crate::fields::Fields;

/// What decks are built and judged by.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Deck {
    /// The region whose days of release count.
    pub home_region: Option<String>,
    /// Figures of deck building by name, such as `least_cards`.
    pub figures: BTreeMap<String, u32>,
    /// The clause behind each rule of deck building, by the rule's name.
    pub cites: BTreeMap<String, Clause>,
    /// Lists of which a deck may hold only so many titles.
    pub restricted: Vec<CardList>,
    /// Lists of which a deck may hold none.
    pub banned: Vec<CardList>,
    /// Which role goes with which side, by day.
    pub roles: Vec<Roles>,
    /// What this pack says of single products.
    pub products: Vec<ProductRule>,
    /// The cards, where the pack brings its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub catalogue: Option<Catalogue>,
}

/// A list of cards and the days it is in force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardList {
    /// Its name.
    pub id: String,
    /// Its first day; of several lists with a first day, only the newest is in force.
    pub from: Option<Day>,
    /// Its last day.
    pub until: Option<Day>,
    /// How many of its titles a deck may hold.
    pub most: u32,
    /// The ids of its cards.
    pub cards: Vec<String>,
}

/// Roles and the days they may be used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Roles {
    /// Its name.
    pub id: String,
    /// The first day.
    pub from: Option<Day>,
    /// The last day.
    pub until: Option<Day>,
    /// Whether every side may use every role.
    pub any: bool,
    /// The role of each side, by the ids of both.
    pub given: BTreeMap<String, String>,
}

/// What the pack says of one product.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ProductRule {
    /// Its id.
    pub id: String,
    /// Whether it is allowed or left out, whatever its days say.
    pub legal: Option<bool>,
    /// The first day on which it is legal.
    pub legal_from: Option<Day>,
    /// Its days of release by region.
    pub released: BTreeMap<String, Day>,
}

impl Deck {
    pub(crate) fn read(root: &Fields<'_>) -> Option<Deck> {
        let fields = root.table_if_any("deck")?;
        let notes = fields.notes();
        let figures = fields.table_if_any("figures").map(|figures| figures.entries()).unwrap_or_default();
        let figures = figures.into_iter().filter_map(|(name, it)| Some((name, it.number(notes, 0, 9999)?)));
        let cites = fields.table_if_any("cites").map(|cites| cites.entries()).unwrap_or_default();
        let cites = cites.into_iter().filter_map(|(name, it)| Some((name, it.clause(notes)?)));
        let deck = Deck {
            home_region: fields.name_if_any("home_region"),
            figures: figures.collect(),
            cites: cites.collect(),
            restricted: CardList::read_all(&fields, "restricted", 1),
            banned: CardList::read_all(&fields, "banned", 0),
            roles: Roles::read_all(&fields),
            products: ProductRule::read_all(&fields),
            catalogue: Catalogue::read(&fields),
        };
        fields.done();
        Some(deck)
    }
}

impl CardList {
    fn read_all(deck: &Fields<'_>, key: &str, most: u32) -> Vec<CardList> {
        let mut declared = Declared::default();
        let read = |fields: Fields<'_>| {
            let notes = fields.notes();
            let list = CardList {
                id: declared.name(&fields),
                from: day_if_any(&fields, "from"),
                until: day_if_any(&fields, "until"),
                most: fields.number_if_any("most", 0, 99).unwrap_or(most),
                cards: fields.items("cards").iter().filter_map(|card| card.text(notes)).collect(),
            };
            fields.done();
            list
        };
        deck.tables_if_any(key).into_iter().map(read).collect()
    }
}

impl Roles {
    fn read_all(deck: &Fields<'_>) -> Vec<Roles> {
        let mut declared = Declared::default();
        let read = |fields: Fields<'_>| {
            let notes = fields.notes();
            let given = fields.table_if_any("given").map(|given| given.entries()).unwrap_or_default();
            let roles = Roles {
                id: declared.name(&fields),
                from: day_if_any(&fields, "from"),
                until: day_if_any(&fields, "until"),
                any: fields.flag_or("any", false),
                given: given.into_iter().filter_map(|(side, it)| Some((side, it.text(notes)?))).collect(),
            };
            fields.done();
            roles
        };
        deck.tables_if_any("roles").into_iter().map(read).collect()
    }
}

impl ProductRule {
    fn read_all(deck: &Fields<'_>) -> Vec<ProductRule> {
        let mut declared = Declared::default();
        let read = |fields: Fields<'_>| {
            let notes = fields.notes();
            let released = fields.table_if_any("released").map(|days| days.entries()).unwrap_or_default();
            let product = ProductRule {
                id: declared.name(&fields),
                legal: fields.find("legal").and_then(|legal| legal.flag(notes)),
                legal_from: day_if_any(&fields, "legal_from"),
                released: released
                    .into_iter()
                    .filter_map(|(region, it)| Some((region, date(&it, notes)?)))
                    .collect(),
            };
            fields.done();
            product
        };
        deck.tables_if_any("products").into_iter().map(read).collect()
    }
}

pub(super) fn day_if_any(fields: &Fields<'_>, key: &str) -> Option<Day> {
    fields.find(key).and_then(|field| date(&field, fields.notes()))
}
