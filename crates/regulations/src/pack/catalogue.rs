//! A catalogue of cards that a pack brings along: the game's parts, sides and products, and its cards.
//!
//! With it a pack can have a deck check for a game Marshal has no catalogue of. What the names mean for a deck is known to
//! whoever judges decks (`decks::Rules::of`); here they are read, and must fit each other.

use serde::Serialize;

use super::deck::day_if_any;
use super::names::{Declared, reference, reference_if_any};
use crate::day::Day;
use crate::fields::{Fields, Word};

/// The cards of a game, and what its decks are made of.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Catalogue {
    /// What a player brings, in order.
    pub parts: Vec<CataloguePart>,
    /// Factions, clans, colours: cards of one side go together.
    pub sides: Vec<CatalogueSide>,
    /// Its products.
    pub products: Vec<CatalogueProduct>,
    /// Its cards.
    pub cards: Vec<CatalogueCard>,
}

/// A part of what a player brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CataloguePart {
    /// Its name.
    pub id: String,
    /// What it is in a game.
    #[serde(rename = "use")]
    pub usage: PartUse,
    /// The fewest cards.
    pub least: u32,
    /// The most cards, if there is a bound.
    pub most: Option<u32>,
    /// What a list may call it besides its name.
    pub headings: Vec<String>,
}

/// What a part of a list is in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PartUse {
    /// A deck that is shuffled and drawn from.
    Drawn,
    /// The card that leads the deck and says its side.
    Leads,
    /// A card chosen beside the deck.
    Beside,
    /// Cards laid out before the game.
    Laid,
    /// Cards brought along that belong to no deck.
    Brought,
}

/// A side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CatalogueSide {
    /// Its name.
    pub id: String,
    /// Whether its cards go into every deck.
    pub neutral: bool,
}

/// A product.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CatalogueProduct {
    /// Its name in data.
    pub id: String,
    /// What is printed on it.
    pub name: String,
    /// Its day of release, everywhere; without one it has always been out.
    pub released: Option<Day>,
}

/// A card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CatalogueCard {
    /// Its name in data.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Other spellings met in lists.
    pub aliases: Vec<String>,
    /// The part it belongs to.
    pub part: String,
    /// Its kind, such as `unit`.
    pub kind: String,
    /// Its side, if it has one.
    pub side: Option<String>,
    /// The product it is in.
    pub product: Option<String>,
    /// The most copies of it, where that differs from other cards.
    pub copies: Option<u32>,
    /// Its cost.
    pub cost: Option<u32>,
    /// Its traits.
    pub traits: Vec<String>,
}

impl Catalogue {
    pub(super) fn read(deck: &Fields<'_>) -> Option<Catalogue> {
        let fields = deck.table_if_any("catalogue")?;
        let parts = all(&fields, "parts", true, CataloguePart::read);
        let sides = all(&fields, "sides", false, CatalogueSide::read);
        let products = all(&fields, "products", false, CatalogueProduct::read);
        let cards = {
            let known = Known {
                parts: parts.iter().map(|part| part.id.as_str()).collect(),
                sides: sides.iter().map(|side| side.id.as_str()).collect(),
                products: products.iter().map(|product| product.id.as_str()).collect(),
            };
            all(&fields, "cards", true, |fields, id| CatalogueCard::read(fields, id, &known))
        };
        fields.done();
        Some(Catalogue { parts, sides, products, cards })
    }
}

/// What cards may refer to.
struct Known<'a> {
    parts: Vec<&'a str>,
    sides: Vec<&'a str>,
    products: Vec<&'a str>,
}

/// The tables of that key, no two of one name.
fn all<T>(fields: &Fields<'_>, key: &str, needed: bool, read: impl Fn(&Fields<'_>, String) -> T) -> Vec<T> {
    let mut declared = Declared::default();
    let tables = if needed { fields.tables(key) } else { fields.tables_if_any(key) };
    let read = |table: Fields<'_>| {
        let id = declared.name(&table);
        let found = read(&table, id);
        table.done();
        found
    };
    tables.into_iter().map(read).collect()
}

fn texts(fields: &Fields<'_>, key: &str) -> Vec<String> {
    fields.items_if_any(key).iter().filter_map(|item| item.text(fields.notes())).collect()
}

impl CataloguePart {
    fn read(fields: &Fields<'_>, id: String) -> CataloguePart {
        CataloguePart {
            id,
            usage: fields.word("use"),
            least: fields.number_if_any("least", 0, 999).unwrap_or(0),
            most: fields.number_if_any("most", 0, 999),
            headings: texts(fields, "headings"),
        }
    }
}

impl CatalogueSide {
    fn read(fields: &Fields<'_>, id: String) -> CatalogueSide {
        CatalogueSide { id, neutral: fields.flag_or("neutral", false) }
    }
}

impl CatalogueProduct {
    fn read(fields: &Fields<'_>, id: String) -> CatalogueProduct {
        CatalogueProduct { id, name: fields.text("name"), released: day_if_any(fields, "released") }
    }
}

impl CatalogueCard {
    fn read(fields: &Fields<'_>, id: String, known: &Known<'_>) -> CatalogueCard {
        let part = fields.need("part", crate::problem::Expected::Name);
        CatalogueCard {
            id,
            name: fields.text("name"),
            aliases: texts(fields, "aliases"),
            part: part.map(|part| reference(&part, fields.notes(), &known.parts)).unwrap_or_default(),
            kind: fields.name("kind"),
            side: reference_if_any(fields, "side", &known.sides),
            product: reference_if_any(fields, "product", &known.products),
            copies: fields.number_if_any("copies", 1, 99),
            cost: fields.number_if_any("cost", 0, 99),
            traits: texts(fields, "traits"),
        }
    }
}

impl Word for PartUse {
    const ALL: &'static [(&'static str, PartUse)] = &[
        ("drawn", PartUse::Drawn),
        ("leads", PartUse::Leads),
        ("beside", PartUse::Beside),
        ("laid", PartUse::Laid),
        ("brought", PartUse::Brought),
    ];
}

impl PartUse {
    /// The one of that name.
    pub fn of_code(code: &str) -> Option<PartUse> {
        <PartUse as Word>::ALL.iter().find(|(name, _)| *name == code).map(|(_, usage)| *usage)
    }
}
