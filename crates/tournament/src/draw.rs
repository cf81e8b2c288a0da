//! Drawing a round: who meets whom, who has the bye, at which table, and why.
//!
//! Every draw has its own label, so it can be repeated by anybody once the seed is public:
//! `stage 1 round 4 attempt 1 pairing`. The bye is fixed before the groups are formed (CT-4.2.26, LT-4.2.20).

use pairing::elimination::{self, Game};
use pairing::{FloatCause, Outlook, Reason, Swiss};
use regulations::ByeRule;
use rulebook::Dice;

use crate::fact::DrawnMatch;
use crate::ids::{PersonId, RoundNo};
use crate::model::{Progress, Seats};
pub use crate::note::{FloatReason, Note};
use crate::settings::{RoundKind, StagePlan};
use crate::state::Tournament;

/// A drawn round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The matches, by table.
    pub matches: Vec<DrawnMatch>,
    /// What may be asked about them.
    pub notes: Vec<Note>,
}

impl Tournament {
    /// Draws the next round of the stage under way as attempt number `attempt`. `None` if fewer than two players are left
    /// (or, in elimination, nobody would meet anybody).
    pub(crate) fn draw(&self, attempt: u16, dice: &Dice) -> Option<Draw> {
        let stage = self.stages.last()?;
        let settled = self.rounds.iter().filter(|round| round.progress > Progress::Drawn).count() as u16;
        let in_stage = (settled + 1).saturating_sub(stage.first_round.0) + 1;
        let label =
            |what: &str| format!("stage {} round {in_stage} attempt {attempt} {what}", self.stages.len());
        match stage.plan.kind() {
            RoundKind::Swiss => self.draw_swiss(in_stage, &label, dice),
            RoundKind::Elimination => self.draw_elimination(in_stage, &label, dice),
        }
    }

    fn draw_swiss(&self, in_stage: u16, label: &dyn Fn(&str) -> String, dice: &Dice) -> Option<Draw> {
        let players: Vec<PersonId> = self.active().collect();
        if players.len() < 2 {
            return None;
        }
        let first = self.last_counted_round().is_none();
        let mut notes = Vec::new();
        let bye = (players.len() % 2 == 1).then(|| self.bye(&players, first, label, dice)).flatten();
        if let Some((player, drawn)) = bye {
            notes.push(Note::Bye { player, drawn });
        }
        let place = |player: PersonId| players.binary_search(&player).ok().map(|at| at as u32);
        let points = self.points_of(&players);
        let pair_up = |one, two| Some((place(one)?, place(two)?));
        let met = self.met();
        let byes = self.byes_had();
        let rounds = match self.stages.last()?.plan {
            StagePlan::Swiss { rounds, .. } => rounds,
            StagePlan::Elimination { .. } => 0,
        };
        let request = Swiss {
            scores: points,
            met: met.iter().filter_map(|&(one, two, _)| pair_up(one, two)).collect(),
            apart: if first { self.teammates(&players) } else { Vec::new() },
            bye: bye.and_then(|(player, _)| place(player)),
            byes_had: (0..).zip(&players).filter(|(_, id)| byes[id.index()] > 0).map(|(at, _)| at).collect(),
            rounds_after: u32::from(rounds.saturating_sub(in_stage)),
        };
        let mut cup = dice.cup(&label("pairing"));
        let paired = pairing::pair(&request, &mut |end| cup.below(end)).ok()?;
        let named = |at: u32| players[at as usize];
        for reason in &paired.reasons {
            notes.push(note_of(reason, &named, &met));
        }
        if let Outlook::Breaks { free, .. } = paired.outlook {
            notes.push(Note::RematchAhead { free_rounds: free });
        }
        let pairs: Vec<(PersonId, PersonId)> =
            paired.pairs.iter().map(|&(one, two)| (named(one), named(two))).collect();
        let mut matches = self.at_tables(&pairs);
        matches.extend(bye.map(|(player, _)| DrawnMatch {
            seats: Seats::Bye(player),
            table: None,
            game: None,
        }));
        Some(Draw { matches, notes })
    }

