//! The journal, tested as its users see it: one suite, run over SQLite and over PostgreSQL.

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
