//! What each step of an effect does.

use crate::ability::{Event, Found, Grant, Later, Num, On, Op, REVEALED, Ref, Until, Who};
use crate::answer::Ask;
use crate::card::Kind;
use crate::cards::{card, token};
use crate::state::{
    Change, Delayed, DeployTo, Exit, Frame, Happened, Loc, Modifier, ObjId, Packet, Place, Run, Seat, Stage,
    State,
};

impl State {
    /// Carries out one step of an effect and goes on, or asks.
    pub(crate) fn perform(&mut self, mut run: Run, op: &'static Op) {
        match op {
            Op::Choose { into, by, how, .. } => {
                return self.choose(run, *into, *by, *how);
            }
            Op::ChoosePlace { into, from, .. } => {
                let mut only = None;
                let mut count = 0;
                self.places(*from, &run.ctx(), |place| {
                    only = Some(place);
                    count += 1;
                });
                return match only {
                    None => {
                        run.stage = Stage::Done;
                        self.replace(Frame::Run(run));
                    }
                    Some(place) if count == 1 => {
                        run.regs[usize::from(*into)] = crate::select::coded(place);
                        self.next_op(run);
                    }
                    Some(_) => self.ask(Ask::Place, run.ctrl),
                };
            }
            Op::OneOf(..) => return self.ask(Ask::OneOf, run.ctrl),
            Op::If(cond, _) => {
                if self.holds(cond, &run.ctx()) {
                    run.depth += 1;
                    run.path[usize::from(run.depth)] = 0;
                    self.replace(Frame::Run(run));
                } else {
                    self.next_op(run);
                }
                return;
            }
            Op::Repeat(..) => {
                run.x = 0;
                run.depth += 1;
                run.path[usize::from(run.depth)] = 0;
                self.replace(Frame::Run(run));
                return;
            }
            Op::Then => {
                if !run.did {
                    run.stage = Stage::Done;
                }
                return self.next_op(run);
            }
            Op::Search { depth, .. } => {
                let depth = self.player(run.ctrl).deck.len().min(usize::from(*depth)) as u8;
                let at = (self.frames.len() - 1) as u8;
                self.reveals += 1;
                self.push(Frame::Search { seat: run.ctrl, depth, picked: false, run: at });
                return;
            }
            _ => {}
        }
        // The rest acts at once; whatever it starts is worked off before the next step.
        let at = self.frames.len() - 1;
        run.path[usize::from(run.depth)] += 1;
        self.replace(Frame::Run(run));
        let did = self.act(&run, op);
        if let Some(Frame::Run(below)) = self.frames.get_mut(at) {
            below.did = did;
        }
    }

