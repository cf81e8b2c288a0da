//! JSON as an answer.

use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::Problem;

/// Answers with this as JSON. Written as a text like everything that is kept, so that each type has one writer.
#[derive(Clone, Copy, Debug)]
pub struct Json<T>(pub T);

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        answer(serde_json::to_string(&self.0))
    }
}

/// Answers with a text that is JSON already.
pub fn answer(text: Result<String, serde_json::Error>) -> Response {
    match text {
        Ok(text) => ([(CONTENT_TYPE, "application/json")], text).into_response(),
        Err(error) => Problem::internal(error.to_string()).into_response(),
    }
}
