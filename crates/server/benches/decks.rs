//! What a keystroke in the deck builder costs over HTTP, beside what was promised: 50 milliseconds over the whole catalogue.
//! `cargo bench -p server --bench decks` starts a server, types a card's name letter by letter, and prints the times.

// A bench measures, so it may read the clock, and fails loudly.
#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use reqwest::Client;
use tokio_util::sync::CancellationToken;

const PROMISED: Duration = Duration::from_millis(50);
const TYPED: &str = "captain cato sicarius";
const TIMES: usize = 20;

#[tokio::main]
async fn main() {
    let folder = tempfile::tempdir().unwrap();
    let place = journal::Place::file(folder.path().join("marshal.db"));
    let store = journal::Store::open(&place, &journal::Options::default()).await.unwrap();
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = server::Config::new(listen, "http://localhost").expect("an address");
    let server = server::Server::bind(config, store).await.unwrap();
    let url = format!("http://{}", server.address().unwrap());
    let stop = CancellationToken::new();
    tokio::spawn(server.run(stop.clone()));

    let client = Client::new();
    println!("{:<46} {:>10} {:>10} {:>10}", "", "median", "worst", "promised");
    for (what, part, path) in [
        ("a keystroke, nothing chosen yet", "results", "/decks/conquest?all=yes&q="),
        ("a keystroke in a deck of Cato's", "results", DECK),
        ("a card added: the whole bench", "bench", DECK),
    ] {
        let mut times = Vec::new();
        for _ in 0..TIMES {
            for letters in 1..=TYPED.len() {
                let address = format!("{url}{path}{}", TYPED[..letters].replace(' ', "+"));
                let started = Instant::now();
                let answer = client.get(&address).header("x-part", part).send().await.unwrap();
                assert!(answer.status().is_success(), "{address}: {}", answer.status());
                answer.bytes().await.unwrap();
                times.push(started.elapsed());
            }
        }
        times.sort_unstable();
        let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
        println!(
            "{what:<46} {:>7} µs {:>7} µs {:>7} ms",
            median.as_micros(),
            worst.as_micros(),
            PROMISED.as_millis()
        );
    }
    stop.cancel();
}

/// A deck of fifty cards on the bench.
const DECK: &str = "/decks/conquest?d=EBWz2v8Bc-vZJEwOhCFdqAwiQLKmITrg0iMAW1Uj24p-I_jV_CNiXnAjxyL0I7tihiMeAFwjQvLDI2M_oSGtxmIjykZMI-kPsCPhV-4jOwoZIa24RSI&q=";
