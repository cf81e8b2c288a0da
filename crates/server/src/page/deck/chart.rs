//! The deck in figures: how many cards of each cost, how many of each type, and the sums its game asks for.

use std::collections::BTreeMap;

use decks::{Card, DeckList, Figure, Part, PartUse, Said, sums};
use maud::{Markup, html};
use rulebook::{Saying, say};
use web::Reader;

use super::super::part::sentence;

/// Costs from here on share one bar.
const DEAR: u8 = 7;
/// How high the highest bar is.
const HEIGHT: u32 = 72;
const BAR: u32 = 26;
const STEP: u32 = 34;

/// All charts and figures of a deck.
pub(super) fn charts(reader: &Reader, list: &DeckList) -> Markup {
    let parts: Vec<Part> = list.game.parts_used(PartUse::Drawn).collect();
    html! {
        div.deck-charts {
            @for part in &parts {
                figure {
                    figcaption { (reader.say(&say!("chart-curve", part = part.said()))) }
                    (curve(reader, list, *part))
                }
            }
            figure {
                figcaption { (reader.say(&say!("chart-types"))) }
                (types(reader, list, &parts))
            }
        }
        dl.deck-figures {
            @for (label, value) in sums(list) {
                div { dt { (reader.say(&label)) } dd.num { (value) } }
            }
        }
    }
}

/// Cards of a part by cost, as bars.
fn curve(reader: &Reader, list: &DeckList, part: Part) -> Markup {
    let mut bars: Vec<(String, u32)> = (0..=DEAR)
        .map(|cost| {
            let label = if cost == DEAR { format!("{DEAR}+") } else { cost.to_string() };
            let costs = |card: &Card| match card.cost {
                Some(Figure::Number(number)) => number == cost || (cost == DEAR && number > DEAR),
                _ => false,
            };
            (label, count(list, part, costs))
        })
        .collect();
    bars.push(("X".to_owned(), count(list, part, |card| card.cost == Some(Figure::X))));
    while bars.len() > 5 && bars.last().is_some_and(|(_, cards)| *cards == 0) {
        bars.pop();
    }
    let highest = bars.iter().map(|(_, cards)| *cards).max().unwrap_or(0).max(1);
    let told: Vec<String> = bars.iter().map(|(label, cards)| format!("{label}: {cards}")).collect();
    let label = reader.say(&say!("chart-curve-label", part = part.said(), bars = told));
    let width = bars.len() as u32 * STEP;
    html! {
        svg.deck-chart viewBox={ "0 0 " (width) " " (HEIGHT + 40) } width=(width) height=(HEIGHT + 40) role="img" aria-label=(label) {
            @for (at, (label, cards)) in bars.iter().enumerate() {
                @let (x, high) = (at as u32 * STEP + 4, cards * HEIGHT / highest);
                rect.deck-bar x=(x) y=(20 + HEIGHT - high) width=(BAR) height=(high.max(1)) rx="2" {}
                @if *cards > 0 { text.deck-value x=(x + BAR / 2) y=(14 + HEIGHT - high) text-anchor="middle" { (cards) } }
                text x=(x + BAR / 2) y=(HEIGHT + 36) text-anchor="middle" { (label) }
            }
        }
    }
}

/// Cards by type, as rows.
fn types(reader: &Reader, list: &DeckList, parts: &[Part]) -> Markup {
    let mut kinds: BTreeMap<(Part, String), (Saying, u32)> = BTreeMap::new();
    for entry in list.entries().iter().filter(|entry| parts.contains(&entry.part)) {
        let kind = entry.card.card().kind.said();
        let kind = match parts.len() {
            0 | 1 => kind,
            _ => say!("decks-group-in-deck", kind = kind, deck = entry.part.said()),
        };
        let told = reader.say(&kind);
        kinds.entry((entry.part, told)).or_insert((kind, 0)).1 += entry.copies;
    }
    let most = kinds.values().map(|(_, cards)| *cards).max().unwrap_or(0).max(1);
    let rows: Vec<(String, u32)> =
        kinds.into_iter().map(|((_, told), (_, cards))| (sentence(&told), cards)).collect();
    let told: Vec<String> = rows.iter().map(|(kind, cards)| format!("{kind}: {cards}")).collect();
    let height = rows.len().max(1) * 36;
    html! {
        svg.deck-chart viewBox={ "0 0 260 " (height) } width="260" height=(height) role="img"
            aria-label=(reader.say(&say!("chart-types-label", rows = told))) {
            @for (at, (kind, cards)) in rows.iter().enumerate() {
                text x="0" y=(at * 36 + 13) { (kind) }
                rect.deck-bar x="0" y=(at * 36 + 18) width=(cards * 220 / most) height="10" rx="2" {}
                text.deck-value x=(cards * 220 / most + 6) y=(at * 36 + 28) { (cards) }
            }
        }
    }
}

fn count(list: &DeckList, part: Part, wanted: impl Fn(&Card) -> bool) -> u32 {
    let counted = list.entries().iter().filter(|entry| entry.part == part && wanted(entry.card.card()));
    counted.map(|entry| entry.copies).fold(0, u32::saturating_add)
}
