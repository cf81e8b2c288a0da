//! Timing. Every change of the game comes through one gate, [`State::happen`]: interrupts, forced ones first; the change,
//! unless something else happens instead; the look for what it ends; reactions, forced ones first. Players alternate,
//! beginning with whoever has the initiative, until both pass.
//!
//! Also the windows in which players act of their own accord. What can answer at all stands in `answers`.

mod answers;
mod change;
mod piles;
#[cfg(test)]
mod tests;

pub(crate) use change::loc_of;

use crate::ability::Event;
use crate::answer::{Answer, Ask};
use crate::card::Kind;
use crate::state::{
    Deed, Exit, Frame, GateStep, Happened, Happening, Loc, MOST_ANSWERS, ObjId, Packet, Place, Seat, State,
    Timing,
};

impl State {
    /// Lets something happen. Says whether it may: what would change nothing does not happen at all.
    pub(crate) fn happen(&mut self, what: Happened, deed: Deed) -> bool {
        let start = self.happenings.len();
        let due = self.propose(what, deed);
        self.open_gate(start);
        due
    }

    /// Adds to what is about to happen at once; [`State::open_gate`] lets it happen.
    pub(crate) fn propose(&mut self, what: Happened, deed: Deed) -> bool {
        if !self.would_happen(&what, deed) {
            return false;
        }
        let stamp = if what.obj.is_some() { self.obj(what.obj).stamp } else { 0 };
        // What goes with its host may yet be saved, or used up, before that.
        if matches!(deed, Deed::Leave(how) if how != Exit::WithHost) {
            self.obj_mut(what.obj).leaving = true;
        }
        let replaced = is_stopped(&what);
        let room = self.happenings.push(Happening { what, deed, stamp, replaced });
        self.kept(room);
        true
    }

    /// Lets everything proposed from there on happen at once.
    pub(crate) fn open_gate(&mut self, start: usize) {
        let end = self.happenings.len();
        if end == start {
            return;
        }
        let asked =
            self.happenings[start..end].iter().any(|it| self.may_be_answered(&it.what, Timing::Interrupt));
        let (start, end) = (start as u8, end as u8);
        if asked {
            self.push(Frame::Happen { start, end, step: GateStep::Interrupts, at: start });
        } else {
            // Nobody can interrupt: no need to stop.
            self.change_all(start, end);
            self.leave_gate(start, end, false);
        }
    }

    pub(crate) fn step_happen(&mut self, start: u8, end: u8, step: GateStep, at: u8) {
        match step {
            GateStep::Interrupts | GateStep::Reactions if at < end => {
                self.replace(Frame::Happen { start, end, step, at: at + 1 });
                let it = self.happenings[usize::from(at)];
                if step == GateStep::Reactions {
                    self.has_left(at);
                }
                if step == GateStep::Interrupts {
                    self.announce(it.what, Timing::Interrupt);
                } else if !it.replaced {
                    let what = self.seen_after(&it);
                    self.announce(what, Timing::Reaction);
                }
            }
            GateStep::Interrupts => {
                self.replace(Frame::Happen { start, end, step: GateStep::Change, at: start });
            }
            GateStep::Change => {
                self.change_all(start, end);
                self.leave_gate(start, end, true);
            }
            GateStep::Reactions => {
                self.frames.pop();
                self.happenings.truncate(usize::from(start));
            }
        }
    }

    /// A card that was on its way out is out: its slot may be used again.
    fn has_left(&mut self, at: u8) {
        let it = self.happenings[usize::from(at)];
        if let Deed::Leave(_) = it.deed {
            self.obj_mut(it.what.obj).leaving = false;
        }
    }

    /// The changes are made: goes on to the reactions, or is done where nobody can react.
    fn leave_gate(&mut self, start: u8, end: u8, framed: bool) {
        let happened = &self.happenings[usize::from(start)..usize::from(end)];
        let heard =
            happened.iter().any(|it| !it.replaced && self.may_be_answered(&it.what, Timing::Reaction));
        let reactions = Frame::Happen { start, end, step: GateStep::Reactions, at: start };
        match (heard, framed) {
            (true, true) => self.replace(reactions),
            (true, false) => self.push(reactions),
            (false, framed) => {
                if framed {
                    self.frames.pop();
                }
                (start..end).for_each(|at| self.has_left(at));
                self.happenings.truncate(usize::from(start));
            }
        }
    }

