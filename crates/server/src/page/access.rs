//! Coming in: the owner's first visit, signing in, joining a tournament, coming back on another phone.

use ::access::{Client, Subject, Visitor, links};
use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use rulebook::{Saying, say};
use tournament::{Desk, PersonId, Progress, Tournament};
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
            let tournament = app.hall.room(code).await?.snapshot().seen_by(None).tournament;
            let leads = tournament.has_office((*person).into());
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
            input #name name="name" required maxlength="80" autocomplete="name";
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
        Ok(join_page(&reader, &room.snapshot().seen_by(person), &code, person))
    };
    let page = page.await;
    answer(page)
}

/// Joining as a new player, or coming back with name and PIN; where nobody joins any more, why not, and where to go instead.
fn join_page(reader: &Reader, snapshot: &Snapshot, code: &str, known: Option<PersonId>) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let tournament = &*snapshot.tournament;
    let open = tournament.desk() == Desk::Enrolling && !is_full(tournament);
    let title =
        if open { say!("join-title", tournament = tournament.name()) } else { say!("join-closed-title") };
    let title = told(&title);
    frame::inside(reader, &title, code, snapshot, known).narrow().show(&html! {
        section.sheet.stack {
            h1 { (title) }
            @if let Some(person) = known { (own_place(reader, tournament, code, person)) }
            @match (open, known) {
                (true, None) => (join_form(reader, tournament, code)),
                // Who shares a phone may; by mistake nobody does.
                (true, Some(_)) => details {
                    summary.soft { (told(&say!("join-another"))) }
                    p.small.soft { (told(&say!("join-another-help"))) }
                    (join_form(reader, tournament, code))
                },
                (false, _) => (closed(reader, tournament, code, known.is_none())),
            }
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

/// Whether no place is left.
fn is_full(tournament: &Tournament) -> bool {
    let players = tournament.players().filter(|(_, _, entry)| entry.is_active()).count();
    tournament.settings().capacity.is_some_and(|most| players >= most as usize)
}

/// Where somebody is at home who is in already.
fn own_place(reader: &Reader, tournament: &Tournament, code: &str, person: PersonId) -> Markup {
    let plays = tournament.person(person).is_some_and(|it| it.entry.is_some());
    let (path, saying) = match (plays, tournament.helps_lead(person), tournament.has_office(person)) {
        (true, ..) => ("/me", say!("join-known")),
        (false, true, _) => ("/desk", say!("join-known-desk")),
        (false, false, true) => ("/judge", say!("join-known-judge")),
        (false, false, false) => return html! {},
    };
    html! { p { a.btn.act href={ "/t/" (code) (path) } { (reader.say(&saying)) } } }
}

fn join_form(reader: &Reader, tournament: &Tournament, code: &str) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    html! {
        (super::before::joining(reader, tournament, code))
        form.stack method="post" action={ "/t/" (code) "/join" } {
            (name_field(reader))
            (part::field("team", &told(&say!("join-team")), &told(&say!("join-team-help")), &html! {
                input #team name="team" maxlength="80" aria-describedby="team-help";
            }))
            button.btn.act.big { (told(&say!("join-button"))) }
        }
    }
}

/// Nobody joins here any more: how far it is, and what there is to see.
fn closed(reader: &Reader, tournament: &Tournament, code: &str, first: bool) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let late = tournament.settings().late_entry;
    let why = match tournament.desk() {
        Desk::Finished => say!("join-over"),
        Desk::Nothing | Desk::Enrolling => say!("join-full"),
        Desk::RegistrationClosed | Desk::Announced => say!("join-closed"),
        Desk::Running if late => say!("join-late"),
        Desk::Running => say!("join-closed"),
    };
    let begun = tournament.rounds().iter().any(|round| round.progress > Progress::Drawn);
    let ways = if tournament.desk() == Desk::Finished {
        [("/standings", say!("archive-ranking")), ("/archive", say!("nav-archive"))]
    } else if begun {
        [("", say!("nav-pairings")), ("/standings", say!("nav-standings"))]
    } else {
        [("/about", say!("nav-about")), ("/players", say!("nav-players"))]
    };
    html! {
        p.soft { (told(&part::state_of_play(tournament))) }
        p { (told(&why)) }
        div.row {
            @for (at, (path, saying)) in ways.iter().enumerate() {
                a.btn .act[first && at == 0] href={ "/t/" (code) (path) } { (told(saying)) }
            }
            a.btn.quiet href="/" { (told(&say!("join-elsewhere"))) }
        }
    }
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
