//! Which abilities can be used: what answers an event, and whether limits, conditions, costs and choices allow it.

use crate::ability::{Ability, Class, Cost, Event, Grant, How, Is, Op, PAID, Sel, Trigger, Who};
use crate::card::{Keyword, Kind};
use crate::cards::brief::briefs;
use crate::cards::from_hand;
use crate::select::Ctx;
use crate::state::{Frame, Happened, Loc, MOST_ANSWERS, ObjId, Pauses, Phase, Place, Seat, State};

impl State {
    /// Calls back for every ability of that seat that answers the event: card, ability, whether forced.
    pub(crate) fn each_answer(
        &self,
        seat: Seat,
        what: &Happened,
        reactions: bool,
        used: &[(u8, u8)],
        found: &mut dyn FnMut(ObjId, u8, bool),
    ) {
        let briefs = briefs();
        let mut look = |id: ObjId, in_hand: bool| {
            if !briefs.of(self.obj(id).card).answers(what.event, reactions) {
                return;
            }
            let card = self.card(id);
            for (at, ability) in card.abilities.iter().enumerate() {
                let Some(trigger) = &ability.trigger else { continue };
                let from_hand = card.kind == Kind::Event || ability.from_hand;
                if trigger.event == what.event
                    && is_reaction(ability.class) == reactions
                    && from_hand == in_hand
                    && !used.contains(&(id.0, at as u8 + 1))
                    && self.triggered(trigger, id, seat, what)
                    && self.can_use(id, at as u8, seat, Some(what))
                {
                    found(id, at as u8, ability.forced());
                }
            }
        };
        for id in self.play.iter().copied() {
            if self.obj(id).controller == seat {
                look(id, false);
            }
        }
        for id in self.player(seat).hand.iter().copied() {
            if id != what.obj || what.event != Event::Deploying {
                look(id, true);
            }
        }
    }

    /// Whether any card in play or in a hand could answer such an event.
    pub(crate) fn answerable(&self, event: Event, reactions: bool) -> bool {
        let briefs = briefs();
        let listens = |id: &ObjId| briefs.of(self.obj(*id).card).answers(event, reactions);
        self.play.iter().any(listens) || self.players.iter().any(|player| player.hand.iter().any(listens))
    }

    /// Opens the window for interrupts or reactions to an event, if anything could answer it.
    pub(crate) fn announce(&mut self, what: Happened, reactions: bool) {
        let pauses = Seat::BOTH.into_iter().any(|seat| self.might_hold_answer(seat, &what, reactions));
        if pauses || !self.options.training && self.answerable(what.event, reactions) {
            let turn = self.initiative_now();
            self.push(Frame::Answers { what, reactions, turn, passes: 0, used: [(0, 0); MOST_ANSWERS] });
        }
    }

    /// Whether somebody who sees neither hand must reckon with an answer from that seat's hand: with public pauses the
    /// player is asked then, whatever the hand holds.
    pub(crate) fn might_hold_answer(&self, seat: Seat, what: &Happened, reactions: bool) -> bool {
        if self.options.pauses != Pauses::Public || self.options.training {
            return false;
        }
        // Any card of the hand stands for the unknown one: triggers of hidden cards do not look at the card itself.
        let Some(held) = self.player(seat).hand.first().copied() else { return false };
        let pool = self.player(seat).resources;
        let fits = |ability: &Ability, id: ObjId| {
            ability.trigger.as_ref().is_some_and(|trigger| {
                trigger.event == what.event
                    && is_reaction(ability.class) == reactions
                    && self.triggered(trigger, id, seat, what)
            })
        };
        let hidden = from_hand().iter().any(|(card, ability)| {
            let price = if card.kind == Kind::Event { card.cost.unwrap_or(0) } else { 0 };
            u16::from(price) <= pool && fits(ability, held)
        });
        hidden
            || self.play.iter().any(|id| {
                self.obj(*id).controller == seat
                    && self.card(*id).abilities.iter().any(|it| chooses_from_hand(it) && fits(it, *id))
            })
    }

    fn triggered(&self, trigger: &Trigger, id: ObjId, seat: Seat, what: &Happened) -> bool {
        use crate::ability::Only;
        let ctx = self.trigger_ctx(id, seat, what);
        let host = self.host(id);
        let by = match trigger.by {
            None | Some(Who::Each) => true,
            Some(Who::You) => what.who == seat,
            Some(Who::Opponent) => what.who != seat,
        };
        by && trigger.only.iter().all(|only| match only {
            Only::This => what.obj == id,
            Only::Host => host.is_some() && what.obj == host,
            Only::ByThis => what.source == id,
            Only::ByHost => host.is_some() && what.source == host,
            Only::ByAttack => what.by_attack,
            Only::Destroyed => what.destroyed,
            Only::ToDiscard => what.to_discard,
            Only::FromPlanet => matches!(what.place, Some(Place::Planet(_))),
            Only::Deployed => what.deployed,
            Only::AtThisPlanet => {
                matches!(what.place, Some(Place::Planet(_))) && what.place == self.place(id)
            }
            Only::DeployPhase => self.phase == Phase::Deploy,
        }) && (trigger.obj.is_empty() || self.matches(&trigger.obj, what.obj, &ctx))
            && (trigger.source.is_empty()
                || what.source.is_some() && self.matches(&trigger.source, what.source, &ctx))
    }

