//! Who comes in, as what, and what then stays closed.

use reqwest::StatusCode;

use crate::house::{House, Page};

#[tokio::test]
async fn an_afternoon_over_http() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    day.steps(&["close_registration", "announce", "draw", "publish", "start_clock"]).await;
    let mine = day.players[0].get(&format!("/t/{}/me", day.code)).await;
    assert!(mine.body.contains("Player"), "the phone shows the opponent: {}", mine.body);
    day.settle_all("warlord_death").await;
    day.steps(&["close"]).await;
    let standings = house.visitor().get(&format!("/t/{}/standings", day.code)).await;
    assert_eq!(standings.status, StatusCode::OK);
    assert!(standings.body.contains("Player1"));
}

#[tokio::test]
async fn a_judge_comes_by_invitation_and_still_may_not_draw() {
    let house = House::open().await;
    let day = house.day("l5r-2.3", 4, &[]).await;
    let judge = day.staff(&house, "judge", "Jan").await;
    day.steps(&["close_registration", "announce"]).await;
    let refused = day.act(&judge, "draw", &[]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.body.contains("class=\"clause\""), "a refusal names its clause");
    let stranger = day.act(&house.visitor(), "draw", &[]).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn every_answer_forbids_foreign_scripts_and_frames() {
    let house = House::open().await;
    let visitor = house.visitor();
    for path in ["/", "/nowhere", "/rules", "/api/tournaments", "/health"] {
        let page = visitor.get(path).await;
        let policy = page.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(page.headers["x-frame-options"], "DENY", "{path}");
        assert_eq!(page.headers["x-content-type-options"], "nosniff", "{path}");
    }
    // Also what is said before anybody looked at the form.
    let large = "x".repeat(300 * 1024);
    let page = visitor.post("/preferences", &[("back", &large)]).await;
    assert_eq!(page.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(page.headers.contains_key("content-security-policy"), "{:?}", page.headers);
    assert_eq!(page.headers["cache-control"], "no-store");
}

/// A page made for one reader is kept by nobody else, and what holds a secret by nobody at all.
#[tokio::test]
async fn what_is_private_is_not_kept_for_others() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 1, &[]).await;
    let code = &day.code;
    let (nobody, player, organizer) = (house.visitor(), &day.players[0], &day.organizer);
    let kept = |page: &Page| page.headers["cache-control"].to_str().unwrap().to_owned();
    let varies = |page: &Page| {
        page.headers
            .get_all("vary")
            .iter()
            .any(|vary| vary.to_str().unwrap().to_lowercase().contains("cookie"))
    };
    for (who, path) in [
        (player, format!("/t/{code}/me")),
        (player, format!("/t/{code}")),
        (player, format!("/t/{code}/standings")),
        (organizer, format!("/t/{code}/desk")),
        (organizer, "/".to_owned()),
        (organizer, "/account".to_owned()),
    ] {
        let page = who.get(&path).await;
        assert_eq!((page.status, kept(&page).as_str()), (StatusCode::OK, "private, no-cache"), "{path}");
        assert!(varies(&page), "{path}: {:?}", page.headers);
    }
    for path in ["/".to_owned(), format!("/t/{code}"), format!("/t/{code}/standings"), "/rules".to_owned()] {
        let page = nobody.get(&path).await;
        assert_eq!(kept(&page), "no-cache", "{path}");
        assert!(varies(&page), "{path}: {:?}", page.headers);
    }
    let welcome = nobody.post(&format!("/t/{code}/join"), &[("name", "Zoe")]).await;
    assert!(welcome.body.contains("class=\"pin\""));
    assert_eq!(kept(&welcome), "no-store");
    let issued = organizer.post(&format!("/t/{code}/desk/person/1/access"), &[("issue", "yes")]).await;
    assert!(issued.body.contains("class=\"pin\""));
    assert_eq!(kept(&issued), "no-store");
    assert_eq!(kept(&house.onlooker().get("/l/nothing").await), "no-store");
    // At tables one is known by the browser, whose own secret stands on the page that takes games along.
    let ana = house.visitor();
    let game = ana.post("/play", &[("name", "Ana"), ("deck", "nazdreg"), ("opponent", "person")]).await.path;
    let lobby = ana.get("/play").await;
    assert!(lobby.body.contains("/play/take/"));
    assert_eq!(kept(&lobby), "no-store");
    let table = ana.post("/table", &[]).await.path;
    let invites = ana.get(&table).await;
    let invitation = invites.body.split("http://house").find(|rest| rest.contains("/join/")).unwrap();
    let invitation = invitation.split(['"', '<']).next().unwrap().to_owned();
    assert_eq!(kept(&invites), "no-store");
    assert_eq!(kept(&house.visitor().get(&invitation).await), "no-store", "{invitation}");
    assert_eq!(kept(&ana.get(&game).await), "private, no-cache");
    assert_eq!(kept(&house.visitor().get("/play").await), "no-cache", "nothing is anybody's there");
    // What a page asks for itself while it is open is not what one comes back to.
    for path in [game, format!("/t/{code}/me")] {
        let vary = format!("{:?}", ana.get(&path).await.headers.get_all("vary"));
        assert!(vary.contains("x-live"), "{path}: {vary}");
    }
    let style = nobody.get("/").await.body;
    let style =
        style.split("rel=\"stylesheet\" href=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert!(kept(&nobody.get(&style).await).contains("immutable"), "what has its version in its name stays");
}

/// Browsers that came encrypted once come so only; and cookies are then never sent in clear.
#[tokio::test]
async fn a_server_that_is_reached_encrypted_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let place = journal::Place::file(folder.path().join("marshal.db"));
    let listen = ([127, 0, 0, 1], 0).into();
    let encrypted = server::Config::new(listen, "HTTPS://Play.example.org/").unwrap();
    let house = House::with(&place, |_| encrypted).await;
    let page = house.visitor().get("/").await;
    assert_eq!(page.headers["strict-transport-security"], "max-age=31536000");
    let claim =
        format!("{}/owner", house.owner_path().unwrap().trim_start_matches("https://play.example.org"));
    let page = house.onlooker().post(&claim, &[("name", "Olga"), ("password", "correct horse")]).await;
    let cookie = page.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("Secure") && cookie.contains("HttpOnly"), "{cookie}");
    assert!(!House::open().await.visitor().get("/").await.headers.contains_key("strict-transport-security"));
}

#[tokio::test]
async fn a_form_sent_by_another_site_is_not_taken() {
    let house = House::open().await;
    let visitor = house.visitor();
    let request = visitor.request(reqwest::Method::POST, "/preferences").form(&[("lang", "pl")]);
    let foreign = visitor.sent(request.header("sec-fetch-site", "cross-site")).await;
    assert_eq!(foreign.status, StatusCode::FORBIDDEN);
    let own = visitor.request(reqwest::Method::POST, "/preferences").form(&[("lang", "pl")]);
    assert_eq!(
        visitor.sent(own.header("sec-fetch-site", "same-origin")).await.headers["content-type"],
        "text/html; charset=utf-8"
    );
}
