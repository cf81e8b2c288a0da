//! What the rules put on a map: set-up zones, areas, the dividing line, objectives, units, the players' edges.

use rulebook::{Saying, say};

use crate::canvas::{Canvas, shown};
use crate::{Labels, Scene};
use epic::deployment::{Edge, Side};
use epic::measure::{Length, Point};
use epic::shape::{Base, Spot};
use epic::table::Table;

/// The 15 cm zone of each player, hatched one way for one and the other way for the other.
pub(crate) fn zones(canvas: &mut Canvas, table: &Table, scene: &Scene) {
    let edges = scene.players.as_ref().map_or([Edge::South, Edge::North], |[a, b]| [a.0, b.0]);
    for (n, edge) in edges.into_iter().enumerate() {
        let turn = if n == 0 { 45 } else { -45 };
        let id = format!("zone{n}");
        canvas.add(&format!(
            r#"<defs><pattern id="{id}" width="2.6" height="2.6" patternUnits="userSpaceOnUse" patternTransform="rotate({turn})"><path d="M0,0V2.6" class="line s-ink" stroke-width=".5" stroke-opacity=".16"/></pattern></defs>"#
        ));
        for stretch in edge.stretches(table.size()) {
            let reach = Length::cm(15);
            let (x, top) = (stretch.from.x - reach, canvas.width - stretch.to.y - reach);
            let (wide, high) = (
                stretch.to.x - stretch.from.x + reach + reach,
                stretch.to.y - stretch.from.y + reach + reach,
            );
            canvas.add(&format!(
                r#"<rect x="{}" y="{}" width="{}" height="{}" rx="15" fill="url(#{id})"/>"#,
                shown(x),
                shown(top),
                shown(wide),
                shown(high)
            ));
        }
    }
}

/// The lines between the 60 cm areas.
pub(crate) fn areas(canvas: &mut Canvas, table: &Table) {
    let style = r#"class="line s-ink" stroke-width=".22" stroke-opacity=".28" stroke-dasharray=".4 1.6""#;
    let lines = |side: Length| (1..).map(|n| Length::cm(n * 60)).take_while(move |at| *at < side);
    for x in lines(table.length) {
        canvas.line(Point { x, y: Length::ZERO }, Point { x, y: table.width }, style);
    }
    for y in lines(table.width) {
        canvas.line(Point { x: Length::ZERO, y }, Point { x: table.length, y }, style);
    }
}

/// The line that divides the halves.
pub(crate) fn middle(canvas: &mut Canvas, table: &Table, scene: &Scene) {
    let half = Length::thousandths(table.width.in_thousandths() / 2);
    let edge = scene.players.as_ref().map_or(Edge::South, |[alpha, _]| alpha.0);
    let (west, east) = (Length::ZERO, table.length);
    let (from, to) = match edge {
        Edge::SouthWest | Edge::NorthEast => {
            (Point { x: west, y: table.width }, Point { x: east, y: Length::ZERO })
        }
        Edge::SouthEast | Edge::NorthWest => {
            (Point { x: west, y: Length::ZERO }, Point { x: east, y: table.width })
        }
        _ => (Point { x: west, y: half }, Point { x: east, y: half }),
    };
    canvas.line(
        from,
        to,
        r#"class="line s-ink" stroke-width=".4" stroke-opacity=".55" stroke-dasharray="4 1.5 .6 1.5""#,
    );
}

/// Objectives as numbered flags with the 15 cm around them: swallow-tailed for one player, pointed for the other.
pub(crate) fn objectives(canvas: &mut Canvas, scene: &Scene) {
    for (_, side, at) in &scene.objectives {
        let class = class(*side);
        let dashes = if *side == Side::Alpha { "1.6 1" } else { ".5 .9" };
        let style = format!(
            r#"class="f-{class} s-{class}" fill-opacity=".1" stroke-width=".35" stroke-dasharray="{dashes}""#
        );
        canvas.circle(*at, Length::cm(15), &style);
    }
    for (number, side, at) in &scene.objectives {
        flag(canvas, *number, *side, *at, "");
    }
}

/// A flag with its foot at that point; `scale` is an SVG transform put behind the move there.
pub(crate) fn flag(canvas: &mut Canvas, number: u32, side: Side, at: Point, scale: &str) {
    let class = class(side);
    let place = canvas.at(at);
    let (top, pole, text_y) = if hangs(canvas, at) { ("0", "9", "3.45") } else { ("-9", "-9", "-5.55") };
    let (cloth, text_x) = match side {
        Side::Alpha => (format!("M0,{top}h7.6l-2,2.4 2,2.4h-7.6z"), "2.9"),
        Side::Bravo => (format!("M0,{top}l8.4,2.4 -8.4,2.4z"), "2.3"),
    };
    canvas.add(&format!(
        r#"<g transform="translate({place}){scale}"><path d="M0,0V{pole}" class="line s-ink" stroke-width=".6"/><path d="{cloth}" class="f-{class} s-paper" stroke-width=".3"/><circle r="1.05" class="f-ink s-paper" stroke-width=".3"/><text x="{text_x}" y="{text_y}" font-size="3.1" class="f-onflag" text-anchor="middle" font-weight="700">{number}</text></g>"#
    ));
}

