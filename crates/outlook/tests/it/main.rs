//! The outlook against every case played out, and against days told by the clock.

mod field;
mod needs;
mod times;
