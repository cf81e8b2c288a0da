//! The row of planets: the opponent's units above each, one's own below. On a phone one planet at a time, with a strip to
//! choose by.

use conquest::cards::card;
use conquest::state::PlanetState;
use conquest::{Place, Seat};
use maud::{Markup, html};
use rulebook::say;

use super::{Sight, face, forecast, marks};

pub(super) fn row(sight: &Sight<'_>) -> Markup {
    let view = sight.view;
    let battle = view.battle.map(|battle| battle.planet);
    let in_front = battle.or(view.first).unwrap_or(0);
    html! {
        fieldset.board-strip {
            legend.board-hidden { (sight.say(&say!("play-choose-planet"))) }
            @for at in 0..view.planets.len() as u8 {
                @let closed = view.planets[usize::from(at)].state != PlanetState::FaceUp;
                @let winner = if closed { None } else { forecast::of(view, at).winner };
                @let side = |seat: Seat| html! {
                    span aria-hidden="true" {
                        @if !closed { (units(sight, at, seat).count()) @if winner == Some(seat) { " ▲" } }
                    }
                };
                label.board-battle[battle == Some(at)].board-next[view.first == Some(at)].board-closed[closed] data-place={ "planet-" (at) } {
                    input type="radio" name="planet" value=(at) checked[at == in_front];
                    (side(sight.below.other()))
                    b { (at + 1) }
                    (side(sight.below))
                }
            }
        }
        ol.board-row {
            @for at in 0..view.planets.len() as u8 { (column(sight, at, battle == Some(at))) }
        }
    }
}

fn units<'a>(sight: &'a Sight<'_>, at: u8, seat: Seat) -> impl Iterator<Item = &'a conquest::view::CardView> {
    sight
        .view
        .cards
        .iter()
        .filter(move |it| it.place == Some(Place::Planet(at)) && it.controller == seat && it.host.is_none())
}

fn column(sight: &Sight<'_>, at: u8, battle: bool) -> Markup {
    let planet = &sight.view.planets[usize::from(at)];
    let (top, below) = (sight.below.other(), sight.below);
    let gone = matches!(planet.state, PlanetState::Captured(_) | PlanetState::Removed);
    let face_down = planet.card.is_none();
    let side = |seat: Seat| {
        let label = sight.say(&say!("play-units-of", who = sight.who(seat)));
        html! {
            ul class={ "board-units " (if seat == top { "board-theirs" } else { "board-ours" }) } aria-label=(label) {
                @for it in units(sight, at, seat) { li { (face::in_play(sight, it)) } }
            }
            (reserve(sight, at, seat))
        }
    };
    html! {
        li.board-column.board-battle[battle].board-narrow[gone || face_down] data-place={ "planet-" (at) } {
            @if !gone && !face_down { (side(top)) }
            (planet_card(sight, at))
            @if !gone && !face_down { (said(sight, at, battle)) (side(below)) }
        }
    }
}

/// What a player has in reserve at a planet: face down, the own cards with their names.
fn reserve(sight: &Sight<'_>, at: u8, seat: Seat) -> Markup {
    let all = sight.view.reserve.iter().enumerate();
    let here: Vec<_> = all.filter(|(_, it)| it.planet == at && it.owner == seat).collect();
    let label = sight.say(&say!("play-reserve-of", who = sight.who(seat)));
    html! {
        @if !here.is_empty() {
            ul.board-reserve aria-label=(label) {
                @for (place, it) in here {
                    @let id = it.card.map(|(id, _)| id);
                    li.board-reserved.board-can[id.is_some_and(|id| sight.usable.contains(&id))]
                        data-place={ "reserve-" (place) } data-card=[id.map(|id| id.0)] {
                        @match it.card {
                            Some((_, card)) => (face::name(card)),
                            None => span { (sight.say(&say!("play-hidden-card"))) },
                        }
                    }
                }
            }
        }
    }
}

/// A planet of the row.
fn planet_card(sight: &Sight<'_>, at: u8) -> Markup {
    let planet = &sight.view.planets[usize::from(at)];
    let number = at + 1;
    match (planet.state, planet.card) {
        (PlanetState::FaceUp, Some(id)) => {
            let facts = card(id).planet;
            let first = sight.view.first == Some(at);
            html! {
                article.board-planet.board-next[first] {
                    h3 {
                        span.board-number { (number) }
                        (face::name(id))
                        (marks::types(sight, id))
                    }
                    @if planet.infested { p.board-infested { (sight.say(&say!("play-infested"))) } }
                    @if first { p.board-first { (sight.say(&say!("play-first-planet"))) } }
                    p.board-gain {
                        span { (sight.say(&say!("play-gain-resources", resources = facts.resources))) }
                        span { (sight.say(&say!("play-gain-cards", cards = facts.cards))) }
                    }
                    @for line in conquest::text::lines(card(id)) {
                        p.board-text { (conquest::text::sentence(&sight.say(&line))) }
                    }
                }
            }
        }
        (PlanetState::Captured(seat), _) => html! {
            p.board-planet.board-back { span.board-number { (number) } span.board-hidden { (sight.say(&say!("play-captured-by", who = sight.who(seat)))) } }
        },
        (PlanetState::Removed, _) => html! {
            p.board-planet.board-back { span.board-number { (number) } span.board-hidden { (sight.say(&say!("play-removed"))) } }
        },
        (PlanetState::FaceDown | PlanetState::FaceUp, _) => html! {
            p.board-planet.board-back { span.board-number { (number) } span.board-hidden { (sight.say(&say!("play-face-down"))) } }
        },
    }
}

/// Under each planet: the battle there, or who would take what as things stand.
fn said(sight: &Sight<'_>, at: u8, battle: bool) -> Markup {
    let forecast = forecast::of(sight.view, at);
    let (top, below) = (sight.below.other() as usize, sight.below as usize);
    if battle {
        let round = sight.view.battle.map_or(0, |battle| battle.round);
        let ranged = sight.view.battle.is_some_and(|battle| battle.ranged);
        return html! {
            p.board-forecast {
                b { (sight.say(&say!("play-battle"))) } " "
                @if ranged { (sight.say(&say!("play-ranged"))) } @else { (sight.say(&say!("play-combat-round", round = round))) }
                " · " (strength(sight, forecast.strength[below], forecast.strength[top]))
            }
        };
    }
    html! {
        p.board-forecast {
            @match forecast.winner {
                Some(seat) => {
                    b.board-ours[seat == sight.below].board-theirs[seat != sight.below] { (sight.say(&say!("play-would-take", who = sight.who(seat)))) }
                    " " (marks::gains(sight, sight.view.planet(at).1))
                }
                None => span { (sight.say(&say!("play-nobody-takes"))) },
            }
            @if forecast.command != [0, 0] {
                span.board-icons { " ▲ " (forecast.command[below]) ":" (forecast.command[top]) }
            }
        }
    }
}

fn strength(sight: &Sight<'_>, own: (u16, u16), theirs: (u16, u16)) -> String {
    sight.say(&say!("play-strength", attack = own.0, left = own.1, attack2 = theirs.0, left2 = theirs.1))
}
