//! What happens: as abilities see it, what it changes, and how far it has come through the gate.

use serde::{Deserialize, Serialize};

use crate::ability::Event;
use crate::card::{CardId, Faction};
use crate::ids::{Loc, ObjId, Place, Seat};

/// Something that happened, as abilities see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Happened {
    pub event: Event,
    /// The card it happened to.
    pub obj: ObjId,
    /// The attacker, or the card that dealt the damage.
    pub source: ObjId,
    /// Whose doing it is; for a card that left play, who controlled it.
    pub who: Seat,
    /// Where it happened.
    pub place: Option<Place>,
    /// Where a unit that moves comes from.
    pub from: Option<Place>,
    /// How much: damage, resources, cards.
    pub amount: u8,
    /// The same befell the card before in this round.
    #[serde(default)]
    pub again: bool,
    pub by_attack: bool,
    /// By an attack with Area Effect.
    #[serde(default)]
    pub area: bool,
    pub destroyed: bool,
    pub sacrificed: bool,
    /// It goes home by retreating.
    #[serde(default)]
    pub retreats: bool,
    pub to_discard: bool,
    pub deployed: bool,
    /// It is deployed as an attachment.
    pub attached: bool,
}

/// What changes when something happens, once nobody has stopped it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Deed {
    /// Nothing: it is only told.
    #[default]
    Tell,
    Ready,
    Exhaust,
    Heal(u8),
    Gain(u8),
    Draw(u8),
    Move(Place),
    Commit(u8),
    Enter(Loc),
    Attach(ObjId),
    Leave(Exit),
    /// Comes under the control of whoever does it.
    Control,
    /// From hand or deck onto the discard pile.
    Discard,
    /// So much of its damage goes to that card.
    MoveDamage(ObjId, u8),
    /// So many resources are placed on it.
    Place(u8),
    /// Whoever does it pays so many resources.
    Pay(u8),
    /// Whoever does it loses so many resources.
    Lose(u8),
    /// From deck or discard pile into its owner's hand.
    ToHand,
    /// So many resources of the opponent go to whoever does it.
    Take(u8),
    /// So many resources on the source go to whoever does it.
    Collect(u8),
    /// The planet gets an infestation token.
    Infest(u8),
    /// Those two planets change places.
    Switch(u8, u8),
    /// A planet in play and one out of the game change places.
    Exchange(u8, u8),
    /// It becomes that card, its other face.
    Become(CardId),
    /// From anywhere outside play onto the top of its owner's deck.
    OnDeck,
    /// To the bottom of its owner's deck.
    UnderDeck,
    /// The deck of whoever does it is shuffled.
    Shuffle,
    /// Onto the top of its owner's discard pile: an event after its effect, or a card that lies there already.
    ToDiscard,
    /// The planet goes to the victory display of whoever does it.
    Capture(u8),
    /// The planet is out of the game, and nobody has it.
    RemovePlanet(u8),
    TurnUp(u8),
    /// The planet's infestation token is taken away.
    Cleanse(u8),
    /// From hand face down into reserve at that planet.
    Reserve(u8),
    /// The first planet token goes there.
    FirstPlanet(u8),
    /// Whoever does it has the initiative.
    Initiative,
    /// The enslavement dial of whoever does it shows that faction.
    Enslave(Faction),
}

/// How a card leaves play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Exit {
    #[default]
    Destroyed,
    Sacrificed,
    Discarded,
    Returned,
    /// Face down into reserve at its planet.
    Reserved,
    /// Onto the top of its owner's deck.
    OnDeck,
    /// Discarded because what it is attached to leaves at the same time, and only if that leaves.
    WithHost,
}

/// Something on its way through the gate: interrupts, the deed, reactions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Happening {
    pub what: Happened,
    pub deed: Deed,
    /// The card's stamp when it began: a card that left meanwhile is not changed.
    pub stamp: u8,
    /// Something else happens instead.
    pub replaced: bool,
}

/// How far what happens has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum GateStep {
    Interrupts,
    Change,
    Reactions,
}

impl Default for Happening {
    fn default() -> Happening {
        Happening {
            what: Happened::new(Event::Enters, ObjId::NONE, Seat::A),
            deed: Deed::Tell,
            stamp: 0,
            replaced: false,
        }
    }
}

impl Happened {
    /// That event, happening to that card by that player's doing.
    pub fn new(event: Event, obj: ObjId, who: Seat) -> Happened {
        Happened {
            event,
            obj,
            source: ObjId::NONE,
            who,
            place: None,
            from: None,
            amount: 0,
            by_attack: false,
            again: false,
            area: false,
            destroyed: false,
            sacrificed: false,
            retreats: false,
            to_discard: false,
            deployed: false,
            attached: false,
        }
    }
    pub(crate) fn at(mut self, place: Option<Place>) -> Happened {
        self.place = place;
        self
    }
    pub(crate) fn much(mut self, amount: u8) -> Happened {
        self.amount = amount;
        self
    }
}
