//! The whole game as one plain value: no pointers, no heap, copied as memory. Everything in progress is data too.

use serde::{Deserialize, Serialize};

use crate::answer::{Ask, Decision};
use crate::card::{Card, CardId, Faction};
use crate::cards::brief::{Brief, Heard};
use crate::cards::card;
use crate::list::List;
use crate::rng::Luck;

pub use crate::ability::Timing;
pub use crate::card::Origin;
pub use crate::frame::{
    AbilityRef, AttackStep, DamageStep, Deed, Delayed, DeployStep, DeployTo, Exit, Frame, GateStep, Happened,
    Happening, Hit, Lasting, MOST_ANSWERS, OpRef, Packet, Rule, Run, Slot, Slots, Stage, StrikeStep, Use,
};
pub use crate::ids::{Loc, ObjId, Phase, Place, Seat};

/// How many cards a deck may hold in this engine. The rules set no upper limit; the engine's state is of fixed size.
pub const MOST_DECK_CARDS: usize = 100;
/// One more than there is room for: what names no card is within the list, so no look at a card needs a check.
const MOST_OBJECTS: usize = 256;
/// How many cards may be in reserve at once.
const MOST_IN_RESERVE: usize = 40;
/// The number of planets laid out.
pub const PLANETS: usize = 7;

/// A card in reserve; where it lies stands with the card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Reserved {
    pub card: ObjId,
    /// The opponent has seen which card it is.
    pub known: bool,
    /// The unit it is treated as now, if it is.
    #[serde(default)]
    pub unit: ObjId,
}

/// One card in the game and what has happened to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Obj {
    pub card: CardId,
    pub owner: Seat,
    pub controller: Seat,
    pub loc: Loc,
    /// Changes whenever it enters or leaves play: "is it still the same object?"
    pub stamp: u8,
    pub damage: u8,
    /// Resources lying on it.
    pub resources: u8,
    pub exhausted: bool,
    pub bloodied: bool,
    /// It is in play as an attachment although it is an army card.
    pub as_attachment: bool,
    /// It is on its way out of play.
    pub leaving: bool,
    /// It has moved by Mobile this phase.
    pub moved: bool,
    /// An ability has targeted it this round.
    #[serde(default)]
    pub targeted: bool,
}

/// A seat's own things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    pub warlord: ObjId,
    pub resources: u16,
    pub deck: List<ObjId, MOST_DECK_CARDS>,
    pub hand: List<ObjId, MOST_DECK_CARDS>,
    /// The last one is the topmost.
    pub discard: List<ObjId, MOST_DECK_CARDS>,
    /// Captured planets, by their position in the row.
    pub display: List<u8, PLANETS>,
    pub dial: Option<u8>,
    /// The dial of a synapse unit.
    #[serde(default)]
    pub second_dial: Option<u8>,
    /// What an enslavement dial shows.
    #[serde(default)]
    pub enslaved: Option<Faction>,
    pub passed: bool,
    pub limited_used: bool,
    /// The next deployment turn must be a pass.
    #[serde(default)]
    pub must_pass: bool,
    pub mulliganed: bool,
    /// How often the deck was shuffled, which everybody sees.
    #[serde(default)]
    pub shuffles: u8,
    /// Why this player has lost, if so.
    pub lost: Option<Loss>,
}

/// A planet of the row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Planet {
    pub card: CardId,
    pub state: PlanetState,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlanetState {
    #[default]
    FaceDown,
    FaceUp,
    Captured(Seat),
    Removed,
}

/// How somebody lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    Conquest,
    WarlordDeath,
    EmptyDeck,
    NoPlanets,
    Concession,
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    Won {
        by: Seat,
        how: Loss,
    },
    /// Both met an end condition at once, in a casual game.
    Draw,
    /// More happened at once than a state has room for: the game stops rather than leave something out.
    Overrun,
}

