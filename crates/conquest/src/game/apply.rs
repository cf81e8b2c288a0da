//! Makes facts true. Total: what does not fit is left out rather than failing, and a record that this version cannot play on is
//! marked as such.

use super::log::{Line, Note, What};
use super::{Clock, Earlier, Fact, Game, Moment, Reading, RoundNow, Seated, Settings, Table, decide};
use crate::replay::{Anew, Played};
use crate::state::Seat;
use rulebook::{Commitment, Seed};

impl Game {
    pub(super) fn make_so(&mut self, fact: &Fact) {
        if let Fact::Opened { at, settings, commitment, reading } = fact {
            self.table.get_or_insert_with(|| Table {
                record: fact.sealed_onto(&Seed::from_bytes([0; 32])),
                ..Table::new(*at, settings, *commitment, *reading)
            });
        } else if let Some(table) = &mut self.table {
            table.make_so(fact);
        }
    }
}

impl Table {
    fn new(at: Moment, settings: &Settings, commitment: Commitment, reading: Reading) -> Table {
        Table {
            settings: settings.clone(),
            reading,
            commitment,
            seats: [None, None],
            last: at,
            played: None,
            seed: None,
            broken: None,
            clock: Clock::new(settings.pace),
            paused: None,
            draw: None,
            undo: None,
            judge_called: None,
            lines: Vec::new(),
            round_now: RoundNow::default(),
            last_round: None,
            called: None,
            end: None,
            record: Seed::from_bytes([0; 32]),
        }
    }

    fn make_so(&mut self, fact: &Fact) {
        self.last = self.last.max(fact.at());
        self.record = fact.sealed_onto(&self.record);
        self.called = decide::called(fact).or(self.called);
        match fact {
            Fact::Opened { .. } | Fact::Closed { .. } => {}
            Fact::Seated { seat, name, deck, bot, key, .. } => {
                self.seats[*seat as usize] = Some(Seated {
                    name: name.clone(),
                    deck: deck.clone(),
                    bot: bot.clone(),
                    key: key.clone(),
                    promise: None,
                    number: None,
                    bound: None,
                    drawn_for: false,
                });
            }
            Fact::Promised { at, seat, hash } => {
                if let Some(seated) = &mut self.seats[*seat as usize] {
                    seated.promise = Some((*hash, *at));
                    seated.bound.get_or_insert(*at);
                }
            }
            Fact::Numbered { at, seat, number, drawn_for } => {
                if let Some(seated) = &mut self.seats[*seat as usize] {
                    seated.bound.get_or_insert(*at);
                    seated.number = Some(number.clone());
                    seated.drawn_for = *drawn_for;
                }
            }
            Fact::Begun { at, seed } => self.begin(seed.clone(), *at),
            Fact::Answered { at, seat, answer } => self.answered(*seat, *answer, *at),
            Fact::Conceded { seat, .. } => self.note(Note::Conceded { seat: *seat }),
            Fact::DrawOffered { seat, .. } => {
                self.draw = Some(*seat);
                self.note(Note::DrawOffered { seat: *seat });
            }
            Fact::DrawDeclined { seat, .. } => {
                self.draw = None;
                self.note(Note::DrawDeclined { seat: *seat });
            }
            Fact::DrawAgreed { .. } => self.note(Note::DrawAgreed),
            Fact::UndoAsked { seat, to, .. } => {
                self.undo = Some((*seat, *to));
                self.note(Note::UndoAsked { seat: *seat });
            }
            Fact::UndoDeclined { seat, .. } => {
                self.undo = None;
                self.note(Note::UndoDeclined { seat: *seat });
            }
            Fact::TakenBack { at, to, how } => {
                self.undo = None;
                if let Some(played) = &mut self.played {
                    let answers = played.replay().answers.len();
                    played.undo(answers.saturating_sub(*to));
                    self.broken = self.broken.filter(|answer| answer < to);
                }
                self.lines.retain(|line| usize::from(line.answer) < *to || line.is_note());
                self.note(Note::TakenBack { how: how.clone() });
                self.clock.run(self.running(), *at);
            }
            Fact::TimedOut { seat, .. } => self.note(Note::TimedOut { seat: *seat }),
            Fact::Absent { seat, .. } => self.note(Note::Absent { seat: *seat }),
            Fact::JudgeCalled { seat, .. } => {
                self.judge_called = Some(*seat);
                self.note(Note::JudgeCalled { seat: *seat });
            }
            Fact::Paused { at, reason } => {
                self.paused = Some(reason.clone());
                self.judge_called = None;
                self.note(Note::Paused { reason: reason.clone() });
                self.clock.run([false; 2], *at);
            }
            Fact::Resumed { at } => {
                self.paused = None;
                self.note(Note::Resumed);
                self.clock.run(self.running(), *at);
            }
            Fact::Extended { seat, seconds, reason, .. } => {
                self.clock.extend(*seat, *seconds);
                self.note(Note::Extended { seat: *seat, seconds: *seconds, reason: reason.clone() });
            }
            Fact::Decided { winner, reason, .. } => {
                self.note(Note::Decided { winner: *winner, reason: reason.clone() });
            }
            Fact::Round { now, .. } => {
                self.round_told(*now);
                self.note(Note::Round { now: *now });
            }
            Fact::Settled { .. } => self.note(Note::Settled),
            Fact::Ended { at, ending, secret, .. } => {
                self.clock.run([false; 2], *at);
                self.note(Note::Ended { ending: *ending });
                self.end = Some((*ending, secret.clone()));
            }
        }
    }

