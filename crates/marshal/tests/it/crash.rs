//! The real server, killed with SIGKILL at random moments while many clients enrol players and enter results, again and
//! again: what was acknowledged over HTTP is there after the next start, and no command is there by half.
//!
//! `MARSHAL_KILLS` sets how often (50 unless told), `MARSHAL_KILL_SEED` repeats the moments.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use journal::{Options, Place, Store, StreamId, Version};
use serde_json::Value;
use testbed::Postgres;

use crate::served::{Answer, Served, ask, found, spawn};

/// Clients that enrol, and clients that enter results.
const ENROLLING: u64 = 4;
const REPORTING: u64 = 4;
/// Lives after which new tournaments are begun, so that none grows without end.
const LIVES_OF_A_TOURNAMENT: u64 = 10;
const PLAYERS: usize = 24;

#[test]
fn sqlite_under_the_server_keeps_what_was_acknowledged_through_any_number_of_kills() {
    let folder = tempfile::tempdir().unwrap();
    survive(&format!("sqlite:{}", folder.path().join("marshal.db").display()), || ());
}

#[test]
fn postgres_under_the_server_keeps_what_was_acknowledged_through_any_number_of_kills() {
    let postgres = Postgres::private();
    let database = postgres.database();
    survive(&database.address(), || {
        postgres.kill();
        postgres.start();
    });
}

fn survive(database: &str, crash: impl Fn()) {
    let kills = number_from("MARSHAL_KILLS").unwrap_or(50);
    let seed = number_from("MARSHAL_KILL_SEED").unwrap_or_else(|| u64::from(std::process::id()));
    println!("{kills} kills, MARSHAL_KILL_SEED={seed}");
    let mut random = Random(seed);
    let mut owner = String::new();
    let mut day: Option<Day> = None;
    let mut acknowledged = 0;
    for life in 0..kills {
        if life % 5 == 4 {
            // Sometimes it is killed while it still starts.
            let mut starting = spawn(Path::new("."), &arguments(database), &[]);
            std::thread::sleep(Duration::from_micros(random.below(120_000)));
            starting.kill().unwrap();
            starting.wait().unwrap();
        }
        let server = started(database);
        let at = server.at().to_owned();
        if owner.is_empty() {
            owner = server.owner();
        }
        if let Some(day) = &mut day {
            day.compare(&at);
        }
        if life % LIVES_OF_A_TOURNAMENT == 0 {
            if let Some(day) = day.take() {
                acknowledged += day.acknowledged;
                day.audit(database);
            }
            day = Some(Day::begin(&at, &owner));
        }
        let day = day.as_mut().expect("begun above");
        day.go_on(&at);
        let load = day.load(&at, life, 1 + random.below(24), Duration::from_micros(random.below(3_000)));
        load.until_enough();
        drop(server);
        day.take_in(load.end());
        if life % 40 == 39 {
            crash();
        }
    }
    let server = started(database);
    let mut day = day.expect("at least one life");
    day.compare(server.at());
    drop(server);
    acknowledged += day.acknowledged;
    day.audit(database);
    println!("{acknowledged} commands acknowledged");
    assert!(acknowledged > kills, "hardly any load");
}

/// Two tournaments under load: one takes players in, one plays.
struct Day {
    cookies: [(String, String); 2],
    /// Names acknowledged, and results: round, place and winner.
    names: BTreeSet<String>,
    results: BTreeMap<(usize, usize), String>,
    acknowledged: u64,
}

/// What a client was told.
enum Told {
    Enrolled(String),
    Settled { round: usize, place: usize, winner: String },
}

impl Day {
    fn begin(at: &str, owner: &str) -> Day {
        let day = Day {
            cookies: [found(at, owner), found(at, owner)],
            names: BTreeSet::new(),
            results: BTreeMap::new(),
            acknowledged: 0,
        };
        for number in 0..PLAYERS {
            day.must(at, &format!("kind=enrol&name=Player{number}"));
        }
        day.must(at, "kind=close_registration");
        day.must(at, "kind=announce");
        day
    }

