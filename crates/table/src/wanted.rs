//! What is being placed on the map of a table: an objective, or the units of a formation.

use epic::deployment::Edge;
use epic::placing::Placing;
use epic::{Game, Side};

/// What the page lets a finger place on the map now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// The next objective.
    Objective(Side),
    /// A formation as a garrison.
    Garrison(Side, String),
    /// A formation in the own zone.
    SetUp(Side, String),
    /// A formation that enters play.
    Enter(Side, String),
    /// A formation that moves, or some of its units.
    Move(Side, String),
}

impl Wanted {
    pub(crate) fn side(&self) -> Side {
        match self {
            Wanted::Objective(side)
            | Wanted::Garrison(side, _)
            | Wanted::SetUp(side, _)
            | Wanted::Enter(side, _)
            | Wanted::Move(side, _) => *side,
        }
    }

    /// The formation it is about.
    pub(crate) fn formation(&self) -> Option<&str> {
        match self {
            Wanted::Objective(_) => None,
            Wanted::Garrison(_, id) | Wanted::SetUp(_, id) | Wanted::Enter(_, id) | Wanted::Move(_, id) => {
                Some(id)
            }
        }
    }

    pub(crate) fn placing(&self) -> Placing<'_> {
        match self {
            Wanted::Objective(_) => Placing::Objective,
            Wanted::Garrison(_, id) => Placing::Garrison(id),
            Wanted::SetUp(_, id) => Placing::SetUp(id),
            Wanted::Enter(_, id) => Placing::Enter(id),
            Wanted::Move(_, id) => Placing::Move(id),
        }
    }

    pub(crate) fn name(&self) -> &'static str {
        match self {
            Wanted::Objective(_) => "objective",
            Wanted::Garrison(..) => "garrison",
            Wanted::SetUp(..) => "set_up",
            Wanted::Enter(..) => "enter",
            Wanted::Move(..) => "move",
        }
    }
}

/// The edge a player's first objective lies on, where only the way along it need be typed.
pub(crate) fn own_edge(game: &Game, wanted: &Wanted) -> Option<Edge> {
    let first = game.objectives().iter().all(|objective| objective.by != wanted.side());
    game.edge(wanted.side()).filter(|_| first && *wanted == Wanted::Objective(wanted.side()))
}
