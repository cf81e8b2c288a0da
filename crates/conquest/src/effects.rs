//! What each step of an effect does. Every word of the language has its line in [`State::act`]; what it starts is worked off
//! before the next step.

mod cards;
mod in_progress;

use crate::ability::{Event, Op, Ref, To};
use crate::answer::Ask;
use crate::card::Kind;
use crate::cards::called;
use crate::state::{
    Deed, Exit, Frame, Happened, Lasting, Loc, ObjId, OpRef, Place, Rule, Run, Slot, Stage, State, Timing,
};

use crate::ability::{Grant, Modifier, On, Until};
use crate::window::of_planet;

/// The step being carried out: a run already stands after it.
fn step_before(run: &Run) -> OpRef {
    let mut path = run.path;
    path[usize::from(run.depth)] -= 1;
    OpRef { ability: run.ability, path, depth: run.depth }
}

impl State {
    /// Carries out one step of an effect and goes on, or asks.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "every other step acts at once, and `act` spells them out"
    )]
    pub(crate) fn perform(&mut self, mut run: Run, op: &'static Op) {
        match op {
            Op::Choose { into, by, how, .. } => self.choose(run, *into, *by, *how),
            Op::ChoosePlace { into, from, .. } => match self.worthy_places(&run, from)[..] {
                [] => {
                    run.stage = Stage::Done;
                    self.replace(Frame::Run(run));
                }
                [place] => {
                    run.regs[usize::from(*into)] = Slot::Place(place);
                    self.next_op(run);
                }
                _ => self.ask(Ask::Place, run.ctrl),
            },
            Op::OneOf(..) => self.choose_one_of(run),
            Op::PayOr(num, _)
                if u16::from(self.number(num, &run.ctx())) <= self.player(run.ctrl).resources =>
            {
                self.ask(Ask::OneOf, run.ctrl);
            }
            Op::PayOr(..) => self.enter_level(run),
            Op::TurnDial => self.ask(Ask::Enslave, run.ctrl),
            Op::ChooseKeyword(_) => self.choose_keyword(run),
            Op::ChooseAside(into) => self.choose_aside(run, *into),
            Op::SecretPlanets(yours, theirs) => self.choose_in_secret(run, *yours, *theirs),
            Op::May(inner) if self.would_change(inner, &run.ctx()) => self.ask(Ask::OneOf, run.ctrl),
            Op::May(_) => self.next_op(run),
            Op::OpponentDiscardsOr(many, _) => self.ask_to_discard(run, *many),
            Op::Opponent(_) => {
                run.ctrl = run.ctrl.other();
                self.enter_level(run);
            }
            Op::ChooseNumber(most) => match self.number(most, &run.ctx()) {
                few @ (0 | 1) => {
                    run.x = few;
                    run.did = few > 0;
                    self.next_op(run);
                }
                most => self.ask(Ask::X { most }, run.ctrl),
            },
            Op::If(cond, _) if self.holds(cond, &run.ctx()) => self.enter_level(run),
            Op::If(..) => self.next_op(run),
            Op::Repeat(times, _) if self.number(times, &run.ctx()) > 0 => self.enter_level(run),
            Op::Repeat(..) => self.next_op(run),
            Op::EachPlayer(_) => self.enter_level(run),
            Op::While(cond, _) if self.holds(cond, &run.ctx()) => self.enter_level(run),
            Op::While(..) => self.next_op(run),
            Op::EachPlanet(into, _) => {
                let first = self.face_up().next();
                if let Some(planet) = first {
                    run.regs[usize::from(*into)] = Slot::Place(Place::Planet(planet));
                    self.enter_level(run);
                } else {
                    self.next_op(run);
                }
            }
            Op::Then => {
                if !run.did {
                    run.stage = Stage::Done;
                }
                self.next_op(run);
            }
            Op::IfTaken => {
                if self.last_taken < run.x {
                    run.stage = Stage::Done;
                }
                self.next_op(run);
            }
            Op::Search { depth, .. } | Op::SearchAndShuffle { depth, .. } => {
                let depth = self.player(run.ctrl).deck.len().min(usize::from(*depth)) as u8;
                let at = (self.frames.len() - 1) as u8;
                self.reveals += 1;
                self.push(Frame::Search { seat: run.ctrl, depth, picked: false, found: 0, run: at });
                self.announce(Happened::new(Event::Searches, run.src, run.ctrl), Timing::Interrupt);
            }
            _ => {
                // The rest acts at once; whatever it starts is worked off before the next step.
                let at = self.frames.len() - 1;
                run.path[usize::from(run.depth)] += 1;
                self.replace(Frame::Run(run));
                let did = self.act(&run, op);
                if let Some(Frame::Run(below)) = self.frames.get_mut(at) {
                    below.did = did;
                }
            }
        }
    }

    /// Goes into the steps inside the present one.
    pub(crate) fn enter_level(&mut self, mut run: Run) {
        run.turns = 0;
        run.depth += 1;
        run.path[usize::from(run.depth)] = 0;
        self.replace(Frame::Run(run));
    }

    /// Everything that needs no answer. Says whether it did something, or let something happen.
    fn act(&mut self, run: &Run, op: &'static Op) -> bool {
        match op {
            Op::Gain(who, num) => self.gain(State::seat_of(&run.ctx(), *who), self.number(num, &run.ctx())),
            Op::DeployAt(it, to) => self.deploy_at(run, *it, *to),
            Op::Rule(to, _, until) => self.lay_down(run, *to, *until),
            Op::CancelEffect => self.cancel_effect(run),
            Op::ForgoBonus => {
                self.no_bonus = true;
                true
            }
            Op::ForgoPrize => self.battle.as_mut().is_some_and(|battle| {
                battle.no_prize = true;
                true
            }),
            Op::SwitchPlaces(one, other) => self.switch_places(run, *one, *other),
            Op::SwitchPlanets(one, other) => {
                let planets = [*one, *other].map(|reg| run.ctx().slot(reg).planet());
                let [Some(one), Some(other)] = planets else { return false };
                let what = Happened::new(Event::Switched, ObjId::NONE, run.ctrl).at(Some(Place::Planet(one)));
                self.happen(what, Deed::Switch(one, other))
            }
            Op::SwitchAside(planet, aside) => {
                let (planet, aside) = (run.ctx().slot(*planet).planet(), run.ctx().slot(*aside).aside());
                let Some((planet, aside)) = planet.zip(aside) else { return false };
                let start = self.happenings.len();
                let what = of_planet(Event::Switched, planet, run.ctrl);
                let did = self.propose(what, Deed::Exchange(planet, aside));
                if did {
                    self.propose_loss(Loc::OnPlanet(planet));
                }
                self.open_gate(start);
                did
            }
            Op::Become(name) => {
                let Some(face) = called(name) else { return false };
                self.happen(self.befalls(Event::Becomes, run.src), Deed::Become(face))
            }
            Op::IndirectAmong(num, players, _) => self.deal_indirect_among(run, num, *players),
            Op::TakeResources(num) => self.take_resources(run, num),
            Op::PlaceResources(num) => self.place_resources(run, num),
            Op::TakeFromThis(num) => self.take_from_this(run, num),
            Op::Draw(who, num) => self.draw(State::seat_of(&run.ctx(), *who), self.number(num, &run.ctx())),
            Op::DiscardRandom(who, num) => self.discard_random(run, *who, num),
            Op::LoseResources(who, num) => self.lose_resources(run, *who, num),
            Op::DiscardTop(who, num) => self.discard_top(run, *who, num),
            Op::PutOnDeck(on) => self.bring_each(run, on, Exit::OnDeck),
            Op::Discard(on) => self.bring_each(run, on, Exit::Discarded),
            Op::ReturnToHand(on) => self.bring_each(run, on, Exit::Returned),
            Op::RevealTop => self.reveal_top(run),
            Op::AddToHand(it) => self.add_to_hand(run, *it),
            Op::PutIntoPlay(it, to) => self.put_chosen_into_play(run, *it, *to),
            Op::PutUnderControl(it, to) => self.put_under_control(run, *it, *to),
            Op::PutIntoPlayOn(it, host) => self.put_into_play_on(run, *it, *host),
            Op::DeployOn(it, host) => self.deploy_on(run, *it, *host),
            Op::Tokens(name, num, to) => self.put_tokens(run, name, num, *to),
            Op::Deal(num, on) => self.deal_to(run, num, on),
            Op::TradeBlows(one, other) => self.trade_blows(run, *one, *other),
            Op::DealSurely(num, on) => self.deal_surely(run, num, on),
            Op::Indirect(num, players, to) => self.deal_indirect(run, num, *players, *to),
            Op::Let(num) => self.let_x(run, num),
            Op::SearchDeeper(num) => self.search_deeper(run, num),
            Op::Retarget(it) => self.retarget(run, *it),
            Op::ReverseBattles => !std::mem::replace(&mut self.backwards, true),
            Op::TakeTurn => self.take_combat_turn(run.ctrl),
            Op::CopyEvent => self.copy_event(run),
            Op::CancelBonus(bonus) => self.cancel_bonus(run, *bonus),
            Op::Hush => self.hush(run),
            Op::FightAt(to) => self.fight_at(self.place_of(*to, &run.ctx())),
            Op::HoldUnder(it) => self.hold_under(run, *it),
            Op::RangedSkirmish => self.fight_ranged_skirmish(),
            Op::MoveDamage(num, from, to) => self.move_damage(run, num, *from, *to),
            Op::Heal(num, on) => {
                let n = self.number(num, &run.ctx());
                self.each_affected(run, on, |state, id| {
                    state.propose(state.befalls(Event::Heals, id).much(n), Deed::Heal(n))
                })
            }
            Op::Prevent(num) => self.prevent(run, num),
            Op::Increase(num) => self.increase(run, num),
            Op::Reduce(num) => self.reduce_damage(run, num),
            Op::Reassign(num, to) => self.reassign(run, num, *to),
            Op::Destroy(on) => self.send_each(run, on, Exit::Destroyed),
            Op::Sacrifice(on) => self.send_each(run, on, Exit::Sacrificed),
            Op::Exhaust(on) => self.each_affected(run, on, |state, id| {
                !state.forbidden(id, Grant::CannotBeExhausted)
                    && state.propose(state.befalls(Event::Exhausts, id), Deed::Exhaust)
            }),
            Op::Ready(on) => self.each_affected(run, on, |state, id| {
                state.propose(state.befalls(Event::Readies, id), Deed::Ready)
            }),
            Op::Rout(on) => self.each_affected(run, on, |state, id| {
                if state.forbidden(id, Grant::CannotBeRouted) {
                    return false;
                }
                let home = Place::Hq(state.obj(id).controller);
                let moved = state.propose(state.moving(id, home), Deed::Move(home));
                state.propose(state.befalls(Event::Exhausts, id), Deed::Exhaust) | moved
            }),
            Op::Retreat(on) => {
                self.each_affected(run, on, |state, id| state.may_retreat(id) && state.propose_retreat(id))
            }
            Op::Move(on, to) => {
                let Some(place) = self.place_of(*to, &run.ctx()) else { return false };
                self.each_affected(run, on, |state, id| {
                    state.propose(state.moving(id, place), Deed::Move(place))
                })
            }
            Op::CommitAgain(it, reg) => {
                let Some(planet) = run.ctx().slot(*reg).planet() else { return false };
                self.commit_one(self.resolve(&run.ctx(), *it), planet)
            }
            Op::CommitHere(it) => {
                let Some(Place::Planet(planet)) = run.place else { return false };
                self.commit_one(self.resolve(&run.ctx(), *it), planet)
            }
            Op::AttachTo(it, host) => {
                let (id, host) = (self.resolve(&run.ctx(), *it), self.resolve(&run.ctx(), *host));
                self.happen(self.befalls(Event::Attaches, id), Deed::Attach(host))
            }
            Op::TakeControl(on) => self.each_affected(run, on, |state, id| {
                let mut what = state.befalls(Event::TakesControl, id);
                what.who = run.ctrl;
                state.propose(what, Deed::Control)
            }),
            Op::PutOnTop(on) => self.put_on_top(run, on),
            Op::ShuffleIntoDeck(on) => self.shuffle_in(run, on),
            Op::RevealHand(who) => self.reveal_hand(State::seat_of(&run.ctx(), *who)),
            Op::PassNextTurn => {
                self.player_mut(run.ctrl).must_pass = true;
                true
            }
            Op::GiveBack(on) => self.each_affected(run, on, |state, id| {
                let mut what = state.befalls(Event::TakesControl, id);
                what.who = state.obj(id).owner;
                state.propose(what, Deed::Control)
            }),
            Op::PutInReserve(on) => self.send_each(run, on, Exit::Reserved),
            Op::LookAt(it) => self.look_at_reserve(self.resolve(&run.ctx(), *it)),
            Op::TakeInitiative => self.take_battle_initiative(run.ctrl),
            Op::Modify(modifier) => self.modify(run, modifier),
            Op::ReduceCost(num) => self.reduce_cost(run, num, 0),
            Op::ReduceCostTo(num, least) => self.reduce_cost(run, num, *least),
            Op::RaiseCost(num) => self.raise_cost(run, num),
            Op::Instead => run.cause.is_some_and(|cause| self.replace_happening(run.below, &cause)),
            Op::Cancel => self.cancel(run),
            Op::CancelAttack => self.cancel_attack(run),
            Op::CancelShield => self.cancel_shield(run),
            Op::DoubleShield => self.double_shield(run),
            Op::MoreShield(num) => self.more_shield(run, num),
            Op::Redirect(it) => self.redirect(run, *it),
            Op::BattleAbility(to) => match self.place_of(*to, &run.ctx()) {
                Some(Place::Planet(planet)) => {
                    self.start_battle_ability(planet, run.ctrl);
                    true
                }
                Some(Place::Hq(_)) | None => false,
            },
            Op::Infest(to) => self.infest(self.place_of(*to, &run.ctx()), run.ctrl),
            Op::TokensAtEach(name, places) => self.put_tokens_at_each(run, name, places),
            Op::Delay(later, _) => self.delay(run, *later),
            // These ask or lead on, and are carried out where the steps are walked through.
            Op::Choose { .. }
            | Op::ChoosePlace { .. }
            | Op::OneOf(..)
            | Op::PayOr(..)
            | Op::TurnDial
            | Op::ChooseKeyword(_)
            | Op::ChooseAside(_)
            | Op::SecretPlanets(..)
            | Op::May(_)
            | Op::Opponent(_)
            | Op::OpponentDiscardsOr(..)
            | Op::ChooseNumber(_)
            | Op::Search { .. }
            | Op::If(..)
            | Op::Then
            | Op::IfTaken
            | Op::Repeat(..)
            | Op::EachPlanet(..)
            | Op::While(..)
            | Op::SearchAndShuffle { .. }
            | Op::EachPlayer(_) => true,
        }
    }

    /// Gives cards something for a time. The amount is settled now.
    fn modify(&mut self, run: &Run, modifier: &Modifier) -> bool {
        let ctx = run.ctx();
        let amount = modifier.grant.amount().map_or(0, |num| self.number(num, &ctx));
        let of = step_before(run);
        let cards = self.affected(&modifier.to, &ctx);
        for id in &cards {
            let stamp = self.obj(*id).stamp;
            let until = modifier.until;
            let (src, ctrl) = (run.src, run.ctrl);
            let room =
                self.mods.push(Lasting { obj: *id, stamp, of, src, ctrl, amount, until, active: false });
            self.kept(room);
        }
        if let Grant::Cheaper(sel, less, least) = &modifier.grant {
            self.cheapen_what_is_being_deployed(run, sel, *less, *least);
        }
        self.unsettled = true;
        !cards.is_empty()
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

    /// Lets something hold at a planet for a time.
    fn lay_down(&mut self, run: &Run, to: To, until: Until) -> bool {
        let place = self.place_of(to, &run.ctx());
        let mut path = run.path;
        // `run` already stands after this step.
        path[usize::from(run.depth)] -= 1;
        let of = OpRef { ability: run.ability, path, depth: run.depth };
        let room = self.rules.push(Rule { of, src: run.src, ctrl: run.ctrl, place, until });
        self.kept(room);
        self.unsettled = true;
        true
    }

    /// The opponent may discard cards to be spared what follows; those discarded so far are counted.
    fn ask_to_discard(&mut self, mut run: Run, many: u8) {
        let opponent = run.ctrl.other();
        if run.turns >= many {
            run.turns = 0;
            self.next_op(run);
        } else if run.turns > 0 {
            self.ask(Ask::Choose, opponent);
        } else if self.player(opponent).hand.len() >= usize::from(many) {
            self.ask(Ask::OneOf, opponent);
        } else {
            self.enter_level(run);
        }
    }

    /// Two units change places at once.
    fn switch_places(&mut self, run: &Run, one: Ref, other: Ref) -> bool {
        let units = [one, other].map(|it| self.resolve(&run.ctx(), it));
        let [Some(first), Some(second)] = units.map(|id| self.place(id)) else { return false };
        let start = self.happenings.len();
        let moved = self.propose(self.moving(units[0], second), Deed::Move(second))
            | self.propose(self.moving(units[1], first), Deed::Move(first));
        self.open_gate(start);
        moved
    }

    fn send_each(&mut self, run: &Run, on: &On, how: Exit) -> bool {
        if let On::The(it) = on
            && let id = self.resolve(&run.ctx(), *it)
            && self.in_reserve(id)
        {
            return self.discard(id);
        }
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
        let elsewhere: Vec<ObjId> = match on {
            On::Picked => self.picked_by(run.picks).iter().copied().filter(|id| !self.in_play(*id)).collect(),
            On::The(_) | On::Each(_) => Vec::new(),
        };
        if !elsewhere.is_empty() {
            return elsewhere.into_iter().fold(false, |did, id| self.bring(id, how) | did);
        }
        if let On::The(it) = on {
            let id = self.resolve(&run.ctx(), *it);
            if id.is_some() && !self.in_play(id) {
                return self.bring(id, how);
            }
        }
        if let On::Each(sel) = on {
            let mut held = Vec::new();
            self.find(sel, &run.ctx(), |id| held.push(id));
            held.retain(|id| !self.in_play(*id));
            if !held.is_empty() {
                return held.into_iter().fold(false, |did, id| self.bring(id, how) | did);
            }
        }
        self.send_each(run, on, how)
    }

    /// Returns or discards a card that is not in play.
    fn bring(&mut self, id: ObjId, how: Exit) -> bool {
        match how {
            Exit::Returned => self.put_in_hand(id),
            Exit::OnDeck => self.lay_on_deck(id),
            Exit::Destroyed | Exit::Sacrificed | Exit::Discarded | Exit::Reserved | Exit::WithHost => {
                self.discard(id)
            }
        }
    }

    /// Ends lasting changes whose time is over.
    pub(crate) fn expire(&mut self, until: Until) {
        self.mods.retain(|it| it.until != until);
        self.rules.retain(|it| it.until != until);
        self.unsettled = true;
    }
}
