//! The same tap twice is the same act: nothing happens twice, and the answer is the same.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;

use crate::house::{Day, House, Page};

const KEY: &str = "7f1c1f0e-5f0b-4a57-9f7d-0a7c3f2f8d55";

/// The key the forms of a page carry.
fn key_in(page: &Page) -> String {
    let at = page.body.find("name=\"once\" value=\"").expect("the form has a key");
    page.body[at + 19..].split('"').next().unwrap().to_owned()
}

/// The PIN a page shows.
fn pin_in(page: &Page) -> String {
    let at = page.body.find("class=\"pin\"").unwrap_or_else(|| panic!("no PIN: {}", page.body));
    page.body[at..].split('>').nth(1).unwrap().chars().take_while(char::is_ascii_digit).collect()
}

async fn names(day: &Day) -> Vec<String> {
    let file = day.file().await;
    let name = |player: &Value| player["name"].as_str().unwrap().to_owned();
    file["players"].as_array().unwrap().iter().map(name).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn joining_by_a_double_tap_is_joining_once_with_one_welcome() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 0, &[]).await;
    let ana = house.visitor();
    let path = format!("/t/{}/join", day.code);
    let key = key_in(&ana.get(&path).await);
    assert_ne!(key, key_in(&ana.get(&path).await), "each page has a key of its own");
    let fields = [("name", "Ana"), ("team", "Blue"), ("once", key.as_str())];
    let taps = (0..12).map(|_| {
        let (ana, path, key) = (ana.clone(), path.clone(), key.clone());
        tokio::spawn(
            async move { ana.post(&path, &[("name", "Ana"), ("team", "Blue"), ("once", &key)]).await },
        )
    });
    let mut pins = std::collections::BTreeSet::new();
    for tap in taps.collect::<Vec<_>>() {
        let page = tap.await.unwrap();
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        pins.insert(pin_in(&page));
    }
    assert_eq!(names(&day).await, ["Ana"]);
    assert_eq!(pins.len(), 1, "one PIN: {pins:?}");
    let pin = pins.first().unwrap().clone();
    assert_eq!(pin.len(), 6);

    // A reloaded welcome is the welcome, and it stays while others join.
    let again = ana.post(&path, &fields).await;
    assert_eq!((again.status, pin_in(&again)), (StatusCode::OK, pin.clone()));
    assert!(!again.body.contains("name=\"live\""), "an answer to a form is not fetched anew");
    let mine = ana.get(&format!("/t/{}/me", day.code)).await;
    assert_eq!(mine.path, format!("/t/{}/me", day.code), "signed in");
    let back = format!("/t/{}/return", day.code);
    let elsewhere = house.visitor().post(&back, &[("name", "Ana"), ("pin", &pin)]).await;
    assert_eq!(elsewhere.status, StatusCode::OK, "the PIN works: {}", elsewhere.body);

    // The same name by somebody else is somebody else, and is told so.
    let other = house.visitor();
    let key = key_in(&other.get(&path).await);
    let page = other.post(&path, &[("name", "Ana"), ("once", &key)]).await;
    assert_eq!(page.status, StatusCode::CONFLICT);
    assert!(!page.body.contains(&pin), "and learns nothing");
}

/// The connection is lost while the server is about it, as on a phone that leaves the Wi-Fi.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_loses_the_connection_while_joining_is_in_with_everything_or_can_try_again() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 0, &[]).await;
    let path = format!("/t/{}/join", day.code);
    let address = house.url.trim_start_matches("http://");
    for number in 0..8 {
        let name = format!("Player{number}");
        let key = key_in(&house.visitor().get(&path).await);
        let body = format!("name={name}&once={key}");
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/x-www-form-urlencoded\r\n\
             content-length: {}\r\n\r\n{body}",
            body.len()
        );
        let mut connection = tokio::net::TcpStream::connect(address).await.unwrap();
        connection.write_all(request.as_bytes()).await.unwrap();
        connection.flush().await.unwrap();
        drop(connection);
        let phone = house.visitor();
        let page = phone.post(&path, &[("name", &name), ("once", &key)]).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        let back = format!("/t/{}/return", day.code);
        let page = house.visitor().post(&back, &[("name", &name), ("pin", &pin_in(&page))]).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    }
    assert_eq!(names(&day).await.len(), 8);
}

