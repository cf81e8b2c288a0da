//! The desk: one next thing to do, what blocks it, and everything else within reach.

mod calls;
mod log;
mod next;
mod people;
mod review;
mod staff;
mod tables;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use maud::{Markup, html};
use rulebook::{Saying, say};
use serde::Deserialize;
use tournament::{PersonId, Role, Tournament};

use super::frame::Frame;
use super::{access, answer, clock, part};
use crate::App;
use crate::answer::Problem;
use crate::hall::Snapshot;
use crate::identity::Visitor;
use crate::reader::Reader;

/// A link to show once, right after it was made.
#[derive(Debug, Deserialize)]
pub(crate) struct Shown {
    invited: Option<String>,
}

pub(crate) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Query(shown): Query<Shown>,
) -> Response {
    let page = async {
        let (snapshot, me) = leader(&app, &visitor, &code).await?;
        Ok(page_of(&app, &reader, &snapshot, &code, me, None, shown.invited.as_deref()))
    };
    let page = page.await;
    answer(&reader, page)
}

/// The tournament, if a leader is asking.
pub(super) async fn leader(
    app: &App,
    visitor: &Visitor,
    code: &str,
) -> Result<(Snapshot, PersonId), Problem> {
    let snapshot = app.hall.room(code).await?.snapshot();
    let me = visitor.person(code).await?.filter(|person| snapshot.tournament.has_office(*person));
    let me = me.ok_or_else(|| Problem::new(StatusCode::FORBIDDEN, say!("desk-leaders-only")))?;
    Ok((snapshot, me))
}

pub(crate) fn page_of(
    app: &App,
    reader: &Reader,
    snapshot: &Snapshot,
    code: &str,
    me: PersonId,
    problem: Option<&Problem>,
    invited: Option<&str>,
) -> Markup {
    let tournament = &*snapshot.tournament;
    let organizer = tournament.role(me) == Role::Organizer;
    let desk = DeskView { reader, tournament, code, me, organizer };
    Frame::inside(reader, &reader.say(&say!("nav-desk")), code, snapshot, Some(me)).show(&html! {
        @if let Some(problem) = problem { (part::problem_note(reader, problem)) }
        @if let Some(link) = invited {
            section.sheet.stack {
                h2 { (reader.say(&say!("desk-invitation"))) }
                p { (reader.say(&say!("desk-invitation-help"))) }
                (access::qr(link))
                p.mono { (link) }
            }
        }
        (desk.next())
        div.desk {
            div.stack {
                (desk.still_playing())
                (desk.requests())
                (super::deck::desk_note(reader, tournament, code))
                (desk.enrolment(app))
            }
            div.stack {
                (clock::controls(reader, tournament, code))
                p { a.btn.quiet href={ "/t/" (code) "/desk/displays" } { (reader.say(&say!("display-title"))) } }
                (desk.calls())
                (desk.people())
                (desk.log())
            }
        }
    })
}

/// A leader's view of the tournament.
struct DeskView<'a> {
    reader: &'a Reader,
    tournament: &'a Tournament,
    code: &'a str,
    me: PersonId,
    organizer: bool,
}

impl DeskView<'_> {
    fn told(&self, saying: &Saying) -> String {
        self.reader.say(saying)
    }

    fn button(&self, kind: &str, class: &str, saying: &Saying) -> Markup {
        part::button(self.code, kind, &[], class, &self.told(saying))
    }
}
