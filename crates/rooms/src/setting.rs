//! Where the rooms of one kind are kept, and what they share.

use std::sync::Arc;

use journal::{Change, Fact as Record, Name, Store, StreamId, Version};
use rulebook::Seed;

use crate::setback::Setback;
use crate::stored::{fitting, now};
use crate::tally::Tally;

/// The kind of stream a secret seed is in until it is revealed.
const SEED: &str = "seed";

/// Where rooms of one kind are, and what they share.
#[derive(Clone, Debug)]
pub(crate) struct Setting {
    pub(crate) store: Store,
    pub(crate) tally: Arc<Tally>,
    /// What follows the code in the name of the stream.
    suffix: &'static str,
}

impl Setting {
    pub(crate) fn new(store: Store, suffix: &'static str) -> Setting {
        Setting { store, tally: Arc::default(), suffix }
    }

    /// The stream of that code.
    pub(crate) fn stream(&self, code: &str) -> Option<StreamId> {
        StreamId::new(&format!("{code}{}", self.suffix)).ok()
    }

    /// The secret seed of that code.
    pub(crate) async fn seed<Refusal>(&self, code: &str) -> Result<Seed, Setback<Refusal>> {
        let stream = seed_stream(code).map_err(|_| Setback::Unknown)?;
        let kept = self.store.read(&stream, Version(1)).await?;
        let seed = kept.first().and_then(|record| rulebook::read_whole::<Seed>(&record.body).ok());
        seed.ok_or_else(|| Setback::Damaged(format!("{code}: the seed is missing")))
    }
}

fn seed_stream(code: &str) -> Result<StreamId, journal::Unfit> {
    StreamId::new(&format!("{code}.{SEED}"))
}

/// What keeps a seed beside the stream of that code.
pub(crate) fn seed_change<Refusal>(code: &str, who: &str, seed: &Seed) -> Result<Change, Setback<Refusal>> {
    let made = || {
        Ok(Change {
            stream: seed_stream(code)?,
            kind: Name::new(SEED)?,
            expected: Version::NONE,
            who: Name::new(&fitting(who))?,
            at: now()?,
            facts: vec![Record::of(SEED, &seed.reveal())?],
        })
    };
    made().map_err(|unfit: journal::Unfit| Setback::Damaged(unfit.to_string()))
}
