//! Links, tokens and sessions: what lets somebody in, and what ends it.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::house::{Day, House, Page, Visitor};

/// What a program with that token gets.
async fn with_token(who: &Visitor, method: Method, path: &str, token: &str, body: &Value) -> Page {
    let request = who.request(method, path).bearer_auth(token);
    who.sent(if body.is_null() { request } else { request.json(body) }).await
}

/// A player who joins by the API, and the token that comes with it.
async fn join(house: &House, day: &Day, name: &str) -> (u64, String) {
    let path = format!("/api/tournaments/{}/players", day.code);
    let who = house.visitor();
    let page = who.sent(who.request(Method::POST, &path).json(&json!({ "name": name }))).await;
    assert_eq!(page.status, StatusCode::CREATED, "{}", page.body);
    let welcome: Value = serde_json::from_str(&page.body).unwrap();
    (welcome["person"].as_u64().unwrap(), welcome["token"].as_str().unwrap().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_link_and_pin_end_every_token_of_the_person() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 0, &[]).await;
    let (ana, token) = join(&house, &day, "Ana").await;
    let (_, other) = join(&house, &day, "Bo").await;
    let nobody = house.visitor();
    let sign_in = format!("/api/tournaments/{}/sign-in", day.code);
    let card = format!("/t/{}/desk/person/{ana}/access", day.code);
    let issued = day.organizer.post(&card, &[("issue", "yes")]).await;
    let at = issued.body.find("class=\"pin\"").expect("the new PIN is shown");
    let pin: String =
        issued.body[at..].split('>').nth(1).unwrap().chars().take_while(char::is_ascii_digit).collect();
    let again = nobody.sent(nobody.request(Method::POST, &sign_in).json(&json!({"name": "Ana", "pin": pin})));
    let again: Value = serde_json::from_str(&again.await.body).unwrap();
    let everything = again["token"].as_str().unwrap().to_owned();
    let made = json!({"label": "mine", "scopes": ["read", "play"]});
    let made = with_token(&nobody, Method::POST, "/api/tokens", &everything, &made).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.body);
    let made: Value = serde_json::from_str(&made.body).unwrap();

    day.organizer.post(&card, &[]).await;
    let me = format!("/api/tournaments/{}/me", day.code);
    for ended in [&token, &everything, made["token"].as_str().unwrap()] {
        let page = with_token(&nobody, Method::GET, &me, ended, &Value::Null).await;
        assert_eq!(page.status, StatusCode::UNAUTHORIZED, "{}", page.body);
    }
    let page = with_token(&nobody, Method::GET, &me, &other, &Value::Null).await;
    assert_eq!(page.status, StatusCode::OK, "nobody else's: {}", page.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_that_come_with_a_welcome_end_by_themselves() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 0, &[]).await;
    let (_, token) = join(&house, &day, "Ana").await;
    let nobody = house.visitor();
    let page = with_token(&nobody, Method::GET, "/api/tokens", &token, &Value::Null).await;
    assert_eq!(page.status, StatusCode::FORBIDDEN, "a player's token makes no tokens: {}", page.body);
    let invite = format!("/api/tournaments/{}/invitations", day.code);
    let invited = day.organizer.request(Method::POST, &invite).json(&json!({"role": "judge"}));
    let invited: Value = serde_json::from_str(&day.organizer.sent(invited).await.body).unwrap();
    let link = invited["link"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let accept = nobody.request(Method::POST, &format!("/api/invitations/{link}"));
    let page = nobody.sent(accept.json(&json!({"name": "Jan"}))).await;
    assert_eq!(page.status, StatusCode::CREATED, "{}", page.body);
    let appointed: Value = serde_json::from_str(&page.body).unwrap();
    assert!(appointed["expires"].is_string(), "says when it ends: {}", page.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_newest_owner_link_holds_and_none_once_somebody_owns_the_server() {
    let folder = tempfile::tempdir().unwrap();
    let place = journal::Place::file(folder.path().join("marshal.db"));
    let (first, second, third) = (House::on(&place).await, House::on(&place).await, House::on(&place).await);
    let claim = async |house: &House, link: &House| {
        let path = format!("{}/owner", link.owner_path().unwrap());
        let fields = [("name", "Eve"), ("password", "let me in please")];
        house.visitor().post(&path, &fields).await.status
    };
    for old in [&first, &second] {
        assert_eq!(third.visitor().get(&old.owner_path().unwrap()).await.status, StatusCode::NOT_FOUND);
        assert_eq!(claim(&third, old).await, StatusCode::NOT_FOUND);
    }
    third.owner().await;
    for link in [&first, &second, &third] {
        assert_eq!(claim(&first, link).await, StatusCode::NOT_FOUND);
    }
    assert_eq!(House::on(&place).await.owner_path(), None, "there is an owner");
}

/// Where the browser is led when it asks for its own page: there if it is signed in, to joining if not.
async fn is_signed_in(who: &Visitor, day: &Day) -> bool {
    let path = format!("/t/{}/me", day.code);
    who.get(&path).await.path == path
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_signs_out_of_the_account_and_of_the_seats_it_gives() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 1, &[]).await;
    let desk = format!("/t/{}/desk", day.code);
    assert_eq!(day.organizer.get(&desk).await.status, StatusCode::OK);
    let page = day.organizer.post("/sign-out", &[]).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    assert_ne!(day.organizer.get(&desk).await.status, StatusCode::OK, "no seat is left");
    assert_eq!(day.organizer.get("/new").await.path, "/sign-in");
    let back = day.organizer.post("/sign-in", &[("name", "Olga"), ("password", "correct horse")]).await;
    assert_eq!(back.status, StatusCode::OK);
    assert_eq!(day.organizer.get(&desk).await.status, StatusCode::OK, "the account gives the seat back");
    // From the tournament's own page too.
    day.organizer.post(&format!("/t/{}/sign-out", day.code), &[]).await;
    assert_ne!(day.organizer.get(&desk).await.status, StatusCode::OK);
    assert_eq!(day.organizer.get("/new").await.path, "/sign-in", "or it would be back at once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_signs_out_and_comes_back_with_a_new_pin() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 2, &[]).await;
    let ana = &day.players[0];
    let access = format!("/t/{}/access", day.code);
    assert!(ana.get(&access).await.body.contains("/sign-out"));
    let renewed = ana.post(&access, &[]).await;
    let at = renewed.body.find("class=\"pin\"").expect("the new PIN is shown");
    let pin: String =
        renewed.body[at..].split('>').nth(1).unwrap().chars().take_while(char::is_ascii_digit).collect();
    assert!(is_signed_in(ana, &day).await, "this phone stays signed in");
    // Whoever knew the PIN so far has nothing left by it: no phone, no program.
    let thief = house.visitor();
    let back = format!("/t/{}/return", day.code);
    assert_eq!(thief.post(&back, &[("name", "Player1"), ("pin", &pin)]).await.status, StatusCode::OK);
    let sign_in = thief.request(Method::POST, &format!("/api/tournaments/{}/sign-in", day.code));
    let token = thief.sent(sign_in.json(&json!({"name": "Player1", "pin": pin}))).await;
    let token: Value = serde_json::from_str(&token.body).unwrap();
    let renewed = ana.post(&access, &[]).await;
    let at = renewed.body.find("class=\"pin\"").expect("the new PIN is shown");
    let pin: String =
        renewed.body[at..].split('>').nth(1).unwrap().chars().take_while(char::is_ascii_digit).collect();
    assert!(is_signed_in(ana, &day).await && !is_signed_in(&thief, &day).await);
    let me = format!("/api/tournaments/{}/me", day.code);
    let page = with_token(&thief, Method::GET, &me, token["token"].as_str().unwrap(), &Value::Null).await;
    assert_eq!(page.status, StatusCode::UNAUTHORIZED, "{}", page.body);
    ana.post(&format!("/t/{}/sign-out", day.code), &[]).await;
    assert!(!is_signed_in(ana, &day).await);
    assert!(is_signed_in(&day.players[1], &day).await, "nobody else is");
    let back = ana.post(&format!("/t/{}/return", day.code), &[("name", "Player1"), ("pin", &pin)]).await;
    assert_eq!(back.status, StatusCode::OK, "{}", back.body);
    assert!(is_signed_in(ana, &day).await);
    let stranger = house.visitor().post(&access, &[]).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
    let organizer = day.organizer.post(&access, &[]).await;
    assert_eq!(organizer.status, StatusCode::FORBIDDEN, "no PIN leads to the desk");
}

/// Whoever mistypes a PIN is one tap from joining a second time if the form for joining holds the name too.
#[tokio::test]
async fn a_wrong_pin_leaves_the_form_for_joining_empty() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 2, &[]).await;
    let (join, back) = (format!("/t/{}/join", day.code), format!("/t/{}/return", day.code));
    let fields = [("name", "Player1"), ("pin", "000000")];
    let refused = house.visitor().post_from(&join, &back, &fields).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let (joining, coming_back) = refused.body.split_once(&format!("action=\"{back}\"")).expect("both forms");
    assert!(joining.contains(&format!("action=\"{join}\"")) && !joining.contains("Player1"), "{joining}");
    assert!(coming_back.contains("value=\"Player1\""), "{coming_back}");
}

