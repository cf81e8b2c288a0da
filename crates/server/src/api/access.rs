//! Coming in: joining as a player, signing in, invitations for marshals and judges, tokens.

use access::tokens::{Grant, NewToken, TokenView, checked_days, checked_label, in_days};
use access::{Client, Key, Subject, Visitor, accounts, once, tokens};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use journal::Moment as Stamp;
use rulebook::say;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tournament::{PersonId, StaffRole};
use web::{Json, Problem};

use super::once::KEY;
use super::{At, Body, Group, Operation, Scope};
use crate::joining::{Accepting, Newcomer};
use crate::{App, joining};

rulebook::told!(Joining, Returning, Password, Invitation, StaffName, Wanted);

pub(super) fn group() -> Group {
    Group::new(
        say!("api-group-access"),
        vec![
            Operation::post("/api/tournaments/{code}/players", say!("api-join"), join)
                .takes::<Joining>()
                .makes::<Welcome>()
                .once_by_secret(),
            Operation::post("/api/tournaments/{code}/sign-in", say!("api-come-back"), come_back)
                .takes::<Returning>()
                .makes::<NewToken>(),
            Operation::post("/api/sign-in", say!("api-sign-in"), sign_in)
                .takes::<Password>()
                .makes::<NewToken>(),
            Operation::post("/api/tournaments/{code}/invitations", say!("api-invite"), invite)
                .takes::<Invitation>()
                .makes::<Invited>()
                .once_by_secret()
                .needs(Scope::Organise),
            Operation::post("/api/invitations/{invitation}", say!("api-accept"), accept)
                .takes::<StaffName>()
                .makes::<Appointed>()
                .once_by_secret(),
            Operation::get("/api/tokens", say!("api-tokens"), list)
                .answers::<Vec<TokenView>>()
                .needs(Scope::Tokens),
            Operation::post("/api/tokens", say!("api-new-token"), new_token)
                .takes::<Wanted>()
                .makes::<NewToken>()
                .once_by_secret()
                .needs(Scope::Tokens),
            Operation::delete("/api/tokens/{id}", say!("api-revoke-token"), revoke).needs(Scope::Tokens),
        ],
    )
}

/// How long the token lasts that comes with signing in, joining or an invitation.
const SIGNED_IN_DAYS: u32 = 30;

/// A new player.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Joining {
    /// The name everybody reads.
    #[schemars(length(min = 1, max = 80))]
    name: String,
    /// Team or household, kept apart in round 1.
    #[schemars(length(max = 80))]
    team: Option<String>,
}

/// What a new player gets. It is told again only to whoever sends the same request with the same key.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Welcome {
    /// Who the player is in this tournament.
    person: PersonId,
    /// The personal link.
    link: String,
    /// The PIN to come back with on another phone.
    pin: String,
    /// A token to play with.
    token: String,
    /// When the token ends by itself.
    expires: Option<String>,
}

async fn join(
    State(app): State<App>,
    client: Client,
    headers: HeaderMap,
    At(code): At<String>,
    Body { value: form, .. }: Body<Joining>,
) -> Result<(StatusCode, Json<Welcome>), Problem> {
    let key = key_of(&headers)?;
    let newcomer = Newcomer { client, code: code.clone(), name: form.name, team: form.team, key };
    let joined = joining::enrol(&app, newcomer).await?;
    let subject = Subject::person(&code, joined.person);
    let expires = Some(in_days(SIGNED_IN_DAYS)?);
    let grant = Grant { label: "join", scopes: &[Scope::Read, Scope::Play], expires };
    let made = tokens::make_of(&app.access, &subject, &grant, &joined.act.secret("token")).await?;
    let NewToken { secret: token, expires, .. } = made;
    let welcome = Welcome { person: joined.person, link: joined.link, pin: joined.pin, token, expires };
    Ok((StatusCode::CREATED, Json(welcome)))
}

/// The key of a request that brings somebody. What it leads to is told to whoever has the key, so it must be hard to guess.
fn key_of(headers: &HeaderMap) -> Result<Key, Problem> {
    let Some(sent) = headers.get(&KEY) else { return Ok(Key::new()?) };
    let sent = sent.to_str().unwrap_or_default();
    let shown: String = sent.chars().take(40).collect();
    Key::read(sent).ok_or_else(|| {
        let saying = say!("field-secret-key", value = shown, least = once::LEAST_CHARACTERS);
        Problem::field("Idempotency-Key", saying)
    })
}

/// Name and PIN.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Returning {
    /// The name.
    name: String,
    /// The PIN.
    pin: String,
}

async fn come_back(
    State(app): State<App>,
    client: Client,
    At(code): At<String>,
    Body { value: form, .. }: Body<Returning>,
) -> Result<(StatusCode, Json<NewToken>), Problem> {
    let person = joining::by_pin(&app, client, &code, &form.name, form.pin).await?;
    signed_in(&app, Subject::person(&code, person)).await
}

/// Name and password of an account.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Password {
    /// The account's name.
    name: String,
    /// Its password.
    password: String,
}

async fn sign_in(
    State(app): State<App>,
    client: Client,
    Body { value: form, .. }: Body<Password>,
) -> Result<(StatusCode, Json<NewToken>), Problem> {
    let account = accounts::by_password(&app.access, client, &form.name, form.password).await?;
    signed_in(&app, Subject::Account(account)).await
}

/// A token for everything, for a month.
async fn signed_in(app: &App, subject: Subject) -> Result<(StatusCode, Json<NewToken>), Problem> {
    let expires = in_days(SIGNED_IN_DAYS)?;
    let grant = Grant { label: "sign-in", scopes: &Scope::ALL, expires: Some(expires) };
    let made = tokens::make(&app.access, &subject, &grant).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// Which role to invite for.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Invitation {
    /// Marshal or judge.
    role: StaffRole,
}

