//! The cards and products of both games, embedded in the program and read once.
//!
//! Facts only: what a card is called, where it was printed, what deck building and search need. The tables lie in `data/`;
//! its README says where they come from and how to write them anew.

pub mod conquest;
pub mod l5r;
mod table;

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::LazyLock;

use jiff::civil::Date;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::coded::coded;
use crate::fold::{fold, letters};
use table::{Row, Table};

coded! {
    /// The card games Marshal knows.
    pub enum Game {
        /// Warhammer 40,000: Conquest.
        Conquest = "conquest",
        /// Legend of the Five Rings: The Card Game.
        L5r = "l5r",
    }
}

/// A card of the catalogue. Small and `Copy`; in JSON it is the card's id, such as `eager-recruit`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(u16);

/// A product of the catalogue. In JSON it is the product's id, such as `core-set`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PackId(u8);

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
    /// What only its own game knows.
    pub facts: Facts,
    /// Its names folded for comparison: English, German, other spellings.
    pub(crate) folded: Vec<String>,
    /// The letters of each of them.
    pub(crate) letters: Vec<u64>,
}

/// What only the card's own game knows.
#[derive(Clone, Debug)]
pub enum Facts {
    /// Of a Conquest card.
    Conquest(conquest::Facts),
    /// Of an L5R card.
    L5r(l5r::Facts),
}

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
    /// A day by which it was certainly out, where the day of release is not known.
    pub out_by: Option<Date>,
    /// Whether it holds promotional printings.
    pub promo: bool,
    /// Whether it is doubtful that it was ever official.
    pub doubtful: bool,
}

/// All cards and products, with the ways to find them.
#[derive(Debug)]
pub struct Catalogue {
    cards: Vec<Card>,
    packs: Vec<Pack>,
    by_code: HashMap<&'static str, CardId>,
    by_foreign_code: HashMap<&'static str, CardId>,
    by_name: HashMap<String, Vec<CardId>>,
    packs_by_name: HashMap<(Game, String), PackId>,
    cycles: HashSet<(Game, String)>,
    conquest_cards: usize,
}

/// The longest name that is looked up, in bytes; no card's or product's is half as long.
const LONGEST_NAME: usize = 200;

/// The catalogue, read at the first call (a few milliseconds).
pub fn catalogue() -> &'static Catalogue {
    static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(Catalogue::read);
    &CATALOGUE
}

impl Catalogue {
    /// All cards, Conquest first.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// All products, Conquest first.
    pub fn packs(&self) -> &[Pack] {
        &self.packs
    }

