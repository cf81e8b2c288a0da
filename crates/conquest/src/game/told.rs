//! A view in words: the question, and what each answer would do, by what its viewer may know.

use rulebook::{Saying, say};

use super::log::{Did, Named, PlanetNamed, UnitNow};
use super::words::planet_named;
use crate::answer::{Answer, Ask};
use crate::card::CardId;
use crate::cards::card;
use crate::state::{DeployTo, ObjId, Place, PlanetState, Seat};
use crate::view::{CardView, View};

impl View {
    /// The card in play with that number.
    pub fn in_play(&self, id: ObjId) -> Option<&CardView> {
        self.cards.iter().find(|it| it.id == id)
    }

    /// Which card that is, if the viewer may know.
    pub fn card_of(&self, id: ObjId) -> Option<CardId> {
        let known = self.players.iter().flat_map(|player| player.cards.iter().chain(&player.discard));
        let reserve = self.reserve.iter().filter_map(|it| it.card.as_ref());
        let mut known = known.chain(&self.shown).chain(reserve).map(|(id, card)| (*id, *card));
        self.in_play(id).map(|it| it.card).or_else(|| known.find(|it| it.0 == id).map(|it| it.1))
    }

    /// How much damage is assigned to a unit and not yet taken.
    pub fn pending(&self, id: ObjId) -> u16 {
        let to_it = self.assigned.iter().filter(|(target, _)| *target == id);
        to_it.map(|(_, amount)| u16::from(*amount)).sum()
    }

