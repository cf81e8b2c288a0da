//! The log of a table: what people did and what came of it, as data. What came of it is read off what everybody can see before
//! and after, so a line can hold nothing hidden; what somebody did names a hidden card to that player alone.

mod did;
mod seen;

use rulebook::{Clause, clause};
use serde::Serialize;

pub use self::did::{Did, Named, UnitNow};

use self::did::is_secret;
use self::seen::happened;
use super::{Ending, RoundNow, TakenBack};
use crate::answer::{Answer, Ask};
use crate::card::CardId;
use crate::state::{Phase, Seat, State};

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// How many answers had been given before.
    pub answer: u16,
    pub round: u8,
    #[serde(flatten)]
    pub what: What,
}

/// What a line says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// A player's answer; `secret` while only that player may know all of it.
    Answered { seat: Seat, did: Did, secret: bool },
    /// What came of it.
    Happened(Happening),
    /// What people did beside the game.
    Noted(Note),
}

/// A planet by its position in the row and its card.
pub type PlanetNamed = (u8, CardId);

/// Something everybody saw happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Happening {
    Round {
        round: u8,
    },
    Phase {
        phase: Phase,
    },
    Commits {
        seat: Seat,
        card: CardId,
        planet: PlanetNamed,
    },
    Moves {
        seat: Seat,
        card: CardId,
        planet: Option<PlanetNamed>,
    },
    Token {
        seat: Seat,
        card: CardId,
    },
    Damaged {
        seat: Seat,
        card: CardId,
        damage: u8,
        left: u8,
    },
    Healed {
        seat: Seat,
        card: CardId,
        damage: u8,
    },
    Bloodied {
        seat: Seat,
        card: CardId,
    },
    /// It left play; to the discard pile or elsewhere.
    Left {
        seat: Seat,
        card: CardId,
        discarded: bool,
    },
    Discarded {
        seat: Seat,
        card: CardId,
    },
    Shuffles {
        seat: Seat,
    },
    Draws {
        seat: Seat,
        cards: u8,
    },
    Gains {
        seat: Seat,
        resources: u16,
    },
    Battle {
        planet: PlanetNamed,
    },
    BattleOver {
        planet: PlanetNamed,
    },
    Infested {
        planet: PlanetNamed,
    },
    Cleansed {
        planet: PlanetNamed,
    },
    Captures {
        seat: Seat,
        planet: PlanetNamed,
    },
    Revealed {
        planet: PlanetNamed,
    },
    Initiative {
        seat: Seat,
    },
    /// What a player had chosen in secret was revealed.
    Chose {
        seat: Seat,
        planet: PlanetNamed,
    },
}

/// What people did beside the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Note {
    Begun,
    /// What nobody of this table could have seen was dealt anew: the game goes on from an earlier one.
    DealtAnew,
    Conceded {
        seat: Seat,
    },
    DrawOffered {
        seat: Seat,
    },
    DrawDeclined {
        seat: Seat,
    },
    DrawAgreed,
    UndoAsked {
        seat: Seat,
    },
    UndoDeclined {
        seat: Seat,
    },
    TakenBack {
        how: TakenBack,
    },
    TimedOut {
        seat: Seat,
    },
    Absent {
        seat: Seat,
    },
    JudgeCalled {
        seat: Seat,
    },
    Paused {
        reason: String,
    },
    Resumed,
    Extended {
        seat: Seat,
        seconds: u32,
        reason: String,
    },
    Decided {
        winner: Option<Seat>,
        reason: String,
    },
    Round {
        now: RoundNow,
    },
    Settled,
    Ended {
        ending: Ending,
    },
}

/// The lines of one answer.
pub(super) fn told(
    number: usize,
    before: &State,
    after: &State,
    seat: Seat,
    answer: Answer,
) -> impl Iterator<Item = Line> {
    let did = What::Answered { seat, did: Did::of(before, answer), secret: is_secret(before, answer) };
    // That nothing was done where nothing could be done is no news.
    let dull = matches!(answer, Answer::Pass)
        && matches!(before.ask, Ask::Window | Ask::Answers | Ask::Shield { .. });
    let mut lines: Vec<What> = if dull { Vec::new() } else { vec![did] };
    lines.extend(revealed_choices(before, after, seat, answer).map(What::Happened));
    lines.extend(happened(&before.view(None), &after.view(None)).into_iter().map(What::Happened));
    let round = before.round;
    lines.into_iter().map(move |what| Line { answer: number as u16, round, what })
}

