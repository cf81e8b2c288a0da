//! The cards and products of every game, embedded in the program and read once, or brought along by a pack.
//!
//! Facts only: what a card is called, where it was printed, what deck building and search need. The tables lie in `data/`;
//! its README says where they come from and how to write them anew. What only one game's rules need of a card stands in the
//! file of that game ([`conquest`], [`l5r`]); a game of a pack has none ([`house`]).

pub mod conquest;
mod house;
pub mod l5r;
mod shelf;
mod table;
mod word;

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use jiff::civil::Date;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::fold::{fold, letters};
use table::Row;

pub(crate) use house::Unkept;
pub(crate) use shelf::Shelf;
pub(crate) use word::Opens;

pub use shelf::Game;
pub use word::{Part, PartFacts, Word};

/// A card of the catalogue. Small and `Copy`; in JSON it is the card's id, such as `eager-recruit`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId {
    game: Game,
    at: u16,
}

/// A product of the catalogue. In JSON it is the product's id, such as `core-set`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PackId {
    game: Game,
    at: u16,
}

/// A figure printed on a card: a number or X.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// A number.
    Number(u8),
    /// X: worked out in play.
    X,
}

/// One card.
#[derive(Clone, Debug)]
pub struct Card {
    /// Where it stands in the catalogue.
    pub id: CardId,
    /// Its id in JSON and links.
    pub code: &'static str,
    /// Its English name; rules that count "by name" or "by title" compare this.
    pub name: &'static str,
    /// Its German name, where known.
    pub german: Option<&'static str>,
    /// Other spellings met in deck lists.
    pub aliases: Vec<&'static str>,
    /// The products it is in, with its number there.
    pub printings: Vec<(PackId, &'static str)>,
    /// Whether it carries the unique mark. No rule of deck building.
    pub unique: bool,
    /// Its cost.
    pub cost: Option<Figure>,
    /// Its traits.
    pub traits: Vec<&'static str>,
    /// Its kind, such as army or event.
    pub kind: Word,
    /// Its side: a faction, a clan.
    pub side: Option<Word>,
    /// The part of a list it belongs to by its kind.
    pub part: Part,
    /// The copies the card itself allows, where it says so.
    pub limit: Option<u8>,
    /// The figures printed on it besides its cost, by name.
    pub figures: Vec<(&'static str, Figure)>,
    /// Words only some games have, by the field they stand in: loyalty, ring, `only` for the sides that alone may use it.
    pub marks: Vec<(&'static str, &'static str)>,
    /// The id other programs know it by.
    pub foreign_code: Option<&'static str>,
    /// What it is sorted by before its cost.
    pub(crate) sorted: Vec<u8>,
    /// What only the rules of its own game need.
    facts: Option<Arc<dyn Any + Send + Sync>>,
    /// Its names folded for comparison: English, German, other spellings.
    pub(crate) folded: Vec<String>,
    /// The letters of each of them.
    pub(crate) letters: Vec<u64>,
}

/// What is read of a card as its own game says.
struct Own {
    facts: Option<Arc<dyn Any + Send + Sync>>,
    part: Part,
    foreign_code: Option<&'static str>,
    marks: Vec<(&'static str, &'static str)>,
    sorted: Vec<u8>,
    limit: Option<u8>,
}

/// The figures a table may have a column for.
const FIGURES: [&str; 12] = [
    "attack",
    "hp",
    "command",
    "shields",
    "military",
    "political",
    "glory",
    "influence",
    "influence_pool",
    "strength",
    "honor",
    "fate",
];

/// One product.
#[derive(Clone, Debug)]
pub struct Pack {
    /// Where it stands in the catalogue.
    pub id: PackId,
    /// Its id in JSON.
    pub code: &'static str,
    /// The game it belongs to.
    pub game: Game,
    /// Its name.
    pub name: &'static str,
    /// The line of products it belongs to.
    pub cycle: &'static str,
    /// Its day of release in North America, where known.
    pub released: Option<Date>,
    /// Whether that day holds everywhere.
    pub everywhere: bool,
    /// A day by which it was certainly out, where the day of release is not known.
    pub out_by: Option<Date>,
    /// Whether it holds promotional printings.
    pub promo: bool,
    /// Whether it is doubtful that it was ever official.
    pub doubtful: bool,
}

/// The cards and products of the games that come with Marshal.
#[derive(Clone, Copy, Debug)]
pub struct Catalogue(());

/// The catalogue, read at the first use (a few milliseconds).
pub fn catalogue() -> Catalogue {
    Catalogue(())
}

impl Catalogue {
    /// All cards, game by game.
    pub fn cards(self) -> impl Iterator<Item = &'static Card> + Clone {
        Game::all().flat_map(Game::cards)
    }

    /// All products, game by game.
    pub fn packs(self) -> impl Iterator<Item = &'static Pack> + Clone {
        Game::all().flat_map(Game::packs)
    }

