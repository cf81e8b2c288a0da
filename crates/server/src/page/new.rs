//! A new tournament: every field explains itself in a line.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use regulations::Named;
use rulebook::say;

use super::frame::Frame;
use super::part;
use crate::App;
use crate::answer::Problem;
use crate::identity::Visitor;
use crate::reader::Reader;

pub(crate) async fn show(State(_): State<App>, reader: Reader, visitor: Visitor) -> Response {
    if visitor.account.is_none() {
        return Redirect::to("/sign-in").into_response();
    }
    axum::response::Html(page(&reader, None).into_string()).into_response()
}

pub(crate) fn page(reader: &Reader, problem: Option<&Problem>) -> Markup {
    let told = |saying: &rulebook::Saying| reader.say(saying);
    let packs = regulations::packs();
    let named = |pack: &regulations::Pack, named, id: &str| {
        reader.say(&pack.naming(reader.language.code(), named, id))
    };
    Frame::plain(reader, &told(&say!("new-title"))).narrow().show(&html! {
        form.sheet.stack method="post" action="/new" {
            h1 { (told(&say!("new-title"))) }
            @if let Some(problem) = problem { (part::problem_note(reader, problem)) }
            (part::field("name", &told(&say!("new-name")), &told(&say!("new-name-help")), &html! {
                input #name name="name" required maxlength="80" aria-describedby="name-help";
            }))
            (part::field("organizer", &told(&say!("new-organizer")), &told(&say!("new-organizer-help")), &html! {
                input #organizer name="organizer" required maxlength="80" autocomplete="name" aria-describedby="organizer-help";
            }))
            (part::field("pack", &told(&say!("new-pack")), &told(&say!("new-pack-help")), &html! {
                select #pack name="pack" aria-describedby="pack-help" {
                    @for pack in packs { option value=(pack.id) { (pack.title) " " (pack.version) } }
                }
            }))
            @if let Some(pack) = packs.first() {
                (part::field("tier", &told(&say!("new-tier")), &told(&say!("new-tier-help")), &html! {
                    select #tier name="tier" aria-describedby="tier-help" {
                        @for tier in &pack.tiers { option value=(tier.id) { (named(pack, Named::Tier, &tier.id)) } }
                    }
                }))
                (part::field("structure", &told(&say!("new-structure")), &told(&say!("new-structure-help")), &html! {
                    select #structure name="structure" aria-describedby="structure-help" {
                        @for structure in &pack.structures {
                            option value=(structure.id) { (named(pack, Named::Structure, &structure.id)) }
                        }
                        option value="custom" { (told(&say!("new-structure-custom"))) }
                    }
                }))
                div.two {
                    (part::field("rounds", &told(&say!("new-rounds")), &told(&say!("new-rounds-help")), &html! {
                        input #rounds name="rounds" type="number" min="0" max="20" value="4" aria-describedby="rounds-help";
                    }))
                    (part::field("cut", &told(&say!("new-cut")), &told(&say!("new-cut-help")), &html! {
                        input #cut name="cut" type="number" min="0" max="512" value="0" aria-describedby="cut-help";
                    }))
                }
                details {
                    summary { (told(&say!("new-preview"))) }
                    @for structure in &pack.structures {
                        table {
                            caption { (named(pack, Named::Structure, &structure.id)) }
                            thead { tr {
                                th { (told(&say!("new-preview-players"))) }
                                th.n { (told(&say!("new-preview-rounds"))) }
                                th.n { (told(&say!("new-preview-cut"))) }
                            } }
                            tbody {
                                @for row in &structure.rows {
                                    tr {
                                        td { (row.from) @if let Some(to) = row.to { "–" (to) } @else { "+" } }
                                        td.n { (row.swiss) }
                                        td.n { @if let Some(cut) = row.cut { (cut) } @else { "–" } }
                                    }
                                }
                            }
                        }
                    }
                }
            }
            label.check { input type="checkbox" name="deck_lists" value="yes"; span { (told(&say!("new-deck-lists"))) } }
            label.check { input type="checkbox" name="late_entry" value="yes"; span { (told(&say!("new-late-entry"))) } }
            (part::field("capacity", &told(&say!("new-capacity")), &told(&say!("new-capacity-help")), &html! {
                input #capacity name="capacity" type="number" min="0" max="20000" aria-describedby="capacity-help";
            }))
            button.btn.act { (told(&say!("new-create"))) }
        }
    })
}
