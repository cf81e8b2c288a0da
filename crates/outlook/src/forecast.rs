//! When will this round end, when will the day, and which tables hold everybody up.
//!
//! A forecast, not a rule: it decides nothing. It is made of the clock (round length, extensions, the pack's marks of going
//! to time), of when the last slips of earlier rounds came in, and of the pauses between rounds so far.

use rulebook::{Saying, say};
use tournament::{Desk, Fact, Match, MatchId, Moment, PersonId, Progress, Round, RoundKind, Tournament};

pub use crate::schedule::Span;
use crate::schedule::{Habits, MINUTE, Schedule, minutes, most_over};

/// From so many rounds on, what was seen is enough to say how far things spread.
const ENOUGH: usize = 3;
/// How long before the end of its time a round is often over.
const QUARTER_HOUR: i64 = 15 * MINUTE;

/// What is to be expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// The end of the round under way.
    pub round: Option<Span>,
    /// The end of the last round of the tournament.
    pub day: Option<Span>,
    /// How many rounds come after the one under way.
    pub rounds_to_come: u16,
    /// How many rounds already played the forecast learns from.
    pub learnt_from: u16,
    /// The tables everybody waits for, the longest wait first.
    pub holding: Vec<Holding>,
}

/// A table without a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holding {
    /// The match.
    pub id: MatchId,
    /// Its table.
    pub table: Option<u16>,
    /// When its time is over, extension included; `None` before the start, while the clock stands, or without a limit.
    pub time_over: Option<Moment>,
    /// Why it has no result yet.
    pub why: Delay,
}

/// Why a match has no result yet. In order of weight: the first that fits is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delay {
    /// The two players reported different results.
    Disputed,
    /// A judge was called and has not ruled.
    Called,
    /// One player reported and the other has not confirmed.
    Unconfirmed {
        /// Who has not.
        waiting_for: PersonId,
    },
    /// It has more time than the others.
    Extension {
        /// How much.
        seconds: u32,
    },
    /// Its time is over and nothing was reported.
    OverTime,
    /// It is being played.
    Playing,
}

/// What is to be expected at that moment; `None` before the plan is announced and after the end.
pub fn forecast(tournament: &Tournament, now: Moment) -> Option<Forecast> {
    if !matches!(tournament.desk(), Desk::Announced | Desk::Running) {
        return None;
    }
    let (habits, learnt_from) = habits(tournament);
    let round = tournament.current_round();
    let ends = round.map(|round| end_of(tournament, round, &habits, now));
    let next = ends.unwrap_or(Span::at(now)).plus(if round.is_some() {
        habits.pause
    } else {
        [0, habits.pause[0], habits.pause[1]]
    });
    let (left, stages) = to_come(tournament);
    let settings = tournament.settings();
    let players = tournament.active().count() as u32;
    let mut day = ends;
    let mut at = next;
    for minutes in &left {
        let ends = habits.end(&tournament.pack().clock, at, *minutes);
        day = Some(ends);
        at = ends.plus(habits.pause);
    }
    let later = Schedule::new(tournament.pack(), &stages, players, settings.untimed_final, at, &habits);
    Some(Forecast {
        round: ends,
        day: later.ends().or(day),
        rounds_to_come: (left.len() + later.rounds.len()) as u16,
        learnt_from,
        holding: round.map(|round| holding(tournament, round, now)).unwrap_or_default(),
    })
}

/// Lengths of the rounds the stage under way still has, and the stages after it.
fn to_come(tournament: &Tournament) -> (Vec<Option<u32>>, Vec<tournament::StagePlan>) {
    let begun = tournament.stages().len();
    let later = tournament.plan().get(begun..).unwrap_or_default().to_vec();
    let Some(stage) = tournament.stages().last() else { return (Vec::new(), later) };
    let left = tournament.rounds_left();
    let untimed = tournament.settings().untimed_final;
    let clock = &tournament.pack().clock;
    let length = |at| {
        minutes(clock, stage.plan.kind(), stage.plan.kind() == RoundKind::Elimination && at == left, untimed)
    };
    ((1..=left).map(length).collect(), later)
}

/// When the round under way ends.
fn end_of(tournament: &Tournament, round: &Round, habits: &Habits, now: Moment) -> Span {
    let open: Vec<&Match> = round.matches.iter().filter(|it| it.result.is_none()).collect();
    if round.progress > Progress::Drawn && open.is_empty() {
        return Span::at(now);
    }
    let clock = &tournament.pack().clock;
    let length = round.clock.length_seconds.map(|seconds| seconds / 60);
    let duration = habits.duration(clock, length);
    let Some(elapsed) = round.clock.elapsed_millis(now) else {
        return Span::at(now).plus([0, habits.pause[0], habits.pause[1]]).plus(duration);
    };
    let mut left = duration.map(|whole| whole - elapsed);
    let extension = open.iter().map(|it| i64::from(it.extension_seconds) * 1000).max().unwrap_or(0);
    if let Some(length) = length.filter(|_| extension > 0) {
        let whole = i64::from(length) * MINUTE + extension - elapsed;
        left[1] = left[1].max(whole);
        left[2] = left[2].max(whole + i64::from(most_over(clock)) * MINUTE);
    }
    Span::at(now).plus(left).not_before(now)
}

