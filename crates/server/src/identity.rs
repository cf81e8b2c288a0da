//! Who is asking. A browser carries one secret cookie for the account and one for each tournament it takes part in; a program
//! carries a token. The server keeps only their digests.

use axum::extract::{FromRef, FromRequestParts};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use journal::access::{InsertError, Seat, Session, Token};
use journal::{Digest, Moment as Stamp};
use rulebook::say;
use tournament::PersonId;

use crate::answer::Problem;
use crate::api::Scope;
use crate::secret::{Secret, digest_of};
use crate::{App, clock};

/// The cookie of an account's session.
const ACCOUNT_COOKIE: &str = "marshal";
/// How long a session lasts without being used.
const SESSION_SECONDS: i64 = 30 * 24 * 3600;

/// Who is asking, as far as the cookies say.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// The account signed in, if one is.
    pub(crate) account: Option<String>,
    /// The token the request carries; then the cookies count for nothing.
    pub(crate) pass: Option<Pass>,
    cookies: CookieJar,
    app: App,
}

/// A token that holds.
#[derive(Clone, Debug)]
pub(crate) struct Pass {
    pub(crate) subject: Subject,
    pub(crate) scopes: Vec<Scope>,
    /// When it ends, as the journal writes it.
    pub(crate) expires: Option<String>,
    hash: Digest,
}

/// Whom a session stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    /// An organizer's account.
    Account(String),
    /// A person of a tournament.
    Person { code: String, person: PersonId },
}

impl Subject {
    pub(crate) fn text(&self) -> String {
        match self {
            Subject::Account(id) => format!("account:{id}"),
            Subject::Person { code, person } => format!("person:{code}:{}", person.0),
        }
    }

    pub(crate) fn read(text: &str) -> Option<Subject> {
        if let Some(id) = text.strip_prefix("account:") {
            return Some(Subject::Account(id.to_owned()));
        }
        let (code, person) = text.strip_prefix("person:")?.rsplit_once(':')?;
        Some(Subject::Person { code: code.to_owned(), person: PersonId(person.parse().ok()?) })
    }

    fn cookie(&self) -> String {
        match self {
            Subject::Account(_) => ACCOUNT_COOKIE.to_owned(),
            Subject::Person { code, .. } => person_cookie(code),
        }
    }
}

impl Visitor {
    /// Who this visitor is in that tournament.
    pub(crate) async fn person(&self, code: &str) -> Result<Option<PersonId>, Problem> {
        if let Some(Pass { subject: Subject::Person { code: of, person }, .. }) = &self.pass {
            return Ok((of == code).then_some(*person));
        }
        if let Some(cookie) = self.cookies.get(&person_cookie(code)).filter(|_| self.pass.is_none())
            && let Some(Subject::Person { code: of, person }) = subject_of(&self.app, cookie.value()).await?
            && of == code
        {
            return Ok(Some(person));
        }
        let Some(account) = &self.account else { return Ok(None) };
        let seat = self.app.hall.store().seat(account, code).await?;
        match seat.and_then(|seat| Subject::read(&seat.subject)) {
            Some(Subject::Person { person, .. }) => Ok(Some(person)),
            _ => Ok(None),
        }
    }

    /// Whether this visitor may do what needs that scope: browsers may, tokens if they have it.
    pub(crate) fn has(&self, scope: Scope) -> bool {
        self.pass.as_ref().is_none_or(|pass| pass.scopes.contains(&scope))
    }

    /// Insists on a scope.
    pub(crate) fn need(&self, scope: Scope) -> Result<(), Problem> {
        if self.has(scope) {
            return Ok(());
        }
        Err(Problem::new(StatusCode::FORBIDDEN, say!("problem-scope", scope = scope.name())))
    }

    /// Insists that the token the request came with was not taken back meanwhile.
    pub(crate) async fn still_holds(&self) -> Result<(), Problem> {
        match &self.pass {
            Some(pass) => pass_of(&self.app, pass.hash).await.map(|_| ()),
            None => Ok(()),
        }
    }

