//! The crate as its users see it: texts in, findings out.

mod clauses_conquest;
mod clauses_l5r;
mod examples;
mod formats;
mod laws;
mod robust;
