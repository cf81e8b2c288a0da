//! Where the weights of the forecast come from: games of a bot against itself with all decks, and logistic regression of who won.
//! `cargo bench -p conquest --bench weights` plays the games and prints the table that stands in `forecast.rs`.

use super::forecast::{FEATURES, LATE, features};
use super::{Bot, duel};
use crate::rng::Chance;
use crate::setup::{BadDeck, Deck};
use crate::state::{Options, Outcome, Seat};

/// Of a hundred answers, how many are random: so that all sorts of positions are met.
const RASH: usize = 8;
const STEPS: i32 = 400;

/// A position at the beginning of a round, and whether seat A won.
#[derive(Clone, Debug)]
pub struct Sample {
    /// Early and late features; those of the other half of the game are zero.
    features: Vec<f64>,
    won: f64,
}

/// What was fitted, and how well it foretells positions it was not fitted to.
#[derive(Clone, Debug)]
pub struct Fitted {
    /// For each feature its weight early in the game and late.
    pub weights: Vec<[f64; 2]>,
    /// How many of the unseen positions it foretells, and of how many.
    pub foretold: [usize; 2],
}

/// The positions of one game in which that bot plays both seats; the number says which of the decks meet.
pub fn samples(decks: &[Deck], bot: Bot, game: u64) -> Result<Vec<Sample>, BadDeck> {
    let count = decks.len().max(1) as u64;
    let pair = [game % count, game / count % count].map(|at| decks[at as usize].clone());
    let mut chance = Chance::new(game ^ 0x4d);
    let (mut round, mut met) = (1, Vec::new());
    let end = duel(&pair, Options::default(), game, |seen| {
        if seen.state().round > round {
            round = seen.state().round;
            let mut all = vec![0.0; 2 * FEATURES];
            let half = if round >= LATE { FEATURES } else { 0 };
            for (at, it) in features(seen.state(), Seat::A).into_iter().enumerate() {
                all[half + at] = f64::from(it);
            }
            met.push(all);
        }
        let bot = if chance.below(100) < RASH { Bot::Random } else { bot };
        bot.choose(seen, &mut chance)
    })?;
    let Some(Outcome::Won { by, .. }) = end.outcome else { return Ok(Vec::new()) };
    let won = f64::from(u8::from(by == Seat::A));
    Ok(met.into_iter().map(|features| Sample { features, won }).collect())
}

/// The weights that fit nine tenths of the positions best, tried on the rest.
pub fn fit(mut samples: Vec<Sample>) -> Fitted {
    Chance::new(1).shuffle(&mut samples);
    let unseen = samples.split_off(samples.len() * 9 / 10);
    let weights = fitted(&samples);
    let right = |it: &&Sample| (chance_of(&weights, it) > 0.5) == (it.won > 0.5);
    let foretold = [unseen.iter().filter(right).count(), unseen.len()];
    Fitted { weights: (0..FEATURES).map(|at| [weights[at], weights[FEATURES + at]]).collect(), foretold }
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
