//! What each step of an effect does.

mod in_progress;

use crate::ability::{Event, Grant, Num, On, Op, REVEALED, Until};
use crate::answer::Ask;
use crate::card::Kind;
use crate::rng::Lot;
use crate::state::{
    Change, Deed, DeployTo, Exit, Frame, Loc, Modifier, ObjId, Place, Run, Slot, Stage, State,
};

impl State {
    /// Carries out one step of an effect and goes on, or asks.
    pub(crate) fn perform(&mut self, mut run: Run, op: &'static Op) {
        match op {
            Op::Choose { into, by, how, .. } => {
                return self.choose(run, *into, *by, *how);
            }
            Op::ChoosePlace { into, from, .. } => {
                return match self.worthy_places(&run, *from)[..] {
                    [] => {
                        run.stage = Stage::Done;
                        self.replace(Frame::Run(run));
                    }
                    [place] => {
                        run.regs[usize::from(*into)] = Slot::Place(place);
                        self.next_op(run);
                    }
                    _ => self.ask(Ask::Place, run.ctrl),
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
                run.turns = 0;
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
        match op {
            Op::Gain(..)
            | Op::TakeResources(_)
            | Op::PlaceResources(_)
            | Op::TakeFromThis(_)
            | Op::Draw(..)
            | Op::DiscardRandom(..)
            | Op::Discard(_)
            | Op::ReturnToHand(_)
            | Op::RevealTop
            | Op::AddToHand(_)
            | Op::PutIntoPlay(..)
            | Op::PutIntoPlayOn(..)
            | Op::DeployOn(..)
            | Op::Tokens(..) => self.act_on_cards(run, op),
            Op::Deal(..)
            | Op::Indirect(..)
            | Op::MoveDamage(..)
            | Op::Heal(..)
            | Op::Prevent(_)
            | Op::Increase(_)
            | Op::Reassign(..) => self.act_on_damage(run, op),
            Op::Destroy(_)
            | Op::Sacrifice(_)
            | Op::Exhaust(_)
            | Op::Ready(_)
            | Op::Rout(_)
            | Op::Move(..)
            | Op::CommitAgain(..)
            | Op::AttachTo(..)
            | Op::Change(..) => self.act_on_units(run, op),
            Op::ReduceCost(_)
            | Op::Instead
            | Op::Cancel
            | Op::CancelShield
            | Op::MoreShield(_)
            | Op::Redirect(_)
            | Op::BattleAbility(_)
            | Op::Delay(..) => self.act_on_progress(run, op),
            Op::Choose { .. }
            | Op::ChoosePlace { .. }
            | Op::OneOf(..)
            | Op::Search { .. }
            | Op::If(..)
            | Op::Then
            | Op::Repeat(..) => true,
        }
    }

    /// Resources, and cards outside play or coming into it.
    fn act_on_cards(&mut self, run: &Run, op: &'static Op) -> bool {
        let ctx = run.ctx();
        match op {
            Op::Gain(who, num) => {
                let n = self.number(num, &ctx);
                State::seats_of(&ctx, *who).iter().fold(false, |did, seat| self.gain(*seat, n) | did)
            }
            Op::TakeResources(n) => {
                let taken = self.player(run.ctrl.other()).resources.min(u16::from(*n));
                self.player_mut(run.ctrl.other()).resources -= taken;
                self.gain(run.ctrl, taken as u8)
            }
            Op::PlaceResources(n) => {
                self.obj_mut(run.src).resources += n;
                true
            }
            Op::TakeFromThis(n) => {
                let taken = self.obj(run.src).resources.min(*n);
                self.obj_mut(run.src).resources -= taken;
                self.gain(run.ctrl, taken)
            }
            Op::Draw(who, num) => {
                let n = self.number(num, &ctx);
                State::seats_of(&ctx, *who).iter().fold(false, |did, seat| self.draw(*seat, n) | did)
            }
            Op::DiscardRandom(who, n) => {
                let mut did = false;
                for seat in State::seats_of(&ctx, *who) {
                    let mut hand = self.player(*seat).hand;
                    for _ in 0..usize::from(*n).min(hand.len()) {
                        let id = hand.remove(self.chance.draw(Lot::Hand(*seat)).below(hand.len()));
                        did |= self.discard(id);
                    }
                }
                did
            }
            Op::Discard(on) => self.bring_each(run, on, Exit::Discarded),
            Op::ReturnToHand(on) => self.bring_each(run, on, Exit::Returned),
            Op::RevealTop => {
                let top = self.player(run.ctrl).deck.last().copied();
                self.reveals += 1;
                self.revealed = top.unwrap_or_default();
                if let Some(Frame::Run(below)) = self.frames.last_mut() {
                    below.regs[usize::from(REVEALED)] = top.map_or(Slot::Empty, Slot::Card);
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
                let copy = id.is_some() && self.card(id).unique && self.controls_copy(id, run.ctrl);
                if copy || !id.is_some() || !host.is_some() || !self.may_host(host, id, run.ctrl, false) {
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
            Op::Tokens(name, n, to) => {
                let Some(place) = self.place_of(*to, &ctx) else { return false };
                let mut did = false;
                for _ in 0..*n {
                    did |= self.create_token(name, run.ctrl, place);
                }
                did
            }
            _ => false,
        }
    }

    /// What happens to cards in play.
    fn act_on_units(&mut self, run: &Run, op: &'static Op) -> bool {
        let ctx = run.ctx();
        match op {
            Op::Destroy(on) => self.send_each(run, on, Exit::Destroyed),
            Op::Sacrifice(on) => self.send_each(run, on, Exit::Sacrificed),
            Op::Exhaust(on) => self.each_affected(run, on, |state, id| {
                state.propose(state.befalls(Event::Exhausts, id), Deed::Exhaust)
            }),
            Op::Ready(on) => self.each_affected(run, on, |state, id| {
                state.propose(state.befalls(Event::Readies, id), Deed::Ready)
            }),
            Op::Rout(on) => self.each_affected(run, on, |state, id| {
                let home = Place::Hq(state.obj(id).controller);
                let moved = state.propose(state.moving(id, home), Deed::Move(home));
                state.propose(state.befalls(Event::Exhausts, id), Deed::Exhaust) | moved
            }),
            Op::Move(on, to) => {
                let Some(place) = self.place_of(*to, &ctx) else { return false };
                self.each_affected(run, on, |state, id| {
                    state.propose(state.moving(id, place), Deed::Move(place))
                })
            }
            Op::CommitAgain(it, reg) => {
                let id = self.resolve(&ctx, *it);
                let Some(planet) = ctx.slot(*reg).planet() else { return false };
                let what = self.befalls(Event::Commits, id).at(Some(Place::Planet(planet)));
                self.happen(what, Deed::Commit(planet))
            }
            Op::AttachTo(it, host) => {
                let (id, host) = (self.resolve(&ctx, *it), self.resolve(&ctx, *host));
                self.happen(self.befalls(Event::Attaches, id), Deed::Attach(host))
            }
            Op::Change(on, grant, until) => {
                let Some(change) = self.change(grant, run) else { return false };
                let cards = self.affected(on, &ctx);
                for id in &cards {
                    let stamp = self.obj(*id).stamp;
                    let modifier = Modifier { obj: *id, stamp, change, until: *until, active: false };
                    let room = self.mods.push(modifier);
                    self.kept(room);
                }
                self.unsettled = true;
                !cards.is_empty()
            }
            _ => false,
        }
    }

    fn change(&self, grant: &Grant, run: &Run) -> Option<Change> {
        let n = |num: &Num| self.number(num, &run.ctx()).min(100) as i8;
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

    /// Lets something happen to all the cards an effect applies to, at once.
    pub(super) fn each_affected(
        &mut self,
        run: &Run,
        on: &On,
        mut propose: impl FnMut(&mut State, ObjId) -> bool,
    ) -> bool {
        let start = self.happenings.len();
        let mut did = false;
        for id in self.affected(on, &run.ctx()) {
            did |= propose(self, id);
        }
        self.open_gate(start);
        did
    }

    fn send_each(&mut self, run: &Run, on: &On, how: Exit) -> bool {
        let cards: Vec<(ObjId, Exit)> = self
            .affected(on, &run.ctx())
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
                return match how {
                    Exit::Returned => self.take_in_hand(id),
                    Exit::Destroyed | Exit::Sacrificed | Exit::Discarded => self.discard(id),
                };
            }
        }
        self.send_each(run, on, how)
    }

    /// Ends lasting changes whose time is over.
    pub(crate) fn expire(&mut self, until: Until) {
        self.mods.retain(|it| it.until != until);
        self.unsettled = true;
    }
}
