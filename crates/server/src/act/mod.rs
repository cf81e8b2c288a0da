//! What forms may ask: each becomes one command. After it the reader is sent back to the page; a refusal shows on it.

mod access;
mod desk;
pub(crate) mod found;
mod judging;
mod preferences;
mod wish;

use std::collections::BTreeMap;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Form, Router};
use maud::Markup;
use rulebook::say;
use tournament::{Actor, Fact, PersonId};

use crate::answer::Problem;
use crate::hall::{Setback, Snapshot};
use crate::identity::Visitor;
use crate::reader::Reader;
use crate::{App, page};
pub(crate) use wish::answers;
use wish::{match_id, wish};

/// Where forms are sent.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/join", post(access::find_by_code))
        .route("/new", get(page::new::show).post(found::found))
        .route("/sign-in", get(page::access::sign_in_page).post(access::sign_in))
        .route("/sign-out", post(access::sign_out))
        .route("/preferences", post(preferences::preferences))
        .route("/t/{code}/join", get(page::access::join).post(access::join))
        .route("/t/{code}/return", post(access::come_back))
        .route("/t/{code}/desk/invite", post(desk::invite))
        .route("/t/{code}/desk/invitations/{digest}/revoke", post(desk::revoke))
        .route("/t/{code}/desk/person/{number}/access", post(desk::access))
        .route("/t/{code}/act", post(act))
}

/// All fields of a form, as they came.
type Fields = BTreeMap<String, String>;

/// A form on a tournament's page.
async fn act(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    headers: HeaderMap,
    Path(code): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    let back = back(&headers, &code);
    let asked = async {
        if !fields.contains_key("confirmed")
            && let Some(page) = before_confirming(&app, &reader, &visitor, &code, &fields).await?
        {
            return Ok(Html(page.into_string()).into_response());
        }
        carry_out(&app, &visitor, &code, &fields).await?;
        let then = fields.get("then").filter(|then| then.starts_with(&format!("/t/{code}/")));
        Ok(Redirect::to(then.unwrap_or(&back)).into_response())
    };
    match asked.await {
        Ok(response) => response,
        Err(problem) => problem_on_page(&app, &reader, &visitor, &code, &back, &fields, &problem).await,
    }
}

/// What has consequences worth seeing is shown first: nothing happens before it is confirmed.
async fn before_confirming(
    app: &App,
    reader: &Reader,
    visitor: &Visitor,
    code: &str,
    fields: &Fields,
) -> Result<Option<Markup>, Problem> {
    let kind = fields.get("kind").map_or("", String::as_str);
    if !["correct", "swap"].contains(&kind) {
        return Ok(None);
    }
    let room = app.hall.room(code).await?;
    let me = signed_in(visitor, code).await?;
    let snapshot = room.snapshot();
    let wish = wish(&snapshot.tournament, fields)?;
    if kind == "correct" {
        let preview = room.preview(Actor::Person(me), wish)?;
        return Ok(Some(page::settle::preview_page(reader, &snapshot, code, me, fields, &preview)));
    }
    let facts = room.would(Actor::Person(me), wish).map_err(Setback::Refused)?;
    let strained = facts.into_iter().find_map(|fact| match fact {
        Fact::Adjusted { notes, .. } => Some(notes),
        _ => None,
    });
    let strained = strained.unwrap_or_default();
    let page = || page::desk::review::strained_page(reader, &snapshot, code, me, fields, &strained);
    Ok((!strained.is_empty()).then(page))
}

/// Who the visitor is in that tournament.
async fn signed_in(visitor: &Visitor, code: &str) -> Result<PersonId, Problem> {
    let person = visitor.person(code).await?;
    person.ok_or_else(|| Problem::new(StatusCode::FORBIDDEN, say!("problem-sign-in")))
}

async fn carry_out(app: &App, visitor: &Visitor, code: &str, fields: &Fields) -> Result<(), Problem> {
    let room = app.hall.room(code).await?;
    let person = signed_in(visitor, code).await?;
    let wish = wish(&room.snapshot().tournament, fields)?;
    room.command(Actor::Person(person), wish).await?;
    Ok(())
}

/// The same page again with the problem on it, so that nothing is lost.
async fn problem_on_page(
    app: &App,
    reader: &Reader,
    visitor: &Visitor,
    code: &str,
    back: &str,
    fields: &Fields,
    problem: &Problem,
) -> Response {
    let (Ok(room), Ok(Some(me))) = (app.hall.room(code).await, visitor.person(code).await) else {
        return problem.page(reader);
    };
    let snapshot = room.snapshot();
    let reader = &reader.refused(back, fields);
    let own = format!("/t/{code}");
    let page = match back.strip_prefix(&own).unwrap_or_default() {
        "/me" => page::mine::page_of(reader, &snapshot, code, me, Some(problem)),
        at if at.starts_with("/judge") => match judges_page(reader, &snapshot, code, me, back, problem) {
            Some(page) => page,
            None => return problem.page(reader),
        },
        at if at.starts_with("/desk/match/")
            && let Ok(id) = match_id(fields) =>
        {
            page::settle::match_page(reader, &snapshot, code, me, id, Some(problem))
        }
        at if snapshot.tournament.has_office(me) => {
            match page::desk::again(app, reader, &room, me, at, problem).await {
                Some(page) => page,
                None => return problem.page(reader),
            }
        }
        _ => return problem.page(reader),
    };
    (problem.status, Html(page.into_string())).into_response()
}

/// The judges' page the form was on, if it was one.
fn judges_page(
    reader: &Reader,
    snapshot: &Snapshot,
    code: &str,
    me: PersonId,
    back: &str,
    problem: &Problem,
) -> Option<Markup> {
    let rest = back.strip_prefix(&format!("/t/{code}/judge"))?;
    let leads = snapshot.tournament.has_office(me);
    leads.then(|| page::judge::page_at(reader, snapshot, code, me, rest, Some(problem))).flatten()
}

/// The page the form was on: only ever a page of this tournament.
fn back(headers: &HeaderMap, code: &str) -> String {
    let referrer = headers.get(header::REFERER).and_then(|value| value.to_str().ok());
    let path = referrer
        .and_then(|address| address.split_once("://"))
        .and_then(|(_, rest)| rest.find('/').map(|at| &rest[at..]));
    let path = path.and_then(|path| path.split(['?', '#']).next());
    let own = format!("/t/{code}/");
    match path {
        Some(path) if path.starts_with(&own) && !path.ends_with("/act") => path.to_owned(),
        _ => format!("/t/{code}/me"),
    }
}
