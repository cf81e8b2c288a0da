//! Roads: the cheapest way over the table, round what stands in it, from edge to edge or to a settlement.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use rulebook::Cup;

use super::Country;
use crate::measure::{Length, Point};
use crate::shape::{cross_properly, inside, nearer_than, sides};
use crate::table::{Feature, FeatureKind, Road, Table};
use crate::turning::between;

/// The grain of the net the way is looked for on.
const MESH: i64 = 5;

/// Adds the roads a table of that country has.
pub(super) fn roads(table: &mut Table, country: Country, cup: &mut Cup) {
    let (least, most) = country.roads();
    let count = least + cup.below(most - least + 1);
    for n in 0..count {
        let net = Net::of(table, cup);
        // A way that had to turn back on itself is no road anybody would build: another one is drawn.
        let course = (0..DRAWS).find_map(|_| {
            let to_settlement = if n == 0 { None } else { net.to_settlement(table, cup) };
            to_settlement.or_else(|| net.across(table, cup)).filter(|course| has_no_hook(course))
        });
        table.roads.extend(course.map(|course| Road { course }));
    }
}

/// How many ways are drawn for one road.
const DRAWS: usize = 12;

fn has_no_hook(course: &[Point]) -> bool {
    course.windows(3).all(|step| goes_on(step[0], step[1], step[2]))
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
    fn across(&self, table: &Table, cup: &mut Cup) -> Option<Vec<Point>> {
        let along = cup.below(3) > 0;
        let count = if along { self.rows } else { self.columns };
        let inner = |cup: &mut Cup| count / 5 + cup.below((count * 3 / 5).max(1) as u64) as usize;
        let (near, far) = (inner(cup), inner(cup));
        let ends = |one: usize, other: usize| {
            if along {
                (self.index(0, one), self.index(self.columns - 1, other))
            } else {
                (self.index(one, 0), self.index(other, self.rows - 1))
            }
        };
        // Beginning with the places drawn, the next ones that no river runs out at.
        let from = (0..count).map(|n| ends((near + n) % count, far).0).find(|at| self.is_dry(table, *at))?;
        let to = (0..count).map(|n| ends(near, (far + n) % count).1).find(|at| self.is_dry(table, *at))?;
        let (places, cost) = (self.way(from)?, self.cost[to]);
        (cost < BARRED).then(|| places.to(self, to)).flatten().map(|way| straightened(&way))
    }

    /// From an edge to the side of a settlement that faces it.
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
        let from_long = cup.below(2) == 0;
        let count = if from_long { self.columns } else { self.rows }.saturating_sub(2).max(1);
        let drawn = cup.below(count as u64) as usize;
        let start = |n: usize| {
            let along = 1 + (drawn + n) % count;
            if from_long {
                self.index(along, if far(middle.y, table.width) { self.rows - 1 } else { 0 })
            } else {
                self.index(if far(middle.x, table.length) { self.columns - 1 } else { 0 }, along)
            }
        };
        let from = (0..count).map(start).find(|at| self.is_dry(table, *at))?;
        let ways = self.way(from)?;
        let last = self.arrival(&ways, outline)?;
        let mut course = straightened(&ways.to(self, last.0)?);
        course.push(last.1);
        // A short last step after a long one would swing round: the road goes there straight if nothing is in between.
        while let [.., before, at, end] = course[..] {
            let short = at.distance(end).within(Length::cm(12));
            let crosses = |it: &Feature| crosses_outline(&it.outline, before, end);
            if !short || table.features.iter().any(crosses) {
                break;
            }
            course.remove(course.len() - 2);
        }
        Some(course)
    }

    /// The place off the settlement and the corner of it where a road from there arrives soonest, without a turn back.
    fn arrival(&self, ways: &Ways, outline: &[Point]) -> Option<(usize, Point)> {
        let mut best: Option<(u64, usize, Point)> = None;
        for at in (0..self.places.len()).filter(|at| self.cost[*at] < BARRED && ways.least[*at] < BARRED * 10)
        {
            let Some(before) = ways.before(at) else { continue };
            for corner in outline {
                let gap = self.places[at].distance(*corner);
                if !gap.within(Length::cm(3 * MESH)) || crosses_outline(outline, self.places[at], *corner) {
                    continue;
                }
                let cost = ways.least[at] + gap.shown().in_thousandths() as u64 / 25;
                if goes_on(self.places[before], self.places[at], *corner)
                    && best.is_none_or(|(least, ..)| cost < least)
                {
                    best = Some((cost, at, *corner));
                }
            }
        }
        best.map(|(_, at, corner)| (at, corner))
    }

    /// Whether no river runs near the place, so that a road does not leave the table through its mouth.
    fn is_dry(&self, table: &Table, at: usize) -> bool {
        let mut steps = table.rivers.iter().flat_map(|river| river.course.windows(2));
        self.cost[at] < BARRED
            && !steps.any(|step| nearer_than(self.places[at], step[0], step[1], Length::cm(14)))
    }

    fn index(&self, column: usize, row: usize) -> usize {
        row.min(self.rows - 1) * self.columns + column.min(self.columns - 1)
    }

    /// The cheapest ways from there to everywhere.
    fn way(&self, from: usize) -> Option<Ways> {
        let mut least = vec![u64::MAX; self.places.len()];
        let mut came = vec![usize::MAX; self.places.len()];
        let mut open = BinaryHeap::new();
        *least.get_mut(from)? = 0;
        open.push(Reverse((0, from)));
        while let Some(Reverse((so_far, here))) = open.pop() {
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
        Some(Ways { least, came })
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

/// The cheapest ways from one place to every other.
struct Ways {
    least: Vec<u64>,
    came: Vec<usize>,
}

impl Ways {
    fn before(&self, at: usize) -> Option<usize> {
        self.came.get(at).copied().filter(|before| *before != usize::MAX)
    }

    /// The way to that place. None if it leads through what bars it.
    fn to(&self, net: &Net, to: usize) -> Option<Vec<Point>> {
        let mut way = vec![to];
        while let Some(before) = way.last().and_then(|at| self.before(*at)) {
            way.push(before);
        }
        way.reverse();
        let barred = way.iter().any(|at| net.cost[*at] >= BARRED);
        (way.len() > 2 && !barred).then(|| way.iter().map(|at| net.places[*at]).collect())
    }
}

/// Whether the straight way between the points runs through the outline; touching its border is not through it.
fn crosses_outline(outline: &[Point], from: Point, to: Point) -> bool {
    inside(outline, between(from, to, 500))
        || inside(outline, between(from, to, 900))
        || sides(outline).any(|(a, b)| cross_properly(a, b, from, to))
}

/// Whether the way from the second point to the third does not turn back on the way to the second.
fn goes_on(before: Point, at: Point, next: Point) -> bool {
    let leg = |one: Length, other: Length| (other - one).in_thousandths();
    leg(before.x, at.x) * leg(at.x, next.x) + leg(before.y, at.y) * leg(at.y, next.y) >= 0
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
