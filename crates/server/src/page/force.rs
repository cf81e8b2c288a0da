//! A player's forces in a tournament whose games are played at tables: built or pasted, checked at once, and on the table when the
//! match is. What such a list is, the kind of table says.

use access::Visitor;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rulebook::say;
use tournament::{Actor, Desk, PersonId, Tournament, Wish};
use web::hosting::{Kind, List};
use web::{Fields, Problem, Reader};

use super::{answer, frame};
use crate::App;
use crate::hall::Snapshot;
use crate::redirect;

/// Who hands in, for what.
struct Handing<'a> {
    snapshot: Snapshot,
    me: PersonId,
    kind: &'a dyn Kind,
    builder: &'static str,
    points: u32,
}

/// Whether players of that tournament hand in forces.
pub(super) fn offered(tournament: &Tournament) -> bool {
    tournament.settings().tables && tournament.pack().table.is_some() && tournament.pack().forces.is_some()
}

async fn handing<'a>(app: &'a App, visitor: &Visitor, code: &str) -> Result<Handing<'a>, Problem> {
    let me = visitor.person(code).await?;
    let snapshot = app.hall.room(code).await?.snapshot().own_view(me);
    let tournament = &snapshot.tournament;
    let kind = app.kind_of(tournament).ok_or_else(Problem::not_found)?;
    let builder = kind.builder().ok_or_else(Problem::not_found)?;
    let (points, _) = crate::hosting::forces(tournament).ok_or_else(Problem::not_found)?;
    let plays = |me: &PersonId| tournament.person(*me).is_some_and(|person| person.entry.is_some());
    let me =
        me.filter(plays).ok_or_else(|| Problem::new(StatusCode::FORBIDDEN, say!("deck-players-only")))?;
    Ok(Handing { snapshot, me, kind, builder, points })
}

pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Response {
    answer(handing(&app, &visitor, &code).await.map(|it| page(&reader, &code, &it)))
}

/// Takes the forces of a form, if they can be played here.
pub(super) async fn hand_in(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    body: Bytes,
) -> Result<Response, Problem> {
    let it = handing(&app, &visitor, &code).await?;
    let fields = Fields::read(&body);
    let list = it.kind.list(fields.get("list").trim(), it.points).ok_or_else(Problem::not_found)??;
    let wish = Wish::SubmitDeck { player: it.me, text: list.text };
    app.hall.room(&code).await?.command(Actor::Person(it.me), wish).await?;
    Ok(redirect::local(&format!("/t/{code}/army")).into_response())
}

fn page(reader: &Reader, code: &str, it: &Handing<'_>) -> Markup {
    let tournament = &it.snapshot.tournament;
    let title = reader.say(&say!("my-army-title"));
    let handed = tournament.person(it.me).and_then(|person| person.entry.as_ref()?.deck.as_ref());
    let read: Option<List> = handed.and_then(|deck| it.kind.list(&deck.text, it.points)?.ok());
    let open = tournament.desk() != Desk::Finished && tournament.takes_deck_list(it.me);
    frame::inside(reader, &title, code, &it.snapshot, Some(it.me)).narrow().show(&html! {
        section.sheet.next.stack {
            h1 { (title) }
            @match (handed, read) {
                (Some(_), Some(list)) => p { span.chip.good { (reader.say(&say!("force-handed-in"))) } " " (reader.say(&list.said)) },
                (Some(_), None) => p { (reader.say(&say!("force-other"))) },
                (None, _) => p { (reader.say(&say!("force-none", points = it.points))) },
            }
            @if open {
                a.btn.act.big href={ (it.builder) "?points=" (it.points) "&for=" (code) } { (reader.say(&say!("force-build"))) }
                details {
                    summary { (reader.say(&say!("force-paste"))) }
                    form.stack method="post" action={ "/t/" (code) "/army" } {
                        label for="list" { (reader.say(&say!("force-paste-label"))) }
                        textarea #list name="list" rows="8" required {}
                        button.btn { (reader.say(&say!("force-hand-in"))) }
                    }
                }
            } @else { p.soft { (reader.say(&say!("force-closed"))) } }
        }
    })
}

/// On the player's phone: the way to the own forces.
pub(super) fn mine_note(reader: &Reader, tournament: &Tournament, code: &str) -> Markup {
    html! {
        @if offered(tournament) {
            a.btn href={ "/t/" (code) "/army" } { (reader.say(&say!("my-army-title"))) }
        }
    }
}
