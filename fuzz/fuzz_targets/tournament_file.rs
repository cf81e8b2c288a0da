//! Any text read as a tournament file is answered; what is accepted can be ranked, verified, and written again alike.
#![no_main]

#[path = "../laws.rs"]
#[allow(dead_code)] // each target has one of them
mod laws;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| laws::tournament_file(bytes));
