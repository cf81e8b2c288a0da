//! A tournament in as few bytes as it takes, so that a shop's tournament is one code and a championship a handful.
//!
//! What [`TournamentFile`] says in words stands here in columns of small numbers: players by their place in the list, tables
//! as the step from the one before, results as places in a list of those that occur. Nothing is lost: reading gives the
//! same file again.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tournament::file::{FORMAT, FileMatch, FilePlayer, FileRound, Left, LeftWhy};
use tournament::{RoundKind, TournamentFile};

/// The file in columns.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Brief {
    name: String,
    regulation: String,
    tier: String,
    /// As JSON, for its forms are the file's own.
    structure: String,
    commitment: Option<String>,
    players: Vec<Player>,
    /// The results that occur, each as the outcomes in the order of the players.
    results: Vec<Vec<String>>,
    rounds: Vec<Round>,
}

#[derive(Debug, Serialize, Deserialize)]
struct Player {
    name: String,
    /// Nothing for the usual one: `p` and the place in the list.
    key: Option<String>,
    team: Option<String>,
    left: Option<(u16, u8)>,
}

#[derive(Debug, Default, Serialize, Deserialize)]
struct Round {
    stage: u8,
    elimination: bool,
    attempt: u16,
    drawn: Vec<Vec<u32>>,
    /// Each the step from the one before; a match without a table has number 0.
    tables: Vec<i32>,
    games: Vec<i32>,
    first: Vec<u32>,
    /// One more than the place in the list; 0 for nobody.
    second: Vec<u32>,
    absent: Vec<u32>,
    /// One more than the place in the list of results; 0 while the match is under way.
    results: Vec<u32>,
    /// For a match that has some: its place and its figures as JSON.
    figures: Vec<(u32, String)>,
    order: Vec<u32>,
}

impl Brief {
    /// The file in brief; nothing for a file that does not fit together, or that has a seed or a history.
    pub(super) fn of(file: &TournamentFile, commitment: Option<String>) -> Option<Brief> {
        if file.seed.is_some() || !file.history.is_empty() || file.digest.is_some() {
            return None;
        }
        let places: BTreeMap<&str, u32> =
            file.players.iter().map(|player| player.id.as_str()).zip(0..).collect();
        let mut results = Vec::new();
        let round = |round: &FileRound| Round::of(round, &places, &mut results);
        let rounds = file.rounds.iter().map(round).collect::<Option<Vec<_>>>()?;
        Some(Brief {
            name: file.name.clone(),
            regulation: file.regulation.clone(),
            tier: file.tier.clone(),
            structure: serde_json::to_string(&file.structure).ok()?,
            commitment,
            players: file.players.iter().enumerate().map(|(at, player)| Player::of(at, player)).collect(),
            results,
            rounds,
        })
    }

    /// The file and the promise of its seed; nothing if the numbers make no sense.
    pub(super) fn file(self) -> Option<(TournamentFile, Option<String>)> {
        let players: Vec<FilePlayer> = self
            .players
            .into_iter()
            .enumerate()
            .map(|(at, player)| player.file(at))
            .collect::<Option<_>>()?;
        let ids: Vec<&str> = players.iter().map(|player| player.id.as_str()).collect();
        let rounds =
            self.rounds.into_iter().map(|round| round.file(&ids, &self.results)).collect::<Option<_>>()?;
        let file = TournamentFile {
            format: FORMAT.to_owned(),
            name: self.name,
            regulation: self.regulation,
            tier: self.tier,
            structure: rulebook::read_whole(&self.structure).ok()?,
            seed: None,
            rounds,
            players,
            kept: None,
            history: Vec::new(),
            digest: None,
        };
        Some((file, self.commitment))
    }
}

fn usual_key(at: usize) -> String {
    format!("p{}", at + 1)
}

impl Player {
    fn of(at: usize, player: &FilePlayer) -> Player {
        let left = |left: Left| {
            let why = match left.why {
                LeftWhy::Drop => 0,
                LeftWhy::Removed => 1,
                LeftWhy::Disqualified => 2,
            };
            (left.after_round, why)
        };
        Player {
            name: player.name.clone(),
            key: Some(player.id.clone()).filter(|key| *key != usual_key(at)),
            team: player.team.clone(),
            left: player.left.map(left),
        }
    }

