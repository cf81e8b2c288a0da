//! Table edges and corners, and the halves that go with them (EP-2.1.5 to EP-2.1.7, EP-9.1.4 to EP-9.1.6).

use rulebook::{Saying, say};
use serde::{Deserialize, Serialize};

use crate::measure::{Distance, Length, Point};
use crate::shape::{Spot, Stretch};

/// One of the two players: the first or the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The first player.
    Alpha,
    /// The second player.
    Bravo,
}

/// An edge or a corner of the table. The short edges can be named, but never be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    /// The long edge y = 0.
    South,
    /// The long edge at full width.
    North,
    /// The short edge x = 0.
    West,
    /// The short edge at full length.
    East,
    /// The corner (0, 0).
    SouthWest,
    /// The corner of full length and y = 0.
    SouthEast,
    /// The corner of full length and full width.
    NorthEast,
    /// The corner of x = 0 and full width.
    NorthWest,
}

/// The size of a table: its long and its short side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Along x.
    pub length: Length,
    /// Along y.
    pub width: Length,
}

/// How deep something lies in a half: the distance from the dividing line is `value` over the root of `norm_squared`.
#[derive(Clone, Copy, Debug)]
struct Depth {
    value: i128,
    norm_squared: i128,
}

impl Side {
    /// Both sides, the first one first.
    pub const BOTH: [Side; 2] = [Side::Alpha, Side::Bravo];

    /// The other player.
    pub fn other(self) -> Side {
        match self {
            Side::Alpha => Side::Bravo,
            Side::Bravo => Side::Alpha,
        }
    }

    /// What it is called while it has no name.
    pub fn saying(self) -> Saying {
        match self {
            Side::Alpha => say!("epic-side-alpha"),
            Side::Bravo => say!("epic-side-bravo"),
        }
    }
}

impl Edge {
    /// What the choosing player may pick: two long edges and four corners (EP-2.1.5).
    pub const CHOICES: [Edge; 6] =
        [Edge::South, Edge::North, Edge::SouthWest, Edge::SouthEast, Edge::NorthEast, Edge::NorthWest];

    /// The opposite edge or the diagonally opposite corner (EP-2.1.7).
    pub fn opposite(self) -> Edge {
        match self {
            Edge::South => Edge::North,
            Edge::North => Edge::South,
            Edge::West => Edge::East,
            Edge::East => Edge::West,
            Edge::SouthWest => Edge::NorthEast,
            Edge::NorthEast => Edge::SouthWest,
            Edge::SouthEast => Edge::NorthWest,
            Edge::NorthWest => Edge::SouthEast,
        }
    }

    /// Whether it is one of the four corners.
    pub fn is_corner(self) -> bool {
        matches!(self, Edge::SouthWest | Edge::SouthEast | Edge::NorthEast | Edge::NorthWest)
    }

    /// Whether it is a short edge, which nobody can pick.
    pub fn is_short(self) -> bool {
        matches!(self, Edge::West | Edge::East)
    }

    /// The stretches of table edge that are this player's: a whole edge, or for a corner half of the long and half of
    /// the short edge that meet there (EP-2.1.6).
    pub fn stretches(self, size: Size) -> Vec<Stretch> {
        let (length, width) = (size.length, size.width);
        let (half_length, half_width) = (half(length), half(width));
        let (x, y) = (if self.is_east() { length } else { Length::ZERO }, self.height(size));
        let flat = |from, to, y| Stretch { from: Point { x: from, y }, to: Point { x: to, y } };
        let upright = |from, to, x| Stretch { from: Point { x, y: from }, to: Point { x, y: to } };
        match self {
            Edge::South | Edge::North => vec![flat(Length::ZERO, length, y)],
            Edge::West | Edge::East => vec![upright(Length::ZERO, width, x)],
            Edge::SouthWest | Edge::SouthEast | Edge::NorthEast | Edge::NorthWest => {
                let along_x =
                    if self.is_east() { (length - half_length, length) } else { (Length::ZERO, half_length) };
                let along_y =
                    if self.is_north() { (width - half_width, width) } else { (Length::ZERO, half_width) };
                vec![flat(along_x.0, along_x.1, y), upright(along_y.0, along_y.1, x)]
            }
        }
    }

    /// How far a unit is from this table edge, measured to its nearest part.
    pub fn distance(self, size: Size, spot: &Spot) -> Distance {
        let far = Distance::of_legs(Length::cm(Length::MOST_CM), Length::ZERO, spot.extent().2);
        let nearer = |a: Distance, b: Distance| if b < a { b } else { a };
        self.stretches(size).into_iter().map(|stretch| spot.distance_to_stretch(stretch)).fold(far, nearer)
    }

