//! The forms of the judges' work, as wishes.

use rulebook::say;
use tournament::CallId;
use tournament::judging::{JudgeWish, Ruling};

use super::Fields;
use super::wish::{match_id, number};
use crate::answer::Problem;

/// What a form of that kind asks of the judges, or a judge of the tournament.
pub(super) fn wish(kind: &str, fields: &Fields) -> Result<JudgeWish, Problem> {
    let text = |name: &str| fields.get(name).map(|value| value.trim().to_owned()).unwrap_or_default();
    Ok(match kind {
        "call" => JudgeWish::Call { id: Some(match_id(fields)?), kind: text("call"), note: text("note") },
        "claim" => JudgeWish::Claim { call: CallId(number(fields, "call")?) },
        "rule" => JudgeWish::Rule { call: CallId(number(fields, "call")?), ruling: ruling(fields)? },
        "rule_finally" => {
            JudgeWish::RuleFinally { call: CallId(number(fields, "call")?), ruling: ruling(fields)? }
        }
        other => return Err(Problem::field("kind", say!("field-unknown", value = other))),
    })
}

fn ruling(fields: &Fields) -> Result<Ruling, Problem> {
    let minutes: u32 = number(fields, "minutes")?;
    let text = fields.get("text").cloned().unwrap_or_default();
    Ok(Ruling { text, extension_seconds: minutes.saturating_mul(60), overrules: None })
}
