//! One's own account: another password, signing out everywhere, an invitation for another account.

use access::{Client, Key, Subject, Visitor, accounts, links};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use axum::{Form, Router};
use journal::access::Account;
use rulebook::say;
use serde::Deserialize;
use web::route::post;
use web::{Problem, Reader};

use crate::forms::Fields;
use crate::page::account as page;
use crate::{App, redirect};

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/account/password", post(change_password))
        .route("/account/sign-out-everywhere", post(sign_out_everywhere))
        .route("/account/invite", post(invite))
}

/// The account that is signed in.
async fn mine(app: &App, visitor: &Visitor) -> Result<Account, Problem> {
    let signed_out = || Problem::new(StatusCode::FORBIDDEN, say!("problem-sign-in"));
    let id = visitor.account.as_deref().ok_or_else(signed_out)?;
    app.hall.store().account(id).await?.ok_or_else(signed_out)
}

/// The password before and the new one.
#[derive(Deserialize)]
struct Passwords {
    before: String,
    password: String,
    once: Option<String>,
}

async fn change_password(
    State(app): State<App>,
    client: Client,
    visitor: Visitor,
    Form(form): Form<Passwords>,
) -> Result<Response, Problem> {
    // By its key alone: the first of two taps has ended the session the second comes with.
    let act = Key::of(form.once.as_deref())?.act("", "password", &Fields::new());
    let _turn = act.turn(&app.access).await;
    let (subject, session) = if let Some(before) = accounts::done_before(&app.access, &act).await? {
        before
    } else {
        let account = mine(&app, &visitor).await?;
        accounts::by_password(&app.access, client, &account.name, form.before).await?;
        accounts::change_password(&app.access, &account.id, form.password, &act).await?
    };
    Ok((visitor.signed_in(&subject, &session), redirect::local("/account")).into_response())
}

async fn sign_out_everywhere(State(app): State<App>, visitor: Visitor) -> Result<Response, Problem> {
    // Whoever is signed out already, by the first of two taps for one, has what was wanted.
    if let Some(account) = &visitor.account {
        links::end_sessions(&app.access, &Subject::Account(account.clone())).await?;
    }
    let cookies = visitor.sign_out_of_account().await?;
    Ok((cookies, redirect::local("/")).into_response())
}

/// Makes an invitation for another account and shows it, once.
async fn invite(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Result<Response, Problem> {
    let account = mine(&app, &visitor).await?;
    let act = Key::of_form(&fields)?.act(&Subject::Account(account.id).text(), "invite", &fields);
    let secret = act.secret("invitation");
    let link = accounts::invitation_of(app.access.store(), app.config.public_url(), &secret).await?;
    let reader = Reader { path: "/account".to_owned(), ..reader };
    Ok(Html(page::page(&reader, &account.name, Some(&link)).into_string()).into_response())
}
