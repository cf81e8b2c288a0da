//! Habits that keep compiling short, as `CONTRIBUTING.md` tells them ("What it costs to compile"), and the locks of what stands
//! outside of the workspace.

use std::collections::BTreeSet;

use crate::repository::{FILES, complain, crates, file, sources};
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

#[test]
fn json_for_people_is_spread_out_of_the_one_way_of_writing() {
    let places = standing(
        &["to_string_pretty", "to_vec_pretty", "to_writer_pretty", "PrettyFormatter"],
        &["crates/rulebook/src/pretty.rs", "crates/server/src/page/api.rs"],
    );
    complain(&places, "use rulebook::pretty, which compiles no second way of writing for each type");
}

#[test]
fn tasks_are_given_to_tokio_in_boxes_of_one_kind() {
    // What stands below or beside the rooms, or is measured by itself.
    let elsewhere = ["crates/rooms/src/beside.rs", "crates/journal/", "crates/marshal/"];
    let places = standing(&["tokio::spawn(", "spawn_blocking("], &elsewhere);
    complain(
        &places,
        "use rooms::spawn, rooms::beside or rooms::to_the_end, for which a task is compiled once",
    );
}

/// Searching a crate for examples reads all of it once more.
#[test]
fn a_crate_is_searched_for_examples_if_it_has_any() {
    let mut complaints = Vec::new();
    for name in crates().into_iter().filter(|name| file(&format!("crates/{name}/src/lib.rs")).is_some()) {
        let has_some = sources(name).any(|file| has_example(&file.text));
        let manifest = file(&format!("crates/{name}/Cargo.toml"));
        let is_searched = manifest.is_none_or(|it| !it.text.contains("\ndoctest = false\n"));
        if has_some != is_searched {
            complaints.push(format!("{name}: has examples: {has_some}, is searched for them: {is_searched}"));
        }
    }
    complain(&complaints, "`doctest = false` stands below [lib] where there are none, and only there");
}

/// Whether a fence opens in a comment that is documentation and holds Rust: `no_run` and the like are Rust too.
fn has_example(text: &str) -> bool {
    let fences = text.lines().filter_map(|line| {
        let line = line.trim_start();
        line.strip_prefix("//!").or_else(|| line.strip_prefix("///"))?.trim_start().strip_prefix("```")
    });
    // Every second one closes.
    fences.step_by(2).any(|kind| !["text", "toml", "json"].contains(&kind.trim()))
}

/// They come with a library that nobody here asks anything of: names of databases are not translated.
#[test]
fn tables_of_all_the_worlds_letters_are_not_compiled_in() {
    let Some(lock) = file("Cargo.lock") else { return };
    let places: Vec<String> =
        lock.text.lines().filter(|it| it.starts_with("name = \"icu_")).map(Into::into).collect();
    complain(&places, "run `cargo update -p idna_adapter --precise 1.0.0`");
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
