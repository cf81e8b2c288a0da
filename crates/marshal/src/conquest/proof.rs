//! `marshal verify` for a finished game: tells it again from the revealed secret and says what does not follow.

use conquest::game::{BadGame, GameFile};
use rulebook::{Cites, say};

use crate::console::{Answer, Console, Failure};
use crate::record::{self, Proven, Unproven};

/// Whether a text says that it is the record of a table.
pub(crate) fn is_record(text: &str) -> bool {
    record::is_of(text, "marshal.conquest.table/")
}

/// Proves a record, or names the first step that does not follow.
pub(crate) fn verify(text: &str, console: &Console) -> Answer {
    let file = GameFile::read(text).map_err(|bad| Failure::new(bad.saying()))?;
    let proven = file.verify().map_err(|bad| match bad {
        BadGame::NotOver => Unproven::NotOver(bad),
        bad => Unproven::Bad(bad),
    });
    let told = proven.map(|proof| {
        let commitment = file.commitment().map(|it| it.to_string()).unwrap_or_default();
        let drawn = file.names().into_iter().zip(proof.drawn_for).filter(|(_, drawn_for)| *drawn_for);
        let holds =
            say!("table-proof-holds", steps = proof.facts, answers = proof.answers, draws = proof.draws);
        let told = std::iter::once(say!("table-proof-commitment", commitment = commitment))
            .chain(drawn.map(|(name, _)| say!("table-proof-drawn-for", who = name)))
            .chain([holds])
            .collect();
        Proven { proof, told }
    });
    record::answer(told, console)
}
