//! `marshal verify` for a finished game: tells it again from the revealed secret and says what does not follow.

use conquest::game::{BadGame, GameFile};
use rulebook::{Cites, say};

use crate::console::{Answer, Console, Exit, Failure};

/// Whether a text says that it is the record of a table.
pub(crate) fn is_record(text: &str) -> bool {
    let head: Result<Head, _> = serde_json::from_str(text);
    head.is_ok_and(|head| head.format.starts_with("marshal.conquest.table/"))
}

#[derive(serde::Deserialize)]
struct Head {
    format: String,
}

/// Proves a record, or names the first step that does not follow.
pub(crate) fn verify(text: &str, console: &Console) -> Answer {
    let file = GameFile::read(text).map_err(|bad| Failure::new(bad.saying()))?;
    match file.verify() {
        Ok(proof) => {
            if console.json {
                console.print_json(&serde_json::json!({"holds": true, "proof": proof, "findings": []}))?;
                return Ok(Exit::Done);
            }
            let commitment = file.commitment().map(|it| it.to_string()).unwrap_or_default();
            console.tell(&say!("table-proof-commitment", commitment = commitment));
            for (name, drawn_for) in file.names().into_iter().zip(proof.drawn_for) {
                if drawn_for {
                    console.tell(&say!("table-proof-drawn-for", who = name));
                }
            }
            console.tell(&say!(
                "table-proof-holds",
                steps = proof.facts,
                answers = proof.answers,
                draws = proof.draws
            ));
            Ok(Exit::Done)
        }
        // A game under way cannot be proven yet: that is no answer about the game.
        Err(bad @ BadGame::NotOver) => Err(Failure::new(bad.saying())),
        Err(bad) => {
            if console.json {
                let finding =
                    serde_json::json!({"key": bad.saying().key, "text": console.say(&bad.saying())});
                console
                    .print_json(&serde_json::json!({"holds": false, "proof": null, "findings": [finding]}))?;
            } else {
                console.line(format!("- {} ({})", console.say(&bad.saying()), bad.clause()));
                console.tell(&say!("verify-fails", findings = 1));
            }
            Ok(Exit::No)
        }
    }
}
