//! Conditions and amounts: whether something holds, and how much.

use super::Ctx;
use crate::ability::{Cond, Is, Num};
use crate::card::Faction;
use crate::cards::card;
use crate::state::{Frame, PLANETS, Packet, Place, Seat, Slot, State};

impl State {
    pub(crate) fn holds(&self, cond: &Cond, ctx: &Ctx<'_>) -> bool {
        match cond {
            Cond::ThisReady => !self.obj(ctx.src).exhausted,
            Cond::ThisDamaged => self.obj(ctx.src).damage > 0,
            Cond::ThisAtFirstPlanet => {
                self.first.is_some() && self.place(ctx.src) == self.first.map(Place::Planet)
            }
            Cond::ThisAtType(kind) => self.is_type(self.place(ctx.src), *kind),
            Cond::ChosenNotOfType(reg, kind) => !self.is_type(ctx.slot(*reg).place(), *kind),
            Cond::ChosenOfType(reg, kind) => self.is_type(ctx.slot(*reg).place(), *kind),
            Cond::Factions(many, sel) => self.factions(sel, ctx) >= *many,
            Cond::YouControlMany(many, sel) => {
                let mut count = 0;
                self.find(sel, ctx, |id| count += u8::from(self.obj(id).controller == ctx.ctrl));
                count >= *many
            }
            Cond::YouControl(sel) => self.any_found(sel, ctx, |id| self.obj(id).controller == ctx.ctrl),
            Cond::ThereIs(sel) => self.any_found(sel, ctx, |_| true),
            Cond::ThereIsNo(sel) => !self.any_found(sel, ctx, |_| true),
            Cond::DiscardHolds(many, sel) => {
                let pile = self.player(ctx.ctrl).discard.iter();
                pile.filter(|id| self.matches(sel, **id, ctx)).count() >= usize::from(*many)
            }
            Cond::HandAtMost(who, most) => {
                self.player(State::seat_of(ctx, *who)).hand.len() <= usize::from(*most)
            }
            Cond::HandAbove(who, num) => {
                self.player(State::seat_of(ctx, *who)).hand.len() > usize::from(self.number(num, ctx))
            }
            Cond::NothingChosen(reg) => ctx.slot(*reg) == Slot::Empty,
            Cond::Different(one, other) => ctx.slot(*one) != ctx.slot(*other),
            Cond::Bloodthirst => self.battle.is_some_and(|battle| {
                battle.blood && self.place(ctx.src) == Some(Place::Planet(battle.planet))
            }),
            Cond::OpponentHasInitiative => self.initiative_for_abilities() != ctx.ctrl,
            Cond::Both(first, second) => self.holds(first, ctx) && self.holds(second, ctx),
            Cond::OpponentIsRicher => {
                self.player(ctx.ctrl.other()).resources > self.player(ctx.ctrl).resources
            }
            Cond::YouHaveFewerUnits => self.unit_count(ctx.ctrl) < self.unit_count(ctx.ctrl.other()),
            Cond::Infested => self.at_infested(ctx.place),
            Cond::NotInfested => !self.at_infested(ctx.place),
            Cond::Unshielded => !self.packets_under_way().iter().any(|it| it.shielded),
            Cond::NoBattleYet => !self.fought,
            Cond::DuringBattle => self.battle.is_some(),
            Cond::BattleHere => {
                self.battle.is_some_and(|battle| ctx.place == Some(Place::Planet(battle.planet)))
            }
            Cond::Matches(it, sel) => self.matches(sel, self.resolve(ctx, *it), ctx),
            Cond::InPlay(it) => self.in_play(self.resolve(ctx, *it)),
            Cond::ResourcesOnThis => self.obj(ctx.src).resources > 0,
            Cond::DamageOnThis(amount) => self.obj(ctx.src).damage >= *amount,
            Cond::HostAttacking(sel) => {
                let host = self.host(ctx.src);
                host.is_some() && self.attack_on(host).is_some_and(|it| self.matches(sel, it, ctx))
            }
            Cond::Attacking(sel) if sel.is_empty() => self.is_attacking(ctx.src),
            Cond::Attacking(sel) => self.attack_on(ctx.src).is_some_and(|it| self.matches(sel, it, ctx)),
        }
    }

