//! Links are capabilities: long, random, stored hashed, revocable, one tap. They carry somebody into a room, or an account into
//! the house.

use axum::http::StatusCode;
use journal::access::{Account, Capability, InsertError};
use rulebook::say;
use web::Problem;
use web::secret::{Secret, digest_of};

use crate::client::Client;
use crate::once::Act;
use crate::state::{Access, stamp};
use crate::subject::Subject;

/// Makes the first account of a server.
pub const OWNER: &str = "owner";
/// Leads somebody to their own place in a room.
pub const PERSON: &str = "person";
/// Gives whoever accepts it an office in a room.
pub const STAFF: &str = "staff";
/// Makes another account.
pub const ACCOUNT: &str = "account";
/// Gives an account another password.
pub const RESET: &str = "reset";

/// The one-time link for the owner of a new server; `None` once there is an account.
pub async fn owner_link(access: &Access) -> Result<Option<String>, Problem> {
    if !access.store().accounts().await?.is_empty() {
        return Ok(None);
    }
    // Only the newest holds: one that was printed by an earlier start may lie anywhere.
    access.store().revoke_capabilities_of(OWNER, &stamp()?).await?;
    let secret = new_link(access, OWNER, OWNER, None).await?;
    Ok(Some(address(access, &secret)))
}

/// A personal link into a tournament.
pub async fn personal_link(access: &Access, code: &str, person: impl Into<u32>) -> Result<String, Problem> {
    let subject = Subject::person(code, person);
    let secret = new_link(access, PERSON, &subject.text(), Some(code)).await?;
    Ok(address(access, &secret))
}

/// The address of a link.
pub fn address(access: &Access, secret: &Secret) -> String {
    format!("{}/l/{}", access.config().public_url(), secret.as_str())
}

/// Lets a new person come back by that link and that PIN. Done again it changes nothing; once that access was ended it is
/// refused, for whoever ended it meant it.
pub async fn grant(access: &Access, subject: &Subject, link: &Secret, pin: &str) -> Result<(), Problem> {
    let Subject::Person { code, .. } = subject else { return Err(Problem::not_found()) };
    let store = access.store();
    if let Some(known) = store.capability(&link.digest()).await? {
        let ended = || Problem::new(StatusCode::NOT_FOUND, say!("problem-link"));
        return known.revoked.is_none().then_some(()).ok_or_else(ended);
    }
    let hash = access.hashed(pin.to_owned()).await?;
    match store.add_account(&Account::new(&subject.text(), &subject.text(), &hash, &stamp()?)).await {
        Ok(()) | Err(InsertError::Taken) => {}
        Err(InsertError::Trouble(trouble)) => return Err(trouble.into()),
    }
    // The link comes last.
    add_personal(access, subject, code, link).await
}

/// A personal link and a new PIN, in place of every way in there was: link, PIN, session and token. The same act again gives the
/// same; once that access was ended, it is refused.
pub async fn renewed(access: &Access, subject: &Subject, act: &Act) -> Result<(String, String), Problem> {
    let Subject::Person { code, person } = subject else { return Err(Problem::not_found()) };
    let _turn = act.turn(access).await;
    let (pin, link) = (act.pin(), act.secret("link"));
    let store = access.store();
    match store.capability(&link.digest()).await? {
        Some(known) if known.revoked.is_some() => {
            return Err(Problem::new(StatusCode::NOT_FOUND, say!("problem-link")));
        }
        Some(_) => {}
        None => {
            end_access(access, code, *person).await?;
            let hash = access.hashed(pin.clone()).await?;
            if !store.set_password(&subject.text(), &hash).await? {
                store.add_account(&Account::new(&subject.text(), &subject.text(), &hash, &stamp()?)).await?;
            }
            add_personal(access, subject, code, &link).await?;
        }
    }
    Ok((address(access, &link), pin))
}

/// Stores the link of a person; where it is, everything is.
async fn add_personal(access: &Access, subject: &Subject, code: &str, link: &Secret) -> Result<(), Problem> {
    let capability = Capability::new(link.digest(), PERSON, &subject.text(), &stamp()?).about(code);
    match access.store().add_capability(&capability).await {
        Ok(()) | Err(InsertError::Taken) => Ok(()),
        Err(InsertError::Trouble(trouble)) => Err(trouble.into()),
    }
}

