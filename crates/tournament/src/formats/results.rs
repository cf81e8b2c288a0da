//! Every result as CSV, one match a line, for spreadsheets and people who write reports.

use csv::WriterBuilder;

use super::Writing;
use super::problem::{FormatFault, FormatProblem, Loss};
use crate::ids::PersonId;
use crate::model::{Match, Progress, Seats};
use crate::settings::RoundKind;
use crate::state::Tournament;

const HEADINGS: [&str; 10] = [
    "Round",
    "Stage",
    "Kind",
    "Table",
    "Player 1",
    "Outcome 1",
    "Points 1",
    "Player 2",
    "Outcome 2",
    "Points 2",
];

pub(super) fn write(tournament: &Tournament) -> Result<Writing, FormatProblem> {
    let mut writer = WriterBuilder::new().from_writer(Vec::new());
    let unwritable = |error: csv::Error| FormatProblem::whole(FormatFault::Shape { why: error.to_string() });
    writer.write_record(HEADINGS).map_err(unwritable)?;
    for round in tournament.rounds().iter().filter(|round| round.progress > Progress::Drawn) {
        let kind = match round.kind {
            RoundKind::Swiss => "swiss",
            RoundKind::Elimination => "elimination",
        };
        let about = [round.number.0.to_string(), round.stage.0.to_string(), kind.to_owned()];
        for it in &round.matches {
            let (one, two) = match (it.seats, it.absent) {
                (Seats::Pair(one, two), _) => (one, Some(two)),
                (Seats::Bye(one), absent) => (one, absent),
                (Seats::Nobody(one, two), _) => (one, Some(two)),
            };
            let table = it.table.map(|table| table.to_string()).unwrap_or_default();
            let sides = side(tournament, it, Some(one)).into_iter().chain(side(tournament, it, two));
            writer.write_record(about.iter().cloned().chain([table]).chain(sides)).map_err(unwritable)?;
        }
        for player in &round.unpaired {
            let loss = tournament.pack().unpaired_loss.clone();
            let points = tournament.pack().outcome(&loss).map(|outcome| outcome.points.to_string());
            let empty = std::iter::repeat_n(String::new(), 3);
            let record = [String::new(), tournament.name_of(*player), loss, points.unwrap_or_default()];
            let record = about.iter().cloned().chain(record).chain(empty);
            writer.write_record(record).map_err(unwritable)?;
        }
    }
    let bytes = writer
        .into_inner()
        .map_err(|error| FormatProblem::whole(FormatFault::Shape { why: error.to_string() }))?;
    let mut lost = vec![Loss::Seed, Loss::History];
    if tournament.players().any(|(_, _, entry)| entry.team.is_some()) {
        lost.push(Loss::Teams);
    }
    if tournament.kept().is_some() {
        lost.push(Loss::Kept);
    }
    Ok(Writing { text: String::from_utf8_lossy(&bytes).into_owned(), lost })
}

/// Name, outcome and points of one side of a match.
fn side(tournament: &Tournament, it: &Match, player: Option<PersonId>) -> [String; 3] {
    let Some(player) = player else { return Default::default() };
    let name = tournament.name_of(player);
    if it.absent == Some(player) || matches!(it.seats, Seats::Nobody(..)) {
        return [name, "absent".to_owned(), String::new()];
    }
    let outcome = it.outcome_of(player);
    let points =
        outcome.and_then(|id| tournament.pack().outcome(id)).map(|outcome| outcome.points.to_string());
    [name, outcome.unwrap_or_default().to_owned(), points.unwrap_or_default()]
}
