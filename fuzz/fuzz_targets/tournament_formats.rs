//! Any text is answered by every reader of other systems' files, and by the door into a tournament behind it.
#![no_main]

#[path = "../laws.rs"]
#[allow(dead_code)] // each target has one of them
mod laws;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| laws::tournament_formats(bytes));
