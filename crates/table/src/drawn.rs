//! Strokes of a drawing, from what a form says.

use epic::sketch::Stroke;
use epic::{Point, Table, typed};
use rulebook::say;
use web::{Fields, Problem};

use crate::page::drawing::{Draws, Pencil, piece};
use crate::problem;
use crate::typed_in::{size, word};

/// What is drawn or taken away.
pub(crate) fn stroke(sketch: Option<&Table>, fields: &Fields) -> Result<Stroke, Problem> {
    Ok(match fields.get("do") {
        "sketch_begin" => Stroke::Begin { table: Box::new(size(fields)?) },
        "sketch_leave" => Stroke::Leave,
        "sketch_away" => {
            let read: String = fields.get("piece").chars().take(40).collect();
            let piece = piece(&read)
                .ok_or_else(|| problem::field("piece", say!("table-unknown-word", read = read)))?;
            Stroke::TakeAway { piece }
        }
        _ => added(word(fields, "what")?, &points(sketch, fields)?)?,
    })
}

fn added(pencil: Pencil, points: &[Point]) -> Result<Stroke, Problem> {
    let needs = |least: usize| {
        let why = say!("table-draw-needs", least = least, given = points.len());
        if points.len() < least { Err(problem::field("points", why)) } else { Ok(()) }
    };
    Ok(match pencil.draws() {
        Draws::Feature(kind) => Stroke::Feature { kind, outline: points.to_vec() },
        Draws::River => {
            needs(2)?;
            Stroke::River { course: points.to_vec() }
        }
        Draws::Road => {
            needs(2)?;
            Stroke::Road { course: points.to_vec() }
        }
        Draws::Crossing(kind) => Stroke::Crossing { kind, at: points[points.len() - 1] },
    })
}

/// The places as they were tapped or typed: at least one.
fn points(sketch: Option<&Table>, fields: &Fields) -> Result<Vec<Point>, Problem> {
    let points = typed::places(fields.get("points"), sketch.map(Table::size), None)
        .map_err(|why| problem::field("points", why))?;
    if points.is_empty() {
        return Err(problem::field("points", say!("table-draw-needs", least = 1, given = 0)));
    }
    Ok(points)
}
