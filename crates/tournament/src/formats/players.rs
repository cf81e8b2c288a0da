//! Lists of players as CSV: with the headers other systems use, or just a name a line.

use csv::{ReaderBuilder, StringRecord, Trim, WriterBuilder};

use super::assembly::{Account, Guest};
use super::problem::{FormatFault, FormatProblem, Loss};
use super::{Frame, MOST_PLAYERS, Reading, Writing};
use crate::model::Presence;
use crate::state::Tournament;

/// Headings a column of names may have, to be told to whoever has none.
const HEADINGS: &str =
    "Name, Player, First Name, Last Name, Imię, Nazwisko, Gracz, Vorname, Nachname, Spieler";

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    Id,
    Name,
    First,
    Last,
    Team,
    Other,
}

impl Column {
    fn headed(heading: &str) -> Column {
        let plain: String =
            heading.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
        match plain.as_str() {
            "id" | "number" | "nr" | "no" => Column::Id,
            "name" | "names" | "player" | "players" | "playername" | "fullname" | "participant"
            | "participants" | "nick" | "nickname" | "username" | "handle" | "imięinazwisko" | "nazwa"
            | "gracz" | "gracze" | "uczestnik" | "uczestnicy" | "spieler" | "spielerin" | "teilnehmer"
            | "teilnehmerin" | "teams" => Column::Name,
            "firstname" | "imię" | "vorname" => Column::First,
            "lastname" | "surname" | "nazwisko" | "nachname" => Column::Last,
            "team" | "club" | "household" | "squad" | "squads" | "drużyna" | "klub" | "mannschaft"
            | "verein" => Column::Team,
            _ => Column::Other,
        }
    }
}

pub(super) fn read(text: &str, frame: &Frame<'_>) -> Result<Reading, FormatProblem> {
    let mut reader = ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(delimiter(text))
        .trim(Trim::All)
        .from_reader(text.as_bytes());
    let mut columns: Option<Vec<Column>> = None;
    let mut account = Account::default();
    let mut ignored = Vec::new();
    let mut filled = std::collections::BTreeSet::new();
    for record in reader.records() {
        let record = record.map_err(|error| {
            let line = error.position().map_or(0, |at| at.line() as usize);
            FormatProblem::at(line, 0, "", FormatFault::Shape { why: error.to_string() })
        })?;
        let line = record.position().map_or(0, |at| at.line() as usize);
        // A name has one line; more of them is a quotation mark that nobody closed.
        if record.iter().any(|cell| cell.contains(['\n', '\r'])) {
            return Err(FormatProblem::at(line, 0, "", FormatFault::Quote));
        }
        if record.iter().all(str::is_empty) {
            continue;
        }
        let Some(columns) = &columns else {
            let headed: Vec<Column> = record.iter().map(Column::headed).collect();
            if headed.iter().any(|it| matches!(it, Column::Name | Column::First | Column::Last)) {
                let others = record.iter().zip(&headed).enumerate();
                let others = others.filter(|(_, (_, it))| **it == Column::Other);
                ignored.extend(others.map(|(at, (heading, _))| (at, heading.to_owned())));
                columns = Some(headed);
            } else if record.iter().filter(|cell| !cell.is_empty()).count() > 1 {
                // Several columns and no word which holds the names: whatever was taken would be a guess.
                let read = record.iter().collect::<Vec<_>>().join(", ").chars().take(60).collect();
                let fault = FormatFault::Headings { read, accepted: HEADINGS };
                return Err(FormatProblem::at(line, 0, "", fault));
            } else {
                // No header: the first column is the name.
                columns = Some(vec![Column::Name]);
                account.guests.push(guest(&record, &[Column::Name], line, 1)?);
            }
            continue;
        };
        if account.guests.len() >= MOST_PLAYERS {
            let fault = FormatFault::TooMany { count: MOST_PLAYERS + 1, most: MOST_PLAYERS };
            return Err(FormatProblem::at(line, 0, "", fault));
        }
        let number = account.guests.len() + 1;
        filled.extend(record.iter().enumerate().filter(|(_, cell)| !cell.is_empty()).map(|(at, _)| at));
        account.guests.push(guest(&record, columns, line, number)?);
    }
    // A comma at the end of each line makes a column without a heading and without anything in it: nothing is lost with it.
    let fields = ignored.into_iter().filter_map(|(at, heading)| {
        if heading.is_empty() { filled.contains(&at).then(|| format!("#{}", at + 1)) } else { Some(heading) }
    });
    let fields: Vec<String> = fields.collect();
    if !fields.is_empty() {
        account.lost.push(Loss::Fields { fields });
    }
    account.file(frame)
}

