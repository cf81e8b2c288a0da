//! Lists as lines of text: our plain lists, ConquestDB's exports, Conquest-LCG-Site's decks, fiveringsdb's pages,
//! ringteki's editor. They differ in headings, little else, so one reader reads them all.

use std::borrow::Cow;

use regulations::PartUse;

use super::{Counts, Declared, Draft, Format, Line, MOST_LINE, MOST_LINES, Unreadable, Wanted};
use crate::catalogue::{Game, Opens, Part};
use crate::fold::fold;

/// The shortest line of hyphens taken as Conquest-LCG-Site's separator; that site writes 70.
const SEPARATOR: usize = 40;

/// The longest heading, in bytes; what is longer is not compared with any.
const LONGEST_HEADING: usize = 80;

pub(super) fn read(text: &str, games: &[Game]) -> Result<Draft, Unreadable> {
    let mut reader = TextReader {
        games,
        draft: Draft::new(recognise(text)),
        part: None,
        heading: None,
        lines_seen: 0,
        separators: 0,
    };
    for (at, raw) in text.lines().enumerate() {
        let number = u32::try_from(at).map_or(u32::MAX, |at| at + 1);
        if is_comment(raw.trim_start()) {
            continue;
        }
        if raw.trim().len() > MOST_LINE && !is_rule(raw.trim()) {
            return Err(Unreadable::LongLine { line: number, most: MOST_LINE });
        }
        let plain = without_tags(raw);
        let line = plain.trim();
        if is_rule(line) {
            reader.separators += 1;
            continue;
        }
        if line.is_empty() || is_comment(line) {
            continue;
        }
        reader.line(number, line)?;
        reader.lines_seen += 1;
    }
    Ok(reader.draft)
}

/// Tells the formats apart by their marks.
fn recognise(text: &str) -> Format {
    let lines = || text.lines().map(str::trim).filter(|line| !line.is_empty());
    let second = lines().nth(1).unwrap_or("");
    if is_rule(second) && second.len() >= SEPARATOR {
        Format::Iridial
    } else if lines().any(|line| !is_label(line) && (line.contains("[url=") || line.contains("[b]"))) {
        Format::ConquestDbForum
    } else if lines().any(|line| line.starts_with("Influence:")) {
        Format::FiveRingsPage
    } else if lines().any(is_footer) {
        Format::ConquestDb
    } else if lines().next().is_some() && lines().all(is_ringteki) {
        Format::Ringteki
    } else {
        Format::Plain
    }
}

struct TextReader<'g> {
    games: &'g [Game],
    draft: Draft,
    part: Option<(Part, PartUse)>,
    heading: Option<usize>,
    lines_seen: usize,
    separators: usize,
}

impl TextReader<'_> {
    fn line(&mut self, number: u32, line: &str) -> Result<(), Unreadable> {
        if self.draft.format == Format::Iridial && self.separators < 2 {
            return self.iridial_head(number, line);
        }
        if is_footer(line) || self.field(number, line) || self.is_heading(number, line) {
            let too_many = self.draft.declared.len() > MOST_LINES;
            return if too_many { Err(Unreadable::TooManyLines { most: MOST_LINES }) } else { Ok(()) };
        }
        let (copies, rest) = split_copies(line);
        let copies = match copies {
            Some(read) => match self.draft.copies(number, read)? {
                Some(copies) => Some(copies),
                None => return Ok(()),
            },
            None => None,
        };
        // Some sites mark cards of the other clan with stars.
        let (name, product) = split_product(rest.trim_start_matches('*').trim_start());
        self.draft.push(Line {
            number,
            copies: copies.unwrap_or(1),
            wanted: Wanted::Name { name: name.to_owned(), product: product.map(str::to_owned) },
            part: self.part.map(|(part, _)| part),
            heading: self.heading,
            bare: copies.is_none(),
        })
    }

    /// The four lines above the second separator: name, (separator), warlord, faction with its ally, perhaps a pledge.
    fn iridial_head(&mut self, number: u32, line: &str) -> Result<(), Unreadable> {
        match (self.separators, self.lines_seen) {
            (0, _) => self.draft.name = Some(line.to_owned()),
            // The faction follows from the warlord, the ally from the cards.
            (_, 2) => {}
            _ => {
                let wanted = Wanted::Name { name: line.to_owned(), product: None };
                self.draft.push(Line {
                    number,
                    copies: 1,
                    wanted,
                    part: None,
                    heading: None,
                    bare: false,
                })?;
            }
        }
        Ok(())
    }

    /// A line like `Player: Leo`.
    fn field(&mut self, number: u32, line: &str) -> bool {
        let Some((key, value)) = line.split_once(':') else { return false };
        if key.len() > LONGEST_HEADING {
            return false;
        }
        let value = value.trim();
        match fold(key).as_str() {
            "name" | "deck" | "deck name" | "nazwa" | "nazwa talii" | "deckname" => {
                self.draft.name = Some(value.to_owned()).filter(|name| !name.is_empty());
            }
            "player" | "gracz" | "spieler" | "spielerin" => {
                self.draft.player = Some(value.to_owned()).filter(|name| !name.is_empty());
            }
            "game" | "gra" | "spiel" => {}
            "cards" | "karty" | "karten" => match value.parse() {
                Ok(cards) => {
                    let heading = key.trim().to_owned();
                    self.draft.declared.push(Declared { line: number, heading, cards, counts: Counts::All });
                }
                Err(_) => return false,
            },
            // CardGameDB counts without the warlord, others with it: the number says nothing certain.
            "influence" | "wplywy" | "einfluss" | "total cards" => {}
            _ => return false,
        }
        true
    }

    /// A heading, with the number of cards under it or without.
    fn is_heading(&mut self, number: u32, line: &str) -> bool {
        let line = line.strip_suffix(':').unwrap_or(line);
        let counted = line.strip_suffix(')').and_then(|line| line.rsplit_once('('));
        let counted = counted.and_then(|(title, count)| Some((title.trim(), count.trim().parse().ok()?)));
        let (title, cards) = match counted {
            Some((title, cards)) => (title, Some(cards)),
            None => (line, None),
        };
        if title.len() > LONGEST_HEADING {
            return false;
        }
        let (mut counts, folded) = (Counts::Under, fold(title));
        let opens = self.games.iter().find_map(|game| game.shelf().headings.get(&folded).copied());
        match opens {
            None if cards.is_some() && is_group(self.games, &folded) => {}
            None => return false,
            Some(Opens::Part(part, usage)) => {
                self.part = Some((part, usage));
                if usage == PartUse::Drawn {
                    counts = Counts::Part(part);
                }
            }
            Some(Opens::OwnPart) => self.part = None,
            // What is brought along ends where the next kind begins; a deck goes on.
            Some(Opens::Kind) => self.part = self.part.filter(|(_, usage)| *usage == PartUse::Drawn),
        }
        self.heading = cards.map(|cards| {
            self.draft.declared.push(Declared { line: number, heading: title.to_owned(), cards, counts });
            self.draft.declared.len() - 1
        });
        true
    }
}