    /// The card of that id.
    pub fn find(self, code: &str) -> Option<CardId> {
        Game::all().find_map(|game| game.find(code))
    }
}

impl Card {
    fn read(shelf: &Shelf, at: usize, row: &Row<'_>, own: fn(&Row<'_>) -> Own) -> Card {
        let name = row.text("name");
        let number = |column: &str| Figure::read(row.text(column));
        let kind = shelf.kinds.iter().map(|(kind, _)| *kind).find(|kind| kind.code() == row.text("kind"));
        Card {
            id: CardId::new(shelf.game, at),
            code: row.text("id"),
            name,
            german: row.optional("german").filter(|german| *german != name),
            aliases: row.list("aliases").collect(),
            printings: printings(shelf, row),
            unique: row.flag("unique"),
            cost: number("cost"),
            traits: row.list("traits").collect(),
            kind: kind.expect("the embedded tables hold known kinds only"),
            side: row.optional(shelf.side_field).map(|side| {
                Shelf::word(&shelf.sides, side).expect("the embedded tables hold known sides only")
            }),
            figures: FIGURES.into_iter().filter_map(|name| Some((name, number(name)?))).collect(),
            ..Card::of_own(own(row))
        }
        .folded()
    }

    /// A card of which nothing else is known yet.
    fn of_own(own: Own) -> Card {
        Card {
            id: CardId::new(Game::numbered(0), 0),
            code: "",
            name: "",
            german: None,
            aliases: Vec::new(),
            printings: Vec::new(),
            unique: false,
            cost: None,
            traits: Vec::new(),
            kind: Word::new(0, "", ""),
            side: None,
            figures: Vec::new(),
            part: own.part,
            limit: own.limit,
            marks: own.marks,
            foreign_code: own.foreign_code,
            sorted: own.sorted,
            facts: own.facts,
            folded: Vec::new(),
            letters: Vec::new(),
        }
    }

    fn folded(mut self) -> Card {
        let names = std::iter::once(self.name).chain(self.german).chain(self.aliases.iter().copied());
        self.folded = names.map(fold).collect();
        self.letters = self.folded.iter().map(|name| letters(name)).collect();
        self
    }

    /// The game it belongs to.
    pub fn game(&self) -> Game {
        self.id.game
    }

    /// What only the rules of its own game need, if it is of the game that knows such facts.
    fn facts<T: Any>(&self) -> Option<&T> {
        self.facts.as_ref()?.downcast_ref()
    }

    /// The figure of that name, if it is printed on the card.
    pub fn figure(&self, name: &str) -> Option<Figure> {
        self.figures.iter().find(|(figure, _)| *figure == name).map(|(_, figure)| *figure)
    }

    /// The words of that field.
    pub fn marked(&self, field: &str) -> impl Iterator<Item = &'static str> {
        self.marks.iter().filter(move |(marked, _)| *marked == field).map(|(_, word)| *word)
    }

    /// The sides that alone may use it, if it names any.
    pub fn only_sides(&self) -> Vec<Word> {
        let sides = self.game().sides();
        self.marked("only")
            .filter_map(|code| sides.iter().copied().find(|side| side.code() == code))
            .collect()
    }

    /// Whether it leads a deck.
    pub fn leads(&self) -> bool {
        self.game().usage(self.part) == Some(regulations::PartUse::Leads)
    }

    /// Its full name, with the product in parentheses where another card has the same name (CT-2.2.16, LT-2.2.26).
    pub fn full_name(&self) -> String {
        let shared = self.game().named(self.name).len() > 1;
        match self.printings.first() {
            Some((pack, _)) if shared => format!("{} ({})", self.name, pack.pack().name),
            _ => self.name.to_owned(),
        }
    }

    /// Whether it was printed in that product.
    pub fn is_in(&self, pack: PackId) -> bool {
        self.printings.iter().any(|(printed, _)| *printed == pack)
    }
}

impl CardId {
    fn new(game: Game, at: usize) -> CardId {
        CardId { game, at: u16::try_from(at).expect("fewer than 65,536 cards of a game") }
    }

    /// The card itself.
    pub fn card(self) -> &'static Card {
        &self.game.shelf().cards[usize::from(self.at)]
    }
}

impl PackId {
    fn new(game: Game, at: usize) -> PackId {
        PackId { game, at: u16::try_from(at).expect("fewer than 65,536 products of a game") }
    }

