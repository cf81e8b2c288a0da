//! Searching: filters by figures, products and lists of values, and what a mistyped filter is told.

use decks::{BadQuery, Query, catalogue, search};

fn found(text: &str) -> Vec<&'static str> {
    let query = Query::parse(text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
    search(&query, 5000).cards.into_iter().map(|card| card.card().code).collect()
}

#[test]
fn comparisons_part_the_cards_that_have_the_figure() {
    let count = |text: &str| found(&format!("game:conquest type:army {text}")).len();
    let three = count("cost:3");
    assert!(three > 0);
    assert_eq!(count("cost<=3"), count("cost<3") + three);
    assert_eq!(count("cost>=3"), count("cost>3") + three);
    let numbers = count("cost<3") + three + count("cost>3");
    assert_eq!(numbers + count("cost:x") + count("cost:-"), count(""));
    assert_eq!(count("cost!=3"), count("") - three);
}

#[test]
fn several_values_are_alternatives() {
    let (army, event) = (found("faction:orks type:army"), found("faction:orks type:event"));
    assert!(!army.is_empty() && !event.is_empty());
    assert_eq!(found("faction:orks type:army,event").len(), army.len() + event.len());
}

#[test]
fn a_product_is_meant_by_its_id_or_its_name() {
    let pack = catalogue().packs().find(|pack| pack.name == "Decree of Ruin").expect("a product");
    let by_name = found("pack:\"Decree of Ruin\"");
    assert_eq!(by_name, found(&format!("pack:{}", pack.code)));
    let printed = catalogue().cards().filter(|card| card.is_in(pack.id)).count();
    assert_eq!(by_name.len(), printed);
}

#[test]
fn a_value_nobody_knows_is_told_with_those_near_it_or_with_all_if_they_are_few() {
    let may = |text: &str| match Query::parse(text) {
        Err(BadQuery::UnknownValue { may, .. }) => may,
        other => panic!("{other:?}"),
    };
    assert_eq!(may("faction:orkz"), ["orks"]);
    assert_eq!(may("loyalty:zzzzzzzz").len(), 3);
    assert!(may("trait:zzzzzzzz").is_empty(), "hundreds of traits are no help");
}
