//! Everything the screens do, for machines: JSON in, JSON out, problems as `application/problem+json` with their clause.
//!
//! An area adds to it in one way: a file with a function that gives a [`Group`] of [`Operation`]s, named in [`groups`]. An
//! operation is an address, a sentence of `locales/`, a handler and the types it takes and answers with; the router, the
//! OpenAPI document at `/api/openapi.json` and the page at `/api` are made of nothing else. Handlers take [`At`] for names in
//! the address, [`Asking`] for the query, [`Body`] for JSON, and give `Result<_, Problem>`; [`speak`] says problems in the
//! reader's language. What a type looks like is its `JsonSchema` beside its serde form.

mod access;
mod commands;
mod decks;
mod document;
mod extract;
mod once;
mod operation;
mod page;
mod people;
mod reading;
mod rounds;
mod rules;
mod tournaments;

use axum::Router;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, ETAG, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use tournament::Capacity;
use web::route::get;
use web::{Json, Reader};

use ::access::Scope;
pub(crate) use extract::{Asking, At, Body};
pub(crate) use once::forget_old_answers;
pub(crate) use operation::{Group, Operation};
pub(crate) use page::{Paging, Part};
pub(crate) use reading::Sight;

use crate::App;

/// Everything the API can do, in the order it is told.
fn groups() -> Vec<Group> {
    vec![
        tournaments::group(),
        rounds::group(),
        people::group(),
        commands::group(),
        access::group(),
        rules::group(),
        decks::group(),
    ]
}

/// The addresses of the API, and of what describes it.
pub(crate) fn routes() -> Router<App> {
    operation::router(groups()).route("/api/openapi.json", get(openapi))
}

/// The OpenAPI document in the reader's language, for a server at that address.
pub(crate) fn document(reader: &Reader, server: &str) -> serde_json::Value {
    document::document(reader, &groups(), server)
}

async fn openapi(State(app): State<App>, reader: Reader) -> Response {
    let document = document(&reader, app.config.public_url());
    tagged(&format!("{}.{}", env!("CARGO_PKG_VERSION"), reader.language.code()), HeaderMap::new(), &document)
}

/// An answer under a tag: whoever has this tag already is told so instead.
pub(crate) fn tagged<T: Serialize>(tag: &str, mut headers: HeaderMap, value: &T) -> Response {
    if let Ok(tag) = HeaderValue::from_str(&format!("\"{tag}\"")) {
        headers.insert(ETAG, tag);
    }
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    headers.insert(VARY, HeaderValue::from_static("authorization, cookie, accept-language"));
    (headers, Json(value)).into_response()
}

/// The scope that lets a token act in that capacity.
fn scope_of(capacity: Capacity) -> Scope {
    match capacity {
        Capacity::Organizer => Scope::Organise,
        Capacity::Marshal | Capacity::Leader | Capacity::Staff => Scope::Judge,
        Capacity::Seated | Capacity::Oneself | Capacity::Participant | Capacity::Newcomer => Scope::Play,
    }
}
