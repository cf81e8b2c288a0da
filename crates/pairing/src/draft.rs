//! Pairs of seats on their way to a round: found, checked, explained.

use crate::certificate::Certificate;
use crate::chance::Chance;
use crate::checker;
use crate::explain::explain;
use crate::field::Field;
use crate::optimum::Finder;
use crate::outlook::Outlook;
use crate::request::Swiss;
use crate::round::Pairing;

/// Pairs of seats in the order of tables, and why nothing is better.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    pub pairs: Vec<(u32, u32)>,
    pub certificate: Certificate,
}

impl Draft {
    pub(crate) fn new(field: &Field, pairs: Vec<(u32, u32)>, certificate: Certificate) -> Draft {
        let mut pairs: Vec<(u32, u32)> =
            pairs.into_iter().map(|(one, other)| (one.min(other), one.max(other))).collect();
        pairs.sort_by_key(|&(upper, lower)| (field.group[upper as usize], field.group[lower as usize]));
        Draft { pairs, certificate }
    }

    /// A best pairing of a field of any size, without looking ahead. What leaves here as proven has been checked.
    pub(crate) fn best(request: &Swiss, field: &Field, chance: Chance<'_>) -> Draft {
        let mut finder = Finder::new(field, chance);
        loop {
            let candidate = finder.candidate(chance);
            let mut draft = Draft::new(field, candidate.pairs, candidate.certificate);
            if finder.is_ideal() || draft.certificate == Certificate::Open {
                return draft;
            }
            let outlook = if draft.has_rematch(field) { Outlook::Broken } else { Outlook::NotProven };
            let pairing = draft.clone().finish(request, field, outlook);
            match checker::check(request, &pairing) {
                Ok(_) => return draft,
                Err(violation) if finder.try_harder(&violation) => {}
                Err(_) => {
                    draft.certificate = Certificate::Open;
                    return draft;
                }
            }
        }
    }

    pub(crate) fn has_rematch(&self, field: &Field) -> bool {
        self.pairs.iter().any(|&(one, other)| field.met.has(one, other))
    }

    /// The pairs as players.
    pub(crate) fn players(&self, field: &Field) -> Vec<(u32, u32)> {
        let player = |seat: u32| field.players[seat as usize];
        self.pairs.iter().map(|&(one, other)| (player(one), player(other))).collect()
    }

    /// Adds reasons and the outlook.
    pub(crate) fn finish(self, request: &Swiss, field: &Field, outlook: Outlook) -> Pairing {
        let (reasons, relaxations) = explain(request, field, &self.pairs);
        Pairing { pairs: self.players(field), reasons, relaxations, outlook, certificate: self.certificate }
    }
}
