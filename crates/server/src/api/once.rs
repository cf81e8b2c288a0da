//! Doing a thing once, however often it is sent: the `Idempotency-Key` header.
//!
//! The answer is kept in the transaction that carries the request out, so it is there exactly if that happened: after a crash,
//! a restart, and on every node. A refusal by the rules is kept too; trouble is not, so it can be tried again.

use access::once::framed;
use access::{Subject, Visitor};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use journal::Digest;
use journal::Moment as Stamp;
use journal::access::Kept;
use rulebook::{Misread, say};
use serde::{Deserialize, Serialize};
use web::{Problem, Reader};

use crate::{App, clock};

/// The header a key comes in, and the one that says an answer was given before.
pub(super) const KEY: HeaderName = HeaderName::from_static("idempotency-key");
const REPLAYED: HeaderName = HeaderName::from_static("idempotency-replayed");
/// How long an answer is kept.
const KEPT_SECONDS: i64 = 24 * 3600;
const MOST_KEY_BYTES: usize = 200;

/// A request that has a key.
#[derive(Clone, Debug)]
pub(super) struct Once {
    key: Digest,
    request: Digest,
    expires: Stamp,
}

/// An answer as it is kept.
#[derive(Debug, Serialize, Deserialize)]
struct Answered {
    status: u16,
    /// The JSON as it was sent, letter by letter.
    body: String,
}

impl Once {
    /// The key of a request, if it has one. A key belongs to whoever sent it: nobody gets another's answer.
    pub(super) fn of(
        headers: &HeaderMap,
        visitor: &Visitor,
        who: Option<&Subject>,
        place: &str,
        body: &[u8],
    ) -> Result<Option<Once>, Problem> {
        let Some(key) = headers.get(&KEY) else { return Ok(None) };
        let key = key.as_bytes();
        if key.is_empty() || key.len() > MOST_KEY_BYTES || !key.iter().all(u8::is_ascii_graphic) {
            let shown = String::from_utf8_lossy(key).chars().take(40).collect::<String>();
            return Err(Problem::field(
                "Idempotency-Key",
                say!("field-idempotency-key", value = shown, most = MOST_KEY_BYTES),
            ));
        }
        let who = who.map_or_else(|| visitor.account.clone().unwrap_or_default(), Subject::text);
        let expires = Stamp::new(&clock::stamp_in(KEPT_SECONDS));
        Ok(Some(Once {
            key: framed(&[who.as_bytes(), key]),
            request: framed(&[place.as_bytes(), body]),
            expires: expires.map_err(|unfit| Problem::internal(unfit.to_string()))?,
        }))
    }

    /// The answer given before, if this request was carried out already.
    pub(super) async fn before(&self, app: &App) -> Result<Option<Response>, Problem> {
        let Some(kept) = app.hall.store().kept(&self.key).await? else { return Ok(None) };
        if kept.request != self.request {
            return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, say!("problem-key-reused")));
        }
        let answered: Answered = rulebook::read_whole(&kept.body).map_err(|misread| unreadable(&misread))?;
        let status = StatusCode::from_u16(answered.status).unwrap_or(StatusCode::OK);
        let kind = if status.is_client_error() { "application/problem+json" } else { "application/json" };
        let mut response = (status, [(CONTENT_TYPE, kind)], answered.body).into_response();
        response.headers_mut().insert(REPLAYED, HeaderValue::from_static("true"));
        Ok(Some(response))
    }

    /// The answer to be kept.
    pub(super) fn kept(&self, status: StatusCode, body: &impl Serialize) -> Kept {
        // Plain types of our own: writing them cannot fail.
        let body = serde_json::to_string(body).unwrap_or_default();
        let answered = Answered { status: status.as_u16(), body };
        let text = serde_json::to_string(&answered).unwrap_or_default();
        Kept::new(self.key, self.request, text, &self.expires)
    }

    /// Keeps a refusal, so that asking again gives the same one. Whoever comes second finds the first.
    pub(super) async fn keep_refusal(&self, app: &App, reader: &Reader, problem: &Problem) {
        if problem.clause.is_some() {
            let kept = self.kept(problem.status, &problem.body(reader.language));
            if let Err(error) = app.hall.store().keep(&kept).await {
                tracing::debug!(?error, "a refusal is not kept");
            }
        }
    }
}

/// Forgets answers that were kept long enough, once an hour.
pub(crate) async fn forget_old_answers(app: App) {
    let mut hourly = tokio::time::interval(std::time::Duration::from_hours(1));
    loop {
        tokio::select! {
            () = app.stopping.cancelled() => return,
            _ = hourly.tick() => {}
        }
        if let Ok(now) = Stamp::new(&clock::stamp())
            && let Err(trouble) = app.hall.store().forget_answers(&now).await
        {
            tracing::warn!(?trouble, "old answers are not forgotten yet");
        }
    }
}

/// Stored JSON that cannot be read. Where it breaks is told, nothing of it: an error goes to the log, and the journal holds
/// secrets.
pub(super) fn unreadable(misread: &Misread) -> Problem {
    let (what, line, column) = (misread.error.classify(), misread.line, misread.column);
    Problem::internal(format!("what is stored cannot be read: {what:?} at {line}:{column}"))
}
