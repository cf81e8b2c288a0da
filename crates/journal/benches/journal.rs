//! How quick the journal is: appends alone and together, reading back, on both databases.
//!
//! `cargo bench -p journal`. Times on one machine say little about another, so the figures to look at are the ratios: how
//! many appends share a commit, how much concurrency brings, how the two databases compare.
#![allow(clippy::disallowed_methods, clippy::float_arithmetic, clippy::unwrap_used)]

use std::time::Instant;

use journal::{Change, Fact, Moment, Name, Options, Place, Store, StreamId, Version};

const ALONE: u64 = 500;
const CALLERS: u64 = 64;
const EACH: u64 = 100;
const READ: u64 = 100_000;

struct Figures {
    alone: f64,
    together: f64,
    appends_per_commit: f64,
    read: f64,
}

fn main() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let sqlite = runtime.block_on(measure(&Place::file(folder.path().join("marshal.db"))));
    show("SQLite", &sqlite);
    let address = testbed::Postgres::shared().database().address();
    let postgres = runtime.block_on(measure(&address.parse().unwrap()));
    show("PostgreSQL", &postgres);
    println!("SQLite to PostgreSQL:");
    println!("  appends alone     {:>9.2}", sqlite.alone / postgres.alone);
    println!("  appends together  {:>9.2}", sqlite.together / postgres.together);
    println!("  reading           {:>9.2}", sqlite.read / postgres.read);
}

fn show(name: &str, figures: &Figures) {
    println!("{name}:");
    println!("  one caller           {:>9.0} appends a second", figures.alone);
    println!("  {CALLERS} callers           {:>9.0} appends a second", figures.together);
    println!("  together to alone    {:>9.1}", figures.together / figures.alone);
    println!("  appends per commit   {:>9.1}", figures.appends_per_commit);
    println!("  reading {READ}       {:>9.0} records a second", figures.read);
}

async fn measure(place: &Place) -> Figures {
    let store = Store::open(place, &Options::default()).await.unwrap();

    let start = Instant::now();
    for version in 0..ALONE {
        store.append(change("alone", version, 1)).await.unwrap();
    }
    let alone = ALONE as f64 / start.elapsed().as_secs_f64();

    let before = store.stats();
    let start = Instant::now();
    let callers: Vec<_> = (0..CALLERS)
        .map(|caller| {
            let store = store.clone();
            tokio::spawn(async move {
                for version in 0..EACH {
                    store.append(change(&format!("together {caller}"), version, 1)).await.unwrap();
                }
            })
        })
        .collect();
    for caller in callers {
        caller.await.unwrap();
    }
    let together = (CALLERS * EACH) as f64 / start.elapsed().as_secs_f64();
    let commits = store.stats().commits - before.commits;

    for version in (0..READ).step_by(10_000) {
        store.append(change("long", version, 10_000)).await.unwrap();
    }
    let start = Instant::now();
    let records = store.read(&StreamId::new("long").unwrap(), Version(1)).await.unwrap();
    let read = records.len() as f64 / start.elapsed().as_secs_f64();
    assert_eq!(records.len() as u64, READ);
    store.close().await;
    Figures { alone, together, appends_per_commit: (CALLERS * EACH) as f64 / commits as f64, read }
}

/// Facts of the size a result report has.
fn change(stream: &str, expected: u64, facts: usize) -> Change {
    let fact = Fact::new(
        "result_reported",
        r#"{"stage":1,"round":3,"table":17,"outcomes":{"p12":"win","p31":"loss"},"by":"p12"}"#,
    );
    Change {
        stream: StreamId::new(stream).unwrap(),
        kind: Name::new("tournament").unwrap(),
        expected: Version(expected),
        who: Name::new("Ana").unwrap(),
        at: Moment::new("2026-11-15T20:41:51Z").unwrap(),
        facts: vec![fact.unwrap(); facts],
    }
}
