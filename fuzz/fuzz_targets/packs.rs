//! Any text read as a rules pack is answered.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Err(error) = regulations::Pack::load("fuzz.toml", text) {
        assert!(!error.sayings().is_empty(), "what is refused is refused for a reason");
    }
});
