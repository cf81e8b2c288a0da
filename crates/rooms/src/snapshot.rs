//! A room at one version, with what was computed for that version.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use journal::Version;
use tokio::sync::OnceCell;

use crate::beside::beside;

/// A room as it stands at one version. Cheap to clone.
pub struct Snapshot<R> {
    /// What the facts so far add up to.
    pub state: Arc<R>,
    /// How many facts that are.
    pub version: Version,
    kept: Arc<Mutex<HashMap<TypeId, Arc<dyn Any + Send + Sync>>>>,
}

impl<R> Snapshot<R> {
    pub(crate) fn of(state: R, version: Version) -> Snapshot<R> {
        Snapshot { state: Arc::new(state), version, kept: Arc::default() }
    }

    /// What follows from this version, computed once however many ask. One value a type.
    pub fn kept<T: Send + Sync + 'static>(&self, make: impl FnOnce(&R) -> T) -> Arc<T> {
        let slot: Arc<OnceLock<Arc<T>>> = self.slot();
        Arc::clone(slot.get_or_init(|| Arc::new(make(&self.state))))
    }

    /// The same for what takes a while: computed beside everything else. `None` if the computation broke off.
    pub async fn kept_beside<T: Send + Sync + 'static>(
        &self,
        make: impl FnOnce(&R) -> T + Send + 'static,
    ) -> Option<Arc<T>>
    where
        R: Send + Sync + 'static,
    {
        let slot: Arc<OnceCell<Arc<T>>> = self.slot();
        let state = Arc::clone(&self.state);
        let computed = || async { beside(move || Arc::new(make(&state))).await.ok_or(()) };
        slot.get_or_try_init(computed).await.ok().map(Arc::clone)
    }

    /// What [`Snapshot::kept_beside`] has computed of that type, if somebody has asked for it at this version.
    pub fn known<T: Send + Sync + 'static>(&self) -> Option<Arc<T>> {
        let slot: Arc<OnceCell<Arc<T>>> = self.slot();
        slot.get().map(Arc::clone)
    }

    fn slot<S: Default + Send + Sync + 'static>(&self) -> Arc<S> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let slot = kept.entry(TypeId::of::<S>()).or_insert_with(|| Arc::new(S::default()));
        // Filed under its own type, so it is of that type; another would only be computed again.
        Arc::clone(slot).downcast().unwrap_or_default()
    }
}

impl<R> Clone for Snapshot<R> {
    fn clone(&self) -> Snapshot<R> {
        Snapshot { state: Arc::clone(&self.state), version: self.version, kept: Arc::clone(&self.kept) }
    }
}

/// Only the version: states hold what not everybody may know.
impl<R> fmt::Debug for Snapshot<R> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Snapshot").field("version", &self.version).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_follows_from_a_version_is_computed_once() {
        let snapshot = Snapshot::of(20_u32, Version(3));
        let sum = snapshot.clone().kept(|state| u64::from(*state) + 1);
        assert_eq!((*sum, *snapshot.kept(|_| -> u64 { panic!("computed before") })), (21, 21));
        assert_eq!(*snapshot.kept(ToString::to_string), "20");
        assert_eq!(snapshot.known::<u8>(), None);
        assert_eq!(snapshot.kept_beside(|_| 7_u8).await.as_deref(), Some(&7));
        assert_eq!(snapshot.kept_beside(|_| 8_u8).await.as_deref(), Some(&7));
        assert_eq!(snapshot.known::<u8>().as_deref(), Some(&7));
    }
}
