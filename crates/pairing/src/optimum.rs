//! The best pairing of this round: drawn where the ideal is possible, searched exactly where it is not.
//!
//! The field falls into stretches between boundaries above which an even number of players stands. Ideally nobody crosses
//! those, one pair crosses every other boundary, and nobody is passed over: then the odd numbers themselves are the proof.
//! A stretch for which no such draw is found is solved exactly, at first alone, then with more and more of its
//! neighbourhood, until the checker accepts the proof.

use crate::certificate::{Certificate, Level, Members, OddSet};
use crate::chance::Chance;
use crate::checker::Violation;
use crate::cost::Cost;
use crate::field::Field;
use crate::mix::Mix;
use crate::sample;
use crate::window::{self, Gates, Leaks, Solved};
use std::collections::BTreeMap;
use std::ops::Range;

/// At first so many players of a group are given to the exact search.
const LOOK_AT: usize = 24;

/// The exact search is cubic: beyond so many players, or so many steps at all levels, the proof is given up.
const MOST_SEARCHED: usize = 400;
const MOST_STEPS: usize = 200_000_000;

/// A proof can name every group for every stretch that was searched; beyond this product it is given up.
const MOST_NAMED: usize = 4_000_000;

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
    Hard { most: usize, solved: Option<Solved> },
}

impl Stretch {
    fn hard(groups: Range<usize>, most: usize) -> Stretch {
        Stretch { groups, state: State::Hard { most, solved: None } }
    }

    /// How many players of a group are looked at; none where the ideal was drawn.
    fn most(&self) -> usize {
        match self.state {
            State::Ideal(_) => 0,
            State::Hard { most, .. } => most,
        }
    }

    fn leaks(&self) -> Leaks {
        match &self.state {
            State::Hard { solved: Some(solved), .. } => solved.leaks,
            State::Hard { .. } | State::Ideal(_) => Leaks::default(),
        }
    }
}

impl<'a> Finder<'a> {
    /// Draws every stretch ideally where that is possible.
    pub(crate) fn new(field: &'a Field, chance: Chance<'_>) -> Self {
        let ideal = Cost::ideal(field);
        let mut stretches: Vec<Stretch> = Vec::new();
        let mut start = 0;
        for group in (0..field.groups()).filter(|group| !field.odd_through(*group)) {
            let groups = start..group + 1;
            start = group + 1;
            if let Some(pairs) = draw(field, groups.clone(), &ideal, chance) {
                stretches.push(Stretch { groups, state: State::Ideal(pairs) });
            } else if let Some(above) = stretches.pop_if(|above| {
                above.most() > 0 && !too_large(field, above.groups.start..groups.end, LOOK_AT)
            }) {
                // Two hard stretches side by side would both charge for the boundary between them: they are one.
                stretches.push(Stretch::hard(above.groups.start..groups.end, LOOK_AT));
            } else {
                stretches.push(Stretch::hard(groups, LOOK_AT));
            }
        }
        Finder { field, stretches }
    }

    /// Whether the ideal was reached everywhere, so that the proof cannot fail.
    pub(crate) fn is_ideal(&self) -> bool {
        self.stretches.iter().all(|stretch| stretch.most() == 0)
    }

    /// The best pairing as far as the present effort can tell.
    pub(crate) fn candidate(&mut self, chance: Chance<'_>) -> Candidate {
        loop {
            self.solve(Gates::Open, chance);
            let leaks = |at: usize| self.stretches[at].leaks();
            let leaking: BTreeMap<usize, Leaks> = (0..self.stretches.len())
                .map(|at| (at, leaks(at)))
                .filter(|(_, leaks)| *leaks != Leaks::default())
                .collect();
            if leaking.is_empty() {
                break;
            }
            if !self.widen(&leaking, 1) {
                self.solve(Gates::Shut, chance);
                break;
            }
        }
        let hard = self.stretches.iter().filter(|stretch| stretch.most() > 0).count();
        let provable = hard * self.field.groups() <= MOST_NAMED;
        let mut pairs = Vec::with_capacity(self.field.seats() / 2);
        let (mut players, mut sets) = (Vec::new(), Vec::new());
        for stretch in &self.stretches {
            match &stretch.state {
                State::Ideal(drawn) => {
                    pairs.extend(drawn);
                    sets.extend(odd_tops(self.field, stretch.groups.clone()));
                }
                State::Hard { solved: Some(solved), .. } => {
                    pairs.extend(self.draw_like(solved, stretch.groups.clone(), chance));
                    if provable {
                        let (weighty, odd) = solved.proof(self.field);
                        players.extend(weighty);
                        sets.extend(odd);
                    }
                }
                State::Hard { solved: None, .. } => {}
            }
        }
        players.sort_unstable();
        let certificate = if provable { Certificate::Weights { players, sets } } else { Certificate::Open };
        Candidate { pairs, certificate }
    }

    /// More effort where the proof was found wanting; false if that is beyond bounds.
    pub(crate) fn try_harder(&mut self, violation: &Violation) -> bool {
        let everywhere = Leaks { up: true, down: true };
        let at_fault = self.at_fault(violation);
        let hard = |at: &usize| self.stretches[*at].most() > 0;
        let mut wanting: BTreeMap<usize, Leaks> =
            (0..self.stretches.len()).filter(hard).map(|at| (at, everywhere)).collect();
        if wanting.keys().any(|at| at_fault.contains(at)) {
            wanting.retain(|at, _| at_fault.contains(at));
        }
        self.widen(&wanting, 2)
    }

