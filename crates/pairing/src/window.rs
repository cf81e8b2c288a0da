//! A stretch of neighbouring groups solved exactly, with the weights that prove it.
//!
//! Of large groups only some players are given to the exact search; the others are left to be paired inside their group.
//! They get the weights of the bulk of their group. The field above and below is represented by two gates each, which cost
//! each other nothing and everybody else what it costs to leave the stretch. If the search leaves the gates alone, nothing
//! outside can help and the proof holds for the whole field; if it uses one, the stretch is too narrow.

use crate::blossom::{self, Levels, Prices, Solution};
use crate::certificate::{Level, Members, OddSet, Weight};
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
    /// Whether somebody wanted to leave through the top or the bottom; then the pairs are not complete.
    pub leaks: Leaks,
}

/// Where a stretch is too narrow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Leaks {
    pub up: bool,
    pub down: bool,
}

/// Whether the field around the stretch is taken into account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gates {
    Open,
    Shut,
}

impl Solved {
    /// The proof, with players in place of seats.
    pub(crate) fn proof(&self, field: &Field) -> (Vec<(u32, Weight)>, Vec<OddSet>) {
        let named = |seat: &u32| field.players[*seat as usize];
        let mut weights: Vec<(u32, Weight)> =
            self.weights.iter().map(|(seat, weight)| (named(seat), weight.clone())).collect();
        weights.sort_unstable();
        let name = |set: &OddSet| {
            let Members::These { groups, players } = &set.members else { return set.clone() };
            let mut players: Vec<u32> = players.iter().map(named).collect();
            players.sort_unstable();
            OddSet { members: Members::These { groups: groups.clone(), players }, weight: set.weight.clone() }
        };
        (weights, self.sets.iter().map(name).collect())
    }
}

/// How many players the exact search would look at with about `most` of any group.
pub(crate) fn looked_at(field: &Field, groups: Range<usize>, most: usize) -> usize {
    if most == 0 { 0 } else { groups.map(|group| field.size(group).min(most + 1)).sum() }
}

/// Solves a stretch of groups, looking at no more than about `most` players of each.
pub(crate) fn solve(
    field: &Field,
    groups: Range<usize>,
    most: usize,
    gates: Gates,
    chance: Chance<'_>,
) -> Solved {
    let mut stretch = Stretch::new(field, groups.clone(), gates);
    let mut unseen: Vec<Vec<u32>> = Vec::new();
    let mut pairs = Vec::new();
    for group in groups {
        let mut seats: Vec<u32> = field.seats_of(group).collect();
        shuffle(&mut seats, chance);
        // Those not looked at must be even in number, to be paired among themselves.
        let look_at = if seats.len() <= most { seats.len() } else { most + (seats.len() - most) % 2 };
        pairs.extend(seats[look_at..].chunks_exact(2).map(|pair| (pair[0], pair[1])));
        stretch.vertices.extend(seats[..look_at].iter().map(|seat| Vertex::Seat(*seat)));
        unseen.push(seats.split_off(look_at));
    }
    shuffle(&mut stretch.vertices, chance);
    stretch.note_barred();
    let solution = blossom::solve(&stretch);
    let mut found = Vec::new();
    let mut leaks = Leaks::default();
    for (one, &other) in solution.mates.iter().enumerate() {
        match (stretch.vertices[one], stretch.vertices[other]) {
            (Vertex::Seat(one), Vertex::Seat(other)) if one < other => found.push((one, other)),
            (Vertex::Seat(_), Vertex::Seat(_)) => {}
            (gate, other) if gate != other => {
                leaks.up |= gate == Vertex::Above || other == Vertex::Above;
                leaks.down |= gate == Vertex::Below || other == Vertex::Below;
            }
            _ => {}
        }
    }
    let cost = Cost::of(field, &found);
    pairs.extend(found);
    let (weights, sets) = stretch.proof(&solution, &unseen);
    Solved { pairs, cost, weights, sets, leaks }
}

/// What takes part in the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Vertex {
    Seat(u32),
    /// A gate to the field above the stretch.
    Above,
    /// A gate to the field below the stretch.
    Below,
}

/// The seats of a stretch of groups, and the gates, as vertices of a graph.
///
/// Positions count from the top: 0 is above the stretch, then come its groups, then what is below.
struct Stretch<'a> {
    field: &'a Field,
    groups: Range<usize>,
    vertices: Vec<Vertex>,
    /// The positions that occur.
    positions: Range<usize>,
    /// For two vertices: 1 if they met, 2 if they are to be kept apart, 3 for both.
    barred: Vec<u8>,
}

impl Prices for Stretch<'_> {
    fn vertices(&self) -> usize {
        self.vertices.len()
    }

    /// Rematch, wish, the boundary below each position but the last, passing over each position but first and last.
    fn levels(&self) -> usize {
        2 + self.boundaries() + self.boundaries().saturating_sub(1)
    }

    fn price(&self, one: usize, other: usize, level: usize) -> i64 {
        if level < 2 {
            return i64::from(self.barred[one * self.vertices.len() + other] >> level & 1);
        }
        let positions = (self.position(one), self.position(other));
        let (upper, lower) = (positions.0.min(positions.1), positions.0.max(positions.1));
        let boundary = self.positions.start + level - 2;
        let counts = if level - 2 < self.boundaries() {
            upper <= boundary && boundary < lower
        } else {
            let position = boundary - self.boundaries() + 1;
            upper < position && position < lower
        };
        i64::from(counts)
    }
}

