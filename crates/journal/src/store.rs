//! The store: opening, appending, reading, watching.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{mpsc, oneshot};
use tokio::task::{AbortHandle, JoinHandle};

use crate::boxed::BoxFuture;
use crate::engine::Engine;
use crate::hub::{Hub, Watch};
use crate::kept::Kept;
use crate::options::Options;
use crate::place::{Kind, Place};
use crate::postgres::Postgres;
use crate::record::{Append, Change, MOST_FACTS, MOST_SUMMARY_BYTES, Record, Stream};
use crate::snapshot::{Cursor, RawHead, readable_head, readable_record, text};
use crate::sqlite::Sqlite;
use crate::sweep::sweep;
use crate::trouble::{AppendError, OpenError, Trouble};
use crate::words::{Name, StreamId, Version};
use crate::writer::{self, Request, Tally};

/// The most bytes of facts one append may bring.
pub const MOST_APPEND_BYTES: usize = 64 * 1024 * 1024;

/// An open journal. Cheap to clone; all clones are the same store.
#[derive(Clone, Debug)]
pub struct Store {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    engine: Arc<Engine>,
    hub: Arc<Hub>,
    tally: Arc<Tally>,
    writer: Mutex<Option<(mpsc::Sender<Request>, JoinHandle<()>)>>,
    helpers: Vec<AbortHandle>,
}

/// What a store has done since it was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stats {
    /// Appends acknowledged.
    pub appends: u64,
    /// Transactions they took; fewer than appends when several shared one.
    pub commits: u64,
}

impl Store {
    /// Opens a store, bringing its schema up to date.
    pub fn open<'a>(place: &'a Place, options: &'a Options) -> BoxFuture<'a, Result<Store, OpenError>> {
        Box::pin(async move {
            let engine = match &place.0 {
                Kind::Sqlite(path) => Engine::Sqlite(Sqlite::open(path, options).await?),
                Kind::Postgres(connect) => {
                    Engine::Postgres(Postgres::open(connect, place.to_string(), options).await?)
                }
            };
            let (engine, hub, tally) = (Arc::new(engine), Arc::new(Hub::new()), Arc::new(Tally::default()));
            let writer = writer::start(Arc::clone(&engine), Arc::clone(&hub), Arc::clone(&tally));
            let sweep = sweep(Arc::clone(&hub), Arc::clone(&engine), options.sweep);
            let mut helpers = vec![tokio::spawn(sweep).abort_handle()];
            if matches!(*engine, Engine::Postgres(_)) {
                let (engine, hub) = (Arc::clone(&engine), Arc::clone(&hub));
                let listening = tokio::spawn(async move {
                    if let Engine::Postgres(postgres) = engine.as_ref() {
                        postgres.listen(hub).await;
                    }
                });
                helpers.push(listening.abort_handle());
            }
            let writer = Mutex::new(Some(writer));
            Ok(Store { inner: Arc::new(Inner { engine, hub, tally, writer, helpers }) })
        })
    }

    /// Adds facts to one stream and gives the version it then has. After `Ok` they are durable.
    ///
    /// A caller who drops the future may still have appended.
    pub async fn append(&self, change: Change) -> Result<Version, AppendError> {
        let versions = self.append_all(vec![change]).await?;
        Ok(versions.last().copied().unwrap_or_default())
    }

    /// Makes several changes, of one stream or of several, together or not at all; gives the version each led to.
    pub async fn append_all(&self, changes: Vec<Change>) -> Result<Vec<Version>, AppendError> {
        self.commit(Append { changes, ..Append::default() }).await
    }

    /// Makes several changes and keeps the answer to the request they come from, together or not at all. Under a key that has
    /// an answer nothing happens: [`AppendError::AnsweredBefore`], and [`Store::kept`] has it.
    pub async fn append_once(&self, changes: Vec<Change>, kept: Kept) -> Result<Vec<Version>, AppendError> {
        self.commit(Append { changes, kept: Some(kept), ..Append::default() }).await
    }

