//! One game's shelf of the catalogue: its words, cards and products, with the ways to find them. A [`Game`] is the handle of
//! a shelf; those that come with Marshal are read from `data/`, a pack may bring its own (see [`super::house`]).

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::LazyLock;

use regulations::PartUse;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::table::{Row, Table};
use super::word::{Opens, Part, PartFacts, Word};
use super::{Card, CardId, Own, Pack, PackId, conquest, day, house, l5r};
use crate::fold::fold;

/// A card game whose decks can be read and judged: the handle of its shelf. In JSON it is its code, such as `conquest`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Game(u8);

/// What the catalogue knows of one game.
#[derive(Debug)]
pub(crate) struct Shelf {
    pub(crate) game: Game,
    pub(crate) code: &'static str,
    /// The way decks are built, by the name it has in [`crate::check`].
    pub(crate) building: &'static str,
    /// What sides are called in a search: faction, clan.
    pub(crate) side_field: &'static str,
    /// The figures of deck building a pack gives for it.
    pub(crate) figures: Vec<&'static str>,
    /// The rules a pack gives a clause for.
    pub(crate) norms: Vec<&'static str>,
    /// The figures a leader is told apart by.
    pub(crate) leader_figures: Vec<&'static str>,
    pub(crate) parts: Vec<PartFacts>,
    pub(crate) kinds: Vec<(Word, &'static str)>,
    pub(crate) sides: Vec<Word>,
    /// The side whose cards go into every deck.
    pub(crate) neutral: Option<Word>,
    pub(crate) headings: HashMap<String, Opens>,
    /// The groups of an empty form, with their lines.
    pub(crate) form: Vec<(Word, usize)>,
    pub(crate) cards: Vec<Card>,
    pub(crate) packs: Vec<Pack>,
    by_code: HashMap<&'static str, CardId>,
    by_foreign_code: HashMap<&'static str, CardId>,
    pub(crate) by_name: HashMap<String, Vec<CardId>>,
    packs_by_name: HashMap<String, PackId>,
    cycles: HashSet<String>,
}

/// The longest name that is looked up, in bytes; no card's or product's is half as long.
const LONGEST_NAME: usize = 200;

/// A game whose cards come with Marshal: its table, and how the columns only it has are read.
struct Embedded {
    code: &'static str,
    cards: &'static str,
    own: fn(&Row<'_>) -> Own,
}

const EMBEDDED: [Embedded; 2] = [
    Embedded { code: "conquest", cards: include_str!("../../data/conquest.tsv"), own: conquest::own },
    Embedded { code: "l5r", cards: include_str!("../../data/l5r.tsv"), own: l5r::own },
];

static SHELVES: LazyLock<Vec<Shelf>> = LazyLock::new(|| {
    let games = Table::new(include_str!("../../data/games.tsv"));
    let words = Table::new(include_str!("../../data/words.tsv"));
    games.rows().enumerate().map(|(at, row)| embedded(Game::numbered(at), &row, &words)).collect()
});

impl Game {
    /// The games whose cards come with Marshal.
    pub fn all() -> impl Iterator<Item = Game> + Clone {
        SHELVES.iter().map(|shelf| shelf.game)
    }

    /// The game of that code whose cards come with Marshal.
    pub fn of_code(code: &str) -> Option<Game> {
        Game::all().find(|game| game.code() == code)
    }

    /// Its code.
    pub fn code(self) -> &'static str {
        self.shelf().code
    }

    /// Whether its cards come with Marshal, and not with a pack.
    pub fn is_built_in(self) -> bool {
        self.at() < SHELVES.len()
    }

    /// The parts of what a player brings, in order.
    pub fn parts(self) -> &'static [PartFacts] {
        &self.shelf().parts
    }

    /// The parts that are that in a game.
    pub fn parts_used(self, usage: PartUse) -> impl Iterator<Item = Part> {
        self.parts().iter().filter(move |facts| facts.usage == usage).map(|facts| facts.part)
    }

    /// What a part is in a game.
    pub fn usage(self, part: Part) -> Option<PartUse> {
        self.part_facts(part).map(|facts| facts.usage)
    }