    /// What reactions see: a card that left is where it went.
    fn seen_after(&self, it: &Happening) -> Happened {
        let mut what = it.what;
        if let Deed::Leave(_) = it.deed {
            what.to_discard = self.obj(what.obj).loc == Loc::Discard;
        }
        what
    }

    /// Something else happens in place of what is being answered. What was replaced has not happened.
    pub(crate) fn replace_happening(&mut self, gate: u8, cause: &Happened) -> bool {
        let Some(Frame::Happen { start, end, step: GateStep::Interrupts, .. }) =
            self.frames.get(usize::from(gate)).copied()
        else {
            return false;
        };
        let pool = &mut self.happenings[usize::from(start)..usize::from(end)];
        let Some(it) = pool.iter_mut().find(|it| it.what == *cause && !it.replaced) else { return false };
        it.replaced = true;
        let (leaves, obj) = (matches!(it.deed, Deed::Leave(_)), it.what.obj);
        if leaves {
            self.obj_mut(obj).leaving = false;
        }
        // Whoever waits for it to be done learns that it was not.
        if let Some(Frame::Run(run)) = self.frames[..usize::from(gate)].last_mut() {
            run.did = false;
        }
        true
    }

    /// Opens the window for interrupts or reactions, if anything could answer.
    pub(crate) fn announce(&mut self, what: Happened, timing: Timing) {
        debug_assert!(what.event.is_told(timing), "{:?} {timing:?}", what.event);
        if self.may_be_answered(&what, timing) {
            let turn = self.initiative_now();
            self.push(Frame::Answers { what, timing, turn, passes: 0, used: [(0, 0); MOST_ANSWERS] });
        }
    }

    pub(crate) fn step_answers(&mut self) {
        let Some(Frame::Answers { what, timing, turn, passes, .. }) = self.frames.last().copied() else {
            return;
        };
        // An ability that was cancelled has no targets any more.
        if what.event == Event::Targets
            && matches!(self.frames[usize::from(self.answered_frame())], Frame::Run(run) if run.cancelled)
        {
            self.frames.pop();
            return;
        }
        // What is forced comes before what may be used, whosesoever it is.
        for seat in [turn, turn.other()] {
            let mut forced = Vec::new();
            if self.forced_answers(seat, &mut forced) {
                match forced[..] {
                    [only] => self.use_answer(seat, only),
                    _ => self.ask(Ask::Answers, seat),
                }
                return;
            }
        }
        for seat in [turn, turn.other()].into_iter().take(2 - usize::from(passes)) {
            if self.has_answer(seat) || self.might_hold_answer(seat, &what, timing) {
                return self.ask(Ask::Answers, seat);
            }
            self.pass_answers();
        }
        self.frames.pop();
    }

    fn pass_answers(&mut self) {
        if let Some(Frame::Answers { turn, passes, .. }) = self.frames.last_mut() {
            *turn = turn.other();
            *passes += 1;
        }
    }

    pub(crate) fn use_answer(&mut self, seat: Seat, answer: Answer) {
        let (id, at) = match answer {
            Answer::Play(id) => (id, 0),
            Answer::Use { card, ability } => (card, ability),
            Answer::Pass
            | Answer::Yes
            | Answer::Deploy { .. }
            | Answer::Reserve { .. }
            | Answer::Strike { .. }
            | Answer::PickReserve(_)
            | Answer::Dial(_)
            | Answer::Bonus { .. }
            | Answer::Pick(_)
            | Answer::Place(_)
            | Answer::Number(_)
            | Answer::Attack(_)
            | Answer::Retreat(_)
            | Answer::Against(_)
            | Answer::Area
            | Answer::Shield(_)
            | Answer::Move { .. }
            | Answer::Player(_)
            | Answer::Enslave(_)
            | Answer::Aside(_)
            | Answer::Keyword(_)
            | Answer::Concede => return self.pass_answers(),
        };
        let Some(Frame::Answers { what, turn, passes, used, .. }) = self.frames.last_mut() else { return };
        let what: Happened = *what;
        let Some(free) = used.iter_mut().find(|it| it.1 == 0) else {
            self.overrun = true;
            return;
        };
        *free = (id.0, at + 1);
        *turn = seat.other();
        *passes = 0;
        self.start(id, at, seat, Some(what));
    }

