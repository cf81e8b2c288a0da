//! Rooms: how anything live is served. A tournament, a card game and a battle on a table are the same here: a rulebook, a
//! stream of facts, people who wait for the next version.
//!
//! ```no_run
//! # use rooms::{Rooms, Terms};
//! # async fn example<R: rulebook::Kept>(store: journal::Store, wanted: R::Command) -> Option<()> where R::Command: Clone {
//! let rooms: Rooms<R> = Rooms::new(store);
//! let room = rooms.room("K7RX2M").await.ok()?; // opened once, however many ask
//! let now = room.snapshot(); // never waits
//! let then = room.command(&Terms::default(), |_| wanted.clone()).await.ok()?; // stored when this returns
//! assert!(then.version > now.version);
//! # Some(()) }
//! ```
//!
//! A [`Room`] lets one command at a time decide on the newest state, append to the journal, apply, publish. If another node
//! was faster, the append conflicts: the room catches up and decides again. Readers take the newest [`Snapshot`] and never
//! wait. [`Rooms`] opens a room once for all who wait, off the async threads, and closes those nobody is in down to a limit;
//! opening one again reads its stream. Two rooms of one stream, on two nodes or for a moment on one, are no danger: the journal
//! lets only one of them have each place.
//!
//! **Promises.** What [`Room::command`] acknowledges is durable. A command whose storing was in doubt is never carried out
//! twice. [`Rooms::list`] reads no stream. Only streams of the rulebook's own kind are ever opened, and nothing stored is
//! repeated in an error.
//!
//! **Invariants.** No game and no web framework is named here. Rules are decided by the rulebook alone.
//!
//! Where to start: [`Rooms`], then [`Room::command`].

#![forbid(unsafe_code)]

mod beside;
mod code;
mod list;
mod room;
mod rooms;
mod setback;
mod setting;
mod snapshot;
mod stored;
mod tally;

pub use beside::{beside, spawn, to_the_end};
pub use code::{NoRandomness, code_of, is_code, new_code, random_bytes};
pub use list::Listed;
pub use room::{Given, Keep, Room, Terms};
pub use rooms::{MOST_ROOMS, Rooms};
pub use setback::Setback;
pub use snapshot::Snapshot;
pub use tally::Tally;
