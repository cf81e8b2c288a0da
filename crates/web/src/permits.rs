//! Work that a stranger can make expensive: it runs beside the async threads, and only a few at a time.
//!
//! Whoever asks waits for a permit in the order of coming; pages and commands of everybody else go on meanwhile. The work
//! keeps its permit to its end, also when whoever asked has gone: asking and hanging up buys nothing. What comes of it is
//! [kept](Made) under a key that names everything it depends on, so that asking again costs nothing.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;

use crate::Problem;
use tokio::sync::{OnceCell, Semaphore};

/// A number of permits.
#[derive(Clone, Debug)]
pub struct Permits {
    free: Arc<Semaphore>,
}

/// The work was not done: the server ends, or the work itself broke off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BrokenOff;

impl From<BrokenOff> for Problem {
    fn from(_: BrokenOff) -> Problem {
        Problem::internal("work beside the async threads broke off".to_owned())
    }
}

impl Permits {
    /// One for each core: all of them may be busy with what people wait for.
    pub fn one_a_core() -> Permits {
        Permits::of(cores())
    }

    /// One for every two cores: whatever strangers ask for, half of the machine is for the tournament.
    pub fn half_the_cores() -> Permits {
        Permits::of(cores().div_ceil(2))
    }

    fn of(permits: usize) -> Permits {
        Permits { free: Arc::new(Semaphore::new(permits)) }
    }

    /// Does the work when there is a permit for it.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, BrokenOff> {
        let permit = Arc::clone(&self.free).acquire_owned().await.map_err(|_| BrokenOff)?;
        let done = rooms::beside(move || {
            let _permit = permit;
            work()
        });
        done.await.ok_or(BrokenOff)
    }
}

fn cores() -> usize {
    available_parallelism().map_or(1, std::num::NonZero::get)
}

/// Results of such work, each made once for its key however many ask at the same time.
#[derive(Debug)]
pub struct Made<K, T> {
    kept: Recent<K, OnceCell<Arc<T>>>,
}

impl<K: Clone + Eq + Hash, T: Send + Sync + 'static> Made<K, T> {
    /// Keeps at most that many.
    pub fn keeping(most: usize) -> Made<K, T> {
        Made { kept: Recent::keeping(most) }
    }

    /// What is kept under that key, or what the work makes of it.
    pub async fn get(
        &self,
        key: K,
        permits: &Permits,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<Arc<T>, BrokenOff> {
        let slot = self.kept.slot(&key);
        slot.get_or_try_init(|| async { permits.run(work).await.map(Arc::new) }).await.cloned()
    }
}

/// Places for results, each found by its key; the oldest give way to new ones.
#[derive(Debug)]
pub struct Recent<K, Slot> {
    kept: Mutex<Kept<K, Slot>>,
    most: usize,
}

/// The places, and their keys in the order of coming.
type Kept<K, Slot> = (HashMap<K, Arc<Slot>>, VecDeque<K>);

impl<K: Clone + Eq + Hash, Slot: Default> Recent<K, Slot> {
    /// At most that many.
    pub fn keeping(most: usize) -> Recent<K, Slot> {
        Recent { kept: Mutex::default(), most }
    }

    /// The place of that key, new and empty if there was none.
    pub fn slot(&self, key: &K) -> Arc<Slot> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let (slots, order) = &mut *kept;
        if let Some(slot) = slots.get(key) {
            return Arc::clone(slot);
        }
        while order.len() >= self.most
            && let Some(oldest) = order.pop_front()
        {
            slots.remove(&oldest);
        }
        let slot = Arc::<Slot>::default();
        order.push_back(key.clone());
        slots.insert(key.clone(), Arc::clone(&slot));
        slot
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;

    use super::*;

    /// Work that says when it begins and ends when it is told.
    fn held(count: &Arc<AtomicUsize>) -> (impl FnOnce() + Send + 'static, mpsc::Sender<()>) {
        let (end, ended) = mpsc::channel::<()>();
        let count = Arc::clone(count);
        let work = move || {
            count.fetch_add(1, Ordering::SeqCst);
            let _ = ended.recv();
        };
        (work, end)
    }

    #[tokio::test]
    async fn no_more_work_is_under_way_than_there_are_permits() {
        let (permits, begun) = (Permits::of(1), Arc::new(AtomicUsize::new(0)));
        let (first, end_first) = held(&begun);
        let (second, end_second) = held(&begun);
        let one = tokio::spawn({
            let permits = permits.clone();
            async move { permits.run(first).await }
        });
        while begun.load(Ordering::SeqCst) == 0 {
            tokio::task::yield_now().await;
        }
        // Whoever asked has gone; the permit is not free before the work is done.
        one.abort();
        assert!(one.await.is_err());
        let two = tokio::spawn(async move { permits.run(second).await });
        tokio::task::yield_now().await;
        assert_eq!(begun.load(Ordering::SeqCst), 1);
        drop(end_first);
        while begun.load(Ordering::SeqCst) < 2 {
            tokio::task::yield_now().await;
        }
        drop(end_second);
        assert_eq!(two.await.unwrap(), Ok(()));
    }

    #[tokio::test]
    async fn what_is_made_is_made_once_and_the_oldest_gives_way() {
        let (permits, made) = (Permits::one_a_core(), Made::<u32, u32>::keeping(2));
        let count = Arc::new(AtomicUsize::new(0));
        let get = async |key: u32| {
            let count = Arc::clone(&count);
            let work = move || {
                count.fetch_add(1, Ordering::SeqCst);
                key * 10
            };
            *made.get(key, &permits, work).await.unwrap()
        };
        assert_eq!((get(1).await, get(1).await, get(2).await), (10, 10, 20));
        assert_eq!(count.load(Ordering::SeqCst), 2);
        assert_eq!((get(3).await, get(1).await), (30, 10));
        assert_eq!(count.load(Ordering::SeqCst), 4, "the first had given way");
        assert_eq!(made.kept.kept.lock().unwrap().0.len(), 2);
    }

    #[tokio::test]
    async fn work_that_breaks_off_is_said_and_can_be_asked_for_again() {
        let (permits, made) = (Permits::one_a_core(), Made::<u32, u32>::keeping(2));
        assert_eq!(made.get(1, &permits, || panic!("broken")).await, Err(BrokenOff));
        assert_eq!(*made.get(1, &permits, || 7).await.unwrap(), 7);
    }
}