    pub(crate) fn part_facts(self, part: Part) -> Option<&'static PartFacts> {
        self.parts().iter().find(|facts| facts.part == part)
    }

    /// The part of that code.
    pub fn part(self, code: &str) -> Option<Part> {
        self.parts().iter().map(|facts| facts.part).find(|part| part.code() == code)
    }

    /// The kinds of card.
    pub fn kinds(self) -> impl Iterator<Item = Word> {
        self.shelf().kinds.iter().map(|(kind, _)| *kind)
    }

    /// The sides: factions, clans.
    pub fn sides(self) -> &'static [Word] {
        &self.shelf().sides
    }

    /// What sides are called in a search.
    pub fn side_field(self) -> &'static str {
        self.shelf().side_field
    }

    /// The figures a leader is told apart by.
    pub fn leader_figures(self) -> &'static [&'static str] {
        &self.shelf().leader_figures
    }

    /// Its cards.
    pub fn cards(self) -> &'static [Card] {
        &self.shelf().cards
    }

    /// Its products.
    pub fn packs(self) -> &'static [Pack] {
        &self.shelf().packs
    }

    /// The card of that id.
    pub fn find(self, code: &str) -> Option<CardId> {
        self.shelf().by_code.get(code).copied()
    }

    /// The card that some program calls by that id: ours, OCTGN's, or the older one of fiveringsdb and ringteki.
    pub fn find_foreign(self, code: &str) -> Option<CardId> {
        if code.len() > LONGEST_NAME {
            return None;
        }
        let (shelf, code) = (self.shelf(), code.to_ascii_lowercase());
        shelf.by_code.get(code.as_str()).or_else(|| shelf.by_foreign_code.get(code.as_str())).copied()
    }

    /// The cards of that full name in any language or known spelling.
    pub fn named(self, name: &str) -> Vec<CardId> {
        if name.len() > LONGEST_NAME {
            return Vec::new();
        }
        self.shelf().by_name.get(&fold(name)).cloned().unwrap_or_default()
    }

    /// The product of that name or id.
    pub fn pack_named(self, name: &str) -> Option<PackId> {
        if name.len() > LONGEST_NAME {
            return None;
        }
        self.shelf().packs_by_name.get(&fold(name)).copied()
    }

    /// Whether a line of products has that (folded) name.
    pub(crate) fn has_cycle(self, folded: &str) -> bool {
        self.shelf().cycles.contains(folded)
    }

    pub(crate) fn shelf(self) -> &'static Shelf {
        match SHELVES.get(self.at()) {
            Some(shelf) => shelf,
            None => house::shelf(self.at() - SHELVES.len()),
        }
    }

    /// The handle of the shelf a pack brings, by its place among those.
    pub(super) fn of_house(at: usize) -> Game {
        Game::numbered(SHELVES.len() + at)
    }

    pub(super) const fn numbered(at: usize) -> Game {
        assert!(at <= u8::MAX as usize, "fewer than 256 games");
        Game(at as u8)
    }

    pub(crate) fn at(self) -> usize {
        usize::from(self.0)
    }
}

impl Shelf {
    /// Puts the ways to find cards and products beside them.
    pub(super) fn indexed(mut self) -> Shelf {
        for card in &self.cards {
            self.by_code.insert(card.code, card.id);
            self.by_foreign_code.extend(card.foreign_code.map(|code| (code, card.id)));
            for name in &card.folded {
                let known = self.by_name.entry(name.clone()).or_default();
                if !known.contains(&card.id) {
                    known.push(card.id);
                }
            }
        }
        for pack in self.packs.iter().rev() {
            self.packs_by_name.extend([pack.name, pack.code].map(|name| (fold(name), pack.id)));
        }
        self.cycles = self.packs.iter().map(|pack| fold(pack.cycle)).collect();
        self
    }

