//! Players and leaders.

use axum::extract::{Path, State};
use axum::response::Response;
use maud::{Markup, html};
use rulebook::{Saying, say};
use tournament::{PersonId, Presence};

use super::head;
use crate::App;
use crate::identity::Visitor;
use crate::page::frame::Frame;
use crate::page::{Asked, answer, asked};
use crate::reader::Reader;

pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Response {
    let page = asked(&app, &visitor, &code).await.map(|it| players_page(&reader, &code, &it));
    answer(&reader, page)
}

fn players_page(reader: &Reader, code: &str, it: &Asked) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let tournament = &it.snapshot.tournament;
    let presence = |presence: Presence| match presence {
        Presence::Active => say!("presence-active"),
        Presence::Dropped { after_round, .. } => say!("presence-dropped", round = after_round.0),
        Presence::CutOff { .. } => say!("presence-cut-off"),
        Presence::Eliminated { round } => say!("presence-eliminated", round = round.0),
        Presence::Disqualified { .. } => say!("presence-disqualified"),
    };
    let leaders: Vec<(PersonId, Saying)> = tournament
        .people()
        .filter_map(|(id, person)| {
            let off = person.staff.is_some_and(|staff| !staff.on_duty);
            let role = match person.staff.map(|staff| staff.role) {
                _ if id == tournament.organizer() => say!("page-role-organizer"),
                Some(tournament::StaffRole::Marshal) => say!("page-role-marshal"),
                Some(tournament::StaffRole::Judge) => say!("page-role-judge"),
                None => return None,
            };
            Some((id, if off { say!("page-role-off-duty", role = role) } else { role }))
        })
        .collect();
    Frame::inside(reader, &told(&say!("nav-players")), code, &it.snapshot, it.person).show(&html! {
        (head(reader, tournament))
        section.sheet {
            h2 { (told(&say!("players-leaders"))) }
            ul.plain { @for (id, role) in &leaders { li.row.spread { span { (tournament.name_of(*id)) } span.chip { (told(role)) } } } }
        }
        section.sheet {
            h2 { (told(&say!("players-title", players = tournament.players().count()))) }
            table { tbody {
                @for (id, person, entry) in tournament.players() {
                    tr #{ "p" (id.0) } .me[it.person == Some(id)] {
                        td { (person.name) }
                        td.right { span.chip { (told(&presence(entry.presence))) } }
                    }
                }
            } }
        }
    })
}
