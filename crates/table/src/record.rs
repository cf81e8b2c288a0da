//! The record of a finished game, as a file that `marshal verify` proves.

use axum::extract::{Extension, State};
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::{IntoResponse, Response};
use epic::sitting::Record;
use rulebook::say;
use web::Problem;

use crate::{Seen, Tables, problem};

/// Every fact of the game with its revealed chance; nothing of it is secret once the game is over.
pub(crate) async fn file(
    State(tables): State<Tables>,
    seen: Option<Extension<Seen>>,
) -> Result<Response, Problem> {
    let Some(Extension(seen)) = seen else { return Err(Problem::not_found()) };
    let room = tables.room(&seen.code).await?;
    let facts = room.history().await.map_err(problem::of)?;
    let Some(record) = Record::of(facts, room.seed()) else {
        return Err(Problem::new(axum::http::StatusCode::CONFLICT, say!("table-record-later")));
    };
    let name = format!("attachment; filename=\"epic-{}.json\"", seen.code);
    Ok(([(CONTENT_DISPOSITION, name)], web::json::answer(record.text())).into_response())
}
