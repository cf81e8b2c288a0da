//! The crate seen from outside: laws for all fields, oracles, the documents' examples, and attempts to fool the checker.

mod ahead;
mod best;
mod documents;
mod frozen;
mod laws;
mod lot;
mod support;
mod tamper;
mod uniform;
