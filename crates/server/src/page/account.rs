//! One's own account, and one's own ways into a tournament: another password, a new PIN, signing out.

use access::Visitor;
use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use rulebook::{Saying, say};
use tournament::PersonId;
use web::{Problem, Reader};

use super::{frame, part};
use crate::hall::Snapshot;
use crate::{App, redirect};

pub(crate) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let account = match &visitor.account {
        Some(id) => app.access.store().account(id).await?,
        None => None,
    };
    let Some(account) = account else { return Ok(redirect::local("/sign-in").into_response()) };
    Ok(Html(page(&reader, &account.name, None).into_string()).into_response())
}

/// The account's page; with an invitation that was just made.
pub(crate) fn page(reader: &Reader, name: &str, invitation: Option<&str>) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let frame = frame::plain(reader, &told(&say!("account-title"))).narrow();
    frame.show(&html! {
        section.sheet.stack {
            h1 { (told(&say!("account-title"))) }
            p { (told(&say!("account-signed-in", name = name))) }
            form method="post" action="/sign-out" { button.btn { (told(&say!("sign-out-button"))) } }
            p.small { a href="/tokens" { (told(&say!("tokens-title"))) } }
        }
        form.sheet.stack method="post" action="/account/password" {
            h2 { (told(&say!("account-password"))) }
            p.soft.small { (told(&say!("account-password-help"))) }
            (part::field("before", &told(&say!("account-password-before")), "", &html! {
                input #before name="before" type="password" required autocomplete="current-password";
            }))
            (new_password(reader))
            button.btn.act { (told(&say!("account-password-button"))) }
        }
        section.sheet.stack {
            h2 { (told(&say!("account-others"))) }
            @if let Some(link) = invitation {
                p { (told(&say!("account-invitation"))) }
                (web::part::qr(link))
                p.small { a href=(link) { (link) } }
            } @else { p.soft.small { (told(&say!("account-others-help"))) } }
            form method="post" action="/account/invite" { button.btn { (told(&say!("account-invite"))) } }
        }
        section.sheet.stack {
            h2 { (told(&say!("account-everywhere"))) }
            p.soft.small { (told(&say!("account-everywhere-help"))) }
            form method="post" action="/account/sign-out-everywhere" {
                button.btn { (told(&say!("account-everywhere-button"))) }
            }
        }
    })
}

/// Another password for an account whose owner lost it.
pub(crate) fn reset(reader: &Reader, token: &str) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    frame::plain(reader, &told(&say!("account-password"))).narrow().show(&html! {
        form.sheet.stack method="post" action={ "/l/" (token) "/password" } {
            h1 { (told(&say!("account-password"))) }
            p.soft { (told(&say!("account-reset-lead"))) }
            (new_password(reader))
            button.btn.act { (told(&say!("account-password-button"))) }
        }
    })
}

fn new_password(reader: &Reader) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    part::field(
        "password",
        &told(&say!("account-password-new")),
        &told(&say!("access-password-help")),
        &html! {
            input #password name="password" type="password" required minlength="8" autocomplete="new-password"
                aria-describedby="password-help";
        },
    )
}

/// Somebody's own ways in.
pub(super) async fn show_ways_in(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Response, Problem> {
    let room = app.hall.room(&code).await?;
    let Some(me) = visitor.person(&code).await? else {
        return Ok(redirect::local(&format!("/t/{code}/join")).into_response());
    };
    let snapshot = room.snapshot().seen_by(Some(me));
    Ok(Html(ways_in(&reader, &snapshot, &code, me).into_string()).into_response())
}

/// Somebody's own ways into a tournament.
fn ways_in(reader: &Reader, snapshot: &Snapshot, code: &str, me: PersonId) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let title = told(&say!("ways-in-title"));
    let organizes = snapshot.tournament.organizer() == me;
    frame::inside(reader, &title, code, snapshot, Some(me)).narrow().show(&html! {
        section.sheet.stack {
            h1 { (title) }
            p { (told(&say!("account-signed-in", name = snapshot.tournament.name_of(me)))) }
            form method="post" action={ "/t/" (code) "/sign-out" } {
                button.btn { (told(&say!("sign-out-button"))) }
            }
            @if organizes { p.small { a href="/account" { (told(&say!("account-title"))) } } }
            @else { p.soft.small { (told(&say!("ways-in-sign-out-help"))) } }
        }
        @if !organizes {
            section.sheet.stack {
                h2 { (told(&say!("person-issue"))) }
                p.soft.small { (told(&say!("ways-in-new-help"))) }
                form method="post" action={ "/t/" (code) "/access" } { button.btn.act { (told(&say!("person-issue"))) } }
            }
        }
    })
}
