//! The bots people can play against, by names that say how strong they are.

use rulebook::{Saying, say};
use web::{Fields, Problem};

use crate::asking::shortened;

/// A bot as people choose it.
pub(crate) struct Opponent {
    /// As the engine calls it.
    pub(crate) engine: &'static str,
    /// What it is called.
    pub(crate) name: fn() -> Saying,
    /// How it plays.
    pub(crate) describes: fn() -> Saying,
}

/// From the weakest to the strongest; docs/conquest-play.md says how often each wins. All see only what a player in their seat
/// may see, and even the strongest takes some 55 ms of a core for a choice; `attend` bounds it where bots wait for each other.
pub(crate) const OPPONENTS: [Opponent; 4] = [
    Opponent { engine: "greedy", name: || say!("play-bot-cadet"), describes: || say!("play-bot-cadet-how") },
    Opponent {
        engine: "rules",
        name: || say!("play-bot-sergeant"),
        describes: || say!("play-bot-sergeant-how"),
    },
    Opponent {
        engine: "mcts:240",
        name: || say!("play-bot-captain"),
        describes: || say!("play-bot-captain-how"),
    },
    Opponent {
        engine: "mcts:1000",
        name: || say!("play-bot-general"),
        describes: || say!("play-bot-general-how"),
    },
];

/// The bot a form names.
pub(crate) fn chosen(fields: &Fields) -> Result<&'static Opponent, Problem> {
    let name = fields.get("opponent");
    let known = OPPONENTS.iter().find(|it| it.engine == name);
    known.ok_or_else(|| Problem::field("opponent", say!("table-refusal-bot", name = shortened(name))))
}