    /// Opens a window in which both may act.
    pub(crate) fn open_window(&mut self) {
        self.push(Frame::Window { turn: self.initiative_now(), passes: 0 });
    }

    pub(crate) fn step_window(&mut self, turn: Seat, passes: u8) {
        if passes >= 2 {
            self.frames.pop();
            return;
        }
        let held = !self.player(turn).hand.is_empty() || self.has_reserve(turn);
        let pause = self.options.pauses.hide(turn) && held;
        if pause || self.any_window_action(turn, |_| true) {
            self.ask(Ask::Window, turn);
        } else {
            self.replace(Frame::Window { turn: turn.other(), passes: passes + 1 });
        }
    }

    pub(crate) fn answer_window(&mut self, seat: Seat, answer: Answer) {
        if let Some(Frame::Window { turn, passes }) = self.frames.last_mut() {
            *turn = turn.other();
            *passes = if answer == Answer::Pass { *passes + 1 } else { 0 };
        }
        if answer != Answer::Pass {
            self.act_on(seat, answer);
        }
    }
}

/// The changes the engine makes again and again, by name.
impl State {
    pub(crate) fn exhaust(&mut self, id: ObjId) -> bool {
        self.happen(self.befalls(Event::Exhausts, id), Deed::Exhaust)
    }

    pub(crate) fn gain(&mut self, seat: Seat, amount: u8) -> bool {
        self.happen(Happened::new(Event::Gains, ObjId::NONE, seat).much(amount), Deed::Gain(amount))
    }

    /// Both players gain resources, at once.
    pub(crate) fn gain_both(&mut self, amounts: [u8; 2]) {
        let start = self.happenings.len();
        for (seat, amount) in Seat::BOTH.into_iter().zip(amounts) {
            let what = Happened::new(Event::Gains, ObjId::NONE, seat).much(amount);
            self.propose(what, Deed::Gain(amount));
        }
        self.open_gate(start);
    }

    /// Both players draw, at once: whoever runs out of cards does so together with the other.
    pub(crate) fn draw_both(&mut self, cards: [u8; 2]) {
        let start = self.happenings.len();
        for (seat, many) in Seat::BOTH.into_iter().zip(cards) {
            self.propose(Happened::new(Event::Draws, ObjId::NONE, seat).much(many), Deed::Draw(many));
        }
        self.open_gate(start);
    }

    /// A player pays. Paying nothing is no event.
    pub(crate) fn spend(&mut self, seat: Seat, amount: u8) {
        self.happen(Happened::new(Event::Pays, ObjId::NONE, seat).much(amount), Deed::Pay(amount));
    }

    pub(crate) fn draw(&mut self, seat: Seat, cards: u8) -> bool {
        self.happen(Happened::new(Event::Draws, ObjId::NONE, seat).much(cards), Deed::Draw(cards))
    }

    pub(crate) fn move_to(&mut self, id: ObjId, place: Place) -> bool {
        self.happen(self.moving(id, place), Deed::Move(place))
    }

    /// Sends cards out of play together, and what is attached to them. Warlords are defeated instead.
    pub(crate) fn send_away(&mut self, cards: &[(ObjId, Exit)]) {
        let start = self.happenings.len();
        for (id, how) in cards {
            let warlord = self.card(*id).kind == Kind::Warlord;
            let event = if warlord { Event::Defeated } else { Event::Leaves };
            let mut what = self.befalls(event, *id);
            what.destroyed = *how == Exit::Destroyed;
            what.sacrificed = *how == Exit::Sacrificed;
            if let Some(packet) = self.fatal(*id) {
                what.source = packet.source;
                what.by_attack = packet.by_attack;
                what.amount = packet.taken;
            }
            self.propose(what, Deed::Leave(*how));
        }
        for (id, _) in cards {
            if self.card(*id).kind != Kind::Warlord {
                self.propose_loss(Loc::On(*id));
            }
        }
        self.open_gate(start);
    }

