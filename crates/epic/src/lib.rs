//! Epic, the tournament game, refereed to the centimetre.
//!
//! [`Game`] is a [`rulebook::Rulebook`]: two players agree on points, hand in armies, set up terrain, choose a table edge, place
//! six objectives and their forces, and play turns; the rulebook refuses what the rules do not allow and says by how many
//! centimetres and by which clause. At the end of each turn it works out who holds which objective, which of the five goals
//! each player has achieved and why, and who has won.
//!
//! ```
//! use epic::{Game, Command, Options, Refusal};
//! use rulebook::{Cites, Dice, Rulebook, Seed};
//!
//! let dice = Dice::new(Seed::from_bytes([7; 32]));
//! let mut game = Game::new(Options::default());
//! for name in ["Ana", "Bo"] {
//!     for fact in game.decide(&Command::Join { name: name.to_owned() }, &dice).unwrap() {
//!         game.apply(&fact);
//!     }
//! }
//! let refusal = game.decide(&Command::AgreePoints { points: 1999, out_of_range: false }, &dice).unwrap_err();
//! assert_eq!(refusal, Refusal::PointsOutOfRange { points: 1999 });
//! assert_eq!(refusal.clause().to_string(), "EP-1.2.2");
//! ```
//!
//! Where things are, in the order of the document:
//!
//! - [`measure`], [`shape`], [`deployment`]: exact lengths, bases and outlines, edges and halves.
//! - [`table`], [`check`], [`generate`], [`fairness`]: terrain, its guidelines, a generator, a measure. Crate `maps` draws it.
//! - [`sketch`]: a table drawn by hand, piece by piece.
//! - [`lists`], [`roster`], [`muster`], [`finding`], [`draft`], [`army`]: army lists as data, what a player picked, what it
//!   comes to so far and what is wrong with it, what takes the field.
//! - [`state`], [`game`], [`garrison`], [`transport`]: a game as data, and the rules of set-up and play that change it.
//! - [`placing`], [`spread`], [`typed`]: a place judged while it is looked for, formations laid down as groups, places as people
//!   type them.
//! - [`control`], [`goals`], [`tiebreak`], [`outcome`]: who holds what, who has won and why; [`ending`] is what they find.
//! - [`sitting`]: the game at a table, with steps that are taken back by agreement and judges who are called.
//! - [`referee`]: game files, replayed.
//!
//! **Invariants.** No I/O, no clock, no randomness but [`rulebook::Dice`], no floating point. Distances are compared by
//! their squares and never rounded. Nothing put aside is secret. The same commands and the same seed give the same game.

// A new variant is to be looked at wherever one is decided on.
#![warn(clippy::wildcard_enum_match_arm)]

pub mod army;
pub mod check;
mod choices;
pub mod control;
mod course;
pub mod deployment;
pub mod draft;
pub mod ending;
pub mod fairness;
pub mod file;
pub mod finding;
pub mod game;
pub mod garrison;
pub mod generate;
pub mod goals;
pub mod lists;
pub mod measure;
pub mod muster;
mod near;
pub mod outcome;
pub mod placing;
pub mod reach;
pub mod referee;
pub mod roster;
pub mod shape;
pub mod sitting;
pub mod sketch;
pub mod spread;
pub mod state;
pub mod table;
mod text;
pub mod tiebreak;
pub mod transport;
pub mod turning;
pub mod typed;

pub use deployment::{Edge, Side};
pub use game::{Author, Command, Fact, Game, Options, Reading, Refusal, Stage};
pub use measure::{Length, Point};
pub use outcome::{GameResult, Outcome, ResultKind, TournamentResult, result_for_tournament};
pub use roster::Roster;
pub use shape::Spot;
pub use table::Table;