    /// Everything that needs no answer. Says whether it did something.
    fn act(&mut self, run: &Run, op: &'static Op) -> bool {
        let ctx = run.ctx();
        match op {
            Op::Gain(who, num) => {
                let n = u16::from(self.number(num, &ctx, run.x));
                self.player_mut(State::seat_of(&ctx, *who)).resources += n;
                n > 0
            }
            Op::TakeResources(n) => {
                let taken = self.player(run.ctrl.other()).resources.min(u16::from(*n));
                self.player_mut(run.ctrl.other()).resources -= taken;
                self.player_mut(run.ctrl).resources += taken;
                taken > 0
            }
            Op::PlaceResources(n) => {
                self.obj_mut(run.src).resources += n;
                true
            }
            Op::TakeFromThis(n) => {
                let taken = self.obj(run.src).resources.min(*n);
                self.obj_mut(run.src).resources -= taken;
                self.player_mut(run.ctrl).resources += u16::from(taken);
                taken > 0
            }
            Op::Draw(who, num) => {
                let n = self.number(num, &ctx, run.x);
                self.draw(State::seat_of(&ctx, *who), n);
                true
            }
            Op::DiscardRandom(who, n) => {
                let seat = State::seat_of(&ctx, *who);
                let mut did = false;
                for _ in 0..*n {
                    let held = self.player(seat).hand.len();
                    if held > 0 {
                        let at = self.chance.below(held);
                        let id = self.player(seat).hand[at];
                        self.leave_hand(id);
                        self.onto_discard(id);
                        self.reveals += 1;
                        did = true;
                    }
                }
                did
            }
            Op::RevealTop => {
                let top = self.player(run.ctrl).deck.last().copied();
                self.reveals += 1;
                self.revealed = top.unwrap_or_default();
                if let Some(Frame::Run(below)) = self.frames.last_mut() {
                    below.regs[usize::from(REVEALED)] = top.unwrap_or_default().0;
                }
                top.is_some()
            }
            Op::AddToHand(it) => {
                let id = self.resolve(&ctx, *it);
                id.is_some() && self.take_in_hand(id)
            }
            Op::PutIntoPlay(it, to) => {
                let id = self.resolve(&ctx, *it);
                let place = match (self.place_of(*to, &ctx), id.is_some()) {
                    // At "your HQ" each player's card goes to its own.
                    (Some(Place::Hq(_)), true) => Some(Place::Hq(self.obj(id).owner)),
                    (place, _) => place,
                };
                self.put_into_play(id, place)
            }
            Op::PutIntoPlayOn(it, host) => {
                let (id, host) = (self.resolve(&ctx, *it), self.resolve(&ctx, *host));
                if !id.is_some() || !host.is_some() || !self.may_host(host, id, run.ctrl, false) {
                    return false;
                }
                self.enter(id, run.ctrl, Loc::On(host), false);
                true
            }
            Op::DeployOn(it, host) => {
                let (id, host) = (self.resolve(&ctx, *it), self.resolve(&ctx, *host));
                let ready = id.is_some() && host.is_some();
                if ready {
                    self.begin_deploy(id, run.ctrl, DeployTo::Host(host));
                }
                ready
            }
            Op::Tokens(number, n, to) => {
                let Some(place) = self.place_of(*to, &ctx) else { return false };
                let mut did = false;
                for _ in 0..*n {
                    did |= self.create_token(*number, run.ctrl, place);
                }
                did
            }
            Op::Deal(num, on) => {
                let n = self.number(num, &ctx, run.x);
                let targets = self.affected(run, on);
                let hits: Vec<(ObjId, u8)> = targets.into_iter().map(|id| (id, n)).collect();
                self.deal(&hits, run.src, run.ctrl, false)
            }
            Op::Indirect(n, who, reg) => {
                let Some(Place::Planet(planet)) = crate::select::decoded(run.regs[usize::from(*reg)]) else {
                    return false;
                };
                let seats: &[Seat] = match who {
                    Who::You => &[run.ctrl],
                    Who::Opponent => &[run.ctrl.other()],
                    Who::Each => &[run.ctrl.other(), run.ctrl],
                };
                for seat in seats {
                    self.push(Frame::Indirect {
                        seat: *seat,
                        left: *n,
                        planet,
                        src: run.src,
                        ctrl: run.ctrl,
                    });
                }
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
                let n = self.number(num, &ctx, run.x);
                self.affected(run, on).into_iter().fold(false, |did, id| {
                    let healed = self.obj(id).damage.min(n);
                    self.obj_mut(id).damage -= healed;
                    did || healed > 0
                })
            }
            Op::Prevent(num) => {
                let n = self.number(num, &ctx, run.x);
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
            Op::Destroy(on) => self.send_each(run, on, Exit::Destroyed),
            Op::Sacrifice(on) => self.send_each(run, on, Exit::Sacrificed),
            Op::ReturnToHand(on) => self.bring_each(run, on, Exit::Returned),
            Op::Discard(on) => self.bring_each(run, on, Exit::Discarded),
            Op::Exhaust(on) => self.affected(run, on).into_iter().fold(false, |did, id| {
                let ready = !self.obj(id).exhausted;
                self.exhaust(id);
                did | ready
            }),
            Op::Ready(on) => self.affected(run, on).into_iter().fold(false, |did, id| {
                let exhausted = self.obj(id).exhausted;
                self.obj_mut(id).exhausted = false;
                did | exhausted
            }),
            Op::Rout(on) => {
                let units = self.affected(run, on);
                for id in &units {
                    self.obj_mut(*id).loc = Loc::Hq;
                    self.exhaust(*id);
                }
                !units.is_empty()
            }
            Op::Move(on, to) => {
                let Some(place) = self.place_of(*to, &ctx) else { return false };
                self.affected(run, on).into_iter().fold(false, |did, id| did | self.move_to(id, place))
            }
            Op::CommitAgain(it, reg) => {
                let id = self.resolve(&ctx, *it);
                let place = crate::select::decoded(run.regs[usize::from(*reg)]);
                let Some(Place::Planet(planet)) = place else { return false };
                if !self.in_play(id) {
                    return false;
                }
                self.obj_mut(id).loc = Loc::Planet(planet);
                self.announce(Happened::new(Event::Commits, id, run.ctrl).at(place), true);
                true
            }
            Op::AttachTo(it, host) => {
                let (id, host) = (self.resolve(&ctx, *it), self.resolve(&ctx, *host));
                if !self.in_play(id) || !self.in_play(host) || self.obj(id).loc == Loc::On(host) {
                    return false;
                }
                self.obj_mut(id).loc = Loc::On(host);
                self.unsettled = true;
                true
            }
            Op::ReduceCost(n) => match self.frames.get_mut(usize::from(run.below)) {
                Some(Frame::Deploy { cost, .. }) => {
                    let reduced = (*cost).min(*n);
                    *cost -= reduced;
                    reduced > 0
                }
                _ => false,
            },
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
            Op::BattleAbility(reg) => match crate::select::decoded(run.regs[usize::from(*reg)]) {
                Some(Place::Planet(planet)) => {
                    self.start_battle_ability(planet, run.ctrl);
                    true
                }
                _ => false,
            },
            Op::Change(on, grant, until) => {
                let Some(change) = self.change(grant, run) else { return false };
                let cards = self.affected(run, on);
                for id in &cards {
                    let stamp = self.obj(*id).stamp;
                    let modifier = Modifier { obj: *id, stamp, change, until: *until, active: false };
                    let room = self.mods.push(modifier);
                    self.kept(room);
                }
                self.unsettled = true;
                !cards.is_empty()
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
                    Later::EndOfPhase => ObjId(run.regs[0]),
                };
                let stamp = if obj.is_some() { self.obj(obj).stamp } else { 0 };
                let room = self.delayed.push(Delayed { later: *later, run: delayed, obj, stamp });
                self.kept(room);
                true
            }
            Op::Choose { .. }
            | Op::ChoosePlace { .. }
            | Op::OneOf(..)
            | Op::Search { .. }
            | Op::If(..)
            | Op::Then
            | Op::Repeat(..) => true,
        }
    }

