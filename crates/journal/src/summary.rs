//! What lists show of a stream: a line of JSON kept beside its head, so that a list of a thousand streams is one query.
//!
//! A summary is written with the facts it follows from ([`Append::summaries`](crate::Append)). It is never the truth: one
//! that is missing or older than its stream is made anew by whoever knows how, and noted with [`Store::note_summary`].

use crate::boxed::BoxFuture;
use crate::digest::Digest;
use crate::engine::on_either;
use crate::noting::NOTE;
use crate::record::Stream;
use crate::setback::trouble;
use crate::snapshot::{RawHead, Snapshot, fetch, readable_head, text};
use crate::store::Store;
use crate::trouble::Trouble;
use crate::words::{Name, StreamId, Version};

/// A stream with what lists show of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The stream.
    pub stream: Stream,
    /// The summary as JSON text, if there is one of the stream's newest version.
    pub body: Option<String>,
}

type Bytes = Option<Vec<u8>>;
/// A stream's row and its summary's: id, kind, version, head, version, body.
type Row = (Bytes, Bytes, i64, Bytes, Option<i64>, Bytes);

impl Store {
    /// All streams of a kind with their summaries, by name. Rows that cannot be read are left out; [`Store::verify`] names
    /// them.
    pub fn summaries<'a>(&'a self, kind: &'a Name) -> BoxFuture<'a, Result<Vec<Summary>, Trouble>> {
        Box::pin(async move {
            let mut snapshot = self.engine().snapshot().await?;
            let rows: Vec<Row> = fetch!(
                &mut snapshot,
                sqlite: "SELECT CASE WHEN octet_length(stream.id) <= 200 THEN CAST(stream.id AS BLOB) END,
                CASE WHEN octet_length(stream.kind) <= 200 THEN CAST(stream.kind AS BLOB) END,
                stream.version, CASE WHEN octet_length(stream.head) = 32 THEN stream.head END,
                summary.version,
                CASE WHEN octet_length(summary.body) <= 4096 THEN CAST(summary.body AS BLOB) END
                FROM stream LEFT JOIN summary ON summary.stream = stream.id
                WHERE stream.kind = $1 ORDER BY stream.id",
                postgres: "SELECT CASE WHEN octet_length(stream.id) <= 200 THEN convert_to(stream.id, 'UTF8') END,
                CASE WHEN octet_length(stream.kind) <= 200 THEN convert_to(stream.kind, 'UTF8') END,
                stream.version, CASE WHEN octet_length(stream.head) = 32 THEN stream.head END,
                summary.version,
                CASE WHEN octet_length(summary.body) <= 4096 THEN convert_to(summary.body, 'UTF8') END
                FROM stream LEFT JOIN summary ON summary.stream = stream.id
                WHERE stream.kind = $1 ORDER BY stream.id",
                kind.as_str(),
            )?;
            Ok(rows.into_iter().filter_map(readable).collect())
        })
    }

    /// Notes the summary of a stream as of a version, unless a newer one is there.
    pub fn note_summary<'a>(
        &'a self,
        stream: &'a StreamId,
        version: Version,
        body: &'a str,
    ) -> BoxFuture<'a, Result<(), Trouble>> {
        Box::pin(async move {
            let noted = on_either!(self.engine(), write, executor => {
                let query = sqlx::query(NOTE).bind(stream.as_str()).bind(version.as_i64()).bind(body);
                query.execute(executor).await.map(|_| ())
            });
            noted.map_err(trouble)
        })
    }
}

fn readable((id, kind, version, head, of, body): Row) -> Option<Summary> {
    let name = StreamId::new(&text(id.as_deref())?).ok()?;
    let raw: RawHead = (id, kind, version, head);
    let known = readable_head(raw).ok()?;
    let body = text(body.as_deref()).filter(|_| of == Some(version));
    let stream =
        Stream { id: name, kind: known.kind, version: known.version, head: Digest::clone(&known.hash) };
    Some(Summary { stream, body })
}
