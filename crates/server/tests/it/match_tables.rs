//! A tournament's matches at tables: from My match to the result, who may see and do what there, the end of the round's time.

use std::collections::BTreeSet;

use reqwest::StatusCode;

use crate::decks::CATO;
use crate::house::{Day, House, Page, Visitor, until};
use crate::time::now;

/// A round out with tables, and everybody who may come to one.
struct Hall {
    house: House,
    day: Day,
    judge: Visitor,
    off_duty: Visitor,
    /// The players of the first match, with their person numbers, and one of another match.
    seated: [(Visitor, String); 2],
    elsewhere: Visitor,
}

impl Hall {
    async fn published(pack: &str) -> Hall {
        Hall::with(pack, &[("tables", "yes")]).await
    }

    async fn with(pack: &str, settings: &[(&str, &str)]) -> Hall {
        let house = House::open().await;
        let day = house.day(pack, 4, settings).await;
        let judge = day.staff(&house, "judge", "Tom").await;
        let off_duty = day.staff(&house, "judge", "Ola").await;
        day.steps(&["close_registration", "announce", "draw", "publish"]).await;
        day.act(&off_duty, "duty", &[("on", "no")]).await;
        let file = day.file().await;
        let player = |place: usize, seat: usize| {
            let key = file["rounds"][0]["matches"][place]["players"][seat].as_str().unwrap();
            let number: usize = key.trim_start_matches('p').parse().unwrap();
            (day.players[number - 1].clone(), number.to_string())
        };
        let (seated, elsewhere) = ([player(0, 0), player(0, 1)], player(1, 0).0);
        Hall { house, day, judge, off_duty, seated, elsewhere }
    }

    fn path(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.day.code)
    }

    async fn table(&self, who: &Visitor) -> Page {
        who.get(&self.path("/table/1/0")).await
    }

    /// Both players sit down with a deck chosen there and bring their numbers.
    async fn begun(pack: &str) -> (Hall, String) {
        let hall = Hall::published(pack).await;
        let table = hall.seat_and_begin().await;
        (hall, table)
    }

    async fn seat_and_begin(&self) -> String {
        let table = self.table(&self.seated[0].0).await.path;
        for ((player, _), deck) in self.seated.iter().zip(["nazdreg", "captain-cato-sicarius"]) {
            let page = player.post(&format!("{table}/sit"), &[("deck", deck)]).await;
            assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        }
        // Neither browser has a script: the server draws their numbers.
        until("the game begins", async || self.seated[0].0.get(&table).await.body.contains("id=\"board\""))
            .await;
        table
    }

    async fn match_on_file(&self) -> serde_json::Value {
        self.day.file().await["rounds"][0]["matches"][0].clone()
    }

    /// The moment at which the only game that was reported ended, as both its players say.
    async fn reported_moment(&self) -> i64 {
        let record = self.day.organizer.get(&self.path("/desk/record.json")).await;
        let record: serde_json::Value = serde_json::from_str(&record.body).unwrap();
        let said = record["history"].as_array().unwrap().iter().filter_map(|fact| fact.get("reported"));
        let said: Vec<_> = said.map(|it| (&it["player"], &it["report"]["claim"]["ended"])).collect();
        let [(first, ended), (second, same)] = said[..] else { panic!("both report: {said:?}") };
        assert!(first != second && ended == same, "the same moment: {said:?}");
        ended.as_i64().unwrap_or_else(|| panic!("a moment: {said:?}"))
    }

    /// What the players of the first match have, in the order of their seats; nothing without a result.
    async fn outcomes(&self) -> Option<[String; 2]> {
        let it = self.match_on_file().await;
        let outcome = |seat: usize| it["outcomes"][it["players"][seat].as_str()?].as_str().map(str::to_owned);
        Some([outcome(0)?, outcome(1)?])
    }

    /// Whoever is asked answers: with what is wanted if it is offered, else by passing, else with anything.
    async fn answer(&self, table: &str, wanted: [&str; 2]) -> Option<Page> {
        for ((player, _), wanted) in self.seated.iter().zip(wanted) {
            let page = player.get(table).await;
            let offered = values(&page.body, "name=\"answer\" value=\"");
            if offered.is_empty() {
                continue;
            }
            let after = values(&page.body, "name=\"after\" value=\"").remove(0);
            let chosen =
                [wanted, "&quot;pass&quot;"].into_iter().find(|it| offered.iter().any(|is| is == it));
            let answer = chosen.unwrap_or(&offered[0]).replace("&quot;", "\"");
            return Some(
                player.post(&format!("{table}/answer"), &[("after", &after), ("answer", &answer)]).await,
            );
        }
        None
    }
}

