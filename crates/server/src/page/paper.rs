//! Paper: the sheets of a tournament, each as a PDF and as a page the browser prints.
//!
//! What everybody may know, everybody may print. Proxies are for leaders; a draw that has not been published and the backup
//! with the secret seed are for the organizer alone.

use access::Visitor;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Response};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use paper::{Document, NotYet, Print, Secret, Sheet};
use rulebook::{Saying, Seed, say};
use serde::Deserialize;
use tournament::{PersonId, Role, RoundNo, Tournament};
use web::{Problem, Reader};
use wording::Language;

use super::frame;
use super::{Asked, answer, asked};
use crate::{App, assets};

/// Which round, and in which language.
#[derive(Debug, Default, Deserialize)]
pub(in crate::page) struct Wanted {
    round: Option<u16>,
    language: Option<String>,
}

pub(super) async fn list(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Response {
    let page = asked(&app, &visitor, &code).await.map(|it| list_page(&reader, &code, &it));
    answer(page)
}

fn list_page(reader: &Reader, code: &str, it: &Asked) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let tournament = &*it.snapshot.tournament;
    let address = format!("/t/{code}");
    let unpublished = is_organizer(tournament, it.person);
    let print = Print { unpublished, address: Some(&address), ..Print::of(tournament) };
    let sheets = Sheet::ALL.into_iter().filter(|sheet| may_print(tournament, it.person, *sheet));
    frame::inside(reader, &told(&say!("paper-page-title")), code, &it.snapshot, it.person).show(&html! {
        @if it.person.is_some_and(|person| tournament.helps_lead(person)) { (super::desk::tabs(reader, code)) }
        section.sheet.stack {
            h1 { (told(&say!("paper-page-title"))) }
            p.soft { (told(&say!("paper-page-about"))) }
            ul.plain.paper-sheets {
                @for sheet in sheets {
                    @let path = format!("/t/{code}/paper/{}", sheet.id());
                    @let title = told(&sheet.title());
                    li {
                        div {
                            h2 { (title) }
                            p { (told(&sheet.purpose())) }
                        }
                        @match paper::ready(sheet, &print) {
                            Err(why) => p.soft { (told(&say!("paper-page-not-yet", why = why.saying()))) },
                            Ok(()) => p.row {
                                a.btn href={ (path) ".pdf" } { "PDF" span.hidden { " " (title) } }
                                a.btn.quiet href=(path) { (told(&say!("paper-page-print"))) span.hidden { " " (title) } }
                            },
                        }
                    }
                }
            }
        }
    })
}

pub(super) async fn sheet(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path((code, name)): Path<(String, String)>,
    Query(wanted): Query<Wanted>,
) -> Response {
    match made(&app, &reader, &visitor, &code, &name, &wanted).await {
        Ok(response) => response,
        Err(problem) => problem.into_response(),
    }
}

async fn made(
    app: &App,
    reader: &Reader,
    visitor: &Visitor,
    code: &str,
    name: &str,
    wanted: &Wanted,
) -> Result<Response, Problem> {
    let as_pdf = name.strip_suffix(".pdf");
    let sheet = Sheet::named(as_pdf.unwrap_or(name)).ok_or_else(Problem::not_found)?;
    let room = app.hall.room(code).await?;
    let person = visitor.person(code).await?;
    let snapshot = room.snapshot().seen_by(person);
    let version = snapshot.version.0;
    if !may_print(&snapshot.tournament, person, sheet) {
        return Err(Problem::new(StatusCode::FORBIDDEN, say!("paper-forbidden")));
    }
    let language = wanted.language.as_deref().and_then(|code| code.parse().ok()).unwrap_or(reader.language);
    let order = Order {
        sheet,
        language,
        round: wanted.round.map(RoundNo),
        organizer: is_organizer(&snapshot.tournament, person),
        address: format!("{}/t/{code}", app.config.public_url()),
        seed: room.seed().clone(),
    };
    let is_pdf = as_pdf.is_some();
    // Leaders may know more than everybody: what is printed for one of them is kept for them alone.
    let leads = person.is_some_and(|person| snapshot.tournament.helps_lead(person));
    let key = format!("{name} {} {:?} {leads} {}", language.code(), order.round, order.organizer);
    let draw = move || {
        let document = order.document(&snapshot.tournament)?;
        Ok(if is_pdf {
            paper::pdf::write(&document).into()
        } else {
            print_page(&document).into_string().into()
        })
    };
    let drawn = app.work.sheet((code.to_owned(), version, key), draw).await?;
    let bytes = drawn
        .as_ref()
        .as_ref()
        .map_err(|why| Problem::new(StatusCode::CONFLICT, say!("paper-page-not-yet", why = why.saying())))?;
    Ok(if is_pdf { pdf(sheet, bytes.clone()) } else { Html(bytes.clone()).into_response() })
}

/// What is to be printed, on its own, so that it can be carried to another thread.
struct Order {
    sheet: Sheet,
    language: Language,
    round: Option<RoundNo>,
    organizer: bool,
    address: String,
    seed: Seed,
}

impl Order {
    fn document(&self, tournament: &Tournament) -> Result<Document, NotYet> {
        let history: Vec<_> = tournament.facts().cloned().collect();
        let secret = Secret { seed: Some(&self.seed), history: &history };
        let print = Print {
            language: self.language,
            round: self.round,
            unpublished: self.organizer,
            address: Some(&self.address),
            secret: Some(secret).filter(|_| self.organizer && self.sheet == Sheet::Desk),
            ..Print::of(tournament)
        };
        paper::document(self.sheet, &print)
    }
}

fn is_organizer(tournament: &Tournament, person: Option<PersonId>) -> bool {
    person.is_some_and(|person| tournament.role(person) == Role::Organizer)
}

fn may_print(tournament: &Tournament, person: Option<PersonId>, sheet: Sheet) -> bool {
    match sheet.reader() {
        paper::Reader::Everybody => true,
        paper::Reader::Leaders => person.is_some_and(|person| tournament.is_leader(person)),
        paper::Reader::Organizer => is_organizer(tournament, person),
    }
}

fn pdf(sheet: Sheet, bytes: Bytes) -> Response {
    let headers = [
        (CONTENT_TYPE, "application/pdf".to_owned()),
        (CONTENT_DISPOSITION, format!("inline; filename=\"{}.pdf\"", sheet.id())),
        (CACHE_CONTROL, "no-store".to_owned()),
    ];
    (headers, bytes).into_response()
}

/// The sheet and nothing else: what the browser prints is what is seen.
fn print_page(document: &Document) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(document.language) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (document.title) }
                @for style in [&web::assets::STYLE, &assets::STYLE] { link rel="stylesheet" href=(style.address()); }
                link rel="icon" href="data:,";
            }
            body.paper {
                main {
                    h1.hidden { (document.title) }
                    @for page in paper::svg::write(document) { (PreEscaped(page)) }
                }
            }
        }
    }
}
