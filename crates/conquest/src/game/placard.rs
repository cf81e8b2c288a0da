//! A table as lists show it, and how the server keeps it: kept rulebook, live view.

use rulebook::{Kept, Live};
use serde::{Deserialize, Serialize};

use super::{By, Command, Fact, Game, Moment, Stage, TableView, Viewer, Watch};
use crate::state::Seat;

/// A table in a line. Holds nothing that is hidden from anybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placard {
    pub stage: Stage,
    pub names: [Option<String>; 2],
    /// What the shell knows the players by, hashed for this table alone.
    pub owners: [Option<String>; 2],
    pub bots: [bool; 2],
    pub answers: usize,
    pub may_be_watched: bool,
    /// Whether only who was sent the link sits down.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_invitation: bool,
    /// The match it belongs to; such a table is found from there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hosted: Option<String>,
    pub last: Moment,
}

impl Placard {
    /// Whether anybody could sit down.
    pub fn is_open(&self) -> bool {
        self.hosted.is_none()
            && !self.by_invitation
            && self.stage == Stage::Seats
            && self.names.iter().any(Option::is_none)
    }

    /// Whether there is something to attend to at this table.
    pub fn goes_on(&self) -> bool {
        matches!(self.stage, Stage::Numbers | Stage::Playing)
    }

    /// Whether whoever is known by that sits here.
    pub fn is_of(&self, key: Option<&str>) -> bool {
        key.is_some() && self.owners.iter().any(|owner| owner.as_deref() == key)
    }
}

rulebook::written!(Fact, Placard, crate::Answer);

impl Kept for Game {
    const KIND: &'static str = "conquest";
    type Summary = Placard;

    fn rebuilt(facts: Vec<Fact>) -> Option<Game> {
        matches!(facts.first(), Some(Fact::Opened { .. })).then(|| Game::told_by(&facts))
    }

    fn author(&self, command: &Command) -> String {
        match command.by {
            By::Seat(seat) => self.names()[seat as usize].unwrap_or("?").to_owned(),
            By::Judge => "judge".to_owned(),
            By::Server => "server".to_owned(),
        }
    }

    fn summary(&self) -> Placard {
        Placard {
            stage: self.stage(),
            names: self.names().map(|name| name.map(ToOwned::to_owned)),
            owners: Seat::BOTH.map(|seat| self.owner(seat).map(ToOwned::to_owned)),
            bots: Seat::BOTH.map(|seat| self.bot(seat).is_some()),
            answers: self.answers(),
            may_be_watched: self.settings().is_some_and(|settings| settings.watch != Watch::Nobody)
                && self.hosted().is_none(),
            by_invitation: self.settings().is_some_and(|settings| settings.by_invitation),
            hosted: self.hosted().map(|hosted| hosted.at.clone()),
            last: self.last().unwrap_or_default(),
        }
    }
}

impl Live for Game {
    type Viewer = Viewer;
    type View = TableView;

    fn view(&self, viewer: &Viewer) -> TableView {
        Game::view(self, viewer)
    }
}
