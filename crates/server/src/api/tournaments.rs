//! Tournaments: the list of them, one of them, its file.

use axum::extract::{OriginalUri, State};
use axum::http::HeaderMap;
use axum::response::Response;
use rulebook::{Commitment, say};
use schemars::JsonSchema;
use serde::Serialize;
use tournament::{Desk, Fact, Moment, PersonId, Role, Settings, StagePlan, Tournament, TournamentFile};

use super::{Asking, At, Group, Operation, Paging, Part, Sight, tagged};
use crate::App;
use crate::answer::Problem;
use crate::hall::Room;
use crate::identity::Visitor;
use crate::secret::digest_of;

pub(super) fn group() -> Group {
    Group::new(
        say!("api-group-tournaments"),
        vec![
            Operation::get("/api/tournaments", say!("api-list-tournaments"), list)
                .query::<Paging>()
                .answers::<Part<Listed>>()
                .tagged(),
            Operation::get("/api/tournaments/{code}", say!("api-tournament"), tournament)
                .answers::<Standing>()
                .tagged(),
            Operation::get("/api/tournaments/{code}/file", say!("api-file"), file)
                .answers::<TournamentFile>()
                .tagged(),
        ],
    )
}

/// One line of the list of tournaments.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Listed {
    /// The code people type.
    code: String,
    /// Its name.
    name: String,
    /// The rules pack.
    regulation: String,
    /// When it was begun, in milliseconds since 1970.
    founded: Moment,
    /// How many players entered.
    players: usize,
    /// How many rounds everybody has seen.
    round: usize,
    /// Whether it is finished.
    over: bool,
}

impl Listed {
    fn of(room: &Room) -> Listed {
        let tournament = room.snapshot().tournament;
        Listed {
            code: room.code().to_owned(),
            name: tournament.name().to_owned(),
            regulation: tournament.pack().id.clone(),
            founded: founded(&tournament),
            players: tournament.players().count(),
            round: published(&tournament),
            over: tournament.desk() == Desk::Finished,
        }
    }
}

/// The moment of the first step.
fn founded(tournament: &Tournament) -> Moment {
    let first = tournament.facts().iter().find_map(|fact| match fact {
        Fact::Step { at, .. } => Some(*at),
        _ => None,
    });
    first.unwrap_or_default()
}

fn published(tournament: &Tournament) -> usize {
    tournament.rounds().iter().filter(|round| round.progress > tournament::Progress::Drawn).count()
}

/// All tournaments, the newest first.
async fn list(
    State(app): State<App>,
    OriginalUri(uri): OriginalUri,
    Asking(paging): Asking<Paging>,
) -> Result<Response, Problem> {
    let mut all: Vec<Listed> = app.hall.tournaments().await?.iter().map(|room| Listed::of(room)).collect();
    all.sort_by(|one, two| two.founded.cmp(&one.founded).then_with(|| one.code.cmp(&two.code)));
    let part = paging.part(all, |listed| listed.code.clone())?;
    let link = part.link(uri.path(), paging.limit()?);
    let text = serde_json::to_string(&part).map_err(|error| Problem::internal(error.to_string()))?;
    Ok(tagged(&digest_of(&text).to_string(), link, &part))
}

/// Where a tournament stands.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Tournament")]
pub(super) struct Standing {
    /// The code people type.
    code: String,
    /// Its name.
    name: String,
    /// The rules pack.
    regulation: String,
    /// What the organizer chose.
    settings: Settings,
    /// How many facts it has; the `ETag` begins with it and `If-Match` takes it.
    version: u64,
    /// How far it has come.
    desk: Desk,
    /// Who is responsible.
    organizer: PersonId,
    /// How many players entered.
    players: usize,
    /// How many of them are still in.
    active: usize,
    /// The announced stages; empty before.
    plan: Vec<StagePlan>,
    /// The number of the newest round this reader may see; 0 before the first.
    round: u16,
    /// The promise of the secret seed.
    commitment: Option<Commitment>,
    /// The seed, once revealed.
    seed: Option<String>,
    /// Who won, once that is decided.
    champion: Option<PersonId>,
    /// Who is asking, if the tournament knows.
    me: Option<Me>,
}

/// Who is asking.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Me {
    /// The person.
    person: PersonId,
    /// The name.
    name: String,
    /// What that person is right now.
    role: Role,
}

async fn tournament(
    State(app): State<App>,
    visitor: Visitor,
    At(code): At<String>,
) -> Result<Response, Problem> {
    let sight = Sight::of(&app, &visitor, &code).await?;
    let it = sight.tournament();
    let me = sight.person.map(|person| Me { person, name: it.name_of(person), role: it.role(person) });
    let state = Standing {
        code: sight.room.code().to_owned(),
        name: it.name().to_owned(),
        regulation: it.pack().id.clone(),
        settings: it.settings().clone(),
        version: sight.snapshot.version.0,
        desk: it.desk(),
        organizer: it.organizer(),
        players: it.players().count(),
        active: it.active().count(),
        plan: it.plan().to_vec(),
        round: sight.rounds().last().map_or(0, |round| round.number.0),
        commitment: it.commitment(),
        seed: it.revealed_seed().map(ToOwned::to_owned),
        champion: it.champion(),
        me,
    };
    Ok(sight.answer(HeaderMap::new(), &state))
}

/// A tournament as its file, without history; with the seed only once that is revealed.
async fn file(State(app): State<App>, visitor: Visitor, At(code): At<String>) -> Result<Response, Problem> {
    let sight = Sight::of(&app, &visitor, &code).await?;
    let seed = sight.tournament().revealed_seed().and_then(|seed| seed.parse().ok());
    Ok(sight.answer(HeaderMap::new(), &sight.tournament().file(seed)))
}
