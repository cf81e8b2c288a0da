//! What goes wrong at a table, as the server tells it.

use axum::http::StatusCode;
use epic::sitting::WhyNot;
use rooms::Setback;
use rulebook::{Saying, say};
use web::Problem;

/// Why something could not be done in a room.
pub(crate) fn of(setback: Setback<WhyNot>) -> Problem {
    match setback {
        Setback::Unknown => Problem::not_found(),
        Setback::Refused(why) => Problem::refused(why.as_ref()),
        Setback::Trouble(trouble) => trouble.into(),
        Setback::Crowded => Problem::new(StatusCode::SERVICE_UNAVAILABLE, say!("table-crowded")),
        Setback::Damaged(why) => Problem::internal(why),
        Setback::NoRandomness => Problem::internal("the system gives no randomness".to_owned()),
        Setback::Moved { .. } | Setback::AnsweredBefore => {
            Problem::new(StatusCode::CONFLICT, say!("table-moved"))
        }
    }
}

/// A field of a form that does not do.
pub(crate) fn field(name: &str, why: Saying) -> Problem {
    Problem::field(name, why)
}
