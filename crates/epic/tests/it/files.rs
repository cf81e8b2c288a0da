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
    assert!(
        matches!(step, Err(FileError::Value { field, is, .. }) if field == "steps[1].do" && is == "\"fly\"")
    );
    let fine = table(r#"{"format":"marshal.epic.table/1","length":180.00001,"width":120}"#);
    assert!(
        matches!(fine, FileError::Value { field, accepted, .. } if field == "length" && accepted.key == "epic-file-length")
    );
}

/// The field an error is about, and the key of what would be accepted there.
fn blamed(error: &FileError) -> (&str, &str) {
    match error {
        FileError::Shape { .. } => ("", "shape"),
        FileError::Format { .. } => ("format", "format"),
        FileError::Missing { field } => (field, "missing"),
        FileError::Twice { field } => (field, "twice"),
        FileError::UnknownField { field, .. } => (field, "unknown"),
        FileError::Value { field, accepted, .. } => (field, &accepted.key),
    }
}

/// Whatever is wrong with a step, its field is named; the words of the reader of JSON reach nobody.
#[test]
fn an_error_in_a_step_names_its_field() {
    for (step, field, accepted) in [
        (r#"{"do":"join","name":7}"#, "steps[0].name", "epic-file-text"),
        (r#"{"do":"join","nam":"Ana"}"#, "steps[0].nam", "unknown"),
        (r#"{"do":"join"}"#, "steps[0].name", "missing"),
        (r#"{"name":"Ana"}"#, "steps[0].do", "missing"),
        (r#"{"do":["join"]}"#, "steps[0].do", "epic-file-text"),
        (r#"{"do":"agree_points","points":"many"}"#, "steps[0].points", "epic-file-count"),
        (r#"{"do":"agree_points","points":-5}"#, "steps[0].points", "epic-file-count"),
        (
            r#"{"do":"set_up","by":"alpha","formation":"x","units":[[1,2],{"at":[1,2],"bas":{"round":1}}]}"#,
            "steps[0].units[1].bas",
            "unknown",
        ),
        (
            r#"{"do":"set_up","by":"alpha","formation":"x","units":[{"at":[1,2],"base":{"round":-1}}]}"#,
            "steps[0].units[0].base",
            "epic-file-base",
        ),
        (
            r#"{"do":"set_up","by":"alpha","formation":"x","units":[{"at":[1,2],"base":{"round":500}}]}"#,
            "steps[0].units[0].base",
            "epic-file-base",
        ),
        (
            r#"{"do":"set_up","by":"alpha","formation":"x","units":["here"]}"#,
            "steps[0].units[0]",
            "epic-file-place",
        ),
        (r#"{"do":"set_up","by":"gamma","formation":"x","units":[]}"#, "steps[0].by", "epic-file-one-of"),
        (r#"{"do":"place_objective","by":"alpha","at":[1]}"#, "steps[0].at", "epic-file-pair"),
        (r#"{"do":"place_objective","by":"alpha","at":[1,2.00001]}"#, "steps[0].at[1]", "epic-file-length"),
        (
            r#"{"do":"submit_army","by":"alpha","army":{"format":"x","list":7,"formations":[]}}"#,
            "steps[0].army.list",
            "epic-file-army-list",
        ),
        (r#"{"do":"join","name":"Ana","refused":"soon"}"#, "steps[0].refused", "epic-file-clause"),
        (r#"{"expect":{"stag":"forces"}}"#, "steps[0].expect.stag", "unknown"),
        (r#""join""#, "steps[0]", "epic-file-step"),
    ] {
        let text = format!(r#"{{"format":"marshal.epic.game/1","steps":[{step}]}}"#);
        let error = GameFile::read(&text).unwrap_err();
        assert_eq!(blamed(&error), (field, accepted), "{step}: {error:?}");
    }
}

/// A step with a command and an expectation carries the command out and then looks.
#[test]
fn a_step_with_do_and_expect_does_both() {
    let text = |stage: &str| {
        format!(
            r#"{{"format":"marshal.epic.game/1","steps":[{{"do":"join","name":"Ana"}},{{"do":"join","name":"Bo"}},{{"do":"concede","by":"alpha","expect":{{"stage":"{stage}"}}}}]}}"#
        )
    };
    let verdict = referee(&GameFile::read(&text("finished")).unwrap());
    assert!(verdict.wrong.is_none() && verdict.game.result().is_some());
    assert_eq!(referee(&GameFile::read(&text("forces")).unwrap()).wrong.unwrap().step, 3);
    let file = GameFile::read(&text("finished")).unwrap();
    assert_eq!(GameFile::read(&serde_json::to_string(&file).unwrap()).unwrap(), file);
}

/// Control characters reach neither terminal nor map: a command drops them, a file that has them is told where.
#[test]
fn names_hold_letters_only() {
    let joined = GameFile::read(
        r#"{"format":"marshal.epic.game/1","steps":[{"do":"join","name":"\u001b[31mAna\u0007"}]}"#,
    )
    .unwrap();
    assert_eq!(referee(&joined).game.player(epic::Side::Alpha), "[31mAna");
    let named = |name: &str| {
        let text = format!(
            r#"{{"format":"marshal.epic.table/1","length":180,"width":120,"name":"{name}","features":[{{"kind":"wood","outline":[[1,1],[9,1],[5,9]],"name":"{name}"}}]}}"#
        );
        Table::read(&text)
    };
    assert!(named("Ostwick").is_ok());
    assert_eq!(blamed(&named("Ost\\u001bwick").unwrap_err()), ("name", "epic-file-name"));
}

/// A list of one's own, as small as it can be.
fn own_list() -> serde_json::Value {
    serde_json::json!({
        "format": "marshal.epic.list/1", "id": "mine", "name": "Mine", "strategy_rating": 3,
        "units": [
            {"name": "Boots", "types": ["infantry"], "speed": 15},
            {"name": "Engine", "types": ["war engine"], "speed": 15, "damage_capacity": 3},
        ],
        "formations": [
            {"name": "Squad", "slot": "core", "points": 100, "units": [{"unit": "Boots", "count": 4}],
             "upgrades": [{"group": "More", "max": 2, "options": [{"name": "Boots", "points": 25, "units": [{"unit": "Boots", "count": 1}]}]}]},
            {"name": "Machine", "slot": {"share_of_points": 3}, "points": 200, "units": [{"unit": "Engine", "count": 1}]},
        ],
    })
}

/// Each field of a list of one's own is checked, and named when it does not do.
#[test]
fn a_list_of_ones_own_is_checked_field_by_field() {
    assert!(ArmyList::read(&own_list().to_string()).is_ok());
    for (pointer, value, field, accepted) in [
        ("/strategy_rating", serde_json::json!(0), "strategy_rating", "epic-file-whole-between"),
        ("/name", serde_json::json!(""), "name", "epic-file-name"),
        ("/id", serde_json::json!("a\u{0}b"), "id", "epic-file-name"),
        ("/units", serde_json::json!([]), "units", "epic-file-whole-between"),
        ("/units/0/types", serde_json::json!([]), "units[0].types", "epic-file-types"),
        ("/units/0/types/0", serde_json::json!("foot"), "units[0].types[0]", "epic-file-one-of"),
        ("/units/0/speed", serde_json::json!(-1), "units[0].speed", "epic-file-count"),
        ("/units/1/name", serde_json::json!("Boots"), "units[1].name", "epic-file-own-name"),
        (
            "/units/1/damage_capacity",
            serde_json::json!(0),
            "units[1].damage_capacity",
            "epic-file-whole-between",
        ),
        ("/units/1/damage_capacity", serde_json::json!(null), "units[1].damage_capacity", "missing"),
        ("/formations", serde_json::json!([]), "formations", "epic-file-whole-between"),
        ("/formations/0/points", serde_json::json!(-500), "formations[0].points", "epic-file-whole-between"),
        ("/formations/1/name", serde_json::json!("Squad"), "formations[1].name", "epic-file-own-name"),
        (
            "/formations/0/units/0/count",
            serde_json::json!(4_000_000_000_u32),
            "formations[0].units[0].count",
            "epic-file-whole-between",
        ),
        (
            "/formations/0/units/0/unit",
            serde_json::json!("Boot"),
            "formations[0].units[0].unit",
            "epic-file-unit-near",
        ),
        ("/formations/0/slot", serde_json::json!("rare"), "formations[0].slot", "epic-file-one-of"),
        (
            "/formations/1/slot",
            serde_json::json!({"share_of_points": 0}),
            "formations[1].slot.share_of_points",
            "epic-file-whole-between",
        ),
        ("/formations/1/slot", serde_json::json!({}), "formations[1].slot", "epic-file-slot"),
        (
            "/formations/0/upgrades/0/max",
            serde_json::json!(-2),
            "formations[0].upgrades[0].max",
            "epic-file-whole-between",
        ),
        (
            "/formations/0/upgrades/0/options/0/points",
            serde_json::json!(99_999),
            "formations[0].upgrades[0].options[0].points",
            "epic-file-whole-between",
        ),
    ] {
        let mut list = own_list();
        *list.pointer_mut(pointer).unwrap() = value;
        let error = ArmyList::read(&list.to_string()).unwrap_err();
        assert_eq!(blamed(&error), (field, accepted), "{pointer}: {error:?}");
        // The same inside a roster, where the list is one field.
        let roster = serde_json::json!({"format": "marshal.epic.army/1", "list": list, "formations": []});
        let inside = Roster::read(&roster.to_string()).unwrap_err();
        assert_eq!(blamed(&inside), (format!("list.{field}").as_str(), accepted), "{pointer}");
    }
}

#[test]
fn a_game_file_is_written_as_it_is_read() {
    for (name, text) in all() {
        let file = GameFile::read(&text).unwrap();
        let again = GameFile::read(&serde_json::to_string(&file).unwrap()).unwrap();
        assert_eq!(file, again, "{name}");
    }
}

/// Whatever is wrong with dice or a base is answered with what would be accepted there, and no machine's words.
#[test]
fn dice_and_bases_are_answered_in_words_for_them() {
    let step = |step: &str| {
        let text = format!(r#"{{"format": "marshal.epic.game/1", "steps": [{step}]}}"#);
        let error = GameFile::read(&text).unwrap_err();
        let FileError::Value { field, accepted, .. } = error else { panic!("{error:?}") };
        (field, accepted.key)
    };
    for rolls in ["[3]", "[300, 3]", "[-1, 2]", "\"six\"", "[1, 2, 3]"] {
        let (field, key) = step(&format!(r#"{{"do": "roll_continuation", "rolls": {rolls}}}"#));
        assert!(field.starts_with("steps[0].rolls"), "{field}");
        assert_eq!(key, "epic-file-dice", "{rolls}");
    }
    assert_eq!(step(r#"{"do": "roll_off", "rolls": [4, 2]}"#).1, "epic-file-dice");
    for base in ["null", r#"{"round": 1, "strip": [1, 1]}"#, r#"{"strip": [1]}"#, r#"{"round": "wide"}"#, "7"]
    {
        let units = format!(r#"{{"at": [1, 2], "base": {base}}}"#);
        let (field, key) =
            step(&format!(r#"{{"do": "set_up", "by": "alpha", "formation": "inf", "units": [{units}]}}"#));
        assert!(field.starts_with("steps[0].units[0].base"), "{field}");
        assert_eq!(key, "epic-file-base", "{base}");
    }
}

#[test]
fn a_field_where_none_is_and_a_file_of_another_shape_are_answered_whole() {
    let extra = r#"{"format": "marshal.epic.game/1", "steps": [{"do": "end_turn", "by": "alpha"}]}"#;
    assert_eq!(GameFile::read(extra).unwrap_err().saying().key, "epic-file-unknown-field-none");
    let other = Roster::read("[]").unwrap_err();
    assert_eq!(other.saying().key, "epic-file-value-bare");
    assert_eq!(blamed(&other), ("", "epic-file-object"));
}
