//! `marshal bench server`: how a server of its own does with a large tournament, beside what it has to do.
//!
//! The server is a second process of this program on a loopback address, so its memory and its start are its own. The load
//! comes from here, from the same cores. Each figure stands beside its bar.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use rulebook::{Saying, say};
use serde_json::json;
use tokio::time::Instant;

use super::field::{Field, GROUPS, PREPARED};
use super::http::{Answer as Page, Connection, request};
use super::served::{Served, at, failure, get, millis, sign_in};
use super::{large, many, strangers, streams, tables};
use crate::console::{Answer, Console, Exit, Failure};
use crate::table::Column;

/// How many requests are on their way at once.
const CONNECTIONS: usize = 64;
/// How long after the last page memory is looked at: pages on their way are no longer held.
const SETTLED: Duration = Duration::from_secs(1);

/// How large, how many, how long.
#[derive(Clone, Copy, Debug)]
pub(super) struct Size {
    pub(super) players: u32,
    pub(super) watchers: usize,
    pub(super) tables: usize,
    pub(super) streams: usize,
    /// Players of a tournament that is only looked at.
    pub(super) large: u32,
    /// Tournaments of a house that is only looked at.
    pub(super) many: u32,
    pub(super) seconds: u64,
}

/// One figure and what it has to be.
#[derive(Debug)]
pub(super) struct Figure {
    what: Saying,
    reached: u64,
    unit: &'static str,
    /// At least this for a rate, at most this for a time or a size; none where nothing is demanded.
    bar: Option<u64>,
    met: Option<bool>,
    /// How many times better than demanded, in hundredths.
    ratio_percent: Option<u64>,
}

impl Figure {
    pub(super) fn only(what: Saying, reached: u64, unit: &'static str) -> Figure {
        Figure { what, reached, unit, bar: None, met: None, ratio_percent: None }
    }

    pub(super) fn at_least(what: Saying, reached: u64, unit: &'static str, bar: u64) -> Figure {
        let ratio_percent = (reached * 100).checked_div(bar);
        Figure { what, reached, unit, bar: Some(bar), met: Some(reached >= bar), ratio_percent }
    }

    pub(super) fn at_most(what: Saying, reached: u64, unit: &'static str, bar: u64) -> Figure {
        let ratio_percent = (bar * 100).checked_div(reached);
        Figure { what, reached, unit, bar: Some(bar), met: Some(reached <= bar), ratio_percent }
    }
}

pub(super) fn run(size: Size, console: &Console) -> Answer {
    let figures = crate::serve::running(measure(size, console))?;
    let note =
        say!("bench-server-note", players = size.players, watchers = size.watchers, tables = size.tables);
    show(&figures, &note, console)
}

/// The figures beside their bars, and a note what they mean.
pub(super) fn show(figures: &[Figure], note: &Saying, console: &Console) -> Answer {
    if console.json {
        let figures: Vec<_> = figures
            .iter()
            .map(|it| json!({"what": it.what.key, "reached": it.reached, "unit": it.unit, "bar": it.bar, "met": it.met, "ratio_percent": it.ratio_percent}))
            .collect();
        console.print_json(&figures)?;
        return Ok(Exit::Done);
    }
    let columns = [
        (say!("head-work"), Column::Words),
        (say!("head-reached"), Column::Figures),
        (say!("head-bar"), Column::Figures),
        (say!("head-unit"), Column::Words),
        (say!("head-met"), Column::Words),
        (say!("head-ratio"), Column::Figures),
    ];
    let rows = figures.iter().map(|it| {
        let met = it.met.map(|met| console.say(&if met { say!("bench-met") } else { say!("bench-missed") }));
        vec![
            console.say(&it.what),
            it.reached.to_string(),
            it.bar.map(|bar| bar.to_string()).unwrap_or_default(),
            it.unit.to_owned(),
            met.unwrap_or_default(),
            it.ratio_percent.map(|it| format!("{}.{:02}", it / 100, it % 100)).unwrap_or_default(),
        ]
    });
    console.table(&columns, rows.collect());
    console.tell(note);
    Ok(Exit::Done)
}

