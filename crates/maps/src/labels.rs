//! Where labels stand: beside what they name, and never on each other. Those placed first have their choice.

use epic::deployment::Size;
use epic::measure::{Length, Point};

/// A letter is mostly so wide, and a line so high, in hundredths of the height of the letters.
const LETTER: i64 = 65;
const LINE: i64 = 115;
/// How far a label stands off what it names, in thousandths of a centimetre.
const OFF: i64 = 1_700;
/// How many lines above and below it are tried.
const TRIES: i64 = 6;

/// The room labels have taken so far.
#[derive(Clone, Debug)]
pub struct Labels {
    size: Size,
    letter: i64,
    line: i64,
    /// South-west and north-east corners.
    taken: Vec<[Point; 2]>,
}

impl Labels {
    /// Labels of letters that high, on a table of that size.
    pub fn new(high: Length, size: Size) -> Labels {
        let of = |part: i64| high.in_thousandths() * part / 100;
        Labels { size, letter: of(LETTER), line: of(LINE), taken: Vec::new() }
    }

    /// No label goes there.
    pub fn take(&mut self, room: [Point; 2]) {
        self.taken.push(room);
    }

    /// The middle of a baseline for the label of something between `bottom` and `top` with its middle at `x`: the nearest free line
    /// above or below it; none if every one is taken.
    pub fn place(&mut self, label: &str, x: Length, (bottom, top): (Length, Length)) -> Option<Point> {
        let half = i64::try_from(label.chars().count()).unwrap_or(0) * self.letter / 2;
        let x = x.in_thousandths().clamp(half, (self.size.length.in_thousandths() - half).max(half));
        let above = top.in_thousandths() + OFF;
        let below = bottom.in_thousandths() - OFF - self.line * 2 / 3;
        let lines = (0..TRIES).flat_map(|n| [above + n * self.line, below - n * self.line]);
        let on_table = 0..=self.size.width.in_thousandths() - self.line / 2;
        let room = |y: i64| {
            let point = |x, y| Point { x: Length::thousandths(x), y: Length::thousandths(y) };
            [point(x - half, y - self.line / 5), point(x + half, y + self.line * 4 / 5)]
        };
        let y = lines.filter(|y| on_table.contains(y)).find(|y| self.is_free(room(*y)))?;
        self.take(room(y));
        Some(Point { x: Length::thousandths(x), y: Length::thousandths(y) })
    }

    fn is_free(&self, [low, high]: [Point; 2]) -> bool {
        let apart =
            |[from, to]: &[Point; 2]| low.x >= to.x || high.x <= from.x || low.y >= to.y || high.y <= from.y;
        self.taken.iter().all(apart)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: Size = Size { length: Length::cm(180), width: Length::cm(120) };

    #[test]
    fn labels_of_neighbours_do_not_lie_on_each_other() {
        let mut labels = Labels::new(Length::cm(3), SIZE);
        let row = (Length::cm(5), Length::cm(9));
        let places: Vec<Point> =
            (0..10).filter_map(|n| labels.place("storm-trooper", Length::cm(10 + 14 * n), row)).collect();
        assert_eq!(places.len(), 10);
        for (n, one) in places.iter().enumerate() {
            for other in &places[n + 1..] {
                let beside = (one.x - other.x).abs() >= Length::thousandths(13 * 1_950);
                let above = (one.y - other.y).abs() >= Length::thousandths(3_450);
                assert!(beside || above, "{one} {other}");
            }
            assert!(one.y >= Length::ZERO && one.x >= Length::ZERO);
        }
    }

    #[test]
    fn a_label_for_which_there_is_no_room_is_left_out() {
        let mut labels = Labels::new(Length::cm(3), SIZE);
        labels.take([Point::cm(0, 0), Point::cm(180, 60)]);
        assert_eq!(labels.place("tac", Length::cm(90), (Length::cm(20), Length::cm(24))), None);
        assert!(labels.place("tac", Length::cm(90), (Length::cm(50), Length::cm(56))).is_some());
    }
}
