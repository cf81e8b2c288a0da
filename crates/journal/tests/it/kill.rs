//! Killed at random moments under load, again and again: every acknowledged fact is there and no half append.
//!
//! A child process (this same test binary) appends from several tasks and writes a line for each acknowledgement; it is killed
//! with SIGKILL at a random moment, sometimes while it still opens the store. Then the store is read: each acknowledged
//! append must stand where it was acknowledged, each append found must be whole. On PostgreSQL the server itself is
//! crashed now and then, too. `MARSHAL_KILLS` sets how often (100 unless told), `MARSHAL_KILL_SEED` repeats a run.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use journal::{AppendError, Change, Fact, Options, Place, Record, Store, Trouble, Version};
use serde::{Deserialize, Serialize};
use testbed::Postgres;

use crate::bed::{Bed, change, id};

const TASKS: u64 = 8;
/// Streams all tasks write to, beside one of each task's own.
const SHARED: u64 = 3;

/// One fact of an append: which append, which part of it, of how many.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Part {
    append: String,
    part: u64,
    of: u64,
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_every_acknowledged_fact_through_any_number_of_kills() {
    survive(Bed::sqlite(), || ()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_every_acknowledged_fact_through_any_number_of_kills() {
    let server = Postgres::private();
    let bed = Bed::of(server.database());
    survive(bed, || {
        server.kill();
        server.start();
    })
    .await;
}

async fn survive(bed: Bed, crash: impl Fn()) {
    let kills = number_from("MARSHAL_KILLS").unwrap_or(100);
    let seed = number_from("MARSHAL_KILL_SEED").unwrap_or_else(|| u64::from(std::process::id()));
    println!("{kills} kills, MARSHAL_KILL_SEED={seed}");
    let mut random = Random(seed);
    let mut ledger = Ledger::default();
    for round in 0..kills {
        let lines = killed(spawn(&bed, seed ^ (round << 20)), &mut random);
        ledger.acknowledged(&lines);
        if round % 40 == 39 {
            crash();
        }
        ledger.compare(&bed).await;
    }
    let store = open(&bed.place()).await;
    let verdict = store.verify_all().await.unwrap();
    assert!(verdict.is_clean(), "{verdict:?}");
    println!(
        "{} appends acknowledged, {} found, {} records",
        ledger.acknowledged.len(),
        ledger.found.len(),
        verdict.records
    );
    assert!(ledger.acknowledged.len() as u64 > kills, "hardly any load");
    store.close().await;
}

/// Kills a child at a random moment and gives what it wrote: one in five while it may still be opening the store, the
/// others between any two acknowledgements.
fn killed(mut child: Child, random: &mut Random) -> Vec<String> {
    let mut output = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let mut lines = Vec::new();
    if random.below(5) == 0 {
        std::thread::sleep(Duration::from_micros(random.below(60_000)));
    } else {
        let enough = random.below(60) as usize;
        lines.extend(output.by_ref().filter(|line| line.starts_with("ack ")).take(enough));
        assert_eq!(lines.len(), enough, "the child ended by itself");
        std::thread::sleep(Duration::from_micros(random.below(5_000)));
    }
    child.kill().unwrap();
    lines.extend(output);
    child.wait().unwrap();
    lines
}

/// Opens the store, waiting for a server that has just been started.
async fn open(place: &Place) -> Store {
    loop {
        match Store::open(place, &Options::default()).await {
            Ok(store) => return store,
            Err(journal::OpenError::Trouble(Trouble::Away { .. } | Trouble::Busy)) => {}
            Err(other) => panic!("{other}"),
        }
    }
}

/// What was acknowledged and what was found, by append.
#[derive(Default)]
struct Ledger {
    /// Where each acknowledged append says it stands: stream and last version.
    acknowledged: BTreeMap<String, Vec<(String, u64)>>,
    /// The parts found: part, of, stream, version.
    found: BTreeMap<String, Vec<(u64, u64, String, u64)>>,
    /// How far each stream has been read.
    read: BTreeMap<String, u64>,
    /// Appends acknowledged in this round, still to be looked for.
    pending: Vec<String>,
}

impl Ledger {
    /// Takes in what a child wrote: `ack APPEND STREAM VERSION [STREAM VERSION] .`; a line without its point was cut.
    fn acknowledged(&mut self, lines: &[String]) {
        for line in lines.iter().filter(|line| line.starts_with("ack ") && line.ends_with(" .")) {
            let words: Vec<&str> = line.split(' ').collect();
            let places = words[2..words.len() - 1].chunks(2);
            let places = places.map(|place| (place[0].to_owned(), place[1].parse().unwrap())).collect();
            self.acknowledged.insert(words[1].to_owned(), places);
            self.pending.push(words[1].to_owned());
        }
    }

    /// Reads what is new in the store and compares.
    async fn compare(&mut self, bed: &Bed) {
        let store = open(&bed.place()).await;
        let mut touched = Vec::new();
        for stream in store.streams(None).await.unwrap() {
            let name = stream.id.to_string();
            let from = self.read.get(&name).copied().unwrap_or(0) + 1;
            // An append across streams may be seen in one and not yet in the other while a dying server's last commit
            // comes through, so only what the list of streams knew is read.
            let records = store.read(&stream.id, Version(from)).await.unwrap();
            for record in records.iter().filter(|record| record.version <= stream.version) {
                touched.push(self.note(&name, record));
            }
            self.read.insert(name, stream.version.0);
        }
        store.close().await;
        for append in touched {
            let parts = &self.found[&append];
            assert_eq!(parts.len() as u64, parts[0].1, "half an append: {append} {parts:?}");
        }
        for append in std::mem::take(&mut self.pending) {
            let parts = self.found.get(&append).unwrap_or_else(|| panic!("lost: {append}"));
            for (stream, version) in &self.acknowledged[&append] {
                let there = parts.iter().any(|part| (&part.2, part.3) == (stream, *version));
                assert!(there, "{append} is not at {stream} {version}: {parts:?}");
            }
        }
    }

    fn note(&mut self, stream: &str, record: &Record) -> String {
        let part: Part = serde_json::from_str(&record.body).unwrap();
        let parts = self.found.entry(part.append.clone()).or_default();
        assert!(parts.iter().all(|known| known.0 != part.part), "twice: {part:?}");
        parts.push((part.part, part.of, stream.to_owned(), record.version.0));
        part.append
    }
}

fn spawn(bed: &Bed, seed: u64) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["kill::child", "--exact", "--ignored", "--nocapture"])
        .env("MARSHAL_KILL_CHILD", bed.address())
        .env("MARSHAL_KILL_SEED", seed.to_string())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// What is killed.
#[test]
#[ignore = "started by the tests above"]
fn child() {
    let Ok(address) = std::env::var("MARSHAL_KILL_CHILD") else { return };
    let seed = number_from("MARSHAL_KILL_SEED").unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = open(&address.parse().unwrap()).await;
        // Ends the line the test runner has begun.
        write_line("");
        let tasks = (0..TASKS).map(|task| tokio::spawn(load(store.clone(), task, seed)));
        for task in tasks.collect::<Vec<_>>() {
            task.await.unwrap();
        }
    });
}

