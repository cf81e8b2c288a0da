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

pub mod certificate;
mod chance;
mod cost;
pub mod elimination;
mod field;
pub mod outlook;
pub mod reason;
mod request;
mod sample;
mod small;
mod swiss;

pub use certificate::{Certificate, Level, Members, OddSet, Weight};
pub use chance::Chance;
pub use outlook::{Assurance, Obstacle, Outlook};
pub use reason::{FloatCause, Group, Reason, RepeatCause};
pub use request::{List, Malformed, Swiss};
pub use swiss::{Pairing, Relaxation, pair};
