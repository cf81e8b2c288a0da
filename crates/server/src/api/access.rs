//! Coming in: joining as a player, signing in, invitations for marshals and judges, tokens.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::StatusCode;
use journal::Moment as Stamp;
use journal::access::Token;
use rulebook::say;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tournament::{PersonId, StaffRole};

use super::{At, Body, Group, Operation, Scope};
use crate::answer::Problem;
use crate::identity::{Subject, Visitor};
use crate::limits::Guess;
use crate::secret::{self, Secret};
use crate::{App, clock, joining, links};

pub(super) fn group() -> Group {
    Group::new(
        say!("api-group-access"),
        vec![
            Operation::post("/api/tournaments/{code}/players", say!("api-join"), join)
                .takes::<Joining>()
                .makes::<Welcome>(),
            Operation::post("/api/tournaments/{code}/sign-in", say!("api-come-back"), come_back)
                .takes::<Returning>()
                .makes::<NewToken>(),
            Operation::post("/api/sign-in", say!("api-sign-in"), sign_in)
                .takes::<Password>()
                .makes::<NewToken>(),
            Operation::post("/api/tournaments/{code}/invitations", say!("api-invite"), invite)
                .takes::<Invitation>()
                .makes::<Invited>()
                .needs(Scope::Organise),
            Operation::post("/api/invitations/{invitation}", say!("api-accept"), accept)
                .takes::<StaffName>()
                .makes::<Appointed>(),
            Operation::get("/api/tokens", say!("api-tokens"), tokens)
                .answers::<Vec<TokenView>>()
                .needs(Scope::Tokens),
            Operation::post("/api/tokens", say!("api-new-token"), new_token)
                .takes::<Wanted>()
                .makes::<NewToken>()
                .needs(Scope::Tokens),
            Operation::delete("/api/tokens/{token}", say!("api-revoke-token"), revoke).needs(Scope::Tokens),
        ],
    )
}

/// How long the token of a sign-in lasts.
const SIGNED_IN_DAYS: u32 = 30;
/// The longest a token may last.
const MOST_DAYS: u32 = 3650;

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

/// What a new player gets. Nothing of it can be asked for again.
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
}

async fn join(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    At(code): At<String>,
    Body { value: form, .. }: Body<Joining>,
) -> Result<(StatusCode, Json<Welcome>), Problem> {
    let joined = joining::enrol(&app, address.ip(), &code, &form.name, form.team.as_deref()).await?;
    let subject = Subject::Person { code, person: joined.person };
    let grant = Grant { label: "join", scopes: &[Scope::Read, Scope::Play], expires: None };
    let made = make_token(&app, &subject, &grant).await?;
    let welcome = Welcome { person: joined.person, link: joined.link, pin: joined.pin, token: made.secret };
    Ok((StatusCode::CREATED, Json(welcome)))
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
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    At(code): At<String>,
    Body { value: form, .. }: Body<Returning>,
) -> Result<(StatusCode, Json<NewToken>), Problem> {
    let person = joining::by_pin(&app, address.ip(), &code, &form.name, form.pin).await?;
    signed_in(&app, Subject::Person { code, person }).await
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
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Body { value: form, .. }: Body<Password>,
) -> Result<(StatusCode, Json<NewToken>), Problem> {
    let account = joining::by_password(&app, address.ip(), &form.name, form.password).await?;
    signed_in(&app, Subject::Account(account)).await
}

/// A token for everything, for a month.
async fn signed_in(app: &App, subject: Subject) -> Result<(StatusCode, Json<NewToken>), Problem> {
    let expires = stamp_in_days(SIGNED_IN_DAYS)?;
    let grant = Grant { label: "sign-in", scopes: &Scope::ALL, expires: Some(expires) };
    let made = make_token(app, &subject, &grant).await?;
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
    At(code): At<String>,
    Body { value: form, .. }: Body<Invitation>,
) -> Result<(StatusCode, Json<Invited>), Problem> {
    let organizer = app.hall.room(&code).await?.snapshot().tournament.organizer();
    let person = visitor.person(&code).await?;
    let person = person.ok_or_else(|| Problem::new(StatusCode::UNAUTHORIZED, say!("problem-sign-in")))?;
    if person != organizer {
        return Err(Problem::new(StatusCode::FORBIDDEN, say!("problem-organizer-only")));
    }
    visitor.need(Scope::Organise)?;
    let link = links::staff_link(&app, &code, form.role).await?;
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
}

async fn accept(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    At(invitation): At<String>,
    Body { value: form, .. }: Body<StaffName>,
) -> Result<(StatusCode, Json<Appointed>), Problem> {
    let (code, person) = links::join_as_staff(&app, address, &invitation, &form.name).await?;
    let subject = Subject::Person { code: code.clone(), person };
    let grant =
        Grant { label: "invitation", scopes: &[Scope::Read, Scope::Play, Scope::Judge], expires: None };
    let made = make_token(&app, &subject, &grant).await?;
    Ok((StatusCode::CREATED, Json(Appointed { code, person, token: made.secret })))
}

