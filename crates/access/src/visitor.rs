//! Who is asking. A browser carries one secret cookie for the account and one for each room it takes part in; a program
//! carries a token. The server keeps only their digests.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRef, FromRequestParts};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use journal::Digest;
use journal::access::{InsertError, Seat, Token};
use rulebook::say;
use web::secret::{Secret, digest_of};
use web::{Cookies, Problem, clock};

use crate::client::Client;
use crate::scope::Scope;
use crate::state::{Access, SESSION_SECONDS, stamp, stamp_in};
use crate::subject::{ACCOUNT_COOKIE, PERSON_COOKIE, Subject, person_cookie};

/// Who is asking, as far as the cookies say.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// The account signed in, if one is.
    pub account: Option<String>,
    /// The token the request carries; then the cookies count for nothing.
    pub pass: Option<Pass>,
    cookies: Cookies,
    access: Access,
}

/// A token that holds.
#[derive(Clone, Debug)]
pub struct Pass {
    /// Whom it stands for.
    pub subject: Subject,
    /// What it may be used for.
    pub scopes: Vec<Scope>,
    /// When it ends, as the journal writes it.
    pub expires: Option<String>,
    hash: Digest,
}

impl Visitor {
    /// Who this visitor is in that room, as the room counts its people.
    pub async fn person<P: From<u32>>(&self, code: &str) -> Result<Option<P>, Problem> {
        Ok(self.number(code).await?.map(P::from))
    }

    async fn number(&self, code: &str) -> Result<Option<u32>, Problem> {
        if let Some(Pass { subject: Subject::Person { code: of, person }, .. }) = &self.pass {
            return Ok((of == code).then_some(*person));
        }
        if let Some(cookie) = self.cookies.get(&person_cookie(code)).filter(|_| self.pass.is_none())
            && let Some(Subject::Person { code: of, person }) = subject_of(&self.access, cookie).await?
            && of == code
        {
            return Ok(Some(person));
        }
        let Some(account) = &self.account else { return Ok(None) };
        let seat = self.access.store().seat(account, code).await?;
        match seat.and_then(|seat| Subject::read(&seat.subject)) {
            Some(Subject::Person { person, .. }) => Ok(Some(person)),
            _ => Ok(None),
        }
    }

    /// Whether this visitor may do what needs that scope: browsers may, tokens if they have it.
    pub fn has(&self, scope: Scope) -> bool {
        self.pass.as_ref().is_none_or(|pass| pass.scopes.contains(&scope))
    }

    /// Insists on a scope.
    pub fn need(&self, scope: Scope) -> Result<(), Problem> {
        if self.has(scope) {
            return Ok(());
        }
        Err(Problem::new(StatusCode::FORBIDDEN, say!("problem-scope", scope = scope.name())))
    }

    /// Insists that the token the request came with was not taken back meanwhile.
    pub async fn still_holds(&self) -> Result<(), Problem> {
        match &self.pass {
            Some(pass) => pass_of(&self.access, pass.hash).await.map(|_| ()),
            None => Ok(()),
        }
    }

    /// Notes that the account is that person, so that it finds back from any browser and with any of its tokens.
    pub async fn take_seat(&self, account: &str, code: &str, person: impl Into<u32>) -> Result<(), Problem> {
        let subject = Subject::person(code, person).text();
        let seat = Seat { account: account.to_owned(), stream: code.to_owned(), subject };
        match self.access.store().add_seat(&seat).await {
            Ok(()) | Err(InsertError::Taken) => Ok(()),
            Err(InsertError::Trouble(trouble)) => Err(trouble.into()),
        }
    }

    /// Who this visitor is in that room, for reading what is not public.
    pub async fn reading<P: From<u32>>(&self, code: &str) -> Result<Option<P>, Problem> {
        if self.has(Scope::Read) { self.person(code).await } else { Ok(None) }
    }

    /// The rooms this browser has cookies for.
    pub fn codes(&self) -> Vec<String> {
        let codes = self.cookies.names().filter_map(|name| name.strip_prefix(PERSON_COOKIE));
        codes.map(ToOwned::to_owned).collect()
    }

    /// Signs in: a new session and its cookie.
    pub async fn sign_in(&self, subject: &Subject) -> Result<Cookies, Problem> {
        let secret = Secret::new()?;
        self.access.add_session(subject, &secret).await?;
        Ok(self.signed_in(subject, &secret))
    }

    /// The cookie of a session there is.
    pub fn signed_in(&self, subject: &Subject, secret: &Secret) -> Cookies {
        let secure = self.access.config().is_encrypted();
        self.cookies.clone().with_secret(&subject.cookie(), secret.as_str(), secure)
    }

