//! Commands: anything the rulebook can be asked to do, by whoever is asking; and what a correction would change.

use access::{Client, Subject, Visitor};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use journal::Version;
use rulebook::say;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tournament::{Actor, Claim, MatchId, PersonId, RoundNo, Tournament, Wish};
use web::{Json, Problem, Reader};

use super::once::Once;
use super::rounds::RowView;
use super::{At, Body, Group, Operation, Scope};
use crate::App;
use crate::hall::{Setback, Snapshot, Terms};
use crate::joining;

rulebook::told!(Correction);

pub(super) fn group() -> Group {
    Group::new(
        say!("api-group-commands"),
        vec![
            Operation::post("/api/tournaments/{code}/commands", say!("api-command"), command)
                .takes::<Wish>()
                .answers::<Done>()
                .once()
                .guarded(),
            Operation::post("/api/tournaments/{code}/preview", say!("api-preview"), preview)
                .takes::<Correction>()
                .answers::<Consequences>()
                .needs(Scope::Organise),
        ],
    )
}

/// What a command led to.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Done {
    /// How many facts the tournament now has.
    version: u64,
    /// Who came in by it, for commands that bring somebody.
    person: Option<PersonId>,
}

impl Done {
    fn of(snapshot: &Snapshot, wish: &Wish) -> Done {
        let brings = matches!(wish, Wish::Enrol { .. } | Wish::Admit { .. });
        let person = brings.then(|| joining::newest(&snapshot.tournament));
        Done { version: snapshot.version.0, person }
    }
}

/// A command, by whoever is asking. The rulebook decides whether that person may; a token's scopes only take away.
async fn command(
    State(app): State<App>,
    client: Client,
    reader: Reader,
    visitor: Visitor,
    headers: HeaderMap,
    At(code): At<String>,
    Body { value: wish, bytes }: Body<Wish>,
) -> Result<Response, Problem> {
    let room = app.hall.room(&code).await?;
    let person = visitor.person(&code).await?;
    let by = person.map_or(Actor::Newcomer, Actor::Person);
    let subject = person.map(|person| Subject::person(&code, person));
    let once = Once::of(&headers, &visitor, subject.as_ref(), &format!("command {code}"), &bytes)?;
    if let Some(once) = &once
        && let Some(answer) = once.before(&app).await?
    {
        return Ok(answer);
    }
    let expected = expected(&headers)?;
    if !acts_freely(&visitor) {
        // By what whoever asks may know: the scope a command lacks must not tell who sits where before that is published.
        within_scopes(&visitor, &room.snapshot().own_view(person).tournament, by, &wish)?;
    }
    if let (Actor::Newcomer, Wish::Enrol { .. } | Wish::Admit { .. }) = (by, &wish) {
        app.access.limits().enter(client, &code)?;
    }
    let keep = once.as_ref().map(|once| {
        let wish = wish.clone();
        move |snapshot: &Snapshot| once.kept(StatusCode::OK, &Done::of(snapshot, &wish))
    });
    let keep = keep.as_ref().map(|keep| keep as &(dyn Fn(&Snapshot) -> journal::access::Kept + Send + Sync));
    match room.command_under(&Terms { expected, keep, ..Terms::default() }, by, wish.clone()).await {
        Ok(snapshot) => Ok(Json(Done::of(&snapshot, &wish)).into_response()),
        // Somebody else carried the same request out since we looked.
        Err(Setback::AnsweredBefore) => match &once {
            Some(once) => Ok(once.before(&app).await?.ok_or(Problem::from(Setback::AnsweredBefore))?),
            None => Err(Setback::AnsweredBefore.into()),
        },
        Err(setback) => {
            let problem = joining::unwelcome(setback);
            if let Some(once) = &once {
                // The same request may have been carried out just now, and that is why it is refused a second time.
                if let Some(answer) = once.before(&app).await? {
                    return Ok(answer);
                }
                once.keep_refusal(&app, &reader, &problem).await;
            }
            Err(problem)
        }
    }
}

/// Whether nothing can be lacking: browsers, and tokens with every scope one acts by.
fn acts_freely(visitor: &Visitor) -> bool {
    [Scope::Play, Scope::Judge, Scope::Organise].into_iter().all(|scope| visitor.has(scope))
}

/// A token acts only in the capacities its scopes cover. Whoever has no capacity at all is refused by the rulebook.
fn within_scopes(visitor: &Visitor, tournament: &Tournament, by: Actor, wish: &Wish) -> Result<(), Problem> {
    let capacities = tournament.capacities(by, wish);
    let scopes: Vec<Scope> = capacities.iter().map(|capacity| super::scope_of(*capacity)).collect();
    match scopes.first() {
        Some(first) if !scopes.iter().any(|scope| visitor.has(*scope)) => visitor.need(*first),
        _ => Ok(()),
    }
}

/// The version a command was decided on, from `If-Match`; a tag's part after the dot says who read, not what.
fn expected(headers: &HeaderMap) -> Result<Option<Version>, Problem> {
    let Some(value) = headers.get(header::IF_MATCH) else { return Ok(None) };
    let text = value.to_str().unwrap_or_default().trim();
    if text == "*" || text.is_empty() {
        return Ok(None);
    }
    let tag = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    let version = tag.and_then(|tag| tag.split('.').next()?.parse().ok());
    let version = version.ok_or_else(|| Problem::field("If-Match", say!("field-tag", value = text)))?;
    Ok(Some(Version(version)))
}

/// What a correction would change.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Consequences {
    /// Rows of the standings that would change.
    rows: Vec<Change>,
    /// Who would enter the cut.
    into_cut: Vec<PersonId>,
    /// Who would leave the cut.
    out_of_cut: Vec<PersonId>,
    /// Later rounds whose draw would have come out differently; they stay as they were played.
    draws: Vec<RoundNo>,
}

/// A row that would change.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Change {
    /// As it is.
    now: RowView,
    /// As it would be.
    then: RowView,
}

/// A correction to be looked at: the command as it would be sent.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Correction {
    /// The correction.
    correct: Corrected,
}

/// A result that would change.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Corrected {
    /// The match.
    id: MatchId,
    /// What really happened.
    claim: Claim,
    /// Why.
    reason: String,
}

/// What a correction would change, without making it.
async fn preview(
    State(app): State<App>,
    visitor: Visitor,
    At(code): At<String>,
    Body { value: Correction { correct }, .. }: Body<Correction>,
) -> Result<Json<Consequences>, Problem> {
    let wish = Wish::Correct { id: correct.id, claim: correct.claim, reason: correct.reason };
    let room = app.hall.room(&code).await?;
    let person = visitor.person(&code).await?;
    let by = person.map_or(Actor::Newcomer, Actor::Person);
    let snapshot = room.snapshot().own_view(person);
    within_scopes(&visitor, &snapshot.tournament, by, &wish)?;
    let preview = room.preview(by, wish)?;
    let view = |player, row| RowView::of(&snapshot.tournament, player, row);
    let rows = preview.rows.iter();
    Ok(Json(Consequences {
        rows: rows
            .map(|(player, now, then)| Change { now: view(*player, now), then: view(*player, then) })
            .collect(),
        into_cut: preview.cut.0,
        out_of_cut: preview.cut.1,
        draws: preview.draws,
    }))
}
