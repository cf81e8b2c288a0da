//! The forms of the judges' work, as wishes.

use rulebook::say;
use tournament::judging::{CardTrouble, JudgeWish, Overruling, Remedy, Ruling};
use tournament::{CallId, CaseId, ConductId, DropReason, MatchId, RoundNo, Tournament, Wish};
use web::Problem;

use super::Fields;
use super::wish::{match_id, person};
use crate::clock;
use crate::forms::number;

/// What a form of that kind asks of the judges, or a judge of the tournament.
pub(super) fn wish(tournament: &Tournament, kind: &str, fields: &Fields) -> Result<Wish, Problem> {
    let text = |name: &str| fields.get(name).map(|value| value.trim().to_owned()).unwrap_or_default();
    let call = || number(fields, "call").map(CallId);
    let case = || number(fields, "case").map(CaseId);
    Ok(Wish::Judge(match kind {
        "sit_down" => return Ok(Wish::SitDown { id: match_id(fields)? }),
        "duty" => return Ok(Wish::Duty { on: text("on") == "yes" }),
        "amend_deck" => {
            return Ok(Wish::AmendDeck {
                player: person(fields)?,
                text: text("text"),
                reason: text("reason"),
            });
        }
        "recommend" => {
            return Ok(Wish::RecommendDisqualification { player: person(fields)?, reason: text("reason") });
        }
        "decline_recommendation" => return Ok(Wish::DeclineRecommendation { player: person(fields)? }),
        "drop_for_card" => return Ok(Wish::Drop { player: person(fields)?, why: DropReason::MissingCard }),
        "call" => JudgeWish::Call { id: where_called(fields)?, kind: text("call"), note: text("note") },
        "claim" => JudgeWish::Claim { call: call()? },
        "settle_call" => JudgeWish::SettledByPlayers { call: call()? },
        "withdraw_call" => JudgeWish::Withdraw { call: call()? },
        "rule" => JudgeWish::Rule { call: call()?, ruling: ruling(fields)? },
        "appeal" => JudgeWish::Appeal { call: call()? },
        "rule_finally" => JudgeWish::RuleFinally { call: call()?, ruling: ruling(fields)? },
        "report_conduct" => {
            let (category, note) = (text("category"), text("note"));
            JudgeWish::ReportConduct { about: person(fields)?, category, note }
        }
        "decide_conduct" => {
            let report = ConductId(number(fields, "report")?);
            JudgeWish::DecideConduct { report, remedy: remedy(&text("remedy"))?, note: text("note") }
        }
        "open_case" => {
            let id = if fields.contains_key("round") { Some(match_id(fields)?) } else { None };
            let minutes = filled(fields, "minutes").then(|| number(fields, "minutes")).transpose()?;
            let trouble = trouble(&text("trouble"))?;
            JudgeWish::OpenCardCase { id, player: person(fields)?, trouble, card: text("card"), minutes }
        }
        "close_case" => JudgeWish::CloseCardCase { case: case()?, replaced: text("replaced") == "yes" },
        "keep_case" => JudgeWish::KeepDespiteCase { case: case()? },
        "issue_proxy" => JudgeWish::IssueProxy {
            case: case()?,
            card: text("card"),
            illegible: text("illegible"),
            date: text("date"),
        },
        "begin_check" => JudgeWish::BeginDeckCheck { id: match_id(fields)? },
        "end_check" => ended_check(tournament, fields)?,
        other => return Err(Problem::field("kind", say!("field-unknown", value = other))),
    }))
}

fn filled(fields: &Fields, name: &str) -> bool {
    fields.get(name).is_some_and(|value| !value.trim().is_empty())
}

/// A match by its own fields, or as `round/place` from a list; none for the desk.
fn where_called(fields: &Fields) -> Result<Option<MatchId>, Problem> {
    if fields.contains_key("round") {
        return match_id(fields).map(Some);
    }
    let Some(at) = fields.get("at").filter(|at| !at.is_empty()) else { return Ok(None) };
    let parts =
        at.split_once('/').and_then(|(round, place)| Some((round.parse().ok()?, place.parse().ok()?)));
    let (round, place) = parts.ok_or_else(|| Problem::field("at", say!("field-unknown", value = at)))?;
    Ok(Some(MatchId { round: RoundNo(round), place }))
}

fn ruling(fields: &Fields) -> Result<Ruling, Problem> {
    let minutes: u32 = if filled(fields, "minutes") { number(fields, "minutes")? } else { 0 };
    let text = |name: &str| fields.get(name).cloned().unwrap_or_default();
    let overrules = (filled(fields, "passage") || filled(fields, "error"))
        .then(|| Overruling { passage: text("passage"), error: text("error") });
    Ok(Ruling { text: text("text"), extension_seconds: minutes.saturating_mul(60), overrules })
}

/// What was found at a check, ticked or written; without a number of minutes the table gets back what the check took.
fn ended_check(tournament: &Tournament, fields: &Fields) -> Result<JudgeWish, Problem> {
    let check: u32 = number(fields, "check")?;
    let ticked = fields.iter().filter(|(name, _)| name.starts_with("fault:")).map(|(_, value)| value.trim());
    let written = fields.get("findings").map(|text| text.trim());
    let findings: Vec<&str> = ticked.chain(written).filter(|text| !text.is_empty()).collect();
    let begun = tournament.judging().checks.get(check as usize).map(|check| check.begun);
    let took = begun.map_or(0, |begun| clock::now().since(begun).max(0) / 60_000 + 1);
    let minutes =
        if filled(fields, "minutes") { number(fields, "minutes")? } else { u32::try_from(took).unwrap_or(0) };
    Ok(JudgeWish::EndDeckCheck {
        check,
        findings: findings.join("; "),
        extension_seconds: minutes.saturating_mul(60),
    })
}

fn remedy(value: &str) -> Result<Remedy, Problem> {
    Ok(match value {
        "unfounded" => Remedy::Unfounded,
        "warning" => Remedy::Warning,
        "penalty" => Remedy::Penalty,
        "recommendation" => Remedy::Recommendation,
        other => return Err(Problem::field("remedy", say!("field-unknown", value = other))),
    })
}

fn trouble(value: &str) -> Result<CardTrouble, Problem> {
    Ok(match value {
        "lost_before_game" => CardTrouble::LostBeforeGame,
        "lost_during_game" => CardTrouble::LostDuringGame,
        "damaged" => CardTrouble::Damaged,
        other => return Err(Problem::field("trouble", say!("field-unknown", value = other))),
    })
}
