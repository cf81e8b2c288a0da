//! Links are capabilities: long, random, stored hashed, revocable, one tap. They carry a role into a tournament.

use axum::extract::{ConnectInfo, Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::post;
use axum::{Form, Router};
use journal::access::{Account, Capability};
use journal::{Moment as Stamp, Trouble};
use rulebook::say;
use serde::Deserialize;
use std::net::SocketAddr;
use tournament::{Actor, PersonId, StaffRole, Wish};

use crate::answer::Problem;
use crate::identity::{Subject, Visitor};
use crate::limits::Guess;
use crate::reader::Reader;
use crate::secret::{self, Secret, digest_of};
use crate::{App, clock, joining, page};

/// Where links lead.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/l/{token}/owner", post(accept_owner)).route("/l/{token}/staff", post(accept_staff))
}

const OWNER: &str = "owner";
const PERSON: &str = "person";
const STAFF: &str = "staff";

/// The one-time link for the owner of a new server; `None` once there is an account.
pub(crate) async fn owner_link(app: &App) -> Result<Option<String>, Trouble> {
    if !app.hall.store().accounts().await?.is_empty() {
        return Ok(None);
    }
    let secret = new_link(app, OWNER, "owner", None, None).await.map_err(|problem| Trouble::Other {
        why: wording::say(wording::Language::English, &problem.saying),
    })?;
    Ok(Some(format!("{}/l/{}", app.config.public_url, secret.as_str())))
}

/// A personal link into a tournament.
pub(crate) async fn personal_link(app: &App, code: &str, person: PersonId) -> Result<String, Problem> {
    let subject = Subject::Person { code: code.to_owned(), person };
    let secret = new_link(app, PERSON, &subject.text(), Some(code), None).await?;
    Ok(format!("{}/l/{}", app.config.public_url, secret.as_str()))
}

/// A personal link and a new PIN; the PIN before it, if there was one, no longer works.
pub(crate) async fn personal_access(
    app: &App,
    code: &str,
    person: PersonId,
) -> Result<(String, String), Problem> {
    let subject = Subject::Person { code: code.to_owned(), person }.text();
    let pin = secret::new_pin()?;
    let hash = hash(pin.clone()).await?;
    if !app.hall.store().set_password(&subject, &hash).await? {
        let account = Account::new(&subject, &subject, &hash, &stamp()?);
        let added = app.hall.store().add_account(&account).await;
        added.map_err(|error| Problem::internal(format!("{error:?}")))?;
    }
    Ok((personal_link(app, code, person).await?, pin))
}

/// Takes back every link of a person, ends every session, and makes the PIN useless.
pub(crate) async fn end_access(app: &App, code: &str, person: PersonId) -> Result<(), Problem> {
    let whose = Subject::Person { code: code.to_owned(), person };
    let subject = whose.text();
    for link in app.hall.store().capabilities_of_subject(&subject).await? {
        app.hall.store().revoke_capability(&link.hash, &stamp()?).await?;
    }
    app.hall.store().set_password(&subject, NO_PIN).await?;
    app.hall.store().end_sessions_of(&subject).await?;
    app.sessions.forget_all_of(&whose);
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
    Ok(format!("{}/l/{}", app.config.public_url, secret.as_str()))
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
    let added = app.hall.store().add_capability(&capability).await;
    added.map_err(|error| Problem::internal(format!("{error:?}")))?;
    Ok(secret)
}

fn stamp() -> Result<Stamp, Problem> {
    Stamp::new(&clock::stamp()).map_err(|unfit| Problem::internal(unfit.to_string()))
}