    /// Notes that the account is that person, so that it finds back from any browser and with any of its tokens.
    pub(crate) async fn take_seat(&self, account: &str, code: &str, person: PersonId) -> Result<(), Problem> {
        let subject = Subject::Person { code: code.to_owned(), person }.text();
        let seat = Seat { account: account.to_owned(), stream: code.to_owned(), subject };
        match self.app.hall.store().add_seat(&seat).await {
            Ok(()) | Err(InsertError::Taken) => Ok(()),
            Err(InsertError::Trouble(trouble)) => Err(trouble.into()),
        }
    }

    /// Who this visitor is in that tournament, for reading what is not public.
    pub(crate) async fn reading(&self, code: &str) -> Result<Option<PersonId>, Problem> {
        if self.has(Scope::Read) { self.person(code).await } else { Ok(None) }
    }

    /// The tournaments this browser has cookies for.
    pub(crate) fn codes(&self) -> Vec<String> {
        self.cookies
            .iter()
            .filter_map(|cookie| cookie.name().strip_prefix("m_").map(ToOwned::to_owned))
            .collect()
    }

    /// Signs in: a new session and its cookie.
    pub(crate) async fn sign_in(&self, subject: &Subject) -> Result<CookieJar, Problem> {
        let secret = Secret::new()?;
        self.app.add_session(subject, &secret).await?;
        Ok(self.signed_in(subject, &secret))
    }

    /// The cookie of a session there is.
    pub(crate) fn signed_in(&self, subject: &Subject, secret: &Secret) -> CookieJar {
        let secure = self.app.config.is_encrypted();
        let cookie = Cookie::build((subject.cookie(), secret.as_str().to_owned()))
            .path("/")
            .http_only(true)
            .secure(secure)
            .same_site(SameSite::Lax)
            .permanent()
            .build();
        self.cookies.clone().add(cookie)
    }

    /// Signs out of the account, and of every seat in a tournament that this browser has by it.
    pub(crate) async fn sign_out_of_account(&self) -> Result<CookieJar, Problem> {
        let mut cookies = self.end(self.cookies.clone(), ACCOUNT_COOKIE).await?;
        let Some(account) = &self.account else { return Ok(cookies) };
        for code in self.codes() {
            if self.app.hall.store().seat(account, &code).await?.is_some() {
                cookies = self.end(cookies, &person_cookie(&code)).await?;
            }
        }
        Ok(cookies)
    }

    /// Signs out of a tournament: whoever is somebody there by an account signs out of that too.
    pub(crate) async fn sign_out_of(&self, code: &str) -> Result<CookieJar, Problem> {
        let seated = match &self.account {
            Some(account) => self.app.hall.store().seat(account, code).await?.is_some(),
            None => false,
        };
        let cookies = if seated { self.sign_out_of_account().await? } else { self.cookies.clone() };
        self.end(cookies, &person_cookie(code)).await
    }

    /// Ends the session of a cookie, and removes it.
    async fn end(&self, cookies: CookieJar, name: &str) -> Result<CookieJar, Problem> {
        if let Some(cookie) = self.cookies.get(name) {
            let session = digest_of(cookie.value());
            self.app.hall.store().end_session(&session).await?;
            self.app.sessions.forget(&session);
        }
        Ok(cookies.remove(Cookie::build(name.to_owned()).path("/")))
    }
}

impl App {
    /// Begins a session; one that there is already goes on.
    pub(crate) async fn add_session(&self, subject: &Subject, secret: &Secret) -> Result<(), Problem> {
        let stamp = |text: &str| Stamp::new(text).map_err(|unfit| Problem::internal(unfit.to_string()));
        let (now, end) = (stamp(&clock::stamp())?, stamp(&clock::stamp_in(SESSION_SECONDS))?);
        let session = Session::new(secret.digest(), &subject.text(), &now, &end);
        match self.hall.store().add_session(&session).await {
            Ok(()) | Err(InsertError::Taken) => Ok(()),
            Err(InsertError::Trouble(trouble)) => Err(trouble.into()),
        }
    }

