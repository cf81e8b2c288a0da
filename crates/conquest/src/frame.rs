//! Everything in progress, as plain data: abilities being resolved, the stack of frames, damage. What happens and passes the
//! gate stands in `happening`, what lasts or waits in `lasting`.

mod happening;
mod lasting;

use serde::{Deserialize, Serialize};

use crate::ability::Timing;
use crate::card::{CardId, Origin};
use crate::ids::{ObjId, Place, Seat};

pub use happening::{Deed, Exit, GateStep, Happened, Happening};
pub use lasting::{Delayed, Hit, Lasting, Rule, Use};

/// How many abilities may answer one event.
pub const MOST_ANSWERS: usize = 16;

/// In a [`Run::path`]: of two effects the second one was chosen.
pub(crate) const SECOND: u8 = 1 << 7;

/// What a place of an ability's memory holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Slot {
    #[default]
    Empty,
    Card(ObjId),
    Place(Place),
    /// A planet out of the game, by its number there.
    Aside(u8),
}

/// What an ability remembers while it is resolved; see [`crate::ability::Reg`].
pub type Slots = [Slot; 6];

/// An ability of a card: where on it, and the index in that list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct AbilityRef {
    pub card: CardId,
    pub origin: Origin,
    pub index: u8,
}

/// One step of an ability.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct OpRef {
    pub ability: AbilityRef,
    pub path: [u8; 3],
    pub depth: u8,
}

/// An ability being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Run {
    pub ability: AbilityRef,
    pub src: ObjId,
    pub ctrl: Seat,
    pub stage: Stage,
    /// Position in the body, one number a level of nesting.
    pub path: [u8; 3],
    pub depth: u8,
    pub regs: Slots,
    pub x: u8,
    /// How often the innermost repetition has run.
    pub turns: u8,
    /// Where the source was when the ability was used.
    pub place: Option<Place>,
    /// The unit the source was attached to then.
    #[serde(default)]
    pub host: ObjId,
    /// What triggered it.
    pub cause: Option<Happened>,
    /// Which frame below holds what triggered it.
    pub below: u8,
    pub is_event: bool,
    /// An event played from the discard pile: it is out of the game afterwards.
    #[serde(default)]
    pub exiled: bool,
    pub cancelled: bool,
    /// The last step did something.
    pub did: bool,
    /// It is the delayed part of an ability used long ago.
    #[serde(default)]
    pub delayed: bool,
    /// How many cards others below had picked when it began: its own are those beyond.
    #[serde(default)]
    pub picks: u8,
}

/// How far an ability has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    Cost(u8),
    /// That cost is being paid: without it nothing follows.
    Paying(u8),
    /// Targets are chosen when the ability is used, before anybody can cancel it.
    Targets,
    Answered,
    Body,
    Done,
    /// An event lies on the discard pile again.
    Over,
}

