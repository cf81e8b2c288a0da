//! Why an answer is refused, and by which clause.

use rulebook::{Cites, Clause, Saying, clause, say};

use crate::answer::{Answer, Ask};
use crate::card::{Keyword, Kind};
use crate::state::{DeployTo, Loc, ObjId, Phase, Seat, State};

/// Why not, in order of precedence: when several apply, the first is returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// Somebody else is to answer.
    NotAsked { seat: Seat },
    /// The answer names a card that is not in the game, or one the player does not see.
    NoSuchCard { number: u8 },
    /// The answer fits another question.
    WrongQuestion { ask: Ask },
    /// A player who can attack must.
    MustAttack,
    /// A player who can attack with a Ranged unit must.
    MustAttackRanged,
    /// A unit that is exhausted cannot be exhausted again.
    AlreadyExhausted { card: &'static str },
    /// Only units with Ranged attack in the ranged skirmish.
    NotRanged { card: &'static str },
    /// Units fight where they are.
    NotInBattle { card: &'static str },
    /// Only warlords retreat in a combat turn.
    OnlyWarlordsRetreat { card: &'static str },
    /// Cards are deployed and played from one's own hand.
    NotInHand { card: &'static str },
    /// Events are played, not deployed.
    EventsAreNotDeployed { card: &'static str },
    /// A synapse unit has no cost and is not deployed.
    NotDeployed { card: &'static str },
    /// Units are deployed at face-up planets only.
    NotFaceUp { planet: u8 },
    /// A support goes to its player's HQ.
    SupportElsewhere { card: &'static str },
    /// An attachment is attached to something.
    NotAttached { card: &'static str },
    /// Nothing can be attached to that card.
    NoAttachments { host: &'static str },
    /// No Wargear can be attached to that card.
    NoWargear { card: &'static str, host: &'static str },
    /// The attachment cannot go there.
    WrongHost { card: &'static str, host: &'static str },
    /// One Limited card a round.
    LimitedUsed { card: &'static str },
    /// One copy of a unique card in play.
    UniqueInPlay { card: &'static str },
    /// The card allows its player one of its kind only.
    HasAnother { card: &'static str },
    /// The enslavement dial shows another faction.
    NotEnslaved { card: &'static str },
    /// Too expensive.
    TooExpensive { card: &'static str, cost: u8, pool: u16 },
    /// A card says that it cannot be deployed now.
    CannotBeDeployed { card: &'static str },
    /// Only cards with Deep Strike go into reserve and strike.
    NoDeepStrike { card: &'static str },
    /// Putting a card into reserve costs 1 resource.
    NoResourceForReserve { card: &'static str },
    /// The card is not in that player's reserve, or not at the planet of the battle.
    NotInReserve { card: &'static str },
    /// Striking costs what the card says.
    StrikeTooExpensive { card: &'static str, cost: u8, pool: u16 },
    /// An event without a cost is not played from the hand.
    OnlyStrikes { card: &'static str },
    /// The ability belongs to another phase.
    WrongPhase { card: &'static str, phase: Phase },
    /// Once per phase.
    UsedThisPhase { card: &'static str },
    /// The condition, the cost or the target is missing.
    CannotBeUsed { card: &'static str },
    /// Every warlord commits to a planet.
    MustCommit,
    /// The dial has no such number.
    NoSuchDial { number: u8, most: u8 },
    /// The synapse unit goes to another planet than the warlord.
    MustCommitApart,
    /// A card without shield icons is no shield.
    NoShield { card: &'static str },
    /// That cannot be chosen here.
    NotAChoice { card: &'static str },
    /// None of the legal answers.
    NotLegal { ask: Ask },
}

impl State {
    /// Why an answer that is not listed is refused.
    pub(crate) fn why_not(&self, seat: Seat, answer: Answer) -> Illegal {
        if self.outcome.is_some() {
            return Illegal::Over;
        }
        if self.asked & seat.bit() == 0 {
            return Illegal::NotAsked { seat };
        }
        // What a player does not see is told nothing about, not even its name.
        if let Some(id) = named(answer).into_iter().flatten().find(|id| !self.sees(seat, *id)) {
            return Illegal::NoSuchCard { number: id.0 };
        }
        let name = |id: ObjId| self.card(id).name;
        match (self.ask, answer) {
            (Ask::CombatTurn, Answer::Pass) => {
                if self.battle.is_some_and(|battle| battle.ranged) {
                    Illegal::MustAttackRanged
                } else {
                    Illegal::MustAttack
                }
            }
            (Ask::CombatTurn, Answer::Retreat(id)) if self.card(id).kind != Kind::Warlord => {
                Illegal::OnlyWarlordsRetreat { card: name(id) }
            }
            (Ask::CombatTurn, Answer::Attack(id) | Answer::Retreat(id)) if self.obj(id).exhausted => {
                Illegal::AlreadyExhausted { card: name(id) }
            }
            // A warlord retreats where it could attack.
            (Ask::CombatTurn, Answer::Attack(id) | Answer::Retreat(id))
                if self.battle.is_some_and(|battle| battle.ranged) && !self.has(id, Keyword::Ranged) =>
            {
                Illegal::NotRanged { card: name(id) }
            }
            (Ask::CombatTurn, Answer::Attack(id) | Answer::Retreat(id)) if !self.fights(seat, id) => {
                Illegal::NotInBattle { card: name(id) }
            }
            (Ask::DeployTurn | Ask::Window, Answer::Deploy { card, to }) => {
                self.why_not_deploy(seat, card, to)
            }
            (Ask::DeployTurn, Answer::Reserve { card, planet }) => self.why_not_reserve(seat, card, planet),
            (Ask::Strike | Ask::Window, Answer::Strike { card, host }) => {
                self.why_not_strike(seat, card, host)
            }
            (Ask::DeployTurn | Ask::Window | Ask::Answers, Answer::Play(id)) => self.why_not_use(seat, id, 0),
            (Ask::DeployTurn | Ask::Window | Ask::Answers, Answer::Use { card, ability }) => {
                self.why_not_use(seat, card, ability)
            }
            (Ask::Dial, Answer::Dial(number)) if (1..=self.face_up().count() as u8).contains(&number) => {
                Illegal::MustCommitApart
            }
            (Ask::Dial | Ask::Secret, Answer::Dial(number)) => {
                Illegal::NoSuchDial { number, most: self.face_up().count() as u8 }
            }
            (Ask::Dial, Answer::Pass) => Illegal::MustCommit,
            (Ask::Shield { .. }, Answer::Shield(id)) => Illegal::NoShield { card: name(id) },
            (Ask::CombatTurn, Answer::Attack(id) | Answer::Retreat(id))
            | (Ask::Mobile, Answer::Move { unit: id, .. })
            | (Ask::Defender, Answer::Against(id))
            | (_, Answer::Pick(id)) => Illegal::NotAChoice { card: name(id) },
            (ask @ Ask::Bonus { .. }, Answer::Bonus { .. }) | (ask @ Ask::Defender, Answer::Area) => {
                Illegal::NotLegal { ask }
            }
            (
                ask,
                Answer::Pass
                | Answer::Number(_)
                | Answer::Place(_)
                | Answer::PickReserve(_)
                | Answer::Aside(_)
                | Answer::Keyword(_)
                | Answer::Enslave(_),
            ) => Illegal::NotLegal { ask },
            (ask, _) => Illegal::WrongQuestion { ask },
        }
    }

    fn why_not_deploy(&self, seat: Seat, id: ObjId, to: DeployTo) -> Illegal {
        let card = self.card(id);
        let name = card.name;
        if self.obj(id).loc != Loc::Hand || self.obj(id).owner != seat {
            return Illegal::NotInHand { card: name };
        }
        if card.kind == Kind::Event {
            return Illegal::EventsAreNotDeployed { card: name };
        }
        if card.kind == Kind::Synapse {
            return Illegal::NotDeployed { card: name };
        }
        let ambushes = card.has_printed(Keyword::Ambush) && !self.options.training;
        if self.phase != Phase::Deploy && !(self.phase == Phase::Combat && ambushes) {
            return Illegal::WrongPhase { card: name, phase: self.phase };
        }
        if card.unique && self.controls_copy(id, seat) {
            return Illegal::UniqueInPlay { card: name };
        }
        if self.is_limit_reached(card, seat) {
            return Illegal::LimitedUsed { card: name };
        }
        if self.has_its_one(id, seat) {
            return Illegal::HasAnother { card: name };
        }
        if !self.may_field(id, seat) {
            return Illegal::NotEnslaved { card: name };
        }
        let needs_host =
            card.kind == Kind::Attachment && !card.attach.as_ref().is_some_and(|it| it.to_planet);
        match to {
            DeployTo::Planet(_) | DeployTo::Host(_) if card.kind == Kind::Support => {
                Illegal::SupportElsewhere { card: name }
            }
            DeployTo::Planet(_) if needs_host => Illegal::NotAttached { card: name },
            DeployTo::Hq if card.kind == Kind::Attachment => Illegal::NotAttached { card: name },
            DeployTo::Planet(planet) if !self.is_face_up(planet) => Illegal::NotFaceUp { planet },
            DeployTo::Planet(planet)
                if card.attach.as_ref().is_some_and(|attach| !self.may_lie_at(attach, planet)) =>
            {
                let host = crate::cards::card(self.row[usize::from(planet)].card).name;
                Illegal::WrongHost { card: name, host }
            }
            DeployTo::Hq if card.kind != Kind::Support => Illegal::NotFaceUp { planet: 0 },
            DeployTo::Host(host) if !self.in_play(host) || !self.may_host(host, id, seat, true) => {
                self.why_not_host(host, id)
            }
            DeployTo::Planet(_) | DeployTo::Host(_) | DeployTo::Hq => {
                let cost = self.price(&self.deploying(id, seat, to));
                if self.affordable(id, seat, to) {
                    Illegal::CannotBeDeployed { card: name }
                } else {
                    Illegal::TooExpensive { card: name, cost, pool: self.player(seat).resources }
                }
            }
        }
    }

    fn why_not_host(&self, host: ObjId, id: ObjId) -> Illegal {
        let (card, bearer) = (self.card(id).name, self.card(host).name);
        let wargear = || self.has_trait(id, crate::card::Trait::Wargear);
        if self.in_play(host) && self.has(host, Keyword::NoAttachments) {
            Illegal::NoAttachments { host: bearer }
        } else if self.in_play(host) && self.has(host, Keyword::NoWargear) && wargear() {
            Illegal::NoWargear { card, host: bearer }
        } else {
            Illegal::WrongHost { card, host: bearer }
        }
    }

    /// Whether that is one of the player's units at the planet of the battle.
    fn fights(&self, seat: Seat, id: ObjId) -> bool {
        self.battle.is_some_and(|battle| self.units_at(battle.planet, seat).any(|it| it == id))
    }

    /// Whether that player sees which card it is: in play, on a discard pile, in the own hand, or shown.
    fn sees(&self, seat: Seat, id: ObjId) -> bool {
        if usize::from(id.0) >= self.objs.len() {
            return false;
        }
        let shown = || self.shown(Some(seat)).iter().any(|(it, _)| *it == id);
        match self.obj(id).loc {
            Loc::Hq | Loc::Planet(_) | Loc::On(_) | Loc::OnPlanet(_) | Loc::Discard | Loc::Removed => true,
            Loc::Hand => self.obj(id).owner == seat || shown(),
            Loc::Deck => shown(),
            Loc::Reserve(_) => self.reserve.iter().any(|it| it.card == id && self.knows(Some(seat), *it)),
        }
    }

    fn why_not_reserve(&self, seat: Seat, id: ObjId, planet: u8) -> Illegal {
        let name = self.card(id).name;
        if self.obj(id).loc != Loc::Hand || self.obj(id).owner != seat {
            Illegal::NotInHand { card: name }
        } else if self.card(id).deep_strike().is_none() || self.options.training {
            Illegal::NoDeepStrike { card: name }
        } else if self.is_face_up(planet) {
            Illegal::NoResourceForReserve { card: name }
        } else {
            Illegal::NotFaceUp { planet }
        }
    }

    fn why_not_strike(&self, seat: Seat, id: ObjId, host: Option<ObjId>) -> Illegal {
        let card = self.card(id);
        let name = card.name;
        // What an opponent guesses at is told nothing about it.
        if !self.in_reserve(id) || self.obj(id).owner != seat {
            return Illegal::NotInReserve { card: name };
        }
        let pool = self.player(seat).resources;
        let timely = if self.ask == Ask::Window {
            card.constants.contains(&crate::ability::Constant::StrikesAsAction)
        } else {
            self.battle.is_some_and(|battle| self.obj(id).loc == Loc::Reserve(battle.planet))
        };
        match self.strike_price(id) {
            None => Illegal::NoDeepStrike { card: name },
            Some(_) if !timely => Illegal::NotInReserve { card: name },
            Some(cost) if u16::from(cost) > pool => Illegal::StrikeTooExpensive { card: name, cost, pool },
            Some(_) if card.unique && self.controls_copy(id, seat) => Illegal::UniqueInPlay { card: name },
            Some(_) if !self.may_field(id, seat) => Illegal::NotEnslaved { card: name },
            Some(_) => match host {
                Some(host) => self.why_not_host(host, id),
                None => Illegal::NotAChoice { card: name },
            },
        }
    }

    fn why_not_use(&self, seat: Seat, id: ObjId, at: u8) -> Illegal {
        let card = self.card(id);
        let name = card.name;
        let Some(of) = self.ability_ref(id, at) else { return Illegal::CannotBeUsed { card: name } };
        let Some(ability) = crate::resolve::ability_of(&of) else {
            return Illegal::CannotBeUsed { card: name };
        };
        let held = self.obj(id).loc == Loc::Hand && self.obj(id).owner == seat;
        if card.kind == Kind::Event && !held && !self.plays_from_discard(id, seat) {
            return Illegal::NotInHand { card: name };
        }
        if card.kind == Kind::Event && card.cost.is_none() && card.deep_strike().is_some() {
            return Illegal::OnlyStrikes { card: name };
        }
        if ability.trigger.is_none() && !self.timely(ability.class) {
            return Illegal::WrongPhase { card: name, phase: self.phase };
        }
        if self.is_used_up(id, &of, ability, seat) {
            return Illegal::UsedThisPhase { card: name };
        }
        let pool = self.player(seat).resources;
        if card.kind == Kind::Event && u16::from(self.price_of_event(id, seat)) > pool {
            return Illegal::TooExpensive { card: name, cost: self.price_of_event(id, seat), pool };
        }
        if card.kind == Kind::Event && self.is_limit_reached(card, seat) {
            return Illegal::LimitedUsed { card: name };
        }
        if ability.costs.contains(&crate::ability::Cost::ExhaustThis) && self.obj(id).exhausted {
            return Illegal::AlreadyExhausted { card: name };
        }
        Illegal::CannotBeUsed { card: name }
    }
}

/// The cards an answer names.
fn named(answer: Answer) -> [Option<ObjId>; 2] {
    match answer {
        Answer::Deploy { card, to: DeployTo::Host(host) } | Answer::Strike { card, host: Some(host) } => {
            [Some(card), Some(host)]
        }
        Answer::Deploy { card: id, to: DeployTo::Planet(_) | DeployTo::Hq }
        | Answer::Strike { card: id, host: None }
        | Answer::Use { card: id, .. }
        | Answer::Reserve { card: id, .. }
        | Answer::Play(id)
        | Answer::Pick(id)
        | Answer::Attack(id)
        | Answer::Retreat(id)
        | Answer::Against(id)
        | Answer::Shield(id)
        | Answer::Move { unit: id, .. } => [Some(id), None],
        Answer::Pass
        | Answer::Yes
        | Answer::PickReserve(_)
        | Answer::Dial(_)
        | Answer::Bonus { .. }
        | Answer::Place(_)
        | Answer::Number(_)
        | Answer::Area
        | Answer::Player(_)
        | Answer::Enslave(_)
        | Answer::Aside(_)
        | Answer::Keyword(_)
        | Answer::Concede => [None, None],
    }
}

impl Cites for Illegal {
    fn clause(&self) -> Clause {
        match self {
            Illegal::Over => clause!("CG-1.2.6"),
            Illegal::NotAsked { .. } => clause!("CG-3.1.2"),
            Illegal::NoSuchCard { .. } | Illegal::NotInHand { .. } => clause!("CG-3.3.9"),
            Illegal::WrongQuestion { .. } | Illegal::NotLegal { .. } => clause!("CG-3.1.1"),
            Illegal::MustAttack => clause!("CG-3.11.2"),
            Illegal::MustAttackRanged => clause!("CG-3.10.2"),
            Illegal::AlreadyExhausted { .. } => clause!("CG-3.4.3"),
            Illegal::NotRanged { .. } => clause!("CG-5.2.1"),
            Illegal::NotInBattle { .. } => clause!("CG-3.8.5"),
            Illegal::OnlyWarlordsRetreat { .. } => clause!("CG-3.18.4"),
            Illegal::EventsAreNotDeployed { .. } => clause!("CG-3.3.7"),
            Illegal::NotDeployed { .. } => clause!("CE-2.1.3"),
            Illegal::NotFaceUp { .. } => clause!("CG-3.3.4"),
            Illegal::SupportElsewhere { .. } => clause!("CG-3.3.6"),
            Illegal::NotAttached { .. } | Illegal::WrongHost { .. } => clause!("CG-3.3.5"),
            Illegal::NoAttachments { .. } => clause!("CG-5.2.6"),
            Illegal::NoWargear { .. } => clause!("CG-5.2.5"),
            Illegal::LimitedUsed { .. } | Illegal::UniqueInPlay { .. } | Illegal::CannotBeDeployed { .. } => {
                clause!("CG-1.1.1")
            }
            Illegal::HasAnother { .. } => clause!("CE-5.2.2"),
            Illegal::NotEnslaved { .. } => clause!("CE-4.1.2"),
            Illegal::TooExpensive { .. } => clause!("CG-3.3.1"),
            Illegal::NoDeepStrike { .. } => clause!("CE-1.1.4"),
            Illegal::NoResourceForReserve { .. } => clause!("CE-1.1.2"),
            Illegal::NotInReserve { .. } => clause!("CE-1.2.1"),
            Illegal::StrikeTooExpensive { .. } => clause!("CE-1.1.1"),
            Illegal::OnlyStrikes { .. } => clause!("CE-1.2.6"),
            Illegal::WrongPhase { .. } => clause!("CG-5.1.2"),
            Illegal::UsedThisPhase { .. } => clause!("CG-5.1.6"),
            Illegal::CannotBeUsed { .. } => clause!("CG-5.1.7"),
            Illegal::MustCommit => clause!("CG-3.5.2"),
            Illegal::NoSuchDial { .. } => clause!("CG-3.5.5"),
            Illegal::MustCommitApart => clause!("CE-2.2.4"),
            Illegal::NoShield { .. } => clause!("CG-3.15.1"),
            Illegal::NotAChoice { .. } => clause!("CG-5.1.9"),
        }
    }

    fn saying(&self) -> Saying {
        match *self {
            Illegal::Over => say!("conquest-illegal-over"),
            Illegal::NotAsked { .. } => say!("conquest-illegal-not-asked"),
            Illegal::NoSuchCard { number } => say!("conquest-illegal-no-such-card", number = number),
            Illegal::WrongQuestion { .. } => say!("conquest-illegal-wrong-question"),
            Illegal::MustAttack => say!("conquest-illegal-must-attack"),
            Illegal::MustAttackRanged => say!("conquest-illegal-must-attack-ranged"),
            Illegal::AlreadyExhausted { card } => say!("conquest-illegal-exhausted", card = card),
            Illegal::NotRanged { card } => say!("conquest-illegal-not-ranged", card = card),
            Illegal::NotInBattle { card } => say!("conquest-illegal-not-in-battle", card = card),
            Illegal::OnlyWarlordsRetreat { card } => say!("conquest-illegal-retreat", card = card),
            Illegal::NotInHand { card } => say!("conquest-illegal-not-in-hand", card = card),
            Illegal::EventsAreNotDeployed { card } => say!("conquest-illegal-event", card = card),
            Illegal::NotDeployed { card } => say!("conquest-illegal-not-deployed", card = card),
            Illegal::NotFaceUp { .. } => say!("conquest-illegal-not-face-up"),
            Illegal::SupportElsewhere { card } => say!("conquest-illegal-support", card = card),
            Illegal::NotAttached { card } => say!("conquest-illegal-not-attached", card = card),
            Illegal::NoAttachments { host } => say!("conquest-illegal-no-attachments", host = host),
            Illegal::NoWargear { card, host } => {
                say!("conquest-illegal-no-wargear", card = card, host = host)
            }
            Illegal::WrongHost { card, host } => say!("conquest-illegal-host", card = card, host = host),
            Illegal::LimitedUsed { card } => say!("conquest-illegal-limited", card = card),
            Illegal::UniqueInPlay { card } => say!("conquest-illegal-unique", card = card),
            Illegal::HasAnother { card } => say!("conquest-illegal-another", card = card),
            Illegal::NotEnslaved { card } => say!("conquest-illegal-not-enslaved", card = card),
            Illegal::TooExpensive { card, cost, pool } => {
                say!("conquest-illegal-expensive", card = card, cost = cost, pool = pool)
            }
            Illegal::CannotBeDeployed { card } => say!("conquest-illegal-not-deployable", card = card),
            Illegal::NoDeepStrike { card } => say!("conquest-illegal-no-deep-strike", card = card),
            Illegal::NoResourceForReserve { card } => say!("conquest-illegal-no-resource", card = card),
            Illegal::NotInReserve { card } => say!("conquest-illegal-not-in-reserve", card = card),
            Illegal::StrikeTooExpensive { card, cost, pool } => {
                say!("conquest-illegal-strike-expensive", card = card, cost = cost, pool = pool)
            }
            Illegal::OnlyStrikes { card } => say!("conquest-illegal-only-strikes", card = card),
            Illegal::WrongPhase { card, .. } => say!("conquest-illegal-phase", card = card),
            Illegal::UsedThisPhase { card } => say!("conquest-illegal-once", card = card),
            Illegal::CannotBeUsed { card } => say!("conquest-illegal-cannot", card = card),
            Illegal::MustCommit => say!("conquest-illegal-must-commit"),
            Illegal::NoSuchDial { number, most } => {
                say!("conquest-illegal-dial", number = number, most = most)
            }
            Illegal::MustCommitApart => say!("conquest-illegal-apart"),
            Illegal::NoShield { card } => say!("conquest-illegal-shield", card = card),
            Illegal::NotAChoice { card } => say!("conquest-illegal-choice", card = card),
            Illegal::NotLegal { .. } => say!("conquest-illegal-answer"),
        }
    }
}
