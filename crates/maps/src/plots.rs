//! Where things stand inside an outline: its middle, its tilt, places all over it.

use crate::canvas::Chance;
use epic::measure::{Length, Point};
use epic::shape::{doubled_centre, inside, nearer_than, sides};
use epic::turning::{TURN, away, between, turned};

/// The middle of the box around an outline.
pub(crate) fn centre(outline: &[Point]) -> Point {
    let (x, y) = doubled_centre(outline);
    Point { x: Length::thousandths(x / 2), y: Length::thousandths(y / 2) }
}

/// The outline drawn towards a point, so many thousandths of the way left.
pub(crate) fn shrunk(outline: &[Point], towards: Point, left: i64) -> Vec<Point> {
    outline.iter().map(|point| between(towards, *point, left)).collect()
}

/// Places all over an outline: a grid of that mesh, each place moved a little, none nearer to the border than that;
/// the middle, where the outline is too small for any.
pub(crate) fn scattered(outline: &[Point], mesh: i64, border: i64, chance: &mut Chance) -> Vec<Point> {
    let least = |value: &dyn Fn(&Point) -> Length| {
        outline.iter().map(value).min().unwrap_or_default().in_thousandths()
    };
    let most = |value: &dyn Fn(&Point) -> Length| {
        outline.iter().map(value).max().unwrap_or_default().in_thousandths()
    };
    let (x_from, x_to) = (least(&|p| p.x), most(&|p| p.x));
    let (y_from, y_to) = (least(&|p| p.y), most(&|p| p.y));
    let mut places = Vec::new();
    let (mut y, mut odd) = (y_to, false);
    while y > y_from {
        let mut x = x_from + if odd { mesh / 2 } else { 0 };
        while x < x_to {
            let wiggle = mesh / 3;
            let place =
                Point { x: chance.length(x - wiggle, x + wiggle), y: chance.length(y - wiggle, y + wiggle) };
            let clear =
                || sides(outline).all(|(a, b)| !nearer_than(place, a, b, Length::thousandths(border)));
            if inside(outline, place) && clear() {
                places.push(place);
            }
            x += mesh;
        }
        (y, odd) = (y - mesh, !odd);
    }
    if places.is_empty() {
        places.push(centre(outline));
    }
    places
}

/// The outline's tilt: the direction of its longest side, in steps of a turn.
pub(crate) fn tilt(outline: &[Point]) -> i64 {
    let longest = sides(outline).max_by_key(|(a, b)| a.distance(*b).shown());
    let Some((a, b)) = longest else { return 0 };
    let reach = a.distance(b).shown();
    let fits = |step: &i64| away(a, reach, *step).distance(b).shown();
    (0..TURN).min_by_key(fits).unwrap_or(0)
}

/// The corners of a rectangle around a point, turned.
pub(crate) fn rectangle(at: Point, half_x: i64, half_y: i64, tilt: i64) -> [Point; 4] {
    [(-1, -1), (1, -1), (1, 1), (-1, 1)].map(|(x, y)| {
        let corner =
            Point { x: at.x + Length::thousandths(x * half_x), y: at.y + Length::thousandths(y * half_y) };
        turned(corner, at, tilt)
    })
}

/// Whether all corners lie inside the outline.
pub(crate) fn holds_all(outline: &[Point], corners: &[Point]) -> bool {
    corners.iter().all(|corner| inside(outline, *corner))
}
