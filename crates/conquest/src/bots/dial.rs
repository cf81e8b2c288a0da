//! The command dials: both set in secret, so a small game of its own. Every pair of dials is played out, and regret
//! matching finds how often each should be chosen.

use crate::answer::Answer;
use crate::rng::Chance;
use crate::state::{Seat, State};

use super::seen::Seen;
use super::thumb;

const MOST_QUESTIONS: usize = 600;
const STEPS: usize = 400;

/// A dial, drawn as often as it should be chosen. The matrix is played out that many times, and what the rounds lead to is
/// valued in that way.
pub(super) fn choose(
    seen: &Seen<'_>,
    times: u32,
    value: fn(&State, Seat) -> f32,
    chance: &mut Chance,
    goes_on: &mut dyn FnMut() -> bool,
) -> Answer {
    let seat = seen.seat();
    let first = seen.imagine(chance);
    if first.player(seat).dial.is_some() {
        // The warlord's dial is set: where the synapse unit goes matters less.
        return thumb::best(&first, seat, seen.legal(), chance);
    }
    let planets = first.face_up().count();
    let mut matrix = vec![vec![0.0; planets]; planets];
    for time in 0..times.max(1) {
        if time > 0 && !goes_on() {
            break;
        }
        let game = seen.imagine(chance);
        let luck = chance.next_u64();
        for (own, row) in matrix.iter_mut().enumerate() {
            for (theirs, cell) in row.iter_mut().enumerate() {
                let mut game = game;
                game.player_mut(seat.other()).dial = Some(theirs as u8 + 1);
                if game.awaits_second_dial(seat.other()) {
                    let apart = (theirs + 1) % planets + 1;
                    game.player_mut(seat.other()).second_dial = Some(apart as u8);
                }
                game.asked = 1 << seat as u8;
                game.advance(seat, Answer::Dial(own as u8 + 1));
                to_end_of_round(&mut game, &mut Chance::new(luck));
                *cell += value(&game, seat);
            }
        }
    }
    let mix = matched(&matrix);
    let mut drawn = thumb::fraction(chance);
    for (at, part) in mix.iter().enumerate() {
        drawn -= part;
        if drawn < 0.0 {
            return Answer::Dial(at as u8 + 1);
        }
    }
    Answer::Dial(planets.max(1) as u8)
}

/// Plays on until the next round begins.
pub(super) fn to_end_of_round(game: &mut State, chance: &mut Chance) {
    let round = game.round.max(1);
    thumb::play_on(game, chance, MOST_QUESTIONS, |game| game.round > round);
}

/// How often the row player should choose each row, if both learn from what they regret.
fn matched(matrix: &[Vec<f32>]) -> Vec<f32> {
    let (rows, columns) = (matrix.len(), matrix.first().map_or(0, Vec::len));
    let mut regrets = [vec![0.0f32; rows], vec![0.0f32; columns]];
    let mut sum = vec![0.0f32; rows];
    for _ in 0..STEPS {
        let [own, theirs] = [0, 1].map(|who: usize| mixed(&regrets[who]));
        let gains: Vec<f32> =
            matrix.iter().map(|row| row.iter().zip(&theirs).map(|(cell, part)| cell * part).sum()).collect();
        let losses: Vec<f32> = (0..columns)
            .map(|column| -matrix.iter().zip(&own).map(|(row, part)| row[column] * part).sum::<f32>())
            .collect();
        for (regrets, (mix, results)) in regrets.iter_mut().zip([(&own, &gains), (&theirs, &losses)]) {
            let mean: f32 = mix.iter().zip(results).map(|(part, result)| part * result).sum();
            regrets
                .iter_mut()
                .zip(results)
                .for_each(|(regret, result)| *regret = (*regret + result - mean).max(0.0));
        }
        sum.iter_mut().zip(&own).for_each(|(sum, part)| *sum += part);
    }
    sum.iter().map(|part| part / STEPS as f32).collect()
}

/// In proportion to what is regretted; evenly if nothing is.
fn mixed(regrets: &[f32]) -> Vec<f32> {
    let total: f32 = regrets.iter().sum();
    let even = 1.0 / regrets.len().max(1) as f32;
    regrets.iter().map(|regret| if total > 0.0 { regret / total } else { even }).collect()
}

#[cfg(test)]
mod tests {
    use super::matched;

    /// Rock, paper, scissors where rock counts double: known to be played 1/4, 1/2, 1/4.
    #[test]
    fn regret_matching_finds_the_known_mix() {
        let matrix = vec![vec![0.0, -1.0, 2.0], vec![1.0, 0.0, -1.0], vec![-2.0, 1.0, 0.0]];
        let mix = matched(&matrix);
        for (part, known) in mix.iter().zip([0.25, 0.5, 0.25]) {
            assert!((part - known).abs() < 0.05, "{mix:?}");
        }
    }

    #[test]
    fn a_dial_that_is_always_better_is_always_chosen() {
        let mix = matched(&[vec![0.5, 0.4], vec![0.1, 0.2]]);
        assert!(mix[0] > 0.95, "{mix:?}");
    }
}
