//! What is true of a table: the only thing ever stored. Facts are for ever: a new field has a default, a new meaning is a new
//! variant.

use rulebook::{Commitment, Dice, Seed};
use serde::{Deserialize, Serialize};

use super::{Moment, Reading, RoundNow, Settings};
use crate::answer::Answer;
use crate::card::CardId;
use crate::cards::card_coded;
use crate::setup::{BadDeck, Deck};
use crate::state::{Loss, Outcome, Seat};

/// One thing that happened at a table, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "kebab-case")]
pub enum Fact {
    /// The table is open; the server is bound to its secret.
    Opened {
        at: Moment,
        settings: Settings,
        commitment: Commitment,
        /// How the rules are read at this table; earlier versions did not say.
        #[serde(default, skip_serializing_if = "Reading::is_first")]
        reading: Reading,
    },
    Seated {
        at: Moment,
        seat: Seat,
        name: String,
        deck: Listed,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
        /// What the shell around the table knows the player by, hashed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// The player is bound to a number.
    Promised {
        at: Moment,
        seat: Seat,
        hash: Commitment,
    },
    /// The player's number; drawn by the server if the player sent none.
    Numbered {
        at: Moment,
        seat: Seat,
        number: Seed,
        drawn_for: bool,
    },
    /// The game begins; everything chance decides follows from this seed.
    Begun {
        at: Moment,
        seed: Seed,
    },
    Answered {
        at: Moment,
        seat: Seat,
        answer: Answer,
    },
    Conceded {
        at: Moment,
        seat: Seat,
    },
    DrawOffered {
        at: Moment,
        seat: Seat,
    },
    DrawDeclined {
        at: Moment,
        seat: Seat,
    },
    DrawAgreed {
        at: Moment,
        seat: Seat,
    },
    UndoAsked {
        at: Moment,
        seat: Seat,
        to: usize,
    },
    UndoDeclined {
        at: Moment,
        seat: Seat,
    },
    /// The game is back where that many answers had been given.
    TakenBack {
        at: Moment,
        to: usize,
        how: TakenBack,
    },
    TimedOut {
        at: Moment,
        seat: Seat,
    },
    /// The player did not answer for as long as was agreed, and the opponent took the game.
    Absent {
        at: Moment,
        seat: Seat,
    },
    JudgeCalled {
        at: Moment,
        seat: Seat,
    },
    Paused {
        at: Moment,
        reason: String,
    },
    Resumed {
        at: Moment,
    },
    Extended {
        at: Moment,
        seat: Seat,
        seconds: u32,
        reason: String,
    },
    /// A judge ended the game.
    Decided {
        at: Moment,
        winner: Option<Seat>,
        reason: String,
    },
    /// The round of the match is so far.
    Round {
        at: Moment,
        now: RoundNow,
    },
    /// The match has this result, whatever lies on the table.
    Settled {
        at: Moment,
        winner: Option<Seat>,
    },
    /// The table was closed before a game began.
    Closed {
        at: Moment,
    },
    /// The game is over, and the server's secret is no secret any more.
    Ended {
        at: Moment,
        ending: Ending,
        secret: Seed,
        /// The seal over everything before and over this; earlier versions wrote none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seal: Option<Commitment>,
    },
}

/// Why answers were taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TakenBack {
    /// By the player, nothing hidden having been shown since.
    Freely { by: Seat },
    /// The opponent agreed.
    Agreed { by: Seat },
    /// By a judge.
    Judge { reason: String },
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// Nobody in a draw.
    pub winner: Option<Seat>,
    pub how: How,
}

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    Conquest,
    WarlordDeath,
    EmptyDeck,
    NoPlanets,
    /// Both met an end condition at once.
    Together,
    /// More happened at once than a game has room for.
    Overrun,
    Concession,
    Agreement,
    Time,
    Absence,
    Judge,
    /// The time of the round: the host's procedure decides.
    RoundTime,
    /// The match was given a result away from the table.
    Host,
    /// No game was played.
    Closed,
}

/// A deck by its cards' codes, which stay the same whatever cards are added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listed {
    pub warlord: String,
    /// Each card with its number of copies, in the deck's order.
    pub cards: Vec<(String, u8)>,
}

impl Listed {
    /// The list of a deck.
    pub fn of(deck: &Deck) -> Listed {
        let mut cards: Vec<(String, u8)> = Vec::new();
        for id in &deck.cards {
            let code = id.code();
            match cards.last_mut() {
                Some((last, copies)) if *last == code && *copies < u8::MAX => *copies += 1,
                _ => cards.push((code, 1)),
            }
        }
        Listed { warlord: deck.warlord.code(), cards }
    }

    /// The deck, if every card is known and a game can be started with it.
    pub fn deck(&self) -> Result<Deck, BadDeck> {
        let known = |code: &String| card_coded(code).ok_or_else(|| BadDeck::UnknownCode(code.clone()));
        let mut cards: Vec<CardId> = Vec::new();
        for (code, copies) in &self.cards {
            cards.extend(std::iter::repeat_n(known(code)?, usize::from(*copies)));
        }
        let deck = Deck { warlord: known(&self.warlord)?, cards };
        deck.check()?;
        Ok(deck)
    }
}

impl Ending {
    /// The ending of a game played to its end.
    pub(super) fn of(outcome: Outcome) -> Ending {
        match outcome {
            Outcome::Won { by, how } => Ending {
                winner: Some(by),
                how: match how {
                    Loss::Conquest => How::Conquest,
                    Loss::WarlordDeath => How::WarlordDeath,
                    Loss::EmptyDeck => How::EmptyDeck,
                    Loss::NoPlanets => How::NoPlanets,
                    Loss::Concession => How::Concession,
                },
            },
            Outcome::Draw => Ending { winner: None, how: How::Together },
            Outcome::Overrun => Ending { winner: None, how: How::Overrun },
        }
    }
}

impl Fact {
    /// What a record comes to when this is true as well: a chain in which every word of every fact counts. A fact that
    /// carries the seal is taken without it.
    pub(super) fn sealed_onto(&self, record: &Seed) -> Seed {
        let mut bare = self.clone();
        if let Fact::Ended { seal, .. } = &mut bare {
            *seal = None;
        }
        // Facts are plain data: writing them out cannot fail.
        let told = serde_json::to_string(&bare).unwrap_or_default();
        Dice::new(record.clone()).cup(&told).seed()
    }

    /// When it happened.
    pub fn at(&self) -> Moment {
        match self {
            Fact::Opened { at, .. }
            | Fact::Seated { at, .. }
            | Fact::Promised { at, .. }
            | Fact::Numbered { at, .. }
            | Fact::Begun { at, .. }
            | Fact::Answered { at, .. }
            | Fact::Conceded { at, .. }
            | Fact::DrawOffered { at, .. }
            | Fact::DrawDeclined { at, .. }
            | Fact::DrawAgreed { at, .. }
            | Fact::UndoAsked { at, .. }
            | Fact::UndoDeclined { at, .. }
            | Fact::TakenBack { at, .. }
            | Fact::TimedOut { at, .. }
            | Fact::Absent { at, .. }
            | Fact::JudgeCalled { at, .. }
            | Fact::Paused { at, .. }
            | Fact::Resumed { at }
            | Fact::Extended { at, .. }
            | Fact::Decided { at, .. }
            | Fact::Round { at, .. }
            | Fact::Settled { at, .. }
            | Fact::Closed { at }
            | Fact::Ended { at, .. } => *at,
        }
    }
}
