//! Checks what is said about rounds to come, and, in small fields, that looking ahead left nothing better.
//!
//! Rounds that were handed over are walked; the degree argument is counted again. Only where the claim is that everything
//! was tried is there a search, a plain one, and only as long as it stays small.

use super::roll::Roll;
use super::{Standing, Violation};
use crate::certificate::Level;
use crate::outlook::{Assurance, Obstacle, Outlook};
use crate::request::Swiss;
use crate::round::Pairing;
use std::collections::{BTreeMap, HashSet};

/// Steps a search may take before it is left unproven.
const MOST_STEPS: u64 = 3_000_000;

/// The most players for whom everything is tried again.
const MOST_PLAYERS: usize = 12;

pub(super) fn check(request: &Swiss, pairing: &Pairing, rematch: bool) -> Result<Standing, Violation> {
    let holds = |sound: bool| if sound { Ok(Standing::Proven) } else { Err(Violation::WrongOutlook) };
    match &pairing.outlook {
        Outlook::Broken => holds(rematch),
        _ if rematch => Err(Violation::WrongOutlook),
        Outlook::NotProven => Ok(Standing::Unproven),
        Outlook::Free(assurance) => holds(assured(request, pairing, assurance, request.rounds_after)),
        Outlook::Breaks { free, assurance, because } => {
            if *free >= request.rounds_after || !assured(request, pairing, assurance, *free) {
                return Err(Violation::WrongOutlook);
            }
            match because {
                Obstacle::Opponents { player, left } => {
                    let known = (*player as usize) < request.scores.len();
                    holds(known && *left <= free + 1 && Some(*left) == left_for(request, *player))
                }
                Obstacle::Tried => search_refutes(request, free + 1),
            }
        }
    }
}

/// Whether so many rounds after this one are shown to be possible without a rematch.
fn assured(request: &Swiss, pairing: &Pairing, assurance: &Assurance, rounds: u32) -> bool {
    match assurance {
        Assurance::NothingLeft => rounds == 0 || request.scores.is_empty(),
        Assurance::Degrees { players, fresh } => {
            let count = request.scores.len();
            let mut left = vec![count as i64 - 1; count];
            let ends = request.met.iter().chain(&pairing.pairs).flat_map(|&(one, other)| [one, other]);
            ends.for_each(|player| left[player as usize] -= 1);
            let least = left.into_iter().min().unwrap_or(0);
            let half = count as i64 / 2;
            // Even: before each round everybody needs half the field. Odd: whoever has the bye takes one more away.
            let safe = if count.is_multiple_of(2) { least - half + 1 } else { least - half };
            *players as usize == count && i64::from(*fresh) == least && i64::from(rounds) <= safe
        }
        Assurance::Rounds(list) => list.len() == rounds as usize && rounds_fit(request, pairing, list),
    }
}

/// Whether the rounds handed over are complete, repeat nothing, and give no second bye while it can be avoided.
fn rounds_fit(request: &Swiss, pairing: &Pairing, list: &[Vec<(u32, u32)>]) -> bool {
    let players = request.scores.len();
    let ordered = |&(one, other): &(u32, u32)| (one.min(other), one.max(other));
    let mut used: HashSet<(u32, u32)> = request.met.iter().chain(&pairing.pairs).map(ordered).collect();
    let mut rested: HashSet<u32> = request.byes_had.iter().copied().chain(request.bye).collect();
    let byes_run_out = byes_run_out(request, list.len());
    for round in list {
        let mut seen = vec![false; players];
        for pair in round {
            let (one, other) = (pair.0 as usize, pair.1 as usize);
            if one >= players || other >= players || one == other || seen[one] || seen[other] {
                return false;
            }
            (seen[one], seen[other]) = (true, true);
            if !used.insert(ordered(pair)) {
                return false;
            }
        }
        let missing: Vec<usize> = (0..players).filter(|player| !seen[*player]).collect();
        if missing.len() != players % 2 {
            return false;
        }
        if missing.iter().any(|player| !rested.insert(*player as u32) && !byes_run_out) {
            return false;
        }
    }
    true
}

