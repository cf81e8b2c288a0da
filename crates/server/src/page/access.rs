//! Coming in: the owner's first visit, signing in, joining a tournament, coming back on another phone.

use ::access::{Client, Subject, Visitor, links};
use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use rulebook::{Saying, say};
use tournament::{Desk, PersonId};
use web::{Problem, Reader};

use super::frame;
use super::{answer, part};
use crate::hall::Snapshot;
use crate::{App, redirect};

/// Somebody opens a link.
pub(crate) async fn open(
    State(app): State<App>,
    client: Client,
    reader: Reader,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Response {
    let opened = open_link(&app, client, &reader, &visitor, &token).await;
    opened.unwrap_or_else(Problem::into_response)
}

async fn open_link(
    app: &App,
    client: Client,
    reader: &Reader,
    visitor: &Visitor,
    token: &str,
) -> Result<Response, Problem> {
    let capability = links::valid(&app.access, client, token).await?;
    match capability.purpose.as_str() {
        links::RESET => Ok(Html(super::account::reset(reader, token).into_string()).into_response()),
        links::OWNER | links::ACCOUNT => {
            let page = new_account(reader, token, capability.purpose == links::OWNER);
            Ok(Html(page.into_string()).into_response())
        }
        links::PERSON => {
            let subject = Subject::read(&capability.subject).ok_or_else(Problem::not_found)?;
            let Subject::Person { code, person } = &subject else { return Err(Problem::not_found()) };
            let leads = app.hall.room(code).await?.snapshot().tournament.has_office((*person).into());
            let cookies = visitor.sign_in(&subject).await?;
            let place = if leads { "desk" } else { "me" };
            Ok((cookies, redirect::local(&format!("/t/{code}/{place}"))).into_response())
        }
        links::STAFF => {
            let role = capability.role.as_deref().unwrap_or_default();
            let code = capability.stream.as_deref().unwrap_or_default();
            let room = app.hall.room(code).await?;
            let page = join_staff(reader, &room.snapshot().seen_by(None), code, token, role);
            Ok(Html(page.into_string()).into_response())
        }
        _ => Err(Problem::not_found()),
    }
}

/// The owner, or whoever was invited to have another account, chooses a name and a password.
pub(crate) fn new_account(reader: &Reader, token: &str, first: bool) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    frame::plain(reader, &told(&say!("owner-title"))).narrow().show(&html! {
        form.sheet.stack method="post" action={ "/l/" (token) "/owner" } {
            h1 { (told(&say!("owner-title"))) }
            p.soft { (told(&say!("owner-lead"))) }
            (name_field(reader))
            (part::field("password", &told(&say!("access-password")), &told(&say!("access-password-help")), &html! {
                input #password name="password" type="password" required minlength="8" autocomplete="new-password"
                    aria-describedby="password-help";
            }))
            button.btn.act { (told(&if first { say!("owner-create") } else { say!("account-create") })) }
        }
    })
}

pub(crate) async fn sign_in_page(reader: Reader) -> Response {
    Html(sign_in(&reader).into_string()).into_response()
}

/// Name and password.
pub(crate) fn sign_in(reader: &Reader) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    frame::plain(reader, &told(&say!("sign-in-title"))).narrow().show(&html! {
        form.sheet.stack method="post" action="/sign-in" {
            h1 { (told(&say!("sign-in-title"))) }
            p.soft { (told(&say!("sign-in-lead"))) }
            (name_field(reader))
            (part::field("password", &told(&say!("access-password")), "", &html! {
                input #password name="password" type="password" required autocomplete="current-password";
            }))
            button.btn.act { (told(&say!("sign-in-button"))) }
        }
    })
}

/// A marshal or judge accepts an invitation.
pub(crate) fn join_staff(
    reader: &Reader,
    snapshot: &Snapshot,
    code: &str,
    token: &str,
    role: &str,
) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let role = if role == "marshal" { say!("page-role-marshal") } else { say!("page-role-judge") };
    let title = told(&say!("staff-join-title", role = role));
    frame::inside(reader, &title, code, snapshot, None).narrow().show(&html! {
        form.sheet.stack method="post" action={ "/l/" (token) "/staff" } {
            h1 { (title) }
            p.soft { (told(&say!("staff-join-lead", tournament = snapshot.tournament.name()))) }
            p.small { (part::at_hand(reader, &snapshot.tournament, "announcing")) }
            (name_field(reader))
            button.btn.act { (told(&say!("staff-join-button"))) }
        }
    })
}

fn name_field(reader: &Reader) -> Markup {
    part::field(
        "name",
        &reader.say(&say!("access-name")),
        "",
        &html! {
            input #name name="name" required maxlength="80" autocomplete="name" value=(reader.typed("", "name"));
        },
    )
}

pub(crate) async fn join(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Response {
    let page = async {
        let room = app.hall.room(&code).await?;
        let person: Option<PersonId> = visitor.person(&code).await?;
        Ok(join_page(&reader, &room.snapshot().seen_by(person), &code, person.is_some()))
    };
    let page = page.await;
    answer(page)
}

/// Joining as a new player, or coming back with name and PIN.
pub(crate) fn join_page(reader: &Reader, snapshot: &Snapshot, code: &str, known: bool) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let title = told(&say!("join-title", tournament = snapshot.tournament.name()));
    let open = snapshot.tournament.desk() == Desk::Enrolling;
    frame::inside(reader, &title, code, snapshot, None).narrow().show(&html! {
        section.sheet.stack {
            h1 { (title) }
            @if known { p { a.btn.act href={ "/t/" (code) "/me" } { (told(&say!("join-known"))) } } }
            @if open {
                (super::before::joining(reader, &snapshot.tournament, code))
                form.stack method="post" action={ "/t/" (code) "/join" } {
                    (name_field(reader))
                    (part::field("team", &told(&say!("join-team")), &told(&say!("join-team-help")), &html! {
                        input #team name="team" maxlength="80" value=(reader.typed("", "team")) aria-describedby="team-help";
                    }))
                    button.btn.act.big { (told(&say!("join-button"))) }
                }
            } @else { p { (told(&say!("join-closed"))) } }
        }
        details.sheet {
            summary { (told(&say!("return-title"))) }
            form.stack method="post" action={ "/t/" (code) "/return" } {
                p.soft.small { (told(&say!("return-lead"))) }
                (part::field("return-name", &told(&say!("access-name")), "", &html! {
                    input #return-name name="name" required maxlength="80";
                }))
                (part::field("pin", &told(&say!("access-pin")), "", &html! {
                    input #pin name="pin" required inputmode="numeric" pattern="[0-9]{4,6}" maxlength="6" autocomplete="off";
                }))
                button.btn { (told(&say!("return-button"))) }
            }
        }
    })
}

/// What a new player must keep: the personal link and the PIN.
pub(crate) fn welcome(reader: &Reader, snapshot: &Snapshot, code: &str, link: &str, pin: &str) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let title = told(&say!("welcome-title"));
    frame::inside(reader, &title, code, snapshot, None).narrow().still().show(&html! {
        section.sheet.stack {
            h1 { (title) }
            p { (told(&say!("welcome-lead"))) }
            p.pin aria-label=(told(&say!("access-pin"))) { (pin) }
            p.soft.small { (told(&say!("welcome-link"))) }
            (part::qr(link))
            p.small { a href=(link) { (link) } }
            a.btn.act.big href={ "/t/" (code) "/me" } { (told(&say!("welcome-go"))) }
        }
    })
}
