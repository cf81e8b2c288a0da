//! The only clock of the server. Rulebooks never ask it; they are told.

use std::time::Duration;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use tournament::Moment;

/// Now, as the rulebook counts.
pub(crate) fn now() -> Moment {
    Moment(Timestamp::now().as_millisecond())
}

/// The day it is, where the server stands.
pub(crate) fn day() -> jiff::civil::Date {
    jiff::Zoned::now().date()
}

/// Hours and minutes on the wall clock where the server runs: in the hall, as a rule.
pub(crate) fn of_day(moment: Moment) -> String {
    let Ok(stamp) = Timestamp::from_millisecond(moment.0) else { return String::new() };
    stamp.to_zoned(TimeZone::system()).strftime("%H:%M").to_string()
}

/// Now, as the journal writes it.
pub(crate) fn stamp() -> String {
    Timestamp::now().to_string()
}

/// That many seconds from now, as the journal writes it.
pub(crate) fn stamp_in(seconds: i64) -> String {
    let later = Timestamp::from_second(Timestamp::now().as_second().saturating_add(seconds));
    later.unwrap_or(Timestamp::MAX).to_string()
}

/// Today's date where the server stands, for what is dated by hand.
pub(crate) fn today() -> String {
    day().to_string()
}

/// How long something takes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopwatch(tokio::time::Instant);

impl Stopwatch {
    pub(crate) fn start() -> Stopwatch {
        Stopwatch(tokio::time::Instant::now())
    }

    pub(crate) fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}

/// A moment as the journal would write it, to the second, in UTC.
pub(crate) fn text(at: Moment) -> String {
    Timestamp::from_second(at.0.div_euclid(1000)).unwrap_or(Timestamp::MIN).to_string()
}
