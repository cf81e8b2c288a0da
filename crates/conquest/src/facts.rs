//! What can be printed on a card: types, factions, keywords, traits, what a planet is, and the boxes cards came in. The words
//! abilities are made of.

mod set;
mod traits;

use serde::{Deserialize, Serialize};

pub use set::Set;
pub use traits::Trait;

/// A card type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    Warlord,
    Army,
    Attachment,
    Event,
    Support,
    /// A unit of Tyranids that commits by a dial of its own.
    Synapse,
    Token,
    Planet,
}

/// A faction. Planets and neutral cards are `Neutral`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Faction {
    SpaceMarines,
    AstraMilitarum,
    Orks,
    Chaos,
    DarkEldar,
    Eldar,
    Tau,
    Tyranids,
    Necrons,
    Neutral,
}

/// Who may put a card in a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loyalty {
    Common,
    Loyal,
    Signature,
}

/// A keyword; a number where the keyword has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Keyword {
    NoWargear,
    NoAttachments,
    Ranged,
    Flying,
    Brutal,
    Armorbane,
    Mobile,
    Ambush,
    AreaEffect(u8),
    Limited,
    ImmuneToEnemyEvents,
    /// The price of striking with the card from reserve.
    DeepStrike(u8),
    ImmuneToPowerEvents,
}

/// What a planet is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlanetFacts {
    /// Cards for the winner of the command struggle.
    pub cards: u8,
    /// Resources for the winner of the command struggle.
    pub resources: u8,
    /// Types as bits: material 1, strongpoint 2, tech 4.
    pub types: u8,
}

/// Bits of [`PlanetFacts::types`].
pub const MATERIAL: u8 = 1;
/// See [`MATERIAL`].
pub const STRONGPOINT: u8 = 2;
/// See [`MATERIAL`].
pub const TECH: u8 = 4;

impl Keyword {
    /// Keyword and number in one byte, never 0: how a chosen keyword is remembered.
    pub(crate) fn packed(self) -> u8 {
        let (kind, number) = match self {
            Keyword::NoWargear => (1, 0),
            Keyword::NoAttachments => (2, 0),
            Keyword::Ranged => (3, 0),
            Keyword::Flying => (4, 0),
            Keyword::Brutal => (5, 0),
            Keyword::Armorbane => (6, 0),
            Keyword::Mobile => (7, 0),
            Keyword::Ambush => (8, 0),
            Keyword::AreaEffect(n) => (9, n),
            Keyword::Limited => (10, 0),
            Keyword::ImmuneToEnemyEvents => (11, 0),
            Keyword::DeepStrike(n) => (12, n),
            Keyword::ImmuneToPowerEvents => (13, 0),
        };
        kind << 4 | number.min(15)
    }

    /// The keyword remembered so.
    pub(crate) fn unpacked(byte: u8) -> Option<Keyword> {
        let number = byte & 15;
        Some(match byte >> 4 {
            1 => Keyword::NoWargear,
            2 => Keyword::NoAttachments,
            3 => Keyword::Ranged,
            4 => Keyword::Flying,
            5 => Keyword::Brutal,
            6 => Keyword::Armorbane,
            7 => Keyword::Mobile,
            8 => Keyword::Ambush,
            9 => Keyword::AreaEffect(number),
            10 => Keyword::Limited,
            11 => Keyword::ImmuneToEnemyEvents,
            12 => Keyword::DeepStrike(number),
            13 => Keyword::ImmuneToPowerEvents,
            _ => return None,
        })
    }
}

impl Kind {
    /// Army, warlord, synapse unit or token: what fights.
    pub fn is_unit(self) -> bool {
        matches!(self, Kind::Army | Kind::Warlord | Kind::Synapse | Kind::Token)
    }
}
