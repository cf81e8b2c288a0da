//! One room: one writer at a time, readers who never wait.

use std::sync::{Arc, Weak};
use std::time::Duration;

use journal::access::Kept as Answer;
use journal::{Append, AppendError, Store, StreamId, Trouble, Version};
use rulebook::{Dice, Kept, Rulebook, Seed, Written};
use tokio::sync::{Mutex as Turn, watch};
use tokio_util::sync::CancellationToken;

use crate::beside::{beside, spawn};
use crate::setback::Setback;
use crate::setting::Setting;
use crate::snapshot::Snapshot;
use crate::stored::{change, facts_of, moment_of};
use crate::tally::Tally;

/// How often a decision is made anew when other nodes keep being faster.
const TRIES: u64 = 64;
/// How long to wait before looking again after the database could not be read.
const PAUSE: Duration = Duration::from_secs(1);

/// One stream kept alive.
#[derive(Debug)]
pub struct Room<R: Kept> {
    code: String,
    stream: StreamId,
    store: Store,
    tally: Arc<Tally>,
    dice: Dice,
    turn: Turn<()>,
    newest: watch::Sender<Snapshot<R>>,
    /// Ends following the journal when the room is closed.
    closed: CancellationToken,
}

/// Makes the answer to be kept from what a command leads to.
pub type Keep<'a, R> = &'a (dyn Fn(&Snapshot<R>) -> Answer + Send + Sync + 'a);

/// Says why a command is refused whatever the rules say, by how the room stands when its turn comes.
pub type Given<'a, R> = &'a (dyn Fn(&R) -> Result<(), <R as Rulebook>::Refusal> + Send + Sync + 'a);

/// What a command must meet beside the rules, and what goes with it.
pub struct Terms<'a, R: Rulebook> {
    /// The version it was decided on, if that matters to whoever asks.
    pub expected: Option<Version>,
    /// The answer to be kept with it, given what the command leads to.
    pub keep: Option<Keep<'a, R>>,
    /// What must be so when its turn comes.
    pub given: Option<Given<'a, R>>,
}

impl<R: Rulebook> Default for Terms<'_, R> {
    fn default() -> Self {
        Terms { expected: None, keep: None, given: None }
    }
}

impl<R: Rulebook> std::fmt::Debug for Terms<'_, R> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (expected, keeps) = (&self.expected, &self.keep.is_some());
        let given = &self.given.is_some();
        out.debug_struct("Terms")
            .field("expected", expected)
            .field("keeps", keeps)
            .field("given", given)
            .finish()
    }
}

impl<R: Kept> Room<R> {
    /// Reads a stream of the rulebook's kind and follows it from then on.
    pub(crate) async fn open(setting: &Setting, code: &str) -> Result<Arc<Room<R>>, Setback<R::Refusal>> {
        let stream = setting.stream(code).ok_or(Setback::Unknown)?;
        let store = &setting.store;
        // A stream of another kind is somebody else's, a seed for one.
        if store.stream(&stream).await?.is_some_and(|found| found.kind != R::KIND) {
            return Err(Setback::Unknown);
        }
        let records = store.read(&stream, Version(1)).await?;
        let version = Version(records.len() as u64);
        // A long history takes a while to read; others are answered meanwhile.
        let told = beside(move || {
            let (facts, nothing_there) = (facts_of::<R>(&records), records.is_empty());
            // Nobody needs both at once, and a long history is many megabytes.
            drop(records);
            facts.map(|facts| R::rebuilt(facts).ok_or(nothing_there))
        });
        let told = told.await.ok_or_else(|| Setback::Damaged(format!("{code}: cannot be rebuilt")))??;
        let state = told.map_err(|nothing_there| {
            let damaged = || Setback::Damaged(format!("{code}: begins with no beginning"));
            if nothing_there { Setback::Unknown } else { damaged() }
        })?;
        let dice = if R::DRAWS { Dice::new(setting.seed(code).await?) } else { no_dice() };
        let room = Arc::new(Room {
            code: code.to_owned(),
            stream,
            store: store.clone(),
            tally: Arc::clone(&setting.tally),
            dice,
            turn: Turn::new(()),
            newest: watch::Sender::new(Snapshot::of(state, version)),
            closed: CancellationToken::new(),
        });
        spawn(follow(Arc::downgrade(&room)));
        Ok(room)
    }

    /// The code people type.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The store underneath.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// How it stands. Never waits.
    pub fn snapshot(&self) -> Snapshot<R> {
        self.newest.borrow().clone()
    }

