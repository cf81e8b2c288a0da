//! A stretch of neighbouring groups solved exactly, with the weights that prove it.
//!
//! Of large groups only some players are given to the exact search; the others are left to be paired inside their group.
//! They get the weights of the bulk of their group. Whether the proof holds for the whole field is then up to the checker.

use crate::blossom::{self, Levels, Prices, Solution};
use crate::certificate::{Certificate, Level, Members, OddSet, Weight};
use crate::chance::{Chance, shuffle};
use crate::cost::Cost;
use crate::field::Field;
use std::collections::BTreeMap;
use std::ops::Range;

/// What an exact search of a stretch of groups found.
#[derive(Debug)]
pub(crate) struct Solved {
    /// Pairs of everybody in the stretch; those the search did not look at may hold barred pairs.
    pub pairs: Vec<(u32, u32)>,
    /// The least cost of the stretch, as a cost of the whole field.
    pub cost: Cost,
    /// Weights of seats.
    pub weights: Vec<(u32, Weight)>,
    /// Odd sets; players are seats.
    pub sets: Vec<OddSet>,
}

impl Solved {
    /// The proof, with players in place of seats.
    pub(crate) fn certificate(self, field: &Field) -> Certificate {
        let named = |seat: u32| field.players[seat as usize];
        let mut players: Vec<(u32, Weight)> =
            self.weights.into_iter().map(|(seat, weight)| (named(seat), weight)).collect();
        players.sort_unstable();
        let name = |set: OddSet| {
            let Members::These { groups, players } = set.members else { return set };
            let mut players: Vec<u32> = players.into_iter().map(named).collect();
            players.sort_unstable();
            OddSet { members: Members::These { groups, players }, weight: set.weight }
        };
        Certificate::Weights { players, sets: self.sets.into_iter().map(name).collect() }
    }
}

/// How many players the exact search would look at with at most `most` of any group.
pub(crate) fn looked_at(field: &Field, groups: Range<usize>, most: usize) -> usize {
    groups.map(|group| field.size(group).min(most + 1)).sum()
}

/// Solves a stretch of groups that nobody enters or leaves, looking at no more than about `most` players of each.
pub(crate) fn solve(field: &Field, groups: Range<usize>, most: usize, chance: Chance<'_>) -> Solved {
    let mut stretch = Stretch { field, groups: groups.clone(), seats: Vec::new(), barred: Vec::new() };
    let mut unseen: Vec<Vec<u32>> = Vec::new();
    let mut pairs = Vec::new();
    for group in groups {
        let mut seats: Vec<u32> = field.seats_of(group).collect();
        shuffle(&mut seats, chance);
        // Those not looked at must be even in number, to be paired among themselves.
        let look_at = if seats.len() <= most { seats.len() } else { most + (seats.len() - most) % 2 };
        pairs.extend(seats[look_at..].chunks_exact(2).map(|pair| (pair[0], pair[1])));
        stretch.seats.extend(&seats[..look_at]);
        unseen.push(seats.split_off(look_at));
    }
    shuffle(&mut stretch.seats, chance);
    stretch.note_barred();
    let solution = blossom::solve(&stretch);
    let found = solution.mates.iter().enumerate().filter(|(one, other)| one < *other);
    let found: Vec<(u32, u32)> =
        found.map(|(one, other)| (stretch.seats[one], stretch.seats[*other])).collect();
    let cost = Cost::of(field, &found);
    pairs.extend(found);
    let (weights, sets) = stretch.proof(&solution, &unseen);
    Solved { pairs, cost, weights, sets }
}

/// The seats of a stretch of groups as vertices of a graph.
struct Stretch<'a> {
    field: &'a Field,
    groups: Range<usize>,
    seats: Vec<u32>,
    /// For two vertices: 1 if they met, 2 if they are to be kept apart, 3 for both.
    barred: Vec<u8>,
}

impl Prices for Stretch<'_> {
    fn vertices(&self) -> usize {
        self.seats.len()
    }

    /// Rematch, wish, the boundary below each group but the last, passing over each group but first and last.
    fn levels(&self) -> usize {
        let boundaries = self.groups.len().saturating_sub(1);
        2 + boundaries + boundaries.saturating_sub(1)
    }

    fn price(&self, one: usize, other: usize, level: usize) -> i64 {
        if level < 2 {
            return i64::from(self.barred[one * self.seats.len() + other] >> level & 1);
        }
        let groups = (self.group(one), self.group(other));
        let (upper, lower) = (groups.0.min(groups.1), groups.0.max(groups.1));
        let boundaries = self.groups.len() - 1;
        let boundary = level - 2;
        let counts = if boundary < boundaries {
            upper <= boundary && boundary < lower
        } else {
            let group = boundary - boundaries + 1;
            upper < group && group < lower
        };
        i64::from(counts)
    }
}

