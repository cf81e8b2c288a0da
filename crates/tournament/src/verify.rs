//! Proving afterwards that everything in a history follows: every step is decided again.
//!
//! The history is told again step by step. From who acted, when, what and why, and from what came of it, the wish is found
//! (`again.rs`), asked of the tournament as it stood before, with the dice of the revealed seed, and must give exactly the
//! facts that stand there. Each step also carries a seal over all before it, so that not even a word can be altered in one
//! place. A step whose readings were others than today's is decided by those, and that is told (`reading.rs`). Whoever alters a whole history, seals and all, has another last seal than the one that was printed or published
//! (the anchor). Whoever trusts nothing but the commitment published before round 1 can run this.
//!
//! A file without history gives only who met whom and with what outcome: then the draws are made anew and compared, and
//! nothing can be said about who acted, when and why.

mod again;

use std::collections::{BTreeMap, BTreeSet};

use rulebook::{Cites, Clause, Commitment, Rulebook, Saying, Seed, say};

use crate::command::Command;
use crate::draw::Draw;
use crate::fact::{Course, DrawnMatch, Fact};
use crate::file::Imported;
use crate::ids::{PersonId, RoundNo};
use crate::model::Seats;
use crate::reading::Reading;
use crate::refusal::{Refusal, Why};
use crate::rights::Action;
use crate::seal::Seal;
use crate::state::Tournament;

/// What verification found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The commitment all draws were checked against.
    pub commitment: Option<Commitment>,
    /// Draws and random orders that follow from the seed.
    pub proven: u32,
    /// Steps that were decided again and gave the same.
    pub steps: u32,
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
    /// That step's seal is not the one over everything before it: something was altered there or earlier.
    Seal { step: u32, action: Action },
    /// That step, decided again, gives something else, or is refused.
    Step { step: u32, action: Action, refused: Option<Saying> },
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
    /// No step has a seal: the history was written by an older version, and nothing shows that no word was altered.
    Unsealed,
    /// That step follows from what was read when it was taken; today it would be refused, or come out otherwise.
    OlderRule { step: u32, action: Action, reading: Reading, refused: Option<Refused> },
    /// That deck list was accepted, or found otherwise, by the catalogue of its day; everything else about the step follows.
    OlderCatalogue { step: u32, action: Action, reading: Reading, refused: Option<Refused> },
    /// That step claims readings this program does not know, or older ones than a step before it: readings never go back.
    Reading { step: u32, action: Action, reading: Reading },
    /// There is no history: only the draws can be proven.
    NoHistory,
}

/// Why something is refused today.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// In words.
    pub why: Saying,
    /// By which clause.
    pub clause: Clause,
}

impl Finding {
    /// Whether this contradicts the record. What is merely on record, or cannot be known, does not.
    pub fn is_contradiction(&self) -> bool {
        match self {
            Finding::NoSeed
            | Finding::WrongSeed
            | Finding::Seal { .. }
            | Finding::Step { .. }
            | Finding::Reading { .. }
            | Finding::Draw { .. }
            | Finding::Order { .. }
            | Finding::Cut { .. } => true,
            Finding::ByHand { .. }
            | Finding::Redrawn { .. }
            | Finding::Unsealed
            | Finding::OlderRule { .. }
            | Finding::OlderCatalogue { .. }
            | Finding::NoHistory => false,
        }
    }
}

impl Proof {
    /// Whether everything follows. What was changed by hand is on record and no contradiction.
    pub fn holds(&self) -> bool {
        !self.findings.iter().any(Finding::is_contradiction)
    }
}