    /// The product itself.
    pub fn pack(self) -> &'static Pack {
        &self.game.shelf().packs[usize::from(self.at)]
    }
}

impl Figure {
    fn read(text: &str) -> Option<Figure> {
        match text {
            "X" => Some(Figure::X),
            _ => text.parse().ok().map(Figure::Number),
        }
    }

    /// The number, if it is one.
    pub fn number(self) -> Option<u8> {
        match self {
            Figure::Number(number) => Some(number),
            Figure::X => None,
        }
    }
}

/// The products of a card, with its number there.
fn printings(shelf: &Shelf, row: &Row<'_>) -> Vec<(PackId, &'static str)> {
    let pack = |code: &str| {
        let pack = shelf.packs.iter().find(|pack| pack.code == code);
        pack.expect("the embedded tables name products of the catalogue").id
    };
    if let Some(code) = row.optional("pack") {
        return vec![(pack(code), row.text("number"))];
    }
    let printings = row.list("printings").filter_map(|printing| printing.split_once(':'));
    printings.map(|(code, at)| (pack(code), at)).collect()
}

fn day(text: &str) -> Date {
    text.parse().expect("the embedded tables hold days as year-month-day")
}

impl fmt::Display for Figure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Figure::Number(number) => write!(out, "{number}"),
            Figure::X => out.write_str("X"),
        }
    }
}

impl fmt::Debug for CardId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.card().code)
    }
}

impl fmt::Debug for PackId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.pack().code)
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.card().code)
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardId, D::Error> {
        let code = String::deserialize(deserializer)?;
        catalogue().find(&code).ok_or_else(|| serde::de::Error::custom(format!("`{code}` is no card id")))
    }
}

impl<'de> Deserialize<'de> for Part {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Part, D::Error> {
        let code = String::deserialize(deserializer)?;
        let part = Game::all().find_map(|game| game.part(&code));
        part.ok_or_else(|| serde::de::Error::custom(format!("`{code}` is no part of a list")))
    }
}

impl Serialize for PackId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.pack().code)
    }
}

impl<'de> Deserialize<'de> for PackId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PackId, D::Error> {
        let code = String::deserialize(deserializer)?;
        let pack = catalogue().packs().find(|pack| pack.code == code);
        pack.map(|pack| pack.id).ok_or_else(|| serde::de::Error::custom(format!("`{code}` is no product id")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_catalogues_are_whole() {
        assert_eq!(Game::CONQUEST.cards().len(), 714);
        assert_eq!(Game::L5R.cards().len(), 1140);
        assert_eq!(Game::L5R.packs().len(), 42);
        assert!(catalogue().cards().all(|card| !card.printings.is_empty()));
    }

    #[test]
    fn ids_are_unique_over_both_games() {
        let catalogue = catalogue();
        let unique = |mut codes: Vec<&'static str>| {
            let all = codes.len();
            codes.sort_unstable();
            codes.dedup();
            assert_eq!(codes.len(), all);
        };
        unique(catalogue.cards().map(|card| card.code).collect());
        unique(catalogue.cards().filter_map(|card| card.foreign_code).collect());
        unique(catalogue.packs().map(|pack| pack.code).collect());
        for card in catalogue.cards() {
            assert_eq!(catalogue.find(card.code), Some(card.id));
            let foreign = card.foreign_code.unwrap_or(card.code);
            assert_eq!(card.game().find_foreign(foreign), Some(card.id));
        }
    }

    #[test]
    fn only_cards_of_one_title_share_a_folded_name() {
        let names = Game::all().flat_map(|game| game.shelf().by_name.values());
        let shared: Vec<&Vec<CardId>> = names.filter(|cards| cards.len() > 1).collect();
        for cards in &shared {
            assert!(cards.iter().all(|card| card.card().name == cards[0].card().name), "{cards:?}");
        }
        assert_eq!(shared.len(), 20);
    }

    #[test]
    fn a_card_is_found_in_german_and_by_other_spellings() {
        let named = |name| Game::CONQUEST.named(name)[0].card().name;
        assert_eq!(named("Scout der 10. Kompanie"), "10th Company Scout");
        assert_eq!(named("khymare"), "Khymera");
        assert_eq!(named("Reclusian Templars"), "Reclusiam Templars");
        assert_eq!(named("subject Ω-x62113"), "Subject Omega-X62113");
    }

    #[test]
    fn a_shared_name_is_written_with_its_product() {
        let card = |code| catalogue().find(code).unwrap().card().full_name();
        assert_eq!(card("14-hisu-mori-toride"), "Hisu Mori Toride (Elements Unbound)");
        assert_eq!(card("eager-recruit"), "Eager Recruit");
    }
}
