//! The design system on a page: type, colour, and every component in every state it has, as pages use them. The browser tests
//! compare it with pictures kept beside them.

use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use rulebook::{Saying, clause, say};
use tournament::standings::Fraction;
use web::{Problem, Reader};

use super::frame;
use super::part;
use super::parts::Parts;

/// Every colour that has a name.
const COLOURS: [&str; 9] = ["paper", "sheet", "ink", "soft", "rule", "act", "good", "wait", "info"];
/// Names as short and as long as they come.
const NAMES: [&str; 3] = ["Bo", "Świętosława", "Aleksandra Wiktoria Konstanze Maximiliana Friederike Hanna"];

pub(crate) async fn show(reader: Reader) -> Response {
    let told = |saying: &Saying| reader.say(saying);
    let page = frame::plain(&reader, &told(&say!("design-title"))).show(&html! {
        section.sheet.stack {
            h1 { (told(&say!("design-title"))) }
            p { (told(&say!("design-lead"))) }
        }
        section.sheet.stack #type {
            h2 { (told(&say!("design-type"))) }
            p.size-4 { "Aa 4" } p.size-3 { "Aa 3" } p.size-2 { "Aa 2" } p.size-1 { "Aa 1" } p { "Aa 0" } p.small { "Aa −1" }
            p { span.strong { "Aa" } " " span.soft { "Aa" } " " span.mono { "Aa" } " " a href="/design" { "Aa" } }
        }
        section.sheet.stack #colour {
            h2 { (told(&say!("design-colour"))) }
            div.row { @for colour in COLOURS { div.swatch { span class={ "fill fill-" (colour) } {} span.small { (colour) } } } }
        }
        (actions(&reader))
        (marks(&reader))
        (notes(&reader))
        (fields(&reader))
        (ticket(&reader))
        (lists(&reader))
    });
    Html(page.into_string()).into_response()
}

/// Buttons: the thing to do now, another, a quiet one; large, and not now.
fn actions(reader: &Reader) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    html! {
        section.sheet.next.stack #actions {
            h2 { (told(&say!("design-parts"))) }
            div.row {
                button.btn.act type="button" { (told(&say!("desk-publish"))) }
                button.btn type="button" { (told(&say!("desk-result"))) }
                button.btn.quiet type="button" { (told(&say!("desk-undo"))) }
                a.btn href="/design" { (told(&say!("settle-back"))) }
            }
            div.row {
                button.btn.act type="button" disabled { (told(&say!("desk-publish"))) }
                button.btn type="button" disabled { (told(&say!("desk-result"))) }
            }
            button.btn.act.big type="button" { (told(&say!("mine-i-won"))) }
            details { summary { (told(&say!("mine-concede"))) } p { (told(&say!("design-lead"))) } }
            details open { summary { (told(&say!("mine-concede"))) } p { (told(&say!("design-lead"))) } }
        }
    }
}

/// What says how something stands: chips, numbers, clauses, fractions, clocks.
fn marks(reader: &Reader) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    html! {
        section.sheet.stack #marks {
            div.row {
                span.chip { (told(&say!("match-open"))) } span.chip.good { (told(&say!("match-drawn"))) }
                span.chip.wait { (told(&say!("match-one-report"))) } span.chip.act { (told(&say!("match-disputed"))) }
                span.chip.info { (told(&say!("home-mine"))) }
            }
            div.row {
                (part::table_number(Some(14))) (part::table_number(None)) (part::clause(clause!("CT-4.2.6")))
                (part::fraction(&Fraction::new(19, 6))) (part::figure(reader, &Fraction::new(145, 64)))
            }
            div.row {
                span.clock.num { (part::minutes(2_345)) } span.clock.num.soft { (part::minutes(3_900)) }
                span.clock.num data-over="yes" { (part::minutes(-75)) }
            }
            progress.time max="100" value="35" aria-hidden="true" {}
            p.pin { "K7RX2M" }
        }
    }
}