/// What is in progress: the stack the machine works off from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// Players may act, alternating, until both pass in succession.
    Window {
        turn: Seat,
        passes: u8,
    },
    /// Players may answer an event, alternating, until both pass in succession.
    Answers {
        what: Happened,
        timing: Timing,
        turn: Seat,
        passes: u8,
        used: [(u8, u8); MOST_ANSWERS],
    },
    Run(Run),
    Deploy {
        obj: ObjId,
        seat: Seat,
        to: DeployTo,
        cost: u8,
        step: DeployStep,
    },
    /// A card strikes from reserve.
    Strike {
        obj: ObjId,
        seat: Seat,
        planet: u8,
        host: Option<ObjId>,
        step: StrikeStep,
    },
    Attack {
        attacker: ObjId,
        defender: ObjId,
        planet: u8,
        /// The planet of the defender.
        at: u8,
        seat: Seat,
        step: AttackStep,
        area: bool,
        /// Who cannot use abilities until it is over.
        #[serde(default)]
        hushed: Option<Seat>,
    },
    /// Damage being dealt: the packets from `start` on.
    Damage {
        start: u8,
        step: DamageStep,
        at: u8,
    },
    Shield {
        card: ObjId,
        packet: u8,
        shields: u8,
        cancelled: bool,
        /// Those who may answer it were asked.
        answered: bool,
    },
    /// What happens at once: the happenings from `start` to `end`.
    Happen {
        start: u8,
        end: u8,
        step: GateStep,
        at: u8,
    },
    /// Looking at the top of a deck.
    Search {
        seat: Seat,
        depth: u8,
        picked: bool,
        /// How many cards were taken.
        #[serde(default)]
        found: u8,
        run: u8,
    },
    /// Indirect damage players still have to divide; what is divided are the packets from `start` on.
    Indirect {
        /// How much each seat still has to divide.
        left: [u8; 2],
        /// At which planet; none where the ability's step says among which units.
        planet: Option<u8>,
        /// The frame of the ability.
        run: u8,
        src: ObjId,
        ctrl: Seat,
        start: u8,
    },
    /// A planet is leaving the row: what lies there goes next.
    Fallen {
        planet: u8,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DamageStep {
    Interrupts,
    Reactions,
    Shields,
    /// Those who answer that it is about to be taken are asked.
    Taking,
    Take,
    After,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DeployStep {
    /// Those who can make it cheaper are asked.
    Announce,
    /// Its cost is paid.
    Pay,
    /// So many cards are still to be discarded for it.
    Discard(u8),
    /// It enters play.
    Enter,
    /// What waited for it is carried out.
    Entered,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StrikeStep {
    /// It is paid for and enters play.
    Enter,
    /// Those who answer the strike are asked.
    Tell,
    /// An event goes to the discard pile.
    Done,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AttackStep {
    Declare,
    /// Those who answer that it was declared are asked.
    Declared,
    ChooseDefender,
    Interrupts,
    Reactions,
    Deal,
    /// The damage is dealt.
    Resolved,
    Done,
}

/// Where a card is deployed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DeployTo {
    Planet(u8),
    Hq,
    Host(ObjId),
}

/// Damage assigned to one card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Packet {
    pub target: ObjId,
    pub stamp: u8,
    pub amount: u8,
    pub source: ObjId,
    pub ctrl: Seat,
    pub by_attack: bool,
    pub no_shield: bool,
    /// Nothing prevents it.
    pub sure: bool,
    /// Moved here from another card before it was taken.
    pub reassigned: bool,
    /// A shield card was used against it.
    #[serde(default)]
    pub shielded: bool,
    pub taken: u8,
    /// Where the card was when it took it: it may be gone before anybody reacts.
    #[serde(default)]
    pub place: Option<Place>,
}

impl Default for Frame {
    fn default() -> Frame {
        Frame::Window { turn: Seat::A, passes: 0 }
    }
}

impl Slot {
    /// The card it holds, if it holds one.
    pub fn card(self) -> ObjId {
        match self {
            Slot::Card(id) => id,
            Slot::Empty | Slot::Place(_) | Slot::Aside(_) => ObjId::NONE,
        }
    }
    /// The place it holds, if it holds one.
    pub fn place(self) -> Option<Place> {
        match self {
            Slot::Place(place) => Some(place),
            Slot::Empty | Slot::Card(_) | Slot::Aside(_) => None,
        }
    }
    /// The planet it holds, if it holds one.
    pub fn planet(self) -> Option<u8> {
        match self {
            Slot::Place(Place::Planet(planet)) => Some(planet),
            Slot::Empty | Slot::Card(_) | Slot::Place(Place::Hq(_)) | Slot::Aside(_) => None,
        }
    }
    /// The planet out of the game it holds, if it holds one.
    pub fn aside(self) -> Option<u8> {
        match self {
            Slot::Aside(at) => Some(at),
            Slot::Empty | Slot::Card(_) | Slot::Place(_) => None,
        }
    }
}

impl Run {
    pub(crate) const EMPTY: Run = Run {
        ability: AbilityRef { card: CardId(0), origin: Origin::Printed, index: 0 },
        src: ObjId::NONE,
        ctrl: Seat::A,
        stage: Stage::Body,
        path: [0; 3],
        depth: 0,
        regs: [Slot::Empty; 6],
        x: 0,
        turns: 0,
        place: None,
        host: ObjId::NONE,
        cause: None,
        below: 255,
        is_event: false,
        exiled: false,
        cancelled: false,
        did: true,
        delayed: false,
        picks: 0,
    };
}
