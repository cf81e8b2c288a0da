//! The terrain guidelines: what a table breaks, and by how much (EP-2.2.1, EP-3.1.2 to EP-3.4.2).
//!
//! These are recommendations. A table that departs from them is flagged and, once the players confirm the flags, played.

use std::collections::BTreeMap;

use rulebook::{Cites, Clause, Saying, clause, say};
use serde::Serialize;

use crate::course;
use crate::deployment::Edge;
use crate::measure::{Length, Point};
use crate::shape::{across, doubled_centre, inside, on_border};
use crate::table::{FeatureKind, Road, Table};

/// The side of the square areas the table is divided into (EP-3.2.3).
pub const AREA_SIDE: Length = Length::cm(60);
/// How far from a river's course a crossing may be noted and still be on it.
const ON_COURSE: Length = Length::cm(1);

/// One departure from the guidelines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "finding", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Finding {
    /// A side of the table is outside the sizes the rules are designed for.
    TableSize {
        side: TableSide,
        is: Length,
        least: Length,
        most: Length,
    },
    /// A feature is too small or too large.
    TooSmall {
        feature: usize,
        kind: FeatureKind,
        across: Length,
        least: Length,
        by: Length,
    },
    TooLarge {
        feature: usize,
        kind: FeatureKind,
        across: Length,
        most: Length,
        by: Length,
    },
    /// The number of features is not twice the number of areas.
    Count {
        placed: usize,
        expected: usize,
    },
    /// An area holds more than four features.
    Crowded {
        column: usize,
        row: usize,
        placed: usize,
    },
    /// There is more than one river.
    Rivers {
        placed: usize,
    },
    /// A river does not run from one edge to another.
    RiverEnds {
        river: usize,
    },
    /// A river is longer than the shortest table edge.
    RiverLength {
        river: usize,
        length: Length,
        most: Length,
        by: Length,
    },
    /// A stretch of river has no crossing.
    NoCrossing {
        river: usize,
        stretch: Length,
        by: Length,
    },
    /// A crossing does not lie on its river.
    CrossingAstray {
        river: usize,
        at: Point,
    },
    /// There are roads although features are missing.
    RoadsTooEarly {
        placed: usize,
        expected: usize,
    },
    /// A road does not run from an edge to another edge or a feature.
    RoadEnds {
        road: usize,
        at: Point,
    },
}

/// A side of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum TableSide {
    Length,
    Width,
}

/// What players are told of the size of their table: which one is ideal (EP-2.2.2), and that a larger one may favour some
/// armies (EP-2.2.3); nothing where it is the ideal one.
pub fn size_notices(table: &Table) -> Vec<Saying> {
    let (length, width) = (Length::cm(180), Length::cm(120));
    if (table.length, table.width) == (length, width) {
        return Vec::new();
    }
    let mut told = vec![say!("epic-notice-size", width = width.with_feet(), length = length.with_feet())];
    if table.length > length || table.width > width {
        told.push(say!("epic-notice-larger"));
    }
    told
}

/// Everything the table breaks, in the order of the document; empty if it follows every guideline.
pub fn check(table: &Table) -> Vec<Finding> {
    let mut findings = Vec::new();
    table_size(table, &mut findings);
    feature_sizes(table, &mut findings);
    feature_counts(table, &mut findings);
    rivers(table, &mut findings);
    roads(table, &mut findings);
    findings
}

/// How many features the table should have: twice the number of 60 cm areas, .5 rounded up (EP-3.2.4).
pub fn expected_features(table: &Table) -> usize {
    let surface = i128::from(table.length.in_thousandths()) * i128::from(table.width.in_thousandths());
    let area = i128::from(AREA_SIDE.squared());
    ((4 * surface + area) / (2 * area)) as usize
}

/// How many features stand on the table, a river counting once for each area it runs through (EP-3.3.2).
pub fn placed_features(table: &Table) -> usize {
    table.features.len()
        + table.rivers.iter().map(|river| river_areas(table, &river.course).len()).sum::<usize>()
}

/// How many features each 60 cm area holds, by column from the west and row from the south (EP-3.2.3, EP-3.2.5).
pub fn features_by_area(table: &Table) -> BTreeMap<(usize, usize), usize> {
    let (columns, rows) = areas(table);
    let mut counts: BTreeMap<_, _> =
        (0..columns).flat_map(|column| (0..rows).map(move |row| ((column, row), 0))).collect();
    let centres = table.features.iter().map(|feature| {
        let (x, y) = doubled_centre(&feature.outline);
        let doubled_side = 2 * AREA_SIDE.in_thousandths();
        ((x / doubled_side) as usize, (y / doubled_side) as usize)
    });
    let by_rivers = table.rivers.iter().flat_map(|river| river_areas(table, &river.course));
    for (column, row) in centres.chain(by_rivers) {
        *counts.entry((column.min(columns - 1), row.min(rows - 1))).or_default() += 1;
    }
    counts
}

