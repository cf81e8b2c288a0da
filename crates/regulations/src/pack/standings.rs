//! How players are paired and ranked, as far as packs differ in it.

use serde::Serialize;

use crate::fields::{Fields, Word};
use crate::problem::{Expected, Fault};

/// How players are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Pairing {
    /// Where two players should not meet again.
    pub rematch_scope: RematchScope,
    /// Who has the bye in the first round.
    pub first_bye: ByeRule,
    /// Who has the bye in later rounds.
    pub later_bye: ByeRule,
}

/// Where two players should not meet again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RematchScope {
    /// Within one stage.
    Stage,
    /// In all Swiss rounds of the tournament, whatever stage they belong to.
    SwissRounds,
}

/// Who has the bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ByeRule {
    /// Somebody drawn at random.
    Random,
    /// The lowest ranked of those who have had the fewest.
    LowestRanked,
}

/// How players are ranked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standings {
    /// What separates players on equal points, in order; the last is random.
    pub tie_breakers: Vec<TieBreaker>,
    /// Whether points go along into a second Swiss stage.
    pub points_carry_over: bool,
    /// Whether a disqualified player has a final place.
    pub disqualified_are_ranked: bool,
}

/// What separates players on equal points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreaker {
    /// The mean of the opponents' points per round.
    StrengthOfSchedule,
    /// The mean of the opponents' strengths of schedule.
    ExtendedStrengthOfSchedule,
    /// A draw, made once and kept.
    Random,
}

impl Pairing {
    pub(crate) fn read(root: &Fields<'_>) -> Pairing {
        let fields = root.table("pairing");
        let read = |fields: &Fields<'_>| Pairing {
            rematch_scope: fields.word("rematch_scope"),
            first_bye: fields.word("first_bye"),
            later_bye: fields.word("later_bye"),
        };
        let pairing = fields.as_ref().map(read);
        fields.iter().for_each(Fields::done);
        pairing.unwrap_or(Pairing {
            rematch_scope: RematchScope::Stage,
            first_bye: ByeRule::Random,
            later_bye: ByeRule::LowestRanked,
        })
    }
}

impl Standings {
    pub(crate) fn read(root: &Fields<'_>) -> Standings {
        let Some(fields) = root.table("standings") else {
            return Standings {
                tie_breakers: Vec::new(),
                points_carry_over: true,
                disqualified_are_ranked: false,
            };
        };
        let standings = Standings {
            tie_breakers: TieBreaker::read_all(&fields),
            points_carry_over: fields.flag_or("points_carry_over", true),
            disqualified_are_ranked: fields.flag_or("disqualified_are_ranked", false),
        };
        fields.done();
        standings
    }
}

impl TieBreaker {
    fn read_all(fields: &Fields<'_>) -> Vec<TieBreaker> {
        let notes = fields.notes();
        let Some(field) = fields.need("tie_breakers", Expected::FilledList) else { return Vec::new() };
        let mut all: Vec<TieBreaker> = Vec::new();
        for item in field.items(notes) {
            let tie_breaker = item.word(notes);
            if all.contains(&tie_breaker) {
                item.note(notes, Fault::Repeated { read: item.node.quoted() });
            }
            all.push(tie_breaker);
        }
        if all.last() != Some(&TieBreaker::Random) {
            field.note(notes, Fault::RandomNotLast);
        }
        all
    }
}

impl Word for RematchScope {
    const ALL: &'static [(&'static str, RematchScope)] =
        &[("stage", RematchScope::Stage), ("swiss_rounds", RematchScope::SwissRounds)];
}

impl Word for ByeRule {
    const ALL: &'static [(&'static str, ByeRule)] =
        &[("random", ByeRule::Random), ("lowest_ranked", ByeRule::LowestRanked)];
}

impl Word for TieBreaker {
    const ALL: &'static [(&'static str, TieBreaker)] = &[
        ("strength_of_schedule", TieBreaker::StrengthOfSchedule),
        ("extended_strength_of_schedule", TieBreaker::ExtendedStrengthOfSchedule),
        ("random", TieBreaker::Random),
    ];
}
