//! Every answer under `/api/` passes here: whatever goes wrong, wherever, leaves as `application/problem+json` in the reader's
//! language; what the reader already has is not sent again.

use axum::extract::Request;
use axum::http::header::{ALLOW, CONTENT_TYPE, ETAG, IF_NONE_MATCH, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use rulebook::say;

use crate::answer::Problem;
use crate::reader::Reader;

/// The layer.
pub(crate) async fn speak(reader: Reader, request: Request, next: Next) -> Response {
    if !request.uri().path().starts_with("/api/") {
        return next.run(request).await;
    }
    let looks = matches!(*request.method(), Method::GET | Method::HEAD);
    let known = request.headers().get(IF_NONE_MATCH).cloned();
    let response = next.run(request).await;
    let status = response.status();
    if let Some(problem) = response.extensions().get::<Problem>() {
        return keeping(response.headers(), problem.json(&reader));
    }
    if (status.is_client_error() || status.is_server_error()) && !is_problem(response.headers()) {
        return keeping(response.headers(), of_status(status).json(&reader));
    }
    let same = |tag: &axum::http::HeaderValue| {
        known.as_ref().is_some_and(|known| names(known.as_bytes(), tag.as_bytes()))
    };
    if looks && status == StatusCode::OK && response.headers().get(ETAG).is_some_and(same) {
        let (mut parts, _) = response.into_parts();
        parts.status = StatusCode::NOT_MODIFIED;
        parts.headers.remove(CONTENT_TYPE);
        parts.headers.remove(axum::http::header::CONTENT_LENGTH);
        return Response::from_parts(parts, axum::body::Body::empty());
    }
    response
}

/// Whether a list of tags names that one. Weak tags are compared by their letters, as for reading is right.
fn names(list: &[u8], tag: &[u8]) -> bool {
    let opaque = |tag: &[u8]| tag.strip_prefix(b"W/").unwrap_or(tag).trim_ascii().to_vec();
    list.trim_ascii() == b"*"
        || list.split(|byte| *byte == b',').any(|one| opaque(one.trim_ascii()) == opaque(tag))
}

fn is_problem(headers: &HeaderMap) -> bool {
    headers.get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"application/problem+json"))
}

/// The headers of the first answer that still say something about the second.
fn keeping(first: &HeaderMap, mut second: Response) -> Response {
    for name in [ALLOW, RETRY_AFTER, WWW_AUTHENTICATE] {
        if let Some(value) = first.get(&name) {
            second.headers_mut().entry(name).or_insert_with(|| value.clone());
        }
    }
    second.into_response()
}

/// What a bare status means, where the web framework or a layer answered instead of us.
fn of_status(status: StatusCode) -> Problem {
    let saying = match status {
        StatusCode::NOT_FOUND => say!("problem-not-found"),
        StatusCode::METHOD_NOT_ALLOWED => say!("problem-method"),
        StatusCode::PAYLOAD_TOO_LARGE => say!("problem-too-large", most = crate::routes::MOST_BYTES),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => say!("problem-media-type"),
        StatusCode::FORBIDDEN => say!("problem-foreign"),
        status if status.is_server_error() => say!("problem-internal"),
        _ => say!("problem-request"),
    };
    Problem::new(status, saying)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_found_in_lists() {
        assert!(names(b"\"7.-\"", b"\"7.-\""));
        assert!(names(b"\"1\", W/\"7.-\"", b"\"7.-\""));
        assert!(names(b" * ", b"\"7.-\""));
        assert!(!names(b"\"7.p1\"", b"\"7.-\""));
        assert!(!names(b"", b"\"7.-\""));
    }
}
