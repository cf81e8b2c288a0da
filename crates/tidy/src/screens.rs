//! Every page is looked at: the browser's list of screens names each address of the page tables.

use crate::repository::{FILES, complain, file};

/// The addresses of all pages, as the areas' tables write them.
fn pages() -> Vec<(&'static str, &'static str)> {
    let sources =
        FILES.iter().filter(|file| file.path.starts_with("crates/") && file.is_rust() && !file.is_test());
    let of = |file: &'static crate::repository::File| {
        let entries = file.text.lines().filter_map(|line| line.trim_start().strip_prefix("Page::at(\""));
        entries.filter_map(|rest| rest.split_once('"').map(|(address, _)| (file.path.as_str(), address)))
    };
    sources.flat_map(of).collect()
}

#[test]
fn every_page_of_the_tables_is_in_the_list_of_screens() {
    let list = file("browser/screens.mjs").expect("the browser tests have a list of screens");
    let pages = pages();
    assert!(pages.len() > 60, "the page tables were looked for in the wrong place: {}", pages.len());
    let missing = pages.iter().filter(|(_, address)| !list.text.contains(&format!("\"{address}\"")));
    let complaints: Vec<String> = missing.map(|(path, address)| format!("{path}: {address}")).collect();
    complain(&complaints, "add it to browser/screens.mjs, so that it is looked at in every width and scheme");
}

#[test]
fn the_list_of_screens_names_no_page_that_is_gone() {
    let list = file("browser/screens.mjs").expect("the browser tests have a list of screens");
    let pages = pages();
    let named = list.text.lines().filter_map(|line| {
        let line = line.trim();
        let address =
            line.strip_prefix("{ page: \"").or_else(|| line.strip_prefix("\"/").map(|_| &line[1..]))?;
        address.split_once('"').map(|(address, _)| address)
    });
    let gone: Vec<String> =
        named.filter(|address| pages.iter().all(|(_, page)| page != address)).map(str::to_owned).collect();
    complain(&gone, "take it out of browser/screens.mjs");
}