    /// The positions of the face-up planets, in order.
    pub fn face_up(&self) -> impl Iterator<Item = u8> + '_ {
        let up = |at: &usize| self.planets[*at].state == PlanetState::FaceUp;
        (0..self.planets.len()).filter(up).map(|at| at as u8)
    }

    /// A planet by position and card.
    pub fn planet(&self, at: u8) -> PlanetNamed {
        let card = self.planets.get(usize::from(at)).and_then(|planet| planet.card);
        (at, card.unwrap_or_default())
    }

    fn named(&self, id: ObjId) -> Named {
        let unit = self.in_play(id).filter(|it| it.is_unit()).map(|it| UnitNow {
            attack: it.attack,
            left: it.hp.saturating_sub(it.damage),
            whose: it.controller,
        });
        Named { card: self.card_of(id).unwrap_or_default(), unit }
    }

    /// What one of the viewer's answers does.
    pub fn did(&self, answer: Answer) -> Did {
        let id = |id: ObjId| self.card_of(id).unwrap_or_default();
        match answer {
            Answer::Pass => Did::declined(self.ask),
            Answer::Yes => Did::agreed(self.ask),
            Answer::Deploy { card, to: DeployTo::Planet(at) } => {
                Did::DeployAt { card: id(card), planet: self.planet(at) }
            }
            Answer::Deploy { card, to: DeployTo::Hq } => Did::Deploy { card: id(card) },
            Answer::Deploy { card, to: DeployTo::Host(host) } => {
                Did::DeployOn { card: id(card), host: self.named(host) }
            }
            Answer::Reserve { card, planet } => Did::Reserve { card: id(card), planet: self.planet(planet) },
            Answer::Strike { card, host: None } => Did::Strike { card: id(card) },
            Answer::Strike { card, host: Some(host) } => {
                Did::StrikeOn { card: id(card), host: self.named(host) }
            }
            Answer::PickReserve(at) => match self.reserve.get(usize::from(at)) {
                Some(it) => Did::PickReserve { whose: it.owner, planet: self.planet(it.planet) },
                None => Did::PickSecret,
            },
            Answer::Play(it) => Did::Play { card: id(it) },
            Answer::Use { card: it, ability } => match card(id(it)).abilities.len() {
                0 | 1 => Did::Use { card: id(it) },
                _ => Did::UseNth { card: id(it), number: ability + 1 },
            },
            Answer::Dial(number) => match self.face_up().nth(usize::from(number.max(1)) - 1) {
                Some(at) => Did::Dial { number, planet: self.planet(at) },
                None => Did::DialSet,
            },
            Answer::Enslave(faction) => Did::Enslave { faction },
            Answer::Aside(at) => match self.aside.iter().find(|it| it.0 == at) {
                Some((_, card)) => Did::Aside { card: *card },
                None => Did::PickSecret,
            },
            Answer::Keyword(keyword) => Did::Keyword { keyword },
            Answer::Bonus { cards, resources } => Did::Bonus { cards, resources },
            Answer::Pick(it) => Did::Pick { card: self.named(it) },
            Answer::Place(Place::Planet(at)) => Did::Planet { planet: self.planet(at) },
            Answer::Place(Place::Hq(whose)) => Did::Hq { whose },
            Answer::Number(number) => Did::Number { number },
            Answer::Attack(it) => Did::Attack { card: self.named(it) },
            Answer::Retreat(it) => Did::Retreat { card: id(it) },
            Answer::Against(it) => Did::Against { card: self.named(it) },
            Answer::Area => Did::Area,
            Answer::Shield(it) => Did::Shield { card: id(it), shields: card(id(it)).shields },
            Answer::Move { unit, planet } => {
                Did::Move { card: self.named(unit), planet: self.planet(planet) }
            }
            Answer::Player(whose) => Did::Player { whose },
            Answer::Concede => Did::Concede,
        }
    }

    /// Whether the viewer has set the warlord's dial and is asked for that of the synapse unit.
    fn sets_second_dial(&self) -> bool {
        self.viewer.is_some_and(|seat| self.players[seat as usize].dial.is_some())
    }

    /// The question being asked, with the card that asks it.
    pub fn question(&self, who: &dyn Fn(Seat) -> Saying) -> Saying {
        let asked = self.question_alone(who);
        match self.source {
            Some(source) => say!("conquest-ask-source", card = card(source).name, question = asked),
            None => asked,
        }
    }

    /// The question being asked, where the card that asks it stands beside it.
    pub fn question_alone(&self, who: &dyn Fn(Seat) -> Saying) -> Saying {
        match self.ask {
            Ask::Nothing => say!("conquest-ask-nothing"),
            Ask::Initiative => say!("conquest-ask-initiative"),
            Ask::Mulligan => say!("conquest-ask-mulligan"),
            Ask::DeployTurn => say!("conquest-ask-deploy"),
            Ask::Dial if self.sets_second_dial() => say!("conquest-ask-second-dial"),
            Ask::Dial => say!("conquest-ask-dial"),
            Ask::Bonus { planet, cards, resources } => {
                let planet = planet_named(self.planet(planet));
                say!("conquest-ask-bonus", planet = planet, cards = cards, resources = resources)
            }
            Ask::Mobile => say!("conquest-ask-mobile"),
            Ask::Strike => say!("conquest-ask-strike"),
            Ask::Window => say!("conquest-ask-window"),
            Ask::Answers => say!("conquest-ask-answers"),
            Ask::CombatTurn => say!("conquest-ask-combat"),
            Ask::Defender => say!("conquest-ask-defender"),
            Ask::Shield { packet } => match self.assigned.get(usize::from(packet)) {
                Some((target, _)) => {
                    let card = self.named(*target).saying(who);
                    say!("conquest-ask-shield", card = card, damage = self.pending(*target))
                }
                None => say!("conquest-ask-choose"),
            },
            Ask::Withdraw => say!("conquest-ask-withdraw"),
            Ask::Cleanse => say!("conquest-ask-cleanse"),
            Ask::Enslave => say!("conquest-ask-enslave"),
            Ask::Secret => say!("conquest-ask-secret"),
            Ask::Aside => say!("conquest-ask-aside"),
            Ask::Keyword => say!("conquest-ask-keyword"),
            Ask::BattleAbility => say!("conquest-ask-battle-ability"),
            Ask::Choose => say!("conquest-ask-choose"),
            Ask::Place => say!("conquest-ask-place"),
            Ask::OneOf => say!("conquest-ask-one-of"),
            Ask::X { most } => say!("conquest-ask-x", most = most),
            Ask::Search => say!("conquest-ask-search"),
            Ask::Bottom => say!("conquest-ask-bottom"),
            Ask::Indirect => say!("conquest-ask-indirect"),
            Ask::Winner => say!("conquest-ask-winner"),
        }
    }
}

impl CardView {
    /// Whether it is in play as a unit.
    pub fn is_unit(&self) -> bool {
        card(self.card).kind.is_unit() && !self.as_attachment
    }

    /// Hit points left.
    pub fn left(&self) -> u8 {
        self.hp.saturating_sub(self.damage)
    }
}
