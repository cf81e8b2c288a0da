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
    let roads: Vec<[Point; 2]> =
        table.roads.iter().flat_map(|road| road.course.windows(2)).map(|step| [step[0], step[1]]).collect();
    for river in &mut table.rivers {
        let bridges: Vec<Point> = river
            .course
            .windows(2)
            .flat_map(|step| roads.iter().filter_map(|road| meeting([step[0], step[1]], *road)))
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
        .map(|step| {
            let part = step * 100;
            let first = between(ends[0], bends[0], part);
            let second = between(bends[0], bends[1], part);
            let third = between(bends[1], ends[1], part);
            let point = between(between(first, second, part), between(second, third, part), part);
            Point { x: point.x.to_tenths(), y: point.y.to_tenths() }
        })
        .collect();
    course[0] = ends[0];
    if let Some(last) = course.last_mut() {
        *last = ends[1];
    }
    course
}

/// Where the step of a river and the step of a road cross.
fn meeting(river: [Point; 2], road: [Point; 2]) -> Option<Point> {
    let wide = |length: Length| i128::from(length.in_thousandths());
    let run = |[from, to]: [Point; 2]| (wide(to.x - from.x), wide(to.y - from.y));
    let cross = |one: (i128, i128), other: (i128, i128)| one.0 * other.1 - one.1 * other.0;
    let (flow, way) = (run(river), run(road));
    let all = cross(flow, way);
    if all == 0 {
        return None;
    }
    let apart = run([river[0], road[0]]);
    let (along_river, along_road) = (cross(apart, way), cross(apart, flow));
    let within = |part: i128| part * all.signum() >= 0 && part.abs() <= all.abs();
    (within(along_river) && within(along_road)).then(|| Point {
        x: river[0].x + Length::thousandths((flow.0 * along_river / all) as i64),
        y: river[0].y + Length::thousandths((flow.1 * along_river / all) as i64),
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
