//! Bases and outlines: where a unit stands, what it touches, what a terrain feature covers (EP-9.1.1, EP-9.1.6).

use std::fmt;

use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::measure::{Distance, Length, Point};

/// The largest extent of a base: nothing that is one unit is larger.
pub(crate) const MOST_BASE: Length = Length::cm(30);

/// The shape of a unit's base around its centre.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Base {
    /// No extent: for units whose position is given as a point.
    #[default]
    Point,
    /// A disc of that radius.
    Round(Length),
    /// A strip square to the table: its extent along the long edge and along the short edge.
    Strip(Length, Length),
}

/// Where a unit stands: the centre of its base and the base. In files `[x, y]`, or an object when it has a base.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The centre of the base.
    pub at: Point,
    /// The base around it.
    pub base: Base,
}

/// A stretch of table edge: a straight line square to the table between two points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// Its south-western end.
    pub from: Point,
    /// Its north-eastern end.
    pub to: Point,
}

impl Spot {
    /// A unit at that point, without extent.
    pub fn point(at: Point) -> Spot {
        Spot { at, base: Base::Point }
    }

    /// The same unit so far away.
    pub fn moved(&self, by: Point) -> Spot {
        Spot { at: Point { x: self.at.x + by.x, y: self.at.y + by.y }, base: self.base }
    }

    /// How far the nearest point of the base is from a point.
    pub fn distance_to(&self, point: Point) -> Distance {
        self.distance_to_stretch(Stretch { from: point, to: point })
    }

    /// How far the nearest point of the base is from a stretch of table edge.
    pub fn distance_to_stretch(&self, stretch: Stretch) -> Distance {
        let (half_x, half_y, radius) = self.extent();
        let gap = |centre: Length, half: Length, from: Length, to: Length| {
            Length::ZERO.max(from - (centre + half)).max((centre - half) - to)
        };
        Distance::of_legs(
            gap(self.at.x, half_x, stretch.from.x, stretch.to.x),
            gap(self.at.y, half_y, stretch.from.y, stretch.to.y),
            radius,
        )
    }

    /// Half the extent of a strip along each axis, and the radius of a disc.
    pub(crate) fn extent(&self) -> (Length, Length, Length) {
        let half = |length: Length| Length::thousandths(length.abs().in_thousandths() / 2);
        match self.base {
            Base::Point => (Length::ZERO, Length::ZERO, Length::ZERO),
            Base::Round(radius) => (Length::ZERO, Length::ZERO, radius.abs()),
            Base::Strip(x, y) => (half(x), half(y), Length::ZERO),
        }
    }

    /// Whether any part of the base lies inside the outline; touching its border is not inside.
    pub fn overlaps(&self, outline: &[Point]) -> bool {
        let (half_x, half_y, radius) = self.extent();
        if inside(outline, self.at) {
            return true;
        }
        if radius > Length::ZERO {
            return sides(outline).any(|(from, to)| nearer_than(self.at, from, to, radius));
        }
        let strip = Stretch {
            from: Point { x: self.at.x - half_x, y: self.at.y - half_y },
            to: Point { x: self.at.x + half_x, y: self.at.y + half_y },
        };
        let corners = strip.corners();
        corners.into_iter().any(|corner| inside(outline, corner))
            || outline.iter().any(|point| inside(&corners, *point))
            || sides(outline).any(|(a, b)| sides(&corners).any(|(c, d)| cross_properly(a, b, c, d)))
    }
}

impl Stretch {
    fn corners(&self) -> [Point; 4] {
        let (a, b) = (self.from, self.to);
        [a, Point { x: b.x, y: a.y }, b, Point { x: a.x, y: b.y }]
    }

    /// Whether the point lies on it.
    pub fn holds(&self, point: Point) -> bool {
        (self.from.x..=self.to.x).contains(&point.x) && (self.from.y..=self.to.y).contains(&point.y)
    }
}

