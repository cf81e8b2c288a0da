//! Cards drawn from their facts: small in play, larger in the hand, in full to be read.

use std::collections::BTreeSet;

use conquest::card::{Card, Kind};
use conquest::cards::card;
use conquest::view::CardView;
use conquest::{CardId, ObjId};
use maud::{Markup, html};
use rulebook::{Saying, say};

use super::{Sight, marks};

/// A card's name that opens its reading.
pub(super) fn name(id: CardId) -> Markup {
    html! { button.board-read.board-long[has_long_word(id)] type="button" popovertarget={ "read-" (id.code()) } { (card(id).name) } }
}

/// Whether a name needs smaller letters to stand on a card without being broken inside a word.
fn has_long_word(id: CardId) -> bool {
    card(id).name.split([' ', '-']).any(|word| word.chars().count() > 9)
}

/// The name of a card in play: opens its reading with its state.
fn name_in_play(it: &CardView) -> Markup {
    html! {
        button.board-read.board-long[has_long_word(it.card)] type="button" popovertarget={ "read-in-play-" (it.id.0) } {
            (card(it.card).name)
        }
    }
}

/// So many icons: one by one while they can be counted at a glance.
fn icons(icon: &str, count: u8) -> String {
    if count > 3 { format!("{icon}{count}") } else { icon.repeat(usize::from(count)) }
}

/// A card in play, with what lies on it.
pub(super) fn in_play(sight: &Sight<'_>, it: &CardView) -> Markup {
    let facts = card(it.card);
    let class = marks::class(facts.faction);
    let on_it = sight.view.cards.iter().filter(|other| other.host == Some(it.id));
    let pending: u16 =
        sight.view.assigned.iter().filter(|(id, _)| *id == it.id).map(|(_, damage)| u16::from(*damage)).sum();
    html! {
        article.board-unit.(class)
            .board-can[sight.usable.contains(&it.id)] .board-exhausted[it.exhausted] .board-warlord[matches!(facts.kind, Kind::Warlord | Kind::Synapse)]
            .board-support[!it.is_unit()] id={ "card-" (it.id.0) } data-card=(it.id.0) {
            header { (marks::faction(facts.faction)) (name_in_play(it)) }
            @if it.is_unit() { (keywords(sight, facts)) (figures(sight, it)) }
            @else if let Some(line) = conquest::text::lines(facts).first() {
                p.board-effect { (conquest::text::sentence(&sight.say(line))) }
            }
            @if it.resources > 0 { p.board-on { (sight.say(&say!("play-resources-on", resources = it.resources))) } }
            @for other in on_it {
                p.board-on.board-can[sight.usable.contains(&other.id)].board-exhausted[other.exhausted] id={ "card-" (other.id.0) } data-card=(other.id.0) {
                    (name_in_play(other))
                }
            }
            @if pending > 0 { em.board-tag.board-hurt { (sight.say(&say!("play-pending", damage = pending))) } }
            @else if it.exhausted {
                em.board-tag { span.board-tag-sign aria-hidden="true" { "↷" } span.board-tag-word { (sight.say(&say!("play-exhausted"))) } }
            }
            @if it.bloodied { em.board-tag.board-blood { (sight.say(&say!("play-bloodied"))) } }
        }
    }
}

fn keywords(sight: &Sight<'_>, facts: &Card) -> Markup {
    let shown = conquest::text::keywords(facts);
    html! {
        @if !shown.is_empty() {
            p.board-keywords { (shown.iter().map(|word| sight.say(word)).collect::<Vec<_>>().join(" · ")) }
        }
    }
}

/// ATK, hit points, what is left of them, command icons.
fn figures(sight: &Sight<'_>, it: &CardView) -> Markup {
    let facts = card(it.card);
    let printed = if it.bloodied { facts.bloodied.0 } else { facts.attack };
    let left = it.left();
    html! {
        footer {
            span.board-attack.board-more[it.attack > printed].board-less[it.attack < printed]
                title=(sight.say(&say!("play-attack", now = it.attack, printed = printed))) {
                span.board-hidden { (sight.say(&say!("play-attack-word"))) " " } (it.attack)
            }
            span.board-hp { span.board-hidden { (sight.say(&say!("play-hp-word"))) " " } (it.hp) }
            span.board-life role="img" aria-label=(sight.say(&say!("play-left", left = left, hp = it.hp))) {
                @for at in 0..it.hp { i.board-lost[at >= left] {} }
            }
            @if it.command > 0 {
                span.board-command role="img" aria-label=(sight.say(&say!("play-command", icons = it.command))) { (icons("▲", it.command)) }
            }
        }
    }
}

