//! A calendar day, for the dates regulations speak of: in force from, legal after so many days.

use std::fmt;
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A day of the Gregorian calendar from 1900 to 9999, written `2018-10-20`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day {
    /// Days since 1 March of the year 0, so that the leap day is the last day of a year.
    since: u32,
}

/// A text that is no day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DayError {
    /// What was read.
    pub read: String,
}

const YEARS: std::ops::RangeInclusive<u32> = 1900..=9999;

impl Day {
    /// That day, if the calendar has it.
    pub fn new(year: u32, month: u32, day: u32) -> Option<Day> {
        if !YEARS.contains(&year) || !(1..=12).contains(&month) || day == 0 {
            return None;
        }
        let next_month = if month == 12 { counted(year + 1, 1, 1) } else { counted(year, month + 1, 1) };
        let since = counted(year, month, 1).checked_add(day - 1)?;
        (since < next_month).then_some(Day { since })
    }

    /// The day so many days later.
    pub fn plus(self, days: u32) -> Day {
        Day { since: self.since.saturating_add(days) }
    }

    /// Year, month, day.
    fn parts(self) -> (u32, u32, u32) {
        // Eras of 400 years have the same number of days each; inside one, years, then months of 30.6 days.
        let (era, of_era) = (self.since / 146_097, self.since % 146_097);
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let shifted = (5 * of_year + 2) / 153;
        let day = of_year - (153 * shifted + 2) / 5 + 1;
        let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
        (era * 400 + year + u32::from(month <= 2), month, day)
    }
}

/// Days from 1 March of the year 0 to that day.
fn counted(year: u32, month: u32, day: u32) -> u32 {
    let year = if month <= 2 { year - 1 } else { year };
    let shifted = (month + 9) % 12;
    let of_year = (153 * shifted + 2) / 5 + day - 1;
    365 * year + year / 4 - year / 100 + year / 400 + of_year
}

impl FromStr for Day {
    type Err = DayError;

    fn from_str(text: &str) -> Result<Day, DayError> {
        let number = |part: &str, digits: usize| {
            let plain = part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
            plain.then(|| part.parse().ok()).flatten()
        };
        let parts: Vec<&str> = text.split('-').take(4).collect();
        let day = match parts.as_slice() {
            [year, month, day] => (|| Day::new(number(year, 4)?, number(month, 2)?, number(day, 2)?))(),
            _ => None,
        };
        day.ok_or_else(|| DayError { read: crate::tree::shortened(text) })
    }
}

impl fmt::Display for Day {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.parts();
        write!(out, "{year:04}-{month:02}-{day:02}")
    }
}

impl fmt::Debug for Day {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl fmt::Display for DayError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "`{}` is no day; expected one like 2018-10-20", self.read)
    }
}

impl std::error::Error for DayError {}

impl Serialize for Day {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Day {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Day, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| Error::custom(format!("\"{text}\" is no day such as 2018-10-20")))
    }
}

impl JsonSchema for Day {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Day".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let pattern = "^(19[0-9]{2}|[2-9][0-9]{3})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$";
        json_schema!({ "type": "string", "format": "date", "pattern": pattern })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_of_four_centuries_follows_the_one_before() {
        let mut day: Day = "1900-01-01".parse().unwrap();
        let mut seen = 0;
        for year in 1900..2300 {
            for month in 1..=12 {
                for date in 1..=31 {
                    if let Some(real) = Day::new(year, month, date) {
                        assert_eq!(day, real);
                        assert_eq!(real.to_string(), format!("{year:04}-{month:02}-{date:02}"));
                        day = day.plus(1);
                        seen += 1;
                    }
                }
            }
        }
        assert_eq!(seen, 146_097);
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in
            ["", "2018-02-29", "2018-13-01", "2018-1-01", "18-10-20", "2018-10-20-", "2018-10", "+018-10-20"]
        {
            assert!(text.parse::<Day>().is_err(), "{text}");
        }
    }
}
