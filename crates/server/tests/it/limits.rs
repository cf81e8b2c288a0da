//! Limits by address, person and account: guessing and enrolling come to an end, with a clear answer and a time to come back.

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

/// The same from that address, as a proxy says.
async fn send_from(who: &Visitor, address: &str, path: &str, value: &Value) -> Page {
    let request = who.request(Method::POST, path).header("x-forwarded-for", address);
    who.sent(request.json(value)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_password_or_pin_of_one_is_guessed_ten_times_a_minute_from_however_many_addresses() {
    let house = House::behind_a_proxy().await;
    let day = house.day("conquest-1.2", 1, &[]).await;
    let nobody = house.visitor();
    let pins = format!("/api/tournaments/{}/sign-in", day.code);
    let cases =
        [("/api/sign-in", "password", ["Olga", "Olaf"]), (pins.as_str(), "pin", ["Player1", "Player2"])];
    for (path, what, names) in cases {
        for name in names {
            let body = json!({"name": name, what: "000000"});
            for number in 0..10 {
                let page = send_from(&nobody, &format!("198.51.100.{number}"), path, &body).await;
                assert_eq!(page.status, StatusCode::FORBIDDEN, "{}", page.body);
            }
            assert_too_often(&send_from(&nobody, "2001:db8::1", path, &body).await);
        }
    }
    // Whoever knows the password of another account is not kept waiting by them.
    let wrong = json!({"name": "Somebody", "password": "guess"});
    assert_eq!(send_from(&nobody, "203.0.113.1", "/api/sign-in", &wrong).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_guesses_so_often_and_others_behind_the_same_proxy_are_let_in() {
    let house = House::behind_a_proxy().await;
    house.owner().await;
    let nobody = house.visitor();
    let guess = async |address: &str, number: usize| {
        let body = json!({"name": format!("Nobody{number}"), "password": "guess"});
        send_from(&nobody, address, "/api/sign-in", &body).await
    };
    let mut tries = 0;
    let turned_away = loop {
        // Each from an address of its own in one network of IPv6.
        let page = guess(&format!("2001:db8:1:2::{tries}"), tries).await;
        if page.status != StatusCode::FORBIDDEN {
            break page;
        }
        tries += 1;
        assert!(tries < 1000, "no limit");
    };
    assert!(tries >= 120, "{tries}");
    assert_too_often(&turned_away);
    let right = json!({"name": "Olga", "password": "correct horse"});
    let owner = send_from(&nobody, "192.0.2.7", "/api/sign-in", &right).await;
    assert_eq!(owner.status, StatusCode::CREATED, "the owner sits elsewhere: {}", owner.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_no_trusted_proxy_cannot_claim_another_address() {
    let house = House::open().await;
    let nobody = house.visitor();
    let mut tries = 0;
    let turned_away = loop {
        let body = json!({"name": format!("Nobody{tries}"), "password": "guess"});
        let page = send_from(&nobody, &format!("198.51.100.{}", tries % 250), "/api/sign-in", &body).await;
        if page.status != StatusCode::FORBIDDEN {
            break page;
        }
        tries += 1;
        assert!(tries < 1000, "no limit");
    };
    assert_too_often(&turned_away);
}

/// A name nobody has costs the same work as one somebody has, so the time of an answer tells nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_nobody_has_is_as_much_work_as_one_somebody_has() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 1, &[]).await;
    let nobody = house.visitor();
    let pins = format!("/api/tournaments/{}/sign-in", day.code);
    let subject = format!("person:{}:1", day.code);
    for (path, body) in [
        ("/api/sign-in", json!({"name": "Olga", "password": "guess"})),
        ("/api/sign-in", json!({"name": "Nobody", "password": "guess"})),
        ("/api/sign-in", json!({"name": "a\u{0}b", "password": "guess"})),
        ("/api/sign-in", json!({"name": subject, "password": "guess"})),
        (pins.as_str(), json!({"name": "Player1", "pin": "000000"})),
        (pins.as_str(), json!({"name": "Olga", "pin": "000000"})),
        (pins.as_str(), json!({"name": "Nobody", "pin": "000000"})),
    ] {
        let before = house.figure("marshal_password_checks_total").await;
        assert_eq!(send(&nobody, path, &body).await.status, StatusCode::FORBIDDEN, "{body}");
        assert_eq!(house.figure("marshal_password_checks_total").await, before + 1, "{body}");
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
    assert!(tries >= 200, "{tries}");
    assert_too_often(&turned_away);
    let command = format!("/api/tournaments/{}/commands", day.code);
    assert_too_often(&send(&nobody, &command, &json!({"enrol": {"name": "Zoe"}})).await);
    // The organizer is no newcomer.
    assert_eq!(
        send(&day.organizer, &command, &json!({"enrol": {"name": "Zoe"}})).await.status,
        StatusCode::OK
    );
}

/// Opening tables comes to an end too, for each address by itself, and only opening them.
#[tokio::test(flavor = "multi_thread")]
async fn one_address_opens_only_so_many_tables() {
    let house = House::behind_a_proxy().await;
    let nobody = house.visitor();
    // What is sent is useless, so nothing is opened: it counts all the same.
    for path in ["/play", "/table"] {
        let open = async |address: &str| send_from(&nobody, address, path, &json!({})).await;
        let address = format!("198.51.100.{}", path.len());
        let mut tries = 0;
        let turned_away = loop {
            let page = open(&address).await;
            tries += 1;
            if page.status == StatusCode::TOO_MANY_REQUESTS || tries > 400 {
                break page;
            }
        };
        assert_eq!(turned_away.status, StatusCode::TOO_MANY_REQUESTS, "{}", turned_away.body);
        let wait = turned_away.headers.get("retry-after").expect("says when").to_str().unwrap();
        assert!((1..=60).contains(&wait.parse::<u64>().unwrap()), "{wait}");
        assert!(tries > 40, "a club sits down at once: {tries}");
        assert_ne!(open("203.0.113.9").await.status, StatusCode::TOO_MANY_REQUESTS, "{path}");
        assert!(nobody.get(path).await.status.is_success(), "looking is not opening");
    }
}

/// A name is found whatever its spaces and capitals are, so its guesses are counted together, however it is spelt.
#[tokio::test(flavor = "multi_thread")]
async fn another_spelling_of_a_name_gives_no_more_guesses() {
    let house = House::behind_a_proxy().await;
    let day = house.day("conquest-1.2", 0, &[]).await;
    let joined = house.visitor().post(&format!("/t/{}/join", day.code), &[("name", "Zoë van Ast")]).await;
    assert_eq!(joined.status, StatusCode::OK, "{}", joined.body);
    let nobody = house.visitor();
    let path = format!("/api/tournaments/{}/sign-in", day.code);
    let spelt = |number: usize| match number % 4 {
        0 => format!("Zoë{}van Ast", " ".repeat(number + 1)),
        1 => format!("zoe\u{308} VAN\u{a0}{}ast", " ".repeat(number)),
        2 => format!("Zoë van\t{}Ast", "\t".repeat(number)),
        _ => format!("ＺＯË{}ＶＡＮ ast", " ".repeat(number)),
    };
    for number in 0..10 {
        let body = json!({"name": spelt(number), "pin": "000000"});
        let page = send_from(&nobody, &format!("198.51.100.{number}"), &path, &body).await;
        assert_eq!(page.status, StatusCode::FORBIDDEN, "{}", page.body);
    }
    for number in 10..14 {
        let body = json!({"name": spelt(number), "pin": "000000"});
        assert_too_often(&send_from(&nobody, &format!("203.0.113.{number}"), &path, &body).await);
    }
}