#[tokio::test(flavor = "multi_thread")]
async fn another_password_signs_everybody_else_out() {
    let house = House::open().await;
    let owner = house.owner().await;
    let elsewhere = house.visitor();
    let sign_in = async |who: &Visitor, password: &str| {
        who.post("/sign-in", &[("name", "Olga"), ("password", password)]).await.status
    };
    assert_eq!(sign_in(&elsewhere, "correct horse").await, StatusCode::OK);
    let token = owner.request(Method::POST, "/api/sign-in");
    let token = owner.sent(token.json(&json!({"name": "Olga", "password": "correct horse"}))).await;
    let token: Value = serde_json::from_str(&token.body).unwrap();
    let token = token["token"].as_str().unwrap();

    let change = async |before: &str, password: &str| {
        owner.post("/account/password", &[("before", before), ("password", password)]).await.status
    };
    assert_eq!(change("wrong", "battery staple").await, StatusCode::FORBIDDEN);
    assert_eq!(change("correct horse", "short").await, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(change("correct horse", "battery staple").await, StatusCode::OK);
    assert_eq!(owner.get("/account").await.path, "/account", "here one stays signed in");
    assert_eq!(elsewhere.get("/account").await.path, "/sign-in");
    let page = with_token(&elsewhere, Method::GET, "/api/tokens", token, &Value::Null).await;
    assert_eq!(page.status, StatusCode::UNAUTHORIZED);
    assert_eq!(sign_in(&elsewhere, "correct horse").await, StatusCode::FORBIDDEN);
    assert_eq!(sign_in(&elsewhere, "battery staple").await, StatusCode::OK);
    elsewhere.post("/account/sign-out-everywhere", &[]).await;
    assert_eq!(owner.get("/account").await.path, "/sign-in");
}

#[tokio::test(flavor = "multi_thread")]
async fn there_can_be_another_account_by_invitation() {
    let house = House::open().await;
    let owner = house.owner().await;
    let page = owner.post("/account/invite", &[]).await;
    let at = page.body.find("http://house/l/").expect("the invitation is shown") + "http://house".len();
    let link: String =
        page.body[at..].chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '/').collect();
    let other = house.visitor();
    let claim = async |name: &str| {
        other.post(&format!("{link}/owner"), &[("name", name), ("password", "battery staple")]).await
    };
    assert_eq!(claim("Olga").await.status, StatusCode::UNPROCESSABLE_ENTITY, "that name is taken");
    assert_eq!(claim("Oleg").await.status, StatusCode::OK);
    assert_eq!(claim("Eve").await.status, StatusCode::NOT_FOUND, "it works once");
    let code = other.found("conquest-1.2", &[("organizer", "Oleg")]).await;
    let desk = owner.get(&format!("/t/{code}/desk")).await;
    assert_ne!(desk.status, StatusCode::OK, "accounts do not see each other's desks");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_lost_the_password_gets_a_link_from_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    let place = journal::Place::file(folder.path().join("marshal.db"));
    let house = House::on(&place).await;
    let owner = house.owner().await;
    let store = journal::Store::open(&place, &journal::Options::default()).await.unwrap();
    assert!(matches!(
        server::reset(&store, "http://house", Some("Eve")).await,
        Err(server::NoLink::Unknown { names }) if names == ["Olga"]
    ));
    let old = server::reset(&store, "http://house", None).await.unwrap();
    let link = server::reset(&store, "http://house", Some("Olga")).await.unwrap();
    let choose = async |link: &str, password: &str| {
        let path = format!("{}/password", link.trim_start_matches("http://house"));
        house.visitor().post(&path, &[("password", password)]).await.status
    };
    assert_eq!(choose(&old, "battery staple").await, StatusCode::NOT_FOUND, "only the newest holds");
    assert_eq!(choose(&link, "short").await, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(choose(&link, "battery staple").await, StatusCode::OK);
    assert_eq!(choose(&link, "another one").await, StatusCode::NOT_FOUND);
    assert_eq!(owner.get("/account").await.path, "/sign-in");
    let fields = [("name", "Olga"), ("password", "battery staple")];
    assert_eq!(owner.post("/sign-in", &fields).await.status, StatusCode::OK);
}

/// A session ends thirty days after it was used last, not after it began.
#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_is_used_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let place = journal::Place::file(folder.path().join("marshal.db"));
    let house = House::on(&place).await;
    house.owner().await;
    let store = journal::Store::open(&place, &journal::Options::default()).await.unwrap();
    let account = store.accounts().await.unwrap().remove(0);
    let moment = |days: i64| {
        let then = jiff::Timestamp::now() + jiff::SignedDuration::from_hours(24 * days);
        journal::Moment::new(&then.to_string()).unwrap()
    };
    let secret = "a cookie that was made by hand for this test";
    let subject = format!("account:{}", account.id);
    let session = journal::access::Session::new(
        journal::Digest::of(secret.as_bytes()),
        &subject,
        &moment(-29),
        &moment(1),
    );
    store.add_session(&session).await.unwrap();
    let visitor = house.visitor();
    let request = visitor.request(Method::GET, "/account").header("cookie", format!("marshal={secret}"));
    assert_eq!(visitor.sent(request).await.path, "/account");
    let used = store.session(&session.hash).await.unwrap().unwrap();
    assert!(used.last_seen > session.last_seen, "{used:?}");
    assert!(used.expires > moment(29).sortable(), "{used:?}");
}

