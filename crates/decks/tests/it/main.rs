//! The crate as its users see it: texts in, findings out.

// Test helpers may fail loudly and pick places by fractions.
#![allow(clippy::unwrap_used, clippy::float_arithmetic)]

mod building;
mod clauses_conquest;
mod clauses_l5r;
mod examples;
mod formats;
mod house;
mod laws;
mod packs;
mod robust;
mod search;
