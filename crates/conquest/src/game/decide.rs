//! From command to facts: every check in the promised order, then what follows.

mod checks;

use rulebook::{Dice, Rulebook};

use self::checks::CHECKS;
pub use self::checks::is_name;

use super::{By, Command, Ending, Fact, Game, How, Moment, Reading, Refusal, Table, TakenBack, Wish};
use crate::state::Seat;

/// How long a player who is bound to a number has to say it, once both are bound.
pub const NUMBER_MILLIS: u64 = 20_000;

impl Rulebook for Game {
    type Command = Command;
    type Fact = Fact;
    type Refusal = Refusal;

    fn decide(&self, command: &Command, dice: &Dice) -> Result<Vec<Fact>, Refusal> {
        if let Some(refusal) = CHECKS.iter().find_map(|check| check(self, command, dice)) {
            return Err(refusal);
        }
        let mut facts = vec![self.fact(command, dice)];
        let mut after = self.clone();
        after.apply(&facts[0]);
        if let Some(next) = after.what_follows(command.at, dice) {
            facts.push(next);
        }
        Ok(facts)
    }

    fn apply(&mut self, fact: &Fact) {
        self.make_so(fact);
    }
}

impl Game {
    /// Everything that speaks against a command, in order of precedence; the first is what is refused with.
    pub fn reasons(&self, command: &Command, dice: &Dice) -> Vec<Refusal> {
        CHECKS.iter().filter_map(|check| check(self, command, dice)).collect()
    }

    /// The fact a command leads to, once nothing speaks against it.
    fn fact(&self, command: &Command, dice: &Dice) -> Fact {
        let at = command.at;
        // Wishes of a player are allowed to players alone, so the seat is only looked at where there is one.
        let seat = match command.by {
            By::Seat(seat) => seat,
            By::Judge | By::Server => Seat::A,
        };
        match &command.wish {
            Wish::Open(settings) => {
                let commitment = dice.seed().commitment();
                Fact::Opened { at, settings: settings.clone(), commitment, reading: Reading::NEWEST }
            }
            Wish::Seat { seat, name, deck, bot, key } => Fact::Seated {
                at,
                seat: *seat,
                name: name.trim().to_owned(),
                deck: deck.clone(),
                bot: bot.clone(),
                key: key.clone(),
            },
            Wish::Close => Fact::Closed { at },
            Wish::Promise(hash) => Fact::Promised { at, seat, hash: *hash },
            Wish::Number(number) => Fact::Numbered { at, seat, number: number.clone(), drawn_for: false },
            Wish::DrawFor(seat) => {
                let number = dice.cup(&format!("conquest number {seat:?}")).seed();
                Fact::Numbered { at, seat: *seat, number, drawn_for: true }
            }
            Wish::Answer { answer, .. } => Fact::Answered { at, seat, answer: *answer },
            Wish::Concede => Fact::Conceded { at, seat },
            Wish::OfferDraw => Fact::DrawOffered { at, seat },
            Wish::AgreeDraw => Fact::DrawAgreed { at, seat },
            Wish::DeclineDraw => Fact::DrawDeclined { at, seat },
            Wish::Undo { .. } => {
                let to = self.own_last(seat).unwrap_or(0);
                if self.may_take_back_freely(seat, to) {
                    Fact::TakenBack { at, to, how: TakenBack::Freely { by: seat } }
                } else {
                    Fact::UndoAsked { at, seat, to }
                }
            }
            Wish::AgreeUndo => {
                let (by, to) = self.table.as_ref().and_then(|table| table.undo).unwrap_or((seat, 0));
                Fact::TakenBack { at, to, how: TakenBack::Agreed { by } }
            }
            Wish::DeclineUndo => Fact::UndoDeclined { at, seat },
            Wish::TimeUp(seat) => Fact::TimedOut { at, seat: *seat },
            Wish::Claim => Fact::Absent { at, seat: seat.other() },
            Wish::CallJudge => Fact::JudgeCalled { at, seat },
            Wish::Pause { reason } => Fact::Paused { at, reason: reason.trim().to_owned() },
            Wish::Resume => Fact::Resumed { at },
            Wish::Extend { seat, seconds, reason } => {
                Fact::Extended { at, seat: *seat, seconds: *seconds, reason: reason.trim().to_owned() }
            }
            Wish::SetBack { answers, reason } => {
                let how = TakenBack::Judge { reason: reason.trim().to_owned() };
                Fact::TakenBack { at, to: *answers, how }
            }
            Wish::Round(now) => Fact::Round { at, now: *now },
            Wish::Settled { winner } => Fact::Settled { at, winner: *winner },
            Wish::Decide { winner, reason } => {
                Fact::Decided { at, winner: *winner, reason: reason.trim().to_owned() }
            }
        }
    }

