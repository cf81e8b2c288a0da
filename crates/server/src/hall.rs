//! The hall: every tournament of this server, each with one writer.
//!
//! A [`Room`] holds one tournament as it stands. A command waits for the room's lock, is decided on the newest state,
//! appended to the journal, applied, and only then acknowledged. If another node was faster, the append conflicts: the room
//! catches up and decides again. Readers never wait: they take the newest snapshot.
//!
//! Rooms nobody uses are closed when there are many; opening one again reads its stream. Two rooms of one tournament, on two
//! nodes or for a moment on one, are no danger: the journal lets only one of them have each place.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};
use std::time::Duration;

use journal::access::Kept;
use journal::{
    AppendError, Change, Fact as Record, Moment as Stamp, Name, Store, StreamId, Trouble, Version,
};
use rulebook::{Dice, Rulebook, Seed};
use tokio::sync::{Mutex as Turn, OnceCell, watch};
use tokio_util::sync::CancellationToken;
use tournament::standings::{Figures, Row};
use tournament::{Actor, Command, Fact, Moment, PersonId, Refusal, RoundNo, Tournament, Wish};

use crate::clock;
use crate::metrics::Metrics;
use crate::secret::{self, NoRandomness};

/// The kind of stream a tournament's facts are in.
const TOURNAMENT: &str = "tournament";
/// The kind of stream a tournament's secret seed is in until the tournament reveals it.
const SEED: &str = "seed";
/// How often a decision is made anew when other nodes keep being faster.
const TRIES: usize = 16;
/// How many rooms stay open though nobody is in them.
const MOST_ROOMS: usize = 200;
/// How long to wait before looking again after the database could not be read.
const PAUSE: Duration = Duration::from_secs(1);

/// All tournaments.
#[derive(Debug)]
pub(crate) struct Hall {
    store: Store,
    metrics: Arc<Metrics>,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
    /// Counts visits to rooms, so that those longest unused can be told.
    visits: AtomicU64,
}

/// One tournament.
#[derive(Debug)]
pub(crate) struct Room {
    code: String,
    store: Store,
    metrics: Arc<Metrics>,
    dice: Dice,
    turn: Turn<()>,
    newest: watch::Sender<Snapshot>,
    /// The number of the last visit.
    visited: AtomicU64,
    /// Ends following the journal when the room is closed.
    closed: CancellationToken,
}

/// A tournament at one version.
#[derive(Clone, Debug)]
pub(crate) struct Snapshot {
    pub(crate) tournament: Arc<Tournament>,
    pub(crate) version: Version,
    table: Arc<OnceLock<Option<Table>>>,
    needs: Arc<OnceCell<Option<outlook::Needs>>>,
}

/// The standings of one version.
#[derive(Debug)]
pub(crate) struct Table {
    /// After which round.
    pub(crate) after: RoundNo,
    /// Best first.
    pub(crate) rows: Vec<(PersonId, Row)>,
    /// What the rows come from.
    pub(crate) figures: Figures,
}

impl Snapshot {
    fn of(tournament: Tournament, version: Version) -> Snapshot {
        Snapshot { tournament: Arc::new(tournament), version, table: Arc::default(), needs: Arc::default() }
    }

    /// The standings after the newest closed Swiss round, computed once however many ask.
    pub(crate) fn table(&self) -> Option<&Table> {
        let computed = || {
            let after = self.tournament.last_table_round()?;
            let rows = self.tournament.standings(after);
            Some(Table { after, rows, figures: Figures::of(&self.tournament.records(after)) })
        };
        self.table.get_or_init(computed).as_ref()
    }

    /// What everybody needs for the next cut, computed once however many phones ask. With hundreds of players this takes a
    /// while, so it runs beside everything else.
    pub(crate) async fn needs(&self) -> Option<&outlook::Needs> {
        let tournament = Arc::clone(&self.tournament);
        let computed = async move {
            let needs = move || outlook::needs(&tournament, outlook::Effort::default());
            tokio::task::spawn_blocking(needs).await.unwrap_or_default()
        };
        self.needs.get_or_init(|| computed).await.as_ref()
    }

    /// The same as far as somebody has asked for it at this version.
    pub(crate) fn known_needs(&self) -> Option<&outlook::Needs> {
        self.needs.get()?.as_ref()
    }
}