    /// Makes changes with everything that goes with them, together or not at all.
    pub async fn commit(&self, append: Append) -> Result<Vec<Version>, AppendError> {
        let changes = &append.changes;
        if let Some(long) = append.summaries.values().find(|body| body.len() > MOST_SUMMARY_BYTES) {
            return Err(AppendError::TooLarge { bytes: long.len(), most: MOST_SUMMARY_BYTES });
        }
        if changes.is_empty() || changes.iter().any(|change| change.facts.is_empty()) {
            return Err(AppendError::Nothing);
        }
        let (facts, bytes) = writer::weight(changes);
        if facts > MOST_FACTS {
            return Err(AppendError::TooMany { facts, most: MOST_FACTS });
        }
        if bytes > MOST_APPEND_BYTES {
            return Err(AppendError::TooLarge { bytes, most: MOST_APPEND_BYTES });
        }
        let inbox = self.inbox().ok_or(Trouble::Closed)?;
        let (answer, answered) = oneshot::channel();
        inbox.send(Request { append, answer }).await.map_err(|_| Trouble::Closed)?;
        drop(inbox);
        // The writer answers everybody it takes in; without one, nobody knows how far it came.
        answered
            .await
            .unwrap_or_else(|_| Err(Trouble::Unsure { why: "the writer has ended".to_owned() }.into()))
    }

    /// A stream's records from that version on (both 0 and 1 mean all), in order.
    pub fn read<'a>(
        &'a self,
        stream: &'a StreamId,
        from: Version,
    ) -> BoxFuture<'a, Result<Vec<Record>, Trouble>> {
        Box::pin(async move {
            let mut snapshot = self.engine().snapshot().await?;
            let mut records = Vec::new();
            let mut cursor = Cursor::from(from.as_i64());
            while let Some(page) = snapshot.next_records(stream.as_str(), &mut cursor).await? {
                for row in page {
                    records.push(readable_record(row).map_err(|unreadable| unreadable.of(stream.as_str()))?);
                }
            }
            Ok(records)
        })
    }

    /// One stream, if it has begun.
    pub fn stream<'a>(&'a self, stream: &'a StreamId) -> BoxFuture<'a, Result<Option<Stream>, Trouble>> {
        Box::pin(async move {
            let Some(row) = self.engine().snapshot().await?.head(stream.as_str()).await? else {
                return Ok(None);
            };
            let head = readable_head(row)?;
            Ok(Some(Stream { id: stream.clone(), kind: head.kind, version: head.version, head: head.hash }))
        })
    }

    /// All streams of a kind, or of every kind, by name. Rows that cannot be read are left out; [`Store::verify`] names
    /// them.
    pub fn streams<'a>(&'a self, kind: Option<&'a Name>) -> BoxFuture<'a, Result<Vec<Stream>, Trouble>> {
        Box::pin(async move {
            let rows = self.engine().snapshot().await?.heads(kind.map(Name::as_str)).await?;
            let readable = |row: RawHead| {
                let id = StreamId::new(&text(row.0.as_deref())?).ok()?;
                let head = readable_head(row).ok()?;
                Some(Stream { id, kind: head.kind, version: head.version, head: head.hash })
            };
            Ok(rows.into_iter().filter_map(readable).collect())
        })
    }

    /// Waits for one stream. The watch already knows where the stream stands.
    pub fn watch<'a>(&'a self, stream: &'a StreamId) -> BoxFuture<'a, Result<Watch, Trouble>> {
        Box::pin(async move {
            self.inbox().ok_or(Trouble::Closed)?;
            // First listen, then look: what happens in between is heard.
            let watch = self.inner.hub.watch(stream);
            if let Some(found) = self.stream(stream).await? {
                self.inner.hub.reached(stream, found.version);
            }
            Ok(watch)
        })
    }

    /// What this store has done since it was opened.
    pub fn stats(&self) -> Stats {
        let tally = &self.inner.tally;
        Stats {
            appends: tally.appends.load(Ordering::Relaxed),
            commits: tally.commits.load(Ordering::Relaxed),
        }
    }

    /// Stores what still waits, ends all watches and closes the database. Later calls answer
    /// [`Trouble::Closed`].
    pub fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            let writer = self.inner.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
            if let Some((inbox, task)) = writer {
                drop(inbox);
                // A writer that panicked has nothing left to wait for.
                let _ = task.await;
            }
            self.inner.helpers.iter().for_each(AbortHandle::abort);
            self.inner.hub.close();
            self.inner.engine.close().await;
        })
    }

    pub(crate) fn engine(&self) -> &Engine {
        &self.inner.engine
    }

    fn inbox(&self) -> Option<mpsc::Sender<Request>> {
        let writer = self.inner.writer.lock().unwrap_or_else(PoisonError::into_inner);
        writer.as_ref().map(|(inbox, _)| inbox.clone())
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.helpers.iter().for_each(AbortHandle::abort);
    }
}
