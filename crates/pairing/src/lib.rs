//! Pairing algorithms: Swiss rounds by score group with proofs, and elimination brackets. No domain types.
//!
//! Players are the numbers `0..n`; chance comes in as a function that gives a number below its argument, and nothing else
//! comes in. What [`pair`] guarantees for a Swiss round, in this order:
//!
//! 1. **Nobody is left out.** When not everything asked for can hold, the least possible gives way, and is named.
//! 2. **No rematch** while any complete pairing without one exists; otherwise as few as possible.
//! 3. **Never boxed in.** If some choice keeps all announced rounds free of rematches, such a choice is made; if a later round
//!    must break, that is said now ([`Outlook`]). Then the organiser's wishes to keep players apart, as many as possible.
//! 4. **As few floats as possible, from the top down.** Count the pairs that cross each boundary between neighbouring groups:
//!    no pairing has a smaller list, read from the top. Among those, floats pass over as few groups as possible (CT-4.2.23).
//! 5. **Random among what is left**, every such pairing equally likely.
//!
//! ```
//! use pairing::{FloatCause, Reason, Swiss, checker, pair};
//!
//! // Three players on 10 points, five on 5; players 0 and 1 have met.
//! let request = Swiss { scores: vec![10, 10, 10, 5, 5, 5, 5, 5], met: vec![(0, 1)], ..Swiss::default() };
//! let round = pair(&request, &mut |end| end / 3)?;
//! assert_eq!(round.pairs.len(), 4);
//!
//! // One of three had to float, and is told why.
//! let [Reason::Float { why, .. }] = round.reasons.as_slice() else { panic!() };
//! assert_eq!(*why, FloatCause::OddGroup { size: 3, taken: 0 });
//!
//! // Nobody has to take our word for it.
//! assert!(checker::check(&request, &round).is_ok_and(|checked| checked.best.is_proven()));
//! # Ok::<(), pairing::Malformed>(())
//! ```
//!
//! How it works, in reading order: [`request`](Swiss) → `field` (seats and groups) → `plan` (which pairing, with the coming
//! rounds in view) → `small` (up to sixteen players, exactly counted) or `optimum` (any number: draw where the ideal is
//! possible, `window` and `blossom` where it is not) → `draft` (checked, and put in the order of tables) → `explain` (reasons) →
//! [`Pairing`]. [`certificate`] says what a proof is, [`checker`] checks it and shares no code with all this.
//!
//! **What is exact.** Guarantees 1 to 4 are exact whenever the certificate is not [`Certificate::Open`], which takes a field of
//! more than sixteen players so entangled that some hundreds of them, in very many groups, depend on each other. Guarantee 3 is exact up to
//! sixteen players and wherever Dirac's theorem applies (any field whose rounds stay below half its players); elsewhere
//! [`Outlook::NotProven`] says that it is not known. Guarantee 5 is exact up to sixteen players and wherever drawing whole
//! groups and throwing away what holds a barred pair succeeds soon, which is the normal case; otherwise a Markov chain of
//! random exchanges is run, whose limit is uniform over the pairings it can reach.
//!
//! **Invariants.** No I/O, clock, threads, floats or other crates. The same request and the same chance give the same answer.
//! No input panics: what makes no sense is [`Malformed`].

// A new variant is to be looked at wherever one is decided on.
#![warn(clippy::wildcard_enum_match_arm)]

mod blossom;
pub mod certificate;
mod chance;
pub mod checker;
mod cost;
mod draft;
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
mod round;
mod sample;
mod small;
mod swiss;
mod window;

pub use certificate::{Certificate, Level, Members, OddSet, Weight};
pub use chance::Chance;
pub use outlook::{Assurance, Obstacle, Outlook};
pub use reason::{FloatCause, Group, Reason, RepeatCause};
pub use request::{List, Malformed, Swiss};
pub use round::{Pairing, Relaxation};
pub use swiss::pair;