    fn change(&self, grant: &Grant, run: &Run) -> Option<Change> {
        let n = |num: &Num| self.number(num, &run.ctx(), run.x).min(100) as i8;
        Some(match grant {
            Grant::Attack(num) => Change::Attack(n(num)),
            Grant::LoseAttack(less) => Change::Attack(-((*less).min(100) as i8)),
            Grant::Hp(num) => Change::Hp(n(num)),
            Grant::DoubleHp => Change::DoubleHp,
            Grant::Command(num) => Change::Command(n(num)),
            Grant::NoCommand => Change::NoCommand,
            Grant::Keyword(keyword) => Change::Gain(*keyword),
            Grant::LoseKeyword(keyword) => Change::Lose(*keyword),
            Grant::Blank => Change::Blank,
            Grant::CannotBeAttacked => Change::CannotBeAttacked,
            Grant::CannotBeTargetedByEnemies => Change::CannotBeTargeted,
            Grant::CannotRetreat => Change::CannotRetreat,
            Grant::IgnoresFlying => Change::IgnoresFlying,
            Grant::DoubleDamageTo(_) => return None,
        })
    }

    /// The cards in play an effect applies to, those immune left out.
    fn affected(&self, run: &Run, on: &On) -> Vec<ObjId> {
        let mut cards = Vec::new();
        match on {
            On::The(it) => {
                let id = self.resolve(&run.ctx(), *it);
                if self.in_play(id) {
                    cards.push(id);
                }
            }
            On::Each(sel) => self.find(sel, &run.ctx(), |id| cards.push(id)),
            On::Picked => cards.extend(self.picked.iter().filter(|id| self.in_play(**id))),
        }
        cards.retain(|id| !self.immune_to(*id, run.src, run.ctrl));
        cards
    }

