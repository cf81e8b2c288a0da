//! The edge: whatever goes wrong, wherever, gets its shape here and nowhere else.
//!
//! Machines (`/api/…`) get `application/problem+json` in their language, and nothing they already have. People get the page
//! their form says it stands on, made anew by its own handler for the same reader, with the problem on it and everything as
//! it was filled in; where there is no such page, a page that says what is wrong. So a refusal shows nothing that its reader
//! could not have opened, and no header decides what is shown.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Multipart, Request, State};
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use axum::{Router, middleware};
use maud::{Markup, html};
use rulebook::say;

use crate::reader::{Places, Refused};
use crate::{Fields, Frame, Problem, Reader, Register, part};

/// The most bytes a request may bring.
pub const MOST_BYTES: usize = 256 * 1024;
/// How long a form may take to arrive: the largest one over a bad connection does.
pub const FORM_PATIENCE: Duration = Duration::from_mins(1);

/// What the edge knows of the server.
#[derive(Clone, Debug)]
pub struct Edge {
    /// Its pages, those of all areas.
    pub pages: Register,
    /// Where everybody may go outside of any room.
    pub house: Places,
    /// How long a form may take to arrive.
    pub patience: Duration,
}

impl Edge {
    /// The whole server: these routes with the edge around them.
    pub fn around(self, routes: Router) -> Router {
        // The routes lie behind a fallback, so that a refused form finds its page among all of them.
        Router::new().fallback_service(routes).layer(middleware::from_fn_with_state(self, pass))
    }
}

/// The layer.
async fn pass(State(edge): State<Edge>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    parts.extensions.insert(edge.house.clone());
    let Ok(reader) = Reader::from_request_parts(&mut parts, &()).await;
    if parts.uri.path().starts_with("/api/") {
        return machines(&reader, Request::from_parts(parts, body), next).await;
    }
    if parts.method != Method::POST {
        let response = next.run(Request::from_parts(parts, body)).await;
        return match problem_of(&response) {
            Some(problem) => keeping(response.headers(), problem_page(&reader, &problem)),
            None => response,
        };
    }
    let body = match tokio::time::timeout(edge.patience, to_bytes(body, MOST_BYTES)).await {
        Ok(Ok(body)) => body,
        Ok(Err(_)) => return problem_page(&reader, &of_status(StatusCode::PAYLOAD_TOO_LARGE)),
        // Half a form must not hold a connection for ever.
        Err(_) => return problem_page(&reader, &of_status(StatusCode::REQUEST_TIMEOUT)),
    };
    let asked = Asked { parts: parts.clone(), body: body.clone() };
    let response = next.clone().run(Request::from_parts(parts, Body::from(body))).await;
    let Some(problem) = problem_of(&response) else { return response };
    let again = match response.extensions().get::<Problem>() {
        Some(_) => again(&edge, asked, &problem, next).await,
        // A layer stopped the request before anybody looked at it.
        None => None,
    };
    let shown = again.unwrap_or_else(|| problem_page(&reader, &problem));
    keeping(response.headers(), shown)
}

/// A form as it came.
struct Asked {
    parts: Parts,
    body: Bytes,
}

impl Asked {
    async fn fields(&self) -> Fields {
        let kind = self.parts.headers.get(CONTENT_TYPE).map_or(&b""[..], HeaderValue::as_bytes);
        if !kind.starts_with(b"multipart/form-data") {
            return Fields::read(&self.body);
        }
        let request = Request::from_parts(self.parts.clone(), Body::from(self.body.clone()));
        let Ok(mut parts) = Multipart::from_request(request, &()).await else { return Fields::default() };
        let mut fields = Vec::new();
        while let Ok(Some(part)) = parts.next_field().await {
            let name = part.name().map(ToOwned::to_owned);
            if let (Some(name), None) = (name, part.file_name())
                && let Ok(text) = part.text().await
            {
                fields.push((name, text));
            }
        }
        fields.into_iter().collect()
    }
}

/// The page the form says it stands on, with the problem and what was typed; `None` where there is no such page for this
/// reader.
async fn again(edge: &Edge, asked: Asked, problem: &Problem, next: Next) -> Option<Response> {
    let typed = asked.fields().await;
    let page = typed.page()?.to_owned();
    edge.pages.page(&page)?;
    let mut request = Request::builder().method(Method::GET).uri(page).body(Body::empty()).ok()?;
    *request.headers_mut() = asked.parts.headers;
    for about_the_form in [CONTENT_TYPE, CONTENT_LENGTH] {
        request.headers_mut().remove(about_the_form);
    }
    if let Some(address) = asked.parts.extensions.get::<ConnectInfo<SocketAddr>>() {
        request.extensions_mut().insert(*address);
    }
    request.extensions_mut().insert(edge.house.clone());
    let action = asked.parts.uri.path().to_owned();
    let refused = Refused { action, problem: problem.clone(), typed: typed.without_secrets() };
    request.extensions_mut().insert(Arc::new(refused));
    let mut shown = next.run(request).await;
    if shown.status() != StatusCode::OK || !is(shown.headers(), b"text/html") {
        return None;
    }
    *shown.status_mut() = problem.status;
    problem.mark(&mut shown);
    Some(shown)
}

/// What went wrong, and the way back.
fn problem_page(reader: &Reader, problem: &Problem) -> Response {
    let mut response = (problem.status, Html(problem_markup(reader, problem).into_string())).into_response();
    problem.mark(&mut response);
    response
}