    /// The cards of one game.
    pub fn of_game(&self, game: Game) -> impl Iterator<Item = &Card> + use<'_> {
        let cards = match game {
            Game::Conquest => &self.cards[..self.conquest_cards],
            Game::L5r => &self.cards[self.conquest_cards..],
        };
        cards.iter()
    }

    /// The card of that id.
    pub fn find(&self, code: &str) -> Option<CardId> {
        self.by_code.get(code).copied()
    }

    /// The card of that game that some program calls by that id: ours, OCTGN's, or the older one of fiveringsdb and
    /// ringteki, which may be the id of a Conquest card as well.
    pub fn find_foreign(&self, game: Game, code: &str) -> Option<CardId> {
        if code.len() > LONGEST_NAME {
            return None;
        }
        let code = code.to_ascii_lowercase();
        let found = [self.by_code.get(code.as_str()), self.by_foreign_code.get(code.as_str())];
        found.into_iter().flatten().copied().find(|id| id.card().game() == game)
    }

    /// The cards of that full name in any language or known spelling, in that game.
    pub fn named(&self, game: Game, name: &str) -> Vec<CardId> {
        if name.len() > LONGEST_NAME {
            return Vec::new();
        }
        let found = self.by_name.get(&fold(name)).map(Vec::as_slice).unwrap_or_default();
        found.iter().copied().filter(|id| id.card().game() == game).collect()
    }

    /// The product of that name or id in that game.
    pub fn pack_named(&self, game: Game, name: &str) -> Option<PackId> {
        if name.len() > LONGEST_NAME {
            return None;
        }
        self.packs_by_name.get(&(game, fold(name))).copied()
    }

    /// Whether a line of products of that game has that (folded) name.
    pub(crate) fn has_cycle(&self, game: Game, folded: &str) -> bool {
        self.cycles.contains(&(game, folded.to_owned()))
    }

    fn read() -> Catalogue {
        let packs = read_packs();
        let conquest = Table::new(include_str!("../../data/conquest.tsv"));
        let l5r = Table::new(include_str!("../../data/l5r.tsv"));
        let mut cards = Vec::with_capacity(1900);
        for row in conquest.rows() {
            let pack = pack_of_code(&packs, Game::Conquest, row.text("pack"));
            let facts = Facts::Conquest(conquest::Facts::read(&row));
            cards.push(Card::read(cards.len(), &row, vec![(pack, row.text("number"))], facts));
        }
        let conquest_cards = cards.len();
        for row in l5r.rows() {
            let printings = row.list("printings").filter_map(|printing| printing.split_once(':'));
            let printings = printings.map(|(pack, at)| (pack_of_code(&packs, Game::L5r, pack), at)).collect();
            let facts = Facts::L5r(l5r::Facts::read(&row));
            cards.push(Card::read(cards.len(), &row, printings, facts));
        }
        let mut by_code = HashMap::with_capacity(1900);
        let mut by_foreign_code = HashMap::with_capacity(1600);
        let mut by_name: HashMap<String, Vec<CardId>> = HashMap::with_capacity(2000);
        for card in &cards {
            by_code.insert(card.code, card.id);
            by_foreign_code.extend(card.foreign_code().map(|code| (code, card.id)));
            for name in &card.folded {
                let known = by_name.entry(name.clone()).or_default();
                if !known.contains(&card.id) {
                    known.push(card.id);
                }
            }
        }
        let mut packs_by_name = HashMap::with_capacity(128);
        for pack in packs.iter().rev() {
            packs_by_name.extend([pack.name, pack.code].map(|name| ((pack.game, fold(name)), pack.id)));
        }
        let cycles = packs.iter().map(|pack| (pack.game, fold(pack.cycle))).collect();
        Catalogue { cards, packs, by_code, by_foreign_code, by_name, packs_by_name, cycles, conquest_cards }
    }
}

impl Card {
    /// A figure of that name which a deck begins a game with, if this card prints it.
    pub(crate) fn stated(&self, figure: &str) -> Option<u8> {
        match &self.facts {
            Facts::L5r(facts) if figure == "honor" => facts.honor,
            Facts::L5r(_) | Facts::Conquest(_) => None,
        }
    }

    fn read(at: usize, row: &Row<'_>, printings: Vec<(PackId, &'static str)>, facts: Facts) -> Card {
        let name = row.text("name");
        let german = row.optional("german").filter(|german| *german != name);
        let aliases: Vec<&'static str> = row.list("aliases").collect();
        let folded = std::iter::once(name).chain(german).chain(aliases.iter().copied()).map(fold);
        let folded: Vec<String> = folded.collect();
        Card {
            id: CardId(u16::try_from(at).expect("fewer than 65,536 cards")),
            code: row.text("id"),
            name,
            german,
            aliases,
            printings,
            unique: row.flag("unique"),
            cost: Figure::read(row.text("cost")),
            traits: row.list("traits").collect(),
            facts,
            letters: folded.iter().map(|name| letters(name)).collect(),
            folded,
        }
    }

    /// The game it belongs to.
    pub fn game(&self) -> Game {
        match self.facts {
            Facts::Conquest(_) => Game::Conquest,
            Facts::L5r(_) => Game::L5r,
        }
    }

    /// Its facts, if it is a Conquest card.
    pub fn conquest(&self) -> Option<&conquest::Facts> {
        match &self.facts {
            Facts::Conquest(facts) => Some(facts),
            Facts::L5r(_) => None,
        }
    }

    /// Its facts, if it is an L5R card.
    pub fn l5r(&self) -> Option<&l5r::Facts> {
        match &self.facts {
            Facts::Conquest(_) => None,
            Facts::L5r(facts) => Some(facts),
        }
    }

    /// The id other programs know it by: OCTGN's for Conquest, the older one of fiveringsdb for L5R.
    pub fn foreign_code(&self) -> Option<&'static str> {
        match &self.facts {
            Facts::Conquest(facts) => Some(facts.octgn),
            Facts::L5r(facts) => facts.legacy,
        }
    }

    /// Its full name, with the product in parentheses where another card has the same name (CT-2.2.16, LT-2.2.26).
    pub fn full_name(&self) -> String {
        let shared = catalogue().named(self.game(), self.name).len() > 1;
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
    /// The card itself.
    pub fn card(self) -> &'static Card {
        &catalogue().cards[usize::from(self.0)]
    }
}

