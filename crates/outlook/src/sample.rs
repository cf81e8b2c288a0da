//! Chance plays on: the round under way, and later rounds paired roughly as a Swiss draw would (by points, at random
//! inside a group, no rematch where the next in line will do). Good for shares, never for proofs.

use rulebook::dice::Cup;

use crate::race::Race;
use crate::tally::Tallies;

/// Plays the rest of the stage that many times and counts what becomes of those players.
pub(crate) fn play_on(race: &Race, who: &[u32], runs: u32) -> Vec<Tallies> {
    let mut tallies = race.no_tallies(who);
    let mut cup = race.dice.cup("outlook");
    let weights: u64 = race.ways.iter().map(|way| way.weight).sum();
    for _ in 0..runs {
        let choice: Vec<u8> = race.open.iter().map(|_| way_by_chance(race, weights, &mut cup)).collect();
        let points = race.points_after(&choice);
        let fates = if race.later_rounds == 0 {
            race.settle(&points)
        } else {
            later(race, points, weights, &mut cup)
        };
        race.count(who, &choice, &fates, &mut tallies);
    }
    tallies
}

fn way_by_chance(race: &Race, weights: u64, cup: &mut Cup) -> u8 {
    let mut left = cup.below(weights);
    for (at, way) in (0..).zip(&race.ways) {
        if left < way.weight {
            return at;
        }
        left -= way.weight;
    }
    0
}

/// Plays the rounds that nobody has drawn yet.
fn later(race: &Race, points: Vec<u32>, weights: u64, cup: &mut Cup) -> Vec<crate::Fate> {
    let mut then = race.clone();
    then.points = points;
    for _ in 0..race.later_rounds {
        let mut field: Vec<u32> =
            (0..then.points.len() as u32).filter(|at| then.active[*at as usize]).collect();
        cup.shuffle(&mut field);
        field.sort_by_key(|at| std::cmp::Reverse(then.points[*at as usize]));
        if field.len() % 2 == 1
            && let Some(bye) = field.pop()
        {
            then.points[bye as usize] += then.best;
            then.played[bye as usize] += 1;
        }
        let mut seated = vec![false; field.len()];
        for at in 0..field.len() {
            if seated[at] {
                continue;
            }
            let one = field[at];
            let free = || (at + 1..field.len()).filter(|other| !seated[*other]);
            let fresh = free().find(|other| !then.opponents[one as usize].contains(&field[*other]));
            let Some(other) = fresh.or_else(|| free().next()) else { break };
            (seated[at], seated[other]) = (true, true);
            let two = field[other];
            let way = usize::from(way_by_chance(race, weights, cup));
            for (at, other, side) in [(one, two, 0), (two, one, 1)] {
                then.points[at as usize] += race.ways[way].points[side];
                then.played[at as usize] += 1;
                if !then.opponents[at as usize].contains(&other) {
                    then.opponents[at as usize].push(other);
                }
            }
        }
    }
    then.set_common();
    let points = std::mem::take(&mut then.points);
    then.points.resize(points.len(), 0);
    then.settle(&points)
}
