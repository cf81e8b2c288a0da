//! How fair a table is, measured: cover in each half for every way to deploy, how alike the table is when turned round, and the
//! lanes of fire from edge to edge.
//!
//! The table is looked at in small squares. This is a measure to compare tables by, not a rule, so squares are fine enough.

use serde::Serialize;

use crate::deployment::{Edge, Side};
use crate::measure::{Length, Point};
use crate::shape::inside;
use crate::table::{FeatureKind, Table};

/// The side of the squares the table is looked at in.
const SQUARE: i64 = 3;

/// How fair a table is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fairness {
    /// For each way to deploy: the cover each half holds.
    pub halves: Vec<Halves>,
    /// How much of the table, in percent, is alike when the table is turned round by 180 degrees.
    pub mirror_percent: u32,
    /// The lanes of fire between the long edges.
    pub lanes: Lanes,
    /// How much of the table, in percent, is covered by terrain features.
    pub density_percent: u32,
}

/// The cover in the two halves of one way to deploy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Halves {
    /// The edge or corner of one player; the other one has the opposite.
    pub edge: Edge,
    /// Cover in square centimetres: in this player's half, in the other half.
    pub cover: [u32; 2],
    /// How much of the lesser cover there is for each hundred of the greater: 100 is perfectly even.
    pub even_percent: u32,
}

/// Straight lanes of fire from one long edge to the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Lanes {
    /// How many were looked at.
    pub total: u32,
    /// How many are open from one set-up zone to the other.
    pub open: u32,
    /// How far one sees on average from the south and from the north zone before terrain ends the view.
    pub view: [Length; 2],
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Ground {
    Open,
    Cover,
    Blocking,
    CoverAndBlocking,
}

/// Measures a table.
pub fn fairness(table: &Table) -> Fairness {
    let squares = Squares::of(table);
    let halves = [Edge::South, Edge::SouthWest, Edge::SouthEast].map(|edge| squares.halves(table, edge));
    Fairness {
        halves: halves.into(),
        mirror_percent: squares.mirror_percent(),
        lanes: squares.lanes(table),
        density_percent: squares.density_percent(),
    }
}

impl Fairness {
    /// How far from perfectly fair and lively the table is: the generator takes the table with the least.
    pub(crate) fn strain(&self) -> u32 {
        let uneven: u32 = self.halves.iter().map(|halves| 100 - halves.even_percent).max().unwrap_or(100);
        let views = self.lanes.view.map(Length::in_thousandths);
        let one_sided = (views[0] - views[1]).unsigned_abs() as u32 / 1000;
        // A third of the lanes open is a table on which both long guns and cover matter.
        let open_percent = self.lanes.open * 100 / self.lanes.total.max(1);
        uneven * 2 + one_sided + open_percent.abs_diff(30) + (100 - self.mirror_percent) / 2
    }
}

impl Halves {
    fn new(edge: Edge, squares: [u32; 2]) -> Halves {
        let (less, more) = (squares[0].min(squares[1]), squares[0].max(squares[1]));
        let even_percent = (less * 100).checked_div(more).unwrap_or(100);
        Halves { edge, cover: squares.map(|count| count * (SQUARE * SQUARE) as u32), even_percent }
    }
}

struct Squares {
    columns: usize,
    rows: usize,
    ground: Vec<Ground>,
}

impl Squares {
    fn of(table: &Table) -> Squares {
        let count = |side: Length| (side.in_thousandths() / (SQUARE * 1000)).max(1) as usize;
        let (columns, rows) = (count(table.length), count(table.width));
        let mut squares = Squares { columns, rows, ground: vec![Ground::Open; columns * rows] };
        for feature in &table.features {
            squares.fill(&feature.outline, feature.kind);
        }
        squares
    }

    fn fill(&mut self, outline: &[Point], kind: FeatureKind) {
        let index = |length: Length, most: usize| {
            (length.in_thousandths().div_euclid(SQUARE * 1000).max(0) as usize).min(most - 1)
        };
        let bounds = |values: &dyn Fn(&Point) -> Length, most: usize| {
            let least = outline.iter().map(values).min().unwrap_or_default();
            let greatest = outline.iter().map(values).max().unwrap_or_default();
            index(least, most)..=index(greatest, most)
        };
        for column in bounds(&|point| point.x, self.columns) {
            for row in bounds(&|point| point.y, self.rows) {
                if inside(outline, middle(column, row)) {
                    let here = &mut self.ground[row * self.columns + column];
                    let cover =
                        kind.gives_cover() || matches!(here, Ground::Cover | Ground::CoverAndBlocking);
                    let blocks =
                        kind.blocks_sight() || matches!(here, Ground::Blocking | Ground::CoverAndBlocking);
                    *here = match (cover, blocks) {
                        (false, false) => Ground::Open,
                        (true, false) => Ground::Cover,
                        (false, true) => Ground::Blocking,
                        (true, true) => Ground::CoverAndBlocking,
                    };
                }
            }
        }
    }

    fn at(&self, column: usize, row: usize) -> Ground {
        self.ground[row * self.columns + column]
    }

    fn halves(&self, table: &Table, edge: Edge) -> Halves {
        let mut counts = [0; 2];
        for row in 0..self.rows {
            for column in 0..self.columns {
                if matches!(self.at(column, row), Ground::Cover | Ground::CoverAndBlocking) {
                    let point = middle(column, row);
                    if edge.half_holds(table.size(), point) {
                        counts[Side::Alpha as usize] += 1;
                    } else if edge.opposite().half_holds(table.size(), point) {
                        counts[Side::Bravo as usize] += 1;
                    }
                }
            }
        }
        Halves::new(edge, counts)
    }

    fn mirror_percent(&self) -> u32 {
        let all = self.ground.len();
        let alike = self.ground.iter().zip(self.ground.iter().rev()).filter(|(a, b)| a == b).count();
        (alike * 100 / all.max(1)) as u32
    }

    fn density_percent(&self) -> u32 {
        let covered = self.ground.iter().filter(|ground| **ground != Ground::Open).count();
        (covered * 100 / self.ground.len().max(1)) as u32
    }

    fn lanes(&self, table: &Table) -> Lanes {
        let zone = (15 / SQUARE) as usize;
        let blocks = |column: usize, row: usize| {
            matches!(self.at(column, row), Ground::Blocking | Ground::CoverAndBlocking)
        };
        let (mut open, mut seen) = (0, [0_i64; 2]);
        for column in 0..self.columns {
            let free = |from_north: bool| {
                let row = |n: usize| if from_north { self.rows - 1 - n } else { n };
                (zone.min(self.rows)..self.rows).take_while(|n| !blocks(column, row(*n))).count()
            };
            let views = [free(false), free(true)];
            let whole = self.rows - zone.min(self.rows);
            open += u32::from(views[0] + zone >= whole);
            for (sum, view) in seen.iter_mut().zip(views) {
                *sum += (view as i64 * SQUARE * 1000).min(table.width.in_thousandths());
            }
        }
        let total = self.columns as i64;
        Lanes {
            total: total as u32,
            open,
            view: seen.map(|sum| Length::thousandths(sum / total).to_tenths()),
        }
    }
}

fn middle(column: usize, row: usize) -> Point {
    let middle = |n: usize| Length::thousandths(n as i64 * SQUARE * 1000 + SQUARE * 500);
    Point { x: middle(column), y: middle(row) }
}
