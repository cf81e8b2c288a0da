//! What goes wrong, as an answer: a page for people, `application/problem+json` for machines. The clause is always named.

use axum::Json;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use journal::Trouble;
use rulebook::{Cites, Clause, Saying, say};
use schemars::JsonSchema;
use serde::Serialize;

use crate::displays::Unsteered;
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
    /// The field of a form or a body that does not do.
    pub(crate) field: Option<String>,
    /// After how many seconds another try makes sense.
    pub(crate) retry_seconds: Option<u64>,
}

/// A problem as machines get it (RFC 9457).
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Problem")]
pub(crate) struct ProblemBody {
    /// What kind of problem: `marshal:` and the message's key, the same in every language.
    #[serde(rename = "type")]
    kind: String,
    /// The problem in the reader's language.
    title: String,
    /// The HTTP status.
    status: u16,
    /// The clause a refusal rests on; its text is at `/api/clauses/{clause}`.
    clause: Option<Clause>,
    /// The field that does not do, if it was one.
    field: Option<String>,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, saying: Saying) -> Problem {
        Problem { status, saying, clause: None, field: None, retry_seconds: None }
    }

    /// Nothing is there.
    pub(crate) fn not_found() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, say!("problem-not-found"))
    }

    /// A field of a form or an API call does not do.
    pub(crate) fn field(field: &str, why: Saying) -> Problem {
        let said = say!("problem-field", field = field_name(field), why = why);
        let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, said);
        Problem { field: Some(field.to_owned()), ..problem }
    }

    /// A deck list that may not be seen now.
    pub(crate) fn hidden(tournament: &tournament::Tournament, hidden: tournament::Hidden) -> Problem {
        let problem = Problem::new(StatusCode::FORBIDDEN, hidden.saying());
        Problem { clause: hidden.clause(tournament), ..problem }
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

    /// What machines get, in that language.
    pub(crate) fn body(&self, reader: &Reader) -> ProblemBody {
        ProblemBody {
            kind: format!("marshal:{}", self.saying.key),
            title: reader.say(&self.saying),
            status: self.status.as_u16(),
            clause: self.clause,
            field: self.field.clone(),
        }
    }

    /// As JSON for machines, in that language.
    pub(crate) fn json(&self, reader: &Reader) -> Response {
        let kind = [(CONTENT_TYPE, "application/problem+json")];
        let mut response = (self.status, kind, Json(self.body(reader))).into_response();
        if let Some(seconds) = self.retry_seconds {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        if self.status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}

/// What a field of a form is called on the screen.
fn field_name(field: &str) -> Saying {
    match field {
        "name" => say!("field-name"),
        "password" => say!("access-password"),
        "pack" => say!("new-pack"),
        "date" => say!("field-date"),
        "region" => say!("new-region"),
        "capacity" => say!("field-capacity"),
        "rounds" => say!("new-rounds"),
        "cut" => say!("new-cut"),
        "first_table" => say!("field-first-table"),
        "no_show_minutes" => say!("field-no-show-minutes"),
        "player" | "person" | "one" | "two" | "to" => say!("column-player"),
        "table" => say!("column-table"),
        "minutes" => say!("desk-extra-minutes"),
        "seconds" => say!("field-seconds"),
        other => say!("field-other", name = other),
    }
}

impl Problem {
    /// What the rules say no to, by its clause.
    fn refused(refusal: &impl Cites, status: StatusCode) -> Problem {
        Problem { clause: Some(refusal.clause()), ..Problem::new(status, refusal.saying()) }
    }
}

impl From<Setback> for Problem {
    fn from(setback: Setback) -> Problem {
        let status = |refusal: &tournament::Refusal| match refusal.why {
            tournament::Why::NotAllowed { .. } | tournament::Why::OffDuty { .. } => StatusCode::FORBIDDEN,
            _ => StatusCode::CONFLICT,
        };
        Problem::of(setback, |refusal| Problem::refused(refusal, status(refusal)))
    }
}

impl From<rooms::Setback<Unsteered>> for Problem {
    fn from(setback: rooms::Setback<Unsteered>) -> Problem {
        Problem::of(setback, |refusal| match refusal {
            Unsteered::BadName { .. } => {
                Problem { clause: Some(refusal.clause()), ..Problem::field("name", refusal.saying()) }
            }
            Unsteered::TooMany => Problem::refused(refusal, StatusCode::CONFLICT),
        })
    }
}

impl Problem {
    /// What went wrong in a room, given what its refusals are to people.
    fn of<Refusal>(setback: rooms::Setback<Refusal>, refused: impl FnOnce(&Refusal) -> Problem) -> Problem {
        use rooms::Setback;
        match setback {
            Setback::Unknown => Problem::new(StatusCode::NOT_FOUND, say!("problem-no-tournament")),
            Setback::Refused(refusal) => refused(&refusal),
            Setback::Trouble(trouble) => trouble.into(),
            Setback::Crowded => Problem::new(StatusCode::SERVICE_UNAVAILABLE, say!("problem-crowded")),
            Setback::Damaged(why) => Problem::internal(why),
            Setback::NoRandomness => NoRandomness.into(),
            Setback::Moved { expected, version } => {
                let saying = say!("problem-version", expected = expected.0, version = version.0);
                Problem::new(StatusCode::PRECONDITION_FAILED, saying)
            }
            Setback::AnsweredBefore => Problem::new(StatusCode::CONFLICT, say!("problem-under-way")),
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

/// For handlers and extractors of the API, which have no reader: English, and the problem itself beside it, so that
/// [`speak`](crate::api::speak) can say it in the reader's language.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let reader = Reader {
            language: wording::Language::English,
            theme: crate::reader::Theme::Device,
            path: "/".to_owned(),
            typed: std::collections::BTreeMap::new(),
        };
        let mut response = self.json(&reader);
        response.extensions_mut().insert(self);
        response
    }
}
