//! The day as a plan: which rounds there will be, and about when each begins and ends. For a tournament that has not begun,
//! and for the rounds to come of one that has.

use regulations::{Beginning, Clock, Pack, RoundKind as Length};
use tournament::{Moment, RoundKind, StagePlan};

/// A moment that is not known exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// Hardly before.
    pub early: Moment,
    /// What usually happens.
    pub likely: Moment,
    /// Hardly after.
    pub late: Moment,
}

/// How long things take beyond the clock, in milliseconds: a little, usually, a lot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Habits {
    /// From the end of one round to the start of the next.
    pub pause: [i64; 3],
    /// From the end of the round's time to the last slip; negative if it came before. `None` if nothing is known.
    pub over: Option<[i64; 3]>,
}

/// A day of rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// The rounds in order.
    pub rounds: Vec<Planned>,
}

/// One round of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Planned {
    /// The stage, from 1.
    pub stage: u8,
    /// From 1 within the stage.
    pub in_stage: u16,
    /// Swiss or elimination.
    pub kind: RoundKind,
    /// How many players enter the stage, if there is a cut before it.
    pub cut: Option<u32>,
    /// Its length in minutes; `None` for no limit.
    pub minutes: Option<u32>,
    /// About when it begins.
    pub begins: Span,
    /// About when it ends.
    pub ends: Span,
}

pub(crate) const MINUTE: i64 = 60_000;

/// A round without a limit takes about as long as this if the pack has no length at all, in minutes.
const UNTIMED_MINUTES: u32 = 90;
/// How long games go on after time where the pack never stops them, in minutes.
const PLAYING_ON_MINUTES: u32 = 20;
/// From the last game to the last slip, in minutes.
const SLIP_MINUTES: u32 = 5;

impl Schedule {
    /// The rounds of these stages (see [`tournament::Tournament::plan_for`]) for that many players, the first beginning then.
    pub fn new(
        pack: &Pack,
        stages: &[StagePlan],
        players: u32,
        untimed_final: bool,
        start: Span,
        habits: &Habits,
    ) -> Schedule {
        let mut at = start;
        let mut rounds = Vec::new();
        for (number, plan) in (1..).zip(stages) {
            let all = plan.rounds(players);
            for in_stage in 1..=all {
                let last = in_stage == all;
                let minutes = minutes(&pack.clock, plan.kind(), last, untimed_final);
                let ends = habits.end(&pack.clock, at, minutes);
                rounds.push(Planned {
                    stage: number,
                    in_stage,
                    kind: plan.kind(),
                    cut: plan.cut(),
                    minutes,
                    begins: at,
                    ends,
                });
                at = ends.plus(habits.pause);
            }
        }
        Schedule { rounds }
    }

    /// The end of the last round.
    pub fn ends(&self) -> Option<Span> {
        self.rounds.last().map(|round| round.ends)
    }
}

/// The length of a round in minutes.
pub(crate) fn minutes(clock: &Clock, kind: RoundKind, last: bool, untimed_final: bool) -> Option<u32> {
    match kind {
        RoundKind::Swiss => clock.minutes(Length::Swiss),
        RoundKind::Elimination if !last => clock.minutes(Length::Elimination),
        RoundKind::Elimination => {
            clock.minutes(Length::Final).filter(|_| !(untimed_final && clock.final_may_be_untimed))
        }
    }
}

impl Habits {
    /// Of a house nobody has seen yet: five to twenty minutes between rounds.
    pub const UNKNOWN: Habits = Habits { pause: [5 * MINUTE, 10 * MINUTE, 20 * MINUTE], over: None };

    /// When a round of that length ends that begins then.
    pub(crate) fn end(&self, clock: &Clock, begins: Span, minutes: Option<u32>) -> Span {
        begins.plus(self.duration(clock, minutes))
    }

    /// How long a round of that length takes, in milliseconds: a little, usually, a lot.
    pub(crate) fn duration(&self, clock: &Clock, minutes: Option<u32>) -> [i64; 3] {
        let Some(minutes) = minutes else {
            let usual = i64::from(clock.swiss_minutes.unwrap_or(UNTIMED_MINUTES)) * MINUTE;
            return [usual / 2, usual, usual * 2];
        };
        let length = i64::from(minutes) * MINUTE;
        let late = length + i64::from(most_over(clock)) * MINUTE;
        match self.over {
            Some(over) => over.map(|over| length.saturating_add(over).clamp(length / 4, late)),
            None => [length * 3 / 4, length, late],
        }
    }
}

/// Minutes from the end of the round's time to the last slip, at most, unless a table has more time.
pub(crate) fn most_over(clock: &Clock) -> u32 {
    let stop = clock.phases.iter().find_map(|phase| match phase.begins {
        Beginning::At(minutes) | Beginning::After(minutes) if !phase.play => Some(minutes),
        Beginning::Published | Beginning::Start | Beginning::At(_) | Beginning::After(_) => None,
    });
    stop.unwrap_or(PLAYING_ON_MINUTES) + SLIP_MINUTES
}

impl Span {
    /// Exactly then.
    pub fn at(moment: Moment) -> Span {
        Span { early: moment, likely: moment, late: moment }
    }

    /// Later by so many milliseconds: a little, usually, a lot.
    pub(crate) fn plus(self, millis: [i64; 3]) -> Span {
        let plus = |moment: Moment, more: i64| Moment(moment.0.saturating_add(more));
        Span {
            early: plus(self.early, millis[0]),
            likely: plus(self.likely, millis[1]),
            late: plus(self.late, millis[2]),
        }
    }

    /// Not before that moment, and in order.
    pub(crate) fn not_before(self, moment: Moment) -> Span {
        let early = self.early.max(moment);
        let likely = self.likely.max(early);
        Span { early, likely, late: self.late.max(likely) }
    }
}
