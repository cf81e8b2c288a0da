//! A whole tournament, and everything the server says meanwhile: no page, no answer of the API, no log and no figure holds a
//! secret, but for the one answer that tells it to whom it belongs.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::sync::{Arc, Mutex};

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt;
use tracing_subscriber::prelude::*;

use crate::house::{Day, House, Page, Visitor};

/// Everything that was logged, of every weight.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Log {
    /// Listens from now on to everything of the server's own. The visitors of the tests live in the same process, and
    /// what their side logs is left out.
    fn listening() -> Log {
        let log = Log::default();
        let writer = log.clone();
        let lines = fmt::layer().with_ansi(false).with_writer(move || writer.clone());
        let own = ["server", "web", "rooms", "journal", "sqlx"].map(|name| (name, LevelFilter::TRACE));
        tracing_subscriber::registry().with(lines.with_filter(Targets::new().with_targets(own))).init();
        log
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap()).into_owned()
    }
}

/// What nobody may read, by what it is.
#[derive(Default)]
struct Secrets(BTreeMap<String, String>);

impl Secrets {
    fn add(&mut self, what: &str, secret: &str) {
        assert!(secret.len() >= 6, "{what}: {secret}");
        self.0.insert(secret.to_owned(), what.to_owned());
    }

    /// Adds the PIN and the link a page tells, and the cookies that come with it.
    fn told_by(&mut self, who: &str, page: &Page) {
        if let Some(at) = page.body.find("class=\"pin\"") {
            let pin: String =
                page.body[at..].split('>').nth(1).unwrap().chars().take_while(char::is_ascii_digit).collect();
            self.add(&format!("PIN of {who}"), &pin);
        }
        for rest in page.body.split("http://house/l/").skip(1) {
            let link: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
            self.add(&format!("link of {who}"), &link);
        }
        for cookie in page.headers.get_all("set-cookie") {
            let value = cookie.to_str().unwrap().split(';').next().unwrap().split_once('=').unwrap().1;
            if value.len() >= 20 {
                self.add(&format!("session of {who}"), value);
            }
        }
    }

    /// Which of them stand in a text. A PIN is told from other numbers by what surrounds it.
    fn found_in(&self, text: &str) -> Vec<&str> {
        let stands = |secret: &str| {
            text.match_indices(secret).any(|(at, _)| {
                let beside = |byte: Option<&u8>| byte.is_some_and(u8::is_ascii_alphanumeric);
                let bytes = text.as_bytes();
                !beside(at.checked_sub(1).and_then(|before| bytes.get(before)))
                    && !beside(bytes.get(at + secret.len()))
            })
        };
        self.0.iter().filter(|(secret, _)| stands(secret)).map(|(_, what)| what.as_str()).collect()
    }
}

/// Follows every link from those places and gives what was read, by address.
async fn read_everything(who: &Visitor, from: &[String]) -> Vec<(String, Page)> {
    let mut waiting: Vec<String> = from.to_vec();
    let mut seen: BTreeSet<String> = waiting.iter().cloned().collect();
    let mut read = Vec::new();
    while let Some(path) = waiting.pop() {
        let page = who.get(&path).await;
        assert_ne!(page.status, StatusCode::INTERNAL_SERVER_ERROR, "{path}");
        for rest in page.body.split("href=\"/").skip(1) {
            let link = format!("/{}", rest.split('"').next().unwrap()).replace("&amp;", "&");
            let link = link.split('#').next().unwrap().to_owned();
            // The rules and the catalogue are books of thousands of pages that hold nobody's secrets.
            let book =
                ["/rules", "/cards", "/decks", "/assets", "//"].iter().any(|book| link.starts_with(book));
            if !book && !link.ends_with("/live") && seen.len() < 400 && seen.insert(link.clone()) {
                waiting.push(link);
            }
        }
        read.push((path, page));
    }
    read
}

/// A token of somebody, by name and PIN or password.
async fn token(who: &Visitor, path: &str, body: &Value) -> String {
    let page = who.sent(who.request(Method::POST, path).json(body)).await;
    assert_eq!(page.status, StatusCode::CREATED, "{}", page.body);
    let told: Value = serde_json::from_str(&page.body).unwrap();
    told["token"].as_str().unwrap().to_owned()
}

async fn api(who: &Visitor, path: &str, token: &str) -> Page {
    who.sent(who.request(Method::GET, path).bearer_auth(token)).await
}

/// The seed a tournament keeps secret until it ends.
async fn seed_of(place: &journal::Place, code: &str) -> String {
    let store = journal::Store::open(place, &journal::Options::reading()).await.unwrap();
    let stream = journal::StreamId::new(&format!("{code}.seed")).unwrap();
    let kept = store.read(&stream, journal::Version(1)).await.unwrap();
    let seed: String = serde_json::from_str(&kept[0].body).unwrap();
    store.close().await;
    seed
}

