//! OCTGN's `.o8d`: XML with a section a card type. The id of a card decides, its text is for people; the section says
//! nothing, because ConquestDB puts all cards into one.

use quick_xml::Reader;
use quick_xml::events::{BytesRef, BytesStart, Event};

use super::{Draft, Format, Line, Lines, Unreadable, Wanted};

/// The id of Conquest in OCTGN.
pub(super) const CONQUEST: &str = "af04f855-58c4-4db3-a191-45fe33381679";
/// OCTGN decks nest three deep; anything much deeper is no deck.
const MOST_DEPTH: usize = 16;

pub(super) fn read(text: &str) -> Result<Draft, Unreadable> {
    let mut reader = Reader::from_str(text);
    let mut draft = Draft::new(Format::Octgn);
    let lines = Lines::new(text.as_bytes());
    let mut depth = 0usize;
    let mut card: Option<Line> = None;
    let mut seen_deck = false;
    loop {
        let at = usize::try_from(reader.buffer_position()).unwrap_or(usize::MAX);
        let event = reader.read_event().map_err(|_| Unreadable::Xml { line: lines.of(at) })?;
        let line = || lines.of(at);
        match event {
            Event::Eof if depth == 0 && seen_deck => return Ok(draft),
            Event::Eof => return Err(Unreadable::Xml { line: line() }),
            Event::Start(tag) => {
                depth += 1;
                if depth > MOST_DEPTH {
                    return Err(Unreadable::Xml { line: line() });
                }
                seen_deck |= open(&tag, seen_deck, &mut draft, &mut card, line())?;
            }
            Event::Empty(tag) => {
                seen_deck |= open(&tag, seen_deck, &mut draft, &mut card, line())?;
                close(&mut draft, &mut card)?;
            }
            Event::End(_) => {
                depth = depth.saturating_sub(1);
                close(&mut draft, &mut card)?;
            }
            Event::Text(written) => {
                add(&mut card, &written.decode().map_err(|_| Unreadable::Xml { line: line() })?);
            }
            Event::CData(written) => {
                add(&mut card, &written.decode().map_err(|_| Unreadable::Xml { line: line() })?);
            }
            Event::GeneralRef(entity) => {
                let unknown = || {
                    let read = shortened(&String::from_utf8_lossy(&entity));
                    Unreadable::Entity { line: line(), read }
                };
                let letter = letter_of(&entity).ok_or_else(unknown)?;
                add(&mut card, letter.encode_utf8(&mut [0; 4]));
            }
            Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::DocType(_) => {}
        }
    }
}

/// Opens an element; says whether it is the deck.
fn open(
    tag: &BytesStart<'_>,
    seen_deck: bool,
    draft: &mut Draft,
    card: &mut Option<Line>,
    line: u32,
) -> Result<bool, Unreadable> {
    let name = String::from_utf8_lossy(tag.name().as_ref()).into_owned();
    if !seen_deck && name != "deck" {
        return Err(Unreadable::NoOctgnDeck { line, read: shortened(&name) });
    }
    match name.as_str() {
        "deck" => {
            let game = attribute(tag, "game", line)?.unwrap_or_default();
            if !game.eq_ignore_ascii_case(CONQUEST) {
                return Err(Unreadable::OtherOctgnGame { line, read: shortened(&game) });
            }
        }
        "card" => {
            let copies = attribute(tag, "qty", line)?.unwrap_or_default();
            let code = attribute(tag, "id", line)?.unwrap_or_default();
            *card = draft.copies(line, &copies)?.map(|copies| Line {
                number: line,
                copies,
                wanted: Wanted::Code { code, name: None },
                part: None,
                heading: None,
                bare: false,
            });
        }
        _ => {}
    }
    Ok(name == "deck")
}

fn close(draft: &mut Draft, card: &mut Option<Line>) -> Result<(), Unreadable> {
    match card.take() {
        Some(line) => draft.push(line),
        None => Ok(()),
    }
}

/// Adds text to the name of the open card.
fn add(card: &mut Option<Line>, text: &str) {
    if let Some(Line { wanted: Wanted::Code { name, .. }, .. }) = card {
        name.get_or_insert_default().push_str(text);
    }
}

fn attribute(tag: &BytesStart<'_>, name: &str, line: u32) -> Result<Option<String>, Unreadable> {
    let found = tag.try_get_attribute(name).map_err(|_| Unreadable::Xml { line })?;
    let value = found.map(|found| found.unescape_value().map(std::borrow::Cow::into_owned)).transpose();
    value.map_err(|_| Unreadable::Xml { line })
}

/// The letter of `&amp;` and its kin or of `&#233;`. Other entities are none of OCTGN's and are not expanded.
fn letter_of(entity: &BytesRef<'_>) -> Option<char> {
    if let Ok(Some(letter)) = entity.resolve_char_ref() {
        return Some(letter);
    }
    match entity.decode().ok()?.as_ref() {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        _ => None,
    }
}

fn shortened(read: &str) -> String {
    read.chars().take(60).collect()
}
