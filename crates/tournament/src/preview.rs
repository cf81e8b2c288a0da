//! What a correction would change, before it is confirmed: standings, the cut, and which draws would have come out
//! otherwise.

use std::collections::BTreeMap;

use rulebook::{Dice, Rulebook};

use crate::command::{Command, Wish};
use crate::fact::{DrawnMatch, Fact};
use crate::ids::{MatchId, PersonId, RoundNo, StageNo};
use crate::model::{Presence, Progress, Round, Seats};
use crate::refusal::Refusal;
use crate::settings::RoundKind;
use crate::standings::Row;
use crate::state::Tournament;

/// The consequences of a correction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The table now and then: for everybody whose row changes, the row before and after.
    pub rows: Vec<(PersonId, Row, Row)>,
    /// Who would enter and who would leave the cut that was made or is to be made.
    pub cut: (Vec<PersonId>, Vec<PersonId>),
    /// Later rounds whose draw would have come out differently. They stay as they were played.
    pub draws: Vec<RoundNo>,
}

impl Tournament {
    /// What a [`Wish::Correct`] would change; refused for the same reasons as the correction itself.
    pub fn preview(&self, command: &Command, dice: &Dice) -> Result<Preview, Refusal> {
        let facts = self.decide(command, dice)?;
        let mut corrected = self.clone();
        for fact in &facts {
            corrected.apply(fact);
        }
        let id = if let Wish::Correct { id, .. } = &command.wish { Some(*id) } else { None };
        Ok(Preview {
            rows: self.changed_rows(&corrected, id),
            cut: self.changed_cut(&corrected),
            draws: id.map(|id| self.changed_draws(id, &facts, dice)).unwrap_or_default(),
        })
    }

    /// The newest table the match counts in, now and then.
    fn changed_rows(&self, corrected: &Tournament, id: Option<MatchId>) -> Vec<(PersonId, Row, Row)> {
        let counts = |round: &&Round| {
            let covers = |id: MatchId| self.rounds_counted(round.number).any(|it| it.number == id.round);
            round.kind == RoundKind::Swiss && round.progress == Progress::Closed && id.is_none_or(covers)
        };
        let Some(after) = self.rounds.iter().rev().find(counts).map(|round| round.number) else {
            return Vec::new();
        };
        let then: BTreeMap<PersonId, Row> = corrected.standings(after).into_iter().collect();
        let now = self.standings(after).into_iter();
        now.filter_map(|(player, row)| {
            then.get(&player).filter(|then| **then != row).map(|then| (player, row, then.clone()))
        })
        .collect()
    }

    /// Who would enter and leave the cut to come or, if none is to come, the one that was made.
    fn changed_cut(&self, corrected: &Tournament) -> (Vec<PersonId>, Vec<PersonId>) {
        let begun = self.stages.len();
        let (now, then) = if self.plan.get(begun).is_some_and(|plan| plan.cut().is_some()) {
            (self.cut_seeds(), corrected.cut_seeds())
        } else if let Some(stage) = self.stages.last().filter(|stage| !stage.seeds.is_empty()) {
            let missed = Presence::CutOff { stage: StageNo(begun as u8 - 1) };
            let could = |player: &PersonId| {
                let entry = self.person(*player).and_then(|person| person.entry.as_ref());
                stage.seeds.contains(player) || entry.is_some_and(|entry| entry.presence == missed)
            };
            let after = RoundNo(stage.first_round.0.saturating_sub(1));
            let order = corrected.table(after).1.into_iter().filter(could);
            (stage.seeds.clone(), order.take(stage.seeds.len()).collect())
        } else {
            return Default::default();
        };
        let enter = then.iter().copied().filter(|player| !now.contains(player)).collect();
        let leave = now.into_iter().filter(|player| !then.contains(player)).collect();
        (enter, leave)
    }

    /// Replays the history with the corrected result in place of the old one and draws every later round again.
    fn changed_draws(&self, id: MatchId, correction: &[Fact], dice: &Dice) -> Vec<RoundNo> {
        let corrected = correction.iter().find_map(|fact| {
            let Fact::ResultStands { result, .. } = fact else { return None };
            Some(result)
        });
        let Some(corrected) = corrected else { return Vec::new() };
        let mut replay = Tournament::under(std::sync::Arc::clone(&self.pack));
        let mut changed = Vec::new();
        for fact in &self.effective {
            if let Fact::ResultStands { id: of, .. } = &**fact
                && *of == id
            {
                replay.take(&Fact::ResultStands { id, result: corrected.clone() });
                continue;
            }
            if let Fact::Drawn { attempt, matches, .. } = &**fact
                && replay.rounds.len() >= usize::from(id.round.0)
            {
                let mut before = replay.clone();
                before.take(&Fact::DrawDiscarded);
                let again = before.draw(*attempt, dice);
                if again.is_none_or(|again| who_meets(&again.matches) != who_meets(matches)) {
                    changed.push(RoundNo(before.rounds.len() as u16 + 1));
                }
            }
            replay.take(fact);
        }
        changed.dedup();
        changed
    }
}

fn who_meets(matches: &[DrawnMatch]) -> Vec<(PersonId, Option<PersonId>)> {
    let mut seats: Vec<_> = matches.iter().map(|it| unordered(it.seats)).collect();
    seats.sort_unstable();
    seats
}

fn unordered(seats: Seats) -> (PersonId, Option<PersonId>) {
    match seats {
        Seats::Pair(one, two) => (one.min(two), Some(one.max(two))),
        Seats::Bye(one) => (one, None),
        Seats::Nobody(one, two) => (one.min(two), None),
    }
}
