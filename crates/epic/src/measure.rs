//! Lengths, points and distances, exact to the hundredth of a millimetre (EP-9.1.3).
//!
//! A length is a whole number of thousandths of a centimetre. Two distances are compared by their squares, which are
//! whole numbers too, so "within 15 cm" includes 15 cm exactly and nothing is ever rounded before it is compared. Only
//! what is shown to a person is rounded, always so that a refusal never shows 0.

use std::fmt;
use std::ops::{Add, Neg, Sub};
use std::str::FromStr;

use rulebook::{Saying, say};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A length in thousandths of a centimetre.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Length(i64);

/// A place on the table: `x` along the long edges from the west, `y` along the short edges from the south.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    /// Distance from the west edge.
    pub x: Length,
    /// Distance from the south edge.
    pub y: Length,
}

/// A distance kept exactly: the root of a whole number, less the radius of a round base.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Distance {
    squared: i64,
    less: Length,
}

/// A text that is no length.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{read}` is no length in centimetres; expected a number from -10000 to 10000 with at most three decimals, like 29.9"
)]
pub struct LengthError {
    /// What was read.
    pub read: String,
}

impl Length {
    /// Nothing.
    pub const ZERO: Length = Length(0);
    /// The longest length anything here can have, in whole centimetres; keeps every square within 64 bits.
    pub const MOST_CM: i64 = 10_000;

    /// So many whole centimetres.
    pub const fn cm(cm: i64) -> Length {
        Length(cm * 1000)
    }

    /// So many thousandths of a centimetre.
    pub const fn thousandths(thousandths: i64) -> Length {
        Length(thousandths)
    }

    /// As a whole number of thousandths of a centimetre.
    pub const fn in_thousandths(self) -> i64 {
        self.0
    }

    /// Its square, in square thousandths of a centimetre.
    pub const fn squared(self) -> i64 {
        self.0 * self.0
    }

    /// The same length with any minus dropped.
    pub const fn abs(self) -> Length {
        Length(self.0.abs())
    }

    /// Rounded up to the next tenth of a millimetre, for showing.
    pub const fn rounded_up(self) -> Length {
        Length((self.0 + 9).div_euclid(10) * 10)
    }

    /// Rounded to the nearest tenth of a centimetre: the grain of what the generator draws.
    pub const fn to_tenths(self) -> Length {
        Length((self.0 + 50).div_euclid(100) * 100)
    }

    /// The length as it is said in the reader's language, with its decimal sign and unit.
    pub fn saying(self) -> Saying {
        match self.text().split_once('.') {
            Some((whole, part)) => say!("epic-cm-part", whole = whole, part = part),
            None => say!("epic-cm", whole = self.text()),
        }
    }

    /// The same with the feet it is on a gaming table, where 30 cm are a foot (EP-2.2.1, EP-2.2.2).
    pub fn with_feet(self) -> Saying {
        let tenths = (self.0 / 300 + 5).div_euclid(10);
        let feet = Length(tenths * 100);
        let feet = match feet.text().split_once('.') {
            Some((whole, part)) => say!("epic-feet-part", whole = whole, part = part),
            None => say!("epic-feet", whole = feet.text()),
        };
        say!("epic-cm-and-feet", length = self.saying(), feet = feet)
    }

    fn text(self) -> String {
        let (sign, size) = (if self.0 < 0 { "-" } else { "" }, self.0.abs());
        let text = format!("{sign}{}.{:03}", size / 1000, size % 1000);
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    }
}

impl Point {
    /// The point so many whole centimetres from the west and the south edge.
    pub const fn cm(x: i64, y: i64) -> Point {
        Point { x: Length::cm(x), y: Length::cm(y) }
    }

    /// The distance to another point.
    pub fn distance(self, other: Point) -> Distance {
        Distance { squared: (self.x - other.x).squared() + (self.y - other.y).squared(), less: Length::ZERO }
    }
}

impl Distance {
    /// The distance whose legs are these, less a base's radius.
    pub(crate) fn of_legs(x: Length, y: Length, less: Length) -> Distance {
        Distance { squared: x.squared() + y.squared(), less }
    }

    /// Whether it is not more than that: "within", which includes the limit itself.
    pub fn within(self, limit: Length) -> bool {
        self.squared <= (limit + self.less).squared()
    }

    /// Whether it is not less than that: "at least", which includes the limit itself.
    pub fn at_least(self, limit: Length) -> bool {
        self.squared >= (limit + self.less).squared()
    }

    /// By how much it falls short of the limit, rounded up for showing; zero if it does not.
    pub fn short_of(self, limit: Length) -> Length {
        if self.at_least(limit) { Length::ZERO } else { (limit - self.floor()).rounded_up() }
    }

    /// By how much it goes beyond the limit, rounded up for showing; zero if it does not.
    pub fn beyond(self, limit: Length) -> Length {
        if self.within(limit) { Length::ZERO } else { (self.ceiling() - limit).rounded_up() }
    }

    /// The distance for showing, rounded to the nearest tenth of a millimetre.
    pub fn shown(self) -> Length {
        Length((self.floor().0 + 5).div_euclid(10) * 10)
    }

    fn floor(self) -> Length {
        Length((self.squared.isqrt() - self.less.0).max(0))
    }

    fn ceiling(self) -> Length {
        let root = self.squared.isqrt();
        let up = if root * root == self.squared { root } else { root + 1 };
        Length((up - self.less.0).max(0))
    }
}

