//! A finished game as a file that anybody can prove: every fact in order, ending with its seal. Proving decides each step again from
//! the state before it, by who asked and in the words they gave, with the revealed chance, and wants exactly what stands there.

use std::collections::VecDeque;

use rulebook::{Cites, Clause, Commitment, Dice, Rulebook, Saying, Seed, clause, say};
use serde::{Deserialize, Serialize};

use super::{Asked, Happened, Key, Sitting, WhyNot, Wish};
use crate::deployment::Side;
use crate::file::{FileError, read_json};
use crate::game::{Fact, Reading};

/// A finished game with everything that happened at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// `marshal.epic.record/1`.
    pub format: String,
    /// The chance of the table, revealed.
    pub seed: Seed,
    /// What happened, up to the seal of the game's end.
    pub facts: Vec<Happened>,
}

/// What was proven of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Proof {
    /// How many facts.
    pub facts: usize,
    /// How many of them are steps by the rules that were decided again.
    pub steps: usize,
    /// Steps of tables opened by an earlier version, which kept no wish: they are applied, not decided.
    pub unproven: usize,
    /// What was promised before the first step, if that version promised.
    pub commitment: Option<Commitment>,
    /// The reading of the rules it began with, by which its steps were decided again.
    pub reading: Reading,
    /// The seal over the whole record, by which it is told from every other.
    pub seal: Commitment,
}

/// Why a file proves nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadRecord {
    /// It cannot be read.
    Unreadable(FileError),
    /// Far more facts than any game has.
    TooLong {
        /// How many there are.
        facts: usize,
    },
    /// It does not end with the seal of a game that is over.
    NotOver,
    /// The chance is not the one that was promised.
    OtherSeed,
    /// The step of that number, counted from 1, is refused.
    Refused {
        /// Which step.
        step: usize,
        /// Why.
        why: Box<WhyNot>,
    },
    /// Something else follows than what the step of that number says.
    Differs {
        /// Which step.
        step: usize,
    },
}

impl Record {
    /// The file's text.
    pub fn text(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }

    /// The name of the format.
    pub const FORMAT: &'static str = "marshal.epic.record/1";
    const MOST_FACTS: usize = 100_000;

    /// The record of a game that is over; `None` while it is under way, since its chance is secret until then.
    pub fn of(mut facts: Vec<Happened>, seed: &Seed) -> Option<Record> {
        let sealed = facts.iter().rposition(|fact| matches!(fact, Happened::Sealed { .. }))?;
        Sitting::of(&facts).filter(|sitting| sitting.game().result().is_some())?;
        facts.truncate(sealed + 1);
        Some(Record { format: Record::FORMAT.to_owned(), seed: seed.clone(), facts })
    }

    /// Reads a file; nothing is proven yet.
    pub fn read(text: &str) -> Result<Record, BadRecord> {
        let record: Record = read_json(text, Record::FORMAT).map_err(BadRecord::Unreadable)?;
        match record.facts.len() {
            facts if facts > Record::MOST_FACTS => Err(BadRecord::TooLong { facts }),
            _ => Ok(record),
        }
    }

    /// Tells the whole story again; says what was proven, or the first step that does not follow.
    pub fn verify(&self) -> Result<Proof, BadRecord> {
        let Some(Happened::Sealed { seal }) = self.facts.last() else { return Err(BadRecord::NotOver) };
        let dice = Dice::new(self.seed.clone());
        let (commitment, reading) = match self.facts.first() {
            Some(Happened::Opened { commitment, reading, .. }) => (*commitment, *reading),
            _ => return Err(BadRecord::Differs { step: 1 }),
        };
        if commitment.is_some_and(|promised| promised != self.seed.commitment()) {
            return Err(BadRecord::OtherSeed);
        }
        let mut proof =
            Proof { facts: self.facts.len(), steps: 0, unproven: 0, commitment, reading, seal: *seal };
        let mut sitting = Sitting::unopened();
        let mut expected: VecDeque<Happened> = VecDeque::new();
        for (at, fact) in self.facts.iter().enumerate() {
            let step = at + 1;
            if expected.is_empty() {
                match asked_for(&sitting, fact) {
                    Again::Decide(asked) => {
                        let told = sitting.decide(&asked, &dice);
                        expected.extend(told.map_err(|why| BadRecord::Refused { step, why: Box::new(why) })?);
                        proof.steps += usize::from(matches!(fact, Happened::Stepped { .. }));
                    }
                    Again::OnlyApply => {
                        expected.push_back(fact.clone());
                        expected.extend(sitting.seal_after(fact));
                        proof.unproven += 1;
                    }
                    Again::Follows => return Err(BadRecord::Differs { step }),
                }
            }
            if expected.pop_front().map(|told| as_old_as(fact, told)).as_ref() != Some(fact) {
                return Err(BadRecord::Differs { step });
            }
            sitting.apply(fact);
        }
        Ok(proof)
    }
}

