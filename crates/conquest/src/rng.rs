//! The game's own chance: a small generator that lives inside the state, so that a stored game draws on exactly as it
//! would have. Frozen: what a seed yields never changes (test vectors below).

use serde::{Deserialize, Serialize};

/// SplitMix64. Not for secrets on its own: a server seeds it from committed dice (`rulebook::Dice`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chance(u64);

impl Chance {
    /// The chance of that seed.
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n` (0 if `n` is 0), each equally likely to within 2⁻³².
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.next_u64()) * n as u128) >> 64) as usize
    }

    /// Puts the items in a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for at in (1..items.len()).rev() {
            items.swap(at, self.below(at + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_seed_yields_is_frozen() {
        let mut chance = Chance::new(0);
        assert_eq!(chance.next_u64(), 0xe220_a839_7b1d_cdaf);
        assert_eq!(chance.next_u64(), 0x6e78_9e6a_a1b9_65f4);
        let mut row = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
        Chance::new(7).shuffle(&mut row);
        assert_eq!(row, [10, 6, 9, 7, 2, 3, 5, 8, 1, 4]);
    }

    /// Shows CG-2.2.1: nobody can foresee the order, and every order comes up about equally often.
    #[test]
    fn every_order_is_equally_likely() {
        let mut counts = std::collections::BTreeMap::new();
        for seed in 0..24_000 {
            let mut row = [1, 2, 3, 4];
            Chance::new(seed).shuffle(&mut row);
            *counts.entry(row).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 24);
        assert!(counts.values().all(|count| (850..1_150).contains(count)), "{counts:?}");
    }

    /// Shows CG-2.4.1: both sides of the coin come up about equally often.
    #[test]
    fn the_coin_is_fair() {
        let heads = (0..10_000).filter(|seed| Chance::new(*seed).below(2) == 0).count();
        assert!((4_800..5_200).contains(&heads), "{heads}");
    }
}
