//! What can be wrong with a line of a list, and what was understood beyond its letters; how both are said.

use regulations::Topic;
use rulebook::{Cites, Clause, Saying, say};
use serde::{Deserialize, Serialize};

use crate::catalogue::{CardId, Game, PackId};
use crate::list::MOST_COPIES;
use crate::rules::{Norm, Rules};
use crate::said::Said;

/// A line that could not be identified.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trouble {
    /// Its number in the text, from 1.
    pub line: u32,
    /// What is wrong with it.
    #[serde(flatten)]
    pub what: What,
    /// The clause it rests on.
    pub clause: Clause,
}

/// What can be wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "trouble", rename_all = "kebab-case")]
pub enum What {
    /// No card is called that.
    Unknown { read: String, suggestions: Vec<CardId> },
    /// No card has that id; the name is what stands beside it.
    UnknownId { read: String, name: Option<String>, suggestions: Vec<CardId> },
    /// Several cards that could be in this deck are called that.
    Ambiguous { read: String, candidates: Vec<CardId> },
    /// No product is called that, and the name alone does not identify the card.
    UnknownProduct { read: String, suggestions: Vec<PackId> },
    /// The card is not in the product named.
    NotInProduct { card: CardId, read: String },
    /// No possible number of copies.
    Copies { read: String },
    /// A heading says another number of cards than stand under it.
    Declared { heading: String, says: u32, found: u32 },
    /// The list is one of another game.
    OtherGame { found: Game, wanted: Game },
}

/// Something understood beyond the letters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "remark", rename_all = "kebab-case")]
pub enum Remark {
    /// A part of a name, taken as the only card of this deck it can be.
    TakenAs { line: u32, read: String, card: CardId },
    /// A line taken as the name of the deck.
    TakenAsTitle { line: u32, read: String },
    /// The id names another card than the text beside it; the id decides.
    NamesDiffer { line: u32, read: String, card: CardId },
    /// No product is called that; the name identifies the card without it.
    ProductIgnored { line: u32, read: String },
}

impl What {
    /// The clause a line is refused by.
    pub(crate) fn clause(&self, rules: &Rules) -> Clause {
        match self {
            What::Unknown { .. } | What::UnknownId { .. } | What::OtherGame { .. } => {
                rules.clause(Norm::OfficialCards)
            }
            What::Copies { .. } | What::Declared { .. } => rules.topic(Topic::DeckListComplete),
            What::Ambiguous { .. } | What::UnknownProduct { .. } | What::NotInProduct { .. } => {
                rules.topic(Topic::DeckListUnambiguous)
            }
        }
    }
}

impl Cites for Trouble {
    fn clause(&self) -> Clause {
        self.clause
    }

    fn saying(&self) -> Saying {
        let names =
            |cards: &[CardId]| -> Vec<String> { cards.iter().map(|card| card.card().full_name()).collect() };
        match &self.what {
            What::Unknown { read, suggestions } if suggestions.is_empty() => {
                say!("decks-trouble-unknown", line = self.line, read = read)
            }
            What::Unknown { read, suggestions } => {
                say!("decks-trouble-unknown-like", line = self.line, read = read, cards = names(suggestions))
            }
            What::UnknownId { read, name, suggestions } => say!(
                "decks-trouble-unknown-id",
                line = self.line,
                read = read,
                named = u32::from(name.is_some()),
                name = name.as_deref().unwrap_or_default(),
                likes = suggestions.len(),
                cards = names(suggestions)
            ),
            What::Ambiguous { read, candidates } => {
                say!("decks-trouble-ambiguous", line = self.line, read = read, cards = names(candidates))
            }
            What::UnknownProduct { read, .. } => {
                say!("decks-trouble-unknown-product", line = self.line, read = read)
            }
            What::NotInProduct { card, read } => {
                let printings = &card.card().printings;
                let products: Vec<&str> = printings.iter().map(|(pack, _)| pack.pack().name).collect();
                say!(
                    "decks-trouble-not-in-product",
                    line = self.line,
                    card = card.card().name,
                    read = read,
                    products = products
                )
            }
            What::Copies { read } => {
                say!("decks-trouble-copies", line = self.line, read = read, most = MOST_COPIES)
            }
            What::Declared { heading, says, found } => say!(
                "decks-trouble-declared",
                line = self.line,
                heading = heading,
                says = *says,
                found = *found
            ),
            What::OtherGame { found, wanted } => {
                say!("decks-trouble-other-game", found = found.said(), wanted = wanted.said())
            }
        }
    }
}

impl Remark {
    /// What was understood, as something to be told to a person.
    pub fn saying(&self) -> Saying {
        let name = |card: &CardId| card.card().full_name();
        match self {
            Remark::TakenAs { line, read, card } => {
                say!("decks-remark-taken-as", line = *line, read = read, card = name(card))
            }
            Remark::TakenAsTitle { line, read } => {
                say!("decks-remark-title", line = *line, read = read)
            }
            Remark::NamesDiffer { line, read, card } => {
                say!("decks-remark-names-differ", line = *line, read = read, card = name(card))
            }
            Remark::ProductIgnored { line, read } => {
                say!("decks-remark-product-ignored", line = *line, read = read)
            }
        }
    }
}
