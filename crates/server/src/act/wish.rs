//! Forms become wishes: each field is read by name, and what does not do is named.

use std::collections::BTreeMap;

use regulations::{Amount, Answers, Seat};
use rulebook::say;
use tournament::{Claim, DropReason, MatchId, PersonId, RoundNo, Seats, Tournament, Wish};

use super::{Fields, judging};
use crate::answer::Problem;

/// What a form asks for.
pub(super) fn wish(tournament: &Tournament, fields: &Fields) -> Result<Wish, Problem> {
    let text = |name: &str| fields.get(name).map(|value| value.trim().to_owned()).unwrap_or_default();
    let reason = text("reason");
    Ok(match text("kind").as_str() {
        "enrol" => Wish::Enrol { key: None, name: text("name"), team: None },
        "check_in" => Wish::CheckIn { player: person(fields)? },
        "close_registration" => Wish::CloseRegistration,
        "announce" => Wish::AnnouncePlan,
        "draw" => Wish::Draw,
        "redraw" => Wish::Redraw { reason },
        "publish" => Wish::Publish,
        "start_clock" => Wish::StartClock,
        "pause_clock" => Wish::PauseClock { reason },
        "resume_clock" => Wish::ResumeClock,
        "adjust_clock" => Wish::AdjustClock { seconds: number(fields, "seconds")?, reason },
        "extend" => {
            let minutes: u32 = number(fields, "minutes")?;
            Wish::Extend { id: match_id(fields)?, seconds: minutes.saturating_mul(60), reason }
        }
        "close" => Wish::Close,
        "report" => Wish::Report { id: match_id(fields)?, claim: claim(tournament, fields)? },
        "confirm" => Wish::Confirm { id: match_id(fields)? },
        "concede" => Wish::Concede { id: match_id(fields)? },
        "settle" => Wish::Settle { id: match_id(fields)?, claim: claim(tournament, fields)?, reason },
        "correct" => Wish::Correct { id: match_id(fields)?, claim: claim(tournament, fields)?, reason },
        "ask_to_drop" => Wish::AskToDrop,
        "ask_to_rejoin" => Wish::AskToRejoin,
        "drop" => Wish::Drop { player: person(fields)?, why: DropReason::OwnWish },
        "no_show" => Wish::NoShow { id: match_id(fields)?, absent: person(fields)? },
        "rejoin" => Wish::Rejoin { player: person(fields)? },
        "disqualify" => Wish::Disqualify { player: person(fields)?, reason },
        "cut" => Wish::Cut,
        "finish" => Wish::Finish,
        "undo" => Wish::Undo { reason },
        other => judging::wish(tournament, other, fields)?,
    })
}

pub(super) fn number<T: std::str::FromStr>(fields: &Fields, name: &str) -> Result<T, Problem> {
    let text = fields.get(name).map(|value| value.trim()).unwrap_or_default();
    text.parse().map_err(|_| Problem::field(name, say!("field-number", value = text)))
}

pub(super) fn person(fields: &Fields) -> Result<PersonId, Problem> {
    number(fields, "player").map(PersonId)
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
            text.parse().map_err(|_| Problem::field(name, say!("field-number", value = text)))
        };
        figures.insert(figure.id.clone(), [amount(&names[0])?, amount(&names[1])?]);
    }
    Ok(figures)
}

/// The figures of a procedure, by the order of the match's players.
pub(crate) fn answers(
    procedure: &regulations::Procedure,
    seats: [PersonId; 2],
    fields: &Fields,
) -> Result<Answers, Problem> {
    let seat = |value: &str| match value.parse().map(PersonId) {
        Ok(person) if person == seats[0] => Some(Seat::First),
        Ok(person) if person == seats[1] => Some(Seat::Second),
        _ => None,
    };
    let mut answers = Answers::default();
    for input in &procedure.inputs {
        let given = |player: PersonId| {
            let name = format!("count:{}:{}", input.id, player.0);
            fields
                .get(&name)
                .filter(|value| !value.trim().is_empty())
                .map(|_| number::<u32>(fields, &name))
                .transpose()
        };
        if let (Some(one), Some(two)) = (given(seats[0])?, given(seats[1])?) {
            answers.counts.insert(input.id.clone(), [one, two]);
        }
        if let Some(value) = fields.get(&format!("player:{}", input.id)) {
            answers.players.insert(input.id.clone(), seat(value));
        }
    }
    answers.chosen = fields.get("chosen").and_then(|value| seat(value));
    Ok(answers)
}