/// By distance; both must be measured from the same base.
impl PartialOrd for Distance {
    fn partial_cmp(&self, other: &Distance) -> Option<std::cmp::Ordering> {
        (self.less == other.less).then(|| self.squared.cmp(&other.squared))
    }
}

impl Add for Length {
    type Output = Length;
    fn add(self, other: Length) -> Length {
        Length(self.0 + other.0)
    }
}

impl Sub for Length {
    type Output = Length;
    fn sub(self, other: Length) -> Length {
        Length(self.0 - other.0)
    }
}

impl Neg for Length {
    type Output = Length;
    fn neg(self) -> Length {
        Length(-self.0)
    }
}

/// In centimetres with a point and no trailing zeros, as files have it.
impl fmt::Display for Length {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(&self.text())
    }
}

impl fmt::Debug for Length {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{self} cm")
    }
}

impl fmt::Display for Point {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "({}, {})", self.x, self.y)
    }
}

impl FromStr for Length {
    type Err = LengthError;

    fn from_str(text: &str) -> Result<Length, LengthError> {
        let wrong = || LengthError { read: text.chars().take(24).collect() };
        let (sign, digits) = text.strip_prefix('-').map_or((1, text), |rest| (-1, rest));
        let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
        let readable = (1..=5).contains(&whole.len())
            && (1..=3).contains(&part.len())
            && whole.bytes().chain(part.bytes()).all(|byte| byte.is_ascii_digit());
        if !readable {
            return Err(wrong());
        }
        let whole: i64 = whole.parse().map_err(|_| wrong())?;
        let part: i64 = format!("{part:0<3}").parse().map_err(|_| wrong())?;
        let size = whole * 1000 + part;
        if size > Length::MOST_CM * 1000 { Err(wrong()) } else { Ok(Length(sign * size)) }
    }
}

impl Serialize for Length {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0 % 1000 == 0 {
            return serializer.serialize_i64(self.0 / 1000);
        }
        // The nearest binary number prints as the same decimal again; see `Deserialize`.
        let nearest: f64 = self.text().parse().map_err(serde::ser::Error::custom)?;
        serializer.serialize_f64(nearest)
    }
}

impl<'de> Deserialize<'de> for Length {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Length, D::Error> {
        // A JSON number of up to 15 digits prints again exactly as it was written, so its text is the exact value.
        let number = serde_json::Number::deserialize(deserializer)?;
        let text = number.to_string();
        text.strip_suffix(".0")
            .unwrap_or(&text)
            .parse()
            .map_err(|_: LengthError| serde::de::Error::custom("expected a length"))
    }
}

impl Serialize for Point {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.x, self.y).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Point {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Point, D::Error> {
        let (x, y) = Deserialize::deserialize(deserializer)?;
        Ok(Point { x, y })
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// The point of those centimetres, written as in the clauses: `at("59.9", "80")`.
    pub(crate) fn at(x: &str, y: &str) -> Point {
        Point { x: x.parse().unwrap(), y: y.parse().unwrap() }
    }

    #[test]
    fn ep_9_1_3_limits_are_inclusive_and_nothing_is_rounded() {
        let from = Point::cm(50, 80);
        assert!(from.distance(at("59", "92")).within(Length::cm(15)));
        assert!(!from.distance(at("59", "92.001")).within(Length::cm(15)));
        assert!(from.distance(at("65", "80")).within(Length::cm(15)));
        assert!(!from.distance(at("65.01", "80")).within(Length::cm(15)));
        assert!(from.distance(at("80", "80")).at_least(Length::cm(30)));
        assert!(!from.distance(at("79.99", "80")).at_least(Length::cm(30)));
    }

    #[test]
    fn what_is_shown_never_hides_that_something_is_wrong() {
        let from = Point::cm(50, 80);
        assert_eq!(from.distance(at("79.9", "80")).short_of(Length::cm(30)).to_string(), "0.1");
        assert_eq!(from.distance(at("79.999", "80")).short_of(Length::cm(30)).to_string(), "0.01");
        assert_eq!(from.distance(at("74", "63")).short_of(Length::cm(30)).to_string(), "0.59");
        assert_eq!(from.distance(at("59", "92.1")).beyond(Length::cm(15)).to_string(), "0.09");
        assert_eq!(from.distance(at("59", "92.1")).shown().to_string(), "15.08");
        assert_eq!(from.distance(at("80", "80")).short_of(Length::cm(30)), Length::ZERO);
    }

    #[test]
    fn lengths_are_read_and_written_exactly() {
        for text in ["0", "29.9", "-3.05", "120", "0.001", "10000"] {
            let length: Length = text.parse().unwrap();
            assert_eq!(length.to_string(), text);
            let json = serde_json::to_string(&length).unwrap();
            assert_eq!(json, text);
            assert_eq!(serde_json::from_str::<Length>(&json).unwrap(), length);
        }
        for text in ["", ".", "1.", ".5", "1.2345", "1e3", "10000.001", "99999999", "ż", "--1", "1,5", "NaN"]
        {
            assert!(text.parse::<Length>().is_err(), "{text}");
        }
        assert!(serde_json::from_str::<Length>("1e300").is_err());
        assert!(serde_json::from_str::<Length>("\"15\"").is_err());
    }
}