/// How a fact is looked at again.
enum Again {
    /// This was asked for.
    Decide(Box<Asked>),
    /// What was asked for is not known any more.
    OnlyApply,
    /// Nobody asks for it: it follows from something else.
    Follows,
}

/// What was asked for, given how the table stood.
fn asked_for(sitting: &Sitting, fact: &Happened) -> Again {
    let seats = sitting.seats();
    let by = |side: Side| seats.key_of(|hold| hold.acts_for(side));
    let (key, wish): (Key, Wish) = match fact {
        Happened::Opened { options, keys, .. } => {
            (keys.host.clone(), Wish::Open { options: *options, keys: keys.clone() })
        }
        Happened::Joined { key } => (key.clone(), Wish::Join { invited_by: seats.invitation().clone() }),
        Happened::PlaysForBoth { key } => (key.clone(), Wish::PlayForBoth),
        Happened::SeatOffered { by, sides, to } => {
            (by.clone(), Wish::OfferSeat { sides: *sides, to: to.clone() })
        }
        Happened::SeatTaken { key } => {
            let offered_to = seats.offer().map(|offer| offer.to.clone()).unwrap_or_default();
            (key.clone(), Wish::TakeSeat { offered_to })
        }
        Happened::JudgeSat { key } => {
            (key.clone(), Wish::SitAsJudge { admitted_by: seats.admission().clone() })
        }
        Happened::Stepped { asked: Some(asked), .. } => {
            (asked.key.clone(), Wish::Play(asked.command.clone()))
        }
        Happened::Stepped { asked: None, .. } => return Again::OnlyApply,
        Happened::Sketched { stroke } => {
            (seats.key_of(super::Hold::is_seated), Wish::Sketch { stroke: stroke.clone() })
        }
        Happened::RoundTimeTold { facts } => {
            let up = matches!(facts.first(), Some(Fact::RoundTimeTold { up: true }));
            (seats.hosted().map(super::Hosted::host).unwrap_or_default(), Wish::RoundTime { up })
        }
        Happened::BackAsked { by: side } => (by(*side), Wish::AskBack { by: *side }),
        Happened::TakenBack { by_judge: true } => (seats.key_of(|hold| hold.judge), Wish::JudgeTakesBack),
        Happened::TakenBack { by_judge: false } => {
            let side = sitting.asked_back().unwrap_or(Side::Alpha).other();
            (by(side), Wish::AgreeBack { by: side })
        }
        Happened::StepKept { by: side } => (by(*side), Wish::KeepStep { by: *side }),
        Happened::JudgeCalled { call } => {
            (by(call.by), Wish::CallJudge { by: call.by, about: call.about.clone() })
        }
        Happened::JudgeLeft => (seats.key_of(|hold| hold.judge), Wish::JudgeLeaves),
        Happened::Sealed { .. } => return Again::Follows,
    };
    Again::Decide(Box::new(Asked { key, wish }))
}

/// What follows, as the version would have said it that wrote this fact: without a promise if that one made none, and under the
/// reading it had.
fn as_old_as(written: &Happened, mut told: Happened) -> Happened {
    if let (
        Happened::Opened { commitment: promised, reading: then, .. },
        Happened::Opened { commitment, reading, .. },
    ) = (written, &mut told)
    {
        *commitment = commitment.filter(|_| promised.is_some());
        *reading = *then;
    }
    told
}

impl Cites for BadRecord {
    fn clause(&self) -> Clause {
        match self {
            BadRecord::Refused { why, .. } => why.clause(),
            BadRecord::Unreadable(_)
            | BadRecord::TooLong { .. }
            | BadRecord::NotOver
            | BadRecord::OtherSeed
            | BadRecord::Differs { .. } => clause!("HR-7.2.3"),
        }
    }

    fn saying(&self) -> Saying {
        match self {
            BadRecord::Unreadable(error) => error.saying(),
            BadRecord::TooLong { facts } => {
                say!("table-file-too-long", facts = *facts, most = Record::MOST_FACTS)
            }
            BadRecord::NotOver => say!("table-file-not-over"),
            BadRecord::OtherSeed => say!("table-file-secret"),
            BadRecord::Refused { step, why } => say!("table-file-refused", step = *step, why = why.saying()),
            BadRecord::Differs { step } => say!("table-file-differs", step = *step),
        }
    }
}