    /// Whether the point lies on this table edge.
    pub fn holds(self, size: Size, point: Point) -> bool {
        self.stretches(size).iter().any(|stretch| stretch.holds(point))
    }

    /// Whether the point lies in the half that belongs to this edge; the dividing line belongs to neither half.
    pub fn half_holds(self, size: Size, point: Point) -> bool {
        self.depth(size, point).value > 0
    }

    /// Whether any part of the unit's base lies in the half that belongs to this edge (EP-9.1.6).
    pub fn half_reached_by(self, size: Size, spot: &Spot) -> bool {
        self.reach(size, spot) > Length::ZERO
    }

    /// How far the base reaches into the half that belongs to this edge, rounded up for showing; zero if not at all.
    pub fn reach(self, size: Size, spot: &Spot) -> Length {
        let (half_x, half_y, radius) = spot.extent();
        let corners = [(half_x, half_y), (half_x, -half_y), (-half_x, half_y), (-half_x, -half_y)];
        let deepest = corners
            .into_iter()
            .map(|(x, y)| self.depth(size, Point { x: spot.at.x + x, y: spot.at.y + y }))
            .max_by_key(|depth| depth.value);
        let Some(Depth { value, norm_squared }) = deepest else { return Length::ZERO };
        let radius = i128::from(radius.in_thousandths());
        let reaches = value > 0 || value * value < radius * radius * norm_squared;
        if !reaches {
            return Length::ZERO;
        }
        let size = (value * value / norm_squared).isqrt() * value.signum();
        Length::thousandths(((radius + size) as i64).max(1)).rounded_up()
    }

    /// How far outside the half that belongs to this edge the point lies, rounded up for showing.
    pub fn outside(self, size: Size, point: Point) -> Length {
        let Depth { value, norm_squared } = self.depth(size, point);
        if value > 0 {
            return Length::ZERO;
        }
        Length::thousandths((value * value / norm_squared).isqrt() as i64).rounded_up()
    }

    /// Its name in the reader's language.
    pub fn saying(self) -> Saying {
        match self {
            Edge::South => say!("epic-edge-south"),
            Edge::North => say!("epic-edge-north"),
            Edge::West => say!("epic-edge-west"),
            Edge::East => say!("epic-edge-east"),
            Edge::SouthWest => say!("epic-edge-south-west"),
            Edge::SouthEast => say!("epic-edge-south-east"),
            Edge::NorthEast => say!("epic-edge-north-east"),
            Edge::NorthWest => say!("epic-edge-north-west"),
        }
    }

    /// Long edges are divided midway between them, corners by the diagonal joining the two unused corners.
    fn depth(self, size: Size, point: Point) -> Depth {
        let wide = |length: Length| i128::from(length.in_thousandths());
        let x = wide(if self.is_east() { size.length - point.x } else { point.x });
        let y = wide(if self.is_north() { size.width - point.y } else { point.y });
        let (length, width) = (wide(size.length), wide(size.width));
        match self {
            Edge::South | Edge::North => Depth { value: width - 2 * y, norm_squared: 4 },
            Edge::West | Edge::East => Depth { value: length - 2 * x, norm_squared: 4 },
            Edge::SouthWest | Edge::SouthEast | Edge::NorthEast | Edge::NorthWest => Depth {
                value: length * width - x * width - y * length,
                norm_squared: length * length + width * width,
            },
        }
    }

    fn height(self, size: Size) -> Length {
        if self.is_north() { size.width } else { Length::ZERO }
    }

    fn is_north(self) -> bool {
        matches!(self, Edge::North | Edge::NorthEast | Edge::NorthWest)
    }

    fn is_east(self) -> bool {
        matches!(self, Edge::East | Edge::SouthEast | Edge::NorthEast)
    }
}

