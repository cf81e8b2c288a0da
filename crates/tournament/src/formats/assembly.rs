//! Puts a tournament file together from players and games, whatever system they come from.

use std::collections::{BTreeMap, BTreeSet};

use regulations::{Pack, Side, StageKind};

use super::problem::{FormatFault, FormatProblem, Loss};
use super::{Frame, MOST_PLAYERS, MOST_ROUNDS, Reading};
use crate::file::{
    FORMAT, FileKept, FileKeptGame, FileMatch, FilePlayer, FileRound, Left, LeftWhy, TournamentFile,
};
use crate::model::KeptKind;
use crate::settings::{RoundKind, StagePlan, Structure};

/// The fewest players a table of structures speaks of.
const FEWEST_OF_A_TABLE: usize = 4;

/// A player as another system tells of him or her.
#[derive(Clone, Debug, Default)]
pub(super) struct Guest {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) team: Option<String>,
    pub(super) left: bool,
    pub(super) disqualified: bool,
}

/// A game as another system tells of it.
#[derive(Clone, Debug)]
pub(super) struct Game {
    pub(super) table: Option<u16>,
    pub(super) players: Vec<String>,
    pub(super) result: Told,
    pub(super) absent: Option<String>,
    /// Its number in the bracket, where that is told; otherwise games are numbered as they are listed.
    pub(super) number: Option<u16>,
    pub(super) at: At,
}

/// Where a game stands in its file: a line and column, or a field.
#[derive(Clone, Debug, Default)]
pub(super) struct At {
    pub(super) line: usize,
    pub(super) column: usize,
    pub(super) field: String,
}

/// What is told of a game's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Told {
    /// Nothing yet.
    Open,
    /// Who won, by seat, or nobody.
    Winner(Option<usize>),
    /// What each player got.
    Points([i64; 2]),
    /// There was no opponent.
    Bye,
    /// Neither of the two came.
    Nobody,
}

/// Everything another system tells.
#[derive(Clone, Debug, Default)]
pub(super) struct Account {
    pub(super) name: Option<String>,
    pub(super) guests: Vec<Guest>,
    pub(super) swiss: Vec<Vec<Game>>,
    pub(super) elimination: Vec<Vec<Game>>,
    /// Announced Swiss rounds, if more than were played.
    pub(super) announced: usize,
    /// Announced size of the cut, if there is one.
    pub(super) cut: usize,
    pub(super) lost: Vec<Loss>,
}

impl Account {
    /// The tournament file of this account.
    pub(super) fn file(mut self, frame: &Frame<'_>) -> Result<Reading, FormatProblem> {
        self.check_limits()?;
        let mut kept = None;
        if !is_single_elimination(&self.elimination) {
            let rounds = std::mem::take(&mut self.elimination);
            self.lost.push(Loss::DoubleElimination { rounds: rounds.len() });
            kept = Some(kept_as_it_was(&rounds));
        }
        let mut strange = 0;
        let mut rounds = Vec::new();
        for (at, games) in self.swiss.iter().enumerate() {
            let mut matches = matches(frame.pack, games, RoundKind::Swiss, &mut strange)?;
            matches.extend(self.missed(frame.pack, at));
            rounds.push(FileRound {
                stage: 1,
                kind: RoundKind::Swiss,
                attempt: 1,
                drawn: Vec::new(),
                matches,
                order: Vec::new(),
            });
        }
        let stage = if self.swiss.is_empty() { 1 } else { 2 };
        for games in &self.elimination {
            let matches = matches(frame.pack, games, RoundKind::Elimination, &mut strange)?;
            let kind = RoundKind::Elimination;
            let (drawn, order) = (drawn_with_nobody(games), Vec::new());
            rounds.push(FileRound { stage, kind, attempt: 1, drawn, matches, order });
        }
        if strange > 0 {
            self.lost.push(Loss::Points { matches: strange });
        }
        let players = self.guests.iter().map(|guest| self.player(guest)).collect();
        self.lost.sort();
        self.lost.dedup();
        let file = TournamentFile {
            format: FORMAT.to_owned(),
            name: self.name.clone().filter(|name| !name.is_empty()).unwrap_or(frame.name.to_owned()),
            regulation: frame.pack.id.clone(),
            tier: frame.tier.to_owned(),
            structure: frame.structure.cloned().unwrap_or_else(|| self.structure()),
            seed: None,
            players,
            rounds,
            kept,
            history: Vec::new(),
            digest: None,
        };
        Ok(Reading { file, lost: self.lost })
    }

