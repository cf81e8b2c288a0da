//! Tables as phones meet them: the area behind the edge of a server, on a real database, spoken to over HTTP.
#![allow(clippy::unwrap_used)] // helpers of tests are tests

mod ground;
mod house;
mod once;
mod phone;
mod seats;
mod tables;
mod taps;
mod units;
