//! All rooms of one kind: opened once for all who wait, closed when nobody is in them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use journal::access::Kept as Answer;
use journal::{Append, AppendError, Store, Version};
use rulebook::{Dice, Kept, Seed, Written};
use tokio::sync::OnceCell;

use crate::code::{is_code, new_code, random_bytes};
use crate::room::Room;
use crate::setback::Setback;
use crate::setting::{Setting, seed_change};
use crate::stored::change;
use crate::tally::Tally;

/// How many rooms of a kind stay open though nobody is in them.
pub const MOST_ROOMS: usize = 200;
/// How many codes are tried for a new room.
const TRIES: usize = 16;

/// All rooms of one kind.
#[derive(Debug)]
pub struct Rooms<R: Kept> {
    setting: Setting,
    open: Mutex<HashMap<String, Slot<R>>>,
    most: usize,
    /// Counts visits to rooms, so that those longest unused can be told.
    visits: AtomicU64,
}

/// A room, open or being opened.
#[derive(Debug)]
struct Slot<R: Kept> {
    room: Arc<OnceCell<Arc<Room<R>>>>,
    /// The number of the last visit.
    visited: u64,
}

impl<R: Kept> Rooms<R> {
    /// The rooms whose streams are called by their codes.
    pub fn new(store: Store) -> Rooms<R> {
        Rooms::beside(store, "")
    }

    /// Rooms that accompany others: each stream's name is the code and that suffix.
    pub fn beside(store: Store, suffix: &'static str) -> Rooms<R> {
        let setting = Setting::new(store, suffix);
        Rooms { setting, open: Mutex::default(), most: MOST_ROOMS, visits: AtomicU64::new(0) }
    }

    /// The same, with another number of rooms that stay open though nobody is in them.
    pub fn with_most(self, most: usize) -> Rooms<R> {
        Rooms { most, ..self }
    }

    /// The store underneath.
    pub fn store(&self) -> &Store {
        &self.setting.store
    }

    /// What came of the commands given here.
    pub fn tally(&self) -> &Tally {
        &self.setting.tally
    }

    /// The room of that code, opened if it was not yet; those who ask meanwhile wait for the same opening.
    pub async fn room(&self, code: &str) -> Result<Arc<Room<R>>, Setback<R::Refusal>> {
        if !is_code(code) {
            return Err(Setback::Unknown);
        }
        let cell = self.slot(code);
        if let Some(room) = cell.get() {
            return Ok(Arc::clone(room));
        }
        let opened = cell.get_or_try_init(|| Room::open(&self.setting, code)).await.map(Arc::clone);
        match &opened {
            Ok(_) => self.close_idle(),
            Err(_) => self.forget(code, &cell),
        }
        opened
    }

    /// Begins a room of a new code with what its first command leads to. The command is made from the room's dice, whose
    /// commitment it may publish, and its code.
    pub async fn found(
        &self,
        begin: impl Fn(&Dice, &str) -> (R, R::Command),
        keep: Option<&(dyn Fn(&str) -> Answer + Send + Sync)>,
    ) -> Result<Arc<Room<R>>, Setback<R::Refusal>> {
        let dice = Dice::new(Seed::from_bytes(random_bytes()?));
        for _ in 0..TRIES {
            let code = new_code()?;
            let kept = keep.map(|keep| keep(&code));
            if self.begun(&dice, &code, begin(&dice, &code), kept).await? {
                return self.room(&code).await;
            }
        }
        Err(Setback::Crowded)
    }

    /// The same under that code; `None` if something has that code already, another node's room for one.
    pub async fn found_as(
        &self,
        code: &str,
        begin: impl FnOnce(&Dice) -> (R, R::Command),
    ) -> Result<Option<Arc<Room<R>>>, Setback<R::Refusal>> {
        if !is_code(code) {
            return Err(Setback::Unknown);
        }
        let dice = Dice::new(Seed::from_bytes(random_bytes()?));
        let first = begin(&dice);
        if self.begun(&dice, code, first, None).await? { self.room(code).await.map(Some) } else { Ok(None) }
    }

