//! Commands: anything the rulebook can be asked to do, by whoever is asking.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use rulebook::say;
use schemars::JsonSchema;
use serde::Serialize;
use tournament::{Actor, Wish};

use super::{At, Body, Group, Operation};
use crate::App;
use crate::answer::Problem;
use crate::identity::Visitor;

pub(super) fn group() -> Group {
    Group::new(
        say!("api-group-commands"),
        vec![
            Operation::post("/api/tournaments/{code}/commands", say!("api-command"), command)
                .takes::<Wish>()
                .answers::<Done>()
                .guarded(),
        ],
    )
}

/// What a command led to.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Done {
    /// How many facts the tournament now has.
    version: u64,
}

/// A command, by whoever is asking. The rulebook decides whether that person may.
async fn command(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    At(code): At<String>,
    Body { value: wish, .. }: Body<Wish>,
) -> Result<Json<Done>, Problem> {
    let room = app.hall.room(&code).await?;
    let by = visitor.person(&code).await?.map_or(Actor::Newcomer, Actor::Person);
    if let Some(expected) = expected(&headers)? {
        let version = room.snapshot().version.0;
        if version != expected {
            let saying = say!("problem-version", expected = expected, version = version);
            return Err(Problem::new(StatusCode::PRECONDITION_FAILED, saying));
        }
    }
    let snapshot = room.command(by, wish).await?;
    Ok(Json(Done { version: snapshot.version.0 }))
}

/// The version a command was decided on, from `If-Match`; a tag's part after the dot says who read, not what.
fn expected(headers: &HeaderMap) -> Result<Option<u64>, Problem> {
    let Some(value) = headers.get(header::IF_MATCH) else { return Ok(None) };
    let text = value.to_str().unwrap_or_default().trim();
    if text == "*" {
        return Ok(None);
    }
    let tag = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    let version = tag.and_then(|tag| tag.split('.').next()?.parse().ok());
    version.map(Some).ok_or_else(|| Problem::field("If-Match", say!("field-tag", value = text)))
}
