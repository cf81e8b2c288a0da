//! A bug report as one file: everything its sender may know of the table, and nothing else.

use axum::extract::Extension;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use conquest::game::{GameFile, Stage};
use serde_json::json;
use web::{Problem, Reader, clock};

use crate::{Look, asking};

/// The table as its reader sees it: the board, the question and its answers, the log; after the end the whole record.
pub(crate) async fn file(reader: Reader, look: Option<Extension<Look>>) -> Result<Response, Problem> {
    let Some(Extension(look)) = look else { return Err(Problem::not_found()) };
    let view = look.view();
    let game = match view.stage {
        Stage::Over if look.opens_record() => {
            look.room.history().await.map(GameFile::of).map_err(asking::problem)?
        }
        Stage::Over | Stage::Closed | Stage::Seats | Stage::Numbers | Stage::Playing => None,
    };
    let report = json!({
        "format": "marshal.report/1",
        "program": env!("CARGO_PKG_VERSION"),
        "at": clock::now(),
        "table": look.code,
        "version": look.snapshot.version.0,
        "language": reader.language.code(),
        "view": view,
        "game": game,
    });
    let name = format!("attachment; filename=\"{}-report.json\"", look.code);
    let head = [(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((head, report.to_string()).into_response())
}
