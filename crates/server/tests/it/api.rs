//! The API as programs meet it: what everybody may read, problems, tokens, doing a thing once, deciding on a version.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::house::{Day, House, Page, Visitor};

/// The body as JSON.
fn body(page: &Page) -> Value {
    serde_json::from_str(&page.body).unwrap_or_else(|error| panic!("{error}: {}", page.body))
}

fn header<'a>(page: &'a Page, name: &str) -> &'a str {
    page.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

async fn send(who: &Visitor, path: &str, value: &Value) -> Page {
    who.sent(who.request(Method::POST, path).json(value)).await
}

async fn command(day: &Day, who: &Visitor, wish: Value) -> Page {
    send(who, &format!("/api/tournaments/{}/commands", day.code), &wish).await
}

async fn as_token(house: &House, token: &str, method: Method, path: &str, value: Option<&Value>) -> Page {
    let nobody = house.visitor();
    let request = nobody.request(method, path).bearer_auth(token);
    let request = match value {
        Some(value) => request.json(value),
        None => request,
    };
    nobody.sent(request).await
}

/// A problem of that status, told as one.
fn assert_problem(page: &Page, status: StatusCode, kind: &str) {
    assert_eq!(page.status, status, "{}", page.body);
    assert_eq!(header(page, "content-type"), "application/problem+json");
    let problem = body(page);
    assert_eq!(problem["type"], format!("marshal:{kind}"), "{problem}");
    assert_eq!(problem["status"], status.as_u16());
}

