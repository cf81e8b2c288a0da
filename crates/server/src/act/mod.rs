//! What forms may ask: each becomes one command. After it the reader is sent back to the page the form stands on; a refusal is
//! shown there by the edge.

mod access;
mod account;
mod at_table;
mod desk;
mod found;
mod judging;
mod links;
mod preferences;
mod quick;
mod wish;

use ::access::{Key, Subject, Visitor};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use axum::{Form, Router};
use maud::Markup;
use rulebook::say;
use tournament::{Actor, Fact, PersonId};
use web::route::post;
use web::{Problem, Reader};

use crate::forms::Fields;
use crate::hall::{Setback, Snapshot, Terms};
use crate::redirect;
use crate::{App, page, shown};
use wish::wish;

/// Where forms are sent.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/join", post(access::find_by_code))
        .route("/new", post(found::found))
        .route("/sign-in", post(access::sign_in))
        .route("/sign-out", post(access::sign_out))
        .route("/preferences", post(preferences::preferences))
        .route("/t/{code}/join", post(access::join))
        .route("/t/{code}/access", post(access::renew))
        .route("/t/{code}/return", post(access::come_back))
        .route("/t/{code}/sign-out", post(access::sign_out_of))
        .route("/t/{code}/desk/all-here", post(desk::all_here))
        .route("/t/{code}/desk/quick", post(quick::quick))
        .route("/t/{code}/desk/invite", post(desk::invite))
        .route("/t/{code}/desk/invitations/{digest}/revoke", post(desk::revoke))
        .route("/t/{code}/desk/person/{number}/access", post(desk::access))
        .route("/t/{code}/act", post(act))
        .merge(account::routes())
        .merge(links::routes())
}

/// A form on a tournament's page.
async fn act(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, Problem> {
    let back = back(&fields, &code);
    if !fields.contains_key("confirmed") {
        // The page asked before confirming stands in for the one the form was on.
        let reader = Reader { path: back.clone(), ..reader };
        if let Some(page) = before_confirming(&app, &reader, &visitor, &code, &fields).await? {
            return Ok(Html(page.into_string()).into_response());
        }
    }
    let still_leads = carry_out(&app, &visitor, &code, &fields).await?;
    let desk = back.starts_with(&format!("/t/{code}/desk"));
    // Who has just gone off duty finds the way back on duty with the judges.
    let back = if desk && !still_leads { format!("/t/{code}/judge") } else { back };
    Ok(redirect::local(&back).into_response())
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
    let snapshot = room.snapshot().seen_by(Some(me));
    if let Some((about, shown)) = shown::of_form(fields, me)? {
        snapshot.tournament.still_as_shown(about, shown).map_err(Setback::refused)?;
    }
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

/// Carries a form out, once: sent again it is done already, whatever the rules would say to it by now. Says whether whoever
/// asked leads, now that it is done.
async fn carry_out(app: &App, visitor: &Visitor, code: &str, fields: &Fields) -> Result<bool, Problem> {
    let room = app.hall.room(code).await?;
    let person = signed_in(visitor, code).await?;
    let who = Subject::person(code, person).text();
    let act = Key::of_form(fields)?.act(&who, "act", fields);
    let kept = act.kept(String::new())?;
    let keep = |_: &Snapshot| kept.clone();
    let tried = async {
        // Read as its sender may know the tournament: what a form lacks must not tell what happens at other tables.
        let wish = wish(&room.snapshot().own_view(Some(person)).tournament, fields)?;
        let terms = Terms { keep: Some(&keep), shown: shown::of_form(fields, person)?, ..Terms::default() };
        room.command_under(&terms, Actor::Person(person), wish).await?;
        Ok(())
    };
    match tried.await {
        Err(problem) if act.before(&app.access).await?.is_none() => Err(problem),
        _ => Ok(room.snapshot().tournament.helps_lead(person)),
    }
}

/// Where to go once it is done: where the form says, or back to the page it stands on. Only ever a page of this tournament.
fn back(fields: &Fields, code: &str) -> String {
    let own = format!("/t/{code}/");
    let fits = |address: &&String| {
        address.starts_with(&own) && web::fields::is_own(address) && !address.ends_with("/act")
    };
    let then = fields.get("then").filter(fits);
    then.or_else(|| fields.get(web::fields::AT).filter(fits))
        .cloned()
        .unwrap_or_else(|| format!("/t/{code}/me"))
}
