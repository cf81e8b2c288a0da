//! A table drawn by hand, piece by piece: terrain by a tap, by two or by an outline, rivers, their crossings, roads.
//!
//! People draw roughly. A single point becomes a feature of its usual size, two points one that reaches from here to there; the
//! ends of rivers and roads that stop short of an edge are brought to it, a crossing to the river it is meant for. What was drawn
//! and how it follows the guidelines is told by [`crate::check`].

use rulebook::{Dice, Saying, say};
use serde::{Deserialize, Serialize};

use crate::deployment::Size;
use crate::file::FileError;
use crate::generate::natural;
use crate::measure::{Length, Point};
use crate::table::{Crossing, CrossingKind, Feature, FeatureKind, River, Road, Table};

/// How near to an edge the end of a river or a road is meant to lie on it.
const EDGE_REACH: Length = Length::cm(5);

/// How near to its course a crossing is on the river: the guidelines' check takes ten times as much.
const ON_RIVER: Length = Length::thousandths(100);

/// One stroke of the pencil.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "stroke", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Stroke {
    /// Begins with that table: a bare one, or one that was made and is to be changed.
    Begin {
        table: Box<Table>,
    },
    Feature {
        kind: FeatureKind,
        outline: Vec<Point>,
    },
    River {
        course: Vec<Point>,
    },
    Crossing {
        kind: CrossingKind,
        at: Point,
    },
    Road {
        course: Vec<Point>,
    },
    TakeAway {
        piece: Piece,
    },
    /// The drawing is thrown away.
    Leave,
}

/// One thing on a drawing, by its place among its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Piece {
    Feature(usize),
    River(usize),
    Road(usize),
}

impl Stroke {
    /// The stroke as it then stands on the table: a rough one made exact.
    pub(crate) fn settled(&self, sketch: Option<&Table>, dice: &Dice) -> Result<Stroke, FileError> {
        let missing = || FileError::Missing { field: "table".to_owned() };
        let on = || sketch.ok_or_else(missing);
        Ok(match self {
            Stroke::Feature { kind, outline } if (1..=2).contains(&outline.len()) => {
                let table = on()?;
                let mut cup = dice.cup(&format!("epic sketch {} {outline:?}", table.features.len()));
                let outline = natural(&mut cup, *kind, outline);
                let outline = outline.into_iter().map(|point| within(table.size(), point)).collect();
                Stroke::Feature { kind: *kind, outline }
            }
            Stroke::River { course } => Stroke::River { course: to_edges(on()?.size(), course) },
            Stroke::Road { course } => Stroke::Road { course: to_edges(on()?.size(), course) },
            Stroke::Crossing { kind, at } => {
                let (_, there) = nearest_river(on()?, *at)
                    .ok_or_else(|| FileError::value("rivers", 0, say!("epic-sketch-no-river")))?;
                // What lies on the river stays where it is, so that a settled stroke settles to itself.
                let off = (there.x - at.x).squared() + (there.y - at.y).squared();
                let at = if off <= ON_RIVER.squared() { *at } else { there };
                Stroke::Crossing { kind: *kind, at }
            }
            Stroke::Feature { .. } | Stroke::TakeAway { .. } => {
                on()?;
                self.clone()
            }
            Stroke::Begin { .. } | Stroke::Leave => self.clone(),
        })
    }

    /// The drawing after it. Total: what is not there is not taken away.
    pub(crate) fn drawn_on(&self, sketch: Option<Table>) -> Option<Table> {
        let mut table = match self {
            Stroke::Begin { table } => return Some((**table).clone()),
            Stroke::Leave => return None,
            Stroke::Feature { .. }
            | Stroke::River { .. }
            | Stroke::Crossing { .. }
            | Stroke::Road { .. }
            | Stroke::TakeAway { .. } => sketch?,
        };
        match self {
            Stroke::Feature { kind, outline } => table.features.push(Feature {
                kind: *kind,
                outline: outline.clone(),
                name: String::new(),
                going: None,
            }),
            Stroke::River { course } => {
                table.rivers.push(River { course: course.clone(), crossings: Vec::new() });
            }
            Stroke::Crossing { kind, at } => {
                if let Some((river, _)) = nearest_river(&table, *at) {
                    table.rivers[river].crossings.push(Crossing { at: *at, kind: *kind });
                }
            }
            Stroke::Road { course } => table.roads.push(Road { course: course.clone() }),
            Stroke::TakeAway { piece } => piece.leaves(&mut table),
            Stroke::Begin { .. } | Stroke::Leave => {}
        }
        Some(table)
    }
}