/// What an object says of a spot.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Based {
    at: Point,
    #[serde(default)]
    base: Base,
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.base == Base::Point {
            return self.at.serialize(serializer);
        }
        Based { at: self.at, base: self.base }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Spot, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Spot;
            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("a place")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<Spot, A::Error> {
                Point::deserialize(SeqAccessDeserializer::new(seq)).map(Spot::point)
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Spot, A::Error> {
                let Based { at, base } = Based::deserialize(MapAccessDeserializer::new(map))?;
                Ok(Spot { at, base })
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

/// A base has an extent that a unit can have: nothing below zero is measured as if it were above.
impl<'de> Deserialize<'de> for Base {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Base, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "snake_case")]
        enum Form {
            Point,
            Round(Length),
            Strip(Length, Length),
        }
        let sound = |length: Length| (Length::ZERO..=MOST_BASE).contains(&length);
        let wrong = || D::Error::custom("expected a base");
        match Form::deserialize(deserializer)? {
            Form::Point => Ok(Base::Point),
            Form::Round(radius) if sound(radius) => Ok(Base::Round(radius)),
            Form::Strip(x, y) if sound(x) && sound(y) => Ok(Base::Strip(x, y)),
            Form::Round(_) | Form::Strip(..) => Err(wrong()),
        }
    }
}

/// The greatest distance between two points of the outline: how far a feature is across.
pub fn across(outline: &[Point]) -> Distance {
    let pairs = outline.iter().enumerate().flat_map(|(n, a)| outline[n..].iter().map(|b| a.distance(*b)));
    let widest = |a: Distance, b: Distance| if b > a { b } else { a };
    pairs.fold(Point::default().distance(Point::default()), widest)
}

/// The middle of the box around the outline, in half thousandths of a centimetre.
pub fn doubled_centre(outline: &[Point]) -> (i64, i64) {
    let middle = |values: &mut dyn Iterator<Item = i64>| {
        let (mut least, mut most) = (i64::MAX, i64::MIN);
        for value in values {
            (least, most) = (least.min(value), most.max(value));
        }
        if least > most { 0 } else { least + most }
    };
    (
        middle(&mut outline.iter().map(|p| p.x.in_thousandths())),
        middle(&mut outline.iter().map(|p| p.y.in_thousandths())),
    )
}

/// Whether the point lies strictly inside the outline.
pub fn inside(outline: &[Point], point: Point) -> bool {
    !on_border(outline, point) && winds_around(outline, point)
}

/// Whether the point lies on the outline's border.
pub fn on_border(outline: &[Point], point: Point) -> bool {
    sides(outline).any(|(a, b)| {
        turn(a, b, point) == 0
            && (a.x.min(b.x)..=a.x.max(b.x)).contains(&point.x)
            && (a.y.min(b.y)..=a.y.max(b.y)).contains(&point.y)
    })
}

/// The sides of a closed outline.
pub fn sides(outline: &[Point]) -> impl Iterator<Item = (Point, Point)> + '_ {
    outline.iter().zip(outline.iter().cycle().skip(1)).map(|(a, b)| (*a, *b))
}

/// Whether the open segments cross at one inner point.
pub fn cross_properly(a: Point, b: Point, c: Point, d: Point) -> bool {
    turn(a, b, c).signum() * turn(a, b, d).signum() < 0 && turn(c, d, a).signum() * turn(c, d, b).signum() < 0
}

/// Whether the point is nearer to the segment than that, exactly.
pub fn nearer_than(point: Point, from: Point, to: Point, limit: Length) -> bool {
    let wide = |length: Length| i128::from(length.in_thousandths());
    let (dx, dy) = (wide(to.x - from.x), wide(to.y - from.y));
    let (px, py) = (wide(point.x - from.x), wide(point.y - from.y));
    let (along, long) = (px * dx + py * dy, dx * dx + dy * dy);
    let limit_squared = wide(limit) * wide(limit);
    if along <= 0 {
        return px * px + py * py < limit_squared;
    }
    if along >= long {
        return point.distance(to).short_of(limit) > Length::ZERO;
    }
    let off = px * dy - py * dx;
    off * off < limit_squared * long
}

/// Twice the signed area of the triangle: positive if `c` lies to the left of the way from `a` to `b`. No coordinate is
/// beyond 100 m, so the products fit.
fn turn(a: Point, b: Point, c: Point) -> i64 {
    let product = |one: Length, other: Length| one.in_thousandths() * other.in_thousandths();
    product(b.x - a.x, c.y - a.y) - product(b.y - a.y, c.x - a.x)
}

