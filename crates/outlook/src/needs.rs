//! What do I need? For every player: through, alive or out, and what each own result does.
//!
//! | what is claimed | on what grounds | [`Certainty`] |
//! |---|---|---|
//! | everything, with the number of cases | every way the open matches can end was played out | `Enumerated` |
//! | through, out | a proof from bounds (`points.rs`, `bounds.rs`, `distant.rs`) | `Proved` |
//! | alive | one case in and one case out were found | `Proved` |
//! | a share of chances, and nothing more | so many continuations by chance | `Sampled` |
//!
//! `Through` and `Out` are said only when they are certain, as long as every match is played and nobody leaves or is
//! removed. On equal figures the lot decides; that is neither.

use tournament::{PersonId, Tournament};

use crate::distant::Distant;
use crate::points::Places;
use crate::race::{Fate, Goal, Race};
use crate::sample;
use crate::tally::{Tallies, Tally};

/// How hard to try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Every case is played out if cases times players are no more than this.
    pub most_steps: u64,
    /// How many continuations chance plays otherwise.
    pub runs: u32,
}

/// What everybody needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Needs {
    /// What for.
    pub goal: Goal,
    /// Rounds of the stage after the one under way.
    pub later_rounds: u16,
    /// Matches of the round under way without a result.
    pub open: u32,
    /// Everybody who can take a place, most points first.
    pub players: Vec<Need>,
}

/// What one player needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Need {
    /// Who.
    pub player: PersonId,
    /// Points, all results that stand counted.
    pub points: u32,
    /// Whatever the own result is.
    pub whatever: Prospect,
    /// By own result, the most points first; empty if the own match is over, or for a bye.
    pub by_result: Vec<IfResult>,
}

/// What one own result does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IfResult {
    /// The outcome's name in the pack.
    pub outcome: String,
    /// What then.
    pub then: Prospect,
}

/// What is known of somebody's chances.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// What can be said.
    pub verdict: Verdict,
    /// How it is known.
    pub certainty: Certainty,
    /// In how many cases, or runs, what happens.
    pub tally: Tally,
}

/// Through, alive or out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// Certainly has a place.
    Through,
    /// Could have one and could miss it.
    Alive,
    /// Certainly has none.
    Out,
}

/// How a verdict is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// Every case was played out.
    Enumerated,
    /// Proved without counting cases; the tally is by chance.
    Proved,
    /// Only by chance: the verdict is [`Verdict::Alive`] for want of a proof.
    Sampled,
}

impl Default for Effort {
    /// Some tens of milliseconds for hundreds of players.
    fn default() -> Effort {
        Effort { most_steps: 1_500_000, runs: 400 }
    }
}

/// What everybody in the race for the next cut (or for the first place, if none follows) needs; `None` when no Swiss round
/// of the stage is left to play.
pub fn needs(tournament: &Tournament, effort: Effort) -> Option<Needs> {
    let race = Race::of(tournament)?;
    let who: Vec<u32> = (0..race.points.len() as u32).filter(|at| race.contends[*at as usize]).collect();
    let mut players = race.needs_of(&who, effort);
    players.sort_by_key(|need| (std::cmp::Reverse(need.points), need.whatever.verdict, need.player));
    Some(Needs { goal: race.goal, later_rounds: race.later_rounds, open: race.open.len() as u32, players })
}

/// The same for one player only.
pub fn need(tournament: &Tournament, player: PersonId, effort: Effort) -> Option<Needs> {
    let race = Race::of(tournament)?;
    if !*race.contends.get(player.0 as usize)? {
        return None;
    }
    let players = race.needs_of(&[player.0], effort);
    Some(Needs { goal: race.goal, later_rounds: race.later_rounds, open: race.open.len() as u32, players })
}

impl Race {
    fn needs_of(&self, who: &[u32], effort: Effort) -> Vec<Need> {
        let cases = self.cases().filter(|cases| {
            self.later_rounds == 0 && cases.saturating_mul(self.points.len() as u64) <= effort.most_steps
        });
        let tallies = match cases {
            Some(_) => self.enumerate(who),
            None => sample::play_on(self, who, effort.runs),
        };
        let (places, distant) = (Places::new(self), Distant::new(self));
        let played = Played { race: self, places, distant, enumerated: cases.is_some() };
        who.iter().zip(tallies).map(|(player, tallies)| played.need_of(*player, &tallies)).collect()
    }

    /// How many ways the round can end; `None` beyond all counting.
    fn cases(&self) -> Option<u64> {
        (self.ways.len() as u64).checked_pow(self.open.len() as u32)
    }

    fn enumerate(&self, who: &[u32]) -> Vec<Tallies> {
        let mut tallies = self.no_tallies(who);
        let mut choice = vec![0u8; self.open.len()];
        loop {
            let fates = self.settle(&self.points_after(&choice));
            self.count(who, &choice, &fates, &mut tallies);
            let Some(at) = choice.iter().position(|way| usize::from(*way) + 1 < self.ways.len()) else {
                return tallies;
            };
            choice[at] += 1;
            choice[..at].fill(0);
        }
    }
}

