//! A game kept in a file: the replay, and who plays against the person. Readable as a replay by whoever ignores the bot.

use conquest::game::{BadGame, GameFile};
use conquest::{BadReplay, Replay};
use rulebook::say;
use serde::{Deserialize, Serialize};

use crate::console::Failure;

/// The file. What the bot does follows from its name and the replay, so nothing else need be kept.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Saved {
    #[serde(flatten)]
    pub(super) replay: Replay,
    /// The bot; absent in a replay from elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) against: Option<String>,
}

impl Saved {
    /// Reads a file, or the record of a table between people; its answers are not played yet.
    pub(super) fn read(text: &str) -> Result<Saved, Failure> {
        if super::proof::is_record(text) {
            let file = GameFile::read(text).map_err(|bad| Failure::refused(&bad))?;
            let replay = file.replay().ok_or_else(|| Failure::refused(&BadGame::NotOver))?;
            return Ok(Saved { replay, against: None });
        }
        rulebook::read_whole(text)
            .map_err(|error| Failure::refused(&BadReplay::NotJson { why: error.to_string() }))
    }

    /// The file's text.
    pub(super) fn text(&self) -> Result<String, Failure> {
        let text = serde_json::to_string(self)
            .map_err(|error| Failure::new(say!("failure-json", why = error.to_string())))?;
        Ok(text + "\n")
    }
}
