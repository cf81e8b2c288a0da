//! A tournament for spreadsheets: every result, and everybody with place and figures, as everybody may know them.

use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use tournament::formats::Format;
use web::Problem;

use crate::App;

pub(super) async fn results(State(app): State<App>, Path(code): Path<String>) -> Result<Response, Problem> {
    written(&app, &code, Format::Results, "results").await
}

pub(super) async fn players(State(app): State<App>, Path(code): Path<String>) -> Result<Response, Problem> {
    written(&app, &code, Format::Csv, "players").await
}

async fn written(app: &App, code: &str, format: Format, what: &str) -> Result<Response, Problem> {
    let snapshot = app.hall.room(code).await?.snapshot().seen_by(None);
    let written = format.write(&snapshot.tournament, None);
    let written = written.map_err(|problem| Problem::internal(format!("{problem:?}")))?;
    let kind = (CONTENT_TYPE, "text/csv; charset=utf-8".to_owned());
    let name = (CONTENT_DISPOSITION, format!("attachment; filename=\"{code}-{what}.csv\""));
    Ok(([kind, name], written.text).into_response())
}