    pub(crate) fn number(&self, num: &Num, ctx: &Ctx<'_>) -> u8 {
        match num {
            Num::N(n) => *n,
            Num::Per(n, sel) => {
                let mut count = 0u8;
                self.find(sel, ctx, |_| count = count.saturating_add(*n));
                count
            }
            Num::X => ctx.x,
            Num::All => 200,
            Num::PrintedAttack(it) => {
                let it = self.resolve(ctx, *it);
                if it.is_some() { self.card(it).attack } else { 0 }
            }
            Num::AttackOf(it) => {
                let it = self.resolve(ctx, *it);
                if it.is_some() { self.attack(it) } else { 0 }
            }
            Num::PrintedCost(it) => {
                let it = self.resolve(ctx, *it);
                if it.is_some() { self.card(it).cost.unwrap_or(0) } else { 0 }
            }
            Num::SumOfAttack(sel) => {
                let mut sum = 0u8;
                self.find(sel, ctx, |id| sum = sum.saturating_add(self.card(id).attack));
                sum
            }
            Num::AreaEffectOf(it) => {
                let it = self.resolve(ctx, *it);
                if it.is_some() { self.area_effect(it) } else { 0 }
            }
            Num::DamageOn(it) => {
                let it = self.resolve(ctx, *it);
                if it.is_some() { self.obj(it).damage } else { 0 }
            }
            Num::HalfDamageOn(it) => {
                let it = self.resolve(ctx, *it);
                if it.is_some() { self.obj(it).damage.div_ceil(2) } else { 0 }
            }
            Num::DamageBeyond(n) => self.answered_packet(ctx).map_or(0, |it| it.amount.saturating_sub(*n)),
            Num::Factions(sel) => self.factions(sel, ctx),
            Num::CommandOf(n, it) => {
                let it = self.resolve(ctx, *it);
                if it.is_some() { n.saturating_mul(self.command(it)) } else { 0 }
            }
            Num::Resources(who) => self.player(State::seat_of(ctx, *who)).resources.min(200) as u8,
            Num::CardsInHand(who) => self.player(State::seat_of(ctx, *who)).hand.len() as u8,
            Num::CardsInHandUpTo(who, most) => {
                (self.player(State::seat_of(ctx, *who)).hand.len() as u8).min(*most)
            }
            Num::MostAtOnePlanet(sel) => {
                let mut at = [0u8; PLANETS];
                self.find(sel, ctx, |id| {
                    if let Some(Place::Planet(planet)) = self.place(id) {
                        at[usize::from(planet)] = at[usize::from(planet)].saturating_add(1);
                    }
                });
                at.into_iter().max().unwrap_or(0)
            }
            Num::HighestCost(sel) => {
                let mut highest = 0;
                self.find(sel, ctx, |id| highest = highest.max(self.card(id).cost.unwrap_or(0)));
                highest
            }
            Num::OfThat => ctx.cause.map_or(0, |cause| cause.amount),
            Num::CardBonus => self.bonus_of(ctx).0,
            Num::ResourceBonus => self.bonus_of(ctx).1,
        }
    }

    /// How many factions are among cards that match; neutral is none.
    fn factions(&self, sel: &[Is], ctx: &Ctx<'_>) -> u8 {
        let mut seen = 0u16;
        self.find(sel, ctx, |id| seen |= 1 << self.faction(id) as u16);
        (seen & !(1 << Faction::Neutral as u16)).count_ones() as u8
    }

    /// The damage being dealt now.
    fn packets_under_way(&self) -> &[Packet] {
        let start = self.frames.iter().rev().find_map(|frame| {
            if let Frame::Damage { start, .. } = frame { Some(usize::from(*start)) } else { None }
        });
        start.map_or(&[], |start| &self.packets[start..])
    }

    /// Card and resource bonus of the planet of what happened.
    fn bonus_of(&self, ctx: &Ctx<'_>) -> (u8, u8) {
        match ctx.cause.and_then(|cause| cause.place) {
            Some(Place::Planet(planet)) => {
                let facts = card(self.row[usize::from(planet)].card).planet;
                (facts.cards, facts.resources)
            }
            _ => (0, 0),
        }
    }

    fn unit_count(&self, seat: Seat) -> usize {
        self.play.iter().filter(|id| self.is_unit(**id) && self.obj(**id).controller == seat).count()
    }
}
