//! The repository's own invariants, as tests: what stands in `ARCHITECTURE.md` and `CONTRIBUTING.md` is checked here.
//!
//! - [`boundaries`](mod@self): which crate may know which, and which outside crates belong to one place only.
//! - `purity`: rule crates touch no clock, file, environment, thread or system randomness; code for all games names none.
//! - `locales`: every message exists in every language with the same values, and none is unused.
//! - `glossary`: messages use one word for one thing, that of `docs/glossary.md`.
//! - `clauses`: every clause of kind enforce or calculate is shown by a test or a scenario, or pending with a reason.
//! - `modules`: no new circles of modules, no dependencies nobody uses.
//! - `cost`: habits that keep compiling short, and locks outside of the workspace that know what crates depend on.
//! - `screens`: every page is in the list of screens the browser tests look at.
//! - `styles`: stylesheets stand in layers, dark once, one declaration a line, a class in one file.
//! - `hygiene`: file headers, file lengths, inherited lints, words that do not belong into a repository.
//!
//! The crate has no code of its own. Run `cargo test -p tidy`; every failure says what to do.
#![cfg(test)]

mod boundaries;
mod clauses;
mod cost;
mod glossary;
mod hygiene;
mod locales;
mod modules;
mod purity;
mod repository;
mod screens;
mod source;
mod styles;
