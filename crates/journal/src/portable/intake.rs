//! Into a store: an exported stream, or a backup.
//!
//! Nothing is ever overwritten. A stream the store does not have is added; one it has in part is completed; one it has
//! otherwise is refused and left as it is. So taking the same file in twice, or again after a crash, is harmless. The whole
//! file is checked before its first record is stored.

use std::path::Path;

use rulebook::{Saying, say};
use tokio::fs::File;
use tokio::io::BufReader;

use crate::access::InsertError;
use crate::boxed::BoxFuture;
use crate::digest::Digest;
use crate::portable::TransferError;
use crate::portable::lines::{Format, Line, Reader, StreamLine};
use crate::record::{Change, Fact, Record};
use crate::snapshot::PAGE;
use crate::store::Store;
use crate::trouble::{AppendError, Trouble};
use crate::unfit::Unfit;
use crate::words::{Moment, Name, StreamId, Version};

/// Records are stored in groups of at most so many bytes; a group has at most a page of them.
const GROUP_BYTES: usize = 16 * 1024 * 1024;

/// What taking a file in came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Intake {
    /// How many streams the file has.
    pub streams: u64,
    /// How many records the file has.
    pub records: u64,
    /// How many of them were new.
    pub added: u64,
    /// The streams that were refused, wholly or from some record on.
    pub refused: Vec<Refused>,
}

/// A stream of a file that was not taken in from some record on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The stream as the file names it.
    pub stream: String,
    /// The line.
    pub line: u64,
    /// Why.
    pub why: Why,
}

/// Why a stream was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// A record does not follow from the one before it, or is not the one that was written.
    Broken {
        /// Which.
        version: Version,
    },
    /// A text the journal does not take.
    Unfit(Unfit),
    /// The store has another record in this place.
    Diverged {
        /// Which.
        version: Version,
    },
    /// The store has this stream as another kind.
    OtherKind {
        /// The kind it has there.
        kind: String,
    },
}

impl Intake {
    /// Whether everything the file has is now in the store.
    pub fn is_complete(&self) -> bool {
        self.refused.is_empty()
    }
}

impl Store {
    /// Takes in one stream that [`Store::export`] wrote.
    pub fn import<'a>(&'a self, path: &'a Path) -> BoxFuture<'a, Result<Intake, TransferError>> {
        Box::pin(async move { self.take_in(path, Format::History).await })
    }

    /// Takes in everything that [`Store::backup`] wrote.
    pub fn restore<'a>(&'a self, path: &'a Path) -> BoxFuture<'a, Result<Intake, TransferError>> {
        Box::pin(async move { self.take_in(path, Format::Backup).await })
    }

    async fn take_in(&self, path: &Path, format: Format) -> Result<Intake, TransferError> {
        check(path, format).await?;
        let mut reader = open(path, format).await?;
        let mut intake = Intake::default();
        let mut current: Option<Incoming> = None;
        while let Some(line) = reader.next().await? {
            let at = reader.line();
            match line {
                Line::Record(record) => {
                    intake.records += 1;
                    if let Some(stream) = &mut current {
                        stream.take(record.into_record(), at, self, &mut intake).await?;
                    }
                }
                Line::Stream(stream) => {
                    self.finish(current.take(), &mut intake).await?;
                    intake.streams += 1;
                    current = Incoming::start(stream, at, &mut intake);
                }
                Line::Account(account) => known_or_new(self.add_account(&account).await)?,
                Line::Capability(capability) => known_or_new(self.add_capability(&capability).await)?,
                Line::Session(session) => known_or_new(self.add_session(&session).await)?,
                Line::Token(token) => known_or_new(self.add_token(&token).await)?,
                Line::Seat(seat) => known_or_new(self.add_seat(&seat).await)?,
                // The reader gives no such line.
                Line::End(_) => {}
            }
        }
        self.finish(current, &mut intake).await?;
        Ok(intake)
    }

    async fn finish(&self, stream: Option<Incoming>, intake: &mut Intake) -> Result<(), TransferError> {
        match stream {
            Some(stream) => stream.finish(self, intake).await,
            None => Ok(()),
        }
    }
}

/// Reads a whole file for its form and its checksum, so that nothing of a bad one is stored.
async fn check(path: &Path, format: Format) -> Result<(), TransferError> {
    let mut reader = open(path, format).await?;
    while reader.next().await?.is_some() {}
    Ok(())
}

async fn open(path: &Path, format: Format) -> Result<Reader<BufReader<File>>, TransferError> {
    let file = File::open(path).await.map_err(TransferError::at(path))?;
    Reader::start(BufReader::new(file), format).await
}

fn known_or_new(inserted: Result<(), InsertError>) -> Result<(), TransferError> {
    match inserted {
        Ok(()) | Err(InsertError::Taken) => Ok(()),
        Err(InsertError::Trouble(trouble)) => Err(trouble.into()),
    }
}

/// A stream while its records come in.
struct Incoming {
    stream: StreamId,
    kind: Name,
    said: StreamLine,
    line: u64,
    last: Version,
    before: Digest,
    waiting: Vec<(Change, Digest)>,
    waiting_bytes: usize,
    refused: bool,
}

