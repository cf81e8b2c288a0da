//! Outlook: what a tournament looks like from where it stands. Who needs what for the cut, when the round and the day will
//! end and who holds them up, and, when it is over, what the results tell.
//!
//! - [`needs()`] and [`need()`]: through, alive or out for the cut, and what each own result does. Exact where the cases can be
//!   played out or a proof is found; otherwise by chance, and the answer says so.
//! - [`forecast()`]: the end of the round and of the day as a range, from the clock, the slips so far and the rounds before;
//!   [`Schedule`]: the same for a tournament that has not begun.
//! - [`statistics()`]: results by kind, going to time, match-ups, first player where recorded; [`history`]: one player's day.
//!
//! ```
//! use std::sync::Arc;
//! use outlook::{Effort, Verdict};
//! use tournament::TournamentFile;
//!
//! // Four players, two rounds, a cut to two: in the second round Ana meets Cai and Bo meets Dee.
//! let file = r#"{"format": "marshal.tournament/1", "name": "Saturday", "regulation": "conquest-1.2",
//!     "structure": {"stages": [{"swiss": {"rounds": 2}}, {"elimination": {"cut": 2}}]},
//!     "players": [{"id": "a", "name": "Ana"}, {"id": "b", "name": "Bo"},
//!                 {"id": "c", "name": "Cai"}, {"id": "d", "name": "Dee"}],
//!     "rounds": [
//!       {"stage": 1, "kind": "swiss", "matches": [
//!         {"table": 1, "players": ["a", "b"], "outcomes": {"a": "win", "b": "loss"}},
//!         {"table": 2, "players": ["c", "d"], "outcomes": {"c": "win", "d": "loss"}}]},
//!       {"stage": 1, "kind": "swiss", "matches": [
//!         {"table": 1, "players": ["a", "c"]}, {"table": 2, "players": ["b", "d"]}]}]}"#;
//! let file = TournamentFile::read(file).expect("a tournament file");
//! let pack = regulations::pack("conquest-1.2").expect("an embedded pack");
//! let tournament = file.tournament(Arc::new(pack.clone())).expect("consistent").tournament;
//!
//! let needs = outlook::needs(&tournament, Effort::default()).expect("a round is open");
//! let ana = &needs.players[0];
//! assert_eq!(ana.by_result[0].outcome, "win");
//! assert_eq!(ana.by_result[0].then.verdict, Verdict::Through);
//! ```
//!
//! **Promises.** Pure: no clock, no I/O; the moment comes in. `Through` and `Out` are never wrong (property tests against
//! every case played out). Numbers are compared as integers. Chance is the tournament's public promise, never its secret
//! seed, so nothing here can give a draw away.

#![warn(clippy::wildcard_enum_match_arm)]

mod bounds;
mod distant;
#[cfg(test)]
#[path = "../tests/it/field.rs"]
mod field;
pub mod forecast;
pub mod history;
pub mod needs;
mod points;
pub mod race;
mod sample;
pub mod schedule;
pub mod statistics;
mod tally;

pub use forecast::{Forecast, Holding, Span, forecast};
pub use history::{Played, history};
pub use needs::{Certainty, Effort, IfResult, Need, Needs, Prospect, Verdict, need, needs};
pub use race::{Fate, Goal, Race};
pub use schedule::Schedule;
pub use statistics::{Statistics, statistics};
pub use tally::Tally;
