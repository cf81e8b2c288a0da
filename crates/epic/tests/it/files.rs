//! Files: whatever they hold, reading answers and never fails otherwise.

use std::sync::LazyLock;

use epic::file::FileError;
use epic::generate::{Country, Plan, generate};
use epic::lists::ArmyList;
use epic::muster::muster;
use epic::referee::{GameFile, referee};
use epic::{Length, Roster, Table};
use proptest::prelude::*;

use crate::scenarios::all;
use crate::world::marines;

/// Reads a text as every kind of file, and uses what comes of it.
fn read_as_everything(text: &str) {
    if let Ok(table) = Table::read(text) {
        let _ = epic::check::check(&table);
        let _ = epic::fairness::fairness(&table);
        let _ = epic::draw::draw(&table, &epic::draw::Scene::default(), epic::draw::Theme::Light, &|it| {
            it.key.clone()
        });
    }
    if let Ok(roster) = Roster::read(text) {
        let _ = muster(&roster, 3000);
    }
    let _ = ArmyList::read(text);
    if let Ok(file) = GameFile::read(text) {
        let verdict = referee(&file);
        let _ = epic::result_for_tournament(&verdict.game);
    }
}

static SAMPLES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let table = generate(&Plan {
        length: Length::cm(180),
        width: Length::cm(120),
        country: Country::Valley,
        seed: 1,
    });
    let mut texts = vec![serde_json::to_string(&table).unwrap(), marines().to_string()];
    texts.push(include_str!("../../data/tau-third-phase.json").to_owned());
    texts.extend(all().into_iter().map(|(_, text)| text));
    texts
});

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn arbitrary_text_is_answered(text in ".{0,200}") {
        read_as_everything(&text);
    }

    #[test]
    fn truncated_files_are_answered(which: prop::sample::Index, cut: prop::sample::Index) {
        let text = which.get(&SAMPLES);
        let mut end = cut.index(text.len());
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        read_as_everything(&text[..end]);
    }

    /// Numbers, words and signs exchanged for others: still JSON more often than not.
    #[test]
    fn mutated_files_are_answered(which: prop::sample::Index, at: prop::sample::Index, many in 1_usize..6, with in prop::sample::select(vec![
        "0", "-1", "99999999999", "1e308", "null", "true", "[]", "{}", "\"\"", "\"alpha\"", "18446744073709551616", "0.0001", "\u{0}",
    ])) {
        let mut text = which.get(&SAMPLES).clone();
        for n in 0..many {
            let values: Vec<(usize, usize)> = numbers(&text);
            if values.is_empty() {
                break;
            }
            let (from, to) = values[(at.index(values.len()) + n * 7) % values.len()];
            text.replace_range(from..to, with);
        }
        read_as_everything(&text);
    }
}

/// Where the numbers stand in a text.
fn numbers(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut from = None;
    for (at, letter) in text.char_indices() {
        match (letter.is_ascii_digit(), from) {
            (true, None) => from = Some(at),
            (false, Some(start)) => {
                found.push((start, at));
                from = None;
            }
            _ => {}
        }
    }
    found
}

#[test]
fn huge_and_deep_files_are_answered() {
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    read_as_everything(&deep);
    read_as_everything(&format!(r#"{{"format":"marshal.epic.game/1","steps":{deep}}}"#));
    let wide = format!(r#"{{"format":"marshal.epic.game/1","steps":[{}]}}"#, vec!["{}"; 30_000].join(","));
    assert!(matches!(GameFile::read(&wide), Err(FileError::Value { field, .. }) if field == "steps"));
    let points = vec!["[1,1]"; 1000].join(",");
    let outline = format!(
        r#"{{"format":"marshal.epic.table/1","length":180,"width":120,"features":[{{"kind":"wood","outline":[{points}]}}]}}"#
    );
    assert!(matches!(Table::read(&outline), Err(FileError::Value { .. })));
}

#[test]
fn errors_name_the_place_and_what_would_be_accepted() {
    let table = |text: &str| Table::read(text).unwrap_err();
    assert!(matches!(table("{"), FileError::Shape { line: 1, .. }));
    assert!(matches!(table(r#"{"format":"marshal.epic.army/1"}"#), FileError::Format { .. }));
    let narrow = table(r#"{"format":"marshal.epic.table/1","length":180,"width":20}"#);
    assert!(matches!(narrow, FileError::Value { field, is, .. } if field == "width" && is == "20"));
    let off = table(
        r#"{"format":"marshal.epic.table/1","length":180,"width":120,"roads":[{"course":[[0,0],[0,121]]}]}"#,
    );
    assert!(
        matches!(off, FileError::Value { field, is, .. } if field == "roads[0].course" && is == "(0, 121)")
    );
    let step = GameFile::read(
        r#"{"format":"marshal.epic.game/1","steps":[{"do":"join","name":"Ana"},{"do":"fly"}]}"#,
    );
    assert!(matches!(step, Err(FileError::Step { step: 2, why }) if why.contains("fly")));
    let fine = table(r#"{"format":"marshal.epic.table/1","length":180.00001,"width":120}"#);
    assert!(matches!(fine, FileError::Shape { why, .. } if why.contains("three decimals")));
}

#[test]
fn a_game_file_is_written_as_it_is_read() {
    for (name, text) in all() {
        let file = GameFile::read(&text).unwrap();
        let again = GameFile::read(&serde_json::to_string(&file).unwrap()).unwrap();
        assert_eq!(file, again, "{name}");
    }
}
