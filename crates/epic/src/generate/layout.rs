//! Where features stand: in pairs round the middle of the table, clear of each other, of the river and of the edges.

use std::collections::{BTreeMap, BTreeSet};

use rulebook::Cup;

use super::outline::{outline, radius, smallest};
use super::{Country, draw, draw_length, opposite, road, water};
use crate::check::{AREA_SIDE, areas, expected_features, features_by_area, placed_features};
use crate::measure::{Length, Point};
use crate::shape::{doubled_centre, nearer_than};
use crate::table::{Feature, FeatureKind, Table};

const MARGIN: Length = Length::cm(1);
const RIVER_MARGIN: Length = Length::thousandths(3500);

/// Lays out the river and the features of one table; it may come out short of features or crowded, which the caller finds
/// out.
pub(super) fn lay_out(bare: &Table, country: Country, cup: &mut Cup) -> Table {
    let mut table = bare.clone();
    if cup.below(12) < country.rivers_in_twelve() {
        table.rivers.extend(water::river(bare, cup));
    }
    let mut ground = Ground::of(&table, Length::cm(4));
    let wanted = expected_features(&table).saturating_sub(placed_features(&table));
    let mut kinds = Deck::new(country, wanted.div_ceil(2), cup);
    if wanted % 2 == 1 {
        let kind = kinds.next(cup);
        place_alone(&mut table, &mut ground, kind, cup);
    }
    for _ in 0..wanted / 2 {
        let kind = kinds.next(cup);
        place_pair(&mut table, &mut ground, kind, cup);
    }
    fill_up(&mut table, &mut ground, country, cup);
    table
}

/// The table with names, roads and crossings.
pub(super) fn finished(mut table: Table, country: Country, cup: &mut Cup) -> Table {
    name_features(&mut table, cup);
    road::roads(&mut table, country, cup);
    water::crossings(&mut table);
    table
}

/// A table that always works: the smallest features on a lattice, no river, no road.
pub(super) fn plain(bare: &Table, country: Country, cup: &mut Cup) -> Table {
    let mut table = bare.clone();
    let mut ground = Ground::of(&table, Length::ZERO);
    fill_up(&mut table, &mut ground, country, cup);
    table
}

/// The kinds of features of a table, so drawn that a table has several of them.
struct Deck {
    kinds: Vec<FeatureKind>,
    next: usize,
}

impl Deck {
    fn new(country: Country, pairs: usize, cup: &mut Cup) -> Deck {
        let weights = country.kinds();
        let mut kinds: Vec<FeatureKind> = weights.iter().take(3).map(|(kind, _)| *kind).collect();
        // A forest is one: at least half of what stands there is wood.
        if country == Country::Forest {
            kinds.extend(std::iter::repeat_n(FeatureKind::Wood, (pairs / 2).saturating_sub(1)));
        }
        let all: u64 = weights.iter().map(|(_, weight)| weight).sum();
        while kinds.len() < pairs {
            let mut left = cup.below(all);
            let drawn = weights.iter().find(|(_, weight)| {
                let hit = left < *weight;
                left = left.saturating_sub(*weight);
                hit
            });
            kinds.extend(drawn.map(|(kind, _)| *kind));
        }
        cup.shuffle(&mut kinds);
        Deck { kinds, next: 0 }
    }

    fn next(&mut self, cup: &mut Cup) -> FeatureKind {
        self.next += 1;
        let at = (self.next - 1) % self.kinds.len().max(1);
        self.kinds.get(at).or(cup.pick(&FeatureKind::ALL)).copied().unwrap_or(FeatureKind::Wood)
    }
}

/// What already stands on the table: features as circles, and how many each area holds.
struct Ground {
    circles: Vec<(Point, Length)>,
    counts: BTreeMap<(usize, usize), usize>,
    gap: Length,
}

impl Ground {
    fn of(table: &Table, gap: Length) -> Ground {
        Ground { circles: Vec::new(), counts: features_by_area(table), gap }
    }

    /// Whether the area of that feature already holds four.
    fn is_crowded(&self, table: &Table, outline: &[Point]) -> bool {
        self.counts.get(&area_of(table, outline)).is_some_and(|count| *count >= 4)
    }

    fn is_free(&self, table: &Table, outline: &[Point], centre: Point) -> bool {
        let around = radius(outline, centre);
        let on_table = outline.iter().all(|point| {
            (MARGIN..=table.length - MARGIN).contains(&point.x)
                && (MARGIN..=table.width - MARGIN).contains(&point.y)
        });
        let clear =
            |(other, its): &(Point, Length)| centre.distance(*other).at_least(around + *its + self.gap);
        let dry = table
            .rivers
            .iter()
            .flat_map(|river| river.course.windows(2))
            .all(|step| !nearer_than(centre, step[0], step[1], around + RIVER_MARGIN));
        on_table && dry && self.circles.iter().all(clear)
    }

    fn take(&mut self, table: &mut Table, kind: FeatureKind, outline: Vec<Point>, centre: Point) {
        self.circles.push((centre, radius(&outline, centre)));
        *self.counts.entry(area_of(table, &outline)).or_default() += 1;
        table.features.push(Feature { kind, outline, name: String::new(), going: None });
    }
}

