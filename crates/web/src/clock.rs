//! The only clock of the server. Rulebooks never ask it; they are told. Moments are milliseconds since 1970.

use std::time::Duration;

use jiff::Timestamp;
use jiff::tz::TimeZone;

/// Now, in milliseconds.
pub fn now() -> i64 {
    Timestamp::now().as_millisecond()
}

/// The day it is, where the server stands.
pub fn day() -> jiff::civil::Date {
    jiff::Zoned::now().date()
}

/// Hours and minutes on the wall clock where the server runs: in the hall, as a rule.
pub fn of_day(millis: i64) -> String {
    let Ok(stamp) = Timestamp::from_millisecond(millis) else { return String::new() };
    stamp.to_zoned(TimeZone::system()).strftime("%H:%M").to_string()
}

/// Now, as the journal writes it.
pub fn stamp() -> String {
    Timestamp::now().to_string()
}

/// That many seconds from now, as the journal writes it.
pub fn stamp_in(seconds: i64) -> String {
    let later = Timestamp::from_second(Timestamp::now().as_second().saturating_add(seconds));
    later.unwrap_or(Timestamp::MAX).to_string()
}

/// That many days ago, in the form in which the journal's moments are compared.
pub fn days_ago(days: i64) -> String {
    let then = Timestamp::from_second(Timestamp::now().as_second().saturating_sub(days * 24 * 3600));
    then.unwrap_or(Timestamp::MIN).strftime("%Y-%m-%dT%H:%M:%S.%3fZ").to_string()
}

/// Today's date where the server stands, for what is dated by hand.
pub fn today() -> String {
    day().to_string()
}

/// A moment as the journal would write it, to the second, in UTC.
pub fn text(millis: i64) -> String {
    Timestamp::from_second(millis.div_euclid(1000)).unwrap_or(Timestamp::MIN).to_string()
}

/// How long something takes.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(tokio::time::Instant);

impl Stopwatch {
    /// Begins now.
    pub fn start() -> Stopwatch {
        Stopwatch(tokio::time::Instant::now())
    }

    /// The time since.
    pub fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}
