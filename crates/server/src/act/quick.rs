//! One line at the desk, typed without looking up: `7 w` enters the slip of table 7, `7` goes to that table, a name finds it.

use ::access::Visitor;
use axum::Form;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use rulebook::say;
use tournament::{About, MatchId, PersonId, Progress, Seats, Tournament};
use web::{Problem, Reader};
use wording::names::folded;

use super::{carry_out, signed_in};
use crate::forms::Fields;
use crate::hall::Setback;
use crate::{App, clock, redirect, shown};

/// What a line asks for.
#[derive(Debug, PartialEq, Eq)]
enum Line<'a> {
    /// A slip: the table, and who won as it was typed.
    Slip(u16, Won<'a>),
    /// The page of a table.
    Table(u16),
    /// Tables and players with this in their names.
    Search(&'a str),
}

/// Who won, as it was typed.
#[derive(Debug, PartialEq, Eq)]
enum Won<'a> {
    First,
    Second,
    Nobody,
    Named(&'a str),
}

impl<'a> Line<'a> {
    /// Reads a line. `letters` are those of the reader's language for "won", "lost" and "drawn", seen from the first player.
    fn read(line: &'a str, letters: &str) -> Line<'a> {
        let line = line.trim();
        let digits = line.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(line.len());
        let (table, rest) = line.split_at(digits);
        let Ok(table) = table.parse() else { return Line::Search(line) };
        let rest = rest.trim();
        let own: Vec<&str> = letters.split_whitespace().collect();
        let is = |at: usize, also: [&str; 2]| {
            let typed = rest.to_lowercase();
            own.get(at).is_some_and(|letter| *letter == typed) || also.contains(&typed.as_str())
        };
        match rest {
            "" => Line::Table(table),
            _ if is(0, ["w", "1"]) => Line::Slip(table, Won::First),
            _ if is(1, ["l", "2"]) => Line::Slip(table, Won::Second),
            _ if is(2, ["d", "0"]) => Line::Slip(table, Won::Nobody),
            name => Line::Slip(table, Won::Named(name)),
        }
    }
}

/// Carries a line out, and leads back to the line for the next one.
pub(super) async fn quick(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Form(mut fields): Form<Fields>,
) -> Result<Response, Problem> {
    let typed = fields.remove("line").unwrap_or_default();
    let tournament = app.hall.room(&code).await?.snapshot().seen_by(Some(signed_in(&visitor, &code).await?));
    let tournament = &*tournament.tournament;
    let letters = reader.say(&say!("quick-letters"));
    let desk = format!("/t/{code}/desk");
    let page_of = |id: MatchId| format!("{desk}/match/{}/{}", id.round.0, id.place);
    let (table, won) = match Line::read(&typed, &letters) {
        Line::Search(text) if plays(tournament, text) => {
            return Ok(redirect::local(&found(&desk, text)).into_response());
        }
        Line::Search(text) => return Err(Problem::field("line", say!("quick-nothing", value = text))),
        Line::Table(table) => {
            let (id, _) = at_table(tournament, table)?;
            return Ok(redirect::local(&page_of(id)).into_response());
        }
        Line::Slip(table, won) => (table, won),
    };
    // A slip typed on a page of the last round is none of this one.
    if let Some(seen) = fields.remove(web::fields::SHOWN) {
        tournament.still_as_shown(About::Round, shown::read(&seen)).map_err(Setback::refused)?;
    }
    let (id, seats) = at_table(tournament, table)?;
    let plain = tournament.possible_endings(id, clock::now(), false).into_iter();
    let ending = plain.into_iter().find(|ending| ending.procedure.is_none());
    let entered = tournament.match_of(id).is_some_and(|it| it.result.is_some());
    // What has a result already, or needs figures, is nothing for one line.
    let (Some(ending), false) = (ending, entered) else {
        return Ok(redirect::local(&page_of(id)).into_response());
    };
    let winner = winner(tournament, seats, &won)?.map(|winner| winner.0.to_string()).unwrap_or_default();
    fields.extend([
        ("kind".to_owned(), "settle".to_owned()),
        ("round".to_owned(), id.round.0.to_string()),
        ("place".to_owned(), id.place.to_string()),
        ("winner".to_owned(), winner),
        ("ending".to_owned(), ending.id.clone()),
        ("reason".to_owned(), reader.say(&say!("quick-reason"))),
    ]);
    carry_out(&app, &visitor, &code, &fields).await?;
    Ok(redirect::local(&format!("{desk}?entered={}", id.place)).into_response())
}

/// Whether anybody of that name plays in the round under way.
fn plays(tournament: &Tournament, text: &str) -> bool {
    let wanted = folded(text);
    let round = tournament.current_round().filter(|round| round.progress > Progress::Drawn);
    let mut players =
        round.into_iter().flat_map(|round| round.matches.iter().flat_map(|it| it.seats.players()));
    !wanted.is_empty() && players.any(|player| folded(&tournament.name_of(player)).contains(&wanted))
}

fn found(desk: &str, text: &str) -> String {
    let query = form_urlencoded::Serializer::new(String::new()).append_pair("find", text).finish();
    format!("{desk}?{query}")
}

/// The match at a table of the round under way.
fn at_table(tournament: &Tournament, table: u16) -> Result<(MatchId, [PersonId; 2]), Problem> {
    let round = tournament.current_round().filter(|round| round.progress > Progress::Drawn);
    let mut places = round
        .into_iter()
        .flat_map(|round| (0..).zip(&round.matches).map(move |(place, it)| (round.number, place, it)));
    let found = places.find_map(|(round, place, it)| match it.seats {
        Seats::Pair(one, two) if it.table == Some(table) => Some((MatchId { round, place }, [one, two])),
        Seats::Pair(..) | Seats::Bye(_) | Seats::Nobody(..) => None,
    });
    found.ok_or_else(|| Problem::field("line", say!("quick-no-table", table = table)))
}

/// Who is meant; nobody where the game was drawn.
fn winner(tournament: &Tournament, seats: [PersonId; 2], won: &Won<'_>) -> Result<Option<PersonId>, Problem> {
    match won {
        Won::First => Ok(Some(seats[0])),
        Won::Second => Ok(Some(seats[1])),
        Won::Nobody => Ok(None),
        Won::Named(name) => {
            let names = seats.map(|player| tournament.name_of(player));
            let at = meant([&names[0], &names[1]], name);
            at.map(|at| Some(seats[at])).ok_or_else(|| {
                Problem::field("line", say!("quick-who", value = *name, players = names.to_vec()))
            })
        }
    }
}

/// Which of two names is meant by what was typed: the one that is called so, or else begins so, or else holds it. As people
/// compare names, so that nobody looks for the key of a foreign letter.
fn meant(names: [&str; 2], typed: &str) -> Option<usize> {
    let exact = names.map(|name| name.to_lowercase() == typed.to_lowercase());
    let (typed, names) = (folded(typed), names.map(folded));
    let same = |name: &str| name == typed;
    let begins =
        |name: &str| name.split_whitespace().any(|word| word.starts_with(&typed)) || name.starts_with(&typed);
    let holds = |name: &str| name.contains(&typed);
    let one_of = |fits: [bool; 2]| match fits {
        [true, false] => Some(0),
        [false, true] => Some(1),
        [true, true] | [false, false] => None,
    };
    let only = |fits: &dyn Fn(&str) -> bool| one_of([fits(&names[0]), fits(&names[1])]);
    one_of(exact).or_else(|| only(&same)).or_else(|| only(&begins)).or_else(|| only(&holds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_as_people_type_it() {
        for (line, expected) in [
            ("7 w", Line::Slip(7, Won::First)),
            ("7w", Line::Slip(7, Won::First)),
            (" 12   L ", Line::Slip(12, Won::Second)),
            ("12 2", Line::Slip(12, Won::Second)),
            ("3 d", Line::Slip(3, Won::Nobody)),
            ("3 ana", Line::Slip(3, Won::Named("ana"))),
            ("103", Line::Table(103)),
            ("ana", Line::Search("ana")),
            ("", Line::Search("")),
            // No table has such a number: it is looked for instead of being read as another one.
            ("99999 w", Line::Search("99999 w")),
        ] {
            assert_eq!(Line::read(line, "w l d"), expected, "{line:?}");
        }
        assert_eq!(Line::read("7 s", "s n u"), Line::Slip(7, Won::First));
        assert_eq!(Line::read("7 n", "s n u"), Line::Slip(7, Won::Second));
    }

    #[test]
    fn a_winner_is_meant_as_people_write_names() {
        for (names, typed, expected) in [
            (["Świętosława", "Łukasz"], "swieto", Some(0)),
            (["Świętosława", "Łukasz"], "LUKASZ", Some(1)),
            (["Hana", "Ana"], "ana", Some(1)),
            (["Maria Hanna", "Johanna"], "hanna", Some(0)),
            (["Johanna", "Bo"], "anna", Some(0)),
            (["Ana", "Ana Maria"], "ana", Some(0)),
            (["Łukasz", "Lukasz"], "łukasz", Some(0)),
            (["Łukasz", "Lukasz"], "lukasz", Some(1)),
            (["Anna", "Anke"], "an", None),
            (["Anna", "Anke"], "bo", None),
        ] {
            assert_eq!(meant(names, typed), expected, "{typed} of {names:?}");
        }
    }
}