/// Why something could not be done.
#[derive(Debug)]
pub enum Setback {
    /// No tournament has that code.
    Unknown,
    /// The rules do not allow it.
    Refused(Box<Refusal>),
    /// The database is in trouble.
    Trouble(Trouble),
    /// Too many others were faster.
    Crowded,
    /// Stored facts that cannot be read.
    Damaged(String),
    /// The system gives no randomness.
    NoRandomness,
    /// The tournament is no longer at the version the command was decided on.
    Moved { expected: Version, version: Version },
    /// The same request was carried out before; its answer is kept.
    AnsweredBefore,
}

/// What a command must meet beside the rules, and what goes with it.
#[derive(Default)]
pub(crate) struct Terms<'a> {
    /// When it was given; now if not said.
    pub(crate) at: Option<Moment>,
    /// The version it was decided on, if that matters to whoever asks.
    pub(crate) expected: Option<Version>,
    /// The answer to be kept, given what the command leads to.
    pub(crate) keep: Option<&'a (dyn Fn(&Snapshot) -> Kept + Send + Sync)>,
}

impl From<Trouble> for Setback {
    fn from(trouble: Trouble) -> Setback {
        Setback::Trouble(trouble)
    }
}

impl From<NoRandomness> for Setback {
    fn from(_: NoRandomness) -> Setback {
        Setback::NoRandomness
    }
}

impl Hall {
    pub(crate) fn new(store: Store, metrics: Arc<Metrics>) -> Hall {
        Hall { store, metrics, rooms: Mutex::new(HashMap::new()), visits: AtomicU64::new(0) }
    }

    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    /// Begins a tournament and gives its room.
    pub(crate) async fn found(
        &self,
        pack: Arc<regulations::Pack>,
        name: &str,
        organizer: &str,
        settings: tournament::Settings,
    ) -> Result<Arc<Room>, Setback> {
        self.found_at(pack, name, organizer, settings, clock::now()).await
    }

    /// Begins a tournament as of that moment.
    pub(crate) async fn found_at(
        &self,
        pack: Arc<regulations::Pack>,
        name: &str,
        organizer: &str,
        settings: tournament::Settings,
        at: Moment,
    ) -> Result<Arc<Room>, Setback> {
        self.found_keeping(pack, name, organizer, settings, at, None).await
    }

    /// The same; the answer made from the new tournament's code is kept with it.
    pub(crate) async fn found_keeping(
        &self,
        pack: Arc<regulations::Pack>,
        name: &str,
        organizer: &str,
        settings: tournament::Settings,
        at: Moment,
        keep: Option<&(dyn Fn(&str) -> Kept + Send + Sync)>,
    ) -> Result<Arc<Room>, Setback> {
        let dice = Dice::new(Seed::from_bytes(secret::random_bytes()?));
        let wish = Wish::Found {
            name: name.to_owned(),
            organizer: organizer.to_owned(),
            settings,
            commitment: dice.seed().commitment(),
        };
        let empty = Tournament::under(pack);
        let command = Command { by: Actor::Newcomer, at, wish };
        let facts = empty.decide(&command, &dice).map_err(|refusal| Setback::Refused(Box::new(refusal)))?;
        for _ in 0..TRIES {
            let code = secret::new_code()?;
            let seed = Record::of(SEED, &dice.seed().reveal())
                .map_err(|unfit| Setback::Damaged(unfit.to_string()))?;
            let changes = vec![
                change(&code, TOURNAMENT, Version::NONE, organizer, records(&facts)?)?,
                change(&seed_stream(&code), SEED, Version::NONE, organizer, vec![seed])?,
            ];
            let appended = match keep {
                Some(keep) => self.store.append_once(changes, keep(&code)).await,
                None => self.store.append_all(changes).await,
            };
            match appended {
                Ok(_) => return self.room(&code).await,
                Err(AppendError::Conflict { .. }) => {}
                Err(error) => return Err(append_setback(error)),
            }
        }
        Err(Setback::Crowded)
    }

