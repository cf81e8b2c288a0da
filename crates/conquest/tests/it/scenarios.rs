//! Every worked example under `scenarios/conquest` plays as written.

use std::path::Path;

#[test]
fn every_scenario_plays_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/conquest");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|it| it == "txt"))
        .collect();
    files.sort();
    assert!(files.len() >= 2);
    let mut wrong: Vec<String> = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let said = |saying: &rulebook::Saying| wording::say(wording::Language::English, saying);
        match conquest::scenario::play(&text) {
            Err(bad) => wrong.push(format!("{name}: {}", said(&bad.saying()))),
            Ok(report) => {
                assert!(!report.title.is_empty(), "{name} has no title");
                for saying in &report.differed {
                    wrong.push(format!("{name}: {}", said(saying)));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