fn place_pair(table: &mut Table, ground: &mut Ground, kind: FeatureKind, cup: &mut Cup) {
    for _ in 0..60 {
        let centre = somewhere(table, cup);
        let first = outline(cup, kind, centre);
        if !ground.is_free(table, &first, centre) || ground.is_crowded(table, &first) {
            continue;
        }
        let shift = |cup: &mut Cup| Length::thousandths(draw(cup, -30, 30) * 100);
        let turned = opposite(table, centre);
        let other = Point { x: turned.x + shift(cup), y: turned.y + shift(cup) };
        let second = outline(cup, kind, other);
        let apart =
            centre.distance(other).at_least(radius(&first, centre) + radius(&second, other) + ground.gap);
        if apart && ground.is_free(table, &second, other) && !ground.is_crowded(table, &second) {
            ground.take(table, kind, first, centre);
            ground.take(table, kind, second, other);
            return;
        }
    }
}

/// An odd feature stands near the middle, where it favours nobody.
fn place_alone(table: &mut Table, ground: &mut Ground, kind: FeatureKind, cup: &mut Cup) {
    for around in 0..40 {
        let reach = Length::thousandths(around * 800);
        let near = |cup: &mut Cup, side: Length, reach: Length| {
            Length::thousandths(side.in_thousandths() / 2) + draw_length(cup, -reach, reach)
        };
        let centre =
            Point { x: near(cup, table.length, reach), y: near(cup, table.width, reach.min(Length::cm(8))) };
        let shape = outline(cup, kind, centre);
        if ground.is_free(table, &shape, centre) && !ground.is_crowded(table, &shape) {
            ground.take(table, kind, shape, centre);
            return;
        }
    }
}

/// Adds the smallest features on a lattice, in the emptiest areas first, until the number is right.
fn fill_up(table: &mut Table, ground: &mut Ground, country: Country, cup: &mut Cup) {
    let step = 19_000;
    let missing = expected_features(table).saturating_sub(placed_features(table));
    if missing == 0 {
        return;
    }
    let lattice = |side: Length| {
        let whole = side.in_thousandths();
        let count = (whole / step).max(1);
        (0..count).map(move |n| Length::thousandths((2 * n + 1) * whole / (2 * count)).to_tenths())
    };
    let mut slots: Vec<Point> =
        lattice(table.length).flat_map(|x| lattice(table.width).map(move |y| Point { x, y })).collect();
    cup.shuffle(&mut slots);
    ground.gap = Length::ZERO;
    for _ in 0..missing {
        let free = |slot: &&Point| {
            let shape = smallest(**slot);
            ground.is_free(table, &shape, **slot) && !ground.is_crowded(table, &shape)
        };
        let holds = |slot: &&Point| ground.counts.get(&area_of(table, &smallest(**slot))).copied();
        let emptiest = slots.iter().filter(free).min_by_key(holds);
        let Some(slot) = emptiest.copied() else { return };
        let kinds = country.kinds();
        let drawn = kinds.get(cup.below(kinds.len() as u64) as usize).map(|(kind, _)| *kind);
        let kind = drawn.filter(|_| country != Country::Forest).unwrap_or(FeatureKind::Wood);
        ground.take(table, kind, smallest(slot), slot);
    }
}

fn somewhere(table: &Table, cup: &mut Cup) -> Point {
    Point {
        x: draw_length(cup, Length::cm(8), table.length - Length::cm(8)),
        y: draw_length(cup, Length::cm(8), table.width - Length::cm(8)),
    }
}

/// The 60 cm area that holds the middle of the outline.
fn area_of(table: &Table, outline: &[Point]) -> (usize, usize) {
    let doubled_side = 2 * AREA_SIDE.in_thousandths();
    let (columns, rows) = areas(table);
    let index = |doubled: i64, most: usize| ((doubled / doubled_side).max(0) as usize).min(most - 1);
    let (x, y) = doubled_centre(outline);
    (index(x, columns), index(y, rows))
}

/// Hills get a spot height, settlements a name; both are the same in every language, and none is there twice.
fn name_features(table: &mut Table, cup: &mut Cup) {
    let mut taken = BTreeSet::new();
    for feature in &mut table.features {
        feature.name = match feature.kind {
            FeatureKind::Hill => height(cup, &mut taken),
            FeatureKind::Buildings | FeatureKind::Ruins => settlement(cup, &mut taken),
            FeatureKind::Wood
            | FeatureKind::Rocks
            | FeatureKind::Marsh
            | FeatureKind::Craters
            | FeatureKind::Scrub
            | FeatureKind::Cliff
            | FeatureKind::Lake => String::new(),
        };
    }
}

fn height(cup: &mut Cup, taken: &mut BTreeSet<String>) -> String {
    let drawn = 90 + cup.below(180);
    let free =
        (drawn..drawn + 100_000).map(|height| height.to_string()).find(|height| !taken.contains(height));
    let height = free.unwrap_or_default();
    taken.insert(height.clone());
    height
}

fn settlement(cup: &mut Cup, taken: &mut BTreeSet<String>) -> String {
    const FIRST: [&str; 12] =
        ["Var", "Os", "Kel", "Tar", "Hal", "Mor", "Dun", "Sev", "Bran", "Ost", "Lir", "Cor"];
    const SECOND: [&str; 12] =
        ["dra", "ken", "mere", "sk", "gard", "tis", "wick", "ova", "holm", "ten", "mir", "vale"];
    const NUMBERS: [&str; 8] = ["", " II", " III", " IV", " V", " VI", " VII", " VIII"];
    let (first, second) = (cup.below(12) as usize, cup.below(12) as usize);
    // From the name drawn on through all the others; when they are used up, with a number behind them.
    let names = NUMBERS.iter().flat_map(|number| {
        (0..144).map(move |n| {
            let at = (first * 12 + second + n) % 144;
            format!("{}{}{number}", FIRST[at / 12], SECOND[at % 12])
        })
    });
    let name = names.into_iter().find(|name| !taken.contains(name)).unwrap_or_default();
    taken.insert(name.clone());
    name
}
