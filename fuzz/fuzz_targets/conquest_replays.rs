//! Any text read as a Conquest replay is answered.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = conquest::replay::Game::read(text);
});
