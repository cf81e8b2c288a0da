//! Any text read as an Epic army list, roster, table or game is answered.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(list) = epic::lists::ArmyList::read(text) {
        let _ = list.sound();
    }
    let _ = epic::Roster::read(text);
    let _ = epic::Table::read(text);
    let _ = epic::referee::GameFile::read(text);
});
