//! Chance comes in from outside: a function that gives a number below its argument, every one equally likely.

/// Gives a number below `end`, uniformly. Called only with `end >= 1`.
pub type Chance<'a> = &'a mut dyn FnMut(u64) -> u64;

/// A number below `end`. An outside source that overshoots is folded back rather than trusted.
pub(crate) fn below(end: usize, chance: Chance<'_>) -> usize {
    match end {
        0 | 1 => 0,
        _ => (chance(end as u64) % end as u64) as usize,
    }
}

/// Puts the items into random order, each equally likely.
pub(crate) fn shuffle<T>(items: &mut [T], chance: Chance<'_>) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(last + 1, chance));
    }
}

#[cfg(test)]
pub(crate) mod testing {
    /// A small generator for tests: repeatable, good enough for counting.
    #[derive(Debug, Clone)]
    pub(crate) struct Lcg(u64);

    impl Lcg {
        pub(crate) fn new(seed: u64) -> Lcg {
            Lcg(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0xd1b5_4a32_d192_ed03)
        }

        pub(crate) fn below(&mut self, end: u64) -> u64 {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut mixed = self.0;
            mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            (mixed ^ (mixed >> 31)) % end
        }
    }
}