    /// An empty shelf.
    pub(super) fn new(game: Game, code: &'static str, building: &'static str) -> Shelf {
        Shelf {
            game,
            code,
            building,
            side_field: "side",
            figures: Vec::new(),
            norms: Vec::new(),
            leader_figures: Vec::new(),
            parts: Vec::new(),
            kinds: Vec::new(),
            sides: Vec::new(),
            neutral: None,
            headings: HashMap::new(),
            form: Vec::new(),
            cards: Vec::new(),
            packs: Vec::new(),
            by_code: HashMap::new(),
            by_foreign_code: HashMap::new(),
            by_name: HashMap::new(),
            packs_by_name: HashMap::new(),
            cycles: HashSet::new(),
        }
    }

    pub(super) fn word(words: &[Word], code: &str) -> Option<Word> {
        words.iter().copied().find(|word| word.code() == code)
    }
}

fn embedded(game: Game, row: &Row<'_>, words: &Table) -> Shelf {
    let mut shelf = Shelf::new(game, row.text("id"), row.text("building"));
    shelf.side_field = row.text("side");
    shelf.figures = row.list("figures").collect();
    shelf.norms = row.list("norms").collect();
    shelf.leader_figures = row.list("leader_figures").collect();
    let code = shelf.code;
    for row in words.rows().filter(|row| row.text("game") == code) {
        add_word(&mut shelf, &row);
    }
    shelf.neutral = Shelf::word(&shelf.sides, "neutral");
    shelf.packs = packs(game, shelf.code);
    let source = EMBEDDED.iter().find(|source| source.code == shelf.code);
    let source = source.expect("every game of the table has cards; a test reads them");
    let table = Table::new(source.cards);
    shelf.cards =
        table.rows().enumerate().map(|(at, row)| Card::read(&shelf, at, &row, source.own)).collect();
    shelf.indexed()
}

fn add_word(shelf: &mut Shelf, row: &Row<'_>) {
    let word = |place: usize| Word::new(place as u8, row.text("id"), row.text("message"));
    let mut opens = match row.text("opens") {
        "own" => Some(Opens::OwnPart),
        "kind" => Some(Opens::Kind),
        _ => None,
    };
    match row.text("what") {
        "part" => {
            let part = [conquest::PARTS.as_slice(), l5r::PARTS.as_slice()].concat();
            let part = part.into_iter().find(|part| part.code() == row.text("id"));
            let part = part.expect("the embedded tables name parts of their game");
            let usage = PartUse::of_code(row.text("use")).expect("every part is something in a game");
            opens = Some(Opens::Part(part, usage));
            shelf.parts.push(PartFacts {
                part,
                usage,
                least: 0,
                most: None,
                title: row.text("title"),
                shown: row.optional("headings").is_some(),
                counted: row.number("counted").unwrap_or(0),
            });
        }
        "kind" => shelf.kinds.push((word(shelf.kinds.len()), row.text("title"))),
        "side" => shelf.sides.push(word(shelf.sides.len())),
        _ => {}
    }
    if let Some(lines) = row.number("lines").filter(|lines| *lines > 0) {
        shelf.form.push((word(shelf.form.len()), usize::from(lines)));
    }
    if let Some(opens) = opens {
        shelf.headings.extend(row.list("headings").map(|heading| (heading.to_owned(), opens)));
    }
}

fn packs(game: Game, code: &str) -> Vec<Pack> {
    let table = Table::new(include_str!("../../data/packs.tsv"));
    let rows = table.rows().filter(|row| row.text("game") == code).enumerate();
    let packs = rows.map(|(at, row)| Pack {
        id: PackId::new(game, at),
        code: row.text("id"),
        game,
        name: row.text("name"),
        cycle: row.text("cycle"),
        released: row.optional("released").map(day),
        everywhere: false,
        out_by: row.optional("out_by").map(day),
        promo: row.flag("promo"),
        doubtful: row.flag("doubtful"),
    });
    packs.collect()
}

impl fmt::Debug for Game {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.code())
    }
}

impl fmt::Display for Game {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.code())
    }
}

impl Serialize for Game {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Game, D::Error> {
        let code = String::deserialize(deserializer)?;
        Game::of_code(&code).ok_or_else(|| {
            let known: Vec<&str> = Game::all().map(Game::code).collect();
            serde::de::Error::custom(format!("`{code}` is no game; expected {}", known.join(" or ")))
        })
    }
}
