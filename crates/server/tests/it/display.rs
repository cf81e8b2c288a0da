//! Displays over HTTP: shown to anybody, steered by leaders on duty, kept over a restart, followed live.

use reqwest::StatusCode;

use crate::house::{House, Visitor};

async fn steer(who: &Visitor, code: &str, fields: &[(&str, &str)]) -> StatusCode {
    who.post(&format!("/t/{code}/desk/displays"), fields).await.status
}

#[tokio::test]
async fn anybody_shows_a_display_and_only_leaders_on_duty_steer_it() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    let judge = day.staff(&house, "judge", "Tom").await;
    let code = &day.code;
    let wall = house.visitor();
    let main = format!("/t/{code}/display/main");
    let page = wall.get(&main).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(
        page.body.contains("data-theme=\"dark\"")
            && page.body.contains("data-show=\"auto\"")
            && page.body.contains(code)
    );
    for name in ["Main", "a%20b", "..", "ä"] {
        assert_eq!(
            wall.get(&format!("/t/{code}/display/{name}")).await.status,
            StatusCode::NOT_FOUND,
            "{name}"
        );
    }
    let clock = [("name", "main"), ("show:clock", "on"), ("show:pairings", "on"), ("seconds", "5")];
    for stranger in [&wall, &day.players[0]] {
        assert_eq!(steer(stranger, code, &clock).await, StatusCode::FORBIDDEN);
        assert_eq!(stranger.get(&format!("/t/{code}/desk/displays")).await.status, StatusCode::FORBIDDEN);
    }
    assert_eq!(steer(&judge, code, &clock).await, StatusCode::OK);
    day.steps(&["close_registration", "announce", "draw", "publish", "start_clock"]).await;
    let page = wall.get(&main).await.body;
    assert!(
        page.contains("data-show=\"clock\"")
            && page.contains("data-show=\"pairings\"")
            && page.contains("data-seconds=\"5\"")
    );
    assert!(page.contains("Player1") && page.contains("data-deadline"));
    day.act(&judge, "duty", &[("on", "no")]).await;
    assert_eq!(steer(&judge, code, &clock).await, StatusCode::FORBIDDEN, "off duty one only watches");
    assert_eq!(
        steer(&day.organizer, code, &[("name", "Two words"), ("seconds", "5")]).await,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    assert_eq!(
        steer(&day.organizer, code, &[("name", "tv"), ("seconds", "0")]).await,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    for content in ["clock", "pairings", "open", "standings", "bracket", "news", "join"] {
        let show = format!("show:{content}");
        assert_eq!(steer(&day.organizer, code, &[("name", content), (&show, "on")]).await, StatusCode::OK);
        let page = wall.get(&format!("/t/{code}/display/{content}")).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(
            page.body.contains(&format!("data-show=\"{content}\"")) && !page.body.contains('‹'),
            "{content}"
        );
    }
    assert_eq!(steer(&day.organizer, code, &[("name", "main"), ("remove", "yes")]).await, StatusCode::OK);
    assert!(wall.get(&main).await.body.contains("data-show=\"auto\""));
}

#[tokio::test]
async fn what_a_display_shows_survives_a_restart_and_is_told_live() {
    let folder = tempfile::tempdir().unwrap();
    let place = journal::Place::file(folder.path().join("marshal.db"));
    let house = House::on(&place).await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    let code = day.code.clone();
    assert_eq!(steer(&day.organizer, &code, &[("name", "hall"), ("show:join", "on")]).await, StatusCode::OK);
    let mut live = house
        .visitor()
        .request(reqwest::Method::GET, &format!("/t/{code}/display/hall/live"))
        .send()
        .await
        .unwrap();
    let first = next_version(&mut live).await;
    assert_eq!(first.split('.').nth(1), Some("1"), "one change of the displays so far: {first}");
    assert_eq!(steer(&day.organizer, &code, &[("name", "hall"), ("show:news", "on")]).await, StatusCode::OK);
    let second = next_version(&mut live).await;
    assert_eq!(second.split('.').nth(1), Some("2"), "{second}");
    drop(live);
    drop(house);
    let again = House::on(&place).await;
    let page = again.visitor().get(&format!("/t/{code}/display/hall")).await;
    assert!(page.body.contains("data-show=\"news\""));
}

/// The next version an event stream tells.
async fn next_version(live: &mut reqwest::Response) -> String {
    let mut told = String::new();
    loop {
        told.push_str(&String::from_utf8_lossy(&live.chunk().await.unwrap().expect("the stream goes on")));
        if let Some(line) =
            told.lines().find_map(|line| line.strip_prefix("data: ")).filter(|_| told.ends_with("\n\n"))
        {
            return line.to_owned();
        }
    }
}
