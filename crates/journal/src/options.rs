//! How a store is opened.

use std::time::Duration;

/// How to open a store. The default creates what is missing and may write.
#[derive(Clone, Debug)]
pub struct Options {
    /// Make the SQLite file if there is none.
    pub create: bool,
    /// Change nothing: no migration, no append.
    pub read_only: bool,
    /// How long to wait for a connection or for another writer before giving a clear answer.
    pub patience: Duration,
    /// How often watched streams are looked at even if nothing was heard: the most a lost notification can cost.
    pub sweep: Duration,
    /// The most bytes a SQLite file may grow to; beyond it appends answer [`Trouble::Full`](crate::Trouble::Full).
    pub most_bytes: Option<u64>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            create: true,
            read_only: false,
            patience: Duration::from_secs(3),
            sweep: Duration::from_secs(5),
            most_bytes: None,
        }
    }
}

impl Options {
    /// To look at a store that exists, changing nothing.
    pub fn reading() -> Options {
        Options { create: false, read_only: true, ..Options::default() }
    }
}