#[tokio::test(flavor = "multi_thread")]
async fn every_way_to_go_wrong_is_told_as_a_problem() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 2, &[]).await;
    let nobody = house.visitor();
    let commands = format!("/api/tournaments/{}/commands", day.code);
    let post = |text: &str, kind: &str| {
        nobody
            .sent(nobody.request(Method::POST, &commands).header("content-type", kind).body(text.to_owned()))
    };
    let json = "application/json";
    assert_problem(&post("{", json).await, StatusCode::BAD_REQUEST, "problem-body-json");
    assert_problem(&post("\"dance\"", json).await, StatusCode::UNPROCESSABLE_ENTITY, "problem-body-field");
    let typed = post("\"draw\"", "text/plain").await;
    assert_problem(&typed, StatusCode::UNSUPPORTED_MEDIA_TYPE, "problem-media-type");
    let large = post(&"x".repeat(300_000), json).await;
    assert_problem(&large, StatusCode::PAYLOAD_TOO_LARGE, "problem-too-large");
    let deep = post(&"[".repeat(100_000), json).await;
    assert_eq!(deep.status.as_u16() / 100, 4, "{}", deep.body);
    let latin =
        nobody.request(Method::POST, &commands).header("content-type", json).body(vec![b'"', 0xff, b'"']);
    assert_eq!(nobody.sent(latin).await.status, StatusCode::BAD_REQUEST);
    assert_problem(&nobody.get("/api/nowhere").await, StatusCode::NOT_FOUND, "problem-not-found");
    assert_problem(&nobody.get("/api/tournaments/ZZZZZZ").await, StatusCode::NOT_FOUND, "problem-no-room");
    let long = nobody.get(&format!("/api/tournaments/{}", "Z".repeat(5000))).await;
    assert_problem(&long, StatusCode::NOT_FOUND, "problem-no-room");
    for odd in ["%00", "%FF", "..%2F..", "%2e%2e", "a%20b"] {
        let page = nobody.get(&format!("/api/tournaments/{odd}/rounds")).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{odd}: {}", page.body);
        assert_eq!(header(&page, "content-type"), "application/problem+json", "{odd}");
    }
    let put = nobody.sent(nobody.request(Method::PUT, "/api/tournaments")).await;
    assert_problem(&put, StatusCode::METHOD_NOT_ALLOWED, "problem-method");
    assert!(header(&put, "allow").contains("GET"), "{:?}", put.headers);
    let polish = nobody.request(Method::GET, "/api/nowhere").header("accept-language", "pl");
    assert_eq!(body(&nobody.sent(polish).await)["title"], "Nic tu nie ma.");
    // A refusal names its clause.
    let refused = command(&day, &day.players[0], json!("draw")).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(
        body(&refused)["clause"].as_str().is_some_and(|clause| clause.starts_with("CT-")),
        "{}",
        refused.body
    );
    let head = nobody.sent(nobody.request(Method::HEAD, "/api/tournaments")).await;
    assert_eq!((head.status, head.body.as_str()), (StatusCode::OK, ""));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_the_organizers_until_it_is_published() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    day.steps(&["close_registration", "announce", "draw"]).await;
    let at = |path: &str| format!("/api/tournaments/{}{path}", day.code);
    let (nobody, player) = (house.visitor(), &day.players[0]);
    for who in [&nobody, player] {
        assert_eq!(body(&who.get(&at("/rounds")).await), json!([]));
        assert_eq!(who.get(&at("/rounds/1")).await.status, StatusCode::NOT_FOUND);
        assert_eq!(who.get(&at("/rounds/1/matches/0")).await.status, StatusCode::NOT_FOUND);
        assert_eq!(body(&who.get(&at("")).await)["round"], 0);
        assert_eq!(body(&who.get(&at("/file")).await)["rounds"], json!([]));
        assert!(!who.get(&at("/history")).await.status.is_success());
        assert!(!who.get(&at("/judging")).await.status.is_success());
    }
    assert_eq!(body(&player.get(&at("/me")).await)["current"], Value::Null);
    let seen = body(&day.organizer.get(&at("/rounds/1")).await);
    assert_eq!(seen["matches"].as_array().unwrap().len(), 2);
    day.steps(&["publish"]).await;
    assert_eq!(body(&nobody.get(&at("/rounds/1")).await)["matches"].as_array().unwrap().len(), 2);
    assert_eq!(body(&player.get(&at("/me")).await)["current"]["id"]["round"], 1);
    assert_eq!(nobody.get(&at("/me")).await.status, StatusCode::UNAUTHORIZED);
    // What the players report is theirs and the leaders'.
    assert_eq!(body(&nobody.get(&at("/rounds/1/matches/0")).await)["reports"], Value::Null);
    assert_eq!(body(&day.organizer.get(&at("/rounds/1/matches/0")).await)["reports"], json!([null, null]));
    let history = body(&day.organizer.get(&at("/history?limit=3")).await);
    assert_eq!(history["items"].as_array().unwrap().len(), 3);
    assert_eq!(history["next"], "3");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_day_is_read_by_the_api() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[("structure", "custom"), ("rounds", "2"), ("cut", "2")]).await;
    let at = |path: &str| format!("/api/tournaments/{}{path}", day.code);
    day.steps(&["close_registration", "announce"]).await;
    for _ in 0..2 {
        day.steps(&["draw", "publish", "start_clock"]).await;
        day.settle_all("conquest").await;
        day.steps(&["close"]).await;
    }
    let nobody = house.visitor();
    let table = body(&nobody.get(&at("/standings")).await);
    assert_eq!((table["after"].clone(), table["rows"].as_array().unwrap().len()), (json!(2), 4));
    let first = table["rows"][0]["person"].as_u64().unwrap();
    let explained = body(&nobody.get(&at(&format!("/standings/{first}?after=1"))).await);
    assert_eq!(explained["opponents"].as_array().unwrap().len(), 1);
    let early = nobody.get(&at("/standings?after=7")).await;
    assert_problem(&early, StatusCode::NOT_FOUND, "problem-field");
    assert_problem(&nobody.get(&at("/verification")).await, StatusCode::CONFLICT, "problem-seed-secret");
    day.steps(&["cut", "draw", "publish", "start_clock"]).await;
    day.settle_all("conquest").await;
    day.steps(&["close", "finish"]).await;
    assert_eq!(body(&nobody.get(&at("/bracket")).await).as_array().unwrap().len(), 1);
    let proof = body(&nobody.get(&at("/verification")).await);
    assert_eq!((proof["holds"].clone(), proof["findings"].clone()), (json!(true), json!([])), "{proof}");
    let state = body(&nobody.get(&at("")).await);
    assert_eq!(state["desk"], "finished");
    assert!(state["champion"].is_u64() && state["seed"].is_string(), "{state}");
    // The seal is for everybody, and it is that of the organizer's record.
    let record = day.organizer.get(&format!("/t/{}/desk/record.json", day.code)).await.body;
    let record = tournament::TournamentFile::read(&record).expect("the record");
    let pack = std::sync::Arc::new(regulations::pack("conquest-1.2").expect("a pack").clone());
    let seal = state["seal"].as_str().and_then(|seal| seal.parse().ok()).expect("a seal");
    assert!(record.tournament(pack).expect("a record").has_anchor(seal), "{state}");
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_have_tags_and_commands_may_name_their_version() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 2, &[]).await;
    let path = format!("/api/tournaments/{}", day.code);
    let first = day.organizer.get(&path).await;
    let tag = header(&first, "etag").to_owned();
    let version = body(&first)["version"].as_u64().unwrap();
    assert_eq!(tag, format!("\"{version}.p0\""));
    let again = |tag: &str| {
        day.organizer.sent(day.organizer.request(Method::GET, &path).header("if-none-match", tag))
    };
    let unchanged = again(&tag).await;
    assert_eq!((unchanged.status, unchanged.body.as_str()), (StatusCode::NOT_MODIFIED, ""));
    let guarded = |expected: &str, wish: Value| {
        let request = day.organizer.request(Method::POST, &format!("{path}/commands"));
        day.organizer.sent(request.header("if-match", expected).json(&wish))
    };
    let stale = guarded("\"1\"", json!("close_registration")).await;
    assert_problem(&stale, StatusCode::PRECONDITION_FAILED, "problem-version");
    assert_eq!(guarded(&tag, json!("close_registration")).await.status, StatusCode::OK);
    assert_eq!(again(&tag).await.status, StatusCode::OK);
    assert_problem(&guarded("soon", json!("draw")).await, StatusCode::UNPROCESSABLE_ENTITY, "problem-field");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_key_does_a_thing_once_also_on_another_node() {
    let folder = tempfile::tempdir().unwrap();
    let place = journal::Place::file(folder.path().join("marshal.db"));
    let house = House::on(&place).await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    let signed_in =
        send(&house.visitor(), "/api/sign-in", &json!({"name": "Olga", "password": "correct horse"})).await;
    assert_eq!(signed_in.status, StatusCode::CREATED, "{}", signed_in.body);
    let token = body(&signed_in)["token"].as_str().unwrap().to_owned();
    let path = format!("/api/tournaments/{}/commands", day.code);
    let enrol = |name: &str| json!({"enrol": {"name": name}});
    let keyed = |house: &House, wish: &Value| {
        let nobody = house.visitor();
        let request = nobody.request(Method::POST, &path).bearer_auth(&token);
        let request = request.header("idempotency-key", "enrol-1").json(wish);
        async move { nobody.sent(request).await }
    };
    let first = keyed(&house, &enrol("Zoe")).await;
    assert_eq!(first.status, StatusCode::OK, "{}", first.body);
    let second = keyed(&house, &enrol("Zoe")).await;
    assert_eq!((second.status, &second.body), (first.status, &first.body));
    assert_eq!(header(&second, "idempotency-replayed"), "true");
    let other_body = keyed(&house, &enrol("Yan")).await;
    assert_problem(&other_body, StatusCode::UNPROCESSABLE_ENTITY, "problem-key-reused");
    // Another node of the same database, which knows nothing but what is stored.
    let there = House::on(&place).await;
    assert_eq!(keyed(&there, &enrol("Zoe")).await.body, first.body);
    let people = body(&there.visitor().get(&format!("/api/tournaments/{}/people", day.code)).await);
    let zoes = people["items"].as_array().unwrap().iter().filter(|it| it["name"] == "Zoe").count();
    assert_eq!(zoes, 1);
    // Founding too.
    let wanted = json!({"name": "Sunday", "organizer": "Olga", "regulation": "conquest-1.2",
        "settings": {"tier": "relaxed", "structure": "basic"}});
    let found = |key: &'static str| {
        let nobody = there.visitor();
        let request = nobody.request(Method::POST, "/api/tournaments").bearer_auth(&token);
        let request = request.header("idempotency-key", key).json(&wanted);
        async move { nobody.sent(request).await }
    };
    let one = found("found-1").await;
    assert_eq!(one.status, StatusCode::CREATED, "{}", one.body);
    assert_eq!(found("found-1").await.body, one.body);
    assert_ne!(found("found-2").await.body, one.body);
    // A refusal is the same refusal, even when it would be allowed by now.
    let draw = |key: &'static str, wish: Value| {
        let nobody = there.visitor();
        let request = nobody.request(Method::POST, &path).bearer_auth(&token);
        let request = request.header("idempotency-key", key).json(&wish);
        async move { nobody.sent(request).await }
    };
    let early = draw("announce", json!("announce_plan")).await;
    assert_eq!(early.status, StatusCode::CONFLICT);
    assert_eq!(draw("close", json!("close_registration")).await.status, StatusCode::OK);
    assert_eq!(draw("announce", json!("announce_plan")).await.body, early.body);
    assert_eq!(draw("announce-2", json!("announce_plan")).await.status, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn many_requests_of_one_key_at_once_do_one_thing() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 2, &[]).await;
    let path = format!("/api/tournaments/{}/commands", day.code);
    let wish = json!({"drop": {"player": 1, "why": "own_wish"}});
    let all = (0..12).map(|_| {
        let request = day.organizer.request(Method::POST, &path);
        day.organizer.sent(request.header("idempotency-key", "k").json(&wish))
    });
    let answers = futures_util::future::join_all(all).await;
    assert!(answers.iter().all(|page| page.status == StatusCode::OK && page.body == answers[0].body));
    // Dropping twice would be refused, but the same request is answered as it was.
    let other = command(&day, &day.organizer, wish).await;
    assert_eq!(other.status, StatusCode::CONFLICT, "{}", other.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_are_made_listed_without_secret_narrowed_and_revoked() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 2, &[]).await;
    let wrong = send(&house.visitor(), "/api/sign-in", &json!({"name": "Olga", "password": "guess"})).await;
    assert_problem(&wrong, StatusCode::FORBIDDEN, "problem-password");
    let made =
        send(&day.organizer, "/api/tokens", &json!({"label": "Robot", "scopes": ["read", "tokens"]})).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.body);
    let (token, id) = (body(&made)["token"].as_str().unwrap().to_owned(), body(&made)["id"].clone());
    let ask = |method: Method, path: &str, value: Option<Value>| {
        let (house, token, path) = (&house, &token, path.to_owned());
        async move { as_token(house, token, method, &path, value.as_ref()).await }
    };
    let listed = ask(Method::GET, "/api/tokens", None).await;
    assert_eq!(body(&listed)[0]["id"], id);
    assert!(!listed.body.contains(&token));
    // It sees what its person sees, does nothing, and makes nothing wider than itself.
    let path = format!("/api/tournaments/{}", day.code);
    assert_eq!(body(&ask(Method::GET, &path, None).await)["me"]["role"], "organizer");
    let commands = format!("{path}/commands");
    let refused = ask(Method::POST, &commands, Some(json!("close_registration"))).await;
    assert_problem(&refused, StatusCode::FORBIDDEN, "problem-scope");
    let wider = ask(Method::POST, "/api/tokens", Some(json!({"label": "x", "scopes": ["organise"]}))).await;
    assert_problem(&wider, StatusCode::FORBIDDEN, "problem-scope");
    let none = ask(Method::POST, "/api/tokens", Some(json!({"label": "x", "scopes": []}))).await;
    assert_problem(&none, StatusCode::UNPROCESSABLE_ENTITY, "problem-field");
    // Forms are not for tokens: scopes would not bound them.
    let form = house.visitor();
    let form = form
        .sent(
            form.request(Method::POST, &format!("/t/{}/act", day.code))
                .bearer_auth(&token)
                .form(&[("kind", "draw")]),
        )
        .await;
    assert_eq!(form.status, StatusCode::FORBIDDEN);
    let gone = ask(Method::DELETE, &format!("/api/tokens/{}", id.as_str().unwrap()), None).await;
    assert_eq!(gone.status, StatusCode::NO_CONTENT);
    let after = ask(Method::GET, &path, None).await;
    assert_problem(&after, StatusCode::UNAUTHORIZED, "problem-token");
    assert_eq!(header(&after, "www-authenticate"), "Bearer");
}

