//! What a search on the bench found: each card with its buttons, and by which clause one more copy would be too much.

use decks::{CardId, Query, Said, Word, could_hold, search};
use maud::{Markup, html};
use rulebook::{Cites, Saying, say};
use web::Reader;

use super::super::part;
use super::bench::Bench;
use super::show;

/// Cards shown at once.
const AT_ONCE: usize = 24;

/// The field, the filters, and what they find.
pub(super) fn finder(reader: &Reader, bench: &Bench) -> Markup {
    let at = &bench.address;
    html! {
        section.sheet.stack #find {
            h2 { (reader.say(&say!("builder-find"))) }
            form.stack #search method="get" action={ "/decks/" (bench.game) } role="search" {
                input type="hidden" name="d" value=(bench.code());
                @for (name, value) in bench.judged_fields() { input type="hidden" name=(name) value=(value); }
                div.row {
                    label.grow for="q" { (reader.say(&say!("builder-words")))
                        input #q name="q" type="search" value=(at.q) autocomplete="off" spellcheck="false"
                            placeholder=(reader.say(&say!("builder-words-example")));
                    }
                    button.btn { (reader.say(&say!("builder-search"))) }
                }
                div.deck-filters {
                    (filter(reader, "type", &say!("builder-filter-type"), &at.kind, told(reader, bench.game.kinds())))
                    (filter(reader, "side", &say!("builder-filter-side"), &at.side, told(reader, bench.game.sides().iter().copied())))
                    (filter(reader, "cost", &say!("builder-filter-cost"), &at.cost, costs()))
                }
                label.check { input type="checkbox" name="all" value="yes" checked[!at.all.is_empty()]; span { (reader.say(&say!("builder-all"))) } }
            }
            (results(reader, bench))
        }
    }
}

fn filter(
    reader: &Reader,
    name: &str,
    label: &Saying,
    chosen: &str,
    values: Vec<(&'static str, String)>,
) -> Markup {
    html! {
        label for={ "by-" (name) } { (reader.say(label))
            select #{ "by-" (name) } name=(name) {
                option value="" { (reader.say(&say!("builder-filter-any"))) }
                @for (value, told) in values { option value=(value) selected[value == chosen] { (told) } }
            }
        }
    }
}

fn told(reader: &Reader, words: impl Iterator<Item = Word>) -> Vec<(&'static str, String)> {
    words.map(|word| (word.code(), part::sentence(&reader.say(&word.said())))).collect()
}

fn costs() -> Vec<(&'static str, String)> {
    let costs = ["0", "1", "2", "3", "4", "5", "6"].into_iter().map(|cost| (cost, cost.to_owned()));
    costs.chain([("7+", "7+".to_owned()), ("x", "X".to_owned())]).collect()
}

/// The query that the field and the filters make together.
fn query(bench: &Bench) -> String {
    let at = &bench.address;
    let mut query = format!("game:{} {}", bench.game, at.q);
    if !at.kind.is_empty() {
        query = format!("type:{} {query}", at.kind);
    }
    if !at.side.is_empty() {
        query = format!("{}:{} {query}", bench.game.side_field(), at.side);
    }
    match at.cost.as_str() {
        "" => query,
        "7+" => format!("cost>=7 {query}"),
        cost => format!("cost:{cost} {query}"),
    }
}

/// What was found.
pub(super) fn results(reader: &Reader, bench: &Bench) -> Markup {
    let hits = Query::parse(&query(bench)).map(|query| search(&query, usize::MAX));
    html! {
        div #results {
            @match hits {
                Err(bad) => p.note.act role="alert" { (part::sentence(&reader.say(&bad.saying()))) },
                Ok(hits) => (hits_list(reader, bench, &hits)),
            }
        }
    }
}

fn hits_list(reader: &Reader, bench: &Bench, hits: &decks::Hits) -> Markup {
    let shown =
        |card: &&CardId| !bench.address.all.is_empty() || could_hold(&bench.list, **card, &bench.setting);
    let fitting: Vec<CardId> = hits.cards.iter().filter(shown).copied().collect();
    let hidden = hits.cards.len() - fitting.len();
    let from = bench.address.from.min(fitting.len());
    html! {
        p.small.soft role="status" {
            (reader.say(&say!("builder-found", count = fitting.len())))
            @if hidden > 0 { " " (reader.say(&say!("builder-hidden", count = hidden))) }
        }
        ul.deck-cards {
            @for card in fitting.iter().skip(from).take(AT_ONCE) { (hit(reader, bench, *card)) }
        }
        @if hits.cards.is_empty() && !hits.suggestions.is_empty() {
            p { (reader.say(&say!("builder-did-you-mean"))) }
            ul.deck-cards { @for card in &hits.suggestions { (hit(reader, bench, *card)) } }
        }
        @if fitting.len() > from + AT_ONCE {
            a.btn data-go="further" href=(bench.further(from + AT_ONCE)) { (reader.say(&say!("builder-further"))) }
        }
    }
}

fn hit(reader: &Reader, bench: &Bench, id: CardId) -> Markup {
    let card = id.card();
    let against = bench.against(id);
    let leads = card.leads();
    html! {
        li #{ "found-" (card.code) } .deck-against[!against.is_empty()] {
            span.deck-what {
                a href={ "/cards/" (card.code) } { (show::name(reader, card)) }
                span.small.soft { (show::facts_line(reader, card)) }
                @if !leads { @for finding in &against { span.small.deck-why {
                    // What is in the deck already has enough copies; everything else is told in full.
                    @if bench.copies(id) > 0 { (reader.say(&say!("builder-enough"))) } @else { (part::sentence(&reader.say(&finding.saying()))) }
                    " " (part::clause(finding.clause()))
                } } }
            }
            @if leads {
                a.deck-step.deck-wide data-go=(format!("lead-{}", card.code)) href=(bench.link(&bench.led_by(id))) { (reader.say(&say!("builder-lead"))) }
            } @else { (show::stepper(reader, bench, card, bench.copies(id))) }
        }
    }
}
