//! Steering: which displays there are and what each shows, for leaders on duty.

use std::collections::BTreeMap;

use ::access::{Key, Subject, Visitor};
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rooms::Terms;
use rulebook::{Saying, say};
use tournament::PersonId;
use web::{Problem, Reader};

use crate::App;
use crate::displays::{Content, Displays, Program, Steer, Steered};
use crate::hall::Snapshot;
use crate::page::frame;
use crate::page::{answer, desk};
use crate::redirect;

/// Seconds a page may stay.
const SECONDS: std::ops::RangeInclusive<u16> = 3..=120;

pub(in crate::page) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Response {
    let page = page(&app, &reader, &visitor, &code).await;
    answer(page)
}

pub(in crate::page) async fn steer(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    Form(fields): Form<BTreeMap<String, String>>,
) -> Response {
    match carry_out(&app, &visitor, &code, &fields).await {
        Ok(()) => redirect::local(&format!("/t/{code}/desk/displays")).into_response(),
        Err(problem) => problem.into_response(),
    }
}

/// A leader on duty; off duty one only watches.
async fn steering(app: &App, visitor: &Visitor, code: &str) -> Result<(Snapshot, PersonId), Problem> {
    let (snapshot, me) = desk::leader(app, visitor, code).await?;
    if !snapshot.tournament.is_leader(me) {
        return Err(Problem::new(StatusCode::FORBIDDEN, say!("judge-off-duty")));
    }
    Ok((snapshot, me))
}

async fn carry_out(
    app: &App,
    visitor: &Visitor,
    code: &str,
    fields: &BTreeMap<String, String>,
) -> Result<(), Problem> {
    let (snapshot, me) = steering(app, visitor, code).await?;
    let name = fields.get("name").map(|name| name.trim().to_lowercase()).unwrap_or_default();
    let steered = if fields.contains_key("remove") {
        Steered::Removed { name }
    } else {
        Steered::Shows { name, program: program(fields)? }
    };
    let steer = Steer { who: snapshot.tournament.name_of(me), steered };
    let act = Key::of_form(fields)?.act(&Subject::person(code, me).text(), "displays", fields);
    let kept = act.kept(String::new())?;
    let keep = |_: &rooms::Snapshot<Displays>| kept.clone();
    let terms = Terms { keep: Some(&keep), ..Terms::default() };
    match app.hall.displays().room(code).await?.command(&terms, |_| steer.clone()).await {
        Err(setback) if act.before(&app.access).await?.is_none() => Err(setback.into()),
        _ => Ok(()),
    }
}

fn program(fields: &BTreeMap<String, String>) -> Result<Program, Problem> {
    let chosen = |content: &Content| fields.contains_key(&format!("show:{}", content.word()));
    let contents: Vec<Content> = Content::ALL.into_iter().filter(chosen).collect();
    let contents = if contents.is_empty() { vec![Content::Auto] } else { contents };
    let text = fields.get("seconds").map_or("12", |text| text.trim());
    let seconds = text.parse().ok().filter(|seconds| SECONDS.contains(seconds));
    let seconds = seconds.ok_or_else(|| {
        Problem::field(
            "seconds",
            say!("field-number", value = text, least = *SECONDS.start(), most = *SECONDS.end()),
        )
    })?;
    Ok(Program { contents, seconds })
}

async fn page(app: &App, reader: &Reader, visitor: &Visitor, code: &str) -> Result<Markup, Problem> {
    let (snapshot, me) = steering(app, visitor, code).await?;
    let displays = app.hall.displays().room(code).await?.snapshot().state;
    let told = |saying: &Saying| reader.say(saying);
    let address = |name: &str| format!("{}/t/{code}/display/{name}", app.config.public_url());
    let mut all: Vec<(String, Program)> =
        displays.all().map(|(name, program)| (name.clone(), program.clone())).collect();
    if all.is_empty() {
        all.push(("main".to_owned(), Program::default()));
    }
    Ok(frame::inside(reader, &told(&say!("display-title")), code, &snapshot, Some(me)).show(&html! {
        (desk::tabs(reader, code))
        div {
            h1 { (told(&say!("display-title"))) }
            p.soft { (told(&say!("display-lead"))) }
        }
        div.wall-displays {
            @for (name, program) in &all {
                section.sheet.stack {
                    div.row.spread { h2 { (name) } a.btn href=(format!("/t/{code}/display/{name}")) { (told(&say!("display-open-it"))) } }
                    div.row { (web::part::qr(&address(name))) p.mono.grow { (address(name)) } }
                    (form(reader, code, name, program, displays.knows(name)))
                }
            }
            section.sheet.stack {
                h2 { (told(&say!("display-new"))) }
                form.row method="post" action={ "/t/" (code) "/desk/displays" } {
                    label.grow for="new-name" { (told(&say!("display-name"))) input #new-name name="name" required maxlength="24" autocapitalize="none"; }
                    button.btn { (told(&say!("desk-add"))) }
                }
            }
        }
    }))
}

/// What one display shows, as boxes to tick.
fn form(reader: &Reader, code: &str, name: &str, program: &Program, known: bool) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    html! {
        form.stack method="post" action={ "/t/" (code) "/desk/displays" } {
            input type="hidden" name="name" value=(name);
            fieldset.wall-choices {
                legend { (told(&say!("display-shows"))) }
                @for content in Content::ALL {
                    label.check { input type="checkbox" name={ "show:" (content.word()) } value="yes" checked[program.contents.contains(&content)]; span { (told(&named(content))) } }
                }
            }
            div.row {
                label for={ "seconds-" (name) } { (told(&say!("display-seconds"))) input id={ "seconds-" (name) } name="seconds" type="number" min=(SECONDS.start()) max=(SECONDS.end()) value=(program.seconds); }
                button.btn.act { (told(&say!("display-show"))) }
                @if known { button.btn.quiet name="remove" value="yes" { (told(&say!("display-remove"))) } }
            }
        }
    }
}

fn named(content: Content) -> Saying {
    match content {
        Content::Auto => say!("display-auto"),
        Content::Clock => say!("display-clock"),
        Content::Pairings => say!("display-pairings"),
        Content::Open => say!("display-results"),
        Content::Standings => say!("nav-standings"),
        Content::Bracket => say!("nav-bracket"),
        Content::News => say!("display-news"),
        Content::Join => say!("display-join"),
    }
}
