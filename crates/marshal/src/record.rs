//! `marshal verify` for the record of a table of any game: what holds is told, what does not follow is named with its clause.

use rulebook::{Cites, Saying, say};
use serde::{Deserialize, Serialize};

use crate::console::{Answer, Console, Exit, Failure};

/// What was proven of a record.
pub(crate) struct Proven<P> {
    /// The proof, for machines.
    pub(crate) proof: P,
    /// The same in words.
    pub(crate) told: Vec<Saying>,
}

/// Why a record proves nothing.
pub(crate) enum Unproven<B> {
    /// The game is under way: that is no answer about it.
    NotOver(B),
    /// Something in it does not follow.
    Bad(B),
}

/// Whether a text says that it is a record of that format, in whatever version.
pub(crate) fn is_of(text: &str, format: &str) -> bool {
    #[derive(Deserialize)]
    struct Head {
        format: String,
    }
    let head: Result<Head, _> = rulebook::read_whole(text);
    head.is_ok_and(|head| head.format.starts_with(format))
}

/// Tells what came out.
pub(crate) fn answer<P: Serialize, B: Cites>(
    proven: Result<Proven<P>, Unproven<B>>,
    console: &Console,
) -> Answer {
    match proven {
        Ok(Proven { proof, .. }) if console.json => {
            console.print_json(&serde_json::json!({"holds": true, "proof": proof, "findings": []}))?;
            Ok(Exit::Done)
        }
        Ok(Proven { told, .. }) => {
            for saying in &told {
                console.tell(saying);
            }
            Ok(Exit::Done)
        }
        Err(Unproven::NotOver(bad)) => Err(Failure::new(bad.saying())),
        Err(Unproven::Bad(bad)) if console.json => {
            let finding = serde_json::json!({"key": bad.saying().key, "text": console.say(&bad.saying())});
            console.print_json(&serde_json::json!({"holds": false, "proof": null, "findings": [finding]}))?;
            Ok(Exit::No)
        }
        Err(Unproven::Bad(bad)) => {
            console.line(format!("- {} ({})", console.say(&bad.saying()), bad.clause()));
            console.tell(&say!("verify-fails", findings = 1));
            Ok(Exit::No)
        }
    }
}