/// Which readings apply where the booklet is silent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// A simultaneous end is a draw; initiative is drawn.
    #[default]
    Casual,
    /// Simultaneous ends are decided by the holder of initiative; the drawn player chooses who starts with it.
    Tournament,
}

/// When a player is asked although he can only pass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pauses {
    /// Only when there is a choice. Quick; a pause can betray a hand.
    #[default]
    Exact,
    /// In action windows whenever the player holds cards, whatever they are. Records of earlier versions are told by it.
    Public,
    /// Whenever the others cannot know that there is no choice, whatever the hand holds. Who is `quick` is asked only when there
    /// is one: whoever plays against a bot, which does not look at pauses.
    Even { quick: Option<Seat> },
}

impl Pauses {
    /// Whether that player's hand must not be told from when he or she is asked.
    pub fn hide(self, seat: Seat) -> bool {
        match self {
            Pauses::Exact => false,
            Pauses::Public => true,
            Pauses::Even { quick } => quick != Some(seat),
        }
    }
}

/// How a game is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    pub mode: Mode,
    pub pauses: Pauses,
    /// Card abilities and keywords are left out: for a first game.
    pub training: bool,
    /// In a tournament whose regulations say so, the player drawn begins instead of choosing who does (PT-3.2.6).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub drawn_begins: bool,
}

/// Where the game is in the round; the rulebook's sequence as a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    #[default]
    ChooseInitiative,
    Deal,
    Mulligan(u8),
    TakeResources,
    /// Those with an enslavement dial set it; the number says whether as the first or the second.
    Enslave(u8),
    DeployBegin,
    DeployTurn(Seat),
    DeployEnd,
    CommandBegin,
    Dial,
    Commit,
    Struggle(u8),
    StruggleResolve(u8),
    /// The command struggle was won: its bonuses are taken.
    StruggleWon(u8, Seat),
    StruggleEnd(u8),
    CommandWindow,
    CommandEnd,
    CombatBegin,
    Mobile(u8),
    /// The next battle is at this planet or after it.
    BattleNext(u8),
    BattleBegin(u8),
    /// That player may strike with cards in reserve; the number says whether as the first or the second.
    Strike(u8, Seat),
    CombatTurn,
    RoundEnd,
    RoundReady,
    Withdraw(u8),
    BattleWon(Seat),
    /// The winner may take the infestation token away.
    BattleCleansed(Seat),
    /// The winner may use the Battle ability.
    BattlePrize(Seat),
    /// Those who answer that the battle ends are asked.
    BattleEnds(Option<Seat>),
    BattleOver(Option<Seat>),
    CombatLast,
    CombatEnd,
    HqBegin,
    HqToken,
    HqPlanets,
    HqDraw,
    HqGain,
    HqReady,
    HqEnd,
}

/// A battle under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battle {
    pub planet: u8,
    pub initiative: Seat,
    pub ranged: bool,
    pub round: u8,
    pub turn: Seat,
    pub passes: u8,
    /// The action window of this turn has been held.
    pub window: bool,
    /// A unit was destroyed at the planet this combat round.
    #[serde(default)]
    pub blood: bool,
    /// The winner uses no Battle ability.
    #[serde(default)]
    pub no_prize: bool,
}

