//! Stylesheets read like code: everything stands in a layer, dark is written once, one declaration a line.

use crate::repository::{FILES, File, complain};

/// The stylesheets of the frame and of the tournament's pages.
fn sheets() -> impl Iterator<Item = &'static File> {
    let folders = ["crates/web/assets/css/", "crates/server/assets/css/"];
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
