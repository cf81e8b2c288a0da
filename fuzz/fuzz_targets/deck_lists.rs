//! Any bytes read as a deck list are answered, identified and judged.
#![no_main]

#[path = "../laws.rs"]
#[allow(dead_code)] // each target has one of them
mod laws;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| laws::deck_lists(bytes));
