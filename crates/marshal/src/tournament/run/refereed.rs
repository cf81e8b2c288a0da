//! A game refereed by `marshal epic` enters the tournament: winner, how it ended, goals and victory points on record.

use std::path::Path;

use epic::{Outcome, ResultKind, Side, TournamentResult};
use regulations::Amount;
use rulebook::say;
use tournament::{Claim, PersonId, Tournament};

use crate::console::{self, Failure};

/// The claim a result file makes about the match of these two.
pub(super) fn claim(
    tournament: &Tournament,
    seats: (PersonId, PersonId),
    path: &Path,
) -> Result<Claim, Failure> {
    let text = console::read(path)?;
    let wrong = |why: String| {
        Failure::new(say!("run-refereed-unreadable", path = path.display().to_string(), why = why))
    };
    let result: TournamentResult = rulebook::read_whole(&text).map_err(|error| wrong(error.to_string()))?;
    if result.format != TournamentResult::FORMAT {
        return Err(wrong(format!("{} ≠ {}", result.format, TournamentResult::FORMAT)));
    }
    let sides = sides(tournament, seats, &result)?;
    let won = |side: &&(PersonId, Side)| result.outcomes.get(&side.1) == Some(&Outcome::Win);
    let winner = sides.iter().find(won).map(|(player, _)| *player);
    let ending = match result.kind {
        ResultKind::Goals => "goals",
        ResultKind::Tiebreak => "tiebreak",
        ResultKind::Concession => "concession",
        ResultKind::Judge => "decision",
    };
    let mut claim = Claim::new(winner, ending);
    let goals = sides.map(|(_, side)| {
        Amount::whole(
            result.goals.get(&side).map_or(0, |goals| u32::try_from(goals.len()).unwrap_or(u32::MAX)),
        )
    });
    let points = sides.map(|(_, side)| {
        Amount::of_halves(result.victory_points.get(&side).map_or(0, |points| points.doubled()))
    });
    claim.figures.insert("goals".to_owned(), goals);
    claim.figures.insert("victory_points".to_owned(), points);
    Ok(claim)
}

/// Which side of the game each seat played: the file and the match must name the same two players.
fn sides(
    tournament: &Tournament,
    seats: (PersonId, PersonId),
    result: &TournamentResult,
) -> Result<[(PersonId, Side); 2], Failure> {
    let of = |player: PersonId| {
        let name = tournament.name_of(player);
        let mut named =
            result.players.iter().filter(|(_, other)| other.to_lowercase() == name.to_lowercase());
        named.next().map(|(side, _)| (player, *side))
    };
    match (of(seats.0), of(seats.1)) {
        (Some(one), Some(two)) if one.1 != two.1 => Ok([one, two]),
        _ => Err(Failure::new(say!(
            "run-refereed-others",
            file = result.players.values().cloned().collect::<Vec<_>>(),
            one = tournament.name_of(seats.0),
            two = tournament.name_of(seats.1)
        ))),
    }
}