/// Somebody opens a link.
pub(crate) async fn open(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    reader: Reader,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Response {
    let opened = open_link(&app, address, &reader, &visitor, &token).await;
    opened.unwrap_or_else(Problem::into_response)
}

async fn open_link(
    app: &App,
    address: SocketAddr,
    reader: &Reader,
    visitor: &Visitor,
    token: &str,
) -> Result<Response, Problem> {
    let capability = valid_link(app, address, token).await?;
    match capability.purpose.as_str() {
        OWNER => Ok(Html(page::access::new_account(reader, token).into_string()).into_response()),
        PERSON => {
            let subject = Subject::read(&capability.subject).ok_or_else(Problem::not_found)?;
            let Subject::Person { code, person } = &subject else { return Err(Problem::not_found()) };
            let leads = app.hall.room(code).await?.snapshot().tournament.has_office(*person);
            let cookies = visitor.sign_in(&subject).await?;
            let place = if leads { "desk" } else { "me" };
            Ok((cookies, Redirect::to(&format!("/t/{code}/{place}"))).into_response())
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

async fn valid_link(app: &App, address: SocketAddr, token: &str) -> Result<Capability, Problem> {
    app.limits.guess(address.ip(), Guess::Code)?;
    let found = app.hall.store().capability(&digest_of(token)).await?;
    let now = stamp()?.sortable();
    let live =
        |it: &Capability| it.revoked.is_none() && it.expires.as_ref().is_none_or(|expires| *expires > now);
    found.filter(live).ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, say!("problem-link")))
}

/// Uses a one-time link up. Of several who accept it at once, exactly one succeeds.
async fn use_up(app: &App, token: &str) -> Result<(), Problem> {
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
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    visitor: Visitor,
    Path(token): Path<String>,
    Form(form): Form<NewAccount>,
) -> Result<Response, Problem> {
    make_owner(&app, address, &visitor, &token, form).await
}

/// The fewest characters of a password.
const LEAST_PASSWORD: usize = 8;

async fn make_owner(
    app: &App,
    address: SocketAddr,
    visitor: &Visitor,
    token: &str,
    form: NewAccount,
) -> Result<Response, Problem> {
    let capability = valid_link(app, address, token).await?;
    if capability.purpose != OWNER {
        return Err(Problem::not_found());
    }
    let name = form.name.trim().to_owned();
    if name.is_empty() || name.chars().count() > 80 {
        return Err(Problem::field("name", say!("field-name-length", most = 80)));
    }
    if form.password.chars().count() < LEAST_PASSWORD || form.password.len() > 1000 {
        return Err(Problem::field("password", say!("field-password-length", least = LEAST_PASSWORD)));
    }
    let hash = hash(form.password).await?;
    let id = secret::new_code()?;
    let account = Account::new(&id, &name, &hash, &stamp()?);
    use_up(app, token).await?;
    let added = app.hall.store().add_account(&account).await;
    added.map_err(|error| Problem::new(StatusCode::CONFLICT, error.saying()))?;
    let cookies = visitor.sign_in(&Subject::Account(id)).await?;
    Ok((cookies, Redirect::to("/new")).into_response())
}

/// argon2 takes its time on purpose, so it runs beside the async threads.
pub(crate) async fn hash(password: String) -> Result<String, Problem> {
    let hashed = tokio::task::spawn_blocking(move || secret::hash_password(&password)).await;
    hashed.ok().flatten().ok_or_else(|| Problem::internal("hashing failed".to_owned()))
}

pub(crate) async fn fits(password: String, stored: String) -> bool {
    tokio::task::spawn_blocking(move || secret::password_fits(&password, &stored)).await.unwrap_or(false)
}

/// A name typed when accepting an invitation.
#[derive(Debug, Deserialize)]
pub(crate) struct StaffName {
    name: String,
}

/// A marshal or judge accepts an invitation.
async fn accept_staff(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    visitor: Visitor,
    Path(token): Path<String>,
    Form(form): Form<StaffName>,
) -> Response {
    let joined = async {
        let (code, person) = join_as_staff(&app, address, &token, &form.name).await?;
        let cookies = visitor.sign_in(&Subject::Person { code: code.clone(), person }).await?;
        Ok((cookies, Redirect::to(&format!("/t/{code}/desk"))).into_response())
    };
    joined.await.unwrap_or_else(Problem::into_response)
}

/// Makes somebody marshal or judge by an invitation, which is used up; gives the tournament's code and who it is there.
pub(crate) async fn join_as_staff(
    app: &App,
    address: SocketAddr,
    token: &str,
    name: &str,
) -> Result<(String, PersonId), Problem> {
    let capability = valid_link(app, address, token).await?;
    let role = match (capability.purpose.as_str(), capability.role.as_deref()) {
        (STAFF, Some("marshal")) => StaffRole::Marshal,
        (STAFF, Some("judge")) => StaffRole::Judge,
        _ => return Err(Problem::not_found()),
    };
    let code = capability.stream.unwrap_or_default();
    let room = app.hall.room(&code).await?;
    let admitted = room.command(Actor::Newcomer, Wish::Admit { key: None, name: name.to_owned() }).await?;
    let person = joining::newest(&admitted.tournament);
    use_up(app, token).await?;
    let organizer = Actor::Person(admitted.tournament.organizer());
    // The organizer made the invitation; accepting it carries the appointment out.
    room.command(organizer, Wish::Appoint { person, role }).await?;
    Ok((code, person))
}
