//! What came of the commands given in the rooms of one kind.

use std::sync::atomic::{AtomicU64, Ordering};

/// Counts commands by what came of them.
#[derive(Debug, Default)]
pub struct Tally {
    accepted: AtomicU64,
    refused: AtomicU64,
    failed: AtomicU64,
}

impl Tally {
    pub(crate) fn accepted(&self) {
        self.accepted.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn refused(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn failed(&self) {
        self.failed.fetch_add(1, Ordering::Relaxed);
    }

    /// How many were accepted, refused by the rules, and failed for any other reason.
    pub fn counts(&self) -> [u64; 3] {
        [&self.accepted, &self.refused, &self.failed].map(|count| count.load(Ordering::Relaxed))
    }
}
