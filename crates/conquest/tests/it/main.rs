//! Laws that hold for every game, played at random.
#![allow(clippy::unwrap_used)] // a test may fail loudly

mod booklet;
mod catalogue;
mod facts;
mod frozen;
mod gate;
mod house;
mod laws;
mod mutated_scenarios;
mod nightly;
mod pauses;
mod pool;
mod replays;
mod reserve;
mod scenario_language;
mod scenarios;
mod table;
mod texts;
mod vocabulary;
