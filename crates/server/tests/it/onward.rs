//! No page is a dead end: whoever opens any page of a tournament at any time finds in it something to do or somewhere to go.

use reqwest::StatusCode;

use crate::house::{Day, House, Visitor};

/// Pages everybody may open, in every state.
const PUBLIC: [&str; 14] = [
    "",
    "?by=name",
    "/standings",
    "/bracket",
    "/players",
    "/tables",
    "/archive",
    "/about",
    "/prizes",
    "/proof",
    "/player/1",
    "/join",
    "/paper",
    "/me",
];
const PLAYERS: [&str; 3] = ["/call", "/deck", "/access"];
const JUDGES: [&str; 5] = ["/bubble", "/judge", "/judge/checks", "/judge/cards", "/judge/conduct"];
const LEADERS: [&str; 6] =
    ["/desk", "/desk/players", "/desk/person/1", "/desk/staff", "/desk/settings", "/desk/log"];

/// What stands in a page itself, without the frame, and without the rules that are at hand everywhere.
fn content(body: &str) -> &str {
    let main = body.split_once("<main").map_or(body, |(_, main)| main);
    let main = main.split_once("</main>").map_or(main, |(main, _)| main);
    main.split_once("class=\"moment-rules").map_or(main, |(before, _)| before)
}

async fn look(day: &Day, state: &str, who: &Visitor, pages: &[&str]) {
    for page in pages {
        let shown = who.get(&format!("/t/{}{page}", day.code)).await;
        // Figures are shut to whoever plays; that page says so, and leads on as well.
        let opens = shown.status.is_success() || shown.status == StatusCode::FORBIDDEN;
        assert!(opens, "{state}: {page}: {} {}", shown.status, shown.body);
        let content = content(&shown.body);
        // What opens where it stands is something to do as well: the figures behind a row of the standings.
        let here = content.matches("<form").count() + content.matches("<summary").count();
        let onward = content.matches("<a ").count() + here;
        let to_rules = content.matches("href=\"/rules").count()
            + content.matches(&format!("href=\"/t/{}/rules", day.code)).count();
        assert!(onward > to_rules, "{state}: {page} leads nowhere: {content}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_leads_on_in_every_state() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[("structure", "custom"), ("rounds", "1"), ("cut", "2")]).await;
    let judge = day.staff(&house, "judge", "Tom").await;
    let stranger = house.visitor();
    let all = async |state: &str| {
        look(&day, state, &stranger, &PUBLIC).await;
        look(&day, state, &day.players[0], &[&PUBLIC[..], &PLAYERS].concat()).await;
        look(&day, state, &judge, &JUDGES).await;
        look(&day, state, &day.organizer, &LEADERS).await;
    };
    all("enrolling").await;
    for (kind, state) in [
        ("close_registration", "registration closed"),
        ("announce", "announced"),
        ("draw", "drawn"),
        ("publish", "published"),
        ("start_clock", "running"),
    ] {
        day.steps(&[kind]).await;
        all(state).await;
    }
    day.settle_all("warlord_death").await;
    day.steps(&["close"]).await;
    all("closed").await;
    day.steps(&["cut", "draw", "publish", "start_clock"]).await;
    all("bracket").await;
    day.settle_all("warlord_death").await;
    day.steps(&["close", "finish"]).await;
    all("over").await;
    // When all is over nothing is offered that would only be refused.
    let over = judge.get(&format!("/t/{}/judge", day.code)).await.body;
    assert!(!over.contains("value=\"duty\""), "{over}");
    let over = stranger.get(&format!("/t/{}/join", day.code)).await.body;
    assert!(!over.contains("name=\"team\""), "{over}");
}
