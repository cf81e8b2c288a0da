//! A game that ended at its table comes back as the report of both players: the ending, the winner, the moment, and the figures
//! that were counted on the board. Once: a result that a leader takes back stays taken back.

use regulations::{Answers, Ending, Seat, Unanswered};
use tournament::{Actor, Claim, Fact, Moment, PersonId, Tournament, Wish};
use web::hosting::Over;

use super::spot::Spot;
use crate::hall::{Room, Setback};
use crate::{App, clock};
use web::Problem;

/// What a finished game comes to under the tournament's regulations.
enum Finding<'a> {
    /// Both players report this, that one first.
    Reported { claim: Claim, first: PersonId },
    /// The procedure leaves it to this player.
    Choice { chooser: Seat, ending: &'a Ending, answers: Answers },
    /// Nothing that players could report: a leader decides.
    Nothing,
}

/// Reports the game at a match's table for both players, if that was not done yet.
pub(super) async fn bring_back(app: &App, spot: &Spot) -> Result<(), Problem> {
    let room = app.hall.room(&spot.code).await?;
    let tournament = room.snapshot().tournament;
    let Some(it) = spot.standing(&tournament).filter(|it| it.result.is_none()) else { return Ok(()) };
    let Some(over) = app.table_stand(&tournament, spot).await?.and_then(|stand| stand.over) else {
        return Ok(());
    };
    let Finding::Reported { claim, first } = finding(&tournament, spot, &over) else { return Ok(()) };
    if it.extra.under_way {
        // The game that was played on is over, and with it what was declared for it.
        accepted(room.command(Actor::Person(first), Wish::EndExtraRound { id: spot.id }).await)?;
    }
    let seat = usize::from(spot.players[1] == first);
    let stands = it.reports[seat].as_ref().is_some_and(|report| report.claim == claim);
    match brought(&room, spot, &claim).await? {
        Brought::Not => {
            accepted(room.command(Actor::Person(first), Wish::Report { id: spot.id, claim }).await)?;
        }
        // The server stopped between the two reports.
        Brought::Half if stands => {}
        Brought::Half | Brought::Whole => return Ok(()),
    }
    let second = spot.players[1 - seat];
    accepted(room.command(Actor::Person(second), Wish::Confirm { id: spot.id }).await)
}

/// A refusal is left to people, who see both the table and the match: it is told where this is looked after.
fn accepted<T>(done: Result<T, Setback>) -> Result<(), Problem> {
    match done {
        Ok(_) => Ok(()),
        Err(Setback::Refused(why)) => {
            tracing::info!(?why, "a game at a table is not reported");
            Ok(())
        }
        Err(setback) => Err(setback.into()),
    }
}

/// How much of the report of this very game was made before, whatever a leader has taken back since.
enum Brought {
    Not,
    /// By one player.
    Half,
    /// By both: a result stood.
    Whole,
}

async fn brought(room: &Room, spot: &Spot, claim: &Claim) -> Result<Brought, Problem> {
    let history = room.history().await?;
    let mut since = history.iter().skip_while(
        |fact| !matches!(fact, Fact::Reported { id, report, .. } if *id == spot.id && report.claim == *claim),
    );
    if since.next().is_none() {
        return Ok(Brought::Not);
    }
    let stood = since.any(|fact| matches!(fact, Fact::ResultStands { id, .. } if *id == spot.id));
    Ok(if stood { Brought::Whole } else { Brought::Half })
}

fn finding<'a>(tournament: &'a Tournament, spot: &Spot, over: &Over) -> Finding<'a> {
    let Some(ending) = over.ending.and_then(|id| tournament.pack().ending(id)) else {
        return Finding::Nothing;
    };
    let person = |seat: Seat| spot.players[seat.index()];
    let seat = |at: usize| if at == 0 { Seat::First } else { Seat::Second };
    let mut claim = Claim::new(over.winner.map(|at| spot.players[at.min(1)]), &ending.id);
    claim.ended = over.ended.map(|ended| within(tournament, spot, ended));
    let known = |id: &str| tournament.pack().figure(id).is_some();
    let figures = over.figures.iter().filter(|(id, _)| known(id));
    claim.figures =
        figures.map(|(id, halves)| ((*id).to_owned(), halves.map(regulations::Amount::of_halves))).collect();
    let procedure = ending.procedure.as_deref().and_then(|id| tournament.pack().procedure(id));
    let Some(procedure) = procedure else {
        return Finding::Reported { claim, first: spot.players[0] };
    };
    let mut answers = Answers::default();
    for input in &procedure.inputs {
        if let Some(counts) = over.counts.get(input.id.as_str()) {
            answers.counts.insert(input.id.clone(), *counts);
        }
        if let Some(named) = over.seats.get(input.id.as_str()) {
            answers.players.insert(input.id.clone(), named.map(seat));
        }
    }
    let mut judged = procedure.judge(&answers);
    if let (Err(Unanswered::Choice { chooser, .. }), chosen) = (&judged, over.winner) {
        let Some(chosen) = chosen else { return Finding::Choice { chooser: *chooser, ending, answers } };
        answers.chosen = Some(seat(chosen));
        judged = procedure.judge(&answers);
    }
    match judged {
        Ok(verdict) => {
            claim.winner = Some(person(verdict.winner));
            claim.procedure = Some(answers);
            Finding::Reported { claim, first: person(verdict.chooser.unwrap_or(Seat::First)) }
        }
        Err(_) => Finding::Nothing,
    }
}

/// The moment the game ended, as far as the tournament's own clock has come: another node's may be ahead.
fn within(tournament: &Tournament, spot: &Spot, ended: i64) -> Moment {
    let started = tournament.round(spot.id.round).and_then(|round| round.clock.started);
    let latest = clock::now().max(tournament.last_step());
    Moment(ended).min(latest).max(started.unwrap_or(Moment(i64::MIN)))
}

/// Where the player in that seat says who wins, if the procedure leaves it to that player; the figures are filled in.
pub(super) async fn choice(
    app: &App,
    tournament: &Tournament,
    spot: &Spot,
    reader: usize,
) -> Result<Option<String>, Problem> {
    let Some(over) = app.table_stand(tournament, spot).await?.and_then(|stand| stand.over) else {
        return Ok(None);
    };
    let Finding::Choice { chooser, ending, answers } = finding(tournament, spot, &over) else {
        return Ok(None);
    };
    if chooser.index() != reader {
        return Ok(None);
    }
    let mut fields: Vec<String> = Vec::new();
    for (id, counts) in &answers.counts {
        fields.extend(
            spot.players.iter().zip(counts).map(|(it, count)| format!("count:{id}:{}={count}", it.0)),
        );
    }
    for (id, named) in &answers.players {
        let named = named.map_or("nobody".to_owned(), |seat| spot.players[seat.index()].0.to_string());
        fields.push(format!("player:{id}={named}"));
    }
    let (round, place) = (spot.id.round.0, spot.id.place);
    Ok(Some(format!("/t/{}/procedure/{round}/{place}/{}?{}", spot.code, ending.id, fields.join("&"))))
}
