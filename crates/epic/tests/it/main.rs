//! The tournament game, clause by clause: worked examples at the boundary from both sides, laws for all games, files.
// In a helper of a test a failed `unwrap` is the failing test.
#![allow(clippy::unwrap_used)]

mod control;
mod edge;
mod eligibility;
mod files;
mod forces;
mod frozen;
mod garrisons;
mod goals;
mod laws;
mod lists;
mod meetings;
mod objectives;
mod reach;
mod record;
mod reserves;
mod scenarios;
mod set_up;
mod sitting;
mod sketch;
mod tables;
mod tiebreak;
mod time;
mod told;
mod victory;
mod world;
