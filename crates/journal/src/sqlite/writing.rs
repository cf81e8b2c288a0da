//! The one connection that writes, and whose turn it is.
//!
//! SQLite has one writer at a time, and a queue of our own is fairer than its busy handler. The connection is kept at hand and not in
//! a pool: a pool asks each one that comes back whether it still lives, which is a trip to the file's thread after every
//! command, and the next command waits for it.

use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::{Mutex, MutexGuard};

use crate::setback::is_busy;

/// How long to wait before coming again.
const PAUSE: Duration = Duration::from_millis(10);

/// The right to write to the file.
#[derive(Debug)]
pub(crate) struct Writing {
    connect: SqliteConnectOptions,
    /// How long to wait for one's turn.
    patience: Duration,
    place: Mutex<Place>,
}

#[derive(Debug)]
enum Place {
    /// The store is closed: nobody writes any more.
    Closed,
    /// Opened by whoever comes next.
    Empty,
    Ready(SqliteConnection),
}

/// Somebody's turn to write. Whoever is not [done](Turn::done) with it had trouble or went away in the middle of something, and the
/// next one gets a new connection, which is certainly outside a transaction.
#[derive(Debug)]
pub(crate) struct Turn<'a> {
    connection: SqliteConnection,
    place: MutexGuard<'a, Place>,
}

impl Writing {
    pub(super) fn new(connect: SqliteConnectOptions, patience: Duration) -> Writing {
        Writing { connect, patience, place: Mutex::new(Place::Empty) }
    }

    /// Waits for one's turn, no longer than the patience lasts.
    pub(crate) async fn turn(&self) -> sqlx::Result<Turn<'_>> {
        let place = tokio::time::timeout(self.patience, self.place.lock()).await;
        let mut place = place.map_err(|_| sqlx::Error::PoolTimedOut)?;
        let connection = match std::mem::replace(&mut *place, Place::Empty) {
            Place::Ready(connection) => connection,
            Place::Empty => self.connected().await?,
            Place::Closed => {
                *place = Place::Closed;
                return Err(sqlx::Error::PoolClosed);
            }
        };
        Ok(Turn { connection, place })
    }

    /// A new connection. Of several processes that open a new file at once SQLite tells some at once that it is busy, however
    /// patient they are; they come again.
    async fn connected(&self) -> sqlx::Result<SqliteConnection> {
        for _ in 0..self.patience.as_millis() / PAUSE.as_millis() {
            match self.connect.connect().await {
                Err(error) if is_busy(&error) => tokio::time::sleep(PAUSE).await,
                done => return done,
            }
        }
        self.connect.connect().await
    }

    /// Waits for whoever writes and lets nobody write after.
    pub(super) async fn close(&self) {
        let mut place = self.place.lock().await;
        if let Place::Ready(connection) = std::mem::replace(&mut *place, Place::Closed)
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the journal's file was not closed in order");
        }
    }
}

impl Turn<'_> {
    pub(crate) fn connection(&mut self) -> &mut SqliteConnection {
        &mut self.connection
    }

    /// Leaves the connection to the next, outside a transaction.
    pub(crate) fn done(self) {
        let Turn { connection, mut place } = self;
        *place = Place::Ready(connection);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn writing() -> Writing {
        Writing::new(SqliteConnectOptions::new().in_memory(true), Duration::from_millis(50))
    }

    async fn tables(writing: &Writing) -> i64 {
        let mut turn = writing.turn().await.unwrap();
        let count = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema");
        let count = count.fetch_one(turn.connection()).await.unwrap();
        turn.done();
        count
    }

    /// Each connection has a database of its own here, so what is there tells which one it is.
    #[tokio::test]
    async fn a_connection_is_used_again_unless_somebody_let_it_fall() {
        let writing = writing();
        let mut turn = writing.turn().await.unwrap();
        sqlx::raw_sql("CREATE TABLE t (n INTEGER); BEGIN").execute(turn.connection()).await.unwrap();
        turn.done();
        assert_eq!(tables(&writing).await, 1);
        drop(writing.turn().await.unwrap());
        assert_eq!(tables(&writing).await, 0);
    }

    #[tokio::test]
    async fn one_holds_it_and_the_others_wait_as_long_as_they_have_patience() {
        let writing = writing();
        let turn = writing.turn().await.unwrap();
        assert!(matches!(writing.turn().await, Err(sqlx::Error::PoolTimedOut)));
        turn.done();
        assert!(writing.turn().await.is_ok());
    }

    #[tokio::test]
    async fn nobody_writes_after_the_end() {
        let writing = writing();
        assert_eq!(tables(&writing).await, 0);
        writing.close().await;
        for _ in 0..2 {
            assert!(matches!(writing.turn().await, Err(sqlx::Error::PoolClosed)));
        }
    }
}
