//! Which abilities can be used: whether limits, conditions, costs and choices allow it, and whether it would change anything.

use crate::ability::{Ability, Constant, Cost, Grant, How, PAID, PAID_AT, Per, Sel, Who};
use crate::card::{Card, CardId, Keyword, Kind};
use crate::cards::brief::{ABILITY, FROM_DISCARD};
use crate::resolve::ability_of;
use crate::select::{Ctx, Supposed, worthy};
use crate::state::{AbilityRef, Frame, Happened, Loc, ObjId, Origin, Run, Seat, Slot, State, Use};

/// Where the numbers of abilities a card was given begin.
pub(crate) const GAINED: u8 = 128;

impl State {
    /// Whether the ability can be used now: limits, conditions, costs, something to choose, something to change.
    pub(crate) fn can_use(&self, id: ObjId, at: u8, seat: Seat, what: Option<&Happened>) -> bool {
        let card = self.card(id);
        let Some(of) = self.ability_ref(id, at) else { return false };
        let Some(ability) = ability_of(&of) else { return false };
        let obj = self.obj(id);
        let own = of.origin != Origin::Granted;
        if self.options.training || own && (obj.as_attachment || self.blank(id)) {
            return false;
        }
        if self.battle.is_some() && !ability.forced() && self.is_hushed(seat) {
            return false;
        }
        let held = card.kind == Kind::Event || ability.from_hand;
        let lies_right = match obj.loc {
            Loc::Hand | Loc::Reserve(_) => held,
            Loc::Discard => {
                ability.from_discard && obj.owner == seat
                    || card.kind == Kind::Event && self.plays_from_discard(id, seat)
            }
            Loc::Deck | Loc::Removed | Loc::Hq | Loc::Planet(_) | Loc::On(_) | Loc::OnPlanet(_) => {
                !held && !ability.from_discard
            }
        };
        if !lies_right {
            return false;
        }
        if self.is_used_up(id, &of, ability, seat) {
            return false;
        }
        if card.kind == Kind::Event {
            if u16::from(self.price_of_event(id, seat)) > self.player(seat).resources {
                return false;
            }
            if self.is_limit_reached(card, seat) {
                return false;
            }
        }
        let ctx = Ctx { cause: what, ..self.ctx_for(id, seat) };
        if ability.cond.as_ref().is_some_and(|cond| !self.holds(cond, &ctx)) {
            return false;
        }
        self.is_payable(ability, &ctx) && self.is_worth_paying(ability, &ctx)
    }

    /// Whether that player has used the one Limited card of the round and this is another. A training game goes without
    /// keywords.
    pub(crate) fn is_limit_reached(&self, card: &Card, seat: Seat) -> bool {
        card.has_printed(Keyword::Limited) && self.player(seat).limited_used && !self.options.training
    }