impl Piece {
    /// Everything on a table that can be taken away, in the order of its kind.
    pub fn all(table: &Table) -> Vec<Piece> {
        let features = (0..table.features.len()).map(Piece::Feature);
        let rivers = (0..table.rivers.len()).map(Piece::River);
        features.chain(rivers).chain((0..table.roads.len()).map(Piece::Road)).collect()
    }

    /// What it is.
    pub fn saying(self, table: &Table) -> Saying {
        match self {
            Piece::Feature(at) => {
                table.features.get(at).map_or_else(|| say!("epic-kind-hill"), |it| it.kind.saying())
            }
            Piece::River(_) => say!("epic-sketch-river"),
            Piece::Road(_) => say!("epic-sketch-road"),
        }
    }

    /// A place where it is, for its number on the map.
    pub fn place(self, table: &Table) -> Option<Point> {
        let points = match self {
            Piece::Feature(at) => &table.features.get(at)?.outline,
            Piece::River(at) => return middle(&table.rivers.get(at)?.course),
            Piece::Road(at) => return middle(&table.roads.get(at)?.course),
        };
        let count = i64::try_from(points.len()).ok().filter(|count| *count > 0)?;
        let mean = |of: fn(&Point) -> Length| {
            Length::thousandths(points.iter().map(|it| of(it).in_thousandths()).sum::<i64>() / count)
        };
        Some(Point { x: mean(|it| it.x).to_tenths(), y: mean(|it| it.y).to_tenths() })
    }

    fn leaves(self, table: &mut Table) {
        match self {
            Piece::Feature(at) if at < table.features.len() => _ = table.features.remove(at),
            Piece::River(at) if at < table.rivers.len() => _ = table.rivers.remove(at),
            Piece::Road(at) if at < table.roads.len() => _ = table.roads.remove(at),
            Piece::Feature(_) | Piece::River(_) | Piece::Road(_) => {}
        }
    }
}

fn middle(course: &[Point]) -> Option<Point> {
    let (one, other) = (course.get(course.len().saturating_sub(1) / 2)?, course.get(course.len() / 2)?);
    let half = |one: Length, other: Length| Length::thousandths((one + other).in_thousandths() / 2);
    Some(Point { x: half(one.x, other.x), y: half(one.y, other.y) })
}

/// The point of the table nearest to that one.
fn within(size: Size, point: Point) -> Point {
    Point { x: point.x.clamp(Length::ZERO, size.length), y: point.y.clamp(Length::ZERO, size.width) }
}

/// The course with both ends on the edges they nearly reach.
fn to_edges(size: Size, course: &[Point]) -> Vec<Point> {
    let mut course = course.to_vec();
    let last = course.len().saturating_sub(1);
    for at in [0, last] {
        if let Some(end) = course.get_mut(at) {
            *end = to_edge(size, *end);
        }
    }
    course
}

fn to_edge(size: Size, point: Point) -> Point {
    let to = [
        (point.x.abs(), Point { x: Length::ZERO, ..point }),
        ((size.length - point.x).abs(), Point { x: size.length, ..point }),
        (point.y.abs(), Point { y: Length::ZERO, ..point }),
        ((size.width - point.y).abs(), Point { y: size.width, ..point }),
    ];
    let nearest = to.into_iter().min_by_key(|(far, _)| *far);
    nearest.filter(|(far, _)| *far <= EDGE_REACH).map_or(point, |(_, there)| there)
}

/// The river whose course comes nearest to that place, and the point of the course that does.
fn nearest_river(table: &Table, at: Point) -> Option<(usize, Point)> {
    let rivers = table.rivers.iter().enumerate();
    let places = rivers.flat_map(|(river, it)| {
        it.course.windows(2).map(move |ends| (river, on_stretch(ends[0], ends[1], at)))
    });
    let far = |place: &Point| (place.x - at.x).squared() + (place.y - at.y).squared();
    places.min_by_key(|(_, place)| far(place))
}

/// The point between two others that is nearest to a third.
fn on_stretch(from: Point, to: Point, at: Point) -> Point {
    let value = |length: Length| i128::from(length.in_thousandths());
    let (along_x, along_y) = (value(to.x - from.x), value(to.y - from.y));
    let whole = (along_x * along_x + along_y * along_y).max(1);
    let part = (value(at.x - from.x) * along_x + value(at.y - from.y) * along_y).clamp(0, whole);
    let step = |along: i128| Length::thousandths(i64::try_from(along * part / whole).unwrap_or_default());
    Point { x: (from.x + step(along_x)).to_tenths(), y: (from.y + step(along_y)).to_tenths() }
}
