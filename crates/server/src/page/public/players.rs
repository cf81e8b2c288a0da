//! Players and leaders.

use access::Visitor;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use maud::{Markup, html};
use rulebook::{Saying, say};
use tournament::{Entry, Person, PersonId};
use web::Reader;

use super::{head, onward};
use crate::App;
use crate::page::frame;
use crate::page::parts::{self, FEW, Look, Parts};
use crate::page::{Asked, answer, asked, part};

pub(in crate::page) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Query(look): Query<Look>,
) -> Response {
    let page = asked(&app, &visitor, &code).await.map(|it| players_page(&reader, &code, &it, &look));
    answer(page)
}

fn players_page(reader: &Reader, code: &str, it: &Asked, look: &Look) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let tournament = &it.snapshot.tournament;
    let leaders: Vec<PersonId> =
        tournament.people().map(|(id, _)| id).filter(|id| tournament.has_office(*id)).collect();
    let all = tournament.entered();
    // A player's rounds are figures, which are shut to whoever plays in the round under way.
    let opens = it.person.is_none_or(|me| tournament.barred_from_material(me).is_none());
    let mut players: Vec<(PersonId, &Person, &Entry)> =
        tournament.players().filter(|(_, person, _)| look.fits(&person.name)).collect();
    players.sort_by_cached_key(|(_, person, _)| wording::names::order(reader.language, &person.name));
    let parts = Parts::of(players.len(), look.part);
    let page = format!("/t/{code}/players");
    let called = |row: usize| players.get(row).map(|(_, person, _)| person.name.clone()).unwrap_or_default();
    frame::inside(reader, &told(&say!("nav-players")), code, &it.snapshot, it.person).show(&html! {
        (head(reader, tournament))
        section.sheet {
            h2 { (told(&say!("players-leaders"))) }
            ul.plain { @for id in leaders { li.row.spread { span { (tournament.name_of(id)) } span.chip { (told(&part::office(tournament, id))) } } } }
        }
        section.sheet.stack {
            h2 { (told(&say!("players-title", players = all))) }
            @if all > FEW || !look.find.is_empty() { (parts::search(reader, &page, &[], &look.find)) }
            @if all == 0 { (onward(reader, code, tournament)) }
            @if !opens { p.small { a href={ "/t/" (code) "/me" } { (told(&say!("nav-mine"))) } } }
            @if players.is_empty() && all > 0 { p.soft { (told(&say!("roster-nobody"))) } }
            (parts.ways(reader, &page, &[("find", look.find.trim())], called))
            table { tbody {
                @for (id, person, entry) in &players[parts.shown()] {
                    tr #{ "p" (id.0) } .me[it.person == Some(*id)] {
                        td { @if opens { a href={ "/t/" (code) "/player/" (id.0) } { bdi { (person.name) } } } @else { bdi { (person.name) } } }
                        td.right { span.chip { (told(&part::presence(tournament, entry.presence))) } }
                    }
                }
            } }
        }
    })
}