    /// Wakes whenever it goes on.
    pub fn watch(&self) -> watch::Receiver<Snapshot<R>> {
        self.newest.subscribe()
    }

    /// How many pages follow it.
    pub fn watchers(&self) -> usize {
        self.newest.receiver_count()
    }

    /// How it stands once it has reached that version, or when the patience is over: a page that heard of a version from
    /// another node is not answered with an older one.
    pub async fn at_least(&self, version: Version, patience: Duration) -> Snapshot<R> {
        let mut newest = self.watch();
        let reached = newest.wait_for(|snapshot| snapshot.version >= version);
        match tokio::time::timeout(patience, reached).await {
            Ok(Ok(snapshot)) => snapshot.clone(),
            _ => self.snapshot(),
        }
    }

    /// The secret seed, for an organizer's own backup and for nobody else.
    pub fn seed(&self) -> &Seed {
        self.dice.seed()
    }

    /// The chance of this room, for saying what a command would lead to. Secret.
    pub fn dice(&self) -> &Dice {
        &self.dice
    }

    /// Every fact in order.
    pub async fn history(&self) -> Result<Vec<R::Fact>, Setback<R::Refusal>> {
        facts_of::<R>(&self.store.read(&self.stream, Version(1)).await?)
    }

    /// When the fact of that version was stored, in milliseconds since 1970; `None` if there is none.
    pub async fn stored_at(&self, version: Version) -> Result<Option<i64>, Setback<R::Refusal>> {
        let records = self.store.read(&self.stream, version).await?;
        records.first().filter(|record| record.version == version).map(moment_of).transpose()
    }

    /// Carries out a command, made for the newest state each time it is decided. When this returns, it is stored.
    pub async fn command(
        &self,
        terms: &Terms<'_, R>,
        make: impl Fn(&R) -> R::Command + Sync,
    ) -> Result<Snapshot<R>, Setback<R::Refusal>> {
        let done = self.carry_out(terms, &make).await;
        match &done {
            Ok(_) => self.tally.accepted(),
            Err(Setback::Refused(_)) => self.tally.refused(),
            Err(_) => self.tally.failed(),
        }
        done
    }

    async fn carry_out(
        &self,
        terms: &Terms<'_, R>,
        make: &(dyn Fn(&R) -> R::Command + Sync),
    ) -> Result<Snapshot<R>, Setback<R::Refusal>> {
        let _turn = self.turn.lock().await;
        // Facts that may or may not have been stored, and after which version they would stand.
        let mut in_doubt: Option<(Version, Vec<R::Fact>)> = None;
        for attempt in 0..TRIES {
            let now = self.snapshot();
            if let Some(expected) = terms.expected.filter(|expected| *expected != now.version) {
                return Err(Setback::Moved { expected, version: now.version });
            }
            if let Some(given) = terms.given {
                given(&now.state).map_err(Setback::refused)?;
            }
            let command = make(&now.state);
            let facts = now.state.decide(&command, &self.dice).map_err(Setback::refused)?;
            let (append, snapshot) = self.prepared(terms, &now, &command, &facts)?;
            match self.store.commit(append).await {
                Ok(_) => {
                    self.newest.send_replace(snapshot.clone());
                    tracing::info!(
                        kind = R::KIND,
                        room = self.code,
                        version = snapshot.version.0,
                        "accepted"
                    );
                    return Ok(snapshot);
                }
                Err(AppendError::Conflict { .. }) => {
                    let since = self.catch_up().await?;
                    if in_doubt
                        .take()
                        .is_some_and(|(after, facts)| stands(&since, now.version, after, &facts))
                    {
                        return Ok(self.snapshot());
                    }
                    // Nodes that overtake each other again and again fall out of step.
                    tokio::time::sleep(Duration::from_millis(attempt * (1 + self.spread()))).await;
                }
                Err(AppendError::Trouble(Trouble::Unsure { .. })) => {
                    // The connection broke while storing was confirmed: look whether our facts are there. They may also
                    // come to stand there later; then the next try meets them.
                    let since = self.catch_up().await?;
                    if stands(&since, now.version, now.version, &facts) {
                        return Ok(self.snapshot());
                    }
                    in_doubt = Some((now.version, facts));
                }
                Err(error) => return Err(Setback::of_append(error)),
            }
        }
        Err(Setback::Crowded)
    }

