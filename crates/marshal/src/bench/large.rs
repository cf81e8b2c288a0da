//! A tournament of thousands: what its largest pages take, for the organizer, for whom none is kept.

use std::time::Duration;

use rulebook::{Saying, say};
use tokio::time::Instant;

use super::field::Field;
use super::http::Connection;
use super::served::{Served, at, failure, sign_in};
use super::server::Figure;
use crate::console::Failure;

/// How often a page is asked for.
const TIMES: u32 = 9;
const MOST_MILLISECONDS: u64 = 50;
const MOST_KILOBYTES: u64 = 100;

/// The pages, and the size of the largest of them as it is sent.
pub(super) async fn measure(players: u32) -> Result<Vec<Figure>, Failure> {
    let field = tokio::spawn(Field::prepare(players, 0)).await;
    let field = field.map_err(|error| failure(std::io::Error::other(error)))??;
    let served = Served::start(&field.database).map_err(failure)?;
    let organizer = sign_in(served.address, [&field.organizer]).await.map_err(failure)?.concat();
    let mut connection = Connection::open(served.address).await.map_err(failure)?;
    let (mut figures, mut largest) = (Vec::new(), 0);
    for (what, path) in pages(players) {
        let path = format!("/t/{}{path}", field.code);
        let mut times: Vec<Duration> = Vec::new();
        for _ in 0..TIMES {
            let begun = Instant::now();
            let page = connection.get(&path, &organizer).await.map_err(failure)?;
            times.push(begun.elapsed());
            if page.status != 200 {
                return Err(failure(std::io::Error::other(format!(
                    "{path} was answered by {}",
                    page.status
                ))));
            }
            largest = largest.max(page.body.len() as u64);
        }
        times.sort();
        figures.push(Figure::at_most(what, at(&times, 50), "ms", MOST_MILLISECONDS));
    }
    let what = say!("bench-large-size", players = players);
    figures.push(Figure::at_most(what, largest.div_ceil(1000), "KB", MOST_KILOBYTES));
    Ok(figures)
}

fn pages(players: u32) -> [(Saying, &'static str); 4] {
    [
        (say!("bench-large-desk", players = players), "/desk"),
        (say!("bench-large-pairings", players = players), ""),
        (say!("bench-large-roster", players = players), "/desk/players"),
        (say!("bench-large-standings", players = players), "/standings"),
    ]
}
