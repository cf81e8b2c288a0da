//! Accounts: one's own page with another password, everybody's sign-out, an invitation for another account; and what the
//! command line does about accounts when nobody can sign in any more.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::post;
use axum::{Form, Router};
use journal::access::{Account, Capability};
use journal::{Moment as Stamp, Store, Trouble};
use rulebook::say;
use serde::Deserialize;

use crate::answer::Problem;
use crate::client::Client;
use crate::identity::{Subject, Visitor};
use crate::page::account as page;
use crate::reader::Reader;
use crate::secret::{NoRandomness, Secret};
use crate::{App, clock, joining, links, redirect};

/// The fewest characters of a password.
const LEAST_PASSWORD: usize = 8;

pub(crate) fn routes() -> Router<App> {
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

pub(crate) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    if visitor.account.is_none() {
        return Ok(redirect::local("/sign-in").into_response());
    }
    let account = mine(&app, &visitor).await?;
    Ok(Html(page::page(&reader, &account.name, None).into_string()).into_response())
}

/// The password before and the new one.
#[derive(Deserialize)]
struct Passwords {
    before: String,
    password: String,
}

async fn change_password(
    State(app): State<App>,
    client: Client,
    visitor: Visitor,
    Form(form): Form<Passwords>,
) -> Result<Response, Problem> {
    let account = mine(&app, &visitor).await?;
    joining::by_password(&app, client, &account.name, form.before).await?;
    let subject = set_password(&app, &account.id, form.password).await?;
    let cookies = visitor.sign_in(&subject).await?;
    Ok((cookies, redirect::local("/account")).into_response())
}

/// Another password; whoever is signed in with the one before, browser or program, is no longer.
pub(crate) async fn set_password(app: &App, id: &str, password: String) -> Result<Subject, Problem> {
    let password = checked_password(password)?;
    let hash = app.hashed(password).await?;
    app.hall.store().set_password(id, &hash).await?;
    let subject = Subject::Account(id.to_owned());
    links::end_sessions(app, &subject).await?;
    Ok(subject)
}

/// A password as one may choose it.
pub(crate) fn checked_password(password: String) -> Result<String, Problem> {
    if password.chars().count() < LEAST_PASSWORD || password.len() > 1000 {
        return Err(Problem::field("password", say!("field-password-length", least = LEAST_PASSWORD)));
    }
    Ok(password)
}

async fn sign_out_everywhere(State(app): State<App>, visitor: Visitor) -> Result<Response, Problem> {
    let account = mine(&app, &visitor).await?;
    links::end_sessions(&app, &Subject::Account(account.id)).await?;
    let cookies = visitor.sign_out_of_account().await?;
    Ok((cookies, redirect::local("/")).into_response())
}

/// Makes an invitation for another account and shows it, once.
async fn invite(State(app): State<App>, reader: Reader, visitor: Visitor) -> Result<Response, Problem> {
    let account = mine(&app, &visitor).await?;
    let link = invitation(app.hall.store(), app.config.public_url()).await?;
    let reader = Reader { path: "/account".to_owned(), ..reader };
    Ok(Html(page::page(&reader, &account.name, Some(&link)).into_string()).into_response())
}

/// How long an invitation for an account, or a link to choose another password, holds.
const LINK_SECONDS: i64 = 7 * 24 * 3600;

/// Why a link for an account was not made.
#[derive(Debug)]
pub enum NoLink {
    /// No account has that name; these there are.
    Unknown { names: Vec<String> },
    /// The database.
    Trouble(Trouble),
    /// The system gives no randomness.
    NoRandomness,
}

impl From<Trouble> for NoLink {
    fn from(trouble: Trouble) -> NoLink {
        NoLink::Trouble(trouble)
    }
}

impl From<NoRandomness> for NoLink {
    fn from(_: NoRandomness) -> NoLink {
        NoLink::NoRandomness
    }
}

impl From<NoLink> for Problem {
    fn from(no_link: NoLink) -> Problem {
        match no_link {
            NoLink::Unknown { .. } => Problem::not_found(),
            NoLink::Trouble(trouble) => trouble.into(),
            NoLink::NoRandomness => NoRandomness.into(),
        }
    }
}

/// A one-time link by which somebody gets an account of their own.
pub async fn invitation(store: &Store, public_url: &str) -> Result<String, NoLink> {
    one_time_link(store, public_url, links::ACCOUNT, "account").await
}

/// A one-time link by which whoever opens it chooses another password for an account: the one of that name, or the only
/// one. Links made for it before no longer hold.
pub async fn reset(store: &Store, public_url: &str, name: Option<&str>) -> Result<String, NoLink> {
    let accounts = store.accounts().await?;
    // Players who have a PIN are accounts of their own; their names are no names people have.
    let accounts: Vec<&Account> =
        accounts.iter().filter(|account| Subject::read(&account.id).is_none()).collect();
    let found = match (name, accounts.as_slice()) {
        (None, [only]) => Some(*only),
        (None, _) => None,
        (Some(name), all) => all.iter().copied().find(|account| account.name == name.trim()),
    };
    let names = || accounts.iter().map(|account| account.name.clone()).collect();
    let account = found.ok_or_else(|| NoLink::Unknown { names: names() })?;
    let subject = Subject::Account(account.id.clone()).text();
    store.revoke_capabilities_of(&subject, &stamp(0)?).await?;
    one_time_link(store, public_url, links::RESET, &subject).await
}

async fn one_time_link(
    store: &Store,
    public_url: &str,
    purpose: &str,
    subject: &str,
) -> Result<String, NoLink> {
    let secret = Secret::new()?;
    let link = Capability::new(secret.digest(), purpose, subject, &stamp(0)?).until(&stamp(LINK_SECONDS)?);
    match store.add_capability(&link).await {
        Ok(()) => Ok(format!("{public_url}/l/{}", secret.as_str())),
        Err(journal::access::InsertError::Trouble(trouble)) => Err(trouble.into()),
        Err(journal::access::InsertError::Taken) => Err(NoLink::NoRandomness),
    }
}

fn stamp(seconds: i64) -> Result<Stamp, Trouble> {
    Stamp::new(&clock::stamp_in(seconds)).map_err(|unfit| Trouble::Other { why: unfit.to_string() })
}
