//! Repeatable luck for tests and benches.

/// A small generator with a fixed seed (splitmix64): good enough for counting.
#[derive(Clone, Debug)]
pub(crate) struct Lot(u64);

impl Lot {
    pub(crate) fn new(seed: u64) -> Lot {
        Lot(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0xd1b5_4a32_d192_ed03)
    }

    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % end
    }
}