/// How high the names of formations are, so that they can be read on a sheet of paper.
pub(crate) const LABEL: Length = Length::cm(3);

/// Formations: units as discs for one player and squares for the other, crossed out where the formation is broken, and the
/// name of the formation beside them.
pub(crate) fn formations(canvas: &mut Canvas, scene: &Scene, labels: &mut Labels) {
    for group in &scene.formations {
        for spot in &group.units {
            unit(canvas, group.side, group.broken, spot.at, &spot.base);
        }
    }
    for (_, _, at) in &scene.objectives {
        labels.take(cloth(canvas, *at));
    }
    for group in &scene.formations {
        let Some((x, between)) = middle_of(&group.units) else { continue };
        let Some(at) = labels.place(&group.label, x, between) else { continue };
        let style = format!(
            r#"class="f-{} s-field" text-anchor="middle" font-weight="700" stroke-width=".6" paint-order="stroke""#,
            class(group.side)
        );
        canvas.text(at, LABEL.in_thousandths() / 100, &style, &group.label);
    }
}

/// The middle of units from west to east, and between which heights they stand.
fn middle_of(units: &[Spot]) -> Option<(Length, (Length, Length))> {
    let sum = units.iter().map(|spot| spot.at.x.in_thousandths()).sum::<i64>();
    let middle = sum.checked_div(units.len() as i64)?;
    let heights = || units.iter().map(|spot| spot.at.y);
    Some((Length::thousandths(middle), (heights().min()?, heights().max()?)))
}

/// The room a flag's cloth takes.
fn cloth(canvas: &Canvas, at: Point) -> [Point; 2] {
    let (low, high) = if hangs(canvas, at) { (-4_800, 0) } else { (4_200, 9_000) };
    let corner = |x, y| Point { x: at.x + Length::thousandths(x), y: at.y + Length::thousandths(y) };
    [corner(0, low), corner(8_400, high)]
}

/// Whether the flag of that foot hangs: near the top of the table, so that it stays on the map.
fn hangs(canvas: &Canvas, at: Point) -> bool {
    at.y > Length::ZERO && canvas.width - at.y < Length::cm(10)
}

pub(crate) fn unit(canvas: &mut Canvas, side: Side, broken: bool, at: Point, base: &Base) {
    let class = class(side);
    let style = format!(r#"class="f-{class} s-paper" stroke-width=".25""#);
    let half = match base {
        Base::Round(radius) => (*radius).max(Length::thousandths(700)),
        _ => Length::thousandths(1000),
    };
    let corner = |x: Length, y: Length| Point { x: at.x + x, y: at.y + y };
    match side {
        Side::Alpha => canvas.circle(at, half, &style),
        Side::Bravo => {
            let path = canvas.straight(&[
                corner(-half, -half),
                corner(half, -half),
                corner(half, half),
                corner(-half, half),
            ]);
            canvas.path(&path, &style);
        }
    }
    if broken {
        let half = Length::thousandths(half.in_thousandths() * 7 / 10);
        canvas.line(corner(-half, -half), corner(half, half), r#"class="line s-paper" stroke-width=".45""#);
        canvas.line(corner(-half, half), corner(half, -half), r#"class="line s-paper" stroke-width=".45""#);
    }
}

/// Whose edge is where, written outside the table.
pub(crate) fn edges(canvas: &mut Canvas, table: &Table, scene: &Scene, words: &dyn Fn(&Saying) -> String) {
    if let Some(players) = &scene.players {
        for (side, (edge, name)) in Side::BOTH.into_iter().zip(players) {
            let label = words(&say!("epic-map-edge", player = name, edge = edge.saying()));
            let north = matches!(edge, Edge::North | Edge::NorthEast | Edge::NorthWest);
            let east = matches!(edge, Edge::SouthEast | Edge::NorthEast);
            let y = if north { table.width + Length::thousandths(3200) } else { -Length::thousandths(7600) };
            let (x, anchor) = if east { (table.length, "end") } else { (Length::ZERO, "start") };
            let style = format!(r#"class="f-{}" text-anchor="{anchor}" font-weight="700""#, class(side));
            canvas.text(Point { x, y }, 34, &style, &label);
        }
    }
    if !scene.title.is_empty() {
        let at = Point {
            x: Length::thousandths(table.length.in_thousandths() / 2),
            y: table.width + Length::thousandths(3200),
        };
        canvas.text(at, 38, r#"class="f-ink" text-anchor="middle" font-style="italic""#, &scene.title);
    }
}

pub(crate) fn class(side: Side) -> &'static str {
    match side {
        Side::Alpha => "alpha",
        Side::Bravo => "bravo",
    }
}