async fn measure(size: Size, console: &Console) -> Result<Vec<Figure>, Failure> {
    console.aside(&say!("bench-server-prepares", players = size.players));
    // Where a server decides commands too: in a task of the runtime, not in the thread that waits for it.
    let field = tokio::spawn(Field::prepare(size.players, size.watchers)).await;
    let field = field.map_err(|error| failure(io::Error::other(error)))??;
    let mut figures = vec![
        Figure::only(say!("bench-disk"), field.confirmed_a_second, "1/s"),
        Figure::at_least(say!("bench-commands-one"), field.commands_a_second, "1/s", 2_000),
        Figure::only(say!("bench-copy"), field.clone_microseconds, "µs"),
        Figure::only(say!("bench-standings"), field.standings_microseconds, "µs"),
        Figure::only(say!("bench-view"), field.view_microseconds, "µs"),
    ];
    let begun = Instant::now();
    let served = Served::start(&field.database).map_err(failure)?;
    let ready = begun.elapsed();
    let code = &field.code;
    let first = get(served.address, &format!("/t/{code}"), "").await.map_err(failure)?;
    figures.push(Figure::at_most(say!("bench-ready"), millis(ready), "ms", 300));
    figures.push(Figure::only(say!("bench-first-page"), millis(begun.elapsed()), "ms"));
    figures.push(Figure::only(say!("bench-page-size"), first.body.len() as u64, "bytes"));

    let organizer = sign_in(served.address, [&field.organizer]).await.map_err(failure)?.concat();
    let players = sign_in(served.address, &field.players).await.map_err(failure)?;
    console.aside(&say!("bench-server-loads", seconds = size.seconds));
    let anonymous = vec![String::new()];
    for (what, path, cookies, bar) in [
        (say!("bench-pairings"), format!("/t/{code}"), &anonymous, Some(5_000)),
        (say!("bench-standings-page"), format!("/t/{code}/standings"), &anonymous, None),
        (say!("bench-own-page"), format!("/t/{code}/me"), &players, None),
        (say!("bench-pairings-players"), format!("/t/{code}"), &players, None),
    ] {
        let rate = pages(served.address, &path, cookies, size.seconds).await.map_err(failure)?;
        figures.push(match bar {
            Some(bar) => Figure::at_least(what, rate, "1/s", bar),
            None => Figure::only(what, rate, "1/s"),
        });
    }
    console.aside(&say!("bench-server-watches", watchers = size.watchers));
    figures.extend(live(&served, &field.code, &organizer, &players, size.watchers).await?);

    // After the memory: who is taken in here stays in it.
    let mut others = field.others.as_slice();
    for tournaments in GROUPS {
        let (group, later) = others.split_at(tournaments);
        let rate = commands(served.address, group, size.seconds).await?;
        let what = say!("bench-commands-many", tournaments = tournaments);
        // Commands of one tournament wait for each other: how many share a confirmation of the disk is how many tournaments
        // there are.
        figures.push(Figure::at_least(what, rate, "1/s", 5_000));
        others = later;
    }
    drop(served);

    // A server of their own: memory that others have given back would hide what a table takes.
    console.aside(&say!("bench-server-tables", tables = size.tables));
    let served = Served::start(&field.database).map_err(failure)?;
    figures.extend(tables::measure(&served, size.tables, size.seconds).await?);
    drop(served);

    console.aside(&say!("bench-server-streams", streams = size.streams));
    figures.push(streams::measure(&field.database, code, size.streams).await?);

    console.aside(&say!("bench-server-strangers"));
    let newest = field.others.last().map_or(code, |(code, _)| code);
    figures.extend(strangers::measure(&field.database, newest).await?);
    drop(field);

    console.aside(&say!("bench-server-large", players = size.large));
    figures.extend(large::measure(size.large).await?);
    console.aside(&say!("bench-server-many", tournaments = size.many));
    figures.push(many::measure(size.many).await?);
    Ok(figures)
}

/// How many pages a second are answered while so many connections keep asking.
async fn pages(server: SocketAddr, path: &str, cookies: &[String], seconds: u64) -> io::Result<u64> {
    let until = Instant::now() + Duration::from_secs(seconds);
    let mut asking = Vec::new();
    for number in 0..CONNECTIONS {
        let request = request("GET", path, &cookies[number % cookies.len()], "");
        asking.push(tokio::spawn(async move {
            let mut connection = Connection::open(server).await?;
            let mut answered = 0_u64;
            while Instant::now() < until {
                connection.send(&request).await?;
                if connection.answer().await?.status != 200 {
                    return Err(io::Error::other("not 200"));
                }
                answered += 1;
            }
            Ok(answered)
        }));
    }
    let mut answered = 0;
    for task in asking {
        answered += task.await.map_err(io::Error::other)??;
    }
    Ok(answered / seconds.max(1))
}

/// How many commands a second are acknowledged when several tournaments take in players at once.
async fn commands(server: SocketAddr, organizers: &[(String, String)], seconds: u64) -> Result<u64, Failure> {
    let mut asking = Vec::new();
    let cookies = sign_in(server, organizers.iter().map(|(_, link)| link)).await.map_err(failure)?;
    let until = Instant::now() + Duration::from_secs(seconds);
    for ((code, _), cookie) in organizers.iter().cloned().zip(cookies) {
        asking.push(tokio::spawn(async move {
            let mut connection = Connection::open(server).await?;
            let mut accepted = 0_u64;
            while Instant::now() < until {
                let form = format!("kind=enrol&name=Guest{accepted}");
                let answer = connection.post(&format!("/t/{code}/act"), &cookie, &form).await?;
                if answer.status != 303 {
                    return Err(io::Error::other("not accepted"));
                }
                accepted += 1;
            }
            Ok(accepted)
        }));
    }
    let mut accepted = 0;
    for task in asking {
        accepted += task.await.map_err(io::Error::other).and_then(|it| it).map_err(failure)?;
    }
    Ok(accepted / seconds.max(1))
}

