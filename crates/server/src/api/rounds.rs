//! Rounds and their matches, standings with how they came about, the bracket, and the proof of the draws.

use access::Visitor;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use rulebook::{Commitment, Dice, Seed, say};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tournament::clock::Clock;
use tournament::file::Imported;
use tournament::model::Report;
use tournament::standings::Row;
use tournament::{
    GameResult, Match, MatchId, PersonId, Presence, Progress, Round, RoundKind, RoundNo, StageNo, Tournament,
};
use web::{Problem, Reader};

use super::{Asking, At, Group, Operation, Sight};
use crate::App;

pub(super) fn group() -> Group {
    Group::new(
        say!("api-group-rounds"),
        vec![
            Operation::get("/api/tournaments/{code}/rounds", say!("api-rounds"), rounds)
                .answers::<Vec<RoundHead>>()
                .tagged(),
            Operation::get("/api/tournaments/{code}/rounds/{round}", say!("api-round"), round)
                .answers::<RoundView>()
                .tagged(),
            Operation::get(
                "/api/tournaments/{code}/rounds/{round}/matches/{place}",
                say!("api-match"),
                one_match,
            )
            .answers::<MatchView>()
            .tagged(),
            Operation::get("/api/tournaments/{code}/standings", say!("api-standings"), standings)
                .query::<After>()
                .answers::<Table>()
                .tagged(),
            Operation::get(
                "/api/tournaments/{code}/standings/{person}",
                say!("api-explanation"),
                explanation,
            )
            .query::<After>()
            .answers::<Explained>()
            .tagged(),
            Operation::get("/api/tournaments/{code}/bracket", say!("api-bracket"), bracket)
                .answers::<Vec<RoundView>>()
                .tagged(),
            Operation::get("/api/tournaments/{code}/verification", say!("api-verification"), verification)
                .answers::<Verified>()
                .tagged(),
        ],
    )
}

/// A round without its matches.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct RoundHead {
    /// Its number through all stages, from 1.
    number: RoundNo,
    /// The stage, from 1.
    stage: StageNo,
    /// Its number within the stage.
    in_stage: u16,
    /// Swiss or elimination.
    kind: RoundKind,
    /// How far it has come.
    progress: Progress,
    /// Which draw of this round stands, from 1.
    attempt: u16,
    /// Its clock.
    clock: Clock,
    /// How many matches it has.
    matches: usize,
    /// How many of them have no result yet.
    open: usize,
}

/// A round with its matches.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct RoundView {
    /// The round.
    round: RoundHead,
    /// Its matches, in their order.
    matches: Vec<MatchView>,
    /// Players who were away and came back later: an unpaired loss each.
    unpaired: Vec<PersonId>,
}

/// A match.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct MatchView {
    /// Which one: commands name it so.
    id: MatchId,
    /// Who sits in it: two players, one with a bye, or none if nobody came.
    players: Vec<Seated>,
    /// The table's number; byes have none.
    table: Option<u16>,
    /// The game's number in an elimination round.
    game: Option<u16>,
    /// What stands.
    result: Option<GameResult>,
    /// Who won, if somebody did.
    winner: Option<PersonId>,
    /// Who was paired and did not appear, so that the other has a bye.
    absent: Option<PersonId>,
    /// Everybody who was paired here and did not appear.
    away: Vec<PersonId>,
    /// Extra time.
    extension_seconds: u32,
    /// What the players reported, in the order of the seats; only for them and for leaders.
    reports: Option<[Option<Report>; 2]>,
}

/// Somebody in a match.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Seated {
    /// The person.
    person: PersonId,
    /// The name.
    name: String,
    /// What that player gets, by the outcome's name in the pack.
    outcome: Option<String>,
}

impl RoundHead {
    fn of(round: &Round) -> RoundHead {
        RoundHead {
            number: round.number,
            stage: round.stage,
            in_stage: round.in_stage,
            kind: round.kind,
            progress: round.progress,
            attempt: round.attempt,
            clock: round.clock,
            matches: round.matches.len(),
            open: round.matches.iter().filter(|it| it.result.is_none()).count(),
        }
    }
}

impl RoundView {
    fn of(sight: &Sight, round: &Round) -> RoundView {
        let matches = (0..).zip(&round.matches);
        RoundView {
            round: RoundHead::of(round),
            matches: matches.map(|(place, it)| MatchView::of(sight, round.number, place, it)).collect(),
            unpaired: round.unpaired.clone(),
        }
    }
}

