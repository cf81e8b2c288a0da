//! Forms become wishes: each field is read by name, and what does not do is named.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use regulations::Amount;
use rulebook::say;
use tournament::{Claim, DropReason, MatchId, PersonId, RoundNo, Seats, StaffRole, StepNo, Tournament, Wish};
use web::Problem;
use wording::names::folded;

use super::{at_table, judging};
use crate::forms::{self, Fields, answers, number};

/// What a form asks for.
pub(super) fn wish(tournament: &Tournament, fields: &Fields) -> Result<Wish, Problem> {
    let text = |name: &str| fields.get(name).map(|value| value.trim().to_owned()).unwrap_or_default();
    // What is done every day needs no reason of its own: the form says what is written down if none is typed.
    let reason =
        Some(text("reason")).filter(|reason| !reason.is_empty()).unwrap_or_else(|| text("reason_else"));
    Ok(match text("kind").as_str() {
        "change" => {
            Wish::Change { settings: forms::settings(tournament.pack(), fields, tournament.settings())? }
        }
        "appoint" => Wish::Appoint { person: person(fields)?, role: staff_role(&text("role"))? },
        "dismiss" => Wish::Dismiss { person: person(fields)? },
        "hand_over" => Wish::HandOver { to: person(fields)? },
        "give_rights" => Wish::GiveRights { person: person(fields)?, actions: forms::rights(fields)? },
        "on_duty" => Wish::Duty { on: true },
        "off_duty" => Wish::Duty { on: false },
        "second_leader" => {
            Wish::NameSecondLeader { playing: person(fields)?, second: person_in(fields, "second")? }
        }
        "set_prizes" => Wish::SetPrizes { prizes: crate::prizes::read(tournament, &text("prizes"))? },
        "rename_tournament" => Wish::RenameTournament { name: text("name") },
        "rename" => Wish::Rename { person: person(fields)?, name: text("name") },
        "tell" => {
            let minutes = Some(text("minutes")).filter(|minutes| !minutes.is_empty());
            let minutes = minutes.map(|_| number::<u16>(fields, "minutes")).transpose()?;
            let until = minutes.map(|minutes| crate::clock::now().plus_seconds(i64::from(minutes) * 60));
            Wish::Tell { text: text("text"), until }
        }
        "end_announcement" => Wish::EndAnnouncement { number: number(fields, "number")? },
        "enrol" => {
            let team = Some(text("team")).filter(|team| !team.is_empty());
            Wish::Enrol { key: None, name: text("name"), team }
        }
        "enrol_person" => Wish::EnrolPerson { person: person(fields)? },
        "withdraw_entry" => Wish::Withdraw { player: person(fields)? },
        "check_in" => Wish::CheckIn { player: person(fields)? },
        "fix_table" => {
            let table = if text("table").is_empty() { None } else { Some(number(fields, "table")?) };
            Wish::FixTable { player: person(fields)?, table }
        }
        "close_registration" => Wish::CloseRegistration,
        "reopen_registration" => Wish::ReopenRegistration,
        "announce" => Wish::AnnouncePlan,
        "draw" => Wish::Draw,
        "redraw" => Wish::Redraw { reason },
        "swap" => {
            let matches =
                swapped(tournament, seated(tournament, fields, "one")?, seated(tournament, fields, "two")?);
            Wish::Adjust { matches, reason }
        }
        "publish" => Wish::Publish,
        "start_clock" => Wish::StartClock,
        "pause_clock" => Wish::PauseClock { reason },
        "resume_clock" => Wish::ResumeClock,
        "adjust_clock" => Wish::AdjustClock { seconds: number(fields, "seconds")?, reason },
        "set_clock" => {
            let given = Some(text("minutes")).filter(|minutes| !minutes.is_empty());
            let minutes = given.map(|_| number::<u32>(fields, "minutes")).transpose()?;
            Wish::SetClock { elapsed_seconds: minutes.map(|minutes| minutes.saturating_mul(60)), reason }
        }
        "extend" => {
            let minutes: u32 = number(fields, "minutes")?;
            Wish::Extend { id: match_id(fields)?, seconds: minutes.saturating_mul(60), reason }
        }
        "close" => Wish::Close,
        "report" => Wish::Report { id: match_id(fields)?, claim: claim(tournament, fields)? },
        "confirm" => Wish::Confirm { id: match_id(fields)? },
        "concede" => Wish::Concede { id: match_id(fields)? },
        "settle" => Wish::Settle { id: match_id(fields)?, claim: claim(tournament, fields)?, reason },
        "play_on" => Wish::PlayOn { id: match_id(fields)?, reason },
        "end_extra_round" => Wish::EndExtraRound { id: match_id(fields)? },
        "accept" => accept(tournament, fields, reason)?,
        "correct" => Wish::Correct { id: match_id(fields)?, claim: claim(tournament, fields)?, reason },
        "ask_to_drop" => Wish::AskToDrop,
        "withdraw_drop" => Wish::WithdrawDrop,
        "ask_to_rejoin" => Wish::AskToRejoin,
        "drop" => Wish::Drop { player: person(fields)?, why: drop_reason(&text("why"))? },
        "no_show" => Wish::NoShow { id: match_id(fields)?, absent: person(fields)? },
        "rejoin" => Wish::Rejoin { player: person(fields)? },
        "decline_rejoin" => Wish::DeclineRejoin { player: person(fields)? },
        "disqualify" => Wish::Disqualify { player: person(fields)?, reason },
        "cut" => Wish::Cut,
        "finish" => Wish::Finish,
        "undo" => {
            let step = Some(text("step")).filter(|step| !step.is_empty());
            let step = step.map(|_| number(fields, "step").map(StepNo)).transpose()?;
            Wish::Undo { reason, step }
        }
        other => match at_table::wish(other, fields)? {
            Some(wish) => wish,
            None => judging::wish(tournament, other, fields)?,
        },
    })
}

