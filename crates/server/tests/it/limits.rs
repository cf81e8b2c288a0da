//! Limits by address: guessing and enrolling come to an end, with a clear answer and a time to come back.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::house::{House, Page, Visitor};

async fn send(who: &Visitor, path: &str, value: &Value) -> Page {
    who.sent(who.request(Method::POST, path).json(value)).await
}

/// Turned away for coming too often, and told when to come back.
fn assert_too_often(page: &Page) {
    assert_eq!(page.status, StatusCode::TOO_MANY_REQUESTS, "{}", page.body);
    let problem: Value = serde_json::from_str(&page.body).unwrap();
    assert_eq!(problem["type"], "marshal:problem-too-often");
    let wait = page.headers.get("retry-after").expect("says when").to_str().unwrap();
    assert!((1..=60).contains(&wait.parse::<u64>().unwrap()), "{wait}");
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_and_pins_are_guessed_ten_times_a_minute_and_no_more() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 0, &[]).await;
    let nobody = house.visitor();
    let pins = format!("/api/tournaments/{}/sign-in", day.code);
    for (path, body) in [
        ("/api/sign-in", json!({"name": "Nobody", "password": "guess"})),
        (pins.as_str(), json!({"name": "Nobody", "pin": "0000"})),
    ] {
        for _ in 0..10 {
            assert_eq!(send(&nobody, path, &body).await.status, StatusCode::FORBIDDEN);
        }
        assert_too_often(&send(&nobody, path, &body).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn newcomers_are_let_in_by_the_hundred_and_then_one_by_one() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 0, &[]).await;
    let nobody = house.visitor();
    let path = format!("/api/tournaments/{}/players", day.code);
    // A name that is taken costs a try all the same, and no hashing of a PIN.
    let taken = json!({"name": "Olga"});
    let mut tries = 0;
    let turned_away = loop {
        let page = send(&nobody, &path, &taken).await;
        if page.status != StatusCode::CONFLICT {
            break page;
        }
        tries += 1;
        assert!(tries < 2000, "no limit");
    };
    assert!(tries >= 600, "{tries}");
    assert_too_often(&turned_away);
    let command = format!("/api/tournaments/{}/commands", day.code);
    assert_too_often(&send(&nobody, &command, &json!({"enrol": {"name": "Zoe"}})).await);
    // The organizer is no newcomer.
    assert_eq!(
        send(&day.organizer, &command, &json!({"enrol": {"name": "Zoe"}})).await.status,
        StatusCode::OK
    );
}
