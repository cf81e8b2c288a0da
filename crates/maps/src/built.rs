//! What was built: blocks of houses, and what is left of them.

use crate::canvas::{Canvas, Chance};
use crate::plots::{holds_all, rectangle, scattered, tilt};
use epic::measure::{Length, Point};
use epic::shape::doubled_centre;
use epic::turning::{between, turned};

/// Houses in rows along the block's longest side, each with its roof.
pub(crate) fn buildings(canvas: &mut Canvas, outline: &[Point]) {
    plot(canvas, outline);
    let mut chance = Chance::of(outline);
    let tilt = tilt(outline);
    for (at, half_x, half_y) in houses(outline, tilt, &mut chance) {
        let shade = rectangle(moved(at, 350, -380), half_x, half_y, tilt);
        let path = canvas.straight(&shade);
        canvas.path(&path, r#"class="f-ink" fill-opacity=".22""#);
        let corners = rectangle(at, half_x, half_y, tilt);
        let roof = if chance.number(0, 3) == 0 { "f-roof2" } else { "f-roof1" };
        let path = canvas.straight(&corners);
        canvas.path(&path, &format!(r#"class="{roof} s-roofline" stroke-width=".25""#));
        // The ridge runs along the longer side, the hips to the corners.
        let (a, b) = if half_x >= half_y { (3, 1) } else { (1, 3) };
        let near = between(at, between(corners[0], corners[a], 500), 550);
        let far = between(at, between(corners[2], corners[b], 500), 550);
        let hips = if half_x >= half_y {
            [(corners[0], near), (corners[3], near), (corners[1], far), (corners[2], far)]
        } else {
            [(corners[0], near), (corners[1], near), (corners[2], far), (corners[3], far)]
        };
        let mut lines = canvas.stroke(near, far);
        for (corner, end) in hips {
            lines.push_str(&canvas.stroke(corner, end));
        }
        canvas.path(&lines, r#"class="line s-roofline" stroke-width=".18""#);
    }
}

/// Walls without roofs, broken open, with rubble between them.
pub(crate) fn ruins(canvas: &mut Canvas, outline: &[Point]) {
    plot(canvas, outline);
    let mut chance = Chance::of(outline);
    for at in scattered(outline, 1_700, 500, &mut chance) {
        let size = chance.length(120, 380);
        canvas.circle(at, size, r#"class="f-rubble""#);
    }
    let tilt = tilt(outline);
    for (at, half_x, half_y) in houses(outline, tilt, &mut chance) {
        let corners = rectangle(at, half_x, half_y, tilt);
        let floor = canvas.straight(&corners);
        canvas.path(&floor, r#"class="f-rubble" fill-opacity=".35""#);
        let mut walls = String::new();
        for n in 0..4 {
            let (from, to) = (corners[n], corners[(n + 1) % 4]);
            match chance.number(0, 3) {
                0 => {}
                1 => walls.push_str(&canvas.stroke(from, between(from, to, 550))),
                _ => {
                    let gap = chance.number(350, 550);
                    walls.push_str(&canvas.stroke(from, between(from, to, gap)));
                    walls.push_str(&canvas.stroke(between(from, to, gap + 220), to));
                }
            }
        }
        canvas.path(&walls, r#"class="line square s-wall" stroke-width=".55""#);
    }
}

fn plot(canvas: &mut Canvas, outline: &[Point]) {
    let path = canvas.straight(outline);
    canvas.path(&path, r#"class="f-plot s-roadside" stroke-width=".3" stroke-dasharray="1.4 .6""#);
}

/// Where houses stand: middle and half sides, in rows with lanes between them, all inside the block. Of several ways to
/// lay the rows the one with the most houses is taken.
fn houses(outline: &[Point], tilt: i64, chance: &mut Chance) -> Vec<(Point, i64, i64)> {
    const PITCH: i64 = 3_900;
    let (x, y) = doubled_centre(outline);
    let middle = Point { x: Length::thousandths(x / 2), y: Length::thousandths(y / 2) };
    let mut best = Vec::new();
    for shift in 0..6 {
        let mut houses = Vec::new();
        let mut row = -4 * PITCH + shift * PITCH / 6;
        while row <= 4 * PITCH {
            let mut along = -16_000 + chance.number(0, 900);
            while along <= 16_000 {
                let (half_x, half_y) = (chance.number(1_150, 2_000), chance.number(1_100, 1_500));
                let at = turned(moved(middle, along + half_x, row), middle, tilt);
                if holds_all(outline, &rectangle(at, half_x + 250, half_y + 250, tilt)) {
                    houses.push((at, half_x, half_y));
                    along += 2 * half_x + chance.number(600, 1_100);
                } else {
                    along += 500;
                }
            }
            row += PITCH;
        }
        if houses.len() > best.len() {
            best = houses;
        }
    }
    best.sort_by_key(|(at, _, _)| std::cmp::Reverse(at.y));
    best
}

fn moved(point: Point, x: i64, y: i64) -> Point {
    Point { x: point.x + Length::thousandths(x), y: point.y + Length::thousandths(y) }
}
