//! The log of a table: what people did and what came of it, as data. What came of it is read off what everybody can see before
//! and after, so a line can hold nothing hidden; what somebody did names a hidden card to that player alone.

mod seen;

use rulebook::{Clause, clause};
use serde::Serialize;

use self::seen::happened;
use super::{Ending, RoundNow, TakenBack};
use crate::answer::{Answer, Ask};
use crate::card::{CardId, Faction, Keyword};
use crate::rng::Chance;
use crate::state::{DeployTo, Loc, Obj, ObjId, Phase, Place, Seat, State};

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// How many answers had been given before.
    pub answer: u16,
    pub round: u8,
    #[serde(flatten)]
    pub what: What,
}

/// What a line says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// A player's answer; `secret` while only that player may know all of it.
    Answered { seat: Seat, did: Did, secret: bool },
    /// What came of it.
    Happened(Happening),
    /// What people did beside the game.
    Noted(Note),
}

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

/// A planet by its position in the row and its card.
pub type PlanetNamed = (u8, CardId);

/// An answer, with everything it names looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Did {
    Pass,
    Yes,
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

/// Something everybody saw happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Happening {
    Round {
        round: u8,
    },
    Phase {
        phase: Phase,
    },
    Commits {
        seat: Seat,
        card: CardId,
        planet: PlanetNamed,
    },
    Moves {
        seat: Seat,
        card: CardId,
        planet: Option<PlanetNamed>,
    },
    Token {
        seat: Seat,
        card: CardId,
    },
    Damaged {
        seat: Seat,
        card: CardId,
        damage: u8,
        left: u8,
    },
    Healed {
        seat: Seat,
        card: CardId,
        damage: u8,
    },
    Bloodied {
        seat: Seat,
        card: CardId,
    },
    /// It left play; to the discard pile or elsewhere.
    Left {
        seat: Seat,
        card: CardId,
        discarded: bool,
    },
    Discarded {
        seat: Seat,
        card: CardId,
    },
    Shuffles {
        seat: Seat,
    },
    Draws {
        seat: Seat,
        cards: u8,
    },
    Gains {
        seat: Seat,
        resources: u16,
    },
    Battle {
        planet: PlanetNamed,
    },
    BattleOver {
        planet: PlanetNamed,
    },
    Infested {
        planet: PlanetNamed,
    },
    Cleansed {
        planet: PlanetNamed,
    },
    Captures {
        seat: Seat,
        planet: PlanetNamed,
    },
    Revealed {
        planet: PlanetNamed,
    },
    Initiative {
        seat: Seat,
    },
    /// What a player had chosen in secret was revealed.
    Chose {
        seat: Seat,
        planet: PlanetNamed,
    },
}

/// What people did beside the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Note {
    Begun,
    /// What nobody of this table could have seen was dealt anew: the game goes on from an earlier one.
    DealtAnew,
    Conceded {
        seat: Seat,
    },
    DrawOffered {
        seat: Seat,
    },
    DrawDeclined {
        seat: Seat,
    },
    DrawAgreed,
    UndoAsked {
        seat: Seat,
    },
    UndoDeclined {
        seat: Seat,
    },
    TakenBack {
        how: TakenBack,
    },
    TimedOut {
        seat: Seat,
    },
    Absent {
        seat: Seat,
    },
    JudgeCalled {
        seat: Seat,
    },
    Paused {
        reason: String,
    },
    Resumed,
    Extended {
        seat: Seat,
        seconds: u32,
        reason: String,
    },
    Decided {
        winner: Option<Seat>,
        reason: String,
    },
    Round {
        now: RoundNow,
    },
    Settled,
    Ended {
        ending: Ending,
    },
}

/// The lines of one answer.
pub(super) fn told(
    number: usize,
    before: &State,
    after: &State,
    seat: Seat,
    answer: Answer,
) -> impl Iterator<Item = Line> {
    let did = What::Answered { seat, did: Did::of(before, answer), secret: is_secret(before, answer) };
    // That nothing was done where nothing could be done is no news.
    let dull = matches!(answer, Answer::Pass)
        && matches!(before.ask, Ask::Window | Ask::Answers | Ask::Shield { .. });
    let mut lines: Vec<What> = if dull { Vec::new() } else { vec![did] };
    lines.extend(revealed_choices(before, after, seat, answer).map(What::Happened));
    lines.extend(happened(&before.view(None), &after.view(None)).into_iter().map(What::Happened));
    let round = before.round;
    lines.into_iter().map(move |what| Line { answer: number as u16, round, what })
}

/// What both had chosen in secret, once the second has.
fn revealed_choices(
    before: &State,
    after: &State,
    seat: Seat,
    answer: Answer,
) -> impl Iterator<Item = Happening> {
    let over = before.ask == Ask::Secret && after.players.iter().all(|player| player.dial.is_none());
    let own = match answer {
        Answer::Dial(number) => Some((seat, number)),
        _ => None,
    };
    let other = before.player(seat.other()).dial.map(|number| (seat.other(), number));
    let planets: Vec<PlanetNamed> =
        before.face_up().map(|at| (at, before.row[usize::from(at)].card)).collect();
    [own, other].into_iter().flatten().filter(move |_| over).filter_map(move |(seat, number)| {
        let planet = *planets.get(usize::from(number.max(1)) - 1)?;
        Some(Happening::Chose { seat, planet })
    })
}