    fn trigger_ctx<'a>(&self, id: ObjId, seat: Seat, what: &'a Happened) -> Ctx<'a> {
        Ctx { src: id, ctrl: seat, place: self.place(id), regs: None, cause: Some(what) }
    }

    /// Whether the ability can be used now: limits, conditions, costs, and something to choose.
    pub(crate) fn can_use(&self, id: ObjId, at: u8, seat: Seat, what: Option<&Happened>) -> bool {
        let card = self.card(id);
        let Some(ability) = card.abilities.get(usize::from(at)) else { return false };
        let obj = self.obj(id);
        if self.options.training || obj.bloodied || obj.as_attachment || self.blank(id) {
            return false;
        }
        let in_hand = obj.loc == Loc::Hand;
        if in_hand != (card.kind == Kind::Event || ability.from_hand) {
            return false;
        }
        if ability.once_per_phase && obj.used & (1 << at) != 0 {
            return false;
        }
        if card.kind == Kind::Event {
            if u16::from(card.cost.unwrap_or(0)) > self.player(seat).resources {
                return false;
            }
            if card.has_printed(Keyword::Limited) && self.player(seat).limited_used {
                return false;
            }
        }
        let mut regs = [255u8; 6];
        let ctx = Ctx { src: id, ctrl: seat, place: self.place(id), regs: Some(&regs), cause: what };
        if ability.cond.as_ref().is_some_and(|cond| !self.holds(cond, &ctx)) {
            return false;
        }
        let mut chosen_cost: Option<&Sel> = None;
        for cost in &ability.costs {
            match cost {
                Cost::ExhaustThis if obj.exhausted => return false,
                Cost::DiscardX if self.player(seat).hand.is_empty() => return false,
                Cost::Pay(n) if u16::from(*n) > self.player(seat).resources => return false,
                Cost::ExhaustUnit(sel) | Cost::SacrificeUnit(sel) | Cost::PayPrinted(sel) => {
                    if !self.any_payable(cost, sel, &ctx) {
                        return false;
                    }
                    chosen_cost = Some(sel);
                }
                _ => {}
            }
        }
        match chosen_cost {
            None => self.something_to_choose(&ability.body, &ctx),
            Some(sel) => {
                let mut options = Vec::new();
                let cost = ability.costs.last().expect("a chosen cost is among the costs");
                self.payable(cost, sel, &ctx, |unit| options.push(unit));
                options.into_iter().any(|unit| {
                    regs[usize::from(PAID)] = unit.0;
                    let ctx =
                        Ctx { src: id, ctrl: seat, place: self.place(id), regs: Some(&regs), cause: what };
                    self.something_to_choose(&ability.body, &ctx)
                })
            }
        }
    }

    fn any_payable(&self, cost: &Cost, sel: &Sel, ctx: &Ctx<'_>) -> bool {
        let mut any = false;
        self.payable(cost, sel, ctx, |_| any = true);
        any
    }

    pub(crate) fn payable(&self, cost: &Cost, sel: &Sel, ctx: &Ctx<'_>, mut each: impl FnMut(ObjId)) {
        self.find(sel, ctx, |id| {
            let fits = match cost {
                Cost::ExhaustUnit(_) => !self.obj(id).exhausted && self.obj(id).controller == ctx.ctrl,
                Cost::SacrificeUnit(_) => {
                    self.obj(id).controller == ctx.ctrl && self.card(id).kind != Kind::Warlord
                }
                Cost::PayPrinted(_) => {
                    let price = self.card(id).cost.unwrap_or(0);
                    u16::from(price) <= self.player(ctx.ctrl).resources
                        && !(self.card(id).unique && self.controls_copy(id, ctx.ctrl))
                }
                _ => false,
            };
            if fits && !self.obj(id).leaving {
                each(id);
            }
        });
    }

    /// The first choice of these steps, if they begin with one, has something to choose from.
    fn something_to_choose(&self, steps: &[Op], ctx: &Ctx<'_>) -> bool {
        let mut any = false;
        match steps {
            [Op::Choose { what, by: Who::You, how, into }, after @ ..] if *how != How::May => {
                self.choices(what, *how, ctx, |id| any = any || self.leads_on(after, *into, id, ctx));
            }
            [Op::ChoosePlace { from, .. }, ..] => self.places(*from, ctx, |_| any = true),
            _ => any = true,
        }
        any
    }

    /// Whether the choice directly after this one has something to choose from once this card is chosen.
    pub(crate) fn leads_on(&self, after: &[Op], into: u8, id: ObjId, ctx: &Ctx<'_>) -> bool {
        if !matches!(after, [Op::Choose { by: Who::You, .. }, ..]) {
            return true;
        }
        let mut regs = ctx.regs.copied().unwrap_or([ObjId::NONE.0; 6]);
        regs[usize::from(into)] = id.0;
        self.something_to_choose(after, &Ctx { regs: Some(&regs), ..*ctx })
    }

    pub(crate) fn choices(&self, what: &Sel, how: How, ctx: &Ctx<'_>, mut each: impl FnMut(ObjId)) {
        let target = matches!(how, How::Target | How::UpTo(_));
        self.find(what, ctx, |id| {
            let enemys = self.in_play(id) && self.obj(id).controller != ctx.ctrl;
            let spared = enemys
                && (target && self.forbidden(id, Grant::CannotBeTargetedByEnemies)
                    || self.immune_to(id, ctx.src, ctx.ctrl));
            if !spared && !self.obj(id).leaving {
                each(id);
            }
        });
    }
}

/// Whether what can be chosen first for the ability depends on its player's hand.
fn chooses_from_hand(ability: &Ability) -> bool {
    matches!(ability.body.first(), Some(Op::Choose { what, .. })
        if what.iter().any(|is| matches!(is, Is::InHand(Who::You) | Is::InHandOrDiscard(Who::You))))
}

pub(crate) fn is_reaction(class: Class) -> bool {
    matches!(class, Class::Reaction | Class::ForcedReaction)
}
