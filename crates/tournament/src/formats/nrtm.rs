//! NRTM and Cobra JSON: the common format of the living card games, read by results archives.
//!
//! Each side of a game has a score; ours is the player's tournament points, so modified results survive. The keys for two
//! decks a player stay, empty, so that readers which expect them do not break.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Value, json};

use super::assembly::{Account, At, Game, Guest, Told};
use super::problem::{FormatFault, FormatProblem, Loss};
use super::{Frame, Reading, Writing};
use crate::ids::PersonId;
use crate::model::{KeptGame, Match, Presence, Progress, Round, Seats};
use crate::settings::{RoundKind, StagePlan};
use crate::standings::{Fraction, Row};
use crate::state::Tournament;

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Nrtm {
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    cut_to_top: Option<u32>,
    #[serde(default)]
    preliminary_rounds: Option<u32>,
    players: Vec<NrtmPlayer>,
    #[serde(default)]
    rounds: Vec<Vec<NrtmGame>>,
    /// Whatever else stands there.
    #[serde(flatten)]
    others: BTreeMap<String, Value>,
}

/// Fields that say nothing about the tournament itself, or again what the rounds say.
const REPEATED: [&str; 4] = ["eliminationPlayers", "uploadedFrom", "links", "version"];

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct NrtmPlayer {
    id: i64,
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    corp_identity: Option<String>,
    #[serde(default)]
    runner_identity: Option<String>,
    #[serde(default)]
    forfeit: Option<bool>,
    #[serde(default)]
    disqualified: Option<bool>,
    #[serde(default)]
    is_bye: Option<bool>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct NrtmGame {
    #[serde(default)]
    table: Option<i64>,
    player1: NrtmSide,
    player2: NrtmSide,
    #[serde(default)]
    elimination_game: Option<bool>,
    /// Ours alone: the number of an elimination game.
    #[serde(default)]
    game: Option<u16>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct NrtmSide {
    #[serde(default)]
    id: Option<i64>,
    #[serde(default)]
    combined_score: Option<i64>,
    #[serde(default)]
    runner_score: Option<i64>,
    #[serde(default)]
    corp_score: Option<i64>,
    #[serde(default)]
    winner: Option<bool>,
}

/// What our own files name as their origin.
const WRITER: &str = "Marshal";

/// The most fields named as not carried over.
const MOST_FIELDS: usize = 20;

impl NrtmSide {
    fn score(&self) -> Option<i64> {
        let halves = || match (self.runner_score, self.corp_score) {
            (None, None) => None,
            (one, two) => Some(one.unwrap_or(0).saturating_add(two.unwrap_or(0))),
        };
        self.combined_score.or_else(halves)
    }
}

pub(super) fn read(text: &str, frame: &Frame<'_>) -> Result<Reading, FormatProblem> {
    let file: Nrtm = rulebook::read_whole(text).map_err(|misread| FormatProblem::json(&misread))?;
    let byes: Vec<i64> =
        file.players.iter().filter(|player| player.is_bye == Some(true)).map(|player| player.id).collect();
    let mut account = Account {
        name: file.name,
        announced: file.preliminary_rounds.unwrap_or(0) as usize,
        cut: file.cut_to_top.unwrap_or(0) as usize,
        ..Account::default()
    };
    let mut identities = false;
    let mut known: BTreeMap<i64, String> = BTreeMap::new();
    for (at, player) in file.players.iter().enumerate().filter(|(_, it)| it.is_bye != Some(true)) {
        let has = |identity: &Option<String>| identity.as_ref().is_some_and(|text| !text.is_empty());
        identities |= has(&player.corp_identity) || has(&player.runner_identity);
        let id = format!("p{}", player.id);
        if known.insert(player.id, id.clone()).is_some() {
            let fault = FormatFault::Twice { read: player.id.to_string() };
            return Err(FormatProblem::field(format!("players[{at}].id"), fault));
        }
        account.guests.push(Guest {
            id,
            name: player.name.clone().unwrap_or_default(),
            left: player.forfeit == Some(true),
            disqualified: player.disqualified == Some(true),
            team: None,
        });
    }
    let mut fields: Vec<String> = file
        .others
        .iter()
        .filter(|(_, value)| says_something(value))
        .map(|(field, _)| field.clone())
        .filter(|field| !REPEATED.contains(&field.as_str()))
        .take(MOST_FIELDS)
        .collect();
    if identities {
        fields.extend(["corpIdentity".to_owned(), "runnerIdentity".to_owned()]);
    }
    if !fields.is_empty() {
        account.lost.push(Loss::Fields { fields });
    }
    let own = file.others.get("uploadedFrom").and_then(Value::as_str) == Some(WRITER);
    let told = if own {
        file.rounds.len()
    } else {
        // Others list rounds to come too.
        file.rounds.iter().rposition(|round| !round.is_empty()).map_or(0, |last| last + 1)
    };
    for (at, round) in file.rounds.iter().take(told).enumerate() {
        let games: Result<Vec<Game>, FormatProblem> = round
            .iter()
            .enumerate()
            .map(|(place, game)| game.told(&format!("rounds[{at}][{place}]"), &known, &byes, own))
            .collect();
        // One elimination game makes an elimination round. To a Swiss round without a game nobody came; in a bracket it
        // would tell nothing.
        if round.iter().any(|game| game.elimination_game == Some(true)) {
            account.elimination.push(games?);
        } else if !round.is_empty() || is_swiss(at, &account) {
            account.swiss.push(games?);
        }
    }
    account.file(frame)
}

/// Whether a round without a game is one of the Swiss rounds: by the number announced, or before any bracket.
fn is_swiss(at: usize, account: &Account) -> bool {
    if account.announced > 0 { at < account.announced } else { account.elimination.is_empty() }
}

fn says_something(value: &Value) -> bool {
    match value {
        Value::Null => false,
        Value::String(text) => !text.is_empty(),
        Value::Array(items) => !items.is_empty(),
        Value::Object(fields) => !fields.is_empty(),
        Value::Bool(_) | Value::Number(_) => true,
    }
}

impl NrtmGame {
    fn told(
        &self,
        field: &str,
        known: &BTreeMap<i64, String>,
        byes: &[i64],
        own: bool,
    ) -> Result<Game, FormatProblem> {
        let named = |side: &NrtmSide, which: &str| match side.id {
            None => Ok(None),
            Some(id) if id == 0 && !known.contains_key(&0) || byes.contains(&id) => Ok(None),
            Some(id) => known.get(&id).cloned().map(Some).ok_or_else(|| {
                let fault = FormatFault::Unknown { read: id.to_string() };
                FormatProblem::field(format!("{field}.{which}.id"), fault)
            }),
        };
        let table = self.table.and_then(|table| u16::try_from(table).ok());
        let (one, two) = (named(&self.player1, "player1")?, named(&self.player2, "player2")?);
        let (players, result) = match (one, two) {
            (Some(one), Some(two)) if own && self.has_no_winner() => (vec![one, two], Told::Nobody),
            (Some(one), Some(two)) => (vec![one, two], self.result()),
            (Some(alone), None) | (None, Some(alone)) => (vec![alone], Told::Bye),
            (None, None) => {
                let fault = FormatFault::Unknown { read: "null".to_owned() };
                return Err(FormatProblem::field(format!("{field}.player1.id"), fault));
            }
        };
        let at = At { field: field.to_owned(), ..At::default() };
        let number = self.game.filter(|_| own);
        Ok(Game { table, players, result, absent: None, number, at })
    }

    /// A game of a bracket to which nobody came, as we write it. Others write the same of games still to be played.
    fn has_no_winner(&self) -> bool {
        [&self.player1, &self.player2].into_iter().all(|side| side.winner == Some(false))
    }

    fn result(&self) -> Told {
        match (self.player1.winner, self.player2.winner) {
            (Some(true), _) => return Told::Winner(Some(0)),
            (_, Some(true)) => return Told::Winner(Some(1)),
            _ => {}
        }
        match (self.player1.score(), self.player2.score()) {
            (None, None) => Told::Open,
            (one, two) => Told::Points([one.unwrap_or(0), two.unwrap_or(0)]),
        }
    }
}

pub(super) fn write(tournament: &Tournament, date: Option<&str>) -> Writing {
    let standings =
        tournament.last_table_round().map(|after| tournament.standings(after)).unwrap_or_default();
    let row_of = |id: PersonId| standings.iter().find(|(player, _)| *player == id).map(|(_, row)| row);
    let players: Vec<Value> = tournament
        .players()
        .map(|(id, person, entry)| player(id, &person.name, &entry.presence, row_of(id)))
        .collect();
    let shown = tournament.rounds().iter().filter(|round| round.progress > Progress::Drawn);
    let mut rounds: Vec<Vec<Value>> = shown
        .map(|round| round.matches.iter().filter_map(|it| game(tournament, it, round.kind)).collect())
        .collect();
    rounds.extend(
        tournament
            .kept()
            .into_iter()
            .flat_map(|kept| &kept.rounds)
            .map(|round| round.iter().map(kept_game).collect()),
    );
    let swiss = tournament.plan().iter().filter_map(|stage| match stage {
        StagePlan::Swiss { rounds, .. } => Some(u32::from(*rounds)),
        StagePlan::Elimination { .. } => None,
    });
    let cut = tournament.plan().iter().rev().find_map(|stage| match stage {
        StagePlan::Elimination { cut } => *cut,
        StagePlan::Swiss { .. } => None,
    });
    let mut file = json!({
        "name": tournament.name(),
        "cutToTop": cut.unwrap_or(0),
        "preliminaryRounds": swiss.sum::<u32>(),
        "players": players,
        "eliminationPlayers": elimination_players(tournament),
        "rounds": rounds,
        "uploadedFrom": WRITER,
        "links": [{"rel": "schemaderivedfrom", "href": "http://steffens.org/nrtm/nrtm-schema.json"}],
    });
    if let Some(date) = date {
        file["date"] = json!(date);
    }
    let text = rulebook::pretty(&file).unwrap_or_default() + "\n";
    Writing { text, lost: losses(tournament) }
}

fn losses(tournament: &Tournament) -> Vec<Loss> {
    let mut lost = vec![Loss::Seed, Loss::History, Loss::Fractions];
    let bracket = |round: &&Round| round.kind == RoundKind::Elimination;
    let (knocked_out, swiss): (Vec<&Round>, Vec<&Round>) = tournament.rounds().iter().partition(bracket);
    let absent = |rounds: &[&Round]| {
        let matches = rounds.iter().flat_map(|round| &round.matches);
        matches.filter(|it| it.away().next().is_some()).count()
    };
    if absent(&swiss) > 0 {
        lost.push(Loss::Absent { matches: absent(&swiss) });
    }
    if absent(&knocked_out) > 0 {
        lost.push(Loss::AbsentFromBracket { matches: absent(&knocked_out) });
    }
    let modified = knocked_out.iter().flat_map(|round| &round.matches);
    let modified = modified.filter(|it| super::is_modified(tournament, it)).count();
    if modified > 0 {
        lost.push(Loss::Modified { matches: modified });
    }
    lost.extend(super::swiss_stages(tournament));
    lost.extend(super::back_unseen(tournament));
    if tournament.players().any(|(_, _, entry)| entry.team.is_some()) {
        lost.push(Loss::Teams);
    }
    if tournament.players().any(|(_, _, entry)| matches!(entry.presence, Presence::Dropped { .. })) {
        lost.push(Loss::Reasons);
    }
    lost
}

fn player(id: PersonId, name: &str, presence: &Presence, row: Option<&Row>) -> Value {
    let figure = |figure: Option<&Fraction>| json!(figure.map_or(0.0, decimal));
    json!({
        "id": id.0,
        "name": name,
        "rank": row.map(|row| row.rank),
        "corpIdentity": "",
        "runnerIdentity": "",
        "matchPoints": row.map_or(0, |row| row.points),
        "strengthOfSchedule": figure(row.map(|row| &row.sos)),
        "extendedStrengthOfSchedule": figure(row.map(|row| &row.esos)),
        "forfeit": matches!(presence, Presence::Dropped { .. }),
        "disqualified": matches!(presence, Presence::Disqualified { .. }),
    })
}

/// A fraction to six places, for readers that know no fractions. Nothing here is ever compared.
fn decimal(figure: &Fraction) -> f64 {
    let millionths = figure.numer().saturating_mul(1_000_000) / figure.denom().max(&1);
    format!("{}.{:06}", millionths / 1_000_000, millionths % 1_000_000).parse().unwrap_or(0.0)
}

/// A match as the format tells it. In Swiss rounds a table to which nobody came has no line there; in a bracket it keeps its
/// place, and whoever did not appear stands there as having lost.
fn game(tournament: &Tournament, it: &Match, kind: RoundKind) -> Option<Value> {
    let elimination = kind == RoundKind::Elimination;
    let side = |player: Option<PersonId>| {
        let Some(player) = player else { return json!({"id": null}) };
        let outcome = it.outcome_of(player).and_then(|id| tournament.pack().outcome(id));
        if elimination {
            let decided = it.result.is_some() || it.away().next().is_some();
            let won = tournament.winner_of(it) == Some(player);
            return json!({"id": player.0, "winner": decided.then_some(won)});
        }
        json!({"id": player.0, "combinedScore": outcome.map(|outcome| outcome.points)})
    };
    let (one, two) = match it.seats {
        Seats::Pair(one, two) => (one, Some(two)),
        Seats::Bye(one) => (one, it.absent.filter(|_| elimination)),
        Seats::Nobody(one, two) if elimination => (one, Some(two)),
        Seats::Nobody(..) => return None,
    };
    let mut told = json!({
        "table": it.table,
        "player1": side(Some(one)),
        "player2": side(two),
        "intentionalDraw": false,
        "twoForOne": false,
        "eliminationGame": elimination,
    });
    if let Some(number) = it.game.filter(|_| elimination) {
        told["game"] = json!(number);
    }
    Some(told)
}

/// A game of a bracket with a second chance, as it was told.
fn kept_game(game: &KeptGame) -> Value {
    let side = |player: Option<&PersonId>| match player {
        None => json!({"id": null}),
        Some(player) => json!({"id": player.0, "winner": game.winner.map(|winner| winner == *player)}),
    };
    json!({
        "table": null,
        "player1": side(game.players.first()),
        "player2": side(game.players.get(1)),
        "intentionalDraw": false,
        "twoForOne": false,
        "eliminationGame": true,
    })
}

fn elimination_players(tournament: &Tournament) -> Vec<Value> {
    let ranking = tournament.ranking();
    let Some(stage) = tournament.stages().last().filter(|it| it.plan.kind() == RoundKind::Elimination) else {
        return Vec::new();
    };
    let seeds = stage.seeds.iter().zip(1..);
    let listed = seeds.map(|(id, seed)| {
        let rank = ranking.iter().find(|place| place.player == *id).map(|place| place.rank);
        json!({"id": id.0, "name": tournament.name_of(*id), "rank": rank, "seed": seed})
    });
    listed.collect()
}