/// Takes back every link and token of a person, ends every session, and makes the PIN useless.
pub async fn end_access(access: &Access, code: &str, person: impl Into<u32>) -> Result<(), Problem> {
    let whose = Subject::person(code, person);
    let subject = whose.text();
    access.store().revoke_capabilities_of(&subject, &stamp()?).await?;
    access.store().set_password(&subject, NO_PIN).await?;
    end_sessions(access, &whose).await
}

/// Ends every session of somebody and takes every token back.
pub async fn end_sessions(access: &Access, whose: &Subject) -> Result<(), Problem> {
    let subject = whose.text();
    access.store().revoke_tokens_of(&subject, &stamp()?).await?;
    access.store().end_sessions_of(&subject).await?;
    access.sessions().forget_all_of(whose);
    Ok(())
}

/// No PIN has this hash.
const NO_PIN: &str = "-";

/// Invitations nobody has accepted yet.
pub async fn invitations(access: &Access, code: &str) -> Result<Vec<Capability>, Problem> {
    let mut links = access.store().capabilities_of_stream(code).await?;
    links.retain(|link| link.purpose == STAFF && link.revoked.is_none());
    Ok(links)
}

/// Takes an open invitation of that tournament back.
pub async fn revoke_invitation(access: &Access, code: &str, digest: &str) -> Result<(), Problem> {
    let open = invitations(access, code).await?;
    let link = open.iter().find(|link| link.hash.to_string() == digest).ok_or_else(Problem::not_found)?;
    access.store().revoke_capability(&link.hash, &stamp()?).await?;
    Ok(())
}

/// An invitation for that office. Of a secret that is known, so that making it again makes none beside it.
pub async fn staff_link(access: &Access, code: &str, role: &str, secret: &Secret) -> Result<String, Problem> {
    let link = Capability::new(secret.digest(), STAFF, "invited", &stamp()?).about(code).giving(role);
    match access.store().add_capability(&link).await {
        Ok(()) | Err(InsertError::Taken) => Ok(address(access, secret)),
        Err(InsertError::Trouble(trouble)) => Err(trouble.into()),
    }
}

async fn new_link(
    access: &Access,
    purpose: &str,
    subject: &str,
    code: Option<&str>,
) -> Result<Secret, Problem> {
    let secret = Secret::new()?;
    let mut capability = Capability::new(secret.digest(), purpose, subject, &stamp()?);
    if let Some(code) = code {
        capability = capability.about(code);
    }
    access.store().add_capability(&capability).await?;
    Ok(secret)
}

/// The link somebody holds, if it still leads anywhere.
pub async fn valid(access: &Access, client: Client, token: &str) -> Result<Capability, Problem> {
    access.limits().code(client)?;
    let found = access.store().capability(&digest_of(token)).await?;
    let now = stamp()?.sortable();
    let live =
        |it: &Capability| it.revoked.is_none() && it.expires.as_ref().is_none_or(|expires| *expires > now);
    found.filter(live).ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, say!("problem-link")))
}

/// An invitation, whether it was accepted or not.
#[derive(Clone, Debug)]
pub struct Invited {
    /// The room it is for.
    pub code: String,
    /// The office it gives.
    pub role: String,
    /// Whether somebody accepted it, or it was taken back.
    pub used: bool,
}

/// The invitation somebody holds.
pub async fn invitation(access: &Access, client: Client, token: &str) -> Result<Invited, Problem> {
    access.limits().code(client)?;
    let found = access.store().capability(&digest_of(token)).await?;
    let found = found.ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, say!("problem-link")))?;
    let role = found.role.filter(|_| found.purpose == STAFF).ok_or_else(Problem::not_found)?;
    Ok(Invited { code: found.stream.unwrap_or_default(), role, used: found.revoked.is_some() })
}

/// Uses a one-time link up. Of several who accept it at once, exactly one succeeds.
pub async fn use_up(access: &Access, token: &str) -> Result<(), Problem> {
    if access.store().revoke_capability(&digest_of(token), &stamp()?).await? {
        return Ok(());
    }
    Err(Problem::new(StatusCode::NOT_FOUND, say!("problem-link")))
}
