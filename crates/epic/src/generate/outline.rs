//! Outlines of features: rounded ones for what grew, straight ones for what was built.

use rulebook::Cup;

use super::{draw, draw_length};
use crate::measure::{Length, Point};
use crate::shape::{across, sides};
use crate::table::FeatureKind;
use crate::turning::{TURN, away, cosine, turned};

/// An outline of a feature of that kind around the centre.
pub(super) fn outline(cup: &mut Cup, kind: FeatureKind, centre: Point) -> Vec<Point> {
    let (least, most) = usual_size(kind);
    let size = draw_length(cup, Length::cm(least), Length::cm(most));
    let mut raw = match kind {
        FeatureKind::Buildings | FeatureKind::Ruins => return scaled(&block(cup, centre), centre, size),
        FeatureKind::Rocks | FeatureKind::Cliff => blob(cup, centre, 11, 160),
        FeatureKind::Hill
        | FeatureKind::Wood
        | FeatureKind::Marsh
        | FeatureKind::Craters
        | FeatureKind::Scrub
        | FeatureKind::Lake => blob(cup, centre, 16, 60),
    };
    // What grew has a body: a shape that came out like a worm is drawn anew.
    for _ in 0..8 {
        if is_full(&raw) {
            break;
        }
        raw = blob(cup, centre, 16, 60);
    }
    scaled(&raw, centre, size)
}

/// An outline of a feature of that kind where somebody points: around one place in its usual size, or from one place to another.
pub(crate) fn natural(cup: &mut Cup, kind: FeatureKind, pointed: &[Point]) -> Vec<Point> {
    let first = pointed.first().copied().unwrap_or_default();
    let last = pointed.last().copied().unwrap_or(first);
    let half = |one: Length, other: Length| Length::thousandths((one + other).in_thousandths() / 2);
    let centre = Point { x: half(first.x, last.x), y: half(first.y, last.y) };
    let usual = outline(cup, kind, centre);
    match first.distance(last).shown() {
        Length::ZERO => usual,
        size => scaled(&usual, centre, size),
    }
}

/// Whether the outline fills a good part of the square it is across; a disc fills 78 hundredths.
pub(super) fn is_full(outline: &[Point]) -> bool {
    const LEAST_HUNDREDTHS: i128 = 46;
    let wide = i128::from(across(outline).shown().in_thousandths());
    let value = |length: Length| i128::from(length.in_thousandths());
    let doubled: i128 = sides(outline).map(|(a, b)| value(a.x) * value(b.y) - value(b.x) * value(a.y)).sum();
    doubled.abs() * 50 >= LEAST_HUNDREDTHS * wide * wide
}

/// How far across features of that kind usually are; always inside what the guidelines allow.
fn usual_size(kind: FeatureKind) -> (i64, i64) {
    match kind {
        FeatureKind::Hill => (28, 44),
        FeatureKind::Wood => (20, 29),
        FeatureKind::Buildings | FeatureKind::Ruins => (23, 29),
        FeatureKind::Lake | FeatureKind::Marsh => (18, 27),
        FeatureKind::Rocks | FeatureKind::Craters | FeatureKind::Scrub | FeatureKind::Cliff => (17, 25),
    }
}

/// The smallest outline of a feature: an octagon a little more than 15 cm across.
pub(super) fn smallest(centre: Point) -> Vec<Point> {
    let octagon: Vec<Point> = (0..8).map(|n| away(centre, Length::cm(7), n * TURN / 8 + 4)).collect();
    scaled(&octagon, centre, Length::thousandths(15_400))
}

/// The greatest distance of a point of the outline from the centre.
pub(super) fn radius(outline: &[Point], centre: Point) -> Length {
    let most = outline.iter().map(|point| point.distance(centre).shown()).max();
    most.unwrap_or_default() + Length::thousandths(10)
}

/// A rounded outline: a stretched circle with two slow waves and a little noise on it.
fn blob(cup: &mut Cup, centre: Point, corners: i64, noise: i64) -> Vec<Point> {
    let (two, three) = (draw(cup, 40, 130), draw(cup, 30, 110));
    let (shift_two, shift_three) = (draw(cup, 0, TURN - 1), draw(cup, 0, TURN - 1));
    let (stretch, tilt) = (draw(cup, 1050, 1550), draw(cup, 0, TURN - 1));
    let points = (0..corners).map(|n| {
        let direction = n * TURN / corners;
        let wave = two * cosine(2 * direction + shift_two) + three * cosine(3 * direction + shift_three);
        let reach = 10_000 + wave / 100 + draw(cup, -noise, noise) * 10;
        let round = away(centre, Length::thousandths(reach), direction);
        let stretched =
            centre.x + Length::thousandths((round.x - centre.x).in_thousandths() * stretch / 1000);
        turned(Point { x: stretched, y: round.y }, centre, tilt)
    });
    points.collect()
}

/// A built-up block: a rectangle, now and then with a corner missing.
fn block(cup: &mut Cup, centre: Point) -> Vec<Point> {
    let (half_x, half_y) = (draw(cup, 9, 12) * 1000, draw(cup, 6, 9) * 1000);
    let tilt = draw(cup, -4, 4) + if cup.below(2) == 0 { 0 } else { TURN / 4 };
    let corner = |x: i64, y: i64| {
        let point = Point { x: centre.x + Length::thousandths(x), y: centre.y + Length::thousandths(y) };
        turned(point, centre, tilt)
    };
    let mut points = vec![corner(-half_x, -half_y), corner(half_x, -half_y), corner(half_x, half_y)];
    if cup.below(5) == 0 {
        let (in_x, in_y) = (draw(cup, 0, 4) * 1000, draw(cup, 0, 3) * 1000);
        points.extend([corner(in_x, half_y), corner(in_x, in_y), corner(-half_x, in_y)]);
    } else {
        points.push(corner(-half_x, half_y));
    }
    points
}

/// The outline brought to that size, on whole tenths of a centimetre.
fn scaled(points: &[Point], centre: Point, size: Length) -> Vec<Point> {
    let wide = across(points).shown().in_thousandths().max(1);
    let scale = |from: Length, to: Length| {
        from + Length::thousandths((to - from).in_thousandths() * size.in_thousandths() / wide)
    };
    let points = points.iter().map(|point| Point {
        x: scale(centre.x, point.x).to_tenths(),
        y: scale(centre.y, point.y).to_tenths(),
    });
    points.collect()
}
