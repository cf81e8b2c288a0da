//! The journal in PostgreSQL, in a schema of its own, for any number of nodes.
//!
//! Nodes tell each other of new records through `NOTIFY`, inside the transaction that writes them; see [`listen`].

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use sqlx::error::DatabaseError;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPool, PgPoolOptions};
use sqlx::{Connection, Executor};

use crate::digest::Digest;
use crate::hub::Hub;
use crate::migrate;
use crate::noting;
use crate::options::Options;
use crate::plan::{Heads, Plan, plan};
use crate::record::Append;
use crate::setback::{Setback, trouble};
use crate::snapshot::{RawHead, Snapshot, readable_head, text};
use crate::trouble::{OpenError, Trouble};
use crate::words::{StreamId, Version};

const CHANNEL: &str = "marshal_journal";
const CONNECTIONS: u32 = 10;

/// A server, reached.
#[derive(Debug)]
pub(crate) struct Postgres {
    pool: PgPool,
    /// Tells this node's own notifications from those of others.
    node: String,
    patience: Duration,
}

impl Postgres {
    pub(crate) async fn open(
        connect: &PgConnectOptions,
        place: String,
        options: &Options,
    ) -> Result<Postgres, OpenError> {
        let patience = options.patience;
        let connect = connect
            .clone()
            .application_name("marshal")
            .options([("search_path", "marshal"), ("synchronous_commit", "on")])
            .options([
                ("lock_timeout", format!("{}ms", patience.as_millis())),
                ("idle_in_transaction_session_timeout", format!("{}ms", 4 * patience.as_millis())),
            ]);
        let connect = if options.read_only {
            connect.options([("default_transaction_read_only", "on")])
        } else {
            connect
        };
        let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(patience);
        let pool = match pool.connect_with(connect.clone()).await {
            Ok(pool) => pool,
            Err(error) => return Err(why_not(error, &connect, patience, place).await),
        };
        let mut connection = pool.acquire().await.map_err(trouble)?;
        check_promises(&mut connection).await?;
        migrate::postgres(&mut connection, migrate::ALL, !options.read_only, &place).await?;
        let node = sqlx::query_scalar("SELECT gen_random_uuid()::text")
            .fetch_one(&mut *connection)
            .await
            .map_err(trouble)?;
        drop(connection);
        Ok(Postgres { pool, node, patience })
    }

    /// Where writing statements go.
    pub(crate) fn write(&self) -> &PgPool {
        &self.pool
    }

    /// Where reading statements go.
    pub(crate) fn read(&self) -> &PgPool {
        &self.pool
    }

    pub(crate) async fn snapshot(&self) -> Result<Snapshot, Trouble> {
        let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        self.pool.begin_with(begin).await.map(Snapshot::Postgres).map_err(trouble)
    }

    pub(crate) async fn commit(&self, batch: &[&Append]) -> Result<Plan, Setback> {
        let mut connection = self.pool.acquire().await?;
        // A server that stops answering must not stop this node from answering.
        let within = self.patience * 5;
        let stored = tokio::time::timeout(within, store(&mut connection, batch, &self.node)).await;
        let stored = stored.unwrap_or_else(|_| {
            Err(Setback::Trouble(Trouble::Unsure { why: format!("no answer in {} s", within.as_secs()) }))
        });
        if stored.is_err() {
            connection.close_on_drop();
        }
        stored
    }

    pub(crate) async fn close(&self) {
        self.pool.close().await;
    }

