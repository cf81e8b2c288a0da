//! Elimination: first rounds by seed or by lot, and how winners meet in the rounds after (CT-4.2.37 to CT-4.2.47).
//!
//! A round is a list of games in the order of their numbers: game number 1 is index 0. Players who left, and games out of
//! which nobody came, are holes that give the other side a bye; the bracket never has to be drawn anew.

use crate::chance::{Chance, shuffle};

/// One game of an elimination round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Game {
    /// Two players meet.
    Match(u32, u32),
    /// This player has no opponent and counts as the winner of the game.
    Bye(u32),
    /// Both places are empty: nobody comes out.
    Nobody,
}

impl Game {
    /// The game between whoever holds the two places.
    pub fn between(one: Option<u32>, other: Option<u32>) -> Game {
        match (one, other) {
            (Some(one), Some(other)) => Game::Match(one, other),
            (Some(player), None) | (None, Some(player)) => Game::Bye(player),
            (None, None) => Game::Nobody,
        }
    }
}

/// The first round after a cut: best against worst, second best against second worst, numbered in that order.
///
/// Player 0 is the top seed. When `players` is no power of two, the places missing at the bottom give byes to the top
/// seeds. A single player has a bye; no players give no games.
///
/// ```
/// use pairing::elimination::{Game, seeded};
/// assert_eq!(seeded(4), [Game::Match(0, 3), Game::Match(1, 2)]);
/// assert_eq!(seeded(3), [Game::Bye(0), Game::Match(1, 2)]);
/// ```
pub fn seeded(players: u32) -> Vec<Game> {
    let places = places(players);
    let seat = |place: u64| u32::try_from(place).ok().filter(|seed| *seed < players);
    (0..places / 2).map(|game| Game::between(seat(game), seat(places - 1 - game))).collect()
}

/// The first round of a tournament that begins with elimination: random byes up to the next power of two, the others
/// paired at random, games and byes numbered at random.
///
/// ```
/// use pairing::elimination::{Game, drawn};
/// let games = drawn(11, &mut |end| end / 2);
/// assert_eq!(games.len(), 8);
/// assert_eq!(games.iter().filter(|game| matches!(game, Game::Bye(_))).count(), 5);
/// ```
pub fn drawn(players: u32, chance: Chance<'_>) -> Vec<Game> {
    let mut order: Vec<u32> = (0..players).collect();
    shuffle(&mut order, chance);
    let byes = usize::try_from(places(players) - u64::from(players)).expect("fewer byes than players");
    let (resting, playing) = order.split_at(byes.min(order.len()));
    let mut games: Vec<Game> = resting.iter().map(|player| Game::Bye(*player)).collect();
    games.extend(playing.chunks_exact(2).map(|pair| Game::Match(pair[0], pair[1])));
    shuffle(&mut games, chance);
    games
}

/// The next round: the winner of game 1 against the winner of the last game as new game 1, and so on inwards.
///
/// `winners[i]` is who came out of game number `i + 1`, `None` if nobody did or the winner has left since. A hole gives the
/// other side a bye. With at most one game before, the tournament is over and the list is empty.
///
/// ```
/// use pairing::elimination::{Game, next_round};
/// assert_eq!(next_round(&[Some(7), Some(1), Some(2), Some(4)]), [Game::Match(7, 4), Game::Match(1, 2)]);
/// assert_eq!(next_round(&[None, Some(1), Some(2), Some(4)]), [Game::Bye(4), Game::Match(1, 2)]);
/// ```
pub fn next_round(winners: &[Option<u32>]) -> Vec<Game> {
    let games = winners.len();
    if games <= 1 {
        return Vec::new();
    }
    let mut next: Vec<Game> =
        (0..games / 2).map(|game| Game::between(winners[game], winners[games - 1 - game])).collect();
    if games % 2 == 1 {
        // Brackets have a power of two of games; a list of another length still leaves nobody out.
        next.push(Game::between(winners[games / 2], None));
    }
    next
}