#[tokio::test(flavor = "multi_thread")]
async fn players_join_come_back_and_play_by_api() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 0, &[]).await;
    let players = format!("/api/tournaments/{}/players", day.code);
    let nobody = house.visitor();
    let mut tokens = Vec::new();
    for name in ["Ana", "Bo", "Cai", "Dee"] {
        let welcome = send(&nobody, &players, &json!({"name": name})).await;
        assert_eq!(welcome.status, StatusCode::CREATED, "{}", welcome.body);
        tokens.push(body(&welcome));
    }
    let taken = send(&nobody, &players, &json!({"name": "ana"})).await;
    assert_problem(&taken, StatusCode::CONFLICT, "refusal-name-taken");
    assert_eq!((&body(&taken)["field"], &body(&taken)["clause"]), (&json!("name"), &json!("HR-6.1.7")));
    let pin = tokens[0]["pin"].clone();
    let back = format!("/api/tournaments/{}/sign-in", day.code);
    let wrong = send(&nobody, &back, &json!({"name": "Ana", "pin": "nope"})).await;
    assert_problem(&wrong, StatusCode::FORBIDDEN, "problem-pin");
    assert_eq!(send(&nobody, &back, &json!({"name": "Ana", "pin": pin})).await.status, StatusCode::CREATED);
    day.steps(&["close_registration", "announce", "draw", "publish", "start_clock"]).await;
    let commands = format!("/api/tournaments/{}/commands", day.code);
    let round = body(&nobody.get(&format!("/api/tournaments/{}/rounds/1", day.code)).await);
    let place = u64::from(
        round["matches"][0]["players"][0]["person"] != tokens[0]["person"]
            && round["matches"][0]["players"][1]["person"] != tokens[0]["person"],
    );
    let id = json!({"round": 1, "place": place});
    let seats = round["matches"][place as usize]["players"].as_array().unwrap();
    let opponent = seats.iter().find(|seat| seat["person"] != tokens[0]["person"]).unwrap();
    let opponent = tokens.iter().find(|it| it["person"] == opponent["person"]).unwrap();
    let report =
        json!({"report": {"id": id, "claim": {"winner": tokens[0]["person"], "ending": "conquest"}}});
    let (ana, bo) = (tokens[0]["token"].as_str().unwrap(), opponent["token"].as_str().unwrap());
    let reported = as_token(&house, ana, Method::POST, &commands, Some(&report)).await;
    assert_eq!(reported.status, StatusCode::OK, "{}", reported.body);
    let confirmed =
        as_token(&house, bo, Method::POST, &commands, Some(&json!({"confirm": {"id": id}}))).await;
    assert_eq!(confirmed.status, StatusCode::OK, "{}", confirmed.body);
    let one = format!("/api/tournaments/{}/rounds/1/matches/{place}", day.code);
    assert_eq!(body(&nobody.get(&one).await)["winner"], tokens[0]["person"]);
    // An invitation is the organizer's to make and anybody's to accept, once.
    let invitations = format!("/api/tournaments/{}/invitations", day.code);
    assert_eq!(
        as_token(&house, ana, Method::POST, &invitations, Some(&json!({"role": "judge"}))).await.status,
        StatusCode::FORBIDDEN
    );
    let invited = send(&day.organizer, &invitations, &json!({"role": "judge"})).await;
    let link = body(&invited)["link"].as_str().unwrap().to_owned();
    let accept = format!("/api/invitations/{}", link.rsplit('/').next().unwrap());
    assert_eq!(send(&nobody, &accept, &json!({"name": "Jo"})).await.status, StatusCode::CREATED);
    assert_eq!(send(&nobody, &accept, &json!({"name": "Jim"})).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_come_in_parts_that_join() {
    let house = House::open().await;
    let nobody = house.visitor();
    let mut next = "/api/clauses?document=CT&limit=100".to_owned();
    let mut seen = Vec::new();
    loop {
        let page = nobody.get(&next).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        seen.extend(body(&page)["items"].as_array().unwrap().iter().map(|it| it["id"].to_string()));
        let link = header(&page, "link");
        assert_eq!(link.is_empty(), body(&page)["next"].is_null());
        match link.strip_prefix('<').and_then(|link| link.split_once('>')) {
            Some((address, _)) => next = address.to_owned(),
            None => break,
        }
    }
    let all = seen.len();
    seen.dedup();
    assert!(all > 100 && seen.len() == all, "{all}");
    for odd in ["limit=0", "limit=201", "limit=x"] {
        let page = nobody.get(&format!("/api/clauses?{odd}")).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{odd}: {}", page.body);
    }
    assert_problem(&nobody.get("/api/clauses?cursor=nobody").await, StatusCode::NOT_FOUND, "problem-field");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_document_describes_every_wish_and_only_addresses_that_answer() {
    let house = House::open().await;
    let nobody = house.visitor();
    let document = body(&nobody.get("/api/openapi.json").await);
    assert_eq!(document["openapi"], "3.1.0");
    let wishes = document["components"]["schemas"]["Wish"]["oneOf"].as_array().unwrap();
    assert!(wishes.len() > 40, "{}", wishes.len());
    let ids: Vec<&Value> = document["paths"]
        .as_object()
        .unwrap()
        .values()
        .flat_map(|path| path.as_object().unwrap().values())
        .map(|operation| &operation["operationId"])
        .collect();
    let mut once = ids.clone();
    once.sort_by_key(ToString::to_string);
    once.dedup();
    assert_eq!(once.len(), ids.len(), "every operation has a name of its own");
    // Whatever is referred to is there.
    let text = document.to_string();
    for reference in text.split("\"#/components/schemas/").skip(1) {
        let name = reference.split('"').next().unwrap();
        assert!(document["components"]["schemas"][name].is_object(), "{name}");
    }
}