fn problem_markup(reader: &Reader, problem: &Problem) -> Markup {
    Frame::plain(reader, &reader.say(&say!("page-problem"))).show(&html! {
        section.sheet.stack {
            h1 { (reader.say(&say!("page-problem"))) }
            (part::problem_note(reader, problem))
            p { a.btn href="/" { (reader.say(&say!("page-back-home"))) } }
        }
    })
}

async fn machines(reader: &Reader, request: Request, next: Next) -> Response {
    let looks = matches!(*request.method(), Method::GET | Method::HEAD);
    let known = request.headers().get(IF_NONE_MATCH).cloned();
    let response = next.run(request).await;
    let status = response.status();
    if !is(response.headers(), b"application/problem+json")
        || response.extensions().get::<Problem>().is_some()
    {
        if let Some(problem) = response.extensions().get::<Problem>() {
            return keeping(response.headers(), problem.json(reader.language));
        }
        if status.is_client_error() || status.is_server_error() {
            return keeping(response.headers(), of_status(status).json(reader.language));
        }
    }
    let same =
        |tag: &HeaderValue| known.as_ref().is_some_and(|known| names(known.as_bytes(), tag.as_bytes()));
    if looks && status == StatusCode::OK && response.headers().get(ETAG).is_some_and(same) {
        let (mut parts, _) = response.into_parts();
        parts.status = StatusCode::NOT_MODIFIED;
        parts.headers.remove(CONTENT_TYPE);
        parts.headers.remove(CONTENT_LENGTH);
        return Response::from_parts(parts, Body::empty());
    }
    response
}

/// The problem an answer stands for: ours, or what the web framework or a layer said in its own words.
fn problem_of(response: &Response) -> Option<Problem> {
    if let Some(problem) = response.extensions().get::<Problem>() {
        return Some(problem.clone());
    }
    let status = response.status();
    let wordless = !response.headers().contains_key(CONTENT_TYPE) || is(response.headers(), b"text/plain");
    let ours = [StatusCode::SERVICE_UNAVAILABLE, StatusCode::INTERNAL_SERVER_ERROR].contains(&status)
        && response.headers().contains_key(CONTENT_TYPE);
    (wordless && !ours && (status.is_client_error() || status.is_server_error())).then(|| of_status(status))
}

/// Whether a list of tags names that one. Weak tags are compared by their letters, as for reading is right.
fn names(list: &[u8], tag: &[u8]) -> bool {
    let opaque = |tag: &[u8]| tag.strip_prefix(b"W/").unwrap_or(tag).trim_ascii().to_vec();
    list.trim_ascii() == b"*"
        || list.split(|byte| *byte == b',').any(|one| opaque(one.trim_ascii()) == opaque(tag))
}

fn is(headers: &HeaderMap, kind: &[u8]) -> bool {
    headers.get(CONTENT_TYPE).is_some_and(|known| known.as_bytes().starts_with(kind))
}

/// The headers of the first answer that still say something about the second.
fn keeping(first: &HeaderMap, mut second: Response) -> Response {
    let about_the_body = |name: &axum::http::HeaderName| {
        name.as_str().starts_with("content-") && name != "content-security-policy"
    };
    let missing: Vec<_> = first
        .iter()
        .filter(|(name, _)| !about_the_body(name) && !second.headers().contains_key(*name))
        .collect();
    for (name, value) in missing {
        second.headers_mut().append(name, value.clone());
    }
    second
}

/// What a bare status means, where the web framework or a layer answered instead of us.
fn of_status(status: StatusCode) -> Problem {
    let saying = match status {
        StatusCode::NOT_FOUND => say!("problem-not-found"),
        StatusCode::METHOD_NOT_ALLOWED => say!("problem-method"),
        StatusCode::PAYLOAD_TOO_LARGE => say!("problem-too-large", most = MOST_BYTES),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => say!("problem-media-type"),
        StatusCode::FORBIDDEN => say!("problem-foreign"),
        StatusCode::REQUEST_TIMEOUT => say!("problem-slow"),
        status if status.is_server_error() => say!("problem-internal"),
        _ => say!("problem-request"),
    };
    Problem::new(status, saying)
}

#[cfg(test)]
mod tests {
    use axum::routing::post;
    use tower::ServiceExt;

    use super::*;

    /// An edge around one form, as it answers a form with that body.
    async fn answered(body: Body) -> StatusCode {
        let edge =
            Edge { pages: Register::default(), house: Places::none(), patience: Duration::from_millis(20) };
        let routes = edge.around(Router::new().route("/act", post(|| async { "done" })));
        let request = Request::builder().method(Method::POST).uri("/act").body(body).unwrap();
        routes.oneshot(request).await.unwrap().status()
    }

    #[tokio::test]
    async fn half_a_form_is_not_waited_for() {
        assert_eq!(answered(Body::from("name=Ana")).await, StatusCode::OK);
        assert_eq!(answered(Body::from(vec![b'x'; MOST_BYTES + 1])).await, StatusCode::PAYLOAD_TOO_LARGE);
        let never = tokio_stream::pending::<Result<Bytes, std::io::Error>>();
        assert_eq!(answered(Body::from_stream(never)).await, StatusCode::REQUEST_TIMEOUT);
    }

    #[test]
    fn tags_are_found_in_lists() {
        assert!(names(b"\"7.-\"", b"\"7.-\""));
        assert!(names(b"\"1\", W/\"7.-\"", b"\"7.-\""));
        assert!(names(b" * ", b"\"7.-\""));
        assert!(!names(b"\"7.p1\"", b"\"7.-\""));
        assert!(!names(b"", b"\"7.-\""));
    }
}
