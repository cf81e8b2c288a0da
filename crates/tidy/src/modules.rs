//! Modules of a crate that lean on each other in a circle cannot be read, tested or moved one by one; dependencies nobody uses
//! cost everybody time.

use std::collections::{BTreeMap, BTreeSet};

use crate::repository::{FILES, complain, crates, file, sources};
use crate::source::code;

/// Circles that were there before this test. The list only ever gets shorter: a circle that is broken is taken out of it, a new
/// one is not put in.
const KNOWN: &[(&str, &[&str])] = &[];

/// The modules at the top of a crate, each with those it names.
fn modules(name: &str) -> BTreeMap<String, BTreeSet<String>> {
    let folder = format!("crates/{name}/src/");
    let top = |path: &str| {
        let inside = path.strip_prefix(&folder)?;
        let first = inside.split('/').next()?.trim_end_matches(".rs");
        (!["lib", "main", "bin"].contains(&first)).then(|| first.to_owned())
    };
    let mut modules: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for source in sources(name) {
        if let Some(module) = top(&source.path) {
            modules.entry(module).or_default().extend(named(&code(&source.text)));
        }
    }
    let all: BTreeSet<String> = modules.keys().cloned().collect();
    for (module, names) in &mut modules {
        names.retain(|other| all.contains(other) && other != module);
    }
    modules
}

/// What stands right after `crate::`, in lists too.
fn named(code: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (at, crate_) in code.match_indices("crate::") {
        let rest = &code[at + crate_.len()..];
        match rest.strip_prefix('{') {
            Some(list) => names.extend(heads(list)),
            None => names.extend(word(rest)),
        }
    }
    names
}

/// The first words of a list's items, up to its closing brace.
fn heads(list: &str) -> Vec<String> {
    let (mut depth, mut begins, mut heads) = (0, true, Vec::new());
    for (at, letter) in list.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => begins = true,
            letter if begins && !letter.is_whitespace() => {
                heads.extend(word(&list[at..]));
                begins = false;
            }
            _ => {}
        }
    }
    heads
}

fn word(text: &str) -> Option<String> {
    let word: String = text.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect();
    (!word.is_empty()).then_some(word)
}

/// Every module that can be reached from that one.
fn reached<'a>(modules: &'a BTreeMap<String, BTreeSet<String>>, from: &'a str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from];
    while let Some(module) = open.pop() {
        for next in modules.get(module).into_iter().flatten() {
            if reached.insert(next.as_str()) {
                open.push(next);
            }
        }
    }
    reached
}

/// The circles of a crate: modules that reach each other.
fn circles(name: &str) -> Vec<Vec<String>> {
    let modules = modules(name);
    let mut circles: Vec<Vec<String>> = Vec::new();
    for module in modules.keys() {
        let ahead = reached(&modules, module);
        let with: Vec<String> = modules
            .keys()
            .filter(|other| {
                ahead.contains(other.as_str()) && reached(&modules, other).contains(module.as_str())
            })
            .cloned()
            .collect();
        if !with.is_empty() && !circles.contains(&with) {
            circles.push(with);
        }
    }
    circles
}

#[test]
fn modules_do_not_lean_on_each_other_in_a_circle() {
    let mut complaints = Vec::new();
    for name in crates() {
        let found = circles(name);
        let known: Vec<&[&str]> =
            KNOWN.iter().filter(|(of, _)| *of == name).map(|(_, circle)| *circle).collect();
        for circle in &found {
            if !known.iter().any(|known| circle.iter().all(|module| known.contains(&module.as_str()))) {
                complaints.push(format!("crates/{name}: {}", circle.join(" ↔ ")));
            }
        }
        for known in &known {
            let gone = known
                .iter()
                .filter(|module| !found.iter().any(|circle| circle.iter().any(|it| it == **module)));
            let gone: Vec<&str> = gone.copied().collect();
            if !gone.is_empty() {
                complaints.push(format!("crates/{name}: {} stand in no circle any more", gone.join(", ")));
            }
        }
    }
    complain(
        &complaints,
        "let one of them know less: move what both need below them; take broken circles out of KNOWN",
    );
}

/// Dependencies that no source names: features of others are switched on by them, or a build needs them.
const UNNAMED: [&str; 0] = [];

#[test]
fn every_dependency_is_used() {
    let mut complaints = Vec::new();
    for name in crates() {
        let manifest = file(&format!("crates/{name}/Cargo.toml")).expect("listed by crates()");
        let manifest: toml::Table = toml::from_str(&manifest.text).expect("cargo reads it too");
        for (section, folders) in [
            ("dependencies", &["src/"][..]),
            ("build-dependencies", &["build.rs"]),
            ("dev-dependencies", &["src/", "tests/", "benches/", "examples/"]),
        ] {
            let named = manifest.get(section).and_then(|it| it.as_table()).cloned().unwrap_or_default();
            for dependency in named.keys().filter(|it| !UNNAMED.contains(&it.as_str())) {
                if !is_named(name, folders, &dependency.replace('-', "_")) {
                    complaints.push(format!("crates/{name}: {dependency} under [{section}]"));
                }
            }
        }
    }
    complain(&complaints, "take it out of the manifest");
}

fn is_named(crate_: &str, folders: &[&str], dependency: &str) -> bool {
    let within = |path: &str| {
        let inside = path.strip_prefix(&format!("crates/{crate_}/"));
        inside.is_some_and(|inside| folders.iter().any(|folder| inside.starts_with(folder)))
    };
    let mut sources = FILES.iter().filter(|file| file.is_rust() && within(&file.path));
    sources.any(|file| {
        file.text.match_indices(dependency).any(|(at, _)| {
            let before = file.text[..at].chars().next_back();
            let after = file.text[at + dependency.len()..].chars().next();
            let part = |letter: Option<char>| letter.is_some_and(|it| it.is_alphanumeric() || it == '_');
            !part(before) && !part(after)
        })
    })
}

#[test]
fn names_after_crate_are_found() {
    let code = "use crate::one::Thing;\nuse crate::{two, three::{a, b}, Four};\nlet x = crate::five();";
    let names: Vec<String> = named(code).into_iter().collect();
    assert_eq!(names, ["Four", "five", "one", "three", "two"]);
}