/// A token in a list: never with its secret.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct TokenView {
    /// Its name: it is revoked by it.
    pub(crate) id: String,
    /// What it is for.
    pub(crate) label: String,
    /// What it may be used for.
    pub(crate) scopes: Vec<Scope>,
    /// When it was made.
    pub(crate) created: String,
    /// When it ends by itself.
    pub(crate) expires: Option<String>,
    /// When it was taken back.
    pub(crate) revoked: Option<String>,
}

impl TokenView {
    pub(crate) fn of(token: Token) -> TokenView {
        TokenView {
            id: token.id,
            label: token.label,
            scopes: Scope::read(&token.scopes),
            created: token.created,
            expires: token.expires,
            revoked: token.revoked,
        }
    }
}

/// A new token. Its secret is told once.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct NewToken {
    /// The secret, to be sent as `Authorization: Bearer …`.
    #[serde(rename = "token")]
    pub(crate) secret: String,
    /// Its name in lists.
    id: String,
    /// What it may be used for.
    scopes: Vec<Scope>,
    /// When it ends by itself.
    expires: Option<String>,
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

/// What a token is made for.
pub(crate) struct Grant<'a> {
    pub(crate) label: &'a str,
    pub(crate) scopes: &'a [Scope],
    pub(crate) expires: Option<Stamp>,
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

async fn tokens(State(app): State<App>, visitor: Visitor) -> Result<Json<Vec<TokenView>>, Problem> {
    let subject = owner(&visitor)?;
    let tokens = app.hall.store().tokens_of(&subject.text()).await?;
    Ok(Json(tokens.into_iter().map(TokenView::of).collect()))
}

async fn new_token(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    visitor: Visitor,
    Body { value: wanted, .. }: Body<Wanted>,
) -> Result<(StatusCode, Json<NewToken>), Problem> {
    let subject = owner(&visitor)?;
    app.limits.guess(address.ip(), Guess::Code)?;
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
    let made = make_token(&app, &subject, &grant).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// What a token is for: one line of at most 80 characters.
pub(crate) fn checked_label(label: &str) -> Result<String, Problem> {
    if label.chars().count() > 80 {
        return Err(Problem::field("label", say!("field-name-length", most = 80)));
    }
    let plain: String = label.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    let plain = plain.trim();
    Ok(if plain.is_empty() { "-".to_owned() } else { plain.to_owned() })
}

/// The moment after that many days.
pub(crate) fn checked_days(days: u32) -> Result<Stamp, Problem> {
    if !(1..=MOST_DAYS).contains(&days) {
        return Err(Problem::field("days", say!("field-range", value = days, least = 1, most = MOST_DAYS)));
    }
    stamp_in_days(days)
}

fn stamp_in_days(days: u32) -> Result<Stamp, Problem> {
    let stamp = clock::stamp_in(i64::from(days) * 24 * 3600);
    Stamp::new(&stamp).map_err(|unfit| Problem::internal(unfit.to_string()))
}

/// Makes a token for somebody.
pub(crate) async fn make_token(app: &App, subject: &Subject, grant: &Grant<'_>) -> Result<NewToken, Problem> {
    if grant.scopes.is_empty() {
        return Err(Problem::field("scopes", say!("field-no-scope")));
    }
    let secret = Secret::new()?;
    let id = secret::new_code()?.to_ascii_lowercase();
    let now = Stamp::new(&clock::stamp()).map_err(|unfit| Problem::internal(unfit.to_string()))?;
    let scopes: Vec<Scope> = Scope::ALL.into_iter().filter(|scope| grant.scopes.contains(scope)).collect();
    let mut token =
        Token::new(&id, secret.digest(), &subject.text(), grant.label, &Scope::write(&scopes), &now);
    if let Some(expires) = &grant.expires {
        token = token.until(expires);
    }
    let added = app.hall.store().add_token(&token).await;
    added.map_err(|error| Problem::internal(format!("{error:?}")))?;
    Ok(NewToken { secret: secret.as_str().to_owned(), id, scopes, expires: token.expires })
}

async fn revoke(State(app): State<App>, visitor: Visitor, At(id): At<String>) -> Result<StatusCode, Problem> {
    let subject = owner(&visitor)?;
    let now = Stamp::new(&clock::stamp()).map_err(|unfit| Problem::internal(unfit.to_string()))?;
    let fits = !id.contains('\0') && id.len() <= 64;
    if fits && app.hall.store().revoke_token(&subject.text(), &id, &now).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Problem::not_found())
    }
}
