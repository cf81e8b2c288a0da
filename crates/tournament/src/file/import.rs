//! From a file to the tournament it tells of.
//!
//! A file without history gives facts too: they are put together from the summary, so that everything behind this door
//! (standings, the next draw, verification) works on one kind of thing. A player without a match in a round was dropped
//! before it; a player with a match again rejoined.

mod seating;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use regulations::{Amount, Pack};
use rulebook::{Cites, Dice, Seed};

use self::seating::Seated;
use super::export::{digest, left as left_of_entry};
use super::{Fault, FileProblem, FileRound, LeftWhy, TournamentFile};
use crate::fact::{DrawnMatch, Fact};
use crate::ids::{MatchId, PersonId, RoundNo, StageNo};
use crate::model::{DropReason, GameResult, Grounds, KeptGame, KeptRounds, Presence, Seats};
use crate::reading::Reading;
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
            // What the history cannot know is taken from the summary: whether the seed may be shown.
            let told = tournament.file(self.seed.clone());
            if (TournamentFile { history: Vec::new(), digest: None, ..self.clone() }) != told {
                return Err(FileProblem::at("", Fault::Differs));
            }
        }
        Ok(Imported { tournament, facts, dice, has_seed: self.seed.is_some() })
    }

    fn checked_history(&self, pack: &Arc<Pack>) -> Result<Vec<Fact>, FileProblem> {
        if self.digest.as_ref() != Some(&digest(&self.history)) {
            return Err(FileProblem::at("digest", Fault::Digest));
        }
        // What could be once is no damage; by which readings each step was decided is for the proof to say.
        let mut told = Tournament::under(Arc::clone(pack)).read_as(Reading::FIRST);
        for (at, fact) in self.history.iter().enumerate() {
            if !told.could_take(fact) {
                return Err(FileProblem::at(format!("history[{at}]"), Fault::History));
            }
            told.take(fact);
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
        // A summary says by no word how old it is: what any reading allowed may have been played.
        let told = Tournament::under(pack).read_as(Reading::FIRST);
        Ok(Builder { file, dice, ids, told, facts: Vec::new() })
    }

    fn build(mut self) -> Result<Vec<Fact>, FileProblem> {
        self.set_up()?;
        for (at, round) in self.file.rounds.iter().enumerate() {
            self.round(at, round)?;
        }
        self.leave_at_the_end()?;
        self.keep()?;
        Ok(self.facts)
    }

    /// Rounds that are only kept, with players everybody knows.
    fn keep(&mut self) -> Result<(), FileProblem> {
        let Some(kept) = &self.file.kept else { return Ok(()) };
        most("kept.rounds", kept.rounds.len(), MOST_ROUNDS)?;
        let mut rounds = Vec::with_capacity(kept.rounds.len());
        for (at, round) in kept.rounds.iter().enumerate() {
            most(&format!("kept.rounds[{at}]"), round.len(), MOST_PLAYERS)?;
            let mut games = Vec::with_capacity(round.len());
            for (place, game) in round.iter().enumerate() {
                let path = format!("kept.rounds[{at}][{place}]");
                if !(1..=2).contains(&game.players.len()) {
                    let fault = Fault::PlayerCount { count: game.players.len() };
                    return Err(FileProblem::at(format!("{path}.players"), fault));
                }
                let id = |field: &str, key: &String| {
                    let unknown = || Fault::Unknown { id: key.clone() };
                    let known = self.ids.get(key.as_str()).copied();
                    known.ok_or_else(|| FileProblem::at(format!("{path}.{field}"), unknown()))
                };
                let players: Result<Vec<PersonId>, FileProblem> =
                    game.players.iter().map(|key| id("players", key)).collect();
                let (players, winner) =
                    (players?, game.winner.as_ref().map(|key| id("winner", key)).transpose()?);
                if let Some(stranger) = winner.filter(|winner| !players.contains(winner)) {
                    let fault = Fault::Unknown { id: self.key(stranger).to_owned() };
                    return Err(FileProblem::at(format!("{path}.winner"), fault));
                }
                games.push(KeptGame { players, winner });
            }
            rounds.push(games);
        }
        self.tell(Fact::RoundsKept(KeptRounds { kind: kept.kind, rounds }));
        Ok(())
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
            let field = if let Why::NotInPack { field, .. } = why { field } else { "structure" };
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
        // Who missed round 1 came late, or had left before it and came back; the structure tells which, where it can.
        let counts = [file.players.len() - late.len(), file.players.len()].map(|count| count as u32);
        let planned = counts.map(|players| Ok((players, self.told.plan_for(&file.structure, players)?)));
        let [as_late, as_all] = planned;
        let (players, stages) = as_late.or_else(|why: Why| as_all.map_err(|_: Why| why)).map_err(|why| {
            FileProblem::at("structure", Fault::Structure { why: refused(&self.told, why) })
        })?;
        self.tell(Fact::PlanAnnounced { stages, players });
        Ok(())
    }

    fn round(&mut self, at: usize, round: &'a FileRound) -> Result<(), FileProblem> {
        let path = format!("rounds[{at}]");
        let number = RoundNo(at as u16 + 1);
        let seated = self.seated(&path, round)?;
        let by_lot = self.drawn_by_lot(&path, round)?;
        let sits: BTreeSet<PersonId> = seated.iter().flat_map(Seated::everybody).collect();
        // Who was drawn and is in no match left before the pairings were changed by hand.
        let drawn_too = by_lot.iter().flat_map(|it| it.seats.players());
        let present: BTreeSet<PersonId> = sits.iter().copied().chain(drawn_too).collect();
        self.begin_stage(&path, round, &present)?;
        self.change_field(&path, round, number, &present)?;
        let matches = self.numbered(round, &seated);
        let by_hand = !by_lot.is_empty();
        self.tell(Fact::Drawn {
            kind: round.kind,
            attempt: round.attempt,
            length_seconds: self.told.length_seconds(round.kind),
            matches: if by_hand { by_lot } else { matches.clone() },
            notes: Vec::new(),
        });
        if by_hand {
            self.tell(Fact::Adjusted { matches, notes: Vec::new() });
        }
        self.tell(Fact::Published);
        for player in present.difference(&sits) {
            self.drop_player(*player, DropReason::OwnWish);
        }
        self.results(at, &path, &seated)
    }

    /// The matches with the numbers of their games. A file need not give them for an elimination round: then they are those
    /// of the draw, and for what was not drawn like this the order of the list.
    fn numbered(&self, round: &FileRound, seated: &[Seated]) -> Vec<DrawnMatch> {
        let mut matches: Vec<DrawnMatch> = seated.iter().map(Seated::drawn).collect();
        if round.kind == RoundKind::Swiss || matches.iter().all(|it| it.game.is_some()) {
            return matches;
        }
        let expected = self.told.draw(round.attempt, self.dice).map(|draw| draw.matches).unwrap_or_default();
        let same = |one: Seats, two: Seats| one.players().all(|player| two.seats(player));
        let mut taken: BTreeSet<u16> = matches.iter().filter_map(|it| it.game).collect();
        for it in matches.iter_mut().filter(|it| it.game.is_none()) {
            let like = expected.iter().find(|other| same(it.seats, other.seats)).and_then(|it| it.game);
            it.game = like.filter(|game| taken.insert(*game));
        }
        let mut free = (1..).filter(|game| !taken.contains(game));
        for it in matches.iter_mut().filter(|it| it.game.is_none()) {
            it.game = free.next();
        }
        matches
    }

    fn results(&mut self, at: usize, path: &str, seated: &[Seated]) -> Result<(), FileProblem> {
        let number = RoundNo(at as u16 + 1);
        let mut finished = true;
        for (place, it) in (0..).zip(seated) {
            let id = MatchId { round: number, place };
            if let Some(absent) = it.absent {
                self.tell(Fact::Absent { id, absent });
                self.drop_player(absent, DropReason::NoShow);
            } else if let (Seats::Pair(..), Some(outcomes)) = (it.seats, &it.outcomes) {
                let result = result(outcomes.clone(), it.figures.clone());
                self.tell(Fact::ResultStands { id, result });
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
        let given = self.given_order(at)?;
        for fact in self.told.closing_facts(self.dice) {
            let ordered = matches!(fact, Fact::RoundClosed { .. }) && !given.is_empty();
            self.tell(if ordered { Fact::RoundClosed { order: given.clone() } } else { fact });
        }
        Ok(())
    }

    /// The random order a backup brings along, each player at most once.
    fn given_order(&self, at: usize) -> Result<Vec<PersonId>, FileProblem> {
        let keys = &self.file.rounds[at].order;
        let mut seen = BTreeSet::new();
        let player = |(place, key): (usize, &String)| {
            let problem = |fault| FileProblem::at(format!("rounds[{at}].order[{place}]"), fault);
            let player = self.ids.get(key.as_str()).copied();
            let player = player.ok_or_else(|| problem(Fault::Unknown { id: key.clone() }))?;
            if seen.insert(player) { Ok(player) } else { Err(problem(Fault::Twice { id: key.clone() })) }
        };
        keys.iter().enumerate().map(player).collect()
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
        if wanted > 1 {
            self.come_back();
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
                self.drop_player(player, DropReason::OwnWish);
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
            self.drop_player(player, DropReason::OwnWish);
        }
        for &player in present {
            match self.presence(player) {
                Some(Presence::Active) => {}
                Some(Presence::Dropped { .. }) if swiss => {
                    let missed = self.rounds_missed(player, number);
                    self.tell(Fact::Rejoined { player, missed });
                }
                Some(
                    Presence::Dropped { .. }
                    | Presence::CutOff { .. }
                    | Presence::Eliminated { .. }
                    | Presence::Disqualified { .. },
                )
                | None => {
                    let id = self.key(player).to_owned();
                    return Err(FileProblem::at(path, Fault::Gone { id }));
                }
            }
        }
        Ok(())
    }

    fn rounds_missed(&self, player: PersonId, before: RoundNo) -> Vec<RoundNo> {
        let key = self.key(player);
        let earlier = self.file.rounds.iter().zip(1..).take(usize::from(before.0).saturating_sub(1));
        earlier
            .filter(|(round, _)| self.missed(round).contains(&key))
            .map(|(_, number)| RoundNo(number))
            .collect()
    }

    fn left_of(&self, player: PersonId) -> Option<super::Left> {
        self.file.players.get(player.index().wrapping_sub(1)).and_then(|it| it.left)
    }

    /// Somebody leaves, for the reason the file gives, or for `otherwise` if it gives none or the player comes back.
    fn drop_player(&mut self, player: PersonId, otherwise: DropReason) {
        let returns = self.returns(player);
        self.tell(match self.left_of(player).map(|left| left.why) {
            Some(LeftWhy::Disqualified) if !returns => Fact::Disqualified { player },
            Some(LeftWhy::Removed) if !returns => Fact::Dropped { player, why: DropReason::MissingCard },
            Some(LeftWhy::Drop | LeftWhy::Removed | LeftWhy::Disqualified) | None => {
                Fact::Dropped { player, why: otherwise }
            }
        });
    }

    /// Whether a later round (or the one about to be told, as one missed) still names somebody.
    fn returns(&self, player: PersonId) -> bool {
        let key = self.key(player);
        let later = self.file.rounds.iter().skip(self.told.rounds().len());
        later.flat_map(|round| &round.matches).any(|it| it.players.iter().any(|it| it == key))
    }

    /// Lets those in again who missed rounds and have not been drawn since, as far as the rounds have been told.
    fn come_back(&mut self) {
        for at in 0..self.file.players.len() {
            let player = PersonId(at as u32 + 1);
            let told = |round: &RoundNo| {
                self.told.round(*round).is_some_and(|round| round.unpaired.contains(&player))
            };
            let next = RoundNo(self.told.rounds().len() as u16).next();
            let missed = self.rounds_missed(player, next);
            let untold: Vec<RoundNo> = missed.into_iter().filter(|round| !told(round)).collect();
            if !untold.is_empty() {
                self.tell(Fact::Rejoined { player, missed: untold });
            }
        }
    }

    /// Those who came back and have not been drawn since, and those who left after the last round.
    fn leave_at_the_end(&mut self) -> Result<(), FileProblem> {
        self.come_back();
        for (at, listed) in self.file.players.iter().enumerate() {
            let player = PersonId(at as u32 + 1);
            let Some(left) = listed.left else { continue };
            if !matches!(
                self.presence(player),
                Some(Presence::Dropped { .. } | Presence::Disqualified { .. }) | None
            ) {
                self.drop_player(player, DropReason::OwnWish);
            }
            let told = self.told.person(player).and_then(|it| it.entry.as_ref()).and_then(left_of_entry);
            if told != Some(left) {
                let played = told.map_or(self.file.rounds.len() as u16, |told| told.after_round);
                let fault = Fault::Left { id: listed.id.clone(), played };
                return Err(FileProblem::at(format!("players[{at}].left"), fault));
            }
        }
        Ok(())
    }

    fn presence(&self, player: PersonId) -> Option<Presence> {
        self.told.person(player).and_then(|it| it.entry.as_ref()).map(|entry| entry.presence)
    }

    fn key(&self, player: PersonId) -> &str {
        self.told.person(player).map_or("", |it| it.key.as_str())
    }
}

fn result(outcomes: Vec<String>, figures: BTreeMap<String, [Amount; 2]>) -> GameResult {
    GameResult {
        outcomes,
        ending: None,
        deciding_step: None,
        answers: None,
        figures,
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
