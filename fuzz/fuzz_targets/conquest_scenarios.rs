//! Any text played as a Conquest scenario is answered.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = conquest::scenario::play(text);
});
