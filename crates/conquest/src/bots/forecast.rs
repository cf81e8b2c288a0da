//! What a position at the beginning of a round promises: how likely it is to be won, by weights fitted to many games.
//!
//! The search plays rounds to their end and asks here. [`super::value`] judges any position and was weighed by hand; this judges
//! one kind of position only, and its weights come from 4,000 games of the rules player against itself with a deck of every
//! warlord: logistic regression of who won, in [`super::fit`].

use crate::card::Kind;
use crate::cards::card;
use crate::state::{Loc, Outcome, Seat, State};

use super::value::{income, prize, strength};

/// From −1, lost, to 1, won, as that seat sees it: the chance of winning, less that of losing.
pub(super) fn forecast(state: &State, seat: Seat) -> f32 {
    match state.outcome {
        Some(Outcome::Won { by, .. }) if by == seat => 1.0,
        Some(Outcome::Won { .. }) => -1.0,
        Some(_) => 0.0,
        None => {
            let late = usize::from(state.round >= LATE);
            let weighed =
                features(state, seat).into_iter().zip(WEIGHTS).map(|(it, weights)| it * weights[late]);
            (weighed.sum::<f32>() / 2.0).tanh()
        }
    }
}

/// From this round on the second weights count.
pub(super) const LATE: u8 = 4;
const HELD: usize = 21;
pub(super) const FEATURES: usize = HELD + 7;

/// What each feature is worth before round 4, and from then on.
#[rustfmt::skip]
const WEIGHTS: [[f32; 2]; FEATURES] = [
    [0.304, 0.218], // one planet of a type
    [0.945, 0.733], // two planets of a type
    [-0.167, -0.174], // two planets of two types or more
    [0.296, 0.372], // cards in hand, up to 4
    [0.193, 0.122], // cards in hand, the 5th to 8th
    [-0.001, -0.009], // cards in hand beyond
    [0.143, 0.132], // resources, the 5th to 8th
    [0.081, 0.024], // resources beyond
    [0.000, -0.036], // cards the deck is short of 12
    [0.000, -0.172], // cards the deck is short of 5
    [-3.147, -1.729], // warlord bloodied
    [0.484, 0.252], // hit points left of a bloodied warlord
    [0.101, 0.111], // hit points left of a hale one
    [0.293, 0.271], // supports
    [0.066, 0.100], // units
    [0.056, 0.041], // ATK of units
    [0.134, 0.084], // hit points left of units
    [-0.005, -0.037], // command icons
    [-0.012, 0.010], // ATK and hit points waiting in the HQ
    [0.009, -0.037], // tokens
    [0.017, -0.008], // attachments
    [0.017, 0.010], // odds at the first planet, by what it is worth
    [0.026, 0.016], // at the next
    [0.002, 0.010], // at the one after
    [0.009, 0.005], // at the one after that
    [0.033, 0.096], // strength at the first planet
    [-0.037, -0.095], // command struggles being won
    [0.011, 0.081], // initiative
];

/// What is weighed: of everything a player has, own less the opponent's; then what the planets promise.
pub(super) fn features(state: &State, seat: Seat) -> [f32; FEATURES] {
    let mut all = [0.0; FEATURES];
    let (own, theirs) = (held(state, seat), held(state, seat.other()));
    all.iter_mut().zip(own.iter().zip(theirs)).for_each(|(it, (own, theirs))| *it = own - theirs);
    for planet in state.face_up() {
        let ahead = usize::from(planet.saturating_sub(state.first.unwrap_or(planet)));
        let [mine, theirs] = [seat, seat.other()].map(|seat| strength(state, planet, seat));
        if mine + theirs > 0.0 && ahead < 4 {
            let odds = mine * mine / (mine * mine + theirs * theirs);
            let [gain, loss] = [seat, seat.other()].map(|seat| prize(state, seat, planet));
            all[HELD + ahead] += odds * gain - (1.0 - odds) * loss;
        }
        if ahead == 0 {
            all[HELD + 4] += mine - theirs;
        }
        all[HELD + 5] += match state.struggle_winner(planet) {
            Some(winner) if winner == seat => income(state, planet),
            Some(_) => -income(state, planet),
            None => 0.0,
        };
    }
    all[HELD + 6] = if state.initiative == seat { 1.0 } else { -1.0 };
    all
}

/// What a player has, wherever the fighting goes.
fn held(state: &State, seat: Seat) -> [f32; HELD] {
    let player = state.player(seat);
    let mut types = [0u8; 3];
    for at in player.display.iter() {
        let of = card(state.row[usize::from(*at)].card).planet.types;
        (0..3).for_each(|bit| types[bit] += of >> bit & 1);
    }
    let with = |count: u8| -> f32 { types.map(|it| u8::from(it == count)).iter().sum::<u8>().into() };
    let (hand, resources, deck) =
        (player.hand.len() as f32, f32::from(player.resources), player.deck.len() as f32);
    let warlord = player.warlord;
    let bloodied = f32::from(u8::from(state.obj(warlord).bloodied));
    let health = f32::from(state.hp(warlord).saturating_sub(state.obj(warlord).damage));
    let mut held = [0.0; HELD];
    held[..13].copy_from_slice(&[
        with(1),
        with(2),
        (with(2) - 1.0).clamp(0.0, 1.0),
        hand.min(4.0),
        (hand - 4.0).clamp(0.0, 4.0),
        (hand - 8.0).max(0.0),
        (resources - 4.0).clamp(0.0, 4.0),
        (resources - 8.0).max(0.0),
        (12.0 - deck).max(0.0),
        (5.0 - deck).max(0.0),
        bloodied,
        health * bloodied,
        health * (1.0 - bloodied),
    ]);
    for id in state.play.iter().copied().filter(|id| state.obj(*id).controller == seat) {
        match state.card(id).kind {
            Kind::Warlord => {}
            Kind::Support => held[13] += 1.0,
            kind if state.is_unit(id) => {
                let attack = f32::from(state.attack(id));
                let left = f32::from(state.hp(id).saturating_sub(state.obj(id).damage));
                held[14] += 1.0;
                held[15] += attack;
                held[16] += left;
                held[17] += f32::from(state.command(id));
                held[18] += if state.obj(id).loc == Loc::Hq { attack + left } else { 0.0 };
                held[19] += f32::from(u8::from(kind == Kind::Token));
            }
            Kind::Army | Kind::Attachment | Kind::Event | Kind::Synapse | Kind::Token | Kind::Planet => {
                held[20] += 1.0;
            }
        }
    }
    held
}
