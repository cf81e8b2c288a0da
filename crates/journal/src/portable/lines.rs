//! The lines of a portable file, read and written.

use rulebook::{Saying, say};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use sha2::{Digest as _, Sha256};
use tokio::io::{AsyncBufRead, AsyncBufReadExt, AsyncReadExt, AsyncWrite, AsyncWriteExt};

use crate::access::{Account, Capability, Seat, Session, Token};
use crate::digest::Digest;
use crate::portable::TransferError;
use crate::record::Record;
use crate::unfit::logged_by_their_saying;
use crate::words::Version;

/// The most bytes one line may have: the largest fact, written as a text with every letter escaped, and what goes with it.
const MOST_LINE_BYTES: u64 = 8 * 1024 * 1024;

/// What a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    History,
    Backup,
}

/// One line after the first.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Line {
    Stream(StreamLine),
    Record(RecordLine),
    Account(Account),
    Capability(Capability),
    Session(Session),
    Token(Token),
    Seat(Seat),
    End(EndLine),
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FormatLine {
    format: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StreamLine {
    pub(crate) id: String,
    pub(crate) kind: String,
    pub(crate) version: u64,
    pub(crate) head: Digest,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RecordLine {
    version: u64,
    kind: String,
    who: String,
    at: String,
    /// The fact as JSON, letter by letter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fact: Option<Box<RawValue>>,
    /// Instead of `fact`, a body that somebody changed into something else than one line of JSON.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    before: Digest,
    hash: Digest,
}

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EndLine {
    streams: u64,
    records: u64,
    sha256: Digest,
}

/// Something wrong with a portable file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileError {
    /// The line, counted from 1.
    pub line: u64,
    /// What is wrong with it.
    pub fault: FileFault,
}

/// What can be wrong with a portable file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileFault {
    /// The first line names no format we read.
    OtherFormat {
        /// The format that was expected.
        expected: &'static str,
    },
    /// A line is no such line.
    NotALine {
        /// The parser's words.
        why: String,
    },
    /// A line is too long.
    TooLong {
        /// The most bytes a line may have.
        most: u64,
    },
    /// A record stands before any stream, or a stream in the wrong kind of file.
    OutOfPlace,
    /// The file ends before its last line.
    Cut,
    /// The last line does not fit what comes before it: something was changed.
    Altered,
    /// Something follows the last line.
    Beyond,
}

/// Writes a portable file.
#[derive(Debug)]
pub(crate) struct Writer<W> {
    out: W,
    sha: Sha256,
    streams: u64,
    records: u64,
}

/// Reads a portable file line by line; what it gives before its end may still turn out to be altered.
#[derive(Debug)]
pub(crate) struct Reader<R> {
    input: R,
    sha: Sha256,
    streams: u64,
    records: u64,
    line: u64,
}

impl Format {
    fn name(self) -> &'static str {
        match self {
            Format::History => "marshal.history/1",
            Format::Backup => "marshal.backup/1",
        }
    }
}

impl RecordLine {
    pub(crate) fn of(record: Record) -> RecordLine {
        let Record { version, kind, who, at, body, before, hash } = record;
        let (fact, text) = match RawValue::from_string(body.clone()) {
            Ok(raw) if !body.contains(['\n', '\r']) && raw.get() == body => (Some(raw), None),
            _ => (None, Some(body)),
        };
        RecordLine { version: version.0, kind, who, at, fact, text, before, hash }
    }

    pub(crate) fn into_record(self) -> Record {
        let body = match self.fact {
            Some(raw) => Box::<str>::from(raw).into_string(),
            None => self.text.unwrap_or_default(),
        };
        let RecordLine { version, kind, who, at, before, hash, .. } = self;
        Record { version: Version(version), kind, who, at, body, before, hash }
    }
}

impl<W: AsyncWrite + Unpin> Writer<W> {
    pub(crate) async fn start(out: W, format: Format) -> Result<Writer<W>, TransferError> {
        let mut writer = Writer { out, sha: Sha256::new(), streams: 0, records: 0 };
        writer.put(&FormatLine { format: format.name().to_owned() }).await?;
        Ok(writer)
    }

    pub(crate) async fn write(&mut self, line: &Line) -> Result<(), TransferError> {
        match line {
            Line::Stream(_) => self.streams += 1,
            Line::Record(_) => self.records += 1,
            Line::Account(_)
            | Line::Capability(_)
            | Line::Session(_)
            | Line::Token(_)
            | Line::Seat(_)
            | Line::End(_) => {}
        }
        self.put(line).await
    }