    /// What is true now because of what has become true: the game begins, the game is over.
    fn what_follows(&self, at: Moment, dice: &Dice) -> Option<Fact> {
        let table = self.table.as_ref()?;
        if let Some(ending) = table.reached() {
            let bare = Fact::Ended { at, ending, secret: dice.seed().clone(), seal: None };
            let seal = Some(bare.sealed_onto(&table.record).commitment());
            return Some(Fact::Ended { at, ending, secret: dice.seed().clone(), seal });
        }
        let numbers: Vec<_> =
            table.seats.iter().flatten().filter_map(|seated| seated.number.clone()).collect();
        let ready = table.played.is_none() && numbers.len() == 2;
        ready.then(|| Fact::Begun { at, seed: dice.seed().mixed_with(&numbers) })
    }

    /// Before which answer that player's own last answer was given.
    fn own_last(&self, seat: Seat) -> Option<usize> {
        let played = self.played()?;
        let last = played.replay().answers.iter().rposition(|(by, _)| *by == seat);
        // What was answered in an earlier game stays as it was.
        last.filter(|last| *last >= played.goes_on_from())
    }

    /// Nothing hidden was shown and no chance used since, and the opponent has not answered.
    fn may_take_back_freely(&self, seat: Seat, to: usize) -> bool {
        let Some(played) = self.played() else { return false };
        let since = &played.replay().answers[to.min(played.replay().answers.len())..];
        since.len() <= played.free_undo() && since.iter().all(|(by, _)| *by == seat)
    }
}

impl Table {
    /// How the game has ended by what was said last, if it has.
    fn reached(&self) -> Option<Ending> {
        if self.end.is_some() {
            return None;
        }
        if let Some(ending) = self.called {
            return Some(ending);
        }
        let played = self.played.as_ref()?.state().outcome.map(Ending::of);
        played.or_else(|| self.ended_by_time())
    }
}

/// What a fact means for the end of the game, before the end is written down.
pub(super) fn called(fact: &Fact) -> Option<Ending> {
    let lost = |seat: &Seat, how| Some(Ending { winner: Some(seat.other()), how });
    match fact {
        Fact::Conceded { seat, .. } => lost(seat, How::Concession),
        Fact::TimedOut { seat, .. } => lost(seat, How::Time),
        Fact::Absent { seat, .. } => lost(seat, How::Absence),
        Fact::DrawAgreed { .. } => Some(Ending { winner: None, how: How::Agreement }),
        Fact::Decided { winner, .. } => Some(Ending { winner: *winner, how: How::Judge }),
        Fact::Settled { winner, .. } => Some(Ending { winner: *winner, how: How::Host }),
        Fact::Closed { .. } => Some(Ending { winner: None, how: How::Closed }),
        Fact::Opened { .. }
        | Fact::Seated { .. }
        | Fact::Promised { .. }
        | Fact::Numbered { .. }
        | Fact::Begun { .. }
        | Fact::Answered { .. }
        | Fact::DrawOffered { .. }
        | Fact::DrawDeclined { .. }
        | Fact::UndoAsked { .. }
        | Fact::UndoDeclined { .. }
        | Fact::TakenBack { .. }
        | Fact::JudgeCalled { .. }
        | Fact::Paused { .. }
        | Fact::Resumed { .. }
        | Fact::Extended { .. }
        | Fact::Round { .. }
        | Fact::Ended { .. } => None,
    }
}
