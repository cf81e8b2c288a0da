//! A deck list: which cards, how many, in which part. Says nothing about legality.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::catalogue::{Card, CardId, Game, Part};

/// The most copies one line may name.
pub const MOST_COPIES: u32 = 999;

/// The most copies of one card a list counts; far above any deck, so that sums stay sums.
const MOST_MERGED: u32 = 9_999;

/// A card of a list, how often, and in which part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Entry {
    /// The part it is listed in.
    pub part: Part,
    /// The card.
    pub card: CardId,
    /// How many copies.
    pub copies: u32,
}

/// A deck list. Two lists are equal when game, names and entries are; entries are kept in one order, the same card in the
/// same part once.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Written")]
pub struct DeckList {
    /// The game.
    pub game: Game,
    /// What the player calls it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whose it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    entries: Vec<Entry>,
}

/// A list as it stands in JSON, before it is put in order.
#[derive(Deserialize)]
struct Written {
    game: Game,
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    player: Option<String>,
    entries: Vec<Entry>,
}

/// The part a list can show a card in: one a heading opens; otherwise the one its kind belongs to.
fn in_list(part: Part, card: &Card) -> Part {
    let facts = card.game().part_facts(part);
    if facts.is_some_and(|facts| facts.shown) { part } else { card.part }
}

impl DeckList {
    /// A list of these entries. The same card in the same part is counted together, up to 9,999 copies; cards of another
    /// game and entries of no copies are left out. A card listed in a part its game does not have goes where its kind
    /// belongs.
    pub fn new(game: Game, entries: impl IntoIterator<Item = Entry>) -> DeckList {
        let mut merged: BTreeMap<(Part, CardId), u32> = BTreeMap::new();
        for entry in entries {
            if entry.copies > 0 && entry.card.card().game() == game {
                let part = in_list(entry.part, entry.card.card());
                let copies = merged.entry((part, entry.card)).or_default();
                *copies = copies.saturating_add(entry.copies).min(MOST_MERGED);
            }
        }
        let entries = merged.into_iter().map(|((part, card), copies)| Entry { part, card, copies }).collect();
        DeckList { game, name: None, player: None, entries }
    }

    /// A list of cards, each in the part its kind belongs to.
    pub fn of_cards(game: Game, cards: impl IntoIterator<Item = (CardId, u32)>) -> DeckList {
        let entry = |(card, copies): (CardId, u32)| Entry { part: card.card().part, card, copies };
        DeckList::new(game, cards.into_iter().map(entry))
    }

    /// The figure of that name that the deck's own card states, such as `honor` on a stronghold; nothing if no card, or more
    /// than one, says it.
    pub fn stated(&self, figure: &str) -> Option<u32> {
        let mut said = self.entries.iter().filter_map(|entry| entry.card.card().figure(figure)?.number());
        said.next().filter(|_| said.next().is_none()).map(u32::from)
    }

    /// The entries, in order of part and catalogue.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The same list with some copies of a card more (or fewer, never below none) in the part its kind belongs to.
    pub fn with(&self, card: CardId, change: i32) -> DeckList {
        let part = card.card().part;
        let had = self.entries.iter().find(|entry| entry.part == part && entry.card == card);
        let copies = had.map_or(0, |entry| entry.copies).saturating_add_signed(change);
        let others = self.entries.iter().copied().filter(|entry| !(entry.part == part && entry.card == card));
        let mut list = DeckList::new(self.game, others.chain([Entry { part, card, copies }]));
        list.name.clone_from(&self.name);
        list.player.clone_from(&self.player);
        list
    }

    /// How many cards a part holds.
    pub fn count(&self, part: Part) -> u32 {
        self.entries
            .iter()
            .filter(|entry| entry.part == part)
            .map(|entry| entry.copies)
            .fold(0, u32::saturating_add)
    }

    /// The fingerprint a tournament locks a deck by: SHA-256 over game, parts, cards and copies, as 64 hex digits. Names
    /// of deck and player do not enter it.
    pub fn fingerprint(&self) -> String {
        let mut canonical = format!("marshal deck 1\n{}\n", self.game);
        for Entry { part, card, copies } in &self.entries {
            let _ = writeln!(canonical, "{part} {} {copies}", card.card().code);
        }
        // Catalogue order may change with new cards; the fingerprint must not.
        let mut lines: Vec<&str> = canonical.lines().collect();
        lines[2..].sort_unstable();
        let digest = Sha256::digest(lines.join("\n").as_bytes());
        digest.iter().fold(String::with_capacity(64), |mut hex, byte| {
            let _ = write!(hex, "{byte:02x}");
            hex
        })
    }
}

impl TryFrom<Written> for DeckList {
    type Error = String;

    fn try_from(written: Written) -> Result<DeckList, String> {
        for entry in &written.entries {
            if entry.copies == 0 || entry.copies > MOST_COPIES {
                let card = entry.card.card().code;
                return Err(format!("{card}: {} copies; expected 1 to {MOST_COPIES}", entry.copies));
            }
        }
        Ok(DeckList {
            name: written.name,
            player: written.player,
            ..DeckList::new(written.game, written.entries)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::catalogue;

    fn card(code: &str) -> CardId {
        catalogue().find(code).unwrap()
    }

    #[test]
    fn the_same_card_is_counted_together() {
        let list = DeckList::of_cards(
            Game::CONQUEST,
            [(card("eager-recruit"), 2), (card("nazdreg"), 1), (card("eager-recruit"), 1)],
        );
        assert_eq!(list.count(Part::DECK), 3);
        assert_eq!(list.entries().len(), 2);
        assert_eq!(list.with(card("eager-recruit"), -3).count(Part::DECK), 0);
    }

    #[test]
    fn the_fingerprint_sees_cards_and_nothing_else() {
        let list = DeckList::of_cards(Game::CONQUEST, [(card("eager-recruit"), 2), (card("nazdreg"), 1)]);
        let mut named = list.clone();
        named.player = Some("Leo".into());
        assert_eq!(list.fingerprint(), named.fingerprint());
        assert_ne!(list.fingerprint(), list.with(card("eager-recruit"), 1).fingerprint());
        // Frozen: a locked deck must stay locked under later releases.
        assert_eq!(list.fingerprint(), "168842d8d7bfe4bd0656eb781bd1876506e8d2f9eab87692bd2e27e9b5f8b589");
    }

    #[test]
    fn a_list_survives_json() {
        let mut list = DeckList::of_cards(Game::L5R, [(card("01-banzai"), 3), (card("01-shizuka-toshi"), 1)]);
        list.name = Some("Example Crane".into());
        let json = serde_json::to_string(&list).unwrap();
        assert_eq!(serde_json::from_str::<DeckList>(&json).unwrap(), list);
        assert!(serde_json::from_str::<DeckList>(&json.replace("01-banzai", "99-none")).is_err());
        assert!(
            serde_json::from_str::<DeckList>(&json.replace("\"copies\":3", "\"copies\":4000000000")).is_err()
        );
    }
}