    fn send_each(&mut self, run: &Run, on: &On, how: Exit) -> bool {
        let cards: Vec<(ObjId, Exit)> = self
            .affected(run, on)
            .into_iter()
            .filter(|id| self.card(*id).kind != Kind::Warlord)
            .map(|id| (id, how))
            .collect();
        self.send_away(&cards);
        !cards.is_empty()
    }

    /// Returns or discards cards from wherever they are.
    fn bring_each(&mut self, run: &Run, on: &On, how: Exit) -> bool {
        if let On::The(it) = on {
            let id = self.resolve(&run.ctx(), *it);
            if id.is_some() && !self.in_play(id) {
                return match (how, self.obj(id).loc) {
                    (Exit::Returned, _) => self.take_in_hand(id),
                    (_, Loc::Hand | Loc::Deck) => {
                        self.leave_hand(id);
                        let owner = self.obj(id).owner;
                        self.player_mut(owner).deck.take(id);
                        self.onto_discard(id);
                        self.lose_if_deck_empty(owner);
                        true
                    }
                    _ => false,
                };
            }
        }
        self.send_each(run, on, how)
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

    /// Exhausts a card; tells those who answer that.
    pub(crate) fn exhaust(&mut self, id: ObjId) {
        if self.in_play(id) && !self.obj(id).exhausted {
            self.obj_mut(id).exhausted = true;
            let what = Happened::new(Event::Exhausts, id, self.obj(id).controller).at(self.place(id));
            self.announce(what, false);
        }
    }

    /// Moves a unit; tells those who answer that.
    pub(crate) fn move_to(&mut self, id: ObjId, place: Place) -> bool {
        let controller = self.obj(id).controller;
        let loc = match place {
            Place::Planet(planet) => Loc::Planet(planet),
            Place::Hq(_) => Loc::Hq,
        };
        if !self.in_play(id) || self.obj(id).loc == loc {
            return false;
        }
        self.obj_mut(id).loc = loc;
        self.unsettled = true;
        if let Place::Planet(_) = place {
            self.announce(Happened::new(Event::Moves, id, controller).at(Some(place)), true);
        }
        true
    }

    fn put_into_play(&mut self, id: ObjId, place: Option<Place>) -> bool {
        let Some(place) = place else { return false };
        if !id.is_some() || self.in_play(id) || self.card(id).kind == Kind::Token {
            return false;
        }
        let owner = self.obj(id).owner;
        if self.card(id).unique && self.controls_copy(id, owner) {
            return false;
        }
        let loc = match place {
            Place::Planet(planet) => Loc::Planet(planet),
            Place::Hq(_) => Loc::Hq,
        };
        self.enter(id, owner, loc, false);
        true
    }

    fn create_token(&mut self, number: u16, seat: Seat, place: Place) -> bool {
        let kind = token(number);
        let free = self
            .objs
            .iter()
            .position(|obj| obj.loc == Loc::Removed && card(obj.card).kind == Kind::Token && !obj.leaving);
        let id = if let Some(at) = free {
            ObjId(at as u8)
        } else {
            if !self.objs.push(crate::state::Obj::default()) {
                self.overrun = true;
                return false;
            }
            ObjId((self.objs.len() - 1) as u8)
        };
        let stamp = self.obj(id).stamp;
        *self.obj_mut(id) =
            crate::state::Obj { card: kind, owner: seat, controller: seat, stamp, ..Default::default() };
        let loc = match place {
            Place::Planet(planet) => Loc::Planet(planet),
            Place::Hq(_) => Loc::Hq,
        };
        self.enter(id, seat, loc, false);
        true
    }

    /// Puts a card into play from wherever it is; tells those who answer that.
    pub(crate) fn enter(&mut self, id: ObjId, seat: Seat, loc: Loc, deployed: bool) {
        self.leave_hand(id);
        let owner = self.obj(id).owner;
        self.player_mut(owner).deck.take(id);
        self.player_mut(owner).discard.take(id);
        let attached = matches!(loc, Loc::On(_)) && self.card(id).kind == Kind::Army;
        let obj = self.obj_mut(id);
        obj.loc = loc;
        obj.controller = seat;
        obj.stamp = obj.stamp.wrapping_add(1);
        obj.damage = 0;
        obj.resources = 0;
        obj.exhausted = false;
        obj.used = 0;
        obj.leaving = false;
        obj.as_attachment = attached;
        self.play.push(id);
        self.reveals += 1;
        self.lose_if_deck_empty(owner);
        let mut what = Happened::new(Event::Enters, id, seat).at(self.place(id));
        what.deployed = deployed;
        self.announce(what, true);
    }

    /// What follows when a search has found a card, or none.
    pub(crate) fn found(&mut self, run_at: u8, id: Option<ObjId>) {
        let Some(Frame::Run(run)) = self.frames.get(usize::from(run_at)).copied() else { return };
        let (Some(id), Some(Op::Search { then, reveal, .. })) = (id, State::current_op(&run)) else { return };
        if *reveal {
            self.revealed = id;
        }
        match then {
            Found::Hand => {
                self.take_in_hand(id);
            }
            Found::Play(to) => {
                let place = self.place_of(*to, &run.ctx());
                self.put_into_play(id, place);
            }
        }
    }

    /// Puts a card from deck, discard pile or play area into its owner's hand. Tokens have no hand to go to.
    pub(crate) fn take_in_hand(&mut self, id: ObjId) -> bool {
        let owner = self.obj(id).owner;
        self.player_mut(owner).deck.take(id);
        self.player_mut(owner).discard.take(id);
        if self.card(id).kind == Kind::Token || self.obj(id).loc == Loc::Hand {
            return false;
        }
        self.obj_mut(id).loc = Loc::Hand;
        self.player_mut(owner).hand.push(id);
        self.lose_if_deck_empty(owner);
        true
    }

    /// Puts a card on its owner's discard pile; a token goes back to the bank.
    pub(crate) fn onto_discard(&mut self, id: ObjId) {
        if self.card(id).kind == Kind::Token {
            self.obj_mut(id).loc = Loc::Removed;
            return;
        }
        let owner = self.obj(id).owner;
        self.obj_mut(id).loc = Loc::Discard;
        self.obj_mut(id).controller = owner;
        self.player_mut(owner).discard.push(id);
    }

    pub(crate) fn leave_hand(&mut self, id: ObjId) {
        let owner = self.obj(id).owner;
        self.player_mut(owner).hand.take(id);
    }

    /// Draws that many cards from the top.
    pub(crate) fn draw(&mut self, seat: Seat, n: u8) {
        for _ in 0..n {
            if let Some(id) = self.player_mut(seat).deck.pop() {
                self.obj_mut(id).loc = Loc::Hand;
                self.player_mut(seat).hand.push(id);
                self.reveals += 1;
            }
        }
        self.lose_if_deck_empty(seat);
    }

    /// Ends lasting changes whose time is over.
    pub(crate) fn expire(&mut self, until: Until) {
        self.mods.retain(|it| it.until != until);
        self.unsettled = true;
    }

    /// Starts a deployment of a card from hand.
    pub(crate) fn begin_deploy(&mut self, obj: ObjId, seat: Seat, to: DeployTo) {
        let cost = self.card(obj).cost.unwrap_or(0);
        self.push(Frame::Deploy { obj, seat, to, cost, step: 0 });
    }
}
