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
use crate::page::deck::Sent;
use crate::page::parts::{self, FEW, Look, Parts};
use crate::page::{answer, part};
use crate::redirect;

/// Other tournaments offered to take players from, the newest first.
const OTHERS: usize = 20;

/// Longer lists that somebody sent are shown as a text in which lines can be taken out, not as so many boxes.
const MOST_BOXES: usize = 250;

/// The tournament whose players are to be chosen from, whom to look for among them, and which part of them to show.
#[derive(Debug, Default, Deserialize)]
pub(in crate::page) struct Other {
    #[serde(default)]
    from: String,
    #[serde(default)]
    find: String,
    part: Option<usize>,
}

/// Players that could come in.
enum Found {
    /// Of a list somebody sent, with what was left behind of it.
    Sent { players: Vec<RosterPlayer>, lost: Vec<Loss> },
    /// Of that tournament.
    Played { players: Vec<RosterPlayer>, other: Other },
    /// Those of the last try who were refused, and why.
    Refused(Vec<(String, Saying)>),
}

pub(in crate::page) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Query(other): Query<Other>,
) -> Response {
    let page = async {
        let (snapshot, me) = leader(&app, &visitor, &code).await?;
        let found = if other.from.is_empty() { None } else { Some(players_of(&app, &reader, other).await?) };
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
    let mut chosen: Vec<RosterPlayer> = chosen(&sent);
    let mut found = None;
    if chosen.is_empty() {
        if sent.list.iter().all(u8::is_ascii_whitespace) {
            return Err(Problem::field("text", say!("many-nothing")));
        }
        let unread = |problem: formats::FormatProblem| {
            Problem::new(StatusCode::UNPROCESSABLE_ENTITY, problem.saying())
        };
        let roster = formats::roster(&sent.list, snapshot.tournament.pack(), None).map_err(unread)?;
        if sent.field("whole").is_empty() {
            found = Some(Found::Sent { players: roster.players, lost: roster.lost });
        } else {
            chosen = roster.players;
        }
    }
    let found = if let Some(found) = found {
        found
    } else {
        let refused = enrol(&app, &code, me, &chosen).await?;
        if refused.is_empty() {
            return Ok(redirect::local(&onward(&code, &sent)).into_response());
        }
        Found::Refused(refused)
    };
    let (snapshot, me) = leader(&app, &visitor, &code).await?;
    let reader = Reader { path: format!("/t/{code}/desk/many"), ..reader };
    let page = page(&app, &reader, &snapshot, &code, me, Some(&found)).await?;
    Ok(Html(page.into_string()).into_response())
}

/// Where one goes when all are entered: to the roster, or back to a long list that was ticked in part.
fn onward(code: &str, sent: &Sent) -> String {
    let (from, part) = (sent.field("from"), sent.field("part"));
    if from.is_empty() || part.is_empty() {
        return format!("/t/{code}/desk/players");
    }
    let fields = [("from", from), ("find", sent.field("find")), ("part", part)];
    let query = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
    format!("/t/{code}/desk/many?{query}")
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
    let mut present = here(&room.snapshot().seen_by(Some(me)));
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
            Err(_) if here(&room.snapshot().seen_by(Some(me))).contains(&folded(&player.name)) => {}
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

/// The players of another tournament, as everybody may know them, in the order of their names.
async fn players_of(app: &App, reader: &Reader, other: Other) -> Result<Found, Problem> {
    let snapshot = app.hall.room(&other.from).await?.snapshot().seen_by(None);
    let look = Look { find: other.find.clone(), part: None };
    let found = snapshot.tournament.players().filter(|(_, person, _)| look.fits(&person.name));
    let mut players: Vec<RosterPlayer> = found
        .map(|(_, person, entry)| RosterPlayer { name: person.name.clone(), team: entry.team.clone() })
        .collect();
    players.sort_by_cached_key(|player| wording::names::order(reader.language, &player.name));
    Ok(Found::Played { players, other })
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
                                    span { (listed.summary.name) " " span.small.soft { @if let Some(date) = listed.summary.date { (part::day(desk.reader, date)) " · " } (desk.told(&say!("players-title", players = listed.summary.players))) } }
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
        match found {
            Found::Refused(refused) => html! {
                p.note.act { (self.told(&say!("many-refused", count = refused.len()))) }
                ul.plain { @for (name, why) in refused { li { span.strong { (name) } " " (self.told(why)) } } }
            },
            Found::Sent { players, lost } => html! {
                p { (self.told(&say!("many-found", count = players.len()))) }
                @if !lost.is_empty() {
                    div.note { p { (self.told(&say!("many-lost"))) } ul { @for lost in lost { li { (self.told(&lost.saying())) } } } }
                }
                form.stack method="post" enctype="multipart/form-data" action={ "/t/" (self.code) "/desk/many" } {
                    @if players.len() > MOST_BOXES {
                        (self.whole(players))
                        button.btn.act { (self.told(&say!("many-take-all"))) }
                    } @else {
                        (self.boxes(players, 0, true, here))
                        button.btn.act { (self.told(&say!("many-take"))) }
                    }
                }
            },
            Found::Played { players, other } => self.played(players, other, here),
        }
    }

    /// The players of another tournament. A long list is searched and turned over; what is ticked of a part is entered from there.
    fn played(&self, players: &[RosterPlayer], other: &Other, here: &BTreeSet<String>) -> Markup {
        let page = format!("/t/{}/desk/many", self.code);
        let (from, find, parts) = (&other.from, other.find.trim(), Parts::of(players.len(), other.part));
        let called = |row: usize| players.get(row).map(|player| player.name.clone()).unwrap_or_default();
        let shown = parts.shown();
        html! {
            p { (self.told(&say!("many-found", count = players.len()))) }
            @if players.len() > FEW || !find.is_empty() { (parts::search(self.reader, &page, &[("from", from)], find)) }
            (parts.ways(self.reader, &page, &[("from", from), ("find", find)], called))
            @if players.is_empty() { p.soft { (self.told(&say!("roster-nobody"))) } }
            @else {
                form.stack method="post" enctype="multipart/form-data" action=(page) {
                    @if !parts.is_whole() {
                        input type="hidden" name="from" value=(from);
                        input type="hidden" name="find" value=(find);
                        input type="hidden" name="part" value=(Parts::with(shown.start));
                    }
                    (self.boxes(&players[shown.clone()], shown.start, false, here))
                    button.btn.act { (self.told(&say!("many-take"))) }
                }
            }
        }
    }

    /// A box for each player, ticked or not; whoever is here already cannot be ticked.
    fn boxes(&self, players: &[RosterPlayer], from: usize, ticked: bool, here: &BTreeSet<String>) -> Markup {
        html! {
            div.desk-many {
                @for (number, player) in (from..).zip(players) {
                    @let in_already = here.contains(&folded(&player.name));
                    label.check {
                        input type="checkbox" name={ "take:" (number) } value=(player.name) checked[ticked && !in_already] disabled[in_already];
                        span { (player.name) @if let Some(team) = &player.team { " " span.small.soft { (team) } } @if in_already { " " span.chip.good { (self.told(&say!("many-here"))) } } }
                    }
                    @if let Some(team) = &player.team { input type="hidden" name={ "team:" (number) } value=(team); }
                }
            }
        }
    }

    /// A long list as a table in letters: whoever's line is taken out stays away.
    fn whole(&self, players: &[RosterPlayer]) -> Markup {
        html! {
            input type="hidden" name="whole" value="yes";
            div.field {
                label for="text" { (self.told(&say!("many-whole"))) }
                textarea #text name="text" rows="16" spellcheck="false" { (as_table(players)) }
            }
        }
    }
}

/// Names and teams as a table that is read again by the same door.
fn as_table(players: &[RosterPlayer]) -> String {
    let quoted = |text: &str| format!("\"{}\"", text.replace('"', "\"\""));
    let line = |player: &RosterPlayer| {
        let team = player.team.as_deref().unwrap_or_default();
        format!("{};{}\n", quoted(&player.name), quoted(team))
    };
    std::iter::once("Name;Team\n".to_owned()).chain(players.iter().map(line)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_list_is_read_again_as_it_was_written() {
        let player = |name: &str, team: Option<&str>| RosterPlayer {
            name: name.to_owned(),
            team: team.map(str::to_owned),
        };
        let players =
            [player("Ana; Bo", Some("Reds")), player("Zoë \"Zed\"", None), player("Łukasz, junior", None)];
        let pack = regulations::pack("conquest-1.2").expect("a pack of ours");
        let read = formats::roster(as_table(&players).as_bytes(), pack, None).expect("a table");
        assert_eq!((read.players.as_slice(), read.lost.as_slice()), (players.as_slice(), [].as_slice()));
    }
}