impl Stretch<'_> {
    fn group(&self, vertex: usize) -> usize {
        self.field.group[self.seats[vertex] as usize] as usize - self.groups.start
    }

    fn note_barred(&mut self) {
        let count = self.seats.len();
        self.barred = vec![0; count * count];
        let vertex_of: BTreeMap<u32, usize> =
            self.seats.iter().enumerate().map(|(vertex, seat)| (*seat, vertex)).collect();
        for (one, &seat) in self.seats.iter().enumerate() {
            for (bars, mark) in [(&self.field.met, 1), (&self.field.apart, 2)] {
                for other in bars.of(seat).iter().filter_map(|other| vertex_of.get(other)) {
                    self.barred[one * count + other] |= mark;
                }
            }
        }
    }

    /// The weight that a dual is.
    fn weight(&self, dual: &Levels) -> Weight {
        let boundaries = self.groups.len().saturating_sub(1);
        let first = self.groups.start as u32;
        let level = |at: usize| match at {
            0 => Level::Rematch,
            1 => Level::Wish,
            _ if at - 2 < boundaries => Level::Crossing(first + (at - 2) as u32),
            _ => Level::Passing(first + (at - 2 - boundaries) as u32 + 1),
        };
        dual.iter()
            .enumerate()
            .filter(|(_, amount)| **amount != 0)
            .map(|(at, amount)| (level(at), *amount))
            .collect()
    }

    /// Turns duals into weights of seats and odd sets, giving those not looked at what the bulk of their group has.
    fn proof(&self, solution: &Solution, unseen: &[Vec<u32>]) -> (Vec<(u32, Weight)>, Vec<OddSet>) {
        let mut within: Vec<Vec<usize>> = vec![Vec::new(); self.seats.len()];
        for (set, (members, _)) in solution.sets.iter().enumerate() {
            for &member in members {
                within[member].push(set);
            }
        }
        let mut everybody: Vec<(u32, usize)> = self.seats.iter().copied().zip(0..).collect();
        for (group, unseen) in unseen.iter().enumerate().filter(|(_, unseen)| !unseen.is_empty()) {
            let like = self.bulk(group, solution, &within);
            everybody.extend(unseen.iter().map(|seat| (*seat, like)));
        }
        everybody.sort_unstable();
        let weights = everybody
            .iter()
            .map(|&(seat, like)| (seat, self.weight(&solution.vertices[like])))
            .filter(|(_, weight)| !weight.is_empty())
            .collect();
        let sets = solution
            .sets
            .iter()
            .enumerate()
            .map(|(set, (_, dual))| {
                let members =
                    everybody.iter().filter(|(_, like)| within[*like].contains(&set)).map(|(seat, _)| *seat);
                OddSet { members: self.members(members), weight: self.weight(dual) }
            })
            .collect();
        (weights, sets)
    }

    /// A vertex of a group whose dual and sets most of the group share.
    fn bulk(&self, group: usize, solution: &Solution, within: &[Vec<usize>]) -> usize {
        let mut counts: BTreeMap<(&Levels, &Vec<usize>), (usize, usize)> = BTreeMap::new();
        for vertex in (0..self.seats.len()).filter(|vertex| self.group(*vertex) == group) {
            let count = counts.entry((&solution.vertices[vertex], &within[vertex])).or_insert((0, vertex));
            count.0 += 1;
        }
        counts.into_values().max_by_key(|(count, _)| *count).map_or(0, |(_, vertex)| vertex)
    }

    /// Seats in order as whole groups and the seats that are left.
    fn members(&self, seats: impl Iterator<Item = u32>) -> Members {
        let mut by_group: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
        for seat in seats {
            by_group.entry(self.field.group[seat as usize]).or_default().push(seat);
        }
        let (mut groups, mut players) = (Vec::new(), Vec::new());
        for (group, seats) in by_group {
            if seats.len() == self.field.size(group as usize) {
                groups.push(group);
            } else {
                players.extend(seats);
            }
        }
        Members::These { groups, players }
    }
}