impl PackId {
    /// The product itself.
    pub fn pack(self) -> &'static Pack {
        &catalogue().packs[usize::from(self.0)]
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

fn read_packs() -> Vec<Pack> {
    let table = Table::new(include_str!("../../data/packs.tsv"));
    let packs = table.rows().enumerate().map(|(at, row)| Pack {
        id: PackId(u8::try_from(at).expect("fewer than 256 products")),
        code: row.text("id"),
        game: row.code("game", Game::of_code).expect("every product has a game"),
        name: row.text("name"),
        cycle: row.text("cycle"),
        released: row.optional("released").map(l5r::day),
        out_by: row.optional("out_by").map(l5r::day),
        promo: row.flag("promo"),
        doubtful: row.flag("doubtful"),
    });
    packs.collect()
}

fn pack_of_code(packs: &[Pack], game: Game, code: &str) -> PackId {
    let pack = packs.iter().find(|pack| pack.game == game && pack.code == code);
    pack.expect("the embedded tables name products of the catalogue").id
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

impl Serialize for PackId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.pack().code)
    }
}

impl<'de> Deserialize<'de> for PackId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PackId, D::Error> {
        let code = String::deserialize(deserializer)?;
        let pack = catalogue().packs.iter().find(|pack| pack.code == code);
        pack.map(|pack| pack.id).ok_or_else(|| serde::de::Error::custom(format!("`{code}` is no product id")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_catalogues_are_whole() {
        let catalogue = catalogue();
        assert_eq!(catalogue.of_game(Game::Conquest).count(), 714);
        assert_eq!(catalogue.of_game(Game::L5r).count(), 1140);
        assert_eq!(catalogue.packs().iter().filter(|pack| pack.game == Game::L5r).count(), 42);
        assert!(catalogue.cards().iter().all(|card| !card.printings.is_empty()));
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
        unique(catalogue.cards().iter().map(|card| card.code).collect());
        unique(catalogue.cards().iter().filter_map(Card::foreign_code).collect());
        unique(catalogue.packs().iter().map(|pack| pack.code).collect());
        for card in catalogue.cards() {
            assert_eq!(catalogue.find(card.code), Some(card.id));
            let foreign = card.foreign_code().unwrap_or(card.code);
            assert_eq!(catalogue.find_foreign(card.game(), foreign), Some(card.id));
        }
    }

    #[test]
    fn only_cards_of_one_title_share_a_folded_name() {
        let in_game =
            |cards: &Vec<CardId>, game| cards.iter().filter(|card| card.card().game() == game).count();
        let names = catalogue().by_name.values();
        let shared: Vec<&Vec<CardId>> =
            names.filter(|cards| Game::ALL.iter().any(|game| in_game(cards, *game) > 1)).collect();
        for cards in &shared {
            assert!(cards.iter().all(|card| card.card().name == cards[0].card().name), "{cards:?}");
        }
        assert_eq!(shared.len(), 20);
    }

    #[test]
    fn a_card_is_found_in_german_and_by_other_spellings() {
        let named = |name| catalogue().named(Game::Conquest, name)[0].card().name;
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
