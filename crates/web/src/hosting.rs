//! Tables of matches: what an area with tables offers to whoever hosts matches, and what the host tells such a table.
//!
//! A [`Kind`] of table opens one for a match and says how it stands. Every request to a table carries the [`Host`], which says who
//! the reader is at that match and how far its round is. Neither knows the other: a match is a text to the table, a table
//! is an address to the host.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use axum::http::request::Parts;
use journal::BoxFuture;
use maud::{Markup, html};
use rooms::{Room, Rooms, Setback};
use rulebook::{Dice, Kept, Rulebook, Saying};
use sha2::{Digest, Sha256};

use crate::Problem;

/// An answer that takes a while.
pub type Soon<'a, T> = BoxFuture<'a, Result<T, Problem>>;

/// How many codes are looked at for a match: some may belong to other rooms.
const TRIES: u8 = 16;

/// An area whose tables matches can be played at.
pub trait Kind: Send + Sync {
    /// The name regulations call it by.
    fn name(&self) -> &'static str;

    /// Opens the table of a match, if it was not opened yet.
    fn open<'a>(&'a self, opening: &'a Opening) -> Soon<'a, Stand>;

    /// How the table of a match stands; `None` if it was not opened.
    fn stand<'a>(&'a self, at: &'a str) -> Soon<'a, Option<Stand>>;

    /// Reads a list that is handed in for such a table, for forces of so many points; `None` where lists are judged elsewhere.
    fn list(&self, text: &str, points: u32) -> Option<Result<List, Problem>> {
        let _ = (text, points);
        None
    }

    /// Where such a list is built.
    fn builder(&self) -> Option<&'static str> {
        None
    }

    /// The address of the table with that code, if there is one of this kind.
    fn address<'a>(&'a self, code: &'a str) -> Soon<'a, Option<String>>;

    /// Tables of no match at which somebody is now and everybody may look on or sit down, those visited last first.
    fn lively(&self) -> Vec<Lively>;

    /// Tells the table of a match how far the round is, and whether the match has a result.
    fn tell<'a>(&'a self, at: &'a str, news: News) -> Soon<'a, ()>;
}

/// A table at which somebody is now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lively {
    /// Its address.
    pub path: String,
    /// What is played there.
    pub game: Saying,
    /// Who plays, and with what where that has a name and is no secret.
    pub players: Vec<(String, Option<String>)>,
    /// How it stands, in words.
    pub said: Saying,
    /// Whether somebody could sit down.
    pub is_open: bool,
}

/// A list that can be played at a kind of table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List {
    /// As it is kept.
    pub text: String,
    /// In words.
    pub said: Saying,
}

/// A match that is to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// What the host knows it by.
    pub at: String,
    /// Its two players: name, and what the host knows each by.
    pub players: [(String, String); 2],
    /// What both players' forces come to, in games that have forces, and whether that may lie outside of the usual bounds.
    pub forces: Option<(u32, bool)>,
    /// Whether chance says who begins; else the player drawn chooses.
    pub drawn_begins: bool,
    /// The match's game before this one, if it was drawn and is played on: the same forces play again.
    pub before: Option<String>,
    /// How far the round is.
    pub news: News,
}

/// What a host tells a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct News {
    pub round: Round,
    /// The match has a result, with the seat that won if one did.
    pub result: Option<Option<usize>>,
}

/// How far a round is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Round {
    /// Published, not started.
    Waiting,
    Play,
    /// Nothing new is begun.
    TimeCalled,
}

/// How a table stands, for everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stand {
    /// Its address.
    pub path: String,
    /// In words.
    pub said: Saying,
    /// Whether a judge was called to it.
    pub calls: bool,
    /// What the game came to.
    pub over: Option<Over>,
}

/// How a game ended, in the words of the regulations it is played by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Over {
    /// The seat that won; none if the ending's procedure decides, or nobody.
    pub winner: Option<usize>,
    /// The ending; none if it is not one that players report.
    pub ending: Option<&'static str>,
    /// The moment, in milliseconds, if the table knows it.
    pub ended: Option<i64>,
    /// What the ending's procedure asks for, counted at the table, by seat.
    pub counts: BTreeMap<&'static str, [u32; 2]>,
    /// Seats the procedure asks for.
    pub seats: BTreeMap<&'static str, Option<usize>>,
    /// Figures for the record, in halves, by seat.
    pub figures: BTreeMap<&'static str, [u32; 2]>,
}

