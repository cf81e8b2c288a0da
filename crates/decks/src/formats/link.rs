//! A whole deck in one address: `/decks/conquest?d=…`, short enough for a QR code that any phone reads.
//!
//! The code behind `d=` is base64url of: a version and the game (one byte); how many entries (one byte); for each entry the
//! first three bytes of its card id's SHA-256, then part and copies in one byte (fifteen copies or more: two bytes
//! follow); the rest is the deck's name. Cards are named by their ids, not by their place in the catalogue, so an address
//! stays good when cards are added.

use std::collections::HashMap;
use std::sync::LazyLock;

use data_encoding::BASE64URL_NOPAD;
use sha2::{Digest, Sha256};

use super::{Draft, Format, Line, Unreadable, Wanted};
use crate::catalogue::{Card, CardId, Game, catalogue};
use crate::list::{DeckList, Entry};

/// The version of the code, in the upper half of its first byte.
const VERSION: u8 = 1;
/// The most letters of an address that are looked at.
const MOST_LETTERS: usize = 8_000;
/// The most bytes of a deck's name in an address.
const MOST_NAME: usize = 80;
/// Copies from here on are written in two bytes of their own.
const MANY: u32 = 15;

/// Whether a text is one line with the address of a deck.
pub(super) fn is_link(text: &str) -> bool {
    let text = text.trim();
    let address = ["http://", "https://", "/decks/"].iter().any(|beginning| text.starts_with(beginning));
    address && !text.contains('\n') && code_in(text).is_some()
}

/// Reads an address.
pub(super) fn read(text: &str) -> Result<Draft, Unreadable> {
    let code = code_in(text.trim()).filter(|code| code.len() <= MOST_LETTERS).ok_or(Unreadable::Link)?;
    let bytes = BASE64URL_NOPAD.decode(code.as_bytes()).map_err(|_| Unreadable::Link)?;
    decode(&bytes).ok_or(Unreadable::Link)
}

/// Writes the address of a list, without the server's name.
pub(super) fn write(list: &DeckList) -> String {
    format!("/decks/{}?d={}", list.game, BASE64URL_NOPAD.encode(&encode(list)))
}

/// What stands behind `d=` in the address of a deck.
fn code_in(address: &str) -> Option<&str> {
    let (path, query) = address.split_once('?')?;
    let query = query.split('#').next()?;
    let known = Game::all().any(|game| path.ends_with(&format!("/decks/{game}")));
    known.then(|| query.split('&').find_map(|field| field.strip_prefix("d="))).flatten()
}

fn encode(list: &DeckList) -> Vec<u8> {
    // No deck has more different cards than a byte counts; what does is no deck, and its address says the first 255.
    let entries = &list.entries()[..list.entries().len().min(usize::from(u8::MAX))];
    // The number of a game is its place in the table of games, which only grows.
    let mut bytes = vec![VERSION << 4 | list.game.at() as u8, entries.len() as u8];
    for Entry { part, card, copies } in entries {
        bytes.extend(tag(card.card()));
        bytes.push(part.word().place() << 4 | (*copies).min(MANY) as u8);
        if *copies >= MANY {
            bytes.extend(u16::try_from(*copies).unwrap_or(u16::MAX).to_be_bytes());
        }
    }
    let name = list.name.as_deref().unwrap_or_default();
    bytes.extend(&name.as_bytes()[..name.floor_char_boundary(MOST_NAME)]);
    bytes
}

fn decode(bytes: &[u8]) -> Option<Draft> {
    let (&[head, entries], mut rest) = bytes.split_first_chunk::<2>()?;
    if head >> 4 != VERSION {
        return None;
    }
    let game = Game::all().nth(usize::from(head & 0x0f))?;
    let mut draft = Draft { game: Some(game), ..Draft::new(Format::Link) };
    for _ in 0..entries {
        let (&[a, b, c, counted], after) = rest.split_first_chunk::<4>()?;
        rest = after;
        let mut copies = u32::from(counted & 0x0f);
        if copies == MANY {
            let (many, after) = rest.split_first_chunk::<2>()?;
            (copies, rest) = (u32::from(u16::from_be_bytes(*many)), after);
        }
        let card = TAGS.get(&(game, [a, b, c]))?;
        let mut parts = game.parts().iter().map(|facts| facts.part);
        let part = parts.find(|part| part.word().place() == counted >> 4)?;
        if let Some(copies) = draft.copies(1, &copies.to_string()).ok()? {
            let wanted = Wanted::Code { code: card.card().code.to_owned(), name: None };
            draft.lines.push(Line {
                number: 1,
                copies,
                wanted,
                part: Some(part),
                heading: None,
                bare: false,
            });
        }
    }
    let name = std::str::from_utf8(rest).ok()?.trim();
    draft.name = (!name.is_empty()).then(|| name.to_owned());
    Some(draft)
}

/// What an address calls a card.
fn tag(card: &Card) -> [u8; 3] {
    let digest = Sha256::digest(card.code.as_bytes());
    [digest[0], digest[1], digest[2]]
}

static TAGS: LazyLock<HashMap<(Game, [u8; 3]), CardId>> =
    LazyLock::new(|| catalogue().cards().map(|card| ((card.game(), tag(card)), card.id)).collect());

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Part, Rules, Setting, parse};

    fn back(address: &str) -> DeckList {
        let draft = parse(address).unwrap();
        let rules = Rules::of_game(draft.game.unwrap()).unwrap();
        let reading = draft.identify(&Setting::new(&rules, "2026-11-14".parse().unwrap()));
        assert_eq!(reading.troubles, []);
        reading.list
    }

    #[test]
    fn no_two_cards_of_a_game_have_the_same_tag() {
        assert_eq!(TAGS.len(), catalogue().cards().count());
    }

    #[test]
    fn a_deck_fits_into_a_short_address_and_comes_back() {
        let cards = Game::CONQUEST.cards().iter().filter(|card| card.code != "nazdreg").take(25);
        let leader = catalogue().find("nazdreg").unwrap();
        let mut list =
            DeckList::of_cards(Game::CONQUEST, cards.map(|card| (card.id, 2)).chain([(leader, 1)]));
        list.name = Some("Żółta łódź".to_owned());
        let address = write(&list);
        assert!(address.len() < 200, "{}", address.len());
        assert_eq!(back(&address), list);
        assert_eq!(back(&format!("  https://marshal.example{address}&t=K7Q2M#deck \n")), list);
    }

    #[test]
    fn many_copies_and_wrong_parts_come_back() {
        let card = |id| catalogue().find(id).unwrap();
        let entries = [
            Entry { part: Part::DYNASTY, card: card("01-banzai"), copies: 15 },
            Entry { part: Part::CONFLICT, card: card("01-banzai"), copies: 999 },
        ];
        let list = DeckList::new(Game::L5R, entries);
        assert_eq!(back(&write(&list)), list);
    }

    #[test]
    fn a_cut_address_is_refused_and_never_guessed() {
        let list = DeckList::of_cards(Game::CONQUEST, [(catalogue().find("nazdreg").unwrap(), 1)]);
        let address = write(&list);
        for cut in address.find("d=").unwrap() + 2..address.len() {
            assert_eq!(parse(&address[..cut]), Err(Unreadable::Link), "{}", &address[..cut]);
        }
        assert_eq!(parse("/decks/conquest?d=łódź"), Err(Unreadable::Link));
    }
}
