//! The best pairing of this round: drawn where the ideal is possible, searched exactly where it is not.
//!
//! The field falls into stretches between boundaries above which an even number of players stands. Ideally nobody crosses
//! those, one pair crosses every other boundary, and nobody is passed over: then the odd numbers themselves are the proof.
//! A stretch for which no such draw is found is solved exactly, at first alone, then with more and more of its
//! neighbourhood, until the checker accepts the proof.

use crate::certificate::{Certificate, Level, Members, OddSet};
use crate::chance::Chance;
use crate::cost::Cost;
use crate::field::Field;
use crate::mix::Mix;
use crate::sample;
use crate::window::{self, Solved};
use std::ops::Range;

/// At first so many players of a group are given to the exact search.
const LOOK_AT: usize = 24;

/// The exact search is cubic: beyond so many players the proof is given up.
const MOST_SEARCHED: usize = 640;

/// Pairs of seats with a proof that waits to be checked.
#[derive(Debug)]
pub(crate) struct Candidate {
    pub pairs: Vec<(u32, u32)>,
    pub certificate: Certificate,
}

/// Finds candidates, each with more effort than the one before.
pub(crate) struct Finder<'a> {
    field: &'a Field,
    stretches: Vec<Stretch>,
}

/// Neighbouring groups that are paired among themselves.
struct Stretch {
    groups: Range<usize>,
    state: State,
}

enum State {
    /// Drawn ideally.
    Ideal(Vec<(u32, u32)>),
    /// To be solved exactly, looking at so many players of each group.
    Hard { most: usize },
}

impl<'a> Finder<'a> {
    /// Draws every stretch ideally where that is possible.
    pub(crate) fn new(field: &'a Field, chance: Chance<'_>) -> Self {
        let ideal = Cost::ideal(field);
        let mut stretches = Vec::new();
        let mut start = 0;
        for group in 0..field.groups() {
            if field.odd_through(group) {
                continue;
            }
            let groups = start..group + 1;
            start = group + 1;
            let state = match draw(field, groups.clone(), &ideal, chance) {
                Some(pairs) => State::Ideal(pairs),
                None => State::Hard { most: LOOK_AT },
            };
            stretches.push(Stretch { groups, state });
        }
        Finder { field, stretches }
    }

    /// Whether the ideal was reached everywhere, so that the proof cannot fail.
    pub(crate) fn is_ideal(&self) -> bool {
        self.stretches.iter().all(|stretch| matches!(stretch.state, State::Ideal(_)))
    }

    /// The best pairing as far as the present effort can tell.
    pub(crate) fn candidate(&mut self, chance: Chance<'_>) -> Candidate {
        let solved = loop {
            let (solved, tainted) = self.solve(chance);
            // A rematch or a broken wish outranks every float anywhere: look further before putting up with one.
            if tainted.is_empty() || !self.widen(&tainted) {
                break solved;
            }
        };
        let mut pairs = Vec::with_capacity(self.field.seats() / 2);
        let (mut players, mut sets) = (Vec::new(), Vec::new());
        for (stretch, solved) in self.stretches.iter().zip(solved) {
            match (&stretch.state, solved) {
                (State::Ideal(drawn), _) => {
                    pairs.extend(drawn);
                    sets.extend(odd_tops(self.field, stretch.groups.clone()));
                }
                (State::Hard { .. }, Some(solved)) => {
                    pairs.extend(self.draw_like(&solved, stretch.groups.clone(), chance));
                    if let Certificate::Weights { players: weighty, sets: odd } =
                        solved.certificate(self.field)
                    {
                        players.extend(weighty);
                        sets.extend(odd);
                    }
                }
                (State::Hard { .. }, None) => {}
            }
        }
        players.sort_unstable();
        Candidate { pairs, certificate: Certificate::Weights { players, sets } }
    }

    /// More effort for every stretch that is not ideal; false if that is beyond bounds.
    pub(crate) fn try_harder(&mut self) -> bool {
        let hard: Vec<usize> = (0..self.stretches.len())
            .filter(|at| matches!(self.stretches[*at].state, State::Hard { .. }))
            .collect();
        self.widen(&hard)
    }

