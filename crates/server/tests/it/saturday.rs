//! The desk on a busy day: slips by keyboard, tables found instead of scrolled to, disputes decided where the judge stands, many players
//! entered at once, what everybody takes home.

use reqwest::StatusCode;

use crate::house::{Day, House, Visitor};

async fn round_one(house: &House, players: usize) -> Day {
    let day = house.day("conquest-1.2", players, &[]).await;
    day.steps(&["close_registration", "announce", "draw", "publish", "start_clock"]).await;
    day
}

async fn typed(day: &Day, who: &Visitor, line: &str) -> crate::house::Page {
    let desk = format!("/t/{}/desk", day.code);
    who.post_from(&desk, &format!("{desk}/quick"), &[("line", line)]).await
}

/// The place of a table's match in the first round, and its players' numbers.
async fn at_table(day: &Day, table: u64) -> (usize, [String; 2]) {
    let file = day.file().await;
    let matches = file["rounds"][0]["matches"].as_array().unwrap();
    let place = matches.iter().position(|it| it["table"] == table).unwrap();
    let seat = |at: usize| matches[place]["players"][at].as_str().unwrap().trim_start_matches('p').to_owned();
    (place, [seat(0), seat(1)])
}

#[tokio::test]
async fn a_slip_is_entered_by_typing_its_table_and_who_won() {
    let house = House::open().await;
    let day = round_one(&house, 8).await;
    let outcome = async |table: u64, seat: usize| {
        let (place, _) = at_table(&day, table).await;
        let it = &day.file().await["rounds"][0]["matches"][place];
        it["outcomes"][it["players"][seat].as_str().unwrap()].as_str().unwrap_or("none").to_owned()
    };

    let page = typed(&day, &day.organizer, "1 w").await;
    assert_eq!((page.status, page.path.as_str()), (StatusCode::OK, format!("/t/{}/desk", day.code).as_str()));
    assert_eq!(outcome(1, 0).await, "win");
    let (_, [first, _]) = at_table(&day, 1).await;
    assert!(
        page.body.contains(&format!("Player{first} has won"))
            || page.body.contains(&format!("Player{first} won")),
        "it is said what was entered"
    );

    assert_eq!(typed(&day, &day.organizer, "2l").await.status, StatusCode::OK);
    assert_eq!(outcome(2, 1).await, "win");
    let (_, [_, second]) = at_table(&day, 3).await;
    assert_eq!(typed(&day, &day.organizer, &format!("3 player{second}")).await.status, StatusCode::OK);
    assert_eq!(outcome(3, 1).await, "win");

    // What stands is not overwritten by a line meant for another table.
    let (place, _) = at_table(&day, 1).await;
    let page = typed(&day, &day.organizer, "1 l").await;
    assert_eq!(page.path, format!("/t/{}/desk/match/1/{place}", day.code));
    assert_eq!(outcome(1, 0).await, "win");

    let (place, players) = at_table(&day, 4).await;
    assert_eq!(typed(&day, &day.organizer, "4").await.path, format!("/t/{}/desk/match/1/{place}", day.code));
    for (line, why) in [("9 w", "nobody plays at table 9"), ("4 player", "does not say which player won")] {
        let refused = typed(&day, &day.organizer, line).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{line}");
        assert!(refused.body.contains(why), "{line}: {}", refused.body);
    }
    let found = typed(&day, &day.organizer, &format!("Player{}", players[0])).await;
    assert!(
        found.body.contains("One table with")
            && !found.body.contains(&format!("match/1/{}\"", usize::from(place == 0)))
    );
    assert_eq!(
        typed(&day, &day.players[0], "4 w").await.status,
        StatusCode::FORBIDDEN,
        "players report on their own"
    );
    assert_eq!(outcome(4, 0).await, "none");
}

