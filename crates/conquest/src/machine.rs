//! The machine: takes an answer, works until the next question. The main line of the round is a table of steps
//! (`round`), everything in progress a stack of frames above it.

use crate::ability::Op;
use crate::answer::{Answer, Ask};
use crate::cards::brief::FEWER_HP;
use crate::refusal::Illegal;
use crate::state::{Frame, Loc, Loss, Mode, ObjId, Outcome, Seat, State, Step};

impl State {
    /// Answers the present question. A refusal changes nothing.
    pub fn apply(&mut self, seat: Seat, answer: Answer) -> Result<(), Illegal> {
        if answer == Answer::Concede && self.outcome.is_none() {
            self.outcome = Some(Outcome::Won { by: seat.other(), how: Loss::Concession });
            self.run();
            return Ok(());
        }
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        if !legal.contains(&answer) {
            return Err(self.why_not(seat, answer));
        }
        self.advance(seat, answer);
        Ok(())
    }

    /// Like [`State::apply`] for an answer taken from [`State::legal`]: not checked again. For bots and simulation.
    pub fn advance(&mut self, seat: Seat, answer: Answer) {
        self.revealed = ObjId::NONE;
        self.hands_shown = 0;
        if matches!(self.ask, Ask::Dial | Ask::Secret) {
            match answer {
                Answer::Dial(number) => self.set_dial(seat, number),
                _ => self.asked &= !seat.bit(),
            }
        } else {
            let ask = self.ask;
            self.asked = 0;
            self.ask = Ask::Nothing;
            self.answered(ask, seat, answer);
        }
        self.run();
    }

    pub(crate) fn ask(&mut self, ask: Ask, seat: Seat) {
        self.ask = ask;
        self.asked = seat.bit();
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        let room = self.frames.push(frame);
        self.kept(room);
    }

    /// Notes whether a list had room: nothing is left out silently, the game stops instead.
    pub(crate) fn kept(&mut self, room: bool) {
        self.overrun |= !room;
    }

    pub(crate) fn replace(&mut self, frame: Frame) {
        if let Some(top) = self.frames.last_mut() {
            *top = frame;
        }
    }

    /// Who comes first when both may do something: in a battle whoever has the initiative there.
    pub(crate) fn initiative_now(&self) -> Seat {
        self.battle.map_or(self.initiative, |battle| battle.initiative)
    }

    /// Works until the next question or the end of the game.
    pub(crate) fn run(&mut self) {
        loop {
            if self.overrun {
                self.outcome.get_or_insert(Outcome::Overrun);
            }
            if self.outcome.is_some() {
                self.frames.truncate(0);
                self.ask = Ask::Nothing;
                self.asked = 0;
                return;
            }
            if self.asked != 0 {
                return;
            }
            if self.players[0].lost.is_some() || self.players[1].lost.is_some() {
                self.settle();
            } else if self.unsettled {
                self.unsettled = false;
                self.field_reserve();
                self.look_for_destroyed();
            } else {
                match self.frames.last().copied() {
                    Some(frame) => self.step_frame(frame),
                    None => self.step_round(),
                }
            }
        }
    }

    /// Somebody met an end condition: one has lost, or both at once.
    fn settle(&mut self) {
        match (self.players[0].lost, self.players[1].lost) {
            (Some(how), None) => self.outcome = Some(Outcome::Won { by: Seat::B, how }),
            (None, Some(how)) => self.outcome = Some(Outcome::Won { by: Seat::A, how }),
            _ if self.options.mode == Mode::Casual => self.outcome = Some(Outcome::Draw),
            _ => self.ask(Ask::Winner, self.initiative),
        }
    }

    fn step_frame(&mut self, frame: Frame) {
        match frame {
            Frame::Window { turn, passes } => self.step_window(turn, passes),
            Frame::Answers { .. } => self.step_answers(),
            Frame::Run(run) => self.step_run(run),
            Frame::Deploy { .. } => self.step_deploy(frame),
            Frame::Strike { .. } => self.step_strike(frame),
            Frame::Attack { .. } => self.step_attack(frame),
            Frame::Damage { start, step, at } => self.step_damage(start, step, at),
            Frame::Shield { .. } => self.step_shield(frame),
            Frame::Happen { start, end, step, at } => self.step_happen(start, end, step, at),
            Frame::Search { seat, depth, picked, run, .. } => self.step_search(seat, depth, picked, run),
            Frame::Indirect { .. } => self.step_indirect(frame),
        }
    }

    fn step_search(&mut self, seat: Seat, depth: u8, picked: bool, run: u8) {
        let shuffled = match self.frames.get(usize::from(run)) {
            Some(Frame::Run(run)) => matches!(State::current_op(run), Some(Op::SearchAndShuffle { .. })),
            _ => false,
        };
        if !picked {
            self.ask(Ask::Search, seat);
        } else if shuffled {
            self.shuffle(seat);
            self.frames.pop();
            if let Some(Frame::Run(run)) = self.frames.get(usize::from(run)).copied() {
                self.next_op(run);
            }
        } else if depth > 1 {
            self.ask(Ask::Bottom, seat);
        } else {
            if depth == 1 {
                self.under_deck(seat, None);
            }
            self.frames.pop();
            if let Some(Frame::Run(run)) = self.frames.get(usize::from(run)).copied() {
                self.next_op(run);
            }
        }
    }