/// A race that was played out, or played on by chance.
struct Played<'a> {
    race: &'a Race,
    places: Places<'a>,
    distant: Distant<'a>,
    /// Every case was.
    enumerated: bool,
}

impl Played<'_> {
    /// Puts together what is known of one player.
    fn need_of(&self, player: u32, tallies: &[Tally]) -> Need {
        let (race, enumerated) = (self.race, self.enumerated);
        let points = race.points[player as usize];
        let Some((own, side)) = race.seat[player as usize] else {
            let known = self.known(player, None, tallies[0]);
            return Need {
                player: PersonId(player),
                points,
                whatever: known.prospect(enumerated),
                by_result: Vec::new(),
            };
        };
        let ways: Vec<Known> = (0..race.ways.len() as u8)
            .map(|way| self.known(player, Some((own, way)), tallies[usize::from(way)]))
            .collect();
        let mut by_result: Vec<(String, u32, Known)> = Vec::new();
        for (way, known) in race.ways.iter().zip(&ways) {
            let outcome = &way.outcomes[side];
            match by_result.iter_mut().find(|(it, _, _)| it == outcome) {
                Some((_, _, sum)) => *sum = sum.or(known),
                None => by_result.push((outcome.clone(), way.points[side], *known)),
            }
        }
        by_result.sort_by_key(|(_, points, _)| std::cmp::Reverse(*points));
        let all = ways.iter().skip(1).fold(ways[0], |sum, known| sum.or(known));
        let by_result = by_result.into_iter();
        Need {
            player: PersonId(player),
            points,
            whatever: all.prospect(enumerated),
            by_result: by_result
                .map(|(outcome, _, known)| IfResult { outcome, then: known.prospect(enumerated) })
                .collect(),
        }
    }

    /// What can be shown for one way of the own match.
    fn known(&self, player: u32, own: Option<(usize, u8)>, tally: Tally) -> Known {
        let race = self.race;
        let mut known = Known {
            tally,
            can_be_in: tally.through + tally.by_lot > 0,
            can_be_out: tally.out + tally.by_lot > 0,
            always_in: false,
            always_out: false,
        };
        if self.enumerated {
            known.always_in = !known.can_be_out;
            known.always_out = !known.can_be_in;
            return known;
        }
        if race.later_rounds > 0 {
            let (best, worst) = self.distant.extremes(player, own);
            // Chance pairs later rounds roughly, so what it finds is no proof of anything.
            (known.always_in, known.always_out) = (worst <= race.places, best > race.places);
            (known.can_be_in, known.can_be_out) = (known.always_in, known.always_out);
            return known;
        }
        if known.can_be_in && known.can_be_out {
            return known;
        }
        let (best, worst) = self.places.extremes(player, own);
        (known.always_in, known.always_out) = (worst <= race.places, best > race.places);
        if known.always_in || known.always_out {
            known.can_be_in |= known.always_in;
            known.can_be_out |= known.always_out;
            return known;
        }
        let extremes = race.extremes(player, own);
        known.always_in = extremes.worst <= race.places;
        known.always_out = extremes.best > race.places;
        let fate = |choice: &[u8]| race.settle(&race.points_after(choice))[player as usize];
        known.can_be_in |= known.always_in || (!known.always_out && fate(&extremes.helping) != Fate::Out);
        known.can_be_out |=
            known.always_out || (!known.always_in && fate(&extremes.hurting) != Fate::Through);
        known
    }
}

/// What was shown about some cases.
#[derive(Clone, Copy, Debug)]
struct Known {
    tally: Tally,
    /// A case with a place, or with the lot, was found.
    can_be_in: bool,
    /// A case without one, or with the lot, was found.
    can_be_out: bool,
    always_in: bool,
    always_out: bool,
}

impl Known {
    /// What is then known about both together.
    fn or(&self, other: &Known) -> Known {
        Known {
            tally: self.tally.and(other.tally),
            can_be_in: self.can_be_in || other.can_be_in,
            can_be_out: self.can_be_out || other.can_be_out,
            always_in: self.always_in && other.always_in,
            always_out: self.always_out && other.always_out,
        }
    }

    fn prospect(&self, enumerated: bool) -> Prospect {
        let (verdict, shown) = match () {
            () if self.always_in => (Verdict::Through, true),
            () if self.always_out => (Verdict::Out, true),
            () => (Verdict::Alive, self.can_be_in && self.can_be_out),
        };
        let certainty = match (enumerated, shown) {
            (true, _) => Certainty::Enumerated,
            (false, true) => Certainty::Proved,
            (false, false) => Certainty::Sampled,
        };
        Prospect { verdict, certainty, tally: self.tally }
    }
}
