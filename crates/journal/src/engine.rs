//! The two databases behind one face: what both can do.

use crate::boxed::BoxFuture;
use crate::plan::Plan;
use crate::postgres::Postgres;
use crate::record::Append;
use crate::setback::Setback;
use crate::snapshot::Snapshot;
use crate::sqlite::Sqlite;
use crate::trouble::Trouble;

/// The database a store is in.
#[derive(Debug)]
pub(crate) enum Engine {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

/// Runs the same query on whichever database it is. Both take `$1` and the plain types used here, so one text serves.
macro_rules! on_either {
    ($engine:expr, read, $executor:ident => $query:expr) => {
        match $engine {
            $crate::engine::Engine::Sqlite(sqlite) => {
                let $executor = sqlite.read();
                $query
            }
            $crate::engine::Engine::Postgres(postgres) => {
                let $executor = postgres.read();
                $query
            }
        }
    };
    // One statement that is a transaction by itself: whatever comes of it, the connection is outside one afterwards.
    ($engine:expr, write, $executor:ident => $query:expr) => {
        match $engine {
            $crate::engine::Engine::Sqlite(sqlite) => match sqlite.write().turn().await {
                Ok(mut turn) => {
                    let $executor = turn.connection();
                    let done = $query;
                    turn.done();
                    done
                }
                Err(error) => Err(error),
            },
            $crate::engine::Engine::Postgres(postgres) => {
                let $executor = postgres.write();
                $query
            }
        }
    };
}
pub(crate) use on_either;

impl Engine {
    /// Stores a batch of appends in one transaction: after `Ok`, what the plan answers is durable.
    pub(crate) fn commit<'a>(&'a self, batch: &'a [&'a Append]) -> BoxFuture<'a, Result<Plan, Setback>> {
        Box::pin(async move {
            match self {
                Engine::Sqlite(sqlite) => sqlite.commit(batch).await,
                Engine::Postgres(postgres) => postgres.commit(batch).await,
            }
        })
    }

    /// An unchanging view of everything, as it is now.
    pub(crate) fn snapshot(&self) -> BoxFuture<'_, Result<Snapshot, Trouble>> {
        Box::pin(async move {
            match self {
                Engine::Sqlite(sqlite) => sqlite.snapshot().await,
                Engine::Postgres(postgres) => postgres.snapshot().await,
            }
        })
    }

    pub(crate) fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            match self {
                Engine::Sqlite(sqlite) => sqlite.close().await,
                Engine::Postgres(postgres) => postgres.close().await,
            }
        })
    }
}
