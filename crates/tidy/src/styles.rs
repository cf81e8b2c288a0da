//! Stylesheets read like code: everything stands in a layer, dark is written once, one declaration a line, and a class is styled
//! in one file: the house's words in `web`, an area's words beside its pages and with the area's name before them.

use std::collections::{BTreeMap, BTreeSet};

use crate::repository::{FILES, File, complain};

/// The words every page is written with.
const HOUSE: &str = "crates/web/assets/css/";
/// Areas, and the words their classes begin with; where none are named, each file's own name.
const AREAS: [(&str, &[&str]); 3] = [
    ("crates/server/assets/css/", &[]),
    ("crates/table/assets/css/", &["table", "army"]),
    ("crates/play/assets/css/", &["play", "board", "learn"]),
];
/// Says the same of several things, and is only ever joined to the class of one of them.
const STATES: [&str; 1] = ["act"];

/// The stylesheets of the frame and of the areas.
fn sheets() -> impl Iterator<Item = &'static File> {
    let ours =
        |path: &str| AREAS.iter().any(|(folder, _)| path.starts_with(folder)) || path.starts_with(HOUSE);
    FILES.iter().filter(move |file| ours(&file.path) && file.has_ending("css"))
}

/// The text without its comments.
fn bare(text: &str) -> String {
    let mut parts = text.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |bare, part| bare + part.split_once("*/").map_or("", |(_, after)| after))
}

/// Every class the selectors of a stylesheet name.
fn classes(text: &str) -> BTreeSet<String> {
    let bare = bare(text);
    // What stands before a brace and after the last one or the last declaration is a selector, or a condition.
    let heads = bare.split('{').filter_map(|part| part.rsplit(['}', ';']).next());
    let selectors = heads.filter(|head| !head.trim_start().starts_with('@'));
    selectors.flat_map(|selector| named(selector).collect::<Vec<_>>()).collect()
}

/// The classes a selector names: what follows a point, letters first.
fn named(selector: &str) -> impl Iterator<Item = String> {
    selector.split('.').skip(1).filter_map(|rest| {
        let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
        let class = &rest[..end.unwrap_or(rest.len())];
        class.starts_with(|letter: char| letter.is_ascii_alphabetic()).then(|| class.to_owned())
    })
}

fn stem(file: &File) -> &str {
    let name = file.path.rsplit('/').next().unwrap_or_default();
    name.trim_end_matches(".css")
}

#[test]
fn every_rule_stands_in_a_layer() {
    assert!(sheets().count() > 10, "the stylesheets were looked for in the wrong place");
    let mut complaints = Vec::new();
    for file in sheets() {
        let mut depth = 0;
        for line in bare(&file.text).lines() {
            let outside = depth == 0 && !line.trim().is_empty() && line.trim() != "}";
            if outside && !line.starts_with("@layer ") && !line.starts_with("@page ") {
                complaints.push(format!("{}: {line}", file.path));
            }
            depth += line.matches('{').count();
            depth -= line.matches('}').count().min(depth);
        }
    }
    complain(&complaints, "put it into a layer: tokens, elements, components, areas or print");
}

#[test]
fn dark_is_written_once_and_a_line_holds_one_declaration() {
    let mut complaints = Vec::new();
    for file in sheets() {
        let text = bare(&file.text);
        if text.contains("prefers-color-scheme") {
            complaints.push(format!("{}: a second place for dark", file.path));
        }
        let crowded =
            |line: &&str| line.matches(';').count() > 1 || (line.contains('{') && line.contains('}'));
        complaints.extend(text.lines().filter(crowded).map(|line| format!("{}: {}", file.path, line.trim())));
    }
    complain(&complaints, "say colours with light-dark() in tokens.css, and each declaration on its line");
}

#[test]
fn a_class_is_styled_in_one_file() {
    let mut places: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for file in sheets() {
        for class in classes(&file.text) {
            places.entry(class).or_default().push(&file.path);
        }
    }
    assert!(
        places.contains_key("btn") && places.contains_key("wall-cols"),
        "the selectors were not understood"
    );
    let several = places.iter().filter(|(class, files)| files.len() > 1 && !STATES.contains(&class.as_str()));
    let complaints: Vec<String> =
        several.map(|(class, files)| format!(".{class}: {}", files.join(", "))).collect();
    complain(&complaints, "style it in one file; let others give it a class of theirs, or a custom property");
}

#[test]
fn an_area_has_words_of_its_own() {
    let mut complaints = Vec::new();
    for (folder, words) in AREAS {
        for file in sheets().filter(|file| file.path.starts_with(folder)) {
            let words = if words.is_empty() { vec![stem(file)] } else { words.to_vec() };
            let begins = |class: &str, word: &str| {
                class.strip_prefix(word).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
            };
            let own = |class: &str| words.iter().any(|word| begins(class, word));
            let others = classes(&file.text).into_iter().filter(|class| !own(class));
            complaints.extend(others.map(|class| format!("{}: .{class}", file.path)));
        }
    }
    complain(&complaints, "an area's class begins with a word of the area");
}

#[test]
fn elements_are_styled_before_any_class() {
    let elements = sheets().find(|file| file.path.ends_with("web/assets/css/elements.css"));
    assert_eq!(
        elements.map(|file| classes(&file.text)),
        Some(BTreeSet::new()),
        "elements.css names no class"
    );
}

#[test]
fn classes_are_read_from_selectors_alone() {
    let text = "/* .not */ @layer a { .one { width: .5em; & > .two-b:hover, li.three { x: y } } @media (min-width: 9.5em) { .four {} } }";
    assert_eq!(classes(text).into_iter().collect::<Vec<_>>(), ["four", "one", "three", "two-b"]);
}