    /// Writes the last line and gives what was written to back, with the number of streams and records.
    pub(crate) async fn end(mut self) -> Result<(W, u64, u64), TransferError> {
        let sha256 = Digest::finish(self.sha.clone());
        self.put(&Line::End(EndLine { streams: self.streams, records: self.records, sha256 })).await?;
        self.out.flush().await?;
        Ok((self.out, self.streams, self.records))
    }

    async fn put(&mut self, line: &impl Serialize) -> Result<(), TransferError> {
        let mut bytes =
            serde_json::to_vec(line).map_err(|error| TransferError::Io { why: error.to_string() })?;
        bytes.push(b'\n');
        self.sha.update(&bytes);
        Ok(self.out.write_all(&bytes).await?)
    }
}

impl<R: AsyncBufRead + Unpin> Reader<R> {
    pub(crate) async fn start(input: R, format: Format) -> Result<Reader<R>, TransferError> {
        let mut reader = Reader { input, sha: Sha256::new(), streams: 0, records: 0, line: 0 };
        let bytes = reader.take_line().await?;
        let named = serde_json::from_slice(&bytes).is_ok_and(|line: FormatLine| line.format == format.name());
        if !named {
            return Err(reader.wrong(FileFault::OtherFormat { expected: format.name() }).into());
        }
        reader.sha.update(&bytes);
        Ok(reader)
    }

    /// The next line; `None` once the file has ended as it should.
    pub(crate) async fn next(&mut self) -> Result<Option<Line>, TransferError> {
        let bytes = self.take_line().await?;
        if bytes.last() != Some(&b'\n') {
            return Err(self.wrong(FileFault::Cut).into());
        }
        let line: Line = serde_json::from_slice(&bytes)
            .map_err(|error| self.wrong(FileFault::NotALine { why: error.to_string() }))?;
        match &line {
            Line::End(end) => return self.end(end).await.map(|()| None),
            Line::Stream(_) => self.streams += 1,
            Line::Record(_) if self.streams == 0 => return Err(self.wrong(FileFault::OutOfPlace).into()),
            Line::Record(_) => self.records += 1,
            Line::Account(_) | Line::Capability(_) | Line::Session(_) | Line::Token(_) | Line::Seat(_) => {}
        }
        self.sha.update(&bytes);
        Ok(Some(line))
    }

    /// Which line was read last.
    pub(crate) fn line(&self) -> u64 {
        self.line
    }

    async fn end(&mut self, end: &EndLine) -> Result<(), TransferError> {
        let sha256 = Digest::finish(self.sha.clone());
        if *end != (EndLine { streams: self.streams, records: self.records, sha256 }) {
            return Err(self.wrong(FileFault::Altered).into());
        }
        if !self.take_line().await?.is_empty() {
            return Err(self.wrong(FileFault::Beyond).into());
        }
        Ok(())
    }

    async fn take_line(&mut self) -> Result<Vec<u8>, TransferError> {
        self.line += 1;
        let mut bytes = Vec::new();
        (&mut self.input).take(MOST_LINE_BYTES).read_until(b'\n', &mut bytes).await?;
        if bytes.len() as u64 == MOST_LINE_BYTES {
            return Err(self.wrong(FileFault::TooLong { most: MOST_LINE_BYTES }).into());
        }
        Ok(bytes)
    }

    fn wrong(&self, fault: FileFault) -> FileError {
        FileError { line: self.line, fault }
    }
}

impl FileError {
    /// As something to be told to a person.
    pub fn saying(&self) -> Saying {
        let line = self.line;
        match &self.fault {
            FileFault::OtherFormat { expected } => {
                say!("journal-file-other-format", line = line, expected = *expected)
            }
            FileFault::NotALine { why } => say!("journal-file-not-a-line", line = line, why = why),
            FileFault::TooLong { most } => say!("journal-file-too-long", line = line, most = *most),
            FileFault::OutOfPlace => say!("journal-file-out-of-place", line = line),
            FileFault::Cut => say!("journal-file-cut", line = line),
            FileFault::Altered => say!("journal-file-altered", line = line),
            FileFault::Beyond => say!("journal-file-beyond", line = line),
        }
    }
}
logged_by_their_saying!(FileError);