    /// The stretches a violation is about.
    fn at_fault(&self, violation: &Violation) -> Vec<usize> {
        let holding =
            |group: u32| self.stretches.partition_point(|stretch| stretch.groups.end <= group as usize);
        match violation {
            Violation::Overweight { one, other } => {
                let seats = self.field.players.iter().zip(&self.field.group);
                seats
                    .filter(|(player, _)| *player == one || *player == other)
                    .map(|(_, group)| holding(*group))
                    .collect()
            }
            Violation::SumDiffers { level: Level::Crossing(group) | Level::Passing(group) } => {
                vec![holding(*group)]
            }
            Violation::Malformed(_)
            | Violation::UnknownPlayer { .. }
            | Violation::PairedTwice { .. }
            | Violation::LeftOut { .. }
            | Violation::OutOfOrder { .. }
            | Violation::WrongRelaxations { .. }
            | Violation::WrongReason { .. }
            | Violation::BadWeight { .. }
            | Violation::BadSet { .. }
            | Violation::NotOdd { .. }
            | Violation::SumDiffers { .. }
            | Violation::BetterExists { .. }
            | Violation::WrongOutlook => Vec::new(),
        }
    }

    /// Solves the hard stretches that have changed, or all of them if the field around them is to be left alone.
    fn solve(&mut self, gates: Gates, chance: Chance<'_>) {
        for stretch in &mut self.stretches {
            if let State::Hard { most, solved } = &mut stretch.state
                && (solved.is_none() || gates == Gates::Shut)
            {
                *solved = Some(window::solve(self.field, stretch.groups.clone(), *most, gates, chance));
            }
        }
    }

    /// Joins stretches with their neighbours where they leak and looks at `times` as many players.
    /// Leaves everything as it is and returns false if that is beyond bounds or changes nothing.
    fn widen(&mut self, leaking: &BTreeMap<usize, Leaks>, times: usize) -> bool {
        let end = self.stretches.len();
        let mut plan: Vec<(Range<usize>, usize)> = Vec::new();
        for at in 0..end {
            let leaks = leaking.get(&at).copied().unwrap_or_default();
            let most = self.stretches[at].most() * if leaking.contains_key(&at) { times } else { 1 };
            let first = at - usize::from(leaks.up && at > 0);
            let mut part = (first..(at + 1 + usize::from(leaks.down)).min(end), most);
            let joins = |before: &(Range<usize>, usize), part: &(Range<usize>, usize)| {
                let joined = self.groups(before.0.start..part.0.end);
                before.0.end > part.0.start
                    || (before.1 > 0 && part.1 > 0 && !too_large(self.field, joined, before.1.max(part.1)))
            };
            while let Some(before) = plan.pop_if(|before| joins(before, &part)) {
                part = (before.0.start.min(part.0.start)..before.0.end.max(part.0.end), before.1.max(part.1));
            }
            plan.push(part);
        }
        let unchanged =
            |(at, most): &(Range<usize>, usize)| at.len() == 1 && self.stretches[at.start].most() == *most;
        let looked_at =
            |part: &(Range<usize>, usize)| window::looked_at(self.field, self.groups(part.0.clone()), part.1);
        let grows = |(at, most): &(Range<usize>, usize)| {
            let before: usize =
                at.clone().map(|at| looked_at(&(at..at + 1, self.stretches[at].most()))).sum();
            looked_at(&(at.clone(), *most)) > before
        };
        let changed: Vec<&(Range<usize>, usize)> = plan.iter().filter(|part| !unchanged(part)).collect();
        let beyond =
            |part: &(Range<usize>, usize)| too_large(self.field, self.groups(part.0.clone()), part.1);
        if changed.iter().any(|part| beyond(part)) || !changed.iter().any(|part| grows(part)) {
            return false;
        }
        let mut old: Vec<Option<Stretch>> =
            std::mem::take(&mut self.stretches).into_iter().map(Some).collect();
        for (at, most) in plan {
            let single = at.len() == 1;
            let mut parts = old[at].iter_mut().filter_map(Option::take);
            let Some(first) = parts.next() else { continue };
            if single && first.most() == most {
                self.stretches.push(first);
            } else {
                let end = parts.last().map_or(first.groups.end, |last| last.groups.end);
                self.stretches.push(Stretch::hard(first.groups.start..end, most));
            }
        }
        true
    }

    /// The groups of neighbouring stretches.
    fn groups(&self, stretches: Range<usize>) -> Range<usize> {
        self.stretches[stretches.start].groups.start..self.stretches[stretches.end - 1].groups.end
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

/// Whether an exact search of these groups would be beyond bounds.
fn too_large(field: &Field, groups: Range<usize>, most: usize) -> bool {
    let (players, levels) = (window::looked_at(field, groups.clone(), most), 2 * groups.len());
    players > MOST_SEARCHED || players * players * players * levels > MOST_STEPS
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