/// A card of a hand.
pub(super) fn in_hand(sight: &Sight<'_>, id: Option<ObjId>, which: CardId) -> Markup {
    let facts = card(which);
    let can = id.is_some_and(|id| sight.usable.contains(&id));
    html! {
        article.board-card.(marks::class(facts.faction)).board-can[can] data-card=[id.map(|id| id.0)] id=[id.map(|id| format!("card-{}", id.0))] {
            header {
                span.board-cost { span.board-hidden { (sight.say(&say!("play-cost"))) " " } (cost(facts)) }
                (name(which))
            }
            p.board-kind { (sight.say(&kind(facts.kind))) @for it in &facts.traits { " · " (conquest::text::trait_named(*it)) } }
            div.board-text-short {
                @for line in conquest::text::lines(facts) { p { (conquest::text::sentence(&sight.say(&line))) } }
            }
            footer {
                (marks::faction(facts.faction))
                @if facts.kind.is_unit() {
                    span.board-attack { span.board-hidden { (sight.say(&say!("play-attack-word"))) " " } (facts.attack) }
                    span.board-hp { span.board-hidden { (sight.say(&say!("play-hp-word"))) " " } (facts.hp) }
                }
                @if facts.command > 0 { span.board-command role="img" aria-label=(sight.say(&say!("play-command", icons = facts.command))) { (icons("▲", facts.command)) } }
                @if facts.shields > 0 { span.board-shields role="img" aria-label=(sight.say(&say!("play-shields", icons = facts.shields))) { ("◆".repeat(usize::from(facts.shields))) } }
            }
        }
    }
}

fn cost(facts: &Card) -> String {
    facts.cost.map_or_else(|| "X".to_owned(), |cost| cost.to_string())
}

/// A card type in words.
pub(super) fn kind(kind: Kind) -> Saying {
    match kind {
        Kind::Warlord => say!("decks-kind-warlord"),
        Kind::Army => say!("decks-kind-army"),
        Kind::Attachment => say!("decks-kind-attachment"),
        Kind::Event => say!("decks-kind-event"),
        Kind::Support => say!("decks-kind-support"),
        Kind::Synapse => say!("decks-kind-synapse"),
        Kind::Token => say!("decks-kind-token"),
        Kind::Planet => say!("decks-kind-planet"),
    }
}

/// Every card on the board once more, in full, to be opened by its name.
pub(super) fn readings(sight: &Sight<'_>) -> Markup {
    let view = sight.view;
    let mut all: BTreeSet<CardId> = view.source.into_iter().collect();
    all.extend(view.planets.iter().filter_map(|planet| planet.card));
    all.extend(view.reserve.iter().filter_map(|it| it.card).map(|(_, card)| card));
    all.extend(view.shown.iter().map(|(_, card)| *card));
    all.extend(view.aside.iter().map(|(_, card)| *card));
    for player in &view.players {
        all.extend(player.cards.iter().chain(&player.discard).map(|(_, card)| *card));
        all.extend(player.display.iter().copied());
    }
    all.extend(sight.open_hands.iter().flatten().copied());
    html! {
        @for id in all { (reading(sight, id, None)) }
        @for it in &view.cards { (reading(sight, it.card, Some(it))) }
    }
}

/// A card in full, in the reader's language.
fn reading(sight: &Sight<'_>, id: CardId, in_play: Option<&CardView>) -> Markup {
    let facts = card(id);
    let told = |saying: &Saying| sight.say(saying);
    let name =
        in_play.map_or_else(|| format!("read-{}", id.code()), |it| format!("read-in-play-{}", it.id.0));
    html! {
        article class={ "board-reading " (marks::class(facts.faction)) } id=(name) popover {
            header {
                @if facts.cost.is_some() || facts.kind == Kind::Event { span.board-cost { (cost(facts)) } }
                h3 { @if facts.unique { "• " } (facts.name) }
                (marks::faction(facts.faction))
            }
            p.board-kind {
                (told(&kind(facts.kind))) " · " (told(&marks::called(facts.faction)))
                @for it in &facts.traits { " · " (conquest::text::trait_named(*it)) }
            }
            @for line in conquest::text::lines(facts) { p { (conquest::text::sentence(&told(&line))) } }
            @if facts.kind.is_unit() {
                p { (told(&say!("play-printed", attack = facts.attack, hp = facts.hp, command = facts.command))) }
            }
            @if facts.kind == Kind::Warlord {
                p { (told(&say!("play-printed-bloodied", attack = facts.bloodied.0, hp = facts.bloodied.1))) }
            }
            @if facts.shields > 0 { p { (told(&say!("play-printed-shields", shields = facts.shields))) } }
            @if facts.kind == Kind::Planet {
                p { (marks::gains(sight, id)) }
            }
            @if let Some(it) = in_play { (state(sight, it)) }
        }
    }
}

/// How a card in play stands: its numbers now, who changes them and why, what lies on it.
fn state(sight: &Sight<'_>, it: &CardView) -> Markup {
    let because = sight.table.because.iter().filter(|(id, _)| *id == it.id);
    let pending = sight.view.pending(it.id);
    html! {
        section.board-state {
            @if it.is_unit() {
                p { b { (sight.say(&say!("play-now", attack = it.attack, left = it.left(), hp = it.hp, command = it.command))) } }
            }
            ul {
                @for (_, because) in because { li { (sight.say(&because.saying())) } }
                @if it.exhausted { li { (sight.say(&say!("play-exhausted"))) } }
                @if it.bloodied { li { (sight.say(&say!("play-bloodied"))) } }
                @if pending > 0 { li { (sight.say(&say!("play-pending", damage = pending))) } }
                @if it.resources > 0 { li { (sight.say(&say!("play-resources-on", resources = it.resources))) } }
                @for other in sight.view.cards.iter().filter(|other| other.host == Some(it.id)) {
                    li { (sight.say(&say!("play-attached", card = card(other.card).name))) }
                }
            }
        }
    }
}
