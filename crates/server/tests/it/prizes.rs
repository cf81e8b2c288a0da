//! What there is to win, the clock of the hall, and the poster in the window.

use reqwest::StatusCode;

use crate::house::House;

#[tokio::test]
async fn prizes_are_written_as_lines_and_everybody_sees_who_gets_what() {
    let house = House::open().await;
    let settings = [("structure", "custom"), ("rounds", "1"), ("cut", "2")];
    let day = house.day("conquest-1.2", 4, &settings).await;
    let page = format!("/t/{}/prizes", day.code);
    let act = format!("/t/{}/act", day.code);
    let write = async |who: &crate::house::Visitor, lines: &str| {
        who.post_from(&page, &act, &[("kind", "set_prizes"), ("prizes", lines)]).await
    };
    assert_eq!(write(&day.players[0], "1: cup").await.status, StatusCode::FORBIDDEN);
    for bad in ["cup", "0: cup", "4-2: cup", "Zoe: cup", "1:"] {
        let refused = write(&day.organizer, &format!("1: cup\n{bad}")).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{bad}");
        assert!(refused.body.contains(&format!("“{bad}” is no prize")), "{}", refused.body);
        assert!(refused.body.contains(&format!("1: cup\n{bad}</textarea>")), "what was typed stays");
    }
    let lines = "1: cup\n2-3: playmat\norks: promo card\nPlayer4: best painted army";
    let shown = write(&day.organizer, lines).await;
    assert_eq!((shown.status, shown.path.as_str()), (StatusCode::OK, page.as_str()), "{}", shown.body);
    assert!(shown.body.contains("\nOrks: promo card"), "written back in the reader's words: {}", shown.body);
    let everybody = house.visitor().get(&page).await.body;
    assert!(everybody.contains("best painted army") && everybody.contains("decided by the final places"));
    assert!(!everybody.contains("<textarea"), "nobody else writes them");

    day.steps(&["close_registration", "announce", "draw", "publish", "start_clock"]).await;
    day.settle_all("warlord_death").await;
    day.steps(&["close", "cut", "draw", "publish", "start_clock"]).await;
    day.settle_all("warlord_death").await;
    day.steps(&["close", "finish"]).await;
    let file = day.file().await;
    let champion = file["rounds"][1]["matches"][0]["players"][0].as_str().unwrap().replace('p', "Player");
    let everybody = house.visitor().get(&page).await.body;
    assert!(everybody.contains(&format!("<td class=\"strong\">cup</td><td>{champion}</td>")), "{everybody}");
    assert!(day.organizer.get(&format!("/t/{}/desk", day.code)).await.body.contains(&page));
    let pdf = house.visitor().get(&format!("/t/{}/paper/prizes.pdf", day.code)).await;
    assert_eq!((pdf.status, &pdf.body[..4]), (StatusCode::OK, "%PDF"));
}

#[tokio::test]
async fn times_are_those_of_the_tournaments_place() {
    let house = House::open().await;
    let owner = house.owner().await;
    let code = owner.found("conquest-1.2", &[("time_zone", "Asia/Kolkata")]).await;
    let told = async |code: &str| {
        let (desk, act) = (format!("/t/{code}/desk"), format!("/t/{code}/act"));
        let page = owner.post_from(&desk, &act, &[("kind", "tell"), ("text", "Lunch")]).await;
        let told = page.body.split("id=\"told\"").nth(1).expect("it is told").to_owned();
        let time = told.split("strong\">").nth(1).unwrap()[..5].to_owned();
        let minutes: i64 = time[..2].parse::<i64>().unwrap() * 60 + time[3..].parse::<i64>().unwrap();
        minutes
    };
    let other = owner.found("conquest-1.2", &[("time_zone", "Europe/Lisbon")]).await;
    let (india, lisbon) = (told(&code).await, told(&other).await);
    // Half past the hour apart, whatever the hour and the season; a minute may pass in between.
    let apart = (india - lisbon).rem_euclid(60);
    assert!((29..=30).contains(&apart), "{india} and {lisbon} are {apart} minutes of an hour apart");
    let refused = owner
        .post(
            "/new",
            &[("name", "Moon"), ("organizer", "Olga"), ("pack", "conquest-1.2"), ("time_zone", "Moon/Base")],
        )
        .await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("no time zone called “Moon/Base”"), "{}", refused.body);
    let about = house.visitor().get(&format!("/t/{code}/about")).await.body;
    assert!(about.contains("Asia/Kolkata"), "{about}");
}

#[tokio::test]
async fn the_poster_leads_to_joining() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 0, &[("date", "2026-11-21")]).await;
    let desk = day.organizer.get(&format!("/t/{}/desk", day.code)).await.body;
    assert!(desk.contains(&format!("/t/{}/paper/poster.pdf", day.code)), "{desk}");
    let sheet = house.visitor().get(&format!("/t/{}/paper/poster", day.code)).await.body;
    for words in
        ["Saturday", "21 November 2026", "Scan and join", &format!("http://house/t/{}/join", day.code)]
    {
        assert!(sheet.contains(words), "{words}: {sheet}");
    }
    let pdf = house.visitor().get(&format!("/t/{}/paper/poster.pdf", day.code)).await;
    assert_eq!((pdf.status, &pdf.body[..4]), (StatusCode::OK, "%PDF"));
}
