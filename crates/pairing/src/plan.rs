//! Choosing this round with the rounds to come in view: never boxed in while it can be avoided.
//!
//! Where degrees alone make the coming rounds safe, the best pairing of this round is simply drawn. Otherwise pairings are
//! drawn until one leaves the coming rounds playable, which keeps every such pairing equally likely. In small fields, when
//! none of the best will do, all pairings are gone through from the best down. Where not all announced rounds can be kept
//! free of rematches, as many as possible are.

use crate::certificate::Certificate;
use crate::chance::{Chance, shuffle};
use crate::cost::Cost;
use crate::draft::Draft;
use crate::field::Field;
use crate::lookahead::{Ahead, Answer, fresh_after, safe_rounds};
use crate::optimum::odd_tops;
use crate::outlook::{Assurance, Obstacle, Outlook};
use crate::request::Swiss;
use crate::round::Pairing;
use crate::small;
use crate::window::{self, Gates};

/// How many draws may fail to leave the coming rounds playable before all pairings are gone through (small fields) or it is
/// given up (others).
const DRAWS: usize = 48;
const DRAWS_OF_LARGE: usize = 6;

/// The most pairings that are gone through, and the most of them for which rounds are searched.
const MOST_PAIRINGS: usize = 200_000;
const MOST_SEARCHES: usize = 3_000;

/// Chooses a pairing for a request that has been checked.
pub(crate) fn choose(request: &Swiss, field: &Field, chance: Chance<'_>) -> Pairing {
    let mut source = Source::new(request, field);
    let first = source.draw(chance);
    if first.has_rematch(field) {
        return first.finish(request, field, Outlook::Broken);
    }
    if let Some(outlook) = assured_by_degrees(request, &first.players(field)) {
        return first.finish(request, field, outlook);
    }
    let Some(ahead) = Ahead::new(request) else {
        return first.finish(request, field, Outlook::NotProven);
    };
    let (scarcest, left) = ahead.scarcest();
    let most = left.saturating_sub(1).min(request.rounds_after);
    let view = View { request, field, ahead, obstacle: Obstacle::Opponents { player: scarcest, left } };
    let mut draft = first.clone();
    for _ in 0..source.draws() {
        if let Answer::Rounds(rounds) = view.rounds(&draft, most) {
            return draft.finish(request, field, view.outlook(rounds, view.obstacle));
        }
        draft = source.draw(chance);
    }
    let found = match &source {
        Source::Small { table, .. } => view.go_through_all(table, most, &first, chance),
        Source::Large { .. } => None,
    };
    found.unwrap_or_else(|| first.finish(request, field, Outlook::NotProven))
}

/// Where best pairings come from.
enum Source<'a> {
    Small { field: &'a Field, table: small::Table, certificate: Option<Certificate> },
    Large { request: &'a Swiss, field: &'a Field },
}

impl<'a> Source<'a> {
    fn new(request: &'a Swiss, field: &'a Field) -> Source<'a> {
        if field.seats() <= small::MOST {
            Source::Small { field, table: small::Table::new(field), certificate: None }
        } else {
            Source::Large { request, field }
        }
    }

    fn draws(&self) -> usize {
        match self {
            Source::Small { .. } => DRAWS,
            Source::Large { .. } => DRAWS_OF_LARGE,
        }
    }

    /// Draws one of the best pairings of this round.
    fn draw(&mut self, chance: Chance<'_>) -> Draft {
        match self {
            Source::Small { field, table, certificate } => {
                let pairs = table.draw(chance);
                // The proof is about the cost, which all best pairings share.
                let proof = certificate.get_or_insert_with(|| prove_small(field, &pairs, chance));
                Draft::new(field, pairs, proof.clone())
            }
            Source::Large { request, field } => Draft::best(request, field, chance),
        }
    }
}

/// The proof that these pairs cost as little as any.
fn prove_small(field: &Field, pairs: &[(u32, u32)], chance: Chance<'_>) -> Certificate {
    let groups = 0..field.groups();
    if Cost::of(field, pairs) == Cost::ideal(field) {
        return Certificate::Weights { players: Vec::new(), sets: odd_tops(field, groups).collect() };
    }
    let solved = window::solve(field, groups, small::MOST, Gates::Shut, chance);
    let (players, sets) = solved.proof(field);
    Certificate::Weights { players, sets }
}

/// What needs no search: no rounds left, or so many fresh opponents that no choice can do harm.
fn assured_by_degrees(request: &Swiss, pairs: &[(u32, u32)]) -> Option<Outlook> {
    if request.rounds_after == 0 || request.scores.is_empty() {
        return Some(Outlook::Free(Assurance::NothingLeft));
    }
    let players = request.scores.len();
    let fresh = fresh_after(request, pairs);
    (safe_rounds(players, fresh) >= i64::from(request.rounds_after))
        .then_some(Outlook::Free(Assurance::Degrees { players: players as u32, fresh: fresh as u32 }))
}

/// What is needed to judge a pairing by the rounds it leaves.
struct View<'a> {
    request: &'a Swiss,
    field: &'a Field,
    ahead: Ahead,
    obstacle: Obstacle,
}

impl View<'_> {
    fn rounds(&self, draft: &Draft, rounds: u32) -> Answer {
        self.ahead.rounds(&draft.players(self.field), self.request.bye, rounds)
    }

    fn outlook(&self, rounds: Vec<Vec<(u32, u32)>>, because: Obstacle) -> Outlook {
        let free = rounds.len() as u32;
        let assurance = if free == 0 { Assurance::NothingLeft } else { Assurance::Rounds(rounds) };
        if free == self.request.rounds_after {
            Outlook::Free(assurance)
        } else {
            Outlook::Breaks { free, assurance, because }
        }
    }

    /// Goes through all pairings without a rematch, from the best down, for one that leaves as many rounds as possible.
    fn go_through_all(
        &self,
        table: &small::Table,
        most: u32,
        best: &Draft,
        chance: Chance<'_>,
    ) -> Option<Pairing> {
        let mut all = table.all_fresh(self.field, MOST_PAIRINGS)?;
        // Equal prices in random order: the first that will do is then any of them with equal chance.
        for equal in all.chunk_by_mut(|one, other| one.0 == other.0) {
            shuffle(equal, chance);
        }
        let cheapest = all.first()?.0;
        let mut searches = 0;
        for free in (0..=most).rev() {
            for &(price, packed) in &all {
                searches += 1;
                if searches > MOST_SEARCHES {
                    return None;
                }
                let certificate =
                    if price == cheapest { best.certificate.clone() } else { Certificate::Tried };
                let draft = Draft::new(self.field, table.unpack(packed), certificate);
                match self.rounds(&draft, free) {
                    Answer::Rounds(rounds) => {
                        let because = if free == most { self.obstacle } else { Obstacle::Tried };
                        return Some(draft.finish(self.request, self.field, self.outlook(rounds, because)));
                    }
                    Answer::Impossible => {}
                    Answer::Unknown => return None,
                }
            }
        }
        None
    }
}
