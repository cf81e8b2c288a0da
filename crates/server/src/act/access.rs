//! Coming in: by code, as a new player, back with a PIN, with a password; signing out.

use access::{Client, Key, Subject, Visitor, accounts, links};
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use rulebook::say;
use serde::Deserialize;
use tournament::PersonId;
use web::{Problem, Reader};

use crate::forms::Fields;
use crate::joining::{self, Joined, Newcomer};
use crate::redirect;
use crate::{App, page};

/// A code typed on the home page.
#[derive(Debug, Deserialize)]
pub(super) struct Code {
    code: String,
}

pub(super) async fn find_by_code(State(app): State<App>, client: Client, Form(form): Form<Code>) -> Response {
    if let Err(problem) = app.access.limits().code(client) {
        return problem.into_response();
    }
    let code: String = form.code.chars().filter(char::is_ascii_alphanumeric).take(12).collect();
    let code = code.to_ascii_uppercase();
    let unknown = match app.hall.room(&code).await {
        Ok(_) => return redirect::local(&format!("/t/{code}/join")).into_response(),
        Err(setback) => Problem::from(setback),
    };
    match app.table_by_code(&code).await {
        Ok(Some(table)) => redirect::local(&table).into_response(),
        Ok(None) => unknown.into_response(),
        Err(problem) => problem.into_response(),
    }
}

/// A new player's form.
#[derive(Debug, Deserialize)]
pub(super) struct Joining {
    name: String,
    #[serde(default)]
    team: String,
    once: Option<String>,
}

pub(super) async fn join(
    State(app): State<App>,
    client: Client,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Form(form): Form<Joining>,
) -> Result<Response, Problem> {
    try_join(&app, client, &reader, &visitor, &code, form).await
}

async fn try_join(
    app: &App,
    client: Client,
    reader: &Reader,
    visitor: &Visitor,
    code: &str,
    form: Joining,
) -> Result<Response, Problem> {
    let key = Key::of(form.once.as_deref())?;
    let newcomer = Newcomer { client, code: code.to_owned(), name: form.name, team: Some(form.team), key };
    let Joined { snapshot, person, pin, link, session, .. } = joining::enrol(app, newcomer).await?;
    let subject = Subject::person(code, person);
    app.access.add_session(&subject, &session).await?;
    let cookies = visitor.signed_in(&subject, &session);
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
    client: Client,
    visitor: Visitor,
    Path(code): Path<String>,
    Form(form): Form<Returning>,
) -> Response {
    let back = async {
        let person = joining::by_pin(&app, client, &code, &form.name, form.pin).await?;
        let subject = Subject::person(&code, person);
        let cookies = visitor.sign_in(&subject).await?;
        Ok((cookies, redirect::local(&format!("/t/{code}/me"))).into_response())
    };
    back.await.unwrap_or_else(Problem::into_response)
}

/// Name and password of an account.
#[derive(Debug, Deserialize)]
pub(super) struct Password {
    #[serde(default)]
    name: String,
    #[serde(default)]
    password: String,
}

pub(super) async fn sign_in(
    State(app): State<App>,
    client: Client,
    visitor: Visitor,
    Form(form): Form<Password>,
) -> Result<Response, Problem> {
    let account = accounts::by_password(&app.access, client, &form.name, form.password).await?;
    let cookies = visitor.sign_in(&Subject::Account(account)).await?;
    Ok((cookies, redirect::local("/")).into_response())
}

pub(super) async fn sign_out(visitor: Visitor) -> Result<Response, Problem> {
    let cookies = visitor.sign_out_of_account().await?;
    Ok((cookies, redirect::local("/")).into_response())
}

/// Signs a person out of a tournament on this device.
pub(super) async fn sign_out_of(visitor: Visitor, Path(code): Path<String>) -> Result<Response, Problem> {
    let cookies = visitor.sign_out_of(&code).await?;
    Ok((cookies, redirect::local(&format!("/t/{code}"))).into_response())
}

/// A new link and PIN for oneself; every other way in ends, this browser stays signed in.
pub(super) async fn renew(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, Problem> {
    let room = app.hall.room(&code).await?;
    let signed_out = || Problem::new(StatusCode::FORBIDDEN, say!("problem-sign-in"));
    let key = Key::of_form(&fields)?;
    // While the first of two taps is at work, every session is over for a moment: the second asks who it is only afterwards.
    let turn = key.act("", "renewing", &fields).turn(&app.access).await;
    let me: PersonId = visitor.person(&code).await?.ok_or_else(signed_out)?;
    let snapshot = room.snapshot().seen_by(Some(me));
    // The organizer comes back by an account; a PIN would be a weaker way in.
    if me == snapshot.tournament.organizer() {
        return Err(Problem::new(StatusCode::FORBIDDEN, say!("ways-in-organizer")));
    }
    let subject = Subject::person(&code, me);
    let act = key.act(&subject.text(), "renew", &fields);
    let own = visitor.session_as(&subject).await?;
    let renewing = app.clone();
    let (link, pin) = joining::to_the_end(async move {
        let _turn = turn;
        let renewed = links::renewed(&renewing.access, &subject, &act).await?;
        if let Some(own) = own {
            renewing.access.add_session(&subject, &own).await?;
        }
        Ok(renewed)
    })
    .await?;
    let reader = Reader { path: format!("/t/{code}/access"), ..reader };
    Ok(Html(page::access::welcome(&reader, &snapshot, &code, &link, &pin).into_string()).into_response())
}
