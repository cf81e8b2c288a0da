//! What leaves the server of a Conquest game while it is under way, whichever way somebody asks: no card its reader may not know.

use std::collections::BTreeSet;

use conquest::cards::card;
use conquest::view::View;
use conquest::{CardId, ObjId, Seat};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::house::{House, Visitor};
use crate::play::{Game, values};

/// The board as a report tells it.
async fn board(who: &Visitor, path: &str) -> View {
    let report = who.get(&format!("{path}/report.json")).await;
    assert_eq!(report.status, StatusCode::OK, "{}", report.body);
    let report: Value = serde_json::from_str(&report.body).unwrap();
    serde_json::from_value(report["view"]["board"].clone()).unwrap()
}

/// Every card a view names.
fn named(view: &View) -> BTreeSet<CardId> {
    let players = view.players.iter().flat_map(|it| it.cards.iter().chain(&it.discard));
    let reserve = view.reserve.iter().filter_map(|it| it.card.as_ref());
    let known = players.chain(&view.shown).chain(reserve).map(|(_, card)| *card);
    known.chain(view.cards.iter().map(|it| it.card)).chain(view.source).collect()
}

/// What one player holds that nobody else can have seen: by number and by name.
struct Secret {
    ids: Vec<ObjId>,
    names: BTreeSet<&'static str>,
}

/// Random answers through a whole part of a game; at every question each way to ask is tried by everybody else.
///
/// Shows HR-7.5.1.
#[tokio::test]
async fn no_way_to_ask_gives_a_hidden_card_away() {
    let house = House::open().await;
    // Rules of the moment have examples with cards' names.
    let examples = house.visitor().get("/play").await.body + &house.visitor().get("/").await.body;
    let game = Game::begun(&house, &[]).await;
    let path = game.path();
    let mut seen: BTreeSet<CardId> = BTreeSet::new();
    let mut shown: [BTreeSet<CardId>; 2] = [BTreeSet::new(), BTreeSet::new()];
    let mut lists: [BTreeSet<&str>; 2] = [BTreeSet::new(), BTreeSet::new()];
    for (list, player) in lists.iter_mut().zip(&game.players) {
        let page = player.get(&path).await;
        let list_of = page.body.split("board-list").nth(1).unwrap().split("</ol>").next().unwrap().to_owned();
        list.extend(
            conquest::cards::all_cards().iter().filter(|it| list_of.contains(it.name)).map(|it| it.name),
        );
    }
    let mut tried = 0;
    for turn in 0..48 {
        let spectator = board(&game.spectator, &path).await;
        seen.extend(named(&spectator));
        // What a card lets one player look at, that player knows from then on.
        for seat in Seat::BOTH {
            shown[seat as usize].extend(named(&board(&game.players[seat as usize], &path).await));
        }
        for seat in Seat::BOTH {
            let (own, other) = (&game.players[seat as usize], &game.players[seat.other() as usize]);
            let held = board(own, &path).await.players[seat as usize].cards.clone();
            let known = &shown[seat.other() as usize];
            let unseen = |name: &str| {
                !examples.contains(name)
                    && seen.iter().chain(known).all(|id| card(*id).name != name)
                    && !lists[seat.other() as usize].contains(name)
            };
            let secret = Secret {
                ids: held.iter().map(|(id, _)| *id).collect(),
                names: held.iter().map(|(_, id)| card(*id).name).filter(|name| unseen(name)).collect(),
            };
            tried += secret.names.len();
            let step = spectator_step(&game).await;
            for (who, whom) in [(other, "the opponent"), (&game.spectator, "a spectator")] {
                assert!(board(who, &path).await.players[seat as usize].cards.is_empty(), "{whom}");
                for address in [
                    "",
                    "/log",
                    "/log?q=e",
                    "/report.json",
                    "?hint=0",
                    &format!("?hint={step}"),
                    &format!("/at/{step}"),
                ] {
                    let page = who.get(&format!("{path}{address}")).await;
                    hides(&page.body, &secret, &format!("{whom} at {address}, turn {turn}"));
                }
            }
            for address in ["/play", "/"] {
                hides(&house.visitor().get(address).await.body, &secret, address);
            }
            hides(&house.figures().await, &secret, "the figures");
            if turn % 6 == 0 {
                probes(other, &path, &secret, turn).await;
            }
        }
        if !game.step(turn).await {
            break;
        }
    }
    assert!(tried > 100, "there was something to hide: {tried}");
}

/// The step a spectator sees.
async fn spectator_step(game: &Game) -> usize {
    let page = game.spectator.get(&game.path()).await;
    values(&page.body, "data-answers=\"").remove(0).parse().unwrap()
}

fn hides(text: &str, secret: &Secret, how: &str) {
    let text = text.split("id=\"board-rules\"").next().unwrap_or_default();
    for name in &secret.names {
        assert!(!text.contains(name), "{how}: {name} is told");
    }
}

/// Answers that name cards by numbers somebody made up: the refusal must not say which card that is.
async fn probes(who: &Visitor, path: &str, secret: &Secret, turn: usize) {
    let page = who.get(path).await;
    let after = values(&page.body, "data-question=\"").remove(0);
    for id in &secret.ids {
        for answer in [
            json!({"play": id}),
            json!({"pick": id}),
            json!({"attack": id}),
            json!({"shield": id}),
            json!({"use": {"card": id, "ability": 0}}),
            json!({"deploy": {"card": id, "to": "Hq"}}),
            json!({"deploy": {"card": id, "to": {"Planet": 0}}}),
        ] {
            let fields = [("after", after.as_str()), ("answer", &*answer.to_string())];
            let refused = who.post(&format!("{path}/answer"), &fields).await;
            assert!(refused.status.is_client_error(), "{answer}: {}", refused.status);
            assert_ne!(
                refused.status,
                StatusCode::UNPROCESSABLE_ENTITY,
                "{answer} is an answer: {}",
                refused.body
            );
            hides(&refused.body, secret, &format!("{answer} in turn {turn}"));
        }
    }
}

/// The stream of events says a version and nothing else, to whoever follows it.
#[tokio::test]
async fn the_stream_of_events_says_a_number_and_nothing_else() {
    let house = House::open().await;
    let game = Game::begun(&house, &[]).await;
    for who in [&game.players[0], &game.players[1], &game.spectator, &house.visitor()] {
        let mut stream = who.request(Method::GET, &format!("{}/live", game.path())).send().await.unwrap();
        let told = stream.chunk().await.unwrap().unwrap();
        let told = std::str::from_utf8(&told).unwrap();
        for line in told.lines().filter(|line| !line.is_empty()) {
            let (key, value) = line.split_once(':').unwrap();
            let value = value.trim();
            assert!(
                matches!((key, value), ("event", "version"))
                    || ["id", "data"].contains(&key) && value.parse::<u64>().is_ok(),
                "{line}"
            );
        }
    }
}
