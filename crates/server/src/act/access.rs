//! Coming in: by code, as a new player, back with a PIN, with a password; signing out.

use std::net::{IpAddr, SocketAddr};

use axum::Form;
use axum::extract::{ConnectInfo, Path, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use serde::Deserialize;

use crate::answer::Problem;
use crate::identity::{Subject, Visitor};
use crate::joining::{self, Joined};
use crate::limits::Guess;
use crate::reader::Reader;
use crate::{App, page};

/// A code typed on the home page.
#[derive(Debug, Deserialize)]
pub(super) struct Code {
    code: String,
}

pub(super) async fn find_by_code(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Form(form): Form<Code>,
) -> Response {
    if let Err(problem) = app.limits.guess(address.ip(), Guess::Code) {
        return problem.into_response();
    }
    let code: String = form.code.chars().filter(char::is_ascii_alphanumeric).take(12).collect();
    let code = code.to_ascii_uppercase();
    match app.hall.room(&code).await {
        Ok(_) => Redirect::to(&format!("/t/{code}/join")).into_response(),
        Err(setback) => Problem::from(setback).into_response(),
    }
}

/// A new player's form.
#[derive(Debug, Deserialize)]
pub(crate) struct Joining {
    name: String,
    #[serde(default)]
    team: String,
}

pub(crate) async fn join(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Form(form): Form<Joining>,
) -> Result<Response, Problem> {
    try_join(&app, address.ip(), &reader, &visitor, &code, form).await
}

async fn try_join(
    app: &App,
    address: IpAddr,
    reader: &Reader,
    visitor: &Visitor,
    code: &str,
    form: Joining,
) -> Result<Response, Problem> {
    let Joined { snapshot, person, pin, link } =
        joining::enrol(app, address, code, &form.name, Some(&form.team)).await?;
    let subject = Subject::Person { code: code.to_owned(), person };
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
    visitor: Visitor,
    Path(code): Path<String>,
    Form(form): Form<Returning>,
) -> Response {
    let back = async {
        let person = joining::by_pin(&app, address.ip(), &code, &form.name, form.pin).await?;
        let subject = Subject::Person { code: code.clone(), person };
        let cookies = visitor.sign_in(&subject).await?;
        Ok((cookies, Redirect::to(&format!("/t/{code}/me"))).into_response())
    };
    back.await.unwrap_or_else(Problem::into_response)
}

/// Name and password of an account.
#[derive(Debug, Deserialize)]
pub(crate) struct Password {
    name: String,
    password: String,
}

pub(crate) async fn sign_in(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    visitor: Visitor,
    Form(form): Form<Password>,
) -> Result<Response, Problem> {
    let account = joining::by_password(&app, address.ip(), &form.name, form.password).await?;
    let cookies = visitor.sign_in(&Subject::Account(account)).await?;
    Ok((cookies, Redirect::to("/")).into_response())
}

pub(super) async fn sign_out(visitor: Visitor) -> Response {
    match visitor.sign_out(&Subject::Account(String::new())).await {
        Ok(cookies) => (cookies, Redirect::to("/")).into_response(),
        Err(problem) => problem.into_response(),
    }
}
