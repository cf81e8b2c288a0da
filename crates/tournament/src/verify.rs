//! Proving afterwards that every draw was fair.
//!
//! The history is told again fact by fact. Wherever chance or a calculation had a say (a draw, the random order of a closed
//! round, a cut, the seeds after a replacement), it is made anew from the seed and compared. Whoever trusts nothing but
//! the commitment published before round 1 can run this.

use std::collections::{BTreeMap, BTreeSet};

use rulebook::{Commitment, Saying, Seed, say};

use crate::draw::Draw;
use crate::fact::{DrawnMatch, Fact};
use crate::file::Imported;
use crate::ids::{PersonId, RoundNo};
use crate::model::Seats;
use crate::state::Tournament;

/// What verification found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The commitment all draws were checked against.
    pub commitment: Option<Commitment>,
    /// Draws that follow from the seed.
    pub proven: u32,
    /// Everything that needs saying: what does not follow, and what people changed by hand.
    pub findings: Vec<Finding>,
}

/// Something that needs saying.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// There is no seed, so nothing random can be checked.
    NoSeed,
    /// The seed is not the one that was promised.
    WrongSeed,
    /// Players who, by the seed, should have met others in that round.
    Draw { round: RoundNo, players: Vec<PersonId> },
    /// The random order of that round is another.
    Order { round: RoundNo },
    /// Others should have made the cut, or in another order.
    Cut { stage: u8, expected: Vec<PersonId> },
    /// The draw of that round was changed by hand; no fault, but not chance either.
    ByHand { round: RoundNo },
    /// The round was drawn more than once.
    Redrawn { round: RoundNo, attempts: u16 },
}

impl Proof {
    /// Whether everything follows. What was changed by hand is on record and no contradiction.
    pub fn holds(&self) -> bool {
        self.findings
            .iter()
            .all(|finding| matches!(finding, Finding::ByHand { .. } | Finding::Redrawn { .. }))
    }
}

impl Imported {
    /// Makes every draw anew and compares.
    pub fn verify(&self) -> Proof {
        if !self.has_seed {
            return Proof { commitment: None, proven: 0, findings: vec![Finding::NoSeed] };
        }
        let mut told = Tournament::under(std::sync::Arc::clone(&self.tournament.pack));
        let mut proof =
            Proof { commitment: Some(self.dice.seed().commitment()), proven: 0, findings: Vec::new() };
        for fact in &self.facts {
            self.check(&told, fact, &mut proof);
            told.take(fact);
        }
        proof
    }

    fn check(&self, told: &Tournament, fact: &Fact, proof: &mut Proof) {
        let next = |told: &Tournament| RoundNo(told.rounds.len() as u16 + 1);
        match fact {
            Fact::Founded { commitment, .. } if *commitment != self.dice.seed().commitment() => {
                proof.findings.push(Finding::WrongSeed);
            }
            Fact::Finished { seed } if seed.parse::<Seed>().ok().as_ref() != Some(self.dice.seed()) => {
                proof.findings.push(Finding::WrongSeed);
            }
            Fact::Drawn { attempt, matches, .. } => {
                let mut before = told.clone();
                before.take(&Fact::DrawDiscarded);
                let round = next(&before);
                if *attempt > 1 {
                    proof.findings.push(Finding::Redrawn { round, attempts: *attempt });
                }
                let players = differing(matches, before.draw(*attempt, &self.dice).as_ref());
                if players.is_empty() {
                    proof.proven += 1;
                } else {
                    proof.findings.push(Finding::Draw { round, players });
                }
            }
            Fact::Adjusted { .. } => {
                let round = RoundNo(told.rounds.len() as u16);
                proof.findings.push(Finding::ByHand { round });
            }
            Fact::RoundClosed { .. } => {
                let round = RoundNo(told.rounds.len() as u16);
                match told.closing_facts(&self.dice).first() {
                    Some(expected) if expected != fact => proof.findings.push(Finding::Order { round }),
                    _ => proof.proven += 1,
                }
            }
            Fact::StageBegun { stage, seeds } if stage.0 > 1 => {
                let expected = told.cut_seeds();
                if *seeds != expected {
                    proof.findings.push(Finding::Cut { stage: stage.0, expected });
                }
            }
            Fact::Reseeded { seeds } => {
                let stage = told.current_stage();
                let left = told.stages.last().and_then(|stage| {
                    stage.seeds.iter().copied().find(|seed| told.active().all(|active| active != *seed))
                });
                let expected = left.map(|left| told.seeds_without(left)).unwrap_or_default();
                if *seeds != expected {
                    proof.findings.push(Finding::Cut { stage: stage.0, expected });
                }
            }
            _ => {}
        }
    }
}

/// Players whose match is not the one expected.
fn differing(matches: &[DrawnMatch], expected: Option<&Draw>) -> Vec<PersonId> {
    let key = |it: &DrawnMatch| match it.seats {
        Seats::Pair(one, two) => (one.min(two), Some(one.max(two)), it.game),
        Seats::Bye(one) => (one, None, it.game),
        Seats::Nobody(one, two) => (one.min(two), None, it.game),
    };
    let expected: BTreeMap<_, _> = expected
        .map(|draw| draw.matches.iter().map(key).map(|(one, two, game)| ((one, two), game)).collect())
        .unwrap_or_default();
    // A file need not number the games of an elimination round; then only who meets whom is compared.
    let same = |it: &DrawnMatch| {
        let (one, two, game) = key(it);
        expected.get(&(one, two)).is_some_and(|number| game.is_none() || *number == game)
    };
    let mut players: Vec<PersonId> =
        matches.iter().filter(|it| !same(it)).flat_map(|it| it.seats.players()).collect();
    if matches.len() < expected.len() {
        let seated: BTreeSet<PersonId> = matches.iter().flat_map(|it| it.seats.players()).collect();
        let missing = expected.keys().flat_map(|(one, two)| std::iter::once(*one).chain(*two));
        players.extend(missing.filter(|player| !seated.contains(player)));
    }
    players.sort_unstable();
    players.dedup();
    players
}

impl Finding {
    /// The finding as something to be told to a person.
    pub fn saying(&self, tournament: &Tournament) -> Saying {
        let names = |players: &[PersonId]| {
            players.iter().map(|player| tournament.name_of(*player)).collect::<Vec<_>>()
        };
        match self {
            Finding::NoSeed => say!("finding-no-seed"),
            Finding::WrongSeed => say!("finding-wrong-seed"),
            Finding::Draw { round, players } => {
                say!("finding-draw", round = round.0, players = names(players))
            }
            Finding::Order { round } => say!("finding-order", round = round.0),
            Finding::Cut { stage, expected } => {
                say!("finding-cut", stage = *stage, expected = names(expected))
            }
            Finding::ByHand { round } => say!("finding-by-hand", round = round.0),
            Finding::Redrawn { round, attempts } => {
                say!("finding-redrawn", round = round.0, attempts = *attempts)
            }
        }
    }
}
