//! A game at a table: the rulebook with what players do beside the rules, step by step.
//!
//! A step is one accepted command with everything that follows from it, and one fact. So a step can be taken back as a whole: by
//! agreement of both players, or by a judge, who alone may reach behind the confirmed set-up (EP-8.1.9). A judge is called
//! and leaves again; nothing of this changes the game. Who may act for whom is told by [`seats`].

mod kept;
pub mod record;
pub mod seats;
mod view;
mod why_not;

use std::sync::Arc;

use rulebook::{Commitment, Dice, Rulebook, Saying, Seed, say};
use serde::{Deserialize, Serialize};

use crate::deployment::Side;
use crate::file::FileError;
use crate::game::{Command, Fact, Game, Options, Reading, Refusal, Stage, Unsound};
use crate::sketch::Stroke;
use crate::table::Table;
use crate::text::plain;
pub use kept::Summary;
pub use record::{BadRecord, Proof, Record};
pub use seats::{Hold, Hosted, Key, Keys, Offer, Seats};
pub use view::{Offered, View};
pub use why_not::WhyNot;

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
    /// The table that is being drawn.
    sketch: Option<Arc<Table>>,
    /// How many facts there are so far, and the number of the one that ended the game.
    facts: u64,
    ended_by: Option<u64>,
    /// What the facts so far come to, for the seal.
    chain: Seed,
    /// The promise of the table's chance, and the seal of its end.
    promised: Promised,
}

/// What binds the chance of a table, open to everybody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Promised {
    /// Made when the table was opened; earlier versions made none.
    pub commitment: Option<Commitment>,
    /// Over the whole record, once the game is over.
    pub seal: Option<Commitment>,
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
    /// Whether the host of the match said it: then it is no step that is taken back.
    pub by_host: bool,
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
    /// Those seats are offered to another device, which shows that key: a phone is gone, or is changed for another.
    OfferSeat { sides: [bool; 2], to: Key },
    /// A device takes over what was offered to that key.
    TakeSeat { offered_to: Key },
    /// A judge, admitted by that key, sits down under a key of his own.
    SitAsJudge { admitted_by: Key },
    /// Somebody draws on the table that is being made.
    Sketch { stroke: Stroke },
    /// Something the rules decide.
    Play(Box<Command>),
    /// The host says whether the time of the match's round is up.
    RoundTime { up: bool },
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
        /// The promise of the table's chance; earlier versions made none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<Commitment>,
        /// How the rules are read at this table; earlier versions did not say.
        #[serde(default, skip_serializing_if = "Reading::is_first")]
        reading: Reading,
    },
    Joined {
        key: Key,
    },
    PlaysForBoth {
        key: Key,
    },
    SeatOffered {
        by: Key,
        sides: [bool; 2],
        to: Key,
    },
    SeatTaken {
        key: Key,
    },
    JudgeSat {
        key: Key,
    },
    /// A step: all facts of one command.
    Stepped {
        facts: Vec<Fact>,
        /// Who wanted what; earlier versions did not keep it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        asked: Option<Wanted>,
    },
    /// A stroke on the table that is being drawn.
    Sketched {
        stroke: Stroke,
    },
    /// How the round stands; no step of the players, so none they take back.
    RoundTimeTold {
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
    /// The game is over: the seal over everything before.
    Sealed {
        seal: Commitment,
    },
}

/// Who wanted a step, and which.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wanted {
    /// The key of the phone.
    pub key: Key,
    /// What it asked for.
    pub command: Box<Command>,
}

impl Sitting {
    /// A table just opened with those keys.
    pub fn new(options: Options, keys: Keys) -> Sitting {
        Sitting::read_as(options, keys, Reading::NEWEST)
    }

    /// The same under that reading of the rules.
    fn read_as(options: Options, keys: Keys, reading: Reading) -> Sitting {
        let (game, seats) = (Game::read_as(options, reading), Seats::new(keys));
        Sitting {
            seats,
            game,
            past: Vec::new(),
            asked: None,
            call: None,
            told: Vec::new(),
            sketch: None,
            facts: 0,
            ended_by: None,
            chain: Seed::from_bytes([0; 32]),
            promised: Promised::default(),
        }
    }

    /// A table nobody has opened yet.
    pub fn unopened() -> Sitting {
        Sitting::new(Options::default(), Keys::default())
    }

