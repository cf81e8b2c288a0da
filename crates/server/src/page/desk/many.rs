//! Many players at once: a list, a table or another system's file pasted or picked, or the players of another tournament. What was
//! found is shown first, with what was left behind; only what is ticked then is entered.

use std::collections::BTreeSet;

use access::Visitor;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use rulebook::{Saying, say};
use serde::Deserialize;
use tournament::formats::{self, Loss, RosterPlayer};
use tournament::{Actor, Desk, PersonId, Wish};
use web::{Problem, Reader};

use super::{DeskView, leader};
use crate::App;
use crate::hall::Snapshot;
use crate::page::answer;
use crate::page::deck::Sent;
use crate::redirect;

/// Other tournaments offered to take players from, the newest first.
const OTHERS: usize = 20;

/// The tournament whose players are to be chosen from.
#[derive(Debug, Default, Deserialize)]
pub(in crate::page) struct Look {
    #[serde(default)]
    from: String,
}

/// Players that could come in.
#[derive(Default)]
struct Found {
    players: Vec<RosterPlayer>,
    lost: Vec<Loss>,
    /// Whether they are ticked from the start.
    ticked: bool,
    /// Those of the last try who were refused, and why.
    refused: Vec<(String, Saying)>,
}

pub(in crate::page) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Query(look): Query<Look>,
) -> Response {
    let page = async {
        let (snapshot, me) = leader(&app, &visitor, &code).await?;
        let found = if look.from.is_empty() { None } else { Some(players_of(&app, &look.from).await?) };
        page(&app, &reader, &snapshot, &code, me, found.as_ref()).await
    };
    let page = page.await;
    answer(page)
}

/// A list to look at, or the ticked part of one to be entered.
pub(in crate::page) async fn take(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    sent: Sent,
) -> Result<Response, Problem> {
    let (snapshot, me) = leader(&app, &visitor, &code).await?;
    let chosen: Vec<RosterPlayer> = chosen(&sent);
    let found = if chosen.is_empty() {
        if sent.list.iter().all(u8::is_ascii_whitespace) {
            return Err(Problem::field("text", say!("many-nothing")));
        }
        let unread = |problem: formats::FormatProblem| {
            Problem::new(StatusCode::UNPROCESSABLE_ENTITY, problem.saying())
        };
        let roster = formats::roster(&sent.list, snapshot.tournament.pack(), None).map_err(unread)?;
        Found { players: roster.players, lost: roster.lost, ticked: true, refused: Vec::new() }
    } else {
        let refused = enrol(&app, &code, me, &chosen).await?;
        if refused.is_empty() {
            return Ok(redirect::local(&format!("/t/{code}/desk/players")).into_response());
        }
        Found { refused, ..Found::default() }
    };
    let (snapshot, me) = leader(&app, &visitor, &code).await?;
    let reader = Reader { path: format!("/t/{code}/desk/many"), ..reader };
    let page = page(&app, &reader, &snapshot, &code, me, Some(&found)).await?;
    Ok(Html(page.into_string()).into_response())
}

fn chosen(sent: &Sent) -> Vec<RosterPlayer> {
    let ticked = sent.fields.iter().filter_map(|(field, name)| Some((field.strip_prefix("take:")?, name)));
    let player = |(number, name): (&str, &String)| {
        let team = sent.fields.get(&format!("team:{number}")).filter(|team| !team.is_empty());
        RosterPlayer { name: name.clone(), team: team.cloned() }
    };
    ticked.map(player).collect()
}

/// Enters them one after another. Whoever is here already stays as entered: the same list sent twice enters nobody twice.
async fn enrol(
    app: &App,
    code: &str,
    me: PersonId,
    players: &[RosterPlayer],
) -> Result<Vec<(String, Saying)>, Problem> {
    let room = app.hall.room(code).await?;
    let mut refused = Vec::new();
    let mut present = here(&room.snapshot());
    for player in players {
        if present.contains(&folded(&player.name)) {
            continue;
        }
        let wish = Wish::Enrol { key: None, name: player.name.clone(), team: player.team.clone() };
        match room.command(Actor::Person(me), wish).await {
            Ok(_) => {
                present.insert(folded(&player.name));
            }
            // The same list may have come twice at the same moment.
            Err(_) if here(&room.snapshot()).contains(&folded(&player.name)) => {}
            Err(setback) => {
                let problem = Problem::from(setback);
                if problem.status.is_server_error() {
                    return Err(problem);
                }
                refused.push((player.name.clone(), problem.saying));
            }
        }
    }
    Ok(refused)
}

