//! What goes wrong, as a value: a status, a saying, a clause. It gets its shape only at the edge: a page for people,
//! `application/problem+json` for machines.

use axum::http::header::{CONTENT_TYPE, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use journal::Trouble;
use journal::access::InsertError;
use rooms::Setback;
use rulebook::{Cites, Clause, Saying, say};
use schemars::JsonSchema;
use serde::Serialize;
use wording::Language;

use crate::json::Json;
use crate::secret::NoRandomness;

/// Why a request could not be carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What HTTP calls it.
    pub status: StatusCode,
    /// What people are told.
    pub saying: Saying,
    /// The clause a refusal rests on.
    pub clause: Option<Clause>,
    /// The field of a form or a body that does not do.
    pub field: Option<String>,
    /// After how many seconds another try makes sense.
    pub retry_seconds: Option<u64>,
    /// What else is wrong with the same thing, so that nobody has to try again to learn of it.
    pub also: Box<[Fault]>,
}

/// One more thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What people are told.
    pub saying: Saying,
    /// The clause it rests on.
    pub clause: Option<Clause>,
}

/// A problem as machines get it (RFC 9457).
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Problem")]
pub struct ProblemBody {
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
    /// What else is wrong, in the reader's language.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    also: Vec<FaultBody>,
}

/// One more thing that is wrong, as machines get it.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Fault")]
pub struct FaultBody {
    /// In the reader's language.
    title: String,
    /// The clause it rests on.
    clause: Option<Clause>,
}

impl Problem {
    /// A problem of that status that people are told so.
    pub fn new(status: StatusCode, saying: Saying) -> Problem {
        Problem { status, saying, clause: None, field: None, retry_seconds: None, also: Box::default() }
    }

    /// What a rulebook refuses, with its clause: 409, or 403 if it rests on who asks, or 422 if a field does not do.
    pub fn refused(refusal: &impl Cites) -> Problem {
        let problem = match refusal.field() {
            Some(field) => Problem::field(field, refusal.saying()),
            None if refusal.is_about_rights() => Problem::forbidden(refusal.saying()),
            None => Problem::new(StatusCode::CONFLICT, refusal.saying()),
        };
        Problem { clause: Some(refusal.clause()), ..problem }
    }

    /// Nothing is there.
    pub fn not_found() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, say!("problem-not-found"))
    }

    /// A reader who may not see or do this.
    pub fn forbidden(saying: Saying) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, saying)
    }

    /// A field of a form or an API call does not do.
    pub fn field(field: &str, why: Saying) -> Problem {
        let said = say!("problem-field", field = field_name(field), why = why);
        let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, said);
        Problem { field: Some(field.to_owned()), ..problem }
    }

    /// Something that is our fault. The details go to the log, not to the reader.
    pub fn internal(why: String) -> Problem {
        tracing::error!(why, "a request failed");
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, say!("problem-internal"))
    }

    /// What machines get, in that language.
    pub fn body(&self, language: Language) -> ProblemBody {
        ProblemBody {
            kind: format!("marshal:{}", self.saying.key),
            title: wording::say(language, &self.saying),
            status: self.status.as_u16(),
            clause: self.clause,
            field: self.field.clone(),
            also: self
                .also
                .iter()
                .map(|fault| FaultBody { title: wording::say(language, &fault.saying), clause: fault.clause })
                .collect(),
        }
    }

    /// As JSON for machines, in that language.
    pub fn json(&self, language: Language) -> Response {
        let kind = [(CONTENT_TYPE, "application/problem+json")];
        let mut response = (self.status, kind, Json(self.body(language))).into_response();
        self.mark(&mut response);
        response
    }

    /// Puts into the headers what they say about the problem.
    pub(crate) fn mark(&self, response: &mut Response) {
        if let Some(seconds) = self.retry_seconds {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        if self.status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
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
        "time_zone" => say!("zone-label"),
        "prizes" => say!("prizes-title"),
        "capacity" => say!("field-capacity"),
        "rounds" => say!("new-rounds"),
        "cut" => say!("new-cut"),
        "first_table" => say!("field-first-table"),
        "no_show_minutes" => say!("field-no-show-minutes"),
        "player" | "person" | "one" | "two" | "to" => say!("column-player"),
        "table" => say!("column-table"),
        "minutes" => say!("desk-extra-minutes"),
        "seconds" => say!("field-seconds"),
        "deck" | "list" => say!("field-deck"),
        "bot_deck" => say!("play-bot-deck"),
        "opponent" => say!("play-choose-opponent"),
        "clock_minutes" => say!("play-minutes"),
        "increment" => say!("play-increment"),
        "watch" => say!("play-watch"),
        "mode" => say!("play-mode"),
        other => say!("field-other", name = other),
    }
}

/// What went wrong in a room, whatever is played there.
impl<Refusal: Cites> From<Setback<Refusal>> for Problem {
    fn from(setback: Setback<Refusal>) -> Problem {
        match setback {
            Setback::Unknown => Problem::new(StatusCode::NOT_FOUND, say!("problem-no-room")),
            Setback::Refused(refusal) => Problem::refused(&*refusal),
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

impl From<InsertError> for Problem {
    fn from(error: InsertError) -> Problem {
        match error {
            // Ids and secrets are made at random, so this is no business of whoever asks.
            InsertError::Taken => Problem::internal("a new id or secret is there already".to_owned()),
            InsertError::Trouble(trouble) => trouble.into(),
        }
    }
}

impl From<NoRandomness> for Problem {
    fn from(_: NoRandomness) -> Problem {
        Problem::internal("the system gives no randomness".to_owned())
    }
}

/// Handlers have no edge: in English, and the problem itself beside it, so that [`edge`](crate::edge) can give it the shape
/// and the language of whoever asked.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.json(Language::English);
        response.extensions_mut().insert(self);
        response
    }
}
