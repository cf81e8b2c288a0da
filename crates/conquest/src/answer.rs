//! The one question the game asks at a time, and what can be answered.

use serde::{Deserialize, Serialize};

use crate::card::{Faction, Keyword};
use crate::frame::DeployTo;
use crate::ids::{ObjId, Place, Seat};

/// What is being asked. Details stand in the state: the frame on top of the stack, the battle, the step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Nothing: the machine is running, or the game is over.
    #[default]
    Nothing,
    /// Who starts with initiative.
    Initiative,
    /// Replace the starting hand?
    Mulligan,
    /// Deploy, act or pass.
    DeployTurn,
    /// Which planet the warlord commits to, then which one the synapse unit does.
    Dial,
    /// Which bonuses of a won command struggle to take.
    Bonus { planet: u8, cards: u8, resources: u8 },
    /// Move a unit with Mobile?
    Mobile,
    /// Strike with a card in reserve at the planet of the battle?
    Strike,
    /// Act or pass.
    Window,
    /// Use an interrupt or reaction?
    Answers,
    /// Attack, or retreat with the warlord.
    CombatTurn,
    /// Whom to attack.
    Defender,
    /// Use a shield card?
    Shield { packet: u8 },
    /// Withdraw a unit?
    Withdraw,
    /// Take the infestation token off the planet of a battle that was won?
    Cleanse,
    /// Which faction the enslavement dial shows.
    Enslave,
    /// Which planet, in secret and both at once.
    Secret,
    /// Which planet of those out of the game.
    Aside,
    /// Which keyword.
    Keyword,
    /// Use the planet's Battle ability?
    BattleAbility,
    /// Which card, for the cost or effect being resolved.
    Choose,
    /// Which place.
    Place,
    /// Which of two effects.
    OneOf,
    /// How much to pay or discard.
    X { most: u8 },
    /// Which card to take from a search.
    Search,
    /// Which card goes to the bottom next.
    Bottom,
    /// Which own unit takes the next indirect damage.
    Indirect,
    /// Who wins, both having met an end condition.
    Winner,
}

/// An answer: what goes into the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Pass, decline, done.
    Pass,
    /// Yes.
    Yes,
    Deploy {
        card: ObjId,
        to: DeployTo,
    },
    /// Put a card face down into reserve at a planet.
    Reserve {
        card: ObjId,
        planet: u8,
    },
    /// Strike with a card in reserve; an attachment on that card.
    Strike {
        card: ObjId,
        host: Option<ObjId>,
    },
    /// Choose a card in reserve by its position in the order in which they were put there: which card it is stays hidden.
    PickReserve(u8),
    /// Play an event.
    Play(ObjId),
    /// Use an ability of a card.
    Use {
        card: ObjId,
        ability: u8,
    },
    Dial(u8),
    Bonus {
        cards: bool,
        resources: bool,
    },
    Pick(ObjId),
    Place(Place),
    Number(u8),
    Attack(ObjId),
    Retreat(ObjId),
    Against(ObjId),
    /// Area Effect instead of attacking one unit.
    Area,
    Shield(ObjId),
    Move {
        unit: ObjId,
        planet: u8,
    },
    Player(Seat),
    /// Set the enslavement dial.
    Enslave(Faction),
    /// Choose a planet out of the game, by its place in the row, or beyond the row among those not laid out.
    Aside(u8),
    Keyword(Keyword),
    /// Give up. Always accepted, never listed.
    Concede,
}

/// The question as clients see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    pub ask: Ask,
    /// Whether seat A is asked, and seat B: both for the dials.
    pub seats: [bool; 2],
    /// The card whose ability or cost asks, if any.
    pub source: Option<ObjId>,
}
