//! Deck lists in and out: every format people bring, recognised by its content.
//!
//! Reading has two steps. [`parse`] turns bytes into a [`Draft`]: lines with copies and names as they were written.
//! [`Draft::identify`](crate::Draft::identify) finds the cards, for which it must know the tournament: whether a name is
//! ambiguous is judged against the cards that could legally be in that deck.

mod json;
mod link;
mod octgn;
mod script;
mod text;
mod write;

use rulebook::{Saying, say};
use serde::{Deserialize, Serialize};

use crate::catalogue::{Game, Part};
use crate::coded::coded;
use crate::list::MOST_COPIES;

pub use write::{Unwritable, write};

/// The largest list read, in bytes. The longest export of any deck site is below a hundredth of it.
pub const MOST_BYTES: usize = 1024 * 1024;
/// The most lines with cards read.
pub const MOST_LINES: usize = 1000;
/// The longest line with a card that is read, in bytes. The longest name with its product and a forum's mark-up is below
/// half of it; what is longer costs time and is no card.
pub const MOST_LINE: usize = 500;

coded! {
    /// The formats of deck lists.
    pub enum Format {
        /// One card a line, `3x Name (Product)`, with headings. Ours for people.
        Plain = "plain",
        /// Ours for programs.
        Marshal = "marshal",
        /// OCTGN's `.o8d` (Conquest).
        Octgn = "octgn",
        /// ConquestDB's text.
        ConquestDb = "conquestdb",
        /// ConquestDB's text for forums.
        ConquestDbForum = "conquestdb-bbcode",
        /// The text of Conquest-LCG-Site.
        Iridial = "iridial",
        /// A deck of fiveringsdb's interface.
        FiveRings = "fiveringsdb",
        /// A strain of fiveringsdb's interface.
        FiveRingsStrain = "fiveringsdb-strain",
        /// A deck page of fiveringsdb, copied as text.
        FiveRingsPage = "fiveringsdb-page",
        /// ringteki's deck editor.
        Ringteki = "ringteki",
        /// A deck stored by ringteki.
        RingtekiJson = "ringteki-json",
        /// A deck of EmeraldDB.
        EmeraldDb = "emeralddb",
        /// OCTGN's `.o8d` of L5R, whose cards are told by name; read only.
        OctgnL5r = "octgn-l5r",
        /// The address of a deck in our deck builder: the whole deck in one line.
        Link = "link",
    }
}

impl Format {
    /// The one game it is for, if only one.
    pub fn game(self) -> Option<Game> {
        match self {
            Format::Plain | Format::Marshal | Format::Link => None,
            Format::Octgn | Format::ConquestDb | Format::ConquestDbForum | Format::Iridial => {
                Some(Game::CONQUEST)
            }
            Format::FiveRings
            | Format::FiveRingsStrain
            | Format::FiveRingsPage
            | Format::Ringteki
            | Format::RingtekiJson
            | Format::EmeraldDb
            | Format::OctgnL5r => Some(Game::L5R),
        }
    }
}

/// A list as it was written, before its cards are identified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The format it was recognised as.
    pub format: Format,
    /// The game, where the format says it.
    pub game: Option<Game>,
    /// The name of the deck.
    pub name: Option<String>,
    /// The name of the player.
    pub player: Option<String>,
    /// Its lines with cards.
    pub lines: Vec<Line>,
    /// What its headings say they hold.
    pub declared: Vec<Declared>,
    /// Lines with a number of copies that cannot be.
    pub(crate) bad_copies: Vec<(u32, String)>,
}

/// One line with a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its number in the text, from 1.
    pub number: u32,
    /// Copies.
    pub copies: u32,
    /// The card as it was written.
    pub wanted: Wanted,
    /// The part it is listed in, where a heading says so.
    pub part: Option<Part>,
    /// The heading it stands under, as a place in [`Draft::declared`].
    pub(crate) heading: Option<usize>,
    /// Whether it has no number of copies; then it may be a title or carry its ring.
    pub(crate) bare: bool,
}

