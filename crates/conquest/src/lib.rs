//! The Conquest card game, complete and deterministic: a machine that runs until it needs an answer, then asks one question.
//!
//! ```
//! use conquest::{Deck, Options, State};
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
//!
//! Where to start: [`State`] is the whole game as one plain value; [`State::decision`] says what is asked, [`State::legal`]
//! what can be answered, [`State::apply`] answers. [`State::view`] is what one person may see. [`Played`] adds the record:
//! replay file and undo; [`Game`] is a table at which two people play, a rulebook like every other. Cards are values in [`cards`], written in the language of [`ability`]; [`text`] says an ability in
//! the reader's language; [`scenario`] plays worked examples from text files.
//!
//! **Invariants.** No card's name stands outside `cards/`. Everything in progress is data in the state, so a game can be
//! stored and resumed in the middle of any question. Numbers and keywords are computed in `values` only. Nothing here
//! reads a clock, a file or the system's randomness.

// A new word of the language, question or frame is to be looked at wherever there is something to be done about it.
#![warn(clippy::wildcard_enum_match_arm)]

pub mod ability;
pub mod answer;
mod aside;
mod attack;
mod battle;
pub mod bots;
pub mod card;
pub mod cards;
mod damage;
mod effects;
mod facts;
mod frame;
pub mod game;
mod ids;
mod legal;
pub mod list;
mod machine;
pub mod necrons;
pub mod refusal;
pub mod replay;
mod reserve;
mod resolve;
pub mod rng;
mod round;
pub mod scenario;
mod select;
pub mod setup;
pub mod state;
pub mod text;
mod tyranids;
mod usable;
mod values;
pub mod view;
mod window;
mod would_change;
mod zones;

pub use answer::{Answer, Ask, Decision};
pub use card::{Card, CardId};
pub use game::Game;
pub use refusal::Illegal;
pub use replay::{BadReplay, Played, Replay};
pub use setup::{BadDeck, Deck};
pub use state::{Mode, ObjId, Options, Outcome, Pauses, Phase, Place, PlanetState, Seat, State};
pub use values::{Because, Changed};
pub use view::View;