/// Every text that stands between that beginning and the next quotation mark.
fn values(body: &str, before: &str) -> Vec<String> {
    let parts = body.split(before).skip(1);
    parts.filter_map(|rest| rest.split('"').next()).map(ToOwned::to_owned).collect()
}

/// The cards of the reader's own hand, by their numbers in the game.
fn hand(page: &Page) -> BTreeSet<String> {
    let list =
        page.body.split("<ul class=\"board-hand\">").nth(1).and_then(|rest| rest.split("</ul>").next());
    list.map(|list| values(list, "data-card=\"").into_iter().collect()).unwrap_or_default()
}

/// Shows HR-7.6.1, HR-7.6.2, HR-7.6.6: one table for a match, set-up before the start, and the result comes back by itself.
#[tokio::test]
async fn a_match_is_played_from_my_match_to_its_result() {
    let (hall, table) = Hall::begun("conquest-1.2").await;
    let [(one, _), (two, _)] = &hall.seated;
    let mine = one.get(&hall.path("/me")).await;
    assert!(mine.body.contains("/table/1/0"), "My match leads there");
    for who in [one, two, &hall.judge, &hall.house.visitor()] {
        assert_eq!(hall.table(who).await.path, table, "one table, whoever comes");
    }
    let other = one.get(&hall.path("/table/1/1")).await;
    assert_ne!(other.path, table, "another match has another");
    let mut waited = None;
    while waited.is_none() {
        let answered = hall.answer(&table, ["", ""]).await.expect("somebody is asked");
        waited = (answered.status != StatusCode::OK).then_some(answered);
    }
    let waited = waited.unwrap();
    assert_eq!(waited.status, StatusCode::CONFLICT);
    assert!(
        waited.body.contains("HR-7.6.2"),
        "set-up is done, the game waits for the start: {}",
        waited.body
    );
    let concede = format!("{table}/do");
    assert_eq!(one.post(&concede, &[("what", "concede")]).await.status, StatusCode::CONFLICT);
    hall.day.steps(&["start_clock"]).await;
    assert_eq!(hall.answer(&table, ["", ""]).await.unwrap().status, StatusCode::OK);
    let over = one.post(&concede, &[("what", "concede")]).await;
    assert_eq!(over.status, StatusCode::OK, "{}", over.body);
    assert_eq!(hall.outcomes().await, Some(["loss", "win"].map(str::to_owned)));
    hall.reported_moment().await;
    // A leader takes the report back: the table does not bring it again.
    for _ in 0..2 {
        let undone = hall.day.act(&hall.day.organizer, "undo", &[("reason", "wrong table")]).await;
        assert_eq!(undone.status, StatusCode::OK, "{}", undone.body);
    }
    assert_eq!(hall.outcomes().await, None);
    assert_eq!(one.get(&table).await.status, StatusCode::OK);
    assert_eq!(hall.outcomes().await, None, "once is enough");
}

