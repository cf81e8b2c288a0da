//! Steps about what is in progress: damage, a cost being paid, a shield, an attack, a later time.

use crate::ability::{Bonus, Event, Later, Num, On, Op, Players, Ref, Sel, To};
use crate::answer::Ask;
use crate::card::Keyword;
use crate::select::Ctx;
use crate::state::{
    AbilityRef, AttackStep, Deed, Delayed, DeployStep, Frame, GateStep, Happened, ObjId, Packet, Place, Run,
    Seat, Slot, Stage, State, Timing,
};

impl State {
    pub(super) fn deal_to(&mut self, run: &Run, num: &Num, on: &On) -> bool {
        let n = self.number(num, &run.ctx());
        let hits: Vec<(ObjId, u8)> = self.affected(on, &run.ctx()).into_iter().map(|id| (id, n)).collect();
        let (start, at) = (self.packets.len(), self.frames.len() - 1);
        let did = self.deal(&hits, run.src, run.ctrl, false);
        if let (Some(Op::IfTaken), Some(Frame::Run(below))) =
            (State::current_op(run), self.frames.get_mut(at))
        {
            self.last_taken = 0;
            below.x = self.packets[start..].iter().fold(0, |due, it| it.amount.saturating_add(due));
        }
        did
    }

    pub(super) fn trade_blows(&mut self, run: &Run, one: Ref, other: Ref) -> bool {
        let units = [one, other].map(|it| self.resolve(&run.ctx(), it));
        if !units.iter().all(|id| self.in_play(*id) && self.obj(*id).exhausted) {
            return false;
        }
        let start = self.packets.len() as u8;
        let blows = units.map(|id| self.attack(id));
        self.assign(units[1], blows[0], units[0], run.ctrl, false);
        self.assign(units[0], blows[1], units[1], run.ctrl, false);
        self.deal_assigned(start)
    }

    pub(super) fn deal_surely(&mut self, run: &Run, num: &Num, on: &On) -> bool {
        let start = self.packets.len();
        let did = self.deal_to(run, num, on);
        for packet in &mut self.packets[start..] {
            packet.no_shield = true;
            packet.sure = true;
        }
        did
    }

    pub(super) fn deal_indirect(&mut self, run: &Run, num: &Num, players: Players, to: To) -> bool {
        let Some(Place::Planet(planet)) = self.place_of(to, &run.ctx()) else { return false };
        let n = self.number(num, &run.ctx());
        let hit = State::seats_of(&run.ctx(), players);
        let left = Seat::BOTH.map(|seat| if hit.contains(&seat) { n } else { 0 });
        self.push_indirect(run, left, Some(planet));
        true
    }

    pub(super) fn deal_indirect_among(&mut self, run: &Run, num: &Num, players: Players) -> bool {
        let n = self.number(num, &run.ctx());
        let hit = State::seats_of(&run.ctx(), players);
        self.push_indirect(run, Seat::BOTH.map(|seat| if hit.contains(&seat) { n } else { 0 }), None);
        n > 0
    }

    fn push_indirect(&mut self, run: &Run, left: [u8; 2], planet: Option<u8>) {
        let (start, below) = (self.packets.len() as u8, (self.frames.len() - 1) as u8);
        self.push(Frame::Indirect { left, planet, run: below, src: run.src, ctrl: run.ctrl, start });
    }

    pub(super) fn let_x(&mut self, run: &Run, num: &Num) -> bool {
        let n = self.number(num, &run.ctx());
        if let Some(Frame::Run(below)) = self.frames.last_mut() {
            below.x = n;
        }
        n > 0
    }

    /// The keywords the ability may choose from now.
    pub(crate) fn keywords_to_choose(&self, run: &Run) -> Vec<Keyword> {
        let Some(Op::ChooseKeyword(it)) = State::current_op(run) else { return Vec::new() };
        self.printed_keywords_of(self.resolve(&run.ctx(), *it)).to_vec()
    }

    /// Comes to the choice of a keyword: asks, or goes on where there is one at most.
    pub(super) fn choose_keyword(&mut self, mut run: Run) {
        match self.keywords_to_choose(&run)[..] {
            [] => {
                run.x = 0;
                run.did = false;
                self.next_op(run);
            }
            [only] => {
                run.x = only.packed();
                self.next_op(run);
            }
            _ => self.ask(Ask::Keyword, run.ctrl),
        }
    }

    pub(super) fn move_damage(&mut self, run: &Run, num: &Num, from: Ref, to: Ref) -> bool {
        let (from, to) = (self.resolve(&run.ctx(), from), self.resolve(&run.ctx(), to));
        if !self.in_play(from) {
            return false;
        }
        let moved = self.obj(from).damage.min(self.number(num, &run.ctx()));
        self.happen(self.befalls(Event::DamageMoves, from).much(moved), Deed::MoveDamage(to, moved))
    }

