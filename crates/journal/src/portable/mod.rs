//! The portable file: one stream with its full history, or a whole store, as lines of JSON.
//!
//! ```text
//! {"format":"marshal.history/1"}
//! {"stream":{"id":"t-1","kind":"tournament","version":1,"head":"…"}}
//! {"record":{"version":1,"kind":"opened","who":"Ana","at":"2026-11-15T20:41:51Z","fact":{…},"before":"…","hash":"…"}}
//! {"end":{"streams":1,"records":1,"sha256":"…"}}
//! ```
//!
//! A backup (`marshal.backup/1`) has any number of streams and then `account`, `capability`, `session`, `token` and
//! `seat` lines. The last line counts what came before it and has the SHA-256 of all bytes before it, so a file that was cut or changed is never
//! taken for a whole one. Facts stand in the file letter by letter as they were appended, so hashes can be checked with
//! nothing but the file.
//!
//! - [`lines`]: the lines, read and written.
//! - [`out`]: [`Store::export`](crate::Store::export), [`Store::backup`](crate::Store::backup).
//! - [`intake`]: [`Store::import`](crate::Store::import), [`Store::restore`](crate::Store::restore).

mod intake;
mod lines;
mod out;

pub use intake::{Intake, Refused, Why};
pub use lines::{FileError, FileFault};

use std::path::Path;

use rulebook::{Saying, say};

use crate::trouble::Trouble;
use crate::unfit::logged_by_their_saying;
use crate::words::StreamId;

/// Why something could not be carried out of a store or into it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TransferError {
    /// There is no such stream.
    NoStream {
        /// The stream.
        stream: StreamId,
    },
    /// The file could not be read or written.
    Io {
        /// The system's words.
        why: String,
    },
    /// The file is not what it should be. Nothing was taken in.
    File(FileError),
    /// The database. What had been taken in stays; the same file can be taken in again and goes on from there.
    Trouble(Trouble),
}

impl TransferError {
    /// As something to be told to a person.
    pub fn saying(&self) -> Saying {
        match self {
            TransferError::NoStream { stream } => say!("journal-no-stream", stream = stream.as_str()),
            TransferError::Io { why } => say!("journal-io", why = why),
            TransferError::File(error) => error.saying(),
            TransferError::Trouble(trouble) => trouble.saying(),
        }
    }
}
logged_by_their_saying!(TransferError);

impl TransferError {
    /// Names the file an error is about.
    fn at(path: &Path) -> impl Fn(std::io::Error) -> TransferError {
        move |error| TransferError::Io { why: format!("{}: {error}", path.display()) }
    }
}

impl From<std::io::Error> for TransferError {
    fn from(error: std::io::Error) -> TransferError {
        TransferError::Io { why: error.to_string() }
    }
}

impl From<FileError> for TransferError {
    fn from(error: FileError) -> TransferError {
        TransferError::File(error)
    }
}

impl From<Trouble> for TransferError {
    fn from(trouble: Trouble) -> TransferError {
        TransferError::Trouble(trouble)
    }
}