/// What the rounds so far teach: pauses, and how long after time the last slip came; and how many rounds that were.
fn habits(tournament: &Tournament) -> (Habits, u16) {
    let closed = moments_of_closing(tournament);
    let mut over = Vec::new();
    let mut pauses = Vec::new();
    for (at, round) in tournament.rounds().iter().enumerate() {
        let Some(started) = round.clock.started else { continue };
        let before = at.checked_sub(1).and_then(|before| closed.get(before).copied().flatten());
        pauses.extend(
            before.map(|closed| started.since(closed)).filter(|pause| (0..=3 * 60 * MINUTE).contains(pause)),
        );
        let slips = round.matches.iter().filter_map(|it| it.result.as_ref()?.slip);
        let last = slips.max().filter(|_| round.progress == Progress::Closed);
        if let (Some(last), Some(length)) = (last, round.clock.length_seconds) {
            let whole = last.since(started).saturating_sub(round.clock.withheld_millis);
            over.push(whole.saturating_sub(i64::from(length) * 1000));
        }
    }
    let learnt_from = over.len() as u16;
    let most = i64::from(most_over(&tournament.pack().clock)) * MINUTE;
    let pause = spread(&mut pauses, Habits::UNKNOWN.pause).unwrap_or(Habits::UNKNOWN.pause);
    (Habits { pause, over: spread(&mut over, [-QUARTER_HOUR, 0, most]) }, learnt_from)
}

/// The least, the middle one and the most. As long as there are only a few, what is usual elsewhere widens the range.
fn spread(figures: &mut [i64], usual: [i64; 3]) -> Option<[i64; 3]> {
    figures.sort_unstable();
    let (least, most) = (*figures.first()?, *figures.last()?);
    let middle = figures[figures.len() / 2];
    if figures.len() < ENOUGH {
        Some([least.min(usual[0]), middle, most.max(usual[2])])
    } else {
        Some([least, middle, most])
    }
}

/// When each round was closed, by the history.
fn moments_of_closing(tournament: &Tournament) -> Vec<Option<Moment>> {
    let mut closed = vec![None; tournament.rounds().len()];
    let (mut now, mut drawn) = (Moment(0), 0usize);
    for fact in tournament.facts() {
        if let Fact::Step { at, .. } = fact {
            now = *at;
        } else if let Fact::Drawn { attempt: 1, .. } = fact {
            drawn += 1;
        } else if let Fact::RoundClosed { .. } = fact
            && let Some(slot) = drawn.checked_sub(1).and_then(|at| closed.get_mut(at))
        {
            *slot = Some(now);
        }
    }
    closed
}

/// The tables without a result, those that take longest first.
fn holding(tournament: &Tournament, round: &Round, now: Moment) -> Vec<Holding> {
    if round.progress == Progress::Drawn {
        return Vec::new();
    }
    let mut holding: Vec<Holding> = (0..)
        .zip(&round.matches)
        .filter(|(_, it)| it.result.is_none())
        .map(|(place, it)| {
            let id = MatchId { round: round.number, place };
            let seconds =
                round.clock.length_seconds.map(|length| i64::from(length) + i64::from(it.extension_seconds));
            let time_over = seconds.and_then(|seconds| round.clock.moment_of(seconds));
            Holding { id, table: it.table, time_over, why: delay(tournament, id, it, time_over, now) }
        })
        .collect();
    holding.sort_by_key(|it| (std::cmp::Reverse(it.time_over), it.why.weight(), it.table));
    holding
}

fn delay(tournament: &Tournament, id: MatchId, it: &Match, time_over: Option<Moment>, now: Moment) -> Delay {
    let mut seated = it.seats.players();
    let (one, two) = (seated.next(), seated.next());
    match (&it.reports, one, two) {
        ([Some(a), Some(b)], ..) if !a.claim.agrees_with(&b.claim) => return Delay::Disputed,
        ([Some(_), None], _, Some(waiting_for)) | ([None, Some(_)], Some(waiting_for), _) => {
            return Delay::Unconfirmed { waiting_for };
        }
        _ => {}
    }
    if tournament.judging().open_calls().any(|(_, call)| call.id == Some(id)) {
        Delay::Called
    } else if it.extension_seconds > 0 {
        Delay::Extension { seconds: it.extension_seconds }
    } else if time_over.is_some_and(|over| over < now) {
        Delay::OverTime
    } else {
        Delay::Playing
    }
}

impl Delay {
    fn weight(self) -> u8 {
        match self {
            Delay::Disputed => 0,
            Delay::Called => 1,
            Delay::Unconfirmed { .. } => 2,
            Delay::Extension { .. } => 3,
            Delay::OverTime => 4,
            Delay::Playing => 5,
        }
    }

    /// In words.
    pub fn saying(&self, tournament: &Tournament) -> Saying {
        match self {
            Delay::Disputed => say!("outlook-delay-disputed"),
            Delay::Called => say!("outlook-delay-called"),
            Delay::Unconfirmed { waiting_for } => {
                say!("outlook-delay-unconfirmed", player = tournament.name_of(*waiting_for))
            }
            Delay::Extension { seconds } => say!("outlook-delay-extension", minutes = seconds.div_ceil(60)),
            Delay::OverTime => say!("outlook-delay-over-time"),
            Delay::Playing => say!("outlook-delay-playing"),
        }
    }
}