/// Places of the bracket: the next power of two, at least two as soon as somebody plays.
fn places(players: u32) -> u64 {
    match players {
        0 => 0,
        1 => 2,
        more => u64::from(more).next_power_of_two(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::testing::Lot;

    fn numbers(games: &[Game]) -> Vec<(u32, u32)> {
        games
            .iter()
            .map(|game| match game {
                Game::Match(one, other) => (one + 1, other + 1),
                Game::Bye(player) => (player + 1, 0),
                Game::Nobody => (0, 0),
            })
            .collect()
    }

    /// Shows CT-4.2.37, CT-4.2.38, LT-4.2.29.
    #[test]
    fn best_meets_worst_and_games_are_numbered_from_the_top() {
        assert_eq!(numbers(&seeded(8)), [(1, 8), (2, 7), (3, 6), (4, 5)]);
        let sixteen = [(1, 16), (2, 15), (3, 14), (4, 13), (5, 12), (6, 11), (7, 10), (8, 9)];
        assert_eq!(numbers(&seeded(16)), sixteen);
        assert_eq!(numbers(&seeded(2)), [(1, 2)]);
    }

    #[test]
    fn any_number_of_seeds_gives_the_byes_to_the_top() {
        assert_eq!(numbers(&seeded(6)), [(1, 0), (2, 0), (3, 6), (4, 5)]);
        assert_eq!(numbers(&seeded(5)), [(1, 0), (2, 0), (3, 0), (4, 5)]);
        assert_eq!(numbers(&seeded(1)), [(1, 0)]);
        assert!(seeded(0).is_empty());
    }

    /// Shows CT-4.2.39, CT-4.2.40, CT-4.2.41, CT-4.2.42, PT-4.3.17, LT-4.2.30, LT-4.2.31, LT-4.2.32.
    #[test]
    fn a_drawn_first_round_has_the_byes_up_to_the_next_power_of_two() {
        for (players, byes, matches) in [(11, 5, 3), (5, 3, 1), (17, 15, 1), (16, 0, 8), (2, 0, 1), (1, 1, 0)]
        {
            let mut lot = Lot::new(u64::from(players));
            let games = drawn(players, &mut |end| lot.below(end));
            let of = |kind: fn(&Game) -> bool| games.iter().filter(|game| kind(game)).count();
            assert_eq!(of(|game| matches!(game, Game::Bye(_))), byes, "{players} players");
            assert_eq!(of(|game| matches!(game, Game::Match(..))), matches, "{players} players");
            let mut seen: Vec<u32> = Vec::new();
            for game in &games {
                match game {
                    Game::Match(one, other) => seen.extend([one, other]),
                    Game::Bye(player) => seen.push(*player),
                    Game::Nobody => {}
                }
            }
            seen.sort_unstable();
            assert!(seen.iter().copied().eq(0..players));
        }
    }

    /// Shows CT-4.2.40, CT-4.2.42, LT-4.2.31, LT-4.2.32.
    #[test]
    fn byes_opponents_and_game_numbers_are_equally_likely() {
        // Three players: one bye and one match, two numbers: 3 x 2 draws.
        let mut lot = Lot::new(3);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..6_000 {
            let games = drawn(3, &mut |end| lot.below(end));
            let bye = games.iter().position(|game| matches!(game, Game::Bye(_))).expect("one bye");
            let Game::Bye(player) = games[bye] else { unreachable!("found above") };
            *seen.entry((player, bye)).or_insert(0_i64) += 1;
        }
        assert_eq!(seen.len(), 6);
        let squares: i64 = seen.values().map(|count| (count - 1000) * (count - 1000)).sum();
        // Five degrees of freedom; 20.5 is passed by chance once in a thousand.
        assert!(squares < 20_500, "{seen:?}");
        // Four players: three opponents for the first, in one of two games.
        let mut met = std::collections::BTreeMap::new();
        for _ in 0..6_000 {
            let games = drawn(4, &mut |end| lot.below(end));
            let of_first = games.iter().enumerate().find_map(|(game, it)| match *it {
                Game::Match(0, other) | Game::Match(other, 0) => Some((other, game)),
                Game::Match(..) | Game::Bye(_) | Game::Nobody => None,
            });
            *met.entry(of_first.expect("everybody plays")).or_insert(0_i64) += 1;
        }
        assert_eq!(met.len(), 6);
        let squares: i64 = met.values().map(|count| (count - 1000) * (count - 1000)).sum();
        assert!(squares < 20_500, "{met:?}");
    }

    /// Shows CT-4.2.43, CT-4.2.44, CT-4.2.45, PT-4.3.13, PT-4.3.22, PT-4.3.23, LT-4.2.33, LT-4.2.34.
    #[test]
    fn winners_fold_inwards() {
        assert_eq!(numbers(&next_round(&[Some(7), Some(1), Some(2), Some(4)])), [(8, 5), (2, 3)]);
        let mut games = seeded(32);
        for expected in [16_u32, 8, 4, 2] {
            let winners: Vec<Option<u32>> = games
                .iter()
                .map(|game| match game {
                    Game::Match(one, other) => Some(*one.min(other)),
                    Game::Bye(player) => Some(*player),
                    Game::Nobody => None,
                })
                .collect();
            games = next_round(&winners);
            let folded: Vec<(u32, u32)> =
                (1..=expected / 2).map(|seed| (seed, expected + 1 - seed)).collect();
            assert_eq!(numbers(&games), folded);
        }
        assert!(next_round(&[Some(0)]).is_empty());
    }

    /// Shows CT-4.2.46, CT-4.2.47, LT-4.2.35.
    #[test]
    fn who_leaves_gives_the_opponent_a_bye() {
        assert_eq!(next_round(&[None, Some(1), Some(2), Some(4)]), [Game::Bye(4), Game::Match(1, 2)]);
        let semifinals = next_round(&[None, Some(1), Some(2), None]);
        assert_eq!(semifinals, [Game::Nobody, Game::Match(1, 2)]);
        assert_eq!(next_round(&[None, Some(2)]), [Game::Bye(2)]);
    }
}