#[tokio::test]
async fn the_judges_call_shows_both_claims_and_decides() {
    let house = House::open().await;
    let day = round_one(&house, 4).await;
    let judge = day.staff(&house, "judge", "Bo").await;
    let (place, players) = at_table(&day, 1).await;
    let place = place.to_string();
    for player in &players {
        let fields = [
            ("round", "1"),
            ("place", place.as_str()),
            ("winner", player.as_str()),
            ("ending", "warlord_death"),
        ];
        let phone = &day.players[player.parse::<usize>().unwrap() - 1];
        let fields = [&[("kind", "report")][..], &fields].concat();
        let (me, act) = (format!("/t/{}/me", day.code), format!("/t/{}/act", day.code));
        assert_eq!(phone.post_from(&me, &act, &fields).await.status, StatusCode::OK);
    }
    let call = judge.get(&format!("/t/{}/judge/call/0", day.code)).await.body;
    for player in &players {
        assert!(call.contains(&format!("Player{player} reports: Player{player} won.")), "{call}");
        assert!(call.contains(&format!("name=\"winner\" value=\"{player}\"")), "{call}");
    }
    let fields = [
        ("round", "1"),
        ("place", place.as_str()),
        ("winner", players[1].as_str()),
        ("ending", "warlord_death"),
        ("reason", ""),
        ("reason_else", "decided at the table"),
    ];
    assert_eq!(day.act(&judge, "settle", &fields).await.status, StatusCode::OK);
    let call = judge.get(&format!("/t/{}/judge/call/0", day.code)).await.body;
    assert!(call.contains("decided at the table") && !call.contains("name=\"winner\""), "{call}");
    assert!(!judge.get(&format!("/t/{}/desk", day.code)).await.body.contains("reports differ"));
}

#[tokio::test]
async fn the_desk_says_what_it_accepts_and_pauses_with_one_tap() {
    let house = House::open().await;
    let day = round_one(&house, 4).await;
    let (place, [first, _]) = at_table(&day, 1).await;
    let place = place.to_string();
    let fields =
        [("round", "1"), ("place", place.as_str()), ("winner", first.as_str()), ("ending", "warlord_death")];
    day.act(&day.players[first.parse::<usize>().unwrap() - 1], "report", &fields).await;
    let desk = day.organizer.get(&format!("/t/{}/desk", day.code)).await.body;
    assert!(desk.contains(&format!("Accept: Player{first} won.")), "{desk}");
    let pause = desk
        .split("<form")
        .find(|form| form.contains("value=\"pause_clock\""))
        .expect("the clock can be paused");
    assert!(
        !pause.split("</form>").next().unwrap().contains("required"),
        "nothing has to be typed first: {pause}"
    );
}

async fn many(day: &Day, fields: &[(&str, &str)]) -> crate::house::Page {
    day.organizer.post(&format!("/t/{}/desk/many", day.code), fields).await
}

#[tokio::test]
async fn many_players_come_in_by_a_pasted_list() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 1, &[]).await;
    let found = many(&day, &[("text", "Name;Team\nAna;Reds\nplayer1;\nBo;\n")]).await;
    assert_eq!(found.status, StatusCode::OK);
    assert!(
        found.body.contains("3 players were found") && found.body.contains("already here"),
        "{}",
        found.body
    );
    assert_eq!(day.file().await["players"].as_array().unwrap().len(), 1, "looking enters nobody");

    for _ in 0..2 {
        let taken = many(&day, &[("take:0", "Ana"), ("team:0", "Reds"), ("take:2", "Bo")]).await;
        assert_eq!(taken.path, format!("/t/{}/desk/players", day.code), "{}", taken.body);
    }
    let players = day.file().await["players"].clone();
    let names: Vec<&str> =
        players.as_array().unwrap().iter().map(|it| it["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Player1", "Ana", "Bo"], "the same list twice enters nobody twice");
    assert_eq!(players[1]["team"], "Reds");

    // Another system's file, with a word on what is left behind.
    let file = day.file().await.to_string();
    let other = house.visitor();
    let own = many(&day, &[("text", &file)]).await;
    assert!(own.body.contains("3 players were found"), "{}", own.body);
    for nothing in ["", "  \n ", "{\"what\": 1}"] {
        assert_eq!(
            many(&day, &[("text", nothing)]).await.status,
            StatusCode::UNPROCESSABLE_ENTITY,
            "{nothing:?}"
        );
    }
    let long = "x".repeat(200);
    let refused = many(&day, &[("take:0", "Cai"), ("take:1", &long)]).await;
    assert!(refused.body.contains("One player was not entered"), "{}", refused.body);
    assert_eq!(day.file().await["players"].as_array().unwrap().len(), 4);
    assert_eq!(
        other.post(&format!("/t/{}/desk/many", day.code), &[("text", "Eve")]).await.status,
        StatusCode::FORBIDDEN
    );
}

