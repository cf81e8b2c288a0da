//! What may be kept of an answer, and by whom: what holds a secret by nobody, what was made for one reader by that reader's
//! browser alone, and everything else only to be asked for again.

use axum::extract::Request;
use axum::http::header::{AUTHORIZATION, CACHE_CONTROL, CONTENT_TYPE, LOCATION, SET_COOKIE, VARY};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;

use crate::shelf;

/// The layer. An answer that says itself what may be kept of it is left as it is.
pub(crate) async fn cached(request: Request, next: Next) -> Response {
    let asks = matches!(*request.method(), Method::GET | Method::HEAD);
    let anonymous = shelf::is_anonymous(request.headers()) && !request.headers().contains_key(AUTHORIZATION);
    let secret = !asks || is_link(request.uri().path());
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let made = headers.contains_key(CONTENT_TYPE) || headers.contains_key(LOCATION);
    if !made || is_stream(headers) || headers.contains_key(CACHE_CONTROL) {
        return response;
    }
    let kept = if secret || headers.contains_key(SET_COOKIE) {
        "no-store"
    } else if anonymous {
        "no-cache"
    } else {
        "private, no-cache"
    };
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(kept));
    if !says_cookie(headers) {
        // A page that is there already asks for a part of itself alone: that is no page to go back to.
        headers.append(VARY, HeaderValue::from_static("cookie, accept-language, x-live, x-part"));
    }
    response
}

/// Links are secrets, and so is what they lead to: into the house, a seat at a table, a browser's games.
fn is_link(path: &str) -> bool {
    let mut parts = path.split('/').skip(1);
    match (parts.next(), parts.next(), parts.next()) {
        (Some("l"), Some(_), _) | (Some("play"), Some("take"), _) => true,
        (Some("table"), Some(_), Some(way)) => ["join", "seat", "judge"].contains(&way),
        _ => false,
    }
}

fn is_stream(headers: &HeaderMap) -> bool {
    headers.get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/event-stream"))
}

fn says_cookie(headers: &HeaderMap) -> bool {
    headers.get_all(VARY).iter().any(|vary| {
        vary.to_str().is_ok_and(|vary| vary.split(',').any(|name| name.trim().eq_ignore_ascii_case("cookie")))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_link_leads_to_is_kept_by_nobody() {
        for link in
            ["/l/abc", "/l/abc/owner", "/play/take/abc", "/table/K7RX2M/join/abc", "/table/K7RX2M/judge/abc"]
        {
            assert!(is_link(link), "{link}");
        }
        for page in [
            "/",
            "/learn",
            "/play",
            "/play/K7RX2M",
            "/table/K7RX2M",
            "/table/K7RX2M/forces",
            "/t/K7RX2M/judge",
        ] {
            assert!(!is_link(page), "{page}");
        }
    }
}
