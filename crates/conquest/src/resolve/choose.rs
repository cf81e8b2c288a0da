//! Choosing for an ability: what may be picked, and telling of targets.

use crate::ability::{Cost, Event, How, Is, Op, Who};
use crate::answer::{Answer, Ask};
use crate::select::worthy;
use crate::state::{Frame, Happened, ObjId, Run, Slot, Stage, State, Timing};

impl State {
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
                How::Any | How::Some(_) | How::Targets | How::OneOrMore => !picked.contains(&id),
                How::OnePerPlanet => !picked.iter().any(|it| self.place(*it) == self.place(id)),
                How::Target | How::One | How::May => true,
            };
            if fits {
                all.push(id);
            }
        });
        let all = worthy(all, |id| self.choice_would_change(after, *into, *how, *id, &ctx));
        out.extend(all.into_iter().map(|id| self.picked_as(id)));
        let enough = match how {
            How::May | How::UpTo(_) | How::Any | How::Some(_) | How::OnePerPlanet => true,
            How::Targets | How::OneOrMore => !picked.is_empty(),
            How::Target | How::One => false,
        };
        if enough {
            out.push(Answer::Pass);
        }
    }

    /// Comes to a choice in an effect: asks, or goes on where nothing or only one thing can be chosen.
    pub(crate) fn choose(&mut self, mut run: Run, into: u8, by: Who, how: How) {
        let mut picks = Vec::new();
        self.run_picks(&run, &mut picks);
        let first = picks.first().copied();
        match (how, first) {
            (How::Target | How::Targets | How::One | How::OneOrMore, None) => {
                run.regs[usize::from(into)] = Slot::Empty;
                run.did = false;
                if !matches!(how, How::One | How::OneOrMore) {
                    run.stage = Stage::Done;
                }
                self.next_op(run);
            }
            (How::Target | How::Targets | How::One | How::OneOrMore, Some(Answer::Pick(id)))
                if picks.len() == 1 =>
            {
                self.chosen(run, into, how, id);
            }
            (How::Target | How::One, Some(Answer::PickReserve(at))) if picks.len() == 1 => {
                self.chosen(run, into, how, self.reserve[usize::from(at)].card);
            }
            (_, Some(Answer::Pass)) => {
                run.did = !self.picked_by(run.picks).is_empty();
                self.next_op(run);
                self.tell_targets(&run, how);
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
            [only] if !self.options.pauses.hide(run.ctrl) => self.answer_run(run, only),
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
            How::Any | How::OnePerPlanet | How::Targets | How::OneOrMore => {
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
        self.tell_targets(&run, how);
    }

    /// Several targets have been chosen: each of them is one.
    pub(super) fn tell_targets(&mut self, run: &Run, how: How) {
        if !matches!(how, How::UpTo(_) | How::OnePerPlanet | How::Targets) {
            return;
        }
        let picked: Vec<ObjId> = self.picked_by(run.picks).to_vec();
        // What is told last is answered first.
        for id in picked.into_iter().rev().filter(|id| self.in_play(*id)).collect::<Vec<_>>() {
            self.tell_target(self.targeted(run, id));
        }
    }

    /// Those who may answer are asked: interrupts, then reactions, before anything else.
    pub(super) fn tell_target(&mut self, mut what: Happened) {
        what.again = std::mem::replace(&mut self.obj_mut(what.obj).targeted, true);
        self.announce(what, Timing::Reaction);
        self.announce(what, Timing::Interrupt);
    }

    /// That ability targets the card.
    pub(super) fn targeted(&self, run: &Run, id: ObjId) -> Happened {
        // A planet is a target too, but no card beside this one.
        let single = |op: &&Op| matches!(op, Op::Choose { how: How::Target, .. });
        let singles = State::ability(run).body.iter().filter(single).count();
        let targets = (singles + self.picked_by(run.picks).len()) as u8;
        let mut what = Happened::new(Event::Targets, id, run.ctrl).at(self.place(id)).much(targets);
        what.source = run.src;
        what
    }
}