    /// The room of a tournament, opened if it was not yet.
    pub(crate) async fn room(&self, code: &str) -> Result<Arc<Room>, Setback> {
        let visit = self.visits.fetch_add(1, Ordering::Relaxed);
        if let Some(room) = self.rooms.lock().unwrap_or_else(PoisonError::into_inner).get(code) {
            room.visited.store(visit, Ordering::Relaxed);
            return Ok(Arc::clone(room));
        }
        let opened = Room::open(&self.store, &self.metrics, code).await?;
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(room) = rooms.get(code) {
            return Ok(Arc::clone(room));
        }
        close_idle(&mut rooms);
        let room = Arc::new(opened);
        room.visited.store(visit, Ordering::Relaxed);
        tokio::spawn(follow(Arc::downgrade(&room)));
        rooms.insert(code.to_owned(), Arc::clone(&room));
        Ok(room)
    }

    /// How many rooms are open, and how many pages follow them.
    pub(crate) fn occupied(&self) -> (usize, usize) {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        (rooms.len(), rooms.values().map(|room| room.newest.receiver_count()).sum())
    }

    /// All tournaments, the newest first.
    pub(crate) async fn tournaments(&self) -> Result<Vec<Arc<Room>>, Setback> {
        let kind = Name::new(TOURNAMENT).map_err(|unfit| Setback::Damaged(unfit.to_string()))?;
        let mut rooms = Vec::new();
        for stream in self.store.streams(Some(&kind)).await? {
            match self.room(stream.id.as_str()).await {
                Ok(room) => rooms.push(room),
                Err(Setback::Damaged(why)) => {
                    tracing::error!(tournament = stream.id.as_str(), why, "cannot be read");
                }
                Err(setback) => return Err(setback),
            }
        }
        rooms.sort_by_key(|room| std::cmp::Reverse(founded(&room.snapshot().tournament)));
        Ok(rooms)
    }
}

impl Room {
    /// The secret seed, for the organizer's own backup and for nobody else.
    pub(crate) fn seed(&self) -> &Seed {
        self.dice.seed()
    }

    async fn open(store: &Store, metrics: &Arc<Metrics>, code: &str) -> Result<Room, Setback> {
        let stream = StreamId::new(code).map_err(|_| Setback::Unknown)?;
        let records = store.read(&stream, Version(1)).await?;
        let facts = facts_of(&records)?;
        let pack = facts.iter().find_map(|fact| match fact {
            Fact::Founded { pack, .. } => Some(pack.clone()),
            _ => None,
        });
        let pack = pack.ok_or(Setback::Unknown)?;
        let pack =
            regulations::pack(&pack).ok_or_else(|| Setback::Damaged(format!("unknown pack {pack}")))?;
        let secret = StreamId::new(&seed_stream(code)).map_err(|_| Setback::Unknown)?;
        let kept = store.read(&secret, Version(1)).await?;
        let seed = kept.first().and_then(|record| serde_json::from_str::<Seed>(&record.body).ok());
        let seed = seed.ok_or_else(|| Setback::Damaged("the seed is missing".to_owned()))?;
        let tournament = Tournament::told_by(Arc::new(pack.clone()), &facts);
        let snapshot = Snapshot::of(tournament, Version(records.len() as u64));
        Ok(Room {
            code: code.to_owned(),
            store: store.clone(),
            metrics: Arc::clone(metrics),
            dice: Dice::new(seed),
            turn: Turn::new(()),
            newest: watch::Sender::new(snapshot),
            visited: AtomicU64::new(0),
            closed: CancellationToken::new(),
        })
    }

    /// The code people type.
    pub(crate) fn code(&self) -> &str {
        &self.code
    }

    /// The tournament as it stands.
    pub(crate) fn snapshot(&self) -> Snapshot {
        self.newest.borrow().clone()
    }

    /// Wakes whenever the tournament goes on.
    pub(crate) fn watch(&self) -> watch::Receiver<Snapshot> {
        self.newest.subscribe()
    }

    /// What a correction would change, without making it.
    pub(crate) fn preview(&self, by: Actor, wish: Wish) -> Result<tournament::Preview, Setback> {
        let command = Command { by, at: clock::now(), wish };
        let snapshot = self.snapshot();
        snapshot
            .tournament
            .preview(&command, &self.dice)
            .map_err(|refusal| Setback::Refused(Box::new(refusal)))
    }

    /// What a command would give now, without giving it.
    pub(crate) fn would(&self, by: Actor, wish: Wish) -> Result<Vec<Fact>, Box<Refusal>> {
        let now = self.snapshot();
        let command = Command { by, at: clock::now().max(last_step(&now.tournament)), wish };
        now.tournament.decide(&command, &self.dice).map_err(Box::new)
    }