/// Anybody can send somebody a link: a browser that has games of its own does not lose them by opening it.
#[tokio::test(flavor = "multi_thread")]
async fn a_link_to_the_games_of_another_browser_replaces_nobodys_own_unasked() {
    let house = House::open().await;
    let opens = async |who: &Visitor, name: &str| {
        let fields = [("name", name), ("deck", "nazdreg"), ("opponent", "person")];
        who.post("/play", &fields).await.path
    };
    let (ana, eve) = (house.visitor(), house.visitor());
    let (own, theirs) = (opens(&ana, "Ana").await, opens(&eve, "Eve").await);
    let lobby = eve.get("/play").await.body;
    let link = lobby.split("href=\"").find(|rest| rest.starts_with("/play/take/")).unwrap();
    let link = link.split('"').next().unwrap();
    let sits = async |who: &Visitor, table: &str| who.get(table).await.body.contains("class=\"who\"");
    let asked = ana.get(link).await;
    assert!(asked.body.contains(&format!("action=\"{link}\"")), "is asked first: {}", asked.body);
    assert!(sits(&ana, &own).await && !sits(&ana, &theirs).await, "nothing has happened");
    assert_eq!(ana.post(link, &[]).await.path, "/play");
    assert!(sits(&ana, &theirs).await && !sits(&ana, &own).await, "it was wanted");
    let new = house.visitor();
    assert_eq!(new.get(link).await.path, "/play", "who has nothing to lose is not asked");
    assert!(sits(&new, &theirs).await);
}

