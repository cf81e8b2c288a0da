//! The same for machines: JSON in, JSON out, problems as `application/problem+json` with their clause.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Serialize;
use serde_json::json;
use tournament::{Actor, Desk, RoundNo, Tournament, Wish};

use crate::App;
use crate::answer::Problem;
use crate::identity::Visitor;
use crate::reader::Reader;

/// The addresses of the API.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/tournaments", get(list))
        .route("/api/tournaments/{code}", get(tournament))
        .route("/api/tournaments/{code}/standings", get(standings))
        .route("/api/tournaments/{code}/commands", post(command))
}

/// One line of the list of tournaments.
#[derive(Debug, Serialize)]
struct Listed {
    code: String,
    name: String,
    regulation: String,
    players: usize,
    round: usize,
    over: bool,
}

/// All tournaments, the newest first.
async fn list(State(app): State<App>, reader: Reader) -> Response {
    let listed = |room: &crate::hall::Room| {
        let tournament = room.snapshot().tournament;
        Listed {
            code: room.code().to_owned(),
            name: tournament.name().to_owned(),
            regulation: tournament.pack().id.clone(),
            players: tournament.players().count(),
            round: tournament.rounds().len(),
            over: tournament.desk() == Desk::Finished,
        }
    };
    match app.hall.tournaments().await {
        Ok(rooms) => Json(rooms.iter().map(|room| listed(room)).collect::<Vec<_>>()).into_response(),
        Err(setback) => Problem::from(setback).json(&reader),
    }
}

/// A tournament as its file, without history; with the seed only once that is revealed.
async fn tournament(State(app): State<App>, reader: Reader, Path(code): Path<String>) -> Response {
    match app.hall.room(&code).await {
        Ok(room) => {
            let tournament = room.snapshot().tournament;
            let seed = tournament.revealed_seed().and_then(|seed| seed.parse().ok());
            Json(tournament.file(seed)).into_response()
        }
        Err(setback) => Problem::from(setback).json(&reader),
    }
}

/// The standings after the newest closed Swiss round.
async fn standings(State(app): State<App>, reader: Reader, Path(code): Path<String>) -> Response {
    match app.hall.room(&code).await {
        Ok(room) => Json(rows(&room.snapshot().tournament)).into_response(),
        Err(setback) => Problem::from(setback).json(&reader),
    }
}

fn rows(tournament: &Tournament) -> serde_json::Value {
    let after = tournament.last_table_round().unwrap_or(RoundNo(0));
    let rows = tournament.standings(after).into_iter().map(|(player, row)| {
        json!({
            "rank": row.rank,
            "player": tournament.person(player).map(|person| person.key.clone()),
            "name": tournament.name_of(player),
            "points": row.points,
            "sos": row.sos.to_string(),
            "esos": row.esos.to_string(),
            "played": row.played,
        })
    });
    rows.collect()
}

/// A command, by whoever the cookies say is asking. The rulebook decides whether that person may.
async fn command(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Json(wish): Json<Wish>,
) -> Response {
    let done = async {
        let person = visitor.person(&code).await?;
        let by = person.map_or(Actor::Newcomer, Actor::Person);
        let snapshot = app.hall.room(&code).await?.command(by, wish).await?;
        Ok::<_, Problem>(snapshot)
    };
    match done.await {
        Ok(snapshot) => Json(json!({ "version": snapshot.version.0 })).into_response(),
        Err(problem) => problem.json(&reader),
    }
}