impl Imported {
    /// Decides every step again and compares.
    pub fn verify(&self) -> Proof {
        if !self.has_seed {
            return Proof { commitment: None, proven: 0, steps: 0, findings: vec![Finding::NoSeed] };
        }
        let commitment = Some(self.dice.seed().commitment());
        let mut proof = Proof { commitment, proven: 0, steps: 0, findings: Vec::new() };
        let mut told = Tournament::under(std::sync::Arc::clone(&self.tournament.pack));
        let first = self.facts.iter().position(Fact::is_step).unwrap_or(self.facts.len());
        let (summary, history) = self.facts.split_at(first);
        for fact in summary {
            self.check(&told, fact, &mut proof);
            told.take(fact);
        }
        if history.is_empty() {
            proof.findings.push(Finding::NoHistory);
        }
        let (mut sealed, mut read) = (None, Reading::FIRST);
        for (facts, number) in history.chunk_by(|_, next| !next.is_step()).zip(1..) {
            let intact = self.check_step(&told, facts, number, &mut sealed, &mut proof);
            if !intact || !check_reading(facts, number, &mut read, &mut proof) {
                // Behind an altered place nothing can be said any more.
                break;
            }
            for fact in facts {
                told.take(fact);
            }
        }
        if sealed == Some(false) {
            proof.findings.push(Finding::Unsealed);
        }
        proof
    }

    /// Whether the history ever had that seal: what was printed or published then is still what stands here.
    pub fn has_anchor(&self, anchor: Seal) -> bool {
        let mut told = Tournament::under(std::sync::Arc::clone(&self.tournament.pack));
        self.facts.iter().any(|fact| {
            told.take(fact);
            told.seal() == anchor
        })
    }

    /// Decides one step again. False if its seal is broken.
    fn check_step(
        &self,
        told: &Tournament,
        facts: &[Fact],
        number: u32,
        sealed: &mut Option<bool>,
        proof: &mut Proof,
    ) -> bool {
        let [step @ Fact::Step { by, at, action, reason, reading, seal }, effect @ ..] = facts else {
            return true;
        };
        let intact = match seal {
            Some(seal) => *seal == told.seal_over(step),
            // Seals do not stop once there are some.
            None => *sealed != Some(true),
        };
        *sealed = Some(seal.is_some());
        if !intact {
            proof.findings.push(Finding::Seal { step: number, action: *action });
            return false;
        }
        let wish = told.wish_behind(*action, *at, reason.as_deref(), effect);
        let command = wish.map(|wish| Command { by: *by, at: *at, wish });
        let again = command.as_ref().map(|command| told.decide(command, &self.dice));
        let today = |refusal: Option<&Refusal>| {
            refusal.map(|refusal| Refused { why: refusal.saying(), clause: refusal.clause() })
        };
        let older = |refusal: Option<&Refusal>| Finding::OlderRule {
            step: number,
            action: *action,
            reading: *reading,
            refused: today(refusal),
        };
        match again {
            Some(Ok(again)) if same(facts, &again) => note_step(told, effect, proof),
            Some(again)
                if command.as_ref().is_some_and(|command| self.followed_then(told, command, facts)) =>
            {
                note_step(told, effect, proof);
                proof.findings.push(older(again.err().as_ref()));
            }
            Some(again)
                if command.as_ref().is_some_and(|command| self.was_so_judged(told, command, facts)) =>
            {
                note_step(told, effect, proof);
                let refused = today(again.err().as_ref());
                let (step, action, reading) = (number, *action, *reading);
                proof.findings.push(Finding::OlderCatalogue { step, action, reading, refused });
            }
            Some(Err(refusal)) if seal.is_none() && is_newer_rule(&refusal.why) => {
                proof.findings.push(older(Some(&refusal)));
            }
            None if seal.is_none() && *action == Action::AdjustClock => proof.findings.push(older(None)),
            Some(Err(refusal)) => {
                let refused = Some(refusal.saying());
                proof.findings.push(Finding::Step { step: number, action: *action, refused });
            }
            Some(Ok(_)) | None => {
                proof.findings.push(Finding::Step { step: number, action: *action, refused: None });
                // Where chance or a calculation had a say, whom it concerns.
                let mut told = told.clone();
                for fact in facts {
                    self.check(&told, fact, proof);
                    told.take(fact);
                }
            }
        }
        true
    }

