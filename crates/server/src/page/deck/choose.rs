//! The first step on the bench: the card that leads the deck, by its side; then what is chosen beside it.

use std::collections::BTreeMap;

use decks::{Card, CardId, PartUse, Said, could_hold};
use maud::{Markup, html};
use rulebook::{Saying, say};
use web::Reader;

use super::super::part;
use super::bench::Bench;
use super::show;

/// Every leader by faction or clan, as a link to the deck that begins with it.
pub(super) fn chooser(reader: &Reader, bench: &Bench) -> Markup {
    // In the order of the rules: the alliance wheel, the clans.
    let mut sides: BTreeMap<u8, (Saying, Vec<&Card>)> = BTreeMap::new();
    for card in bench.game.cards().iter().filter(|card| card.leads()) {
        let Some(side) = card.side else { continue };
        sides.entry(side.place()).or_insert_with(|| (side.said(), Vec::new())).1.push(card);
    }
    let title = say!("builder-choose-leader");
    html! {
        section.sheet.stack {
            h2 { (reader.say(&title)) }
            div.deck-sides {
                @for (said, cards) in sides.values() {
                    section {
                        h3 { (part::sentence(&reader.say(said))) }
                        ul.deck-leaders { @for card in cards { (leader(reader, bench, card)) } }
                    }
                }
            }
        }
    }
}

fn leader(reader: &Reader, bench: &Bench, card: &Card) -> Markup {
    let printed = |name: &&str| Some((show::figure_said(name), card.figure(name)?.to_string()));
    let figures: Vec<(Saying, String)> = bench.game.leader_figures().iter().filter_map(printed).collect();
    let meaning: Vec<String> = figures.iter().map(|(label, _)| reader.say(label)).collect();
    let figures: Vec<String> = figures.into_iter().map(|(_, figure)| figure).collect();
    html! {
        li {
            a data-go=(format!("lead-{}", card.code)) href=(bench.link(&bench.led_by(card.id))) {
                span { (show::name(reader, card)) }
                span.num.soft.small title=(meaning.join(" / ")) { (figures.join(" / ")) }
            }
        }
    }
}

/// What stands beside the deck and is chosen rather than searched for: a role, a synapse card.
pub(super) fn beside(reader: &Reader, bench: &Bench) -> Markup {
    let possible = |card: &&Card| could_hold(&bench.list, card.id, &bench.setting);
    let choices = bench.game.parts_used(PartUse::Beside).map(|part| {
        let of_part = bench.game.cards().iter().filter(|card| card.part == part).filter(possible);
        (part, of_part.map(|card| card.id).collect::<Vec<CardId>>())
    });
    html! {
        @for (part, cards) in choices.filter(|(_, cards)| !cards.is_empty()) {
            details.beside open[cards.len() <= FEW && cards.iter().all(|card| bench.copies(*card) == 0)] {
                summary { (part::sentence(&reader.say(&part.said()))) }
                div.deck-chips {
                    @for card in &cards {
                        a.deck-pick data-go=(format!("beside-{}", card.card().code)) href=(bench.link(&bench.beside(*card)))
                            aria-current=[(bench.copies(*card) > 0).then_some("true")] { (show::name(reader, card.card())) }
                    }
                }
            }
        }
    }
}

/// As many choices as stand open while nothing is chosen; more are folded up.
const FEW: usize = 6;
