//! Using abilities: paying for one, choosing its targets, letting others cancel it, and stepping through its effect.

mod costs;

use crate::ability::{Ability, Class, Cost, Event, How, Is, Op, Until, Who};
use crate::answer::{Answer, Ask};
use crate::card::{Keyword, Kind};
use crate::cards::card;
use crate::select::worthy;
use crate::state::{
    AbilityRef, Frame, Happened, Loc, ObjId, OpRef, Pauses, Place, Run, Seat, Slot, Stage, State, Timing, Use,
};

impl State {
    /// Starts an ability: its cost is paid next.
    pub(crate) fn start(&mut self, id: ObjId, at: u8, seat: Seat, what: Option<Happened>) {
        let Some(of) = self.ability_ref(id, at) else { return };
        let card = self.card(id);
        // An event that strikes is not played: it lies in reserve until its ability is over.
        let from_discard = card.kind == Kind::Event && self.obj(id).loc == Loc::Discard;
        let exiled = from_discard && self.obj(id).owner == seat;
        let is_event = from_discard || card.kind == Kind::Event && self.obj(id).loc == Loc::Hand;
        if what.is_none() {
            self.rules.retain(|it| it.until != Until::NextAction || it.ctrl != seat);
        }
        if let Some(limit) = ability_of(&of).and_then(|ability| ability.limit) {
            let stamp = self.obj(id).stamp;
            let room = self.uses.push(Use { obj: id, stamp, ability: of, by: seat, per: limit.per });
            self.kept(room);
        }
        if is_event {
            self.player_mut(seat).limited_used |= card.has_printed(Keyword::Limited);
            self.leave_hand(id);
            let owner = self.obj(id).owner;
            self.player_mut(owner).discard.take(id);
            self.obj_mut(id).loc = Loc::Removed;
            self.reveals += 1;
        }
        let run = Run {
            ability: of,
            src: id,
            ctrl: seat,
            stage: Stage::Cost(0),
            place: self.place(id),
            host: self.host(id),
            cause: what,
            below: self.frames.len().saturating_sub(2) as u8,
            is_event,
            exiled,
            picks: self.picked.len() as u8,
            ..Run::EMPTY
        };
        self.push(Frame::Run(run));
        if is_event {
            self.spend(seat, self.price_of_event(id, seat));
        }
    }

    /// Starts a planet's Battle ability for a player.
    pub(crate) fn start_battle_ability(&mut self, planet: u8, seat: Seat) {
        let card_id = self.row[usize::from(planet)].card;
        if card(card_id).abilities.is_empty() {
            return;
        }
        let run = Run {
            ability: AbilityRef { card: card_id, ..AbilityRef::default() },
            ctrl: seat,
            stage: Stage::Targets,
            place: Some(Place::Planet(planet)),
            picks: self.picked.len() as u8,
            ..Run::EMPTY
        };
        self.push(Frame::Run(run));
    }

