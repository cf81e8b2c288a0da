//! Sheets of whole tournaments: what stands on them, who sees what, and that they bring the tournament back.

mod hall;
mod restore;
mod sheets;
