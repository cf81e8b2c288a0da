//! The table in letters, for a terminal: north up, a letter for three centimetres across and six down.

use epic::deployment::Side;
use epic::measure::{Length, Point};
use epic::shape::{inside, nearer_than};
use epic::table::{FeatureKind, Table};

use crate::Scene;

const ACROSS: i64 = 3_000;
const DOWN: i64 = 6_000;

/// The map in lines. Objectives are digits, units `a` and `b`; the rest is terrain.
pub fn letters(table: &Table, scene: &Scene) -> Vec<String> {
    let columns = (table.length.in_thousandths() + ACROSS - 1) / ACROSS;
    let rows = (table.width.in_thousandths() + DOWN - 1) / DOWN;
    let rule = format!("+{}+", "-".repeat(columns as usize));
    let mut lines = vec![rule.clone()];
    for row in 0..rows {
        let north = table.width.in_thousandths() - row * DOWN;
        let line: String = (0..columns).map(|column| letter(table, scene, column * ACROSS, north)).collect();
        lines.push(format!("|{line}| {}", Length::thousandths((north - DOWN / 2).max(0))));
    }
    lines.push(rule);
    lines
}

/// What stands in the cell whose north-western corner that is.
fn letter(table: &Table, scene: &Scene, west: i64, north: i64) -> char {
    let holds = |at: Point| {
        let (x, y) = (at.x.in_thousandths(), at.y.in_thousandths());
        let on_south = y == 0 && north <= DOWN;
        let on_east = x == table.length.in_thousandths() && west + ACROSS >= x;
        (west <= x && x < west + ACROSS || on_east) && (north - DOWN < y && y <= north || on_south)
    };
    if let Some((number, ..)) = scene.objectives.iter().find(|(_, _, at)| holds(*at)) {
        return char::from_digit(number % 10, 10).unwrap_or('#');
    }
    let unit = scene.formations.iter().find(|group| group.units.iter().any(|spot| holds(spot.at)));
    if let Some(group) = unit {
        return if group.side == Side::Alpha { 'a' } else { 'b' };
    }
    let middle = Point {
        x: Length::thousandths(west + ACROSS / 2),
        y: Length::thousandths((north - DOWN / 2).max(0)),
    };
    let near = |course: &[Point], reach: i64| {
        course.windows(2).any(|step| nearer_than(middle, step[0], step[1], Length::thousandths(reach)))
    };
    let feature = table.features.iter().rev().find(|it| inside(&it.outline, middle));
    match feature {
        Some(feature) => sign(feature.kind),
        None if table.rivers.iter().any(|river| near(&river.course, 3_000)) => '~',
        None if table.roads.iter().any(|road| near(&road.course, 2_200)) => '=',
        None => ' ',
    }
}

fn sign(kind: FeatureKind) -> char {
    match kind {
        FeatureKind::Hill => '^',
        FeatureKind::Wood => '♣',
        FeatureKind::Ruins => 'ṟ',
        FeatureKind::Buildings => '■',
        FeatureKind::Rocks => '▲',
        FeatureKind::Marsh => '≈',
        FeatureKind::Craters => 'o',
        FeatureKind::Scrub => ':',
        FeatureKind::Cliff => '#',
        FeatureKind::Lake => '~',
    }
}