    /// Who has the bye, and whether it was drawn by lot.
    fn bye(
        &self,
        players: &[PersonId],
        first: bool,
        label: &dyn Fn(&str) -> String,
        dice: &Dice,
    ) -> Option<(PersonId, bool)> {
        let rule = if first { self.pack.pairing.first_bye } else { self.pack.pairing.later_bye };
        let byes = self.byes_had();
        let fewest = players.iter().map(|player| byes[player.index()]).min()?;
        let is_due =
            |player: &PersonId| players.binary_search(player).is_ok() && byes[player.index()] == fewest;
        if let (ByeRule::LowestRanked, Some(after)) = (rule, self.last_counted_round()) {
            let (_, order) = self.table(after);
            return order.into_iter().rev().find(is_due).map(|player| (player, false));
        }
        let due: Vec<PersonId> = players.iter().copied().filter(is_due).collect();
        dice.cup(&label("bye")).pick(&due).map(|player| (*player, true))
    }

    /// The newest closed Swiss round whose table counts for the stage under way.
    pub(crate) fn last_counted_round(&self) -> Option<RoundNo> {
        let stage = self.stages.last()?;
        let carries = matches!(stage.plan, StagePlan::Swiss { carry: true, .. });
        self.last_table_round().filter(|round| *round >= stage.first_round || carries)
    }

    fn points_of(&self, players: &[PersonId]) -> Vec<i64> {
        let mut points = vec![0; self.people.len()];
        if let Some(after) = self.last_counted_round() {
            for (player, row) in self.standings(after) {
                points[player.index()] = i64::from(row.points);
            }
        }
        players.iter().map(|player| points[player.index()]).collect()
    }

    fn teammates(&self, players: &[PersonId]) -> Vec<(u32, u32)> {
        let team = |player: &PersonId| self.person(*player)?.entry.as_ref()?.team.as_deref();
        let mut by_team: Vec<(&str, u32)> =
            (0..).zip(players).filter_map(|(at, id)| Some((team(id)?, at))).collect();
        by_team.sort_unstable();
        let of_one_team = by_team.chunk_by(|one, two| one.0 == two.0);
        of_one_team
            .flat_map(|team| {
                team.iter()
                    .enumerate()
                    .flat_map(move |(at, one)| team[at + 1..].iter().map(move |two| (one.1, two.1)))
            })
            .collect()
    }

    /// Gives tables in the order of the pairs, from the first number on; fixed tables are kept for those who have them.
    pub(crate) fn at_tables(&self, pairs: &[(PersonId, PersonId)]) -> Vec<DrawnMatch> {
        let fixed_of = |player: PersonId| self.person(player)?.entry.as_ref()?.fixed_table;
        let mut taken = std::collections::BTreeSet::new();
        let fixed: Vec<Option<u16>> = pairs
            .iter()
            .map(|&(one, two)| {
                let wished = [fixed_of(one), fixed_of(two)].into_iter().flatten();
                wished.into_iter().find(|table| taken.insert(*table))
            })
            .collect();
        let mut free = (self.settings.first_table..=u16::MAX).filter(|table| !taken.contains(table));
        let mut matches: Vec<DrawnMatch> = pairs
            .iter()
            .zip(fixed)
            .map(|(&(one, two), fixed)| DrawnMatch {
                seats: Seats::Pair(one, two),
                table: fixed.or_else(|| free.next()),
                game: None,
            })
            .collect();
        matches.sort_by_key(|it| it.table);
        matches
    }

