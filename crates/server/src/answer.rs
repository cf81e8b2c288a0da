//! What goes wrong, as an answer: a page for people, `application/problem+json` for machines. The clause is always named.

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse, Response};
use journal::Trouble;
use rulebook::{Cites, Clause, Saying, say};
use serde_json::json;

use crate::hall::Setback;
use crate::page;
use crate::reader::Reader;
use crate::secret::NoRandomness;

/// Why a request could not be carried out.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    pub(crate) status: StatusCode,
    pub(crate) saying: Saying,
    pub(crate) clause: Option<Clause>,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, saying: Saying) -> Problem {
        Problem { status, saying, clause: None }
    }

    /// Nothing is there.
    pub(crate) fn not_found() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, say!("problem-not-found"))
    }

    /// A field of a form or an API call does not do.
    pub(crate) fn field(field: &str, why: Saying) -> Problem {
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, say!("problem-field", field = field, why = why))
    }

    /// Something that is our fault. The details go to the log, not to the reader.
    pub(crate) fn internal(why: String) -> Problem {
        tracing::error!(why, "a request failed");
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, say!("problem-internal"))
    }

    /// As a page for that reader.
    pub(crate) fn page(&self, reader: &Reader) -> Response {
        (self.status, Html(page::problem(reader, self).into_string())).into_response()
    }

    /// As JSON for machines, in that language.
    pub(crate) fn json(&self, reader: &Reader) -> Response {
        let body = json!({
            "type": format!("marshal:{}", self.saying.key),
            "title": reader.say(&self.saying),
            "status": self.status.as_u16(),
            "clause": self.clause,
        });
        (self.status, [(CONTENT_TYPE, "application/problem+json")], Json(body)).into_response()
    }
}

impl From<Setback> for Problem {
    fn from(setback: Setback) -> Problem {
        match setback {
            Setback::Unknown => Problem::new(StatusCode::NOT_FOUND, say!("problem-no-tournament")),
            Setback::Refused(refusal) => {
                let status = match refusal.why {
                    tournament::Why::NotAllowed { .. } | tournament::Why::OffDuty { .. } => {
                        StatusCode::FORBIDDEN
                    }
                    _ => StatusCode::CONFLICT,
                };
                Problem { status, saying: refusal.saying(), clause: Some(refusal.clause()) }
            }
            Setback::Trouble(trouble) => trouble.into(),
            Setback::Crowded => Problem::new(StatusCode::SERVICE_UNAVAILABLE, say!("problem-crowded")),
            Setback::Damaged(why) => Problem::internal(why),
            Setback::NoRandomness => NoRandomness.into(),
        }
    }
}

impl From<Trouble> for Problem {
    fn from(trouble: Trouble) -> Problem {
        tracing::error!(?trouble, "the journal is in trouble");
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, trouble.saying())
    }
}

impl From<NoRandomness> for Problem {
    fn from(_: NoRandomness) -> Problem {
        Problem::internal("the system gives no randomness".to_owned())
    }
}

/// For extractors, which have no reader yet: English problem JSON.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let reader = Reader {
            language: wording::Language::English,
            theme: crate::reader::Theme::Device,
            path: "/".to_owned(),
        };
        self.json(&reader)
    }
}