/// A card as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// By name, perhaps with the product in parentheses.
    Name { name: String, product: Option<String> },
    /// By the id of some program, perhaps with the name for people.
    Code { code: String, name: Option<String> },
}

/// A heading that says how many cards stand under it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declared {
    /// Its line.
    pub line: u32,
    /// The heading without the number.
    pub heading: String,
    /// The number.
    pub cards: u32,
    /// What it counts.
    pub(crate) counts: Counts,
}

/// What a heading with a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counts {
    /// The lines directly under it.
    Under,
    /// All lines of a deck, over the headings inside it.
    Part(Part),
    /// The whole list.
    All,
}

/// Why a text cannot be read as a deck list at all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "unreadable", rename_all = "kebab-case")]
pub enum Unreadable {
    /// There is nothing in it.
    Empty,
    /// It is larger than any deck list.
    TooLarge { most: usize },
    /// It has more lines than any deck list.
    TooManyLines { most: usize },
    /// It is no UTF-8 or UTF-16 text, or holds control characters, which no list has.
    NotText { line: u32 },
    /// A line is longer than any line of a list.
    LongLine { line: u32, most: usize },
    /// It begins like XML and is none.
    Xml { line: u32 },
    /// It is XML with an entity of its own, which is never expanded.
    Entity { line: u32, read: String },
    /// It is XML, but no OCTGN deck.
    NoOctgnDeck { line: u32, read: String },
    /// It is an OCTGN deck of another game.
    OtherOctgnGame { line: u32, read: String },
    /// It begins like JSON and is none, or a field holds what it cannot hold.
    Json { line: u32, column: u32, why: String },
    /// It is JSON of no known shape.
    UnknownJson,
    /// It is an answer that says the deck could not be had.
    Failed { read: String },
    /// It holds several decks.
    SeveralDecks,
    /// It is a ConquestDB backup, which names cards by numbers only that site knows.
    Backup,
    /// It is the address of a deck, cut off or changed on its way.
    Link,
    /// No line of it is a card.
    NoCards,
}

/// Reads a deck list of any known format.
///
/// ```
/// let draft = decks::parse("Captain Cato Sicarius\n\nArmy (3)\n3x Eager Recruit (Core Set)\n").unwrap();
/// assert_eq!(draft.lines.len(), 2);
/// assert_eq!(draft.guess_game().unwrap().code(), "conquest");
/// ```
pub fn parse(bytes: impl AsRef<[u8]>) -> Result<Draft, Unreadable> {
    read(bytes.as_ref(), &Game::all().collect::<Vec<Game>>())
}

/// Reads a deck list that is meant for one game, whose headings go before those of others.
pub fn parse_for(game: Game, bytes: impl AsRef<[u8]>) -> Result<Draft, Unreadable> {
    let others = Game::all().filter(|other| *other != game);
    read(bytes.as_ref(), &[game].into_iter().chain(others).collect::<Vec<Game>>())
}

fn read(bytes: &[u8], games: &[Game]) -> Result<Draft, Unreadable> {
    if bytes.len() > MOST_BYTES {
        return Err(Unreadable::TooLarge { most: MOST_BYTES });
    }
    let text = script::read(bytes)?;
    let text = text.as_ref();
    let mut draft = match text.trim_start().chars().next() {
        None => return Err(Unreadable::Empty),
        Some('<') => octgn::read(text)?,
        // A heading or a forum's mark-up stands in brackets too; a list of JSON goes on otherwise.
        Some('[') if text.trim_start()[1..].trim_start().starts_with(|next: char| !next.is_alphabetic()) => {
            return Err(Unreadable::UnknownJson);
        }
        Some('{') => json::read(text, games)?,
        Some(_) if link::is_link(text) => link::read(text)?,
        Some(_) => text::read(text, games)?,
    };
    if draft.lines.is_empty() && draft.bad_copies.is_empty() {
        return Err(Unreadable::NoCards);
    }
    for words in [&mut draft.name, &mut draft.player] {
        *words = words.take().map(|words| script::printable(&words)).filter(|words| !words.is_empty());
    }
    Ok(draft)
}