/// Shows HR-7.6.4: a result entered at the desk ends the game at the table.
#[tokio::test]
async fn a_result_entered_at_the_desk_ends_the_game_at_the_table() {
    let (hall, table) = Hall::begun("conquest-1.2").await;
    hall.day.steps(&["start_clock"]).await;
    hall.day.settle_all("decision").await;
    let (one, _) = &hall.seated[0];
    let page = one.get(&table).await;
    assert!(page.body.contains("play-ending"), "{}", page.body);
    let again = one.post(&format!("{table}/do"), &[("what", "concede")]).await;
    assert_eq!(again.status, StatusCode::CONFLICT);
}

/// Shows HR-4.3.10, CT-4.3.11: a drawn game of a bracket is played on at a table of its own, by the same players with the same
/// decks, without the round's time; its result is the match's.
#[tokio::test]
async fn a_drawn_elimination_game_is_played_on_at_another_table() {
    let hall = Hall::with(
        "conquest-1.2",
        &[("tables", "yes"), ("structure", "custom"), ("rounds", "0"), ("cut", "0")],
    )
    .await;
    let [(one, _), (two, _)] = &hall.seated;
    let first = hall.seat_and_begin().await;
    hall.day.steps(&["start_clock"]).await;
    assert_eq!(hall.answer(&first, ["", ""]).await.unwrap().status, StatusCode::OK);
    let late =
        hall.day.act(&hall.day.organizer, "set_clock", &[("minutes", "200"), ("reason", "a drill")]).await;
    assert_eq!(late.status, StatusCode::OK, "{}", late.body);
    let drawn = [("round", "1"), ("place", "0"), ("reason", "both warlords fell")];
    let declared = hall.day.act(&hall.day.organizer, "play_on", &drawn).await;
    assert_eq!(declared.status, StatusCode::OK, "{}", declared.body);
    assert!(one.get(&first).await.body.contains("play-ending"), "the drawn game is over");
    let second = hall.table(one).await.path;
    assert_ne!(second, first, "the way from My match leads to the new table");
    assert_eq!(hall.table(two).await.path, second);
    until("the game begins with the decks of the first", async || {
        one.get(&second).await.body.contains("id=\"board\"")
    })
    .await;
    for _ in 0..6 {
        let answered = hall.answer(&second, ["", ""]).await.expect("time does not end what is played on");
        assert_eq!(answered.status, StatusCode::OK, "{}", answered.body);
    }
    assert_eq!(hall.outcomes().await, None, "the drawn game reports nothing");
    let over = two.post(&format!("{second}/do"), &[("what", "concede")]).await;
    assert_eq!(over.status, StatusCode::OK, "{}", over.body);
    assert_eq!(hall.outcomes().await, Some(["win", "loss"].map(str::to_owned)));
    for table in [&first, &second] {
        assert_eq!(one.get(table).await.status, StatusCode::OK, "both games can be looked at afterwards");
    }
}

