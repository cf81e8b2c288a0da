//! Reading: an unchanging view of the whole store, row by row as the database holds it.
//!
//! Rows may have been changed by hand. Texts are therefore fetched as bytes and only up to the lengths the journal
//! itself writes; whatever does not fit is named, never trusted and never a panic.

use sqlx::{Postgres, Sqlite, Transaction};

use crate::boxed::BoxFuture;
use crate::digest::Digest;
use crate::plan::Head;
use crate::record::Record;
use crate::setback::trouble;
use crate::trouble::Trouble;
use crate::words::{StreamId, Version};

/// How many rows are fetched at once.
pub(crate) const PAGE: i64 = 500;

/// One transaction that sees nothing newer than its beginning.
#[derive(Debug)]
pub(crate) enum Snapshot {
    Sqlite(Transaction<'static, Sqlite>),
    Postgres(Transaction<'static, Postgres>),
}

type Bytes = Option<Vec<u8>>;

/// A stream's row: id, kind, version, head.
pub(crate) type RawHead = (Bytes, Bytes, i64, Bytes);

/// A record's row: version, kind, who, at, body, before, hash.
pub(crate) type RawRecord = (i64, Bytes, Bytes, Bytes, Bytes, Bytes, Bytes);

/// Where reading a stream goes on; nowhere once its last page was read.
#[derive(Debug)]
pub(crate) struct Cursor(Option<i64>);

impl Cursor {
    /// From that version on; everything there is, even what no journal would write, with [`i64::MIN`].
    pub(crate) fn from(version: i64) -> Cursor {
        Cursor(Some(version))
    }
}

/// A record that cannot be read as one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unreadable {
    pub(crate) version: i64,
    pub(crate) column: &'static str,
}

/// Runs one query, in the words of whichever database it is.
macro_rules! fetch {
    ($snapshot:expr, sqlite: $sqlite:expr, postgres: $postgres:expr $(, $value:expr)* $(,)?) => {
        match $snapshot {
            Snapshot::Sqlite(transaction) => {
                sqlx::query_as($sqlite)$(.bind($value))*.fetch_all(&mut **transaction).await
            }
            Snapshot::Postgres(transaction) => {
                sqlx::query_as($postgres)$(.bind($value))*.fetch_all(&mut **transaction).await
            }
        }
        .map_err(trouble)
    };
}
pub(crate) use fetch;

macro_rules! sqlite_stream {
    () => {
        "SELECT CASE WHEN octet_length(id) <= 200 THEN CAST(id AS BLOB) END,
            CASE WHEN octet_length(kind) <= 200 THEN CAST(kind AS BLOB) END,
            version, CASE WHEN octet_length(head) = 32 THEN head END FROM stream"
    };
}

macro_rules! postgres_stream {
    () => {
        "SELECT CASE WHEN octet_length(id) <= 200 THEN convert_to(id, 'UTF8') END,
            CASE WHEN octet_length(kind) <= 200 THEN convert_to(kind, 'UTF8') END,
            version, CASE WHEN octet_length(head) = 32 THEN head END FROM stream"
    };
}

impl Snapshot {
    /// The row of one stream.
    pub(crate) fn head<'a>(&'a mut self, stream: &'a str) -> BoxFuture<'a, Result<Option<RawHead>, Trouble>> {
        Box::pin(async move {
            let rows: Vec<RawHead> = fetch!(
                self,
                sqlite: concat!(sqlite_stream!(), " WHERE id = $1"),
                postgres: concat!(postgres_stream!(), " WHERE id = $1"),
                stream,
            )?;
            Ok(rows.into_iter().next())
        })
    }