    fn draw_elimination(&self, in_stage: u16, label: &dyn Fn(&str) -> String, dice: &Dice) -> Option<Draw> {
        let stage = self.stages.last()?;
        let (games, entrants) = if in_stage == 1 {
            let entrants: Vec<PersonId> =
                if stage.seeds.is_empty() { self.active().collect() } else { stage.seeds.clone() };
            let games = if stage.seeds.is_empty() {
                let mut cup = dice.cup(&label("bracket"));
                elimination::drawn(entrants.len() as u32, &mut |end| cup.below(end))
            } else {
                elimination::seeded(entrants.len() as u32)
            };
            (games, entrants)
        } else {
            let winners = self.winners_by_game();
            let entrants: Vec<PersonId> = winners.iter().flatten().copied().collect();
            let places: Vec<Option<u32>> = winners
                .iter()
                .map(|winner| {
                    winner.and_then(|id| entrants.iter().position(|it| *it == id)).map(|at| at as u32)
                })
                .collect();
            (elimination::next_round(&places), entrants)
        };
        let named = |at: u32| entrants[at as usize];
        let matches: Vec<DrawnMatch> = (1..)
            .zip(&games)
            .filter_map(|(game, it)| {
                let table = Some(self.settings.first_table.saturating_add(game - 1));
                match *it {
                    Game::Match(one, two) => Some(DrawnMatch {
                        seats: Seats::Pair(named(one), named(two)),
                        table,
                        game: Some(game),
                    }),
                    Game::Bye(player) => {
                        Some(DrawnMatch { seats: Seats::Bye(named(player)), table: None, game: Some(game) })
                    }
                    Game::Nobody => None,
                }
            })
            .collect();
        (!matches.is_empty()).then_some(Draw { matches, notes: Vec::new() })
    }

    /// Places of the elimination bracket under way: a power of two.
    pub(crate) fn bracket_places(&self) -> usize {
        let Some(stage) = self.stages.last() else { return 2 };
        let first = self.round(stage.first_round).filter(|round| round.progress > Progress::Drawn);
        let entered = match first {
            _ if !stage.seeds.is_empty() => stage.seeds.len(),
            Some(first) => first.matches.len() * 2,
            None => self.active().count(),
        };
        entered.max(2).next_power_of_two()
    }

    /// Who came out of each game of the last elimination round and is still in, by game number.
    fn winners_by_game(&self) -> Vec<Option<PersonId>> {
        let settled = self.rounds.iter().rev().find(|round| round.progress > Progress::Drawn);
        let Some(last) = settled else { return Vec::new() };
        let games = (self.bracket_places() >> last.in_stage.min(31)).max(1);
        let mut winners = vec![None; games];
        for it in &last.matches {
            let winner = self.winner_of(it).filter(|winner| {
                let entry = self.person(*winner).and_then(|person| person.entry.as_ref());
                entry.is_some_and(crate::model::Entry::is_active)
            });
            let place = it.game.and_then(|game| usize::from(game).checked_sub(1));
            if let Some(slot) = place.and_then(|place| winners.get_mut(place)) {
                *slot = winner;
            }
        }
        winners
    }
}

fn note_of(reason: &Reason, named: &dyn Fn(u32) -> PersonId, met: &[(PersonId, PersonId, RoundNo)]) -> Note {
    match *reason {
        Reason::Float { down, up, why, .. } => {
            let why = match why {
                FloatCause::MayMeetNobody { others } => FloatReason::MetEverybody { others },
                FloatCause::OddGroup { size, .. } => FloatReason::OddGroup { size },
                FloatCause::TooFewPairs { size, inside, .. } => {
                    FloatReason::TooFewPairs { size, pairs: inside }
                }
            };
            Note::Float { down: named(down), up: named(up), why }
        }
        Reason::Rematch { players: (one, two), .. } => {
            let (one, two) = (named(one), named(two));
            let before = met.iter().rev().find(|(a, b, _)| (*a, *b) == (one, two) || (*b, *a) == (one, two));
            Note::Rematch { one, two, met: before.map_or(RoundNo(0), |it| it.2) }
        }
        Reason::Together { players: (one, two), .. } => Note::Teammates { one: named(one), two: named(two) },
    }
}