/// Everybody who may come to a table, what each may do there, and what each is shown.
///
/// Shows HR-7.6.5, HR-7.6.7, HR-7.5.1.
#[tokio::test]
async fn everybody_does_and_sees_at_a_table_what_is_theirs() {
    let (hall, table) = Hall::begun("conquest-1.2").await;
    hall.day.steps(&["start_clock"]).await;
    for _ in 0..6 {
        hall.answer(&table, ["", ""]).await;
    }
    let stranger = hall.house.visitor();
    // A key of one's own from another table opens nothing here.
    stranger.post("/play", &[("deck", "nazdreg"), ("name", "Eve"), ("opponent", "person")]).await;
    let [(one, _), (two, _)] = &hall.seated;
    let own = [hand(&one.get(&table).await), hand(&two.get(&table).await)];
    assert!(own.iter().all(|hand| !hand.is_empty()));
    let who: [(&str, &Visitor, Option<usize>, bool); 7] = [
        ("first", one, Some(0), false),
        ("second", two, Some(1), false),
        ("elsewhere", &hall.elsewhere, None, false),
        ("judge", &hall.judge, None, true),
        ("organizer", &hall.day.organizer, None, true),
        ("off duty", &hall.off_duty, None, false),
        ("stranger", &stranger, None, false),
    ];
    for (name, visitor, seat, rules) in who {
        for rest in ["", "/log"] {
            let page = visitor.get(&format!("{table}{rest}")).await;
            assert_eq!(page.status, StatusCode::OK, "{name}{rest}");
            let shown: BTreeSet<String> = values(&page.body, "data-card=\"").into_iter().collect();
            for (whose, hidden) in own.iter().enumerate().filter(|(whose, _)| Some(*whose) != seat) {
                assert!(shown.is_disjoint(hidden), "{name} sees the hand of {whose}");
            }
            assert_eq!(page.body.contains("match-bench"), rules && rest.is_empty(), "{name}");
        }
        let earlier = visitor.get(&format!("{table}/at/1")).await;
        assert_eq!(
            earlier.status,
            StatusCode::NOT_FOUND,
            "{name}: no earlier position during a match (CT-3.4.1)"
        );
        let record = visitor.get(&format!("{table}/game.json")).await;
        assert!(record.status.is_client_error(), "{name}");
        if seat.is_none() {
            for (rest, fields) in [
                ("/do", vec![("what", "concede")]),
                ("/do", vec![("what", "undo")]),
                ("/answer", vec![("after", "6"), ("answer", "\"pass\"")]),
                ("/sit", vec![("deck", "nazdreg")]),
                ("/number", vec![("hash", "00")]),
            ] {
                let page = visitor.post(&format!("{table}{rest}"), &fields).await;
                assert!(page.status.is_client_error(), "{name}{rest}: {}", page.status);
            }
        }
        let pause =
            visitor.post(&format!("{table}/judge"), &[("what", "pause"), ("reason", "a question")]).await;
        assert_eq!(pause.status, if rules { StatusCode::OK } else { StatusCode::FORBIDDEN }, "{name}");
        if rules {
            let stopped = hall.answer(&table, ["", ""]).await.unwrap();
            assert_eq!(stopped.status, StatusCode::CONFLICT, "a paused table stands still");
            let back = [("what", "set-back"), ("answers", "4"), ("reason", "a card too many")];
            assert_eq!(visitor.post(&format!("{table}/judge"), &back).await.status, StatusCode::OK);
            let resumed = visitor.post(&format!("{table}/judge"), &[("what", "resume")]).await;
            assert_eq!(resumed.status, StatusCode::OK);
            assert!(one.get(&format!("{table}/log")).await.body.contains("a card too many"));
            for _ in 0..2 {
                hall.answer(&table, ["", ""]).await;
            }
        }
    }
    one.post(&format!("{table}/do"), &[("what", "concede")]).await;
    for (name, visitor, _, rules) in who {
        let record = visitor.get(&format!("{table}/game.json")).await;
        let expected = if rules { StatusCode::OK } else { StatusCode::FORBIDDEN };
        assert_eq!(record.status, expected, "{name}: lists stay closed after the game");
    }
}

/// Shows CT-4.1.3, HR-7.6.3, HR-7.6.6: time stops the game at the end of its game round, and the Final Decree is filled from the board.
#[tokio::test]
async fn time_stops_the_game_and_the_procedure_is_filled_from_the_board() {
    let (hall, table) = Hall::begun("conquest-1.2").await;
    hall.day.steps(&["start_clock"]).await;
    // The first player's warlord goes to the first planet, the other's elsewhere.
    let dials = ["{&quot;dial&quot;:1}", "{&quot;dial&quot;:3}"];
    for _ in 0..8 {
        hall.answer(&table, dials).await;
    }
    let set = hall.day.act(&hall.day.organizer, "set_clock", &[("minutes", "55"), ("reason", "late")]).await;
    assert_eq!(set.status, StatusCode::OK, "{}", set.body);
    let mut answered = 0;
    while hall.answer(&table, dials).await.is_some() {
        answered += 1;
        assert!(answered < 200, "the game round ends");
    }
    assert_eq!(
        hall.outcomes().await,
        Some(["modified_win", "loss"].map(str::to_owned)),
        "one planet to none"
    );
    let page = hall.seated[0].0.get(&hall.path("/me")).await;
    assert_eq!(page.status, StatusCode::OK);
}

