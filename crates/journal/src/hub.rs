//! Who waits for what: the watches of one node.
//!
//! A watch is a wake-up, never the truth: it says that a stream has gone beyond a version, and its owner reads. So a
//! notification that is lost, doubled or late costs nothing but time, and a regular look at the watched streams bounds
//! that time.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::{Notify, watch};

use crate::words::{StreamId, Version};

/// The watches of one node.
#[derive(Debug)]
pub(crate) struct Hub {
    streams: Mutex<HashMap<StreamId, watch::Sender<Version>>>,
    look: Notify,
}

/// Waits for one stream to go on.
#[derive(Clone, Debug)]
pub struct Watch {
    versions: watch::Receiver<Version>,
}

impl Watch {
    /// Waits until the stream is beyond that version and gives the newest known; `None` once the store is closed.
    pub async fn beyond(&mut self, seen: Version) -> Option<Version> {
        self.versions.wait_for(|version| *version > seen).await.ok().map(|version| *version)
    }
}

impl Hub {
    pub(crate) fn new() -> Hub {
        Hub { streams: Mutex::default(), look: Notify::new() }
    }

    /// A watch on one stream that knows of nothing yet.
    pub(crate) fn watch(&self, stream: &StreamId) -> Watch {
        let mut streams = held(&self.streams);
        let sender = streams.entry(stream.clone()).or_insert_with(|| watch::Sender::new(Version::NONE));
        Watch { versions: sender.subscribe() }
    }

    /// Notifications were lost: has the watched streams looked at now.
    pub(crate) fn missed(&self) {
        self.look.notify_one();
    }

    /// Wakes those who wait for that stream, if this is news.
    pub(crate) fn reached(&self, stream: &StreamId, version: Version) {
        if let Some(sender) = held(&self.streams).get(stream) {
            sender.send_if_modified(|known| {
                let news = version > *known;
                *known = version.max(*known);
                news
            });
        }
    }

    /// Ends every watch.
    pub(crate) fn close(&self) {
        held(&self.streams).clear();
    }

    /// Waits until something was missed.
    pub(crate) async fn looked_for(&self) {
        self.look.notified().await;
    }

    /// The streams somebody waits for; those nobody waits for any more are forgotten.
    pub(crate) fn watched(&self) -> Vec<StreamId> {
        let mut streams = held(&self.streams);
        streams.retain(|_, sender| sender.receiver_count() > 0);
        streams.keys().cloned().collect()
    }
}

/// The lock's content. A panic elsewhere cannot leave these maps half changed, so a poisoned lock is still good.
fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