    /// Whether a step follows by what was read when it was taken, if that was something else than today.
    fn followed_then(&self, told: &Tournament, command: &Command, facts: &[Fact]) -> bool {
        let Some(Fact::Step { reading, .. }) = facts.first() else { return false };
        if *reading >= Reading::NOW {
            return false;
        }
        let then = told.clone().read_as(*reading);
        then.decide(command, &self.dice).is_ok_and(|again| same(facts, &again))
    }

    /// Whether a deck list of an earlier day is on record as it was judged then. The catalogue of that day is gone, so what it
    /// said of the list is taken as told; that it is a list, who handed it in, for whom and when is decided again.
    fn was_so_judged(&self, told: &Tournament, command: &Command, facts: &[Fact]) -> bool {
        let [Fact::Step { reading, .. }, rest @ ..] = facts else { return false };
        let verdict = rest.iter().find_map(|fact| {
            let (Fact::DeckSubmitted { judged, .. } | Fact::DeckAmended { judged, .. }) = fact else {
                return None;
            };
            judged.clone()
        });
        let Some(verdict) = verdict.filter(|_| *reading < Reading::NOW) else { return false };
        let then = told.clone().read_as(*reading).judging_as(verdict);
        then.decide(command, &self.dice).is_ok_and(|again| same(facts, &again))
    }

    /// Makes anew whatever chance or a calculation had a say in.
    fn check(&self, told: &Tournament, fact: &Fact, proof: &mut Proof) {
        let next = |told: &Tournament| RoundNo(told.rounds.len() as u16 + 1);
        match fact.course() {
            Course::SeedPromised { commitment } => {
                if commitment != self.dice.seed().commitment() {
                    proof.findings.push(Finding::WrongSeed);
                }
            }
            Course::SeedTold { seed } => {
                if seed.parse::<Seed>().ok().as_ref() != Some(self.dice.seed()) {
                    proof.findings.push(Finding::WrongSeed);
                }
            }
            Course::Drawn { attempt, matches } => {
                let mut before = told.clone();
                before.take(&Fact::DrawDiscarded);
                let round = next(&before);
                if attempt > 1 {
                    proof.findings.push(Finding::Redrawn { round, attempts: attempt });
                }
                let players = differing(matches, before.draw(attempt, &self.dice).as_ref());
                if players.is_empty() {
                    proof.proven += 1;
                } else {
                    proof.findings.push(Finding::Draw { round, players });
                }
            }
            Course::Adjusted => {
                let round = RoundNo(told.rounds.len() as u16);
                proof.findings.push(Finding::ByHand { round });
            }
            Course::Closed => {
                let round = RoundNo(told.rounds.len() as u16);
                match told.closing_facts(&self.dice).first() {
                    Some(expected) if expected != fact => proof.findings.push(Finding::Order { round }),
                    _ => proof.proven += 1,
                }
            }
            Course::StageBegun { stage, seeds } => {
                let expected = if stage.0 > 1 { told.cut_seeds() } else { seeds.to_vec() };
                if *seeds != expected {
                    proof.findings.push(Finding::Cut { stage: stage.0, expected });
                }
            }
            Course::Reseeded { seeds } => {
                let stage = told.current_stage();
                let left = told.stages.last().and_then(|stage| {
                    stage.seeds.iter().copied().find(|seed| told.active().all(|active| active != *seed))
                });
                let expected = left.map(|left| told.seeds_without(left)).unwrap_or_default();
                if *seeds != expected {
                    proof.findings.push(Finding::Cut { stage: stage.0, expected });
                }
            }
            Course::Step { .. }
            | Course::Discarded
            | Course::Published
            | Course::Clock(_)
            | Course::Result
            | Course::Beside => {}
        }
    }
}

/// Whether the step's readings are known and not older than those of a step before it: an altered step cannot hide behind rules
/// of an earlier day.
fn check_reading(facts: &[Fact], step: u32, read: &mut Reading, proof: &mut Proof) -> bool {
    let Some(Fact::Step { action, reading, .. }) = facts.first() else { return true };
    if *reading < *read || *reading > Reading::NOW {
        proof.findings.push(Finding::Reading { step, action: *action, reading: *reading });
        return false;
    }
    *read = *reading;
    true
}

