//! Parts that pages of every area are made of: clauses, notes, fields, minutes, codes to photograph.

use fast_qr::QRBuilder;
use fast_qr::convert::svg::SvgBuilder;
use fast_qr::convert::{Builder, Shape};
use maud::{Markup, PreEscaped, html};
use rulebook::{Clause, say};

use crate::clock::Zone;
use crate::{Problem, Reader, clock};

/// A clause as a small tag, one tap from its text.
pub fn clause(clause: Clause) -> Markup {
    html! { a.clause href={ "/rules/" (clause) } { (clause) } }
}

/// A note that something is not possible, with its clause: its text and the reading adopted are one tap away.
pub fn problem_note(reader: &Reader, problem: &Problem) -> Markup {
    html! {
        div.note.act role="alert" {
            p { (reader.say(&problem.saying)) }
            @if let Some(cited) = problem.clause { (law(reader, cited)) }
            @if !problem.also.is_empty() {
                ul {
                    @for fault in &problem.also {
                        li { (reader.say(&fault.saying)) @if let Some(cited) = fault.clause { " " (clause(cited)) } }
                    }
                }
            }
        }
    }
}

/// A clause that opens in place: what it says, and how it is read where it is unclear.
pub fn law(reader: &Reader, cited: Clause) -> Markup {
    let entry = regulations::ledger().get(cited);
    html! {
        @match entry {
            Some(entry) => details.law {
                summary { span.clause { (cited) } }
                p { (regulations::ledger().says(entry, reader.language.code())) }
                @if !entry.note.is_empty() {
                    p.small { span.strong { (reader.say(&say!("rules-reading"))) ": " } (regulations::ledger().note(entry, reader.language.code())) }
                }
                p.small { a href={ "/rules/" (cited) } { (reader.say(&say!("law-more"))) } }
            },
            None => (clause(cited)),
        }
    }
}

/// An address as a code to photograph, with the address beside it for everybody else.
pub fn qr(address: &str) -> Markup {
    html! { div.qr { (qr_drawing(address)) } }
}

/// The code alone, for a page that gives it a label; nothing if the address is longer than any code holds.
pub fn qr_drawing(address: &str) -> Markup {
    let drawn = QRBuilder::new(address).build();
    html! {
        @if let Ok(code) = drawn {
            (PreEscaped(SvgBuilder::default().shape(Shape::Square).margin(2).to_str(&code)))
        }
    }
}

/// A table's number, like the card on the table.
pub fn table_number(number: Option<u16>) -> Markup {
    html! { @if let Some(number) = number { span.table-no { (number) } } @else { span.soft { "–" } } }
}

/// Minutes and seconds, also below zero.
pub fn minutes(seconds: i64) -> String {
    let sign = if seconds < 0 { "−" } else { "" };
    format!("{sign}{}:{:02}", seconds.abs() / 60, seconds.abs() % 60)
}

/// A time of day, as the clock in the hall shows it.
pub fn time_of_day(zone: &Zone, millis: i64) -> Markup {
    html! { time.num datetime=(clock::text(millis)) { (zone.of_day(millis)) } }
}

/// A labelled text field with its explanation.
pub fn field(name: &str, label: &str, explains: &str, input: &Markup) -> Markup {
    html! {
        div.field {
            label for=(name) { (label) }
            (input)
            @if !explains.is_empty() { p.small.soft id={ (name) "-help" } { (explains) } }
        }
    }
}

/// A form of one button: where it is sent, and what it says.
pub fn button(action: &str, fields: &[(&str, String)], class: &str, text: &str) -> Markup {
    html! {
        form.inline method="post" action=(action) {
            @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
            button class={ "btn " (class) } { (text) }
        }
    }
}