    /// All streams, of one kind or of every kind, in order of their ids.
    pub(crate) fn heads<'a>(
        &'a mut self,
        kind: Option<&'a str>,
    ) -> BoxFuture<'a, Result<Vec<RawHead>, Trouble>> {
        Box::pin(async move {
            match kind {
                None => fetch!(
                    self,
                    sqlite: concat!(sqlite_stream!(), " ORDER BY id"),
                    postgres: concat!(postgres_stream!(), " ORDER BY id"),
                ),
                Some(kind) => fetch!(
                    self,
                    sqlite: concat!(sqlite_stream!(), " WHERE kind = $1 ORDER BY id"),
                    postgres: concat!(postgres_stream!(), " WHERE kind = $1 ORDER BY id"),
                    kind,
                ),
            }
        })
    }

    /// The next page of a stream's records, as long as there are any.
    pub(crate) async fn next_records(
        &mut self,
        stream: &str,
        cursor: &mut Cursor,
    ) -> Result<Option<Vec<RawRecord>>, Trouble> {
        let Some(from) = cursor.0 else { return Ok(None) };
        let page = self.records(stream, from).await?;
        let full = page.len() as i64 == PAGE;
        cursor.0 = page.last().filter(|_| full).and_then(|row| row.0.checked_add(1));
        Ok(Some(page))
    }

    /// A page of a stream's records from that version on.
    pub(crate) fn records<'a>(
        &'a mut self,
        stream: &'a str,
        from: i64,
    ) -> BoxFuture<'a, Result<Vec<RawRecord>, Trouble>> {
        Box::pin(async move {
            fetch!(
                self,
                sqlite: "SELECT version,
                CASE WHEN octet_length(kind) <= 200 THEN CAST(kind AS BLOB) END,
                CASE WHEN octet_length(who) <= 200 THEN CAST(who AS BLOB) END,
                CASE WHEN octet_length(at) <= 200 THEN CAST(at AS BLOB) END,
                CASE WHEN octet_length(body) <= 1048576 THEN CAST(body AS BLOB) END,
                CASE WHEN octet_length(before) = 32 THEN before END,
                CASE WHEN octet_length(hash) = 32 THEN hash END
                FROM record WHERE stream = $1 AND version >= $2 ORDER BY version LIMIT $3",
                postgres: "SELECT version,
                CASE WHEN octet_length(kind) <= 200 THEN convert_to(kind, 'UTF8') END,
                CASE WHEN octet_length(who) <= 200 THEN convert_to(who, 'UTF8') END,
                CASE WHEN octet_length(at) <= 200 THEN convert_to(at, 'UTF8') END,
                CASE WHEN octet_length(body) <= 1048576 THEN convert_to(body, 'UTF8') END,
                CASE WHEN octet_length(before) = 32 THEN before END,
                CASE WHEN octet_length(hash) = 32 THEN hash END
                FROM record WHERE stream = $1 AND version >= $2 ORDER BY version LIMIT $3",
                stream,
                from,
                PAGE,
            )
        })
    }

    /// The versions of these streams, as far as they exist.
    pub(crate) fn versions<'a>(
        &'a mut self,
        streams: &'a [StreamId],
    ) -> BoxFuture<'a, Result<Vec<(Bytes, i64)>, Trouble>> {
        Box::pin(async move {
            let names =
                serde_json::json!(streams.iter().map(StreamId::as_str).collect::<Vec<_>>()).to_string();
            fetch!(
                self,
                sqlite: "SELECT CAST(id AS BLOB), version FROM stream
                    WHERE id IN (SELECT value FROM json_each($1))",
                postgres: "SELECT convert_to(id, 'UTF8'), version FROM stream
                    WHERE id IN (SELECT json_array_elements_text($1::json))",
                &names,
            )
        })
    }

    /// The names of streams that have records and no row of their own; a page of them is enough to tell.
    pub(crate) fn strays(&mut self) -> BoxFuture<'_, Result<Vec<(Bytes,)>, Trouble>> {
        Box::pin(async move {
            fetch!(
                self,
                sqlite: "SELECT DISTINCT substr(CAST(record.stream AS BLOB), 1, 200) FROM record
                    WHERE NOT EXISTS (SELECT 1 FROM stream WHERE stream.id = record.stream) LIMIT $1",
                postgres: "SELECT DISTINCT substr(convert_to(record.stream, 'UTF8'), 1, 200) FROM record
                    WHERE NOT EXISTS (SELECT 1 FROM stream WHERE stream.id = record.stream) LIMIT $1",
                PAGE,
            )
        })
    }
}

/// A text, if these bytes are one.
pub(crate) fn text(bytes: Option<&[u8]>) -> Option<String> {
    bytes.and_then(|bytes| std::str::from_utf8(bytes).ok()).map(str::to_owned)
}

/// A stream's head, if its row can be read as one.
pub(crate) fn readable_head((id, kind, version, head): RawHead) -> Result<Head, Trouble> {
    let damaged = |column| {
        let id = String::from_utf8_lossy(id.as_deref().unwrap_or_default()).into_owned();
        Trouble::Damaged { why: format!("stream {id}: {column}") }
    };
    Ok(Head {
        kind: text(kind.as_deref()).ok_or_else(|| damaged("kind"))?,
        version: Version(u64::try_from(version).map_err(|_| damaged("version"))?),
        hash: head.as_deref().and_then(Digest::read).ok_or_else(|| damaged("head"))?,
    })
}

/// A record, if its row can be read as one.
pub(crate) fn readable_record(row: RawRecord) -> Result<Record, Unreadable> {
    let (version, kind, who, at, body, before, hash) = row;
    let unreadable = |column| Unreadable { version, column };
    let taken = |bytes: Bytes, column| {
        bytes.and_then(|bytes| String::from_utf8(bytes).ok()).ok_or_else(|| unreadable(column))
    };
    let digest =
        |bytes: Bytes, column| bytes.as_deref().and_then(Digest::read).ok_or_else(|| unreadable(column));
    Ok(Record {
        version: u64::try_from(version).map(Version).map_err(|_| unreadable("version"))?,
        kind: taken(kind, "kind")?,
        who: taken(who, "who")?,
        at: taken(at, "at")?,
        body: taken(body, "body")?,
        before: digest(before, "before")?,
        hash: digest(hash, "hash")?,
    })
}

impl Unreadable {
    pub(crate) fn of(self, stream: &str) -> Trouble {
        Trouble::Damaged { why: format!("stream {stream}, record {}: {}", self.version, self.column) }
    }
}
