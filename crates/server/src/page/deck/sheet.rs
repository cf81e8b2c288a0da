//! The deck-check sheet: a list in the order a judge counts, with boxes to tick, and what to look at besides the cards.

use access::Visitor;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use decks::inspection::looks;
use decks::{Said, Sheet};
use maud::{Markup, html};
use rulebook::say;
use tournament::{PersonId, Tournament};
use web::{Problem, Reader};

use super::super::frame;
use super::super::{answer, part};
use super::hand_in::judged;
use super::lists::Looking;
use super::show;
use crate::App;

/// Boxes are drawn up to this many copies; beyond, the number says it.
const MOST_BOXES: u32 = 5;

pub(in crate::page) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path((code, player)): Path<(String, u32)>,
) -> Response {
    let page = Looking::at(&app, &visitor, &code).await.and_then(|it| {
        let player = it.player(player)?;
        let text = it.text(player)?;
        if !it.leads() {
            return Err(Problem::new(StatusCode::FORBIDDEN, say!("desk-leaders-only")));
        }
        let judged = judged(text.as_bytes(), &it.setting, &it.tournament().name_of(player))?;
        Ok(page(&reader, &code, &it, player, &judged))
    });
    answer(page)
}

fn page(reader: &Reader, code: &str, it: &Looking, player: PersonId, judged: &decks::Judgement) -> Markup {
    let name = it.tournament().name_of(player);
    let list = &judged.reading.list;
    let sheet = Sheet::of(list);
    let all: u32 = sheet.groups.iter().map(decks::Group::cards).fold(0, u32::saturating_add);
    let title = reader.say(&say!("deck-sheet-of", player = name.as_str()));
    frame::inside(reader, &title, code, &it.snapshot, it.reader).show(&html! {
        section.sheet.stack.deck-check-sheet {
            div.row.spread {
                h1 { (title) }
                (show::verdict(reader, &judged.findings, !judged.reading.troubles.is_empty()))
            }
            p.soft { (it.tournament().name()) " · " (show::judged_for(reader, &it.setting)) }
            div.row.blanks {
                @for blank in [say!("decks-sheet-judge"), say!("decks-sheet-round"), say!("decks-sheet-table")] {
                    span { (part::sentence(&reader.say(&blank))) ": " span.deck-blank {} }
                }
            }
            div.deck-columns {
                @for group in &sheet.groups {
                    section.deck-group {
                        h2 { (part::sentence(&reader.say(&group.heading()))) " " span.num { (group.cards()) } }
                        ul.deck-cards {
                            @for entry in &group.entries {
                                li {
                                    span.deck-times.num { (entry.copies) "×" }
                                    span.deck-what { (show::name(reader, entry.card.card())) }
                                    (boxes(entry.copies, &show::name(reader, entry.card.card())))
                                }
                            }
                        }
                    }
                }
            }
            p { strong { (part::sentence(&reader.say(&say!("decks-sheet-total", count = all)))) } }
            h2 { (part::sentence(&reader.say(&say!("decks-sheet-looks")))) }
            ul.plain {
                @for look in looks(&it.setting) {
                    li { label.check {
                        input type="checkbox";
                        span { (part::sentence(&reader.say(&look.said()))) " " (part::clause(look.clause(&it.setting.rules))) }
                    } }
                }
            }
            (show::findings(reader, &judged.findings))
            p.small.soft { (reader.say(&say!("decks-sheet-fingerprint", fingerprint = list.fingerprint()))) }
        }
    })
}

/// The way to a player's sheet, if there is a list.
pub(crate) fn link(reader: &Reader, tournament: &Tournament, code: &str, player: PersonId) -> Markup {
    let entry = tournament.person(player).and_then(|person| person.entry.as_ref());
    html! {
        @if entry.is_some_and(|entry| entry.deck.is_some()) {
            a.btn href={ "/t/" (code) "/decks/" (player.0) "/sheet" } { (reader.say(&say!("deck-sheet"))) }
        }
    }
}

/// A box for every copy, to be ticked as the card is found.
fn boxes(copies: u32, name: &str) -> Markup {
    html! {
        span.deck-boxes {
            @for copy in 1..=copies.min(MOST_BOXES) { input type="checkbox" aria-label={ (name) " " (copy) }; }
            @if copies > MOST_BOXES { "…" }
        }
    }
}
