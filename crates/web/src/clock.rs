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

/// The clock on a wall: that of a hall, if somebody said where it is, or where the server runs.
#[derive(Clone, Debug)]
pub struct Zone(TimeZone);

impl Zone {
    /// The zone of that name in the zone database; that of the server for no name, and for one that no longer exists.
    pub fn named(name: Option<&str>) -> Zone {
        let named = name.and_then(|name| TimeZone::get(name).ok());
        Zone(named.unwrap_or_else(TimeZone::system))
    }

    /// Whether there is a zone of that name.
    pub fn exists(name: &str) -> bool {
        TimeZone::get(name).is_ok()
    }

    /// The zones people live in, by name.
    pub fn names() -> Vec<String> {
        let inhabited = |name: &String| {
            let continents = [
                "Africa/",
                "America/",
                "Antarctica/",
                "Arctic/",
                "Asia/",
                "Atlantic/",
                "Australia/",
                "Europe/",
                "Indian/",
                "Pacific/",
            ];
            continents.iter().any(|continent| name.starts_with(continent))
        };
        let mut names: Vec<String> =
            jiff::tz::db().available().map(|name| name.to_string()).filter(inhabited).collect();
        names.sort();
        names.dedup();
        names
    }

    /// The day it is there at that moment, such as `2026-11-16`.
    pub fn day_of(&self, millis: i64) -> String {
        let Ok(stamp) = Timestamp::from_millisecond(millis) else { return String::new() };
        stamp.to_zoned(self.0.clone()).date().to_string()
    }

    /// The day there, and hours and minutes, of a moment as the journal wrote it; nothing of what is no moment.
    pub fn of_stamp(&self, written: &str) -> Option<(String, String)> {
        let there = written.parse::<Timestamp>().ok()?.to_zoned(self.0.clone());
        Some((there.date().to_string(), there.strftime("%H:%M").to_string()))
    }

    /// Hours and minutes on that clock.
    pub fn of_day(&self, millis: i64) -> String {
        let Ok(stamp) = Timestamp::from_millisecond(millis) else { return String::new() };
        stamp.to_zoned(self.0.clone()).strftime("%H:%M").to_string()
    }
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

/// How far the wall clock may run from the steady one between two looks before it is called a jump: clocks that are being set
/// right little by little stay below it, and a round's clock is no good any more above it.
const MOST_DRIFT_MILLIS: i64 = 20_000;

/// Compares the wall clock, which people and programs set, with one that only ever goes on.
#[derive(Clone, Copy, Debug)]
pub struct Steady {
    wall: i64,
    since: Duration,
}

impl Steady {
    /// Begins at that moment, when the steady clock showed that.
    pub fn at(wall: i64, since: Duration) -> Steady {
        Steady { wall, since }
    }

    /// By how many milliseconds the wall clock has jumped since the last look: forward if more than nought.
    pub fn look(&mut self, wall: i64, since: Duration) -> Option<i64> {
        let passed = since.saturating_sub(self.since).as_millis() as i64;
        let jump = wall.saturating_sub(self.wall).saturating_sub(passed);
        *self = Steady { wall, since };
        (jump.abs() > MOST_DRIFT_MILLIS).then_some(jump)
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_that_of_its_place() {
        let warsaw = Zone::named(Some("Europe/Warsaw"));
        let read = warsaw.of_stamp("2026-11-16T23:30:00Z");
        assert_eq!(read, Some(("2026-11-17".to_owned(), "00:30".to_owned())));
        assert_eq!(warsaw.of_stamp("yesterday"), None);
        let late = 1_794_871_800_000; // 23:30 in Greenwich
        assert_eq!(warsaw.day_of(late), "2026-11-17");
        assert_eq!(Zone::named(Some("Pacific/Honolulu")).day_of(late), "2026-11-16");
        assert_eq!(warsaw.day_of(i64::MAX), "");
    }

    #[test]
    fn a_clock_shows_the_time_of_its_place() {
        // The last moment of October 2026 in which Warsaw has summer time, and an hour later.
        let before = 1_792_889_940_000;
        let clock = |zone: &str, millis| Zone::named(Some(zone)).of_day(millis);
        assert_eq!(
            (clock("Europe/Warsaw", before).as_str(), clock("America/New_York", before).as_str()),
            ("02:59", "20:59")
        );
        assert_eq!(clock("Europe/Warsaw", before + 3_600_000), "02:59", "the hour comes twice");
        assert!(Zone::exists("Asia/Kolkata") && !Zone::exists("Mars/Olympus"));
        let names = Zone::names();
        assert!(names.iter().any(|name| name == "Europe/Berlin") && names.is_sorted());
    }

    #[test]
    fn a_jump_is_noticed_once_and_drift_is_none() {
        let mut steady = Steady::at(1_000_000, Duration::ZERO);
        let mut look = |wall, seconds| steady.look(wall, Duration::from_secs(seconds));
        assert_eq!(look(1_005_000, 5), None);
        assert_eq!(look(1_025_000, 10), None, "fifteen seconds ahead: set right little by little");
        assert_eq!(look(87_430_000, 15), Some(86_400_000), "a day forward");
        assert_eq!(look(87_435_000, 20), None, "said once");
        assert_eq!(look(1_045_000, 30), Some(-86_400_000), "and back");
    }
}