/// An invitation: whoever accepts it first has the role.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Invited {
    /// The role.
    role: StaffRole,
    /// The link to hand over; its last part is the invitation itself.
    link: String,
}

async fn invite(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    At(code): At<String>,
    Body { value: form, .. }: Body<Invitation>,
) -> Result<(StatusCode, Json<Invited>), Problem> {
    let organizer = app.hall.room(&code).await?.snapshot().seen_by(None).tournament.organizer();
    let person: Option<PersonId> = visitor.person(&code).await?;
    let person = person.ok_or_else(|| Problem::new(StatusCode::UNAUTHORIZED, say!("problem-sign-in")))?;
    if person != organizer {
        return Err(Problem::new(StatusCode::FORBIDDEN, say!("problem-organizer-only")));
    }
    visitor.need(Scope::Organise)?;
    let asked = [("role".to_owned(), joining::office_name(form.role).to_owned())].into();
    let act = key_of(&headers)?.act(&Subject::person(&code, person).text(), "invite", &asked);
    let link = joining::invite(&app, &code, form.role, &act.secret("invitation")).await?;
    Ok((StatusCode::CREATED, Json(Invited { role: form.role, link })))
}

/// Whoever accepts an invitation.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct StaffName {
    /// The name everybody reads.
    #[schemars(length(min = 1, max = 80))]
    name: String,
}

/// A new marshal or judge.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Appointed {
    /// The tournament.
    code: String,
    /// Who that is in it.
    person: PersonId,
    /// A token to work with.
    token: String,
    /// When the token ends by itself.
    expires: Option<String>,
}

async fn accept(
    State(app): State<App>,
    client: Client,
    headers: HeaderMap,
    At(invitation): At<String>,
    Body { value: form, .. }: Body<StaffName>,
) -> Result<(StatusCode, Json<Appointed>), Problem> {
    let accepting = Accepting { client, token: invitation, name: form.name, key: key_of(&headers)? };
    let joining::Appointed { code, person, act, .. } = joining::accept(&app, accepting).await?;
    let subject = Subject::person(&code, person);
    let expires = Some(in_days(SIGNED_IN_DAYS)?);
    let grant = Grant { label: "invitation", scopes: &[Scope::Read, Scope::Play, Scope::Judge], expires };
    let made = tokens::make_of(&app.access, &subject, &grant, &act.secret("token")).await?;
    let NewToken { secret: token, expires, .. } = made;
    Ok((StatusCode::CREATED, Json(Appointed { code, person, token, expires })))
}

/// The token that is wanted.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    /// What it is for, in one's own words.
    #[schemars(length(max = 80))]
    label: String,
    /// What it may be used for: none that whoever asks does not have.
    #[schemars(length(min = 1))]
    scopes: Vec<Scope>,
    /// After how many days it ends; never if not given and if what makes it never ends.
    #[schemars(range(min = 1, max = 3650))]
    days: Option<u32>,
}

/// Whoever may have tokens here: the token's own subject, or the account that is signed in.
fn owner(visitor: &Visitor) -> Result<Subject, Problem> {
    visitor.need(Scope::Tokens)?;
    let subject = match &visitor.pass {
        Some(pass) => Some(pass.subject.clone()),
        None => visitor.account.clone().map(Subject::Account),
    };
    subject.ok_or_else(|| Problem::new(StatusCode::UNAUTHORIZED, say!("problem-sign-in")))
}

async fn list(State(app): State<App>, visitor: Visitor) -> Result<Json<Vec<TokenView>>, Problem> {
    let subject = owner(&visitor)?;
    let tokens = app.access.store().tokens_of(&subject.text()).await?;
    Ok(Json(tokens.into_iter().map(TokenView::of).collect()))
}

async fn new_token(
    State(app): State<App>,
    client: Client,
    visitor: Visitor,
    headers: HeaderMap,
    Body { value: wanted, bytes }: Body<Wanted>,
) -> Result<(StatusCode, Json<NewToken>), Problem> {
    let subject = owner(&visitor)?;
    app.access.limits().code(client)?;
    for scope in &wanted.scopes {
        visitor.need(*scope)?;
    }
    // A token that ends makes none that outlives it.
    let ends = visitor.pass.as_ref().and_then(|pass| pass.expires.clone());
    let ends = ends.map(|ends| Stamp::new(&ends)).transpose();
    let ends = ends.map_err(|unfit| Problem::internal(unfit.to_string()))?;
    let asked = wanted.days.map(checked_days).transpose()?;
    let expires = match (ends, asked) {
        (Some(ends), Some(asked)) if asked.sortable() < ends.sortable() => Some(asked),
        (Some(ends), _) => Some(ends),
        (None, asked) => asked,
    };
    let label = checked_label(&wanted.label)?;
    let grant = Grant { label: &label, scopes: &wanted.scopes, expires };
    let asked = [("body".to_owned(), String::from_utf8_lossy(&bytes).into_owned())].into();
    let act = key_of(&headers)?.act(&subject.text(), "token", &asked);
    let made = tokens::make_of(&app.access, &subject, &grant, &act.secret("token")).await?;
    // Access may have ended while this one was made; then it must not outlive the others.
    if let Err(ended) = visitor.still_holds().await {
        tokens::revoke(&app.access, &subject, &made.id).await?;
        return Err(ended);
    }
    Ok((StatusCode::CREATED, Json(made)))
}

async fn revoke(State(app): State<App>, visitor: Visitor, At(id): At<String>) -> Result<StatusCode, Problem> {
    let subject = owner(&visitor)?;
    if tokens::revoke(&app.access, &subject, &id).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Problem::not_found())
    }
}
