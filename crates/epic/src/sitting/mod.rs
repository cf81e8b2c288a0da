//! A game at a table: the rulebook with what players do beside the rules, step by step.
//!
//! A step is one accepted command with everything that follows from it, and one fact. So a step can be taken back as a whole: by
//! agreement of both players, or by a judge, who alone may reach behind the confirmed set-up (EP-8.1.9). A judge is called
//! and leaves again; nothing of this changes the game. Who may act for whom is told by [`seats`].

mod kept;
pub mod seats;
mod view;

use std::sync::Arc;

use rulebook::{Cites, Clause, Dice, Rulebook, Saying, clause, say};
use serde::{Deserialize, Serialize};

use crate::deployment::Side;
use crate::game::{Command, Fact, Game, Options, Refusal, Stage};
use crate::text::plain;
pub use kept::Summary;
pub use seats::{Hold, Hosted, Key, Keys, Seats};
pub use view::View;

/// How many steps can be taken back one after the other.
const MOST_BACK: usize = 100;
const MOST_ABOUT: usize = 200;

/// A game at a table, with the steps that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    seats: Seats,
    game: Game,
    /// The games before each of the last steps, the newest last.
    past: Vec<Arc<Game>>,
    asked: Option<Side>,
    call: Option<Call>,
    told: Vec<Arc<Told>>,
}

/// A judge is called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Call {
    /// By whom.
    pub by: Side,
    /// What about, in the player's words.
    pub about: String,
}

/// What one step told both players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Told {
    /// Where the game stood.
    pub stage: Stage,
    /// What happened.
    pub sayings: Vec<Saying>,
    /// Whether it was taken back later.
    pub back: bool,
}

/// What somebody wants, and the key the phone shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The digest of the key; empty for somebody who only watches.
    pub key: Key,
    /// What is wanted.
    pub wish: Wish,
}

/// What is wanted at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// The first phone opens the table.
    Open { options: Options, keys: Keys },
    /// A second phone, invited by that key, takes Bravo's seat under its own key.
    Join { invited_by: Key },
    /// A phone plays for both from now on, because the other one is gone.
    PlayForBoth,
    /// A judge, admitted by that key, sits down under a key of his own.
    SitAsJudge { admitted_by: Key },
    /// Something the rules decide.
    Play(Box<Command>),
    /// A player asks to take the last step back.
    AskBack { by: Side },
    /// The other player agrees.
    AgreeBack { by: Side },
    /// The other player does not agree, or the one who asked no longer wants it.
    KeepStep { by: Side },
    /// A player calls a judge.
    CallJudge { by: Side, about: String },
    /// A judge takes the last step back, whatever it was.
    JudgeTakesBack,
    /// The judge is done.
    JudgeLeaves,
}

/// What then is true.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "happened", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Happened {
    Opened {
        options: Options,
        keys: Keys,
    },
    Joined {
        key: Key,
    },
    PlaysForBoth {
        key: Key,
    },
    JudgeSat {
        key: Key,
    },
    /// A step: all facts of one command.
    Stepped {
        facts: Vec<Fact>,
    },
    BackAsked {
        by: Side,
    },
    TakenBack {
        by_judge: bool,
    },
    StepKept {
        by: Side,
    },
    JudgeCalled {
        call: Call,
    },
    JudgeLeft,
}

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum WhyNot {
    /// The rules refuse it.
    Rules {
        refusal: Box<Refusal>,
    },
    AlreadyOpen,
    NotInvited,
    NotYourSeat {
        side: Option<Side>,
    },
    NotAJudge,
    NothingToTakeBack,
    SetUpFixed,
    AlreadyAsked {
        by: Side,
    },
    NotAsked,
    OwnQuestion {
        by: Side,
    },
    JudgeOnTheWay,
    NoJudge,
    /// How a match ends is said by its host.
    HostDecides,
    /// The round of the match was not started yet.
    RoundWaits,
}

impl Sitting {
    /// A table just opened with those keys.
    pub fn new(options: Options, keys: Keys) -> Sitting {
        let (game, seats) = (Game::new(options), Seats::new(keys));
        Sitting { seats, game, past: Vec::new(), asked: None, call: None, told: Vec::new() }
    }

    /// A table nobody has opened yet.
    pub fn unopened() -> Sitting {
        Sitting::new(Options::default(), Keys::default())
    }

    /// The table these facts lead to; none if they do not begin with its opening.
    pub fn of(facts: &[Happened]) -> Option<Sitting> {
        let (Happened::Opened { options, keys }, rest) = facts.split_first()? else { return None };
        let mut sitting = Sitting::new(*options, keys.clone());
        for fact in rest {
            sitting.apply(fact);
        }
        Some(sitting)
    }

