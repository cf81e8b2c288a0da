//! An answer, with everything it names looked up, and what others may know of it.

use serde::Serialize;

use super::PlanetNamed;
use crate::answer::{Answer, Ask};
use crate::card::{CardId, Faction, Keyword};
use crate::rng::Chance;
use crate::state::{DeployTo, Loc, Obj, ObjId, Place, Seat, State};

/// A card by what is printed on it; a unit in play also by its numbers, so that two of a name can be told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Named {
    pub card: CardId,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit: Option<UnitNow>,
}

/// A unit as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct UnitNow {
    pub attack: u8,
    pub left: u8,
    pub whose: Seat,
}

/// An answer, with everything it names looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Did {
    Pass,
    Yes,
    /// The starting hand was replaced or kept.
    StartingHand {
        replaced: bool,
    },
    NoShield,
    /// Nobody withdraws from the battle.
    Stay,
    /// The battle ability of a planet was used or left.
    BattleAbility {
        used: bool,
    },
    /// The token of an infested planet was removed or left there.
    Cleanse {
        removed: bool,
    },
    Deploy {
        card: CardId,
    },
    DeployAt {
        card: CardId,
        planet: PlanetNamed,
    },
    DeployOn {
        card: CardId,
        host: Named,
    },
    Reserve {
        card: CardId,
        planet: PlanetNamed,
    },
    /// A card was put into reserve; which is hidden.
    ReserveSecret {
        planet: PlanetNamed,
    },
    Strike {
        card: CardId,
    },
    StrikeOn {
        card: CardId,
        host: Named,
    },
    /// A card in reserve was chosen; which is hidden.
    PickReserve {
        whose: Seat,
        planet: PlanetNamed,
    },
    Play {
        card: CardId,
    },
    Use {
        card: CardId,
    },
    UseNth {
        card: CardId,
        number: u8,
    },
    Dial {
        number: u8,
        planet: PlanetNamed,
    },
    /// The dial was set; to what is hidden.
    DialSet,
    /// The enslavement dial was set, for everybody to see.
    Enslave {
        faction: Faction,
    },
    /// A planet out of the game was chosen.
    Aside {
        card: CardId,
    },
    Keyword {
        keyword: Keyword,
    },
    Bonus {
        cards: bool,
        resources: bool,
    },
    Pick {
        card: Named,
    },
    /// A card was chosen; which is hidden.
    PickSecret,
    Planet {
        planet: PlanetNamed,
    },
    Hq {
        whose: Seat,
    },
    Number {
        number: u8,
    },
    Attack {
        card: Named,
    },
    Retreat {
        card: CardId,
    },
    Against {
        card: Named,
    },
    Area,
    Shield {
        card: CardId,
        shields: u8,
    },
    Move {
        card: Named,
        planet: PlanetNamed,
    },
    Player {
        whose: Seat,
    },
    Concede,
}

impl Did {
    /// What passing comes to at a question.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most questions are passed by passing")]
    pub(in crate::game) fn declined(ask: Ask) -> Did {
        match ask {
            Ask::Mulligan => Did::StartingHand { replaced: false },
            Ask::Shield { .. } => Did::NoShield,
            Ask::Withdraw => Did::Stay,
            Ask::BattleAbility => Did::BattleAbility { used: false },
            Ask::Cleanse => Did::Cleanse { removed: false },
            _ => Did::Pass,
        }
    }

    /// What yes comes to at a question.
    #[expect(clippy::wildcard_enum_match_arm, reason = "yes is yes, where it has no name of its own")]
    pub(in crate::game) fn agreed(ask: Ask) -> Did {
        match ask {
            Ask::Mulligan => Did::StartingHand { replaced: true },
            Ask::BattleAbility => Did::BattleAbility { used: true },
            Ask::Cleanse => Did::Cleanse { removed: true },
            _ => Did::Yes,
        }
    }