    /// Whether something lets that player play the event from the discard pile on which it lies.
    pub(crate) fn plays_from_discard(&self, id: ObjId, seat: Seat) -> bool {
        if !self.heard.grants(FROM_DISCARD) || self.obj(id).loc != Loc::Discard {
            return false;
        }
        let lets = |it: &Constant, ctx: &Ctx<'_>| {
            let Constant::PlaysFromDiscard(who, sel) = it else { return false };
            State::seat_of(ctx, *who) == self.obj(id).owner && self.matches(sel, id, ctx)
        };
        self.ruled().any(|(it, ctx)| ctx.ctrl == seat && lets(it, &ctx))
            || self.play.iter().any(|src| {
                self.obj(*src).controller == seat
                    && self.printed_constants(*src).iter().any(|it| lets(it, &self.ctx_of(*src)))
                    && !self.blank(*src)
            })
    }

    /// Whether something lets that player play events from the opponent's discard pile.
    pub(crate) fn plays_theirs(&self, seat: Seat) -> bool {
        self.ruled()
            .any(|(it, ctx)| ctx.ctrl == seat && matches!(it, Constant::PlaysFromDiscard(Who::Opponent, _)))
    }

    /// Whether that player cannot use abilities before the attack under way is over.
    fn is_hushed(&self, seat: Seat) -> bool {
        self.frames.iter().any(|frame| matches!(frame, Frame::Attack { hushed, .. } if *hushed == Some(seat)))
    }

    /// Which ability of the card is meant: its own by their order, those it was given from [`GAINED`] on.
    pub(crate) fn ability_ref(&self, id: ObjId, at: u8) -> Option<AbilityRef> {
        if let Some(nth) = at.checked_sub(GAINED) {
            return self.gained_abilities(id).get(usize::from(nth)).map(|(of, _)| *of);
        }
        let origin = if self.obj(id).bloodied { Origin::Bloodied } else { Origin::Printed };
        let of = AbilityRef { card: self.obj(id).card, origin, index: at };
        ability_of(&of).map(|_| of)
    }

    /// Whether any card may have been given an ability by one of the cards sought.
    pub(crate) fn gains_from(&self, sought: impl Fn(CardId) -> bool) -> bool {
        self.gives(ABILITY)
            && (self.play.iter().any(|id| sought(self.obj(*id).card))
                || self.mods.iter().any(|it| sought(it.of.ability.card))
                || self.rules.iter().any(|it| sought(it.of.ability.card)))
    }

    /// Calls back for every ability the card has now: its own, and those it was given where such are sought.
    pub(crate) fn each_ability(&self, id: ObjId, gained: bool, mut each: impl FnMut(u8, &'static Ability)) {
        let card = self.card(id);
        let own = if self.obj(id).bloodied { &card.bloodied_side.abilities } else { &card.abilities };
        own.iter().enumerate().for_each(|(at, ability)| each(at as u8, ability));
        if gained {
            for (at, (_, ability)) in self.gained_abilities(id).into_iter().enumerate() {
                each(GAINED.saturating_add(at as u8), ability);
            }
        }
    }

    /// Whether the ability has been used as often as it may be.
    pub(crate) fn is_used_up(&self, id: ObjId, of: &AbilityRef, ability: &Ability, seat: Seat) -> bool {
        let Some(limit) = ability.limit else { return false };
        let counts = |it: &&Use| {
            let same = it.obj == id && it.stamp == self.obj(id).stamp;
            it.ability == *of && it.per == limit.per && if limit.of_name { it.by == seat } else { same }
        };
        // Who was given an ability twice has it twice.
        let given = match of.origin {
            Origin::Granted => self.gained_abilities(id).iter().filter(|(it, _)| it == of).count().max(1),
            Origin::Printed | Origin::Bloodied => 1,
        };
        self.uses.iter().filter(counts).count() >= usize::from(limit.times) * given
    }

    /// Uses that counted for so long count no more.
    pub(crate) fn forget_uses(&mut self, per: Per) {
        self.uses.retain(|it| it.per != per);
    }

    /// Whether every cost can be paid, each looked at by itself.
    fn is_payable(&self, ability: &Ability, ctx: &Ctx<'_>) -> bool {
        let player = self.player(ctx.ctrl);
        ability.costs.iter().all(|cost| match cost {
            Cost::ExhaustThis => !self.obj(ctx.src).exhausted,
            Cost::DiscardX(sel) | Cost::ShuffleX(sel) => self.any_payable(cost, sel, ctx, |_| true),
            // X may be nothing.
            Cost::SacrificeX(_) => true,
            Cost::Pay(n) => u16::from(self.number(n, ctx)) <= player.resources,
            Cost::PayX => player.resources > 0,
            Cost::ExhaustHost => {
                let host = self.host(ctx.src);
                host.is_some() && !self.obj(host).exhausted
            }
            Cost::ExhaustUnit(sel)
            | Cost::SacrificeUnit(sel)
            | Cost::ReturnUnit(sel)
            | Cost::DiscardCard(sel)
            | Cost::PayPrinted(sel) => self.any_payable(cost, sel, ctx, |_| true),
            Cost::DamageThat(_) => ctx.cause.is_some_and(|cause| self.in_play(cause.obj)),
            Cost::Cleanse => self.at_infested(ctx.place),
            Cost::SacrificeThis | Cost::DamageThis(_) => true,
        })
    }

    /// Whether the effect could change anything once the cost is paid.
    fn is_worth_paying(&self, ability: &Ability, ctx: &Ctx<'_>) -> bool {
        let ctx = &self.supposing_paid(ability, ctx);
        match chosen_cost(ability) {
            None => self.would_change(&ability.body, ctx),
            Some((cost, sel)) => {
                self.any_payable(cost, sel, ctx, |id| self.cost_leads_on(ability, cost, id, ctx))
            }
        }
    }

    /// The context once costs that leave no choice are paid, and as much as possible for X.
    fn supposing_paid<'a>(&self, ability: &Ability, ctx: &Ctx<'a>) -> Ctx<'a> {
        let mut ctx = *ctx;
        for cost in &ability.costs {
            match cost {
                Cost::ExhaustThis => ctx.supposed.exhausted = ctx.src,
                Cost::SacrificeThis => ctx.supposed.gone = ctx.src,
                Cost::PayX => ctx.x = self.player(ctx.ctrl).resources.min(200) as u8,
                Cost::DiscardX(sel) | Cost::SacrificeX(sel) | Cost::ShuffleX(sel) => {
                    let mut most = 0u8;
                    self.any_payable(cost, sel, &ctx, |_| {
                        most = most.saturating_add(1);
                        false
                    });
                    ctx.x = most;
                }
                Cost::ExhaustHost => ctx.supposed.exhausted = self.host(ctx.src),
                Cost::ExhaustUnit(_)
                | Cost::SacrificeUnit(_)
                | Cost::ReturnUnit(_)
                | Cost::DiscardCard(_)
                | Cost::Pay(_)
                | Cost::PayPrinted(_)
                | Cost::Cleanse
                | Cost::DamageThis(_)
                | Cost::DamageThat(_) => {}
            }
        }
        ctx
    }

    /// Whether the effect could change anything with that card used for the cost.
    fn cost_leads_on(&self, ability: &Ability, cost: &Cost, id: ObjId, ctx: &Ctx<'_>) -> bool {
        let regs = ctx.remembering(PAID, Slot::Card(id));
        let place = self.place(id).map_or(Slot::Empty, Slot::Place);
        let regs = Ctx { regs: Some(&regs), ..*ctx }.remembering(PAID_AT, place);
        let supposed = match cost {
            Cost::ExhaustUnit(_) => Supposed { exhausted: id, ..ctx.supposed },
            Cost::SacrificeUnit(_) | Cost::ReturnUnit(_) | Cost::DiscardCard(_) => {
                Supposed { gone: id, ..ctx.supposed }
            }
            Cost::ExhaustThis
            | Cost::ExhaustHost
            | Cost::SacrificeThis
            | Cost::Pay(_)
            | Cost::PayPrinted(_)
            | Cost::PayX
            | Cost::DamageThis(_)
            | Cost::DamageThat(_)
            | Cost::Cleanse
            | Cost::SacrificeX(_)
            | Cost::ShuffleX(_)
            | Cost::DiscardX(_) => ctx.supposed,
        };
        self.would_change(&ability.body, &Ctx { regs: Some(&regs), supposed, ..*ctx })
    }

    /// What may be used for that cost of the ability under way: what lets the effect change something.
    pub(crate) fn cost_picks(&self, run: &Run, cost: &Cost, sel: &Sel) -> Vec<ObjId> {
        let ability = State::ability(run);
        let ctx = run.ctx();
        let mut all = Vec::new();
        self.any_payable(cost, sel, &ctx, |id| {
            all.push(id);
            false
        });
        worthy(all, |id| self.cost_leads_on(ability, cost, *id, &ctx))
    }

    /// Whether one of the cards that may be used for the cost fits.
    pub(crate) fn any_payable(
        &self,
        cost: &Cost,
        sel: &Sel,
        ctx: &Ctx<'_>,
        mut fits: impl FnMut(ObjId) -> bool,
    ) -> bool {
        self.any_found(sel, ctx, |id| {
            let own = self.obj(id).controller == ctx.ctrl;
            let payable = match cost {
                Cost::ExhaustUnit(_) => !self.obj(id).exhausted && own,
                Cost::SacrificeUnit(_) | Cost::ReturnUnit(_) => own && self.card(id).kind != Kind::Warlord,
                Cost::PayPrinted(_) => {
                    let price = self.card(id).cost.unwrap_or(0);
                    u16::from(price) <= self.player(ctx.ctrl).resources
                        && if self.in_play(id) {
                            !self.is_spared(id, true, ctx)
                        } else {
                            !(self.card(id).unique && self.controls_copy(id, ctx.ctrl))
                        }
                }
                Cost::DiscardCard(_) => true,
                Cost::DiscardX(_) => self.obj(id).loc == Loc::Hand && self.obj(id).owner == ctx.ctrl,
                Cost::ShuffleX(_) => self.obj(id).loc == Loc::Discard && self.obj(id).owner == ctx.ctrl,
                Cost::SacrificeX(_) => own && self.card(id).kind != Kind::Warlord,
                Cost::ExhaustThis
                | Cost::ExhaustHost
                | Cost::SacrificeThis
                | Cost::Pay(_)
                | Cost::PayX
                | Cost::DamageThis(_)
                | Cost::DamageThat(_)
                | Cost::Cleanse => false,
            };
            payable && !self.obj(id).leaving && fits(id)
        })
    }

    /// Whether the ability cannot choose a card in play: it is immune, or no target for an enemy.
    fn is_spared(&self, id: ObjId, target: bool, ctx: &Ctx<'_>) -> bool {
        if !self.in_play(id) {
            return false;
        }
        let enemys = self.obj(id).controller != ctx.ctrl;
        enemys && target && self.forbidden(id, Grant::CannotBeTargetedByEnemies)
            || self.immune_to(id, ctx.src, ctx.ctrl)
    }

    /// The cards that may be chosen: what cannot be chosen by an enemy, or is on its way out, is left out.
    pub(crate) fn choices(&self, what: &Sel, how: How, ctx: &Ctx<'_>, mut each: impl FnMut(ObjId)) {
        self.any_choice(what, how, ctx, |id| {
            each(id);
            false
        });
    }

    /// Whether one of the cards that may be chosen fits.
    pub(crate) fn any_choice(
        &self,
        what: &Sel,
        how: How,
        ctx: &Ctx<'_>,
        mut fits: impl FnMut(ObjId) -> bool,
    ) -> bool {
        let target = matches!(how, How::Target | How::Targets | How::UpTo(_) | How::OnePerPlanet);
        self.any_found(what, ctx, |id| {
            !self.is_spared(id, target, ctx) && !self.obj(id).leaving && id != ctx.supposed.gone && fits(id)
        })
    }
}