/// How many columns and rows of 60 cm areas there are, counted from the south-west corner, the last ones narrower.
pub fn areas(table: &Table) -> (usize, usize) {
    let count = |side: Length| {
        let (side, area) = (side.in_thousandths(), AREA_SIDE.in_thousandths());
        ((side + area - 1) / area).max(1) as usize
    };
    (count(table.length), count(table.width))
}

/// The four edges a point of the border lies on: none, one, or two in a corner.
pub(crate) fn edges_at(table: &Table, point: Point) -> Vec<Edge> {
    [Edge::South, Edge::North, Edge::West, Edge::East]
        .into_iter()
        .filter(|edge| edge.holds(table.size(), point))
        .collect()
}

fn river_areas(table: &Table, course: &[Point]) -> Vec<(usize, usize)> {
    let (columns, rows) = areas(table);
    let mut areas: Vec<(usize, usize)> = Vec::new();
    for (column, row) in course::areas(course, AREA_SIDE) {
        // A river along the far edge itself belongs to the last area.
        let area = ((column.max(0) as usize).min(columns - 1), (row.max(0) as usize).min(rows - 1));
        if !areas.contains(&area) {
            areas.push(area);
        }
    }
    areas
}

fn table_size(table: &Table, findings: &mut Vec<Finding>) {
    let sides = [(TableSide::Width, table.width, 90, 150), (TableSide::Length, table.length, 150, 240)];
    for (side, is, least, most) in sides {
        let (least, most) = (Length::cm(least), Length::cm(most));
        if !(least..=most).contains(&is) {
            findings.push(Finding::TableSize { side, is, least, most });
        }
    }
}

/// The size told is the limit and what is missing or too much, so that the figures of a message add up.
fn feature_sizes(table: &Table, findings: &mut Vec<Finding>) {
    for (n, feature) in table.features.iter().enumerate() {
        let (least, most) = size_limits(feature.kind);
        let (kind, wide) = (feature.kind, across(&feature.outline));
        if !wide.at_least(least) {
            let by = wide.short_of(least);
            findings.push(Finding::TooSmall { feature: n + 1, kind, across: least - by, least, by });
        }
        if !wide.within(most) {
            let by = wide.beyond(most);
            findings.push(Finding::TooLarge { feature: n + 1, kind, across: most + by, most, by });
        }
    }
}

/// How far across a feature of that kind may be: 15 to 30 cm, a hill up to 60 (EP-3.2.1, EP-3.2.2).
pub fn size_limits(kind: FeatureKind) -> (Length, Length) {
    let most = if kind == FeatureKind::Hill { 60 } else { 30 };
    (Length::cm(15), Length::cm(most))
}

fn feature_counts(table: &Table, findings: &mut Vec<Finding>) {
    let (placed, expected) = (placed_features(table), expected_features(table));
    if placed != expected {
        findings.push(Finding::Count { placed, expected });
    }
    for ((column, row), placed) in features_by_area(table) {
        if placed > 4 {
            findings.push(Finding::Crowded { column: column + 1, row: row + 1, placed });
        }
    }
}

fn rivers(table: &Table, findings: &mut Vec<Finding>) {
    if table.rivers.len() > 1 {
        findings.push(Finding::Rivers { placed: table.rivers.len() });
    }
    for (n, river) in table.rivers.iter().enumerate() {
        let number = n + 1;
        let (Some(from), Some(to)) = (river.course.first(), river.course.last()) else { continue };
        if !from_edge_to_edge(table, *from, *to) {
            findings.push(Finding::RiverEnds { river: number });
        }
        let (long, most) = (course::length(&river.course), table.width);
        if long.more_than(most) {
            let by = long.excess(most);
            let length = most + by;
            findings.push(Finding::RiverLength { river: number, length, most, by });
        }
        let crossings: Vec<Point> = river.crossings.iter().map(|crossing| crossing.at).collect();
        match course::stretches(&river.course, &crossings, ON_COURSE) {
            Err(at) => findings.push(Finding::CrossingAstray { river: number, at }),
            Ok(stretches) => {
                let limit = Length::cm(30);
                let bare = stretches.into_iter().filter(|stretch| stretch.more_than(limit));
                findings.extend(bare.map(|stretch| {
                    let by = stretch.excess(limit);
                    Finding::NoCrossing { river: number, stretch: limit + by, by }
                }));
            }
        }
    }
}

