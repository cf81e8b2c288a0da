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
use crate::window::{self, Gates, Leaks, Solved};
use std::collections::BTreeMap;
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
            let solved = self.solve(Gates::Open, chance);
            let leaking: BTreeMap<usize, Leaks> = solved
                .iter()
                .enumerate()
                .filter_map(|(at, solved)| solved.as_ref().map(|solved| (at, solved.leaks)))
                .filter(|(_, leaks)| *leaks != Leaks::default())
                .collect();
            if leaking.is_empty() {
                break solved;
            }
            if !self.widen(&leaking, 1) {
                break self.solve(Gates::Shut, chance);
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
        let everywhere = Leaks { up: true, down: true };
        let is_hard = |at: &usize| matches!(self.stretches[*at].state, State::Hard { .. });
        let hard = (0..self.stretches.len()).filter(is_hard).map(|at| (at, everywhere)).collect();
        self.widen(&hard, 2)
    }

    fn solve(&self, gates: Gates, chance: Chance<'_>) -> Vec<Option<Solved>> {
        let mut all = Vec::new();
        for stretch in &self.stretches {
            all.push(match stretch.state {
                State::Ideal(_) => None,
                State::Hard { most } => {
                    Some(window::solve(self.field, stretch.groups.clone(), most, gates, chance))
                }
            });
        }
        all
    }

    /// Joins stretches with their neighbours where they leak and looks at `times` as many players.
    /// Leaves everything as it is and returns false if that is beyond bounds or changes nothing.
    fn widen(&mut self, leaking: &BTreeMap<usize, Leaks>, times: usize) -> bool {
        let end = self.stretches.len();
        let mut plan: Vec<(Range<usize>, usize)> = Vec::new();
        for at in 0..end {
            let leaks = leaking.get(&at).copied();
            let most = match (&self.stretches[at].state, leaks) {
                (State::Ideal(_), _) => 0,
                (State::Hard { most }, None) => *most,
                (State::Hard { most }, Some(_)) => most.saturating_mul(times),
            };
            let leaks = leaks.unwrap_or_default();
            let first = at - usize::from(leaks.up && at > 0);
            let mut part = (first..(at + 1 + usize::from(leaks.down)).min(end), most);
            while let Some(before) = plan.pop_if(|before| before.0.end > part.0.start) {
                part = (before.0.start.min(part.0.start)..before.0.end.max(part.0.end), before.1.max(part.1));
            }
            plan.push(part);
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
