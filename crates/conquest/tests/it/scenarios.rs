//! Every worked example under `scenarios/conquest` plays as written.

use std::path::{Path, PathBuf};

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/conquest");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("the scenarios lie in the repository")
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|it| it == "txt"))
        .collect();
    files.sort();
    files
}

#[test]
fn every_scenario_plays_as_written() {
    let mut wrong: Vec<String> = Vec::new();
    for file in files() {
        let text = std::fs::read_to_string(&file).unwrap();
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let said = |saying: &rulebook::Saying| wording::say(wording::Language::English, saying);
        let report = conquest::scenario::play(&text);
        assert!(!report.title.is_empty(), "{name} has no title");
        wrong.extend(report.unusable.iter().map(|bad| format!("{name}: {}", said(&bad.saying()))));
        wrong.extend(report.differed.iter().map(|it| format!("{name}: {}", said(it))));
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Every ability is played somewhere: each card is named in a scenario, and what a player uses is used in one.
#[test]
fn every_card_with_text_is_played_in_a_scenario() {
    use conquest::card::Kind;
    let all: String = files().iter().map(|file| std::fs::read_to_string(file).unwrap()).collect();
    let played = |card: &conquest::Card| {
        let used = card.abilities.iter().any(|ability| !ability.forced()) && card.kind != Kind::Planet;
        let moves = [format!("use {}", card.name), format!("play {}", card.name)];
        all.contains(card.name) && (!used || moves.iter().any(|it| all.contains(it.as_str())))
    };
    let missing: Vec<&str> = conquest::cards::all_cards()
        .iter()
        .filter(|card| !conquest::text::lines(card).is_empty() && !played(card))
        .map(|card| card.name)
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Cards whose ability can be used whenever its player may act, with the reason.
const ALWAYS_USABLE: [(&str, &str); 2] = [
    ("Troop Transport", "it costs itself alone, and a token finds room at every planet"),
    ("Path of the Leader", "it costs nothing, and a resource can be gained on every board"),
];

/// What can be used at all is somewhere not to be used: a move that is refused, or one that may not be made.
#[test]
fn every_card_that_is_used_may_somewhere_not_be_used() {
    use conquest::card::Kind;
    let all: String = files().iter().map(|file| std::fs::read_to_string(file).unwrap()).collect();
    let forbidden: Vec<&str> =
        all.lines().filter(|line| line.starts_with("refused ") || line.contains(" may not ")).collect();
    let names = |line: &str, word: &str, name: &str| {
        line.split(word).skip(1).any(|rest| {
            rest.strip_prefix(name)
                .is_some_and(|rest| !rest.starts_with(|it: char| it.is_alphanumeric() || it == '\''))
        })
    };
    let missing: Vec<&str> = conquest::cards::all_cards()
        .iter()
        .filter(|card| card.kind != Kind::Planet && card.abilities.iter().any(|ability| !ability.forced()))
        .map(|card| card.name)
        .filter(|name| {
            let mut lines = forbidden.iter().copied();
            !lines.any(|line| names(line, "use ", name) || names(line, "play ", name))
        })
        .collect();
    assert_eq!(missing, ALWAYS_USABLE.map(|(name, _)| name));
}

/// No card is a special case: the engine outside `cards/` names none.
#[test]
fn the_engine_names_no_card() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![src.clone()];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            // Packs and traits may be called like a card, and tests speak of cards.
            if path == src.join("cards") || path == src.join("facts") || path.ends_with("tests.rs") {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            // Examples and tests may speak of cards.
            let code = text.split("#[cfg(test)]").next().unwrap();
            let code: String = code.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
            for card in conquest::cards::all_cards() {
                if code.contains(&format!("\"{}\"", card.name)) || code.contains(&format!("\"{}\"", card.id))
                {
                    found.push((path.clone(), card.name));
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:?}");
}
