//! What leaves the server for whom: nothing that is not for its reader, whichever way it is asked for.

use reqwest::StatusCode;

use crate::house::House;

/// A refused form shows only what its sender could have opened: not the leaders' page it claims to stand on.
#[tokio::test]
async fn a_refused_form_shows_no_page_its_sender_may_not_see() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    day.steps(&["close_registration", "announce", "draw"]).await;
    let (page, act) = (format!("/t/{}/desk/match/1/0", day.code), format!("/t/{}/act", day.code));
    let fields = [
        ("kind", "extend"),
        ("round", "1"),
        ("place", "0"),
        ("minutes", "5"),
        ("reason", "x"),
        ("at_page", &page),
    ];
    let request = day.players[0].request(reqwest::Method::POST, &act);
    let referer = format!("{}{page}", house.url);
    let refused = day.players[0].sent(request.header("referer", referer).form(&fields)).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    for withheld in ["Player2", "Player3", "Player4", "value=\"settle\""] {
        assert!(!refused.body.contains(withheld), "{withheld}: {}", refused.body);
    }
    let organizer = day
        .organizer
        .post_from(
            &page,
            &act,
            &[("kind", "extend"), ("round", "1"), ("place", "0"), ("minutes", "many"), ("reason", "late")],
        )
        .await;
    assert_eq!(organizer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        organizer.body.contains("value=\"settle\"") && organizer.body.contains("value=\"late\""),
        "{}",
        organizer.body
    );
}

/// Before a draw is published the answer to a report tells nobody who sits where.
#[tokio::test]
async fn the_reason_of_a_refusal_does_not_tell_an_unpublished_draw() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    day.steps(&["close_registration", "announce", "draw"]).await;
    // An ending with a procedure asks for figures of both players, so what is missing would name them.
    for (kind, ending) in [
        ("report", "played"),
        ("report", "simultaneous_victory"),
        ("report", "time"),
        ("settle", "simultaneous_victory"),
        ("correct", "time"),
        ("accept", ""),
        ("sit_down", ""),
        ("concede", ""),
        ("confirm", ""),
    ] {
        let mut answers = Vec::new();
        for place in ["0", "1"] {
            let fields = [("round", "1"), ("place", place), ("winner", "1"), ("ending", ending)];
            let page = day.act(&day.players[0], kind, &fields).await;
            let note = page
                .body
                .find("role=\"alert\"")
                .map(|at| page.body[at..].chars().take(200).collect::<String>());
            answers.push((page.status, note));
        }
        assert_eq!(answers[0], answers[1], "{kind} {ending}");
    }
}

/// A draw that is not published is the organizer's alone; off duty one is a spectator.
#[tokio::test]
async fn judges_see_published_draws_only_and_nothing_of_the_desk_off_duty() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    let judge = day.staff(&house, "judge", "Jo").await;
    day.steps(&["close_registration", "announce", "draw"]).await;
    let at = |path: &str| format!("/t/{}{path}", day.code);
    assert_eq!(judge.get(&at("/desk/match/1/0")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(day.organizer.get(&at("/desk/match/1/0")).await.status, StatusCode::OK);
    day.steps(&["publish"]).await;
    assert_eq!(judge.get(&at("/desk/match/1/0")).await.status, StatusCode::OK);
    day.act(&judge, "off_duty", &[]).await;
    for path in [
        "/desk",
        "/desk/log",
        "/desk/players",
        "/desk/person/1",
        "/desk/match/1/0",
        "/desk/staff",
        "/desk/settings",
    ] {
        let page = judge.get(&at(path)).await;
        assert_eq!(page.status, StatusCode::FORBIDDEN, "{path}");
        assert!(!page.body.contains("Player1"), "{path}");
    }
    let duty = judge.get(&at("/judge")).await;
    assert!(
        duty.status == StatusCode::OK && duty.body.contains("name=\"kind\" value=\"duty\""),
        "{}",
        duty.body
    );
}

/// My match knows of a draw what its reader may: nothing before it is published, then the own opponent.
#[tokio::test]
async fn my_match_tells_of_the_others_only_who_plays_against_me() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    let mine = format!("/t/{}/me", day.code);
    let others = async || {
        let mut named = Vec::new();
        for (number, player) in (1..).zip(&day.players) {
            let page = player.get(&mine).await;
            assert_eq!(page.status, StatusCode::OK);
            let other = |it: &usize| *it != number && page.body.contains(&format!("Player{it}"));
            named.push((1..=4).filter(other).count());
        }
        named
    };
    day.steps(&["close_registration", "announce", "draw"]).await;
    assert_eq!(others().await, [0, 0, 0, 0]);
    day.steps(&["publish", "start_clock"]).await;
    assert_eq!(others().await, [1, 1, 1, 1]);
    // What one table reports is nobody else's business.
    for (number, player) in (1..).zip(&day.players) {
        let winner = format!("{number}");
        let fields =
            [("round", "1"), ("place", "0"), ("winner", winner.as_str()), ("ending", "warlord_death")];
        day.act(player, "report", &fields).await;
    }
    let reported = "You reported";
    let mut told = 0;
    for player in &day.players {
        told += usize::from(player.get(&mine).await.body.contains(reported));
    }
    assert_eq!(told, 2, "the two at that table");
}