impl Did {
    /// What an answer does, as the player who gives it may know it.
    pub fn of(state: &State, answer: Answer) -> Did {
        let id = |id: ObjId| state.obj(id).card;
        let named = |id: ObjId| Named::of(state, id);
        let planet = |at: u8| (at, state.row[usize::from(at)].card);
        match answer {
            Answer::Pass => Did::Pass,
            Answer::Yes => Did::Yes,
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
    pub(super) fn hidden(self) -> Did {
        match self {
            Did::Dial { .. } | Did::DialSet => Did::DialSet,
            Did::Reserve { planet, .. } => Did::ReserveSecret { planet },
            _ => Did::PickSecret,
        }
    }

    /// A hidden answer exchanged for another that could have been given: for the test that views hide.
    pub(super) fn dealt_anew(self, chance: &mut Chance) -> Did {
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
fn is_secret(state: &State, answer: Answer) -> bool {
    match answer {
        Answer::Dial(_) | Answer::Reserve { .. } => true,
        Answer::Pick(id) => matches!(state.obj(id).loc, Loc::Hand | Loc::Deck),
        _ => false,
    }
}

impl Named {
    fn of(state: &State, id: ObjId) -> Named {
        let obj = state.obj(id);
        let unit = (state.in_play(id) && state.is_unit(id)).then(|| UnitNow {
            attack: state.attack(id),
            left: state.hp(id).saturating_sub(obj.damage),
            whose: obj.controller,
        });
        Named { card: obj.card, unit }
    }
}

impl Line {
    pub(super) fn is_note(&self) -> bool {
        matches!(self.what, What::Noted(_))
    }

    /// Whose line it is: the player who did it or whom it happened to.
    pub fn seat(&self) -> Option<Seat> {
        match &self.what {
            What::Answered { seat, .. } => Some(*seat),
            What::Happened(happening) => happening.seat(),
            What::Noted(_) => None,
        }
    }

    /// The rule it shows, if it shows one.
    pub fn clause(&self) -> Option<Clause> {
        match &self.what {
            What::Answered { did, .. } => match did {
                Did::Shield { .. } => Some(clause!("CG-3.15.1")),
                Did::Retreat { .. } => Some(clause!("CG-3.18.4")),
                Did::Dial { .. } | Did::DialSet => Some(clause!("CG-3.5.4")),
                Did::Enslave { .. } => Some(clause!("CE-4.1.3")),
                Did::Reserve { .. } | Did::ReserveSecret { .. } => Some(clause!("CE-1.1.2")),
                Did::Strike { .. } | Did::StrikeOn { .. } => Some(clause!("CE-1.2.1")),
                _ => None,
            },
            What::Happened(happening) => happening.clause(),
            What::Noted(_) => None,
        }
    }
}

impl Happening {
    fn seat(&self) -> Option<Seat> {
        match *self {
            Happening::Commits { seat, .. }
            | Happening::Moves { seat, .. }
            | Happening::Token { seat, .. }
            | Happening::Damaged { seat, .. }
            | Happening::Healed { seat, .. }
            | Happening::Bloodied { seat, .. }
            | Happening::Left { seat, .. }
            | Happening::Discarded { seat, .. }
            | Happening::Shuffles { seat }
            | Happening::Draws { seat, .. }
            | Happening::Gains { seat, .. }
            | Happening::Captures { seat, .. }
            | Happening::Chose { seat, .. }
            | Happening::Initiative { seat } => Some(seat),
            Happening::Round { .. }
            | Happening::Phase { .. }
            | Happening::Battle { .. }
            | Happening::BattleOver { .. }
            | Happening::Infested { .. }
            | Happening::Cleansed { .. }
            | Happening::Revealed { .. } => None,
        }
    }

    fn clause(&self) -> Option<Clause> {
        match self {
            Happening::Round { .. } | Happening::Phase { .. } => Some(clause!("CG-3.1.1")),
            Happening::Commits { .. } => Some(clause!("CG-3.5.7")),
            Happening::Damaged { .. } | Happening::Left { .. } => Some(clause!("CG-3.16.1")),
            Happening::Bloodied { .. } => Some(clause!("CG-3.16.3")),
            Happening::Captures { .. } => Some(clause!("CG-3.17.2")),
            Happening::Infested { .. } => Some(clause!("CE-3.1.1")),
            Happening::Cleansed { .. } => Some(clause!("CE-3.1.5")),
            Happening::Moves { .. }
            | Happening::Token { .. }
            | Happening::Healed { .. }
            | Happening::Discarded { .. }
            | Happening::Shuffles { .. }
            | Happening::Draws { .. }
            | Happening::Gains { .. }
            | Happening::Battle { .. }
            | Happening::BattleOver { .. }
            | Happening::Revealed { .. }
            | Happening::Chose { .. }
            | Happening::Initiative { .. } => None,
        }
    }
}
