//! A deck and what the rules say of it: the parts every deck page is made of.

use decks::{Card, DeckList, Figure, Finding, Reading, Said, Setting, Sheet, Weight};
use maud::{Markup, html};
use rulebook::{Cites, Saying, say};
use web::Reader;
use wording::Language;

use super::super::part;
use super::bench::Bench;

/// How many troubles, findings and remarks are told at once. Whoever mends fifty sees the next ones; a list made to be long does not
/// make a long page.
const MOST_TOLD: usize = 50;

/// Up to how many different cards a deck on the bench has buttons beside each. Every button holds the address of a whole deck: beside
/// a thousand cards they would make a page of megabytes.
const MOST_STEPPED: usize = 150;

/// A card's name: German readers see the German one first, where it is known.
pub(super) fn name(reader: &Reader, card: &Card) -> String {
    match card.german {
        Some(german) if reader.language == Language::German => german.to_owned(),
        _ => card.full_name(),
    }
}

/// A card's type, faction or clan, and cost, in one line.
pub(super) fn facts_line(reader: &Reader, card: &Card) -> String {
    let (kind, side) = kind_and_side(card);
    let mut facts = vec![reader.say(&kind)];
    facts.extend(side.map(|side| reader.say(&side)));
    facts.extend(card.cost.map(|cost| reader.say(&say!("card-cost-short", cost = cost.to_string()))));
    if let Some(influence) = card.figure("influence").and_then(Figure::number).filter(|cost| *cost > 0) {
        facts.push(reader.say(&say!("card-influence-short", influence = influence)));
    }
    let beside: Vec<String> = card.told_beside().iter().map(|told| reader.say(told)).collect();
    facts.extend((!beside.is_empty()).then(|| beside.join(", ")));
    facts.join(" · ")
}

/// A card's type and its faction or clan.
pub(super) fn kind_and_side(card: &Card) -> (Saying, Option<Saying>) {
    (card.kind.said(), card.side.map(|side| side.said()))
}

/// Legal, not legal, or for the organizer to say.
pub(super) fn verdict(reader: &Reader, findings: &[Finding], unread: bool) -> Markup {
    let refused = findings.iter().filter(|finding| finding.is_refusal()).count();
    let undecided = findings.iter().any(|finding| finding.weight == Weight::Undecided);
    html! {
        @if unread { span.chip.act { (reader.say(&say!("deck-verdict-unread"))) } }
        @else if refused > 0 { span.chip.act { (reader.say(&say!("deck-verdict-illegal", count = refused))) } }
        @else if undecided { span.chip.wait { (reader.say(&say!("deck-verdict-undecided"))) } }
        @else { span.chip.good { (reader.say(&say!("deck-verdict-legal"))) } }
    }
}

/// Every finding with its clause and what would mend it.
pub(super) fn findings(reader: &Reader, findings: &[Finding]) -> Markup {
    html! {
        @if !findings.is_empty() {
            ul.plain.deck-findings {
                @for finding in findings.iter().take(MOST_TOLD) {
                    li {
                        p {
                            @match finding.weight {
                                Weight::Refused => {},
                                Weight::Undecided => { span.chip.wait { (reader.say(&finding.weight.said())) } " " },
                                Weight::Reminder => { span.chip.info { (reader.say(&finding.weight.said())) } " " },
                            }
                            (part::sentence(&reader.say(&finding.saying()))) " " (part::clause(finding.clause()))
                        }
                        p.small.soft { (part::sentence(&reader.say(&finding.mend()))) }
                    }
                }
                (more(reader, findings.len()))
            }
        }
    }
}

/// What a text was read as: unread lines first, then what was understood beyond its letters.
pub(super) fn reading(reader: &Reader, reading: &Reading) -> Markup {
    html! {
        @if !reading.troubles.is_empty() {
            ul.plain.deck-findings {
                @for trouble in reading.troubles.iter().take(MOST_TOLD) {
                    li { p { (part::sentence(&reader.say(&trouble.saying()))) " " (part::clause(trouble.clause())) } }
                }
                (more(reader, reading.troubles.len()))
            }
        }
        @for remark in reading.remarks.iter().take(MOST_TOLD) { p.small.soft { (part::sentence(&reader.say(&remark.saying()))) } }
    }
}

/// How many there are beyond those told.
fn more(reader: &Reader, all: usize) -> Markup {
    html! { @if all > MOST_TOLD { li.soft { (reader.say(&say!("parts-more", count = all - MOST_TOLD))) } } }
}

/// What a deck is judged for, in one line.
pub(super) fn judged_for(reader: &Reader, setting: &Setting) -> String {
    reader.say(&say!(
        "deck-judged-for",
        rules = setting.rules.said(),
        tier = setting.rules.tier_said(&setting.tier),
        region = setting.region.said(),
        date = part::day(reader, setting.date)
    ))
}

/// The deck in the order a judge counts, with buttons to change it while it is on the bench.
pub(super) fn groups(reader: &Reader, list: &DeckList, bench: Option<&Bench>) -> Markup {
    let bench = bench.filter(|_| list.entries().len() <= MOST_STEPPED);
    html! {
        @for group in &Sheet::of(list).groups {
            section.deck-group {
                h3 { (part::sentence(&reader.say(&group.heading()))) " " span.soft.num { (group.cards()) } }
                ul.deck-cards {
                    @for entry in &group.entries {
                        @let card = entry.card.card();
                        li #{ "in-" (entry.part) "-" (card.code) } {
                            @if bench.is_none() { span.deck-times.num { (entry.copies) "×" } }
                            span.deck-what {
                                a href={ "/cards/" (card.code) } { (name(reader, card)) }
                                @if let Some(cost) = card.cost { " " span.deck-cost.num title=(reader.say(&say!("card-cost"))) { (cost) } }
                            }
                            @if let Some(bench) = bench { (stepper(reader, bench, card, entry.copies)) }
                        }
                    }
                }
            }
        }
    }
}

/// One copy fewer, how many, one more.
pub(super) fn stepper(reader: &Reader, bench: &Bench, card: &Card, copies: u32) -> Markup {
    let named = name(reader, card);
    html! {
        span.deck-stepper {
            @if copies > 0 {
                a.deck-step data-go=(format!("less-{}", card.code)) href=(bench.link(&bench.list.with(card.id, -1)))
                    aria-label=(reader.say(&say!("builder-less", card = named.as_str()))) { "−" }
                span.num { (copies) }
            }
            a.deck-step data-go=(format!("more-{}", card.code)) href=(bench.link(&bench.list.with(card.id, 1)))
                aria-label=(reader.say(&say!("builder-more", card = named.as_str()))) { "+" }
        }
    }
}

/// What a figure printed on a card is called.
pub(super) fn figure_said(name: &str) -> Saying {
    match name {
        "attack" => say!("card-attack"),
        "hp" => say!("card-hp"),
        "command" => say!("card-command"),
        "shields" => say!("card-shields"),
        "military" => say!("card-military"),
        "political" => say!("card-political"),
        "glory" => say!("card-glory"),
        "influence" | "influence_pool" => say!("card-influence"),
        "strength" => say!("card-strength"),
        "honor" => say!("card-honor"),
        "fate" => say!("card-fate"),
        other => say!("pack-word", word = other.replace('_', " ")),
    }
}