/// What nobody has won and nothing on the table decides is left to whoever the procedure names, with the figures filled in.
#[tokio::test]
async fn a_choice_the_procedure_leaves_is_made_by_whom_it_names() {
    let (hall, table) = Hall::begun("conquest-1.2").await;
    hall.day.steps(&["start_clock"]).await;
    let set = hall.day.act(&hall.day.organizer, "set_clock", &[("minutes", "55"), ("reason", "late")]).await;
    assert_eq!(set.status, StatusCode::OK, "{}", set.body);
    let pages = [hall.seated[0].0.get(&table).await, hall.seated[1].0.get(&table).await];
    let ways: Vec<usize> = (0..2).filter(|at| pages[*at].body.contains("/procedure/1/0/time?")).collect();
    let [chooser] = ways[..] else { panic!("one of them chooses: {ways:?} {}", pages[0].body) };
    let way = values(&pages[chooser].body, "href=\"")
        .into_iter()
        .find(|it| it.contains("/procedure/"))
        .unwrap()
        .replace("&amp;", "&");
    assert!(way.contains("count:planets:") && way.contains("player:initiative="), "{way}");
    let (player, number) = &hall.seated[chooser];
    let chosen = player.get(&format!("{way}&chosen={number}")).await;
    assert!(chosen.body.contains("name=\"winner\""), "it only has to be entered: {}", chosen.body);
    assert_eq!(hall.outcomes().await, None);
}

/// Shows HR-7.6.1: whoever opens it, on whichever node: the table of a match is one, and it is still there after a restart.
#[tokio::test]
async fn two_nodes_open_one_table() {
    let folder = tempfile::tempdir().unwrap();
    let place = journal::Place::file(folder.path().join("marshal.db"));
    let house = House::on(&place).await;
    let day = house.day("conquest-1.2", 4, &[("tables", "yes")]).await;
    day.steps(&["close_registration", "announce", "draw", "publish"]).await;
    let other = House::on(&place).await;
    let path = format!("/t/{}/table/1/0", day.code);
    let (here, there) = (house.visitor(), other.visitor());
    let both = tokio::join!(here.get(&path), there.get(&path));
    assert_eq!(both.0.path, both.1.path);
    drop(house);
    drop(other);
    let again = House::on(&place).await;
    assert_eq!(again.visitor().get(&path).await.path, both.0.path);
}

/// Nobody is offered a table where the organizer did not say so, or the game has none.
#[tokio::test]
async fn tables_are_there_only_where_they_are_wanted() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    day.steps(&["close_registration", "announce", "draw", "publish"]).await;
    let page = day.players[0].get(&format!("/t/{}/table/1/0", day.code)).await;
    assert_eq!(page.status, StatusCode::NOT_FOUND);
    let mine = day.players[0].get(&format!("/t/{}/me", day.code)).await;
    assert!(!mine.body.contains("/table/1/0"));
    let fields = [
        ("name", "Friday"),
        ("organizer", "Olga"),
        ("pack", "l5r-2.3"),
        ("tier", "relaxed"),
        ("structure", "basic"),
        ("tables", "yes"),
    ];
    let none = day.organizer.post("/new", &fields).await;
    assert!(none.status.is_client_error(), "this game has no table here");
}

