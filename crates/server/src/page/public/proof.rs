//! The proof of the draws: the commitment, the seed once revealed, the file.

use access::Visitor;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rulebook::{Saying, Written, say};
use web::{Problem, Reader};

use crate::App;
use crate::page::frame;
use crate::page::{Asked, answer, asked};

pub(in crate::page) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Response {
    let page = asked(&app, &visitor, &code).await.map(|it| proof_page(&reader, &code, &it));
    answer(page)
}

fn proof_page(reader: &Reader, code: &str, it: &Asked) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let tournament = &it.snapshot.tournament;
    frame::inside(reader, &told(&say!("proof-title")), code, &it.snapshot, it.person).show(&html! {
        section.sheet.stack {
            h1 { (told(&say!("proof-title"))) }
            p { (told(&say!("proof-lead"))) }
            @if let Some(commitment) = tournament.commitment() {
                h2 { (told(&say!("proof-commitment"))) }
                p.mono { (commitment) }
            }
            h2 { (told(&say!("proof-seed"))) }
            @match tournament.revealed_seed() {
                Some(seed) => p.mono { (seed) },
                None => p.soft { (told(&say!("proof-secret"))) },
            }
            @if tournament.desk() == tournament::Desk::Finished {
                h2 { (told(&say!("proof-seal"))) }
                p.mono { (tournament.seal().in_groups()) }
                p.soft { (told(&say!("proof-seal-help"))) }
            }
            h2 { (told(&say!("proof-draws"))) }
            p.soft { (told(&say!("proof-draws-help"))) }
            ul.plain.small {
                @for round in tournament.rounds().iter().filter(|round| round.progress > tournament::Progress::Drawn) {
                    li.row.spread {
                        span.mono { "stage " (round.stage.0) " round " (round.in_stage) " attempt " (round.attempt) }
                        span.soft { (told(&tournament.round_name(round.number))) }
                    }
                }
            }
            h2 { (told(&say!("proof-yourself"))) }
            p.mono { "marshal verify " (code) ".json" }
            p { a.btn href={ "/t/" (code) "/file.json" } download={ (code) ".json" } { (told(&say!("proof-file"))) } }
        }
    })
}

/// The tournament file; the seed is in it once it is revealed.
pub(in crate::page) async fn file(State(app): State<App>, Path(code): Path<String>) -> Response {
    match app.hall.room(&code).await {
        Ok(room) => {
            let tournament = room.snapshot().seen_by(None).tournament;
            let seed = tournament.revealed_seed().and_then(|seed| seed.parse().ok());
            web::json::answer(tournament.file(seed).to_text())
        }
        Err(setback) => Problem::from(setback).into_response(),
    }
}
