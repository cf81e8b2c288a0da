//! The design system on a page: type, colour, components, as they are used.

use axum::response::{Html, IntoResponse, Response};
use maud::html;
use rulebook::{Saying, clause, say};
use web::Reader;

use super::frame;
use super::part;

pub(crate) async fn show(reader: Reader) -> Response {
    let told = |saying: &Saying| reader.say(saying);
    let colours = ["paper", "sheet", "ink", "soft", "rule", "act", "good", "wait", "info"];
    let page = frame::plain(&reader, &told(&say!("design-title"))).show(&html! {
        section.sheet.stack {
            h1 { (told(&say!("design-title"))) }
            p { (told(&say!("design-lead"))) }
        }
        section.sheet.stack {
            h2 { (told(&say!("design-type"))) }
            p.size-4 { "Aa 4" } p.size-3 { "Aa 3" } p.size-2 { "Aa 2" } p.size-1 { "Aa 1" } p { "Aa 0" } p.small { "Aa −1" }
        }
        section.sheet.stack {
            h2 { (told(&say!("design-colour"))) }
            div.row { @for colour in colours { div.swatch { span class={ "fill fill-" (colour) } {} span.small { (colour) } } } }
        }
        section.sheet.stack {
            h2 { (told(&say!("design-parts"))) }
            div.row {
                button.btn.act type="button" { (told(&say!("desk-publish"))) }
                button.btn type="button" { (told(&say!("desk-result"))) }
                button.btn.quiet type="button" { (told(&say!("desk-undo"))) }
            }
            div.row {
                span.chip { (told(&say!("match-open"))) } span.chip.good { (told(&say!("match-drawn"))) }
                span.chip.wait { (told(&say!("match-one-report"))) } span.chip.act { (told(&say!("match-disputed"))) }
                span.chip.info { (told(&say!("home-mine"))) }
            }
            div.row { (part::table_number(Some(14))) (part::clause(clause!("CT-4.2.6"))) (part::fraction(&tournament::standings::Fraction::new(19, 6))) }
            p.note { (told(&say!("design-note"))) }
            p.note.act { (told(&say!("design-note-act"))) }
        }
    });
    Html(page.into_string()).into_response()
}
