//! Paper over HTTP: everybody prints what everybody may know, and nobody more.

use reqwest::StatusCode;

use crate::house::{House, Visitor};

#[track_caller]
fn is_pdf(page: &crate::house::Page) {
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    assert_eq!(page.headers["content-type"], "application/pdf");
    assert!(page.body.starts_with("%PDF"));
}

#[tokio::test]
async fn a_draw_is_printed_by_the_organizer_first_and_by_everybody_once_published() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    day.steps(&["close_registration", "announce", "draw"]).await;
    let stranger = house.visitor();
    for sheet in ["slips", "pairings-by-name", "pairings-by-table"] {
        let path = format!("/t/{}/paper/{sheet}.pdf", day.code);
        assert_eq!(stranger.get(&path).await.status, StatusCode::CONFLICT);
        assert_eq!(day.players[0].get(&path).await.status, StatusCode::CONFLICT);
        is_pdf(&day.organizer.get(&path).await);
    }
    day.steps(&["publish"]).await;
    for sheet in
        ["slips", "pairings-by-name", "pairings-by-table", "players", "table-numbers", "deck-form", "rules"]
    {
        let path = format!("/t/{}/paper/{sheet}", day.code);
        is_pdf(&stranger.get(&format!("{path}.pdf")).await);
        let page = stranger.get(&path).await;
        assert!(
            page.status == StatusCode::OK && page.body.contains("<svg class=\"paper-page"),
            "{}",
            page.body
        );
    }
    let path = format!("/t/{}/paper/no-such-sheet", day.code);
    assert_eq!(stranger.get(&path).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_backup_with_the_seed_is_for_the_organizer_and_proxies_are_for_leaders() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    let judge = day.staff(&house, "judge", "Jana").await;
    let path = |sheet: &str| format!("/t/{}/paper/{sheet}.pdf", day.code);
    let status = async |who: &Visitor, sheet: &str| who.get(&path(sheet)).await.status;
    for outsider in [&house.visitor(), &day.players[0]] {
        assert_eq!(status(outsider, "desk").await, StatusCode::FORBIDDEN);
        assert_eq!(status(outsider, "proxies").await, StatusCode::FORBIDDEN);
        let list = outsider.get(&format!("/t/{}/paper", day.code)).await.body;
        assert!(list.contains("/paper/slips") || list.contains("/paper/players"), "{list}");
        assert!(!list.contains("/paper/desk") && !list.contains("/paper/proxies"), "{list}");
    }
    assert_eq!(status(&judge, "desk").await, StatusCode::FORBIDDEN);
    // There is none yet, which only leaders are told.
    assert_eq!(status(&judge, "proxies").await, StatusCode::CONFLICT);
    is_pdf(&day.organizer.get(&path("desk")).await);
}

/// While a round is open the order among equals is not drawn, so there is no table after it.
#[tokio::test]
async fn there_are_no_standings_after_a_round_that_is_open() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    let path = |round: u16| format!("/t/{}/paper/standings?round={round}", day.code);
    let status = async |round: u16| house.visitor().get(&path(round)).await.status;
    day.steps(&["close_registration", "announce", "draw", "publish", "start_clock"]).await;
    assert_eq!(status(1).await, StatusCode::CONFLICT);
    day.settle_all("warlord_death").await;
    assert_eq!(status(1).await, StatusCode::CONFLICT, "all results are in, but it is not closed");
    day.steps(&["close"]).await;
    assert_eq!((status(1).await, status(2).await), (StatusCode::OK, StatusCode::CONFLICT));
}