fn winds_around(outline: &[Point], point: Point) -> bool {
    let mut within = false;
    for (a, b) in sides(outline) {
        if (a.y > point.y) != (b.y > point.y) && (turn(a, b, point) > 0) == (b.y > a.y) {
            within = !within;
        }
    }
    within
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measure::tests::at;

    const CLIFF: [Point; 4] = [Point::cm(40, 40), Point::cm(50, 40), Point::cm(50, 50), Point::cm(40, 50)];

    #[test]
    fn ep_9_1_1_distances_are_taken_from_the_nearest_point_of_the_base() {
        let objective = Point::cm(50, 80);
        let disc = |x: &str| Spot { at: at(x, "80"), base: Base::Round(Length::cm(1)) };
        assert!(disc("66").distance_to(objective).within(Length::cm(15)));
        assert!(!disc("66.1").distance_to(objective).within(Length::cm(15)));
        let strip = |x: &str| Spot { at: at(x, "80"), base: Base::Strip(Length::cm(4), Length::cm(1)) };
        assert!(strip("67").distance_to(objective).within(Length::cm(15)));
        assert!(!strip("67.1").distance_to(objective).within(Length::cm(15)));
    }

    #[test]
    fn a_base_overlaps_an_outline_when_any_part_of_it_lies_inside() {
        for (spot, overlaps) in [
            (Spot::point(at("45", "45")), true),
            (Spot::point(at("39.9", "45")), false),
            (Spot::point(at("40", "45")), false),
            (Spot { at: at("39", "45"), base: Base::Round(Length::cm(1)) }, false),
            (Spot { at: at("39.1", "45"), base: Base::Round(Length::cm(1)) }, true),
            (Spot { at: at("38", "45"), base: Base::Strip(Length::cm(4), Length::cm(1)) }, false),
            (Spot { at: at("38.1", "45"), base: Base::Strip(Length::cm(4), Length::cm(1)) }, true),
            (Spot { at: at("45", "45"), base: Base::Strip(Length::cm(40), Length::cm(40)) }, true),
            // Wholly inside, far from every side.
            (Spot { at: at("45", "45"), base: Base::Round(Length::cm(1)) }, true),
            // From below only its upper end reaches in; from the side it lies across, with no corner inside.
            (Spot { at: at("45", "38.5"), base: Base::Strip(Length::cm(4), Length::cm(4)) }, true),
            (Spot { at: at("45", "38"), base: Base::Strip(Length::cm(4), Length::cm(4)) }, false),
            (Spot { at: at("30", "45"), base: Base::Strip(Length::cm(45), Length::cm(1)) }, true),
            (Spot { at: at("30", "52"), base: Base::Strip(Length::cm(45), Length::cm(1)) }, false),
        ] {
            assert_eq!(spot.overlaps(&CLIFF), overlaps, "{spot:?}");
        }
    }

    #[test]
    fn spots_are_read_bare_or_with_a_base() {
        let read = |text: &str| serde_json::from_str::<Spot>(text).unwrap();
        assert_eq!(read("[1,2.5]"), Spot::point(at("1", "2.5")));
        let based = read(r#"{"at":[1,2],"base":{"round":1.25}}"#);
        assert_eq!(based.base, Base::Round(Length::thousandths(1250)));
        assert_eq!(read(&serde_json::to_string(&based).unwrap()), based);
    }

    #[test]
    fn ep_9_1_1_a_base_that_is_none_is_refused_and_not_measured_as_a_point() {
        for text in [
            r#"{"at":[1,2],"bas":{"round":1}}"#,
            r#"{"at":[1,2],"base":{"round":-1}}"#,
            r#"{"at":[1,2],"base":{"round":500}}"#,
            r#"{"at":[1,2],"base":{"strip":[1,-4]}}"#,
            r#"{"at":[1,2],"base":"square"}"#,
            r#"{"base":{"round":1}}"#,
            "[1]",
            "[1,2,3]",
            "7",
        ] {
            assert!(serde_json::from_str::<Spot>(text).is_err(), "{text}");
        }
    }
}
