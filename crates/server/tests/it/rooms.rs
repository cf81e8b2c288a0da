//! Many tournaments on one server: those nobody looks at do not stay in memory, and are there again when somebody does.

use journal::{Options, Place, Store};
use tokio_util::sync::CancellationToken;
use tournament::{Moment, Settings};

#[tokio::test(flavor = "multi_thread")]
async fn of_many_tournaments_only_so_many_stay_open_and_all_can_be_opened() {
    let folder = tempfile::tempdir().unwrap();
    let store =
        Store::open(&Place::file(folder.path().join("marshal.db")), &Options::default()).await.unwrap();
    let config = server::Config::new(([127, 0, 0, 1], 0).into(), "http://house").unwrap();
    let server =
        server::Server::bind(config, store).await.unwrap().with_metrics(([127, 0, 0, 1], 0).into()).unwrap();
    let pack = regulations::pack("conquest-1.2").unwrap();
    let mut codes = Vec::new();
    for number in 0..230 {
        let name = format!("Tournament {number}");
        let floor = server.found(pack, &name, "Olga", Settings::default(), Moment(number)).await.unwrap();
        codes.push(floor.code().to_owned());
    }
    let (url, metrics) = (server.address().unwrap(), server.metrics_address().unwrap());
    let stop = CancellationToken::new();
    let _stopped = stop.clone().drop_guard();
    tokio::spawn(server.run(stop));
    let open = async || {
        let told = reqwest::get(format!("http://{metrics}/metrics")).await.unwrap().text().await.unwrap();
        let line = told.lines().find_map(|line| line.strip_prefix("marshal_rooms ")).unwrap();
        line.parse::<usize>().unwrap()
    };
    assert_eq!(open().await, 200);
    for (number, code) in codes.iter().enumerate().take(20) {
        let page = reqwest::get(format!("http://{url}/t/{code}")).await.unwrap().text().await.unwrap();
        assert!(page.contains(&format!("Tournament {number}<")), "{page}");
    }
    assert_eq!(open().await, 200);
}