impl Incoming {
    fn start(said: StreamLine, line: u64, intake: &mut Intake) -> Option<Incoming> {
        let names = StreamId::new(&said.id).and_then(|stream| Ok((stream, Name::new(&said.kind)?)));
        match names {
            Ok((stream, kind)) => Some(Incoming {
                stream,
                kind,
                said,
                line,
                last: Version::NONE,
                before: Digest::START,
                waiting: Vec::new(),
                waiting_bytes: 0,
                refused: false,
            }),
            Err(unfit) => {
                intake.refused.push(Refused { stream: said.id, line, why: Why::Unfit(unfit) });
                None
            }
        }
    }

    async fn take(
        &mut self,
        record: Record,
        line: u64,
        store: &Store,
        intake: &mut Intake,
    ) -> Result<(), TransferError> {
        if self.refused {
            return Ok(());
        }
        self.line = line;
        let follows = record.version == self.last.next()
            && record.before == self.before
            && record.hash == record.computed_hash(self.stream.as_str(), self.kind.as_str());
        if !follows {
            self.refuse(Why::Broken { version: self.last.next() }, intake);
            return Ok(());
        }
        match self.change(&record) {
            Ok(change) => self.waiting.push((change, record.hash)),
            Err(why) => {
                self.refuse(why, intake);
                return Ok(());
            }
        }
        self.last = record.version;
        self.before = record.hash;
        self.waiting_bytes += record.body.len();
        if self.waiting.len() as i64 >= PAGE || self.waiting_bytes >= GROUP_BYTES {
            self.flush(store, intake).await?;
        }
        Ok(())
    }

    /// Stores what waits, and sees that the stream has ended where it said it would.
    async fn finish(mut self, store: &Store, intake: &mut Intake) -> Result<(), TransferError> {
        self.flush(store, intake).await?;
        if !self.refused && (self.last.0, self.before) != (self.said.version, self.said.head) {
            self.refuse(Why::Broken { version: self.last.next() }, intake);
        }
        Ok(())
    }

    fn change(&self, record: &Record) -> Result<Change, Why> {
        let fact = Fact::new(&record.kind, &record.body).map_err(Why::Unfit)?;
        if fact.body() != record.body {
            return Err(Why::Broken { version: record.version });
        }
        Ok(Change {
            stream: self.stream.clone(),
            kind: self.kind.clone(),
            expected: self.last,
            who: Name::new(&record.who).map_err(Why::Unfit)?,
            at: Moment::new(&record.at).map_err(Why::Unfit)?,
            facts: vec![fact],
        })
    }

    /// Stores the records that wait, less those the store already has.
    async fn flush(&mut self, store: &Store, intake: &mut Intake) -> Result<(), TransferError> {
        self.waiting_bytes = 0;
        let waiting = std::mem::take(&mut self.waiting);
        let Some((first, _)) = waiting.first() else { return Ok(()) };
        let from = first.expected.next();
        let present = store.engine().snapshot().await?.records(self.stream.as_str(), from.as_i64()).await?;
        let mut news = Vec::new();
        for (at, (change, hash)) in waiting.into_iter().enumerate() {
            match present.get(at) {
                None => news.push(change),
                Some(row) if row.6.as_deref() == Some(hash.as_bytes().as_slice()) => {}
                Some(_) => {
                    self.refuse(Why::Diverged { version: change.expected.next() }, intake);
                    break;
                }
            }
        }
        if news.is_empty() {
            return Ok(());
        }
        let added = news.len() as u64;
        match store.append_all(news).await {
            Ok(_) => intake.added += added,
            Err(AppendError::Conflict { current, .. }) => {
                self.refuse(Why::Diverged { version: current }, intake);
            }
            Err(AppendError::OtherKind { kind, .. }) => self.refuse(Why::OtherKind { kind }, intake),
            Err(AppendError::Trouble(trouble)) => return Err(trouble.into()),
            Err(other) => return Err(Trouble::Other { why: other.to_string() }.into()),
        }
        Ok(())
    }

    fn refuse(&mut self, why: Why, intake: &mut Intake) {
        self.refused = true;
        intake.refused.push(Refused { stream: self.stream.as_str().to_owned(), line: self.line, why });
    }
}

impl Refused {
    /// As something to be told to a person.
    pub fn saying(&self) -> Saying {
        let (stream, line) = (self.stream.as_str(), self.line);
        match &self.why {
            Why::Broken { version } => {
                say!("journal-refused-broken", stream = stream, line = line, version = version.0)
            }
            Why::Unfit(unfit) => {
                say!("journal-refused-unfit", stream = stream, line = line, why = unfit.saying())
            }
            Why::Diverged { version } => {
                say!("journal-refused-diverged", stream = stream, line = line, version = version.0)
            }
            Why::OtherKind { kind } => {
                say!("journal-refused-other-kind", stream = stream, line = line, kind = kind)
            }
        }
    }
}