    fn check_limits(&self) -> Result<(), FormatProblem> {
        if self.guests.is_empty() {
            return Err(FormatProblem::whole(FormatFault::NoPlayers));
        }
        let rounds = self.swiss.len() + self.elimination.len();
        for (count, most) in [(self.guests.len(), MOST_PLAYERS), (rounds, MOST_ROUNDS)] {
            if count > most {
                return Err(FormatProblem::whole(FormatFault::TooMany { count, most }));
            }
        }
        let mut ids = BTreeSet::new();
        match self.guests.iter().find(|guest| !ids.insert(guest.id.as_str())) {
            Some(guest) => Err(FormatProblem::whole(FormatFault::Twice { read: guest.id.clone() })),
            None => Ok(()),
        }
    }

    /// Swiss rounds as played or announced, then the cut; elimination alone if there was nothing else.
    fn structure(&self) -> Structure {
        if self.swiss.is_empty() && !self.elimination.is_empty() {
            return Structure::Custom { stages: vec![StagePlan::Elimination { cut: None }] };
        }
        let played = self.swiss.len();
        // A table of structures begins at some number of players; a smaller circle plays each other, unless a bracket followed.
        let few = self.guests.len() < FEWEST_OF_A_TABLE && self.elimination.is_empty();
        let rounds = if self.elimination.is_empty() { played.max(self.announced) } else { played };
        if rounds == 0 && !few {
            return Structure::Table("basic".to_owned());
        }
        let rounds = rounds.max(self.guests.len().saturating_sub(1).clamp(1, 3) * usize::from(few));
        // A bracket that only one player entered is one all the same: everybody else had left.
        let entered: usize = match self.elimination.first().map(|games| seated(games).count()) {
            Some(entered) => entered.max(2),
            None => self.cut,
        };
        let swiss = StagePlan::Swiss { rounds: rounds as u16, cut: None, carry: true };
        let cut = (entered >= 2).then_some(StagePlan::Elimination { cut: Some(entered as u32) });
        Structure::Custom { stages: std::iter::once(swiss).chain(cut).collect() }
    }

    /// Who has no game in that Swiss round but one in a later one or in the bracket, and who did not appear in it and played
    /// later: an unpaired loss each.
    fn missed(&self, pack: &Pack, at: usize) -> Vec<FileMatch> {
        let here = &self.swiss[at];
        let later: Vec<&Vec<Game>> = self.swiss[at + 1..].iter().chain(&self.elimination).collect();
        let there: BTreeSet<&str> = seated(here).collect();
        let back = |id: &&str| {
            later.iter().copied().flatten().any(|game| game.players.iter().any(|player| player == id))
        };
        let stayed_away = here.iter().filter_map(|game| game.absent.as_deref()).filter(back);
        let not_drawn = later.iter().flat_map(|games| seated(games)).filter(|id| !there.contains(id));
        let missed: BTreeSet<&str> = not_drawn.chain(stayed_away).collect();
        let missed = missed.iter().map(|id| FileMatch {
            table: None,
            game: None,
            players: vec![(*id).to_owned()],
            outcomes: Some(BTreeMap::from([((*id).to_owned(), pack.unpaired_loss.clone())])),
            figures: BTreeMap::new(),
            absent: None,
        });
        missed.collect()
    }

    fn player(&self, guest: &Guest) -> FilePlayer {
        // Whoever was paired and did not appear did not attend that round.
        let plays = |games: &Vec<Game>| games.iter().any(|game| game.players.contains(&guest.id));
        let last = self.swiss.iter().rposition(plays).map_or(0, |at| at + 1);
        let vanished = last < self.swiss.len();
        let qualified = self.elimination.first().is_some_and(plays);
        let why = if guest.disqualified { LeftWhy::Disqualified } else { LeftWhy::Drop };
        let left = (guest.left || guest.disqualified || vanished) && !qualified && !self.swiss.is_empty();
        FilePlayer {
            id: guest.id.clone(),
            name: if guest.name.is_empty() { guest.id.clone() } else { guest.name.clone() },
            team: guest.team.clone(),
            left: left.then_some(Left { after_round: last as u16, why }),
        }
    }
}

fn seated(games: &[Game]) -> impl Iterator<Item = &str> {
    games.iter().flat_map(|game| game.players.iter().chain(&game.absent)).map(String::as_str)
}

