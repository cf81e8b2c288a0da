//! The same tap twice, links opened on the wrong phone, and losses told exactly.

use reqwest::StatusCode;

use crate::house::{House, Page};
use crate::phone::{Phone, objectives, set_up, two_phones};

/// The key the page puts into its forms.
fn key(page: &Page) -> String {
    let at = page.body.find(r#"name="once" value=""#).expect("every form has a key") + 19;
    page.body[at..].split('"').next().unwrap().to_owned()
}

/// How often that was told.
async fn told(phone: &Phone, what: &str) -> usize {
    phone.visitor.get(&format!("{}/told", phone.path())).await.body.matches(what).count()
}

async fn turn_one(house: &House) -> (Phone, Phone) {
    let (one, two) = two_phones(house).await;
    objectives(&one, &two).await;
    set_up(&one, &two).await;
    one.does(&[("do", "confirm"), ("by", "alpha")]).await;
    two.does(&[("do", "confirm"), ("by", "bravo")]).await;
    (one, two)
}

/// A formation on the table of that player, by the form that says it breaks.
fn breakable(page: &Page) -> String {
    let form = page.body.split(r#"name="do" value="break""#).nth(1).expect("somebody can break");
    form.split(r#"name="formation" value=""#).nth(1).unwrap().split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn the_same_tap_twice_is_carried_out_once() {
    let house = House::open().await;
    let (one, _) = turn_one(&house).await;
    let page = one.look().await;
    let (once, formation) = (key(&page), breakable(&page));
    let lose = [
        ("do", "lose"),
        ("by", "alpha"),
        ("formation", formation.as_str()),
        ("count", "1"),
        ("once", once.as_str()),
    ];
    let (first, second) = tokio::join!(one.asks(&lose), one.asks(&lose));
    Phone::ok(&first);
    Phone::ok(&second);
    one.does(&lose).await;
    assert_eq!(told(&one, "loses").await, 1, "three taps of one form are one loss");
    // Kept on a phone whose answer was lost on the way: it was done, and is not told to be late.
    let mut kept = lose.to_vec();
    kept.extend([("kept", "yes"), ("version", "1")]);
    let late = one.asks(&kept).await;
    assert_eq!(late.status, StatusCode::CONFLICT, "another version is another form");
    let again = key(&one.look().await);
    one.does(&[("do", "lose"), ("by", "alpha"), ("formation", &formation), ("count", "1"), ("once", &again)])
        .await;
    assert_eq!(told(&one, "loses").await, 2, "the form of the next page is another one");
}

#[tokio::test]
async fn a_form_whose_answer_was_lost_is_done_already() {
    let house = House::open().await;
    let (one, _) = turn_one(&house).await;
    let page = one.look().await;
    let (once, formation) = (key(&page), breakable(&page));
    let breaks =
        [("do", "break"), ("by", "alpha"), ("formation", formation.as_str()), ("once", once.as_str())];
    one.does(&breaks).await;
    one.does(&breaks).await;
    let mut kept = breaks.to_vec();
    kept.push(("kept", "yes"));
    one.does(&kept).await;
    let fresh = [("do", "break"), ("by", "alpha"), ("formation", formation.as_str())];
    assert_eq!(one.asks(&fresh).await.status, StatusCode::CONFLICT, "broken twice is refused");
}

#[tokio::test]
async fn one_phone_takes_one_step_back_however_often_it_is_tapped() {
    let house = House::open().await;
    let one = Phone::opens(&house, &[("alpha", "Ana"), ("bravo", "Bo"), ("points", "2000")]).await;
    one.does(&[("do", "army"), ("by", "alpha"), ("ready", "space-marines-codex")]).await;
    one.does(&[("do", "army"), ("by", "bravo"), ("ready", "steel-legion")]).await;
    let once = key(&one.look().await);
    let back = [("do", "both_back"), ("once", once.as_str())];
    one.does(&back).await;
    one.does(&back).await;
    let page = one.look().await;
    assert!(page.body.contains("Space Marines: Codex Astartes, "), "the first army is still there");
}

#[tokio::test]
async fn a_link_opened_on_a_phone_that_sits_there_takes_nothing_away() {
    let house = House::open().await;
    let one = Phone::opens(&house, &[("alpha", "Ana"), ("bravo", "Bo"), ("points", "2000")]).await;
    let join = one.link(&one.look().await, "join");
    let own = one.visitor.post(&join, &[]).await;
    Phone::ok(&own);
    // The phone still plays for both.
    one.does(&[("do", "army"), ("by", "alpha"), ("ready", "space-marines-codex")]).await;
    one.does(&[("do", "army"), ("by", "bravo"), ("ready", "steel-legion")]).await;
    let two = one.comes(&house, &join, &[]).await;
    Phone::ok(&two.visitor.post(&join, &[]).await);
    // Nobody rules in the own game.
    one.does(&[("do", "call_judge"), ("by", "alpha"), ("about", "15 cm?")]).await;
    let judge = one.link(&one.look().await, "judge");
    for player in [&one, &two] {
        assert_eq!(player.visitor.post(&judge, &[]).await.status, StatusCode::FORBIDDEN);
    }
    let ruling = one.comes(&house, &judge, &[]).await;
    for winner in ["", "alhpa", "draw"] {
        let unclear = ruling.asks(&[("do", "judge_ends"), ("winner", winner)]).await;
        assert_eq!(unclear.status, StatusCode::UNPROCESSABLE_ENTITY, "{winner}");
    }
    ruling.does(&[("do", "judge_ends"), ("winner", "nobody")]).await;
    assert!(one.look().await.body.contains("without a winner"));
}

#[tokio::test]
async fn losses_are_told_by_number() {
    let house = House::open().await;
    let (_, two) = turn_one(&house).await;
    let page = two.look().await;
    let formation = breakable(&page);
    let lose = |units: &'static str| [("do", "lose"), ("by", "bravo"), ("count", "1"), ("units", units)];
    for wrong in ["0", "99", "two", "1 1"] {
        let mut fields = lose(wrong).to_vec();
        fields.push(("formation", &formation));
        let refused = two.asks(&fields).await.status;
        assert!(refused.is_client_error(), "{wrong}: {refused}");
    }
    let mut fields = lose("1, 3").to_vec();
    fields.push(("formation", &formation));
    two.does(&fields).await;
    let gone = two.look().await;
    let group =
        gone.body.split(&format!(r#"data-formation="{formation}""#)).nth(1).expect("it is on the map");
    let group = group.split("</g>").next().unwrap();
    assert!(!group.contains(r#"data-unit="1""#) && !group.contains(r#"data-unit="3""#), "{group}");
    assert!(group.contains(r#"data-unit="2""#));
}

/// What flies is off the table most of the game, and is shot down there.
#[tokio::test]
async fn what_flies_is_lost_and_breaks_off_the_table() {
    let house = House::open().await;
    let one = Phone::opens(&house, &[("alpha", "Ana"), ("bravo", "Bo"), ("points", "2000")]).await;
    let roster = r#"{"format": "marshal.epic.army/1", "list": "space-marines-codex", "formations":
        [{"name": "Tactical"}, {"name": "Thunderbolt Fighter Formation", "id": "tbolt"}]}"#;
    one.does(&[("do", "army"), ("by", "alpha"), ("roster", roster)]).await;
    one.does(&[("do", "army"), ("by", "bravo"), ("ready", "steel-legion")]).await;
    one.does(&[("do", "terrain"), ("kind", "bare"), ("size", "120x180"), ("author", "both")]).await;
    let two = Phone { visitor: one.visitor.clone(), code: one.code.clone() };
    objectives(&one, &two).await;
    for by in ["alpha", "bravo"] {
        one.asks(&[("do", "pass_garrisons"), ("by", by)]).await;
    }
    one.does(&[("do", "set_up"), ("by", "alpha"), ("formation", "tactical"), ("place", "90 8")]).await;
    for _ in 0..40 {
        let page = one.look().await;
        let Some(form) = page.body.split(r#"name="do" value="set_up""#).nth(1) else { break };
        let after = |mark: &str| form.split(mark).nth(1).unwrap().split('"').next().unwrap();
        let (by, id) = (after(r#"name="by" value=""#), after(r#"name="formation" value=""#));
        let reserve = [("do", "reserve"), ("by", by), ("formation", id), ("way", "aircraft")];
        let place =
            [("do", "set_up"), ("by", by), ("formation", id), ("place", "90 112"), ("spread", "ranks")];
        one.does(if id == "tbolt" { &reserve[..] } else { &place[..] }).await;
    }
    one.does(&[("do", "both_confirm")]).await;
    let page = one.look().await;
    let entry = page.body.split("Thunderbolt Fighter Formation</strong>").nth(1).expect("it is listed");
    let entry = entry.split("</li>").next().unwrap();
    assert!(entry.contains("put aside"), "{entry}");
    assert!(entry.contains(r#"value="lose""#) && entry.contains(r#"value="break""#), "{entry}");
    one.does(&[("do", "lose"), ("by", "alpha"), ("formation", "tbolt"), ("count", "1")]).await;
    one.does(&[("do", "break"), ("by", "alpha"), ("formation", "tbolt")]).await;
    let page = one.look().await;
    assert!(page.body.contains("175"), "all of it counts for the tie-break: {}", page.body);
}

#[tokio::test]
async fn an_address_of_forms_leads_to_the_table_and_a_total_that_is_none_opens_nothing() {
    let house = House::open().await;
    let one = Phone::opens(&house, &[]).await;
    let page = one.visitor.get(&format!("{}/act", one.path())).await;
    assert_eq!((page.status, page.path), (StatusCode::OK, one.path()));
    for points in ["0", "100001", "-5", "many"] {
        let refused = house.visitor().post("/table", &[("points", points)]).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{points}");
    }
}

#[tokio::test]
async fn a_place_is_told_as_it_was_read() {
    let house = House::open().await;
    let (one, two) = two_phones(&house).await;
    one.does(&[("do", "edge"), ("by", "alpha"), ("edge", "south")]).await;
    one.does(&[("do", "objective"), ("by", "alpha"), ("place", "90 0")]).await;
    let at = async |typed: &str| {
        let path = format!("{}/judged?what=objective&by=bravo&at={typed}", two.path());
        let judged: serde_json::Value = serde_json::from_str(&two.visitor.get(&path).await.body).unwrap();
        judged["at"].clone()
    };
    for typed in ["130+120", "130,120", "50+from+the+east+edge", "50+od+wschodniej", "50+vom+Ostrand"] {
        assert_eq!(at(typed).await, serde_json::json!([130, 120]), "{typed}");
    }
    assert_eq!(at("nowhere").await, serde_json::Value::Null);
}
