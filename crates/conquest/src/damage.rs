//! Damage in its three steps: assign to all, shields, take. One shield card for each unit, however its damage came about.

use crate::ability::{Event, Grant, Op};
use crate::answer::{Answer, Ask};
use crate::card::Keyword;
use crate::cards::brief::briefs;
use crate::state::{DamageStep, Frame, Happened, Hit, ObjId, Packet, Run, Seat, State, Timing};

impl State {
    /// Deals damage to several cards at once. Says whether any is assigned.
    pub(crate) fn deal(&mut self, hits: &[(ObjId, u8)], source: ObjId, ctrl: Seat, by_attack: bool) -> bool {
        let start = self.packets.len() as u8;
        for (target, amount) in hits {
            self.assign(*target, *amount, source, ctrl, by_attack);
        }
        self.deal_assigned(start)
    }

    /// Assigns damage to one card; it is dealt with everything else assigned at once.
    pub(crate) fn assign(&mut self, target: ObjId, amount: u8, source: ObjId, ctrl: Seat, by_attack: bool) {
        // Nothing more happens to what is already leaving.
        if !self.in_play(target) || self.obj(target).leaving || self.immune_to(target, source, ctrl) {
            return;
        }
        let amount = self.damage_from(source, target, amount, by_attack);
        let sure = source.is_some() && self.forbidden(source, Grant::SureDamage);
        if amount > 0 {
            let room = self.packets.push(Packet {
                target,
                stamp: self.obj(target).stamp,
                amount,
                source,
                ctrl,
                by_attack,
                no_shield: sure || by_attack && self.has(source, Keyword::Armorbane),
                sure,
                ..Packet::default()
            });
            self.kept(room);
        }
    }

    /// Deals what was assigned from there on. Says whether there is any.
    pub(crate) fn deal_assigned(&mut self, start: u8) -> bool {
        let any = self.packets.len() as u8 > start;
        if any {
            self.push(Frame::Damage { start, step: DamageStep::Interrupts, at: start });
        }
        any
    }

    /// Goes on with indirect damage: the next player divides, or all that is divided is dealt at once.
    pub(crate) fn step_indirect(&mut self, frame: Frame) {
        let Frame::Indirect { left, ctrl, start, .. } = frame else { return };
        let divides = [ctrl, ctrl.other()]
            .into_iter()
            .find(|seat| left[*seat as usize] > 0 && !self.indirect_targets(&frame, *seat).is_empty());
        if let Some(seat) = divides {
            return self.ask(Ask::Indirect, seat);
        }
        self.frames.pop();
        if self.packets.len() > usize::from(start) {
            self.push(Frame::Damage { start, step: DamageStep::Interrupts, at: start });
        }
    }

    /// The units of that player that may still be given indirect damage.
    pub(crate) fn indirect_targets(&self, frame: &Frame, seat: Seat) -> Vec<ObjId> {
        let Frame::Indirect { planet, run, .. } = frame else { return Vec::new() };
        let mut targets: Vec<ObjId> = match (planet, self.frames.get(usize::from(*run))) {
            (Some(planet), _) => self.units_at(*planet, seat).collect(),
            (None, Some(Frame::Run(run))) => self.indirect_among(run, seat),
            (None, _) => Vec::new(),
        };
        targets.retain(|id| self.room_for_damage(*id));
        targets
    }

    /// The units of that player the ability's last step spoke of.
    fn indirect_among(&self, run: &Run, seat: Seat) -> Vec<ObjId> {
        let Some(Op::IndirectAmong(_, _, sel)) = State::last_op(run) else { return Vec::new() };
        let mut units = Vec::new();
        self.find(sel, &run.ctx(), |id| units.push(id));
        units.retain(|id| self.obj(*id).controller == seat);
        units
    }

