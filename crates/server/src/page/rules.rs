//! Rules at hand: every clause, searchable.

use axum::extract::{Path, Query};
use axum::response::Response;
use maud::{Markup, html};
use regulations::ledger;
use rulebook::{Clause, Saying, say};
use serde::Deserialize;

use super::frame::Frame;
use super::{answer, part};
use crate::answer::Problem;
use crate::reader::Reader;

/// The most hits shown on one page.
const MOST: usize = 60;

/// What is looked for.
#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    #[serde(default)]
    q: String,
    #[serde(default)]
    document: String,
}

pub(crate) async fn search(reader: Reader, Query(wanted): Query<Wanted>) -> Response {
    let page = page(&reader, &wanted);
    answer(&reader, Ok(page))
}

fn page(reader: &Reader, wanted: &Wanted) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let words: Vec<String> = wanted.q.split_whitespace().take(8).map(str::to_lowercase).collect();
    let hits: Vec<&regulations::ledger::Entry> = ledger()
        .entries()
        .filter(|entry| wanted.document.is_empty() || entry.id.document() == wanted.document)
        .filter(|entry| {
            let text = format!("{} {} {}", entry.id, entry.section, entry.says).to_lowercase();
            words.iter().all(|word| text.contains(word))
        })
        .collect();
    Frame::plain(reader, &told(&say!("nav-rules"))).show(&html! {
        section.sheet.stack {
            h1 { (told(&say!("rules-title"))) }
            form.row method="get" {
                label.grow for="q" { (told(&say!("rules-search"))) input #q name="q" type="search" value=(wanted.q); }
                label for="document" { (told(&say!("rules-document")))
                    select #document name="document" {
                        option value="" { (told(&say!("rules-all"))) }
                        @for document in ledger().documents() {
                            option value=(document.prefix) selected[document.prefix == wanted.document] { (document.prefix) " · " (document.title) }
                        }
                    }
                }
                button.btn.act { (told(&say!("rules-find"))) }
            }
            p.soft { (told(&say!("rules-hits", hits = hits.len()))) }
            ul.plain {
                @for entry in hits.iter().take(MOST) {
                    li.stack {
                        p.small.soft { (part::clause(entry.id)) " " (headings(reader, entry)) }
                        p { (entry.says) }
                    }
                }
            }
        }
    })
}

fn headings(reader: &Reader, entry: &regulations::ledger::Entry) -> String {
    let headings: Vec<String> = entry.headings().iter().map(|heading| reader.say(heading)).collect();
    headings.join(" · ")
}

pub(crate) async fn clause(reader: Reader, Path(name): Path<String>) -> Response {
    let entry = name.parse::<Clause>().ok().and_then(|clause| ledger().get(clause));
    let page = entry.ok_or_else(Problem::not_found).map(|entry| {
        let told = |saying: &Saying| reader.say(saying);
        Frame::plain(&reader, &name).narrow().show(&html! {
            section.sheet.stack {
                p.small.soft { (headings(&reader, entry)) }
                h1 { (entry.id) }
                p { (entry.says) }
                @if !entry.note.is_empty() { h2 { (told(&say!("rules-reading"))) } p { (entry.note) } }
                @if !entry.shows.is_empty() { h2 { (told(&say!("rules-example"))) } p.soft { (entry.shows) } }
                a.btn.quiet href="/rules" { (told(&say!("rules-back"))) }
            }
        })
    });
    answer(&reader, page)
}
