//! Where the names of formations stand on the map: above their units, or wherever near them no other name stands.

use epic::{Length, Point};

/// How high a line of names is, and how wide a letter, as the stylesheet draws them.
const LINE: i64 = 3_000;
const LETTER: i64 = 1_700;
/// How far a name stands off its units.
const OFF: i64 = 1_700;
/// How many lines above and below the units are tried.
const TRIES: i64 = 4;

/// The names placed so far: left, right and baseline, in thousandths of a centimetre from the south-west.
#[derive(Debug, Default)]
pub(crate) struct Labels(Vec<(i64, i64, i64)>);

impl Labels {
    /// A place for the name of units between `bottom` and `top` with their middle at `x`, on a table of that size: the nearest
    /// free line above or below them; above them if every one is taken.
    pub(crate) fn place(
        &mut self,
        name: &str,
        x: Length,
        (bottom, top): (Length, Length),
        size: Point,
    ) -> Point {
        let half = i64::try_from(name.chars().count()).unwrap_or(0) * LETTER / 2;
        let most = (size.x.in_thousandths() - half).max(half);
        let x = x.in_thousandths().clamp(half, most);
        let above = top.in_thousandths() + OFF;
        let below = bottom.in_thousandths() - OFF - LINE * 2 / 3;
        let lines = (0..TRIES).flat_map(|n| [above + n * LINE, below - n * LINE]);
        let on_table = |y: &i64| (0..=size.y.in_thousandths() - LINE / 2).contains(y);
        let free = lines.filter(on_table).find(|y| self.is_free(x - half, x + half, *y)).unwrap_or(above);
        self.0.push((x - half, x + half, free));
        Point { x: Length::thousandths(x), y: Length::thousandths(free) }
    }

    fn is_free(&self, left: i64, right: i64, y: i64) -> bool {
        !self.0.iter().any(|(from, to, at)| left < *to && right > *from && (y - at).abs() < LINE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_neighbours_do_not_lie_on_each_other() {
        let mut labels = Labels::default();
        let size = Point::cm(180, 120);
        let places: Vec<Point> = (0..10)
            .map(|n| {
                labels.place("storm-trooper", Length::cm(10 + 14 * n), (Length::cm(5), Length::cm(9)), size)
            })
            .collect();
        for (n, one) in places.iter().enumerate() {
            for other in &places[n + 1..] {
                let beside = (one.x - other.x).abs() >= Length::thousandths(13 * LETTER);
                let above = (one.y - other.y).abs() >= Length::thousandths(LINE);
                assert!(beside || above, "{one} {other}");
            }
            assert!(one.y >= Length::ZERO && one.x >= Length::ZERO);
        }
    }
}
