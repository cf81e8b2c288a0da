//! The forms two players fill in at their table, and a judge who stands at it.

use tournament::{TableWish, TickAnswer, Wish};
use web::Problem;

use super::Fields;
use super::wish::{match_id, person};
use crate::forms::number;

/// What a form of that kind asks for, if it is one of these.
pub(super) fn wish(kind: &str, fields: &Fields) -> Result<Option<Wish>, Problem> {
    let text = |name: &str| fields.get(name).map(|value| value.trim().to_owned()).unwrap_or_default();
    let given = |name: &str| fields.get(name).is_some_and(|value| !value.trim().is_empty());
    let wish = match kind {
        "tick_set_up" => {
            let answer = TickAnswer {
                player: given("player").then(|| person(fields)).transpose()?,
                count: given("count").then(|| number(fields, "count")).transpose()?,
            };
            TableWish::Tick { id: match_id(fields)?, step: text("step"), answer }
        }
        "clear_set_up" => TableWish::Clear { id: match_id(fields)?, reason: text("reason") },
        "ask_consent" => TableWish::AskConsent { id: match_id(fields)?, text: text("text") },
        "answer_consent" => {
            TableWish::AnswerConsent { id: match_id(fields)?, agreed: text("agreed") == "yes" }
        }
        _ => return Ok(None),
    };
    Ok(Some(Wish::AtTable(wish)))
}