    pub(crate) fn ability(run: &Run) -> &'static Ability {
        ability_of(&run.ability).unwrap_or(&NOTHING)
    }

    /// The list of steps the run is in, and where in it.
    fn ops(run: &Run) -> &'static [Op] {
        level(&State::ability(run).body, &run.path, run.depth)
    }

    /// That step of an ability.
    pub(crate) fn op_at(it: &OpRef) -> Option<&'static Op> {
        let ops = level(&ability_of(&it.ability)?.body, &it.path, it.depth);
        ops.get(usize::from(it.path[usize::from(it.depth)] & 0x7f))
    }

    /// The steps of this level after the present one.
    pub(crate) fn steps_after(run: &Run) -> &'static [Op] {
        State::ops(run).get(usize::from(run.path[usize::from(run.depth)]) + 1..).unwrap_or(&[])
    }

    /// The step done last: the run stands after it.
    pub(crate) fn last_op(run: &Run) -> Option<&'static Op> {
        let before = run.path[usize::from(run.depth)].checked_sub(1)?;
        State::ops(run).get(usize::from(before))
    }

    pub(crate) fn current_op(run: &Run) -> Option<&'static Op> {
        State::ops(run).get(usize::from(run.path[usize::from(run.depth)]))
    }

    /// Works on the ability on top of the stack.
    pub(crate) fn step_run(&mut self, mut run: Run) {
        match run.stage {
            Stage::Cost(at) => self.pay(run, at),
            Stage::Paying(at) => {
                let cost = State::ability(&run).costs.get(usize::from(at));
                // Damage that was prevented in part is no cost that was paid.
                let paid = if let Some(Cost::DamageThis(n) | Cost::DamageThat(n)) = cost {
                    self.last_taken >= self.number(n, &run.ctx()) && self.in_play(run.src)
                } else {
                    run.did
                };
                run.stage = if paid { Stage::Cost(at + 1) } else { Stage::Done };
                self.replace(Frame::Run(run));
            }
            Stage::Targets | Stage::Answered if run.cancelled => {
                run.stage = Stage::Done;
                self.replace(Frame::Run(run));
            }
            Stage::Targets => match State::current_op(&run) {
                Some(op) if op.is_target() => self.perform(run, op),
                _ => {
                    run.stage = Stage::Answered;
                    self.replace(Frame::Run(run));
                }
            },
            Stage::Answered => {
                run.stage = Stage::Body;
                self.replace(Frame::Run(run));
                if run.is_event {
                    let what = Happened::new(Event::Played, run.src, run.ctrl);
                    self.announce(what, Timing::Interrupt);
                } else if State::ability(&run).class == Class::Battle {
                    let what = Happened::new(Event::BattleAbility, ObjId::NONE, run.ctrl).at(run.place);
                    self.announce(what, Timing::Interrupt);
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
                self.picked.truncate(usize::from(run.picks));
                let used = !run.delayed && !run.is_event && run.src.is_some();
                if used {
                    let what = Happened::new(Event::Used, run.src, run.ctrl).at(run.place);
                    self.announce(what, Timing::Reaction);
                }
                if run.is_event {
                    if self.obj(run.src).loc == Loc::Removed && !run.exiled {
                        self.onto_discard(run.src);
                    }
                    self.announce(Happened::new(Event::Played, run.src, run.ctrl), Timing::Reaction);
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
                    run.turns += 1;
                    run.turns < self.number(times, &run.ctx())
                }
                Some(Op::EachPlanet(into, _)) => {
                    run.turns += 1;
                    let next = self.face_up().nth(usize::from(run.turns));
                    if let Some(planet) = next {
                        run.regs[usize::from(*into)] = Slot::Place(Place::Planet(planet));
                    }
                    next.is_some()
                }
                Some(Op::Opponent(_)) => {
                    run.ctrl = run.ctrl.other();
                    false
                }
                Some(Op::EachPlayer(_)) => {
                    run.turns += 1;
                    run.ctrl = run.ctrl.other();
                    run.turns < 2
                }
                Some(Op::While(cond, _)) => run.did && self.holds(cond, &run.ctx()),
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

    /// What may be picked for the cost or the choice being made.
    pub(crate) fn run_picks(&self, run: &Run, out: &mut Vec<Answer>) {
        let ctx = run.ctx();
        if let Stage::Cost(at) = run.stage {
            match State::ability(run).costs.get(usize::from(at)) {
                Some(
                    cost @ (Cost::ExhaustUnit(sel)
                    | Cost::SacrificeUnit(sel)
                    | Cost::ReturnUnit(sel)
                    | Cost::DiscardCard(sel)
                    | Cost::PayPrinted(sel)),
                ) => {
                    out.extend(self.cost_picks(run, cost, sel).into_iter().map(Answer::Pick));
                }
                Some(cost @ (Cost::DiscardX(sel) | Cost::SacrificeX(sel) | Cost::ShuffleX(sel))) => {
                    self.any_payable(cost, sel, &ctx, |id| {
                        out.push(Answer::Pick(id));
                        false
                    });
                    if self.would_change(&State::ability(run).body, &ctx) {
                        out.push(Answer::Pass);
                    }
                }
                Some(
                    Cost::ExhaustThis
                    | Cost::ExhaustHost
                    | Cost::SacrificeThis
                    | Cost::Pay(_)
                    | Cost::PayX
                    | Cost::Cleanse
                    | Cost::DamageThis(_)
                    | Cost::DamageThat(_),
                )
                | None => {}
            }
            if out.is_empty() {
                out.push(Answer::Pass);
            }
            return;
        }
        if let Some(Op::OpponentDiscardsOr(..)) = State::current_op(run) {
            out.extend(self.player(run.ctrl.other()).hand.iter().map(|id| Answer::Pick(*id)));
            return;
        }
        let Some(Op::Choose { what, how, into, .. }) = State::current_op(run) else { return };
        let after = State::steps_after(run);
        let picked = self.picked_by(run.picks);
        let mut all = Vec::new();
        self.choices(what, *how, &ctx, |id| {
            let fits = match how {
                How::UpTo(_) => {
                    !picked.contains(&id)
                        && (!what.contains(&Is::AtPlanet)
                            || picked.first().is_none_or(|first| self.place(*first) == self.place(id)))
                }
                How::Any | How::Some(_) => !picked.contains(&id),
                How::OnePerPlanet => !picked.iter().any(|it| self.place(*it) == self.place(id)),
                How::Target | How::One | How::May => true,
            };
            if fits {
                all.push(id);
            }
        });
        let all = worthy(all, |id| self.choice_would_change(after, *into, *how, *id, &ctx));
        out.extend(all.into_iter().map(|id| self.picked_as(id)));
        if matches!(how, How::May | How::UpTo(_) | How::Any | How::Some(_) | How::OnePerPlanet) {
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
                run.regs[usize::from(into)] = Slot::Empty;
                run.did = false;
                if how == How::Target {
                    run.stage = Stage::Done;
                }
                self.next_op(run);
            }
            (How::Target | How::One, Some(Answer::Pick(id))) if picks.len() == 1 => {
                self.chosen(run, into, how, id);
            }
            (How::Target | How::One, Some(Answer::PickReserve(at))) if picks.len() == 1 => {
                self.chosen(run, into, how, self.reserve[usize::from(at)].card);
            }
            (_, Some(Answer::Pass)) => {
                run.did = !self.picked_by(run.picks).is_empty();
                self.next_op(run);
            }
            _ => {
                let seat = State::seat_of(&run.ctx(), by);
                if let Some(Op::Choose { what, .. }) = State::current_op(&run)
                    && what.iter().any(|is| matches!(is, Is::DeckTop(..)))
                {
                    self.reveals += 1;
                }
                self.ask(Ask::Choose, seat);
            }
        }
    }

    /// Comes to a choice of two effects: asks, or goes on where only one of them could do something.
    pub(crate) fn choose_one_of(&mut self, run: Run) {
        let mut open = Vec::new();
        self.open_options(&mut open);
        match open[..] {
            [only] if self.options.pauses == Pauses::Exact => self.answer_run(run, only),
            _ => self.ask(Ask::OneOf, run.ctrl),
        }
    }

    /// A card was chosen for the effect.
    pub(crate) fn chosen(&mut self, mut run: Run, into: u8, how: How, id: ObjId) {
        run.did = true;
        match how {
            How::UpTo(most) | How::Some(most) => {
                let room = self.picked.push(id);
                self.kept(room);
                if self.picked_by(run.picks).len() < usize::from(most) {
                    self.replace(Frame::Run(run));
                    return self.step_run(run);
                }
            }
            How::Any | How::OnePerPlanet => {
                let room = self.picked.push(id);
                self.kept(room);
                self.replace(Frame::Run(run));
                return self.step_run(run);
            }
            How::Target | How::One | How::May => run.regs[usize::from(into)] = Slot::Card(id),
        }
        self.next_op(run);
        if matches!(how, How::Target) && self.in_play(id) {
            self.tell_target(self.targeted(&run, id));
        }
    }

    /// Those who may answer are asked: interrupts, then reactions, before anything else.
    fn tell_target(&mut self, what: Happened) {
        self.announce(what, Timing::Reaction);
        self.announce(what, Timing::Interrupt);
    }

    /// That ability targets the card.
    fn targeted(&self, run: &Run, id: ObjId) -> Happened {
        let targets = State::ability(run).body.iter().filter(|op| op.is_target()).count() as u8;
        let mut what = Happened::new(Event::Targets, id, run.ctrl).at(self.place(id)).much(targets);
        what.source = run.src;
        what
    }

    /// An answer to the question an ability asked.
    pub(crate) fn answer_run(&mut self, mut run: Run, answer: Answer) {
        if let Stage::Cost(at) = run.stage {
            return self.answer_cost(run, at, answer);
        }
        match (State::current_op(&run), answer) {
            (Some(Op::Choose { into, how, .. }), Answer::Pick(id)) => self.chosen(run, *into, *how, id),
            (Some(Op::Choose { into, how, .. }), Answer::PickReserve(at)) => {
                self.chosen(run, *into, *how, self.reserve[usize::from(at)].card);
            }
            (Some(Op::Choose { into, how, .. }), _) => {
                run.did = !self.picked_by(run.picks).is_empty();
                if *how == How::May {
                    run.regs[usize::from(*into)] = Slot::Empty;
                    run.did = false;
                }
                self.next_op(run);
            }
            (Some(Op::ChoosePlace { into, .. }), Answer::Place(place)) => {
                run.regs[usize::from(*into)] = Slot::Place(place);
                run.did = true;
                self.next_op(run);
            }
            (Some(Op::PayOr(num, _)), Answer::Number(1)) => {
                let price = self.number(num, &run.ctx());
                self.next_op(run);
                self.spend(run.ctrl, price);
            }
            (Some(Op::PayOr(..)), Answer::Number(_)) => self.enter_level(run),
            (Some(Op::OpponentDiscardsOr(..)), Answer::Number(1)) => {
                self.ask(Ask::Choose, run.ctrl.other());
            }
            (Some(Op::OpponentDiscardsOr(..)), Answer::Number(_)) => self.enter_level(run),
            (Some(Op::OpponentDiscardsOr(..)), Answer::Pick(id)) => {
                run.turns += 1;
                self.replace(Frame::Run(run));
                self.discard(id);
            }
            (Some(Op::May(_)), Answer::Number(1)) => self.enter_level(run),
            (Some(Op::May(_)), _) => {
                run.did = false;
                self.next_op(run);
            }
            (Some(Op::ChooseKeyword(_)), Answer::Keyword(keyword)) => {
                run.x = keyword.packed();
                run.did = true;
                self.next_op(run);
            }
            (Some(Op::ChooseAside(into)), Answer::Aside(at)) => {
                run.regs[usize::from(*into)] = Slot::Aside(at);
                run.did = true;
                self.next_op(run);
            }
            (Some(Op::ChooseNumber(_)), Answer::Number(x)) => {
                run.x = x;
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

    /// Goes on to the next step of the effect.
    pub(crate) fn next_op(&mut self, mut run: Run) {
        run.path[usize::from(run.depth)] += 1;
        self.replace(Frame::Run(run));
    }
}

/// The ability that stands there on that card.
pub(crate) fn ability_of(of: &AbilityRef) -> Option<&'static Ability> {
    card(of.card).ability_at(of.origin, of.index)
}

/// The steps at that depth of nesting.
fn level(body: &'static [Op], path: &[u8; 3], depth: u8) -> &'static [Op] {
    let mut ops = body;
    for at in &path[..usize::from(depth)] {
        ops = ops.get(usize::from(at & 0x7f)).map_or(&[], |op| op.inside(at & 0x80 != 0));
    }
    ops
}

/// An ability that does nothing.
static NOTHING: Ability = Ability {
    class: Class::Action,
    trigger: None,
    cond: None,
    costs: Vec::new(),
    body: Vec::new(),
    limit: None,
    from_hand: false,
    from_discard: false,
    anyone: false,
};
