//! A generator of tables: any size, several kinds of country, always within the guidelines, as fair as it can find.
//!
//! Features come in pairs, one turned round the middle of the table from the other, of the same kind but not of the same shape: so
//! every way to deploy is about even and no table looks like a mirror. Several tables are laid out; the fairest is taken.

mod layout;
mod outline;
mod road;
mod water;

pub(crate) use outline::natural;

use rulebook::{Cup, Dice, Saying, Seed, say};
use serde::{Deserialize, Serialize};

use crate::check::{Finding, check};
use crate::fairness::fairness;
use crate::measure::{Length, Point};
use crate::table::{FeatureKind, Table};

/// The kind of country a table shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Country {
    /// Hills, woods, farms, here and there a marsh.
    #[default]
    Countryside,
    /// Blocks of houses and ruins.
    City,
    /// Rocks, hills and craters.
    Badlands,
    /// Woods, marshes and lakes.
    Forest,
    /// Hills on both sides of a river.
    Valley,
}

/// A table to be generated.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The long side.
    pub length: Length,
    /// The short side.
    pub width: Length,
    /// The kind of country.
    pub country: Country,
    /// The same number gives the same table.
    pub seed: u64,
}

/// How many tables are laid out to take the fairest of.
const TRIES: u64 = 10;
/// Nothing but the size of the table itself may be flagged.
const LEAST_SIDE_CM: i64 = 30;

/// Generates a table. Sides shorter than 30 cm or longer than 10 m are brought within that.
pub fn generate(plan: &Plan) -> Table {
    let side = |side: Length| side.clamp(Length::cm(LEAST_SIDE_CM), Length::cm(Table::SIDES_CM.1));
    let bare = Table::bare(side(plan.length), side(plan.width));
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&plan.seed.to_le_bytes());
    let dice = Dice::new(Seed::from_bytes(bytes));
    let mut layouts: Vec<(u32, Table)> = (0..TRIES)
        .map(|attempt| {
            let mut cup = dice.cup(&format!("epic table {attempt}"));
            let table = layout::lay_out(&bare, plan.country, &mut cup);
            (fairness(&table).strain(), table)
        })
        .collect();
    layouts.sort_by_key(|(strain, _)| *strain);
    // Roads and crossings change nothing of the fairness, so only the fairest layout gets them.
    let mut cup = dice.cup("epic table ways");
    let finished = layouts.into_iter().map(|(_, table)| layout::finished(table, plan.country, &mut cup));
    match finished.into_iter().find(follows_guidelines) {
        Some(table) => table,
        None => layout::plain(&bare, plan.country, &mut dice.cup("epic table plain")),
    }
}

fn follows_guidelines(table: &Table) -> bool {
    check(table).iter().all(|finding| matches!(finding, Finding::TableSize { .. }))
}

impl Country {
    /// Every kind of country.
    pub const ALL: [Country; 5] =
        [Country::Countryside, Country::City, Country::Badlands, Country::Forest, Country::Valley];

    /// Its name in the reader's language.
    pub fn saying(self) -> Saying {
        match self {
            Country::Countryside => say!("epic-country-countryside"),
            Country::City => say!("epic-country-city"),
            Country::Badlands => say!("epic-country-badlands"),
            Country::Forest => say!("epic-country-forest"),
            Country::Valley => say!("epic-country-valley"),
        }
    }

    /// How often each kind of feature is drawn.
    fn kinds(self) -> &'static [(FeatureKind, u64)] {
        use FeatureKind::*;
        match self {
            Country::Countryside => {
                &[(Hill, 4), (Wood, 5), (Buildings, 3), (Scrub, 2), (Marsh, 1), (Rocks, 1), (Lake, 1)]
            }
            Country::City => &[(Buildings, 6), (Ruins, 5), (Craters, 2), (Wood, 2), (Hill, 1), (Scrub, 1)],
            Country::Badlands => &[(Rocks, 4), (Hill, 4), (Craters, 3), (Cliff, 1), (Scrub, 2), (Ruins, 1)],
            Country::Forest => &[(Wood, 7), (Hill, 3), (Marsh, 2), (Lake, 1), (Ruins, 1), (Scrub, 1)],
            Country::Valley => &[(Hill, 5), (Wood, 4), (Buildings, 2), (Scrub, 1), (Rocks, 1), (Ruins, 1)],
        }
    }

    /// How many tables in twelve have a river.
    fn rivers_in_twelve(self) -> u64 {
        match self {
            Country::Valley => 12,
            Country::Countryside => 5,
            Country::Forest => 4,
            Country::City => 3,
            Country::Badlands => 1,
        }
    }

    /// The least and the greatest number of roads.
    fn roads(self) -> (u64, u64) {
        match self {
            Country::City => (2, 3),
            Country::Countryside | Country::Valley => (1, 2),
            Country::Forest => (1, 1),
            Country::Badlands => (0, 1),
        }
    }
}

/// A number from the first to the last, both included.
fn draw(cup: &mut Cup, from: i64, to: i64) -> i64 {
    from + cup.below((to - from + 1).max(1) as u64) as i64
}

/// A length in whole tenths of a centimetre from the first to the last.
fn draw_length(cup: &mut Cup, from: Length, to: Length) -> Length {
    Length::thousandths(draw(cup, from.in_thousandths() / 100, to.in_thousandths() / 100) * 100)
}

/// The point turned round the middle of the table.
fn opposite(table: &Table, point: Point) -> Point {
    Point { x: table.length - point.x, y: table.width - point.y }
}
