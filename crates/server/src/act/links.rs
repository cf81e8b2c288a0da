//! What links lead to once they are accepted: the owner's account, another account, another password, an office.

use std::collections::BTreeMap;

use access::{Client, Key, Subject, Visitor, accounts, links};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use axum::{Form, Router};
use serde::Deserialize;
use web::Problem;
use web::route::post;

use crate::joining::{self, Accepting, Appointed};
use crate::{App, redirect};

/// Where links are accepted.
pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/l/{token}/owner", post(accept_owner))
        .route("/l/{token}/password", post(accept_reset))
        .route("/l/{token}/staff", post(accept_staff))
}

/// The owner's name and password.
#[derive(Deserialize)]
struct NewAccount {
    name: String,
    password: String,
    once: Option<String>,
}

/// The owner, or whoever was invited to have an account, accepts the one-time link.
async fn accept_owner(
    State(app): State<App>,
    client: Client,
    visitor: Visitor,
    Path(token): Path<String>,
    Form(form): Form<NewAccount>,
) -> Result<Response, Problem> {
    let fields = BTreeMap::from([("name".to_owned(), form.name.clone())]);
    let act = Key::of(form.once.as_deref())?.act("", &format!("account {token}"), &fields);
    let chosen = (form.name.as_str(), form.password);
    let (subject, session) = accounts::accept(&app.access, client, &token, chosen, &act).await?;
    Ok((visitor.signed_in(&subject, &session), redirect::local("/new")).into_response())
}

/// Another password.
#[derive(Deserialize)]
struct NewPassword {
    password: String,
    once: Option<String>,
}

/// Whoever lost a password chooses another.
async fn accept_reset(
    State(app): State<App>,
    client: Client,
    visitor: Visitor,
    Path(token): Path<String>,
    Form(form): Form<NewPassword>,
) -> Result<Response, Problem> {
    let act = Key::of(form.once.as_deref())?.act("", &format!("reset {token}"), &BTreeMap::new());
    let _turn = act.turn(&app.access).await;
    if let Some((subject, session)) = accounts::done_before(&app.access, &act).await? {
        return Ok((visitor.signed_in(&subject, &session), redirect::local("/account")).into_response());
    }
    let capability = links::valid(&app.access, client, &token).await?;
    let subject = Subject::read(&capability.subject).filter(|_| capability.purpose == links::RESET);
    let Some(Subject::Account(id)) = subject else { return Err(Problem::not_found()) };
    let password = accounts::checked_password(form.password)?;
    links::use_up(&app.access, &token).await?;
    let (subject, session) = accounts::change_password(&app.access, &id, password, &act).await?;
    Ok((visitor.signed_in(&subject, &session), redirect::local("/account")).into_response())
}

/// A name typed when accepting an invitation.
#[derive(Debug, Deserialize)]
struct StaffName {
    name: String,
    once: Option<String>,
}

/// A marshal or judge accepts an invitation.
async fn accept_staff(
    State(app): State<App>,
    client: Client,
    visitor: Visitor,
    Path(token): Path<String>,
    Form(form): Form<StaffName>,
) -> Response {
    let joined = async {
        let key = Key::of(form.once.as_deref())?;
        let accepting = Accepting { client, token: token.clone(), name: form.name, key };
        let Appointed { code, person, session, .. } = joining::accept(&app, accepting).await?;
        let subject = Subject::person(&code, person);
        let cookies = visitor.signed_in(&subject, &session);
        Ok((cookies, redirect::local(&format!("/t/{code}/desk"))).into_response())
    };
    joined.await.unwrap_or_else(Problem::into_response)
}
