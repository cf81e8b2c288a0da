//! Small fields, exactly: the least cost and the number of pairings that have it, for every subset of up to sixteen players.
//!
//! With the counts at hand a pairing is drawn so that each of the best is exactly equally likely, whatever is barred.

use crate::chance::Chance;
use crate::field::Field;

/// The most players for which all subsets are looked at.
pub(crate) const MOST: usize = 16;

/// Bits per level of a packed cost: at most eight pairs are counted at any level.
const BITS: u32 = 4;

/// Up to eight pairs, a byte each.
pub(crate) type Packed = u64;

/// Least cost and number of best pairings for every subset of seats.
pub(crate) struct Table {
    seats: usize,
    prices: Vec<u128>,
    least: Vec<u128>,
    ways: Vec<u64>,
}

impl Table {
    /// Counts everything. The field has at most [`MOST`] seats.
    pub(crate) fn new(field: &Field) -> Table {
        let seats = field.seats();
        debug_assert!(seats <= MOST);
        let prices: Vec<u128> = (0..seats * seats).map(|at| price(field, at / seats, at % seats)).collect();
        let subsets = 1_usize << seats;
        let mut table = Table { seats, prices, least: vec![u128::MAX; subsets], ways: vec![0; subsets] };
        table.least[0] = 0;
        table.ways[0] = 1;
        for subset in 1..subsets {
            if subset.count_ones() % 2 == 1 {
                continue;
            }
            let (mut least, mut ways) = (u128::MAX, 0);
            for (_, rest, price) in table.first_pairs(subset) {
                let total = price + table.least[rest];
                if total < least {
                    (least, ways) = (total, 0);
                }
                if total == least {
                    ways += table.ways[rest];
                }
            }
            table.least[subset] = least;
            table.ways[subset] = ways;
        }
        table
    }

    /// The packed price of two seats meeting.
    fn price(&self, one: usize, other: usize) -> u128 {
        self.prices[one * self.seats + other]
    }

    /// One of the best pairings, each exactly equally likely.
    pub(crate) fn draw(&self, chance: Chance<'_>) -> Vec<(u32, u32)> {
        let mut pairs = Vec::with_capacity(self.seats / 2);
        let mut subset = (1_usize << self.seats) - 1;
        while subset != 0 {
            let ways = self.ways[subset].max(1);
            let mut ticket = chance(ways) % ways;
            let best = self
                .first_pairs(subset)
                .filter(|(_, rest, price)| price + self.least[*rest] == self.least[subset]);
            for (pair, rest, _) in best {
                if ticket < self.ways[rest] {
                    pairs.push(pair);
                    subset = rest;
                    break;
                }
                ticket -= self.ways[rest];
            }
        }
        pairs
    }

    /// All pairings without a rematch as (price, pairs), cheapest first; `None` if there are more than `most`.
    pub(crate) fn all_fresh(&self, field: &Field, most: usize) -> Option<Vec<(u128, Packed)>> {
        let mut all = Vec::new();
        let everybody = (1_usize << self.seats) - 1;
        let within = self.collect(field, everybody, (0, 0), most, &mut all);
        all.sort_unstable();
        within.then_some(all)
    }

    fn collect(
        &self,
        field: &Field,
        subset: usize,
        (price, packed): (u128, Packed),
        most: usize,
        all: &mut Vec<(u128, Packed)>,
    ) -> bool {
        if subset == 0 {
            all.push((price, packed));
            return all.len() <= most;
        }
        self.first_pairs(subset).filter(|(pair, ..)| !field.met.has(pair.0, pair.1)).all(
            |(pair, rest, more)| {
                let packed = packed << 8 | Packed::from(pair.0 << 4 | pair.1);
                self.collect(field, rest, (price + more, packed), most, all)
            },
        )
    }

    /// The pairs of a packed pairing.
    pub(crate) fn unpack(&self, packed: Packed) -> Vec<(u32, u32)> {
        (0..self.seats / 2)
            .map(|at| (packed >> (8 * at)) as u32)
            .map(|pair| (pair >> 4 & 15, pair & 15))
            .collect()
    }

    /// Whom the first seat of a subset can meet: the pair, who is then left, and the price.
    fn first_pairs(&self, subset: usize) -> impl Iterator<Item = ((u32, u32), usize, u128)> + '_ {
        let first = subset.trailing_zeros() as usize;
        let others = subset & (subset - 1);
        (first + 1..self.seats).filter(move |other| others >> other & 1 == 1).map(move |other| {
            ((first as u32, other as u32), others & !(1 << other), self.price(first, other))
        })
    }
}

/// What two seats cost, all levels packed into one number so that comparing numbers compares level by level.
///
/// From the top: rematch, wish, the boundaries below groups `0..groups - 1`, passing over groups `1..groups - 1`. With
/// sixteen groups these are 31 levels of four bits.
fn price(field: &Field, one: usize, other: usize) -> u128 {
    let boundaries = field.groups().saturating_sub(1);
    let upper = field.group[one.min(other)] as usize;
    let lower = field.group[one.max(other)] as usize;
    let levels = 2 + boundaries + boundaries.saturating_sub(1);
    let unit = |level: usize| 1_u128 << (BITS as usize * (levels - 1 - level));
    let mut price = 0;
    if field.met.has(one as u32, other as u32) {
        price += unit(0);
    }
    if field.apart.has(one as u32, other as u32) {
        price += unit(1);
    }
    price += (upper..lower).map(|boundary| unit(2 + boundary)).sum::<u128>();
    price + (upper + 1..lower).map(|group| unit(2 + boundaries + group - 1)).sum::<u128>()
}
