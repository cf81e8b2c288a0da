//! Public pages are made once for everybody, and never show one reader what is meant for another.

use reqwest::header;

use crate::house::House;

#[tokio::test]
async fn a_page_from_the_shelf_is_nobodys_own() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    day.steps(&["close_registration", "announce", "draw", "publish", "start_clock"]).await;
    let path = format!("/t/{}", day.code);
    let stranger = house.visitor();
    let marked = |body: &str| body.contains("class=\"me\"");
    let desk = format!("{path}/desk");
    // Each in turn, so that whoever leaves a copy behind would be caught by the next.
    for _ in 0..3 {
        let public = stranger.get(&path).await;
        assert!(!marked(&public.body) && !public.body.contains(&desk), "{}", public.body);
        let mine = day.players[0].get(&path).await;
        assert!(marked(&mine.body), "a player finds the own table marked: {}", mine.body);
        assert!(!mine.body.contains(&desk));
        let organizer = day.organizer.get(&path).await;
        assert!(organizer.body.contains(&desk), "the organizer finds the way to the desk");
    }
}

#[tokio::test]
async fn what_was_acknowledged_is_on_the_next_page() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 2, &[]).await;
    let path = format!("/t/{}/players", day.code);
    let stranger = house.visitor();
    for number in 0..20 {
        let name = format!("Latecomer{number}");
        assert!(!stranger.get(&path).await.body.contains(&name));
        day.act(&day.organizer, "enrol", &[("name", &name)]).await;
        assert!(stranger.get(&path).await.body.contains(&name), "{name}");
    }
}

#[tokio::test]
async fn each_language_and_theme_has_its_own_copy_compressed_or_not() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 2, &[]).await;
    let path = format!("/t/{}/players", day.code);
    let stranger = house.visitor();
    let ask = |language: &'static str, theme: &'static str, coding: &'static str| {
        let request = stranger.request(reqwest::Method::GET, &path);
        let request =
            request.header(header::ACCEPT_LANGUAGE, language).header(header::ACCEPT_ENCODING, coding);
        stranger.sent(request.header(header::COOKIE, format!("theme={theme}")))
    };
    for _ in 0..2 {
        for language in ["en", "pl", "de"] {
            for theme in ["light", "dark"] {
                let page = ask(language, theme, "identity").await;
                assert!(
                    page.body.contains(&format!("lang=\"{language}\" data-theme=\"{theme}\"")),
                    "{}",
                    page.body
                );
                assert!(page.headers.get(header::CONTENT_ENCODING).is_none());
                let packed = ask(language, theme, "gzip").await;
                assert_eq!(packed.headers[header::CONTENT_ENCODING], "gzip");
            }
        }
    }
}
