//! `marshal standings`: the table after the last closed Swiss round, and how a strength of schedule came about.

use rulebook::say;
use serde::Serialize;
use tournament::file::Imported;
use tournament::standings::{Fraction, Row};
use tournament::{PersonId, RoundNo, Tournament};

use super::{Source, called, player_named};
use crate::console::{Answer, Console, Exit, Failure};
use crate::table::Column;

#[derive(Debug, clap::Args)]
pub(crate) struct Standings {
    #[command(flatten)]
    source: Source,
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
    #[arg(long, value_name = "PLAYER")]
    explain: Option<String>,
}

/// One row as machines read it.
#[derive(Debug, Serialize)]
struct JsonRow {
    rank: u32,
    player: String,
    name: String,
    points: u32,
    sos: String,
    esos: String,
    played: u32,
}

pub(crate) fn run(asked: Standings, console: &Console) -> Answer {
    let Imported { tournament, .. } = asked.source.open(None)?;
    let after = round_asked(&tournament, asked.after)?;
    if let Some(player) = &asked.explain {
        let player = player_named(&tournament, player)?;
        return explain(&tournament, after, player, console);
    }
    let rows = after.map(|after| tournament.standings(after)).unwrap_or_default();
    if console.json {
        console
            .print_json(&rows.iter().map(|(id, row)| json_row(&tournament, *id, row)).collect::<Vec<_>>())?;
        return Ok(Exit::Done);
    }
    match after {
        None => console.tell(&say!("table-none", name = tournament.name())),
        Some(after) => print(&tournament, after, console),
    }
    if let Some(champion) = tournament.champion() {
        print_ranking(&tournament, console);
        console.tell(&say!("standings-champion", player = tournament.name_of(champion)));
    }
    Ok(Exit::Done)
}

/// Prints the table after that round.
pub(super) fn print(tournament: &Tournament, after: RoundNo, console: &Console) {
    console.tell(&say!("table-title", name = tournament.name(), round = after.0));
    let columns = [
        (say!("head-rank"), Column::Figures),
        (say!("head-player"), Column::Words),
        (say!("head-points"), Column::Figures),
        (say!("head-sos"), Column::Figures),
        (say!("head-esos"), Column::Figures),
        (say!("head-played"), Column::Figures),
    ];
    let rows = tournament.standings(after).into_iter().map(|(id, row)| {
        let figures =
            [row.points.to_string(), row.sos.to_string(), row.esos.to_string(), row.played.to_string()];
        [row.rank.to_string(), called(tournament, id)].into_iter().chain(figures).collect()
    });
    console.table(&columns, rows.collect());
}

/// Prints everybody's final place.
pub(super) fn print_ranking(tournament: &Tournament, console: &Console) {
    console.line("");
    console.tell(&say!("ranking-title"));
    let columns = [(say!("head-rank"), Column::Figures), (say!("head-player"), Column::Words)];
    let rows = tournament.ranking().into_iter();
    let rows = rows.map(|place| vec![place.rank.to_string(), called(tournament, place.player)]);
    console.table(&columns, rows.collect());
}

fn json_row(tournament: &Tournament, id: PersonId, row: &Row) -> JsonRow {
    JsonRow {
        rank: row.rank,
        player: key(tournament, id),
        name: tournament.name_of(id),
        points: row.points,
        sos: row.sos.to_string(),
        esos: row.esos.to_string(),
        played: row.played,
    }
}

fn key(tournament: &Tournament, id: PersonId) -> String {
    tournament.person(id).map(|person| person.key.clone()).unwrap_or_default()
}

/// The round asked for, if its table can be shown; the last one that can, if none was asked for.
fn round_asked(tournament: &Tournament, asked: Option<u16>) -> Result<Option<RoundNo>, Failure> {
    let Some(asked) = asked else { return Ok(tournament.last_table_round()) };
    let is_closed = |round: &&tournament::Round| {
        round.kind == tournament::RoundKind::Swiss && round.progress == tournament::Progress::Closed
    };
    match tournament.round(RoundNo(asked)).filter(is_closed) {
        Some(round) => Ok(Some(round.number)),
        None => Err(Failure::new(say!("failure-no-table-after", round = asked))),
    }
}

/// Shows opponents and quotients behind one player's figures.
pub(super) fn explain(
    tournament: &Tournament,
    after: Option<RoundNo>,
    player: PersonId,
    console: &Console,
) -> Answer {
    let row = after.and_then(|after| {
        tournament.standings(after).into_iter().find(|(id, _)| *id == player).map(|(_, row)| (after, row))
    });
    let Some((after, row)) = row else {
        return Err(Failure::new(say!("failure-not-in-standings", player = tournament.name_of(player))));
    };
    let opponents = tournament.explain(after, player).opponents;
    let per_round = |points: u32, played: u32| {
        if played == 0 { Fraction::from_integer(0) } else { Fraction::new(points.into(), played.into()) }
    };
    if console.json {
        let opponents: Vec<_> = opponents
            .iter()
            .map(|&(opponent, points, played, sos)| {
                serde_json::json!({
                    "player": key(tournament, PersonId(opponent)),
                    "name": tournament.name_of(PersonId(opponent)),
                    "points": points,
                    "played": played,
                    "points_per_round": per_round(points, played).to_string(),
                    "sos": sos.to_string(),
                })
            })
            .collect();
        console.print_json(&serde_json::json!({
            "row": json_row(tournament, player, &row), "after_round": after.0, "opponents": opponents
        }))?;
        return Ok(Exit::Done);
    }
    console.tell(&say!(
        "explain-title",
        player = tournament.name_of(player),
        round = after.0,
        rank = row.rank,
        points = row.points
    ));
    let columns = [
        (say!("head-opponent"), Column::Words),
        (say!("head-points"), Column::Figures),
        (say!("head-played"), Column::Figures),
        (say!("head-points-per-round"), Column::Figures),
        (say!("head-sos"), Column::Figures),
    ];
    let count = opponents.len();
    let rows = opponents.into_iter().map(|(opponent, points, played, sos)| {
        let quotient = per_round(points, played).to_string();
        vec![
            called(tournament, PersonId(opponent)),
            points.to_string(),
            played.to_string(),
            quotient,
            sos.to_string(),
        ]
    });
    console.table(&columns, rows.collect());
    let of = |topic| tournament.clause(topic);
    console.tell(&say!(
        "explain-sos",
        value = row.sos.to_string(),
        opponents = count,
        clause = of(regulations::Topic::StrengthOfSchedule)
    ));
    console.tell(&say!(
        "explain-esos",
        value = row.esos.to_string(),
        opponents = count,
        clause = of(regulations::Topic::ExtendedStrengthOfSchedule)
    ));
    Ok(Exit::Done)
}
