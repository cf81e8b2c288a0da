//! Lists in JSON: fiveringsdb's decks and strains, EmeraldDB's decks, ringteki's stored decks, and Marshal's own.

use std::fmt;

use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::{Draft, Format, Line, Lines, MOST_LINES, Unreadable, Wanted};
use crate::catalogue::{Game, Part};

pub(super) fn read(text: &str, games: &[Game]) -> Result<Draft, Unreadable> {
    let shape: Shape = parsed(text)?;
    if shape.success == Some(false) {
        let read = shape.message.unwrap_or_default();
        return Err(Unreadable::Failed { read: read.chars().take(200).collect() });
    }
    if shape.records.is_some() {
        return Err(Unreadable::SeveralDecks);
    }
    if shape.deck.is_some_and(|deck| deck.members.is_some()) {
        return Err(Unreadable::Backup);
    }
    if shape.game.is_some() && shape.entries.is_some() {
        return marshal(text, games);
    }
    if shape.stronghold.is_some() || shape.conflict_cards.is_some() || shape.dynasty_cards.is_some() {
        return ringteki(text);
    }
    if shape.record.is_some() {
        return fiverings(text);
    }
    if shape.cards.is_some() {
        return emeralddb(text);
    }
    // What fiveringsdb's check of a deck takes: the bare map.
    let cards: Cards = parsed(text).map_err(|_| Unreadable::UnknownJson)?;
    if cards.0.is_empty() {
        return Err(Unreadable::UnknownJson);
    }
    filled(Draft::new(Format::FiveRings), cards, text)
}

/// Enough of a document to tell what it is.
#[derive(Deserialize)]
struct Shape {
    success: Option<bool>,
    message: Option<String>,
    records: Option<IgnoredAny>,
    record: Option<IgnoredAny>,
    cards: Option<IgnoredAny>,
    deck: Option<Backup>,
    game: Option<IgnoredAny>,
    entries: Option<IgnoredAny>,
    stronghold: Option<IgnoredAny>,
    #[serde(rename = "conflictCards")]
    conflict_cards: Option<IgnoredAny>,
    #[serde(rename = "dynastyCards")]
    dynasty_cards: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Backup {
    members: Option<IgnoredAny>,
}

/// Cards by id, in the order of the document, the same id as often as it stands there. An empty deck is a list.
struct Cards(Vec<(String, u64)>);

#[derive(Deserialize)]
struct Answer {
    record: Record,
}

#[derive(Deserialize)]
struct Record {
    head: Option<Deck>,
    cards: Option<Cards>,
    name: Option<String>,
}

#[derive(Deserialize)]
struct Deck {
    cards: Option<Cards>,
    name: Option<String>,
}

fn fiverings(text: &str) -> Result<Draft, Unreadable> {
    let record = parsed::<Answer>(text)?.record;
    let (format, name, cards) = match record.head {
        Some(head) => (Format::FiveRingsStrain, head.name, head.cards),
        None => (Format::FiveRings, record.name, record.cards),
    };
    let mut draft = Draft::new(format);
    draft.name = name;
    filled(draft, cards.unwrap_or(Cards(Vec::new())), text)
}

/// EmeraldDB's interface gives a deck without an envelope.
fn emeralddb(text: &str) -> Result<Draft, Unreadable> {
    let deck: Deck = parsed(text)?;
    let mut draft = Draft::new(Format::EmeraldDb);
    draft.name = deck.name;
    filled(draft, deck.cards.unwrap_or(Cards(Vec::new())), text)
}

fn filled(mut draft: Draft, cards: Cards, text: &str) -> Result<Draft, Unreadable> {
    let mut places = Places::new(text);
    for (code, copies) in cards.0 {
        add(&mut draft, code, copies, None, &mut places)?;
    }
    Ok(draft)
}

#[derive(Deserialize)]
struct Stored {
    name: Option<String>,
    #[serde(rename = "deckName")]
    deck_name: Option<String>,
    #[serde(default)]
    stronghold: Vec<Counted>,
    #[serde(default)]
    role: Vec<Counted>,
    #[serde(default, rename = "provinceCards")]
    provinces: Vec<Counted>,
    #[serde(default, rename = "dynastyCards")]
    dynasty: Vec<Counted>,
    #[serde(default, rename = "conflictCards")]
    conflict: Vec<Counted>,
}

#[derive(Deserialize)]
struct Counted {
    count: u64,
    card: Coded,
}

#[derive(Deserialize)]
struct Coded {
    #[serde(alias = "code")]
    id: String,
}

fn ringteki(text: &str) -> Result<Draft, Unreadable> {
    let stored: Stored = parsed(text)?;
    let mut draft = Draft::new(Format::RingtekiJson);
    draft.name = stored.name.or(stored.deck_name);
    let mut places = Places::new(text);
    for (part, cards) in [
        (Part::STRONGHOLD, stored.stronghold),
        (Part::ROLE, stored.role),
        (Part::PROVINCES, stored.provinces),
        (Part::DYNASTY, stored.dynasty),
        (Part::CONFLICT, stored.conflict),
    ] {
        for counted in cards {
            add(&mut draft, counted.card.id, counted.count, Some(part), &mut places)?;
        }
    }
    Ok(draft)
}

/// Ours, with the names it is written with: which cards there are depends on the game.
#[derive(Deserialize)]
struct Ours {
    game: String,
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    player: Option<String>,
    entries: Vec<OurEntry>,
}

#[derive(Deserialize)]
struct OurEntry {
    part: String,
    card: String,
    copies: u64,
}

fn marshal(text: &str, games: &[Game]) -> Result<Draft, Unreadable> {
    let list: Ours = parsed(text)?;
    let mut places = Places::new(text);
    let codes = games.iter().map(|game| game.code());
    let Some(game) = games.iter().find(|game| game.code() == list.game) else {
        return Err(places.unknown(&list.game, &codes.collect::<Vec<_>>()));
    };
    let mut draft = Draft { game: Some(*game), ..Draft::new(Format::Marshal) };
    for entry in list.entries {
        let Some(part) = game.part(&entry.part) else {
            let parts: Vec<&str> = game.parts().iter().map(|facts| facts.part.code()).collect();
            return Err(places.unknown(&entry.part, &parts));
        };
        add(&mut draft, entry.card, entry.copies, Some(part), &mut places)?;
    }
    (draft.name, draft.player) = (list.name, list.player);
    Ok(draft)
}

fn add(
    draft: &mut Draft,
    code: String,
    copies: u64,
    part: Option<Part>,
    places: &mut Places<'_>,
) -> Result<(), Unreadable> {
    let number = places.line_of(&code);
    let Some(copies) = draft.copies(number, &copies.to_string())? else { return Ok(()) };
    let wanted = Wanted::Code { code, name: None };
    draft.push(Line { number, copies, wanted, part, heading: None, bare: false })
}

fn parsed<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    rulebook::read_whole(text).map_err(|error| Unreadable::Json {
        line: u32::try_from(error.line).unwrap_or(u32::MAX),
        column: u32::try_from(error.column).unwrap_or(u32::MAX),
        why: error.to_string().chars().take(200).collect(),
    })
}