impl MatchView {
    pub(super) fn of(sight: &Sight, round: RoundNo, place: u16, it: &Match) -> MatchView {
        let tournament = sight.tournament();
        let seated = |person: PersonId| Seated {
            person,
            name: tournament.name_of(person),
            outcome: it.outcome_of(person).map(ToOwned::to_owned),
        };
        let concerned = sight.leads() || sight.person.is_some_and(|person| it.seats.seats(person));
        MatchView {
            id: MatchId { round, place },
            players: it.seats.players().map(seated).collect(),
            table: it.table,
            game: it.game,
            result: it.result.as_deref().cloned(),
            winner: tournament.winner_of(it),
            absent: it.absent,
            away: it.away().collect(),
            extension_seconds: it.extension_seconds,
            reports: concerned.then(|| it.reports.each_ref().map(|report| report.as_deref().cloned())),
        }
    }
}

async fn rounds(State(app): State<App>, visitor: Visitor, At(code): At<String>) -> Result<Response, Problem> {
    let sight = Sight::of(&app, &visitor, &code).await?;
    let rounds: Vec<RoundHead> = sight.rounds().map(RoundHead::of).collect();
    Ok(sight.answer(HeaderMap::new(), &rounds))
}

async fn round(
    State(app): State<App>,
    visitor: Visitor,
    At((code, round)): At<(String, u16)>,
) -> Result<Response, Problem> {
    let sight = Sight::of(&app, &visitor, &code).await?;
    let view = RoundView::of(&sight, sight.round(RoundNo(round))?);
    Ok(sight.answer(HeaderMap::new(), &view))
}

async fn one_match(
    State(app): State<App>,
    visitor: Visitor,
    At((code, round, place)): At<(String, u16, u16)>,
) -> Result<Response, Problem> {
    let sight = Sight::of(&app, &visitor, &code).await?;
    let found = sight.round(RoundNo(round))?.matches.get(usize::from(place));
    let view = MatchView::of(&sight, RoundNo(round), place, found.ok_or_else(Problem::not_found)?);
    Ok(sight.answer(HeaderMap::new(), &view))
}

/// After which round.
#[derive(Debug, Deserialize, JsonSchema)]
pub(super) struct After {
    /// A closed Swiss round, for its table; places as they stand, the bracket's included, if not given.
    after: Option<u16>,
}

impl After {
    /// The round asked for, or the newest; nothing before the first.
    fn round(&self, tournament: &Tournament) -> Result<Option<RoundNo>, Problem> {
        Ok(self.asked(tournament)?.or_else(|| tournament.last_table_round()))
    }

    /// The round asked for, if there is a table for it; nothing if none was.
    fn asked(&self, tournament: &Tournament) -> Result<Option<RoundNo>, Problem> {
        let Some(after) = self.after else { return Ok(None) };
        let counts = |round: &&Round| round.kind == RoundKind::Swiss && round.progress == Progress::Closed;
        let round = tournament.round(RoundNo(after)).filter(counts);
        let missing = || {
            let problem = Problem::field("after", say!("field-no-table", value = after));
            Problem { status: StatusCode::NOT_FOUND, ..problem }
        };
        let round = round.ok_or_else(missing)?;
        Ok(Some(round.number))
    }
}

/// The standings.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Table {
    /// After which Swiss round the figures are; nothing before the first.
    after: Option<RoundNo>,
    /// The rows, best first.
    rows: Vec<RowView>,
}

/// A row of the standings.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct RowView {
    /// The place, from 1.
    rank: u32,
    /// The player.
    person: PersonId,
    /// The name in files.
    player: String,
    /// The name.
    name: String,
    /// Points.
    points: u32,
    /// Strength of schedule, an exact fraction.
    sos: String,
    /// Extended strength of schedule, an exact fraction.
    esos: String,
    /// Rounds that count as played.
    played: u32,
    /// Whether that player has left.
    left: bool,
}

impl RowView {
    pub(super) fn of(tournament: &Tournament, player: PersonId, row: &Row) -> RowView {
        let person = tournament.person(player);
        let entry = person.and_then(|person| person.entry.as_ref());
        RowView {
            rank: row.rank,
            person: player,
            player: person.map(|person| person.key.clone()).unwrap_or_default(),
            name: tournament.name_of(player),
            points: row.points,
            sos: row.sos.to_string(),
            esos: row.esos.to_string(),
            played: row.played,
            left: entry.is_some_and(|entry| {
                matches!(entry.presence, Presence::Dropped { .. } | Presence::Disqualified { .. })
            }),
        }
    }
}

