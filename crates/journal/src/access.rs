//! Who may come in: accounts, links and sessions, and what programs need, in the same database as the journal.
//!
//! These are no facts: they change, and they are forgotten. No secret stands here. A password is kept as the argon2 text the
//! caller made; a link or a session is found by the [`Digest`] of its long random secret. Moments are given back as UTC
//! texts of one width (see [`Moment::sortable`]), so they can be compared as texts. Deciding who may do what, and whether
//! something has expired, is the caller's.
//!
//! Further tables of the server go here in the same way: a migration, a row type, a few typed functions.

use rulebook::{Saying, say};
use serde::{Deserialize, Serialize};

use crate::boxed::BoxFuture;
use crate::digest::Digest;
use crate::engine::on_either;
use crate::setback::{Setback, trouble};
use crate::snapshot::{Snapshot, fetch};
use crate::store::Store;
use crate::trouble::Trouble;
use crate::unfit::logged_by_their_saying;
use crate::words::Moment;

/// Somebody who signs in with a password.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    /// Its id, chosen by the caller, for ever.
    pub id: String,
    /// The name to sign in with; no two accounts have the same.
    pub name: String,
    /// The password's argon2 text.
    pub password: String,
    /// When it was made.
    pub created: String,
}

/// A link that lets its holder do something: an invitation, a player's own link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Capability {
    /// The digest of the link's secret.
    pub hash: Digest,
    /// What it is for, in the server's words.
    pub purpose: String,
    /// Whom it stands for: a player, an account, whoever is invited.
    pub subject: String,
    /// The stream it is about, if one.
    pub stream: Option<String>,
    /// The role it gives, if one.
    pub role: Option<String>,
    /// When it was made.
    pub created: String,
    /// When it ends by itself, if ever.
    pub expires: Option<String>,
    /// When it was used up or taken back.
    pub revoked: Option<String>,
}

/// A browser that is signed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Session {
    /// The digest of the cookie's secret.
    pub hash: Digest,
    /// Who is signed in.
    pub subject: String,
    /// Since when.
    pub created: String,
    /// When it was last used.
    pub last_seen: String,
    /// When it ends.
    pub expires: String,
}

/// Why a row was not added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InsertError {
    /// There is one with this id, name or hash already.
    Taken,
    /// The database.
    Trouble(Trouble),
}

impl Account {
    /// A new account.
    pub fn new(id: &str, name: &str, password: &str, created: &Moment) -> Account {
        let [id, name, password] = [id, name, password].map(str::to_owned);
        Account { id, name, password, created: created.sortable() }
    }
}

impl Capability {
    /// A new link that holds until it is taken back.
    pub fn new(hash: Digest, purpose: &str, subject: &str, created: &Moment) -> Capability {
        Capability {
            hash,
            purpose: purpose.to_owned(),
            subject: subject.to_owned(),
            stream: None,
            role: None,
            created: created.sortable(),
            expires: None,
            revoked: None,
        }
    }

    /// The same link, about a stream.
    pub fn about(self, stream: &str) -> Capability {
        Capability { stream: Some(stream.to_owned()), ..self }
    }

    /// The same link, giving a role.
    pub fn giving(self, role: &str) -> Capability {
        Capability { role: Some(role.to_owned()), ..self }
    }

    /// The same link, ending by itself.
    pub fn until(self, expires: &Moment) -> Capability {
        Capability { expires: Some(expires.sortable()), ..self }
    }
}

impl Session {
    /// A new session.
    pub fn new(hash: Digest, subject: &str, created: &Moment, expires: &Moment) -> Session {
        Session {
            hash,
            subject: subject.to_owned(),
            created: created.sortable(),
            last_seen: created.sortable(),
            expires: expires.sortable(),
        }
    }
}

impl InsertError {
    /// As something to be told to a person.
    pub fn saying(&self) -> Saying {
        match self {
            InsertError::Taken => say!("journal-taken"),
            InsertError::Trouble(trouble) => trouble.saying(),
        }
    }
}
logged_by_their_saying!(InsertError);

type AccountRow = (String, String, String, String);
type CapabilityRow =
    (Vec<u8>, String, String, Option<String>, Option<String>, String, Option<String>, Option<String>);
type SessionRow = (Vec<u8>, String, String, String, String);

/// Runs a statement that changes rows and says how many it changed.
macro_rules! change {
    ($store:expr, $sql:expr $(, $value:expr)* $(,)?) => {
        on_either!($store.engine(), write, pool => sqlx::query($sql)$(.bind($value))*
            .execute(pool).await.map(|done| done.rows_affected()))
    };
}

/// Reads rows of a table into its type.
macro_rules! rows {
    ($store:expr, $row:ty, $sql:expr $(, $value:expr)* $(,)?) => {
        on_either!($store.engine(), read, pool => sqlx::query_as::<_, $row>($sql)$(.bind($value))*
            .fetch_all(pool).await)
        .map_err(trouble)?
        .into_iter()
        .map(TryInto::try_into)
        .collect::<Result<Vec<_>, Trouble>>()
    };
}

