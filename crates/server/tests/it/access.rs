//! Who comes in, as what, and what then stays closed.

use reqwest::StatusCode;

use crate::house::House;

#[tokio::test]
async fn an_afternoon_over_http() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    day.steps(&["close_registration", "announce", "draw", "publish", "start_clock"]).await;
    let mine = day.players[0].get(&format!("/t/{}/me", day.code)).await;
    assert!(mine.body.contains("Player"), "the phone shows the opponent: {}", mine.body);
    day.settle_all("warlord_death").await;
    day.steps(&["close"]).await;
    let standings = house.visitor().get(&format!("/t/{}/standings", day.code)).await;
    assert_eq!(standings.status, StatusCode::OK);
    assert!(standings.body.contains("Player1"));
}

#[tokio::test]
async fn a_judge_comes_by_invitation_and_still_may_not_draw() {
    let house = House::open().await;
    let day = house.day("l5r-2.3", 4, &[]).await;
    let judge = day.staff(&house, "judge", "Jan").await;
    day.steps(&["close_registration", "announce"]).await;
    let refused = day.act(&judge, "draw", &[]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.body.contains("class=\"clause\""), "a refusal names its clause");
    let stranger = day.act(&house.visitor(), "draw", &[]).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn every_answer_forbids_foreign_scripts_and_frames() {
    let house = House::open().await;
    let visitor = house.visitor();
    for path in ["/", "/nowhere", "/rules", "/api/tournaments", "/health"] {
        let page = visitor.get(path).await;
        let policy = page.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(page.headers["x-frame-options"], "DENY", "{path}");
        assert_eq!(page.headers["x-content-type-options"], "nosniff", "{path}");
    }
}

#[tokio::test]
async fn a_form_sent_by_another_site_is_not_taken() {
    let house = House::open().await;
    let visitor = house.visitor();
    let request = visitor.request(reqwest::Method::POST, "/preferences").form(&[("lang", "pl")]);
    let foreign = visitor.sent(request.header("sec-fetch-site", "cross-site")).await;
    assert_eq!(foreign.status, StatusCode::FORBIDDEN);
    let own = visitor.request(reqwest::Method::POST, "/preferences").form(&[("lang", "pl")]);
    assert_eq!(
        visitor.sent(own.header("sec-fetch-site", "same-origin")).await.headers["content-type"],
        "text/html; charset=utf-8"
    );
}