/// Other groups a site can make, always with a number of cards: copies, cost, side, product.
fn is_group(games: &[Game], folded: &str) -> bool {
    let number = folded.strip_suffix('x').unwrap_or(folded);
    let named = |game: &Game| {
        game.sides().iter().any(|side| fold(side.code()) == folded)
            || game.pack_named(folded).is_some()
            || game.has_cycle(folded)
    };
    number.is_empty() || number.parse::<u32>().is_ok() || games.iter().any(named)
}

/// `3x Name`, `3 Name`, `Name x3`. A number must be followed by `x` or a blank, so `10th Company Scout` is a name.
fn split_copies(line: &str) -> (Option<&str>, &str) {
    let digits = line.len() - line.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    let (number, rest) = line.split_at(digits);
    if !number.is_empty() {
        let after = rest.trim_start();
        let times = after.strip_prefix(['x', 'X', '×']);
        match times {
            Some(name) if name.starts_with(char::is_whitespace) || name.is_empty() => {
                return (Some(number), name.trim());
            }
            // `3xEager Recruit`: x and a capital.
            Some(name) if name.starts_with(char::is_uppercase) => return (Some(number), name),
            _ if rest.starts_with(char::is_whitespace) => return (Some(number), after),
            _ => {}
        }
    }
    if let Some((name, last)) = line.rsplit_once(char::is_whitespace)
        && let Some(number) = last.strip_prefix(['x', '×'])
        && !number.is_empty()
        && number.bytes().all(|byte| byte.is_ascii_digit())
    {
        return (Some(number), name.trim());
    }
    (None, line)
}

/// `Name (Product)`.
fn split_product(name: &str) -> (&str, Option<&str>) {
    match name.strip_suffix(')').and_then(|name| name.rsplit_once('(')) {
        Some((name, product)) if !name.trim().is_empty() => (name.trim(), Some(product.trim())),
        _ => (name, None),
    }
}

/// Leaves out `[b]`, `[/url]` and `[url=…]`.
fn without_tags(line: &str) -> Cow<'_, str> {
    const WHOLE: [&str; 7] = ["b]", "/b]", "/url]", "i]", "/i]", "u]", "/u]"];
    if !line.contains('[') {
        return Cow::Borrowed(line);
    }
    let mut plain = String::with_capacity(line.len());
    let mut rest = line;
    while let Some((before, tagged)) = rest.split_once('[') {
        plain.push_str(before);
        let whole = WHOLE.iter().find_map(|tag| tagged.strip_prefix(tag));
        let after = whole.or_else(|| tagged.strip_prefix("url=")?.split_once(']').map(|(_, after)| after));
        if after.is_none() {
            plain.push('[');
        }
        rest = after.unwrap_or(tagged);
    }
    plain.push_str(rest);
    Cow::Owned(plain)
}

/// What people call themselves and their decks is their own, and no mark of a format.
fn is_label(line: &str) -> bool {
    line.starts_with("Name:") || line.starts_with("Player:")
}

fn is_comment(line: &str) -> bool {
    line.starts_with('#') || line.starts_with("//")
}

fn is_rule(line: &str) -> bool {
    line.len() >= 3 && line.bytes().all(|byte| matches!(byte, b'-' | b'=' | b'_' | b'*'))
}

fn is_footer(line: &str) -> bool {
    ["Created with:", "Check out this deck at:", "Deck Created with CardGameDB"]
        .iter()
        .any(|footer| line.starts_with(footer))
}

/// A line of ringteki's editor: one digit, a blank, a title, the product.
fn is_ringteki(line: &str) -> bool {
    let mut letters = line.chars();
    letters.next().is_some_and(|digit| digit.is_ascii_digit())
        && letters.next() == Some(' ')
        && line.ends_with(')')
}