    fn begin(&mut self, seed: rulebook::Seed, at: Moment) {
        let [Some(a), Some(b)] = &self.seats else { return };
        let (Ok(a), Ok(b)) = (a.deck.deck(), b.deck.deck()) else {
            self.broken = Some(0);
            return;
        };
        let earlier = self.settings.goes_on.clone();
        let first = earlier.as_ref().map_or(&seed, |earlier| &earlier.seed);
        self.seed = Some(first.clone());
        match Played::new([a, b], self.settings.options, first.clone()) {
            Ok(played) => self.played = Some(Box::new(played)),
            Err(_) => self.broken = Some(0),
        }
        self.clock.run(self.running(), at);
        self.note(Note::Begun);
        if let Some(earlier) = earlier {
            self.go_on(earlier, seed, at);
        }
    }

    /// Tells the earlier game again, and deals anew what its players could not see.
    fn go_on(&mut self, earlier: Earlier, seed: Seed, at: Moment) {
        let mut dealt = earlier.anew.into_iter().peekable();
        for (number, (seat, answer)) in earlier.answers.into_iter().enumerate() {
            while let Some(anew) = dealt.next_if(|anew| anew.after <= number) {
                self.deal_anew(anew);
            }
            self.answered(seat, answer, at);
        }
        dealt.for_each(|anew| self.deal_anew(anew));
        if let Some(seat) = earlier.for_seat {
            self.deal_anew(Anew { after: 0, seat, seed, pauses: earlier.pauses });
            self.note(Note::DealtAnew);
        }
    }

    fn deal_anew(&mut self, anew: Anew) {
        if let Some(played) = &mut self.played {
            played.deal_anew(anew);
        }
    }

    fn answered(&mut self, seat: Seat, answer: crate::answer::Answer, at: Moment) {
        let Some(played) = &mut self.played else { return };
        let before = *played.state();
        let number = played.replay().answers.len();
        if played.answer(seat, answer).is_err() {
            self.broken.get_or_insert(number);
            return;
        }
        self.lines.extend(super::log::told(number, &before, played.state(), seat, answer));
        self.undo = None;
        self.draw = self.draw.filter(|by| *by == seat);
        self.clock.run([false; 2], at);
        self.clock.answered(seat, number);
        self.clock.run(self.running(), at);
    }

    /// Whose clocks run: those who are asked, unless the game stands still.
    fn running(&self) -> [bool; 2] {
        if self.paused.is_some() || self.end.is_some() || self.broken.is_some() {
            return [false; 2];
        }
        self.asked()
    }

    fn note(&mut self, note: Note) {
        let answers = self.played.as_ref().map_or(0, |played| played.replay().answers.len());
        let round = self.played.as_ref().map_or(0, |played| played.state().round);
        self.lines.push(Line { answer: answers as u16, round, what: What::Noted(note) });
    }
}
