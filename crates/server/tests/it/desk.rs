//! The organizer's desk over HTTP: what bad input is answered, that nothing typed is lost, who sees and does what.

use reqwest::StatusCode;

use crate::house::{Day, House, Page};

/// The page names the field, the value and what is accepted.
fn names(page: &Page, words: &[&str]) {
    for word in words {
        assert!(page.body.contains(word), "“{word}” is missing in {}", page.body);
    }
}

async fn desk_page(day: &Day, path: &str) -> Page {
    day.organizer.get(&format!("/t/{}/desk{path}", day.code)).await
}

#[tokio::test]
async fn a_new_tournament_with_a_bad_field_keeps_everything_typed() {
    let house = House::open().await;
    let owner = house.owner().await;
    let good = [
        ("pack", "conquest-1.2"),
        ("name", "Autumn Cup"),
        ("organizer", "Olga"),
        ("tier", "formal"),
        ("structure", "advanced"),
        ("deck_lists", "yes"),
        ("capacity", "32"),
    ];
    let bad = [
        ("capacity", "many", vec!["many", "0", "4294967295", "places"]),
        ("first_table", "-3", vec!["-3", "65535", "first table"]),
        ("date", "31 February", vec!["31 February", "2026-11-14"]),
        ("region", "atlantis", vec!["atlantis", "north-america", "poland"]),
        ("deck_visibility", "nobody", vec!["nobody", "after_the_end"]),
        ("tier", "royal", vec!["royal", "premier"]),
        ("structure", "ladder", vec!["ladder", "advanced"]),
    ];
    for (field, value, accepted) in bad {
        let mut fields: Vec<(&str, &str)> = good.iter().copied().filter(|(name, _)| *name != field).collect();
        fields.push((field, value));
        let page = owner.post("/new", &fields).await;
        assert!(page.status.is_client_error(), "{field}: {}", page.status);
        names(&page, &accepted);
        names(&page, &["Autumn Cup", "value=\"Olga\""]);
    }
    let unknown = owner.post("/new", &[("pack", "chess"), ("name", "Autumn Cup")]).await;
    names(&unknown, &["chess", "conquest-1.2", "l5r-2.3"]);
}

#[tokio::test]
async fn choices_follow_the_regulation_and_the_plan_needs_no_script() {
    let house = House::open().await;
    let owner = house.owner().await;
    let first = owner.get("/new").await;
    names(&first, &["/new?pack=conquest-1.2", "/new?pack=epic"]);
    let conquest = owner.get("/new?pack=conquest-1.2&structure=basic&players=20&start=10:00").await;
    names(&conquest, &["store_championship", "4 Swiss rounds", "top 4: 2 elimination rounds", "Ends about"]);
    let epic = owner.get("/new?pack=epic").await;
    assert!(!epic.body.contains("store_championship"), "another regulation, other choices");
    let few = owner.get("/new?pack=conquest-1.2&structure=advanced&players=5").await;
    names(&few, &["too few", "9"]);
}

#[tokio::test]
async fn a_refusal_shows_its_clause_with_text_and_keeps_the_reason() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    let page = day.act(&day.organizer, "undo", &[("reason", "")]).await;
    assert_eq!(page.status, StatusCode::CONFLICT);
    let (from, to) = (format!("/t/{}/desk/person/1", day.code), format!("/t/{}/act", day.code));
    let fields = [("kind", "drop"), ("player", "1"), ("why", "bored")];
    let drop = day.organizer.post_from(&from, &to, &fields).await;
    assert_eq!(drop.status, StatusCode::UNPROCESSABLE_ENTITY);
    names(&drop, &["bored", "own_wish", "Player1"]);
    let fields = [("kind", "tell"), ("text", "x")];
    let long = "long ".repeat(300);
    let told =
        day.organizer.post_from(&format!("/t/{}/desk", day.code), &to, &[fields[0], ("text", &long)]).await;
    assert_eq!(told.status, StatusCode::CONFLICT);
    names(&told, &["class=\"clause\"", "<details class=\"law\">", long.trim()]);
}

#[tokio::test]
async fn only_the_organizer_sees_a_draw_before_it_is_published() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    let judge = day.staff(&house, "judge", "Jan").await;
    day.steps(&["close_registration", "announce", "draw"]).await;
    names(&desk_page(&day, "").await, &["data-swap"]);
    let judges = judge.get(&format!("/t/{}/desk", day.code)).await;
    assert_eq!(judges.status, StatusCode::OK);
    assert!(!judges.body.contains("data-swap"), "a judge does not see the draw");
    for path in ["", "/players", "/standings", "/file.json"] {
        let page = house.visitor().get(&format!("/t/{}{path}", day.code)).await;
        assert!(!page.body.contains("data-swap"), "{path}");
    }
    let record = format!("/t/{}/desk/record.json", day.code);
    assert_eq!(judge.get(&record).await.status, StatusCode::FORBIDDEN);
    assert_eq!(day.players[0].get(&record).await.status, StatusCode::FORBIDDEN);
    names(&day.organizer.get(&record).await, &["\"history\"", "\"digest\""]);
}

