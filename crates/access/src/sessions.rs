//! Sessions seen a moment ago, so that a phone which looks at a page does not cost a look into the database each time.
//!
//! The database stays the truth: what is remembered is forgotten after [`FRESH`], and at once when somebody signs out here.
//! A session ended on another node is therefore known here within that time. Only sessions that hold are remembered.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use journal::Digest;
use tokio::sync::{Semaphore, SemaphorePermit};
use web::clock::Stopwatch;

use crate::subject::Subject;

/// How long a session is believed without looking.
const FRESH: Duration = Duration::from_secs(5);
/// How many are remembered at most.
const MOST: usize = 20_000;
/// How many are looked up at the same time. When a round is published a whole hall asks at once; whoever waits here does not
/// take the database's connections from commands, and finds what a neighbour has looked up meanwhile.
const LOOKING: usize = 4;

/// The sessions remembered.
#[derive(Debug)]
pub(crate) struct Sessions {
    known: Mutex<HashMap<Digest, (Subject, Stopwatch)>>,
    looking: Semaphore,
}

impl Default for Sessions {
    fn default() -> Sessions {
        Sessions { known: Mutex::default(), looking: Semaphore::new(LOOKING) }
    }
}

impl Sessions {
    /// Whom a session stands for, if that was looked up a moment ago.
    pub(crate) fn recall(&self, session: &Digest) -> Option<Subject> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let (subject, since) = known.get(session)?;
        (since.elapsed() < FRESH).then(|| subject.clone())
    }

    /// Waits for one's turn to look into the database; `None` is no turn, only an end of the server.
    pub(crate) async fn turn(&self) -> Option<SemaphorePermit<'_>> {
        self.looking.acquire().await.ok()
    }

    /// Remembers whom a session stands for.
    pub(crate) fn remember(&self, session: Digest, subject: &Subject) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.retain(|_, (_, since)| since.elapsed() < FRESH);
        }
        if known.len() < MOST {
            known.insert(session, (subject.clone(), Stopwatch::start()));
        }
    }

    /// Forgets all of somebody whose sessions were ended.
    pub(crate) fn forget_all_of(&self, subject: &Subject) {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).retain(|_, (known, _)| known != subject);
    }

    /// Forgets one that has ended.
    pub(crate) fn forget(&self, session: &Digest) {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).remove(session);
    }
}