fn from_edge_to_edge(table: &Table, from: Point, to: Point) -> bool {
    let (enters, leaves) = (edges_at(table, from), edges_at(table, to));
    enters.iter().any(|enter| leaves.iter().any(|leave| enter != leave))
}

fn roads(table: &Table, findings: &mut Vec<Finding>) {
    let (placed, expected) = (placed_features(table), expected_features(table));
    if !table.roads.is_empty() && placed < expected {
        findings.push(Finding::RoadsTooEarly { placed, expected });
    }
    for (n, road) in table.roads.iter().enumerate() {
        if let Some(at) = loose_end(table, road) {
            findings.push(Finding::RoadEnds { road: n + 1, at });
        }
    }
}

/// The end of the road that is neither on another edge nor at a feature.
fn loose_end(table: &Table, road: &Road) -> Option<Point> {
    let (from, to) = (*road.course.first()?, *road.course.last()?);
    if from_edge_to_edge(table, from, to) {
        return None;
    }
    let at_feature = |point: Point| {
        table.features.iter().any(|it| on_border(&it.outline, point) || inside(&it.outline, point))
    };
    let on_edge = |point: Point| !edges_at(table, point).is_empty();
    if (on_edge(from) && !on_edge(to) && at_feature(to))
        || (on_edge(to) && !on_edge(from) && at_feature(from))
    {
        return None;
    }
    Some(if on_edge(from) { to } else { from })
}

impl Cites for Finding {
    fn clause(&self) -> Clause {
        match self {
            Finding::TableSize { .. } => clause!("EP-2.2.1"),
            Finding::TooLarge { kind: FeatureKind::Hill, .. } => clause!("EP-3.2.2"),
            Finding::TooSmall { .. } | Finding::TooLarge { .. } => clause!("EP-3.2.1"),
            Finding::Count { .. } => clause!("EP-3.2.4"),
            Finding::Crowded { .. } => clause!("EP-3.2.5"),
            Finding::Rivers { .. } => clause!("EP-3.3.1"),
            Finding::RiverEnds { .. } => clause!("EP-3.3.3"),
            Finding::RiverLength { .. } => clause!("EP-3.3.4"),
            Finding::NoCrossing { .. } | Finding::CrossingAstray { .. } => clause!("EP-3.3.5"),
            Finding::RoadsTooEarly { .. } => clause!("EP-3.4.1"),
            Finding::RoadEnds { .. } => clause!("EP-3.4.2"),
        }
    }

    fn saying(&self) -> Saying {
        let at = |point: &Point| point.to_string();
        match self {
            Finding::TableSize { side, is, least, most } => {
                let (is, least, most) = (is.with_feet(), least.with_feet(), most.with_feet());
                match side {
                    TableSide::Length => {
                        say!("epic-finding-table-length", is = is, least = least, most = most)
                    }
                    TableSide::Width => say!("epic-finding-table-width", is = is, least = least, most = most),
                }
            }
            Finding::TooSmall { feature, kind, across, least, by } => say!(
                "epic-finding-too-small",
                feature = *feature,
                kind = kind.saying(),
                across = across.saying(),
                least = least.saying(),
                by = by.saying()
            ),
            Finding::TooLarge { feature, kind, across, most, by } => say!(
                "epic-finding-too-large",
                feature = *feature,
                kind = kind.saying(),
                across = across.saying(),
                most = most.saying(),
                by = by.saying()
            ),
            Finding::Count { placed, expected } => {
                say!("epic-finding-count", placed = *placed, expected = *expected)
            }
            Finding::Crowded { column, row, placed } => {
                say!("epic-finding-crowded", column = *column, row = *row, placed = *placed)
            }
            Finding::Rivers { placed } => say!("epic-finding-rivers", placed = *placed),
            Finding::RiverEnds { river } => say!("epic-finding-river-ends", river = *river),
            Finding::RiverLength { river, length, most, by } => say!(
                "epic-finding-river-length",
                river = *river,
                length = length.saying(),
                most = most.saying(),
                by = by.saying()
            ),
            Finding::NoCrossing { river, stretch, by } => {
                say!("epic-finding-no-crossing", river = *river, stretch = stretch.saying(), by = by.saying())
            }
            Finding::CrossingAstray { river, at: point } => {
                say!("epic-finding-crossing-astray", river = *river, at = at(point))
            }
            Finding::RoadsTooEarly { placed, expected } => {
                say!("epic-finding-roads-too-early", placed = *placed, expected = *expected)
            }
            Finding::RoadEnds { road, at: point } => {
                say!("epic-finding-road-ends", road = *road, at = at(point))
            }
        }
    }
}