/// The player a form is about.
pub(super) fn person(fields: &Fields) -> Result<PersonId, Problem> {
    person_in(fields, "player")
}

fn person_in(fields: &Fields, name: &str) -> Result<PersonId, Problem> {
    number(fields, name).map(PersonId)
}

/// Somebody in the draw, chosen from a list, or typed where the list would be thousands long (`one_name`).
fn seated(tournament: &Tournament, fields: &Fields, name: &str) -> Result<PersonId, Problem> {
    let Some(typed) = fields.get(&format!("{name}_name")).map(|typed| typed.trim()) else {
        return person_in(fields, name);
    };
    let players = || {
        let matches = tournament.current_round().into_iter().flat_map(|round| &round.matches);
        matches.flat_map(|it| it.seats.players()).map(|player| (player, tournament.name_of(player)))
    };
    // As it is written, or as people compare it where that means one person only.
    let exact = players().find(|(_, name)| name.to_lowercase() == typed.to_lowercase());
    let mut alike = players().filter(|(_, name)| folded(name) == folded(typed));
    let found = exact.or_else(|| alike.next().filter(|_| alike.next().is_none())).map(|(player, _)| player);
    found.ok_or_else(|| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, say!("swap-nobody", name = typed)))
}

fn staff_role(role: &str) -> Result<StaffRole, Problem> {
    match role {
        "marshal" => Ok(StaffRole::Marshal),
        "judge" => Ok(StaffRole::Judge),
        other => Err(choice("role", other, &["marshal", "judge"])),
    }
}

/// Why a player is dropped; the player's own wish if the form does not say.
fn drop_reason(why: &str) -> Result<DropReason, Problem> {
    match why {
        "" | "own_wish" => Ok(DropReason::OwnWish),
        "no_show" => Ok(DropReason::NoShow),
        "unable_to_play" => Ok(DropReason::UnableToPlay),
        "missing_card" => Ok(DropReason::MissingCard),
        "declined" => Ok(DropReason::Declined),
        other => {
            Err(choice("why", other, &["own_wish", "no_show", "unable_to_play", "missing_card", "declined"]))
        }
    }
}