    /// Every fact in order, those taken back included.
    pub(crate) async fn history(&self) -> Result<Vec<Fact>, Setback> {
        let stream = StreamId::new(&self.code).map_err(|_| Setback::Unknown)?;
        facts_of(&self.store.read(&stream, Version(1)).await?)
    }

    /// Carries out a command. When this returns, it is stored.
    pub(crate) async fn command(&self, by: Actor, wish: Wish) -> Result<Snapshot, Setback> {
        self.command_under(&Terms::default(), by, wish).await
    }

    /// Carries out a command of that moment.
    pub(crate) async fn command_at(&self, by: Actor, at: Moment, wish: Wish) -> Result<Snapshot, Setback> {
        self.command_under(&Terms { at: Some(at), ..Terms::default() }, by, wish).await
    }

    /// Carries out a command if it meets those terms.
    pub(crate) async fn command_under(
        &self,
        terms: &Terms<'_>,
        by: Actor,
        wish: Wish,
    ) -> Result<Snapshot, Setback> {
        let done = self.carry_out(terms, by, wish).await;
        self.metrics.command(done.as_ref().err());
        done
    }

    async fn carry_out(&self, terms: &Terms<'_>, by: Actor, wish: Wish) -> Result<Snapshot, Setback> {
        let _turn = self.turn.lock().await;
        for _ in 0..TRIES {
            let now = self.snapshot();
            if let Some(expected) = terms.expected.filter(|expected| *expected != now.version) {
                return Err(Setback::Moved { expected, version: now.version });
            }
            let at = terms.at.unwrap_or_else(clock::now).max(last_step(&now.tournament));
            let command = Command { by, at, wish: wish.clone() };
            let decided = now.tournament.decide(&command, &self.dice);
            let facts = decided.map_err(|refusal| Setback::Refused(Box::new(refusal)))?;
            let who = match by {
                Actor::Person(person) => now.tournament.name_of(person),
                Actor::Newcomer => "newcomer".to_owned(),
            };
            let change = change(&self.code, TOURNAMENT, now.version, &who, records(&facts)?)?;
            let mut tournament = Tournament::clone(&now.tournament);
            for fact in &facts {
                tournament.apply(fact);
            }
            let version = Version(now.version.0 + facts.len() as u64);
            let snapshot = Snapshot::of(tournament, version);
            let appended = match terms.keep {
                Some(keep) => self.store.append_once(vec![change], keep(&snapshot)).await.map(|_| version),
                None => self.store.append(change).await,
            };
            match appended {
                Ok(version) => {
                    self.newest.send_replace(snapshot.clone());
                    tracing::info!(tournament = self.code, version = version.0, action = ?wish.action(), "accepted");
                    return Ok(snapshot);
                }
                Err(AppendError::Conflict { .. }) => {
                    self.catch_up().await?;
                }
                Err(AppendError::Trouble(Trouble::Unsure { .. })) => {
                    // The connection broke while storing was confirmed: look whether our facts are there.
                    let since = self.catch_up().await?;
                    if since.windows(facts.len()).any(|stored| stored == facts) {
                        return Ok(self.snapshot());
                    }
                }
                Err(error) => return Err(append_setback(error)),
            }
        }
        Err(Setback::Crowded)
    }

    /// Reads what other nodes have written since, and gives it.
    async fn catch_up(&self) -> Result<Vec<Fact>, Setback> {
        let now = self.snapshot();
        let stream = StreamId::new(&self.code).map_err(|_| Setback::Unknown)?;
        let records = self.store.read(&stream, now.version.next()).await?;
        let facts = facts_of(&records)?;
        if facts.is_empty() {
            return Ok(facts);
        }
        let mut tournament = Tournament::clone(&now.tournament);
        for fact in &facts {
            tournament.apply(fact);
        }
        let version = Version(now.version.0 + facts.len() as u64);
        self.newest.send_replace(Snapshot::of(tournament, version));
        Ok(facts)
    }

    /// Comes to at least that version; says whether it got anywhere.
    async fn reach(&self, version: Version) -> Result<bool, Setback> {
        let _turn = self.turn.lock().await;
        // A command of our own has usually brought us there already.
        Ok(self.snapshot().version >= version || !self.catch_up().await?.is_empty())
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.closed.cancel();
    }
}

