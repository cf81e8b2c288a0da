//! `marshal verify` for a finished Epic game: tells it again and says what does not follow.

use epic::sitting::{BadRecord, Record};
use rulebook::{Cites, say};

use crate::console::{Answer, Console, Exit, Failure};

/// Whether a text says that it is the record of a table.
pub(crate) fn is_record(text: &str) -> bool {
    let head: Result<Head, _> = serde_json::from_str(text);
    head.is_ok_and(|head| head.format.starts_with("marshal.epic.record/"))
}

#[derive(serde::Deserialize)]
struct Head {
    format: String,
}

/// Proves a record, or names the first step that does not follow.
pub(crate) fn verify(text: &str, console: &Console) -> Answer {
    let record = Record::read(text).map_err(|bad| Failure::new(bad.saying()))?;
    match record.verify() {
        Ok(proof) => {
            if console.json {
                console.print_json(&serde_json::json!({"holds": true, "proof": proof, "findings": []}))?;
                return Ok(Exit::Done);
            }
            if let Some(commitment) = proof.commitment {
                console.tell(&say!("table-proof-commitment", commitment = commitment.to_string()));
            }
            if proof.unproven > 0 {
                console.tell(&say!("table-record-unproven", steps = proof.unproven));
            }
            console.tell(&say!(
                "table-record-holds",
                facts = proof.facts,
                steps = proof.steps,
                seal = proof.seal.to_string()
            ));
            Ok(Exit::Done)
        }
        // A game under way cannot be proven yet: that is no answer about the game.
        Err(bad @ BadRecord::NotOver) => Err(Failure::new(bad.saying())),
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
