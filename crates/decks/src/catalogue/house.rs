//! Catalogues that packs bring along: a game of one's own gets a deck check without a line of code.
//!
//! A catalogue is put on the shelf when it is met first and stays there; the same catalogue is the same game ever after,
//! so cards stay small numbers that may be copied. Shelves and cards on them are bounded.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use jiff::civil::Date;
use regulations::{CatalogueCard, PartUse};

use super::shelf::{Game, Shelf};
use super::word::{Opens, Part, PartFacts, Word};
use super::{Card, CardId, Figure, Own, Pack, PackId};
use crate::fold::fold;

/// The most catalogues one program keeps besides those of Marshal.
const MOST_SHELVES: usize = 64;
/// The most cards of one.
const MOST_CARDS: usize = 2_000;

/// The way decks of such a game are built: by the parts, copies and sides of its catalogue.
const BUILDING: &str = "parts";

/// What a pack may give a figure and a clause for.
const FIGURES: [&str; 1] = ["most_copies"];
const NORMS: [&str; 10] = [
    "in_force",
    "official_cards",
    "products",
    "banned",
    "restricted",
    "most_copies",
    "sleeves_alike",
    "card_backs",
    "parts",
    "sides",
];

/// A catalogue with the name it is known by, and its shelf.
struct Kept {
    code: String,
    source: regulations::Catalogue,
    shelf: Shelf,
}

static KEPT: [OnceLock<Kept>; MOST_SHELVES] = [const { OnceLock::new() }; MOST_SHELVES];

/// Why a catalogue cannot be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unkept {
    /// It has more cards than are kept of one.
    TooManyCards {
        /// The most.
        most: usize,
    },
    /// There are too many of them.
    TooMany,
}

impl Game {
    /// The game of that name and catalogue.
    pub(crate) fn of_catalogue(code: &str, source: &regulations::Catalogue) -> Result<Game, Unkept> {
        if source.cards.len() > MOST_CARDS {
            return Err(Unkept::TooManyCards { most: MOST_CARDS });
        }
        for (at, kept) in KEPT.iter().enumerate() {
            let game = Game::of_house(at);
            let kept = kept.get_or_init(|| Kept {
                code: code.to_owned(),
                source: source.clone(),
                shelf: read(game, code, source),
            });
            if kept.code == code && kept.source == *source {
                return Ok(game);
            }
        }
        Err(Unkept::TooMany)
    }
}

/// The shelf at that place.
pub(super) fn shelf(at: usize) -> &'static Shelf {
    let kept = KEPT.get(at).and_then(OnceLock::get);
    &kept.expect("the handle of a game is given out after its shelf is filled").shelf
}

fn read(game: Game, code: &str, source: &regulations::Catalogue) -> Shelf {
    let mut shelf = Shelf::new(game, kept(code), BUILDING);
    shelf.figures = FIGURES.to_vec();
    shelf.norms = NORMS.to_vec();
    let drawn = source.parts.iter().filter(|part| part.usage == PartUse::Drawn).count();
    // Beside one deck a kind says where its cards are; inside one of several, the heading above it does.
    let of_kind = if drawn > 1 { Opens::Kind } else { Opens::OwnPart };
    for (place, kind) in distinct(source.cards.iter().map(|card| card.kind.as_str())).into_iter().enumerate()
    {
        shelf.headings.insert(fold(kind), of_kind);
        shelf.kinds.push((Word::new(place_of(place), kept(kind), ""), kept(&titled(kind))));
    }
    for (place, given) in source.parts.iter().enumerate() {
        let part = Part::new(place_of(place), kept(&given.id), "");
        let opens = Opens::Part(part, given.usage);
        let headings = given.headings.iter().chain([&given.id]).map(|heading| (fold(heading), opens));
        shelf.headings.extend(headings);
        shelf.parts.push(PartFacts {
            part,
            usage: given.usage,
            least: given.least,
            most: given.most,
            title: kept(&titled(&given.id)),
            shown: true,
            counted: place_of(place),
        });
        shelf.form.push((part.word(), given.most.unwrap_or(given.least).clamp(1, 30) as usize));
    }
    for (place, side) in source.sides.iter().enumerate() {
        let word = Word::new(place_of(place), kept(&side.id), "");
        shelf.sides.push(word);
        shelf.neutral = shelf.neutral.or(side.neutral.then_some(word));
    }
    shelf.packs = products(game, shelf.code, source);
    shelf.cards = source.cards.iter().enumerate().map(|(at, it)| card(&shelf, at, it)).collect();
    shelf.indexed()
}

/// The products; a catalogue without any is one product that has always been out.
fn products(game: Game, code: &'static str, source: &regulations::Catalogue) -> Vec<Pack> {
    let product = |at: usize, id: &'static str, name: &'static str, released: Option<Date>| Pack {
        id: PackId::new(game, at),
        code: id,
        game,
        name,
        cycle: name,
        released,
        everywhere: true,
        out_by: released.is_none().then_some(Date::MIN),
        promo: false,
        doubtful: false,
    };
    if source.products.is_empty() {
        return vec![product(0, code, code, None)];
    }
    let given = source.products.iter().enumerate().map(|(at, given)| {
        let released = given.released.and_then(|day| day.to_string().parse().ok());
        product(at, kept(&given.id), kept(&given.name), released)
    });
    given.collect()
}

fn card(shelf: &Shelf, at: usize, given: &CatalogueCard) -> Card {
    let pack = given.product.as_deref().and_then(|id| shelf.packs.iter().find(|pack| pack.code == id));
    let pack = pack.or(shelf.packs.first()).map(|pack| pack.id);
    let kind = shelf.kinds.iter().map(|(kind, _)| *kind).find(|kind| kind.code() == given.kind);
    let part = shelf.parts.iter().map(|facts| facts.part).find(|part| part.code() == given.part);
    let own = Own {
        facts: None,
        part: part.expect("the pack's reader knows the parts of its cards"),
        foreign_code: None,
        marks: Vec::new(),
        sorted: Vec::new(),
        limit: given.copies.and_then(|copies| u8::try_from(copies).ok()),
    };
    Card {
        id: CardId::new(shelf.game, at),
        code: kept(&given.id),
        name: kept(&given.name),
        german: None,
        aliases: given.aliases.iter().map(|alias| kept(alias)).collect(),
        printings: pack.into_iter().map(|pack| (pack, "")).collect(),
        unique: false,
        cost: given.cost.and_then(|cost| u8::try_from(cost).ok()).map(Figure::Number),
        traits: given.traits.iter().map(|word| kept(word)).collect(),
        kind: kind.expect("kinds are taken from the cards"),
        side: given.side.as_deref().and_then(|side| Shelf::word(&shelf.sides, side)),
        figures: Vec::new(),
        ..Card::of_own(own)
    }
    .folded()
}

/// In the order of their first use.
fn distinct<'a>(words: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for word in words {
        let next = seen.len();
        seen.entry(word).or_insert(next);
    }
    let mut words: Vec<(usize, &str)> = seen.into_iter().map(|(word, at)| (at, word)).collect();
    words.sort_unstable();
    words.into_iter().map(|(_, word)| word).collect()
}

/// Words beyond the two hundred and fifty-sixth share the last place; they still differ by their codes.
fn place_of(at: usize) -> u8 {
    u8::try_from(at).unwrap_or(u8::MAX)
}

/// As a heading: `war-machine` is War machine.
fn titled(code: &str) -> String {
    let words = code.replace(['-', '_'], " ");
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Kept as long as the program runs, like the shelf it stands on.
fn kept(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}