    fn file(self, at: usize) -> Option<FilePlayer> {
        let left = match self.left {
            None => None,
            Some((after_round, why)) => {
                let why = [LeftWhy::Drop, LeftWhy::Removed, LeftWhy::Disqualified]
                    .get(usize::from(why))
                    .copied()?;
                Some(Left { after_round, why })
            }
        };
        let id = self.key.unwrap_or_else(|| usual_key(at));
        Some(FilePlayer { id, name: self.name, team: self.team, left })
    }
}

impl Round {
    fn of(round: &FileRound, places: &BTreeMap<&str, u32>, results: &mut Vec<Vec<String>>) -> Option<Round> {
        let place = |id: &String| places.get(id.as_str()).copied();
        let all = |ids: &Vec<String>| ids.iter().map(place).collect::<Option<Vec<u32>>>();
        let mut brief = Round {
            stage: round.stage,
            elimination: round.kind == RoundKind::Elimination,
            attempt: round.attempt,
            drawn: round.drawn.iter().map(all).collect::<Option<_>>()?,
            tables: steps(round.matches.iter().map(|it| it.table)),
            games: steps(round.matches.iter().map(|it| it.game)),
            order: all(&round.order)?,
            ..Round::default()
        };
        for (at, it) in (0..).zip(&round.matches) {
            if !it.figures.is_empty() {
                brief.figures.push((at, serde_json::to_string(&it.figures).ok()?));
            }
            let (first, second) = match it.players.as_slice() {
                [one] => (place(one)?, 0),
                [one, two] => (place(one)?, place(two)? + 1),
                _ => return None,
            };
            brief.first.push(first);
            brief.second.push(second);
            brief.absent.push(match &it.absent {
                None => 0,
                Some(absent) => place(absent)? + 1,
            });
            brief.results.push(match &it.outcomes {
                None => 0,
                Some(outcomes) => {
                    let told =
                        it.players.iter().map(|id| outcomes.get(id).cloned()).collect::<Option<Vec<_>>>()?;
                    if told.len() != outcomes.len() {
                        return None;
                    }
                    let known = results.iter().position(|known| *known == told).unwrap_or_else(|| {
                        results.push(told);
                        results.len() - 1
                    });
                    known as u32 + 1
                }
            });
        }
        Some(brief)
    }

    fn file(self, ids: &[&str], results: &[Vec<String>]) -> Option<FileRound> {
        let count = self.first.len();
        let columns =
            [self.tables.len(), self.games.len(), self.second.len(), self.absent.len(), self.results.len()];
        if columns.iter().any(|length| *length != count) {
            return None;
        }
        let id = |place: u32| ids.get(place as usize).map(|id| (*id).to_owned());
        let all = |places: &Vec<u32>| places.iter().map(|place| id(*place)).collect::<Option<Vec<String>>>();
        let if_any = |number: u32| number.checked_sub(1).map_or(Some(None), |place| id(place).map(Some));
        let (tables, games) = (numbers(&self.tables)?, numbers(&self.games)?);
        let mut matches = Vec::with_capacity(count);
        for at in 0..count {
            let mut players = vec![id(self.first[at])?];
            players.extend(if_any(self.second[at])?);
            let outcomes = match self.results[at].checked_sub(1) {
                None => None,
                Some(place) => {
                    let told = results.get(place as usize).filter(|told| told.len() == players.len())?;
                    Some(players.iter().cloned().zip(told.iter().cloned()).collect())
                }
            };
            let absent = if_any(self.absent[at])?;
            let (table, game, figures) = (tables[at], games[at], BTreeMap::new());
            matches.push(FileMatch { table, game, players, outcomes, absent, figures });
        }
        for (at, figures) in &self.figures {
            matches.get_mut(*at as usize)?.figures = rulebook::read_whole(figures).ok()?;
        }
        Some(FileRound {
            stage: self.stage,
            kind: if self.elimination { RoundKind::Elimination } else { RoundKind::Swiss },
            attempt: self.attempt,
            drawn: self.drawn.iter().map(all).collect::<Option<_>>()?,
            matches,
            order: all(&self.order)?,
        })
    }
}

