//! Helpers named after the rules, so that a card reads like its text.

use super::{
    Ability, Class, Cond, Constant, Cost, Event, Grant, How, Is, Limit, Modifier, Num, On, Only, Op, Per,
    Ref, Reg, Timing, Trigger, Until, Who,
};

fn ability(class: Class, trigger: Option<Trigger>) -> Ability {
    Ability {
        class,
        trigger,
        cond: None,
        costs: Vec::new(),
        body: Vec::new(),
        limit: None,
        from_hand: false,
        from_discard: false,
        anyone: false,
        unstoppable: false,
    }
}

/// An ability usable whenever its player may act.
pub fn action() -> Ability {
    ability(Class::Action, None)
}
/// An action of the combat phase.
pub fn combat_action() -> Ability {
    ability(Class::CombatAction, None)
}
/// An action of the deploy phase.
pub fn deploy_action() -> Ability {
    ability(Class::DeployAction, None)
}
/// An action of the headquarters phase.
pub fn headquarters_action() -> Ability {
    ability(Class::HeadquartersAction, None)
}
/// May be used before the event takes effect.
pub fn interrupt(trigger: Trigger) -> Ability {
    ability(Class::Interrupt, Some(trigger))
}
/// May be used after the event.
pub fn reaction(trigger: Trigger) -> Ability {
    ability(Class::Reaction, Some(trigger))
}
/// Must be resolved before the event takes effect.
pub fn forced_interrupt(trigger: Trigger) -> Ability {
    ability(Class::ForcedInterrupt, Some(trigger))
}
/// Must be resolved after the event.
pub fn forced_reaction(trigger: Trigger) -> Ability {
    ability(Class::ForcedReaction, Some(trigger))
}
/// Unstoppable: what happens the first time in a round that this unit is assigned damage, one of which is prevented.
pub fn unstoppable(besides: Op) -> Ability {
    let first = forced_reaction(when(Event::Assigned).only(Only::This)).limit(1, Per::Round);
    Ability { unstoppable: true, ..first.then([Op::Prevent(Num::N(1)), besides]) }
}
/// A planet's ability for the winner of the battle.
pub fn battle() -> Ability {
    ability(Class::Battle, None)
}

impl Ability {
    /// Only while this holds.
    pub fn only_if(mut self, cond: Cond) -> Ability {
        self.cond = Some(cond);
        self
    }
    /// Adds a cost.
    pub fn cost(mut self, cost: Cost) -> Ability {
        self.costs.push(cost);
        self
    }
    /// Sets the effect.
    pub fn then<const N: usize>(mut self, body: [Op; N]) -> Ability {
        self.body = body.into();
        self
    }
    /// Limit once per phase.
    pub fn once_per_phase(self) -> Ability {
        self.limit(1, Per::Phase)
    }
    /// Each copy so often in that time.
    pub fn limit(mut self, times: u8, per: Per) -> Ability {
        self.limit = Some(Limit { times, per, of_name: false });
        self
    }
    /// All copies of its name together so often in that time.
    pub fn max(mut self, times: u8, per: Per) -> Ability {
        self.limit = Some(Limit { times, per, of_name: true });
        self
    }
    /// Used from the hand.
    pub fn from_hand(mut self) -> Ability {
        self.from_hand = true;
        self
    }
    /// Any player may use it.
    pub fn anyone(mut self) -> Ability {
        self.anyone = true;
        self
    }
    /// Used from the discard pile.
    pub fn from_discard(mut self) -> Ability {
        self.from_discard = true;
        self
    }
    /// Whether it must be used.
    pub fn forced(&self) -> bool {
        matches!(self.class, Class::ForcedInterrupt | Class::ForcedReaction)
    }
}

