//! Rivers with their crossings, and roads.

use crate::canvas::{Canvas, Chance, shown};
use epic::measure::{Length, Point};
use epic::table::{CrossingKind, Table};
use epic::turning::{TURN, away, between};

/// Water between its banks, with a thread of current.
pub(crate) fn rivers(canvas: &mut Canvas, table: &Table) {
    for river in &table.rivers {
        let course = flowing(&river.course);
        let path = canvas.swung(&course);
        for (class, wide, extra) in [
            ("s-bank", "6.2", ""),
            ("s-water", "5.2", ""),
            ("s-ripple", ".3", r#"stroke-dasharray="5 3 2 4" stroke-opacity=".9""#),
        ] {
            canvas.path(&path, &format!(r#"class="line {class}" stroke-width="{wide}" {extra}"#));
        }
        for (side, dashes) in [(-1, "3 6"), (1, "4 5 2 7")] {
            let beside: Vec<Point> = course
                .iter()
                .map(|point| Point {
                    x: point.x + Length::thousandths(side * 1100),
                    y: point.y + Length::thousandths(side * 700),
                })
                .collect();
            let path = canvas.swung(&beside);
            let style = format!(
                r#"class="line s-ripple" stroke-width=".22" stroke-dasharray="{dashes}" stroke-opacity=".7""#
            );
            canvas.path(&path, &style);
        }
    }
}

/// Roads between their verges.
pub(crate) fn roads(canvas: &mut Canvas, table: &Table) {
    for (class, wide) in [("s-roadside", "2.9"), ("s-road", "2.1")] {
        for road in &table.roads {
            let path = canvas.swung(&road.course);
            canvas.path(&path, &format!(r#"class="line {class}" stroke-width="{wide}""#));
        }
    }
}

/// Bridges as planks between rails, fords as stepping stones, both square to the water.
pub(crate) fn crossings(canvas: &mut Canvas, table: &Table) {
    for river in &table.rivers {
        for crossing in &river.crossings {
            let over = direction_at(&river.course, crossing.at) + TURN / 4;
            match crossing.kind {
                CrossingKind::Bridge => bridge(canvas, crossing.at, over),
                CrossingKind::Ford => ford(canvas, crossing.at, over),
            }
        }
    }
}

pub(crate) fn bridge(canvas: &mut Canvas, at: Point, over: i64) {
    let far = Length::thousandths(4300);
    let ends = [away(at, -far, over), away(at, far, over)];
    let path = canvas.stroke(ends[0], ends[1]);
    canvas.path(&path, r#"class="line butt s-ink" stroke-width="3.6""#);
    canvas.path(&path, r#"class="line butt s-bridge" stroke-width="3""#);
    canvas.path(&path, r#"class="line butt s-road" stroke-width="2" stroke-dasharray=".5 .35""#);
}

pub(crate) fn ford(canvas: &mut Canvas, at: Point, over: i64) {
    for step in -2..=2 {
        for (row, size) in [(-700, 480), (650, 420)] {
            let on = away(at, Length::thousandths(step * 1250 + row / 5), over);
            let stone = away(on, Length::thousandths(row), over + TURN / 4);
            canvas.circle(stone, Length::thousandths(size), r#"class="f-stone1 s-wall" stroke-width=".18""#);
        }
    }
}

/// The length of a mark for the legend, as SVG has it.
pub(crate) fn mark(length: i64) -> String {
    shown(Length::thousandths(length))
}

/// A straight course is drawn with the little bends water always has; its ends and crossings stay where they are.
fn flowing(course: &[Point]) -> Vec<Point> {
    let mut chance = Chance::of(course);
    let mut points = Vec::new();
    for step in course.windows(2) {
        points.push(step[0]);
        let pieces = step[0].distance(step[1]).shown().in_thousandths() / 12_000;
        for n in 1..pieces {
            let on = between(step[0], step[1], n * 1000 / pieces);
            let sway = chance.length(-650, 650);
            let (dx, dy) = ((step[1].x - step[0].x).abs(), (step[1].y - step[0].y).abs());
            points.push(if dx > dy {
                Point { x: on.x, y: on.y + sway }
            } else {
                Point { x: on.x + sway, y: on.y }
            });
        }
    }
    points.extend(course.last());
    points
}

/// The direction of the course nearest to a point, in steps of a turn.
fn direction_at(course: &[Point], at: Point) -> i64 {
    let nearest = course.windows(2).min_by_key(|step| {
        let way = |n: i64| between(step[0], step[1], n * 100).distance(at).shown();
        (0..=10).map(way).min()
    });
    let Some(step) = nearest else { return 0 };
    let reach = step[0].distance(step[1]).shown();
    (0..TURN).min_by_key(|turn| away(step[0], reach, *turn).distance(step[1]).shown()).unwrap_or(0)
}
