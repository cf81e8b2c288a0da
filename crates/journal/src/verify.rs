//! Verification: whether every record is the one that was written, and which is not.
//!
//! Each record carries its own hash and that of the record before it; each stream carries its length and the hash of its
//! last record. A record that was changed no longer has its hash; one that was taken out leaves a gap or a stream that ends
//! too early; one that was put elsewhere fits neither. Whoever rewrites a whole stream, hashes and all, leaves nothing to
//! find here: against that, keep a list of streams or a backup elsewhere and compare ([`Store::verify_noted`]).

use rulebook::{Saying, say};
use serde::de::IgnoredAny;

use crate::boxed::BoxFuture;
use crate::digest::Digest;
use crate::snapshot::{Cursor, RawHead, RawRecord, Snapshot, readable_head, readable_record, text};
use crate::store::Store;
use crate::trouble::Trouble;
use crate::words::{StreamId, Version};

/// The most findings a verdict lists; there may be a million, and nobody reads them.
const MOST_FINDINGS: usize = 1_000;

/// What verification found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// How many streams were looked at.
    pub streams: u64,
    /// How many records were looked at.
    pub records: u64,
    /// What is wrong, stream by stream; empty if nothing is.
    pub findings: Vec<Finding>,
    /// Whether there was more wrong than is listed.
    pub more: bool,
}

/// Something wrong with one stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The stream's id, as far as it can be read.
    pub stream: String,
    /// What is wrong.
    pub fault: Fault,
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The stream's own row cannot be read.
    UnreadableStream,
    /// There are records of this stream, but the stream itself is gone.
    NoStream,
    /// A record cannot be read: bytes that are no text, a hash of the wrong length, a size nobody wrote.
    Unreadable {
        /// Which.
        version: i64,
        /// The column.
        column: &'static str,
    },
    /// A record does not have its hash: something in it was changed, or it was moved here from elsewhere.
    Changed {
        /// Which.
        version: Version,
    },
    /// A record names another record before it than the one that stands there.
    Unlinked {
        /// Which.
        version: Version,
    },
    /// A record's fact is no JSON.
    NotJson {
        /// Which.
        version: Version,
    },
    /// Records are missing.
    Missing {
        /// The first of them.
        first: Version,
        /// The last of them.
        last: Version,
    },
    /// There are records beyond the stream's end.
    Beyond {
        /// The version the stream has.
        end: Version,
        /// The last record there is.
        last: i64,
    },
    /// The stream's last record is not the one the stream names as its last.
    OtherHead {
        /// Its version.
        version: Version,
    },
    /// A record that was noted elsewhere as the last one is gone, or another stands in its place.
    NotAsNoted {
        /// Its version.
        version: Version,
    },
}

impl Verdict {
    /// Whether everything is as it was written.
    pub fn is_clean(&self) -> bool {
        self.findings.is_empty()
    }

    pub(crate) fn note(&mut self, stream: &str, fault: Fault) {
        if self.findings.len() < MOST_FINDINGS {
            self.findings.push(Finding { stream: stream.to_owned(), fault });
        } else {
            self.more = true;
        }
    }
}

impl Store {
    /// Verifies one stream. A stream nobody has written to is in order.
    pub fn verify<'a>(&'a self, stream: &'a StreamId) -> BoxFuture<'a, Result<Verdict, Trouble>> {
        Box::pin(async move {
            let mut snapshot = self.engine().snapshot().await?;
            let mut verdict = Verdict::default();
            let row = snapshot.head(stream.as_str()).await?;
            match row {
                Some(row) => verify_stream(&mut snapshot, row, &mut verdict).await?,
                None if snapshot.records(stream.as_str(), i64::MIN).await?.is_empty() => {}
                None => verdict.note(stream.as_str(), Fault::NoStream),
            }
            Ok(verdict)
        })
    }

    /// Verifies everything, at one moment, while others go on writing.
    pub fn verify_all(&self) -> BoxFuture<'_, Result<Verdict, Trouble>> {
        Box::pin(async move {
            let mut snapshot = self.engine().snapshot().await?;
            let mut verdict = Verdict::default();
            for row in snapshot.heads(None).await? {
                verify_stream(&mut snapshot, row, &mut verdict).await?;
            }
            for (stream,) in snapshot.strays().await? {
                verdict.note(&String::from_utf8_lossy(&stream.unwrap_or_default()), Fault::NoStream);
            }
            Ok(verdict)
        })
    }
}

