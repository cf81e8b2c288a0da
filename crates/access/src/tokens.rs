//! Tokens: what programs come in with. One stands for a person or an account and is good for some things only.

use axum::http::StatusCode;
use journal::Moment as Stamp;
use journal::access::{InsertError, Token};
use rulebook::say;
use schemars::JsonSchema;
use serde::Serialize;
use web::Problem;
use web::secret::{Secret, new_code};

use crate::scope::Scope;
use crate::state::{Access, stamp, stamp_in};
use crate::subject::Subject;

/// The longest a token may last.
pub const MOST_DAYS: u32 = 3650;

/// A token in a list: never with its secret.
#[derive(Debug, Serialize, JsonSchema)]
pub struct TokenView {
    /// Its name: it is revoked by it.
    pub id: String,
    /// What it is for.
    pub label: String,
    /// What it may be used for.
    pub scopes: Vec<Scope>,
    /// When it was made.
    pub created: String,
    /// When it ends by itself.
    pub expires: Option<String>,
    /// When it was taken back.
    pub revoked: Option<String>,
}

impl TokenView {
    /// A token as lists show it.
    pub fn of(token: Token) -> TokenView {
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
pub struct NewToken {
    /// The secret, to be sent as `Authorization: Bearer …`.
    #[serde(rename = "token")]
    pub secret: String,
    /// Its name in lists.
    pub id: String,
    /// What it may be used for.
    pub scopes: Vec<Scope>,
    /// When it ends by itself.
    pub expires: Option<String>,
}

/// What a token is made for.
#[derive(Debug)]
pub struct Grant<'a> {
    /// What it is for, in its owner's words.
    pub label: &'a str,
    /// What it may be used for.
    pub scopes: &'a [Scope],
    /// When it ends by itself.
    pub expires: Option<Stamp>,
}

/// What a token is for: one line of at most 80 characters.
pub fn checked_label(label: &str) -> Result<String, Problem> {
    if label.chars().count() > 80 {
        return Err(Problem::field("label", say!("field-name-length", most = 80)));
    }
    let plain: String = label.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    let plain = plain.trim();
    Ok(if plain.is_empty() { "-".to_owned() } else { plain.to_owned() })
}

/// The moment after that many days, as somebody may choose them.
pub fn checked_days(days: u32) -> Result<Stamp, Problem> {
    if !(1..=MOST_DAYS).contains(&days) {
        return Err(Problem::field("days", say!("field-range", value = days, least = 1, most = MOST_DAYS)));
    }
    in_days(days)
}

/// The moment after that many days.
pub fn in_days(days: u32) -> Result<Stamp, Problem> {
    stamp_in(i64::from(days) * 24 * 3600)
}

/// Makes a token for somebody.
pub async fn make(access: &Access, subject: &Subject, grant: &Grant<'_>) -> Result<NewToken, Problem> {
    make_of(access, subject, grant, &Secret::new()?).await
}

/// The same of a secret that is known: made again it is the same token, if it was not taken back meanwhile.
pub async fn make_of(
    access: &Access,
    subject: &Subject,
    grant: &Grant<'_>,
    secret: &Secret,
) -> Result<NewToken, Problem> {
    if grant.scopes.is_empty() {
        return Err(Problem::field("scopes", say!("field-no-scope")));
    }
    let id = new_code()?.to_ascii_lowercase();
    let scopes: Vec<Scope> = Scope::ALL.into_iter().filter(|scope| grant.scopes.contains(scope)).collect();
    let mut token =
        Token::new(&id, secret.digest(), &subject.text(), grant.label, &Scope::write(&scopes), &stamp()?);
    if let Some(expires) = &grant.expires {
        token = token.until(expires);
    }
    let token = match access.store().add_token(&token).await {
        Ok(()) => token,
        Err(InsertError::Taken) => {
            let known = access.store().token(&secret.digest()).await?;
            let known = known.filter(|known| known.revoked.is_none() && known.subject == token.subject);
            known.ok_or_else(|| Problem::new(StatusCode::UNAUTHORIZED, say!("problem-token")))?
        }
        Err(InsertError::Trouble(trouble)) => return Err(trouble.into()),
    };
    let scopes = Scope::read(&token.scopes);
    Ok(NewToken { secret: secret.as_str().to_owned(), id: token.id, scopes, expires: token.expires })
}

/// Takes a token of somebody back; whether there was one.
pub async fn revoke(access: &Access, subject: &Subject, id: &str) -> Result<bool, Problem> {
    let fits = !id.contains('\0') && id.len() <= 64;
    Ok(fits && access.store().revoke_token(&subject.text(), id, &stamp()?).await?)
}
