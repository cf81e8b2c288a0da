//! The map a page is given: a ground without words, its names as text of the page, and the outlines a place snaps to.

use serde_json::Value;

use crate::house::House;
use crate::phone::{Phone, two_phones};

/// The address of the picture or the outlines, as the page names it.
fn address(body: &str, file: &str) -> String {
    let at = body.find(file).unwrap_or_else(|| panic!("{file} is not on the page"));
    let start = body[..at].rfind('"').expect("an attribute") + 1;
    body[start..].split('"').next().expect("its end").to_owned()
}

async fn made(house: &House) -> Phone {
    let one = Phone::opens(house, &[("alpha", "Ana"), ("bravo", "Bo"), ("points", "2000")]).await;
    for (by, list) in [("alpha", "space-marines-codex"), ("bravo", "steel-legion")] {
        one.does(&[("do", "army"), ("by", by), ("ready", list)]).await;
    }
    let valley =
        [("kind", "made"), ("country", "valley"), ("seed", "3"), ("size", "120x180"), ("author", "both")];
    one.does(&[&[("do", "terrain")][..], &valley[..]].concat()).await;
    one.does(&[("do", "edge"), ("by", "alpha"), ("edge", "south")]).await;
    one
}

#[tokio::test]
async fn names_stand_on_the_page_and_not_in_the_picture() {
    let house = House::open().await;
    let one = made(&house).await;
    let page = one.look().await.body;
    assert!(page.contains(r#"class="table-name""#) && page.contains(">Ostdra<"), "{page}");
    let picture = one.visitor.get(&address(&page, "/ground.svg?")).await.body;
    assert!(picture.contains("<svg") && !picture.contains("<text"), "letters of a picture grow with it");
}

/// The map for printing is opened by itself: without a word of its own about styles it would be black under that of the pages.
#[tokio::test]
async fn the_map_for_printing_may_be_coloured() {
    let house = House::open().await;
    let one = made(&house).await;
    let sheet = one.visitor.get(&format!("{}/sheet.svg", one.path())).await;
    assert!(sheet.body.contains("<style>"), "{}", sheet.body);
    let policy = sheet.headers["content-security-policy"].to_str().unwrap();
    assert!(
        policy.contains("default-src 'none'") && policy.contains("style-src 'unsafe-inline'"),
        "{policy}"
    );
}

#[tokio::test]
async fn a_place_snaps_to_the_outlines_of_the_ground() {
    let house = House::open().await;
    let one = made(&house).await;
    let path = address(&one.look().await.body, "/outlines.json?");
    let told: Value = serde_json::from_str(&one.visitor.get(&path).await.body).unwrap();
    let outlines = told["closed"].as_array().unwrap();
    assert!(outlines.len() > 3 && outlines.iter().all(|it| it.as_array().unwrap().len() > 2), "{told}");
    assert!(told["open"].as_array().unwrap().len() >= 2, "a river and a road: {told}");
    let (bare, _) = two_phones(&house).await;
    bare.does(&[("do", "edge"), ("by", "alpha"), ("edge", "south")]).await;
    let path = address(&bare.look().await.body, "/outlines.json?");
    let told: Value = serde_json::from_str(&bare.visitor.get(&path).await.body).unwrap();
    assert_eq!(told, serde_json::json!({"closed": [], "open": []}));
}

#[tokio::test]
async fn what_is_no_number_is_told_what_would_be_one() {
    let house = House::open().await;
    let (one, _) = two_phones(&house).await;
    let rolls = [("do", "roll_off"), ("die_bravo", "3"), ("die_alpha", "six")];
    let refused = one.asks(&rolls).await;
    assert!(refused.body.contains("a whole number from 1 to 6"), "{}", refused.body);
}
