//! Who may see what of the outlook, and when; rules at hand for everybody.

use reqwest::StatusCode;

use crate::house::{Day, House};

/// Eight players, two rounds and a cut to four; the second round is drawn and published.
async fn before_the_last_round(house: &House) -> Day {
    let settings = [("structure", "custom"), ("rounds", "2"), ("cut", "4")];
    let day = house.day("conquest-1.2", 8, &settings).await;
    day.steps(&["close_registration", "announce", "draw", "publish", "start_clock"]).await;
    day.settle_all("decision").await;
    day.steps(&["close", "draw", "publish"]).await;
    day
}

/// Shows CT-3.4.2, CT-3.4.3: while a round runs, those who play in it read rules and nothing else, also when their game is over.
#[tokio::test]
async fn ct_3_4_2_players_open_rules_but_no_figures_during_a_round() {
    let house = House::open().await;
    let day = before_the_last_round(&house).await;
    let (player, archive) = (&day.players[0], format!("/t/{}/archive", day.code));
    let mine = format!("/t/{}/me", day.code);
    assert!(player.get(&mine).await.body.contains("What do I need?"), "before the start it is shown");
    assert_eq!(player.get(&archive).await.status, StatusCode::OK);

    day.steps(&["start_clock"]).await;
    for path in [archive.clone(), format!("/t/{}/player/2", day.code)] {
        let refused = player.get(&path).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{path}");
        assert!(refused.body.contains("CT-3.4.2"));
    }
    let page = player.get(&mine).await.body;
    assert!(!page.contains("What do I need?") && page.contains("CT-3.4.2"));
    for path in ["/rules", "/rules/CT-4.2.12", "/rules/moment/time_called", "/rules/set-up/conquest-1.2"] {
        assert_eq!(player.get(path).await.status, StatusCode::OK, "{path}");
    }
    // Somebody who only watches may look.
    assert_eq!(house.visitor().get(&archive).await.status, StatusCode::OK);

    day.settle_all("decision").await;
    assert_eq!(player.get(&archive).await.status, StatusCode::FORBIDDEN, "the round is not over yet");
    day.steps(&["close"]).await;
    assert_eq!(player.get(&archive).await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_bubble_is_for_leaders() {
    let house = House::open().await;
    let day = before_the_last_round(&house).await;
    day.steps(&["start_clock"]).await;
    let path = format!("/t/{}/bubble", day.code);
    let judge = day.staff(&house, "judge", "Bo").await;
    for leader in [&day.organizer, &judge] {
        let page = leader.get(&path).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        assert!(page.body.contains("The race for the top 4"));
        assert!(page.body.contains("Everybody waits for 4 tables"));
        // Four open matches with four ways each: every case is counted.
        assert!(page.body.contains("Exact"));
    }
    assert_eq!(day.players[0].get(&path).await.status, StatusCode::FORBIDDEN);
    assert_eq!(house.visitor().get(&path).await.status, StatusCode::FORBIDDEN);
}

/// The announcement of rounds, kinds and cut, leaders with their duty, tier, sleeves and products (CT-4.2.3, CT-1.2.7, CT-6.1.1).
#[tokio::test]
async fn the_announcement_says_what_holds() {
    let house = House::open().await;
    let day = house.day("l5r-2.3", 9, &[]).await;
    let path = format!("/t/{}/about", day.code);
    assert!(house.visitor().get(&path).await.body.contains("With 9 players it would be"));
    day.steps(&["close_registration", "announce"]).await;
    day.staff(&house, "marshal", "Rui").await;
    let page = house.visitor().get(&path).await.body;
    for said in [
        "Announced for 9 registered players",
        "4 Swiss rounds",
        "LT-4.2.2",
        "Rui",
        "on duty",
        "LT-6.1.1",
        "LT-2.2.36",
        "LT-2.3.6",
    ] {
        assert!(page.contains(said), "{said}");
    }
}

/// The final ranking, the seed and the figures when it is over.
#[tokio::test]
async fn the_archive_has_ranking_seed_and_figures() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[("structure", "custom"), ("rounds", "1"), ("cut", "0")]).await;
    day.steps(&["close_registration", "announce", "draw", "publish", "start_clock"]).await;
    day.settle_all("decision").await;
    day.steps(&["close", "finish"]).await;
    let page = house.visitor().get(&format!("/t/{}/archive", day.code)).await.body;
    let seed = day.file().await["seed"].as_str().expect("revealed").to_owned();
    for said in [
        seed.as_str(),
        "wins the tournament",
        "Results by kind",
        "was not written down in any game",
        "no deck lists that everybody may see",
    ] {
        assert!(page.contains(said), "{said}");
    }
    let player = house.visitor().get(&format!("/t/{}/player/1", day.code)).await;
    assert_eq!(player.status, StatusCode::OK);
    assert_eq!(
        house.visitor().get(&format!("/t/{}/player/99", day.code)).await.status,
        StatusCode::NOT_FOUND
    );
}

#[tokio::test]
async fn rules_are_found_by_moment_role_and_the_readers_own_words() {
    let house = House::open().await;
    let visitor = house.visitor();
    let missing = visitor.get("/rules/moment/card_missing").await.body;
    for clause in ["CT-2.2.30", "PT-2.2.", "LT-2.2.40"] {
        assert!(missing.contains(clause), "{clause}");
    }
    let german = visitor
        .request(reqwest::Method::GET, "/rules?q=Niederlage&document=CG")
        .header("accept-language", "de");
    assert!(
        visitor.sent(german).await.body.contains("CG-1.2.1"),
        "headings are found in the reader's language"
    );
    let judge = visitor.get("/rules?who=judge").await.body;
    assert!(judge.contains("A card is missing") && !judge.contains("Somebody has a bye"));
    let clause = visitor.get("/rules/PT-3.4.2").await.body;
    assert!(clause.contains("/rules/CT-3.4.2") && clause.contains("/rules/PT-3.4.1"));
    let set_up = visitor.get("/rules/set-up/l5r-2.3").await.body;
    let at = |clause: &str| set_up.find(&format!("/rules/{clause}\"")).unwrap_or_else(|| panic!("{clause}"));
    assert!(
        at("LT-3.2.2") < at("LT-3.2.5")
            && at("LT-3.2.5") < at("LT-3.2.8")
            && at("LT-3.2.8") < at("LT-3.2.20")
    );
    for nothing in ["/rules/moment/nothing", "/rules/set-up/nothing", "/rules/CT-99.1.1"] {
        assert_eq!(visitor.get(nothing).await.status, StatusCode::NOT_FOUND);
    }
}

#[tokio::test]
async fn a_day_can_be_planned_before_a_tournament_exists() {
    let house = House::open().await;
    let page = house.visitor().get("/plan?pack=l5r-2.3&structure=basic&players=30&start=10:00").await.body;
    assert!(page.contains("5 Swiss rounds") && page.contains("Cut to the top 4"));
    // Six rounds of 65 minutes, one of 100, six pauses of ten: nine hours and ten minutes.
    assert!(page.contains("9\u{a0}h 10\u{a0}min") && page.contains("19:10"));
    for odd in [
        "/plan?players=0",
        "/plan?players=99999999999",
        "/plan?start=banana",
        "/plan?pack=nothing&structure=x",
    ] {
        assert!(house.visitor().get(odd).await.status.as_u16() < 500, "{odd}");
    }
}
