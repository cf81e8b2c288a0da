//! One batch of appends in one transaction.
//!
//! Each query is a trip to the thread that holds the connection and back, which costs more than what most statements do. So
//! a batch takes one, which begins, writes table by table, not append by append, and commits; and one or two more before it to read
//! what it is decided on, where that is not remembered.

use std::collections::BTreeSet;

use sqlx::query_builder::Separated;
use sqlx::sqlite::SqliteConnection;
use sqlx::{QueryBuilder, Sqlite};

use super::remembered::Remembered;
use crate::digest::Digest;
use crate::noting;
use crate::plan::{Heads, Plan, plan};
use crate::record::Append;
use crate::setback::Setback;
use crate::snapshot::{RawHead, readable_head, text};
use crate::words::StreamId;

/// The most rows one statement writes: a power of two, see [`write`].
const MOST_ROWS: usize = 64;

/// The values of one row, one after the other.
type Row<'a> = Separated<'a, Sqlite, &'static str>;

/// Decides the batch on what is stored and stores it. After an error the connection may be inside the transaction.
pub(super) async fn store(
    connection: &mut SqliteConnection,
    batch: &[&Append],
    remembered: &Remembered,
) -> Result<Plan, Setback> {
    let (plan, begin) = match remembered.plan(batch) {
        Some(plan) => (plan, "BEGIN IMMEDIATE; "),
        None => (decided(connection, batch).await?, ""),
    };
    // One trip for writing and confirming: whatever went wrong, it may have been the confirming.
    written(begin, &plan).build().execute(connection).await.map_err(Setback::at_commit)?;
    remembered.stored(&plan);
    Ok(plan)
}

/// Begins, and decides the batch on what is stored.
async fn decided(connection: &mut SqliteConnection, batch: &[&Append]) -> Result<Plan, Setback> {
    let heads = begin(connection, batch).await?;
    let answered = answered(connection, batch).await?;
    Ok(plan(batch.iter().copied(), heads, answered))
}

/// Begins, and reads the heads of all streams the batch speaks of.
async fn begin(connection: &mut SqliteConnection, batch: &[&Append]) -> sqlx::Result<Heads> {
    let streams: BTreeSet<&str> =
        batch.iter().flat_map(|append| &append.changes).map(|change| change.stream.as_str()).collect();
    let query = sqlx::query_as::<_, RawHead>(
        "BEGIN IMMEDIATE; \
         SELECT CAST(id AS BLOB), CAST(kind AS BLOB), version, head FROM stream \
         WHERE id IN (SELECT value FROM json_each(?))",
    );
    let rows = query.bind(serde_json::json!(streams).to_string()).fetch_all(connection).await?;
    let named = rows.into_iter().filter_map(|row| {
        let stream = StreamId::new(&text(row.0.as_deref())?).ok()?;
        Some((stream, readable_head(row)))
    });
    Ok(named.collect())
}

/// The keys of the batch that have an answer already.
async fn answered(connection: &mut SqliteConnection, batch: &[&Append]) -> sqlx::Result<BTreeSet<Digest>> {
    let keys: Vec<String> =
        batch.iter().filter_map(|append| append.kept.as_ref()).map(|kept| kept.key.to_string()).collect();
    if keys.is_empty() {
        return Ok(BTreeSet::new());
    }
    let query = sqlx::query_scalar::<_, Vec<u8>>(
        "SELECT hash FROM answer WHERE hash IN (SELECT unhex(value) FROM json_each($1))",
    );
    let found = query.bind(serde_json::json!(keys).to_string()).fetch_all(connection).await?;
    Ok(found.iter().filter_map(|bytes| Digest::read(bytes)).collect())
}

/// Everything the plan wants stored, and the confirmation.
fn written(begin: &str, plan: &Plan) -> QueryBuilder<Sqlite> {
    let mut query = QueryBuilder::new(begin);
    let heads: Vec<_> = plan.moved.iter().collect();
    let after = " ON CONFLICT (id) DO UPDATE SET version = excluded.version, head = excluded.head";
    write(&mut query, ("stream (id, kind, version, head)", after), &heads, |mut row, (stream, head)| {
        row.push_bind(stream.as_str()).push_bind(head.kind.as_str());
        row.push_bind(head.version.as_i64()).push_bind(head.hash.as_bytes().as_slice());
    });
    let table = "record (stream, version, kind, who, at, body, before, hash)";
    write(&mut query, (table, ""), &plan.rows, |mut row, (stream, record)| {
        row.push_bind(stream.as_str()).push_bind(record.version.as_i64()).push_bind(record.kind.as_str());
        row.push_bind(record.who.as_str()).push_bind(record.at.as_str()).push_bind(record.body.as_str());
        row.push_bind(record.before.as_bytes().as_slice()).push_bind(record.hash.as_bytes().as_slice());
    });
    let kept: Vec<_> = plan.kept.values().collect();
    write(&mut query, ("answer (hash, request, body, expires)", ""), &kept, |mut row, kept| {
        row.push_bind(kept.key.as_bytes().as_slice()).push_bind(kept.request.as_bytes().as_slice());
        row.push_bind(kept.body.as_str()).push_bind(kept.expires.as_str());
    });
    let summaries: Vec<_> = plan.summaries.iter().collect();
    let table = "summary (stream, version, body)";
    write(&mut query, (table, noting::UNLESS_NEWER), &summaries, |mut row, (stream, (version, body))| {
        row.push_bind(stream.as_str()).push_bind(version.as_i64()).push_bind(body.as_str());
    });
    query.push("COMMIT");
    query
}

/// Adds rows of a table. Queries of the same numbers of rows have the same text and are prepared once; only powers of two are
/// used for a statement, so that long batches of about the same length share them.
fn write<T>(
    query: &mut QueryBuilder<Sqlite>,
    (table, after): (&str, &str),
    mut rows: &[T],
    values: impl Fn(Row<'_>, &T),
) {
    while !rows.is_empty() {
        let (now, later) = rows.split_at(MOST_ROWS.min(1 << rows.len().ilog2()));
        query.push("INSERT INTO ").push(table).push(" ");
        query.push_values(now, &values).push(after).push("; ");
        rows = later;
    }
}
