//! The rules player: tries every answer, lets the rules of thumb finish what it begins, and compares the positions.

use crate::answer::{Answer, Ask};
use crate::rng::Chance;
use crate::state::State;

use super::seen::Seen;
use super::value::value;
use super::{dial, thumb};

/// In how many ways the hidden cards are dealt for one move.
const DEALS: usize = 3;
/// How many questions what was begun may take.
const MOST_QUESTIONS: usize = 120;

/// The answer with the best position on average.
pub(super) fn choose(
    seen: &Seen<'_>,
    legal: &[Answer],
    chance: &mut Chance,
    goes_on: &mut dyn FnMut() -> bool,
) -> Answer {
    if seen.ask() == Ask::Dial {
        return dial::choose(seen, 2, value, chance, goes_on);
    }
    if seen.ask() == Ask::Mulligan {
        return thumb::best(&seen.imagine(chance), seen.seat(), legal, chance);
    }
    let values = positions(seen, legal, chance, goes_on);
    let first = seen.imagine(chance);
    let sight = thumb::Sight::of(&first, seen.seat());
    // What looks better without trying it decides between equals.
    let total = |at: usize| values[at] + 0.0007 * thumb::score(&sight, legal[at]);
    let best = (0..legal.len()).max_by(|a, b| total(*a).total_cmp(&total(*b)));
    best.map_or(Answer::Pass, |at| legal[at])
}

/// What each answer leads to, on average. All answers are tried in the same deals, so luck favours none.
pub(super) fn positions(
    seen: &Seen<'_>,
    legal: &[Answer],
    chance: &mut Chance,
    goes_on: &mut dyn FnMut() -> bool,
) -> Vec<f32> {
    let mut sums = vec![0.0; legal.len()];
    let mut deals = 0;
    while deals < DEALS && (deals == 0 || goes_on()) {
        deals += 1;
        let game = seen.imagine(chance);
        let luck = chance.next_u64();
        for (sum, answer) in sums.iter_mut().zip(legal) {
            let mut game = game;
            let begun = Begun::of(&game);
            game.advance(seen.seat(), *answer);
            thumb::play_on(&mut game, &mut Chance::new(luck), MOST_QUESTIONS, |game| begun.is_done(game));
            *sum += value(&game, seen.seat());
        }
    }
    sums.into_iter().map(|sum| sum / deals as f32).collect()
}

/// What is under way when an answer is given: a battle, or no more than the answer itself.
struct Begun {
    battle: Option<u8>,
}

impl Begun {
    fn of(game: &State) -> Begun {
        Begun { battle: game.battle.map(|battle| battle.planet) }
    }

    /// A battle is judged when it is over, anything else as soon as its own questions are answered.
    fn is_done(&self, game: &State) -> bool {
        match self.battle {
            Some(planet) => game.battle.is_none_or(|battle| battle.planet != planet),
            None => game.frames.is_empty() || matches!(game.ask, Ask::Window),
        }
    }
}
