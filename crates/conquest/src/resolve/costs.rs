//! Paying for an ability: each cost in turn, and the answers to what a cost asks.

use crate::ability::{Cost, Event, PAID, PAID_AT, Ref};
use crate::answer::{Answer, Ask};
use crate::state::{Deed, Exit, Frame, Place, Run, Slot, Stage, State};
impl State {
    pub(super) fn pay(&mut self, mut run: Run, at: u8) {
        let Some(cost) = State::ability(&run).costs.get(usize::from(at)) else {
            run.stage = Stage::Targets;
            self.replace(Frame::Run(run));
            return;
        };
        match cost {
            Cost::ExhaustUnit(_)
            | Cost::SacrificeUnit(_)
            | Cost::ReturnUnit(_)
            | Cost::DiscardCard(_)
            | Cost::PayPrinted(_) => {
                return self.ask(Ask::Choose, run.ctrl);
            }
            Cost::PayX => {
                let most = self.player(run.ctrl).resources.min(200) as u8;
                return self.ask(Ask::X { most }, run.ctrl);
            }
            Cost::DiscardX(_) | Cost::SacrificeX(_) | Cost::ShuffleX(_) => {
                return self.ask(Ask::Choose, run.ctrl);
            }
            Cost::DamageThis(n) | Cost::DamageThat(n) => {
                run.stage = Stage::Paying(at);
                self.replace(Frame::Run(run));
                self.last_taken = 0;
                let n = self.number(n, &run.ctx());
                let it = if matches!(cost, Cost::DamageThis(_)) { Ref::This } else { Ref::That };
                self.deal(&[(self.resolve(&run.ctx(), it), n)], run.src, run.ctrl, false);
                return;
            }
            Cost::ExhaustThis | Cost::ExhaustHost | Cost::SacrificeThis | Cost::Pay(_) | Cost::Cleanse => {}
        }
        run.stage = Stage::Paying(at);
        run.did = true;
        self.replace(Frame::Run(run));
        match cost {
            Cost::ExhaustThis => {
                self.exhaust(run.src);
            }
            Cost::ExhaustHost => {
                self.exhaust(self.host(run.src));
            }
            Cost::Cleanse => {
                if let Some(Place::Planet(planet)) = run.place {
                    self.cleanse(planet, run.ctrl);
                }
            }
            Cost::SacrificeThis => self.send_away(&[(run.src, Exit::Sacrificed)]),
            Cost::Pay(n) => self.spend(run.ctrl, self.number(n, &run.ctx())),
            Cost::ExhaustUnit(_)
            | Cost::SacrificeUnit(_)
            | Cost::ReturnUnit(_)
            | Cost::DiscardCard(_)
            | Cost::PayPrinted(_)
            | Cost::PayX
            | Cost::DamageThis(_)
            | Cost::DamageThat(_)
            | Cost::DiscardX(_)
            | Cost::ShuffleX(_)
            | Cost::SacrificeX(_) => {}
        }
    }

    pub(super) fn answer_cost(&mut self, mut run: Run, at: u8, answer: Answer) {
        let cost = State::ability(&run).costs.get(usize::from(at));
        match (cost, answer) {
            (
                Some(cost @ (Cost::DiscardX(sel) | Cost::SacrificeX(sel) | Cost::ShuffleX(sel))),
                Answer::Pick(id),
            ) => {
                run.x += 1;
                let more = self.any_payable(cost, sel, &run.ctx(), |other| other != id);
                if !more {
                    run.stage = Stage::Cost(at + 1);
                }
                self.replace(Frame::Run(run));
                if matches!(cost, Cost::SacrificeX(_)) {
                    self.send_away(&[(id, Exit::Sacrificed)]);
                } else if matches!(cost, Cost::ShuffleX(_)) {
                    let start = self.happenings.len();
                    self.propose(self.of_owner(Event::ToDeck, id), Deed::OnDeck);
                    if !more {
                        self.propose_shuffle(run.ctrl);
                    }
                    self.open_gate(start);
                } else {
                    self.discard(id);
                }
            }
            (Some(cost @ (Cost::DiscardX(_) | Cost::SacrificeX(_) | Cost::ShuffleX(_))), _) => {
                run.stage = Stage::Cost(at + 1);
                self.replace(Frame::Run(run));
                if matches!(cost, Cost::ShuffleX(_)) {
                    self.shuffle(run.ctrl);
                }
            }
            (Some(cost), Answer::Pick(id)) => {
                run.regs[usize::from(PAID)] = Slot::Card(id);
                run.regs[usize::from(PAID_AT)] = self.place(id).map_or(Slot::Empty, Slot::Place);
                run.stage = Stage::Paying(at);
                run.did = true;
                self.replace(Frame::Run(run));
                match cost {
                    Cost::ExhaustUnit(_) => {
                        self.exhaust(id);
                    }
                    Cost::SacrificeUnit(_) => self.send_away(&[(id, Exit::Sacrificed)]),
                    Cost::ReturnUnit(_) => self.send_away(&[(id, Exit::Returned)]),
                    Cost::DiscardCard(_) if self.in_play(id) => self.send_away(&[(id, Exit::Discarded)]),
                    Cost::DiscardCard(_) => {
                        self.discard(id);
                    }
                    Cost::PayPrinted(_) => {
                        if self.in_play(id) {
                            self.tell_target(self.targeted(&run, id));
                        }
                        self.spend(run.ctrl, self.card(id).cost.unwrap_or(0));
                    }
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
                    | Cost::DiscardX(_) => {}
                }
            }
            (Some(_), Answer::Number(x)) => {
                run.x = x;
                run.stage = Stage::Cost(at + 1);
                self.replace(Frame::Run(run));
                self.spend(run.ctrl, x);
            }
            _ => {
                // The cost can no longer be paid: no effect.
                run.stage = Stage::Done;
                self.replace(Frame::Run(run));
            }
        }
    }
}