    /// Hears of other nodes' appends until the pool is closed. While the connection is lost, so are notifications; that
    /// is told to the hub, which then looks for itself.
    pub(crate) async fn listen(&self, hub: Arc<Hub>) {
        while !self.pool.is_closed() {
            match self.listen_once(&hub).await {
                Err(sqlx::Error::PoolClosed) => return,
                Err(error) => tracing::warn!(%error, "journal: notifications are interrupted"),
                Ok(()) => {}
            }
            hub.missed();
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    async fn listen_once(&self, hub: &Hub) -> sqlx::Result<()> {
        let mut listener = PgListener::connect_with(&self.pool).await?;
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        // What happened before the first `LISTEN`, or between two, was not heard.
        hub.missed();
        while let Some(notification) = listener.try_recv().await? {
            if let Some((node, stream, version)) = read_notification(notification.payload())
                && node != self.node
            {
                hub.reached(&stream, version);
            }
        }
        Ok(())
    }
}

/// Why there is no connection. A pool only says that it waited in vain; a single try says why.
async fn why_not(
    error: sqlx::Error,
    connect: &PgConnectOptions,
    patience: Duration,
    place: String,
) -> OpenError {
    let error = match error {
        sqlx::Error::PoolTimedOut => {
            let tried = tokio::time::timeout(patience, PgConnection::connect_with(connect)).await;
            tried.ok().and_then(Result::err).unwrap_or(sqlx::Error::PoolTimedOut)
        }
        clear => clear,
    };
    match error.as_database_error().and_then(DatabaseError::code).as_deref() {
        Some("3D000") => OpenError::Missing { place },
        _ => OpenError::Trouble(trouble(error)),
    }
}

async fn check_promises(connection: &mut PgConnection) -> Result<(), OpenError> {
    let fsync: String =
        sqlx::query_scalar("SHOW fsync").fetch_one(&mut *connection).await.map_err(trouble)?;
    if fsync != "on" {
        return Err(OpenError::NotDurable);
    }
    let encoding: String =
        sqlx::query_scalar("SHOW server_encoding").fetch_one(connection).await.map_err(trouble)?;
    if encoding != "UTF8" {
        return Err(OpenError::NotUtf8 { encoding });
    }
    Ok(())
}

async fn store(connection: &mut PgConnection, batch: &[&Append], node: &str) -> Result<Plan, Setback> {
    let mut transaction = connection.begin().await?;
    let heads = heads(&mut transaction, batch).await?;
    let answered = answered(&mut transaction, batch).await?;
    let plan = plan(batch.iter().copied(), heads, answered);
    if plan.rows.is_empty() {
        transaction.rollback().await?;
        return Ok(plan);
    }
    move_heads(&mut transaction, &plan).await?;
    insert(&mut transaction, &plan).await?;
    keep(&mut transaction, &plan).await?;
    for (stream, (version, body)) in &plan.summaries {
        let query = sqlx::query(noting::NOTE).bind(stream.as_str()).bind(version.as_i64()).bind(body);
        transaction.execute(query).await?;
    }
    notify(&mut transaction, &plan, node).await?;
    transaction.commit().await.map_err(Setback::at_commit)?;
    Ok(plan)
}

/// Reads the heads and locks them, in one order on all nodes so that no two wait for each other.
async fn heads(connection: &mut PgConnection, batch: &[&Append]) -> sqlx::Result<Heads> {
    let streams: BTreeSet<&str> =
        batch.iter().flat_map(|append| &append.changes).map(|change| change.stream.as_str()).collect();
    let rows: Vec<RawHead> = sqlx::query_as(
        "SELECT convert_to(id, 'UTF8'), convert_to(kind, 'UTF8'), version, head \
         FROM stream WHERE id = ANY($1) ORDER BY id FOR UPDATE",
    )
    .bind(streams.into_iter().collect::<Vec<_>>())
    .fetch_all(connection)
    .await?;
    let named = rows.into_iter().filter_map(|row| {
        let stream = StreamId::new(&text(row.0.as_deref())?).ok()?;
        Some((stream, readable_head(row)))
    });
    Ok(named.collect())
}

async fn move_heads(connection: &mut PgConnection, plan: &Plan) -> sqlx::Result<()> {
    let query = sqlx::query(
        "INSERT INTO stream (id, kind, version, head) \
         SELECT * FROM UNNEST($1::text[], $2::text[], $3::bigint[], $4::bytea[]) \
         ON CONFLICT (id) DO UPDATE SET version = excluded.version, head = excluded.head",
    );
    let query = query
        .bind(plan.moved.keys().map(StreamId::as_str).collect::<Vec<_>>())
        .bind(plan.moved.values().map(|head| head.kind.as_str()).collect::<Vec<_>>())
        .bind(plan.moved.values().map(|head| head.version.as_i64()).collect::<Vec<_>>())
        .bind(plan.moved.values().map(|head| head.hash.as_bytes().as_slice()).collect::<Vec<_>>());
    connection.execute(query).await.map(|_| ())
}

async fn insert(connection: &mut PgConnection, plan: &Plan) -> sqlx::Result<()> {
    let rows = &plan.rows;
    let query = sqlx::query(
        "INSERT INTO record (stream, version, kind, who, at, body, before, hash) \
         SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], \
                              $7::bytea[], $8::bytea[])",
    );
    let query = query
        .bind(rows.iter().map(|(stream, _)| stream.as_str()).collect::<Vec<_>>())
        .bind(rows.iter().map(|(_, record)| record.version.as_i64()).collect::<Vec<_>>())
        .bind(rows.iter().map(|(_, record)| record.kind.as_str()).collect::<Vec<_>>())
        .bind(rows.iter().map(|(_, record)| record.who.as_str()).collect::<Vec<_>>())
        .bind(rows.iter().map(|(_, record)| record.at.as_str()).collect::<Vec<_>>())
        .bind(rows.iter().map(|(_, record)| record.body.as_str()).collect::<Vec<_>>())
        .bind(rows.iter().map(|(_, record)| record.before.as_bytes().as_slice()).collect::<Vec<_>>())
        .bind(rows.iter().map(|(_, record)| record.hash.as_bytes().as_slice()).collect::<Vec<_>>());
    connection.execute(query).await.map(|_| ())
}

/// The keys of a batch that have an answer already.
async fn answered(connection: &mut PgConnection, batch: &[&Append]) -> sqlx::Result<BTreeSet<Digest>> {
    let keys: Vec<&[u8]> = batch
        .iter()
        .filter_map(|append| append.kept.as_ref())
        .map(|kept| kept.key.as_bytes().as_slice())
        .collect();
    if keys.is_empty() {
        return Ok(BTreeSet::new());
    }
    let query = sqlx::query_scalar::<_, Vec<u8>>("SELECT hash FROM answer WHERE hash = ANY($1)");
    let found = query.bind(keys).fetch_all(connection).await?;
    Ok(found.iter().filter_map(|bytes| Digest::read(bytes)).collect())
}

async fn keep(connection: &mut PgConnection, plan: &Plan) -> sqlx::Result<()> {
    for kept in plan.kept.values() {
        let query = sqlx::query("INSERT INTO answer (hash, request, body, expires) VALUES ($1, $2, $3, $4)");
        let query = query
            .bind(kept.key.as_bytes().as_slice())
            .bind(kept.request.as_bytes().as_slice())
            .bind(&kept.body)
            .bind(&kept.expires);
        connection.execute(query).await?;
    }
    Ok(())
}

async fn notify(connection: &mut PgConnection, plan: &Plan, node: &str) -> sqlx::Result<()> {
    let notes: Vec<String> = plan
        .moved
        .iter()
        .map(|(stream, head)| format!("{node} {} {}", head.version, stream.as_str()))
        .collect();
    let query = sqlx::query("SELECT pg_notify($1, note) FROM UNNEST($2::text[]) AS note");
    connection.execute(query.bind(CHANNEL).bind(notes)).await.map(|_| ())
}

/// A notification is the node, the version and the stream; anything else on the channel is not ours.
fn read_notification(payload: &str) -> Option<(&str, StreamId, Version)> {
    let mut parts = payload.splitn(3, ' ');
    let (node, version, stream) = (parts.next()?, parts.next()?, parts.next()?);
    Some((node, StreamId::new(stream).ok()?, Version(version.parse().ok()?)))
}
