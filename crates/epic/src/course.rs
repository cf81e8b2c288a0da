//! Courses of rivers and roads: how long they are, which areas they run through, where a point lies along them.
//!
//! The length of a crooked course is a sum of square roots. It is summed in millionths of a thousandth of a centimetre,
//! always rounded down, and marked as inexact when a root is not whole: exact where a course runs along the axes or in
//! Pythagorean steps, and never wrong by as much as an atom elsewhere.

use crate::measure::{Length, Point};

const FINE: i64 = 1 << 20;

/// A length along a course.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Along {
    fine: i64,
    inexact: bool,
}

impl Along {
    /// Whether it is more than that.
    pub(crate) fn more_than(self, limit: Length) -> bool {
        let limit = limit.in_thousandths() * FINE;
        self.fine > limit || (self.fine == limit && self.inexact)
    }

    /// By how much it is more than that, rounded up for showing.
    pub(crate) fn excess(self, limit: Length) -> Length {
        if self.more_than(limit) {
            Length::thousandths(self.fine / FINE + 1 - limit.in_thousandths())
                .rounded_up_unless_exact(self.fine)
        } else {
            Length::ZERO
        }
    }

    /// For showing, to the nearest tenth of a millimetre.
    pub(crate) fn shown(self) -> Length {
        Length::thousandths((self.fine / FINE + 5).div_euclid(10) * 10)
    }

    fn plus(self, other: Along) -> Along {
        Along { fine: self.fine + other.fine, inexact: self.inexact || other.inexact }
    }

    fn minus(self, other: Along) -> Along {
        Along { fine: (self.fine - other.fine).max(0), inexact: self.inexact || other.inexact }
    }
}

impl Length {
    fn rounded_up_unless_exact(self, fine: i64) -> Length {
        if fine % FINE == 0 { (self - Length::thousandths(1)).rounded_up() } else { self.rounded_up() }
    }
}

/// How long the course is.
pub(crate) fn length(course: &[Point]) -> Along {
    course.windows(2).map(|step| step_length(step[0], step[1])).fold(Along::default(), Along::plus)
}

/// The stretches between both ends of the course and the given points of it, in order. `None` for a point that does not
/// lie within `tolerance` of the course, with that point.
pub(crate) fn stretches(course: &[Point], points: &[Point], tolerance: Length) -> Result<Vec<Along>, Point> {
    let mut positions = Vec::with_capacity(points.len() + 2);
    positions.push(Along::default());
    for point in points {
        positions.push(position(course, *point, tolerance).ok_or(*point)?);
    }
    positions.push(length(course));
    positions.sort();
    Ok(positions.windows(2).map(|pair| pair[1].minus(pair[0])).collect())
}

/// The 60 cm areas the course runs through, as column and row, each once, in order of the course.
pub(crate) fn areas(course: &[Point], side: Length) -> Vec<(i64, i64)> {
    let mut seen = Vec::new();
    for step in course.windows(2) {
        for area in areas_of_step(step[0], step[1], side) {
            if !seen.contains(&area) {
                seen.push(area);
            }
        }
    }
    seen
}

fn step_length(from: Point, to: Point) -> Along {
    let squared = i128::from((to.x - from.x).squared() + (to.y - from.y).squared());
    let scaled = squared * i128::from(FINE) * i128::from(FINE);
    let root = scaled.isqrt();
    Along { fine: root as i64, inexact: root * root != scaled }
}

/// How far along the course the point lies: on the nearest step, if that is near enough.
fn position(course: &[Point], point: Point, tolerance: Length) -> Option<Along> {
    let mut before = Along::default();
    let mut best: Option<(i128, Along)> = None;
    for step in course.windows(2) {
        let (from, to) = (step[0], step[1]);
        let wide = |length: Length| i128::from(length.in_thousandths());
        let (dx, dy) = (wide(to.x - from.x), wide(to.y - from.y));
        let (px, py) = (wide(point.x - from.x), wide(point.y - from.y));
        let long = dx * dx + dy * dy;
        let whole = step_length(from, to);
        if long > 0 {
            let along = (px * dx + py * dy).clamp(0, long);
            let (fx, fy) = (px * long - along * dx, py * long - along * dy);
            let off_squared = (fx * fx + fy * fy) / (long * long);
            let fine = (i128::from(whole.fine) * along / long) as i64;
            let there = before.plus(Along { fine, inexact: whole.inexact });
            if best.is_none_or(|(least, _)| off_squared < least) {
                best = Some((off_squared, there));
            }
        }
        before = before.plus(whole);
    }
    best.filter(|(off, _)| *off <= i128::from(tolerance.squared())).map(|(_, there)| there)
}

/// Cuts the step at every area line it crosses; the middle of each piece says which area the piece runs through.
fn areas_of_step(from: Point, to: Point, side: Length) -> Vec<(i64, i64)> {
    let side = i128::from(side.in_thousandths());
    let start = [i128::from(from.x.in_thousandths()), i128::from(from.y.in_thousandths())];
    let run = [i128::from(to.x.in_thousandths()) - start[0], i128::from(to.y.in_thousandths()) - start[1]];
    // Cuts as fractions of the step, over the common denominator |dx| * |dy| (or the one that is not 0).
    let scale = [run[0].abs().max(1), run[1].abs().max(1)];
    let whole = scale[0] * scale[1];
    let mut cuts = vec![0, whole];
    for axis in 0..2 {
        if run[axis] == 0 {
            continue;
        }
        let end = start[axis] + run[axis];
        let lines = (start[axis].min(end) / side)..=(start[axis].max(end) / side);
        for line in lines {
            let at = (line * side - start[axis]) * run[axis].signum();
            if at > 0 && at < run[axis].abs() {
                cuts.push(at * (whole / scale[axis]));
            }
        }
    }
    cuts.sort_unstable();
    cuts.dedup();
    let area = |axis: usize, middle: i128| {
        ((start[axis] * 2 * whole + run[axis] * middle).div_euclid(2 * whole * side)) as i64
    };
    cuts.windows(2).map(|pair| (area(0, pair[0] + pair[1]), area(1, pair[0] + pair[1]))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_exact_where_they_can_be() {
        assert_eq!(length(&[Point::cm(90, 0), Point::cm(90, 120)]).excess(Length::cm(120)), Length::ZERO);
        assert!(length(&[Point::cm(90, 0), Point::cm(95, 120)]).more_than(Length::cm(120)));
        assert_eq!(
            length(&[Point::cm(90, 0), Point::cm(95, 120)]).excess(Length::cm(120)).to_string(),
            "0.11"
        );
        assert_eq!(length(&[Point::cm(0, 0), Point::cm(3, 4), Point::cm(6, 0)]).shown(), Length::cm(10));
        assert_eq!(length(&[Point::cm(0, 0), Point::cm(31, 0)]).excess(Length::cm(30)), Length::cm(1));
    }

    #[test]
    fn a_course_along_an_area_line_runs_through_the_area_behind_it() {
        let side = Length::cm(60);
        assert_eq!(areas(&[Point::cm(60, 0), Point::cm(60, 120)], side), [(1, 0), (1, 1)]);
        assert_eq!(areas(&[Point::cm(0, 0), Point::cm(180, 120)], side), [(0, 0), (1, 0), (1, 1), (2, 1)]);
        assert_eq!(areas(&[Point::cm(60, 60), Point::cm(60, 60)], side), [(1, 1)]);
    }
}
