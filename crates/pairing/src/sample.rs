//! Drawing at random, every pairing of a given cost without rematches and broken wishes equally likely.
//!
//! The cost says how many players of each group meet somebody from above and from below, so a pairing is a chain of
//! independent choices whose number of options never depends on earlier ones: who meets somebody from above, who floats
//! down, which of the open floats end here, how the rest is paired. Drawing them one after the other is uniform over all
//! pairings of that cost; throwing the draw away whenever it holds a barred pair leaves it uniform over the allowed ones.
//! Groups are drawn independently and the floats between them looked at afterwards, so what is thrown away is small.

use crate::chance::{Chance, below};
use crate::cost::Cost;
use crate::field::Field;
use std::ops::Range;

/// How many single draws may be spent on one stretch of groups, per player in it and in any case.
const DRAWS_PER_PLAYER: u64 = 64;
const DRAWS_ANYWAY: u64 = 4096;

/// Draws a pairing of these groups, which nobody enters from above or leaves below, or gives up after bounded work.
///
/// Exactly uniform over all pairings of this cost that hold no barred pair.
pub(crate) fn draw(
    field: &Field,
    groups: Range<usize>,
    cost: &Cost,
    chance: Chance<'_>,
) -> Option<Vec<(u32, u32)>> {
    let seats: usize = groups.clone().map(|group| field.size(group)).sum();
    let mut budget = seats as u64 * DRAWS_PER_PLAYER + DRAWS_ANYWAY;
    let mut draws: Vec<GroupDraw> = groups.clone().map(|group| GroupDraw::new(field, group, cost)).collect();
    // Small groups first: they fail most often, and failing early is cheap. The order does not touch the distribution.
    let mut order: Vec<usize> = (0..draws.len()).collect();
    order.sort_by_key(|at| draws[*at].seats.len());
    'again: loop {
        for draw in &mut draws {
            draw.drawn = false;
        }
        for &at in &order {
            if !draws[at].draw_allowed(field, chance, &mut budget) {
                return None;
            }
            if barred_to_neighbour(field, &draws, at, &cost.crossing[groups.clone()]) {
                continue 'again;
            }
        }
        if let Some(pairs) = join(&draws, chance, |one, other| field.barred(one, other)) {
            return Some(pairs);
        }
        budget = budget.checked_sub(seats as u64)?;
    }
}

/// Draws a pairing of these groups of this cost, whoever is barred.
pub(crate) fn arrange(
    field: &Field,
    groups: Range<usize>,
    cost: &Cost,
    chance: Chance<'_>,
) -> Vec<(u32, u32)> {
    let mut draws: Vec<GroupDraw> = groups.map(|group| GroupDraw::new(field, group, cost)).collect();
    for draw in &mut draws {
        draw.draw(chance, |_, _| false);
    }
    join(&draws, chance, |_, _| false).unwrap_or_default()
}

/// One group's part of a draw: from the back, those who meet somebody from above, those who float down, then the pairs.
struct GroupDraw {
    seats: Vec<u32>,
    arriving: usize,
    leaving: usize,
    drawn: bool,
}

impl GroupDraw {
    fn new(field: &Field, group: usize, cost: &Cost) -> GroupDraw {
        GroupDraw {
            seats: field.seats_of(group).collect(),
            arriving: cost.arriving(group) as usize,
            leaving: cost.leaving(group) as usize,
            drawn: false,
        }
    }

    /// Draws until no pair inside the group is barred; false when the budget is used up.
    fn draw_allowed(&mut self, field: &Field, chance: Chance<'_>, budget: &mut u64) -> bool {
        while *budget > 0 {
            *budget -= 1;
            let allowed = self.draw(chance, |one, other| {
                *budget = budget.saturating_sub(1);
                field.barred(one, other)
            });
            if allowed {
                self.drawn = true;
                return true;
            }
        }
        false
    }

    /// Draws once, pair by pair; false as soon as one is barred.
    fn draw(&mut self, chance: Chance<'_>, mut barred: impl FnMut(u32, u32) -> bool) -> bool {
        let mut left = self.seats.len();
        for _ in 0..self.arriving + self.leaving {
            self.seats.swap(below(left, chance), left - 1);
            left -= 1;
        }
        while left > 1 {
            self.seats.swap(below(left - 1, chance), left - 2);
            if barred(self.seats[left - 1], self.seats[left - 2]) {
                return false;
            }
            left -= 2;
        }
        true
    }

    fn arrivals(&self) -> &[u32] {
        &self.seats[self.seats.len() - self.arriving..]
    }

    fn leavers(&self) -> &[u32] {
        let end = self.seats.len() - self.arriving;
        &self.seats[end - self.leaving..end]
    }

    fn pairs(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        let end = self.seats.len() - self.arriving - self.leaving;
        self.seats[..end].chunks_exact(2).map(|pair| (pair[0], pair[1]))
    }
}

/// Whether a float between this group and a neighbour, both drawn, is barred.
///
/// Only looks where the float's two ends are already certain: a single pair crosses, from one group into the next.
fn barred_to_neighbour(field: &Field, draws: &[GroupDraw], at: usize, crossing: &[u32]) -> bool {
    let barred = |upper: usize| {
        let (one, other) = (&draws[upper], &draws[upper + 1]);
        let certain =
            crossing[upper] == 1 && one.drawn && other.drawn && one.leaving == 1 && other.arriving == 1;
        certain && field.barred(one.leavers()[0], other.arrivals()[0])
    };
    (at > 0 && barred(at - 1)) || (at + 1 < draws.len() && barred(at))
}

/// Ends the open floats in their groups at random; `None` if a float is barred.
fn join(
    draws: &[GroupDraw],
    chance: Chance<'_>,
    barred: impl Fn(u32, u32) -> bool,
) -> Option<Vec<(u32, u32)>> {
    let mut pairs = Vec::with_capacity(draws.iter().map(|draw| draw.seats.len()).sum::<usize>() / 2);
    let mut open: Vec<u32> = Vec::new();
    for draw in draws {
        for &arrival in draw.arrivals() {
            let floater = open.swap_remove(below(open.len(), chance));
            if barred(floater, arrival) {
                return None;
            }
            pairs.push((floater, arrival));
        }
        pairs.extend(draw.pairs());
        open.extend(draw.leavers());
    }
    Some(pairs)
}
