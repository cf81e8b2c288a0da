//! Tournaments: the list of them, one of them, its file.

use std::sync::Arc;

use access::Visitor;
use axum::extract::{OriginalUri, State};
use axum::http::header::LOCATION;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use journal::access::Kept;
use journal::{StreamId, Version};
use rulebook::{Commitment, Written, say};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use tournament::{
    Announcement, Desk, Fact, Moment, PersonId, Role, Settings, StagePlan, Summary, TournamentFile,
};
use web::secret::digest_of;
use web::{Json, Problem};

use super::once::Once;
use super::once::unreadable;
use super::page::nowhere;
use super::{Asking, At, Body, Group, Operation, Paging, Part, Scope, Sight, tagged};
use crate::App;
use crate::hall::Setback;
use crate::{clock, live};

rulebook::told!(NewTournament);

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
            Operation::post("/api/tournaments", say!("api-found"), found)
                .takes::<NewTournament>()
                .makes::<Founded>()
                .needs(Scope::Organise)
                .once(),
            Operation::get("/api/tournaments/{code}/file", say!("api-file"), file)
                .answers::<TournamentFile>()
                .tagged(),
            Operation::get("/api/tournaments/{code}/history", say!("api-history"), history)
                .query::<Paging>()
                .answers::<Part<Told>>()
                .needs(Scope::Read)
                .tagged(),
            Operation::get("/api/tournaments/{code}/events", say!("api-events"), live::events).streams(),
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
    fn of(listed: rooms::Listed<Summary>) -> Listed {
        let Summary { name, regulation, founded, players, round, desk, .. } = listed.summary;
        Listed { code: listed.code, name, regulation, founded, players, round, over: desk == Desk::Finished }
    }
}

/// All tournaments, the newest first.
async fn list(
    State(app): State<App>,
    OriginalUri(uri): OriginalUri,
    Asking(paging): Asking<Paging>,
) -> Result<Response, Problem> {
    let all: Vec<Listed> = app.hall.tournaments().await?.into_iter().map(Listed::of).collect();
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
    /// The seal over the whole record, once it is over: note it, and no other record passes for this one.
    seal: Option<tournament::Seal>,
    /// Who won, once that is decided.
    champion: Option<PersonId>,
    /// What leaders told everybody.
    announcements: Vec<Announcement>,
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
        players: it.entered(),
        active: it.active().count(),
        plan: it.plan().to_vec(),
        round: sight.rounds().last().map_or(0, |round| round.number.0),
        commitment: it.commitment(),
        seed: it.revealed_seed().map(ToOwned::to_owned),
        seal: (it.desk() == Desk::Finished).then(|| it.seal()),
        champion: it.champion(),
        announcements: it.announcements().to_vec(),
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

/// A tournament to begin.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTournament {
    /// Its name.
    #[schemars(length(min = 1, max = 80))]
    name: String,
    /// The organizer's name.
    #[schemars(length(min = 1, max = 80))]
    organizer: String,
    /// The rules pack, by its name.
    #[schemars(schema_with = "pack_names")]
    regulation: String,
    /// What the organizer chose.
    settings: Settings,
}

/// The names of the packs there are.
fn pack_names(_: &mut SchemaGenerator) -> Schema {
    let names: Vec<&str> = regulations::packs().iter().map(|pack| pack.id.as_str()).collect();
    json_schema!({ "type": "string", "enum": names })
}

/// A tournament that has begun.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Founded {
    /// The code people type.
    code: String,
    /// Who the organizer is in it.
    organizer: PersonId,
}

impl Founded {
    fn of(code: &str) -> Founded {
        Founded { code: code.to_owned(), organizer: PersonId(0) }
    }
}

async fn found(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Body { value: wanted, bytes }: Body<NewTournament>,
) -> Result<Response, Problem> {
    let signed_out = || Problem::new(StatusCode::UNAUTHORIZED, say!("problem-sign-in"));
    let account = visitor.account.clone().ok_or_else(signed_out)?;
    visitor.need(Scope::Organise)?;
    let once = Once::of(&headers, &visitor, None, "found", &bytes)?;
    if let Some(once) = &once
        && let Some(answer) = once.before(&app).await?
    {
        return Ok(answer);
    }
    let unknown = || Problem::field("regulation", say!("field-unknown", value = &wanted.regulation));
    let pack = Arc::new(regulations::pack(&wanted.regulation).ok_or_else(unknown)?.clone());
    wanted.settings.time_zone.clone().map(crate::forms::checked_zone).transpose()?;
    let keep = once.as_ref().map(|once| move |code: &str| once.kept(StatusCode::CREATED, &Founded::of(code)));
    let keep = keep.as_ref().map(|keep| keep as &(dyn Fn(&str) -> Kept + Send + Sync));
    let (name, organizer) = (&wanted.name, &wanted.organizer);
    let room = match app
        .hall
        .found_keeping(pack, name, organizer, wanted.settings.clone(), clock::now(), keep)
        .await
    {
        Err(Setback::AnsweredBefore) if let Some(once) = &once => {
            return once.before(&app).await?.ok_or(Problem::from(Setback::AnsweredBefore));
        }
        founded => founded?,
    };
    visitor.take_seat(&account, room.code(), PersonId(0)).await?;
    let place = [(LOCATION, format!("/api/tournaments/{}", room.code()))];
    Ok((StatusCode::CREATED, place, Json(Founded::of(room.code()))).into_response())
}

/// A fact as it stands in the journal.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Told {
    /// Its place, from 1.
    version: u64,
    /// Who made it so.
    who: String,
    /// When.
    at: String,
    /// What is so.
    fact: Fact,
}

/// Every fact in order, also those taken back since. For the organizer: a draw stands in it before it is published.
async fn history(
    State(app): State<App>,
    visitor: Visitor,
    OriginalUri(uri): OriginalUri,
    At(code): At<String>,
    Asking(paging): Asking<Paging>,
) -> Result<Response, Problem> {
    let sight = Sight::of(&app, &visitor, &code).await?;
    if sight.person.is_none() {
        return Err(Problem::new(StatusCode::UNAUTHORIZED, say!("problem-sign-in")));
    }
    if !sight.organizes() {
        return Err(Problem::new(StatusCode::FORBIDDEN, say!("problem-organizer-only")));
    }
    let limit = paging.limit()?;
    let from = match &paging.cursor {
        None => 0,
        Some(cursor) => cursor
            .parse::<u64>()
            .ok()
            .filter(|version| *version <= sight.snapshot.version.0)
            .ok_or_else(|| nowhere(cursor))?,
    };
    let stream = StreamId::new(&code).map_err(|_| Problem::not_found())?;
    let records = app.hall.store().read(&stream, Version(from + 1)).await?;
    let more = records.len() > limit;
    let told = |record: journal::Record| {
        let fact = tournament::Fact::from_text(&record.body).map_err(|misread| unreadable(&misread))?;
        let fact = sight.tournament().history_for_organizer(vec![fact]).pop();
        let fact = fact.ok_or_else(|| Problem::internal("a fact is not for the organizer".to_owned()))?;
        Ok::<_, Problem>(Told { version: record.version.0, who: record.who, at: record.at, fact })
    };
    let items = records.into_iter().take(limit).map(told).collect::<Result<Vec<_>, _>>()?;
    let next = items.last().filter(|_| more).map(|last| last.version.to_string());
    let part = Part { items, next };
    Ok(sight.answer(part.link(uri.path(), limit), &part))
}
