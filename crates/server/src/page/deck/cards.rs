//! Cards: the search with the filters of the command line, and each card's facts. No artwork, no printed text.

use axum::extract::{Path, Query};
use axum::response::Response;
use decks::{Card, CardId, Game, Hits, Norm, Rules, Said, catalogue};
use maud::{Markup, html};
use rulebook::{Saying, say};
use serde::Deserialize;
use web::{Problem, Reader};

use super::super::frame;
use super::super::{answer, part};
use super::show;

/// Cards shown at once.
const AT_ONCE: usize = 60;

/// What is looked for.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(in crate::page) struct Look {
    q: String,
    from: usize,
}

pub(in crate::page) async fn search(reader: Reader, Query(look): Query<Look>) -> Response {
    let title = reader.say(&say!("cards-title"));
    let found = (!look.q.trim().is_empty()).then(|| {
        decks::Query::parse(&look.q)
            .map(|query| decks::search(&query, usize::MAX))
            .map_err(|bad| bad.saying())
    });
    let page = frame::plain(&reader, &title).show(&html! {
        section.sheet.stack {
            h1 { (title) }
            form.row method="get" action="/cards" role="search" {
                label.grow for="q" { (reader.say(&say!("cards-words")))
                    input #q name="q" type="search" value=(look.q) autocomplete="off" spellcheck="false" aria-describedby="q-help";
                }
                button.btn.act { (reader.say(&say!("builder-search"))) }
            }
            div.small.soft {
                p #q-help { (reader.say(&say!("cards-help"))) }
                ul.plain { @for example in EXAMPLES {
                    li { a.mono href=(looked_for(example)) { (example) } }
                } }
            }
            @match &found {
                None => (shelves(&reader)),
                Some(Err(bad)) => p.note.act role="alert" { (part::sentence(&reader.say(bad))) },
                Some(Ok(hits)) => (table(&reader, &look, hits)),
            }
        }
    });
    answer(Ok(page))
}

fn looked_for(query: &str) -> String {
    format!("/cards?q={}", super::bench::encoded(query))
}

/// Where to begin for who looks for nothing yet: every side of every game.
fn shelves(reader: &Reader) -> Markup {
    html! {
        @for game in Game::all() {
            section.stack.deck-shelf {
                h2 { (part::sentence(&reader.say(&game.said()))) }
                div.row { @for side in game.sides() {
                    a.btn href=(looked_for(&format!("{}:{}", game.side_field(), side.code()))) { (part::sentence(&reader.say(&side.said()))) }
                } }
            }
        }
    }
}

/// Queries to learn from.
const EXAMPLES: [&str; 4] = [
    "faction:orks type:army cost<=2",
    "clan:crane trait:bushi",
    "ring:void",
    "warlord unique:yes faction:tau",
];

fn table(reader: &Reader, look: &Look, hits: &Hits) -> Markup {
    let cards = if hits.cards.is_empty() { &hits.suggestions } else { &hits.cards };
    let from = look.from.min(cards.len());
    let head = |saying: &Saying| html! { th { (reader.say(saying)) } };
    html! {
        p role="status" {
            @if hits.cards.is_empty() && !cards.is_empty() { (reader.say(&say!("builder-did-you-mean"))) }
            @else { (reader.say(&say!("builder-found", count = cards.len()))) }
        }
        @if !cards.is_empty() {
            div.scroll tabindex="0" role="region" aria-label=(reader.say(&say!("cards-title"))) { table.deck-card-table {
                thead { tr {
                    (head(&say!("decks-column-card"))) (head(&say!("decks-column-type"))) (head(&say!("decks-column-faction")))
                    th.n { (reader.say(&say!("decks-column-cost"))) }
                    (head(&say!("decks-column-traits"))) (head(&say!("decks-column-product")))
                } }
                tbody { @for card in cards.iter().skip(from).take(AT_ONCE) { (row(reader, *card)) } }
            } }
        }
        @if cards.len() > from + AT_ONCE {
            a.btn href={ (looked_for(&look.q)) "&from=" (from + AT_ONCE) } { (reader.say(&say!("builder-further"))) }
        }
    }
}

fn row(reader: &Reader, id: CardId) -> Markup {
    let card = id.card();
    let (kind, side) = show::kind_and_side(card);
    html! {
        tr {
            td { a href={ "/cards/" (card.code) } { (show::name(reader, card)) } }
            td { (part::sentence(&reader.say(&kind))) }
            td { (side.map(|side| part::sentence(&reader.say(&side))).unwrap_or_default()) }
            td.n { (card.cost.map(|cost| cost.to_string()).unwrap_or_default()) }
            td { (card.traits.join(", ")) }
            td { @if let Some((pack, number)) = card.printings.first() { (pack.pack().name) " " (number) } }
        }
    }
}

pub(in crate::page) async fn card(reader: Reader, Path(id): Path<String>) -> Response {
    let page = catalogue().find(&id).ok_or_else(Problem::not_found).map(|id| {
        let card = id.card();
        frame::plain(&reader, card.name).narrow().show(&html! {
            section.sheet.stack {
                h1 { (show::name(&reader, card)) }
                p.soft { (show::facts_line(&reader, card)) }
                dl.deck-facts {
                    @for (label, value) in facts(&reader, card) { div { dt { (reader.say(&label)) } dd { (value) } } }
                }
                h2 { (reader.say(&say!("card-printings"))) }
                ul.plain { @for (pack, number) in &card.printings { li.row.spread {
                    span { (pack.pack().name) } span.num.soft { "№ " (number) }
                } } }
                div.row {
                    a.btn href={ "/decks/" (card.game()) } { (reader.say(&say!("builder-title"))) }
                    a.btn.quiet href="/cards" { (reader.say(&say!("cards-title"))) }
                }
                p.small.soft {
                    (reader.say(&say!("card-facts-only")))
                    // The clause that says which cards may be used at all.
                    @if let Some(rules) = Rules::of_game(card.game()) { " " (part::clause(rules.clause(Norm::OfficialCards))) }
                }
            }
        })
    });
    answer(page)
}

/// The facts of a card, those it has.
fn facts(reader: &Reader, card: &Card) -> Vec<(Saying, String)> {
    let figure = |label: Saying, value: Option<String>| value.map(|value| (label, value));
    let mut facts = vec![
        figure(
            say!("card-english"),
            (show::name(reader, card) != card.full_name()).then(|| card.full_name()),
        ),
        figure(
            say!("card-german"),
            card.german.map(str::to_owned).filter(|german| *german != show::name(reader, card)),
        ),
        figure(say!("card-cost"), card.cost.map(|cost| cost.to_string())),
        figure(say!("card-traits"), (!card.traits.is_empty()).then(|| card.traits.join(", "))),
        figure(say!("card-unique"), card.unique.then(|| reader.say(&say!("card-yes")))),
    ];
    let printed = card.figures.iter().map(|(name, value)| (show::figure_said(name), value.to_string()));
    facts.extend(printed.map(Some));
    let only: Vec<String> = card.only_sides().iter().map(|side| reader.say(&side.said())).collect();
    facts.push(figure(say!("card-copies"), card.limit.map(|limit| limit.to_string())));
    facts.push(figure(say!("card-only-clans"), (!only.is_empty()).then(|| only.join(", "))));
    facts.into_iter().flatten().collect()
}
