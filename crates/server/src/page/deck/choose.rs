//! The first step on the bench: a warlord, or a clan and its stronghold.

use std::collections::BTreeMap;

use decks::conquest::Faction;
use decks::l5r::{Clan, Role, RoleKind};
use decks::{Card, CardId, Facts, Game, Part, Said, catalogue, could_hold};
use maud::{Markup, html};
use rulebook::{Saying, say};
use web::Reader;

use super::bench::Bench;
use super::chart::clan_of;
use super::show;

/// Every leader by faction or clan, as a link to the deck that begins with it.
pub(super) fn chooser(reader: &Reader, bench: &Bench) -> Markup {
    // In the order of the rules: the alliance wheel, the clans.
    let mut sides: BTreeMap<usize, (Saying, Vec<&Card>)> = BTreeMap::new();
    for card in catalogue().of_game(bench.game).filter(|card| show::leads(card)) {
        let (at, said) = match &card.facts {
            Facts::Conquest(facts) => {
                let Some(faction) = facts.faction else { continue };
                (Faction::ALL.iter().position(|other| *other == faction), faction.said())
            }
            Facts::L5r(facts) => (Clan::ALL.iter().position(|clan| *clan == facts.clan), facts.clan.said()),
        };
        sides.entry(at.unwrap_or_default()).or_insert_with(|| (said, Vec::new())).1.push(card);
    }
    let title = match bench.game {
        Game::Conquest => say!("builder-choose-warlord"),
        Game::L5r => say!("builder-choose-stronghold"),
    };
    html! {
        section.sheet.stack {
            h2 { (reader.say(&title)) }
            div.deck-sides {
                @for (said, cards) in sides.values() {
                    section {
                        h3 { (show::sentence(&reader.say(said))) }
                        ul.deck-leaders { @for card in cards { (leader(reader, bench, card)) } }
                    }
                }
            }
        }
    }
}

fn leader(reader: &Reader, bench: &Bench, card: &Card) -> Markup {
    let figures: Vec<String> = match &card.facts {
        Facts::Conquest(facts) => {
            [facts.attack, facts.hp].iter().flatten().map(ToString::to_string).collect()
        }
        Facts::L5r(facts) => [facts.honor, facts.fate, facts.influence_pool]
            .iter()
            .flatten()
            .map(ToString::to_string)
            .collect(),
    };
    let meaning = match bench.game {
        Game::Conquest => say!("builder-warlord-figures"),
        Game::L5r => say!("builder-stronghold-figures"),
    };
    html! {
        li {
            a data-go=(format!("lead-{}", card.code)) href=(bench.link(&bench.led_by(card.id))) {
                span { (show::name(reader, card)) }
                span.num.soft.small title=(reader.say(&meaning)) { (figures.join(" / ")) }
            }
        }
    }
}

/// What stands beside the deck and is chosen rather than searched for: a role, a synapse card.
pub(super) fn beside(reader: &Reader, bench: &Bench) -> Markup {
    let (label, cards) = match bench.game {
        Game::Conquest => {
            let fits = |card: &&Card| {
                Part::of(card) == Part::Synapse && could_hold(&bench.list, card.id, &bench.setting)
            };
            let cards = catalogue().of_game(Game::Conquest).filter(fits).map(|card| card.id);
            (say!("builder-choose-synapse"), cards.collect::<Vec<CardId>>())
        }
        Game::L5r => {
            let mut cards = clan_of(&bench.list).map(|clan| bench.setting.roles_of(clan)).unwrap_or_default();
            let supports = catalogue().of_game(Game::L5r).map(|card| card.id).filter(|card| {
                Role::of(*card).is_some_and(|role| role.kind == RoleKind::Support)
                    && could_hold(&bench.list, *card, &bench.setting)
            });
            cards.extend(supports);
            (say!("builder-choose-role"), cards)
        }
    };
    html! {
        @if !cards.is_empty() {
            details.beside open[bench.game == Game::Conquest && cards.iter().all(|card| bench.copies(*card) == 0)] {
                summary { (reader.say(&label)) }
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
