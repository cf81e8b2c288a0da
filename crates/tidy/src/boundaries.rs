//! Which crate may know which, and which outside crates belong to one place only.

use crate::repository::{complain, crates, file, sources};
use crate::source::code;

/// What each crate may use of ours. Dependencies point one way: towards the kernel.
const MAY_USE: &[(&str, &[&str])] = &[
    ("rulebook", &[]),
    ("pairing", &["rulebook"]),
    ("regulations", &["rulebook"]),
    ("wording", &["rulebook"]),
    ("journal", &["rulebook"]),
    ("rooms", &["rulebook", "journal"]),
    ("tournament", &["rulebook", "regulations", "pairing", "decks"]),
    ("outlook", &["rulebook", "regulations", "tournament"]),
    ("decks", &["rulebook", "regulations"]),
    ("conquest", &["rulebook", "decks"]),
    ("epic", &["rulebook"]),
    ("maps", &["rulebook", "epic"]),
    ("paper", &["rulebook", "regulations", "tournament", "decks", "wording"]),
    ("web", &["rulebook", "regulations", "wording", "journal", "rooms"]),
    ("access", &["rulebook", "journal", "web"]),
    ("play", &["access", "rulebook", "wording", "journal", "rooms", "decks", "conquest", "web"]),
    ("table", &["access", "web", "rulebook", "wording", "journal", "rooms", "epic", "maps"]),
    (
        "server",
        &[
            "access",
            "web",
            "play",
            "table",
            "rulebook",
            "regulations",
            "pairing",
            "wording",
            "journal",
            "rooms",
            "tournament",
            "outlook",
            "decks",
            "conquest",
            "epic",
            "paper",
        ],
    ),
    (
        "marshal",
        &[
            "rulebook",
            "regulations",
            "pairing",
            "wording",
            "journal",
            "tournament",
            "outlook",
            "decks",
            "conquest",
            "epic",
            "maps",
            "paper",
            "server",
        ],
    ),
    ("testbed", &["rulebook"]),
    ("mutants", &[]),
    ("tidy", &[]),
    ("browser", &[]),
];

/// Outside crates that only one place may name.
const BELONGS_TO: &[(&str, &[&str])] = &[
    ("fluent-bundle", &["wording"]),
    ("fluent-syntax", &["wording", "tidy"]),
    ("icu_collator", &["wording"]),
    ("sqlx", &["journal"]),
    ("axum", &["web", "access", "play", "table", "server"]),
    ("maud", &["web", "play", "table", "server"]),
    ("clap", &["marshal"]),
    ("comfy-table", &["marshal"]),
    ("inquire", &["marshal"]),
];

/// The names under `[dependencies]`, and under `[build-dependencies]`; tests may know more.
fn dependencies(name: &str) -> Vec<String> {
    let manifest = file(&format!("crates/{name}/Cargo.toml")).expect("listed by crates()");
    let manifest: toml::Table = toml::from_str(&manifest.text).expect("cargo reads it too");
    let of = |section: &str| manifest.get(section).and_then(|it| it.as_table()).cloned().unwrap_or_default();
    let sections = [of("dependencies"), of("build-dependencies")];
    sections.iter().flat_map(|section| section.keys().cloned()).collect()
}

#[test]
fn crates_know_only_what_lies_below_them() {
    let ours = crates();
    let mut complaints = Vec::new();
    for name in &ours {
        let Some((_, allowed)) = MAY_USE.iter().find(|(known, _)| known == name) else {
            complaints.push(format!("crates/{name} is not in the list of crates"));
            continue;
        };
        for dependency in dependencies(name) {
            if ours.contains(&dependency.as_str()) && !allowed.contains(&dependency.as_str()) {
                complaints.push(format!("crates/{name} depends on {dependency}"));
            }
        }
    }
    complain(
        &complaints,
        "take the dependency out; if the architecture has changed, change MAY_USE and ARCHITECTURE.md",
    );
}

#[test]
fn some_outside_crates_belong_to_one_place_only() {
    let mut complaints = Vec::new();
    for name in crates() {
        for dependency in dependencies(name) {
            let owner = BELONGS_TO.iter().find(|(known, _)| *known == dependency);
            if let Some((_, owners)) = owner.filter(|(_, owners)| !owners.contains(&name)) {
                complaints.push(format!(
                    "crates/{name} names {dependency}, which belongs to {}",
                    owners.join(", ")
                ));
            }
        }
    }
    complain(&complaints, "go through the crate it belongs to");
}

#[test]
fn every_crate_inherits_the_lints_of_the_workspace() {
    let inherits = |name: &&str| {
        let manifest = file(&format!("crates/{name}/Cargo.toml")).expect("listed by crates()");
        manifest.text.contains("[lints]\nworkspace = true")
    };
    let missing = crates().into_iter().filter(|name| !inherits(name));
    let complaints: Vec<String> = missing.map(|name| format!("crates/{name}/Cargo.toml")).collect();
    complain(&complaints, "add `[lints]` with `workspace = true`");
    let root = file("Cargo.toml").expect("the workspace has a manifest");
    assert!(root.text.contains("unsafe_code = \"forbid\""), "the workspace forbids unsafe code");
}

/// The proof of the draws is about everything, and tells nothing of it but whether it holds.
const PROVES: &str = "crates/server/src/api/rounds.rs";

#[test]
fn pages_and_answers_of_a_tournament_are_made_from_views() {
    let shows = |path: &str| ["/src/page/", "/src/api/"].iter().any(|folder| path.contains(folder));
    let mut complaints = Vec::new();
    let mut looked_at = 0;
    for file in sources("server").filter(|file| shows(&file.path)) {
        let code = code(&file.text);
        for (at, taken) in code.match_indices(".snapshot()") {
            let after = code[at + taken.len()..].trim_start();
            let of_a_view = [".seen_by(", ".own_view("].iter().any(|view| after.starts_with(view));
            // What a display shows is a room of its own, and no secret.
            let statement = code[..at].rsplit([';', '{']).next().unwrap_or_default();
            let allowed = statement.contains("displays()") || file.path == PROVES;
            looked_at += 1;
            if !of_a_view && !allowed {
                let line = code[..at].lines().count();
                complaints.push(format!(
                    "{}:{line}: a tournament as it is, not as its reader may know it",
                    file.path
                ));
            }
        }
    }
    assert!(looked_at > 20, "pages were looked for in the wrong place: {looked_at}");
    complain(&complaints, "take what the reader may know: snapshot().seen_by(person), or own_view(person)");
}
