//! What many event streams cost a server that does nothing but keep them.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use rulebook::say;

use super::http::{Connection, request};
use super::served::{Served, failure};
use super::server::Figure;
use crate::console::Failure;

/// How much memory ten thousand of them may take.
const MOST_MEGABYTES: u64 = 300;
/// What that promise is about.
const MANY: usize = 10_000;

/// Opens so many event streams of a tournament at a server of its own.
pub(super) async fn measure(database: &str, code: &str, streams: usize) -> Result<Figure, Failure> {
    let served = Served::start(database).map_err(failure)?;
    let open = open(served.address, code, streams).await.map_err(failure)?;
    let megabytes = served.resident_kilobytes().unwrap_or(0) / 1024;
    let what = say!("bench-streams", streams = open.len());
    // Fewer prove nothing about ten thousand.
    Ok(if open.len() >= MANY {
        Figure::at_most(what, megabytes, "MB", MOST_MEGABYTES)
    } else {
        Figure::only(what, megabytes, "MB")
    })
}

/// Each has said where things stand when this returns.
async fn open(server: SocketAddr, code: &str, streams: usize) -> io::Result<Vec<Connection>> {
    let live = request("GET", &format!("/t/{code}/live"), "", "");
    let mut open = Vec::with_capacity(streams);
    for number in 0..streams {
        let mut connection = Connection::open(server).await?;
        connection.send(&live).await?;
        connection.head().await?;
        connection.chunk().await?.ok_or(io::ErrorKind::UnexpectedEof)?;
        open.push(connection);
        if number % 100 == 99 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
    Ok(open)
}