fn guest(
    record: &StringRecord,
    columns: &[Column],
    line: usize,
    number: usize,
) -> Result<Guest, FormatProblem> {
    let cell = |wanted: Column| {
        let at = columns.iter().position(|column| *column == wanted)?;
        record.get(at).filter(|text| !text.is_empty())
    };
    let parts: Vec<&str> = [cell(Column::First), cell(Column::Last)].into_iter().flatten().collect();
    let name = cell(Column::Name).map_or_else(|| parts.join(" "), str::to_owned);
    if name.is_empty() {
        return Err(FormatProblem::at(line, 0, "Name", FormatFault::NameMissing));
    }
    Ok(Guest {
        id: cell(Column::Id).map_or_else(|| format!("p{number}"), str::to_owned),
        name,
        team: cell(Column::Team).map(str::to_owned),
        ..Guest::default()
    })
}

/// The delimiter most used in the first line: spreadsheets of half of Europe write semicolons.
fn delimiter(text: &str) -> u8 {
    let first = text.lines().next().unwrap_or_default();
    let count = |delimiter: u8| first.bytes().filter(|byte| *byte == delimiter).count();
    [b',', b';', b'\t']
        .into_iter()
        .max_by_key(|delimiter| (count(*delimiter), *delimiter == b','))
        .unwrap_or(b',')
}

pub(super) fn write(tournament: &Tournament) -> Result<Writing, FormatProblem> {
    let standings = tournament.placings();
    let mut writer = WriterBuilder::new().from_writer(Vec::new());
    let unwritable = |error: csv::Error| FormatProblem::whole(FormatFault::Shape { why: error.to_string() });
    let headings = ["Id", "Name", "Team", "Rank", "Points", "SoS", "eSoS", "Played", "Left"];
    writer.write_record(headings).map_err(unwritable)?;
    for (id, person, entry) in tournament.players() {
        let row = standings.iter().find(|(player, _)| *player == id).map(|(_, row)| row);
        let figures = row.map_or_else(Default::default, |row| {
            [
                row.rank.to_string(),
                row.points.to_string(),
                row.sos.to_string(),
                row.esos.to_string(),
                row.played.to_string(),
            ]
        });
        let left = match entry.presence {
            Presence::Dropped { after_round, .. } | Presence::Disqualified { after_round, .. } => {
                after_round.0.to_string()
            }
            Presence::Active | Presence::CutOff { .. } | Presence::Eliminated { .. } => String::new(),
        };
        let about = [person.key.clone(), person.name.clone(), entry.team.clone().unwrap_or_default()];
        writer.write_record(about.iter().chain(&figures).chain([&left])).map_err(unwritable)?;
    }
    let bytes = writer
        .into_inner()
        .map_err(|error| FormatProblem::whole(FormatFault::Shape { why: error.to_string() }))?;
    let mut lost = vec![Loss::Seed, Loss::History];
    if !tournament.rounds().is_empty() || tournament.kept().is_some() {
        lost.push(Loss::Rounds);
    }
    Ok(Writing { text: String::from_utf8_lossy(&bytes).into_owned(), lost })
}
