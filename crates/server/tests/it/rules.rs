//! Rules at hand over HTTP: lists that go on to their end, found without foreign keys, read without leaving the tournament.

use std::collections::BTreeSet;

use reqwest::StatusCode;

use crate::house::{House, Page};

/// The clauses a page lists, in order: each is a tag at the head of its line.
fn listed(page: &Page) -> Vec<String> {
    let hits = page.body.split_once("id=\"hits\"").map_or("", |(_, hits)| hits);
    let tags = hits.split("<li class=\"stack\">").skip(1);
    tags.filter_map(|tag| Some(tag.split_once("rules/")?.1.split_once('"')?.0.to_owned())).collect()
}

#[tokio::test]
async fn a_list_of_rules_goes_on_to_its_end() {
    let house = House::open().await;
    let reader = house.visitor();
    let all = regulations::ledger().entries().filter(|entry| entry.id.document() == "CT").count();
    assert!(all > 120, "{all} are read in parts");
    let mut seen = Vec::new();
    for part in 1..=all.div_ceil(60) {
        let page = reader.get(&format!("/rules?document=CT&part={part}")).await;
        assert!(page.body.contains(&format!("{all} clauses")) || page.body.contains(&all.to_string()));
        seen.extend(listed(&page));
    }
    assert_eq!(seen.len(), all, "every clause stands in one part");
    assert_eq!(seen.iter().collect::<BTreeSet<_>>().len(), all);
    let first = reader.get("/rules?document=CT").await;
    assert!(
        first.body.contains("rel=\"next\"") && first.body.contains("document=CT&amp;part=2"),
        "{}",
        first.body
    );
}

#[tokio::test]
async fn words_are_found_without_their_marks() {
    let house = House::open().await;
    let reader = house.visitor();
    let find = async |words: &str| {
        let request = reader
            .request(reqwest::Method::GET, &format!("/rules?q={words}"))
            .header("accept-language", "pl");
        listed(&reader.sent(request).await)
    };
    let marked = find("odci%C4%99cie").await;
    assert!(!marked.is_empty());
    assert_eq!(find("odciecie").await, marked);
    assert_eq!(find("ODCIECIE").await, marked);
}

#[tokio::test]
async fn who_looks_up_a_rule_stays_in_the_tournament() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    let at = |path: &str| format!("/t/{}{path}", day.code);
    let player = &day.players[0];
    let own = player.get(&at("/rules")).await;
    assert_eq!(own.status, StatusCode::OK);
    assert!(
        listed(&own).iter().all(|clause| clause.starts_with("CT-")),
        "the tournament's own document first"
    );
    let everything = player.get(&at("/rules?document=all&q=bye")).await;
    assert!(listed(&everything).iter().any(|clause| clause.starts_with("LT-")), "all documents if asked for");
    let pages = [own, everything, player.get(&at("/about")).await, player.get(&at("/rules/CT-4.2.6")).await];
    for page in pages.iter().chain([&player.get(&at("/rules/moment/misconduct")).await]) {
        assert_eq!(page.status, StatusCode::OK, "{}", page.path);
        assert!(
            page.body.contains(&format!("href=\"{}\"", at("/standings"))),
            "{} has the navigation",
            page.path
        );
        let main = page.body.split_once("<main").unwrap().1.split_once("</main>").unwrap().0;
        assert!(
            !main.contains("href=\"/rules") && !main.contains("action=\"/rules"),
            "{} leads out",
            page.path
        );
    }
    for nowhere in ["/rules/XX-1.1", "/rules/moment/never", "/rules/set-up/chess", "/rules/a/b"] {
        assert_eq!(player.get(&at(nowhere)).await.status, StatusCode::NOT_FOUND, "{nowhere}");
    }
}

/// Whoever plays cards is not asked to read about terrain, and whoever asks for one document gets the moments it speaks of.
#[tokio::test]
async fn moments_are_those_of_the_documents_one_plays_by() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    let moments = async |path: &str| {
        let page = house.visitor().get(path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}");
        let terrain = page.body.contains("/moment/terrain");
        let cards = page.body.contains("/moment/card_missing#");
        (terrain, cards, page.body.contains("/moment/on_the_board#CG"), page.body.contains("/set-up/epic"))
    };
    assert_eq!(
        moments(&format!("/t/{}/rules", day.code)).await,
        (false, true, true, false),
        "its own and its game's"
    );
    assert_eq!(moments("/rules?document=EP").await, (true, false, false, true));
    assert_eq!(moments("/rules?document=CT").await, (false, true, false, false));
    let expansions = house.visitor().get("/rules?document=CE").await.body;
    assert!(!expansions.contains("By moment"), "no heading over nothing");
    // Nobody knows a document of that name; what there is stays at hand.
    for path in ["/rules", "/rules?document=ZZ"] {
        let all = house.visitor().get(path).await.body;
        assert!(all.contains("By moment") && all.contains("/set-up/epic"), "{path}");
        for moment in ["terrain", "card_missing", "on_the_board"] {
            assert!(all.contains(&format!("/moment/{moment}\"")), "{path}: {moment}");
        }
    }
}
