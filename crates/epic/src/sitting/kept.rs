//! A table as it is kept: its stream, its line in lists, who did what, and what each phone sees of it.

use rulebook::{Kept, Live};
use serde::{Deserialize, Serialize};

use super::{Asked, Happened, Hold, Key, Sitting, View};
use crate::game::Stage;

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// The players, as far as they have joined.
    pub players: Vec<String>,
    /// The agreed points.
    pub points: Option<u32>,
    /// Where the game stands.
    pub stage: Stage,
}

rulebook::written!(Happened, Summary);

impl Kept for Sitting {
    const KIND: &'static str = "epic-table";

    type Summary = Summary;

    fn rebuilt(facts: Vec<Happened>) -> Option<Sitting> {
        Sitting::of(&facts)
    }

    fn author(&self, asked: &Asked) -> String {
        let Hold { sides, judge } = self.seats().hold(&asked.key);
        let name = match (sides, judge) {
            ([true, true], _) => "both",
            ([true, false], _) => "alpha",
            ([false, true], _) => "bravo",
            ([false, false], true) => "judge",
            ([false, false], false) => "guest",
        };
        name.to_owned()
    }

    fn summary(&self) -> Summary {
        Summary {
            players: self.game().players.clone(),
            points: self.game().points(),
            stage: self.game().stage(),
        }
    }
}

impl Live for Sitting {
    /// The key a phone shows.
    type Viewer = Key;
    type View = View;

    fn view(&self, key: &Key) -> View {
        self.seen_by(key)
    }
}