    /// Puts one indirect damage beside a unit; it is dealt when all is divided.
    pub(crate) fn assign_indirect(&mut self, seat: Seat, id: ObjId) {
        let Some(Frame::Indirect { left, src, ctrl, start, .. }) = self.frames.last_mut() else { return };
        left[seat as usize] = left[seat as usize].saturating_sub(1);
        let (source, ctrl, start) = (*src, *ctrl, usize::from(*start));
        if let Some(packet) = self.packets[start..].iter_mut().find(|it| it.target == id) {
            packet.amount += 1;
            return;
        }
        let stamp = self.obj(id).stamp;
        let room =
            self.packets.push(Packet { target: id, stamp, amount: 1, source, ctrl, ..Packet::default() });
        self.kept(room);
    }

    fn assigned(&self, packet: &Packet) -> Happened {
        let mut what =
            Happened::new(Event::Assigned, packet.target, packet.ctrl).at(self.place(packet.target));
        what.source = packet.source;
        what.by_attack = packet.by_attack;
        what.much(packet.amount)
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
                    let reacted = step == DamageStep::Reactions;
                    let timing = if reacted { Timing::Reaction } else { Timing::Interrupt };
                    self.announce(self.assigned(&packet), timing);
                }
            }
            DamageStep::Shields => {
                let seat = self.obj(target).controller;
                let hand = &self.player(seat).hand;
                let asks = if self.options.pauses.hide(seat) {
                    !hand.is_empty()
                } else {
                    hand.iter().any(|id| self.shields_for(*id, target) > 0)
                };
                let earlier = &self.packets[usize::from(start)..usize::from(at)];
                let first = !earlier.iter().any(|it| it.target == target && !it.no_shield);
                if there && first && asks && self.is_unit(target) && self.shieldable(at) > 0 {
                    self.ask(Ask::Shield { packet: at }, seat);
                }
            }
            DamageStep::Taking => {
                if there && packet.amount > 0 {
                    let mut what = self.assigned(&packet);
                    what.event = Event::Damaged;
                    self.announce(what.much(packet.amount), Timing::Interrupt);
                }
            }
            DamageStep::Take => {
                if there {
                    let room = if self.is_unit(target) {
                        self.hp(target).saturating_sub(self.obj(target).damage)
                    } else {
                        200
                    };
                    // Indirect and reassigned damage is first weighed here.
                    let taken = packet.amount.min(room).min(self.takes_at_most(target));
                    self.take_damage(target, taken);
                    self.packets[usize::from(at)].taken = taken;
                    self.packets[usize::from(at)].place = self.place(target);
                    if taken > 0 {
                        self.remember_hit(packet.source, target);
                    }
                    // Destruction waits until every packet is taken: all die together.
                    if usize::from(at) + 1 == self.packets.len() {
                        self.unsettled = true;
                        self.replace(Frame::Damage { start, step: DamageStep::After, at: start });
                    }
                }
            }
            DamageStep::After => {
                // What died of it was damaged none the less; what came back meanwhile is another card.
                if (there || !self.in_play(target)) && packet.taken > 0 {
                    let mut what = self.assigned(&packet).at(packet.place);
                    what.event = Event::Damaged;
                    self.announce(what.much(packet.taken), Timing::Reaction);
                }
            }
        }
    }

    /// Remembers whom a card has damaged, where its text asks for that.
    fn remember_hit(&mut self, by: ObjId, target: ObjId) {
        if !by.is_some() || !briefs().of(self.obj(by).card).asks_whom_it_hurt() || self.has_hit(by, target) {
            return;
        }
        let (by_stamp, stamp) = (self.obj(by).stamp, self.obj(target).stamp);
        let room = self.hits.push(Hit { by, by_stamp, target, stamp });
        self.kept(room);
    }

    /// Whether the first card has damaged the second during this phase.
    pub(crate) fn has_hit(&self, by: ObjId, target: ObjId) -> bool {
        let same = |it: &Hit| {
            it.by == by
                && it.target == target
                && it.by_stamp == self.obj(by).stamp
                && it.stamp == self.obj(target).stamp
        };
        by.is_some() && self.hits.iter().any(same)
    }

    fn next_damage_step(&mut self, start: u8, step: DamageStep) {
        let next = match step {
            DamageStep::Interrupts => DamageStep::Reactions,
            DamageStep::Reactions => DamageStep::Shields,
            DamageStep::Shields if self.heard.answers(Event::Damaged, Timing::Interrupt) => {
                DamageStep::Taking
            }
            DamageStep::Shields | DamageStep::Taking => DamageStep::Take,
            DamageStep::Take => {
                self.unsettled = true;
                DamageStep::After
            }
            DamageStep::After => {
                self.frames.pop();
                // Noted last: what was dealt in answer to it has its own sum.
                let taken = self.packets[usize::from(start)..].iter().map(|it| it.taken);
                self.last_taken = taken.fold(0, u8::saturating_add);
                self.packets.truncate(usize::from(start));
                return;
            }
        };
        self.replace(Frame::Damage { start, step: next, at: start });
    }

    /// The damage assigned to the unit of that packet that a shield card can prevent: all its packets together.
    pub fn shieldable(&self, packet: u8) -> u8 {
        let Some(first) = self.packets.get(usize::from(packet)) else { return 0 };
        let of_unit = self.packets[usize::from(packet)..].iter();
        of_unit.filter(|it| it.target == first.target && !it.no_shield).map(|it| it.amount).sum()
    }

    pub(crate) fn answer_shield(&mut self, packet: u8, answer: Answer) {
        let Answer::Shield(card) = answer else { return };
        let unit = self.packets.get(usize::from(packet)).map_or(ObjId::NONE, |it| it.target);
        let shields = self.shields_for(card, unit);
        if let Some(it) = self.packets.get_mut(usize::from(packet)) {
            it.shielded = true;
        }
        self.push(Frame::Shield { card, packet, shields, cancelled: false, answered: false });
        self.discard(card);
    }

    pub(crate) fn step_shield(&mut self, frame: Frame) {
        let Frame::Shield { card, packet, shields, cancelled, answered } = frame else { return };
        let Some(target) = self.packets.get(usize::from(packet)).map(|it| it.target) else {
            self.frames.pop();
            return;
        };
        if !answered {
            self.replace(Frame::Shield { card, packet, shields, cancelled, answered: true });
            let who = self.obj(card).owner;
            let mut what = Happened::new(Event::Shield, card, who).at(self.place(target));
            what.source = target;
            self.announce(what, Timing::Interrupt);
            return;
        }
        self.frames.pop();
        let mut left = if cancelled { 0 } else { shields };
        for it in &mut self.packets[usize::from(packet)..] {
            if it.target == target && !it.no_shield {
                let stopped = it.amount.min(left);
                it.amount -= stopped;
                left -= stopped;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::board;

    /// Indirect damage that arises while other damage is open is dealt by itself; the other goes on afterwards.
    #[test]
    fn indirect_damage_inside_open_damage_is_dealt() {
        let mut game = board(
            "players: Tina = Nazdreg; Chris = Captain Cato Sicarius
            initiative: Tina
            planets: Plannum, Atrox Prime, Barlus, Elouith, Carnath
            phase: combat
            Tina at 1: Goff Nob
            Chris at 1: Deathwing Guard",
        );
        let [nob, guard] = ["Goff Nob", "Deathwing Guard"]
            .map(|name| game.play.iter().copied().find(|id| game.card(*id).name == name).expect("in play"));
        game.asked = 0;
        game.deal(&[(guard, 2)], nob, Seat::A, false);
        let start = game.packets.len() as u8;
        game.push(Frame::Indirect { left: [0, 1], planet: Some(0), run: 0, src: nob, ctrl: Seat::A, start });
        game.run();
        assert_eq!((game.ask, game.to_answer()), (Ask::Indirect, Some(Seat::B)));
        game.advance(Seat::B, Answer::Pick(guard));
        assert_eq!(game.obj(guard).damage, 3);
        assert!(game.packets.is_empty());
    }
}
