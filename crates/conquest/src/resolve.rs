//! Using abilities: whether one can be used, paying for it, and stepping through its effect.

use crate::ability::{Ability, Class, Cost, Event, Grant, How, Op, PAID, Sel, Trigger, Who};
use crate::answer::{Answer, Ask};
use crate::card::{Keyword, Kind};
use crate::cards::{card, from_hand};
use crate::select::{Ctx, coded};
use crate::state::{
    AbilityRef, Exit, Frame, Happened, Loc, MOST_ANSWERS, ObjId, Pauses, Phase, Place, Run, Seat, Stage,
    State,
};

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
        let bit = answer_bit(what.event, reactions);
        let mut look = |id: ObjId, in_hand: bool| {
            let card = self.card(id);
            if card.answers & bit == 0 {
                return;
            }
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
        let bit = answer_bit(event, reactions);
        let listens = |id: &ObjId| self.card(*id).answers & bit != 0;
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
        from_hand().iter().any(|(card, ability)| {
            let price = if card.kind == Kind::Event { card.cost.unwrap_or(0) } else { 0 };
            ability.trigger.as_ref().is_some_and(|trigger| {
                trigger.event == what.event
                    && is_reaction(ability.class) == reactions
                    && u16::from(price) <= pool
                    && self.triggered(trigger, held, seat, what)
            })
        })
    }

    fn triggered(&self, trigger: &Trigger, id: ObjId, seat: Seat, what: &Happened) -> bool {
        use crate::ability::Only;
        let ctx = self.trigger_ctx(id, seat, what);
        let host = match self.obj(id).loc {
            Loc::On(host) => host,
            _ => ObjId::NONE,
        };
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

    fn payable(&self, cost: &Cost, sel: &Sel, ctx: &Ctx<'_>, mut each: impl FnMut(ObjId)) {
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
    fn leads_on(&self, after: &[Op], into: u8, id: ObjId, ctx: &Ctx<'_>) -> bool {
        if !matches!(after, [Op::Choose { by: Who::You, .. }, ..]) {
            return true;
        }
        let mut regs = ctx.regs.copied().unwrap_or([ObjId::NONE.0; 6]);
        regs[usize::from(into)] = id.0;
        self.something_to_choose(after, &Ctx { regs: Some(&regs), ..*ctx })
    }

    fn choices(&self, what: &Sel, how: How, ctx: &Ctx<'_>, mut each: impl FnMut(ObjId)) {
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

    /// Starts an ability: its cost is paid next.
    pub(crate) fn start(&mut self, id: ObjId, at: u8, seat: Seat, what: Option<Happened>) {
        let card = self.card(id);
        let is_event = card.kind == Kind::Event;
        if card.abilities[usize::from(at)].once_per_phase {
            self.obj_mut(id).used |= 1 << at;
        }
        if is_event {
            let price = u16::from(card.cost.unwrap_or(0));
            self.player_mut(seat).resources -= price;
            self.player_mut(seat).limited_used |= card.has_printed(Keyword::Limited);
            self.leave_hand(id);
            self.obj_mut(id).loc = Loc::Removed;
            self.reveals += 1;
        }
        self.picked = crate::list::List::new();
        let run = Run {
            ability: AbilityRef { card: self.obj(id).card, index: at },
            src: id,
            ctrl: seat,
            stage: Stage::Cost(0),
            place: self.place(id),
            cause: what,
            below: self.frames.len().saturating_sub(2) as u8,
            is_event,
            ..Run::EMPTY
        };
        self.push(Frame::Run(run));
    }

    /// Starts a planet's Battle ability for a player.
    pub(crate) fn start_battle_ability(&mut self, planet: u8, seat: Seat) {
        let card_id = self.row[usize::from(planet)].card;
        if card(card_id).abilities.is_empty() {
            return;
        }
        let run = Run {
            ability: AbilityRef { card: card_id, index: 0 },
            ctrl: seat,
            place: Some(Place::Planet(planet)),
            ..Run::EMPTY
        };
        self.push(Frame::Run(run));
    }

    pub(crate) fn ability(run: &Run) -> &'static Ability {
        &card(run.ability.card).abilities[usize::from(run.ability.index)]
    }

    /// The list of steps the run is in, and where in it.
    fn ops(run: &Run) -> &'static [Op] {
        let mut ops: &'static [Op] = &State::ability(run).body;
        for level in 0..run.depth {
            let at = run.path[usize::from(level)];
            ops = match &ops[usize::from(at & 0x7f)] {
                Op::If(_, inner) | Op::Delay(_, inner) | Op::Repeat(_, inner) => inner,
                Op::OneOf(first, second) => {
                    if at & 0x80 == 0 {
                        first
                    } else {
                        second
                    }
                }
                _ => &[],
            };
        }
        ops
    }

    pub(crate) fn current_op(run: &Run) -> Option<&'static Op> {
        State::ops(run).get(usize::from(run.path[usize::from(run.depth)]))
    }

    /// Works on the ability on top of the stack.
    pub(crate) fn step_run(&mut self, mut run: Run) {
        match run.stage {
            Stage::Cost(at) => self.pay(run, at),
            Stage::CostDamage(at) => {
                let paid = self.last_taken > 0 && self.in_play(run.src);
                run.stage = if paid { Stage::Cost(at + 1) } else { Stage::Done };
                self.replace(Frame::Run(run));
            }
            Stage::Answered => {
                run.stage = Stage::Body;
                self.replace(Frame::Run(run));
                if run.is_event {
                    let what = Happened::new(Event::Played, run.src, run.ctrl);
                    self.announce(what, false);
                }
            }
            Stage::Body if run.cancelled => {
                run.stage = Stage::Done;
                self.replace(Frame::Run(run));
            }
            Stage::Body => match State::current_op(&run) {
                Some(op) => self.perform(run, op),
                None if run.depth > 0 => self.close_level(run),
                None => {
                    run.stage = Stage::Done;
                    self.replace(Frame::Run(run));
                }
            },
            Stage::Done => {
                self.frames.pop();
                if run.is_event {
                    if self.obj(run.src).loc == Loc::Removed {
                        self.onto_discard(run.src);
                    }
                    self.announce(Happened::new(Event::Played, run.src, run.ctrl), true);
                }
            }
        }
    }

    fn close_level(&mut self, mut run: Run) {
        run.depth -= 1;
        let level = usize::from(run.depth);
        let again = {
            let mut outer = run;
            outer.path[level] &= 0x7f;
            match State::current_op(&outer) {
                Some(Op::Repeat(times, _)) => {
                    run.x += 1;
                    run.x < *times
                }
                Some(Op::Delay(..)) => {
                    // A delayed part ends the run: what came before it was done long ago.
                    run.stage = Stage::Done;
                    self.replace(Frame::Run(run));
                    return;
                }
                _ => false,
            }
        };
        if again {
            run.depth += 1;
            run.path[usize::from(run.depth)] = 0;
        } else {
            run.path[level] = (run.path[level] & 0x7f) + 1;
        }
        self.replace(Frame::Run(run));
    }

    fn pay(&mut self, mut run: Run, at: u8) {
        let Some(cost) = State::ability(&run).costs.get(usize::from(at)) else {
            run.stage = Stage::Answered;
            self.replace(Frame::Run(run));
            return;
        };
        match cost {
            Cost::ExhaustUnit(_) | Cost::SacrificeUnit(_) | Cost::PayPrinted(_) => {
                return self.ask(Ask::Choose, run.ctrl);
            }
            Cost::PayX => {
                let most = self.player(run.ctrl).resources.min(200) as u8;
                return self.ask(Ask::X { most }, run.ctrl);
            }
            Cost::DiscardX => {
                return self.ask(Ask::Choose, run.ctrl);
            }
            Cost::DamageThis(n) => {
                run.stage = Stage::CostDamage(at);
                self.replace(Frame::Run(run));
                self.last_taken = 0;
                self.deal(&[(run.src, *n)], run.src, run.ctrl, false);
                return;
            }
            _ => {}
        }
        run.stage = Stage::Cost(at + 1);
        self.replace(Frame::Run(run));
        match cost {
            Cost::ExhaustThis => self.exhaust(run.src),
            Cost::SacrificeThis => self.send_away(&[(run.src, Exit::Sacrificed)]),
            Cost::Pay(n) => {
                let player = self.player_mut(run.ctrl);
                player.resources = player.resources.saturating_sub(u16::from(*n));
            }
            _ => {}
        }
    }

    /// What may be picked for the cost or the choice being made.
    pub(crate) fn run_picks(&self, run: &Run, out: &mut Vec<Answer>) {
        let ctx = run.ctx();
        if let Stage::Cost(at) = run.stage {
            match State::ability(run).costs.get(usize::from(at)) {
                Some(cost @ (Cost::ExhaustUnit(sel) | Cost::SacrificeUnit(sel) | Cost::PayPrinted(sel))) => {
                    self.payable(cost, sel, &ctx, |id| out.push(Answer::Pick(id)));
                }
                Some(Cost::DiscardX) => {
                    out.extend(self.player(run.ctrl).hand.iter().map(|id| Answer::Pick(*id)));
                    out.push(Answer::Pass);
                }
                _ => {}
            }
            if out.is_empty() {
                out.push(Answer::Pass);
            }
            return;
        }
        let Some(Op::Choose { what, how, into, .. }) = State::current_op(run) else { return };
        let after = &State::ops(run)[usize::from(run.path[usize::from(run.depth)]) + 1..];
        self.choices(what, *how, &ctx, |id| {
            let fits = match how {
                How::UpTo(_) => {
                    !self.picked.contains(&id)
                        && self.picked.first().is_none_or(|first| self.place(*first) == self.place(id))
                }
                How::Any => !self.picked.contains(&id),
                _ => self.leads_on(after, *into, id, &ctx),
            };
            if fits {
                out.push(Answer::Pick(id));
            }
        });
        if matches!(how, How::May | How::UpTo(_) | How::Any) {
            out.push(Answer::Pass);
        }
    }

    /// Comes to a choice in an effect: asks, or goes on where nothing or only one thing can be chosen.
    pub(crate) fn choose(&mut self, mut run: Run, into: u8, by: Who, how: How) {
        let mut picks = Vec::new();
        self.run_picks(&run, &mut picks);
        let first = picks.first().copied();
        match (how, first) {
            (How::Target | How::One, None) => {
                run.regs[usize::from(into)] = 255;
                run.did = false;
                if how == How::Target {
                    run.stage = Stage::Done;
                }
                self.next_op(run);
            }
            (How::Target | How::One, Some(Answer::Pick(id))) if picks.len() == 1 => {
                self.chosen(run, into, how, id);
            }
            (_, Some(Answer::Pass)) => {
                run.did = !self.picked.is_empty();
                self.next_op(run);
            }
            _ => {
                let seat = State::seat_of(&run.ctx(), by);
                self.ask(Ask::Choose, seat);
            }
        }
    }

    /// A card was chosen for the effect.
    pub(crate) fn chosen(&mut self, mut run: Run, into: u8, how: How, id: ObjId) {
        run.did = true;
        match how {
            How::UpTo(most) => {
                let room = self.picked.push(id);
                self.kept(room);
                if self.picked.len() < usize::from(most) {
                    self.replace(Frame::Run(run));
                    return self.step_run(run);
                }
            }
            How::Any => {
                let room = self.picked.push(id);
                self.kept(room);
                self.replace(Frame::Run(run));
                return self.step_run(run);
            }
            _ => run.regs[usize::from(into)] = id.0,
        }
        self.next_op(run);
        if matches!(how, How::Target) && self.in_play(id) {
            let mut what = Happened::new(Event::Targets, id, run.ctrl).at(self.place(id));
            what.source = run.src;
            self.announce(what, false);
        }
    }

    /// An answer to the question an ability asked.
    pub(crate) fn answer_run(&mut self, mut run: Run, answer: Answer) {
        if let Stage::Cost(at) = run.stage {
            return self.answer_cost(run, at, answer);
        }
        match (State::current_op(&run), answer) {
            (Some(Op::Choose { into, how, .. }), Answer::Pick(id)) => self.chosen(run, *into, *how, id),
            (Some(Op::Choose { into, how, .. }), _) => {
                run.did = !self.picked.is_empty();
                if *how == How::May {
                    run.regs[usize::from(*into)] = 255;
                    run.did = false;
                }
                self.next_op(run);
            }
            (Some(Op::ChoosePlace { into, .. }), Answer::Place(place)) => {
                run.regs[usize::from(*into)] = coded(place);
                run.did = true;
                self.next_op(run);
            }
            (Some(Op::OneOf(..)), Answer::Number(which)) => {
                let level = usize::from(run.depth);
                if which == 2 {
                    run.path[level] |= 0x80;
                }
                run.depth += 1;
                run.path[usize::from(run.depth)] = 0;
                self.replace(Frame::Run(run));
            }
            _ => self.next_op(run),
        }
    }

    fn answer_cost(&mut self, mut run: Run, at: u8, answer: Answer) {
        let cost = State::ability(&run).costs.get(usize::from(at));
        match (cost, answer) {
            (Some(Cost::DiscardX), Answer::Pick(id)) => {
                run.x += 1;
                self.reveals += 1;
                self.replace(Frame::Run(run));
                self.leave_hand(id);
                self.onto_discard(id);
                if self.player(run.ctrl).hand.is_empty() {
                    run.stage = Stage::Cost(at + 1);
                    self.replace(Frame::Run(run));
                }
            }
            (Some(Cost::DiscardX), _) => {
                run.stage = Stage::Cost(at + 1);
                self.replace(Frame::Run(run));
            }
            (Some(cost), Answer::Pick(id)) => {
                run.regs[usize::from(PAID)] = id.0;
                run.stage = Stage::Cost(at + 1);
                self.replace(Frame::Run(run));
                match cost {
                    Cost::ExhaustUnit(_) => self.exhaust(id),
                    Cost::SacrificeUnit(_) => self.send_away(&[(id, Exit::Sacrificed)]),
                    Cost::PayPrinted(_) => {
                        let price = u16::from(self.card(id).cost.unwrap_or(0));
                        let player = self.player_mut(run.ctrl);
                        player.resources = player.resources.saturating_sub(price);
                    }
                    _ => {}
                }
            }
            (Some(_), Answer::Number(x)) => {
                run.x = x;
                run.stage = Stage::Cost(at + 1);
                self.replace(Frame::Run(run));
                let player = self.player_mut(run.ctrl);
                player.resources = player.resources.saturating_sub(u16::from(x));
            }
            _ => {
                // The cost can no longer be paid: no effect.
                run.stage = Stage::Done;
                self.replace(Frame::Run(run));
            }
        }
    }

    /// Goes on to the next step of the effect.
    pub(crate) fn next_op(&mut self, mut run: Run) {
        run.path[usize::from(run.depth)] += 1;
        self.replace(Frame::Run(run));
    }
}

/// The bit that says a card has an ability answering such events.
pub(crate) fn answer_bit(event: Event, reactions: bool) -> u32 {
    1 << (event as u32 * 2 + u32::from(reactions))
}

pub(crate) fn is_reaction(class: Class) -> bool {
    matches!(class, Class::Reaction | Class::ForcedReaction)
}
