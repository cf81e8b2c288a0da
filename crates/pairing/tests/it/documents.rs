//! The examples of the regulations.