/// A list that was handed in is on the table, and nobody else reads it there.
#[tokio::test]
async fn whoever_handed_in_a_list_sits_down_with_it() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[("tables", "yes")]).await;
    for player in &day.players {
        let page = player.post(&format!("/t/{}/deck", day.code), &[("text", CATO)]).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    }
    day.steps(&["close_registration", "announce", "draw", "publish"]).await;
    let table = day.players[0].get(&format!("/t/{}/me", day.code)).await;
    let way = values(&table.body, "href=\"").into_iter().find(|it| it.contains("/table/1/")).unwrap();
    let table = day.players[0].get(&way).await;
    assert!(!table.body.contains("name=\"deck\""), "nothing is chosen: {}", table.body);
    let stranger = house.visitor().get(&table.path).await;
    assert!(!stranger.body.contains("Cato"), "and nobody is told with what before the game");
}

/// An Epic match: both names are there, the clock runs, and the result comes back with its victory points and the moment the game
/// ended.
///
/// Shows HR-7.6.6.
#[tokio::test]
async fn an_epic_match_comes_back_with_its_victory_points() {
    let hall = Hall::published("epic").await;
    let [(one, _), (two, _)] = &hall.seated;
    let table = hall.table(one).await;
    assert_eq!(table.status, StatusCode::OK, "{}", table.body);
    assert!(table.path.starts_with("/table/"), "{}", table.path);
    assert!(table.body.contains("match-strip"), "{}", table.body);
    let act = format!("{}/act", table.path);
    let early = one.post(&act, &[("do", "concede"), ("by", "alpha")]).await;
    assert_eq!(early.status, StatusCode::CONFLICT, "{}", early.body);
    hall.day.steps(&["start_clock"]).await;
    for (player, by) in [(one, "bravo"), (&hall.elsewhere, "alpha"), (&hall.judge, "alpha")] {
        let page = player.post(&act, &[("do", "concede"), ("by", by)]).await;
        assert_eq!(page.status, StatusCode::FORBIDDEN, "{by}: {}", page.body);
    }
    for (player, by) in [(one, "alpha"), (two, "bravo")] {
        let page = player.post(&act, &[("do", "army"), ("by", by), ("ready", "space-marines-codex")]).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    }
    let before = now();
    let over = two.post(&act, &[("do", "concede"), ("by", "bravo")]).await;
    assert_eq!(over.status, StatusCode::OK, "{}", over.body);
    assert_eq!(hall.outcomes().await, Some(["win", "loss"].map(str::to_owned)));
    assert!((before..=now()).contains(&hall.reported_moment().await), "the moment of the concession");
    let it = hall.match_on_file().await;
    assert_eq!(it["figures"]["victory_points"].as_object().map(serde_json::Map::len), Some(2), "{it}");
}

/// Shows HR-7.6.3, HR-7.6.6, HR-7.6.8: when time is up a game in set-up is decided by victory points, here a draw, and comes back
/// without anybody having to come; a table with no armies decides nothing.
#[tokio::test]
async fn time_ends_an_epic_match_by_victory_points() {
    let hall = Hall::published("epic").await;
    let [(one, _), (two, _)] = &hall.seated;
    let table = hall.table(one).await.path;
    let act = format!("{table}/act");
    hall.day.steps(&["start_clock"]).await;
    for (player, by) in [(one, "alpha"), (two, "bravo")] {
        player.post(&act, &[("do", "army"), ("by", by), ("ready", "steel-legion")]).await;
    }
    let late = now();
    let set = hall.day.act(&hall.day.organizer, "set_clock", &[("minutes", "160"), ("reason", "late")]).await;
    assert_eq!(set.status, StatusCode::OK, "{}", set.body);
    until("the draw is reported", async || hall.outcomes().await.is_some()).await;
    assert_eq!(hall.outcomes().await, Some(["draw", "draw"].map(str::to_owned)));
    assert!((late..=now()).contains(&hall.reported_moment().await), "the moment time ended it");
    let page = one.get(&table).await;
    assert!(page.body.contains("The time of the round has ended this game"), "{}", page.body);
    let after = one.post(&act, &[("do", "concede"), ("by", "alpha")]).await;
    assert_eq!(after.status, StatusCode::CONFLICT, "{}", after.body);
    let other = hall.day.file().await["rounds"][0]["matches"][1].clone();
    assert!(other["outcomes"].is_null(), "nobody was at the other table: {other}");
}