    /// Who may act for whom.
    pub fn seats(&self) -> &Seats {
        &self.seats
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Who asked to take the last step back.
    pub fn asked_back(&self) -> Option<Side> {
        self.asked
    }

    /// The open call for a judge.
    pub fn call(&self) -> Option<&Call> {
        self.call.as_ref()
    }

    /// What happened, step by step, the oldest first.
    pub fn told(&self) -> impl DoubleEndedIterator<Item = &Told> {
        self.told.iter().map(Arc::as_ref)
    }

    /// Whether the players can take the last step back by themselves.
    pub fn may_go_back(&self) -> Result<(), WhyNot> {
        let Some(before) = self.past.last() else { return Err(WhyNot::NothingToTakeBack) };
        let begun = |game: &Game| game.turn().is_some() || game.result().is_some();
        if before.stage() == Stage::Ready && begun(&self.game) {
            return Err(WhyNot::SetUpFixed);
        }
        Ok(())
    }

    /// Whether the phone with that key may ask for this at all.
    fn may_ask(&self, key: &str, wish: &Wish) -> Result<(), WhyNot> {
        let hold = self.seats.hold(key);
        let seated = |side: Side| {
            if hold.acts_for(side) { Ok(()) } else { Err(WhyNot::NotYourSeat { side: Some(side) }) }
        };
        match wish {
            Wish::Open { .. } | Wish::Join { .. } | Wish::SitAsJudge { .. } => Ok(()),
            Wish::AskBack { by }
            | Wish::AgreeBack { by }
            | Wish::KeepStep { by }
            | Wish::CallJudge { by, .. } => seated(*by),
            Wish::Play(command) => match (command.as_ref(), command.by()) {
                (Command::JudgeEnds { .. }, _) if self.seats.hosted().is_some() => Err(WhyNot::HostDecides),
                (Command::JudgeEnds { .. }, _) if hold.judge => Ok(()),
                (Command::JudgeEnds { .. }, _) => Err(WhyNot::NotAJudge),
                (_, Some(side)) => seated(side),
                (_, None) if hold.is_seated() => Ok(()),
                (_, None) => Err(WhyNot::NotYourSeat { side: None }),
            },
            Wish::PlayForBoth if hold.is_seated() && self.seats.hosted().is_none() => Ok(()),
            Wish::PlayForBoth => Err(WhyNot::NotYourSeat { side: None }),
            Wish::JudgeTakesBack | Wish::JudgeLeaves if hold.judge => Ok(()),
            Wish::JudgeTakesBack | Wish::JudgeLeaves => Err(WhyNot::NotAJudge),
        }
    }

    fn take_step(&mut self, facts: &[Fact]) {
        if self.past.len() >= MOST_BACK {
            self.past.remove(0);
        }
        self.past.push(Arc::new(self.game.clone()));
        let stage = self.game.stage();
        let mut sayings = Vec::new();
        for fact in facts {
            self.game.apply(fact);
            sayings.push(fact.saying(&self.game));
        }
        self.told.push(Arc::new(Told { stage, sayings, back: false }));
        self.asked = None;
    }

    fn go_back(&mut self) {
        if let Some(before) = self.past.pop() {
            self.game = before.as_ref().clone();
        }
        if let Some(last) = self.told.iter_mut().rev().find(|told| !told.back) {
            *last = Arc::new(Told { back: true, ..last.as_ref().clone() });
        }
        self.asked = None;
    }
}

impl Rulebook for Sitting {
    type Command = Asked;
    type Fact = Happened;
    type Refusal = WhyNot;