    fn must(&self, at: &str, form: &str) {
        let answer = act(at, &self.cookies[1], form).unwrap();
        assert_eq!(answer.status, 303, "{form}: {}", answer.body);
    }

    /// Begins the next round of the tournament that plays once every result is in, whatever a kill interrupted.
    fn go_on(&self, at: &str) {
        let file = file(at, &self.cookies[1].0);
        let rounds = file["rounds"].as_array().unwrap();
        let open =
            |round: &Value| round["matches"].as_array().unwrap().iter().any(|it| it["outcomes"].is_null());
        if rounds.last().is_none_or(|round| !open(round)) {
            // A step that is not due is refused, which is as good.
            for step in ["close", "draw", "publish", "start_clock"] {
                act(at, &self.cookies[1], &format!("kind={step}")).unwrap();
            }
        }
    }

    /// Lets all clients loose.
    fn load(&self, at: &str, life: u64, enough: u64, longer: Duration) -> Load {
        let count = Arc::new(AtomicU64::new(0));
        let told = Arc::new(Mutex::new(Vec::new()));
        let mut clients = Vec::new();
        for client in 0..ENROLLING {
            let (at, cookie) = (at.to_owned(), self.cookies[0].clone());
            let (count, told) = (Arc::clone(&count), Arc::clone(&told));
            clients.push(std::thread::spawn(move || {
                for turn in 0_u64.. {
                    let name = format!("N{life}x{client}x{turn}");
                    match act(&at, &cookie, &format!("kind=enrol&name={name}")) {
                        Ok(answer) if answer.status == 303 => told.lock().unwrap().push(Told::Enrolled(name)),
                        Ok(answer) => panic!("{}: {}", answer.status, answer.body),
                        Err(_) => return,
                    }
                    count.fetch_add(1, Ordering::Relaxed);
                }
            }));
        }
        let round = file(at, &self.cookies[1].0)["rounds"].as_array().unwrap().len();
        for client in 0..REPORTING {
            let (at, cookie) = (at.to_owned(), self.cookies[1].clone());
            let told = Arc::clone(&told);
            clients.push(std::thread::spawn(move || {
                let matches = file(&at, &cookie.0)["rounds"][round - 1]["matches"].clone();
                for place in (client as usize..PLAYERS / 2).step_by(REPORTING as usize) {
                    if !matches[place]["outcomes"].is_null() {
                        continue;
                    }
                    // Killed before it told who plays: nothing to report in this life.
                    let Some(winner) = matches[place]["players"][place % 2].as_str() else { return };
                    let winner = winner.to_owned();
                    let person = winner.trim_start_matches('p');
                    let form = format!(
                        "kind=settle&round={round}&place={place}&winner={person}&ending=conquest&reason=seen"
                    );
                    match act(&at, &cookie, &form) {
                        Ok(answer) if answer.status == 303 => {
                            told.lock().unwrap().push(Told::Settled { round, place, winner });
                        }
                        Ok(answer) => panic!("{}: {}", answer.status, answer.body),
                        Err(_) => return,
                    }
                }
            }));
        }
        Load { clients, count, told, enough, longer }
    }

    fn take_in(&mut self, told: Vec<Told>) {
        self.acknowledged += told.len() as u64;
        for it in told {
            match it {
                Told::Enrolled(name) => {
                    self.names.insert(name);
                }
                Told::Settled { round, place, winner } => {
                    self.results.insert((round, place), winner);
                }
            }
        }
    }

