//! Rule crates are pure, and code that serves all games names none.

use crate::repository::{complain, sources};
use crate::source::{code, words};

const RULE_CRATES: &[&str] =
    &["rulebook", "regulations", "pairing", "tournament", "outlook", "decks", "conquest", "epic", "maps"];

/// What would make a rulebook depend on anything but its input.
const IMPURE: [&str; 14] = [
    "std::time",
    "std::fs",
    "std::env",
    "std::net",
    "std::process",
    "std::thread",
    "std::io::stdin",
    "SystemTime",
    "Instant::now",
    "Timestamp::now",
    "Zoned::now",
    "thread_rng",
    "getrandom",
    "rand::rng",
];

#[test]
fn rule_crates_touch_no_clock_file_environment_thread_or_system_randomness() {
    let mut complaints = Vec::new();
    for file in RULE_CRATES.iter().copied().flat_map(sources) {
        let code = code(&file.text);
        for (at, line) in code.lines().enumerate() {
            for impure in IMPURE.iter().filter(|impure| line.contains(**impure)) {
                complaints.push(format!("{}:{}: {impure}", file.path, at + 1));
            }
        }
    }
    complain(
        &complaints,
        "let it come in with the command; only `marshal`, `server` and `journal` touch the world",
    );
}

/// Crates that serve all games.
const FOR_ALL_GAMES: &[&str] =
    &["rulebook", "pairing", "tournament", "outlook", "journal", "rooms", "web", "wording", "server"];

/// Words that belong to one game.
const OF_ONE_GAME: [&str; 18] = [
    "conquest",
    "podboj",
    "warlord",
    "warlords",
    "planet",
    "planets",
    "l5r",
    "province",
    "provinces",
    "stronghold",
    "strongholds",
    "emperor",
    "dynasty",
    "epic",
    "garrison",
    "garrisons",
    "blitzkrieg",
    "synapse",
];

/// The server has pages for playing each game; these files may name theirs.
fn belongs_to_a_game(path: &str) -> bool {
    ["conquest", "epic", "/play", "/table", "/deck"].iter().any(|part| path.contains(part))
}

#[test]
fn code_for_all_games_names_none() {
    let mut complaints = Vec::new();
    for file in FOR_ALL_GAMES.iter().copied().flat_map(sources).filter(|file| !belongs_to_a_game(&file.path))
    {
        for (at, line) in code(&file.text).lines().enumerate() {
            let wires = ["mod ", "pub mod ", "pub(crate) mod ", "use "];
            if wires.iter().any(|start| line.trim_start().starts_with(start)) && file.path.contains("server")
            {
                continue;
            }
            let words = words(line);
            for word in OF_ONE_GAME.iter().filter(|word| words.contains(**word)) {
                complaints.push(format!("{}:{}: {word}", file.path, at + 1));
            }
        }
    }
    complain(&complaints, "what differs between games is data: put it into the packs");
}