impl<'a> Stretch<'a> {
    fn new(field: &'a Field, groups: Range<usize>, gates: Gates) -> Stretch<'a> {
        let mut positions = 1..groups.len() + 1;
        let mut vertices = Vec::new();
        if gates == Gates::Open && groups.start > 0 {
            positions.start = 0;
            vertices.extend([Vertex::Above; 2]);
        }
        if gates == Gates::Open && groups.end < field.groups() {
            positions.end += 1;
            vertices.extend([Vertex::Below; 2]);
        }
        Stretch { field, groups, vertices, positions, barred: Vec::new() }
    }

    fn boundaries(&self) -> usize {
        self.positions.len() - 1
    }

    fn position(&self, vertex: usize) -> usize {
        match self.vertices[vertex] {
            Vertex::Above => 0,
            Vertex::Seat(seat) => self.field.group[seat as usize] as usize - self.groups.start + 1,
            Vertex::Below => self.groups.len() + 1,
        }
    }

    /// The seats that take part, with their vertices.
    fn seats(&self) -> impl Iterator<Item = (u32, usize)> + '_ {
        self.vertices.iter().enumerate().filter_map(|(at, vertex)| match vertex {
            Vertex::Seat(seat) => Some((*seat, at)),
            Vertex::Above | Vertex::Below => None,
        })
    }

    fn note_barred(&mut self) {
        let count = self.vertices.len();
        let vertex_of: BTreeMap<u32, usize> = self.seats().collect();
        let mut barred = vec![0; count * count];
        for (&seat, &one) in &vertex_of {
            for (bars, mark) in [(&self.field.met, 1), (&self.field.apart, 2)] {
                for other in bars.of(seat).iter().filter_map(|other| vertex_of.get(other)) {
                    barred[one * count + other] |= mark;
                }
            }
        }
        self.barred = barred;
    }

    /// The weight that a dual is.
    fn weight(&self, dual: &Levels) -> Weight {
        let group = |position: usize| (self.groups.start + position - 1) as u32;
        let level = |at: usize| match at {
            0 => Level::Rematch,
            1 => Level::Wish,
            _ if at - 2 < self.boundaries() => {
                // The boundary above the stretch is the one below the group before it.
                Level::Crossing((self.groups.start + self.positions.start + at - 2 - 1) as u32)
            }
            _ => Level::Passing(group(self.positions.start + at - 2 - self.boundaries() + 1)),
        };
        dual.iter()
            .enumerate()
            .filter(|(_, amount)| **amount != 0)
            .map(|(at, amount)| (level(at), *amount))
            .collect()
    }

    /// Turns duals into weights of seats and odd sets, giving those not looked at what the bulk of their group has.
    fn proof(&self, solution: &Solution, unseen: &[Vec<u32>]) -> (Vec<(u32, Weight)>, Vec<OddSet>) {
        let mut within: Vec<Vec<usize>> = vec![Vec::new(); self.vertices.len()];
        for (set, (members, _)) in solution.sets.iter().enumerate() {
            for &member in members {
                within[member].push(set);
            }
        }
        let mut everybody: Vec<(u32, usize)> = self.seats().collect();
        for (group, unseen) in unseen.iter().enumerate().filter(|(_, unseen)| !unseen.is_empty()) {
            let like = self.bulk(group + 1, solution, &within);
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
            .map(|(set, (members, dual))| {
                let seats =
                    everybody.iter().filter(|(_, like)| within[*like].contains(&set)).map(|(seat, _)| *seat);
                // A set that holds both gates of a side holds the whole field there.
                let holds = |gate: Vertex| {
                    members.iter().filter(|member| self.vertices[**member] == gate).count() == 2
                };
                let above = if holds(Vertex::Above) { 0..self.groups.start } else { 0..0 };
                let below = if holds(Vertex::Below) { self.groups.end..self.field.groups() } else { 0..0 };
                OddSet { members: self.members(above, seats, below), weight: self.weight(dual) }
            })
            .collect();
        (weights, sets)
    }

    /// A vertex at a position whose dual and sets most of its group share.
    fn bulk(&self, position: usize, solution: &Solution, within: &[Vec<usize>]) -> usize {
        let mut counts: BTreeMap<(&Levels, &Vec<usize>), (usize, usize)> = BTreeMap::new();
        for vertex in (0..self.vertices.len()).filter(|vertex| self.position(*vertex) == position) {
            let count = counts.entry((&solution.vertices[vertex], &within[vertex])).or_insert((0, vertex));
            count.0 += 1;
        }
        counts.into_values().max_by_key(|(count, _)| *count).map_or(0, |(_, vertex)| vertex)
    }

    /// Seats in order, with what is above and below, as whole groups and the seats that are left.
    fn members(&self, above: Range<usize>, seats: impl Iterator<Item = u32>, below: Range<usize>) -> Members {
        let mut by_group: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
        for seat in seats {
            by_group.entry(self.field.group[seat as usize]).or_default().push(seat);
        }
        let mut groups: Vec<u32> = above.map(|group| group as u32).collect();
        let mut players = Vec::new();
        for (group, seats) in by_group {
            if seats.len() == self.field.size(group as usize) {
                groups.push(group);
            } else {
                players.extend(seats);
            }
        }
        groups.extend(below.map(|group| group as u32));
        Members::These { groups, players }
    }
}
