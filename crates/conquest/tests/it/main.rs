//! Laws that hold for every game, played at random.

mod facts;
mod laws;
mod scenarios;
mod texts;
