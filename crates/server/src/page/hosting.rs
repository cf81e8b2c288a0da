//! Matches at tables on the platform: the way to one's table, and how the tables of the round stand.

use access::Visitor;
use axum::extract::{Path, Query, State};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use rulebook::say;
use tournament::{MatchId, RoundNo, Tournament};
use web::{Problem, Reader};

use super::parts::{self, FEW, Look, Parts};
use super::{asked, frame, part};
use crate::App;
use crate::hosting::{Spot, spots};
use crate::redirect;

/// Leads to the table of a match, which is opened if nobody was there before.
pub(super) async fn go(
    State(app): State<App>,
    Path((code, round, place)): Path<(String, u16, u16)>,
) -> Result<Response, Problem> {
    let tournament = app.hall.room(&code).await?.snapshot().seen_by(None).tournament;
    let id = MatchId { round: RoundNo(round), place };
    let spot = Spot::of(&code, &tournament, id).ok_or_else(Problem::not_found)?;
    let stand = app.open_table(&tournament, &spot).await?.ok_or_else(Problem::not_found)?;
    Ok(redirect::local(&stand.path).into_response())
}

/// The tables of the round.
pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Query(look): Query<Look>,
) -> Result<Response, Problem> {
    let it = asked(&app, &visitor, &code).await?;
    let tournament = &it.snapshot.tournament;
    let leads = it.person.is_some_and(|person| tournament.helps_lead(person));
    let mut spots = spots(&code, tournament);
    let all = spots.len();
    spots.retain(|spot| fits(&look, tournament, spot));
    let parts = Parts::of(spots.len(), look.part);
    // The tables themselves are asked only for what is shown: a phone that follows the page asks again and again.
    let mut rows = Vec::new();
    for spot in &spots[parts.shown()] {
        let stand = app.table_stand(tournament, spot).await?;
        rows.push((spot, stand));
    }
    let title = reader.say(&say!("nav-tables"));
    let page = format!("/t/{code}/tables");
    let called = |row: usize| {
        let table = spots.get(row).and_then(|spot| tournament.match_of(spot.id)?.table);
        table.map_or_else(|| (row + 1).to_string(), |table| table.to_string())
    };
    let content = html! {
        h1 { (title) }
        section.sheet.stack data-every="10" {
            @if all > FEW || !look.find.is_empty() { (parts::search(&reader, &page, &[], &look.find)) }
            (parts.ways(&reader, &page, &[("find", look.find.trim())], called))
            @if all == 0 {
                p.soft { (reader.say(&say!("match-no-tables"))) }
                p { a href={ "/t/" (code) } { (reader.say(&say!("nav-pairings"))) } }
            }
            @else if rows.is_empty() { p.soft { (reader.say(&say!("roster-nobody"))) } }
            @else {
                table.desk-tables {
                    thead { tr {
                        th { (reader.say(&say!("column-table"))) }
                        th { (reader.say(&say!("column-players"))) }
                        th { (reader.say(&say!("match-stands"))) }
                        th { span.hidden { (reader.say(&say!("match-watch"))) } }
                    } }
                    tbody {
                        @for (spot, stand) in &rows {
                            @if let Some(it) = tournament.match_of(spot.id) {
                                tr #{ "t" (spot.id.place) } {
                                    td.no { (part::table_number(it.table)) }
                                    td { (part::versus(&reader, tournament, it)) }
                                    td {
                                        @if it.result.is_some() { (part::state_of(&reader, tournament, it)) }
                                        @else if let Some(stand) = stand {
                                            (reader.say(&stand.said))
                                            @if stand.calls && leads { " " span.chip.act { (reader.say(&say!("play-call-judge"))) } }
                                        }
                                        @else { (reader.say(&say!("match-not-open"))) }
                                    }
                                    td.n { a.btn href=(address(spot)) { (reader.say(&say!("match-watch"))) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    };
    let page = frame::inside(&reader, &title, &code, &it.snapshot, it.person).show(&content);
    Ok(Html(page.into_string()).into_response())
}

/// Whether a match is looked for: by the number of its table or by a player.
fn fits(look: &Look, tournament: &Tournament, spot: &Spot) -> bool {
    let table = tournament.match_of(spot.id).and_then(|it| it.table);
    table.is_some_and(|table| table.to_string() == look.find.trim())
        || spot.players.iter().any(|player| look.fits(&tournament.name_of(*player)))
}

/// The way to the table of a match, where there is one.
pub(super) fn way(reader: &Reader, tournament: &Tournament, code: &str, id: MatchId, class: &str) -> Markup {
    let open = tournament.match_of(id).is_some_and(|it| it.result.is_none());
    html! {
        @if let Some(spot) = Spot::of(code, tournament, id).filter(|_| open) {
            a class={ "btn " (class) } href=(address(&spot)) { (reader.say(&say!("match-go"))) }
        }
    }
}

/// Whether matches of that tournament are played at tables.
pub(super) fn offered(tournament: &Tournament) -> bool {
    tournament.settings().tables && tournament.pack().table.is_some()
}

fn address(spot: &Spot) -> String {
    format!("/t/{}/table/{}/{}", spot.code, spot.id.round.0, spot.id.place)
}
