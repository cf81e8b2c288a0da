//! The journal, tested as its users see it: one suite, run over SQLite and over PostgreSQL.
#![allow(clippy::unwrap_used)] // helpers of tests are tests

mod access;
mod append;
mod bed;
mod damage;
mod files;
mod kill;
mod migrations;
mod model;
mod nodes;
mod outage;
mod watch;
