//! From a file to the tournament it tells of.
//!
//! A file without history gives facts too: they are put together from the summary, so that everything behind this door
//! (standings, the next draw, verification) works on one kind of thing. A player without a match in a round was dropped
//! before it; a player with a match again rejoined.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use regulations::{Origin, Pack, StageKind};
use rulebook::{Cites, Dice, Seed};

use super::export::digest;
use super::{Fault, FileMatch, FileProblem, FileRound, LeftWhy, TournamentFile};
use crate::fact::{DrawnMatch, Fact};
use crate::ids::{MatchId, PersonId, RoundNo, StageNo};
use crate::model::{DropReason, GameResult, Grounds, Presence, Seats};
use crate::refusal::{Refusal, Why};
use crate::settings::{RoundKind, Settings};
use crate::state::Tournament;

const MOST_PLAYERS: usize = 20_000;
const MOST_ROUNDS: usize = 64;
const MOST_TEXT: usize = 200;

/// A consistent tournament out of a file.
#[derive(Clone, Debug)]
pub struct Imported {
    /// As it stands.
    pub tournament: Tournament,
    /// The facts it is made of.
    pub facts: Vec<Fact>,
    /// The dice of its seed; of an all-zero one if the file has none.
    pub dice: Dice,
    /// Whether the file has a seed.
    pub has_seed: bool,
}

impl TournamentFile {
    /// The tournament this file tells of, or the first thing that does not fit.
    pub fn tournament(&self, pack: Arc<Pack>) -> Result<Imported, FileProblem> {
        if pack.id != self.regulation {
            let read = self.regulation.clone();
            return Err(FileProblem::at("regulation", Fault::Regulation { read }));
        }
        let seed = self.seed.clone().unwrap_or(Seed::from_bytes([0; 32]));
        let dice = Dice::new(seed);
        let facts = if self.history.is_empty() {
            Builder::new(self, pack.clone(), &dice)?.build()?
        } else {
            self.checked_history(&pack)?
        };
        let tournament = Tournament::told_by(pack, &facts);
        if !self.history.is_empty() {
            let told = tournament.file(self.seed.clone());
            if (TournamentFile { history: Vec::new(), digest: None, ..self.clone() }) != told {
                return Err(FileProblem::at("", Fault::Differs));
            }
        }
        Ok(Imported { tournament, facts, dice, has_seed: self.seed.is_some() })
    }

    fn checked_history(&self, pack: &Pack) -> Result<Vec<Fact>, FileProblem> {
        let founded = self.history.iter().find_map(|fact| match fact {
            Fact::Founded { pack, .. } => Some(pack),
            _ => None,
        });
        if founded != Some(&pack.id) {
            return Err(FileProblem::at("history", Fault::History));
        }
        if self.digest.as_ref().is_some_and(|claimed| *claimed != digest(&self.history)) {
            return Err(FileProblem::at("digest", Fault::Digest));
        }
        Ok(self.history.clone())
    }
}

/// Puts facts together from a summary, keeping the tournament they have told so far.
struct Builder<'a> {
    file: &'a TournamentFile,
    dice: &'a Dice,
    ids: BTreeMap<&'a str, PersonId>,
    told: Tournament,
    facts: Vec<Fact>,
}

