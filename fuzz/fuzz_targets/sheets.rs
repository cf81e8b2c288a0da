//! Any bytes taken for a scan of a sheet, or for the texts of its codes, are answered.
#![no_main]

#[path = "../laws.rs"]
#[allow(dead_code)] // each target has one of them
mod laws;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| laws::sheets(bytes));
