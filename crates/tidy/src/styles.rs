//! Stylesheets read like code: everything stands in a layer, dark is written once, one declaration a line.

use crate::repository::{FILES, File, complain};

/// The stylesheets of the frame, of the tournament's pages and of the tables one plays Epic at.
fn sheets() -> impl Iterator<Item = &'static File> {
    let folders = ["crates/web/assets/css/", "crates/server/assets/css/", "crates/table/assets/css/"];
    FILES.iter().filter(move |file| {
        folders.iter().any(|folder| file.path.starts_with(folder)) && file.has_ending("css")
    })
}

/// The text without its comments.
fn bare(text: &str) -> String {
    let mut parts = text.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |bare, part| bare + part.split_once("*/").map_or("", |(_, after)| after))
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

/// Areas whose every class begins with one of their own words.
const PREFIXED: [(&str, &[&str]); 1] = [("crates/table/assets/css/", &["table-", "army-"])];

/// The classes a stylesheet styles.
fn classes(text: &str) -> Vec<String> {
    let selectors = bare(text);
    let lines = selectors.lines().filter(|line| line.trim().ends_with(['{', ',']));
    let found = lines.flat_map(|line| line.split('.').skip(1).map(str::to_owned).collect::<Vec<_>>());
    let name = |text: String| {
        text.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '-').collect::<String>()
    };
    found.map(name).filter(|name| name.starts_with(char::is_alphabetic)).collect()
}

#[test]
fn a_class_bears_the_prefix_of_its_area_and_is_styled_in_one_file() {
    assert_eq!(
        classes(".table-map .btn,\n.x:not(.y) {\n  margin: .5px;\n}\n"),
        ["table-map", "btn", "x", "y"]
    );
    let shared: Vec<String> = FILES
        .iter()
        .filter(|it| it.path.starts_with("crates/web/assets/css/"))
        .flat_map(|it| classes(&it.text))
        .collect();
    let mut complaints = Vec::new();
    for (folder, prefixes) in PREFIXED {
        let mut owners = std::collections::BTreeMap::new();
        for file in sheets().filter(|file| file.path.starts_with(folder)) {
            for class in classes(&file.text) {
                let own = prefixes.iter().any(|prefix| class.starts_with(prefix));
                if !own && !shared.contains(&class) {
                    complaints.push(format!("{}: .{class}", file.path));
                }
                let owner = owners.entry(class.clone()).or_insert(&file.path);
                if own && *owner != &file.path {
                    complaints.push(format!("{}: .{class} is styled in {owner} too", file.path));
                }
            }
        }
    }
    complain(&complaints, "begin the class with its area's word, and style it in one file");
}