mod programs;

pub use crate::kept::Kept;
pub use programs::{Seat, Token};

impl Store {
    /// Adds an account.
    pub fn add_account<'a>(&'a self, account: &'a Account) -> BoxFuture<'a, Result<(), InsertError>> {
        Box::pin(async move {
            let sql = "INSERT INTO account (id, name, password, created) VALUES ($1, $2, $3, $4)";
            inserted(change!(self, sql, &account.id, &account.name, &account.password, &account.created))
        })
    }

    /// The account of that id.
    pub fn account<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<Option<Account>, Trouble>> {
        Box::pin(async move {
            let sql = "SELECT id, name, password, created FROM account WHERE id = $1";
            rows!(self, AccountRow, sql, id).map(first)
        })
    }

    /// The account of that name.
    pub fn account_named<'a>(&'a self, name: &'a str) -> BoxFuture<'a, Result<Option<Account>, Trouble>> {
        Box::pin(async move {
            let sql = "SELECT id, name, password, created FROM account WHERE name = $1";
            rows!(self, AccountRow, sql, name).map(first)
        })
    }

    /// All accounts by id.
    pub fn accounts(&self) -> BoxFuture<'_, Result<Vec<Account>, Trouble>> {
        Box::pin(async move {
            rows!(self, AccountRow, "SELECT id, name, password, created FROM account ORDER BY id")
        })
    }

    /// Gives an account another password; says whether there is such an account.
    pub fn set_password<'a>(
        &'a self,
        id: &'a str,
        password: &'a str,
    ) -> BoxFuture<'a, Result<bool, Trouble>> {
        Box::pin(async move {
            let sql = "UPDATE account SET password = $2 WHERE id = $1";
            change!(self, sql, id, password).map(|rows| rows > 0).map_err(trouble)
        })
    }

    /// Adds a link.
    pub fn add_capability<'a>(
        &'a self,
        capability: &'a Capability,
    ) -> BoxFuture<'a, Result<(), InsertError>> {
        Box::pin(async move {
            let sql = "INSERT INTO capability (hash, purpose, subject, stream, role, created, expires, revoked) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
            inserted(change!(
                self,
                sql,
                capability.hash.as_bytes().as_slice(),
                &capability.purpose,
                &capability.subject,
                &capability.stream,
                &capability.role,
                &capability.created,
                &capability.expires,
                &capability.revoked,
            ))
        })
    }

    /// The link of that digest, whether it still holds or not.
    pub fn capability<'a>(&'a self, hash: &'a Digest) -> BoxFuture<'a, Result<Option<Capability>, Trouble>> {
        Box::pin(async move {
            let sql = "SELECT hash, purpose, subject, stream, role, created, expires, revoked \
                   FROM capability WHERE hash = $1";
            rows!(self, CapabilityRow, sql, hash.as_bytes().as_slice()).map(first)
        })
    }

    /// All links about a stream, oldest first.
    pub fn capabilities_of_stream<'a>(
        &'a self,
        stream: &'a str,
    ) -> BoxFuture<'a, Result<Vec<Capability>, Trouble>> {
        Box::pin(async move {
            let sql = "SELECT hash, purpose, subject, stream, role, created, expires, revoked \
                   FROM capability WHERE stream = $1 ORDER BY created, hash";
            rows!(self, CapabilityRow, sql, stream)
        })
    }

    /// Takes a link back. True for one caller only, so this is also how a link is used once.
    pub fn revoke_capability<'a>(
        &'a self,
        hash: &'a Digest,
        at: &'a Moment,
    ) -> BoxFuture<'a, Result<bool, Trouble>> {
        Box::pin(async move {
            let sql = "UPDATE capability SET revoked = $2 WHERE hash = $1 AND revoked IS NULL";
            let changed = change!(self, sql, hash.as_bytes().as_slice(), at.sortable());
            changed.map(|rows| rows > 0).map_err(trouble)
        })
    }

    /// Takes back all links that stand for somebody; says how many still held.
    pub fn revoke_capabilities_of<'a>(
        &'a self,
        subject: &'a str,
        at: &'a Moment,
    ) -> BoxFuture<'a, Result<u64, Trouble>> {
        Box::pin(async move {
            let sql = "UPDATE capability SET revoked = $2 WHERE subject = $1 AND revoked IS NULL";
            change!(self, sql, subject, at.sortable()).map_err(trouble)
        })
    }

    /// Adds a session.
    pub fn add_session<'a>(&'a self, session: &'a Session) -> BoxFuture<'a, Result<(), InsertError>> {
        Box::pin(async move {
            let sql = "INSERT INTO session (hash, subject, created, last_seen, expires) VALUES ($1, $2, $3, $4, $5)";
            inserted(change!(
                self,
                sql,
                session.hash.as_bytes().as_slice(),
                &session.subject,
                &session.created,
                &session.last_seen,
                &session.expires,
            ))
        })
    }

    /// The session of that digest.
    pub fn session<'a>(&'a self, hash: &'a Digest) -> BoxFuture<'a, Result<Option<Session>, Trouble>> {
        Box::pin(async move {
            let sql = "SELECT hash, subject, created, last_seen, expires FROM session WHERE hash = $1";
            rows!(self, SessionRow, sql, hash.as_bytes().as_slice()).map(first)
        })
    }

    /// Notes that a session was used and until when it now holds; says whether there is such a session.
    pub fn touch_session<'a>(
        &'a self,
        hash: &'a Digest,
        seen: &'a Moment,
        expires: &'a Moment,
    ) -> BoxFuture<'a, Result<bool, Trouble>> {
        Box::pin(async move {
            let sql = "UPDATE session SET last_seen = $2, expires = $3 WHERE hash = $1";
            let changed = change!(self, sql, hash.as_bytes().as_slice(), seen.sortable(), expires.sortable());
            changed.map(|rows| rows > 0).map_err(trouble)
        })
    }

    /// Ends a session; says whether there was one.
    pub fn end_session<'a>(&'a self, hash: &'a Digest) -> BoxFuture<'a, Result<bool, Trouble>> {
        Box::pin(async move {
            let sql = "DELETE FROM session WHERE hash = $1";
            change!(self, sql, hash.as_bytes().as_slice()).map(|rows| rows > 0).map_err(trouble)
        })
    }

    /// Ends all sessions of somebody; says how many there were.
    pub fn end_sessions_of<'a>(&'a self, subject: &'a str) -> BoxFuture<'a, Result<u64, Trouble>> {
        Box::pin(
            async move { change!(self, "DELETE FROM session WHERE subject = $1", subject).map_err(trouble) },
        )
    }

    /// Forgets sessions that ended before that moment; says how many there were.
    pub fn forget_sessions<'a>(&'a self, before: &'a Moment) -> BoxFuture<'a, Result<u64, Trouble>> {
        Box::pin(async move {
            change!(self, "DELETE FROM session WHERE expires < $1", before.sortable()).map_err(trouble)
        })
    }
}

