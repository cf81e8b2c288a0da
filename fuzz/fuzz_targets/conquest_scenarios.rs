//! Any text played as a Conquest scenario is answered.
#![no_main]

#[path = "../laws.rs"]
#[allow(dead_code)] // each target has one of them
mod laws;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| laws::conquest_scenarios(bytes));
