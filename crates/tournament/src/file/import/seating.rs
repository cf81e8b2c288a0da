//! The matches of one round of a file, checked one by one: who sits where, who missed the round, what each got.

use std::collections::{BTreeMap, BTreeSet};

use regulations::{Amount, Origin, StageKind};

use super::{Builder, MOST_PLAYERS, most};
use crate::fact::DrawnMatch;
use crate::file::{Fault, FileMatch, FileProblem, FileRound};
use crate::ids::PersonId;
use crate::model::Seats;
use crate::settings::RoundKind;

/// A match of the file with its players known.
pub(super) struct Seated {
    pub(super) seats: Seats,
    pub(super) absent: Option<PersonId>,
    pub(super) table: Option<u16>,
    pub(super) game: Option<u16>,
    pub(super) outcomes: Option<Vec<String>>,
    pub(super) figures: BTreeMap<String, [Amount; 2]>,
}

impl Seated {
    pub(super) fn everybody(&self) -> impl Iterator<Item = PersonId> + use<> {
        self.seats.players().chain(self.absent)
    }

    /// The match as drawn: with the player who did not appear.
    pub(super) fn drawn(&self) -> DrawnMatch {
        let seats = match (self.seats, self.absent) {
            (Seats::Bye(present), Some(absent)) => Seats::Pair(present, absent),
            (seats, _) => seats,
        };
        DrawnMatch { seats, table: self.table, game: self.game }
    }
}