    /// What was acknowledged is what the next server tells.
    fn compare(&mut self, at: &str) {
        let enrolled = file(at, &self.cookies[0].0);
        let mut names = BTreeSet::new();
        for player in enrolled["players"].as_array().unwrap() {
            let name = player["name"].as_str().unwrap();
            assert!(names.insert(name), "{name} is there twice");
        }
        for name in &self.names {
            assert!(names.contains(name.as_str()), "{name} was acknowledged and is lost");
        }
        let played = file(at, &self.cookies[1].0);
        for ((round, place), winner) in &self.results {
            let outcome = &played["rounds"][round - 1]["matches"][place]["outcomes"][winner];
            assert_eq!(
                outcome, "win",
                "the result of round {round}, place {place} was acknowledged and is lost"
            );
        }
    }

    /// The journal itself: every record the one that was written, every command whole.
    fn audit(&self, database: &str) {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            let place: Place = database.parse().unwrap();
            let store = Store::open(&place, &Options::reading()).await.unwrap();
            let verdict = store.verify_all().await.unwrap();
            assert!(verdict.is_clean(), "{verdict:?}");
            for (code, _) in &self.cookies {
                let records = store.read(&StreamId::new(code).unwrap(), Version(1)).await.unwrap();
                let facts: Vec<Value> =
                    records.iter().map(|record| serde_json::from_str(&record.body).unwrap()).collect();
                whole_commands(&facts);
            }
            store.close().await;
        });
    }
}

/// Every command has left all its facts: what enrolling and settling come to is known, the others at least do something.
fn whole_commands(facts: &[Value]) {
    let kind = |fact: &Value| match fact {
        Value::String(kind) => kind.clone(),
        fact => fact.as_object().unwrap().keys().next().unwrap().clone(),
    };
    let steps: Vec<usize> = (0..facts.len()).filter(|at| kind(&facts[*at]) == "step").collect();
    assert_eq!(steps.first(), Some(&0));
    for (nth, at) in steps.iter().enumerate() {
        let end = steps.get(nth + 1).copied().unwrap_or(facts.len());
        let effects: Vec<String> = facts[at + 1..end].iter().map(&kind).collect();
        match facts[*at]["step"]["action"].as_str().unwrap() {
            "enrol" => assert_eq!(effects, ["admitted", "enrolled"]),
            "settle" => assert_eq!(effects, ["result_stands"]),
            action => assert!(!effects.is_empty(), "half a command: {action}"),
        }
    }
}

/// Clients at work.
struct Load {
    clients: Vec<std::thread::JoinHandle<()>>,
    count: Arc<AtomicU64>,
    told: Arc<Mutex<Vec<Told>>>,
    enough: u64,
    longer: Duration,
}

impl Load {
    /// Waits for so many acknowledgements and a random moment longer.
    fn until_enough(&self) {
        while self.count.load(Ordering::Relaxed) < self.enough {
            assert!(self.clients.iter().any(|client| !client.is_finished()), "the clients have ended");
            std::thread::sleep(Duration::from_micros(200));
        }
        std::thread::sleep(self.longer);
    }

    fn end(self) -> Vec<Told> {
        self.clients.into_iter().for_each(|client| client.join().unwrap());
        std::mem::take(&mut *self.told.lock().unwrap())
    }
}

fn started(database: &str) -> Served {
    loop {
        // A PostgreSQL that has just crashed may still be recovering.
        if let Some(server) = Served::start(Path::new("."), &arguments(database), &[]) {
            return server;
        }
    }
}

fn arguments(database: &str) -> [&str; 8] {
    ["serve", "--json", "--listen", "127.0.0.1:0", "--public-url", "http://crash", "--database", database]
}

fn act(at: &str, (code, cookie): &(String, String), form: &str) -> std::io::Result<Answer> {
    ask(at, "POST", &format!("/t/{code}/act"), cookie, form)
}

/// The tournament's file; nothing if the server is dead.
fn file(at: &str, code: &str) -> Value {
    let answer = ask(at, "GET", &format!("/t/{code}/file.json"), "", "");
    answer.ok().and_then(|answer| serde_json::from_str(&answer.body).ok()).unwrap_or_default()
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
