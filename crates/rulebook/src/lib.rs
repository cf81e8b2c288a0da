//! The kernel: what every rulebook of Marshal is, and nothing else.
//!
//! A rulebook is a pure, deterministic state machine. Somebody wants something ([`Rulebook::Command`]); the rulebook
//! either says what then is true ([`Rulebook::Fact`]) or why not ([`Rulebook::Refusal`], which names the [`Clause`] it
//! rests on). Facts are the only thing ever stored; applying them in order rebuilds the state. So undo, audit, replay,
//! verification and crash recovery fall out instead of being built one by one.
//!
//! What stands here and why:
//!
//! - [`clause`]: the name of one rule of one document, `CT-4.2.16`.
//! - [`dice`]: chance that anybody can check afterwards: a committed [`Seed`], one independent [`Cup`] per draw.
//! - [`Kept`] and [`Live`]: what a shell must know beyond the rules to store a rulebook and to show it to people.
//! - [`reading`]: the one reader of JSON, which knows where a text does not do.
//! - [`Written`]: how what is kept becomes text and is read again; [`Told`]: what programs send.
//! - [`saying`]: something to be told to a person, as a key and values; crate `wording` turns it into a language.
//!
//! **Invariants.** This crate depends on no other of ours. Nothing here reads a clock, a file or the system's
//! randomness. What [`Cup`] draws for a seed and a label never changes between releases (frozen test vectors).
//!
//! ```
//! use rulebook::{Dice, Seed};
//!
//! let dice = Dice::new(Seed::from_bytes([7; 32]));
//! let mut order = vec!["Ana", "Bo", "Cai"];
//! dice.cup("stage 1 round 1 attempt 1 pairing").shuffle(&mut order);
//! let mut again = vec!["Ana", "Bo", "Cai"];
//! dice.cup("stage 1 round 1 attempt 1 pairing").shuffle(&mut again);
//! assert_eq!(order, again);
//! ```

pub mod clause;
pub mod dice;
mod live;
mod pretty;
pub mod reading;
pub mod saying;
mod schema;
mod told;
mod written;

pub use clause::{Cites, Clause, ClauseError};
pub use dice::{Commitment, Cup, Dice, Seed, SeedError};
pub use live::{Kept, Live};
pub use pretty::pretty;
pub use reading::{Misread, read_whole};
pub use saying::{Saying, Value};
#[doc(hidden)]
pub use serde_json;
pub use told::Told;
pub use written::Written;

/// One set of rules as a state machine. See the crate's front page for the words.
pub trait Rulebook: Clone {
    /// What somebody wants, with who and when.
    type Command;
    /// What then is true; the only thing ever stored.
    type Fact;
    /// Why not, and by which clause.
    type Refusal: Cites;

    /// Says what would happen, or why it may not. Changes nothing.
    fn decide(&self, command: &Self::Command, dice: &Dice) -> Result<Vec<Self::Fact>, Self::Refusal>;

    /// Makes it so. Total: a fact that [`Rulebook::decide`] produced always applies.
    fn apply(&mut self, fact: &Self::Fact);
}
