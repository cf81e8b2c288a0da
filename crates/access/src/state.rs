//! What a running server holds of everybody's ways in.

use std::sync::Arc;

use journal::access::{InsertError, Session};
use journal::{Digest, Moment as Stamp, Store};
use tokio::sync::Mutex;
use web::permits::Recent;
use web::secret::{Secret, random_bytes};
use web::{Problem, clock};

use crate::config::Config;
use crate::limits::Limits;
use crate::passwords::Passwords;
use crate::sessions::Sessions;
use crate::subject::Subject;

/// How long a session lasts without being used.
pub(crate) const SESSION_SECONDS: i64 = 30 * 24 * 3600;
/// How many acts under way are told apart, so that the same one sent twice waits for itself.
const MOST_TURNS: usize = 4096;

/// Whose turn it is among requests with the same key: the second waits for the answer of the first.
pub(crate) type Turns = Recent<Digest, Mutex<()>>;

/// Everybody's ways in. One pointer: every request clones it.
#[derive(Clone, Debug)]
pub struct Access(Arc<Held>);

#[derive(Debug)]
struct Held {
    store: Store,
    config: Arc<Config>,
    limits: Limits,
    passwords: Passwords,
    sessions: Sessions,
    /// Who is about which act.
    turns: Turns,
}

impl Access {
    /// Those kept in that store, for a server set up like that.
    pub fn new(store: Store, config: Arc<Config>) -> Access {
        Access(Arc::new(Held {
            store,
            config,
            limits: Limits::default(),
            passwords: Passwords::default(),
            sessions: Sessions::default(),
            turns: Turns::keeping(MOST_TURNS),
        }))
    }

    /// Where accounts, sessions, links and tokens are kept.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// How the server is set up.
    pub fn config(&self) -> &Config {
        &self.0.config
    }

    /// How often somebody may try.
    pub fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// How many PINs and passwords were hashed or compared since the start.
    pub fn passwords_done(&self) -> u64 {
        self.0.passwords.done()
    }

    /// A password or PIN as it is stored.
    pub async fn hashed(&self, password: String) -> Result<String, Problem> {
        Ok(self.0.passwords.hash(password, random_bytes()?).await?)
    }

    /// Whether a password or PIN fits what is stored; nothing stored takes as long.
    pub async fn fits(&self, password: String, stored: Option<String>) -> Result<bool, Problem> {
        Ok(self.0.passwords.fits(password, stored).await?)
    }

    /// Begins a session; one that there is already goes on.
    pub async fn add_session(&self, subject: &Subject, secret: &Secret) -> Result<(), Problem> {
        let (now, end) = (stamp()?, stamp_in(SESSION_SECONDS)?);
        let session = Session::new(secret.digest(), &subject.text(), &now, &end);
        match self.0.store.add_session(&session).await {
            Ok(()) | Err(InsertError::Taken) => Ok(()),
            Err(InsertError::Trouble(trouble)) => Err(trouble.into()),
        }
    }

    /// Whether that session still goes on.
    pub async fn has_session(&self, secret: &Secret) -> Result<bool, Problem> {
        Ok(self.0.store.session(&secret.digest()).await?.is_some())
    }

    pub(crate) fn sessions(&self) -> &Sessions {
        &self.0.sessions
    }

    pub(crate) fn turns(&self) -> &Turns {
        &self.0.turns
    }
}

/// Now, as the journal writes it.
pub(crate) fn stamp() -> Result<Stamp, Problem> {
    Stamp::new(&clock::stamp()).map_err(|unfit| Problem::internal(unfit.to_string()))
}

/// That many seconds from now, as the journal writes it.
pub(crate) fn stamp_in(seconds: i64) -> Result<Stamp, Problem> {
    Stamp::new(&clock::stamp_in(seconds)).map_err(|unfit| Problem::internal(unfit.to_string()))
}
