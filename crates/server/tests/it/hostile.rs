//! Requests nobody's browser would send: a clear answer, never a 500, and never a way to somewhere else.

use reqwest::{Method, StatusCode, header};

use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn where_a_code_belongs_nothing_else_leads_anywhere() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 1, &[]).await;
    let code = &day.code;
    let nobody = house.visitor();
    for strange in [
        format!("{code}.seed"),
        format!("{code}.displays"),
        "%0d%0a".to_owned(),
        "%00".to_owned(),
        "%ff".to_owned(),
        "..%2f".to_owned(),
        "x".repeat(300),
        code.to_lowercase(),
    ] {
        for path in
            ["", "/me", "/join", "/desk", "/judge", "/live", "/display/main", "/file.json", "/archive"]
        {
            let page = nobody.get(&format!("/t/{strange}{path}")).await;
            assert_eq!(page.status, StatusCode::NOT_FOUND, "/t/{strange}{path}: {}", page.body);
        }
        for path in ["", "/standings", "/history", "/me"] {
            let page = nobody.get(&format!("/api/tournaments/{strange}{path}")).await;
            assert_eq!(page.status, StatusCode::NOT_FOUND, "/api/tournaments/{strange}{path}: {}", page.body);
            assert_eq!(page.headers["content-type"], "application/problem+json");
        }
        let page = day.organizer.post(&format!("/t/{strange}/act"), &[("kind", "draw")]).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "/t/{strange}/act");
        let page = nobody.post(&format!("/t/{strange}/join"), &[("name", "Ana")]).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "/t/{strange}/join");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_leads_back_to_pages_of_our_own_only() {
    let house = House::open().await;
    let onlooker = house.onlooker();
    for back in [
        "//example.org",
        "/\\example.org",
        "/\\/example.org",
        "https://example.org/",
        "/\r\nset-cookie: a=b",
        "/\u{0}",
        "/\u{7f}",
        "javascript:alert(1)",
        "",
        "/Łukasz",
    ] {
        let page = onlooker.post("/preferences", &[("lang", "pl"), ("back", back)]).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{back:?}: {}", page.body);
        assert_eq!(page.headers["location"], "/", "{back:?}");
    }
    let page = onlooker.post("/preferences", &[("lang", "pl"), ("back", "/decks?find=a%20b")]).await;
    assert_eq!(page.headers["location"], "/decks?find=a%20b");
}

/// The command was carried out; only the way back does not do.
#[tokio::test(flavor = "multi_thread")]
async fn a_step_whose_way_back_does_not_do_is_done_and_leads_to_a_page() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 0, &[]).await;
    let path = format!("/t/{}/act", day.code);
    let own = format!("/t/{}/", day.code);
    let ways = [format!("{own}\r\nx: y"), format!("{own}\u{0}"), format!("{own}\\"), format!("{own}ł")];
    for (number, then) in ways.iter().enumerate() {
        let name = format!("Player{number}");
        let page = day.organizer.post(&path, &[("kind", "enrol"), ("name", &name), ("then", then)]).await;
        assert_eq!(page.status, StatusCode::OK, "{then:?}: {}", page.body);
    }
    let request = day.organizer.request(Method::POST, &path).form(&[("kind", "enrol"), ("name", "Zoe")]);
    let odd = header::HeaderValue::from_bytes(b"http://house/t/\xff\x80/").unwrap();
    let page = day.organizer.sent(request.header(header::REFERER, odd)).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    assert_eq!(day.file().await["players"].as_array().unwrap().len(), 5);
}

/// A list with one endless line, as a program could send it: refused by its line, not held against every card.
#[tokio::test(flavor = "multi_thread")]
async fn an_endless_line_of_a_deck_list_is_refused() {
    let house = House::open().await;
    let nobody = house.visitor();
    let text = format!("1x Nazdreg\n1x {}\n", "a ".repeat(90_000));
    for (path, body) in [
        ("/api/decks/check", serde_json::json!({ "text": text })),
        ("/api/decks/convert", serde_json::json!({ "text": text, "to": "plain" })),
    ] {
        let page = nobody.sent(nobody.request(Method::POST, path).json(&body)).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", page.body);
        assert!(page.body.contains("500"), "says what would do: {}", page.body);
    }
}