    /// Solves the hard stretches; says which of them need a rematch or break a wish.
    fn solve(&mut self, chance: Chance<'_>) -> (Vec<Option<Solved>>, Vec<usize>) {
        let mut tainted = Vec::new();
        let mut all = Vec::new();
        for (at, stretch) in self.stretches.iter().enumerate() {
            all.push(match stretch.state {
                State::Ideal(_) => None,
                State::Hard { most } => {
                    let solved = window::solve(self.field, stretch.groups.clone(), most, chance);
                    if (solved.cost.rematches, solved.cost.wishes) > (0, 0) {
                        tainted.push(at);
                    }
                    Some(solved)
                }
            });
        }
        (all, tainted)
    }

    /// Joins each of these stretches with the next below, or the next above at the bottom, and looks at more players.
    /// Leaves everything as it is and returns false if that is beyond bounds or changes nothing.
    fn widen(&mut self, which: &[usize]) -> bool {
        let mut plan: Vec<(Range<usize>, usize)> = (0..self.stretches.len())
            .map(|at| match self.stretches[at].state {
                State::Ideal(_) => (at..at + 1, 0),
                State::Hard { most } => (at..at + 1, most),
            })
            .collect();
        for &at in which.iter().rev() {
            let most = plan[at].1.saturating_mul(2);
            let (first, last) = if at + 1 < plan.len() { (at, at + 1) } else { (at.saturating_sub(1), at) };
            let joined = (plan[first].0.start..plan[last].0.end, most);
            plan.splice(first..=last, [joined]);
        }
        let groups =
            |at: &Range<usize>| self.stretches[at.start].groups.start..self.stretches[at.end - 1].groups.end;
        let looked_at = |(at, most): &(Range<usize>, usize)| match most {
            0 => 0,
            _ => window::looked_at(self.field, groups(at), *most),
        };
        let before = (self.stretches.len(), self.searched());
        let after = (plan.len(), plan.iter().map(looked_at).max().unwrap_or(0));
        if after.1 > MOST_SEARCHED || after == before {
            return false;
        }
        let mut old: Vec<Option<Stretch>> =
            std::mem::take(&mut self.stretches).into_iter().map(Some).collect();
        for (at, most) in plan {
            let mut parts = old[at].iter_mut().filter_map(Option::take);
            let Some(first) = parts.next() else { continue };
            let groups = first.groups.start..parts.last().map_or(first.groups.end, |last| last.groups.end);
            let state = if most == 0 { first.state } else { State::Hard { most } };
            self.stretches.push(Stretch { groups, state });
        }
        true
    }

    fn searched(&self) -> usize {
        let of = |stretch: &Stretch| match stretch.state {
            State::Ideal(_) => 0,
            State::Hard { most } => window::looked_at(self.field, stretch.groups.clone(), most),
        };
        self.stretches.iter().map(of).max().unwrap_or(0)
    }

    /// A random pairing that costs what the exact search found.
    fn draw_like(&self, solved: &Solved, groups: Range<usize>, chance: Chance<'_>) -> Vec<(u32, u32)> {
        let barred = (solved.cost.rematches, solved.cost.wishes);
        if barred == (0, 0)
            && let Some(pairs) = draw(self.field, groups, &solved.cost, chance)
        {
            return pairs;
        }
        let mut mix = Mix::new(self.field, solved.pairs.clone());
        if mix.barred() > barred {
            mix.mend(barred, chance);
        }
        mix.stir(chance);
        mix.pairs
    }
}

/// Draws a pairing of this cost without barred pairs: exactly uniformly if that succeeds soon, else by mending.
fn draw(field: &Field, groups: Range<usize>, cost: &Cost, chance: Chance<'_>) -> Option<Vec<(u32, u32)>> {
    if let Some(pairs) = sample::draw(field, groups.clone(), cost, chance) {
        return Some(pairs);
    }
    let mut mix = Mix::new(field, sample::arrange(field, groups, cost, chance));
    if !mix.mend((0, 0), chance) {
        return None;
    }
    mix.stir(chance);
    Some(mix.pairs)
}

/// The proof of an ideal stretch: the tops of the field that end in it and are odd.
pub(crate) fn odd_tops(field: &Field, groups: Range<usize>) -> impl Iterator<Item = OddSet> {
    groups.filter(|group| field.odd_through(*group)).map(|group| OddSet {
        members: Members::Through(group as u32),
        weight: vec![(Level::Crossing(group as u32), 2)],
    })
}
