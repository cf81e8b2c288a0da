//! Accounts: a name and a password, made by a one-time link, changed by their owner, mended by the command line.

use axum::http::StatusCode;
use journal::access::{Account, Capability, InsertError};
use journal::{Moment as Stamp, Store, Trouble};
use rulebook::say;
use web::secret::{NoRandomness, Secret, digest_of, new_code};
use web::{Problem, clock};

use crate::client::Client;
use crate::links;
use crate::once::Act;
use crate::state::{Access, stamp};
use crate::subject::Subject;

/// The fewest characters of a password.
const LEAST_PASSWORD: usize = 8;
/// How long an invitation for an account, or a link to choose another password, holds.
const LINK_SECONDS: i64 = 7 * 24 * 3600;

/// A password as one may choose it.
pub fn checked_password(password: String) -> Result<String, Problem> {
    if password.chars().count() < LEAST_PASSWORD || password.len() > 1000 {
        return Err(Problem::field("password", say!("field-password-length", least = LEAST_PASSWORD)));
    }
    Ok(password)
}

/// Another password, and the session that begins by it; whoever is signed in with the one before, browser or program, is no
/// longer. The form sent again finds both ([`done_before`]).
pub async fn change_password(
    access: &Access,
    id: &str,
    password: String,
    act: &Act,
) -> Result<(Subject, Secret), Problem> {
    let hash = access.hashed(checked_password(password)?).await?;
    access.store().set_password(id, &hash).await?;
    let subject = Subject::Account(id.to_owned());
    links::end_sessions(access, &subject).await?;
    let session = act.secret("session");
    access.add_session(&subject, &session).await?;
    act.keep(access, id.to_owned()).await?;
    Ok((subject, session))
}

/// Whose account that form made or changed before, and the session it began.
pub async fn done_before(access: &Access, act: &Act) -> Result<Option<(Subject, Secret)>, Problem> {
    let Some(id) = act.before(access).await? else { return Ok(None) };
    let session = act.secret("session");
    // It ended since, by signing out: a form sent again does not bring it back.
    let ended = || Problem::new(StatusCode::NOT_FOUND, say!("problem-link"));
    let holds = access.has_session(&session).await?;
    holds.then_some(Some((Subject::Account(id), session))).ok_or_else(ended)
}

/// The account of that name and password.
pub async fn by_password(
    access: &Access,
    client: Client,
    name: &str,
    password: String,
) -> Result<String, Problem> {
    access.limits().guess(client, "", name)?;
    let wrong = || Problem::new(StatusCode::FORBIDDEN, say!("problem-password"));
    // The accounts of players, which have a PIN, are named by their subject; nobody signs in as one here.
    let name = Some(name.trim()).filter(|name| !name.contains('\0') && Subject::read(name).is_none());
    let account = match name {
        Some(name) => access.store().account_named(name).await?,
        None => None,
    };
    let (id, stored) = account.map(|account| (account.id, account.password)).unzip();
    let fits = access.fits(password, stored).await?;
    id.filter(|_| fits).ok_or_else(wrong)
}

/// Makes an account by a one-time link, which is used up, and begins its first session. The same form sent again finds the
/// account and the session it made.
pub async fn accept(
    access: &Access,
    client: Client,
    token: &str,
    (name, password): (&str, String),
    act: &Act,
) -> Result<(Subject, Secret), Problem> {
    let _turn = act.turn(access).await;
    if let Some(before) = done_before(access, act).await? {
        return Ok(before);
    }
    let link = links::valid(access, client, token).await?;
    if ![links::OWNER, links::ACCOUNT].contains(&link.purpose.as_str()) {
        return Err(Problem::not_found());
    }
    let name = name.trim().to_owned();
    if name.is_empty() || name.chars().count() > 80 {
        return Err(Problem::field("name", say!("field-name-length", most = 80)));
    }
    // The accounts of players, which have a PIN, are named by their subject.
    if name.contains('\0') || Subject::read(&name).is_some() {
        return Err(Problem::field("name", say!("field-name-taken", name = name)));
    }
    let hash = access.hashed(checked_password(password)?).await?;
    let id = new_code()?;
    let taken = || Problem::field("name", say!("field-name-taken", name = name.as_str()));
    // Two who want the same name by two links: one after the other, so that nobody's link is used up for nothing.
    let _of_name = access.turns().slot(&digest_of(&format!("account {name}"))).lock_owned().await;
    if access.store().account_named(&name).await?.is_some() {
        return Err(taken());
    }
    links::use_up(access, token).await?;
    access.store().revoke_capabilities_of(links::OWNER, &stamp()?).await?;
    match access.store().add_account(&Account::new(&id, &name, &hash, &stamp()?)).await {
        Ok(()) => {}
        Err(InsertError::Taken) => return Err(taken()),
        Err(InsertError::Trouble(trouble)) => return Err(trouble.into()),
    }
    let (subject, session) = (Subject::Account(id.clone()), act.secret("session"));
    access.add_session(&subject, &session).await?;
    act.keep(access, id).await?;
    Ok((subject, session))
}

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
    one_time_link(store, public_url, links::ACCOUNT, "account", &Secret::new()?).await
}

/// The same of a secret that is known: made again it is the same link.
pub async fn invitation_of(store: &Store, public_url: &str, secret: &Secret) -> Result<String, NoLink> {
    one_time_link(store, public_url, links::ACCOUNT, "account", secret).await
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
    store.revoke_capabilities_of(&subject, &moment(0)?).await?;
    one_time_link(store, public_url, links::RESET, &subject, &Secret::new()?).await
}

async fn one_time_link(
    store: &Store,
    public_url: &str,
    purpose: &str,
    subject: &str,
    secret: &Secret,
) -> Result<String, NoLink> {
    let link = Capability::new(secret.digest(), purpose, subject, &moment(0)?).until(&moment(LINK_SECONDS)?);
    let address = || format!("{public_url}/l/{}", secret.as_str());
    match store.add_capability(&link).await {
        Ok(()) => Ok(address()),
        Err(InsertError::Trouble(trouble)) => Err(trouble.into()),
        // Made before by the same act.
        Err(InsertError::Taken) => match store.capability(&digest_of(secret.as_str())).await? {
            Some(known) if known.revoked.is_none() && known.subject == subject => Ok(address()),
            _ => Err(NoLink::Unknown { names: Vec::new() }),
        },
    }
}

fn moment(seconds: i64) -> Result<Stamp, Trouble> {
    Stamp::new(&clock::stamp_in(seconds)).map_err(|unfit| Trouble::Other { why: unfit.to_string() })
}
