//! Tables one plays at, over HTTP and without a script: two phones through a whole game, seats, judges, armies.

use reqwest::StatusCode;

use crate::house::{House, Page};
use crate::phone::{Phone, objectives, set_up, tells, two_phones};

#[tokio::test]
async fn two_phones_play_a_whole_game_without_a_script() {
    let house = House::open().await;
    let (one, two) = two_phones(&house).await;
    objectives(&one, &two).await;
    set_up(&one, &two).await;
    let forces = two.visitor.get(&format!("{}/forces", two.path())).await;
    assert!(
        forces.body.contains("EP-6.2.4") && forces.body.contains("put aside"),
        "what is put aside is open to both"
    );
    tells(&one.look().await, &["EP-8.1.9"]);
    one.does(&[("do", "confirm"), ("by", "alpha")]).await;
    two.does(&[("do", "confirm"), ("by", "bravo")]).await;
    let page = one.look().await;
    tells(&page, &["EP-8.2.1", "EP-8.3.2"]);
    let form = page.body.split(r#"name="do" value="ability""#).nth(1).expect("somebody has an ability");
    let after =
        |mark: &str| form.split(mark).nth(1).and_then(|rest| rest.split('"').next()).expect("a value");
    let (formation, ability) = (after(r#"name="formation" value=""#), after(r#"<option value=""#));
    let used = [("do", "ability"), ("by", "alpha"), ("formation", formation), ("ability", ability)];
    one.does(&used).await;
    let strange = [("do", "ability"), ("by", "alpha"), ("formation", formation), ("ability", "Juggling")];
    assert_eq!(one.asks(&strange).await.status, StatusCode::CONFLICT);
    for turn in 1..=3 {
        assert!(two.look().await.body.contains(&format!("turn {turn}")));
        one.does(&[("do", "end_turn")]).await;
        tells(&two.look().await, &["EP-8.2.2", "EP-4.2.1", "EP-7.1.3"]);
        one.does(&[("do", "close_rally"), ("by", "alpha")]).await;
        two.does(&[("do", "close_rally"), ("by", "bravo")]).await;
    }
    let page = two.look().await;
    assert!(page.body.contains("End of turn 3") && page.body.contains("Blitzkrieg"), "{}", page.body);
    let record = format!("{}/record.json", two.path());
    assert_eq!(
        two.visitor.get(&record).await.status,
        StatusCode::CONFLICT,
        "its dice are secret until the end"
    );
    one.does(&[("do", "concede"), ("by", "alpha")]).await;
    let kept = epic::sitting::Record::read(&two.visitor.get(&record).await.body).unwrap();
    let proof = kept.verify().unwrap();
    assert!(proof.steps > 20 && proof.unproven == 0, "{proof:?}");
    let page = two.look().await;
    assert!(page.body.contains("Bo wins") && page.body.contains("conceded"), "{}", page.body);
    tells(&page, &["EP-8.3.2", "EP-7.4.1"]);
    let told = two.visitor.get(&format!("{}/told", two.path())).await;
    assert!(told.body.contains("Ana places objective 1 at (90, 0)"));
}

#[tokio::test]
async fn a_refused_place_says_by_how_much_and_keeps_what_was_typed() {
    let house = House::open().await;
    let (one, two) = two_phones(&house).await;
    one.does(&[("do", "edge"), ("by", "alpha"), ("edge", "south")]).await;
    one.does(&[("do", "objective"), ("by", "alpha"), ("place", "90 0")]).await;
    two.does(&[("do", "objective"), ("by", "bravo"), ("place", "90 120")]).await;
    let refused =
        one.asks(&[("do", "objective"), ("by", "alpha"), ("place", "50 90.27"), ("label", "dump")]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(
        refused.body.contains("0.27 cm too close to the opponent") && refused.body.contains("EP-4.1.7"),
        "{}",
        refused.body
    );
    assert!(refused.body.contains(r#"value="50 90.27""#) && refused.body.contains(r#"value="dump""#));
    let path = format!("{}/judged?what=objective&by=alpha&at=50+90.27", one.path());
    let judged: serde_json::Value = serde_json::from_str(&one.visitor.get(&path).await.body).unwrap();
    assert_eq!((judged["good"].as_bool(), judged["clause"].as_str()), (Some(false), Some("EP-4.1.7")));
    let nearest = judged["nearest"].as_str().unwrap();
    one.does(&[("do", "objective"), ("by", "alpha"), ("place", nearest)]).await;
    for (fields, status) in [
        (vec![("do", "objective"), ("by", "bravo"), ("place", "here")], StatusCode::UNPROCESSABLE_ENTITY),
        (vec![("do", "fly"), ("by", "bravo")], StatusCode::UNPROCESSABLE_ENTITY),
        (vec![("do", "objective"), ("by", "gamma"), ("place", "1 1")], StatusCode::UNPROCESSABLE_ENTITY),
        (vec![("do", "end_turn")], StatusCode::CONFLICT),
    ] {
        assert_eq!(two.asks(&fields).await.status, status, "{fields:?}");
    }
}

#[tokio::test]
async fn phones_act_for_their_own_player_and_watchers_for_nobody() {
    let house = House::open().await;
    let (one, two) = two_phones(&house).await;
    let watcher = Phone { visitor: house.visitor(), code: one.code.clone() };
    let page = watcher.look().await;
    assert_eq!(page.status, StatusCode::OK, "anybody with the code may watch");
    assert!(
        !page.body.contains("/join/") && !page.body.contains(r#"action="/table/"#),
        "a watcher finds no form"
    );
    for phone in [&watcher, &two] {
        let edge = phone.asks(&[("do", "edge"), ("by", "alpha"), ("edge", "south")]).await;
        assert_eq!(edge.status, StatusCode::FORBIDDEN, "{}", edge.body);
    }
    assert!(!two.look().await.body.contains("/join/"), "only the phone that opened the table invites");
    let guessed = house.visitor().post(&format!("{}/join/guessed", one.path()), &[("name", "Cai")]).await;
    assert_eq!(guessed.status, StatusCode::FORBIDDEN);
    two.does(&[("do", "play_for_both")]).await;
    two.does(&[("do", "edge"), ("by", "alpha"), ("edge", "south")]).await;
    assert_eq!(house.visitor().get("/table/NOSUCH").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn steps_are_taken_back_by_agreement_and_a_judge_is_called() {
    let house = House::open().await;
    let (one, two) = two_phones(&house).await;
    one.does(&[("do", "edge"), ("by", "alpha"), ("edge", "south")]).await;
    assert!(two.look().await.body.contains("Objective 1 of 6"));
    one.does(&[("do", "ask_back"), ("by", "alpha")]).await;
    assert!(two.look().await.body.contains("Ana asks to take the last step back"));
    assert_eq!(one.asks(&[("do", "agree_back"), ("by", "bravo")]).await.status, StatusCode::FORBIDDEN);
    two.does(&[("do", "agree_back"), ("by", "bravo")]).await;
    assert!(one.look().await.body.contains("Choose a table edge"));
    one.does(&[("do", "call_judge"), ("by", "alpha"), ("about", "the <edge>")]).await;
    let page = one.look().await;
    assert!(page.body.contains("the &lt;edge&gt;"));
    let judge = one.comes(&house, &one.link(&page, "judge"), &[]).await;
    assert_eq!(two.asks(&[("do", "judge_leaves")]).await.status, StatusCode::FORBIDDEN);
    judge.does(&[("do", "judge_ends"), ("winner", "bravo")]).await;
    judge.does(&[("do", "judge_leaves")]).await;
    assert!(two.look().await.body.contains("decision"));
}

#[tokio::test]
async fn one_phone_serves_both_players() {
    let house = House::open().await;
    let one = Phone::opens(&house, &[("alpha", "Ana"), ("bravo", "Bo"), ("points", "2000")]).await;
    one.does(&[("do", "army"), ("by", "alpha"), ("ready", "orks-ghazghkull")]).await;
    one.does(&[("do", "army"), ("by", "bravo"), ("ready", "eldar-biel-tan")]).await;
    one.does(&[
        ("do", "terrain"),
        ("kind", "made"),
        ("country", "valley"),
        ("size", "120x180"),
        ("seed", "3"),
        ("author", "alpha"),
    ])
    .await;
    let page = one.look().await;
    let ground = page
        .body
        .split("href=\"")
        .find(|part| part.contains("ground.svg"))
        .unwrap()
        .split('"')
        .next()
        .unwrap()
        .to_owned();
    let drawn = one.visitor.get(&ground).await;
    assert!(drawn.body.starts_with("<svg") && drawn.headers["content-type"] == "image/svg+xml");
    one.does(&[("do", "edge"), ("by", "bravo"), ("edge", "north-east")]).await;
    one.does(&[("do", "both_back")]).await;
    assert!(one.look().await.body.contains("Choose a table edge"));
}

#[tokio::test]
async fn an_army_is_built_shared_and_handed_in() {
    let house = House::open().await;
    let visitor = house.visitor();
    assert!(visitor.get("/armies").await.body.contains("Codex Astartes"));
    let add = |formation: &'static str, a: String| {
        let visitor = visitor.clone();
        async move {
            visitor
                .post(
                    "/armies/space-marines-codex",
                    &[("do", "add"), ("formation", formation), ("a", &a), ("points", "2000")],
                )
                .await
        }
    };
    let packed = |page: &Page| {
        let after = page.body.split(r#"name="a" value=""#).nth(1).unwrap();
        after.split('"').next().unwrap().to_owned()
    };
    let page = add("Tactical", String::new()).await;
    assert!(page.status == StatusCode::OK && page.body.contains("275"), "{}", page.body);
    let page = add("Strike Cruiser", packed(&page)).await;
    assert!(page.body.contains("ready to play") && page.body.contains("spacecraft"), "{}", page.body);
    let file = visitor.get(&format!("/armies/space-marines-codex/roster.json?a={}", packed(&page))).await;
    assert!(file.body.contains("marshal.epic.army/1"));
    let wrong = visitor
        .post("/armies/own", &[("roster", r#"{"format":"marshal.epic.army/1","list":"space-marines-codex","formations":[{"nam":"Tactical"}]}"#)])
        .await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.body.contains("formations[0].nam"), "{}", wrong.body);
    // A list of one's own: made from a known one, changed, checked field by field; nothing typed is lost.
    let list = serde_json::to_value(epic::lists::list("space-marines-codex").unwrap()).unwrap();
    let own = |field: &str, value: serde_json::Value| {
        let mut list = list.clone();
        list["formations"][0][field] = value;
        list.to_string()
    };
    let change = async |text: &str| {
        let fields = [("do", "list"), ("a", &packed(&page)), ("points", "2000"), ("list", text)];
        visitor.post("/armies/space-marines-codex", &fields).await
    };
    let dearer = change(&own("points", 180.into())).await;
    assert!(dearer.status == StatusCode::OK && dearer.path == "/armies/own", "{}", dearer.body);
    let refused = change(&own("points", (-500).into())).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        refused.body.contains("formations[0].points") && refused.body.contains("-500"),
        "{}",
        refused.body
    );
    let pasted = visitor.post("/armies/own", &[("roster", &own("points", 180.into()))]).await;
    assert!(
        pasted.status == StatusCode::OK && pasted.body.contains("180"),
        "a list alone opens the builder too"
    );
    assert_eq!(visitor.get("/armies/nobody").await.status, StatusCode::NOT_FOUND);
    assert_eq!(
        visitor.get("/armies/space-marines-codex?a=!!").await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    let one = Phone::opens(&house, &[("alpha", "Ana"), ("bravo", "Bo")]).await;
    one.does(&[("do", "army"), ("by", "alpha"), ("army", &packed(&page))]).await;
    assert!(one.look().await.body.contains("Codex Astartes"));
}

/// The rules of the moment stand on the page of each step: what assists and informs, for everybody at the table, watchers too.
#[tokio::test]
async fn each_step_shows_the_rules_it_speaks_of() {
    let house = House::open().await;
    let one = Phone::opens(&house, &[("alpha", "Ana"), ("bravo", "Bo"), ("points", "2000")]).await;
    let watcher = Phone { visitor: house.visitor(), code: one.code.clone() };
    tells(&one.look().await, &["EP-1.2.3", "EP-8.1.1", "EP-8.1.2"]);
    one.does(&[("do", "army"), ("by", "alpha"), ("ready", "space-marines-codex")]).await;
    one.does(&[("do", "army"), ("by", "bravo"), ("ready", "steel-legion")]).await;
    let terrain =
        ["EP-2.1.1", "EP-2.2.1", "EP-2.2.2", "EP-2.2.3", "EP-3.1.1", "EP-3.3.5", "EP-3.4.2", "EP-8.1.3"];
    tells(&one.look().await, &terrain);
    tells(&watcher.look().await, &terrain);
    one.does(&[("do", "terrain"), ("kind", "bare"), ("size", "120x180"), ("author", "both")]).await;
    let page = one.look().await;
    tells(&page, &["EP-8.1.4", "EP-2.1.5"]);
    assert!(!page.body.contains("/rules/EP-3.3.5"), "the terrain is done");
    one.does(&[("do", "edge"), ("by", "alpha"), ("edge", "south")]).await;
    tells(&one.look().await, &["EP-4.1.10", "EP-8.1.5"]);
}

/// A table drawn by typed places alone: kinds, a river with its bridge, a road; wrong input is answered and loses nothing.
#[tokio::test]
async fn a_table_is_drawn_without_a_script() {
    let house = House::open().await;
    let one = Phone::opens(&house, &[("alpha", "Ana"), ("bravo", "Bo"), ("points", "2000")]).await;
    one.does(&[("do", "army"), ("by", "alpha"), ("ready", "space-marines-codex")]).await;
    one.does(&[("do", "army"), ("by", "bravo"), ("ready", "steel-legion")]).await;
    let early = one.asks(&[("do", "terrain"), ("kind", "drawn"), ("author", "both")]).await;
    assert_eq!(early.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", early.body);
    one.does(&[("do", "sketch_begin"), ("size", "120x180")]).await;
    let add = async |what: &str, points: &str| {
        one.asks(&[("do", "sketch_add"), ("what", what), ("points", points)]).await
    };
    for (what, points) in [
        ("wood", "30 30"),
        ("hill", "60 80, 100 90"),
        ("lake", "120,20 140,20 130,40"),
        ("river", "0 60; 90 65; 178 60"),
        ("bridge", "90 70"),
        ("road", "20 from the west edge, 0 from the south"),
    ] {
        let page = add(what, points).await;
        let expected = if what == "road" { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
        assert_eq!(page.status, expected, "{what} {points}: {}", page.body);
    }
    for (what, points) in [
        ("wood", "here and there"),
        ("wood", "30"),
        ("ford", ""),
        ("castle", "30 30"),
        ("wood", "30 30, 500 30, 30 60"),
    ] {
        let page = add(what, points).await;
        assert!(page.status.is_client_error(), "{what} {points}");
        assert!(page.body.contains("table-kinds"), "the drawing is still there");
    }
    let page = one.look().await;
    assert!(page.body.contains("4 pieces on the table"), "{}", page.body);
    assert!(page.body.contains("/rules/EP-3.2.4"), "too few for the guidelines, and it says so");
    let ground = format!("{}/ground.svg", one.path());
    assert!(one.visitor.get(&ground).await.body.starts_with("<svg"));
    let watcher = Phone { visitor: house.visitor(), code: one.code.clone() };
    let watched = watcher.look().await;
    assert!(watched.body.contains("table-drawing") && !watched.body.contains(r#"name="points""#));
    assert_eq!(watcher.asks(&[("do", "sketch_leave")]).await.status, StatusCode::FORBIDDEN);
    one.does(&[("do", "sketch_away"), ("piece", "feature-0")]).await;
    assert!(one.look().await.body.contains("3 pieces on the table"));
    let unconfirmed = one.asks(&[("do", "terrain"), ("kind", "drawn"), ("author", "alpha")]).await;
    assert_eq!(unconfirmed.status, StatusCode::CONFLICT);
    one.does(&[("do", "terrain"), ("kind", "drawn"), ("author", "alpha"), ("confirmed", "yes")]).await;
    let page = one.look().await;
    assert!(page.body.contains("Choose a table edge") && page.body.contains("table-map"), "{}", page.body);
    assert!(page.body.contains(r#"name="by" value="bravo""#), "who did not build chooses (EP-2.1.2)");
}

/// A made table is changed by hand.
#[tokio::test]
async fn a_made_table_is_changed_by_hand() {
    let house = House::open().await;
    let one = Phone::opens(&house, &[("alpha", "Ana"), ("bravo", "Bo"), ("points", "2000")]).await;
    one.does(&[("do", "army"), ("by", "alpha"), ("ready", "space-marines-codex")]).await;
    one.does(&[("do", "army"), ("by", "bravo"), ("ready", "steel-legion")]).await;
    let made = [
        ("do", "terrain"),
        ("kind", "made"),
        ("country", "valley"),
        ("size", "120x180"),
        ("seed", "3"),
        ("author", "both"),
        ("instead", "sketch"),
    ];
    let page = one.does(&made).await;
    assert!(
        page.body.contains("table-drawing") && page.body.contains("pieces on the table"),
        "{}",
        page.body
    );
    one.does(&[("do", "sketch_leave")]).await;
    assert!(one.look().await.body.contains("Make this table"));
}
