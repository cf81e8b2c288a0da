//! The machine: takes an answer, works until the next question. The main line of the round is a table of steps
//! (`round`), everything in progress a stack of frames above it.

use crate::ability::{Event, Op};
use crate::answer::{Answer, Ask};
use crate::cards::brief::FEWER_HP;
use crate::refusal::Illegal;
use crate::state::{Deed, Exit, Frame, Loc, Loss, Mode, ObjId, Outcome, Seat, State, Step};

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
        if !legal.contains(&answer) && !legal.contains(&self.with_first_copy(answer)) {
            return Err(self.why_not(seat, answer));
        }
        self.advance(seat, answer);
        Ok(())
    }

    /// The same with the first copy of the card in its pile, by which lists stand for them all.
    fn with_first_copy(&self, answer: Answer) -> Answer {
        let first = |id: ObjId| {
            if usize::from(id.0) >= self.objs.len() {
                return id;
            }
            let obj = self.obj(id);
            let owner = self.player(obj.owner);
            let pile = match obj.loc {
                Loc::Hand => &owner.hand,
                Loc::Discard => &owner.discard,
                Loc::Deck
                | Loc::Removed
                | Loc::Hq
                | Loc::Planet(_)
                | Loc::On(_)
                | Loc::OnPlanet(_)
                | Loc::Reserve(_) => return id,
            };
            pile.iter().copied().find(|it| self.obj(*it).card == obj.card).unwrap_or(id)
        };
        match answer {
            Answer::Deploy { card, to } => Answer::Deploy { card: first(card), to },
            Answer::Reserve { card, planet } => Answer::Reserve { card: first(card), planet },
            other @ (Answer::Pass
            | Answer::Yes
            | Answer::Strike { .. }
            | Answer::PickReserve(_)
            | Answer::Play(_)
            | Answer::Use { .. }
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
            | Answer::Concede) => other,
        }
    }

    /// Like [`State::apply`] for an answer taken from [`State::legal`]: not checked again. For bots and simulation.
    pub fn advance(&mut self, seat: Seat, answer: Answer) {
        self.revealed = ObjId::NONE;
        self.hands_shown = 0;
        if matches!(self.ask, Ask::Dial | Ask::Secret) {
            if let Answer::Dial(number) = answer {
                self.set_dial(seat, number);
            } else {
                self.asked &= !seat.bit();
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
                self.step_on();
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

    /// Works off the frame on top, or goes on with the round.
    fn step_on(&mut self) {
        let Some(frame) = self.frames.last() else { return self.step_round() };
        // Of a frame, which is large, no more is copied than its step takes.
        match *frame {
            Frame::Window { turn, passes } => self.step_window(turn, passes),
            Frame::Answers { .. } => self.step_answers(),
            Frame::Run(run) => self.step_run(run),
            frame @ Frame::Deploy { .. } => self.step_deploy(frame),
            frame @ Frame::Strike { .. } => self.step_strike(frame),
            frame @ Frame::Attack { .. } => self.step_attack(frame),
            Frame::Damage { start, step, at } => self.step_damage(start, step, at),
            frame @ Frame::Shield { .. } => self.step_shield(frame),
            Frame::Happen { start, end, step, at } => self.step_happen(start, end, step, at),
            Frame::Search { seat, depth, picked, run, .. } => self.step_search(seat, depth, picked, run),
            frame @ Frame::Indirect { .. } => self.step_indirect(frame),
            Frame::Fallen { planet } => self.step_fallen(planet),
        }
    }

    fn step_search(&mut self, seat: Seat, depth: u8, picked: bool, run: u8) {
        let shuffled = match self.frames.get(usize::from(run)) {
            Some(Frame::Run(run)) => matches!(State::current_op(run), Some(Op::SearchAndShuffle { .. })),
            _ => false,
        };
        if !picked {
            self.ask(Ask::Search, seat);
        } else if !shuffled && depth > 1 {
            self.ask(Ask::Bottom, seat);
        } else {
            self.frames.pop();
            if let Some(Frame::Run(run)) = self.frames.get(usize::from(run)).copied() {
                self.next_op(run);
            }
            let top = self.player(seat).deck.last().copied();
            match top {
                _ if shuffled => self.shuffle(seat),
                Some(id) if depth == 1 => self.put_under_deck(id),
                Some(_) | None => {}
            }
        }
    }

    /// A card that was looked at goes to the bottom of the deck.
    fn put_under_deck(&mut self, id: ObjId) {
        self.happen(self.of_owner(Event::ToDeck, id), Deed::UnderDeck);
    }

    fn answered(&mut self, ask: Ask, seat: Seat, answer: Answer) {
        match (ask, answer) {
            (Ask::Winner, Answer::Player(by)) => {
                let how = self.player(by.other()).lost.unwrap_or(Loss::NoPlanets);
                self.outcome = Some(Outcome::Won { by, how });
            }
            (Ask::Initiative, Answer::Player(by)) => {
                self.step = Step::Deal;
                self.pass_initiative(by);
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
                let taken = if let Answer::Pick(id) = answer { Some(id) } else { None };
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
                let Some(Frame::Search { depth, .. }) = self.frames.last_mut() else { return };
                *depth -= 1;
                self.put_under_deck(id);
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
            Answer::Pass
            | Answer::Yes
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
            | Answer::Concede => {}
        }
    }

    /// A player without cards in the deck has lost.
    pub(crate) fn lose_if_deck_empty(&mut self, seat: Seat) {
        if self.round > 0 && self.player(seat).deck.is_empty() {
            self.player_mut(seat).lost = Some(Loss::EmptyDeck);
        }
    }

    fn look_for_destroyed(&mut self) {
        let mut dying: Vec<(ObjId, Exit)> = Vec::new();
        let fewer = self.gives(FEWER_HP);
        for id in self.play.iter().copied() {
            let obj = self.obj(id);
            // What it was attached to is gone, and it is still there.
            if matches!(obj.loc, Loc::On(host) if !self.in_play(host)) {
                dying.push((id, Exit::Discarded));
                continue;
            }
            if obj.damage == 0 && !fewer || obj.leaving || matches!(obj.loc, Loc::On(_)) {
                continue;
            }
            if self.is_unit(id) {
                // With less damage than it has printed hit points a unit lives, unless something takes some of them.
                if obj.damage < self.printed_hp(id) && !(fewer && self.loses_hp(id)) {
                    continue;
                }
                if obj.damage >= self.hp(id) {
                    dying.push((id, Exit::Destroyed));
                }
            } else if self.breaks(id) {
                dying.push((id, Exit::Sacrificed));
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

    /// Lists name one of several copies; whoever names another means the same.
    #[test]
    fn any_copy_of_a_card_may_be_named() {
        use crate::state::DeployTo;
        let game = crate::scenario::board(
            "players: Tina = Nazdreg; Chris = Captain Cato Sicarius
            initiative: Tina
            planets: Plannum, Atrox Prime, Barlus, Elouith, Carnath
            Tina resources: 5
            Tina hand: Goff Nob, Goff Nob
            Chris hand: Goff Nob",
        );
        let deploy = |card: ObjId| Answer::Deploy { card, to: DeployTo::Planet(0) };
        let mut legal = Vec::new();
        game.legal(Seat::A, &mut legal);
        let hand = game.player(Seat::A).hand;
        assert!(legal.contains(&deploy(hand[0])) && !legal.contains(&deploy(hand[1])));
        for id in hand.iter().copied() {
            let mut played = game;
            assert_eq!(played.apply(Seat::A, deploy(id)), Ok(()));
            assert_eq!((played.obj(id).loc, played.player(Seat::A).hand.len()), (Loc::Planet(0), 1));
        }
        let (mut other, theirs) = (game, game.player(Seat::B).hand[0]);
        assert_eq!(other.apply(Seat::A, deploy(theirs)), Err(Illegal::NoSuchCard { number: theirs.0 }));
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
