//! What comes in with a request: the address, the query, the body. What does not do is answered as a problem that names it.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use rulebook::{Misread, Told, say};
use serde::de::DeserializeOwned;
use serde_json::Value;
use web::Problem;

/// A JSON body.
#[derive(Debug)]
pub(crate) struct Body<T> {
    pub(crate) value: T,
    /// The bytes as they came, to tell one request from another.
    pub(crate) bytes: Bytes,
}

impl<T: Told, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        if !is_json(request.headers()) {
            return Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, say!("problem-media-type")));
        }
        let bytes =
            Bytes::from_request(request, state).await.map_err(|rejection| match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => Problem::new(
                    StatusCode::PAYLOAD_TOO_LARGE,
                    say!("problem-too-large", most = web::edge::MOST_BYTES),
                ),
                status => Problem::new(status, say!("problem-request")),
            })?;
        Ok(Body { value: read(&bytes)?, bytes })
    }
}

/// Reads a body, or says where it does not do and what would.
fn read<T: Told>(bytes: &[u8]) -> Result<T, Problem> {
    let text = str::from_utf8(bytes).map_err(|error| unreadable(error.to_string()))?;
    T::told(text).or_else(|misread| {
        // Some programs write whole numbers as 7.0, and a JSON schema lets them.
        let whole = with_whole_numbers(text).and_then(|text| T::told(&text).ok());
        whole.ok_or_else(|| of_json(&misread))
    })
}

/// The same text with numbers without a fraction as whole ones, if there are any.
fn with_whole_numbers(text: &str) -> Option<String> {
    let mut value: Value = serde_json::from_str(text).ok()?;
    make_whole(&mut value).then(|| value.to_string())
}

/// Turns numbers without a fraction into whole ones; says whether there were any.
fn make_whole(value: &mut Value) -> bool {
    match value {
        Value::Number(number) => {
            let written = number.to_string();
            let whole = written.strip_suffix(".0").and_then(|whole| whole.parse::<i64>().ok());
            let found = whole.filter(|_| number.is_f64());
            found.is_some_and(|whole| {
                *value = Value::from(whole);
                true
            })
        }
        Value::Array(items) => items.iter_mut().fold(false, |any, item| make_whole(item) | any),
        Value::Object(fields) => fields.values_mut().fold(false, |any, field| make_whole(field) | any),
        _ => false,
    }
}

fn of_json(misread: &Misread) -> Problem {
    let why = misread.error.to_string();
    if misread.error.is_data() {
        let path = misread.path();
        let saying = say!("problem-body-field", path = &path, why = why);
        return Problem { field: Some(path), ..Problem::new(StatusCode::UNPROCESSABLE_ENTITY, saying) };
    }
    unreadable(why)
}

fn unreadable(why: String) -> Problem {
    Problem::new(StatusCode::BAD_REQUEST, say!("problem-body-json", why = why))
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    kind == "application/json" || (kind.starts_with("application/") && kind.ends_with("+json"))
}

/// The names in the address.
#[derive(Debug)]
pub(crate) struct At<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for At<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<At<T>, Problem> {
        let found = Path::<T>::from_request_parts(parts, state).await;
        // An address that cannot be read leads nowhere.
        found.map(|Path(value)| At(value)).map_err(|_| Problem::not_found())
    }
}

/// The query.
#[derive(Debug)]
pub(crate) struct Asking<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asking<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asking<T>, Problem> {
        let read = Query::<T>::from_request_parts(parts, state).await;
        read.map(|Query(value)| Asking(value)).map_err(|rejection| {
            let why = rejection.body_text();
            Problem::new(StatusCode::UNPROCESSABLE_ENTITY, say!("problem-query", why = why))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tournament::Wish;

    fn refused(text: &str) -> (u16, String) {
        let problem = read::<Wish>(text.as_bytes()).unwrap_err();
        (problem.status.as_u16(), wording::say(wording::Language::English, &problem.saying))
    }

    #[test]
    fn a_body_that_does_not_do_is_told_where_and_what_would() {
        let (status, says) = refused(r#"{"drop": {"player": "Ana", "why": "own_wish"}}"#);
        assert_eq!(status, 422);
        assert!(says.contains("drop.player") && says.contains("Ana") && says.contains("u32"), "{says}");
        let (status, says) = refused(r#"{"drop": {"player": 1, "why": "bored"}}"#);
        assert_eq!(status, 422);
        assert!(says.contains("bored") && says.contains("unable_to_play"), "{says}");
        let wish: Wish = read(br#"{"confirm": {"id": {"round": 1.0, "place": 0}}}"#).unwrap();
        assert_eq!(wish.action(), tournament::Action::Confirm);
        assert_eq!(refused(r#"{"confirm": {"id": {"round": 1.5, "place": 0}}}"#).0, 422);
        assert_eq!(refused("{").0, 400);
        assert_eq!(refused("").0, 400);
        assert_eq!(refused("\"draw\" \"draw\"").0, 400);
        assert_eq!(refused(&"[".repeat(100_000)).0, 400);
        assert_eq!(read::<Wish>(b"\"dra\xffw\"").unwrap_err().status, StatusCode::BAD_REQUEST);
        assert_eq!(refused(r#"{"confirm": {"id": {"round": 1, "round": 2, "place": 0}}}"#).0, 422);
    }
}