    fn decide(&self, asked: &Asked, dice: &Dice) -> Result<Vec<Happened>, WhyNot> {
        self.may_ask(&asked.key, &asked.wish)?;
        let key = || asked.key.clone();
        let happened = match &asked.wish {
            Wish::Open { options, keys } => {
                if self.seats.are_taken() || (keys.host.is_empty() && keys.hosted.is_none()) {
                    return Err(WhyNot::AlreadyOpen);
                }
                Happened::Opened { options: *options, keys: keys.clone() }
            }
            Wish::Join { invited_by } => {
                if !self.seats.invites(invited_by) || self.seats.is_joined() || asked.key.is_empty() {
                    return Err(WhyNot::NotInvited);
                }
                Happened::Joined { key: key() }
            }
            Wish::PlayForBoth => Happened::PlaysForBoth { key: key() },
            Wish::SitAsJudge { admitted_by } => {
                if !self.seats.admits_judge(admitted_by) || asked.key.is_empty() {
                    return Err(WhyNot::NotInvited);
                }
                Happened::JudgeSat { key: key() }
            }
            Wish::Play(command) => {
                let facts =
                    self.game.decide(command, dice).map_err(|it| WhyNot::Rules { refusal: Box::new(it) })?;
                Happened::Stepped { facts }
            }
            Wish::AskBack { by } => {
                self.may_go_back()?;
                if let Some(by) = self.asked {
                    return Err(WhyNot::AlreadyAsked { by });
                }
                Happened::BackAsked { by: *by }
            }
            Wish::AgreeBack { by } => {
                let asked = self.asked.ok_or(WhyNot::NotAsked)?;
                if asked == *by {
                    return Err(WhyNot::OwnQuestion { by: *by });
                }
                self.may_go_back()?;
                Happened::TakenBack { by_judge: false }
            }
            Wish::KeepStep { by } => {
                self.asked.ok_or(WhyNot::NotAsked)?;
                Happened::StepKept { by: *by }
            }
            Wish::CallJudge { by, about } => {
                if self.call.is_some() {
                    return Err(WhyNot::JudgeOnTheWay);
                }
                Happened::JudgeCalled { call: Call { by: *by, about: plain(about, MOST_ABOUT) } }
            }
            Wish::JudgeTakesBack => {
                if self.past.is_empty() {
                    return Err(WhyNot::NothingToTakeBack);
                }
                Happened::TakenBack { by_judge: true }
            }
            Wish::JudgeLeaves => {
                self.call.as_ref().ok_or(WhyNot::NoJudge)?;
                Happened::JudgeLeft
            }
        };
        Ok(vec![happened])
    }

    fn apply(&mut self, happened: &Happened) {
        match happened {
            Happened::Opened { options, keys } => *self = Sitting::new(*options, keys.clone()),
            Happened::Joined { key } => self.seats.join(key),
            Happened::PlaysForBoth { key } => self.seats.play_for_both(key),
            Happened::JudgeSat { key } => self.seats.seat_judge(key),
            Happened::Stepped { facts } => self.take_step(facts),
            Happened::BackAsked { by } => self.asked = Some(*by),
            Happened::TakenBack { .. } => self.go_back(),
            Happened::StepKept { .. } => self.asked = None,
            Happened::JudgeCalled { call } => self.call = Some(call.clone()),
            Happened::JudgeLeft => self.call = None,
        }
    }
}

impl Cites for WhyNot {
    fn clause(&self) -> Clause {
        match self {
            WhyNot::Rules { refusal } => refusal.clause(),
            WhyNot::SetUpFixed => clause!("EP-8.1.9"),
            WhyNot::HostDecides => clause!("HR-7.6.4"),
            WhyNot::RoundWaits => clause!("HR-7.6.2"),
            WhyNot::NothingToTakeBack => clause!("HR-6.3.6"),
            WhyNot::OwnQuestion { .. }
            | WhyNot::NotYourSeat { .. }
            | WhyNot::NotInvited
            | WhyNot::NotAJudge => {
                clause!("HR-6.3.2")
            }
            WhyNot::AlreadyOpen
            | WhyNot::AlreadyAsked { .. }
            | WhyNot::NotAsked
            | WhyNot::JudgeOnTheWay
            | WhyNot::NoJudge => {
                clause!("HR-6.1.4")
            }
        }
    }

    fn is_about_rights(&self) -> bool {
        matches!(self, WhyNot::NotYourSeat { .. } | WhyNot::NotInvited | WhyNot::NotAJudge)
    }

    fn saying(&self) -> Saying {
        match self {
            WhyNot::Rules { refusal } => refusal.saying(),
            WhyNot::AlreadyOpen => say!("epic-not-already-open"),
            WhyNot::NotInvited => say!("epic-not-invited"),
            WhyNot::NotYourSeat { side: Some(side) } => {
                say!("epic-not-your-seat", side = side.saying())
            }
            WhyNot::NotYourSeat { side: None } => say!("epic-not-seated"),
            WhyNot::NotAJudge => say!("epic-not-a-judge"),
            WhyNot::NothingToTakeBack => say!("epic-not-nothing-back"),
            WhyNot::SetUpFixed => say!("epic-not-set-up-fixed"),
            WhyNot::AlreadyAsked { .. } => say!("epic-not-already-asked"),
            WhyNot::NotAsked => say!("epic-not-asked"),
            WhyNot::OwnQuestion { .. } => say!("epic-not-own-question"),
            WhyNot::JudgeOnTheWay => say!("epic-not-judge-called"),
            WhyNot::NoJudge => say!("epic-not-no-judge"),
            WhyNot::HostDecides => say!("table-refusal-host-decides"),
            WhyNot::RoundWaits => say!("table-refusal-round-waits"),
        }
    }
}