/// The players of another tournament, as everybody may know them.
async fn players_of(app: &App, code: &str) -> Result<Found, Problem> {
    let other = app.hall.room(code).await?.snapshot().seen_by(None);
    let players = other.tournament.players();
    let players = players
        .map(|(_, person, entry)| RosterPlayer { name: person.name.clone(), team: entry.team.clone() });
    Ok(Found { players: players.collect(), ..Found::default() })
}

/// Names as they are compared: whatever the case.
fn folded(name: &str) -> String {
    name.trim().to_lowercase()
}

fn here(snapshot: &Snapshot) -> BTreeSet<String> {
    snapshot.tournament.players().map(|(_, person, _)| folded(&person.name)).collect()
}

async fn page(
    app: &App,
    reader: &Reader,
    snapshot: &Snapshot,
    code: &str,
    me: PersonId,
    found: Option<&Found>,
) -> Result<Markup, Problem> {
    let desk = DeskView::new(reader, snapshot, code, me);
    let others: Vec<_> = app
        .hall
        .tournaments()
        .await?
        .into_iter()
        .filter(|listed| listed.code != code && listed.summary.players > 0)
        .take(OTHERS)
        .collect();
    let open = desk.tournament.desk() < Desk::Finished;
    Ok(desk.frame(
        snapshot,
        &say!("many-title"),
        &html! {
            section.sheet.stack {
                h1 { (desk.told(&say!("many-title"))) }
                @if !open { p.soft { (desk.told(&say!("many-over"))) } }
                @else if let Some(found) = found { (desk.found(found, &here(snapshot))) }
                @else {
                    p.soft { (desk.told(&say!("many-lead"))) }
                    form.stack method="post" enctype="multipart/form-data" action={ "/t/" (code) "/desk/many" } {
                        div.field {
                            label for="text" { (desk.told(&say!("many-text"))) }
                            textarea #text name="text" rows="10" spellcheck="false" aria-describedby="text-help" {
                                (reader.refilled().and_then(|typed| typed.get("text").cloned()).unwrap_or_default())
                            }
                            p.small.soft #text-help { (desk.told(&say!("many-text-help"))) }
                        }
                        div.field {
                            label for="file" { (desk.told(&say!("many-file"))) }
                            input #file name="file" type="file" accept=".csv,.txt,.json,.trf,.trfx,text/plain,text/csv,application/json";
                        }
                        button.btn.act { (desk.told(&say!("many-look"))) }
                    }
                    @if !others.is_empty() {
                        h2 { (desk.told(&say!("many-others"))) }
                        ul.plain {
                            @for listed in &others {
                                li.row.spread {
                                    span { (listed.summary.name) " " span.small.soft { @if let Some(date) = listed.summary.date { (date) " · " } (desk.told(&say!("players-title", players = listed.summary.players))) } }
                                    a.btn href={ "/t/" (code) "/desk/many?from=" (listed.code) } { (desk.told(&say!("many-choose"))) }
                                }
                            }
                        }
                    }
                }
                p { a.btn.quiet href={ "/t/" (code) "/desk/players" } { (desk.told(&say!("desk-tab-players"))) } }
            }
        },
    ))
}

impl DeskView<'_> {
    /// What was found, to be ticked; or what was refused of what had been.
    fn found(&self, found: &Found, here: &BTreeSet<String>) -> Markup {
        html! {
            @if !found.refused.is_empty() {
                p.note.act { (self.told(&say!("many-refused", count = found.refused.len()))) }
                ul.plain { @for (name, why) in &found.refused { li { span.strong { (name) } " " (self.told(why)) } } }
            } @else {
                p { (self.told(&say!("many-found", count = found.players.len()))) }
                @if !found.lost.is_empty() {
                    div.note { p { (self.told(&say!("many-lost"))) } ul { @for lost in &found.lost { li { (self.told(&lost.saying())) } } } }
                }
                form.stack method="post" action={ "/t/" (self.code) "/desk/many" } {
                    div.desk-many {
                        @for (number, player) in found.players.iter().enumerate() {
                            @let in_already = here.contains(&folded(&player.name));
                            label.check {
                                input type="checkbox" name={ "take:" (number) } value=(player.name) checked[found.ticked && !in_already] disabled[in_already];
                                span { (player.name) @if let Some(team) = &player.team { " " span.small.soft { (team) } } @if in_already { " " span.chip.good { (self.told(&say!("many-here"))) } } }
                            }
                            @if let Some(team) = &player.team { input type="hidden" name={ "team:" (number) } value=(team); }
                        }
                    }
                    button.btn.act { (self.told(&say!("many-take"))) }
                }
            }
        }
    }
}
