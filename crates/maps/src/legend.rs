//! The legend below the map: what each texture is, the scale, north.

use rulebook::{Saying, say};

use crate::Scene;
use crate::canvas::Canvas;
use crate::{ground, marks, plots, ways};
use epic::deployment::Side;
use epic::measure::{Length, Point};
use epic::shape::Base;
use epic::table::{CrossingKind, FeatureKind, Table};
use epic::turning::{TURN, away};

/// One entry: what it is called, and how it is drawn around a point.
type Entry = (Saying, Box<dyn Fn(&mut Canvas, Point)>);

const COLUMN: i64 = 31;
const ROW: i64 = 9;
/// Room for the scale and the arrow on the left.
const LEFT: i64 = 46;

/// Draws scale, north and legend, and makes room for them.
pub(crate) fn draw(canvas: &mut Canvas, table: &Table, scene: &Scene, words: &dyn Fn(&Saying) -> String) {
    let top = if scene.players.is_some() { 15 } else { 11 };
    let length = table.length.in_thousandths() / 1000;
    let beside = length >= LEFT + 2 * COLUMN;
    let columns = ((length - if beside { LEFT } else { 0 }) / COLUMN).max(1);
    let entries = entries(table, scene);
    scale(canvas, top, words);
    let (left, down) = if beside { (LEFT, 0) } else { (0, 12) };
    for (n, (name, drawn)) in entries.iter().enumerate() {
        let (column, row) = (n as i64 % columns, n as i64 / columns);
        let at = Point::cm(left + column * COLUMN + 5, -(top + down + row * ROW));
        drawn(canvas, at);
        let beside = Point { x: at.x + Length::thousandths(6300), y: at.y - Length::thousandths(1000) };
        canvas.text(beside, 30, r#"class="f-ink""#, &words(name));
    }
    let rows = (entries.len() as i64 + columns - 1) / columns;
    let below = top + down + (rows * ROW).max(12);
    canvas.below = Length::cm(below + aside(canvas, scene, below, words));
}

/// What is put aside, one line a formation under the player's name: nothing there is secret. Gives the room it took.
fn aside(canvas: &mut Canvas, scene: &Scene, below: i64, words: &dyn Fn(&Saying) -> String) -> i64 {
    const LINE: i64 = 4;
    let Some(players) = &scene.players else { return 0 };
    let (mut deepest, column) = (0, canvas.length.in_thousandths() / 2000);
    for side in Side::BOTH {
        let lines: Vec<&Saying> =
            scene.aside.iter().filter(|(of, _)| *of == side).map(|(_, saying)| saying).collect();
        if lines.is_empty() {
            continue;
        }
        let x = Length::cm(side as i64 * column);
        let title = words(&say!("epic-map-aside-of", player = &players[side as usize].1));
        let style = format!(r#"class="f-{}" font-weight="700""#, marks::class(side));
        canvas.text(Point { x, y: Length::cm(-below) }, 28, &style, &title);
        for (n, line) in lines.iter().enumerate() {
            let y = Length::cm(-(below + LINE * (n as i64 + 1)));
            canvas.text(Point { x, y }, 26, r#"class="f-ink""#, &words(line));
        }
        deepest = deepest.max(LINE * (lines.len() as i64 + 2));
    }
    deepest
}

fn entries(table: &Table, scene: &Scene) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for kind in ground::kinds(&table.features) {
        entries.push((kind.saying(), Box::new(move |canvas, at| swatch(canvas, kind, at))));
    }
    let has = |kind: CrossingKind| table.rivers.iter().flat_map(|it| &it.crossings).any(|it| it.kind == kind);
    if !table.rivers.is_empty() {
        entries.push((
            say!("epic-map-river"),
            Box::new(|canvas, at| stroke(canvas, at, &[("s-bank", 5200), ("s-water", 4200)])),
        ));
    }
    if has(CrossingKind::Bridge) {
        entries.push((say!("epic-map-bridge"), Box::new(|canvas, at| ways::bridge(canvas, at, 0))));
    }
    if has(CrossingKind::Ford) {
        entries.push((
            say!("epic-map-ford"),
            Box::new(|canvas, at| {
                stroke(canvas, at, &[("s-bank", 5200), ("s-water", 4200)]);
                ways::ford(canvas, at, 0);
            }),
        ));
    }
    if !table.roads.is_empty() {
        entries.push((
            say!("epic-map-road"),
            Box::new(|canvas, at| stroke(canvas, at, &[("s-roadside", 2900), ("s-road", 2100)])),
        ));
    }
    for side in Side::BOTH {
        let label = match &scene.players {
            Some(players) => players[side as usize].1.clone(),
            None => continue,
        };
        if let Some((number, ..)) = scene.objectives.iter().find(|(_, by, _)| *by == side) {
            let number = *number;
            entries.push((
                say!("epic-map-objective", player = label.clone()),
                Box::new(move |canvas, at| {
                    let foot =
                        Point { x: at.x - Length::thousandths(1500), y: at.y - Length::thousandths(2900) };
                    marks::flag(canvas, number, side, foot, "scale(.62)");
                }),
            ));
        }
        if scene.formations.iter().any(|group| group.side == side) {
            entries.push((
                say!("epic-map-unit", player = label),
                Box::new(move |canvas, at| {
                    marks::unit(canvas, side, false, at, &Base::Point);
                }),
            ));
        }
    }
    entries
}

/// A small piece of that kind of terrain.
fn swatch(canvas: &mut Canvas, kind: FeatureKind, at: Point) {
    let outline: Vec<Point> = match kind {
        FeatureKind::Buildings | FeatureKind::Ruins => plots::rectangle(at, 5_000, 3_400, 0).into(),
        _ => (0..12)
            .map(|n| {
                let round = away(at, Length::thousandths(3_500), n * TURN / 12);
                Point {
                    x: at.x + Length::thousandths((round.x - at.x).in_thousandths() * 135 / 100),
                    y: round.y,
                }
            })
            .collect(),
    };
    ground::draw(canvas, kind, &outline);
}

fn stroke(canvas: &mut Canvas, at: Point, strokes: &[(&str, i64)]) {
    for (class, wide) in strokes {
        let (from, to) =
            (Point { x: at.x - Length::cm(4), y: at.y }, Point { x: at.x + Length::cm(4), y: at.y });
        let style = format!(r#"class="line butt {class}" stroke-width="{}""#, ways::mark(*wide));
        canvas.line(from, to, &style);
    }
}

/// A bar of 30 cm in steps of 5, and an arrow to the north.
fn scale(canvas: &mut Canvas, top: i64, words: &dyn Fn(&Saying) -> String) {
    let y = Length::cm(-top);
    for step in 0..6 {
        let class = if step % 2 == 0 { "f-ink" } else { "f-paper" };
        let corner = |x: i64, up: i64| Point { x: Length::cm(x), y: y + Length::thousandths(up) };
        let path = canvas.straight(&[
            corner(step * 5, -600),
            corner(step * 5 + 5, -600),
            corner(step * 5 + 5, 600),
            corner(step * 5, 600),
        ]);
        canvas.path(&path, &format!(r#"class="{class} s-ink" stroke-width=".2""#));
    }
    let style = r#"class="f-quiet" text-anchor="middle""#;
    for (at, label) in [(0, "0".to_owned()), (15, "15".to_owned()), (30, words(&Length::cm(30).saying()))] {
        canvas.text(Point { x: Length::cm(at), y: y - Length::thousandths(3600) }, 24, style, &label);
    }
    let foot = Point { x: Length::cm(38), y: y - Length::cm(3) };
    let tip = Point { x: foot.x, y: y + Length::cm(2) };
    let wing = |x: i64| Point { x: foot.x + Length::thousandths(x), y: foot.y };
    let notch = Point { x: foot.x, y: foot.y + Length::thousandths(1300) };
    let path = canvas.straight(&[tip, wing(-1700), notch]);
    canvas.path(&path, r#"class="f-ink""#);
    let path = canvas.straight(&[tip, wing(1700), notch]);
    canvas.path(&path, r#"class="f-paper s-ink" stroke-width=".25""#);
    let above = Point { x: foot.x, y: tip.y + Length::thousandths(500) };
    canvas.text(
        above,
        26,
        r#"class="f-ink" text-anchor="middle" font-weight="700""#,
        &words(&say!("epic-map-north")),
    );
}
