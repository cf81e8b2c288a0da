//! One attack: declared, a defender chosen, answered, its damage dealt.

use crate::ability::{Event, Per, Until};
use crate::answer::{Answer, Ask};
use crate::state::{AttackStep, Frame, Happened, Loc, ObjId, Place, State, Timing};

impl State {
    pub(crate) fn step_attack(&mut self, frame: Frame) {
        let Frame::Attack { attacker, defender, planet, at, seat, step, area, hushed } = frame else {
            return;
        };
        let there = |state: &State, id: ObjId| state.in_play(id) && state.obj(id).loc == Loc::Planet(planet);
        let defends = |state: &State| state.in_play(defender) && state.obj(defender).loc == Loc::Planet(at);
        let next = |defender: ObjId, step: AttackStep, area: bool| Frame::Attack {
            attacker,
            defender,
            planet,
            at,
            seat,
            step,
            area,
            hushed,
        };
        match step {
            AttackStep::Declare => {
                for it in self.mods.iter_mut() {
                    it.active |= it.obj == attacker;
                }
                self.replace(next(ObjId::NONE, AttackStep::Declared, false));
                let mut what = Happened::new(Event::Attacks, attacker, seat).at(Some(Place::Planet(planet)));
                what.source = attacker;
                self.announce(what, Timing::Interrupt);
            }
            AttackStep::Declared => {
                self.replace(next(ObjId::NONE, AttackStep::ChooseDefender, false));
                let mut what = Happened::new(Event::Attacks, attacker, seat).at(Some(Place::Planet(planet)));
                what.source = attacker;
                self.announce(what, Timing::Reaction);
                self.exhaust(attacker);
            }
            AttackStep::ChooseDefender if there(self, attacker) => {
                let mut options = Vec::new();
                self.replace(next(ObjId::NONE, AttackStep::Interrupts, false));
                self.ask(Ask::Defender, seat);
                self.legal(seat, &mut options);
                if let [only] = options[..] {
                    self.asked = 0;
                    self.answer_defender(only);
                } else if options.is_empty() {
                    self.asked = 0;
                    self.replace(next(ObjId::NONE, AttackStep::Done, false));
                }
            }
            AttackStep::Interrupts | AttackStep::Reactions if there(self, attacker) && defends(self) => {
                let (timing, then) = if step == AttackStep::Interrupts {
                    (Timing::Interrupt, AttackStep::Reactions)
                } else {
                    (Timing::Reaction, AttackStep::Deal)
                };
                self.replace(next(defender, then, false));
                let mut what = Happened::new(Event::Defends, defender, seat).at(Some(Place::Planet(planet)));
                what.source = attacker;
                what.by_attack = true;
                self.announce(what, timing);
            }
            AttackStep::Deal if area && there(self, attacker) => {
                self.replace(next(ObjId::NONE, AttackStep::Resolved, true));
                let amount = self.area_effect(attacker);
                let hits: Vec<(ObjId, u8)> =
                    self.units_at(planet, seat.other()).map(|id| (id, amount)).collect();
                self.deal(&hits, attacker, seat, false);
            }
            AttackStep::Deal if there(self, attacker) && defends(self) => {
                self.replace(next(defender, AttackStep::Resolved, false));
                let amount = self.attack(attacker);
                self.deal(&[(defender, amount)], attacker, seat, true);
            }
            AttackStep::Resolved => {
                self.replace(next(defender, AttackStep::Done, area));
                let mut what =
                    Happened::new(Event::AttackResolved, attacker, seat).at(Some(Place::Planet(planet)));
                what.source = defender;
                what.area = area;
                self.announce(what, Timing::Reaction);
            }
            AttackStep::ChooseDefender
            | AttackStep::Interrupts
            | AttackStep::Reactions
            | AttackStep::Deal
            | AttackStep::Done => {
                self.frames.pop();
                self.mods.retain(|it| {
                    let spent = it.until == Until::ThisAttack || it.until == Until::NextAttack && it.active;
                    !(spent && it.obj == attacker)
                });
                self.forget_uses(Per::Attack);
                self.end_combat_turn();
            }
        }
    }

    pub(crate) fn answer_defender(&mut self, answer: Answer) {
        if let Some(Frame::Attack { defender, step, area, .. }) = self.frames.last_mut() {
            if let Answer::Against(id) = answer {
                *defender = id;
            } else if answer == Answer::Area {
                *area = true;
                *step = AttackStep::Deal;
            } else {
                *step = AttackStep::Done;
            }
        }
    }
}