/// Closes the room longest unused of those nobody holds or follows, if there are too many.
fn close_idle(rooms: &mut HashMap<String, Arc<Room>>) {
    if rooms.len() < MOST_ROOMS {
        return;
    }
    let idle = rooms
        .values()
        .filter(|room| Arc::strong_count(room) == 1 && room.newest.receiver_count() == 0)
        .min_by_key(|room| room.visited.load(Ordering::Relaxed));
    if let Some(code) = idle.map(|room| room.code.clone()) {
        rooms.remove(&code);
    }
}

/// Keeps a room up to date with what other nodes write, through any trouble of the database, as long as it is open.
async fn follow(room: Weak<Room>) {
    let Some(opened) = room.upgrade() else { return };
    let (store, code, closed) = (opened.store.clone(), opened.code.clone(), opened.closed.clone());
    drop(opened);
    let Ok(stream) = StreamId::new(&code) else { return };
    let following = async {
        loop {
            match store.watch(&stream).await {
                Ok(watch) => return follow_watch(&room, watch).await,
                Err(Trouble::Closed) => return,
                Err(trouble) => {
                    tracing::warn!(tournament = code, ?trouble, "cannot be followed yet");
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    };
    tokio::select! {
        () = following => {}
        () = closed.cancelled() => {}
    }
}

async fn follow_watch(room: &Weak<Room>, mut watch: journal::Watch) {
    while let Some(seen) = room.upgrade().map(|room| room.snapshot().version) {
        let Some(reached) = watch.beyond(seen).await else { return };
        let Some(room) = room.upgrade() else { return };
        let got = room.reach(reached).await;
        if let Err(setback) = &got {
            tracing::warn!(tournament = room.code, ?setback, "cannot catch up");
        }
        if !got.is_ok_and(|got_anywhere| got_anywhere) {
            drop(room);
            tokio::time::sleep(PAUSE).await;
        }
    }
}

/// The moment of the first step.
fn founded(tournament: &Tournament) -> Moment {
    match tournament.facts().first() {
        Some(Fact::Step { at, .. }) => *at,
        _ => Moment::default(),
    }
}

/// The moment of the newest step: a node whose clock is behind does not go back in time.
fn last_step(tournament: &Tournament) -> Moment {
    let step = tournament.facts().iter().rev().find_map(|fact| match fact {
        Fact::Step { at, .. } => Some(*at),
        _ => None,
    });
    step.unwrap_or_default()
}

fn seed_stream(code: &str) -> String {
    format!("{code}.seed")
}

fn change(
    stream: &str,
    kind: &str,
    expected: Version,
    who: &str,
    facts: Vec<Record>,
) -> Result<Change, Setback> {
    let unfit = |unfit: journal::Unfit| Setback::Damaged(unfit.to_string());
    Ok(Change {
        stream: StreamId::new(stream).map_err(unfit)?,
        kind: Name::new(kind).map_err(unfit)?,
        expected,
        who: Name::new(&fitting(who)).map_err(unfit)?,
        at: Stamp::new(&clock::stamp()).map_err(unfit)?,
        facts,
    })
}

/// A name as the journal takes it: people may choose longer ones, and stranger letters. The facts have it as it is.
fn fitting(who: &str) -> String {
    let mut name: String = who.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    while name.len() > journal::MOST_NAME_BYTES {
        name.pop();
    }
    if name.is_empty() { "-".to_owned() } else { name }
}

fn records(facts: &[Fact]) -> Result<Vec<Record>, Setback> {
    let record = |fact| Record::of("fact", fact).map_err(|unfit| Setback::Damaged(unfit.to_string()));
    facts.iter().map(record).collect()
}

fn facts_of(records: &[journal::Record]) -> Result<Vec<Fact>, Setback> {
    let fact = |record: &journal::Record| {
        serde_json::from_str(&record.body)
            .map_err(|error| Setback::Damaged(format!("record {}: {error}", record.version.0)))
    };
    records.iter().map(fact).collect()
}

fn append_setback(error: AppendError) -> Setback {
    match error {
        AppendError::Trouble(trouble) => Setback::Trouble(trouble),
        AppendError::Conflict { .. } => Setback::Crowded,
        AppendError::AnsweredBefore => Setback::AnsweredBefore,
        other => Setback::Damaged(format!("{other:?}")),
    }
}
