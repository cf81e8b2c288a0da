//! Laws that hold for every game, played at random.

mod laws;
mod scenarios;
mod texts;