/// Everybody reads everything they can, and nothing of it holds a secret.
async fn look_around(house: &House, day: &Day, people: &[(&str, &Visitor)], secrets: &Secrets) {
    let code = &day.code;
    let places =
        ["", "/me", "/desk", "/judge", "/standings", "/proof", "/archive", "/join", "/access", "/paper"];
    let mut from: Vec<String> = places.iter().map(|place| format!("/t/{code}{place}")).collect();
    from.extend(["/", "/account", "/tokens", "/nowhere"].map(str::to_owned));
    let reading = ["", "/file", "/rounds", "/standings", "/people", "/me", "/calls", "/judging", "/history"];
    from.extend(reading.iter().map(|place| format!("/api/tournaments/{code}{place}")));
    from.extend([format!("/t/{code}.seed"), format!("/t/{code}/file.json"), "/api/openapi.json".to_owned()]);
    for (who, visitor) in people {
        for (path, page) in read_everything(visitor, &from).await {
            // The organizer's own backup holds the seed: that is what it is for.
            let backup =
                *who == "organizer" && (path.contains("/paper/desk") || path.contains("record.json"));
            let found = secrets.found_in(&page.body);
            assert!(found.is_empty() || (backup && found == ["seed"]), "{path} tells {who}: {found:?}");
            for (name, value) in &page.headers {
                let text = value.to_str().unwrap_or_default();
                let found = if name == "set-cookie" { Vec::new() } else { secrets.found_in(text) };
                assert!(found.is_empty(), "{name} of {path} tells {who}: {found:?}");
            }
        }
    }
    let figures = house.figures().await;
    assert!(secrets.found_in(&figures).is_empty(), "the figures tell: {:?}", secrets.found_in(&figures));
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_the_server_says_during_a_tournament_holds_a_secret() {
    let log = Log::listening();
    let folder = tempfile::tempdir().unwrap();
    let place = journal::Place::file(folder.path().join("marshal.db"));
    let house = House::on(&place).await;
    let mut secrets = Secrets::default();
    secrets.add("password", "correct horse");
    secrets.add("owner link", house.owner_path().unwrap().trim_start_matches("/l/"));
    let mut day = house.day("conquest-1.2", 0, &[]).await;
    let seed = seed_of(&place, &day.code).await;
    secrets.add("seed", &seed);

    // Joining, coming back, tokens, invitations: each tells its secret once.
    let join = format!("/t/{}/join", day.code);
    for name in ["Ana", "Bo", "Cai", "Dee"] {
        let player = house.visitor();
        let page = player.post(&join, &[("name", name)]).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        secrets.told_by(name, &page);
        day.players.push(player);
    }
    let issued =
        day.organizer.post(&format!("/t/{}/desk/person/1/access", day.code), &[("issue", "y")]).await;
    secrets.told_by("Ana again", &issued);
    let invited = day.organizer.post(&format!("/t/{}/desk/invite", day.code), &[("role", "marshal")]).await;
    secrets.told_by("an invitation", &invited);
    let judge = day.staff(&house, "judge", "Jan").await;
    let organizer = json!({"name": "Olga", "password": "correct horse"});
    let organizer = token(&house.visitor(), "/api/sign-in", &organizer).await;
    secrets.add("token", &organizer);
    let wrong = house.visitor().post("/sign-in", &[("name", "Olga"), ("password", "wrong horses")]).await;
    assert_eq!(wrong.status, StatusCode::FORBIDDEN);
    secrets.add("a password that was tried", "wrong horses");
    let wrong = format!("/t/{}/return", day.code);
    let wrong = house.visitor().post(&wrong, &[("name", "Bo"), ("pin", "918273")]).await;
    assert_eq!(wrong.status, StatusCode::FORBIDDEN);
    secrets.add("a PIN that was tried", "918273");

    let nobody = house.visitor();
    // Ana's access was ended and given anew; Bo stands for players who are signed in.
    let bo = day.players[1].clone();
    let people = [("organizer", &day.organizer), ("judge", &judge), ("player", &bo), ("nobody", &nobody)];
    look_around(&house, &day, &people, &secrets).await;
    day.steps(&["close_registration", "announce", "draw"]).await;
    look_around(&house, &day, &people, &secrets).await;
    for round in 1.. {
        day.steps(&["publish", "start_clock"]).await;
        day.settle_all("warlord_death").await;
        day.steps(&["close"]).await;
        let drawn = day.act(&day.organizer, "draw", &[]).await;
        if drawn.status != StatusCode::OK || round > 8 {
            break;
        }
    }
    look_around(&house, &day, &people, &secrets).await;
    assert_eq!(api(&nobody, "/api/tokens", &organizer).await.status, StatusCode::OK);

    let said = log.text();
    assert!(said.contains("accepted"), "the log was heard");
    for line in said.lines() {
        let found = secrets.found_in(line);
        assert!(found.is_empty(), "the log tells {found:?}: {line}");
    }
    assert!(secrets.0.len() > 15, "{}", secrets.0.len());
}
