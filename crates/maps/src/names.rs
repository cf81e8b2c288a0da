//! What places are called: beside the summit of a hill, under everything else.

use crate::Labels;
use crate::canvas::Canvas;
use crate::plots::centre;
use epic::measure::{Length, Point};
use epic::table::{FeatureKind, Table};

/// A name and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name<'a> {
    /// What is written.
    pub text: &'a str,
    /// The baseline of the text: its beginning beside a summit, its middle elsewhere.
    pub at: Point,
    /// Whether it stands beside a summit.
    pub beside_summit: bool,
    /// The box around what is called so: its south-west and its north-east corner.
    pub around: [Point; 2],
}

/// The names of a table's features.
pub fn names(table: &Table) -> impl Iterator<Item = Name<'_>> {
    table.features.iter().filter(|feature| !feature.name.is_empty()).map(|feature| {
        let middle = centre(&feature.outline);
        let corner = |pick: fn(Length, Length) -> Length| {
            feature
                .outline
                .iter()
                .copied()
                .fold(middle, |most, point| Point { x: pick(most.x, point.x), y: pick(most.y, point.y) })
        };
        let around = [corner(Length::min), corner(Length::max)];
        let beside_summit = feature.kind == FeatureKind::Hill;
        let at = if beside_summit {
            Point { x: middle.x + Length::thousandths(1300), y: middle.y - Length::thousandths(700) }
        } else {
            let lowest = around[0].y;
            let below = lowest - Length::thousandths(2600);
            let y = if below > Length::cm(1) { below } else { lowest + Length::thousandths(900) };
            Point { x: middle.x, y }
        };
        Name { text: &feature.name, at, beside_summit, around }
    })
}

/// Writes the names on a sheet, each where it belongs or wherever beside it there is room.
pub(crate) fn draw(canvas: &mut Canvas, table: &Table, labels: &mut Labels) {
    let style = r#"class="f-ink s-field" text-anchor="middle" stroke-width=".7" paint-order="stroke" font-style="italic""#;
    for name in names(table) {
        let [low, high] = name.around;
        // Under settlements, at the summit of hills: the line nearest to its usual one.
        let between = if name.beside_summit { (name.at.y, name.at.y) } else { (low.y, high.y) };
        if let Some(at) = labels.place(name.text, name.at.x, between) {
            canvas.text(at, 26, style, name.text);
        }
    }
}
