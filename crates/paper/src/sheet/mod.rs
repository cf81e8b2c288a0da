//! The sheets: what each is, who may print it, and how it is laid out.

mod bracket;
mod deck;
mod desk;
mod frame;
mod grid;
mod lists;
mod poster;
mod prizes;
mod proxies;
mod rules;
mod slips;
mod tables;

use regulations::Named;
use rulebook::{Saying, Seed, say};
use tournament::{Fact, Progress, Round, RoundKind, RoundNo, Tournament};
use wording::Language;

use crate::code::State;
use crate::names::Names;
use crate::page::Document;

/// A sheet that can be printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sheet {
    /// Who sits where, by name.
    PairingsByName,
    /// Who sits where, by table.
    PairingsByTable,
    /// A slip for every match, four to a page.
    Slips,
    /// The table.
    Standings,
    /// The elimination bracket.
    Bracket,
    /// Who gets what.
    Prizes,
    /// Everybody who plays.
    Players,
    /// An empty deck list.
    DeckForm,
    /// The way into the tournament, for the shop's window.
    Poster,
    /// A number for every table.
    TableNumbers,
    /// The proxies made for damaged cards, in the size of a card.
    Proxies,
    /// The rules in force, in short.
    Rules,
    /// The whole tournament with its secret seed, to be kept at the desk.
    Desk,
}

/// Who may print a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// Everybody.
    Everybody,
    /// Leaders on duty.
    Leaders,
    /// The organizer.
    Organizer,
}

/// What is printed, and for whom.
#[derive(Clone, Copy, Debug)]
pub struct Print<'a> {
    /// The tournament.
    pub tournament: &'a Tournament,
    /// The language of the sheet.
    pub language: Language,
    /// The round; the newest one if none is given.
    pub round: Option<RoundNo>,
    /// Whether a draw that has not been published may be printed: for the organizer only.
    pub unpublished: bool,
    /// Where players find the tournament on their phones.
    pub address: Option<&'a str>,
    /// What only the sheet for the desk holds.
    pub secret: Option<Secret<'a>>,
}

/// What only the desk may know.
#[derive(Clone, Copy, Debug)]
pub struct Secret<'a> {
    /// The secret seed.
    pub seed: Option<&'a Seed>,
    /// Every fact in order.
    pub history: &'a [Fact],
}

/// Why a sheet cannot be printed now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotYet {
    /// No such round, or not one that may be shown.
    NoRound,
    /// No Swiss round is closed, so there is no table.
    NoTable,
    /// No elimination was announced.
    NoBracket,
    /// Nobody has entered.
    NoPlayers,
    /// The regulation has no deck rules.
    NoDecks,
    /// No proxy was made.
    NoProxies,
    /// No prize was written down.
    NoPrizes,
    /// Nobody said at which address the tournament is found.
    NoAddress,
}

impl Sheet {
    /// All of them, in the order of a day.
    pub const ALL: [Sheet; 13] = [
        Sheet::PairingsByName,
        Sheet::PairingsByTable,
        Sheet::Slips,
        Sheet::Standings,
        Sheet::Bracket,
        Sheet::Prizes,
        Sheet::Players,
        Sheet::DeckForm,
        Sheet::Poster,
        Sheet::TableNumbers,
        Sheet::Rules,
        Sheet::Proxies,
        Sheet::Desk,
    ];

