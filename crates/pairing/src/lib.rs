//! Pairing algorithms: Swiss rounds by score group with proofs, and elimination brackets. No domain types.
//!
//! Players are the numbers `0..n`; chance comes in as a function that gives a number below its argument. Start at
//! [`pair`] for a Swiss round and at [`elimination`] for brackets.
//!
//! ```
//! use pairing::{Swiss, pair};
//! // Three players on 10 points, five on 5; players 0 and 1 have met.
//! let request = Swiss { scores: vec![10, 10, 10, 5, 5, 5, 5, 5], met: vec![(0, 1)], ..Swiss::default() };
//! let round = pair(&request, &mut |end| end / 3).expect("well formed");
//! assert_eq!(round.pairs.len(), 4);
//! assert!(round.relaxations.is_empty());
//! ```

mod blossom;
pub mod certificate;
mod chance;
pub mod checker;
mod cost;
pub mod elimination;
mod explain;
mod field;
mod lookahead;
mod mix;
mod optimum;
pub mod outlook;
mod plan;
pub mod reason;
mod request;
mod sample;
mod small;
mod swiss;
mod window;

pub use certificate::{Certificate, Level, Members, OddSet, Weight};
pub use chance::Chance;
pub use outlook::{Assurance, Obstacle, Outlook};
pub use reason::{FloatCause, Group, Reason, RepeatCause};
pub use request::{List, Malformed, Swiss};
pub use swiss::{Pairing, Relaxation, pair};