    /// Whether anything has that code, of whatever kind.
    pub async fn is_taken(&self, code: &str) -> Result<bool, Setback<R::Refusal>> {
        let stream = self.setting.stream(code).ok_or(Setback::Unknown)?;
        Ok(self.store().stream(&stream).await?.is_some())
    }

    /// Stores what a first command leads to under that code; says whether the code was free.
    async fn begun(
        &self,
        dice: &Dice,
        code: &str,
        (mut state, command): (R, R::Command),
        kept: Option<Answer>,
    ) -> Result<bool, Setback<R::Refusal>> {
        let facts = state.decide(&command, dice).map_err(Setback::refused)?;
        let who = state.author(&command);
        for fact in &facts {
            state.apply(fact);
        }
        let summary = state.summary().to_text().unwrap_or_default();
        let stream = self.setting.stream(code).ok_or(Setback::Unknown)?;
        let mut changes = vec![change::<R>(&stream, Version::NONE, &who, &facts)?];
        if R::DRAWS {
            changes.push(seed_change(code, &who, dice.seed())?);
        }
        let summaries = [(stream, summary)].into();
        match self.store().commit(Append { changes, kept, summaries }).await {
            Ok(_) => Ok(true),
            Err(AppendError::Conflict { .. }) => Ok(false),
            Err(error) => Err(Setback::of_append(error)),
        }
    }

    /// How many rooms are open, and how many pages follow them.
    pub fn occupied(&self) -> (usize, usize) {
        let open = self.open();
        (open.len(), open.values().filter_map(|slot| slot.room.get()).map(|room| room.watchers()).sum())
    }

    /// The rooms somebody is in now, those visited last first.
    pub fn followed(&self) -> Vec<Arc<Room<R>>> {
        let open = self.open();
        let mut followed: Vec<(u64, Arc<Room<R>>)> = open
            .values()
            .filter_map(|slot| Some((slot.visited, Arc::clone(slot.room.get()?))))
            .filter(|(_, room)| room.watchers() > 0)
            .collect();
        followed.sort_by_key(|(visited, _)| std::cmp::Reverse(*visited));
        followed.into_iter().map(|(_, room)| room).collect()
    }

    fn open(&self) -> MutexGuard<'_, HashMap<String, Slot<R>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn slot(&self, code: &str) -> Arc<OnceCell<Arc<Room<R>>>> {
        let visited = self.visits.fetch_add(1, Ordering::Relaxed);
        let mut open = self.open();
        if let Some(slot) = open.get_mut(code) {
            slot.visited = visited;
            return Arc::clone(&slot.room);
        }
        let slot = Slot { room: Arc::default(), visited };
        let room = Arc::clone(&slot.room);
        open.insert(code.to_owned(), slot);
        room
    }

    /// Takes a slot away whose room could not be opened, unless somebody else has been luckier.
    fn forget(&self, code: &str, cell: &Arc<OnceCell<Arc<Room<R>>>>) {
        let mut open = self.open();
        if open.get(code).is_some_and(|slot| Arc::ptr_eq(&slot.room, cell) && !cell.initialized()) {
            open.remove(code);
        }
    }

    /// Closes the rooms longest unused of those nobody holds or follows, down to the limit.
    fn close_idle(&self) {
        let mut open = self.open();
        let above = open.len().saturating_sub(self.most);
        if above == 0 {
            return;
        }
        let idle = |room: &Arc<Room<R>>| Arc::strong_count(room) == 1 && room.watchers() == 0;
        let mut closing: Vec<(u64, String)> = open
            .iter()
            .filter(|(_, slot)| slot.room.get().is_some_and(idle))
            .map(|(code, slot)| (slot.visited, code.clone()))
            .collect();
        closing.sort_unstable();
        for (_, code) in closing.into_iter().take(above) {
            open.remove(&code);
        }
    }
}