    /// Its name in addresses and on the command line.
    pub fn id(self) -> &'static str {
        match self {
            Sheet::PairingsByName => "pairings-by-name",
            Sheet::PairingsByTable => "pairings-by-table",
            Sheet::Slips => "slips",
            Sheet::Standings => "standings",
            Sheet::Bracket => "bracket",
            Sheet::Prizes => "prizes",
            Sheet::Poster => "poster",
            Sheet::Players => "players",
            Sheet::DeckForm => "deck-form",
            Sheet::TableNumbers => "table-numbers",
            Sheet::Proxies => "proxies",
            Sheet::Rules => "rules",
            Sheet::Desk => "desk",
        }
    }

    /// The sheet of that name.
    pub fn named(id: &str) -> Option<Sheet> {
        Sheet::ALL.into_iter().find(|sheet| sheet.id() == id)
    }

    /// What it is called.
    pub fn title(self) -> Saying {
        match self {
            Sheet::PairingsByName => say!("paper-title-pairings-by-name"),
            Sheet::PairingsByTable => say!("paper-title-pairings-by-table"),
            Sheet::Slips => say!("paper-title-slips"),
            Sheet::Standings => say!("paper-title-standings"),
            Sheet::Bracket => say!("paper-title-bracket"),
            Sheet::Prizes => say!("prizes-title"),
            Sheet::Poster => say!("paper-title-poster"),
            Sheet::Players => say!("paper-title-players"),
            Sheet::DeckForm => say!("paper-title-deck-form"),
            Sheet::TableNumbers => say!("paper-title-table-numbers"),
            Sheet::Proxies => say!("paper-title-proxies"),
            Sheet::Rules => say!("paper-title-rules"),
            Sheet::Desk => say!("paper-title-desk"),
        }
    }

    /// What it is for, in a sentence.
    pub fn purpose(self) -> Saying {
        match self {
            Sheet::PairingsByName => say!("paper-purpose-pairings-by-name"),
            Sheet::PairingsByTable => say!("paper-purpose-pairings-by-table"),
            Sheet::Slips => say!("paper-purpose-slips"),
            Sheet::Standings => say!("paper-purpose-standings"),
            Sheet::Bracket => say!("paper-purpose-bracket"),
            Sheet::Prizes => say!("paper-purpose-prizes"),
            Sheet::Poster => say!("paper-purpose-poster"),
            Sheet::Players => say!("paper-purpose-players"),
            Sheet::DeckForm => say!("paper-purpose-deck-form"),
            Sheet::TableNumbers => say!("paper-purpose-table-numbers"),
            Sheet::Proxies => say!("paper-purpose-proxies"),
            Sheet::Rules => say!("paper-purpose-rules"),
            Sheet::Desk => say!("paper-purpose-desk"),
        }
    }

    /// Who may print it.
    pub fn reader(self) -> Reader {
        match self {
            Sheet::Proxies => Reader::Leaders,
            Sheet::Desk => Reader::Organizer,
            _ => Reader::Everybody,
        }
    }
}

impl NotYet {
    /// Why, to be told to a person.
    pub fn saying(self) -> Saying {
        match self {
            NotYet::NoRound => say!("paper-not-yet-round"),
            NotYet::NoTable => say!("paper-not-yet-table"),
            NotYet::NoBracket => say!("paper-not-yet-bracket"),
            NotYet::NoPlayers => say!("paper-not-yet-players"),
            NotYet::NoDecks => say!("paper-not-yet-decks"),
            NotYet::NoProxies => say!("paper-not-yet-proxies"),
            NotYet::NoPrizes => say!("paper-not-yet-prizes"),
            NotYet::NoAddress => say!("paper-not-yet-address"),
        }
    }
}

/// Lays out a sheet.
pub fn document(sheet: Sheet, print: &Print<'_>) -> Result<Document, NotYet> {
    let desk = Desk { print, names: Names::of(print.tournament), state: state(sheet, print) };
    let pages = match sheet {
        Sheet::PairingsByName => lists::pairings_by_name(&desk)?,
        Sheet::PairingsByTable => lists::pairings_by_table(&desk)?,
        Sheet::Slips => slips::slips(&desk)?,
        Sheet::Standings => lists::standings(&desk)?,
        Sheet::Bracket => bracket::bracket(&desk)?,
        Sheet::Prizes => prizes::prizes(&desk)?,
        Sheet::Poster => poster::poster(&desk)?,
        Sheet::Players => lists::players(&desk)?,
        Sheet::DeckForm => deck::form(&desk)?,
        Sheet::TableNumbers => tables::numbers(&desk)?,
        Sheet::Proxies => proxies::proxies(&desk)?,
        Sheet::Rules => rules::rules(&desk),
        Sheet::Desk => desk::backup(&desk),
    };
    let title = format!("{}: {}", print.tournament.name(), desk.say(&sheet.title()));
    Ok(Document { title, language: print.language.code(), pages })
}

