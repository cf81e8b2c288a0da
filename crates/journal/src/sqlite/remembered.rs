//! The heads this process left streams at. A file has one writer almost always, so what was written last is what stands there, and
//! a batch need not ask before it writes.
//!
//! It is never trusted alone: a place (stream and version) and a key are each taken once in the file, so that a batch decided on a
//! head another process has moved on is refused by the file, forgets, and is decided again on what is stored. And only a batch
//! that is accepted whole is decided so: nobody is refused for what is remembered.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::plan::{Head, Plan, plan};
use crate::record::Append;
use crate::words::StreamId;

/// The most heads to remember; beyond them it begins anew.
const MOST: usize = 10_000;

#[derive(Debug, Default)]
pub(super) struct Remembered(Mutex<BTreeMap<StreamId, Head>>);

impl Remembered {
    /// What the batch comes to if all its streams stand where they were left and none of its keys has an answer; nothing if
    /// a stream is not remembered or not every append would be accepted.
    pub(super) fn plan(&self, batch: &[&Append]) -> Option<Plan> {
        let mut heads = BTreeMap::new();
        {
            let known = self.held();
            for change in batch.iter().flat_map(|append| &append.changes) {
                heads.insert(change.stream.clone(), Ok(known.get(&change.stream)?.clone()));
            }
        }
        let plan = plan(batch.iter().copied(), heads, BTreeSet::new());
        plan.answers.iter().all(Result::is_ok).then_some(plan)
    }

    /// The plan is stored.
    pub(super) fn stored(&self, plan: &Plan) {
        let mut known = self.held();
        if known.len() + plan.moved.len() > MOST {
            known.clear();
        }
        known.extend(plan.moved.iter().map(|(stream, head)| (stream.clone(), head.clone())));
    }

    /// Something went wrong: what stands in the file is asked again.
    pub(super) fn forget(&self) {
        self.held().clear();
    }

    fn held(&self) -> MutexGuard<'_, BTreeMap<StreamId, Head>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
