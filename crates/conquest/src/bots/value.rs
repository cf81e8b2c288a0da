//! What a position is worth: planets towards three of a kind, the next battles, income, cards, the warlord's health.

#[cfg(test)]
mod tests;

use crate::card::Kind;
use crate::cards::card;
use crate::state::{Loc, ObjId, Outcome, Seat, State};

/// What owning 0, 1, 2 planets of a type is worth; the third wins.
const OF_A_TYPE: [f32; 4] = [0.0, 2.2, 6.0, 40.0];
/// How much the next planets count beside the first, which is fought for this round.
const PLANET_AHEAD: [f32; 7] = [1.0, 0.45, 0.3, 0.2, 0.12, 0.08, 0.05];

/// From −1, lost, to 1, won, as that seat sees it.
pub(super) fn value(state: &State, seat: Seat) -> f32 {
    match state.outcome {
        Some(Outcome::Won { by, .. }) if by == seat => 1.0,
        Some(Outcome::Won { .. }) => -1.0,
        Some(_) => 0.0,
        None => (balance(state, seat) / 14.0).tanh() * 0.98,
    }
}

/// Everything that can be weighed, own minus the opponent's.
fn balance(state: &State, seat: Seat) -> f32 {
    let own = |seat| holdings(state, seat);
    own(seat) - own(seat.other()) + outlook(state, seat)
}

/// What a player has, wherever the fighting goes.
fn holdings(state: &State, seat: Seat) -> f32 {
    let player = state.player(seat);
    let hand = player.hand.len() as f32;
    let resources = f32::from(player.resources);
    let mut total = types_held(state, seat).iter().map(|count| OF_A_TYPE[usize::from(*count).min(3)]).sum();
    total += 0.55 * hand.min(7.0) + 0.2 * (hand - 7.0).max(0.0);
    // What waits in reserve is paid for in part already.
    total += 1.0 * state.reserve.iter().filter(|it| state.obj(it.card).owner == seat).count() as f32;
    total += 0.5 * resources.min(8.0) + 0.2 * (resources - 8.0).max(0.0);
    // Who has no cards left to draw loses: four cards and a struggle or two are drawn each round.
    total -= 0.35 * (12.0 - player.deck.len() as f32).max(0.0);
    total += warlord_health(state, seat);
    for id in state.play.iter().copied().filter(|id| state.obj(*id).controller == seat) {
        total += match state.card(id).kind {
            Kind::Support => 1.2,
            Kind::Warlord => 0.0,
            _ if state.is_unit(id) => {
                worth(state, id) * if state.obj(id).loc == Loc::Hq { 0.34 } else { 0.4 }
            }
            // An attachment shows in its host's numbers; what else it does counts a little.
            Kind::Army | Kind::Attachment | Kind::Event | Kind::Synapse | Kind::Token | Kind::Planet => 0.3,
        };
    }
    total
}

/// How good a unit is: what it deals, what it stands, what it brings.
pub(super) fn worth(state: &State, id: ObjId) -> f32 {
    let left = f32::from(state.hp(id).saturating_sub(state.obj(id).damage));
    if left <= 0.0 {
        return 0.0;
    }
    0.5 + f32::from(state.attack(id)) * 0.8 + left * 0.55 + f32::from(state.command(id)) * 0.8
}

fn warlord_health(state: &State, seat: Seat) -> f32 {
    let id = state.player(seat).warlord;
    let left = f32::from(state.hp(id).saturating_sub(state.obj(id).damage));
    if state.obj(id).bloodied { 0.8 * left.min(4.0) - 5.0 } else { 0.45 * left.min(8.0) }
}

fn types_held(state: &State, seat: Seat) -> [u8; 3] {
    let mut held = [0; 3];
    for at in state.player(seat).display.iter() {
        let types = card(state.row[usize::from(*at)].card).planet.types;
        (0..3).for_each(|bit| held[bit] += types >> bit & 1);
    }
    held
}

/// What capturing that planet would add for that player.
pub(super) fn prize(state: &State, seat: Seat, planet: u8) -> f32 {
    let types = card(state.row[usize::from(planet)].card).planet.types;
    let held = types_held(state, seat);
    (0..3)
        .filter(|bit| types >> bit & 1 == 1)
        .map(|bit| {
            let count = usize::from(held[bit]).min(2);
            (OF_A_TYPE[count + 1] - OF_A_TYPE[count]).min(16.0)
        })
        .sum()
}

/// What the face-up planets promise: the struggles for them and the battles, nearer ones more.
fn outlook(state: &State, seat: Seat) -> f32 {
    let mut total = 0.0;
    for planet in state.face_up() {
        let ahead = planet.saturating_sub(state.first.unwrap_or(planet));
        let near = PLANET_AHEAD[usize::from(ahead).min(6)];
        let [mine, theirs] = [seat, seat.other()].map(|seat| strength(state, planet, seat));
        if mine + theirs > 0.0 {
            let (mine2, theirs2) = (mine * mine, theirs * theirs);
            let odds = mine2 / (mine2 + theirs2);
            total += near
                * (odds * prize(state, seat, planet) - (1.0 - odds) * prize(state, seat.other(), planet));
        }
        let income = income(state, planet);
        match state.struggle_winner(planet) {
            Some(winner) if winner == seat => total += income,
            Some(_) => total -= income,
            None => {}
        }
    }
    total
}

/// Fighting strength of a side at a planet: what it deals times what it stands, as one number of the same dimension.
pub(super) fn strength(state: &State, planet: u8, seat: Seat) -> f32 {
    let (mut deals, mut stands) = (0.0, 0.0);
    for id in state.units_at(planet, seat) {
        let left = f32::from(state.hp(id).saturating_sub(state.obj(id).damage));
        deals += f32::from(state.attack(id)) * if state.obj(id).exhausted { 0.6 } else { 1.0 };
        stands += left;
    }
    ((deals + 0.2) * stands).sqrt()
}

/// What winning the command struggle there brings.
pub(super) fn income(state: &State, planet: u8) -> f32 {
    let facts = card(state.row[usize::from(planet)].card).planet;
    0.5 * f32::from(facts.cards) + 0.45 * f32::from(facts.resources)
}
