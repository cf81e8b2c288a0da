//! Using abilities: paying for one, choosing its targets, letting others cancel it, and stepping through its effect.

mod choose;
mod costs;

use crate::ability::{Ability, Class, Cost, Event, How, Op, Until, Walk};
use crate::answer::{Answer, Ask};
use crate::card::{Keyword, Kind};
use crate::cards::card;
use crate::frame::SECOND;
use crate::state::{
    AbilityRef, Frame, Happened, Loc, ObjId, OpRef, Place, Run, Seat, Slot, Stage, State, Timing, Use,
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
            self.take_up(id);
        }
        let run = Run {
            ability: of,
            src: id,
            ctrl: seat,
            stage: Stage::Cost(0),
            place: self.place(id),
            host: self.host(id),
            cause: what,
            below: self.answered_frame(),
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

    /// The frame that holds what is being answered: the one below the windows, of which several may lie on one another.
    pub(crate) fn answered_frame(&self) -> u8 {
        let below = self.frames.iter().rposition(|frame| !matches!(frame, Frame::Answers { .. }));
        below.unwrap_or_default() as u8
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
        ops.get(usize::from(it.path[usize::from(it.depth)] & !SECOND))
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
            Stage::Done if run.is_event && !run.exiled && self.obj(run.src).loc == Loc::Removed => {
                run.stage = Stage::Over;
                self.replace(Frame::Run(run));
                self.lay_on_discard(run.src);
            }
            Stage::Done | Stage::Over => {
                self.frames.pop();
                self.picked.truncate(usize::from(run.picks));
                let used = !run.delayed && !run.is_event && run.src.is_some();
                if used {
                    let what = Happened::new(Event::Used, run.src, run.ctrl).at(run.place);
                    self.announce(what, Timing::Reaction);
                }
                if run.is_event {
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
            outer.path[level] &= !SECOND;
            match State::current_op(&outer).map_or(Walk::Nowhere, Op::walk) {
                Walk::Times(times, _) => {
                    run.turns += 1;
                    run.turns < self.number(times, &run.ctx())
                }
                Walk::EachPlanet(into, _) => {
                    run.turns += 1;
                    let next = self.face_up().nth(usize::from(run.turns));
                    if let Some(planet) = next {
                        run.regs[usize::from(into)] = Slot::Place(Place::Planet(planet));
                    }
                    next.is_some()
                }
                Walk::ForOpponent(_) => {
                    run.ctrl = run.ctrl.other();
                    false
                }
                Walk::EachPlayer(_) => {
                    run.turns += 1;
                    run.ctrl = run.ctrl.other();
                    run.turns < 2
                }
                Walk::While(cond, _) => run.did && self.holds(cond, &run.ctx()),
                Walk::Later(_) => {
                    // A delayed part ends the run: what came before it was done long ago.
                    run.stage = Stage::Done;
                    self.replace(Frame::Run(run));
                    return;
                }
                Walk::Nowhere | Walk::Once(_) | Walk::OneOf(..) => false,
            }
        };
        if again {
            run.depth += 1;
            run.path[usize::from(run.depth)] = 0;
        } else {
            run.path[level] = (run.path[level] & !SECOND) + 1;
        }
        self.replace(Frame::Run(run));
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
                self.tell_targets(&run, *how);
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
                    run.path[level] |= SECOND;
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
        ops = ops.get(usize::from(at & !SECOND)).map_or(&[], |op| op.inside(at & SECOND != 0));
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
    unstoppable: false,
};