    /// What is to be stored for these facts, and how the room then stands.
    fn prepared(
        &self,
        terms: &Terms<'_, R>,
        now: &Snapshot<R>,
        command: &R::Command,
        facts: &[R::Fact],
    ) -> Result<(Append, Snapshot<R>), Setback<R::Refusal>> {
        let change = change::<R>(&self.stream, now.version, &now.state.author(command), facts)?;
        let snapshot = followed(now, facts);
        let summary = snapshot.state.summary().to_text().ok();
        let summaries = summary.filter(|body| body.len() <= journal::MOST_SUMMARY_BYTES);
        let append = Append {
            changes: vec![change],
            kept: terms.keep.map(|keep| keep(&snapshot)),
            summaries: summaries.into_iter().map(|body| (self.stream.clone(), body)).collect(),
        };
        Ok((append, snapshot))
    }

    /// A few milliseconds that differ from node to node.
    fn spread(&self) -> u64 {
        let address = std::ptr::from_ref(self) as usize;
        (address >> 6) as u64 % 5
    }

    /// Reads what other nodes have written since, and gives it.
    async fn catch_up(&self) -> Result<Vec<R::Fact>, Setback<R::Refusal>> {
        let now = self.snapshot();
        let records = self.store.read(&self.stream, now.version.next()).await?;
        let facts = facts_of::<R>(&records)?;
        if !facts.is_empty() {
            self.newest.send_replace(followed(&now, &facts));
        }
        Ok(facts)
    }

    /// Comes to at least that version; says whether it got anywhere.
    async fn reach(&self, version: Version) -> Result<bool, Setback<R::Refusal>> {
        // It is usually a command of our own that was stored, and about to say so. Whoever asked for a turn meanwhile would have it
        // before the next command.
        if self.turn.try_lock().is_err() && self.at_least(version, PAUSE).await.version >= version {
            return Ok(true);
        }
        let _turn = self.turn.lock().await;
        Ok(self.snapshot().version >= version || !self.catch_up().await?.is_empty())
    }
}

impl<R: Kept> Drop for Room<R> {
    fn drop(&mut self) {
        self.closed.cancel();
    }
}

/// Dice for what never draws.
fn no_dice() -> Dice {
    Dice::new(Seed::from_bytes([0; 32]))
}

/// How the room stands after these facts.
fn followed<R: Kept>(now: &Snapshot<R>, facts: &[R::Fact]) -> Snapshot<R> {
    let mut state = R::clone(&now.state);
    for fact in facts {
        state.apply(fact);
    }
    Snapshot::of(state, Version(now.version.0 + facts.len() as u64))
}

/// Whether our facts, decided after one version, are what was read from another on.
fn stands<F: PartialEq>(since: &[F], from: Version, after: Version, facts: &[F]) -> bool {
    let Some(skipped) = after.0.checked_sub(from.0) else { return false };
    since.get(skipped as usize..).is_some_and(|stored| !facts.is_empty() && stored.starts_with(facts))
}

/// Keeps a room up to date with what other nodes write, through any trouble of the database, as long as it is open.
async fn follow<R: Kept>(room: Weak<Room<R>>) {
    let Some(opened) = room.upgrade() else { return };
    let (store, stream, closed) = (opened.store.clone(), opened.stream.clone(), opened.closed.clone());
    drop(opened);
    let following = async {
        loop {
            match store.watch(&stream).await {
                Ok(watch) => return follow_watch(&room, watch).await,
                Err(Trouble::Closed) => return,
                Err(trouble) => {
                    tracing::warn!(stream = stream.as_str(), ?trouble, "cannot be followed yet");
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

async fn follow_watch<R: Kept>(room: &Weak<Room<R>>, mut watch: journal::Watch) {
    while let Some(seen) = room.upgrade().map(|room| room.snapshot().version) {
        let Some(reached) = watch.beyond(seen).await else { return };
        let Some(room) = room.upgrade() else { return };
        let got = room.reach(reached).await;
        if got.is_err() {
            tracing::warn!(kind = R::KIND, room = room.code, "cannot catch up");
        }
        if !got.is_ok_and(|got_anywhere| got_anywhere) {
            drop(room);
            tokio::time::sleep(PAUSE).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_in_doubt_are_found_where_they_would_stand_and_nowhere_else() {
        let v = Version;
        assert!(stands(&[1, 2, 3], v(5), v(5), &[1, 2]));
        assert!(stands(&[0, 1, 2], v(4), v(5), &[1, 2]));
        assert!(!stands(&[0, 1, 2], v(5), v(5), &[1, 2]), "somebody else's facts came first");
        assert!(!stands(&[1, 2], v(6), v(5), &[1, 2]), "read from after them");
        assert!(!stands(&[1], v(5), v(5), &[1, 2]));
        assert!(!stands::<u8>(&[1], v(5), v(5), &[]));
    }
}