/// Whether nobody plays again after losing: brackets of other systems may give a second chance.
fn is_single_elimination(rounds: &[Vec<Game>]) -> bool {
    let mut out: BTreeSet<&str> = BTreeSet::new();
    for games in rounds {
        let mut here = BTreeSet::new();
        if seated(games).any(|id| out.contains(id) || !here.insert(id)) {
            return false;
        }
        for game in games {
            let lost = match game.result {
                Told::Winner(Some(0)) => game.players.get(1..),
                Told::Winner(Some(_)) => game.players.get(..1),
                Told::Points([one, two]) if one > two => game.players.get(1..),
                Told::Points([one, two]) if one < two => game.players.get(..1),
                Told::Nobody => Some(&game.players[..]),
                Told::Open | Told::Winner(None) | Told::Points(_) | Told::Bye => None,
            };
            out.extend(lost.into_iter().flatten().map(String::as_str));
        }
    }
    true
}

/// The games of a bracket that no regulation here has.
fn kept_as_it_was(rounds: &[Vec<Game>]) -> FileKept {
    let game = |game: &Game| {
        let winner = match game.result {
            Told::Winner(Some(seat)) => game.players.get(seat),
            Told::Points([one, two]) if one != two => game.players.get(usize::from(two > one)),
            Told::Bye => game.players.first(),
            Told::Winner(None) | Told::Points(_) | Told::Open | Told::Nobody => None,
        };
        FileKeptGame { players: game.players.clone(), winner: winner.cloned() }
    };
    let rounds = rounds.iter().map(|games| games.iter().map(game).collect()).collect();
    FileKept { kind: KeptKind::DoubleElimination, rounds }
}

/// Everybody as drawn, for a round with a table to which nobody came: it has no line among the matches.
fn drawn_with_nobody(games: &[Game]) -> Vec<Vec<String>> {
    if games.iter().all(|game| game.result != Told::Nobody) {
        return Vec::new();
    }
    games.iter().map(|game| game.players.iter().chain(&game.absent).cloned().collect()).collect()
}

fn matches(
    pack: &Pack,
    games: &[Game],
    kind: RoundKind,
    strange: &mut usize,
) -> Result<Vec<FileMatch>, FormatProblem> {
    let mut listed = Vec::with_capacity(games.len());
    for (game, number) in games.iter().zip(1..).filter(|(game, _)| game.result != Told::Nobody) {
        let outcomes = outcomes(pack, game, kind, strange)
            .map_err(|fault| FormatProblem::at(game.at.line, game.at.column, &game.at.field, fault))?;
        listed.push(FileMatch {
            table: game.table.filter(|_| game.players.len() == 2),
            game: (kind == RoundKind::Elimination).then(|| game.number.unwrap_or(number)),
            players: game.players.clone(),
            outcomes: outcomes.map(|outcomes| game.players.iter().cloned().zip(outcomes).collect()),
            figures: BTreeMap::new(),
            absent: game.absent.clone(),
        });
    }
    Ok(listed)
}

/// What each player of a game gets under the pack; nothing while it is under way.
fn outcomes(
    pack: &Pack,
    game: &Game,
    kind: RoundKind,
    strange: &mut usize,
) -> Result<Option<Vec<String>>, FormatFault> {
    let stage = match kind {
        RoundKind::Swiss => StageKind::Swiss,
        RoundKind::Elimination => StageKind::Elimination,
    };
    let possible = || pack.results.iter().filter(|result| result.stages.contains(&stage));
    let points_of = |id: &String| pack.outcome(id).map(|outcome| i64::from(outcome.points));
    let winner = match game.result {
        Told::Open | Told::Nobody => return Ok(None),
        Told::Bye => return Ok(Some(vec![pack.bye.clone()])),
        Told::Winner(winner) => winner,
        Told::Points([one, two]) => {
            let wanted = [Some(one.max(two)), Some(one.min(two))];
            let exact = possible().find(|result| result.outcomes.each_ref().map(points_of) == wanted);
            if let Some(result) = exact {
                return Ok(Some(ordered(&result.outcomes, usize::from(two > one))));
            }
            *strange += 1;
            (one != two).then_some(usize::from(two > one))
        }
    };
    let wanted = if winner.is_some() { Side::Won } else { Side::Drawn };
    let side = |id: &String| pack.outcome(id).map(|outcome| outcome.side);
    let result = possible().find(|result| side(&result.outcomes[0]) == Some(wanted));
    let result = result.ok_or_else(|| FormatFault::NoDraw { pack: pack.id.clone() })?;
    Ok(Some(ordered(&result.outcomes, winner.unwrap_or(0))))
}

fn ordered(outcomes: &[String; 2], winner: usize) -> Vec<String> {
    let mut outcomes = outcomes.to_vec();
    if winner == 1 {
        outcomes.reverse();
    }
    outcomes
}