/// How the steps inside a step are walked through.
#[derive(Clone, Copy, Debug)]
pub enum Walk<'a> {
    /// There are none.
    Nowhere,
    /// Once, if at all.
    Once(&'a [Op]),
    /// The one or the other.
    OneOf(&'a [Op], &'a [Op]),
    Times(&'a Num, &'a [Op]),
    While(&'a Cond, &'a [Op]),
    /// Once for each planet, which is remembered there.
    EachPlanet(Reg, &'a [Op]),
    ForOpponent(&'a [Op]),
    EachPlayer(&'a [Op]),
    /// At a later time, which ends the ability.
    Later(&'a [Op]),
}

impl Op {
    /// The steps inside it and how they are walked through.
    pub fn walk(&self) -> Walk<'_> {
        match self {
            Op::If(_, inner) | Op::PayOr(_, inner) | Op::May(inner) | Op::OpponentDiscardsOr(_, inner) => {
                Walk::Once(inner)
            }
            Op::OneOf(first, second) => Walk::OneOf(first, second),
            Op::Repeat(times, inner) => Walk::Times(times, inner),
            Op::While(cond, inner) => Walk::While(cond, inner),
            Op::EachPlanet(into, inner) => Walk::EachPlanet(*into, inner),
            Op::Opponent(inner) => Walk::ForOpponent(inner),
            Op::EachPlayer(inner) => Walk::EachPlayer(inner),
            Op::Delay(_, inner) => Walk::Later(inner),
            Op::Choose { .. }
            | Op::ChoosePlace { .. }
            | Op::Gain(..)
            | Op::TakeResources(_)
            | Op::PlaceResources(_)
            | Op::TakeFromThis(_)
            | Op::Draw(..)
            | Op::DiscardRandom(..)
            | Op::LoseResources(..)
            | Op::DiscardTop(..)
            | Op::PutOnDeck(_)
            | Op::Discard(_)
            | Op::ReturnToHand(_)
            | Op::Search { .. }
            | Op::RevealTop
            | Op::AddToHand(_)
            | Op::PutIntoPlay(..)
            | Op::PutUnderControl(..)
            | Op::ChooseNumber(_)
            | Op::ChooseKeyword(_)
            | Op::ChooseAside(_)
            | Op::SecretPlanets(..)
            | Op::SwitchAside(..)
            | Op::Become(_)
            | Op::Rule(..)
            | Op::ForgoPrize
            | Op::ForgoBonus
            | Op::CancelEffect
            | Op::DeployAt(..)
            | Op::SwitchPlaces(..)
            | Op::SwitchPlanets(..)
            | Op::IndirectAmong(..)
            | Op::PutIntoPlayOn(..)
            | Op::DeployOn(..)
            | Op::Tokens(..)
            | Op::Deal(..)
            | Op::TradeBlows(..)
            | Op::DealSurely(..)
            | Op::Indirect(..)
            | Op::MoveDamage(..)
            | Op::Heal(..)
            | Op::Prevent(_)
            | Op::Reassign(..)
            | Op::Increase(_)
            | Op::Reduce(_)
            | Op::Destroy(_)
            | Op::Sacrifice(_)
            | Op::Exhaust(_)
            | Op::Ready(_)
            | Op::Rout(_)
            | Op::HoldUnder(_)
            | Op::FightAt(_)
            | Op::Hush
            | Op::CancelBonus(_)
            | Op::CopyEvent
            | Op::TakeTurn
            | Op::ReverseBattles
            | Op::Retarget(_)
            | Op::SearchDeeper(_)
            | Op::SearchAndShuffle { .. }
            | Op::RangedSkirmish
            | Op::Let(_)
            | Op::DoubleShield
            | Op::RaiseCost(_)
            | Op::ReduceCostTo(..)
            | Op::Retreat(_)
            | Op::Move(..)
            | Op::CommitAgain(..)
            | Op::CommitHere(_)
            | Op::AttachTo(..)
            | Op::TakeControl(_)
            | Op::PutOnTop(_)
            | Op::ShuffleIntoDeck(_)
            | Op::RevealHand(_)
            | Op::PassNextTurn
            | Op::GiveBack(_)
            | Op::TurnDial
            | Op::PutInReserve(_)
            | Op::LookAt(_)
            | Op::TakeInitiative
            | Op::ReduceCost(_)
            | Op::Instead
            | Op::Cancel
            | Op::CancelAttack
            | Op::CancelShield
            | Op::MoreShield(_)
            | Op::Redirect(_)
            | Op::BattleAbility(_)
            | Op::Infest(_)
            | Op::TokensAtEach(..)
            | Op::Modify(_)
            | Op::IfTaken
            | Op::Then => Walk::Nowhere,
        }
    }

    /// The steps inside it; for a choice of two the second if asked so. Empty for what has none.
    pub fn inside(&self, second: bool) -> &[Op] {
        match self.walk() {
            Walk::Nowhere => &[],
            Walk::OneOf(_, inner) if second => inner,
            Walk::Once(inner)
            | Walk::OneOf(inner, _)
            | Walk::Times(_, inner)
            | Walk::While(_, inner)
            | Walk::EachPlanet(_, inner)
            | Walk::ForOpponent(inner)
            | Walk::EachPlayer(inner)
            | Walk::Later(inner) => inner,
        }
    }

    /// Whether it chooses a target, which is done when the ability is used.
    #[expect(clippy::wildcard_enum_match_arm, reason = "every other step chooses nothing")]
    pub fn is_target(&self) -> bool {
        match self {
            Op::Choose { how, .. } => {
                matches!(how, How::Target | How::Targets | How::UpTo(_) | How::OnePerPlanet)
            }
            Op::ChoosePlace { target, .. } => *target,
            _ => false,
        }
    }
}

impl Constant {
    /// What it gives to cards, if it gives something.
    pub fn modifier(&self) -> Option<&Modifier> {
        match self {
            Constant::Modify(modifier) | Constant::HiveMind(modifier) => Some(modifier),
            Constant::SacrificeAtDamage(_)
            | Constant::StrikesCostMore(_)
            | Constant::ReserveCounts
            | Constant::Shields { .. }
            | Constant::YieldsInitiative
            | Constant::BarsCopies
            | Constant::StrikesAsAction
            | Constant::PlaysFromDiscard(..)
            | Constant::ReserveFights(_)
            | Constant::CommitsApart
            | Constant::CountsAsWarlord
            | Constant::CollectsLess(_)
            | Constant::Price { .. }
            | Constant::OwnPriceLess(_)
            | Constant::FromDiscard
            | Constant::DiscardsToDeploy(_)
            | Constant::NoEnemyWarlord
            | Constant::OfType(_)
            | Constant::TopRevealed
            | Constant::LikeAmbush(_)
            | Constant::AmbushWhile(_) => None,
        }
    }
}

impl Grant {
    /// How much of it, where it has an amount.
    pub fn amount(&self) -> Option<&Num> {
        match self {
            Grant::Attack(num)
            | Grant::LoseAttack(num)
            | Grant::Hp(num)
            | Grant::LoseHp(num)
            | Grant::AreaEffect(num)
            | Grant::Command(num) => Some(num),
            // Which keyword it is was settled by the choice.
            Grant::KeywordOf(_) => Some(&Num::X),
            Grant::DoubleHp
            | Grant::NoCommand
            | Grant::Keyword(_)
            | Grant::LoseKeyword(_)
            | Grant::Trait(_)
            | Grant::Ability(_)
            | Grant::Blank
            | Grant::BlankWhole
            | Grant::SetAttack(_)
            | Grant::DoubleAttack
            | Grant::NoKeywords
            | Grant::Bonus(..)
            | Grant::CannotAttack
            | Grant::MustDefend
            | Grant::CannotBeHealed
            | Grant::TakesDouble
            | Grant::CannotBeAttacked
            | Grant::CannotBeTargetedByEnemies
            | Grant::CannotRetreat
            | Grant::CannotBeRouted
            | Grant::CannotBeExhausted
            | Grant::NotReadiedBetweenRounds
            | Grant::Faction(_)
            | Grant::UncountedIcons
            | Grant::Cheaper(..)
            | Grant::IgnoresFlying
            | Grant::SureDamage
            | Grant::MustAttackThis
            | Grant::CountsExhausted
            | Grant::Constant(_)
            | Grant::CannotReady
            | Grant::SparedBy(_)
            | Grant::TakesAtMost(_)
            | Grant::DoubleDamageTo(_) => None,
        }
    }
}

impl Event {
    /// Whether the engine tells abilities of it then.
    pub fn is_told(self, timing: Timing) -> bool {
        match self {
            // They pass the gate: before the change and after it.
            Event::Enters
            | Event::Leaves
            | Event::Commits
            | Event::Moves
            | Event::GoesHome
            | Event::Exhausts
            | Event::Readies
            | Event::Heals
            | Event::Gains
            | Event::Draws
            | Event::Discarded
            | Event::Attaches
            | Event::DamageMoves
            | Event::ResourcesPlaced
            | Event::Pays
            | Event::Loses
            | Event::ToHand
            | Event::TakesControl
            | Event::Infested
            | Event::StruggleWon
            | Event::Becomes
            | Event::Defeated
            | Event::ToDeck
            | Event::Shuffles
            | Event::ToDiscard
            | Event::Captured
            | Event::PlanetLeaves
            | Event::TurnedUp
            | Event::Cleansed
            | Event::Reserved
            | Event::TokenPasses
            | Event::Enslaves
            | Event::Switched => true,
            // They are told at both times where they come about.
            Event::Attacks
            | Event::Defends
            | Event::Assigned
            | Event::Damaged
            | Event::Played
            | Event::Targets
            | Event::BattleEnds
            | Event::PhaseEnds => true,
            Event::Struggle | Event::Deploying | Event::Shield | Event::BattleAbility | Event::Searches => {
                timing == Timing::Interrupt
            }
            Event::Cancels
            | Event::TurnEnds
            | Event::UnitsCommit
            | Event::PhaseBegins
            | Event::BattleBegins
            | Event::BattleWon
            | Event::RoundBegins
            | Event::RoundEnds
            | Event::Strikes
            | Event::SkirmishEnds
            | Event::Used
            | Event::AttackResolved => timing == Timing::Reaction,
        }
    }
}

impl Class {
    /// Whether it answers before the change or after it; `None` for what answers nothing.
    pub fn timing(self) -> Option<Timing> {
        match self {
            Class::Interrupt | Class::ForcedInterrupt => Some(Timing::Interrupt),
            Class::Reaction | Class::ForcedReaction => Some(Timing::Reaction),
            Class::Action
            | Class::CombatAction
            | Class::DeployAction
            | Class::HeadquartersAction
            | Class::Battle => None,
        }
    }
}

/// The event an ability answers.
pub fn when(event: Event) -> Trigger {
    Trigger { event, obj: Vec::new(), source: Vec::new(), by: None, only: Vec::new() }
}

/// This card has struck from reserve.
pub fn struck() -> Trigger {
    when(Event::Strikes).by(Who::You).only(Only::This)
}

impl Trigger {
    /// What the card of the event must be.
    pub fn obj<const N: usize>(mut self, obj: [Is; N]) -> Trigger {
        self.obj = obj.into();
        self
    }
    /// What the source or attacker must be.
    pub fn source<const N: usize>(mut self, source: [Is; N]) -> Trigger {
        self.source = source.into();
        self
    }
    /// Whose doing it must be.
    pub fn by(mut self, by: Who) -> Trigger {
        self.by = Some(by);
        self
    }
    /// Narrows it.
    pub fn only(mut self, only: Only) -> Trigger {
        self.only.push(only);
        self
    }
}

/// Chooses one target.
pub fn target<const N: usize>(into: Reg, what: [Is; N]) -> Op {
    Op::Choose { into, what: what.into(), by: Who::You, how: How::Target }
}
/// Chooses one, without the word target.
pub fn choose<const N: usize>(into: Reg, what: [Is; N]) -> Op {
    Op::Choose { into, what: what.into(), by: Who::You, how: How::One }
}
/// Chooses one or none.
pub fn may_choose<const N: usize>(into: Reg, what: [Is; N]) -> Op {
    Op::Choose { into, what: what.into(), by: Who::You, how: How::May }
}
/// The opponent chooses one.
pub fn opponent_chooses<const N: usize>(into: Reg, what: [Is; N]) -> Op {
    Op::Choose { into, what: what.into(), by: Who::Opponent, how: How::One }
}
/// All that match.
pub fn each<const N: usize>(what: [Is; N]) -> On {
    On::Each(what.into())
}
/// What was chosen first.
pub const IT: On = On::The(Ref::Chosen(0));
/// The card of the triggering event.
pub const THAT: On = On::The(Ref::That);
/// This card.
pub const THIS: On = On::The(Ref::This);
/// The unit this card is attached to.
pub const HOST: On = On::The(Ref::Host);

fn always(to: On, grant: Grant, cond: Option<Cond>) -> Constant {
    Constant::Modify(Modifier { to, grant, cond, until: Until::Always })
}
/// This card gets it.
pub fn this(grant: Grant) -> Constant {
    always(THIS, grant, None)
}
/// This card gets it while the condition holds.
pub fn this_while(cond: Cond, grant: Grant) -> Constant {
    always(THIS, grant, Some(cond))
}
/// The attached unit gets it.
pub fn host(grant: Grant) -> Constant {
    always(HOST, grant, None)
}
/// The attached unit gets it while the condition holds.
pub fn host_while(cond: Cond, grant: Grant) -> Constant {
    always(HOST, grant, Some(cond))
}
/// Each card that matches gets it.
pub fn all<const N: usize>(what: [Is; N], grant: Grant) -> Constant {
    always(each(what), grant, None)
}
/// What you deploy that matches costs so much less, but not below that price.
pub fn cheaper<const N: usize>(what: [Is; N], less: u8, least: u8) -> Constant {
    always(On::The(Ref::YourWarlord), Grant::Cheaper(what.into(), less, least), None)
}
/// Each card that matches gets it while the condition holds.
pub fn all_while<const N: usize>(cond: Cond, what: [Is; N], grant: Grant) -> Constant {
    always(each(what), grant, Some(cond))
}
/// Those cards get it for a time.
pub fn change(to: On, grant: Grant, until: Until) -> Op {
    Op::Modify(Modifier { to, grant, cond: None, until })
}