/// Whoever opens the address of a poster too late reads what is so and finds the way on; nobody is asked to type a name in vain.
#[tokio::test]
async fn where_nobody_joins_any_more_the_page_leads_on() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 2, &[("structure", "custom"), ("rounds", "1"), ("cut", "0")]).await;
    let join = format!("/t/{}/join", day.code);
    let to = |rest: &str| format!("href=\"/t/{}{rest}\"", day.code);
    let late = house.visitor();
    let form = format!("action=\"{join}\"");
    assert!(late.get(&join).await.body.contains(&form));
    let shows = async |says: &str, ways: &[&str]| {
        let page = late.get(&join).await;
        assert!(!page.body.contains(&form), "no form that would be refused: {}", page.body);
        assert!(page.body.contains(says), "{says}: {}", page.body);
        let content = page.body.split_once("<main").unwrap().1;
        for way in ways {
            assert!(content.contains(&to(way)), "{way}: {content}");
        }
        assert!(content.contains("href=\"/\""), "other tournaments: {content}");
    };
    day.steps(&["close_registration"]).await;
    shows("If you still want to play, ask the organizer.", &["/about", "/players"]).await;
    day.steps(&["announce", "draw", "publish", "start_clock"]).await;
    shows("If you still want to play, ask the organizer.", &["", "/standings"]).await;
    day.settle_all("warlord_death").await;
    day.steps(&["close", "finish"]).await;
    shows("The results stay here for everybody to look up.", &["/standings", "/archive"]).await;
    // Whoever is in is led to where he or she is at home.
    assert!(day.players[0].get(&join).await.body.contains(&to("/me")));
    let desk = day.organizer.get(&join).await.body;
    assert!(desk.contains("You lead here") && !desk.contains("go to your match"), "{desk}");
}

/// A full tournament says so before anybody types; with newcomers allowed later it says whom to ask.
#[tokio::test]
async fn a_full_tournament_and_one_that_takes_newcomers_say_so() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 2, &[("capacity", "2"), ("late_entry", "yes")]).await;
    let join = format!("/t/{}/join", day.code);
    let page = house.visitor().get(&join).await;
    assert!(page.body.contains("All places are taken."), "{}", page.body);
    assert!(!page.body.contains("name=\"team\""), "{}", page.body);
    day.steps(&["close_registration"]).await;
    let custom =
        [("structure", "custom"), ("rounds", "1"), ("cut", "0"), ("tier", "relaxed"), ("late_entry", "yes")];
    let changed = day.act(&day.organizer, "change", &custom).await;
    assert_eq!(changed.status, StatusCode::OK, "{}", changed.body);
    day.steps(&["announce", "draw", "publish"]).await;
    let page = house.visitor().get(&join).await;
    assert!(page.body.contains("Newcomers can still be let in"), "{}", page.body);
}
