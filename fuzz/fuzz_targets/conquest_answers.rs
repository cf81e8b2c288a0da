//! Any answers to any question: what is listed is accepted, anything else is refused and changes nothing.
#![no_main]

#[path = "../laws.rs"]
#[allow(dead_code)] // each target has one of them
mod laws;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| laws::conquest_answers(bytes));
