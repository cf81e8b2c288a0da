//! Two server nodes on one PostgreSQL: whoever asks where, there is one tournament.

use reqwest::StatusCode;
use testbed::Postgres;

use crate::house::{Day, Deadline, House, Visitor};

/// How many players try to get in at each node.
const EACH: usize = 12;

/// Both nodes of one database, the day at the first of them, and its organizer at the second.
async fn two_nodes() -> (House, House, Day, Visitor) {
    let database = Postgres::shared().database();
    let place = database.address().parse().unwrap();
    let first = House::on(&place).await;
    let day = first.day("conquest-1.2", 0, &[("capacity", "20")]).await;
    let second = House::on(&place).await;
    let organizer = day.organizer.at(&second);
    (first, second, day, organizer)
}

#[tokio::test(flavor = "multi_thread")]
async fn conflicting_commands_at_two_nodes_leave_one_state() {
    let (first, second, day, elsewhere) = two_nodes().await;
    // Twenty places, twenty-four who want one: the same names at both nodes, all at once.
    let path = format!("/t/{}/act", day.code);
    let enrol = |who: &Visitor, name: String| {
        let (who, path) = (who.clone(), path.clone());
        async move {
            let page = who.post(&path, &[("kind", "enrol"), ("name", &name)]).await;
            (name, page)
        }
    };
    let asks = (0..EACH).flat_map(|number| {
        [enrol(&day.organizer, format!("North{number}")), enrol(&elsewhere, format!("South{number}"))]
    });
    let answers = all_at_once(asks).await;
    let entered: Vec<&String> =
        answers.iter().filter(|(_, page)| page.status == StatusCode::OK).map(|(name, _)| name).collect();
    assert_eq!(entered.len(), 20, "as many as there are places, whichever node they asked");
    assert!(answers.iter().all(|(_, page)| [StatusCode::OK, StatusCode::CONFLICT].contains(&page.status)));

    let file = same_on_both(&first, &second, &day.code).await;
    let mut names: Vec<&str> =
        file["players"].as_array().unwrap().iter().map(|player| player["name"].as_str().unwrap()).collect();
    names.sort_unstable();
    let mut wanted: Vec<&str> = entered.iter().map(|name| name.as_str()).collect();
    wanted.sort_unstable();
    assert_eq!(names, wanted, "everybody who was let in, and nobody else");

    day.steps(&["close_registration", "announce"]).await;
    // Both draw: one round comes of it, and both nodes show the same.
    let (here, there) = (day.act(&day.organizer, "draw", &[]), day.act(&elsewhere, "draw", &[]));
    let (here, there) = tokio::join!(here, there);
    let drawn = [here.status, there.status].into_iter().filter(|status| *status == StatusCode::OK).count();
    assert_eq!(drawn, 1, "{} {}", here.status, there.status);
    day.steps(&["publish", "start_clock"]).await;
    let file = same_on_both(&first, &second, &day.code).await;
    assert_eq!(file["rounds"].as_array().unwrap().len(), 1);

    // Two results for every match, one at each node: one of them stands, the same on both.
    let settle = |who: &Visitor, place: usize, winner: String| {
        let (who, path, place) = (who.clone(), path.clone(), place.to_string());
        async move {
            let fields = [
                ("kind", "settle"),
                ("round", "1"),
                ("place", &place),
                ("winner", &winner),
                ("ending", "conquest"),
                ("reason", "seen"),
            ];
            who.post(&path, &fields).await.status
        }
    };
    let matches = file["rounds"][0]["matches"].as_array().unwrap().clone();
    let asks = matches.iter().enumerate().flat_map(|(place, it)| {
        let seat = |at: usize| it["players"][at].as_str().unwrap().trim_start_matches('p').to_owned();
        [settle(&day.organizer, place, seat(0)), settle(&elsewhere, place, seat(1))]
    });
    let statuses = all_at_once(asks).await;
    for pair in statuses.chunks(2) {
        assert!(pair.contains(&StatusCode::OK), "{pair:?}");
    }
    day.steps(&["close"]).await;
    let file = same_on_both(&first, &second, &day.code).await;
    assert!(file["rounds"][0]["matches"].as_array().unwrap().iter().all(|it| !it["outcomes"].is_null()));
}