    /// Puts a card of the looked-at ones, or the top one, on the bottom of the deck.
    fn under_deck(&mut self, seat: Seat, id: Option<ObjId>) {
        let player = self.player_mut(seat);
        let id = match id {
            Some(id) => player.deck.take(id).then_some(id),
            None => player.deck.pop(),
        };
        if let Some(id) = id {
            player.deck.push_front(id);
        }
    }

    fn answered(&mut self, ask: Ask, seat: Seat, answer: Answer) {
        match (ask, answer) {
            (Ask::Winner, Answer::Player(by)) => {
                let how = self.player(by.other()).lost.unwrap_or(Loss::NoPlanets);
                self.outcome = Some(Outcome::Won { by, how });
            }
            (Ask::Initiative, Answer::Player(by)) => {
                self.initiative = by;
                self.step = Step::Deal;
            }
            (Ask::Window, _) => self.answer_window(seat, answer),
            (Ask::Answers, _) => self.use_answer(seat, answer),
            (Ask::Choose | Ask::Place | Ask::OneOf | Ask::X { .. } | Ask::Aside | Ask::Keyword, _) => {
                match (self.frames.last().copied(), answer) {
                    (Some(Frame::Run(run)), _) => self.answer_run(run, answer),
                    (Some(Frame::Deploy { .. }), Answer::Pick(id)) => self.discard_for_deployment(id),
                    _ => {}
                }
            }
            (Ask::Search, _) => {
                let Some(Frame::Search { seat, depth, found, run, .. }) = self.frames.last().copied() else {
                    return;
                };
                let taken = match answer {
                    Answer::Pick(id) => Some(id),
                    _ => None,
                };
                let depth = depth - u8::from(taken.is_some());
                let found = found + u8::from(taken.is_some());
                let most = match self.frames.get(usize::from(run)) {
                    Some(Frame::Run(run)) => match State::current_op(run) {
                        Some(Op::SearchAndShuffle { most, .. }) => *most,
                        _ => 1,
                    },
                    _ => 1,
                };
                let picked = taken.is_none() || found >= most;
                self.replace(Frame::Search { seat, depth, picked, found, run });
                self.found(run, taken);
            }
            (Ask::Bottom, Answer::Pick(id)) => {
                let Some(Frame::Search { seat, depth, .. }) = self.frames.last_mut() else { return };
                let seat = *seat;
                *depth -= 1;
                self.under_deck(seat, Some(id));
            }
            (Ask::Indirect, Answer::Pick(id)) => self.assign_indirect(seat, id),
            (Ask::Shield { packet }, _) => self.answer_shield(packet, answer),
            (Ask::Defender, _) => self.answer_defender(answer),
            (Ask::Enslave, _) => self.enslave(seat, answer),
            _ => self.answer_round(ask, seat, answer),
        }
    }

    /// An action: deploying, playing an event or using an ability.
    pub(crate) fn act_on(&mut self, seat: Seat, answer: Answer) {
        match answer {
            Answer::Deploy { card, to } => self.begin_deploy(card, seat, to),
            Answer::Reserve { card, planet } => self.put_in_reserve(card, seat, planet),
            Answer::Strike { card, host } => self.begin_strike(card, seat, host),
            Answer::Play(id) => self.start(id, 0, seat, None),
            Answer::Use { card, ability } => self.start(card, ability, seat, None),
            _ => {}
        }
    }

    /// A player without cards in the deck has lost.
    pub(crate) fn lose_if_deck_empty(&mut self, seat: Seat) {
        if self.round > 0 && self.player(seat).deck.is_empty() {
            self.player_mut(seat).lost = Some(Loss::EmptyDeck);
        }
    }

    fn look_for_destroyed(&mut self) {
        let mut dying: Vec<(ObjId, crate::state::Exit)> = Vec::new();
        let fewer = self.gives(FEWER_HP);
        for id in self.play.iter().copied() {
            let obj = self.obj(id);
            if obj.damage == 0 && !fewer || obj.leaving || matches!(obj.loc, Loc::On(_)) {
                continue;
            }
            if self.is_unit(id) {
                // Undamaged, a unit lives unless it has no hit points at all.
                if obj.damage == 0 && self.printed_hp(id) > 0 && !self.loses_hp(id) {
                    continue;
                }
                if obj.damage >= self.hp(id) {
                    dying.push((id, crate::state::Exit::Destroyed));
                }
            } else if obj.damage > 0 && self.breaks(id) {
                dying.push((id, crate::state::Exit::Sacrificed));
            }
        }
        self.send_away(&dying);
    }

    fn breaks(&self, id: ObjId) -> bool {
        self.card(id).constants.iter().any(|constant| {
            matches!(constant, crate::ability::Constant::SacrificeAtDamage(n) if self.obj(id).damage >= *n)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Deck;
    use crate::state::{Lasting, Options};

    fn game() -> State {
        let decks = ["nazdreg", "packmaster-kith"].map(|name| Deck::starter_named(name).expect("a warlord"));
        State::new(&decks, Options::default(), 1).expect("starter decks are playable")
    }

    /// A state has room for so much at once. Beyond that the game stops; nothing is left out silently.
    #[test]
    fn a_full_list_stops_the_game() {
        let mut deep = game();
        while !deep.overrun {
            deep.push(Frame::default());
        }
        let mut wide = game();
        while !wide.overrun {
            let room = wide.mods.push(Lasting::default());
            wide.kept(room);
        }
        for full in [&mut deep, &mut wide] {
            full.asked = 0;
            full.run();
            assert_eq!(full.outcome, Some(Outcome::Overrun));
            assert_eq!(full.to_answer(), None);
        }
    }
}