/// What the page tells: a note, one that asks for something, a refusal with its clause, nothing at all.
fn notes(reader: &Reader) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let refused =
        Problem { clause: Some(clause!("CT-4.2.6")), ..Problem::forbidden(say!("desk-leaders-only")) };
    html! {
        section.sheet.stack #notes {
            p.note { (told(&say!("design-note"))) }
            p.note.act { (told(&say!("design-note-act"))) }
            (part::problem_note(reader, &refused))
            p.told { span.strong { "16:25" } " " (told(&say!("design-note"))) }
            p.kept { (told(&say!("page-kept"))) }
            p.soft { (told(&say!("standings-none"))) }
        }
    }
}

/// Everything that is filled in.
fn fields(reader: &Reader) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    html! {
        section.sheet #fields {
            form.stack method="get" action="/design" {
                (part::field("design-text", &told(&say!("new-name")), &told(&say!("new-name-help")), &html! {
                    input #design-text name="text" value=(NAMES[2]) aria-describedby="design-text-help";
                }))
                (part::field("design-wrong", &told(&say!("new-capacity")), "", &html! {
                    input #design-wrong name="number" type="number" value="1" aria-invalid="true";
                }))
                (part::field("design-choice", &told(&say!("new-tier")), "", &html! {
                    select #design-choice name="choice" { option { (NAMES[0]) } option { (NAMES[1]) } }
                }))
                (part::field("design-lines", &told(&say!("prizes-lines")), "", &html! {
                    textarea #design-lines name="lines" rows="3" { "1: A\n2-4: B" }
                }))
                label.check { input type="checkbox" name="one" checked; span { (told(&say!("new-deck-lists"))) } }
                label.check { input type="checkbox" name="two"; span { (told(&say!("new-late-entry"))) } }
                label.check { input type="checkbox" name="three" disabled; span { (told(&say!("new-check-in"))) } }
                div.row {
                    label.grow for="design-find" { (told(&say!("round-find"))) input #design-find name="find" type="search" placeholder="7 w"; }
                    button.btn { (told(&say!("round-find-button"))) }
                }
            }
        }
    }
}

/// A match as a phone shows it.
fn ticket(reader: &Reader) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    html! {
        section.ticket #ticket aria-label=(told(&say!("mine-match"))) {
            div.ticket-head {
                div { p.soft.small { (told(&say!("column-table"))) } p.ticket-table { "14" } }
                div.right { p.soft.small { (told(&say!("mine-time-left"))) } p { span.clock.num { (part::minutes(2_345)) } } }
            }
            div.ticket-tear {}
            div.ticket-body {
                div { p.soft.small { (told(&say!("mine-you-play"))) } h2.opponent { (NAMES[2]) } }
                div.two {
                    button.btn.act type="button" { (told(&say!("mine-i-won"))) }
                    button.btn type="button" { (told(&say!("mine-they-won", name = NAMES[1]))) }
                }
            }
        }
    }
}

/// Ways between pages and parts, and a table with one's own row and the line of the cut.
fn lists(reader: &Reader) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    html! {
        section.sheet.stack #lists {
            nav.tabs aria-label=(told(&say!("round-order"))) {
                a href="/design" aria-current="true" { (told(&say!("round-by-table"))) }
                a href="/design" { (told(&say!("round-by-name"))) }
            }
            nav.rounds aria-label=(told(&say!("round-choose"))) {
                @for round in 1..=3 { a href="/design" aria-current=[(round == 2).then_some("true")] { (round) } }
            }
            (Parts::of(5_000, Some(7)).ways(reader, "/design", &[], |row| (row + 1).to_string()))
            table.standings {
                thead { tr { th.n { "#" } th { (told(&say!("column-player"))) } th.n { (told(&say!("column-points"))) } } }
                tbody {
                    @for (rank, name) in (1..).zip(NAMES) {
                        tr .me[rank == 2] { td.n { (rank) } td { (name) } td.n.strong { (20 - 5 * rank) } }
                        @if rank == 2 { tr.standings-cut { td colspan="3" { (told(&say!("places-cut", size = 2))) } } }
                    }
                }
            }
        }
    }
}