impl Builder<'_> {
    /// The matches of a round with everything checked, without those that only tell of a missed round.
    pub(super) fn seated(&self, path: &str, round: &FileRound) -> Result<Vec<Seated>, FileProblem> {
        most(&format!("{path}.matches"), round.matches.len(), MOST_PLAYERS)?;
        // Somebody who did not appear and came back later has missed the round: absent and an unpaired loss in one.
        let (mut sits, mut missed) = (BTreeSet::new(), BTreeSet::new());
        let mut seated: Vec<Seated> = Vec::new();
        for (at, it) in round.matches.iter().enumerate() {
            let path = format!("{path}.matches[{at}]");
            let seats = self.seats(&format!("{path}.players"), &it.players)?;
            let absent = it.absent.as_ref().map(|key| self.id(&format!("{path}.absent"), key)).transpose()?;
            if absent.is_some() && matches!(seats, Seats::Pair(..)) {
                return Err(FileProblem::at(format!("{path}.absent"), Fault::PlayerCount { count: 3 }));
            }
            let tells_of_missing = self.is_missed(it);
            let taken = if tells_of_missing { &mut missed } else { &mut sits };
            if let Some(twice) = seats.players().chain(absent).find(|player| !taken.insert(*player)) {
                let id = self.key(twice).to_owned();
                return Err(FileProblem::at(format!("{path}.players"), Fault::Twice { id }));
            }
            let outcomes = self.outcomes(&path, round.kind, it)?;
            let figures = self.figures(&path, it)?;
            if !tells_of_missing {
                seated.push(Seated { seats, absent, table: it.table, game: it.game, outcomes, figures });
            }
        }
        if let Some(both) = seated.iter().flat_map(|it| it.seats.players()).find(|it| missed.contains(it)) {
            let fault = Fault::Twice { id: self.key(both).to_owned() };
            return Err(FileProblem::at(format!("{path}.matches"), fault));
        }
        Ok(seated)
    }

    fn outcomes(
        &self,
        path: &str,
        kind: RoundKind,
        it: &FileMatch,
    ) -> Result<Option<Vec<String>>, FileProblem> {
        let Some(outcomes) = &it.outcomes else { return Ok(None) };
        let path = format!("{path}.outcomes");
        let pack = self.told.pack();
        if let Some(stranger) = outcomes.keys().find(|key| !it.players.contains(key)) {
            return Err(FileProblem::at(path, Fault::Unknown { id: stranger.clone() }));
        }
        let alone = it.players.len() == 1;
        let fits = |from: Origin| (from != Origin::Match) == alone;
        let accepted =
            || pack.outcomes.iter().filter(|it| fits(it.from)).map(|it| it.id.clone()).collect::<Vec<_>>();
        let mut listed = Vec::new();
        for player in &it.players {
            let Some(outcome) = outcomes.get(player) else {
                return Err(FileProblem::at(path, Fault::NoOutcome { id: player.clone() }));
            };
            if !pack.outcome(outcome).is_some_and(|it| fits(it.from)) {
                let fault = Fault::Outcome { read: outcome.clone(), accepted: accepted() };
                return Err(FileProblem::at(format!("{path}.{player}"), fault));
            }
            listed.push(outcome.clone());
        }
        if let [one, two] = listed.as_slice() {
            let stage = match kind {
                RoundKind::Swiss => StageKind::Swiss,
                RoundKind::Elimination => StageKind::Elimination,
            };
            if !pack.result_of(one, two).is_some_and(|result| result.stages.contains(&stage)) {
                return Err(FileProblem::at(path, Fault::Pair { one: one.clone(), two: two.clone() }));
            }
        }
        Ok(Some(listed))
    }

    /// The figures on record, each for both players of a decided match or for neither.
    fn figures(&self, path: &str, it: &FileMatch) -> Result<BTreeMap<String, [Amount; 2]>, FileProblem> {
        let mut figures = BTreeMap::new();
        let known = || self.told.pack().figures.iter().map(|it| it.id.clone()).collect::<Vec<_>>();
        let fault = |id: &str, read: String, accepted| {
            FileProblem::at(format!("{path}.figures.{id}"), Fault::Outcome { read, accepted })
        };
        for (id, amounts) in &it.figures {
            let figure = self.told.pack().figure(id).ok_or_else(|| fault(id, id.clone(), known()))?;
            if let Some(stranger) = amounts.keys().find(|key| !it.players.contains(key)) {
                let path = format!("{path}.figures.{id}");
                return Err(FileProblem::at(path, Fault::Unknown { id: stranger.clone() }));
            }
            let of = |player: &String| amounts.get(player).copied();
            let (Some(_), Some([Some(one), Some(two)])) =
                (&it.outcomes, both(&it.players).map(|it| it.map(of)))
            else {
                let id = it.players.iter().find(|player| of(player).is_none()).cloned().unwrap_or_default();
                return Err(FileProblem::at(format!("{path}.figures"), Fault::NoOutcome { id }));
            };
            if let Some(amount) = [one, two].into_iter().find(|amount| !figure.allows(*amount)) {
                return Err(fault(id, amount.to_string(), vec![format!("0 – {}", figure.most)]));
            }
            figures.insert(id.clone(), [one, two]);
        }
        Ok(figures)
    }

    /// The matches as drawn, where somebody changed them by hand.
    pub(super) fn drawn_by_lot(&self, path: &str, round: &FileRound) -> Result<Vec<DrawnMatch>, FileProblem> {
        most(&format!("{path}.drawn"), round.drawn.len(), MOST_PLAYERS)?;
        let mut taken = BTreeSet::new();
        let drawn = round.drawn.iter().enumerate().map(|(at, players)| {
            let path = format!("{path}.drawn[{at}]");
            let seats = self.seats(&path, players)?;
            match seats.players().find(|player| !taken.insert(*player)) {
                Some(twice) => Err(FileProblem::at(path, Fault::Twice { id: self.key(twice).to_owned() })),
                None => Ok(DrawnMatch { seats, table: None, game: None }),
            }
        });
        drawn.collect()
    }

    fn seats(&self, path: &str, players: &[String]) -> Result<Seats, FileProblem> {
        match players {
            [one] => Ok(Seats::Bye(self.id(path, one)?)),
            [one, two] => Ok(Seats::Pair(self.id(path, one)?, self.id(path, two)?)),
            more => Err(FileProblem::at(path, Fault::PlayerCount { count: more.len() })),
        }
    }

    fn id(&self, path: &str, key: &str) -> Result<PersonId, FileProblem> {
        let id = self.ids.get(key).copied();
        id.ok_or_else(|| FileProblem::at(path, Fault::Unknown { id: key.to_owned() }))
    }

    /// Players with an unpaired loss in a round.
    pub(super) fn missed<'b>(&self, round: &'b FileRound) -> Vec<&'b str> {
        let missed = round.matches.iter().filter(|it| self.is_missed(it));
        missed.flat_map(|it| it.players.iter().map(String::as_str)).collect()
    }

    /// Whether an entry only tells of a missed round.
    pub(super) fn is_missed(&self, it: &FileMatch) -> bool {
        let loss = &self.told.pack().unpaired_loss;
        let only_loss = |outcomes: &BTreeMap<String, String>| outcomes.values().any(|id| id == loss);
        it.players.len() == 1 && it.outcomes.as_ref().is_some_and(only_loss)
    }
}

fn both(players: &[String]) -> Option<[&String; 2]> {
    match players {
        [one, two] => Some([one, two]),
        _ => None,
    }
}
