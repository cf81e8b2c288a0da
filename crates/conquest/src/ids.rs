//! Who, which card and where: players, cards of one game, places and phases. Everything else names them; they know nothing.

use serde::{Deserialize, Serialize};

/// One of the two players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Seat {
    #[default]
    A,
    B,
}

/// One card in one game; tokens take slots as they come and go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ObjId(pub u8);

/// Where a card is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Loc {
    Deck,
    Hand,
    Discard,
    /// Out of the game, or a token in the bank.
    #[default]
    Removed,
    Hq,
    Planet(u8),
    On(ObjId),
    /// Attached to a planet.
    OnPlanet(u8),
    /// Face down in reserve at a planet.
    Reserve(u8),
}

/// A place units can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    Planet(u8),
    Hq(Seat),
}

/// The four phases, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    #[default]
    Setup,
    Deploy,
    Command,
    Combat,
    Headquarters,
}

impl Default for ObjId {
    fn default() -> ObjId {
        ObjId::NONE
    }
}

impl Seat {
    /// Both seats.
    pub const BOTH: [Seat; 2] = [Seat::A, Seat::B];
    /// The other one.
    pub fn other(self) -> Seat {
        match self {
            Seat::A => Seat::B,
            Seat::B => Seat::A,
        }
    }
    pub(crate) fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl Loc {
    /// Whether a card there is in play.
    pub fn in_play(self) -> bool {
        match self {
            Loc::Planet(_) | Loc::Hq | Loc::On(_) | Loc::OnPlanet(_) => true,
            Loc::Deck | Loc::Hand | Loc::Discard | Loc::Removed | Loc::Reserve(_) => false,
        }
    }
}

impl ObjId {
    /// No card.
    pub const NONE: ObjId = ObjId(255);
    /// Whether it names a card.
    pub fn is_some(self) -> bool {
        self != ObjId::NONE
    }
}