/// New opponents one player has before this round, and a bye if one is to be had. Where byes have to be given twice
/// this is no limit.
fn left_for(request: &Swiss, player: u32) -> Option<u32> {
    let mut met: Vec<u32> = request
        .met
        .iter()
        .filter_map(
            |&(one, other)| if one == player { Some(other) } else { (other == player).then_some(one) },
        )
        .collect();
    met.sort_unstable();
    met.dedup();
    let odd = !request.scores.len().is_multiple_of(2);
    if odd && byes_run_out(request, request.rounds_after as usize) {
        return None;
    }
    let bye = odd && (request.bye == Some(player) || !request.byes_had.contains(&player));
    Some((request.scores.len() - 1 - met.len()) as u32 + u32::from(bye))
}

/// Whether more rounds are to come than players without a bye.
fn byes_run_out(request: &Swiss, rounds: usize) -> bool {
    let rested: HashSet<u32> = request.byes_had.iter().copied().chain(request.bye).collect();
    request.scores.len() - rested.len() < rounds
}

/// Tries all pairings of this round for one that leaves so many rounds; such a one refutes the outlook.
fn search_refutes(request: &Swiss, rounds: u32) -> Result<Standing, Violation> {
    match Search::new(request).find(rounds, &|_| true) {
        Answer::Found(_) => Err(Violation::WrongOutlook),
        Answer::None => Ok(Standing::Proven),
        Answer::Unknown => Ok(Standing::Unproven),
    }
}

/// Tries all better pairings for one that leaves as many rounds as ours.
pub(super) fn check_tried(request: &Swiss, roll: &Roll, pairing: &Pairing) -> Result<Standing, Violation> {
    let rounds = match &pairing.outlook {
        Outlook::Free(_) => request.rounds_after,
        Outlook::Breaks { free, .. } => *free,
        Outlook::Broken | Outlook::NotProven => return Err(Violation::WrongOutlook),
    };
    let ours = wishes_and_crossings(request, roll, &pairing.pairs);
    let better = |pairs: &[(u32, u32)]| wishes_and_crossings(request, roll, pairs) < ours;
    match Search::new(request).find(rounds, &better) {
        Answer::Found(pairs) => Err(Violation::BetterExists { pairs }),
        Answer::None => Ok(Standing::Proven),
        Answer::Unknown => Ok(Standing::Unproven),
    }
}

/// Cost without rematches, as a list to be compared from the front.
fn wishes_and_crossings(request: &Swiss, roll: &Roll, pairs: &[(u32, u32)]) -> Vec<i128> {
    let together = |&&(one, other): &&(u32, u32)| {
        request.apart.contains(&(one, other)) || request.apart.contains(&(other, one))
    };
    let sorted: Vec<(u32, u32)> = pairs
        .iter()
        .map(|&(one, other)| if roll.group(one) <= roll.group(other) { (one, other) } else { (other, one) })
        .collect();
    let crossings: BTreeMap<Level, i128> = super::crossings(roll, &sorted);
    let groups = roll.sizes.len() as u32;
    let at = |level: Level| crossings.get(&level).copied().unwrap_or(0);
    let mut cost = vec![pairs.iter().filter(together).count() as i128];
    cost.extend((0..groups).map(|boundary| at(Level::Crossing(boundary))));
    cost.extend((0..groups).map(|group| at(Level::Passing(group))));
    cost
}

/// Which pairings of this round are looked for.
type Wanted<'a> = &'a dyn Fn(&[(u32, u32)]) -> bool;

enum Answer {
    Found(Vec<(u32, u32)>),
    None,
    Unknown,
}

/// A plain search through rounds, pair by pair, with the bye as one more player in odd fields.
struct Search<'a> {
    request: &'a Swiss,
    /// Whether two may still meet.
    fresh: Vec<Vec<bool>>,
    steps: u64,
}