/// Numbers as the step from the one before, none being 0; tables in order become a run of ones, which packs to nothing.
fn steps(numbers: impl Iterator<Item = Option<u16>>) -> Vec<i32> {
    let mut before = 0;
    let step = |number: Option<u16>| {
        let number = number.map_or(0, i32::from);
        let step = number - before;
        before = number;
        step
    };
    numbers.map(step).collect()
}

fn numbers(steps: &[i32]) -> Option<Vec<Option<u16>>> {
    let mut before = 0_i32;
    let number = |step: &i32| {
        before = before.checked_add(*step)?;
        u16::try_from(before).ok().map(|number| Some(number).filter(|number| *number != 0))
    };
    steps.iter().map(number).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn left() -> impl Strategy<Value = Option<Left>> {
        let why = prop_oneof![Just(LeftWhy::Drop), Just(LeftWhy::Removed), Just(LeftWhy::Disqualified)];
        proptest::option::of((any::<u16>(), why).prop_map(|(after_round, why)| Left { after_round, why }))
    }

    fn files() -> impl Strategy<Value = TournamentFile> {
        let player = (".{0,12}", proptest::option::of("[a-z]{1,4}"), proptest::option::of(".{1,5}"), left());
        let seats = (0..6_usize, 0..6_usize, any::<Option<u16>>(), any::<Option<u16>>(), 0..4_usize);
        let round = (any::<u8>(), any::<bool>(), any::<u16>(), proptest::collection::vec(seats, 0..8));
        let players = proptest::collection::vec(player, 6);
        (".{0,20}", players, proptest::collection::vec(round, 0..4)).prop_map(|(name, players, rounds)| {
            let ids: Vec<String> = players
                .iter()
                .enumerate()
                .map(|(at, (_, key, ..))| {
                    key.as_ref().map_or_else(|| usual_key(at), |key| format!("{key}-{at}"))
                })
                .collect();
            let told = ["win", "loss", "bye"];
            let one = |(one, two, table, game, result): (usize, usize, Option<u16>, Option<u16>, usize)| {
                let mut players = vec![ids[one].clone()];
                players.extend((one != two).then(|| ids[two].clone()));
                let outcome = |id: &String| (id.clone(), told[(result + id.len()) % 3].to_owned());
                let outcomes = (result > 0).then(|| players.iter().map(outcome).collect());
                let absent = (result == 3).then(|| ids[two].clone());
                // Number 0 is nobody's.
                let real = |number: Option<u16>| number.filter(|number| *number > 0);
                let (table, game) = (real(table), real(game));
                let goals = |id: &String| (id.clone(), regulations::Amount::whole(id.len() as u32));
                let goals = ("goals".to_owned(), players.iter().map(goals).collect());
                let figures = (result == 2).then_some(goals).into_iter().collect();
                FileMatch { table, game, players, outcomes, absent, figures }
            };
            let rounds = rounds.into_iter().map(|(stage, swiss, attempt, matches)| FileRound {
                stage,
                kind: if swiss { RoundKind::Swiss } else { RoundKind::Elimination },
                attempt,
                drawn: vec![vec![ids[0].clone(), ids[5].clone()], vec![ids[1].clone()]],
                matches: matches.into_iter().map(one).collect(),
                order: ids.iter().rev().cloned().collect(),
            });
            TournamentFile {
                format: FORMAT.to_owned(),
                name,
                regulation: "conquest-1.2".to_owned(),
                tier: "formal".to_owned(),
                structure: tournament::Structure::Table("basic".to_owned()),
                seed: None,
                rounds: rounds.collect(),
                players: players
                    .into_iter()
                    .zip(&ids)
                    .map(|((name, _, team, left), id)| FilePlayer { id: id.clone(), name, team, left })
                    .collect(),
                kept: None,
                history: Vec::new(),
                digest: None,
            }
        })
    }

    proptest! {
        #[test]
        fn nothing_is_lost(file in files()) {
            let brief = Brief::of(&file, Some("promise".into())).expect("a summary that fits together");
            let bytes = postcard::to_allocvec(&brief).expect("it can be written");
            let read: Brief = postcard::from_bytes(&bytes).expect("it can be read");
            prop_assert_eq!(read.file(), Some((file, Some("promise".into()))));
        }

        #[test]
        fn any_bytes_are_read_or_refused(bytes: Vec<u8>) {
            let _ = postcard::from_bytes::<Brief>(&bytes).ok().and_then(Brief::file);
        }
    }
}
