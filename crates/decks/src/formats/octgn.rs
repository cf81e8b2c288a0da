//! OCTGN's `.o8d`: XML with a section a card type. In Conquest the id of a card decides, its text is for people and the
//! section says nothing, because ConquestDB puts all cards into one. In L5R, whose ids nobody collected, the text decides
//! and the section says which deck a card is in.

use quick_xml::Reader;
use quick_xml::events::{BytesRef, BytesStart, Event};

use super::{Draft, Format, Line, Lines, Unreadable, Wanted};
use crate::catalogue::Part;

/// The id of Conquest in OCTGN.
pub(super) const CONQUEST: &str = "af04f855-58c4-4db3-a191-45fe33381679";
/// The id of L5R in OCTGN.
const L5R: &str = "bb0f02e7-2a6f-4ae3-84a2-c501b4176844";
/// OCTGN decks nest three deep; anything much deeper is no deck.
const MOST_DEPTH: usize = 16;

pub(super) fn read(text: &str) -> Result<Draft, Unreadable> {
    let mut reader = Reader::from_str(text);
    let mut draft = Draft::new(Format::Octgn);
    let lines = Lines::new(text.as_bytes());
    let mut depth = 0usize;
    let mut card: Option<Line> = None;
    let mut seen_deck = false;
    let mut part = None;
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
                seen_deck |= open(&tag, seen_deck, &mut draft, &mut card, &mut part, line())?;
            }
            Event::Empty(tag) => {
                seen_deck |= open(&tag, seen_deck, &mut draft, &mut card, &mut part, line())?;
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
    part: &mut Option<Part>,
    line: u32,
) -> Result<bool, Unreadable> {
    let name = String::from_utf8_lossy(tag.name().as_ref()).into_owned();
    if !seen_deck && name != "deck" {
        return Err(Unreadable::NoOctgnDeck { line, read: shortened(&name) });
    }
    match name.as_str() {
        "deck" => {
            let game = attribute(tag, "game", line)?.unwrap_or_default();
            if game.eq_ignore_ascii_case(L5R) {
                (draft.format, draft.game) = (Format::OctgnL5r, Format::OctgnL5r.game());
            } else if !game.eq_ignore_ascii_case(CONQUEST) {
                return Err(Unreadable::OtherOctgnGame { line, read: shortened(&game) });
            }
        }
        "section" => {
            let section = attribute(tag, "name", line)?.unwrap_or_default();
            *part = if draft.format == Format::OctgnL5r { part_of(&section) } else { None };
        }
        "card" => {
            let copies = attribute(tag, "qty", line)?.unwrap_or_default();
            let code = attribute(tag, "id", line)?.unwrap_or_default();
            *card = draft.copies(line, &copies)?.map(|copies| Line {
                number: line,
                copies,
                wanted: if draft.format == Format::OctgnL5r {
                    Wanted::Name { name: String::new(), product: None }
                } else {
                    Wanted::Code { code, name: None }
                },
                part: *part,
                heading: None,
                bare: false,
            });
        }
        _ => {}
    }
    Ok(name == "deck")
}

/// The part an L5R section holds.
fn part_of(section: &str) -> Option<Part> {
    match crate::fold::fold(section).as_str() {
        "stronghold" => Some(Part::STRONGHOLD),
        "role" => Some(Part::ROLE),
        "province cards" | "provinces" | "province deck" => Some(Part::PROVINCES),
        "dynasty deck" | "dynasty" => Some(Part::DYNASTY),
        "conflict deck" | "conflict" => Some(Part::CONFLICT),
        _ => None,
    }
}

fn close(draft: &mut Draft, card: &mut Option<Line>) -> Result<(), Unreadable> {
    match card.take() {
        Some(line) => draft.push(line),
        None => Ok(()),
    }
}

/// Adds text to the name of the open card.
fn add(card: &mut Option<Line>, text: &str) {
    match card.as_mut().map(|line| &mut line.wanted) {
        Some(Wanted::Code { name, .. }) => name.get_or_insert_default().push_str(text),
        Some(Wanted::Name { name, .. }) => name.push_str(text),
        None => {}
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