impl Snapshot {
    /// All accounts, links and sessions, for a backup.
    pub(crate) async fn access(&mut self) -> Result<(Vec<Account>, Vec<Capability>, Vec<Session>), Trouble> {
        const ACCOUNTS: &str = "SELECT id, name, password, created FROM account ORDER BY id";
        const CAPABILITIES: &str = "SELECT hash, purpose, subject, stream, role, created, expires, revoked \
                                    FROM capability ORDER BY hash";
        const SESSIONS: &str = "SELECT hash, subject, created, last_seen, expires FROM session ORDER BY hash";
        let accounts: Vec<AccountRow> = fetch!(self, sqlite: ACCOUNTS, postgres: ACCOUNTS)?;
        let capabilities: Vec<CapabilityRow> = fetch!(self, sqlite: CAPABILITIES, postgres: CAPABILITIES)?;
        let sessions: Vec<SessionRow> = fetch!(self, sqlite: SESSIONS, postgres: SESSIONS)?;
        Ok((read(accounts)?, read(capabilities)?, read(sessions)?))
    }
}

fn read<Row, T: TryFrom<Row, Error = Trouble>>(rows: Vec<Row>) -> Result<Vec<T>, Trouble> {
    rows.into_iter().map(T::try_from).collect()
}

fn first<T>(rows: Vec<T>) -> Option<T> {
    rows.into_iter().next()
}

fn inserted(result: sqlx::Result<u64>) -> Result<(), InsertError> {
    match result.map_err(Setback::from) {
        Ok(_) => Ok(()),
        Err(Setback::Overtaken { .. }) => Err(InsertError::Taken),
        Err(Setback::Trouble(trouble)) => Err(InsertError::Trouble(trouble)),
    }
}

fn digest(bytes: &[u8], table: &str) -> Result<Digest, Trouble> {
    Digest::read(bytes)
        .ok_or_else(|| Trouble::Damaged { why: format!("{table}: hash of {} bytes", bytes.len()) })
}

impl TryFrom<AccountRow> for Account {
    type Error = Trouble;

    fn try_from((id, name, password, created): AccountRow) -> Result<Account, Trouble> {
        Ok(Account { id, name, password, created })
    }
}

impl TryFrom<CapabilityRow> for Capability {
    type Error = Trouble;

    fn try_from(row: CapabilityRow) -> Result<Capability, Trouble> {
        let (hash, purpose, subject, stream, role, created, expires, revoked) = row;
        let hash = digest(&hash, "capability")?;
        Ok(Capability { hash, purpose, subject, stream, role, created, expires, revoked })
    }
}

impl TryFrom<SessionRow> for Session {
    type Error = Trouble;

    fn try_from((hash, subject, created, last_seen, expires): SessionRow) -> Result<Session, Trouble> {
        Ok(Session { hash: digest(&hash, "session")?, subject, created, last_seen, expires })
    }
}
