//! Checks that every float, rematch and broken wish has its reason, and that the facts in it are true.

use super::Violation;
use super::roll::Roll;
use crate::reason::{FloatCause, Group, Reason, RepeatCause};
use crate::request::Swiss;
use crate::round::Pairing;
use std::collections::{HashMap, HashSet};

pub(super) fn check(
    request: &Swiss,
    roll: &Roll,
    pairing: &Pairing,
    rematches: &[bool],
    together: &[bool],
) -> Result<(), Violation> {
    let truth = Truth::new(request, roll, pairing, rematches, together);
    let mut given = pairing.reasons.iter().enumerate();
    let mut expect = |expected: Reason| match given.next() {
        Some((_, reason)) if *reason == expected => Ok(()),
        Some((at, _)) => Err(Violation::WrongReason { at }),
        None => Err(Violation::WrongReason { at: pairing.reasons.len() }),
    };
    for (table, &(one, other)) in pairing.pairs.iter().enumerate() {
        if roll.group(one) != roll.group(other) {
            expect(truth.float(roll, one, other))?;
        }
        if rematches[table] {
            expect(Reason::Rematch { players: (one, other), why: truth.repeat(one, other, false) })?;
        }
        if together[table] {
            expect(Reason::Together { players: (one, other), why: truth.repeat(one, other, true) })?;
        }
    }
    match given.next() {
        Some((at, _)) => Err(Violation::WrongReason { at }),
        None => Ok(()),
    }
}

/// Counts that the reasons rest on.
struct Truth {
    /// For those who float down: how many of their own group they may not meet.
    barred_in_group: HashMap<u32, u32>,
    /// For those in a rematch or against a wish: whom they have met, and whom they may not meet at all.
    met: HashMap<u32, HashSet<u32>>,
    barred: HashMap<u32, HashSet<u32>>,
    arriving: Vec<u32>,
    leaving: Vec<u32>,
    opponents: usize,
}

impl Truth {
    fn new(request: &Swiss, roll: &Roll, pairing: &Pairing, rematches: &[bool], together: &[bool]) -> Truth {
        let groups = roll.sizes.len();
        let mut truth = Truth {
            barred_in_group: HashMap::new(),
            met: HashMap::new(),
            barred: HashMap::new(),
            arriving: vec![0; groups],
            leaving: vec![0; groups],
            opponents: (pairing.pairs.len() * 2).saturating_sub(1),
        };
        let mut floating: HashSet<u32> = HashSet::new();
        for (table, &(one, other)) in pairing.pairs.iter().enumerate() {
            if roll.group(one) != roll.group(other) {
                truth.leaving[roll.group(one) as usize] += 1;
                truth.arriving[roll.group(other) as usize] += 1;
                floating.insert(one);
            }
            if rematches[table] || together[table] {
                for player in [one, other] {
                    truth.met.insert(player, HashSet::new());
                    truth.barred.insert(player, HashSet::new());
                }
            }
        }
        let mut seen: HashSet<(u32, u32)> = HashSet::new();
        for (list, is_met) in [(&request.met, true), (&request.apart, false)] {
            for (player, other) in list.iter().flat_map(|&(one, other)| [(one, other), (other, one)]) {
                if !roll.plays(player) || !roll.plays(other) {
                    continue;
                }
                if floating.contains(&player)
                    && roll.group(player) == roll.group(other)
                    && seen.insert((player, other))
                {
                    *truth.barred_in_group.entry(player).or_insert(0) += 1;
                }
                if let Some(barred) = truth.barred.get_mut(&player) {
                    barred.insert(other);
                }
                if let Some(met) = truth.met.get_mut(&player).filter(|_| is_met) {
                    met.insert(other);
                }
            }
        }
        truth
    }

    fn float(&self, roll: &Roll, down: u32, up: u32) -> Reason {
        let group = |player: u32| {
            let at = roll.group(player);
            Group { at, score: roll.scores[at as usize], size: roll.sizes[at as usize] }
        };
        let (from, to) = (group(down), group(up));
        let others = from.size - 1;
        let (taken, leaving) = (self.arriving[from.at as usize], self.leaving[from.at as usize]);
        let why = if others > 0 && self.barred_in_group.get(&down) == Some(&others) {
            FloatCause::MayMeetNobody { others }
        } else if (from.size - taken) % 2 == 1 && leaving == 1 {
            FloatCause::OddGroup { size: from.size, taken }
        } else {
            FloatCause::TooFewPairs { size: from.size, taken, inside: (from.size - taken - leaving) / 2 }
        };
        Reason::Float { down, up, from, to, why, passed: to.at - from.at - 1 }
    }

    fn repeat(&self, one: u32, other: u32, wishes_too: bool) -> RepeatCause {
        let whom = if wishes_too { &self.barred } else { &self.met };
        let nobody_left =
            |player: &u32| whom.get(player).is_some_and(|others| others.len() == self.opponents);
        match [one, other].into_iter().find(nobody_left) {
            Some(player) => RepeatCause::NobodyLeft { player },
            None => RepeatCause::NoOtherRound,
        }
    }
}
