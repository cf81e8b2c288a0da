//! What the organizer does about access: invitations for staff, and players' own links and PINs.

use access::{Key, Subject, Visitor, links};
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use rulebook::say;
use serde::Deserialize;
use tournament::{About, Actor, PersonId, Presence, StaffRole, Wish};
use web::{Problem, Reader};

use crate::forms::Fields;
use crate::hall::{Setback, Snapshot};
use crate::redirect;
use crate::{App, joining, page, shown};

/// Which role to invite for.
#[derive(Debug, Deserialize)]
pub(super) struct Invitation {
    role: StaffRole,
    once: Option<String>,
}

/// Makes an invitation and shows it, once.
pub(super) async fn invite(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Form(form): Form<Invitation>,
) -> Response {
    let invited = async {
        let (snapshot, me) = organizer(&app, &visitor, &code).await?;
        let who = Subject::person(&code, me).text();
        let fields = [("role".to_owned(), joining::office_name(form.role).to_owned())].into();
        let act = Key::of(form.once.as_deref())?.act(&who, "invite", &fields);
        let link = joining::invite(&app, &code, form.role, &act.secret("invitation")).await?;
        let reader = Reader { path: format!("/t/{code}/desk/staff"), ..reader.clone() };
        let invitations = links::invitations(&app.access, &code).await?;
        let shown = page::desk::staff::Shown { invitations: &invitations, new: Some(&link) };
        let page = page::desk::staff::page(&reader, &snapshot, &code, me, &shown);
        Ok::<_, Problem>(Html(page.into_string()).into_response())
    };
    invited.await.unwrap_or_else(Problem::into_response)
}

/// Takes an invitation back that nobody has accepted.
pub(super) async fn revoke(
    State(app): State<App>,
    visitor: Visitor,
    Path((code, digest)): Path<(String, String)>,
) -> Response {
    let revoked = async {
        organizer(&app, &visitor, &code).await?;
        links::revoke_invitation(&app.access, &code, &digest).await?;
        Ok::<_, Problem>(redirect::local(&format!("/t/{code}/desk/staff")).into_response())
    };
    revoked.await.unwrap_or_else(Problem::into_response)
}

/// Ends all sessions and links of a person, and gives a new link and PIN if asked.
pub(super) async fn access(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path((code, number)): Path<(String, u32)>,
    Form(fields): Form<Fields>,
) -> Response {
    let done = async {
        let (snapshot, me) = organizer(&app, &visitor, &code).await?;
        let person = PersonId(number);
        if snapshot.tournament.person(person).is_none() || person == snapshot.tournament.organizer() {
            return Err(Problem::not_found());
        }
        let card = format!("/t/{code}/desk/person/{number}");
        if fields.get("issue").is_none_or(String::is_empty) {
            links::end_access(&app.access, &code, person).await?;
            return Ok(redirect::local(&card).into_response());
        }
        let who = Subject::person(&code, me).text();
        let act = Key::of_form(&fields)?.act(&who, &format!("issue {number}"), &fields);
        let (access, subject) = (app.access.clone(), Subject::person(&code, person));
        let issued = async move { links::renewed(&access, &subject, &act).await };
        let issued = joining::to_the_end(issued).await?;
        let reader = Reader { path: card, ..reader.clone() };
        let page = page::desk::person::page(&reader, &snapshot, &code, me, person, Some(&issued));
        Ok(Html(page.into_string()).into_response())
    };
    done.await.unwrap_or_else(Problem::into_response)
}

/// Checks everybody in who is not yet: whoever looks around the room needs one tap.
pub(super) async fn all_here(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, Problem> {
    let (_, me) = page::desk::leader(&app, &visitor, &code).await?;
    let room = app.hall.room(&code).await?;
    let now = room.snapshot();
    // Whoever came after the page was made was not looked around for.
    if let Some(seen) = fields.get(web::fields::SHOWN) {
        now.tournament.still_as_shown(About::Absent, shown::read(seen)).map_err(Setback::refused)?;
    }
    let players = now.tournament.players();
    let absent = players.filter(|(_, _, entry)| !entry.checked_in && entry.presence == Presence::Active);
    for player in absent.map(|(player, ..)| player) {
        room.command(Actor::Person(me), Wish::CheckIn { player }).await?;
    }
    Ok(redirect::local(&format!("/t/{code}/desk/players")).into_response())
}

/// The tournament, if its organizer is asking.
async fn organizer(app: &App, visitor: &Visitor, code: &str) -> Result<(Snapshot, PersonId), Problem> {
    let room = app.hall.room(code).await?;
    let me = visitor.person(code).await?;
    let snapshot = room.snapshot().seen_by(me);
    let me = me.filter(|person| *person == snapshot.tournament.organizer());
    Ok((snapshot, me.ok_or_else(|| Problem::new(StatusCode::FORBIDDEN, say!("desk-organizer-only")))?))
}
