//! What somebody at the table sees: everything, for nothing here is secret, and what that phone may act for.

use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};

use super::{Call, Hold, Promised, Sitting, Told};
use crate::control::{EndPhase, holdings};
use crate::deployment::Side;
use crate::game::{Game, Stage};
use crate::goals::goals;
use crate::table::Table;
use crate::tiebreak::{Score, scores};

/// How many of the last steps are told.
const MOST_TOLD: usize = 60;

/// A table as one phone shows it.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    /// What this phone may act for.
    pub you: Hold,
    /// Whether a second phone has a seat.
    pub joined: bool,
    /// The game.
    pub game: Game,
    /// The seat that another device may take over.
    pub offer: Option<Offered>,
    /// What binds the table's chance.
    pub promised: Promised,
    /// Who asked to take the last step back.
    pub asked: Option<Side>,
    /// Whether the players can take a step back by themselves.
    pub may_go_back: bool,
    /// The open call for a judge.
    pub call: Option<Call>,
    /// The table that is being drawn by hand, while terrain is set up.
    pub sketch: Option<Table>,
    /// The last steps, the newest first.
    pub told: Vec<Told>,
}

/// A seat that another device may take over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Offered {
    /// Whose seats, Alpha first.
    pub sides: [bool; 2],
    /// Which offer it is, from 1; its key follows from this and from the phone that offered it.
    pub number: u32,
    /// Whether this phone offered it.
    pub by_you: bool,
}

impl Sitting {
    /// What the phone with that key sees.
    pub fn seen_by(&self, key: &str) -> View {
        View {
            you: self.seats.hold(key),
            joined: self.seats.is_joined(),
            offer: self.seats.offer().map(|offer| Offered {
                sides: offer.sides,
                number: self.seats.offers(),
                by_you: offer.by == key,
            }),
            promised: self.promised(),
            game: self.game.clone(),
            asked: self.asked,
            may_go_back: self.may_go_back().is_ok(),
            call: self.call.clone(),
            sketch: self.sketch().filter(|_| self.game.stage() == Stage::Terrain).cloned(),
            told: self.told().rev().take(MOST_TOLD).cloned().collect(),
        }
    }
}

impl Game {
    /// What the end phase would come to if it were now: who holds what, which goals are achieved.
    pub fn standing(&self) -> Option<EndPhase> {
        let turn = self.turn()?;
        let objectives = holdings(self);
        let goals = Side::BOTH.map(|side| goals(self, side, &objectives));
        Some(EndPhase { turn, objectives, goals })
    }

    /// The tie-break as it would be now, formation by formation.
    pub fn score(&self) -> Option<[Score; 2]> {
        (self.turn().is_some() || self.stage() == Stage::Finished).then(|| scores(self))
    }
}

/// Everything both players may know, which is everything.
impl Serialize for Game {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = serializer.serialize_struct("Game", 16)?;
        out.serialize_field("stage", &self.stage)?;
        out.serialize_field("players", &self.players)?;
        out.serialize_field("points", &self.points)?;
        out.serialize_field("to_act", &self.to_act)?;
        out.serialize_field("roll_off_due", &self.roll_off_due())?;
        out.serialize_field("done", &self.done)?;
        out.serialize_field("armies", &Side::BOTH.map(|side| self.army(side)))?;
        out.serialize_field("formations", &self.field)?;
        out.serialize_field("table", &self.table())?;
        out.serialize_field("edges", &self.edges)?;
        out.serialize_field("objectives", &self.objectives)?;
        out.serialize_field("roll_offs", &self.roll_offs)?;
        out.serialize_field("continuation_rolls", &self.continuation)?;
        out.serialize_field("end_phases", &self.ends)?;
        out.serialize_field("time_up", &self.time_up)?;
        out.serialize_field("result", &self.result)?;
        out.end()
    }
}
