//! What becomes of a player, counted case by case or run by run.

use crate::race::{Fate, Race};

/// Cases, or runs, by what becomes of the player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// With a place.
    pub through: u64,
    /// Where the lot decides.
    pub by_lot: u64,
    /// Without one.
    pub out: u64,
}

/// Tallies of one player: for every way of the own match, or only one if there is none.
pub(crate) type Tallies = Vec<Tally>;

impl Tally {
    /// All of them.
    pub fn all(self) -> u64 {
        self.through + self.by_lot + self.out
    }

    pub(crate) fn add(&mut self, fate: Fate) {
        match fate {
            Fate::Through => self.through += 1,
            Fate::ByLot => self.by_lot += 1,
            Fate::Out => self.out += 1,
        }
    }

    pub(crate) fn and(self, other: Tally) -> Tally {
        Tally {
            through: self.through + other.through,
            by_lot: self.by_lot + other.by_lot,
            out: self.out + other.out,
        }
    }
}

impl Race {
    pub(crate) fn no_tallies(&self, who: &[u32]) -> Vec<Tallies> {
        let ways = |at: &u32| if self.seat[*at as usize].is_some() { self.ways.len() } else { 1 };
        who.iter().map(|at| vec![Tally::default(); ways(at)]).collect()
    }

    pub(crate) fn count(&self, who: &[u32], choice: &[u8], fates: &[Fate], tallies: &mut [Tallies]) {
        for (at, tallies) in who.iter().zip(tallies) {
            let way = self.seat[*at as usize].map_or(0, |(it, _)| usize::from(choice[it]));
            tallies[way].add(fates[*at as usize]);
        }
    }
}
