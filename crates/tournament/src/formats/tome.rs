//! The export of TOME: a dump of its tables, then a separator and a number, which are ignored.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::assembly::{Account, Game, Guest, Told};
use super::problem::{FormatFault, FormatProblem, Loss};
use super::{Frame, MOST_ROUNDS, Reading};

#[derive(Debug, Deserialize)]
struct Tome {
    #[serde(rename = "entityGroupMap")]
    tables: Tables,
}

#[derive(Debug, Deserialize)]
struct Tables {
    #[serde(rename = "Tournament:#", default)]
    tournaments: Table<Tournament>,
    #[serde(rename = "Participant:#", default)]
    participants: Table<Participant>,
    #[serde(rename = "Match:#", default)]
    matches: Table<Match>,
    #[serde(rename = "MatchParticipant:#", default)]
    seats: Table<Seat>,
}

#[derive(Debug, Deserialize)]
struct Table<T> {
    entities: Vec<T>,
}

impl<T> Default for Table<T> {
    fn default() -> Table<T> {
        Table { entities: Vec::new() }
    }
}

#[derive(Debug, Deserialize)]
struct Tournament {
    #[serde(default)]
    name: Option<String>,
}

#[derive(Debug, Deserialize)]
struct Participant {
    pk: i64,
    #[serde(default)]
    first_name: Option<String>,
    #[serde(default)]
    last_name: Option<String>,
    #[serde(default)]
    identity: Option<String>,
    #[serde(default)]
    email: Option<String>,
    #[serde(default = "active")]
    is_active: bool,
}

#[derive(Debug, Deserialize)]
struct Match {
    pk: i64,
    round: i64,
    #[serde(default)]
    order_index: i64,
}

#[derive(Debug, Deserialize)]
struct Seat {
    match_pk: i64,
    participant_pk: i64,
    #[serde(default)]
    table_seat: i64,
    #[serde(default)]
    points_earned: Option<i64>,
    #[serde(default)]
    is_winner: Option<bool>,
}

fn active() -> bool {
    true
}

pub(super) fn read(text: &str, frame: &Frame<'_>) -> Result<Reading, FormatProblem> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let file: Tome = serde_path_to_error::deserialize(&mut reader)
        .map_err(|error| FormatProblem::json(error.path().to_string(), error.inner()))?;
    let Tables { tournaments, participants, matches, seats } = file.tables;
    let name = tournaments.entities.into_iter().next().and_then(|tournament| tournament.name);
    let mut account = Account { name, ..Account::default() };
    let mut known: BTreeMap<i64, String> = BTreeMap::new();
    let mut fields = Vec::new();
    for (number, it) in (1..).zip(participants.entities) {
        let id = format!("p{number}");
        if known.insert(it.pk, id.clone()).is_some() {
            let fault = FormatFault::Twice { read: it.pk.to_string() };
            return Err(FormatProblem::field("Participant:#.pk", fault));
        }
        for (field, text) in [("identity", &it.identity), ("email", &it.email)] {
            if text.as_ref().is_some_and(|text| !text.is_empty()) && !fields.contains(&field.to_owned()) {
                fields.push(field.to_owned());
            }
        }
        let names = [it.first_name, it.last_name].into_iter().flatten();
        let names: Vec<String> =
            names.map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect();
        account.guests.push(Guest { id, name: names.join(" "), left: !it.is_active, ..Guest::default() });
    }
    if !fields.is_empty() {
        account.lost.push(Loss::Fields { fields });
    }
    account.swiss = rounds(matches.entities, seats.entities, &known)?;
    account.file(frame)
}

fn rounds(
    mut matches: Vec<Match>,
    mut seats: Vec<Seat>,
    known: &BTreeMap<i64, String>,
) -> Result<Vec<Vec<Game>>, FormatProblem> {
    seats.sort_by_key(|seat| (seat.match_pk, seat.table_seat));
    let mut by_match: BTreeMap<i64, Vec<Seat>> = BTreeMap::new();
    for seat in seats {
        by_match.entry(seat.match_pk).or_default().push(seat);
    }
    matches.sort_by_key(|it| (it.round, it.order_index));
    let mut rounds: BTreeMap<i64, Vec<Game>> = BTreeMap::new();
    for it in matches {
        let Some(seats) = by_match.remove(&it.pk) else { continue };
        let round = rounds.entry(it.round).or_default();
        let table = u16::try_from(round.len() + 1).ok();
        round.push(game(table, &seats, known)?);
    }
    if rounds.len() > MOST_ROUNDS {
        let fault = FormatFault::TooMany { count: rounds.len(), most: MOST_ROUNDS };
        return Err(FormatProblem::field("Match:#.round", fault));
    }
    Ok(rounds.into_values().collect())
}

fn game(table: Option<u16>, seats: &[Seat], known: &BTreeMap<i64, String>) -> Result<Game, FormatProblem> {
    let players: Result<Vec<String>, FormatProblem> = seats
        .iter()
        .map(|seat| {
            known.get(&seat.participant_pk).cloned().ok_or_else(|| {
                let fault = FormatFault::Unknown { read: seat.participant_pk.to_string() };
                FormatProblem::field("MatchParticipant:#.participant_pk", fault)
            })
        })
        .collect();
    let result = match seats {
        [_] => Told::Bye,
        [one, _] if one.is_winner == Some(true) => Told::Winner(Some(0)),
        [_, two] if two.is_winner == Some(true) => Told::Winner(Some(1)),
        [one, two] => match (one.points_earned, two.points_earned) {
            (None, None) => Told::Open,
            (one, two) => Told::Points([one.unwrap_or(0), two.unwrap_or(0)]),
        },
        more => {
            let fault = FormatFault::TooMany { count: more.len(), most: 2 };
            return Err(FormatProblem::field("MatchParticipant:#.match_pk", fault));
        }
    };
    Ok(Game { table, players: players?, result, absent: None })
}