fn choice(field: &str, value: &str, known: &[&str]) -> Problem {
    let known: Vec<String> = known.iter().map(|&known| known.to_owned()).collect();
    Problem::field(field, say!("field-choice", value = value, known = known))
}

/// The round's matches with two players in each other's place.
fn swapped(tournament: &Tournament, one: PersonId, two: PersonId) -> Vec<Seats> {
    let other = |player: PersonId| match player {
        _ if player == one => two,
        _ if player == two => one,
        _ => player,
    };
    let swap = |seats: Seats| match seats {
        Seats::Pair(first, second) => Seats::Pair(other(first), other(second)),
        Seats::Bye(player) => Seats::Bye(other(player)),
        Seats::Nobody(..) => seats,
    };
    let round = tournament.current_round();
    let seats = round.into_iter().flat_map(|round| round.matches.iter().map(|it| it.seats));
    // A table to which nobody came is no pairing.
    seats.filter(|seats| !matches!(seats, Seats::Nobody(..))).map(swap).collect()
}

/// A leader takes the one report that came in for the result.
fn accept(tournament: &Tournament, fields: &Fields, reason: String) -> Result<Wish, Problem> {
    let id = match_id(fields)?;
    let report = tournament.match_of(id).and_then(|it| it.reports.iter().flatten().next());
    let report = report.ok_or_else(|| Problem::new(StatusCode::CONFLICT, say!("problem-no-report")))?;
    Ok(Wish::Settle { id, claim: report.claim.clone(), reason })
}

pub(super) fn match_id(fields: &Fields) -> Result<MatchId, Problem> {
    Ok(MatchId { round: RoundNo(number(fields, "round")?), place: number(fields, "place")? })
}

/// Who won and how; with the figures of the procedure if the ending has one.
fn claim(tournament: &Tournament, fields: &Fields) -> Result<Claim, Problem> {
    let ending = fields.get("ending").cloned().unwrap_or_default();
    let winner = match fields.get("winner").map(|value| value.trim()) {
        None | Some("") => None,
        Some(_) => Some(PersonId(number(fields, "winner")?)),
    };
    let procedure = tournament.pack().ending(&ending).and_then(|ending| ending.procedure.as_deref());
    let seats = tournament.match_of(match_id(fields)?).map(|it| it.seats);
    let answers = match (procedure.and_then(|id| tournament.pack().procedure(id)), seats) {
        (Some(procedure), Some(Seats::Pair(one, two))) => Some(answers(procedure, [one, two], fields)?),
        _ => None,
    };
    let figures = match seats {
        Some(Seats::Pair(one, two)) => figures(tournament, [one, two], fields)?,
        _ => BTreeMap::new(),
    };
    Ok(Claim { procedure: answers, figures, ..Claim::new(winner, &ending) })
}

/// Figures for the record; a figure given for one player only is missed for the other.
fn figures(
    tournament: &Tournament,
    seats: [PersonId; 2],
    fields: &Fields,
) -> Result<BTreeMap<String, [Amount; 2]>, Problem> {
    let mut figures = BTreeMap::new();
    for figure in &tournament.pack().figures {
        let names = seats.map(|player| format!("figure:{}:{}", figure.id, player.0));
        let given = |name: &str| fields.get(name).map(|value| value.trim()).filter(|value| !value.is_empty());
        if names.iter().all(|name| given(name).is_none()) {
            continue;
        }
        let amount = |name: &str| -> Result<Amount, Problem> {
            let text = given(name).unwrap_or_default();
            text.parse()
                .map_err(|_| Problem::field(name, say!("field-amount", value = text, most = figure.most)))
        };
        figures.insert(figure.id.clone(), [amount(&names[0])?, amount(&names[1])?]);
    }
    Ok(figures)
}
