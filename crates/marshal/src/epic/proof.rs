//! `marshal verify` for a finished Epic game: tells it again and says what does not follow.

use epic::Reading;
use epic::sitting::{BadRecord, Record};
use rulebook::{Cites, say};

use crate::console::{Answer, Console, Failure};
use crate::record::{self, Proven, Unproven};

/// Whether a text says that it is the record of a table.
pub(crate) fn is_record(text: &str) -> bool {
    record::is_of(text, "marshal.epic.record/")
}

/// Proves a record, or names the first step that does not follow.
pub(crate) fn verify(text: &str, console: &Console) -> Answer {
    let file = Record::read(text).map_err(|bad| Failure::new(bad.saying()))?;
    let proven = file.verify().map_err(|bad| match bad {
        BadRecord::NotOver => Unproven::NotOver(bad),
        bad => Unproven::Bad(bad),
    });
    let told = proven.map(|proof| {
        let promised = proof
            .commitment
            .map(|commitment| say!("table-proof-commitment", commitment = commitment.to_string()));
        let unproven = (proof.unproven > 0).then(|| say!("table-record-unproven", steps = proof.unproven));
        let older = (proof.reading < Reading::NEWEST).then(|| say!("table-record-older"));
        let holds = say!(
            "table-record-holds",
            facts = proof.facts,
            steps = proof.steps,
            seal = proof.seal.to_string()
        );
        Proven { proof, told: promised.into_iter().chain(older).chain(unproven).chain([holds]).collect() }
    });
    record::answer(told, console)
}
