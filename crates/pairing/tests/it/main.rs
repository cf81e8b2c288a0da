//! The crate seen from outside: laws for all fields, oracles, the documents' examples, and attempts to fool the checker.

mod best;
mod documents;
mod support;
