//! The Conquest card game, complete and deterministic: a machine that runs until it needs an answer, then asks one question.
//!
//! ```
//! use conquest::{Deck, Options, Seat, State};
//!
//! let decks = [Deck::starter_named("nazdreg").unwrap(), Deck::starter_named("captain-cato-sicarius").unwrap()];
//! let mut game = State::new(&decks, Options::default(), 7).unwrap();
//! let mut answers = Vec::new();
//! while let Some(seat) = game.to_answer() {
//!     game.legal(seat, &mut answers);
//!     game.apply(seat, answers[answers.len() / 2]).unwrap();
//! }
//! assert!(game.outcome.is_some());
//! ```

pub mod ability;
pub mod answer;
pub mod card;
pub mod cards;
mod damage;
mod effects;
mod legal;
pub mod list;
mod machine;
pub mod refusal;
mod resolve;
pub mod rng;
mod round;
mod select;
pub mod setup;
pub mod state;
mod values;

pub use answer::{Answer, Ask, Decision};
pub use card::{Card, CardId};
pub use refusal::Illegal;
pub use setup::{BadDeck, Deck};
pub use state::{Mode, ObjId, Options, Outcome, Pauses, Phase, Place, Seat, State};