#[tokio::test]
async fn the_next_tournament_takes_players_and_settings_of_the_last() {
    let house = House::open().await;
    let day = house.day("l5r-2.3", 3, &[("late_entry", "yes"), ("first_table", "7")]).await;
    let again = day.organizer.get(&format!("/new?from={}", day.code)).await.body;
    for said in ["value=\"l5r-2.3\"", "value=\"Saturday\"", "value=\"7\"", "value=\"Olga\""] {
        assert!(again.contains(said), "{said}: {again}");
    }
    let next = Day {
        code: day.organizer.found("l5r-2.3", &[]).await,
        organizer: day.organizer.clone(),
        players: Vec::new(),
    };
    let page = next.organizer.get(&format!("/t/{}/desk/many", next.code)).await.body;
    assert!(page.contains(&format!("?from={}", day.code)));
    let chosen = next.organizer.get(&format!("/t/{}/desk/many?from={}", next.code, day.code)).await.body;
    assert!(chosen.contains("Player3") && !chosen.contains("checked"), "nobody is ticked by itself");
    many(&next, &[("take:0", "Player1"), ("take:2", "Player3")]).await;
    let players = next.organizer.get(&format!("/t/{}/desk/players", next.code)).await.body;
    assert!(players.contains("2 players have not checked in"), "{players}");
    let all = next
        .organizer
        .post_from(&format!("/t/{}/desk/players", next.code), &format!("/t/{}/desk/all-here", next.code), &[])
        .await;
    assert!(all.body.contains("2 are here") || !all.body.contains("have not checked in"), "{}", all.body);
    assert_eq!(
        house.visitor().post(&format!("/t/{}/desk/all-here", next.code), &[]).await.status,
        StatusCode::FORBIDDEN
    );
}

/// The files everybody takes home have the same places as the pages.
#[tokio::test]
async fn results_and_places_are_files_for_spreadsheets() {
    let house = House::open().await;
    let day = round_one(&house, 4).await;
    day.settle_all("decision").await;
    day.steps(&["close"]).await;
    let visitor = house.visitor();
    let results = visitor.get(&format!("/t/{}/results.csv", day.code)).await;
    assert!(results.headers["content-type"].to_str().unwrap().starts_with("text/csv"));
    assert_eq!(results.body.lines().count(), 3, "{}", results.body);
    let places = visitor.get(&format!("/t/{}/players.csv", day.code)).await.body;
    let standings = visitor.get(&format!("/t/{}/standings", day.code)).await.body;
    for line in places.lines().skip(1) {
        let cells: Vec<&str> = line.split(',').collect();
        let at = standings.find(&format!("class=\"name\">{}<", cells[1])).unwrap();
        let before = (1..10).filter(|number| standings[..at].contains(&format!(" id=\"s{number}\""))).count();
        assert_eq!(before.to_string(), cells[3], "{line}");
    }
    // A draw nobody may see yet is in no file.
    day.steps(&["draw"]).await;
    assert_eq!(visitor.get(&format!("/t/{}/results.csv", day.code)).await.body, results.body);
}

/// "Continue" on home leads everybody to where they have something to do.
#[tokio::test]
async fn whoever_takes_part_is_led_to_their_own_place() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 2, &[]).await;
    let mine = format!("/t/{}/me", day.code);
    for (visitor, place) in [(&day.organizer, "desk"), (&day.players[0], "me")] {
        assert!(visitor.get("/").await.body.contains(&format!("href=\"{mine}\"")));
        assert_eq!(visitor.get(&mine).await.path, format!("/t/{}/{place}", day.code));
    }
}

/// The one filled button of home is what its reader came for: the own tournament, or the code to type.
#[tokio::test]
async fn home_leads_whoever_is_in_a_tournament_back_to_it() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 2, &[]).await;
    let mine = format!("href=\"/t/{}/me\"", day.code);
    for (visitor, is_in) in [(&day.players[0], true), (&house.visitor(), false)] {
        let home = visitor.get("/").await.body;
        assert_eq!(home.matches(" act\"").count(), 1, "{home}");
        let (own, door) = (home.find(&mine), home.find("name=\"code\"").unwrap());
        assert_eq!(own.is_some_and(|own| own < door), is_in, "{home}");
    }
}

