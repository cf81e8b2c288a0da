//! What each step of an effect does.

mod in_progress;

use crate::ability::{Event, Grant, Num, On, Op, REVEALED, Until};
use crate::answer::Ask;
use crate::card::Kind;
use crate::state::{Change, DeployTo, Exit, Frame, Happened, Loc, Modifier, ObjId, Place, Run, Stage, State};

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
            Op::Discard(on) => self.bring_each(run, on, Exit::Discarded),
            Op::ReturnToHand(on) => self.bring_each(run, on, Exit::Returned),
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
            _ => false,
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
    pub(crate) fn affected(&self, run: &Run, on: &On) -> Vec<ObjId> {
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
                        self.reveals += 1;
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

    /// Ends lasting changes whose time is over.
    pub(crate) fn expire(&mut self, until: Until) {
        self.mods.retain(|it| it.until != until);
        self.unsettled = true;
    }
}
