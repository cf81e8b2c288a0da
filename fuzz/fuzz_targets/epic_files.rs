//! Any text read as an Epic army list is answered.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(list) = epic::lists::ArmyList::read(text) {
        let _ = list.sound();
    }
});