async fn standings(
    State(app): State<App>,
    visitor: Visitor,
    At(code): At<String>,
    Asking(after): Asking<After>,
) -> Result<Response, Problem> {
    let sight = Sight::of(&app, &visitor, &code).await?;
    let tournament = sight.tournament();
    // Nobody who asks for no round in particular wants the Swiss table of a tournament decided in a bracket.
    let (after, rows) = match after.asked(tournament)? {
        Some(after) => (Some(after), tournament.standings(after)),
        None => (tournament.last_table_round(), tournament.placings()),
    };
    let rows = rows.iter().map(|(player, row)| RowView::of(tournament, *player, row)).collect();
    Ok(sight.answer(HeaderMap::new(), &Table { after, rows }))
}

/// How a player's strength of schedule came about.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Explained {
    /// After which round.
    after: RoundNo,
    /// The player's row.
    row: RowView,
    /// Each opponent once.
    opponents: Vec<OpponentView>,
}

/// What an opponent brings.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct OpponentView {
    /// The opponent.
    person: PersonId,
    /// The name.
    name: String,
    /// The opponent's points.
    points: u32,
    /// The opponent's rounds.
    played: u32,
    /// The opponent's own strength of schedule, an exact fraction.
    sos: String,
}

async fn explanation(
    State(app): State<App>,
    visitor: Visitor,
    At((code, person)): At<(String, u32)>,
    Asking(after): Asking<After>,
) -> Result<Response, Problem> {
    let sight = Sight::of(&app, &visitor, &code).await?;
    let tournament = sight.tournament();
    let after = after.round(tournament)?.ok_or_else(Problem::not_found)?;
    let rows = tournament.standings(after);
    let (player, row) = rows.iter().find(|(player, _)| player.0 == person).ok_or_else(Problem::not_found)?;
    let opponents = tournament.explain(after, *player).opponents.into_iter();
    let opponents = opponents.map(|(opponent, points, played, sos)| OpponentView {
        person: PersonId(opponent),
        name: tournament.name_of(PersonId(opponent)),
        points,
        played,
        sos: sos.to_string(),
    });
    let explained =
        Explained { after, row: RowView::of(tournament, *player, row), opponents: opponents.collect() };
    Ok(sight.answer(HeaderMap::new(), &explained))
}

async fn bracket(
    State(app): State<App>,
    visitor: Visitor,
    At(code): At<String>,
) -> Result<Response, Problem> {
    let sight = Sight::of(&app, &visitor, &code).await?;
    let games = sight.rounds().filter(|round| round.kind == RoundKind::Elimination);
    let games: Vec<RoundView> = games.map(|round| RoundView::of(&sight, round)).collect();
    Ok(sight.answer(HeaderMap::new(), &games))
}

/// The proof of the draws.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Verified {
    /// The promise all draws were checked against.
    commitment: Option<Commitment>,
    /// Whether every draw follows from the seed.
    holds: bool,
    /// How many draws do.
    proven: u32,
    /// What needs saying, in the reader's language.
    findings: Vec<String>,
}

/// Makes every draw anew; possible once the seed is revealed.
async fn verification(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    At(code): At<String>,
) -> Result<Response, Problem> {
    let sight = Sight::of(&app, &visitor, &code).await?;
    let seed = sight.tournament().revealed_seed().and_then(|seed| seed.parse::<Seed>().ok());
    let seed = seed.ok_or_else(|| Problem::new(StatusCode::CONFLICT, say!("problem-seed-secret")))?;
    // The proof is about everything, and tells nothing but whether it holds.
    let tournament = sight.room.snapshot().tournament;
    let imported = Imported {
        facts: tournament.facts().cloned().collect(),
        tournament: Tournament::clone(&tournament),
        dice: Dice::new(seed),
        has_seed: true,
    };
    let proof = app.work.proof(&code, sight.snapshot.version.0, move || imported.verify()).await?;
    let said = proof.findings.iter().map(|finding| reader.say(&finding.saying(&tournament)));
    let verified = Verified {
        commitment: proof.commitment,
        holds: proof.holds(),
        proven: proof.proven,
        findings: said.collect(),
    };
    Ok(sight.answer(HeaderMap::new(), &verified))
}
