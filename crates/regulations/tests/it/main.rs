//! The packs against their documents, and what the loader says to packs that are wrong.
#![allow(
    clippy::unwrap_used,
    clippy::needless_raw_string_hashes,
    reason = "tests; snapshots are written by a tool"
)]

mod arbitrary;
mod coverage;
mod documents;
mod figures;
mod ledgers;
mod moments;
mod procedures;
mod refusals;

use regulations::Pack;

/// A built-in pack.
fn pack(id: &str) -> &'static Pack {
    regulations::pack(id).expect("built in")
}
