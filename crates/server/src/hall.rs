//! The hall: every tournament of this server, each with one writer.
//!
//! A [`Room`] holds one tournament as it stands. A command waits for the room's lock, is decided on the newest state,
//! appended to the journal, applied, and only then acknowledged. If another node was faster, the append conflicts: the room
//! catches up and decides again. Readers never wait: they take the newest snapshot.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use journal::{
    AppendError, Change, Fact as Record, Moment as Stamp, Name, Store, StreamId, Trouble, Version,
};
use rulebook::{Dice, Rulebook, Seed};
use tokio::sync::{Mutex as Turn, watch};
use tournament::{Actor, Command, Fact, Moment, Refusal, Tournament, Wish};

use crate::clock;
use crate::secret::{self, NoRandomness};

/// The kind of stream a tournament's facts are in.
const TOURNAMENT: &str = "tournament";
/// The kind of stream a tournament's secret seed is in until the tournament reveals it.
const SEED: &str = "seed";
/// How often a decision is made anew when other nodes keep being faster.
const TRIES: usize = 16;

/// All tournaments.
#[derive(Debug)]
pub(crate) struct Hall {
    store: Store,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
}

/// One tournament.
#[derive(Debug)]
pub(crate) struct Room {
    code: String,
    store: Store,
    dice: Dice,
    turn: Turn<()>,
    newest: watch::Sender<Snapshot>,
}

/// A tournament at one version.
#[derive(Clone, Debug)]
pub(crate) struct Snapshot {
    pub(crate) tournament: Arc<Tournament>,
    pub(crate) version: Version,
}

/// Why something could not be done.
#[derive(Debug)]
pub(crate) enum Setback {
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
    pub(crate) fn new(store: Store) -> Hall {
        Hall { store, rooms: Mutex::new(HashMap::new()) }
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
        let dice = Dice::new(Seed::from_bytes(secret::random_bytes()?));
        let wish = Wish::Found {
            name: name.to_owned(),
            organizer: organizer.to_owned(),
            settings,
            commitment: dice.seed().commitment(),
        };
        let empty = Tournament::under(pack);
        let command = Command { by: Actor::Newcomer, at: clock::now(), wish };
        let facts = empty.decide(&command, &dice).map_err(|refusal| Setback::Refused(Box::new(refusal)))?;
        for _ in 0..TRIES {
            let code = secret::new_code()?;
            let seed = Record::of(SEED, &dice.seed().reveal())
                .map_err(|unfit| Setback::Damaged(unfit.to_string()))?;
            let changes = vec![
                change(&code, TOURNAMENT, Version::NONE, organizer, records(&facts)?)?,
                change(&seed_stream(&code), SEED, Version::NONE, organizer, vec![seed])?,
            ];
            match self.store.append_all(changes).await {
                Ok(_) => return self.room(&code).await,
                Err(AppendError::Conflict { .. }) => {}
                Err(error) => return Err(append_setback(error)),
            }
        }
        Err(Setback::Crowded)
    }

    /// The room of a tournament, opened if it was not yet.
    pub(crate) async fn room(&self, code: &str) -> Result<Arc<Room>, Setback> {
        if let Some(room) = self.rooms.lock().unwrap_or_else(PoisonError::into_inner).get(code) {
            return Ok(Arc::clone(room));
        }
        let room = Arc::new(Room::open(&self.store, code).await?);
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let known = rooms.entry(code.to_owned()).or_insert_with(|| {
            tokio::spawn(follow(Arc::clone(&room)));
            room
        });
        Ok(Arc::clone(known))
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
        rooms.reverse();
        Ok(rooms)
    }
}

impl Room {
    async fn open(store: &Store, code: &str) -> Result<Room, Setback> {
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
        let snapshot = Snapshot { tournament: Arc::new(tournament), version: Version(records.len() as u64) };
        Ok(Room {
            code: code.to_owned(),
            store: store.clone(),
            dice: Dice::new(seed),
            turn: Turn::new(()),
            newest: watch::Sender::new(snapshot),
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

    /// Carries out a command. When this returns, it is stored.
    pub(crate) async fn command(&self, by: Actor, wish: Wish) -> Result<Snapshot, Setback> {
        let _turn = self.turn.lock().await;
        for _ in 0..TRIES {
            let now = self.snapshot();
            let command =
                Command { by, at: clock::now().max(last_step(&now.tournament)), wish: wish.clone() };
            let decided = now.tournament.decide(&command, &self.dice);
            let facts = decided.map_err(|refusal| Setback::Refused(Box::new(refusal)))?;
            let who = match by {
                Actor::Person(person) => now.tournament.name_of(person),
                Actor::Newcomer => "newcomer".to_owned(),
            };
            let change = change(&self.code, TOURNAMENT, now.version, &who, records(&facts)?)?;
            match self.store.append(change).await {
                Ok(version) => {
                    let mut tournament = Tournament::clone(&now.tournament);
                    for fact in &facts {
                        tournament.apply(fact);
                    }
                    let snapshot = Snapshot { tournament: Arc::new(tournament), version };
                    self.newest.send_replace(snapshot.clone());
                    tracing::info!(tournament = self.code, version = version.0, action = ?wish.action(), "accepted");
                    return Ok(snapshot);
                }
                Err(AppendError::Conflict { .. }) => self.catch_up().await?,
                Err(AppendError::Trouble(Trouble::Unsure { .. })) => {
                    // The connection broke while storing was confirmed: look whether our facts are there.
                    self.catch_up().await?;
                    let then = self.snapshot();
                    if then.tournament.facts().ends_with(&facts) {
                        return Ok(then);
                    }
                }
                Err(error) => return Err(append_setback(error)),
            }
        }
        Err(Setback::Crowded)
    }

    /// Reads what other nodes have written since.
    async fn catch_up(&self) -> Result<(), Setback> {
        let now = self.snapshot();
        let stream = StreamId::new(&self.code).map_err(|_| Setback::Unknown)?;
        let records = self.store.read(&stream, now.version.next()).await?;
        if records.is_empty() {
            return Ok(());
        }
        let mut tournament = Tournament::clone(&now.tournament);
        for fact in facts_of(&records)? {
            tournament.apply(&fact);
        }
        let version = Version(now.version.0 + records.len() as u64);
        self.newest.send_replace(Snapshot { tournament: Arc::new(tournament), version });
        Ok(())
    }
}

/// Keeps a room up to date with what other nodes write.
async fn follow(room: Arc<Room>) {
    let Ok(stream) = StreamId::new(&room.code) else { return };
    let Ok(mut watch) = room.store.watch(&stream).await else { return };
    loop {
        let seen = room.snapshot().version;
        if watch.beyond(seen).await.is_none() {
            return;
        }
        let _turn = room.turn.lock().await;
        if let Err(setback) = room.catch_up().await {
            tracing::warn!(tournament = room.code, ?setback, "cannot catch up");
            tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        }
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
        who: Name::new(who).map_err(unfit)?,
        at: Stamp::new(&clock::stamp()).map_err(unfit)?,
        facts,
    })
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
        other => Setback::Damaged(format!("{other:?}")),
    }
}
