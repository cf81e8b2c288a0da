//! The journal: the append-only store under everything, in one SQLite file or in PostgreSQL.
//!
//! A *stream* is the history of one thing: a tournament, a game. A *record* of it is a fact (a kind and JSON the journal
//! never looks into) with who made it so, when, and the hash of the record before. Facts are added at the end and never
//! changed:
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use journal::{AppendError, Change, Fact, Moment, Name, Options, Place, Store, StreamId, Version};
//!
//! # let folder = tempfile::tempdir()?;
//! # let place = Place::file(folder.path().join("marshal.db"));
//! let store = Store::open(&place, &Options::default()).await?;
//! let opened = Change {
//!     stream: StreamId::new("saturday")?,
//!     kind: Name::new("tournament")?,
//!     expected: Version::NONE,
//!     who: Name::new("Ana")?,
//!     at: Moment::new("2026-11-15T20:41:51Z")?,
//!     facts: vec![Fact::new("opened", r#"{"players": 18}"#)?],
//! };
//! assert_eq!(store.append(opened.clone()).await?, Version(1));
//!
//! // Somebody else decided on the same version and comes second: reload, decide again.
//! let late = store.append(opened).await;
//! assert!(matches!(late, Err(AppendError::Conflict { current: Version(1), .. })));
//!
//! let records = store.read(&StreamId::new("saturday")?, Version(1)).await?;
//! assert_eq!((records[0].who.as_str(), records[0].body.as_str()), ("Ana", r#"{"players": 18}"#));
//! assert!(store.verify_all().await?.is_clean());
//! # store.close().await;
//! # Ok(())
//! # }
//! ```
//!
//! **Promises**, each shown by a test on both databases:
//! - What [`Store::append`] acknowledges is durable, whatever is killed when; all of an append is there or nothing of it.
//! - A place in a stream is taken once: of two writers that decided on the same version, one gets a conflict.
//! - A full disk, a read-only file or an absent server gives a clear answer ([`Trouble`]), loses nothing and is recovered from.
//! - [`Store::verify_all`] finds a record that was changed, taken out or moved, and says which.
//! - A [`Watch`] wakes after every append on any node; a lost notification costs time, never a record.
//! - Nothing a database or a file may contain makes this crate panic.
//!
//! **Invariants.** This crate knows no game, reads no clock, and is the only one that names a database driver. Every text
//! and every list has a bound.
//!
//! Where to start: [`Store`], then [`Change`] and [`Record`]; [`Trouble`] for what can go wrong; [`access`] for the server's
//! own tables; `docs/journal.md` for files, formats and running it.

pub mod access;
mod boxed;
mod digest;
mod engine;
mod hub;
mod kept;
mod migrate;
mod noted;
mod noting;
mod options;
mod place;
mod plan;
pub mod portable;
mod postgres;
mod record;
mod setback;
mod snapshot;
mod sqlite;
mod store;
mod summary;
mod sweep;
mod trouble;
mod unfit;
mod verify;
mod words;
mod writer;

pub use boxed::BoxFuture;
pub use digest::{Digest, NotADigest};
pub use hub::Watch;
pub use noted::Noted;
pub use options::Options;
pub use place::Place;
pub use portable::{Intake, TransferError};
pub use record::{Append, Change, Fact, MOST_FACT_BYTES, MOST_FACTS, MOST_SUMMARY_BYTES, Record, Stream};
pub use store::{MOST_APPEND_BYTES, Stats, Store};
pub use summary::Summary;
pub use trouble::{AppendError, OpenError, Trouble};
pub use unfit::{Unfit, What};
pub use verify::{Fault, Finding, Verdict};
pub use words::{MOST_NAME_BYTES, Moment, Name, StreamId, Version};