impl<'a> Builder<'a> {
    fn new(file: &'a TournamentFile, pack: Arc<Pack>, dice: &'a Dice) -> Result<Builder<'a>, FileProblem> {
        most("players", file.players.len(), MOST_PLAYERS)?;
        most("rounds", file.rounds.len(), MOST_ROUNDS)?;
        text("name", &file.name)?;
        let mut ids = BTreeMap::new();
        for (at, player) in file.players.iter().enumerate() {
            text(&format!("players[{at}].id"), &player.id)?;
            text(&format!("players[{at}].name"), &player.name)?;
            // Person 0 is the organizer.
            if ids.insert(player.id.as_str(), PersonId(at as u32 + 1)).is_some() {
                return Err(FileProblem::at(
                    format!("players[{at}].id"),
                    Fault::Twice { id: player.id.clone() },
                ));
            }
        }
        Ok(Builder { file, dice, ids, told: Tournament::under(pack), facts: Vec::new() })
    }

    fn build(mut self) -> Result<Vec<Fact>, FileProblem> {
        self.set_up()?;
        for (at, round) in self.file.rounds.iter().enumerate() {
            self.round(at, round)?;
        }
        self.leave_at_the_end();
        Ok(self.facts)
    }

    fn tell(&mut self, fact: Fact) {
        self.told.take(&fact);
        self.facts.push(fact);
    }

    fn set_up(&mut self) -> Result<(), FileProblem> {
        let file = self.file;
        let settings =
            Settings { tier: file.tier.clone(), structure: file.structure.clone(), ..Settings::default() };
        let refused = |told: &Tournament, why: Why| Refusal::new(why, told.pack()).saying();
        self.told.check_settings(&settings).map_err(|why| {
            let field = match why {
                Why::NotInPack { field, .. } => field,
                _ => "structure",
            };
            FileProblem::at(field, Fault::Settings { why: refused(&self.told, why) })
        })?;
        self.tell(Fact::Founded {
            name: file.name.clone(),
            pack: file.regulation.clone(),
            organizer: "–".to_owned(),
            settings,
            commitment: self.dice.seed().commitment(),
        });
        for (player, id) in file.players.iter().zip(1..) {
            self.tell(Fact::Admitted { key: player.id.clone(), name: player.name.clone() });
            self.tell(Fact::Enrolled { player: PersonId(id), team: player.team.clone() });
        }
        self.tell(Fact::RegistrationClosed);
        let late: BTreeSet<&str> =
            file.rounds.first().into_iter().flat_map(|round| self.missed(round)).collect();
        let players = (file.players.len() - late.len()) as u32;
        let stages = self.told.plan_for(&file.structure, players).map_err(|why| {
            FileProblem::at("structure", Fault::Structure { why: refused(&self.told, why) })
        })?;
        self.tell(Fact::PlanAnnounced { stages, players });
        Ok(())
    }

    /// Players with an unpaired loss in a round.
    fn missed<'b>(&self, round: &'b FileRound) -> Vec<&'b str> {
        let loss = &self.told.pack().unpaired_loss;
        let is_missed = |it: &&FileMatch| {
            it.outcomes
                .as_ref()
                .is_some_and(|outcomes| it.players.len() == 1 && outcomes.values().any(|id| id == loss))
        };
        round.matches.iter().filter(is_missed).flat_map(|it| it.players.iter().map(String::as_str)).collect()
    }

    fn round(&mut self, at: usize, round: &'a FileRound) -> Result<(), FileProblem> {
        let path = format!("rounds[{at}]");
        let number = RoundNo(at as u16 + 1);
        let seated = self.seated(&path, round)?;
        let present: BTreeSet<PersonId> = seated.iter().flat_map(|it| it.everybody()).collect();
        self.begin_stage(&path, round, &present)?;
        self.change_field(&path, round, number, &present)?;
        let drawn = match round.drawn.is_empty() {
            true => seated.iter().map(Seated::drawn).collect(),
            false => self.drawn_by_lot(&path, round)?,
        };
        let by_hand = !round.drawn.is_empty();
        self.tell(Fact::Drawn {
            kind: round.kind,
            attempt: round.attempt,
            length_seconds: None,
            matches: drawn,
            notes: Vec::new(),
        });
        if by_hand {
            let matches = seated.iter().map(Seated::drawn).collect();
            self.tell(Fact::Adjusted { matches, notes: Vec::new() });
        }
        self.tell(Fact::Published);
        self.results(at, &path, &seated)
    }

    fn results(&mut self, at: usize, path: &str, seated: &[Seated]) -> Result<(), FileProblem> {
        let number = RoundNo(at as u16 + 1);
        let mut finished = true;
        for (place, it) in (0..).zip(seated) {
            let id = MatchId { round: number, place };
            if let Some(absent) = it.absent {
                self.tell(Fact::Absent { id, absent });
                self.tell(Fact::Dropped { player: absent, why: DropReason::NoShow });
            } else if let (Seats::Pair(..), Some(outcomes)) = (it.seats, &it.outcomes) {
                self.tell(Fact::ResultStands { id, result: result(outcomes.clone()) });
            } else if it.outcomes.is_none() && matches!(it.seats, Seats::Pair(..)) {
                finished = false;
            }
        }
        if !finished {
            if at + 1 < self.file.rounds.len() {
                return Err(FileProblem::at(path, Fault::Unfinished));
            }
            return Ok(());
        }
        for fact in self.told.closing_facts(self.dice) {
            self.tell(fact);
        }
        Ok(())
    }

    /// Begins the stage a round belongs to, if it is its first round.
    fn begin_stage(
        &mut self,
        path: &str,
        round: &FileRound,
        present: &BTreeSet<PersonId>,
    ) -> Result<(), FileProblem> {
        let current = self.told.current_stage();
        let wanted = if current.0 == 0 || self.told.rounds_left() == 0 {
            current.0.saturating_add(1)
        } else {
            current.0
        };
        let plan = self.told.plan().get(usize::from(wanted).wrapping_sub(1)).copied();
        let Some(plan) = plan else {
            let announced = self.file.rounds.len().min(self.told.rounds().len()) as u16;
            return Err(FileProblem::at(path, Fault::TooManyRounds { announced }));
        };
        if round.stage != wanted || round.kind != plan.kind() {
            let fault = Fault::Stage { expected: wanted, kind: plan.kind() };
            return Err(FileProblem::at(format!("{path}.stage"), fault));
        }
        if wanted == current.0 {
            return Ok(());
        }
        let seeds = if wanted == 1 {
            Vec::new()
        } else {
            let order =
                self.told.last_table_round().map(|after| self.told.table(after).1).unwrap_or_default();
            order.into_iter().filter(|player| present.contains(player)).collect()
        };
        // Who left before the stage began left the stage before.
        if wanted > 1 {
            self.drop_missing_with_left(present);
        }
        self.tell(Fact::StageBegun { stage: StageNo(wanted), seeds });
        Ok(())
    }

    /// Before a cut, only those the file says have left are dropped; the others simply did not make it.
    fn drop_missing_with_left(&mut self, present: &BTreeSet<PersonId>) {
        let active: Vec<PersonId> = self.told.active().filter(|player| !present.contains(player)).collect();
        for player in active {
            if self.left_of(player).is_some() {
                self.drop_player(player);
            }
        }
    }

    /// Drops those who have no match in the round and lets those in again who have one.
    fn change_field(
        &mut self,
        path: &str,
        round: &FileRound,
        number: RoundNo,
        present: &BTreeSet<PersonId>,
    ) -> Result<(), FileProblem> {
        let swiss = round.kind == RoundKind::Swiss;
        let away: Vec<PersonId> = self.told.active().filter(|player| !present.contains(player)).collect();
        for player in away {
            self.drop_player(player);
        }
        for &player in present {
            let presence =
                self.told.person(player).and_then(|it| it.entry.as_ref()).map(|entry| entry.presence);
            match presence {
                Some(Presence::Active) => {}
                Some(Presence::Dropped { .. }) if swiss => {
                    let missed = self.rounds_missed(player, number);
                    self.tell(Fact::Rejoined { player, missed });
                }
                _ => {
                    let id = self.told.person(player).map(|it| it.key.clone()).unwrap_or_default();
                    return Err(FileProblem::at(path, Fault::Gone { id }));
                }
            }
        }
        Ok(())
    }

    fn rounds_missed(&self, player: PersonId, before: RoundNo) -> Vec<RoundNo> {
        let key = self.told.person(player).map(|it| it.key.clone()).unwrap_or_default();
        let earlier = self.file.rounds.iter().zip(1..).take(usize::from(before.0).saturating_sub(1));
        earlier
            .filter(|(round, _)| self.missed(round).contains(&key.as_str()))
            .map(|(_, number)| RoundNo(number))
            .collect()
    }

    fn left_of(&self, player: PersonId) -> Option<super::Left> {
        self.file.players.get(player.index().wrapping_sub(1)).and_then(|it| it.left)
    }

    fn drop_player(&mut self, player: PersonId) {
        let returns = self.returns(player);
        self.tell(match self.left_of(player).map(|left| left.why) {
            Some(LeftWhy::Disqualified) if !returns => Fact::Disqualified { player },
            Some(LeftWhy::Removed) if !returns => Fact::Dropped { player, why: DropReason::MissingCard },
            _ => Fact::Dropped { player, why: DropReason::OwnWish },
        });
    }

    /// Whether somebody plays again in a later round.
    fn returns(&self, player: PersonId) -> bool {
        let key = self.told.person(player).map(|it| it.key.clone()).unwrap_or_default();
        let later = self.file.rounds.iter().skip(self.told.rounds().len());
        later.flat_map(|round| &round.matches).any(|it| {
            it.players.contains(&key)
                && it.outcomes.as_ref().and_then(|outcomes| outcomes.get(&key))
                    != Some(&self.told.pack().unpaired_loss)
        })
    }

    /// Those who left after the last round.
    fn leave_at_the_end(&mut self) {
        let active: Vec<PersonId> = self.told.active().collect();
        let rounds = self.file.rounds.len() as u16;
        for player in active {
            if self.left_of(player).is_some_and(|left| left.after_round <= rounds) {
                self.drop_player(player);
            }
        }
    }

    fn drawn_by_lot(&self, path: &str, round: &FileRound) -> Result<Vec<DrawnMatch>, FileProblem> {
        let drawn = round.drawn.iter().enumerate().map(|(at, players)| {
            let path = format!("{path}.drawn[{at}]");
            Ok(DrawnMatch { seats: self.seats(&path, players)?, table: None, game: None })
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

    /// The matches of a round with everything checked, without those that only tell of a missed round.
    fn seated(&self, path: &str, round: &FileRound) -> Result<Vec<Seated>, FileProblem> {
        most(&format!("{path}.matches"), round.matches.len(), MOST_PLAYERS)?;
        let missed = self.missed(round);
        let mut taken = BTreeSet::new();
        let mut seated = Vec::new();
        for (at, it) in round.matches.iter().enumerate() {
            let path = format!("{path}.matches[{at}]");
            let seats = self.seats(&format!("{path}.players"), &it.players)?;
            let absent = it.absent.as_ref().map(|key| self.id(&format!("{path}.absent"), key)).transpose()?;
            for player in seats.players().chain(absent) {
                if !taken.insert(player) {
                    let id = self.told.person(player).map(|it| it.key.clone()).unwrap_or_default();
                    return Err(FileProblem::at(format!("{path}.players"), Fault::Twice { id }));
                }
            }
            let outcomes = self.outcomes(&path, round.kind, it)?;
            if it.players.iter().all(|player| missed.contains(&player.as_str())) {
                continue;
            }
            seated.push(Seated { seats, absent, table: it.table, game: it.game, outcomes });
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
}

/// A match of the file with its players known.
struct Seated {
    seats: Seats,
    absent: Option<PersonId>,
    table: Option<u16>,
    game: Option<u16>,
    outcomes: Option<Vec<String>>,
}

impl Seated {
    fn everybody(&self) -> impl Iterator<Item = PersonId> + use<> {
        self.seats.players().chain(self.absent)
    }

    /// The match as drawn: with the player who did not appear.
    fn drawn(&self) -> DrawnMatch {
        let seats = match (self.seats, self.absent) {
            (Seats::Bye(present), Some(absent)) => Seats::Pair(present, absent),
            (seats, _) => seats,
        };
        DrawnMatch { seats, table: self.table, game: self.game }
    }
}

fn result(outcomes: Vec<String>) -> GameResult {
    GameResult {
        outcomes,
        ending: None,
        deciding_step: None,
        ended: None,
        slip: None,
        grounds: Grounds::File,
    }
}

fn most(path: &str, count: usize, most: usize) -> Result<(), FileProblem> {
    if count > most { Err(FileProblem::at(path, Fault::TooMany { count, most })) } else { Ok(()) }
}

fn text(path: &str, text: &str) -> Result<(), FileProblem> {
    let length = text.chars().count();
    if (1..=MOST_TEXT).contains(&length) {
        Ok(())
    } else {
        Err(FileProblem::at(path, Fault::Text { length, most: MOST_TEXT }))
    }
}