impl<'a> Search<'a> {
    fn new(request: &'a Swiss) -> Search<'a> {
        let players = request.scores.len();
        let places = players + players % 2;
        let mut fresh = vec![vec![players <= MOST_PLAYERS; places]; places];
        if players <= MOST_PLAYERS {
            for &(one, other) in &request.met {
                fresh[one as usize][other as usize] = false;
                fresh[other as usize][one as usize] = false;
            }
            for &player in &request.byes_had {
                if places > players {
                    fresh[player as usize][players] = false;
                    fresh[players][player as usize] = false;
                }
            }
        }
        Search { request, fresh, steps: 0 }
    }

    /// A pairing of this round without rematches that is wanted and leaves so many rounds.
    fn find(&mut self, rounds: u32, wanted: Wanted<'_>) -> Answer {
        let players = self.request.scores.len();
        if players > MOST_PLAYERS || (players % 2 == 1 && byes_run_out(self.request, rounds as usize)) {
            return Answer::Unknown;
        }
        let mut pairs = Vec::new();
        let mut seated = vec![false; self.fresh.len()];
        if let Some(player) = self.request.bye {
            (seated[player as usize], seated[players]) = (true, true);
        }
        let found = self.this_round(&mut pairs, &mut seated, rounds, wanted);
        match (found, self.steps > MOST_STEPS) {
            (true, _) => Answer::Found(pairs),
            (false, true) => Answer::Unknown,
            (false, false) => Answer::None,
        }
    }

    fn this_round(
        &mut self,
        pairs: &mut Vec<(u32, u32)>,
        seated: &mut Vec<bool>,
        rounds: u32,
        wanted: Wanted<'_>,
    ) -> bool {
        let Some(one) = seated.iter().position(|seated| !seated) else {
            if !wanted(pairs) {
                return false;
            }
            let mut used: Vec<(usize, usize)> =
                pairs.iter().map(|&(one, other)| (one as usize, other as usize)).collect();
            used.extend(self.request.bye.map(|player| (player as usize, self.request.scores.len())));
            self.strike(&used, false);
            let mut open = vec![false; self.fresh.len()];
            let found = self.coming_rounds(&mut open, rounds);
            self.strike(&used, true);
            return found;
        };
        for other in self.open_to(one, seated) {
            if !self.step() {
                return false;
            }
            (seated[one], seated[other]) = (true, true);
            pairs.push((one as u32, other as u32));
            if self.this_round(pairs, seated, rounds, wanted) {
                return true;
            }
            pairs.pop();
            (seated[one], seated[other]) = (false, false);
        }
        false
    }

    /// Whether so many more rounds can be played with what is fresh; `seated` are those placed in the current one.
    fn coming_rounds(&mut self, seated: &mut Vec<bool>, rounds: u32) -> bool {
        if rounds == 0 {
            return true;
        }
        let Some(one) = seated.iter().position(|seated| !seated) else {
            let mut next = vec![false; seated.len()];
            return self.coming_rounds(&mut next, rounds - 1);
        };
        // Rounds can be put in any order: when the first player needs all fresh opponents, the first of them comes first.
        let left =
            self.fresh[one].iter().filter(|fresh| **fresh).count() as u32 - u32::from(self.fresh[one][one]);
        if one == 0 && left < rounds {
            return false;
        }
        for other in self.open_to(one, seated) {
            if !self.step() {
                return false;
            }
            (seated[one], seated[other]) = (true, true);
            self.strike(&[(one, other)], false);
            let found = self.coming_rounds(seated, rounds);
            self.strike(&[(one, other)], true);
            (seated[one], seated[other]) = (false, false);
            if found {
                return true;
            }
            if one == 0 && left == rounds {
                return false;
            }
        }
        false
    }

    /// Whom somebody can still meet in the current round.
    fn open_to(&self, one: usize, seated: &[bool]) -> Vec<usize> {
        (one + 1..seated.len()).filter(|other| !seated[*other] && self.fresh[one][*other]).collect()
    }

    /// Counts a step; false when there are none left.
    fn step(&mut self) -> bool {
        self.steps += 1;
        self.steps <= MOST_STEPS
    }

    fn strike(&mut self, pairs: &[(usize, usize)], fresh: bool) {
        for &(one, other) in pairs {
            self.fresh[one][other] = fresh;
            self.fresh[other][one] = fresh;
        }
    }
}