/// Appends for ever: mostly to the task's own stream, now and then to a shared one, sometimes to both at once.
async fn load(store: Store, task: u64, seed: u64) {
    let mut random = Random(seed ^ (task << 50));
    for turn in 0_u64.. {
        let name = format!("{seed}-{task}-{turn}");
        let own = format!("own{task}");
        let shared = format!("shared{}", random.below(SHARED));
        let streams = match random.below(4) {
            0 => vec![shared],
            1 => vec![own, shared],
            _ => vec![own],
        };
        let parts = 1 + random.below(4);
        // What was never acknowledged may be there or not, but not by half.
        if let Some(versions) = append(&store, &streams, &name, parts).await {
            let places = streams.iter().zip(versions).map(|(stream, version)| format!("{stream} {version}"));
            write_line(&format!("ack {name} {} .", places.collect::<Vec<_>>().join(" ")));
        }
    }
}

/// One append of so many parts to each stream, decided again after each conflict.
async fn append(store: &Store, streams: &[String], name: &str, parts: u64) -> Option<Vec<Version>> {
    loop {
        let mut changes = Vec::new();
        for (at, stream) in (0_u64..).zip(streams) {
            let stands = store.stream(&id(stream)).await.ok()?.map_or(Version::NONE, |found| found.version);
            let of = parts * streams.len() as u64;
            let part = |part| Part { append: name.to_owned(), part, of };
            let facts =
                (at * parts..(at + 1) * parts).map(|at| Fact::of("part", &part(at)).unwrap()).collect();
            changes.push(Change { expected: stands, facts, ..change(stream, 0, []) });
        }
        match store.append_all(changes).await {
            Ok(versions) => return Some(versions),
            Err(AppendError::Conflict { .. }) => {}
            Err(AppendError::Trouble(Trouble::Away { .. } | Trouble::Busy | Trouble::Unsure { .. })) => {
                return None;
            }
            Err(other) => panic!("{other}"),
        }
    }
}

fn write_line(line: &str) {
    let mut out = std::io::stdout().lock();
    out.write_all(format!("{line}\n").as_bytes()).unwrap();
    out.flush().unwrap();
}

fn number_from(variable: &str) -> Option<u64> {
    std::env::var(variable).ok().map(|text| text.parse().unwrap())
}

/// SplitMix64: enough to be unpredictable to the code under test.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % bound
    }
}