/// What needs saying about a step that follows.
fn note_step(told: &Tournament, effect: &[Fact], proof: &mut Proof) {
    proof.steps += 1;
    for fact in effect {
        let round = RoundNo(told.rounds.len() as u16);
        match fact.course() {
            Course::Drawn { attempt, .. } => {
                proof.proven += 1;
                if attempt > 1 {
                    proof.findings.push(Finding::Redrawn { round, attempts: attempt });
                }
            }
            Course::Closed => proof.proven += 1,
            Course::Adjusted => proof.findings.push(Finding::ByHand { round }),
            Course::Step { .. }
            | Course::SeedPromised { .. }
            | Course::SeedTold { .. }
            | Course::StageBegun { .. }
            | Course::Reseeded { .. }
            | Course::Discarded
            | Course::Published
            | Course::Clock(_)
            | Course::Result
            | Course::Beside => {}
        }
    }
}

/// Whether a step decided again gives what stands there. What older versions did not write down yet is not asked of them.
fn same(facts: &[Fact], again: &[Fact]) -> bool {
    let mut again = again.to_vec();
    let (Some(Fact::Step { reading, seal, .. }), Some(Fact::Step { reading: now, seal: sealed, .. })) =
        (facts.first(), again.first_mut())
    else {
        return false;
    };
    // The seal was looked at already, over this very step; by what readings the same comes out is no difference.
    (*now, *sealed) = (*reading, *seal);
    if seal.is_none() {
        for (fact, again) in facts.iter().zip(&mut again) {
            if let (Fact::Undone { taken_back: None, .. }, Fact::Undone { taken_back, .. }) =
                (fact, &mut *again)
            {
                *taken_back = None;
            }
            if let (
                Fact::DeckSubmitted { judged: None, .. } | Fact::DeckAmended { judged: None, .. },
                Fact::DeckSubmitted { judged, .. } | Fact::DeckAmended { judged, .. },
            ) = (fact, again)
            {
                *judged = None;
            }
        }
    }
    facts == again
}

/// Whether a step without a seal may be refused today although it was in order when it was taken.
fn is_newer_rule(why: &Why) -> bool {
    matches!(
        why,
        Why::NameTaken { .. }
            | Why::ProcedureFigures { .. }
            | Why::RoundLengthFixed
            | Why::DeckUnreadable { .. }
            | Why::DeckRefused { .. }
    )
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
            Finding::Seal { step, action } => {
                say!("finding-seal", step = *step, action = action.saying())
            }
            Finding::Step { step, action, refused: Some(refused) } => {
                say!("finding-step-refused", step = *step, action = action.saying(), why = refused.clone())
            }
            Finding::Step { step, action, refused: None } => {
                say!("finding-step", step = *step, action = action.saying())
            }
            Finding::Unsealed => say!("finding-unsealed"),
            Finding::OlderRule { step, action, reading, refused: Some(Refused { why, clause }) } => say!(
                "finding-older-rule-refused",
                step = *step,
                action = action.saying(),
                reading = reading.number(),
                why = why.clone(),
                clause = clause.to_string()
            ),
            Finding::OlderRule { step, action, reading, refused: None } => {
                say!("finding-older-rule", step = *step, action = action.saying(), reading = reading.number())
            }
            Finding::OlderCatalogue { step, action, reading, refused: Some(Refused { why, clause }) } => {
                say!(
                    "finding-older-catalogue-refused",
                    step = *step,
                    action = action.saying(),
                    reading = reading.number(),
                    why = why.clone(),
                    clause = clause.to_string()
                )
            }
            Finding::OlderCatalogue { step, action, reading, refused: None } => say!(
                "finding-older-catalogue",
                step = *step,
                action = action.saying(),
                reading = reading.number()
            ),
            Finding::Reading { step, action, reading } => say!(
                "finding-reading",
                step = *step,
                action = action.saying(),
                reading = reading.number(),
                known = Reading::NOW.number()
            ),
            Finding::NoHistory => say!("finding-no-history"),
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