    pub(super) fn prevent(&mut self, run: &Run, num: &Num) -> bool {
        let n = self.number(num, &run.ctx());
        self.with_packet(run, |packet| {
            let prevented = if packet.sure { 0 } else { packet.amount.min(n) };
            packet.amount -= prevented;
            prevented > 0
        })
    }

    pub(super) fn increase(&mut self, run: &Run, num: &Num) -> bool {
        let n = self.number(num, &run.ctx());
        self.with_packet(run, |packet| {
            packet.amount = packet.amount.saturating_add(n);
            n > 0
        })
    }

    pub(super) fn reduce_damage(&mut self, run: &Run, num: &Num) -> bool {
        let n = self.number(num, &run.ctx());
        self.with_packet(run, |packet| {
            let less = packet.amount.min(n);
            packet.amount -= less;
            less > 0
        })
    }

    pub(super) fn reassign(&mut self, run: &Run, num: &Num, to: Ref) -> bool {
        let to = self.resolve(&run.ctx(), to);
        let n = self.number(num, &run.ctx());
        if !self.in_play(to) {
            return false;
        }
        let mut moved = Packet::default();
        let did = self.with_packet(run, |packet| {
            moved = *packet;
            moved.amount = packet.amount.min(n);
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

    /// Makes the card being deployed cheaper, not below that price.
    pub(super) fn reduce_cost(&mut self, run: &Run, num: &Num, least: u8) -> bool {
        let n = self.number(num, &run.ctx());
        match self.frames.get_mut(usize::from(run.below)) {
            Some(Frame::Deploy { cost, .. }) => {
                let reduced = cost.saturating_sub(least).min(n);
                *cost -= reduced;
                reduced > 0
            }
            _ => false,
        }
    }

    /// Cards become cheaper while one of them is announced and not paid for yet: that one is the next to be deployed, and its
    /// price, settled when it was announced, falls too.
    pub(super) fn cheapen_what_is_being_deployed(&mut self, run: &Run, sel: &Sel, less: u8, least: u8) {
        let unpaid = self.frames.iter().rposition(
            |frame| matches!(frame, Frame::Deploy { seat, step: DeployStep::Pay, .. } if *seat == run.ctrl),
        );
        let Some(at) = unpaid else { return };
        let Frame::Deploy { obj, seat, to, .. } = self.frames[at] else { return };
        let what = self.deploying(obj, seat, to);
        let concerned = self.matches(sel, obj, &Ctx { cause: Some(&what), ..run.ctx() });
        if let Some(Frame::Deploy { cost, .. }) = self.frames.get_mut(at).filter(|_| concerned) {
            *cost = cost.saturating_sub(less).max((*cost).min(least));
        }
    }

    pub(super) fn raise_cost(&mut self, run: &Run, num: &Num) -> bool {
        let n = self.number(num, &run.ctx());
        match self.frames.get_mut(usize::from(run.below)) {
            Some(Frame::Deploy { cost, .. }) => {
                *cost = cost.saturating_add(n);
                n > 0
            }
            _ => false,
        }
    }

    pub(super) fn cancel(&mut self, run: &Run) -> bool {
        match self.frames.get_mut(usize::from(run.below)) {
            Some(Frame::Run(below)) => below.cancelled = true,
            _ => return false,
        }
        self.announce(Happened::new(Event::Cancels, ObjId::NONE, run.ctrl), Timing::Reaction);
        true
    }

    /// The ability being answered has another target.
    pub(super) fn retarget(&mut self, run: &Run, it: Ref) -> bool {
        let now = self.resolve(&run.ctx(), it);
        let Some(was) = run.cause.map(|cause| cause.obj).filter(|was| *was != now && now.is_some()) else {
            return false;
        };
        let Some(Frame::Run(below)) = self.frames.get_mut(usize::from(run.below)) else { return false };
        for slot in below.regs.iter_mut().filter(|slot| **slot == Slot::Card(was)) {
            *slot = Slot::Card(now);
        }
        let picks = usize::from(below.picks);
        if let Some(at) = (picks..self.picked.len()).find(|at| self.picked[*at] == was) {
            // One of several targets: it is not hit twice where it is a target already.
            if self.picked[picks..].contains(&now) {
                self.picked.remove(at);
            } else {
                self.picked[at] = now;
            }
        }
        true
    }

    pub(super) fn search_deeper(&mut self, run: &Run, num: &Num) -> bool {
        let n = self.number(num, &run.ctx());
        let held = self.player(run.ctrl).deck.len() as u8;
        match self.frames.get_mut(usize::from(run.below)) {
            Some(Frame::Search { depth, .. }) => {
                *depth = depth.saturating_add(n).min(held);
                true
            }
            _ => false,
        }
    }

    /// Ends the effect whose doing passes the gate: nothing of it happens, and no further step of it.
    pub(super) fn cancel_effect(&mut self, run: &Run) -> bool {
        let gate = usize::from(run.below);
        let Some(Frame::Happen { start, end, step: GateStep::Interrupts, .. }) =
            self.frames.get(gate).copied()
        else {
            return false;
        };
        for at in usize::from(start)..usize::from(end) {
            self.happenings[at].replaced = true;
            let it = self.happenings[at];
            if let Deed::Leave(_) = it.deed {
                self.obj_mut(it.what.obj).leaving = false;
            }
        }
        if let Some(Frame::Run(below)) = self.frames[..gate].last_mut() {
            below.cancelled = true;
            below.did = false;
        }
        true
    }

    /// The event card that was played takes effect again.
    pub(super) fn copy_event(&mut self, run: &Run) -> bool {
        let src = self.resolve(&run.ctx(), Ref::That);
        if !src.is_some() {
            return false;
        }
        let picks = self.picked.len() as u8;
        let ability = AbilityRef { card: self.obj(src).card, ..AbilityRef::default() };
        self.push(Frame::Run(Run {
            ability,
            src,
            ctrl: run.ctrl,
            stage: Stage::Targets,
            picks,
            ..Run::EMPTY
        }));
        true
    }

    pub(super) fn cancel_bonus(&mut self, run: &Run, bonus: Bonus) -> bool {
        let Some(Place::Planet(planet)) = run.cause.and_then(|cause| cause.place) else { return false };
        let at = match bonus {
            Bonus::Cards => 0,
            Bonus::Resources => 1,
        };
        let open = self.barred[at] & 1 << planet == 0;
        self.barred[at] |= 1 << planet;
        open
    }

    pub(super) fn cancel_attack(&mut self, run: &Run) -> bool {
        match self.frames.get_mut(usize::from(run.below)) {
            Some(Frame::Attack { step, .. }) => {
                *step = AttackStep::Done;
                true
            }
            _ => false,
        }
    }

    /// The opponent of whoever does it is silent until the attack is over.
    pub(super) fn hush(&mut self, run: &Run) -> bool {
        match self.frames.get_mut(usize::from(run.below)) {
            Some(Frame::Attack { hushed, .. }) => {
                *hushed = Some(run.ctrl.other());
                true
            }
            _ => false,
        }
    }

    pub(super) fn cancel_shield(&mut self, run: &Run) -> bool {
        match self.frames.get_mut(usize::from(run.below)) {
            Some(Frame::Shield { cancelled, .. }) => {
                *cancelled = true;
                true
            }
            _ => false,
        }
    }

    pub(super) fn more_shield(&mut self, run: &Run, num: &Num) -> bool {
        let n = self.number(num, &run.ctx());
        match self.frames.get_mut(usize::from(run.below)) {
            Some(Frame::Shield { shields, .. }) => {
                *shields = shields.saturating_add(n);
                true
            }
            _ => false,
        }
    }

    pub(super) fn double_shield(&mut self, run: &Run) -> bool {
        match self.frames.get_mut(usize::from(run.below)) {
            Some(Frame::Shield { shields, .. }) => {
                *shields = shields.saturating_mul(2);
                true
            }
            _ => false,
        }
    }

    pub(super) fn redirect(&mut self, run: &Run, it: Ref) -> bool {
        let id = self.resolve(&run.ctx(), it);
        let planet = match self.place(id) {
            Some(Place::Planet(planet)) => Some(planet),
            Some(Place::Hq(_)) | None => None,
        };
        match self.frames.get_mut(usize::from(run.below)) {
            Some(Frame::Attack { defender, at, .. }) if id.is_some() => {
                *defender = id;
                *at = planet.unwrap_or(*at);
            }
            _ => return false,
        }
        // Whoever answers after this sees the new defender.
        if let Some(Frame::Answers { what, .. }) = self.frames.get_mut(usize::from(run.below) + 1) {
            what.obj = id;
        }
        true
    }

    pub(super) fn delay(&mut self, run: &Run, later: Later) -> bool {
        let mut delayed = *run;
        // `run` already stands after this step; the delayed part is inside it.
        delayed.path[usize::from(run.depth)] -= 1;
        delayed.depth += 1;
        delayed.path[usize::from(delayed.depth)] = 0;
        delayed.stage = Stage::Body;
        delayed.is_event = false;
        delayed.delayed = true;
        let obj = match later {
            Later::AfterItEnters => self.resolve(&run.ctx(), Ref::That),
            // What was chosen first; where nothing is chosen, the unit the card is attached to.
            Later::EndOfPhase => match run.regs[0].card() {
                id if id.is_some() => id,
                _ => self.host(run.src),
            },
        };
        if delayed.regs[0] == Slot::Empty && obj.is_some() {
            delayed.regs[0] = Slot::Card(obj);
        }
        let stamp = if obj.is_some() { self.obj(obj).stamp } else { 0 };
        let room = self.delayed.push(Delayed { later, run: delayed, obj, stamp });
        self.kept(room);
        true
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