    /// Whether that session still goes on.
    pub(crate) async fn has_session(&self, secret: &Secret) -> Result<bool, Problem> {
        Ok(self.hall.store().session(&secret.digest()).await?.is_some())
    }
}

impl<S> FromRequestParts<S> for Visitor
where
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Visitor, Problem> {
        let app = App::from_ref(state);
        let cookies = CookieJar::from_headers(&parts.headers);
        // Tokens are for the API: what a form may do is not bounded by scopes.
        if parts.uri.path().starts_with("/api/")
            && let Some(secret) = bearer(&parts.headers)
        {
            let pass = pass_of(&app, digest_of(secret)).await?;
            let account = match &pass.subject {
                Subject::Account(id) => Some(id.clone()),
                Subject::Person { .. } => None,
            };
            return Ok(Visitor { account, pass: Some(pass), cookies, app });
        }
        let account = match cookies.get(ACCOUNT_COOKIE) {
            Some(cookie) => match subject_of(&app, cookie.value()).await? {
                Some(Subject::Account(id)) => Some(id),
                _ => None,
            },
            None => None,
        };
        Ok(Visitor { account, pass: None, cookies, app })
    }
}

/// The secret of a Bearer token. Other schemes are a proxy's business.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, secret) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(secret.trim())
}

async fn pass_of(app: &App, hash: Digest) -> Result<Pass, Problem> {
    let token = app.hall.store().token(&hash).await?;
    let now = Stamp::new(&clock::stamp()).map_err(|unfit| Problem::internal(unfit.to_string()))?.sortable();
    let holds = |token: &Token| {
        token.revoked.is_none() && token.expires.as_ref().is_none_or(|expires| *expires > now)
    };
    let pass = token.filter(holds).and_then(|token| {
        let subject = Subject::read(&token.subject)?;
        Some(Pass { subject, scopes: Scope::read(&token.scopes), expires: token.expires, hash })
    });
    pass.ok_or_else(|| Problem::new(StatusCode::UNAUTHORIZED, say!("problem-token")))
}

async fn subject_of(app: &App, secret: &str) -> Result<Option<Subject>, Problem> {
    let digest = digest_of(secret);
    if let Some(subject) = app.sessions.recall(&digest) {
        return Ok(Some(subject));
    }
    let _turn = app.sessions.turn().await;
    if let Some(subject) = app.sessions.recall(&digest) {
        return Ok(Some(subject));
    }
    let session = app.hall.store().session(&digest).await?;
    let stamp = |text: &str| Stamp::new(text).map_err(|unfit| Problem::internal(unfit.to_string()));
    let now = stamp(&clock::stamp())?;
    let live = session.filter(|session| session.expires > now.sortable());
    // It ends thirty days after it was last used. To the day is near enough, so that looking at a page writes nothing.
    if live.as_ref().is_some_and(|session| session.last_seen < clock::days_ago(1)) {
        let end = stamp(&clock::stamp_in(SESSION_SECONDS))?;
        if let Err(trouble) = app.hall.store().touch_session(&digest, &now, &end).await {
            // A disk that is full keeps nobody from looking.
            tracing::warn!(?trouble, "a session is not prolonged yet");
        }
    }
    let subject = live.and_then(|session| Subject::read(&session.subject));
    if let Some(subject) = &subject {
        app.sessions.remember(digest, subject);
    }
    Ok(subject)
}

fn person_cookie(code: &str) -> String {
    format!("m_{code}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subjects_survive_being_written() {
        for subject in
            [Subject::Account("a1".into()), Subject::Person { code: "K7Q:2M".into(), person: PersonId(12) }]
        {
            assert_eq!(Subject::read(&subject.text()), Some(subject));
        }
        for text in ["", "person:", "person:ABC", "person:ABC:x", "somebody"] {
            assert_eq!(Subject::read(text), None, "{text}");
        }
    }
}
