//! The real server, killed with SIGKILL at random moments while many clients enrol players and enter results, again and
//! again: what was acknowledged over HTTP is there after the next start, and no command is there by half.
//!
//! `MARSHAL_KILLS` sets how often (100 unless told), `MARSHAL_KILL_SEED` repeats the moments.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use journal::{Options, Place, Store, StreamId, Version};
use serde_json::Value;
use testbed::Postgres;

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
    let kills = number_from("MARSHAL_KILLS").unwrap_or(100);
    let seed = number_from("MARSHAL_KILL_SEED").unwrap_or_else(|| u64::from(std::process::id()));
    println!("{kills} kills, MARSHAL_KILL_SEED={seed}");
    let mut random = Random(seed);
    let mut owner = String::new();
    let mut day: Option<Day> = None;
    let mut acknowledged = 0;
    for life in 0..kills {
        if life % 5 == 4 {
            // Sometimes it is killed while it still starts.
            let mut starting = spawn(database);
            std::thread::sleep(Duration::from_micros(random.below(120_000)));
            starting.kill().unwrap();
            starting.wait().unwrap();
        }
        let (mut server, said) = started(database);
        let at = said["address"].as_str().unwrap().to_owned();
        if let Some(link) = said["owner_link"].as_str().filter(|_| owner.is_empty()) {
            let path = format!("{}/owner", link.trim_start_matches("http://crash"));
            owner = ask(&at, "POST", &path, "", "name=Olga&password=correct+horse").unwrap().cookie();
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
        server.kill().unwrap();
        server.wait().unwrap();
        day.take_in(load.end());
        if life % 40 == 39 {
            crash();
        }
    }
    let (mut server, said) = started(database);
    let mut day = day.expect("at least one life");
    day.compare(said["address"].as_str().unwrap());
    server.kill().unwrap();
    server.wait().unwrap();
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
        let found = |at: &str| {
            let form = "name=Saturday&organizer=Olga&pack=conquest-1.2&tier=relaxed&structure=custom&rounds=20&cut=0";
            let answer = ask(at, "POST", "/new", owner, form).unwrap();
            assert_eq!(answer.status, 303, "{}", answer.body);
            let code = answer.header("location").split('/').nth(2).unwrap().to_owned();
            (code, answer.cookie())
        };
        let day = Day {
            cookies: [found(at), found(at)],
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
                    let winner = matches[place]["players"][place % 2].as_str().unwrap().to_owned();
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

/// Starts a server and waits until it says where it is.
fn started(database: &str) -> (Child, Value) {
    loop {
        let mut server = spawn(database);
        let mut line = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
        if let Ok(said) = serde_json::from_str(&line) {
            return (server, said);
        }
        // A PostgreSQL that has just crashed may still be recovering.
        server.wait().unwrap();
    }
}

fn spawn(database: &str) -> Child {
    Command::new(env!("CARGO_BIN_EXE_marshal"))
        .args([
            "serve",
            "--json",
            "--listen",
            "127.0.0.1:0",
            "--public-url",
            "http://crash",
            "--database",
            database,
        ])
        .env("RUST_LOG", "error")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

struct Answer {
    status: u16,
    head: String,
    body: String,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        let line = self.head.lines().find_map(|line| line.strip_prefix(&format!("{name}: ")));
        line.unwrap_or_else(|| panic!("no {name}: {}{}", self.head, self.body))
    }

    fn cookie(&self) -> String {
        self.header("set-cookie").split(';').next().unwrap().to_owned()
    }
}

fn act(at: &str, (code, cookie): &(String, String), form: &str) -> std::io::Result<Answer> {
    ask(at, "POST", &format!("/t/{code}/act"), cookie, form)
}

/// The tournament's file; nothing if the server is dead.
fn file(at: &str, code: &str) -> Value {
    let answer = ask(at, "GET", &format!("/t/{code}/file.json"), "", "");
    answer.ok().and_then(|answer| serde_json::from_str(&answer.body).ok()).unwrap_or_default()
}

/// One request on a connection of its own. Only an answer whose head has wholly arrived is one.
fn ask(at: &str, method: &str, path: &str, cookie: &str, form: &str) -> std::io::Result<Answer> {
    let mut stream = TcpStream::connect(at)?;
    let request = format!(
        "{method} {path} HTTP/1.0\r\nhost: crash\r\ncookie: {cookie}\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{form}",
        form.len()
    );
    stream.write_all(request.as_bytes())?;
    let mut bytes = Vec::new();
    // A connection that breaks in the middle of the body has answered all the same.
    let ended = stream.read_to_end(&mut bytes);
    let text = String::from_utf8_lossy(&bytes);
    let Some((head, body)) = text.split_once("\r\n\r\n") else {
        return Err(ended.err().unwrap_or_else(|| std::io::ErrorKind::UnexpectedEof.into()));
    };
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Ok(Answer { status, head: head.to_owned(), body: body.to_owned() })
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
