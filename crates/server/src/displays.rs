//! What each display of a tournament shows: a small stream of its own beside the tournament's, so that it survives a restart
//! and reaches every node.
//!
//! A display has a name that people type into a projector's browser. What nobody has steered yet shows what fits the moment.

use std::collections::BTreeMap;

use journal::{AppendError, Change, Fact as Record, Moment as Stamp, Name, Store, StreamId, Version};
use serde::{Deserialize, Serialize};

use crate::clock;
use crate::hall::Setback;

/// The kind of stream displays are in.
const DISPLAYS: &str = "displays";
/// How often a change is tried again when somebody else was faster.
const TRIES: usize = 8;
/// The most displays of one tournament.
pub(crate) const MOST: usize = 24;
/// The most characters of a display's name.
const NAME: usize = 24;

/// One thing a display can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Content {
    /// Whatever fits the moment.
    Auto,
    Clock,
    Pairings,
    Open,
    Standings,
    Bracket,
    News,
    Join,
}

impl Content {
    pub(crate) const ALL: [Content; 8] = [
        Content::Auto,
        Content::Clock,
        Content::Pairings,
        Content::Open,
        Content::Standings,
        Content::Bracket,
        Content::News,
        Content::Join,
    ];

    /// The word in forms.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Content::Auto => "auto",
            Content::Clock => "clock",
            Content::Pairings => "pairings",
            Content::Open => "open",
            Content::Standings => "standings",
            Content::Bracket => "bracket",
            Content::News => "news",
            Content::Join => "join",
        }
    }
}

/// What one display shows: one thing, or several in turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Program {
    /// In this order.
    pub(crate) contents: Vec<Content>,
    /// Seconds before the next page or the next thing.
    pub(crate) seconds: u16,
}

impl Default for Program {
    fn default() -> Program {
        Program { contents: vec![Content::Auto], seconds: 12 }
    }
}

/// What is true of displays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Steered {
    /// A display shows this from now on.
    Shows { name: String, program: Program },
    /// A display is no longer steered.
    Removed { name: String },
}

/// All displays of a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Displays {
    programs: BTreeMap<String, Program>,
    pub(crate) version: Version,
}

impl Displays {
    /// As they stand in the journal.
    pub(crate) async fn of(store: &Store, code: &str) -> Result<Displays, Setback> {
        let records = store.read(&stream(code)?, Version(1)).await?;
        let mut displays = Displays { version: Version(records.len() as u64), ..Displays::default() };
        for record in records {
            let steered = serde_json::from_str(&record.body);
            displays.apply(steered.map_err(|error| Setback::Damaged(format!("display: {error}")))?);
        }
        Ok(displays)
    }

    fn apply(&mut self, steered: Steered) {
        match steered {
            Steered::Shows { name, program } => {
                self.programs.insert(name, program);
            }
            Steered::Removed { name } => {
                self.programs.remove(&name);
            }
        }
    }

    /// What a display shows.
    pub(crate) fn program(&self, name: &str) -> Program {
        self.programs.get(name).cloned().unwrap_or_default()
    }

    /// Those that were steered, by name.
    pub(crate) fn all(&self) -> impl Iterator<Item = (&String, &Program)> {
        self.programs.iter()
    }

    pub(crate) fn knows(&self, name: &str) -> bool {
        self.programs.contains_key(name)
    }

    pub(crate) fn len(&self) -> usize {
        self.programs.len()
    }
}

/// Steers a display. When this returns, it is stored.
pub(crate) async fn steer(store: &Store, code: &str, who: &str, steered: &Steered) -> Result<(), Setback> {
    let unfit = |unfit: journal::Unfit| Setback::Damaged(unfit.to_string());
    for _ in 0..TRIES {
        let known = Displays::of(store, code).await?;
        let change = Change {
            stream: stream(code)?,
            kind: Name::new(DISPLAYS).map_err(unfit)?,
            expected: known.version,
            who: Name::new(who).map_err(unfit)?,
            at: Stamp::new(&clock::stamp()).map_err(unfit)?,
            facts: vec![Record::of("steered", steered).map_err(unfit)?],
        };
        match store.append(change).await {
            Ok(_) => return Ok(()),
            Err(AppendError::Conflict { .. }) => {}
            Err(AppendError::Trouble(trouble)) => return Err(Setback::Trouble(trouble)),
            Err(other) => return Err(Setback::Damaged(format!("{other:?}"))),
        }
    }
    Err(Setback::Crowded)
}

/// The stream of a tournament's displays.
pub(crate) fn stream(code: &str) -> Result<StreamId, Setback> {
    StreamId::new(&format!("{code}.displays")).map_err(|_| Setback::Unknown)
}

/// Whether that does as a display's name: letters, digits and hyphens, short enough to type.
pub(crate) fn is_name(name: &str) -> bool {
    (1..=NAME).contains(&name.len())
        && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_easy_to_type() {
        for name in ["main", "hall-2", "tv"] {
            assert!(is_name(name), "{name}");
        }
        for name in ["", "Main", "two words", "../desk", "ä", &"x".repeat(25)] {
            assert!(!is_name(name), "{name}");
        }
    }

    #[test]
    fn the_newest_program_of_a_display_counts() {
        let mut displays = Displays::default();
        assert_eq!(displays.program("main"), Program::default());
        let program = Program { contents: vec![Content::Clock, Content::Pairings], seconds: 5 };
        displays.apply(Steered::Shows { name: "main".into(), program: Program::default() });
        displays.apply(Steered::Shows { name: "main".into(), program: program.clone() });
        assert_eq!(displays.program("main"), program);
        displays.apply(Steered::Removed { name: "main".into() });
        assert!(!displays.knows("main"));
    }
}
