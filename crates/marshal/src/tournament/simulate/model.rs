//! How strong players are, and how often the stronger one wins.
#![allow(clippy::float_arithmetic)] // a model of chance, nothing is decided by it

use std::str::FromStr;

use rulebook::dice::Cup;

/// How strengths are spread. A difference of one in strength is one in the logarithm of the odds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Model {
    /// Normal, with that standard deviation.
    Normal(f64),
    /// Evenly, over that width.
    Uniform(f64),
    /// All the same: every game is a coin.
    Equal,
}

/// A difference of 400 points is ten to one.
const POINTS_PER_UNIT: f64 = 400.0 / std::f64::consts::LN_10;

impl FromStr for Model {
    type Err = ();

    fn from_str(text: &str) -> Result<Model, ()> {
        let (kind, figure) = text.split_once(':').unwrap_or((text, ""));
        let figure = || {
            figure.parse::<f64>().ok().filter(|it| it.is_finite() && (0.0..=10_000.0).contains(it)).ok_or(())
        };
        match kind {
            "elo" => Ok(Model::Normal(figure()? / POINTS_PER_UNIT)),
            "normal" => Ok(Model::Normal(figure()?)),
            "uniform" => Ok(Model::Uniform(figure()?)),
            "equal" if text == "equal" => Ok(Model::Equal),
            _ => Err(()),
        }
    }
}

impl Model {
    /// Strengths of so many players.
    pub(super) fn strengths(self, players: usize, cup: &mut Cup) -> Vec<f64> {
        (0..players)
            .map(|_| match self {
                Model::Normal(deviation) => normal(cup) * deviation,
                Model::Uniform(width) => unit(cup) * width,
                Model::Equal => 0.0,
            })
            .collect()
    }
}

/// Whether the first of two players wins.
pub(super) fn first_wins(one: f64, two: f64, cup: &mut Cup) -> bool {
    unit(cup) < 1.0 / (1.0 + (two - one).exp())
}

/// Evenly from 0 up to, but not including, 1.
fn unit(cup: &mut Cup) -> f64 {
    (cup.bits() >> 11) as f64 / (1u64 << 53) as f64
}

/// Normal with mean 0 and deviation 1 (Box and Muller).
fn normal(cup: &mut Cup) -> f64 {
    let radius = (-2.0 * (1.0 - unit(cup)).ln()).sqrt();
    radius * (std::f64::consts::TAU * unit(cup)).cos()
}

#[cfg(test)]
mod tests {
    use rulebook::{Dice, Seed};

    use super::*;

    #[test]
    fn models_read_as_documented() {
        assert_eq!("equal".parse(), Ok(Model::Equal));
        assert_eq!("normal:1.5".parse(), Ok(Model::Normal(1.5)));
        for text in ["", "elo", "elo:x", "elo:-1", "elo:NaN", "elo:inf", "equal:1", "uniform:"] {
            assert_eq!(text.parse::<Model>(), Err(()), "{text}");
        }
    }

    /// 400 points are ten to one: of 11,000 games about 10,000 (five deviations are 151).
    #[test]
    fn four_hundred_points_are_ten_to_one() {
        let mut cup = Dice::new(Seed::from_bytes([3; 32])).cup("games");
        let won = (0..11_000).filter(|_| first_wins(400.0 / POINTS_PER_UNIT, 0.0, &mut cup)).count();
        assert!((9_849..=10_151).contains(&won), "{won}");
    }
}
