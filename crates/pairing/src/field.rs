//! The field as the algorithms see it: players in seats from the top score group down, and who may not meet whom.
//!
//! Everything behind [`crate::pair`] speaks of seats: seat 0 belongs to a player of the top group. Seats of one group are
//! neighbours, so a group is a range and "which boundary lies between" is arithmetic.

use crate::request::Swiss;
use std::ops::Range;

/// The players to be paired (without the one who has the bye), in seats.
#[derive(Debug)]
pub(crate) struct Field {
    /// The player in each seat.
    pub players: Vec<u32>,
    /// The group of each seat; 0 is the top group.
    pub group: Vec<u32>,
    /// Where each group begins; one more entry than there are groups.
    pub starts: Vec<u32>,
    /// Who has met whom.
    pub met: Bars,
    /// Whom the organiser wishes to keep apart.
    pub apart: Bars,
}

impl Field {
    /// Seats the players of a request that has been checked.
    pub(crate) fn new(request: &Swiss) -> Field {
        let mut players: Vec<u32> =
            (0..request.scores.len() as u32).filter(|player| Some(*player) != request.bye).collect();
        let score = |player: u32| request.scores[player as usize];
        players.sort_by_key(|player| std::cmp::Reverse(score(*player)));
        let mut seat_of = vec![Bars::NOWHERE; request.scores.len()];
        let mut group = Vec::with_capacity(players.len());
        let mut starts = Vec::new();
        for (seat, &player) in players.iter().enumerate() {
            seat_of[player as usize] = seat as u32;
            if seat == 0 || score(players[seat - 1]) != score(player) {
                starts.push(seat as u32);
            }
            group.push(starts.len() as u32 - 1);
        }
        starts.push(players.len() as u32);
        let met = Bars::new(&request.met, &seat_of, players.len());
        let apart = Bars::new(&request.apart, &seat_of, players.len());
        Field { players, group, starts, met, apart }
    }

    /// How many seats there are; always even.
    pub(crate) fn seats(&self) -> usize {
        self.players.len()
    }

    /// How many score groups there are.
    pub(crate) fn groups(&self) -> usize {
        self.starts.len() - 1
    }

    /// The seats of one group.
    pub(crate) fn seats_of(&self, group: usize) -> Range<u32> {
        self.starts[group]..self.starts[group + 1]
    }

    /// How many players are in one group.
    pub(crate) fn size(&self, group: usize) -> usize {
        self.seats_of(group).len()
    }

    /// Whether the groups down to and including this one hold an odd number of players.
    pub(crate) fn odd_through(&self, group: usize) -> bool {
        self.starts[group + 1] % 2 == 1
    }

    /// Whether these two met or are to be kept apart.
    pub(crate) fn barred(&self, one: u32, other: u32) -> bool {
        self.met.has(one, other) || self.apart.has(one, other)
    }
}

/// A set of unordered pairs of seats, stored as each seat's sorted list of others.
#[derive(Debug, Default)]
pub(crate) struct Bars {
    starts: Vec<u32>,
    others: Vec<u32>,
}

impl Bars {
    /// The seat of somebody who has none: who has the bye.
    const NOWHERE: u32 = u32::MAX;

    fn new(pairs: &[(u32, u32)], seat_of: &[u32], seats: usize) -> Bars {
        if pairs.is_empty() {
            return Bars::default();
        }
        let seated = || {
            pairs
                .iter()
                .map(|&(one, other)| (seat_of[one as usize], seat_of[other as usize]))
                .filter(|&(one, other)| one != Bars::NOWHERE && other != Bars::NOWHERE)
        };
        let mut starts = vec![0_u32; seats + 1];
        for (one, other) in seated() {
            starts[one as usize + 1] += 1;
            starts[other as usize + 1] += 1;
        }
        for seat in 0..seats {
            starts[seat + 1] += starts[seat];
        }
        let mut next = starts.clone();
        let mut others = vec![0_u32; starts[seats] as usize];
        for (one, other) in seated() {
            for (from, to) in [(one, other), (other, one)] {
                others[next[from as usize] as usize] = to;
                next[from as usize] += 1;
            }
        }
        for seat in 0..seats {
            others[starts[seat] as usize..starts[seat + 1] as usize].sort_unstable();
        }
        Bars { starts, others }
    }

    /// The others of one seat, in order; one that was listed twice stands here twice.
    pub(crate) fn of(&self, seat: u32) -> &[u32] {
        match self.starts.get(seat as usize + 1) {
            Some(&end) => &self.others[self.starts[seat as usize] as usize..end as usize],
            None => &[],
        }
    }

    /// Whether the two are a pair of this set.
    pub(crate) fn has(&self, one: u32, other: u32) -> bool {
        self.of(one).binary_search(&other).is_ok()
    }
}
