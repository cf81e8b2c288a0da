//! Attacks, and damage in its three steps: assign, shields, take. And what leaves play because of it.

use crate::ability::Event;
use crate::answer::{Answer, Ask};
use crate::card::{Keyword, Kind};
use crate::state::{
    DamageStep, Exit, Frame, Happened, LeaveStep, Leaving, Loc, Loss, ObjId, Packet, Pauses, Place, Seat,
    State,
};

impl State {
    /// Deals damage to several cards at once. Says whether any is assigned.
    pub(crate) fn deal(&mut self, hits: &[(ObjId, u8)], source: ObjId, ctrl: Seat, by_attack: bool) -> bool {
        let start = self.packets.len() as u8;
        for (target, amount) in hits {
            // Nothing more happens to what is already leaving.
            if !self.in_play(*target) || self.obj(*target).leaving || self.immune_to(*target, source, ctrl) {
                continue;
            }
            let amount = self.damage_from(source, *target, *amount, by_attack);
            if amount > 0 {
                let room = self.packets.push(Packet {
                    target: *target,
                    stamp: self.obj(*target).stamp,
                    amount,
                    source,
                    ctrl,
                    by_attack,
                    no_shield: by_attack && self.has(source, Keyword::Armorbane),
                    ..Packet::default()
                });
                self.kept(room);
            }
        }
        let any = self.packets.len() as u8 > start;
        if any {
            self.push(Frame::Damage { start, step: DamageStep::Interrupts, at: start });
        }
        any
    }

    /// Puts one indirect damage beside a unit; it is dealt when all is divided.
    pub(crate) fn assign_indirect(&mut self, id: ObjId, source: ObjId, ctrl: Seat) {
        if let Some(packet) = self.packets.iter_mut().find(|it| it.target == id) {
            packet.amount += 1;
            return;
        }
        let stamp = self.obj(id).stamp;
        let room =
            self.packets.push(Packet { target: id, stamp, amount: 1, source, ctrl, ..Packet::default() });
        self.kept(room);
    }