    /// The secret of this browser's own session as somebody, if it has one.
    pub async fn session_as(&self, subject: &Subject) -> Result<Option<Secret>, Problem> {
        let Some(cookie) = self.cookies.get(&subject.cookie()) else { return Ok(None) };
        let holds = subject_of(&self.access, cookie).await?.as_ref() == Some(subject);
        Ok(holds.then(|| Secret::of(cookie.to_owned())))
    }

    /// Signs out of the account, and of every seat in a room that this browser has by it.
    pub async fn sign_out_of_account(&self) -> Result<Cookies, Problem> {
        let mut cookies = self.end(self.cookies.clone(), ACCOUNT_COOKIE).await?;
        let Some(account) = &self.account else { return Ok(cookies) };
        for code in self.codes() {
            if self.access.store().seat(account, &code).await?.is_some() {
                cookies = self.end(cookies, &person_cookie(&code)).await?;
            }
        }
        Ok(cookies)
    }

    /// Signs out of a room: whoever is somebody there by an account signs out of that too.
    pub async fn sign_out_of(&self, code: &str) -> Result<Cookies, Problem> {
        let seated = match &self.account {
            Some(account) => self.access.store().seat(account, code).await?.is_some(),
            None => false,
        };
        let cookies = if seated { self.sign_out_of_account().await? } else { self.cookies.clone() };
        self.end(cookies, &person_cookie(code)).await
    }

    /// Ends the session of a cookie, and removes it.
    async fn end(&self, cookies: Cookies, name: &str) -> Result<Cookies, Problem> {
        if let Some(cookie) = self.cookies.get(name) {
            let session = digest_of(cookie);
            self.access.store().end_session(&session).await?;
            self.access.sessions().forget(&session);
        }
        Ok(cookies.without(name))
    }
}

impl<S> FromRequestParts<S> for Visitor
where
    Access: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Visitor, Problem> {
        let access = Access::from_ref(state);
        let cookies = Cookies::of(&parts.headers);
        // Tokens are for the API: what a form may do is not bounded by scopes.
        if parts.uri.path().starts_with("/api/")
            && let Some(secret) = bearer(&parts.headers)
        {
            let pass = pass_of(&access, digest_of(secret)).await?;
            let account = match &pass.subject {
                Subject::Account(id) => Some(id.clone()),
                Subject::Person { .. } => None,
            };
            return Ok(Visitor { account, pass: Some(pass), cookies, access });
        }
        let account = match cookies.get(ACCOUNT_COOKIE) {
            Some(cookie) => match subject_of(&access, cookie).await? {
                Some(Subject::Account(id)) => Some(id),
                _ => None,
            },
            None => None,
        };
        Ok(Visitor { account, pass: None, cookies, access })
    }
}

impl<S> FromRequestParts<S> for Client
where
    Access: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Client, Self::Rejection> {
        // The listener notes the peer of every connection; without it all would be one client.
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::from([0, 0, 0, 0]), |ConnectInfo(peer)| peer.ip());
        Ok(Client::of(Access::from_ref(state).config(), peer, &parts.headers))
    }
}

/// The secret of a Bearer token. Other schemes are a proxy's business.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, secret) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(secret.trim())
}

async fn pass_of(access: &Access, hash: Digest) -> Result<Pass, Problem> {
    let token = access.store().token(&hash).await?;
    let now = stamp()?.sortable();
    let holds = |token: &Token| {
        token.revoked.is_none() && token.expires.as_ref().is_none_or(|expires| *expires > now)
    };
    let pass = token.filter(holds).and_then(|token| {
        let subject = Subject::read(&token.subject)?;
        Some(Pass { subject, scopes: Scope::read(&token.scopes), expires: token.expires, hash })
    });
    pass.ok_or_else(|| Problem::new(StatusCode::UNAUTHORIZED, say!("problem-token")))
}

async fn subject_of(access: &Access, secret: &str) -> Result<Option<Subject>, Problem> {
    let digest = digest_of(secret);
    if let Some(subject) = access.sessions().recall(&digest) {
        return Ok(Some(subject));
    }
    let _turn = access.sessions().turn().await;
    if let Some(subject) = access.sessions().recall(&digest) {
        return Ok(Some(subject));
    }
    let session = access.store().session(&digest).await?;
    let now = stamp()?;
    let live = session.filter(|session| session.expires > now.sortable());
    // It ends thirty days after it was last used. To the day is near enough, so that looking at a page writes nothing.
    if live.as_ref().is_some_and(|session| session.last_seen < clock::days_ago(1)) {
        let end = stamp_in(SESSION_SECONDS)?;
        if let Err(trouble) = access.store().touch_session(&digest, &now, &end).await {
            // A disk that is full keeps nobody from looking.
            tracing::warn!(?trouble, "a session is not prolonged yet");
        }
    }
    let subject = live.and_then(|session| Subject::read(&session.subject));
    if let Some(subject) = &subject {
        access.sessions().remember(digest, subject);
    }
    Ok(subject)
}
