//! Links are capabilities: long, random, stored hashed, revocable, one tap. They carry a role into a tournament.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::post;
use axum::{Form, Router};
use journal::access::{Account, Capability, InsertError};
use journal::{Moment as Stamp, Trouble};
use rulebook::say;
use serde::Deserialize;
use tournament::{PersonId, StaffRole};

use crate::account::{checked_password, set_password};
use crate::answer::Problem;
use crate::client::Client;
use crate::identity::{Subject, Visitor};
use crate::joining::{self, Accepting, Appointed};
use crate::keys::Key;
use crate::reader::Reader;
use crate::redirect;
use crate::secret::{self, Secret, digest_of};
use crate::{App, clock, page};

/// Where links lead.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/l/{token}/owner", post(accept_owner))
        .route("/l/{token}/password", post(accept_reset))
        .route("/l/{token}/staff", post(accept_staff))
}

const OWNER: &str = "owner";
const PERSON: &str = "person";
const STAFF: &str = "staff";
/// Makes another account.
pub(crate) const ACCOUNT: &str = "account";
/// Gives an account another password.
pub(crate) const RESET: &str = "reset";

/// The one-time link for the owner of a new server; `None` once there is an account.
pub(crate) async fn owner_link(app: &App) -> Result<Option<String>, Trouble> {
    if !app.hall.store().accounts().await?.is_empty() {
        return Ok(None);
    }
    let told =
        |problem: Problem| Trouble::Other { why: wording::say(wording::Language::English, &problem.saying) };
    // Only the newest holds: one that was printed by an earlier start may lie anywhere.
    app.hall.store().revoke_capabilities_of(OWNER, &stamp().map_err(told)?).await?;
    let secret = new_link(app, OWNER, OWNER, None, None).await.map_err(told)?;
    Ok(Some(address(app, &secret)))
}

/// A personal link into a tournament.
pub(crate) async fn personal_link(app: &App, code: &str, person: PersonId) -> Result<String, Problem> {
    let subject = Subject::Person { code: code.to_owned(), person };
    let secret = new_link(app, PERSON, &subject.text(), Some(code), None).await?;
    Ok(address(app, &secret))
}

/// The address of a link.
pub(crate) fn address(app: &App, secret: &Secret) -> String {
    format!("{}/l/{}", app.config.public_url(), secret.as_str())
}

/// Lets a new person come back by that link and that PIN. Done again it changes nothing; once that access was ended it is
/// refused, for whoever ended it meant it.
pub(crate) async fn grant(app: &App, subject: &Subject, link: &Secret, pin: &str) -> Result<(), Problem> {
    let Subject::Person { code, .. } = subject else { return Err(Problem::not_found()) };
    let store = app.hall.store();
    if let Some(known) = store.capability(&link.digest()).await? {
        let ended = || Problem::new(StatusCode::NOT_FOUND, say!("problem-link"));
        return known.revoked.is_none().then_some(()).ok_or_else(ended);
    }
    let hash = app.hashed(pin.to_owned()).await?;
    match store.add_account(&Account::new(&subject.text(), &subject.text(), &hash, &stamp()?)).await {
        Ok(()) | Err(InsertError::Taken) => {}
        Err(InsertError::Trouble(trouble)) => return Err(trouble.into()),
    }
    // The link comes last: where it is, everything is.
    let capability = Capability::new(link.digest(), PERSON, &subject.text(), &stamp()?).about(code);
    match store.add_capability(&capability).await {
        Ok(()) | Err(InsertError::Taken) => Ok(()),
        Err(InsertError::Trouble(trouble)) => Err(trouble.into()),
    }
}

/// A personal link and a new PIN; the PIN before it, if there was one, no longer works.
pub(crate) async fn personal_access(
    app: &App,
    code: &str,
    person: PersonId,
) -> Result<(String, String), Problem> {
    let subject = Subject::Person { code: code.to_owned(), person }.text();
    let pin = secret::new_pin()?;
    let hash = app.hashed(pin.clone()).await?;
    if !app.hall.store().set_password(&subject, &hash).await? {
        let account = Account::new(&subject, &subject, &hash, &stamp()?);
        app.hall.store().add_account(&account).await?;
    }
    Ok((personal_link(app, code, person).await?, pin))
}

/// Takes back every link and token of a person, ends every session, and makes the PIN useless.
pub(crate) async fn end_access(app: &App, code: &str, person: PersonId) -> Result<(), Problem> {
    let whose = Subject::Person { code: code.to_owned(), person };
    let subject = whose.text();
    app.hall.store().revoke_capabilities_of(&subject, &stamp()?).await?;
    app.hall.store().set_password(&subject, NO_PIN).await?;
    end_sessions(app, &whose).await
}

