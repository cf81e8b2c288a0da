//! The board in the terminal: line by line, from the opponent down to one's own hand, without anything hidden.

use conquest::cards::card;
use conquest::state::PlanetState;
use conquest::view::{CardView, PlayerView};
use conquest::{CardId, Place, Seat, State, View};
use rulebook::{Saying, say};

use super::words::Reader;
use crate::console::Console;

/// Prints the board as the reader may see it.
pub(super) fn show(state: &State, reader: Reader, console: &Console) {
    let view = state.view(Some(reader.0));
    console.line("");
    console.tell(&say!(
        "conquest-board-head",
        round = view.round,
        phase = conquest::game::phase_named(view.phase),
        who = reader.who(view.initiative)
    ));
    for seat in [reader.0.other(), reader.0] {
        player(&view, seat, reader, console);
        if seat != reader.0 {
            for at in 0..view.planets.len() {
                planet(&view, at, reader, console);
            }
        }
    }
    let hand = &view.players[reader.0 as usize].cards;
    if !hand.is_empty() {
        console.tell(&say!("conquest-board-hand", count = hand.len()));
        for (_, id) in hand {
            console.line(format!("  {}", console.say(&in_hand(*id))));
        }
    }
}

fn player(view: &View, seat: Seat, reader: Reader, console: &Console) {
    let player: &PlayerView = &view.players[seat as usize];
    let planets: Vec<String> = player.display.iter().map(|id| console.say(&named_planet(*id))).collect();
    console.tell(&say!(
        "conquest-board-player",
        who = reader.who(seat),
        resources = player.resources,
        hand = player.hand,
        deck = player.deck,
        discard = player.discard.len()
    ));
    if !planets.is_empty() {
        console.tell(&say!("conquest-board-captured", planets = planets.join(", ")));
    }
    let units = at(view, Place::Hq(seat), seat, console);
    if !units.is_empty() {
        console.tell(&say!("conquest-board-hq", units = units));
    }
}

fn planet(view: &View, index: usize, reader: Reader, console: &Console) {
    let planet = &view.planets[index];
    let number = index + 1;
    let Some(id) = planet.card.filter(|_| planet.state == PlanetState::FaceUp) else {
        if planet.state == PlanetState::FaceDown {
            console.tell(&say!("conquest-board-face-down", number = number));
        }
        return;
    };
    let battle = view.battle.is_some_and(|battle| usize::from(battle.planet) == index);
    let first = view.first.is_some_and(|first| usize::from(first) == index);
    let mark = if battle {
        "⚔"
    } else if first {
        "▶"
    } else {
        " "
    };
    let facts = card(id).planet;
    let told = say!(
        "conquest-board-planet",
        number = number,
        planet = named_planet(id),
        cards = facts.cards,
        resources = facts.resources
    );
    console.line(format!("{mark} {}", console.say(&told)));
    for seat in [reader.0.other(), reader.0] {
        let units = at(view, Place::Planet(index as u8), seat, console);
        if !units.is_empty() {
            let told = say!("conquest-board-side", who = reader.who(seat), units = units);
            console.line(format!("      {}", console.say(&told)));
        }
    }
}

/// The cards of a player at a place, each with what it carries.
fn at(view: &View, place: Place, seat: Seat, console: &Console) -> String {
    let here = |it: &&CardView| it.place == Some(place) && it.controller == seat && it.host.is_none();
    let cards = view.cards.iter().filter(here);
    cards.map(|it| with_attachments(view, it, console)).collect::<Vec<_>>().join("; ")
}

fn with_attachments(view: &View, it: &CardView, console: &Console) -> String {
    let mut text = console.say(&in_play(it, view));
    if it.exhausted {
        text = format!("{text} {}", console.say(&say!("conquest-mark-exhausted")));
    }
    if it.bloodied {
        text = format!("{text} {}", console.say(&say!("conquest-mark-bloodied")));
    }
    for other in view.cards.iter().filter(|other| other.host == Some(it.id)) {
        text = format!("{text} + {}", card(other.card).name);
    }
    text
}

fn in_play(it: &CardView, view: &View) -> Saying {
    let name = card(it.card).name;
    if it.hp == 0 {
        return say!("conquest-card", card = name);
    }
    let waiting: u8 = view.assigned.iter().filter(|(id, _)| *id == it.id).map(|(_, amount)| *amount).sum();
    let left = it.hp.saturating_sub(it.damage);
    let told = say!(
        "conquest-board-unit",
        card = name,
        attack = it.attack,
        left = left,
        hp = it.hp,
        command = it.command
    );
    if waiting == 0 { told } else { say!("conquest-board-struck", unit = told, damage = waiting) }
}

/// A card in hand with what it costs and is.
pub(super) fn in_hand(id: CardId) -> Saying {
    let it = card(id);
    let cost = it.cost.map_or_else(|| "X".to_owned(), |cost| cost.to_string());
    if it.kind.is_unit() {
        return say!(
            "conquest-hand-unit",
            card = it.name,
            cost = cost,
            attack = it.attack,
            hp = it.hp,
            command = it.command,
            shields = it.shields
        );
    }
    say!("conquest-hand-card", card = it.name, cost = cost, shields = it.shields)
}

fn named_planet(id: CardId) -> Saying {
    let it = card(id);
    let has = |bit: u8| u8::from(it.planet.types & bit != 0);
    say!(
        "conquest-planet-types",
        name = it.name,
        material = has(conquest::card::MATERIAL),
        strongpoint = has(conquest::card::STRONGPOINT),
        tech = has(conquest::card::TECH)
    )
}