/// Who hosts matches.
pub trait Host: Send + Sync {
    /// Who sends this request at that match, and what its table has to know.
    fn admit<'a>(&'a self, at: &'a str, parts: &'a mut Parts) -> Soon<'a, Admission>;

    /// The lists whoever sends this request has handed in where that kind of table is played.
    fn lists<'a>(&'a self, kind: &'a str, parts: &'a mut Parts) -> Soon<'a, Vec<HandedIn>>;

    /// The game at that match's table is over.
    fn over<'a>(&'a self, at: &'a str) -> Soon<'a, ()>;
}

/// A list somebody has handed in to a host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandedIn {
    /// What the host knows the occasion by.
    pub at: String,
    /// What people call it.
    pub name: String,
    /// The list, as handed in.
    pub list: String,
}

/// The host of a request's tables.
#[derive(Clone)]
pub struct Hosts(pub Arc<dyn Host>);

impl fmt::Debug for Hosts {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Hosts")
    }
}

/// Who somebody is at a match's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Plays in that seat.
    Seat(usize),
    /// May rule in the match.
    Judge,
    /// Sees what everybody sees.
    Spectator,
}

/// What a host says about one reader of a match's table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Admission {
    pub role: Role,
    pub news: News,
    /// What is left of the round in milliseconds at that moment, and whether its clock runs; none without a limit.
    pub clock: Option<RoundClock>,
    /// The list the reader handed in, for the own seat.
    pub list: Option<String>,
    /// Whether this reader may see both players' lists.
    pub lists_open: bool,
    /// Whence the reader came.
    pub home: String,
    /// Where a judge rules in this match.
    pub bench: String,
    /// Where the ending's procedure is carried out with the figures of the table, if somebody still has to choose.
    pub choosing: Option<String>,
}

/// The clock of a match's round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundClock {
    pub left_millis: u64,
    pub at_millis: i64,
    pub runs: bool,
}

impl RoundClock {
    /// What is left of the round; the page's own script counts on.
    pub fn show(&self) -> Markup {
        let deadline = self.at_millis.saturating_add(i64::try_from(self.left_millis).unwrap_or(i64::MAX));
        let deadline = self.runs.then_some(deadline);
        let seconds = self.left_millis / 1000;
        html! {
            span.clock.num data-deadline=[deadline] role="timer" {
                (seconds / 60) ":" (format!("{:02}", seconds % 60))
            }
        }
    }
}

/// How the table of a match is begun.
pub type Begin<'a, R> = &'a (dyn Fn(&Dice) -> (R, <R as Rulebook>::Command) + Send + Sync);

/// The table of a match, opened if `begin` says how and it was not opened yet. Whoever opens it, on whichever node and however
/// often: there is one. `is_it` knows the match's table from any other room of that code.
pub async fn table_of<R: Kept>(
    rooms: &Rooms<R>,
    at: &str,
    is_it: impl Fn(&R) -> bool,
    begin: Option<Begin<'_, R>>,
) -> Result<Option<Arc<Room<R>>>, Setback<R::Refusal>> {
    for number in 0..TRIES {
        let code = code_of(at, number);
        loop {
            match rooms.room(&code).await {
                Ok(room) if is_it(&room.snapshot().state) => return Ok(Some(room)),
                // Somebody else's room: the next code is ours.
                Ok(_) => break,
                Err(Setback::Unknown) if rooms.is_taken(&code).await? => match rooms.room(&code).await {
                    // Somebody opened it between the two looks.
                    Ok(room) if is_it(&room.snapshot().state) => return Ok(Some(room)),
                    Ok(_) | Err(Setback::Unknown) => break,
                    Err(setback) => return Err(setback),
                },
                Err(Setback::Unknown) => {
                    let Some(begin) = begin else { return Ok(None) };
                    if let Some(room) = rooms.found_as(&code, begin).await? {
                        return Ok(Some(room));
                    }
                }
                Err(setback) => return Err(setback),
            }
        }
    }
    Err(Setback::Crowded)
}

/// The code the table of a match has, unless it was taken before.
fn code_of(at: &str, number: u8) -> String {
    rooms::code_of(&Sha256::digest(format!("table of {at} {number}")).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_has_its_own_code_and_the_next_if_that_is_taken() {
        assert_eq!(code_of("K7RX2M/1/0", 0), code_of("K7RX2M/1/0", 0));
        assert_ne!(code_of("K7RX2M/1/0", 0), code_of("K7RX2M/1/1", 0));
        assert_ne!(code_of("K7RX2M/1/0", 0), code_of("K7RX2M/1/0", 1));
        assert!(rooms::is_code(&code_of("", 0)));
    }
}