/// The whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub options: Options,
    pub objs: List<Obj, MOST_OBJECTS>,
    /// Everything in play, in the order it entered.
    pub play: List<ObjId, MOST_OBJECTS>,
    /// Everything in reserve, in the order it was put there.
    #[serde(default)]
    pub reserve: List<Reserved, MOST_IN_RESERVE>,
    pub players: [Player; 2],
    pub row: [Planet; PLANETS],
    /// The planets with an infestation token, a bit each.
    #[serde(default)]
    pub infested: u8,
    /// The planets that were not laid out.
    pub out: [CardId; 3],
    /// Who has looked at them, a bit each, and which of them lay open before, a bit each.
    #[serde(default)]
    pub out_seen: [u8; 2],
    pub first: Option<u8>,
    pub last_captor: Option<Seat>,
    pub phase: Phase,
    pub round: u8,
    pub initiative: Seat,
    pub step: Step,
    pub battle: Option<Battle>,
    pub packets: List<Packet, 120>,
    pub happenings: List<Happening, 120>,
    /// Which events any card of this game answers; see [`crate::cards::brief::Heard`].
    pub heard: Heard,
    /// What the cards in play have to do with, together: most questions are answered by that alone.
    pub brief: Brief,
    pub mods: List<Lasting, 100>,
    /// Uses of abilities that are limited, while they count.
    pub uses: List<Use, 60>,
    /// Whom cards that ask for it have damaged during this phase.
    #[serde(default)]
    pub hits: List<Hit, 40>,
    /// What holds for a time at a place.
    #[serde(default)]
    pub rules: List<Rule, 12>,
    pub delayed: List<Delayed, 12>,
    pub frames: List<Frame, 60>,
    /// Cards picked by the abilities under way, those of the one that began last at the end.
    pub picked: List<ObjId, 60>,
    /// The card last revealed to both players, until the next answer.
    pub revealed: ObjId,
    /// The hands shown to both players until the next answer, a bit each.
    #[serde(default)]
    pub hands_shown: u8,
    /// A list was full: the game cannot go on as it should.
    pub overrun: bool,
    /// How much damage the last dealing of damage put on cards.
    pub last_taken: u8,
    /// Those who answer the end of the phase have been asked.
    pub end_told: bool,
    /// The winner of the command struggle takes none of the planet's bonuses.
    #[serde(default)]
    pub no_bonus: bool,
    /// A battle was fought in this phase.
    #[serde(default)]
    pub fought: bool,
    /// Where a battle is fought out of turn, and where the game goes on after it.
    #[serde(default)]
    pub extra: Option<(u8, Step)>,
    /// Battles are fought from the last planet to the first in this phase.
    #[serde(default)]
    pub backwards: bool,
    /// Planets that give no cards, and those that give no resources, in this phase; a bit each.
    #[serde(default)]
    pub barred: [u8; 2],
    /// Hit points may have been reached: look for destroyed units.
    pub unsettled: bool,
    pub ask: Ask,
    /// Who is being asked, as bits.
    pub asked: u8,
    pub chance: Luck,
    /// Counts up whenever hidden information is shown or chance is used: how far undo is free.
    pub reveals: u32,
    pub outcome: Option<Outcome>,
}