/// Finds the line an id stands in, searching on from the last one found and then from the beginning.
struct Places<'t> {
    text: &'t str,
    lines: Lines,
    at: usize,
    misses: usize,
}

/// After so many ids that stand nowhere as they are (written with escapes), no more are looked for: it costs time.
const MOST_MISSES: usize = 20;

impl<'t> Places<'t> {
    fn new(text: &'t str) -> Places<'t> {
        Places { text, lines: Lines::new(text.as_bytes()), at: 0, misses: 0 }
    }

    /// A word that is none of those accepted.
    fn unknown(&mut self, read: &str, accepted: &[&str]) -> Unreadable {
        let line = self.line_of(read);
        let newline = self.text[..self.at].rfind('\n').map_or(0, |at| at + 1);
        let column = u32::try_from(self.at - newline).unwrap_or(u32::MAX).max(1);
        let read: String = read.chars().take(60).collect();
        let why = format!("`{read}`, expected {}", accepted.join(", ")).chars().take(200).collect();
        Unreadable::Json { line, column, why }
    }

    fn line_of(&mut self, code: &str) -> u32 {
        let quoted = format!("\"{code}\"");
        if self.misses < MOST_MISSES {
            let ahead = self.text[self.at..].find(&quoted).map(|found| self.at + found);
            match ahead.or_else(|| self.text.find(&quoted)) {
                Some(found) => self.at = found + quoted.len(),
                None => self.misses += 1,
            }
        }
        self.lines.of(self.at)
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        struct CardsVisitor;
        impl<'de> Visitor<'de> for CardsVisitor {
            type Value = Cards;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("a map from card ids to copies")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Cards, M::Error> {
                let mut cards = Vec::new();
                while let Some(card) = map.next_entry()? {
                    // One above the limit is enough for the limit to be noticed.
                    if cards.len() <= MOST_LINES {
                        cards.push(card);
                    }
                }
                Ok(Cards(cards))
            }

            fn visit_seq<S: SeqAccess<'de>>(self, mut seq: S) -> Result<Cards, S::Error> {
                match seq.next_element::<IgnoredAny>()? {
                    None => Ok(Cards(Vec::new())),
                    Some(_) => Err(serde::de::Error::invalid_type(serde::de::Unexpected::Seq, &self)),
                }
            }
        }
        deserializer.deserialize_any(CardsVisitor)
    }
}
