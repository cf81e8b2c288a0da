//! Formations laid down as groups: units spread around a point, so that only the unit that matters needs measuring.

use serde::{Deserialize, Serialize};

use crate::measure::{Length, Point};
use crate::shape::Spot;

/// How the units of a formation stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spread {
    /// As near a square as their number allows.
    #[default]
    Block,
    /// Two ranks along the long edge.
    Ranks,
    /// One line along the long edge.
    Line,
    /// One line along the short edge.
    Column,
}

impl Spread {
    /// Every way to stand, in the order a tap goes through them.
    pub const ALL: [Spread; 4] = [Spread::Block, Spread::Ranks, Spread::Line, Spread::Column];

    /// How many units stand beside each other.
    fn abreast(self, units: usize) -> usize {
        match self {
            Spread::Block => (1..=units).find(|side| side * side >= units).unwrap_or(1),
            Spread::Ranks => units.div_ceil(2).max(1),
            Spread::Line => units.max(1),
            Spread::Column => 1,
        }
    }
}

/// The places of so many units, spread that way around the middle, so far apart from centre to centre.
pub fn spread(way: Spread, units: usize, middle: Point, apart: Length) -> Vec<Spot> {
    let abreast = way.abreast(units);
    let rows = units.div_ceil(abreast).max(1);
    let off = |n: usize, of: usize| {
        Length::thousandths((2 * n as i64 - (of as i64 - 1)) * apart.in_thousandths() / 2)
    };
    (0..units)
        .map(|n| {
            let (row, column) = (n / abreast, n % abreast);
            let in_row = if row + 1 == rows { units - row * abreast } else { abreast };
            Spot::point(Point { x: middle.x + off(column, in_row), y: middle.y - off(row, rows) })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_unit_has_its_own_place_around_the_middle() {
        let middle = Point::cm(30, 10);
        for way in Spread::ALL {
            for units in 1..30 {
                let spots = spread(way, units, middle, Length::cm(3));
                assert_eq!(spots.len(), units);
                for (n, one) in spots.iter().enumerate() {
                    assert!(
                        spots[n + 1..].iter().all(|other| one.at.distance(other.at).at_least(Length::cm(3)))
                    );
                }
            }
            assert_eq!(spread(way, 1, middle, Length::cm(3))[0].at, middle);
        }
        assert!(spread(Spread::Line, 0, middle, Length::cm(3)).is_empty());
    }
}
