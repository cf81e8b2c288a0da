//! What the board says about what is to come: who would win each command struggle as things stand, and how strong both sides
//! are where they meet.

use conquest::cards::card;
use conquest::view::{CardView, View};
use conquest::{Place, Seat};

/// One planet as it would be decided now.
pub(super) struct Forecast {
    /// Who would win the command struggle.
    pub(super) winner: Option<Seat>,
    /// Both sides' command icons on ready units.
    pub(super) command: [u16; 2],
    /// Both sides' ATK, and the hit points they have left.
    pub(super) strength: [(u16, u16); 2],
}

/// The forecast for a planet: a ready warlord wins alone, else more icons on ready units.
pub(super) fn of(view: &View, planet: u8) -> Forecast {
    let here = |seat: Seat| {
        view.cards.iter().filter(move |it| {
            it.place == Some(Place::Planet(planet))
                && it.controller == seat
                && it.host.is_none()
                && it.is_unit()
        })
    };
    let ready = |seat: Seat| here(seat).filter(|it| !it.exhausted);
    let is_warlord = |it: &CardView| card(it.card).kind == conquest::card::Kind::Warlord;
    let warlords = Seat::BOTH.map(|seat| ready(seat).any(is_warlord));
    let command = Seat::BOTH.map(|seat| {
        ready(seat).map(|it| u16::from(it.command)).sum::<u16>() + in_reserve(view, planet, seat)
    });
    let strength = Seat::BOTH.map(|seat| {
        let attack = here(seat).map(|it| u16::from(it.attack)).sum();
        (attack, here(seat).map(|it| u16::from(it.left())).sum())
    });
    let winner = match (warlords, command) {
        ([true, false], _) => Some(Seat::A),
        ([false, true], _) => Some(Seat::B),
        (_, [a, b]) if a > b => Some(Seat::A),
        (_, [a, b]) if b > a => Some(Seat::B),
        _ => None,
    };
    Forecast { winner, command, strength }
}

/// The icons that cards in reserve count for, where a card in play says so.
fn in_reserve(view: &View, planet: u8, seat: Seat) -> u16 {
    let counts = |it: &&CardView| {
        it.controller == seat && card(it.card).constants.contains(&conquest::ability::Constant::ReserveCounts)
    };
    let each = view.cards.iter().filter(counts).count();
    let there = view.reserve.iter().filter(|it| it.planet == planet && it.owner == seat).count();
    (each * there) as u16
}
