//! The machine's clock was wrong: it is said at the desk, and one button mends it.

use journal::{Options, Place, Store};
use reqwest::StatusCode;
use tokio_util::sync::CancellationToken;
use tournament::{Actor, Moment, PersonId, Settings, Wish};

const DAY_MILLIS: i64 = 24 * 3600 * 1000;

#[expect(
    clippy::disallowed_methods,
    reason = "the server under test asks the real clock, and is measured against it"
)]
pub(crate) fn now() -> i64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_of_a_clock_that_was_a_day_ahead_is_said_and_set_right() {
    let folder = tempfile::tempdir().unwrap();
    let store =
        Store::open(&Place::file(folder.path().join("marshal.db")), &Options::default()).await.unwrap();
    let config = server::Config::new(([127, 0, 0, 1], 0).into(), "http://house").unwrap();
    let server = server::Server::bind(config, store).await.unwrap();
    let pack = regulations::pack("conquest-1.2").unwrap();
    let floor = server.found(pack, "Saturday", "Olga", Settings::default(), Moment(now())).await.unwrap();
    let ahead = Moment(now() + DAY_MILLIS);
    let enrol = |name: &str| Wish::Enrol { key: None, name: name.to_owned(), team: None };
    floor.command(Actor::Person(PersonId(0)), ahead, enrol("Ana")).await.unwrap();
    let link = floor.link_of(PersonId(0)).await.unwrap().replace("http://house", "");
    let url = format!("http://{}", server.address().unwrap());
    let stop = CancellationToken::new();
    let _stopped = stop.clone().drop_guard();
    tokio::spawn(server.run(stop));

    let olga = reqwest::Client::builder().cookie_store(true).build().unwrap();
    olga.get(format!("{url}{link}")).send().await.unwrap();
    let desk = format!("{url}/t/{}/desk", floor.code());
    let shown = async || olga.get(&desk).send().await.unwrap().text().await.unwrap();
    let page = shown().await;
    assert!(page.contains("id=\"time-ahead\"") && page.contains("ahead of this computer"), "{page}");
    let fields = [("kind", "set_clock"), ("reason", "The clock was ahead."), ("at_page", "/")];
    let answer = olga.post(format!("{url}/t/{}/act", floor.code())).form(&fields).send().await.unwrap();
    assert_eq!(answer.status(), StatusCode::OK);
    assert!(!shown().await.contains("time-ahead"));
    // Every later step has the time it is.
    floor.command(Actor::Person(PersonId(0)), Moment(now()), enrol("Bo")).await.unwrap();
    assert!(floor.tournament().last_step() < Moment(now() + 60_000));
}