    /// All indirect damage of one player is divided: it is dealt at once.
    pub(crate) fn begin_indirect(&mut self) {
        let open = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Damage { start, .. } => Some(*start),
            _ => None,
        });
        if open.is_none() && !self.packets.is_empty() {
            self.push(Frame::Damage { start: 0, step: DamageStep::Interrupts, at: 0 });
        }
    }

    fn assigned(&self, packet: &Packet) -> Happened {
        let mut what =
            Happened::new(Event::Assigned, packet.target, packet.ctrl).at(self.place(packet.target));
        what.source = packet.source;
        what.by_attack = packet.by_attack;
        what
    }

    pub(crate) fn step_damage(&mut self, start: u8, step: DamageStep, at: u8) {
        let Some(packet) = self.packets.get(usize::from(at)).copied() else {
            return self.next_damage_step(start, step);
        };
        self.replace(Frame::Damage { start, step, at: at + 1 });
        let target = packet.target;
        let there = self.in_play(target) && self.obj(target).stamp == packet.stamp;
        match step {
            DamageStep::Interrupts | DamageStep::Reactions => {
                if there && packet.amount > 0 && !packet.reassigned {
                    self.announce(self.assigned(&packet), step == DamageStep::Reactions);
                }
            }
            DamageStep::Shields => {
                let seat = self.obj(target).controller;
                let hand = &self.player(seat).hand;
                let asks = match self.options.pauses {
                    Pauses::Exact => hand.iter().any(|id| self.card(*id).shields > 0),
                    Pauses::Public => !hand.is_empty(),
                };
                if there && packet.amount > 0 && !packet.no_shield && self.is_unit(target) && asks {
                    self.ask(Ask::Shield { packet: at }, seat);
                }
            }
            DamageStep::Take => {
                if there {
                    let room = if self.is_unit(target) {
                        self.hp(target).saturating_sub(self.obj(target).damage)
                    } else {
                        200
                    };
                    let taken = packet.amount.min(room);
                    let obj = self.obj_mut(target);
                    obj.damage = obj.damage.saturating_add(taken);
                    self.packets[usize::from(at)].taken = taken;
                    self.last_taken = self.last_taken.saturating_add(taken);
                    // Destruction waits until every packet is taken: all die together.
                    if usize::from(at) + 1 == self.packets.len() {
                        self.unsettled = true;
                        self.replace(Frame::Damage { start, step: DamageStep::After, at: start });
                    }
                }
            }
            DamageStep::After => {
                if there && packet.taken > 0 {
                    let mut what = self.assigned(&packet);
                    what.event = Event::Damaged;
                    self.announce(what, true);
                }
            }
        }
    }

    fn next_damage_step(&mut self, start: u8, step: DamageStep) {
        let next = match step {
            DamageStep::Interrupts => DamageStep::Reactions,
            DamageStep::Reactions => DamageStep::Shields,
            DamageStep::Shields => {
                self.last_taken = 0;
                DamageStep::Take
            }
            DamageStep::Take => {
                self.unsettled = true;
                DamageStep::After
            }
            DamageStep::After => {
                self.frames.pop();
                self.packets.truncate(usize::from(start));
                return;
            }
        };
        self.replace(Frame::Damage { start, step: next, at: start });
    }

    pub(crate) fn answer_shield(&mut self, packet: u8, answer: Answer) {
        let Answer::Shield(card) = answer else { return };
        let shields = self.card(card).shields;
        self.leave_hand(card);
        self.onto_discard(card);
        self.reveals += 1;
        self.push(Frame::Shield { card, packet, shields, cancelled: false, step: 0 });
    }

    pub(crate) fn step_shield(&mut self, frame: Frame) {
        let Frame::Shield { card, packet, shields, cancelled, step } = frame else { return };
        let Some(target) = self.packets.get(usize::from(packet)).map(|it| it.target) else {
            self.frames.pop();
            return;
        };
        if step == 0 {
            self.replace(Frame::Shield { card, packet, shields, cancelled, step: 1 });
            let who = self.obj(card).owner;
            let mut what = Happened::new(Event::Shield, card, who).at(self.place(target));
            what.source = target;
            self.announce(what, false);
            return;
        }
        self.frames.pop();
        if !cancelled {
            let packet = &mut self.packets[usize::from(packet)];
            packet.amount -= packet.amount.min(shields);
        }
    }

    pub(crate) fn step_attack(&mut self, frame: Frame) {
        let Frame::Attack { attacker, defender, planet, seat, step, area } = frame else { return };
        let there = |state: &State, id: ObjId| state.in_play(id) && state.obj(id).loc == Loc::Planet(planet);
        let next = |defender: ObjId, step: u8, area: bool| Frame::Attack {
            attacker,
            defender,
            planet,
            seat,
            step,
            area,
        };
        match step {
            0 => {
                for it in self.mods.iter_mut() {
                    it.active |= it.obj == attacker;
                }
                self.replace(next(ObjId::NONE, 1, false));
                let mut what = Happened::new(Event::Attacks, attacker, seat).at(Some(Place::Planet(planet)));
                what.source = attacker;
                self.announce(what, true);
                self.exhaust(attacker);
            }
            1 if there(self, attacker) => {
                let mut options = Vec::new();
                self.replace(next(ObjId::NONE, 2, false));
                self.ask(Ask::Defender, seat);
                self.legal(seat, &mut options);
                if let [only] = options[..] {
                    self.asked = 0;
                    self.answer_defender(only);
                } else if options.is_empty() {
                    self.asked = 0;
                    self.replace(next(ObjId::NONE, 9, false));
                }
            }
            2 | 3 if there(self, attacker) && there(self, defender) => {
                self.replace(next(defender, step + 1, false));
                let mut what = Happened::new(Event::Defends, defender, seat).at(Some(Place::Planet(planet)));
                what.source = attacker;
                what.by_attack = true;
                self.announce(what, step == 3);
            }
            4 if area && there(self, attacker) => {
                self.replace(next(ObjId::NONE, 9, true));
                let amount = self.area_effect(attacker);
                let hits: Vec<(ObjId, u8)> =
                    self.units_at(planet, seat.other()).map(|id| (id, amount)).collect();
                self.deal(&hits, attacker, seat, false);
            }
            4 if there(self, attacker) && there(self, defender) => {
                self.replace(next(defender, 9, false));
                let amount = self.attack(attacker);
                self.deal(&[(defender, amount)], attacker, seat, true);
            }
            _ => {
                self.frames.pop();
                self.mods.retain(|it| {
                    let spent = it.until == crate::ability::Until::ThisAttack
                        || it.until == crate::ability::Until::NextAttack && it.active;
                    !(spent && it.obj == attacker)
                });
                self.end_combat_turn();
            }
        }
    }

    pub(crate) fn answer_defender(&mut self, answer: Answer) {
        if let Some(Frame::Attack { defender, step, area, .. }) = self.frames.last_mut() {
            match answer {
                Answer::Against(id) => *defender = id,
                Answer::Area => {
                    *area = true;
                    *step = 4;
                }
                _ => *step = 9,
            }
        }
    }

    /// Sends cards out of play together. Warlords are defeated instead.
    pub(crate) fn send_away(&mut self, cards: &[(ObjId, Exit)]) {
        let start = self.leavings.len() as u8;
        for (id, how) in cards {
            if self.in_play(*id) && !self.obj(*id).leaving {
                let leaving = Leaving {
                    obj: *id,
                    how: *how,
                    place: self.place(*id),
                    controller: self.obj(*id).controller,
                };
                let room = self.leavings.push(leaving);
                self.kept(room);
                self.obj_mut(*id).leaving = true;
            }
        }
        let end = self.leavings.len() as u8;
        if end > start {
            self.push(Frame::Leave { start, end, step: LeaveStep::Interrupts, at: start });
        }
    }

    fn left(leaving: &Leaving) -> Happened {
        let mut what = Happened::new(Event::Leaves, leaving.obj, leaving.controller).at(leaving.place);
        what.destroyed = leaving.how == Exit::Destroyed;
        what
    }

    pub(crate) fn step_leave(&mut self, start: u8, end: u8, step: LeaveStep, at: u8) {
        if at < end && step != LeaveStep::Go {
            self.replace(Frame::Leave { start, end, step, at: at + 1 });
            let leaving = self.leavings[usize::from(at)];
            let warlord = self.card(leaving.obj).kind == Kind::Warlord;
            let mut what = State::left(&leaving);
            if step == LeaveStep::Reactions {
                what.to_discard = self.obj(leaving.obj).loc == Loc::Discard;
                self.obj_mut(leaving.obj).leaving = false;
            }
            if !warlord {
                self.announce(what, step == LeaveStep::Reactions);
            }
            return;
        }
        match step {
            LeaveStep::Interrupts => {
                self.replace(Frame::Leave { start, end, step: LeaveStep::Go, at: start });
            }
            LeaveStep::Go => {
                self.replace(Frame::Leave { start, end, step: LeaveStep::Reactions, at: start });
                for at in start..end {
                    let leaving = self.leavings[usize::from(at)];
                    self.go(leaving.obj, leaving.how);
                }
                self.unsettled = true;
            }
            LeaveStep::Reactions => {
                self.frames.pop();
                self.leavings.truncate(usize::from(start));
            }
        }
    }

    fn go(&mut self, id: ObjId, how: Exit) {
        if self.card(id).kind == Kind::Warlord {
            return self.defeat(id);
        }
        let attached: Vec<ObjId> = self.attachments(id).collect();
        for it in attached {
            self.out_of_play(it);
            self.onto_discard(it);
        }
        self.out_of_play(id);
        if how == Exit::Returned {
            self.take_in_hand(id);
            self.obj_mut(id).leaving = false;
            if self.card(id).kind == Kind::Token {
                self.obj_mut(id).loc = Loc::Removed;
            }
        } else {
            self.onto_discard(id);
        }
    }

    fn out_of_play(&mut self, id: ObjId) {
        self.play.take(id);
        let obj = self.obj_mut(id);
        obj.stamp = obj.stamp.wrapping_add(1);
        obj.loc = Loc::Removed;
        obj.damage = 0;
        obj.resources = 0;
        obj.exhausted = false;
        obj.as_attachment = false;
    }

    /// A hale warlord turns to the bloodied side in HQ; a bloodied one dies.
    fn defeat(&mut self, id: ObjId) {
        let owner = self.obj(id).owner;
        if self.obj(id).bloodied {
            self.player_mut(owner).lost = Some(Loss::WarlordDeath);
            return;
        }
        let obj = self.obj_mut(id);
        obj.bloodied = true;
        obj.damage = 0;
        obj.exhausted = true;
        obj.leaving = false;
        obj.loc = Loc::Hq;
    }
}