/// Whether a sheet can be printed now, without printing it.
pub fn ready(sheet: Sheet, print: &Print<'_>) -> Result<(), NotYet> {
    let tournament = print.tournament;
    let (possible, why) = match sheet {
        Sheet::PairingsByName | Sheet::PairingsByTable | Sheet::Slips => {
            (print.shown_round().is_some(), NotYet::NoRound)
        }
        Sheet::Standings => (tournament.last_table_round().is_some(), NotYet::NoTable),
        Sheet::Bracket => (bracket::announced(tournament).is_some(), NotYet::NoBracket),
        Sheet::Players | Sheet::TableNumbers => (tournament.players().next().is_some(), NotYet::NoPlayers),
        Sheet::Prizes => (!tournament.prizes().is_empty(), NotYet::NoPrizes),
        Sheet::Poster => (print.address.is_some(), NotYet::NoAddress),
        Sheet::DeckForm => (deck::game(tournament).is_some(), NotYet::NoDecks),
        Sheet::Proxies => (!tournament.judging().proxies.is_empty(), NotYet::NoProxies),
        Sheet::Rules | Sheet::Desk => (true, NotYet::NoPlayers),
    };
    if possible { Ok(()) } else { Err(why) }
}

/// The codes on a sheet: for the desk everything, if it fits on paper, for everybody else what everybody may know.
fn state(sheet: Sheet, print: &Print<'_>) -> Option<State> {
    let whole = print.secret.filter(|_| sheet == Sheet::Desk);
    let whole = whole.and_then(|it| State::whole(print.tournament, it.seed.cloned(), it.history));
    whole.or_else(|| State::public(print.tournament))
}

impl<'a> Print<'a> {
    /// The newest published round in English, for everybody.
    pub fn of(tournament: &'a Tournament) -> Print<'a> {
        Print {
            tournament,
            language: Language::English,
            round: None,
            unpublished: false,
            address: None,
            secret: None,
        }
    }

    /// The round asked for, if it may be shown.
    fn shown_round(&self) -> Option<&'a Round> {
        let shown = |round: &&Round| self.unpublished || round.progress > Progress::Drawn;
        let rounds = self.tournament.rounds();
        match self.round {
            Some(number) => rounds.iter().find(|round| round.number == number).filter(shown),
            None => rounds.iter().rev().find(shown),
        }
    }
}

/// What all sheets are laid out with.
struct Desk<'a> {
    print: &'a Print<'a>,
    names: Names,
    state: Option<State>,
}

impl Desk<'_> {
    fn say(&self, saying: &Saying) -> String {
        wording::say(self.print.language, saying)
    }

    /// A day as people write it.
    fn day(&self, day: impl std::fmt::Display) -> String {
        wording::day(self.print.language, day)
    }

    /// What a thing of the pack is called.
    fn named(&self, named: Named, id: &str) -> String {
        self.say(&self.print.tournament.pack().naming(self.print.language.code(), named, id))
    }

    /// The round that is printed.
    fn round(&self) -> Result<&Round, NotYet> {
        self.print.shown_round().ok_or(NotYet::NoRound)
    }

    /// What the round is called: by its number, and in the elimination by how many still play.
    fn round_title(&self, round: &Round) -> String {
        self.say(&match (round.kind, round.matches.len()) {
            (RoundKind::Swiss, _) => say!("paper-round", round = round.number.0),
            (RoundKind::Elimination, 1) => say!("paper-round-final", round = round.number.0),
            (RoundKind::Elimination, matches) => {
                say!("paper-round-elimination", round = round.number.0, players = 2 * matches)
            }
        })
    }
}