    /// The table these facts lead to; none if they do not begin with its opening.
    pub fn of(facts: &[Happened]) -> Option<Sitting> {
        let Happened::Opened { .. } = facts.first()? else { return None };
        let mut sitting = Sitting::unopened();
        for fact in facts {
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

    /// The table that is being drawn by hand.
    pub fn sketch(&self) -> Option<&Table> {
        self.sketch.as_deref()
    }

    /// What binds the table's chance.
    pub fn promised(&self) -> Promised {
        self.promised
    }

    /// The number of the fact that ended the game, counted from 1.
    pub fn ended_by(&self) -> Option<u64> {
        self.ended_by
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
            Wish::Open { .. } | Wish::Join { .. } | Wish::TakeSeat { .. } | Wish::SitAsJudge { .. } => Ok(()),
            Wish::RoundTime { .. } if self.seats.is_host(key) => Ok(()),
            Wish::RoundTime { .. } => Err(WhyNot::NotTheHost),
            Wish::AskBack { by }
            | Wish::AgreeBack { by }
            | Wish::KeepStep { by }
            | Wish::CallJudge { by, .. } => seated(*by),
            Wish::Play(command) => match (command.as_ref(), command.by()) {
                (Command::JudgeEnds { .. }, _) if self.seats.hosted().is_some() => Err(WhyNot::HostDecides),
                (Command::JudgeEnds { .. }, _) if hold.judge => Ok(()),
                (Command::JudgeEnds { .. }, _) => Err(WhyNot::NotAJudge),
                (Command::RoundTime { .. }, _) => Err(WhyNot::NotTheHost),
                (_, Some(side)) => seated(side),
                (_, None) if hold.is_seated() => Ok(()),
                (_, None) => Err(WhyNot::NotYourSeat { side: None }),
            },
            Wish::Sketch { .. } if hold.is_seated() => Ok(()),
            Wish::Sketch { .. } => Err(WhyNot::NotYourSeat { side: None }),
            Wish::PlayForBoth | Wish::OfferSeat { .. }
                if hold.is_seated() && self.seats.hosted().is_none() =>
            {
                Ok(())
            }
            Wish::PlayForBoth | Wish::OfferSeat { .. } => Err(WhyNot::NotYourSeat { side: None }),
            Wish::JudgeTakesBack | Wish::JudgeLeaves if hold.judge => Ok(()),
            Wish::JudgeTakesBack | Wish::JudgeLeaves => Err(WhyNot::NotAJudge),
        }
    }

    /// The stroke as it is drawn, if the table can be drawn on now and is one afterwards.
    fn stroke(&self, stroke: &Stroke, dice: &Dice) -> Result<Stroke, WhyNot> {
        let because = |refusal: Refusal| WhyNot::Rules { refusal: Box::new(refusal) };
        let unsound = |error: FileError| because(Refusal::NoTable { why: Unsound(error) });
        if self.game.stage() != Stage::Terrain {
            return Err(because(Refusal::WrongStage { now: self.game.stage() }));
        }
        let settled = stroke.settled(self.sketch(), dice).map_err(unsound)?;
        match settled.drawn_on(self.sketch().cloned()) {
            Some(table) => table.sound().map(|()| settled).map_err(unsound),
            None => Ok(settled),
        }
    }

    fn take_step(&mut self, facts: &[Fact]) {
        if self.past.len() >= MOST_BACK {
            self.past.remove(0);
        }
        self.past.push(Arc::new(self.game.clone()));
        self.tell(facts, false);
        self.asked = None;
    }

    fn tell(&mut self, facts: &[Fact], by_host: bool) {
        let stage = self.game.stage();
        let mut sayings = Vec::new();
        for fact in facts {
            self.game.apply(fact);
            sayings.push(fact.saying(&self.game));
        }
        self.told.push(Arc::new(Told { stage, sayings, back: false, by_host }));
    }

    /// Something about seats that everybody at the table is told; no step.
    fn tell_of_seats(&mut self, saying: Saying) {
        let stage = self.game.stage();
        self.told.push(Arc::new(Told { stage, sayings: vec![saying], back: false, by_host: true }));
    }

    /// The names of those players.
    fn names(&self, sides: [bool; 2]) -> Vec<String> {
        let sides = Side::BOTH.into_iter().filter(|side| sides[*side as usize]);
        sides.map(|side| self.game.player(side).to_owned()).collect()
    }

    fn go_back(&mut self) {
        if let Some(before) = self.past.pop() {
            // The round's time goes on whatever the players take back.
            let time_up = self.game.time_up;
            self.game = before.as_ref().clone();
            self.game.time_up = time_up;
        }
        if let Some(last) = self.told.iter_mut().rev().find(|told| !told.back && !told.by_host) {
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
                let commitment = Some(dice.seed().commitment());
                Happened::Opened {
                    options: *options,
                    keys: keys.clone(),
                    commitment,
                    reading: Reading::NEWEST,
                }
            }
            Wish::Join { invited_by } => {
                if !self.seats.invites(invited_by) || self.seats.is_joined() || asked.key.is_empty() {
                    return Err(WhyNot::NotInvited);
                }
                Happened::Joined { key: key() }
            }
            Wish::PlayForBoth => Happened::PlaysForBoth { key: key() },
            Wish::OfferSeat { sides, to } => {
                if to.is_empty() || *sides == [false; 2] {
                    return Err(WhyNot::NotInvited);
                }
                Happened::SeatOffered { by: key(), sides: *sides, to: to.clone() }
            }
            Wish::TakeSeat { offered_to } => {
                let offered = self.seats.offer().is_some_and(|offer| offer.to == *offered_to);
                if !offered || asked.key.is_empty() {
                    return Err(WhyNot::NotInvited);
                }
                Happened::SeatTaken { key: key() }
            }
            Wish::SitAsJudge { admitted_by } => {
                if !self.seats.admits_judge(admitted_by) || asked.key.is_empty() {
                    return Err(WhyNot::NotInvited);
                }
                Happened::JudgeSat { key: key() }
            }
            Wish::Play(command) => {
                let facts =
                    self.game.decide(command, dice).map_err(|it| WhyNot::Rules { refusal: Box::new(it) })?;
                Happened::Stepped { facts, asked: Some(Wanted { key: key(), command: command.clone() }) }
            }
            Wish::Sketch { stroke } => Happened::Sketched { stroke: self.stroke(stroke, dice)? },
            Wish::RoundTime { up } => {
                let told = Command::RoundTime { up: *up };
                let facts =
                    self.game.decide(&told, dice).map_err(|it| WhyNot::Rules { refusal: Box::new(it) })?;
                Happened::RoundTimeTold { facts }
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
        let seal = self.seal_after(&happened);
        Ok(std::iter::once(happened).chain(seal).collect())
    }

    fn apply(&mut self, happened: &Happened) {
        let chain = self.chained(happened);
        self.make_so(happened);
        self.chain = chain;
        self.facts += 1;
        // What ends a game can be taken back, and then something else ends it.
        self.ended_by = self.game.result().and(self.ended_by.or(Some(self.facts)));
    }
}

impl Sitting {
    /// What the record comes to when this is true as well: a chain in which every word of every fact counts.
    fn chained(&self, happened: &Happened) -> Seed {
        // Facts are plain data: writing them out cannot fail.
        let told = serde_json::to_string(happened).unwrap_or_default();
        Dice::new(self.chain.clone()).cup(&told).seed()
    }

    /// The seal that follows if this ends the game.
    fn seal_after(&self, happened: &Happened) -> Option<Happened> {
        let (Happened::Stepped { facts, .. } | Happened::RoundTimeTold { facts }) = happened else {
            return None;
        };
        let ends = matches!(facts.last(), Some(Fact::Ended { .. }));
        ends.then(|| Happened::Sealed { seal: self.chained(happened).commitment() })
    }

    fn make_so(&mut self, happened: &Happened) {
        match happened {
            Happened::Opened { options, keys, commitment, reading } => {
                *self = Sitting::read_as(*options, keys.clone(), *reading);
                self.promised.commitment = *commitment;
            }
            Happened::Joined { key } => self.seats.join(key),
            Happened::PlaysForBoth { key } => {
                let was = self.names(self.seats.hold(key).sides);
                self.seats.play_for_both(key);
                self.tell_of_seats(say!("epic-told-for-both", player = was));
            }
            Happened::SeatOffered { by, sides, to } => {
                self.seats.make_offer(Offer { by: by.clone(), sides: *sides, to: to.clone() });
                self.tell_of_seats(say!("epic-told-seat-offered", player = self.names(*sides)));
            }
            Happened::SeatTaken { key } => {
                let sides = self.seats.take_offer(key);
                self.tell_of_seats(say!("epic-told-seat-taken", player = self.names(sides)));
            }
            Happened::JudgeSat { key } => self.seats.seat_judge(key),
            Happened::Stepped { facts, .. } => self.take_step(facts),
            Happened::Sketched { stroke } => {
                let before = self.sketch.as_deref().cloned();
                self.sketch = stroke.drawn_on(before).map(Arc::new);
            }
            Happened::RoundTimeTold { facts } => self.tell(facts, true),
            Happened::BackAsked { by } => self.asked = Some(*by),
            Happened::TakenBack { .. } => self.go_back(),
            Happened::StepKept { .. } => self.asked = None,
            Happened::JudgeCalled { call } => self.call = Some(call.clone()),
            Happened::JudgeLeft => self.call = None,
            Happened::Sealed { seal } => self.promised.seal = Some(*seal),
        }
    }
}