/// The cost for which a card is chosen, wherever it stands among the costs.
fn chosen_cost(ability: &Ability) -> Option<(&Cost, &Sel)> {
    ability.costs.iter().find_map(|cost| match cost {
        Cost::ExhaustUnit(sel)
        | Cost::SacrificeUnit(sel)
        | Cost::ReturnUnit(sel)
        | Cost::DiscardCard(sel)
        | Cost::PayPrinted(sel) => Some((cost, sel)),
        Cost::ExhaustThis
        | Cost::ExhaustHost
        | Cost::SacrificeThis
        | Cost::Pay(_)
        | Cost::PayX
        | Cost::DamageThis(_)
        | Cost::DamageThat(_)
        | Cost::Cleanse
        | Cost::SacrificeX(_)
        | Cost::ShuffleX(_)
        | Cost::DiscardX(_) => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ability::{Is, Op, Who, action};

    #[test]
    fn the_chosen_cost_is_found_wherever_it_stands() {
        let unit = || Cost::SacrificeUnit(vec![Is::Unit]);
        let draw = || Op::Draw(Who::You, crate::ability::Num::N(1));
        let costs = |ability: Ability| chosen_cost(&ability).map(|(cost, _)| cost.clone());
        let first = action().cost(unit()).cost(Cost::Pay(crate::ability::Num::N(1))).then([draw()]);
        let last = action().cost(Cost::ExhaustThis).cost(unit()).then([draw()]);
        assert_eq!(costs(first), Some(unit()));
        assert_eq!(costs(last), Some(unit()));
        assert_eq!(costs(action().cost(Cost::ExhaustThis).then([draw()])), None);
    }
}