/// Tables and armies: whatever stands where a code or a list belongs is nowhere, for pages, drawings, files and events alike.
#[tokio::test(flavor = "multi_thread")]
async fn where_a_table_or_an_army_belongs_nothing_else_leads_anywhere() {
    let house = House::open().await;
    let nobody = house.visitor();
    for strange in ["%0d%0a", "%00", "%ff", "..%2f", "K7RX2M", "K7RX2M.seed", &"x".repeat(300)] {
        for path in ["", "/log", "/at/0", "/game.json", "/report.json", "/live"] {
            let page = nobody.get(&format!("/play/{strange}{path}")).await;
            assert_eq!(page.status, StatusCode::NOT_FOUND, "/play/{strange}{path}: {}", page.body);
        }
        let paths = [
            "",
            "/forces",
            "/told",
            "/join/x",
            "/judged",
            "/ground.svg",
            "/sheet.svg",
            "/record.json",
            "/live",
        ];
        for path in paths {
            let page = nobody.get(&format!("/table/{strange}{path}")).await;
            assert!(page.status.is_client_error(), "/table/{strange}{path}: {} {}", page.status, page.body);
        }
        for path in ["sit", "number", "answer", "do", "rematch", "on", "judge"] {
            let page = nobody.post(&format!("/play/{strange}/{path}"), &[("what", "undo")]).await;
            assert!(page.status.is_client_error(), "/play/{strange}/{path}: {}", page.status);
        }
        let page = nobody.post(&format!("/table/{strange}/act"), &[("do", "end_turn")]).await;
        assert!(page.status.is_client_error(), "/table/{strange}/act: {}", page.status);
        let page = nobody.get(&format!("/armies/{strange}")).await;
        assert!(page.status.is_client_error(), "/armies/{strange}: {}", page.status);
    }
    let table = house.visitor();
    let open = table.post("/table", &[]).await.path;
    let page = nobody.get(&format!("{open}/at/%ff")).await;
    assert!(page.status.is_client_error(), "{}", page.status);
}

/// An army stands in its address, so anybody writes what they like there: its name never reaches a header.
#[tokio::test(flavor = "multi_thread")]
async fn what_an_army_says_of_itself_stands_in_no_header() {
    let house = House::open().await;
    let nobody = house.onlooker();
    let ready = nobody.post("/armies/steel-legion", &[("do", "ready"), ("points", "3000")]).await;
    let packed = ready.headers["location"].to_str().unwrap().split("a=").nth(1).unwrap().to_owned();
    for (name, file) in [
        ("steel-legion", "steel-legion"),
        ("own", "army"),
        ("%0d%0ax:%20y", "army"),
        ("%00", "army"),
        ("%22;%20filename=x", "army"),
        ("%C5%81", "army"),
    ] {
        let page = nobody.get(&format!("/armies/{name}/roster.json?a={packed}")).await;
        assert_eq!(page.status, StatusCode::OK, "{name}: {}", page.body);
        assert_eq!(page.headers["content-disposition"], format!("attachment; filename=\"{file}.json\""));
    }
    let roster = nobody.get(&format!("/armies/own/roster.json?a={packed}")).await.body;
    let mut roster: serde_json::Value = serde_json::from_str(&roster).unwrap();
    for list in ["x\r\ny: z", "../../account", "//example.org", "\u{0}", "Łódź"] {
        roster["list"] = list.into();
        let page = nobody.post("/armies/own", &[("roster", &roster.to_string())]).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{list:?}: {}", page.body);
        assert!(!page.headers.contains_key("location"), "{list:?}");
    }
}