/// What both had chosen in secret, once the second has.
fn revealed_choices(
    before: &State,
    after: &State,
    seat: Seat,
    answer: Answer,
) -> impl Iterator<Item = Happening> {
    let over = before.ask == Ask::Secret && after.players.iter().all(|player| player.dial.is_none());
    let own = if let Answer::Dial(number) = answer { Some((seat, number)) } else { None };
    let other = before.player(seat.other()).dial.map(|number| (seat.other(), number));
    let planets: Vec<PlanetNamed> =
        before.face_up().map(|at| (at, before.row[usize::from(at)].card)).collect();
    [own, other].into_iter().flatten().filter(move |_| over).filter_map(move |(seat, number)| {
        let planet = *planets.get(usize::from(number.max(1)) - 1)?;
        Some(Happening::Chose { seat, planet })
    })
}

impl Line {
    pub(super) fn is_note(&self) -> bool {
        matches!(self.what, What::Noted(_))
    }

    /// Whose line it is: the player who did it or whom it happened to.
    pub fn seat(&self) -> Option<Seat> {
        match &self.what {
            What::Answered { seat, .. } => Some(*seat),
            What::Happened(happening) => happening.seat(),
            What::Noted(_) => None,
        }
    }

    /// The rule it shows, if it shows one.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most answers show no rule of their own")]
    pub fn clause(&self) -> Option<Clause> {
        match &self.what {
            What::Answered { did, .. } => match did {
                Did::Shield { .. } => Some(clause!("CG-3.15.1")),
                Did::Retreat { .. } => Some(clause!("CG-3.18.4")),
                Did::Dial { .. } | Did::DialSet => Some(clause!("CG-3.5.4")),
                Did::Enslave { .. } => Some(clause!("CE-4.1.3")),
                Did::Reserve { .. } | Did::ReserveSecret { .. } => Some(clause!("CE-1.1.2")),
                Did::Strike { .. } | Did::StrikeOn { .. } => Some(clause!("CE-1.2.1")),
                _ => None,
            },
            What::Happened(happening) => happening.clause(),
            What::Noted(_) => None,
        }
    }
}

impl Happening {
    fn seat(&self) -> Option<Seat> {
        match *self {
            Happening::Commits { seat, .. }
            | Happening::Moves { seat, .. }
            | Happening::Token { seat, .. }
            | Happening::Damaged { seat, .. }
            | Happening::Healed { seat, .. }
            | Happening::Bloodied { seat, .. }
            | Happening::Left { seat, .. }
            | Happening::Discarded { seat, .. }
            | Happening::Shuffles { seat }
            | Happening::Draws { seat, .. }
            | Happening::Gains { seat, .. }
            | Happening::Captures { seat, .. }
            | Happening::Chose { seat, .. }
            | Happening::Initiative { seat } => Some(seat),
            Happening::Round { .. }
            | Happening::Phase { .. }
            | Happening::Battle { .. }
            | Happening::BattleOver { .. }
            | Happening::Infested { .. }
            | Happening::Cleansed { .. }
            | Happening::Revealed { .. } => None,
        }
    }

    fn clause(&self) -> Option<Clause> {
        match self {
            Happening::Round { .. } | Happening::Phase { .. } => Some(clause!("CG-3.1.1")),
            Happening::Commits { .. } => Some(clause!("CG-3.5.7")),
            Happening::Damaged { .. } | Happening::Left { .. } => Some(clause!("CG-3.16.1")),
            Happening::Bloodied { .. } => Some(clause!("CG-3.16.3")),
            Happening::Captures { .. } => Some(clause!("CG-3.17.2")),
            Happening::Infested { .. } => Some(clause!("CE-3.1.1")),
            Happening::Cleansed { .. } => Some(clause!("CE-3.1.5")),
            Happening::Moves { .. }
            | Happening::Token { .. }
            | Happening::Healed { .. }
            | Happening::Discarded { .. }
            | Happening::Shuffles { .. }
            | Happening::Draws { .. }
            | Happening::Gains { .. }
            | Happening::Battle { .. }
            | Happening::BattleOver { .. }
            | Happening::Revealed { .. }
            | Happening::Chose { .. }
            | Happening::Initiative { .. } => None,
        }
    }
}