/// Takes back every link of a person, and nothing else.
pub(crate) async fn end_links(app: &App, code: &str, person: PersonId) -> Result<(), Problem> {
    let subject = Subject::Person { code: code.to_owned(), person }.text();
    app.hall.store().revoke_capabilities_of(&subject, &stamp()?).await?;
    Ok(())
}

/// Ends every session of somebody and takes every token back.
pub(crate) async fn end_sessions(app: &App, whose: &Subject) -> Result<(), Problem> {
    let subject = whose.text();
    app.hall.store().revoke_tokens_of(&subject, &stamp()?).await?;
    app.hall.store().end_sessions_of(&subject).await?;
    app.sessions.forget_all_of(whose);
    Ok(())
}

/// No PIN has this hash.
const NO_PIN: &str = "-";

/// Invitations nobody has accepted yet.
pub(crate) async fn invitations(app: &App, code: &str) -> Result<Vec<Capability>, Problem> {
    let mut links = app.hall.store().capabilities_of_stream(code).await?;
    links.retain(|link| link.purpose == STAFF && link.revoked.is_none());
    Ok(links)
}

/// Takes an open invitation of that tournament back.
pub(crate) async fn revoke_invitation(app: &App, code: &str, digest: &str) -> Result<(), Problem> {
    let open = invitations(app, code).await?;
    let link = open.iter().find(|link| link.hash.to_string() == digest).ok_or_else(Problem::not_found)?;
    app.hall.store().revoke_capability(&link.hash, &stamp()?).await?;
    Ok(())
}

/// An invitation for a marshal or a judge.
pub(crate) async fn staff_link(app: &App, code: &str, role: StaffRole) -> Result<String, Problem> {
    let role = match role {
        StaffRole::Marshal => "marshal",
        StaffRole::Judge => "judge",
    };
    let secret = new_link(app, STAFF, "invited", Some(code), Some(role)).await?;
    Ok(address(app, &secret))
}

async fn new_link(
    app: &App,
    purpose: &str,
    subject: &str,
    code: Option<&str>,
    role: Option<&str>,
) -> Result<Secret, Problem> {
    let secret = Secret::new()?;
    let mut capability = Capability::new(secret.digest(), purpose, subject, &stamp()?);
    if let Some(code) = code {
        capability = capability.about(code);
    }
    if let Some(role) = role {
        capability = capability.giving(role);
    }
    app.hall.store().add_capability(&capability).await?;
    Ok(secret)
}

fn stamp() -> Result<Stamp, Problem> {
    Stamp::new(&clock::stamp()).map_err(|unfit| Problem::internal(unfit.to_string()))
}

/// Somebody opens a link.
pub(crate) async fn open(
    State(app): State<App>,
    client: Client,
    reader: Reader,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Response {
    let opened = open_link(&app, client, &reader, &visitor, &token).await;
    opened.unwrap_or_else(Problem::into_response)
}

async fn open_link(
    app: &App,
    client: Client,
    reader: &Reader,
    visitor: &Visitor,
    token: &str,
) -> Result<Response, Problem> {
    let capability = valid_link(app, client, token).await?;
    match capability.purpose.as_str() {
        RESET => Ok(Html(page::account::reset(reader, token).into_string()).into_response()),
        OWNER | ACCOUNT => {
            let page = page::access::new_account(reader, token, capability.purpose == OWNER);
            Ok(Html(page.into_string()).into_response())
        }
        PERSON => {
            let subject = Subject::read(&capability.subject).ok_or_else(Problem::not_found)?;
            let Subject::Person { code, person } = &subject else { return Err(Problem::not_found()) };
            let leads = app.hall.room(code).await?.snapshot().tournament.has_office(*person);
            let cookies = visitor.sign_in(&subject).await?;
            let place = if leads { "desk" } else { "me" };
            Ok((cookies, redirect::local(&format!("/t/{code}/{place}"))).into_response())
        }
        STAFF => {
            let role = capability.role.as_deref().unwrap_or_default();
            let code = capability.stream.as_deref().unwrap_or_default();
            let room = app.hall.room(code).await?;
            let page = page::access::join_staff(reader, &room.snapshot(), code, token, role);
            Ok(Html(page.into_string()).into_response())
        }
        _ => Err(Problem::not_found()),
    }
}

async fn valid_link(app: &App, client: Client, token: &str) -> Result<Capability, Problem> {
    app.limits.code(client)?;
    let found = app.hall.store().capability(&digest_of(token)).await?;
    let now = stamp()?.sortable();
    let live =
        |it: &Capability| it.revoked.is_none() && it.expires.as_ref().is_none_or(|expires| *expires > now);
    found.filter(live).ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, say!("problem-link")))
}

