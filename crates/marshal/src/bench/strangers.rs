//! What strangers can make expensive: a deck list that is none, and many who join at once.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use rulebook::say;
use tokio::time::Instant;

use super::http::Connection;
use super::served::{Served, at, failure, get};
use super::server::Figure;
use crate::console::Failure;

/// A single line of so many letters.
const LETTERS: usize = 180 * 1024;
/// How often it is checked.
const TIMES: usize = 9;
const MOST_MILLISECONDS: u64 = 50;
/// How many join at once, and how much memory they may take while their PINs are hashed.
const JOINING: usize = 100;
const MOST_MEGABYTES: u64 = 64;

/// At a server of their own, and a tournament of that code that takes players in.
pub(super) async fn measure(database: &str, code: &str) -> Result<Vec<Figure>, Failure> {
    let served = Served::start(database).map_err(failure)?;
    let times = checked(served.address).await.map_err(failure)?;
    get(served.address, &format!("/t/{code}"), "").await.map_err(failure)?;
    let before = served.resident_kilobytes().unwrap_or(0);
    joined(served.address, code).await.map_err(failure)?;
    let more = served.peak_kilobytes().unwrap_or(0).saturating_sub(before) / 1024;
    Ok(vec![
        Figure::at_most(say!("bench-hostile-deck"), at(&times, 50), "ms", MOST_MILLISECONDS),
        Figure::at_most(say!("bench-joins", joins = JOINING), more, "MB", MOST_MEGABYTES),
    ])
}

async fn checked(server: SocketAddr) -> io::Result<Vec<Duration>> {
    let hostile = format!("{{\"text\": \"{}\"}}", "Zarathur’s x".repeat(LETTERS / 12));
    let mut times = Vec::new();
    for number in 0..TIMES {
        let mut connection = Connection::open_for(server, number).await?;
        let begun = Instant::now();
        let answer = connection.post_json("/api/decks/check", &hostile).await?;
        times.push(begun.elapsed());
        if answer.status >= 500 {
            return Err(io::Error::other(format!("a deck check was answered by {}", answer.status)));
        }
    }
    times.sort();
    Ok(times)
}

async fn joined(server: SocketAddr, code: &str) -> io::Result<()> {
    let joining: Vec<_> = (0..JOINING)
        .map(|number| {
            let path = format!("/t/{code}/join");
            tokio::spawn(async move {
                let mut connection = Connection::open_for(server, number).await?;
                let answer = connection.post(&path, "", &format!("name=Newcomer{number}")).await?;
                match answer.status {
                    200 | 303 => Ok(()),
                    status => Err(io::Error::other(format!("joining was answered by {status}"))),
                }
            })
        })
        .collect();
    for task in joining {
        task.await.map_err(io::Error::other)??;
    }
    Ok(())
}
