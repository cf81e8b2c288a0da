//! Players and leaders.

use access::Visitor;
use axum::extract::{Path, State};
use axum::response::Response;
use maud::{Markup, html};
use rulebook::{Saying, say};
use tournament::PersonId;
use web::Reader;

use super::head;
use crate::App;
use crate::page::frame;
use crate::page::{Asked, answer, asked, part};

pub(in crate::page) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Response {
    let page = asked(&app, &visitor, &code).await.map(|it| players_page(&reader, &code, &it));
    answer(page)
}

fn players_page(reader: &Reader, code: &str, it: &Asked) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let tournament = &it.snapshot.tournament;
    let leaders: Vec<PersonId> =
        tournament.people().map(|(id, _)| id).filter(|id| tournament.has_office(*id)).collect();
    frame::inside(reader, &told(&say!("nav-players")), code, &it.snapshot, it.person).show(&html! {
        (head(reader, tournament))
        section.sheet {
            h2 { (told(&say!("players-leaders"))) }
            ul.plain { @for id in leaders { li.row.spread { span { (tournament.name_of(id)) } span.chip { (told(&part::office(tournament, id))) } } } }
        }
        section.sheet {
            h2 { (told(&say!("players-title", players = tournament.players().count()))) }
            table { tbody {
                @for (id, person, entry) in tournament.players() {
                    tr #{ "p" (id.0) } .me[it.person == Some(id)] {
                        td { (person.name) }
                        td.right { span.chip { (told(&part::presence(entry.presence))) } }
                    }
                }
            } }
        }
    })
}