/// Shows EP-1.2.1, EP-1.2.2, HR-6.5.4: the organizer sets one total for everybody; outside of the bounds only by saying so.
#[tokio::test]
async fn the_organizer_sets_the_points_of_the_armies() {
    let hall = Hall::with("epic", &[("tables", "yes"), ("force_points", "2500")]).await;
    let (one, _) = &hall.seated[0];
    let table = hall.table(one).await;
    assert!(table.body.contains("2500"), "{}", table.body);
    let day = &hall.day;
    let new = |points: &'static str, anyway: &'static str| {
        [
            ("name", "Friday"),
            ("organizer", "Olga"),
            ("pack", "epic"),
            ("tier", "relaxed"),
            ("structure", "basic"),
            ("force_points", points),
            ("force_points_anyway", anyway),
        ]
    };
    let refused = day.organizer.post("/new", &new("1999", "")).await;
    assert!(refused.status.is_client_error() && refused.body.contains("EP-1.2.2"), "{}", refused.body);
    assert!(refused.body.contains("EP-1.2.3"), "it says what that means: {}", refused.body);
    let taken = day.organizer.post("/new", &new("1999", "yes")).await;
    assert_eq!(taken.status, StatusCode::OK, "{}", taken.body);
    let none = [("name", "Friday"), ("organizer", "Olga"), ("pack", "l5r-2.3"), ("force_points", "3000")];
    assert!(day.organizer.post("/new", &none).await.status.is_client_error(), "this game has no forces");
}

/// An army is handed in before the tournament begins, checked at once, and on the table when the match is.
#[tokio::test]
async fn an_army_that_was_handed_in_is_on_the_table() {
    let house = House::open().await;
    let day = house.day("epic", 4, &[("tables", "yes"), ("force_points", "2000")]).await;
    let path = format!("/t/{}/army", day.code);
    let mine = day.players[0].get(&format!("/t/{}/me", day.code)).await;
    assert!(mine.body.contains(&path), "My match leads there: {}", mine.body);
    assert_eq!(house.visitor().get(&path).await.status, StatusCode::FORBIDDEN, "players only");
    let army = |formations: &str| {
        format!(
            r#"{{"format":"marshal.epic.army/1","list":"space-marines-codex","formations":[{formations}]}}"#
        )
    };
    let small = army(r#"{"name":"Tactical"},{"name":"Devastator"}"#);
    for (text, says) in [
        ("nonsense", "link"),
        (&army(r#"{"nam":"Tactical"}"#), "formations[0].nam"),
        (&army(r#"{"name":"Warlord Battle Titan"}"#), "Warlord Battle Titan"),
    ] {
        let refused = day.players[0].post(&path, &[("list", text)]).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{text}");
        assert!(refused.body.contains(says), "{text}: {}", refused.body);
    }
    for player in &day.players {
        let page = player.post(&path, &[("list", &small)]).await;
        assert!(page.status == StatusCode::OK && page.body.contains("525"), "{}", page.body);
    }
    day.steps(&["close_registration", "announce", "draw", "publish"]).await;
    let file = day.file().await;
    let seats = file["rounds"][0]["matches"][0]["players"].as_array().unwrap();
    for key in seats {
        let number: usize = key.as_str().unwrap().trim_start_matches('p').parse().unwrap();
        let table = day.players[number - 1].get(&format!("/t/{}/table/1/0", day.code)).await;
        assert_eq!(table.status, StatusCode::OK, "{}", table.body);
        if key == &seats[1] {
            assert!(!table.body.contains("ready-"), "both armies are there: {}", table.body);
        }
    }
}