impl State {
    /// That card in the game.
    pub fn obj(&self, id: ObjId) -> &Obj {
        self.objs.at(id.0)
    }
    pub(crate) fn obj_mut(&mut self, id: ObjId) -> &mut Obj {
        self.objs.at_mut(id.0)
    }
    /// What is printed on it.
    pub fn card(&self, id: ObjId) -> &'static Card {
        card(self.obj(id).card)
    }
    /// That player's things.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat as usize]
    }
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat as usize]
    }
    /// Where a unit, or the host of an attachment, or a support, or a card in reserve is; `None` when elsewhere.
    pub fn place(&self, id: ObjId) -> Option<Place> {
        if !id.is_some() {
            return None;
        }
        let obj = self.obj(id);
        match obj.loc {
            Loc::Planet(planet) | Loc::OnPlanet(planet) | Loc::Reserve(planet) => Some(Place::Planet(planet)),
            Loc::Hq => Some(Place::Hq(obj.controller)),
            Loc::On(host) => self.place(host),
            Loc::Deck | Loc::Hand | Loc::Discard | Loc::Removed => None,
        }
    }
    /// Whether the card is in play.
    pub fn in_play(&self, id: ObjId) -> bool {
        id.is_some() && self.obj(id).loc.in_play()
    }
    /// Whether the card is in play as a unit.
    pub fn is_unit(&self, id: ObjId) -> bool {
        let obj = self.obj(id);
        card(obj.card).kind.is_unit() && !obj.as_attachment
    }
    /// The units of a player at a planet.
    pub fn units_at(&self, planet: u8, seat: Seat) -> impl Iterator<Item = ObjId> + '_ {
        self.play.iter().copied().filter(move |id| {
            let obj = self.obj(*id);
            obj.loc == Loc::Planet(planet) && obj.controller == seat
        })
    }
    /// The face-up planets in order.
    pub fn face_up(&self) -> impl Iterator<Item = u8> + '_ {
        (0..PLANETS as u8).filter(|at| self.row[usize::from(*at)].state == PlanetState::FaceUp)
    }
    /// Whether that planet is in play and face up.
    pub fn is_face_up(&self, planet: u8) -> bool {
        self.row.get(usize::from(planet)).is_some_and(|it| it.state == PlanetState::FaceUp)
    }
    /// The planets next to that one in the row, among those still in play.
    pub fn adjacent(&self, planet: u8) -> [Option<u8>; 2] {
        let in_play =
            |at: &u8| matches!(self.row[usize::from(*at)].state, PlanetState::FaceUp | PlanetState::FaceDown);
        let left = (0..planet).rev().find(in_play);
        let right = (planet + 1..PLANETS as u8).find(in_play);
        [left, right].map(|side| side.filter(|at| self.is_face_up(*at)))
    }
    /// What is being asked, and whom. `None` when the game is over.
    pub fn decision(&self) -> Option<Decision> {
        if self.outcome.is_some() {
            return None;
        }
        let source = match self.frames.last() {
            Some(Frame::Run(run)) => Some(run.src),
            Some(Frame::Deploy { obj, .. }) => Some(*obj),
            Some(Frame::Attack { attacker, .. }) => Some(*attacker),
            Some(Frame::Answers { what, .. }) => Some(what.obj),
            Some(
                Frame::Window { .. }
                | Frame::Strike { .. }
                | Frame::Damage { .. }
                | Frame::Shield { .. }
                | Frame::Happen { .. }
                | Frame::Search { .. }
                | Frame::Fallen { .. }
                | Frame::Indirect { .. },
            )
            | None => None,
        };
        Some(Decision {
            ask: self.ask,
            seats: Seat::BOTH.map(|seat| self.asked & seat.bit() != 0),
            source: source.filter(|id| id.is_some()),
        })
    }

    /// The first seat that is being asked.
    pub fn to_answer(&self) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|seat| self.asked & seat.bit() != 0)
    }
    /// How many answers that player has given to a choice both make at once, while it is being made.
    pub fn chosen_at_once(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let first = matches!(self.ask, Ask::Dial | Ask::Secret) && player.dial.is_some();
        let second = self.ask == Ask::Dial && player.second_dial.is_some();
        u8::from(first) + u8::from(second)
    }
    /// A number that differs when the states differ, the same on every platform.
    pub fn hash64(&self) -> u64 {
        struct Fnv(u64);
        impl std::hash::Hasher for Fnv {
            fn finish(&self) -> u64 {
                self.0
            }
            fn write(&mut self, bytes: &[u8]) {
                for byte in bytes {
                    self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
                }
            }
            fn write_usize(&mut self, number: usize) {
                self.write(&(number as u64).to_le_bytes());
            }
            fn write_isize(&mut self, number: isize) {
                self.write(&(number as i64).to_le_bytes());
            }
            fn write_u16(&mut self, number: u16) {
                self.write(&number.to_le_bytes());
            }
            fn write_u32(&mut self, number: u32) {
                self.write(&number.to_le_bytes());
            }
            fn write_u64(&mut self, number: u64) {
                self.write(&number.to_le_bytes());
            }
        }
        use std::hash::{Hash, Hasher};
        let mut fnv = Fnv(0xcbf2_9ce4_8422_2325);
        self.hash(&mut fnv);
        fnv.finish()
    }
}
