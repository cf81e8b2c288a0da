//! What the page showed on which a form stands: the form carries it, and is refused when it is no longer so (HR-6.3.7).

use tournament::{About, CallId, CaseId, ConductId, MatchId, PersonId, RoundNo, Tournament};
use web::Problem;
use web::fields::SHOWN;

use crate::forms::{Fields, number};

/// The field of a form about this.
pub(crate) fn field(tournament: &Tournament, about: About) -> (&'static str, String) {
    (SHOWN, format!("{:x}", tournament.standing_of(about)))
}

/// What a form of that person is about and how that stood; nothing if the form does not carry it.
pub(crate) fn of_form(fields: &Fields, by: PersonId) -> Result<Option<(About, u64)>, Problem> {
    let Some(shown) = fields.get(SHOWN) else { return Ok(None) };
    let id = || {
        let round = RoundNo(number(fields, "round")?);
        Ok::<_, Problem>(MatchId { round, place: number(fields, "place")? })
    };
    let player = || number(fields, "player").map(PersonId);
    let about = match fields.get("kind").map_or("", |kind| kind.trim()) {
        "draw" | "close" | "cut" | "finish" | "start_clock" | "pause_clock" | "resume_clock" => About::Round,
        "adjust_clock" | "set_clock" => About::Clock,
        "announce" => About::Plan,
        "publish" | "redraw" | "swap" => About::Draw,
        "report" => About::Report(id()?, by),
        "confirm" | "concede" | "accept" | "settle" | "correct" | "no_show" => About::Match(id()?),
        "extend" | "play_on" | "end_extra_round" => About::Extra(id()?),
        "answer_consent" | "clear_set_up" => About::Table(id()?),
        "sit_down" | "tick_set_up" | "ask_consent" | "call" | "begin_check" | "open_case" => {
            About::Meeting(id()?)
        }
        "drop"
        | "rejoin"
        | "decline_rejoin"
        | "disqualify"
        | "recommend"
        | "decline_recommendation"
        | "withdraw_entry" => About::Player(player()?),
        "rename" | "appoint" | "dismiss" | "hand_over" | "give_rights" => About::Person(player()?),
        "amend_deck" => About::Deck(player()?),
        "claim" | "settle_call" | "withdraw_call" | "rule" | "appeal" | "rule_finally" => {
            About::Call(CallId(number(fields, "call")?))
        }
        "decide_conduct" => About::Conduct(ConductId(number(fields, "report")?)),
        "close_case" | "keep_case" | "issue_proxy" | "drop_for_card" => {
            About::Case(CaseId(number(fields, "case")?))
        }
        "end_check" => About::Check(number(fields, "check")?),
        "rename_tournament" => About::Name,
        "change" => About::Settings,
        "set_prizes" => About::Prizes,
        _ => return Ok(None),
    };
    Ok(Some((about, read(shown))))
}

/// How it stood, as the field says it. What is no number was never shown.
pub(crate) fn read(shown: &str) -> u64 {
    u64::from_str_radix(shown.trim(), 16).unwrap_or_default()
}