#[tokio::test(flavor = "multi_thread")]
async fn once_access_was_ended_the_form_sent_again_does_not_bring_it_back() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 0, &[]).await;
    let (ana, path) = (house.visitor(), format!("/t/{}/join", day.code));
    let key = key_in(&ana.get(&path).await);
    assert_eq!(ana.post(&path, &[("name", "Ana"), ("once", &key)]).await.status, StatusCode::OK);
    day.organizer.post(&format!("/t/{}/desk/person/1/access", day.code), &[]).await;
    let page = ana.post(&path, &[("name", "Ana"), ("once", &key)]).await;
    assert_eq!(page.status, StatusCode::NOT_FOUND, "{}", page.body);
    assert_ne!(ana.get(&format!("/t/{}/me", day.code)).await.path, format!("/t/{}/me", day.code));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_joins_again_with_its_key_gets_the_same_welcome() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 0, &[]).await;
    let path = format!("/api/tournaments/{}/players", day.code);
    let join = async |name: &str, key: &str| {
        let who = house.visitor();
        let request = who.request(Method::POST, &path).header("idempotency-key", key);
        who.sent(request.json(&json!({ "name": name }))).await
    };
    let (first, again) = (join("Ana", KEY).await, join("Ana", KEY).await);
    assert_eq!((first.status, again.status), (StatusCode::CREATED, StatusCode::CREATED), "{}", again.body);
    let welcome: Value = serde_json::from_str(&first.body).unwrap();
    assert_eq!(welcome, serde_json::from_str::<Value>(&again.body).unwrap());
    let short = join("Bo", "1").await;
    assert_eq!(
        short.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "whoever guesses a key gets a PIN: {}",
        short.body
    );
    assert_eq!(join("Bo", KEY).await.status, StatusCode::CREATED, "another name is another act");
    assert_eq!(names(&day).await, ["Ana", "Bo"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_twenty_who_accept_one_invitation_one_comes_in_and_nobody_is_left_over() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 1, &[]).await;
    let page = day.organizer.post(&format!("/t/{}/desk/invite", day.code), &[("role", "marshal")]).await;
    let at = page.body.find("http://house/l/").unwrap() + "http://house".len();
    let link: String =
        page.body[at..].chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '/').collect();
    let path = format!("{link}/staff");
    let tries = (0..20).map(|number| {
        let (who, path) = (house.visitor(), path.clone());
        let key = format!("{KEY}-{number}");
        let name = format!("Jan{number}");
        tokio::spawn(async move {
            let page = who.post(&path, &[("name", &name), ("once", &key)]).await;
            (who, name, key, page)
        })
    });
    let mut came = Vec::new();
    for tried in tries.collect::<Vec<_>>() {
        let (who, name, key, page) = tried.await.unwrap();
        if page.status == StatusCode::OK {
            came.push((who, name, key));
        } else {
            assert_eq!(page.status, StatusCode::NOT_FOUND, "{}", page.body);
        }
    }
    let [(who, name, key)] = came.as_slice() else { panic!("{} came in", came.len()) };
    let staff = day.organizer.get(&format!("/t/{}/desk/staff", day.code)).await.body;
    assert_eq!(
        staff.matches("Jan").count() - staff.matches(name.as_str()).count(),
        0,
        "nobody else: {staff}"
    );
    let people = day.organizer.get(&format!("/t/{}/desk/person/3", day.code)).await;
    assert_eq!(people.status, StatusCode::NOT_FOUND, "organizer, player, marshal and nobody else");
    // Their own second tap is answered like the first, anybody else's is not.
    let again = who.post(&path, &[("name", name), ("once", key)]).await;
    assert_eq!(again.path, format!("/t/{}/desk", day.code), "{}", again.body);
    let stranger = house.visitor().post(&path, &[("name", name), ("once", &format!("{KEY}-x"))]).await;
    assert_eq!(stranger.status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_sent_twice_is_taken_once_and_both_times_done() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    let desk = format!("/t/{}/desk", day.code);
    for kind in ["close_registration", "announce", "draw", "publish"] {
        let key = key_in(&day.organizer.get(&desk).await);
        for _ in 0..3 {
            let page = day.act(&day.organizer, kind, &[("once", &key)]).await;
            assert_eq!(page.status, StatusCode::OK, "{kind}: {}", page.body);
        }
    }
    let refused = day.act(&day.organizer, "draw", &[("once", KEY)]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "another tap is refused as ever");
    // What could be done twice is done once too.
    let tell = [("text", "Lunch"), ("once", KEY)];
    for _ in 0..3 {
        assert_eq!(day.act(&day.organizer, "tell", &tell).await.status, StatusCode::OK);
    }
    let history = day.organizer.get(&format!("/api/tournaments/{}/history?limit=200", day.code)).await.body;
    assert_eq!(history.matches("Lunch").count(), 1, "{history}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_founded_by_a_double_tap_is_one() {
    let house = House::open().await;
    let owner = house.owner().await;
    let key = key_in(&owner.get("/new?pack=conquest-1.2").await);
    let settings = [("once", key.as_str())];
    let (first, second) = (owner.found("conquest-1.2", &settings), owner.found("conquest-1.2", &settings));
    let (first, second) = tokio::join!(first, second);
    assert_eq!(first, second);
    let list: Value = serde_json::from_str(&owner.get("/api/tournaments").await.body).unwrap();
    assert_eq!(list["items"].as_array().unwrap().len(), 1);
}

/// Thirty who want the same name at the same moment, each with a form of their own: one has it, the others are told so.
#[tokio::test(flavor = "multi_thread")]
async fn of_thirty_who_want_one_name_at_once_one_gets_it() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 0, &[]).await;
    let path = format!("/t/{}/join", day.code);
    let tries = (0..30).map(|number| {
        let (who, path) = (house.visitor(), path.clone());
        let (name, key) = (if number % 2 == 0 { "Łukasz" } else { "łukasz" }, format!("{KEY}-{number}"));
        tokio::spawn(async move { who.post(&path, &[("name", name), ("once", &key)]).await })
    });
    let mut came = 0;
    for tried in tries.collect::<Vec<_>>() {
        let page = tried.await.unwrap();
        if page.status == StatusCode::OK {
            came += 1;
        } else {
            assert_eq!(page.status, StatusCode::CONFLICT, "{}", page.body);
            assert!(page.body.contains("class=\"clause\""), "by which clause: {}", page.body);
        }
    }
    assert_eq!((came, names(&day).await.len()), (1, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn claiming_a_server_by_a_double_tap_makes_one_owner_who_is_signed_in() {
    let house = House::open().await;
    let (owner, link) = (house.visitor(), house.owner_path().unwrap());
    let key = key_in(&owner.get(&link).await);
    let fields = [("name", "Olga"), ("password", "correct horse"), ("once", key.as_str())];
    for _ in 0..2 {
        let page = owner.post(&format!("{link}/owner"), &fields).await;
        assert_eq!((page.status, page.path.as_str()), (StatusCode::OK, "/new"), "{}", page.body);
    }
    let eve = [("name", "Eve"), ("password", "correct horse")];
    let other = house.visitor().post(&format!("{link}/owner"), &eve).await;
    assert_eq!(other.status, StatusCode::NOT_FOUND, "the link is used up");
    // Once signed out, the form sent again does not sign in.
    owner.post("/sign-out", &[]).await;
    assert_eq!(owner.post(&format!("{link}/owner"), &fields).await.status, StatusCode::NOT_FOUND);
}

/// How often something stands on a page.
fn count(page: &Page, what: &str) -> usize {
    page.body.matches(what).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn invitations_and_tokens_by_a_double_tap_are_made_once() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 0, &[]).await;
    let staff = format!("/t/{}/desk/staff", day.code);
    let key = key_in(&day.organizer.get(&staff).await);
    let fields = [("role", "judge"), ("once", key.as_str())];
    let invite = format!("/t/{}/desk/invite", day.code);
    let (first, again) =
        (day.organizer.post(&invite, &fields).await, day.organizer.post(&invite, &fields).await);
    assert_eq!((first.status, again.status), (StatusCode::OK, StatusCode::OK), "{}", again.body);
    let link = |page: &Page| page.body.split("/l/").nth(1).unwrap().chars().take(52).collect::<String>();
    assert_eq!(link(&first), link(&again));
    assert_eq!(count(&day.organizer.get(&staff).await, "/revoke"), 1, "one open invitation");

    let page = day.organizer.get("/tokens").await;
    let whose = page.body.split("option value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let key = key_in(&page);
    let fields = [
        ("for", whose.as_str()),
        ("label", "board"),
        ("scope", "read"),
        ("days", "3"),
        ("once", key.as_str()),
    ];
    let (first, again) =
        (day.organizer.post("/tokens", &fields).await, day.organizer.post("/tokens", &fields).await);
    let secret =
        |page: &Page| page.body.split("secret\">").nth(1).unwrap().chars().take(52).collect::<String>();
    assert_eq!(secret(&first), secret(&again));
    assert_eq!(count(&day.organizer.get("/tokens").await, "/tokens/revoke"), 1, "one token");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_display_steered_by_a_double_tap_is_steered_once() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 0, &[]).await;
    let path = format!("/t/{}/desk/displays", day.code);
    let key = key_in(&day.organizer.get(&path).await);
    let (shows, removed) =
        ([("name", "tv"), ("show:clock", "on"), ("once", key.as_str())], [("name", "tv"), ("remove", "1")]);
    assert_eq!(day.organizer.post(&path, &shows).await.status, StatusCode::OK);
    assert_eq!(day.organizer.post(&path, &removed).await.status, StatusCode::OK);
    let gone = day.organizer.get(&path).await;
    // The first form comes again, late: it was carried out already, and does not bring the display back.
    assert_eq!(day.organizer.post(&path, &shows).await.status, StatusCode::OK);
    assert_eq!(count(&day.organizer.get(&path).await, "value=\"tv\""), count(&gone, "value=\"tv\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_asks_again_with_its_key_gets_the_same_invitation_and_token() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 0, &[]).await;
    let invitations = format!("/api/tournaments/{}/invitations", day.code);
    for (path, wanted, told) in [
        (invitations.as_str(), json!({"role": "judge"}), "link"),
        ("/api/tokens", json!({"label": "board", "scopes": ["read"]}), "token"),
    ] {
        let mut answers = Vec::new();
        for key in [KEY, KEY, "another-key-0123456789abcdef"] {
            let request =
                day.organizer.request(Method::POST, path).header("idempotency-key", key).json(&wanted);
            let page = day.organizer.sent(request).await;
            assert_eq!(page.status, StatusCode::CREATED, "{path}: {}", page.body);
            answers.push(serde_json::from_str::<Value>(&page.body).unwrap()[told].clone());
        }
        assert_eq!(answers[0], answers[1], "{path}");
        assert_ne!(answers[0], answers[2], "{path}: another key is another act");
    }
}

/// Shown for people without any cookie yet: the taps are one browser, too.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_opened_by_a_double_tap_is_one() {
    let house = House::open().await;
    let card_game = [("name", "Ana"), ("deck", "nazdreg"), ("opponent", "person")];
    for (path, fields) in [("/play", card_game.as_slice()), ("/table", &[])] {
        let ana = house.visitor();
        let key = key_in(&ana.get(path).await);
        let taps = (0..6).map(|_| {
            let (ana, key, fields) = (ana.clone(), key.clone(), fields.to_vec());
            tokio::spawn(async move {
                let sent: Vec<(&str, &str)> = fields.into_iter().chain([("once", key.as_str())]).collect();
                ana.post(path, &sent).await
            })
        });
        let mut tables = std::collections::BTreeSet::new();
        for tap in taps.collect::<Vec<_>>() {
            let page = tap.await.unwrap();
            assert_eq!(page.status, StatusCode::OK, "{}", page.body);
            tables.insert(page.path);
        }
        assert_eq!(tables.len(), 1, "one table: {tables:?}");
        let other = ana.post(path, &fields.iter().copied().chain([("once", KEY)]).collect::<Vec<_>>()).await;
        assert!(!tables.contains(&other.path), "another form opens another table");
    }
}