async fn verify_stream(snapshot: &mut Snapshot, row: RawHead, verdict: &mut Verdict) -> Result<(), Trouble> {
    verdict.streams += 1;
    let shown = String::from_utf8_lossy(row.0.as_deref().unwrap_or_default()).into_owned();
    let (Some(id), Ok(head)) = (text(row.0.as_deref()), readable_head(row)) else {
        verdict.note(&shown, Fault::UnreadableStream);
        return Ok(());
    };
    let mut chain = Chain { stream: &id, kind: &head.kind, expected: 1, before: Some(Digest::START) };
    let mut cursor = Cursor::from(i64::MIN);
    while let Some(page) = snapshot.next_records(&id, &mut cursor).await? {
        for row in page {
            chain.follow(row, verdict);
        }
    }
    chain.end(head.version, head.hash, verdict);
    Ok(())
}

/// A walk along one stream's records.
struct Chain<'a> {
    stream: &'a str,
    kind: &'a str,
    /// The version the next record should have.
    expected: i64,
    /// The hash of the record before, as far as that one can be read.
    before: Option<Digest>,
}

impl Chain<'_> {
    fn follow(&mut self, row: RawRecord, verdict: &mut Verdict) {
        verdict.records += 1;
        let version = row.0;
        if version > self.expected {
            let (first, last) =
                (Version(self.expected.unsigned_abs()), Version((version - 1).unsigned_abs()));
            verdict.note(self.stream, Fault::Missing { first, last });
            self.before = None;
        }
        self.expected = version.saturating_add(1).max(1);
        let record = match readable_record(row) {
            Ok(record) if record.version > Version::NONE => record,
            Ok(_) => return verdict.note(self.stream, Fault::Unreadable { version, column: "version" }),
            Err(bad) => {
                self.before = None;
                return verdict.note(self.stream, Fault::Unreadable { version, column: bad.column });
            }
        };
        if record.computed_hash(self.stream, self.kind) != record.hash {
            verdict.note(self.stream, Fault::Changed { version: record.version });
        }
        if self.before.is_some_and(|before| before != record.before) {
            verdict.note(self.stream, Fault::Unlinked { version: record.version });
        }
        if serde_json::from_str::<IgnoredAny>(&record.body).is_err() {
            verdict.note(self.stream, Fault::NotJson { version: record.version });
        }
        self.before = Some(record.hash);
    }

    fn end(self, said: Version, head: Digest, verdict: &mut Verdict) {
        let last = self.expected - 1;
        if last > said.as_i64() {
            verdict.note(self.stream, Fault::Beyond { end: said, last });
        } else if last < said.as_i64() {
            let first = Version(self.expected.unsigned_abs());
            verdict.note(self.stream, Fault::Missing { first, last: said });
        } else if self.before.is_some_and(|before| before != head) {
            verdict.note(self.stream, Fault::OtherHead { version: said });
        }
    }
}

impl Finding {
    /// As something to be told to a person.
    pub fn saying(&self) -> Saying {
        let stream = self.stream.as_str();
        match &self.fault {
            Fault::UnreadableStream => say!("journal-fault-unreadable-stream", stream = stream),
            Fault::NoStream => say!("journal-fault-no-stream", stream = stream),
            Fault::Unreadable { version, column } => {
                say!("journal-fault-unreadable", stream = stream, version = *version, column = *column)
            }
            Fault::Changed { version } => {
                say!("journal-fault-changed", stream = stream, version = version.0)
            }
            Fault::Unlinked { version } => {
                say!("journal-fault-unlinked", stream = stream, version = version.0)
            }
            Fault::NotJson { version } => {
                say!("journal-fault-not-json", stream = stream, version = version.0)
            }
            Fault::Missing { first, last } => {
                say!("journal-fault-missing", stream = stream, first = first.0, last = last.0)
            }
            Fault::Beyond { end, last } => {
                say!("journal-fault-beyond", stream = stream, end = end.0, last = *last)
            }
            Fault::OtherHead { version } => {
                say!("journal-fault-other-head", stream = stream, version = version.0)
            }
            Fault::NotAsNoted { version } => {
                say!("journal-fault-not-as-noted", stream = stream, version = version.0)
            }
        }
    }
}