/// However often two nodes overtake each other, everybody gets an answer of the rules and not that it is too crowded.
#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_of_commands_at_two_nodes_is_carried_out_to_the_last() {
    let database = Postgres::shared().database();
    let place = database.address().parse().unwrap();
    let first = House::on(&place).await;
    // Before the other node is there: each start of a server without an owner makes a new link for one.
    let day = first.day("conquest-1.2", 0, &[]).await;
    let second = House::on(&place).await;
    let elsewhere = day.organizer.at(&second);
    let path = format!("/t/{}/act", day.code);
    let asks = (0..60).flat_map(|number| {
        [("N", &day.organizer), ("S", &elsewhere)].map(|(node, who)| {
            let (who, path, name) = (who.clone(), path.clone(), format!("{node}{number}"));
            async move { who.post(&path, &[("kind", "enrol"), ("name", &name)]).await.status }
        })
    });
    let answers = all_at_once(asks).await;
    assert!(answers.iter().all(|status| *status == StatusCode::OK), "{answers:?}");
    let file = same_on_both(&first, &second, &day.code).await;
    assert_eq!(file["players"].as_array().unwrap().len(), 120);
}

/// A page that was told of a version by one node and asks the other is answered with that version, not with an older one.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_asks_the_other_node_gets_the_version_it_was_told_of() {
    let database = Postgres::shared().database();
    let place = database.address().parse().unwrap();
    let (first, second) = (House::on(&place).await, House::on(&place).await);
    let ana = first.visitor();
    let there = ana.at(&second);
    let version = |page: &crate::house::Page| -> u64 {
        let at = page.body.find("data-version=\"").expect("a page of a room has a version") + 14;
        page.body[at..].split('"').next().unwrap().parse().unwrap()
    };
    let game = ana.post("/play", &[("name", "Ana"), ("deck", "nazdreg"), ("opponent", "person")]).await.path;
    let table = ana.post("/table", &[]).await.path;
    for (path, act, fields) in [
        (&game, format!("{game}/do"), vec![("what", "close")]),
        (&table, format!("{table}/act"), vec![("do", "army"), ("by", "alpha"), ("ready", "steel-legion")]),
    ] {
        assert_eq!(there.get(path).await.status, StatusCode::OK);
        for _ in 0..2 {
            ana.post(&act, &fields).await;
            let told = version(&ana.get(path).await);
            let asked = there.request(reqwest::Method::GET, path).header("x-live", told.to_string());
            let page = there.sent(asked).await;
            assert!(page.status != StatusCode::OK || version(&page) >= told, "{path}: {told}");
            assert!(!page.body.contains("<html"), "only what changes");
        }
    }
}

async fn all_at_once<T: Send + 'static>(
    asks: impl Iterator<Item = impl Future<Output = T> + Send + 'static>,
) -> Vec<T> {
    let mut answers = Vec::new();
    for task in asks.map(tokio::spawn).collect::<Vec<_>>() {
        answers.push(task.await.unwrap());
    }
    answers
}

/// The tournament's file once both nodes tell the same: a node hears of the other's last command a moment later.
async fn same_on_both(first: &House, second: &House, code: &str) -> serde_json::Value {
    let path = format!("/t/{code}/file.json");
    let (first, second) = (first.visitor(), second.visitor());
    let deadline = Deadline::new();
    loop {
        deadline.check("both nodes tell the same");
        let (one, two) = (first.get(&path).await, second.get(&path).await);
        assert_eq!((one.status, two.status), (StatusCode::OK, StatusCode::OK));
        if one.body == two.body {
            return serde_json::from_str(&one.body).unwrap();
        }
        tokio::task::yield_now().await;
    }
}
