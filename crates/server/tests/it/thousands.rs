//! Five thousand players: lists are searched and turned over part by part, and no page is too heavy for a phone.

use journal::{Options, Place, Store};
use reqwest::{Client, StatusCode, header};
use tokio_util::sync::CancellationToken;
use tournament::{
    Actor, Claim, MatchId, Moment, PersonId, RoundNo, Seats, Settings, StagePlan, Structure, Wish,
};

const PLAYERS: usize = 5000;
/// What a page may weigh on its way to a phone.
const MOST_BYTES: usize = 100_000;

/// A page as it comes over the network, and its text.
async fn page(client: &Client, address: &str) -> (usize, String) {
    let compressed = client.get(address).header(header::ACCEPT_ENCODING, "gzip").send().await.unwrap();
    assert_eq!(compressed.status(), StatusCode::OK, "{address}");
    assert_eq!(compressed.headers()[header::CONTENT_ENCODING], "gzip", "{address}");
    let weight = compressed.bytes().await.unwrap().len();
    assert!(weight < MOST_BYTES, "{address} weighs {weight}");
    (weight, client.get(address).send().await.unwrap().text().await.unwrap())
}

fn name(number: usize) -> String {
    format!("Player {number:04} Konstantynopolitańczykowianeczka")
}

#[tokio::test(flavor = "multi_thread")]
async fn five_thousand_players_are_searched_and_turned_over() {
    let folder = tempfile::tempdir().unwrap();
    let store =
        Store::open(&Place::file(folder.path().join("marshal.db")), &Options::default()).await.unwrap();
    let config = server::Config::new(([127, 0, 0, 1], 0).into(), "http://house").unwrap();
    let server = server::Server::bind(config, store).await.unwrap();
    let pack = regulations::pack("conquest-1.2").unwrap();
    let swiss = StagePlan::Swiss { rounds: 2, cut: None, carry: true };
    let stages = vec![swiss, StagePlan::Elimination { cut: Some(8) }];
    let structure = Structure::Custom { stages };
    let settings = Settings { structure, tables: true, ..Settings::default() };
    let floor = server.found(pack, "Saturday", "Olga", settings, Moment(0)).await.unwrap();
    let olga = async |wish: Wish| floor.command(Actor::Person(PersonId(0)), Moment(0), wish).await.unwrap();
    for number in 0..PLAYERS {
        olga(Wish::Enrol { key: None, name: name(number), team: None }).await;
    }
    for number in 1..=150 {
        let text = "1x Nazdreg\n3x Goff Nob".to_owned();
        olga(Wish::SubmitDeck { player: PersonId(number), text }).await;
    }
    let next = server.found(pack, "Sunday", "Olga", Settings::default(), Moment(0)).await.unwrap();
    let next_link = next.link_of(PersonId(0)).await.unwrap().replace("http://house", "");
    let link = floor.link_of(PersonId(0)).await.unwrap().replace("http://house", "");
    let player_link = floor.link_of(PersonId(4000)).await.unwrap().replace("http://house", "");
    let url = format!("http://{}", server.address().unwrap());
    let stop = CancellationToken::new();
    let _stopped = stop.clone().drop_guard();
    tokio::spawn(server.run(stop));
    let browser = || Client::builder().cookie_store(true).build().unwrap();
    let (desk, phone, nobody) = (browser(), browser(), browser());
    desk.get(format!("{url}{link}")).send().await.unwrap();
    phone.get(format!("{url}{player_link}")).send().await.unwrap();
    desk.get(format!("{url}{next_link}")).send().await.unwrap();
    let at = |path: &str| format!("{url}/t/{}{path}", floor.code());

    // Before the start: the roster, and who is missing.
    let rows = |body: &str| {
        let tags = body.split("<tr").skip(1).filter_map(|row| row.split('>').next());
        tags.filter(|tag| tag.contains(" id=")).count()
    };
    let (_, roster) = page(&desk, &at("/desk/players")).await;
    assert_eq!(rows(&roster), 100);
    let (_, last) = page(&desk, &at("/desk/players?part=50")).await;
    assert!(last.contains(&name(4999)) && !last.contains("rel=\"next\"") && last.contains("part=49"));
    let (_, found) = page(&desk, &at("/desk/players?find=PLAYER+4321")).await;
    assert!(rows(&found) == 1 && found.contains(&name(4321)));
    olga(Wish::CheckIn { player: PersonId(1) }).await;
    olga(Wish::CloseRegistration).await;
    page(&desk, &at("/desk")).await;
    olga(Wish::AnnouncePlan).await;
    let (_, absent) = page(&desk, &at("/desk")).await;
    assert!(absent.contains("And 4949 more.") && absent.contains("/desk/players?only=absent"));

    // Deck lists: called by their warlords, and read only for the part that is shown.
    let (_, lists) = page(&desk, &at("/decks")).await;
    assert_eq!(rows(&lists), 100);
    assert!(lists.contains("Nazdreg") && lists.contains("part=2"), "{lists}");
    let (_, list) = page(&desk, &at("/decks?find=player+4321")).await;
    assert!(rows(&list) == 1 && list.contains(&name(4321)));

    // The players of this tournament are ticked for the next one, a part at a time.
    let many = format!("{url}/t/{}/desk/many", next.code());
    let (_, ticking) = page(&desk, &format!("{many}?from={}&part=44", floor.code())).await;
    assert!(ticking.matches("type=\"checkbox\"").count() == 100 && ticking.contains(&name(4321)));
    let (_, found) = page(&desk, &format!("{many}?from={}&find=4321", floor.code())).await;
    assert!(found.matches("type=\"checkbox\"").count() == 1 && found.contains(&name(4321)));
    let taken = name(4321);
    let fields = [("take:4320", taken.as_str()), ("from", floor.code()), ("find", ""), ("part", "44")];
    let back = desk.post(&many).form(&fields).send().await.unwrap();
    let back = back.text().await.unwrap();
    assert!(back.contains("already here") && back.matches("type=\"checkbox\"").count() == 100, "{back}");
    let everybody: String = (0..PLAYERS).map(|number| name(number) + "\n").collect();
    let pasted = desk.post(&many).form(&[("text", &everybody)]);
    let pasted = pasted.header(header::ACCEPT_ENCODING, "gzip").send().await.unwrap();
    assert!(pasted.status() == StatusCode::OK && pasted.bytes().await.unwrap().len() < MOST_BYTES);

    // The draw under review, and the round.
    olga(Wish::Draw).await;
    let (_, draw) = page(&desk, &at("/desk?part=7")).await;
    assert!(draw.contains("name=\"one_name\"") && draw.contains("selected>601 – 700<"), "{draw}");
    olga(Wish::Publish).await;
    let tournament = olga(Wish::StartClock).await;
    let matches = tournament.round(RoundNo(1)).unwrap().matches.clone();
    for (place, it) in matches.iter().enumerate().take(300) {
        let Seats::Pair(winner, _) = it.seats else { panic!("nobody has a bye among {PLAYERS}") };
        let id = MatchId { round: RoundNo(1), place: place as u16 };
        let claim = Claim::new(Some(winner), "warlord_death");
        olga(Wish::Settle { id, claim, reason: "a slip".to_owned() }).await;
    }
    let (_, open) = page(&desk, &at("/desk")).await;
    assert!(open.contains("2200 open tables") && open.contains("name=\"find\""), "{open}");
    let (_, done) = page(&desk, &at("/desk?show=done&part=3")).await;
    assert_eq!(rows(&done), 100);
    let (_, one) = page(&desk, &at("/desk?find=4321")).await;
    assert!(one.contains(&name(4321)) && rows(&one) == 1);

    for client in [&phone, &nobody] {
        let (_, pairings) = page(client, &at("")).await;
        assert_eq!(rows(&pairings), 100);
        let (_, part) = page(client, &at("?round=1&part=25")).await;
        assert!(part.contains("id=\"m2499\"") && !part.contains("id=\"m2399\""));
        let (_, by_name) = page(client, &at("?by=name&part=44")).await;
        assert!(by_name.contains(&name(4321)) && by_name.contains("by=name&amp;part=45"), "{by_name}");
        let (_, found) = page(client, &at("?find=4321")).await;
        assert_eq!(rows(&found), 1);
        let (_, players) = page(client, &at("/players?part=44")).await;
        assert!(players.contains(&name(4321)) && rows(&players) == 100);
    }

    // The round's tables, and what everybody needs.
    let (_, tables) = page(&nobody, &at("/tables?part=25")).await;
    assert_eq!(rows(&tables), 100);
    let (_, table) = page(&nobody, &at("/tables?find=player+4321")).await;
    assert!(rows(&table) == 1 && table.contains(&name(4321)));
    let (_, bubble) = page(&desk, &at("/bubble?part=2")).await;
    assert_eq!(rows(&bubble), 100);
    let (_, found) = page(&desk, &at("/bubble?find=player+4321")).await;
    assert!(rows(&found) == 1 && found.contains(&name(4321)));

    // A page that follows its tournament gets the same part again.
    let again = phone.get(at("?round=1&part=25")).header("x-live", "1").send().await.unwrap();
    let again = again.text().await.unwrap();
    assert!(again.starts_with("<main") && again.contains("id=\"m2499\"") && !again.contains("id=\"m0\""));

    // The standings after the round.
    for (place, it) in matches.iter().enumerate().skip(300) {
        let Seats::Pair(winner, _) = it.seats else { panic!("nobody has a bye among {PLAYERS}") };
        let id = MatchId { round: RoundNo(1), place: place as u16 };
        let claim = Claim::new(Some(winner), "warlord_death");
        olga(Wish::Settle { id, claim, reason: "a slip".to_owned() }).await;
    }
    olga(Wish::Close).await;
    for client in [&phone, &nobody] {
        let (_, standings) = page(client, &at("/standings?part=2")).await;
        assert!(standings.contains("Part 2 of 50") && rows(&standings) == 100, "{standings}");
        let (_, found) = page(client, &at("/standings?find=player+4321")).await;
        assert!(rows(&found) == 1 && found.contains(&name(4321)));
    }
    let (_, mine) = page(&phone, &at("/standings")).await;
    assert!(mine.contains("Your place"), "{mine}");
}
