//! Conquest tables under load: two players each, who answer whatever is offered, as people do and then as fast as they can.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use rulebook::{Seed, say};
use tokio::sync::Semaphore;
use tokio::time::Instant;

use super::http::Connection;
use super::served::{Served, at, failure, millis};
use super::server::Figure;
use crate::console::Failure;

/// How many tables are opened, and answered at without a pause, at the same time.
const AT_ONCE: usize = 32;
/// How long somebody thinks about an answer.
const THINKS: Duration = Duration::from_secs(1);

/// A table with its two players.
struct Table {
    players: [Player; 2],
    path: String,
    /// How many answers were given here.
    given: usize,
}

/// A browser at a table.
struct Player {
    connection: Connection,
    cookie: String,
}

/// Tables, what they weigh, how many answers a second they take and how soon the other player sees one.
pub(super) async fn measure(served: &Served, tables: usize, seconds: u64) -> Result<Vec<Figure>, Failure> {
    let before = served.resident_kilobytes().unwrap_or(0);
    let tables = opened(served.address, tables).await.map_err(failure)?;
    let count = tables.len() as u64;
    let after = served.resident_kilobytes().unwrap_or(0);
    let (tables, times) = paced(tables, Duration::from_secs(seconds)).await.map_err(failure)?;
    let (answers, took) = hurried(tables, Duration::from_secs(seconds)).await.map_err(failure)?;
    Ok(vec![
        Figure::at_most(say!("bench-table-memory"), after.saturating_sub(before) / count.max(1), "KB", 200),
        Figure::only(say!("bench-table-half"), at(&times, 50), "ms"),
        Figure::at_most(say!("bench-table-almost-all"), at(&times, 99), "ms", 250),
        Figure::only(say!("bench-table-answers"), answers * 1000 / millis(took).max(1), "1/s"),
    ])
}

async fn opened(server: SocketAddr, tables: usize) -> io::Result<Vec<Table>> {
    let permits = Arc::new(Semaphore::new(AT_ONCE));
    let opening: Vec<_> = (0..tables)
        .map(|number| {
            let permits = Arc::clone(&permits);
            tokio::spawn(async move {
                let _permit = permits.acquire().await.map_err(io::Error::other)?;
                Table::open(server, number).await
            })
        })
        .collect();
    let mut opened = Vec::new();
    for table in opening {
        opened.push(table.await.map_err(io::Error::other)??);
    }
    Ok(opened)
}

/// Everybody thinks before answering. Gives the time from each answer to the other player's page.
async fn paced(tables: Vec<Table>, lasting: Duration) -> io::Result<(Vec<Table>, Vec<Duration>)> {
    let until = Instant::now() + lasting;
    let count = tables.len().max(1) as u32;
    let playing = (0..).zip(tables).map(|(number, mut table): (u32, Table)| {
        tokio::spawn(async move {
            // Not all of them in the same moment.
            tokio::time::sleep(THINKS * number / count).await;
            let mut times = Vec::new();
            while Instant::now() < until
                && let Some(time) = table.step().await?
            {
                times.push(time);
                tokio::time::sleep(THINKS).await;
            }
            io::Result::Ok((table, times))
        })
    });
    let (mut tables, mut all) = (Vec::new(), Vec::new());
    for table in playing.collect::<Vec<_>>() {
        let (table, times) = table.await.map_err(io::Error::other)??;
        tables.push(table);
        all.extend(times);
    }
    all.sort();
    Ok((tables, all))
}

/// Nobody thinks. Gives the number of answers, and how long they took.
async fn hurried(tables: Vec<Table>, lasting: Duration) -> io::Result<(u64, Duration)> {
    let begun = Instant::now();
    let playing = tables.into_iter().take(AT_ONCE).map(|mut table| {
        tokio::spawn(async move {
            let mut answers = 0_u64;
            while begun.elapsed() < lasting && table.step().await?.is_some() {
                answers += 1;
            }
            io::Result::Ok(answers)
        })
    });
    let mut answers = 0;
    for table in playing.collect::<Vec<_>>() {
        answers += table.await.map_err(io::Error::other)??;
    }
    Ok((answers, begun.elapsed()))
}

impl Table {
    /// Two people sit down and bring their numbers.
    async fn open(server: SocketAddr, number: usize) -> io::Result<Table> {
        let mut one = Connection::open_for(server, number).await?;
        let mut two = Connection::open_for(server, number).await?;
        let opened = one.post("/play", "", "deck=nazdreg&name=Ana&opponent=person").await?;
        let path = opened.location().ok_or_else(|| io::Error::other("no table was opened"))?;
        let sat = two.post(&format!("{path}/sit"), "", "deck=captain-cato-sicarius&name=Bo").await?;
        let cookies = [opened.cookie(), sat.cookie()];
        let [Some(first), Some(second)] = cookies else { return Err(io::Error::other("no seat was given")) };
        let mut players =
            [Player { connection: one, cookie: first }, Player { connection: two, cookie: second }];
        let number = |at: u8| format!("{:02x}", at + 1).repeat(32);
        let promise = |at: u8| Seed::from_bytes([at + 1; 32]).commitment();
        let path_of_numbers = format!("{path}/number");
        for (at, player) in (0..).zip(&mut players) {
            player.post(&path_of_numbers, &format!("hash={}", promise(at)), 204).await?;
        }
        for (at, player) in (0..).zip(&mut players) {
            player.post(&path_of_numbers, &format!("number={}", number(at)), 204).await?;
        }
        Ok(Table { players, path, given: 0 })
    }

    /// Whoever is asked answers; says after how long the other one has the page. Nothing when the game is over.
    async fn step(&mut self) -> io::Result<Option<Duration>> {
        for seat in 0..2 {
            let page = self.players[seat].page(&self.path).await?;
            let offered: Vec<&str> = values(&page, "name=\"answer\" value=\"").collect();
            let Some(after) = values(&page, "name=\"after\" value=\"").next() else { continue };
            let Some(answer) = offered.get(self.given % offered.len().max(1)) else { continue };
            let answer = answer.replace("&quot;", "\"");
            let form = format!("after={after}&answer={}", escaped(&answer));
            self.given += 1;
            let begun = Instant::now();
            let path = format!("{}/answer", self.path);
            self.players[seat].post(&path, &form, 303).await?;
            self.players[1 - seat].follow(&self.path).await?;
            return Ok(Some(begun.elapsed()));
        }
        Ok(None)
    }
}

impl Player {
    async fn page(&mut self, path: &str) -> io::Result<String> {
        self.connection.get(path, &self.cookie).await?.text()
    }

    /// Fetches what has changed, as a page that follows its table does.
    async fn follow(&mut self, path: &str) -> io::Result<()> {
        self.connection.follow(path, &self.cookie).await.map(drop)
    }

    async fn post(&mut self, path: &str, form: &str, expected: u16) -> io::Result<()> {
        let answer = self.connection.post(path, &self.cookie, form).await?;
        if answer.status == expected {
            return Ok(());
        }
        Err(io::Error::other(format!("{path} was answered by {}", answer.status)))
    }
}

/// Every text that stands between that beginning and the next quotation mark.
fn values<'a>(body: &'a str, before: &'a str) -> impl Iterator<Item = &'a str> {
    body.split(before).skip(1).filter_map(|rest| rest.split('"').next())
}

/// As forms are sent.
fn escaped(text: &str) -> String {
    let letter = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    text.bytes().map(letter).collect()
}