#[tokio::test]
async fn the_pages_of_the_desk_are_for_leaders() {
    let house = House::open().await;
    let day = house.day("l5r-2.3", 4, &[]).await;
    for path in ["", "/players", "/person/1", "/staff", "/settings", "/log"] {
        let address = format!("/t/{}/desk{path}", day.code);
        assert_eq!(day.organizer.get(&address).await.status, StatusCode::OK, "{path}");
        assert_eq!(day.players[0].get(&address).await.status, StatusCode::FORBIDDEN, "{path}");
        assert_eq!(house.visitor().get(&address).await.status, StatusCode::FORBIDDEN, "{path}");
    }
    assert_eq!(desk_page(&day, "/person/99").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn two_players_change_places_and_what_that_strains_is_said_first() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 6, &[]).await;
    day.steps(&["close_registration", "announce", "draw", "publish", "start_clock"]).await;
    day.settle_all("warlord_death").await;
    day.steps(&["close", "draw"]).await;
    // In round 2 winners meet winners; somebody put elsewhere meets another score group.
    let before = desk_page(&day, "").await.body;
    let mut strained = 0;
    for two in 2..=6 {
        let two = two.to_string();
        let page = day.act(&day.organizer, "swap", &[("one", "1"), ("two", &two), ("reason", "asked")]).await;
        strained += usize::from(page.body.contains("Change it anyway"));
        if !page.body.contains("Change it anyway") {
            day.act(&day.organizer, "undo", &[("reason", "only a try")]).await;
        }
    }
    assert!(strained > 0, "some change is warned about");
    assert!(before.contains("data-player"));
    let nobody = day.act(&day.organizer, "swap", &[("one", "1"), ("two", "x"), ("reason", "asked")]).await;
    assert_eq!(nobody.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn a_new_link_ends_all_others_and_an_invitation_can_be_taken_back() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 2, &[]).await;
    let mine = format!("/t/{}/me", day.code);
    assert_eq!(day.players[0].get(&mine).await.path, mine);
    let access = format!("/t/{}/desk/person/1/access", day.code);
    assert_eq!(day.players[1].post(&access, &[("issue", "yes")]).await.status, StatusCode::FORBIDDEN);
    let issued = day.organizer.post(&access, &[("issue", "yes")]).await;
    let at = issued.body.find("http://house/l/").expect("the new link is shown");
    let link: String = issued.body[at + "http://house".len()..]
        .chars()
        .take_while(|c| c.is_alphanumeric() || *c == '/')
        .collect();
    assert_ne!(day.players[0].get(&mine).await.path, mine, "the old session is over");
    assert_eq!(house.visitor().get(&link).await.path, mine, "the new link works");
    day.organizer.post(&access, &[]).await;
    assert_eq!(house.visitor().get(&link).await.status, StatusCode::NOT_FOUND, "until all are ended");

    let invited = day.organizer.post(&format!("/t/{}/desk/invite", day.code), &[("role", "judge")]).await;
    let at = invited.body.find("/desk/invitations/").expect("open invitations are listed");
    let revoke: String = invited.body[at..].chars().take_while(|c| *c != '"').collect();
    let done = day.organizer.post(&format!("/t/{}{revoke}", day.code), &[]).await;
    assert_eq!(done.status, StatusCode::OK);
    assert!(!done.body.contains("/desk/invitations/"), "none is open any more");
}

#[tokio::test]
async fn what_leaders_tell_stands_on_every_screen_and_rights_are_published() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    day.act(&day.organizer, "tell", &[("text", "Lunch until two.")]).await;
    for path in ["", "/standings", "/me"] {
        names(&day.players[0].get(&format!("/t/{}{path}", day.code)).await, &["Lunch until two."]);
    }
    let refused = day.act(&day.players[0], "tell", &[("text", "Free drinks")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    names(&house.visitor().get("/rights").await, &["disqualify a player", "own match"]);
}

#[tokio::test]
async fn settings_change_until_the_plan_is_announced() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    let change = [("tier", "formal"), ("structure", "custom"), ("rounds", "2"), ("cut", "0")];
    let changed = day.act(&day.organizer, "change", &change).await;
    assert_eq!(changed.status, StatusCode::OK, "{}", changed.body);
    names(&desk_page(&day, "/settings").await, &["value=\"formal\" selected", "value=\"custom\" selected"]);
    day.steps(&["close_registration", "reopen_registration", "close_registration", "announce"]).await;
    let late = day.act(&day.organizer, "change", &[("tier", "relaxed"), ("structure", "basic")]).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    names(&late, &["class=\"clause\""]);
}
