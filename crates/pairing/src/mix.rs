//! Exchanging opponents between two pairs: to mend a draw that holds barred pairs, and to shuffle a pairing that is hard to
//! find.
//!
//! An exchange never changes how many pairs cross a boundary or pass over a group. A long run of random exchanges that are
//! taken back whenever they would add barred pairs comes to every pairing it can reach equally often, in the limit.

use crate::chance::{Chance, below, shuffle};
use crate::field::Field;

/// Random exchanges per pair when shuffling.
const EXCHANGES_PER_PAIR: usize = 16;

/// How often mending may stir and start over.
const STIRS: usize = 12;

/// Rematches and broken wishes, in this order of importance.
pub(crate) type Barred = (u32, u32);

/// Pairs of seats that are being exchanged.
pub(crate) struct Mix<'a> {
    field: &'a Field,
    pub pairs: Vec<(u32, u32)>,
}

impl<'a> Mix<'a> {
    pub(crate) fn new(field: &'a Field, pairs: Vec<(u32, u32)>) -> Self {
        Mix { field, pairs }
    }

    /// How many rematches and broken wishes there are.
    pub(crate) fn barred(&self) -> Barred {
        self.pairs.iter().fold((0, 0), |sum, pair| add(sum, self.barred_by(*pair)))
    }

    /// Exchanges until no more than `least` barred pairs are left; false if that was not reached within bounds.
    pub(crate) fn mend(&mut self, least: Barred, chance: Chance<'_>) -> bool {
        for _ in 0..STIRS {
            let mut bad: Vec<usize> =
                (0..self.pairs.len()).filter(|at| self.barred_by(self.pairs[*at]) > (0, 0)).collect();
            shuffle(&mut bad, chance);
            let improved = bad.into_iter().filter(|at| self.improve(*at, chance)).count();
            if self.barred() <= least {
                return true;
            }
            if improved == 0 {
                self.stir(chance);
            }
        }
        false
    }

    /// Random exchanges that keep the number of barred pairs.
    pub(crate) fn stir(&mut self, chance: Chance<'_>) {
        let pairs = self.pairs.len();
        if pairs < 2 {
            return;
        }
        for _ in 0..pairs * EXCHANGES_PER_PAIR {
            let (one, other) = (below(pairs, chance), below(pairs - 1, chance));
            let other = if other >= one { other + 1 } else { other };
            let exchanged = self.exchanged(one, other, below(2, chance) == 1);
            if let Some((first, second)) = exchanged
                && self.sum(first, second) == self.sum(self.pairs[one], self.pairs[other])
            {
                (self.pairs[one], self.pairs[other]) = (first, second);
            }
        }
    }

    /// Makes one exchange that leaves fewer barred pairs, if there is one.
    fn improve(&mut self, at: usize, chance: Chance<'_>) -> bool {
        if self.barred_by(self.pairs[at]) == (0, 0) {
            return false;
        }
        let pairs = self.pairs.len();
        let from = below(pairs, chance);
        for other in (from..pairs).chain(0..from).filter(|other| *other != at) {
            for crosswise in [false, true] {
                if let Some((first, second)) = self.exchanged(at, other, crosswise)
                    && self.sum(first, second) < self.sum(self.pairs[at], self.pairs[other])
                {
                    (self.pairs[at], self.pairs[other]) = (first, second);
                    return true;
                }
            }
        }
        false
    }

    /// The two pairs after an exchange, if it leaves floats as they are: the same groups are left and entered.
    fn exchanged(&self, one: usize, other: usize, crosswise: bool) -> Option<((u32, u32), (u32, u32))> {
        let ((a, b), (c, d)) = (self.pairs[one], self.pairs[other]);
        let (first, second) = if crosswise { ((a, d), (c, b)) } else { ((a, c), (b, d)) };
        (self.entered((a, b), (c, d)) == self.entered(first, second)).then_some((first, second))
    }

    /// The groups that two pairs enter from above, in order. Of the same four players these tell also which groups are left.
    fn entered(&self, first: (u32, u32), second: (u32, u32)) -> [u32; 2] {
        const NONE: u32 = u32::MAX;
        let entered = |pair: (u32, u32)| {
            let groups = (self.field.group[pair.0 as usize], self.field.group[pair.1 as usize]);
            if groups.0 == groups.1 { NONE } else { groups.0.max(groups.1) }
        };
        let (one, other) = (entered(first), entered(second));
        [one.min(other), one.max(other)]
    }

    fn barred_by(&self, (one, other): (u32, u32)) -> Barred {
        (u32::from(self.field.met.has(one, other)), u32::from(self.field.apart.has(one, other)))
    }

    fn sum(&self, first: (u32, u32), second: (u32, u32)) -> Barred {
        add(self.barred_by(first), self.barred_by(second))
    }
}

fn add(one: Barred, other: Barred) -> Barred {
    (one.0 + other.0, one.1 + other.1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::testing::Lot;
    use crate::request::Swiss;

    /// Mends these pairs of a field; the pairs after it, each and all in order, or nothing where it cannot be done.
    fn mended(scores: &[i64], met: &[(u32, u32)], pairs: &[(u32, u32)]) -> Option<Vec<(u32, u32)>> {
        let request = Swiss { scores: scores.to_vec(), met: met.to_vec(), ..Swiss::default() };
        let field = Field::new(&request);
        let mut mix = Mix::new(&field, pairs.to_vec());
        let mut lot = Lot::new(5);
        let done = mix.mend((0, 0), &mut |end| lot.below(end));
        let mut pairs: Vec<_> =
            mix.pairs.iter().map(|&(one, other)| (one.min(other), one.max(other))).collect();
        pairs.sort_unstable();
        done.then_some(pairs)
    }

    #[test]
    fn two_who_float_exchange_opponents_and_float_still() {
        assert_eq!(mended(&[1, 1, 0, 0], &[(0, 2)], &[(0, 2), (1, 3)]), Some(vec![(0, 3), (1, 2)]));
        assert_eq!(mended(&[1, 1, 0, 0], &[(0, 2)], &[(2, 0), (1, 3)]), Some(vec![(0, 3), (1, 2)]));
        // The only other pairing has no floats.
        assert_eq!(mended(&[1, 1, 0, 0], &[(0, 2), (0, 3)], &[(0, 2), (1, 3)]), None);
    }

    #[test]
    fn who_has_met_within_a_group_is_paired_with_others_of_it() {
        let met = [(0, 1), (0, 2)];
        assert_eq!(mended(&[0; 4], &met, &[(0, 1), (2, 3)]), Some(vec![(0, 3), (1, 2)]));
        assert_eq!(mended(&[0; 4], &[(0, 1), (0, 2), (0, 3)], &[(0, 1), (2, 3)]), None);
        // A pair inside a group and one that leaves another exchange nobody unless the same group is entered.
        assert_eq!(mended(&[2, 2, 1, 0], &[(0, 1)], &[(0, 1), (2, 3)]), None);
        assert_eq!(mended(&[2, 2, 2, 0], &[(0, 1)], &[(0, 1), (2, 3)]).map(|pairs| pairs.len()), Some(2));
    }
}
