//! Directions without floating point: a full turn is 64 steps, sines are thousandths.

use crate::measure::{Length, Point};

/// Steps in a full turn.
pub const TURN: i64 = 64;

const QUARTER: [i64; 17] =
    [0, 98, 195, 290, 383, 471, 556, 634, 707, 773, 831, 882, 924, 957, 981, 995, 1000];

/// A thousand times the sine.
pub fn sine(step: i64) -> i64 {
    let step = step.rem_euclid(TURN);
    match step {
        0..=16 => QUARTER[step as usize],
        17..=32 => QUARTER[(32 - step) as usize],
        33..=48 => -QUARTER[(step - 32) as usize],
        _ => -QUARTER[(64 - step) as usize],
    }
}

/// A thousand times the cosine.
pub fn cosine(step: i64) -> i64 {
    sine(step + TURN / 4)
}

/// The point at that distance and direction from another.
pub fn away(from: Point, distance: Length, direction: i64) -> Point {
    let part = |factor: i64| Length::thousandths(distance.in_thousandths() * factor / 1000);
    Point { x: from.x + part(cosine(direction)), y: from.y + part(sine(direction)) }
}

/// The point turned around a centre.
pub fn turned(point: Point, centre: Point, steps: i64) -> Point {
    let (x, y) = ((point.x - centre.x).in_thousandths(), (point.y - centre.y).in_thousandths());
    let (sin, cos) = (sine(steps), cosine(steps));
    Point {
        x: centre.x + Length::thousandths((x * cos - y * sin) / 1000),
        y: centre.y + Length::thousandths((x * sin + y * cos) / 1000),
    }
}

/// The point on the way from one to another, so many thousandths of it.
pub fn between(from: Point, to: Point, thousandths: i64) -> Point {
    let part = |a: Length, b: Length| a + Length::thousandths((b - a).in_thousandths() * thousandths / 1000);
    Point { x: part(from.x, to.x), y: part(from.y, to.y) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_comes_back() {
        for step in 0..TURN {
            assert_eq!(sine(step), -sine(step + TURN / 2));
            let one = sine(step) * sine(step) + cosine(step) * cosine(step);
            assert!((995_000..=1_005_000).contains(&one), "{step}: {one}");
        }
        assert_eq!(away(Point::cm(10, 10), Length::cm(5), 16), Point::cm(10, 15));
        assert_eq!(turned(Point::cm(15, 10), Point::cm(10, 10), 32), Point::cm(5, 10));
    }
}