/// A list as text, whatever system wrote it: what is kept of a list that was handed in as a file.
pub fn as_text(bytes: &[u8]) -> Result<String, Unreadable> {
    script::read(bytes).map(std::borrow::Cow::into_owned)
}

impl Unreadable {
    /// Why, as something to be told to a person.
    pub fn saying(&self) -> Saying {
        match self {
            Unreadable::Empty => say!("decks-unreadable-empty"),
            Unreadable::TooLarge { most } => say!("decks-unreadable-too-large", most = most / 1024),
            Unreadable::TooManyLines { most } => say!("decks-unreadable-too-many-lines", most = *most),
            Unreadable::NotText { line } => say!("decks-unreadable-not-text", line = *line),
            Unreadable::LongLine { line, most } => {
                say!("decks-unreadable-long-line", line = *line, most = *most)
            }
            Unreadable::Xml { line } => say!("decks-unreadable-xml", line = *line),
            Unreadable::Entity { line, read } => {
                say!("decks-unreadable-entity", line = *line, read = read)
            }
            Unreadable::NoOctgnDeck { line, read } => {
                say!("decks-unreadable-no-octgn-deck", line = *line, read = read)
            }
            Unreadable::OtherOctgnGame { line, read } => {
                say!("decks-unreadable-other-octgn-game", line = *line, read = read)
            }
            Unreadable::Json { line, column, why } => {
                say!("decks-unreadable-json", line = *line, column = *column, why = why)
            }
            Unreadable::UnknownJson => say!("decks-unreadable-unknown-json"),
            Unreadable::Failed { read } => say!("decks-unreadable-failed", read = read),
            Unreadable::SeveralDecks => say!("decks-unreadable-several-decks"),
            Unreadable::Backup => say!("decks-unreadable-backup"),
            Unreadable::Link => say!("decks-unreadable-link"),
            Unreadable::NoCards => say!("decks-unreadable-no-cards"),
        }
    }
}

impl Draft {
    fn new(format: Format) -> Draft {
        Draft {
            format,
            game: format.game(),
            name: None,
            player: None,
            lines: Vec::new(),
            declared: Vec::new(),
            bad_copies: Vec::new(),
        }
    }

    /// Adds a line, with the copies as they were read.
    fn push(&mut self, line: Line) -> Result<(), Unreadable> {
        if self.lines.len() >= MOST_LINES {
            return Err(Unreadable::TooManyLines { most: MOST_LINES });
        }
        self.lines.push(line);
        Ok(())
    }

    /// Copies from 1 to [`MOST_COPIES`]; anything else is noted against the line.
    fn copies(&mut self, number: u32, read: &str) -> Result<Option<u32>, Unreadable> {
        let copies = read.parse().ok().filter(|copies| (1..=MOST_COPIES).contains(copies));
        if copies.is_none() {
            if self.bad_copies.len() >= MOST_LINES {
                return Err(Unreadable::TooManyLines { most: MOST_LINES });
            }
            self.bad_copies.push((number, read.chars().take(40).collect()));
        }
        Ok(copies)
    }
}

/// Where the lines of a text begin, to name the line a byte stands in.
struct Lines(Vec<usize>);

impl Lines {
    fn new(text: &[u8]) -> Lines {
        Lines(text.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at).collect())
    }

    /// The line, from 1.
    fn of(&self, at: usize) -> u32 {
        u32::try_from(self.0.partition_point(|newline| *newline < at)).map_or(u32::MAX, |before| before + 1)
    }
}