    /// What an answer does, as the player who gives it may know it.
    pub fn of(state: &State, answer: Answer) -> Did {
        let id = |id: ObjId| state.obj(id).card;
        let named = |id: ObjId| Named::of(state, id);
        let planet = |at: u8| (at, state.row[usize::from(at)].card);
        match answer {
            Answer::Pass => Did::declined(state.ask),
            Answer::Yes => Did::agreed(state.ask),
            Answer::Deploy { card, to: DeployTo::Planet(at) } => {
                Did::DeployAt { card: id(card), planet: planet(at) }
            }
            Answer::Deploy { card, to: DeployTo::Hq } => Did::Deploy { card: id(card) },
            Answer::Deploy { card, to: DeployTo::Host(host) } => {
                Did::DeployOn { card: id(card), host: named(host) }
            }
            Answer::Reserve { card, planet: at } => Did::Reserve { card: id(card), planet: planet(at) },
            Answer::Strike { card, host: None } => Did::Strike { card: id(card) },
            Answer::Strike { card, host: Some(host) } => Did::StrikeOn { card: id(card), host: named(host) },
            Answer::PickReserve(at) => {
                match state.reserve.get(usize::from(at)).map(|it| state.obj(it.card)) {
                    Some(Obj { owner, loc: Loc::Reserve(at), .. }) => {
                        Did::PickReserve { whose: *owner, planet: planet(*at) }
                    }
                    _ => Did::PickSecret,
                }
            }
            Answer::Play(it) => Did::Play { card: id(it) },
            Answer::Use { card, ability } => match state.card(card).abilities.len() {
                0 | 1 => Did::Use { card: id(card) },
                _ => Did::UseNth { card: id(card), number: ability + 1 },
            },
            Answer::Dial(number) => match state.face_up().nth(usize::from(number.max(1)) - 1) {
                Some(at) => Did::Dial { number, planet: planet(at) },
                None => Did::DialSet,
            },
            Answer::Enslave(faction) => Did::Enslave { faction },
            Answer::Aside(at) => match state.aside(at) {
                Some(card) => Did::Aside { card },
                None => Did::PickSecret,
            },
            Answer::Keyword(keyword) => Did::Keyword { keyword },
            Answer::Bonus { cards, resources } => Did::Bonus { cards, resources },
            Answer::Pick(it) => Did::Pick { card: named(it) },
            Answer::Place(Place::Planet(at)) => Did::Planet { planet: planet(at) },
            Answer::Place(Place::Hq(whose)) => Did::Hq { whose },
            Answer::Number(number) => Did::Number { number },
            Answer::Attack(it) => Did::Attack { card: named(it) },
            Answer::Retreat(it) => Did::Retreat { card: id(it) },
            Answer::Against(it) => Did::Against { card: named(it) },
            Answer::Area => Did::Area,
            Answer::Shield(it) => Did::Shield { card: id(it), shields: state.card(it).shields },
            Answer::Move { unit, planet: to } => Did::Move { card: named(unit), planet: planet(to) },
            Answer::Player(whose) => Did::Player { whose },
            Answer::Concede => Did::Concede,
        }
    }

    /// What others may know of it while it is hidden from them.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "whatever else is hidden is told as something that was picked"
    )]
    pub(in crate::game) fn hidden(self) -> Did {
        match self {
            Did::Dial { .. } | Did::DialSet => Did::DialSet,
            Did::Reserve { planet, .. } => Did::ReserveSecret { planet },
            _ => Did::PickSecret,
        }
    }

    /// A hidden answer exchanged for another that could have been given: for the test that views hide.
    #[expect(clippy::wildcard_enum_match_arm, reason = "whatever else is hidden is a card that was picked")]
    pub(in crate::game) fn dealt_anew(self, chance: &mut Chance) -> Did {
        let any = |chance: &mut Chance| CardId(chance.below(100) as u16 + 1);
        match self {
            Did::Dial { .. } | Did::DialSet => {
                Did::Dial { number: chance.below(7) as u8 + 1, planet: (chance.below(7) as u8, any(chance)) }
            }
            Did::Reserve { planet, .. } => Did::Reserve { card: any(chance), planet },
            _ => Did::Pick { card: Named { card: any(chance), unit: None } },
        }
    }
}

/// Whether only the player who gives it may know all of an answer: a dial, a card of the hand or of the deck.
pub(super) fn is_secret(state: &State, answer: Answer) -> bool {
    match answer {
        Answer::Dial(_) | Answer::Reserve { .. } => true,
        Answer::Pick(id) => matches!(state.obj(id).loc, Loc::Hand | Loc::Deck),
        Answer::Pass
        | Answer::Yes
        | Answer::Deploy { .. }
        | Answer::Strike { .. }
        | Answer::PickReserve(_)
        | Answer::Play(_)
        | Answer::Use { .. }
        | Answer::Bonus { .. }
        | Answer::Place(_)
        | Answer::Number(_)
        | Answer::Attack(_)
        | Answer::Retreat(_)
        | Answer::Against(_)
        | Answer::Area
        | Answer::Shield(_)
        | Answer::Move { .. }
        | Answer::Player(_)
        | Answer::Enslave(_)
        | Answer::Aside(_)
        | Answer::Keyword(_)
        | Answer::Concede => false,
    }
}

impl Named {
    pub(super) fn of(state: &State, id: ObjId) -> Named {
        let obj = state.obj(id);
        let unit = (state.in_play(id) && state.is_unit(id)).then(|| UnitNow {
            attack: state.attack(id),
            left: state.hp(id).saturating_sub(obj.damage),
            whose: obj.controller,
        });
        Named { card: obj.card, unit }
    }
}