    /// Adds the loss of everything attached there to what is about to happen: it goes if its ground goes.
    pub(crate) fn propose_loss(&mut self, ground: Loc) {
        let play = self.play;
        for id in play.iter().copied().filter(|id| self.obj(*id).loc == ground).collect::<Vec<_>>() {
            self.propose(self.befalls(Event::Leaves, id), Deed::Leave(Exit::WithHost));
        }
    }

    /// Puts a card outside play on top of its owner's discard pile.
    pub(crate) fn lay_on_discard(&mut self, id: ObjId) -> bool {
        self.happen(self.of_owner(Event::ToDiscard, id), Deed::ToDiscard)
    }

    /// Puts a card outside play onto its owner's deck.
    pub(crate) fn lay_on_deck(&mut self, id: ObjId) -> bool {
        self.happen(self.of_owner(Event::ToDeck, id), Deed::OnDeck)
    }

    /// Shuffles cards outside play into their owners' decks. Says whether there are any.
    pub(crate) fn shuffle_in_cards(&mut self, cards: &[ObjId]) -> bool {
        let start = self.happenings.len();
        let mut owners = Vec::new();
        for id in cards.iter().copied().filter(|id| id.is_some()) {
            if self.propose(self.of_owner(Event::ToDeck, id), Deed::OnDeck) {
                owners.push(self.obj(id).owner);
            }
        }
        owners.sort_unstable();
        owners.dedup();
        for seat in &owners {
            self.propose_shuffle(*seat);
        }
        self.open_gate(start);
        !owners.is_empty()
    }

    pub(crate) fn shuffle(&mut self, seat: Seat) {
        let start = self.happenings.len();
        self.propose_shuffle(seat);
        self.open_gate(start);
    }

    pub(crate) fn propose_shuffle(&mut self, seat: Seat) {
        self.propose(Happened::new(Event::Shuffles, ObjId::NONE, seat), Deed::Shuffle);
    }

    /// Takes the infestation token of a planet away.
    pub(crate) fn cleanse(&mut self, planet: u8, by: Seat) -> bool {
        self.happen(of_planet(Event::Cleansed, planet, by), Deed::Cleanse(planet))
    }

    /// Something that happens to a card outside play, by its owner's doing.
    pub(crate) fn of_owner(&self, event: Event, id: ObjId) -> Happened {
        Happened::new(event, id, self.obj(id).owner)
    }

    /// The damage a unit dies of.
    fn fatal(&self, id: ObjId) -> Option<&Packet> {
        let obj = self.obj(id);
        let dies = self.is_unit(id) && obj.damage >= self.hp(id);
        let hit = |it: &&Packet| it.target == id && it.stamp == obj.stamp && it.taken > 0;
        self.packets.iter().rev().find(hit).filter(|_| dies)
    }

    /// Something that happens to a card in play, where it is, by its controller's doing.
    pub(crate) fn befalls(&self, event: Event, id: ObjId) -> Happened {
        if !id.is_some() {
            return Happened::new(event, id, Seat::A);
        }
        Happened::new(event, id, self.obj(id).controller).at(self.place(id))
    }

    /// A unit moving there: to a planet, or home.
    pub(crate) fn moving(&self, id: ObjId, place: Place) -> Happened {
        let event = match place {
            Place::Planet(_) => Event::Moves,
            Place::Hq(_) => Event::GoesHome,
        };
        let mut what = self.befalls(event, id);
        what.from = what.place;
        what.at(Some(place))
    }
}

/// Something that happens to a planet, by that player's doing.
pub(crate) fn of_planet(event: Event, planet: u8, by: Seat) -> Happened {
    Happened::new(event, ObjId::NONE, by).at(Some(Place::Planet(planet)))
}

/// Whether a test stops it, as a card could that lets something else happen instead.
#[cfg(test)]
use tests::is_stopped;

#[cfg(not(test))]
const fn is_stopped(_: &Happened) -> bool {
    false
}
