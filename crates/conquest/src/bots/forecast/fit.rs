//! Where the weights come from. Not run with the tests, since it takes a minute or two:
//! `cargo test -p conquest --lib weights_are_fitted -- --ignored --nocapture` prints the table for `forecast.rs`.

use super::{FEATURES, LATE, features};
use crate::bots::{Bot, Seen};
use crate::rng::Chance;
use crate::setup::Deck;
use crate::state::{Options, Outcome, Seat, State};

const GAMES: u64 = 8_000;
/// Of a hundred answers, how many are random: so that all sorts of positions are met.
const RASH: usize = 8;
const STEPS: i32 = 400;

/// A position at the beginning of a round, and whether seat A won.
struct Sample {
    /// Early and late features; those of the other half of the game are zero.
    features: Vec<f64>,
    won: f64,
}

#[test]
#[ignore = "takes a minute or two; prints the weights of forecast.rs"]
fn weights_are_fitted() {
    let mut samples: Vec<Sample> = (0..GAMES).flat_map(played).collect();
    Chance::new(1).shuffle(&mut samples);
    let unseen = samples.split_off(samples.len() * 9 / 10);
    let weights = fitted(&samples);
    let right = |it: &&Sample| (chance_of(&weights, it) > 0.5) == (it.won > 0.5);
    println!("// {} of {} unseen positions foretold", unseen.iter().filter(right).count(), unseen.len());
    for at in 0..FEATURES {
        println!("    [{:.3}, {:.3}],", weights[at], weights[FEATURES + at]);
    }
}

/// The positions of one game.
fn played(game: u64) -> Vec<Sample> {
    let starters: Vec<Deck> = Deck::starters().filter_map(Deck::starter_named).collect();
    let count = starters.len() as u64;
    let decks = [game % count, game / count % count].map(|at| starters[at as usize].clone());
    let mut state = State::new(&decks, Options::default(), game).expect("starter decks are playable");
    let mut chance = Chance::new(game ^ 0x4d);
    let (mut round, mut seen) = (1, Vec::new());
    while let Some(seat) = state.to_answer() {
        if state.round > round {
            round = state.round;
            let mut all = vec![0.0; 2 * FEATURES];
            let half = if round >= LATE { FEATURES } else { 0 };
            for (at, it) in features(&state, Seat::A).into_iter().enumerate() {
                all[half + at] = f64::from(it);
            }
            seen.push(all);
        }
        let bot = if chance.below(100) < RASH { Bot::Random } else { Bot::Greedy };
        let answer = bot.choose(&Seen::of(&state, seat), &mut chance);
        state.apply(seat, answer).expect("bots answer by the rules");
    }
    let Some(Outcome::Won { by, .. }) = state.outcome else { return Vec::new() };
    let won = f64::from(u8::from(by == Seat::A));
    seen.into_iter().map(|features| Sample { features, won }).collect()
}

/// Logistic regression by gradient descent with momentum and step sizes of its own for every weight (Adam).
fn fitted(samples: &[Sample]) -> Vec<f64> {
    let count = samples.len() as f64;
    let scale: Vec<f64> = (0..2 * FEATURES)
        .map(|at| (samples.iter().map(|it| it.features[at].powi(2)).sum::<f64>() / count).sqrt().max(1e-3))
        .collect();
    let mut weights = vec![0.0; 2 * FEATURES];
    let (mut mean, mut square) = (weights.clone(), weights.clone());
    for step in 1..=STEPS {
        let mut slope = vec![0.0; 2 * FEATURES];
        for it in samples {
            let error = chance_of(&weights, it) - it.won;
            slope.iter_mut().zip(&it.features).for_each(|(slope, feature)| *slope += error * feature);
        }
        for at in 0..weights.len() {
            // As if every feature were of the same size.
            let slope = slope[at] / count / scale[at] + 1e-4 * weights[at] * scale[at];
            mean[at] = 0.9 * mean[at] + 0.1 * slope;
            square[at] = 0.99 * square[at] + 0.01 * slope * slope;
            let (mean, square) =
                (mean[at] / (1.0 - 0.9_f64.powi(step)), square[at] / (1.0 - 0.99_f64.powi(step)));
            weights[at] -= 0.02 * mean / (square.sqrt() + 1e-8) / scale[at];
        }
    }
    weights
}

/// How likely seat A is to win by these weights.
fn chance_of(weights: &[f64], it: &Sample) -> f64 {
    let sum: f64 = weights.iter().zip(&it.features).map(|(weight, feature)| weight * feature).sum();
    1.0 / (1.0 + (-sum).exp())
}