/// An invitation, whether it was accepted or not.
pub(crate) struct Invited {
    pub(crate) code: String,
    pub(crate) role: StaffRole,
    pub(crate) used: bool,
}

/// The invitation somebody holds.
pub(crate) async fn invitation(app: &App, client: Client, token: &str) -> Result<Invited, Problem> {
    app.limits.code(client)?;
    let found = app.hall.store().capability(&digest_of(token)).await?;
    let found = found.ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, say!("problem-link")))?;
    let role = match (found.purpose.as_str(), found.role.as_deref()) {
        (STAFF, Some("marshal")) => StaffRole::Marshal,
        (STAFF, Some("judge")) => StaffRole::Judge,
        _ => return Err(Problem::not_found()),
    };
    Ok(Invited { code: found.stream.unwrap_or_default(), role, used: found.revoked.is_some() })
}

/// Uses a one-time link up. Of several who accept it at once, exactly one succeeds.
pub(crate) async fn use_up(app: &App, token: &str) -> Result<(), Problem> {
    if app.hall.store().revoke_capability(&digest_of(token), &stamp()?).await? {
        return Ok(());
    }
    Err(Problem::new(StatusCode::NOT_FOUND, say!("problem-link")))
}

/// The owner's name and password.
#[derive(Debug, Deserialize)]
pub(crate) struct NewAccount {
    name: String,
    password: String,
}

/// The owner accepts the one-time link.
async fn accept_owner(
    State(app): State<App>,
    client: Client,
    visitor: Visitor,
    Path(token): Path<String>,
    Form(form): Form<NewAccount>,
) -> Result<Response, Problem> {
    make_owner(&app, client, &visitor, &token, form).await
}

async fn make_owner(
    app: &App,
    client: Client,
    visitor: &Visitor,
    token: &str,
    form: NewAccount,
) -> Result<Response, Problem> {
    let capability = valid_link(app, client, token).await?;
    if ![OWNER, ACCOUNT].contains(&capability.purpose.as_str()) {
        return Err(Problem::not_found());
    }
    let name = form.name.trim().to_owned();
    if name.is_empty() || name.chars().count() > 80 {
        return Err(Problem::field("name", say!("field-name-length", most = 80)));
    }
    // The accounts of players, which have a PIN, are named by their subject.
    if name.contains('\0') || Subject::read(&name).is_some() {
        return Err(Problem::field("name", say!("field-name-taken", name = name)));
    }
    let hash = app.hashed(checked_password(form.password)?).await?;
    let id = secret::new_code()?;
    let account = Account::new(&id, &name, &hash, &stamp()?);
    if app.hall.store().account_named(&name).await?.is_some() {
        return Err(Problem::field("name", say!("field-name-taken", name = name)));
    }
    use_up(app, token).await?;
    app.hall.store().revoke_capabilities_of(OWNER, &stamp()?).await?;
    app.hall.store().add_account(&account).await?;
    let cookies = visitor.sign_in(&Subject::Account(id)).await?;
    Ok((cookies, redirect::local("/new")).into_response())
}

/// Another password.
#[derive(Deserialize)]
struct NewPassword {
    password: String,
}

/// Whoever lost a password chooses another.
async fn accept_reset(
    State(app): State<App>,
    client: Client,
    visitor: Visitor,
    Path(token): Path<String>,
    Form(form): Form<NewPassword>,
) -> Result<Response, Problem> {
    let capability = valid_link(&app, client, &token).await?;
    let subject = Subject::read(&capability.subject).filter(|_| capability.purpose == RESET);
    let Some(Subject::Account(id)) = subject else { return Err(Problem::not_found()) };
    let password = checked_password(form.password)?;
    use_up(&app, &token).await?;
    let subject = set_password(&app, &id, password).await?;
    let cookies = visitor.sign_in(&subject).await?;
    Ok((cookies, redirect::local("/account")).into_response())
}

/// A name typed when accepting an invitation.
#[derive(Debug, Deserialize)]
pub(crate) struct StaffName {
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
        let subject = Subject::Person { code: code.clone(), person };
        let cookies = visitor.signed_in(&subject, &session);
        Ok((cookies, redirect::local(&format!("/t/{code}/desk"))).into_response())
    };
    joined.await.unwrap_or_else(Problem::into_response)
}