/// What a leader would be refused is not offered: to say what the clock shows is the organizer's.
#[tokio::test]
async fn only_who_may_set_the_clock_is_offered_to() {
    let house = House::open().await;
    let day = round_one(&house, 4).await;
    let judge = day.staff(&house, "judge", "Bo").await;
    let judged = judge.get(&format!("/t/{}/judge", day.code)).await.body;
    assert!(judged.contains("value=\"adjust_clock\"") && !judged.contains("value=\"set_clock\""), "{judged}");
    let desk = day.organizer.get(&format!("/t/{}/desk", day.code)).await.body;
    assert!(desk.contains("value=\"set_clock\""));
}

/// The clock of a round stands beside its pairings while it is played, and no longer.
#[tokio::test]
async fn a_round_that_is_over_has_no_clock() {
    let house = House::open().await;
    let day = round_one(&house, 4).await;
    let pairings = format!("/t/{}?round=1", day.code);
    assert!(house.visitor().get(&pairings).await.body.contains("data-deadline"));
    for slip in ["1 w", "2 w"] {
        assert_eq!(typed(&day, &day.organizer, slip).await.status, StatusCode::OK);
    }
    day.steps(&["close"]).await;
    assert!(!house.visitor().get(&pairings).await.body.contains("data-deadline"));
}

#[tokio::test]
async fn home_has_today_soon_and_past_with_a_search() {
    let house = House::open().await;
    let organizer = house.owner().await;
    for (name, date) in [("Winter", "2099-01-05"), ("Spring", "2001-01-05"), ("Autumn", "")] {
        organizer.found("conquest-1.2", &[("name", name), ("date", date)]).await;
    }
    let home = house.visitor().get("/").await.body;
    let at = |text: &str| home.find(text).unwrap_or_else(|| panic!("{text}: {home}"));
    assert!(
        at("Autumn") < at(">Soon<")
            && at(">Soon<") < at("Winter")
            && at("Winter") < at(">Past<")
            && at(">Past<") < at("Spring")
    );
    let found = house.visitor().get("/?find=WINT").await.body;
    assert!(found.contains(">Winter<") && !found.contains(">Autumn<"));
    assert!(house.visitor().get("/?find=%3Cb%3E").await.body.contains("No tournament with “&lt;b&gt;”"));
}

/// One button for one thing: whoever starts the round at the head of the desk is not asked again beside the clock.
#[tokio::test]
async fn the_clock_is_started_by_one_button() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    let judge = day.staff(&house, "judge", "Bo").await;
    day.steps(&["close_registration", "announce", "draw", "publish"]).await;
    let starts = async |who: &Visitor, path: &str| {
        let page = who.get(&format!("/t/{}{path}", day.code)).await;
        page.body.matches("value=\"start_clock\"").count()
    };
    assert_eq!(starts(&day.organizer, "/desk").await, 1);
    assert_eq!(starts(&judge, "/desk").await, 1, "who has no button at the head has the one of the clock");
    assert_eq!(starts(&judge, "/judge").await, 1);
}

#[tokio::test]
async fn an_announcement_ends_by_itself_where_it_says_so() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    let told = day.act(&day.organizer, "tell", &[("text", "Lunch"), ("minutes", "")]).await;
    assert_eq!(told.status, StatusCode::OK);
    let page = day.players[0].get(&format!("/t/{}", day.code)).await.body;
    let note = |page: &str| page.split_once("id=\"told\"").unwrap().1.split_once('>').unwrap().0.to_owned();
    assert!(page.contains("Lunch") && !note(&page).contains("data-until"), "{page}");
    day.act(&day.organizer, "tell", &[("text", "Pizza"), ("minutes", "20")]).await;
    let page = day.players[0].get(&format!("/t/{}", day.code)).await.body;
    assert!(page.contains("Pizza") && note(&page).contains("data-until"), "{page}");
    let desk = day.organizer.get(&format!("/t/{}/desk", day.code)).await.body;
    assert!(desk.contains("(until ") && desk.contains("name=\"minutes\""), "{desk}");
    let long = day.act(&day.organizer, "tell", &[("text", "Never"), ("minutes", "soon")]).await;
    assert_eq!(long.status, StatusCode::UNPROCESSABLE_ENTITY);
}
