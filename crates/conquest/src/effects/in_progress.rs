//! Steps about what is in progress: damage, a cost being paid, a shield, an attack, a later time.

use crate::ability::{Event, Later, Op, Ref};
use crate::state::{Deed, Delayed, Frame, ObjId, Packet, Run, Seat, Stage, State};

impl State {
    /// Damage: dealt, moved, removed, prevented.
    pub(super) fn act_on_damage(&mut self, run: &Run, op: &'static Op) -> bool {
        let ctx = run.ctx();
        match op {
            Op::Deal(num, on) => {
                let n = self.number(num, &ctx);
                let targets = self.affected(on, &ctx);
                let hits: Vec<(ObjId, u8)> = targets.into_iter().map(|id| (id, n)).collect();
                self.deal(&hits, run.src, run.ctrl, false)
            }
            Op::Indirect(n, who, reg) => {
                let Some(planet) = ctx.slot(*reg).planet() else { return false };
                let seats = State::seats_of(&ctx, *who);
                let left = Seat::BOTH.map(|seat| if seats.contains(&seat) { *n } else { 0 });
                let start = self.packets.len() as u8;
                self.push(Frame::Indirect { left, planet, src: run.src, ctrl: run.ctrl, start });
                true
            }
            Op::MoveDamage(n, from, to) => {
                let (from, to) = (self.resolve(&ctx, *from), self.resolve(&ctx, *to));
                if !self.in_play(from) || !self.in_play(to) {
                    return false;
                }
                let moved = self.obj(from).damage.min(*n);
                self.obj_mut(from).damage -= moved;
                self.obj_mut(to).damage = self.obj(to).damage.saturating_add(moved);
                self.unsettled = true;
                moved > 0
            }
            Op::Heal(num, on) => {
                let n = self.number(num, &ctx);
                self.each_affected(run, on, |state, id| {
                    state.propose(state.befalls(Event::Heals, id).much(n), Deed::Heal(n))
                })
            }
            Op::Prevent(num) => {
                let n = self.number(num, &ctx);
                self.with_packet(run, |packet| {
                    let prevented = packet.amount.min(n);
                    packet.amount -= prevented;
                    prevented > 0
                })
            }
            Op::Increase(n) => self.with_packet(run, |packet| {
                packet.amount = packet.amount.saturating_add(*n);
                true
            }),
            Op::Reassign(n, to) => {
                let to = self.resolve(&ctx, *to);
                if !self.in_play(to) {
                    return false;
                }
                let mut moved = Packet::default();
                let did = self.with_packet(run, |packet| {
                    moved = *packet;
                    moved.amount = packet.amount.min(*n);
                    packet.amount -= moved.amount;
                    moved.amount > 0
                });
                if did {
                    moved.target = to;
                    moved.stamp = self.obj(to).stamp;
                    moved.reassigned = true;
                    let room = self.packets.push(moved);
                    self.kept(room);
                }
                did
            }
            _ => false,
        }
    }

    /// What changes something in progress, or starts something.
    pub(super) fn act_on_progress(&mut self, run: &Run, op: &'static Op) -> bool {
        let ctx = run.ctx();
        match op {
            Op::ReduceCost(n) => match self.frames.get_mut(usize::from(run.below)) {
                Some(Frame::Deploy { cost, .. }) => {
                    let reduced = (*cost).min(*n);
                    *cost -= reduced;
                    reduced > 0
                }
                _ => false,
            },
            Op::Instead => run.cause.is_some_and(|cause| self.replace_happening(run.below, &cause)),
            Op::Cancel => match self.frames.get_mut(usize::from(run.below)) {
                Some(Frame::Run(below)) => {
                    below.cancelled = true;
                    true
                }
                _ => false,
            },
            Op::CancelShield => match self.frames.get_mut(usize::from(run.below)) {
                Some(Frame::Shield { cancelled, .. }) => {
                    *cancelled = true;
                    true
                }
                _ => false,
            },
            Op::MoreShield(n) => match self.frames.get_mut(usize::from(run.below)) {
                Some(Frame::Shield { shields, .. }) => {
                    *shields += n;
                    true
                }
                _ => false,
            },
            Op::Redirect(it) => {
                let id = self.resolve(&ctx, *it);
                match self.frames.get_mut(usize::from(run.below)) {
                    Some(Frame::Attack { defender, .. }) if id.is_some() => *defender = id,
                    _ => return false,
                }
                // Whoever answers after this sees the new defender.
                if let Some(Frame::Answers { what, .. }) = self.frames.get_mut(usize::from(run.below) + 1) {
                    what.obj = id;
                }
                true
            }
            Op::BattleAbility(reg) => {
                let planet = ctx.slot(*reg).planet();
                if let Some(planet) = planet {
                    self.start_battle_ability(planet, run.ctrl);
                }
                planet.is_some()
            }
            Op::Delay(later, _) => {
                let mut delayed = *run;
                // `run` already stands after this step; the delayed part is inside it.
                delayed.path[usize::from(run.depth)] -= 1;
                delayed.depth += 1;
                delayed.path[usize::from(delayed.depth)] = 0;
                delayed.stage = Stage::Body;
                delayed.is_event = false;
                let obj = match later {
                    Later::AfterItEnters => self.resolve(&ctx, Ref::That),
                    Later::EndOfPhase => run.regs[0].card(),
                };
                let stamp = if obj.is_some() { self.obj(obj).stamp } else { 0 };
                let room = self.delayed.push(Delayed { later: *later, run: delayed, obj, stamp });
                self.kept(room);
                true
            }
            _ => false,
        }
    }

    fn with_packet(&mut self, run: &Run, change: impl FnOnce(&mut Packet) -> bool) -> bool {
        let Some(Frame::Damage { start, .. }) = self.frames.get(usize::from(run.below)).copied() else {
            return false;
        };
        let Some(cause) = run.cause else { return false };
        self.packets[usize::from(start)..]
            .iter_mut()
            .find(|packet| packet.target == cause.obj && !packet.reassigned)
            .is_some_and(change)
    }
}
