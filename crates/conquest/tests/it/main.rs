//! Laws that hold for every game, played at random.

mod facts;
mod laws;
mod nightly;
mod scenarios;
mod texts;
