//! The worked examples under `scenarios/epic/`: each file is replayed, each refusal and expectation in it checked.

use std::fs;
use std::path::Path;

use epic::referee::{GameFile, referee};

/// Every scenario: its name and its text.
pub(crate) fn all() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/epic");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "json"));
    files.sort();
    assert!(!files.is_empty());
    files.into_iter().map(|path| (path.display().to_string(), fs::read_to_string(&path).unwrap())).collect()
}

#[test]
fn every_scenario_comes_out_as_it_says() {
    for (name, text) in all() {
        let file = GameFile::read(&text).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        let verdict = referee(&file);
        assert_eq!(verdict.wrong, None, "{name}");
    }
}
