//! The river: from one edge to another, no longer than the shortest edge, with crossings.

use rulebook::Cup;

use super::{draw, draw_length};
use crate::course;
use crate::measure::{Length, Point};
use crate::table::{Crossing, CrossingKind, River, Table};
use crate::turning::between;

/// How far apart crossings may be: a little less than the guideline, so that rounding never breaks it.
const REACH: Length = Length::cm(28);

/// A river: straight across near the middle, or winding round a corner. None if it would not fit.
pub(super) fn river(table: &Table, cup: &mut Cup) -> Option<River> {
    let course = if cup.below(3) == 0 { straight(table, cup) } else { winding(table, cup) };
    let fits =
        !course::length(&course).more_than(table.width) && course.iter().all(|point| table.holds(*point));
    fits.then_some(River { course, crossings: Vec::new() })
}

/// Bridges where roads cross, and fords so that no stretch is without a crossing.
pub(super) fn crossings(table: &mut Table) {
    let roads: Vec<(Point, Point)> =
        table.roads.iter().flat_map(|road| road.course.windows(2)).map(|step| (step[0], step[1])).collect();
    for river in &mut table.rivers {
        let bridges: Vec<Point> = river
            .course
            .windows(2)
            .flat_map(|step| roads.iter().filter_map(|(from, to)| meeting(step[0], step[1], *from, *to)))
            .collect();
        river.crossings = bridges.into_iter().map(|at| Crossing { at, kind: CrossingKind::Bridge }).collect();
        let at = |river: &River| river.crossings.iter().map(|it| it.at).collect::<Vec<_>>();
        // Each round puts a ford into the first stretch that is too long, so this ends.
        for _ in 0..100 {
            let Ok(stretches) = course::stretches(&river.course, &at(river), Length::cm(1)) else { break };
            let Some(long) = stretches.iter().position(|it| it.more_than(REACH)) else { break };
            let before: i64 = stretches[..long].iter().map(|it| it.shown().in_thousandths()).sum();
            let stretch = stretches[long].shown().in_thousandths();
            let parts = stretch / REACH.in_thousandths() + 1;
            let there = Length::thousandths(before + stretch / parts);
            river
                .crossings
                .push(Crossing { at: point_along(&river.course, there), kind: CrossingKind::Ford });
        }
    }
}

fn straight(table: &Table, cup: &mut Cup) -> Vec<Point> {
    let third = Length::thousandths(table.length.in_thousandths() / 3);
    let x = draw_length(cup, third, table.length - third);
    vec![Point { x, y: Length::ZERO }, Point { x, y: table.width }]
}

/// Round one of the four corners, bent like a bow.
fn winding(table: &Table, cup: &mut Cup) -> Vec<Point> {
    let width = table.width.in_thousandths();
    let (x, y) = (width * draw(cup, 50, 68) / 100, width * draw(cup, 42, 60) / 100);
    let (east, north) = (cup.below(2) == 0, cup.below(2) == 0);
    let place = |x: i64, y: i64| Point {
        x: Length::thousandths(if east { table.length.in_thousandths() - x } else { x }),
        y: Length::thousandths(if north { width - y } else { y }),
    };
    let (bow_one, bow_two) = (draw(cup, 15, 60), draw(cup, 15, 60));
    let ends = [place(0, y), place(x, 0)];
    let bends = [place(x * bow_one / 100, y * 105 / 100), place(x * 95 / 100, y * bow_two / 100)];
    // A cubic curve in ten steps; its ends stay exactly on the edges.
    let mut course: Vec<Point> = (0..=10)
        .map(|n| {
            let t = n * 100;
            let (a, b, c) = (
                between(ends[0], bends[0], t),
                between(bends[0], bends[1], t),
                between(bends[1], ends[1], t),
            );
            let point = between(between(a, b, t), between(b, c, t), t);
            Point { x: point.x.to_tenths(), y: point.y.to_tenths() }
        })
        .collect();
    course[0] = ends[0];
    if let Some(last) = course.last_mut() {
        *last = ends[1];
    }
    course
}

/// Where two steps cross.
fn meeting(a: Point, b: Point, c: Point, d: Point) -> Option<Point> {
    let wide = |length: Length| i128::from(length.in_thousandths());
    let (rx, ry) = (wide(b.x - a.x), wide(b.y - a.y));
    let (sx, sy) = (wide(d.x - c.x), wide(d.y - c.y));
    let (qx, qy) = (wide(c.x - a.x), wide(c.y - a.y));
    let all = rx * sy - ry * sx;
    if all == 0 {
        return None;
    }
    let (t, u) = (qx * sy - qy * sx, qx * ry - qy * rx);
    let within = |part: i128| part * all.signum() >= 0 && part.abs() <= all.abs();
    (within(t) && within(u)).then(|| Point {
        x: a.x + Length::thousandths((rx * t / all) as i64),
        y: a.y + Length::thousandths((ry * t / all) as i64),
    })
}

fn point_along(course: &[Point], distance: Length) -> Point {
    let mut left = distance.in_thousandths();
    for step in course.windows(2) {
        let long = step[0].distance(step[1]).shown().in_thousandths().max(1);
        if left <= long {
            return between(step[0], step[1], left * 1000 / long);
        }
        left -= long;
    }
    course.last().copied().unwrap_or_default()
}