fn half(length: Length) -> Length {
    Length::thousandths(length.in_thousandths() / 2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measure::tests::at;
    use crate::shape::Base;

    const SIZE: Size = Size { length: Length::cm(180), width: Length::cm(120) };

    #[test]
    fn ep_2_1_6_a_corner_is_half_of_each_of_the_two_edges_that_meet_there() {
        let corner = Edge::SouthWest;
        for (x, y, on) in [
            ("90", "0", true),
            ("0", "60", true),
            ("0", "0", true),
            ("90.1", "0", false),
            ("0", "60.1", false),
        ] {
            assert_eq!(corner.holds(SIZE, at(x, y)), on, "({x}, {y})");
        }
        let opposite = corner.opposite();
        for (x, y, on) in
            [("90", "120", true), ("180", "60", true), ("89.9", "120", false), ("180", "59.9", false)]
        {
            assert_eq!(opposite.holds(SIZE, at(x, y)), on, "({x}, {y})");
        }
        for (corner, x, y, on) in [
            (Edge::SouthEast, "90", "0", true),
            (Edge::SouthEast, "180", "60", true),
            (Edge::SouthEast, "89.9", "0", false),
            (Edge::SouthEast, "180", "60.1", false),
            (Edge::NorthWest, "90", "120", true),
            (Edge::NorthWest, "0", "60", true),
            (Edge::NorthWest, "90.1", "120", false),
            (Edge::NorthWest, "0", "59.9", false),
        ] {
            assert_eq!(corner.holds(SIZE, at(x, y)), on, "{corner:?} ({x}, {y})");
        }
        let whole: i64 = corner
            .stretches(SIZE)
            .iter()
            .map(|it| (it.to.x - it.from.x + it.to.y - it.from.y).in_thousandths())
            .sum();
        assert_eq!(whole, 150_000);
    }

    #[test]
    fn ep_9_1_4_long_edges_divide_midway_and_the_line_is_nobodys() {
        for (y, south, north) in
            [("59.99", true, false), ("60", false, false), ("60.01", false, true), ("0", true, false)]
        {
            assert_eq!(Edge::South.half_holds(SIZE, at("10", y)), south, "{y}");
            assert_eq!(Edge::North.half_holds(SIZE, at("10", y)), north, "{y}");
        }
        let narrow = Size { length: Length::cm(150), width: Length::cm(90) };
        assert!(Edge::South.half_holds(narrow, at("10", "44.99")));
        assert!(!Edge::South.half_holds(narrow, at("10", "45")));
    }

    #[test]
    fn ep_9_1_5_corners_divide_by_the_diagonal_of_the_unused_corners() {
        for (y, near, far) in [("59", true, false), ("60", false, false), ("61", false, true)] {
            assert_eq!(Edge::SouthWest.half_holds(SIZE, at("90", y)), near, "{y}");
            assert_eq!(Edge::NorthEast.half_holds(SIZE, at("90", y)), far, "{y}");
        }
        // All along the diagonal from (0, 120) to (180, 0), and of the other pair along the one from (0, 0) to (180, 120).
        for (x, y) in [("30", 100), ("150", 20)] {
            for (off, near) in [(-1, Edge::SouthWest), (1, Edge::NorthEast)] {
                assert!(near.half_holds(SIZE, at(x, &(y + off).to_string())), "({x}, {y}) and {off}");
                assert!(!near.half_holds(SIZE, at(x, &y.to_string())), "({x}, {y})");
            }
            for (off, near) in [(-1, Edge::SouthEast), (1, Edge::NorthWest)] {
                assert!(near.half_holds(SIZE, at(x, &(120 - y + off).to_string())), "({x}, {y}) and {off}");
            }
        }
        let count = |edge: Edge| {
            (0..180).flat_map(|x| (0..120).map(move |y| (x, y))).filter(move |(x, y)| {
                let middle =
                    Point { x: Length::thousandths(x * 1000 + 500), y: Length::thousandths(y * 1000 + 500) };
                edge.half_holds(SIZE, middle)
            })
        };
        assert_eq!(count(Edge::SouthWest).count(), count(Edge::NorthEast).count());
        assert_eq!(count(Edge::SouthEast).count(), count(Edge::NorthWest).count());
    }

    #[test]
    fn ep_9_1_6_a_base_across_the_line_is_in_both_halves() {
        let disc = |y: &str| Spot { at: at("70", y), base: Base::Round(Length::cm(1)) };
        assert!(Edge::South.half_reached_by(SIZE, &disc("60.9")));
        assert!(Edge::North.half_reached_by(SIZE, &disc("60.9")));
        assert!(!Edge::South.half_reached_by(SIZE, &disc("61")));
        assert!(Edge::North.half_reached_by(SIZE, &disc("61")));
        assert_eq!(Edge::South.reach(SIZE, &disc("60.9")).to_string(), "0.1");
        // Exactly one radius beyond the diagonal, whose distance from the centre is irrational: from both sides of it.
        let corner = |x: &str| Spot { at: at(x, "60"), base: Base::Round(Length::cm(1)) };
        assert!(Edge::SouthWest.half_reached_by(SIZE, &corner("91.8")));
        assert!(!Edge::SouthWest.half_reached_by(SIZE, &corner("91.81")));
    }
}
