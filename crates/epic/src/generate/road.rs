//! Roads: the cheapest way over the table, round what stands in it, from edge to edge or to a settlement.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use rulebook::Cup;

use super::Country;
use crate::measure::{Length, Point};
use crate::shape::{inside, nearer_than};
use crate::table::{FeatureKind, Road, Table};

/// The grain of the net the way is looked for on.
const MESH: i64 = 5;

/// Adds the roads a table of that country has.
pub(super) fn roads(table: &mut Table, country: Country, cup: &mut Cup) {
    let (least, most) = country.roads();
    let count = least + cup.below(most - least + 1);
    for n in 0..count {
        let net = Net::of(table, cup);
        let course =
            if n == 0 { net.across(cup) } else { net.to_settlement(table, cup).or_else(|| net.across(cup)) };
        table.roads.extend(course.map(|course| Road { course }));
    }
}

/// The table as a net of places and what it costs to pass each of them.
struct Net {
    columns: usize,
    rows: usize,
    places: Vec<Point>,
    cost: Vec<u64>,
}

impl Net {
    fn of(table: &Table, cup: &mut Cup) -> Net {
        let count = |side: Length| (side.in_thousandths() + MESH * 1000 - 1) / (MESH * 1000) + 1;
        let (columns, rows) = (count(table.length) as usize, count(table.width) as usize);
        let at = |n: usize, most: Length| Length::cm(n as i64 * MESH).min(most);
        let places: Vec<Point> = (0..rows)
            .flat_map(|row| (0..columns).map(move |column| (column, row)))
            .map(|(column, row)| Point { x: at(column, table.length), y: at(row, table.width) })
            .collect();
        let cost = places.iter().map(|place| cost(table, *place) + cup.below(9)).collect();
        Net { columns, rows, places, cost }
    }

    /// From a short edge to the other, or from a long edge to the other.
    fn across(&self, cup: &mut Cup) -> Option<Vec<Point>> {
        let along = cup.below(3) > 0;
        let inner =
            |cup: &mut Cup, count: usize| count / 5 + cup.below((count * 3 / 5).max(1) as u64) as usize;
        let (from, to) = if along {
            (self.index(0, inner(cup, self.rows)), self.index(self.columns - 1, inner(cup, self.rows)))
        } else {
            (self.index(inner(cup, self.columns), 0), self.index(inner(cup, self.columns), self.rows - 1))
        };
        self.way(from, to)
    }

    /// From an edge to a settlement.
    fn to_settlement(&self, table: &Table, cup: &mut Cup) -> Option<Vec<Point>> {
        let built: Vec<&Vec<Point>> = table
            .features
            .iter()
            .filter(|it| matches!(it.kind, FeatureKind::Buildings | FeatureKind::Ruins))
            .map(|it| &it.outline)
            .collect();
        let outline = cup.pick(&built)?;
        let middle = *outline.first()?;
        let far = |at: Length, side: Length| at.in_thousandths() * 2 > side.in_thousandths();
        let from = if cup.below(2) == 0 {
            let row = if far(middle.y, table.width) { self.rows - 1 } else { 0 };
            self.index(1 + cup.below(self.columns.saturating_sub(2).max(1) as u64) as usize, row)
        } else {
            let column = if far(middle.x, table.length) { self.columns - 1 } else { 0 };
            self.index(column, 1 + cup.below(self.rows.saturating_sub(2).max(1) as u64) as usize)
        };
        let corner = *outline.iter().min_by_key(|corner| corner.distance(self.places[from]).shown())?;
        let free = (0..self.places.len()).filter(|at| self.cost[*at] < BARRED);
        let end = free.min_by_key(|at| self.places[*at].distance(corner).shown())?;
        let mut course = self.way(from, end)?;
        course.push(corner);
        Some(course)
    }

    fn index(&self, column: usize, row: usize) -> usize {
        row.min(self.rows - 1) * self.columns + column.min(self.columns - 1)
    }

    /// The cheapest way, made straight where it hardly bends. None if it would lead through what bars it.
    fn way(&self, from: usize, to: usize) -> Option<Vec<Point>> {
        let mut least = vec![u64::MAX; self.places.len()];
        let mut came = vec![usize::MAX; self.places.len()];
        let mut open = BinaryHeap::new();
        least[from] = 0;
        open.push(Reverse((0, from)));
        while let Some(Reverse((so_far, here))) = open.pop() {
            if here == to {
                break;
            }
            if so_far > least[here] {
                continue;
            }
            for (next, step) in self.neighbours(here) {
                let cost = so_far + step * self.cost[next];
                if cost < least[next] {
                    (least[next], came[next]) = (cost, here);
                    open.push(Reverse((cost, next)));
                }
            }
        }
        let mut way = vec![to];
        while let Some(before) = way.last().map(|at| came[*at]).filter(|before| *before != usize::MAX) {
            way.push(before);
        }
        way.reverse();
        let barred = way.iter().any(|at| self.cost[*at] >= BARRED);
        (way.first() == Some(&from) && way.len() > 2 && !barred)
            .then(|| straightened(&way.iter().map(|at| self.places[*at]).collect::<Vec<_>>()))
    }

    fn neighbours(&self, here: usize) -> impl Iterator<Item = (usize, u64)> {
        let (columns, rows) = (self.columns as i64, self.rows as i64);
        let (column, row) = (here as i64 % columns, here as i64 / columns);
        let steps = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];
        steps.into_iter().filter_map(move |(x, y)| {
            let (next_column, next_row) = (column + x, row + y);
            let on_net = (0..columns).contains(&next_column) && (0..rows).contains(&next_row);
            on_net.then(|| {
                ((next_row * columns + next_column) as usize, if x != 0 && y != 0 { 14 } else { 10 })
            })
        })
    }
}

const BARRED: u64 = 10_000;

fn cost(table: &Table, place: Point) -> u64 {
    // A road does not run along the edge of the world.
    let at_edge = [place.x, table.length - place.x, place.y, table.width - place.y];
    let mut cost = if at_edge.iter().any(|gap| *gap < Length::cm(MESH)) { 300 } else { 10 };
    for feature in &table.features {
        if feature.kind == FeatureKind::Hill {
            cost += if inside(&feature.outline, place) { 14 } else { 0 };
        } else if inside(&feature.outline, place)
            || feature.outline.iter().any(|corner| corner.distance(place).within(Length::cm(3)))
        {
            cost += BARRED;
        }
    }
    for step in table.rivers.iter().flat_map(|river| river.course.windows(2)) {
        // Crossing is dear, running alongside dearer: the way crosses square to the water.
        if nearer_than(place, step[0], step[1], Length::cm(6)) {
            cost += 40;
        }
    }
    for step in table.roads.iter().flat_map(|road| road.course.windows(2)) {
        if nearer_than(place, step[0], step[1], Length::cm(8)) {
            cost += 12;
        }
    }
    cost
}

/// Leaves out every point that lies within 2.5 cm of the straight line between those kept around it.
fn straightened(way: &[Point]) -> Vec<Point> {
    const SLACK: Length = Length::thousandths(2500);
    let mut kept = vec![way[0]];
    let mut from = 0;
    while from + 1 < way.len() {
        let fits =
            |to: usize| way[from + 1..to].iter().all(|point| nearer_than(*point, way[from], way[to], SLACK));
        let to = (from + 1..way.len()).take_while(|to| fits(*to)).take(8).last().unwrap_or(from + 1);
        kept.push(way[to]);
        from = to;
    }
    kept
}
