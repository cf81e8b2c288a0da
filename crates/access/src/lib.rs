//! Who asks, and how anybody comes in: addresses, limits, passwords, sessions, links, tokens, and the keys of browsers that
//! have no account.
//!
//! It serves every kind of room alike and names no game and no tournament. A room knows people by a number of its own or by a
//! hash; what that person may do there is the rulebook's business.
//!
//! - [`Access`] is what a running server holds of this; an area takes it from its state (`axum::extract::FromRef`).
//! - [`Visitor`] is who sends a request, by cookies or by a token; [`Subject`] whom a session, link or token stands for.
//! - [`BrowserKey`] is a browser at a table where nobody needs an account.
//! - [`once`] makes the same tap twice the same act.
//!
//! **Invariants.** Every secret is stored hashed, and none is in any `Debug`. What a stranger can make expensive runs behind
//! permits ([`web::permits`]). Nothing is rendered here: trouble is a [`web::Problem`], which gets its shape at the edge.

#![forbid(unsafe_code)]

pub mod accounts;
mod browser;
mod client;
mod config;
mod limits;
pub mod links;
pub mod once;
mod passwords;
mod scope;
mod sessions;
mod state;
mod subject;
pub mod tokens;
mod visitor;

pub use browser::BrowserKey;
pub use client::Client;
pub use config::{Config, NoPublicUrl};
pub use ipnet::IpNet;
pub use limits::Limits;
pub use once::{Act, Key};
pub use scope::Scope;
pub use state::Access;
pub use subject::Subject;
pub use visitor::{Pass, Visitor};