/// Publishes the drawn round under the eyes of as many players as there are watchers, and starts its clock under those of the watchers.
async fn live(
    served: &Served,
    code: &str,
    organizer: &str,
    players: &[String],
    watchers: usize,
) -> Result<Vec<Figure>, Failure> {
    let published = Moved { code, organizer, kind: "publish", page: "/me", cookies: players, watchers };
    let Watched { acknowledged, times: own, phones } =
        published.watched(served.address, &format!("\"no\">{PREPARED}</td>")).await?;
    drop(phones);
    let strangers = [String::new()];
    let started = Moved { kind: "start_clock", page: "", cookies: &strangers, ..published };
    let Watched { times, phones, .. } = started.watched(served.address, "data-deadline").await?;
    tokio::time::sleep(SETTLED).await;
    let megabytes = served.resident_kilobytes().unwrap_or(0) / 1024;
    drop(phones);
    let peak = served.peak_kilobytes().unwrap_or(0) / 1024;
    Ok(vec![
        Figure::only(say!("bench-acknowledged"), millis(acknowledged), "ms"),
        Figure::at_most(say!("bench-own-almost-all"), at(&own, 99), "ms", 1_000),
        Figure::only(say!("bench-half"), at(&times, 50), "ms"),
        Figure::at_most(say!("bench-almost-all"), at(&times, 99), "ms", 300),
        Figure::only(say!("bench-last"), at(&times, 100), "ms"),
        Figure::at_most(say!("bench-memory"), megabytes, "MB", 150),
        Figure::only(say!("bench-peak"), peak, "MB"),
    ])
}

/// A step of the organizer that many phones wait for.
#[derive(Clone, Copy)]
struct Moved<'a> {
    code: &'a str,
    organizer: &'a str,
    /// The step.
    kind: &'a str,
    /// The page they look at, and as whom.
    page: &'a str,
    cookies: &'a [String],
    watchers: usize,
}

/// How a step reached everybody.
struct Watched {
    /// After what time it was acknowledged.
    acknowledged: Duration,
    /// After what times the phones had the page, the shortest first.
    times: Vec<Duration>,
    /// The phones, still connected.
    phones: Vec<Phone>,
}

/// A phone's two connections: for pages and for events.
type Phone = [Connection; 2];

impl Moved<'_> {
    /// From the organizer's tap until the step is acknowledged, and until each phone has the page, with those words on it.
    async fn watched(self, server: SocketAddr, words: &str) -> Result<Watched, Failure> {
        let (ready, mut all_ready) = tokio::sync::mpsc::channel(1);
        let mut watching = Vec::new();
        for number in 0..self.watchers {
            let page = format!("/t/{}{}", self.code, self.page);
            let live = format!("/t/{}/live", self.code);
            let cookie = self.cookies[number % self.cookies.len()].clone();
            watching.push(tokio::spawn(watcher(server, page, live, cookie, ready.clone())));
            // Phones come in one by one, not all in the same microsecond.
            if number % 50 == 49 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
        drop(ready);
        while all_ready.recv().await.is_some() {}
        let begun = Instant::now();
        let mut desk = Connection::open(server).await.map_err(failure)?;
        let form = format!("kind={}", self.kind);
        let answer =
            desk.post(&format!("/t/{}/act", self.code), self.organizer, &form).await.map_err(failure)?;
        if answer.status != 303 {
            return Err(failure(io::Error::other(format!(
                "{} was answered by {}",
                self.kind, answer.status
            ))));
        }
        let acknowledged = begun.elapsed();
        let (mut times, mut phones) = (Vec::new(), Vec::new());
        for watcher in watching {
            let (arrived, page, phone) =
                watcher.await.map_err(io::Error::other).and_then(|it| it).map_err(failure)?;
            times.push(arrived.duration_since(begun));
            phones.push(phone);
            // Looked into afterwards, so that unpacking costs the server no time.
            if !page.text().map_err(failure)?.contains(words) {
                return Err(failure(io::Error::other(format!("{}: a page without {words}", self.kind))));
            }
        }
        times.sort();
        Ok(Watched { acknowledged, times, phones })
    }
}

/// A phone that looks at a page: an event stream, and a connection for the page itself.
async fn watcher(
    server: SocketAddr,
    path: String,
    live: String,
    cookie: String,
    ready: tokio::sync::mpsc::Sender<()>,
) -> io::Result<(Instant, Page, Phone)> {
    let mut page = Connection::open(server).await?;
    page.get(&path, &cookie).await?;
    let mut events = Connection::open(server).await?;
    events.send(&request("GET", &live, &cookie, "")).await?;
    events.head().await?;
    // The first event says where things stand, the next that they have moved.
    next_version(&mut events).await?;
    drop(ready);
    next_version(&mut events).await?;
    let answer = page.follow(&path, &cookie).await?;
    Ok((Instant::now(), answer, [page, events]))
}

/// Waits for an event that is no mere sign of life.
async fn next_version(events: &mut Connection) -> io::Result<()> {
    loop {
        let event = events.chunk().await?.ok_or(io::ErrorKind::UnexpectedEof)?;
        if event.starts_with(b"event: version") {
            return Ok(());
        }
    }
}
