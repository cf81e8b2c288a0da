//! Seats that go on with another device, wishes that come late, and the promise that binds the dice.

use reqwest::StatusCode;

use crate::house::House;
use crate::phone::{Phone, two_phones};

#[tokio::test]
async fn a_seat_goes_on_with_another_device_once() {
    let house = House::open().await;
    let (one, two) = two_phones(&house).await;
    one.does(&[("do", "edge"), ("by", "alpha"), ("edge", "south")]).await;
    let watcher = Phone { visitor: house.visitor(), code: one.code.clone() };
    let strange = [("do", "offer_seat"), ("seats", "alpha")];
    assert_eq!(watcher.asks(&strange).await.status, StatusCode::FORBIDDEN);
    let nobody = two.asks(&[("do", "offer_seat"), ("seats", "everybody")]).await;
    assert_eq!(nobody.status, StatusCode::UNPROCESSABLE_ENTITY);

    // The phone that opened the table is gone; the other one shows the way to its seat, and only that one.
    two.does(&strange).await;
    let way = two.link(&two.look().await, "seat");
    assert!(!one.look().await.body.contains("/seat/"), "only who offered it can show it");
    let guessed = house.visitor().post(&format!("{}/seat/guessed", one.path()), &[]).await;
    assert_eq!(guessed.status, StatusCode::FORBIDDEN);
    let fresh = two.comes(&house, &way, &[]).await;
    let again = house.visitor().post(&way, &[]).await;
    assert_eq!(again.status, StatusCode::FORBIDDEN, "the code served once");
    let objective = [("do", "objective"), ("by", "alpha"), ("place", "90 0")];
    assert_eq!(one.asks(&objective).await.status, StatusCode::FORBIDDEN, "the phone before watches");
    fresh.does(&objective).await;
    two.does(&[("do", "objective"), ("by", "bravo"), ("place", "90 120")]).await;
    let told = two.visitor.get(&format!("{}/told", two.path())).await;
    assert!(told.body.contains("Another device has taken the seat of Ana"), "{}", told.body);

    // The record proves itself with all this in it.
    fresh.does(&[("do", "concede"), ("by", "alpha")]).await;
    let record = two.visitor.get(&format!("{}/record.json", two.path())).await;
    epic::sitting::Record::read(&record.body).unwrap().verify().unwrap();
}

#[tokio::test]
async fn one_phone_hands_both_seats_to_another() {
    let house = House::open().await;
    let one = Phone::opens(&house, &[("alpha", "Ana"), ("bravo", "Bo"), ("points", "2000")]).await;
    one.does(&[("do", "offer_seat"), ("seats", "both")]).await;
    let way = one.link(&one.look().await, "seat");
    let fresh = one.comes(&house, &way, &[]).await;
    fresh.does(&[("do", "army"), ("by", "alpha"), ("ready", "space-marines-codex")]).await;
    fresh.does(&[("do", "army"), ("by", "bravo"), ("ready", "steel-legion")]).await;
    let late =
        one.asks(&[("do", "terrain"), ("kind", "bare"), ("size", "120x180"), ("author", "both")]).await;
    assert_eq!(late.status, StatusCode::FORBIDDEN);
}

/// What a phone kept without a connection is done only if nothing happened meanwhile; else what was typed comes back.
#[tokio::test]
async fn what_was_kept_does_not_come_too_late() {
    let house = House::open().await;
    let (one, two) = two_phones(&house).await;
    let page = one.does(&[("do", "edge"), ("by", "alpha"), ("edge", "south")]).await;
    let step =
        page.body.split(r#"name="version" value=""#).nth(1).unwrap().split('"').next().unwrap().to_owned();
    let kept = |place: &'static str, step: &str| {
        [("do", "objective"), ("by", "alpha"), ("place", place), ("kept", "yes"), ("version", step)]
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
    };
    let sent = async |fields: [(String, String); 5]| {
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
        one.asks(&fields).await
    };
    two.does(&[("do", "call_judge"), ("by", "bravo"), ("about", "the edge")]).await;
    let late = sent(kept("80 0", &step)).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.body.contains("has moved on") && late.body.contains("80 0"), "{}", late.body);
    let page = one.look().await;
    let now =
        page.body.split(r#"name="version" value=""#).nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert_eq!(sent(kept("80 0", &now)).await.status, StatusCode::OK);
    assert!(two.look().await.body.contains("Objective 2 of 6"));
}

/// The promise stands on the page before anything is rolled; the secret only once the game is over, and it is the one promised.
#[tokio::test]
async fn the_promise_is_shown_before_and_its_proof_after() {
    let house = House::open().await;
    let one = Phone::opens(&house, &[("alpha", "Ana"), ("bravo", "Bo"), ("points", "2000")]).await;
    let page = one.look().await;
    let value = |body: &str, n: usize| {
        body.split(r#"<dd class="mono">"#).nth(n).map(|it| it.split('<').next().unwrap().to_owned())
    };
    let promised = value(&page.body, 1).expect("the promise");
    assert!(page.body.contains("The promise that binds the dice") && value(&page.body, 2).is_none());
    one.does(&[("do", "army"), ("by", "alpha"), ("ready", "space-marines-codex")]).await;
    one.does(&[("do", "army"), ("by", "bravo"), ("ready", "steel-legion")]).await;
    one.does(&[("do", "concede"), ("by", "bravo")]).await;
    let page = one.look().await;
    assert_eq!(value(&page.body, 1), Some(promised.clone()));
    let record = one.visitor.get(&format!("{}/record.json", one.path())).await;
    let record = epic::sitting::Record::read(&record.body).unwrap();
    assert_eq!(value(&page.body, 2), Some(record.seed.reveal()));
    let proof = record.verify().unwrap();
    assert_eq!(proof.commitment.map(|it| it.to_string()), Some(promised));
    assert_eq!(value(&page.body, 3), Some(proof.seal.to_string()));
}
