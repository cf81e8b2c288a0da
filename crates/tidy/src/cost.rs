//! Habits that keep compiling short, as `CONTRIBUTING.md` tells them ("What it costs to compile"), and the locks of what stands
//! outside of the workspace.

use std::collections::BTreeSet;

use crate::repository::{FILES, complain, file};
use crate::source::before_tests;

/// Where JSON is read otherwise, and why that costs little.
const READ_OTHERWISE: [&str; 3] = [
    "crates/rulebook/src/reading/", // the reader itself
    "crates/journal/src/", // three small lines of its own files, and whether something is JSON at all
    "crates/marshal/src/epic/", // words of a line, out of a text without JSON around it
];

/// What only tests use.
const TOOLS: [&str; 3] = ["crates/tidy/", "crates/testbed/", "crates/mutants/"];

/// Where the texts stand in code that is compiled into the program, but for those places.
fn standing(texts: &[&str], but: &[&str]) -> Vec<String> {
    let ours = FILES.iter().filter(|file| file.is_rust() && file.path.contains("/src/") && !file.is_test());
    let elsewhere = ours.filter(|file| !but.iter().any(|place| file.path.starts_with(place)));
    let mut places = Vec::new();
    for file in elsewhere.filter(|file| !TOOLS.iter().any(|tool| file.path.starts_with(tool))) {
        for (line, text) in (1..).zip(before_tests(&file.text).lines()) {
            places.extend(
                texts.iter().filter(|it| text.contains(**it)).map(|it| format!("{}:{line}: {it}", file.path)),
            );
        }
    }
    places
}

#[test]
fn json_is_read_by_one_reader() {
    let readers = ["serde_json::from_slice", "serde_json::from_reader", "serde_json::from_value"];
    let mut places = standing(&readers, &READ_OTHERWISE);
    // A value of serde_json's own is read by what is compiled there already.
    let texts = standing(&["serde_json::from_str"], &READ_OTHERWISE);
    let of_its_own =
        ["crates/server/src/api/extract.rs", "crates/marshal/src/bench/served.rs", "crates/mutants/"];
    places.extend(texts.into_iter().filter(|place| !of_its_own.iter().any(|own| place.starts_with(own))));
    complain(&places, "read it by rulebook::read_whole, or by rulebook::written! beside its type");
}

#[test]
fn handlers_are_put_at_their_addresses_in_one_way() {
    let places = standing(
        &["axum::routing::get", "axum::routing::post", "routing::{get", "axum::Json"],
        &["crates/web/src/route.rs"],
    );
    complain(&places, "use web::route and web::Json, which are compiled once");
}

/// A lock that does not know what a crate depends on by now refuses to build (`--locked`), and nobody runs it every day.
#[test]
fn the_locks_of_the_fuzz_targets_know_what_crates_depend_on() {
    let mut complaints = Vec::new();
    for path in ["fuzz/Cargo.lock", "fuzz/loop/Cargo.lock"] {
        let Some(lock) = file(path) else { continue };
        let lock: toml::Table = lock.text.parse().expect("a lock is TOML");
        let packages = lock["package"].as_array().into_iter().flatten().filter_map(toml::Value::as_table);
        for package in packages.filter(|package| !package.contains_key("source")) {
            let name = package["name"].as_str().unwrap_or_default();
            let Some(manifest) = file(&format!("crates/{name}/Cargo.toml")) else { continue };
            let manifest: toml::Table = manifest.text.parse().expect("a manifest is TOML");
            let wanted: BTreeSet<&str> = ["dependencies", "build-dependencies"]
                .iter()
                .filter_map(|part| manifest.get(*part)?.as_table())
                .flat_map(|part| part.keys().map(String::as_str))
                .collect();
            // A name that there are several of has its version behind it.
            let bare =
                |it: &'_ toml::Value| it.as_str().and_then(|it| it.split(' ').next().map(str::to_owned));
            let known = package.get("dependencies").and_then(toml::Value::as_array);
            let known: BTreeSet<String> = known.into_iter().flatten().filter_map(bare).collect();
            if wanted != known.iter().map(String::as_str).collect() {
                complaints.push(format!("{path}: {name} depends on {wanted:?}, locked is {known:?}"));
            }
        }
    }
    complain(&complaints, "run `cargo metadata` in that folder, which writes the lock anew");
}
