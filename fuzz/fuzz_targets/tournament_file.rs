//! Any text read as a tournament file is answered; what is accepted can be ranked, verified, and written again alike.
#![no_main]

use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use tournament::TournamentFile;

fuzz_target!(|text: &str| {
    let Ok(file) = TournamentFile::read(text) else { return };
    let Some(pack) = regulations::pack(&file.regulation) else { return };
    let Ok(opened) = file.tournament(Arc::new(pack.clone())) else { return };
    if let Some(after) = opened.tournament.last_table_round() {
        opened.tournament.standings(after);
    }
    opened.verify();
    let again = TournamentFile::read(&file.write()).expect("what was read can be written and read");
    assert_eq!(again, file);
});
