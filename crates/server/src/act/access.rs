//! Coming in: by code, as a new player, back with a PIN, with a password; inviting staff; signing out.

use std::net::SocketAddr;

use axum::Form;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use journal::Moment as Stamp;
use journal::access::{Account, InsertError};
use rulebook::say;
use serde::Deserialize;
use tournament::{Actor, PersonId, StaffRole, Tournament, Wish};

use crate::answer::Problem;
use crate::identity::{Subject, Visitor};
use crate::limits::Guess;
use crate::reader::Reader;
use crate::{App, clock, links, page, secret};

/// A code typed on the home page.
#[derive(Debug, Deserialize)]
pub(super) struct Code {
    code: String,
}

pub(super) async fn find_by_code(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    reader: Reader,
    Form(form): Form<Code>,
) -> Response {
    if !app.limits.allow(address.ip(), Guess::Code) {
        return too_often().page(&reader);
    }
    let code: String = form.code.chars().filter(char::is_ascii_alphanumeric).take(12).collect();
    let code = code.to_ascii_uppercase();
    match app.hall.room(&code).await {
        Ok(_) => Redirect::to(&format!("/t/{code}/join")).into_response(),
        Err(setback) => Problem::from(setback).page(&reader),
    }
}

fn too_often() -> Problem {
    Problem::new(StatusCode::TOO_MANY_REQUESTS, say!("problem-too-often"))
}

/// A new player's form.
#[derive(Debug, Deserialize)]
pub(super) struct Joining {
    name: String,
    #[serde(default)]
    team: String,
}

pub(super) async fn join(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Form(form): Form<Joining>,
) -> Response {
    match try_join(&app, &reader, &visitor, &code, form).await {
        Ok(response) => response,
        Err(problem) => match app.hall.room(&code).await {
            Ok(room) => {
                let page = page::access::join_page(&reader, &room.snapshot(), &code, false, Some(&problem));
                (problem.status, Html(page.into_string())).into_response()
            }
            Err(_) => problem.page(&reader),
        },
    }
}

async fn try_join(
    app: &App,
    reader: &Reader,
    visitor: &Visitor,
    code: &str,
    form: Joining,
) -> Result<Response, Problem> {
    let room = app.hall.room(code).await?;
    let taken = |tournament: &Tournament| {
        tournament.people().any(|(_, person)| person.name.eq_ignore_ascii_case(form.name.trim()))
    };
    // Players find themselves by name and come back by name and PIN, so two of one name would be one too many.
    if taken(&room.snapshot().tournament) {
        return Err(Problem::field("name", say!("field-name-taken", name = form.name.trim())));
    }
    let team = Some(form.team.trim().to_owned()).filter(|team| !team.is_empty());
    let snapshot = room.command(Actor::Newcomer, Wish::Enrol { key: None, name: form.name, team }).await?;
    let person = PersonId(snapshot.tournament.people().count() as u32 - 1);
    let subject = Subject::Person { code: code.to_owned(), person };
    let pin = secret::new_pin()?;
    let hash = links::hash(pin.clone()).await?;
    let stamp = Stamp::new(&clock::stamp()).map_err(|unfit| Problem::internal(unfit.to_string()))?;
    let account = Account::new(&subject.text(), &subject.text(), &hash, &stamp);
    match app.hall.store().add_account(&account).await {
        Ok(()) => {}
        Err(InsertError::Trouble(trouble)) => return Err(trouble.into()),
        Err(error) => return Err(Problem::internal(format!("{error:?}"))),
    }
    let link = links::personal_link(app, code, person).await?;
    let cookies = visitor.sign_in(&subject).await?;
    let page = page::access::welcome(reader, &snapshot, code, &link, &pin);
    Ok((cookies, Html(page.into_string())).into_response())
}

/// Name and PIN, on another phone.
#[derive(Debug, Deserialize)]
pub(super) struct Returning {
    name: String,
    pin: String,
}

pub(super) async fn come_back(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Form(form): Form<Returning>,
) -> Response {
    let back = async {
        if !app.limits.allow(address.ip(), Guess::Pin) {
            return Err(too_often());
        }
        let wrong = || Problem::new(StatusCode::FORBIDDEN, say!("problem-pin"));
        let tournament = app.hall.room(&code).await?.snapshot().tournament;
        let wanted = form.name.trim();
        let person = tournament.people().find(|(_, person)| person.name.eq_ignore_ascii_case(wanted));
        let (person, _) = person.ok_or_else(wrong)?;
        let subject = Subject::Person { code: code.clone(), person };
        let account = app.hall.store().account(&subject.text()).await?.ok_or_else(wrong)?;
        if !links::fits(form.pin, account.password).await {
            return Err(wrong());
        }
        let cookies = visitor.sign_in(&subject).await?;
        Ok((cookies, Redirect::to(&format!("/t/{code}/me"))).into_response())
    };
    back.await.unwrap_or_else(|problem| problem.page(&reader))
}

/// Name and password of an account.
#[derive(Debug, Deserialize)]
pub(super) struct Password {
    name: String,
    password: String,
}

pub(super) async fn sign_in(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    reader: Reader,
    visitor: Visitor,
    Form(form): Form<Password>,
) -> Response {
    let signed_in = async {
        if !app.limits.allow(address.ip(), Guess::Password) {
            return Err(too_often());
        }
        let wrong = || Problem::new(StatusCode::FORBIDDEN, say!("problem-password"));
        let account = app.hall.store().account_named(form.name.trim()).await?.ok_or_else(wrong)?;
        if !links::fits(form.password, account.password).await {
            return Err(wrong());
        }
        let cookies = visitor.sign_in(&Subject::Account(account.id)).await?;
        Ok((cookies, Redirect::to("/")).into_response())
    };
    signed_in.await.unwrap_or_else(|problem: Problem| {
        (problem.status, Html(page::access::sign_in(&reader, Some(&problem)).into_string())).into_response()
    })
}

pub(super) async fn sign_out(reader: Reader, visitor: Visitor) -> Response {
    match visitor.sign_out(&Subject::Account(String::new())).await {
        Ok(cookies) => (cookies, Redirect::to("/")).into_response(),
        Err(problem) => problem.page(&reader),
    }
}

/// Which role to invite for.
#[derive(Debug, Deserialize)]
pub(super) struct Invitation {
    role: StaffRole,
}

pub(super) async fn invite(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Form(form): Form<Invitation>,
) -> Response {
    let invited = async {
        let snapshot = app.hall.room(&code).await?.snapshot();
        let me = visitor.person(&code).await?;
        let me = me.filter(|person| *person == snapshot.tournament.organizer());
        let me = me.ok_or_else(|| Problem::new(StatusCode::FORBIDDEN, say!("desk-leaders-only")))?;
        let link = links::staff_link(&app, &code, form.role).await?;
        let reader = Reader { path: format!("/t/{code}/desk"), ..reader.clone() };
        let page = page::desk::page_of(&app, &reader, &snapshot, &code, me, None, Some(&link));
        Ok::<_, Problem>(Html(page.into_string()).into_response())
    };
    invited.await.unwrap_or_else(|problem| problem.page(&reader))
}
