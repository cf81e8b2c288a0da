//! Standings: points, strength of schedule, extended strength of schedule, and a random order drawn once.
//!
//! | tie-breaker | what it is | clauses |
//! |---|---|---|
//! | `points` | the sum of the outcomes' points | CT-4.4.4, LT-4.4.2 |
//! | `sos` | mean over the opponents of their points per round | CT-4.4.8, LT-4.4.8 |
//! | `esos` | mean over the opponents of their `sos` | CT-4.4.10, LT-4.4.9 |
//! | `random` | an order drawn when the round closed, stored with it | CT-4.4.11, LT-4.4.12 |
//!
//! Readings adopted: a bye and an unpaired loss count as rounds of the player, never as opponents; an opponent who left is
//! divided by the rounds up to leaving; somebody met twice counts once; nobody met gives 0.
//!
//! **Exact.** Nothing is rounded. All quotients of one table share the denominators 1 to `most rounds`, so every figure is
//! a whole number over a power of their least common multiple and comparing is comparing integers; [`Fraction`] is
//! reduced only for show. With at most [`MOST_ROUNDS`] rounds and [`MOST_POINTS`] points nothing can overflow.

use std::cmp::Reverse;

use num_rational::Ratio;
use regulations::TieBreaker;

/// A figure as an exact fraction, as it is shown.
pub type Fraction = Ratio<i128>;

/// The most Swiss rounds one table may cover.
pub const MOST_ROUNDS: u32 = 23;

/// The most points one outcome may give.
pub const MOST_POINTS: u32 = 100_000;

/// What one player did in one round of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// Points of the outcome.
    pub points: u32,
    /// Whom it was played against, as an index into the records; nobody for byes and unpaired losses.
    pub opponent: Option<u32>,
}

/// One player's rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// A line for every round that counts as played.
    pub lines: Vec<Line>,
}

/// One row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The player, as an index into the records.
    pub player: u32,
    /// The place, from 1.
    pub rank: u32,
    /// The sum of points.
    pub points: u32,
    /// Rounds that count as played.
    pub played: u32,
    /// Strength of schedule.
    pub sos: Fraction,
    /// Extended strength of schedule.
    pub esos: Fraction,
}

/// The opponents whose figures make up a row's strength of schedule, for "how was this computed".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// Each opponent once: index, points, rounds played, that opponent's own strength of schedule.
    pub opponents: Vec<(u32, u32, u32, Fraction)>,
}

/// Figures of one table, before they are put in order.
#[derive(Clone, Debug)]
pub struct Figures {
    points: Vec<u32>,
    played: Vec<u32>,
    opponents: Vec<Vec<u32>>,
    /// Over `common`².
    sos: Vec<i128>,
    /// Over `common`³.
    esos: Vec<i128>,
    common: i128,
}

impl Figures {
    /// Computes all figures. A stage announces at most [`MOST_ROUNDS`] rounds, so no record has more lines.
    pub fn of(records: &[Record]) -> Figures {
        let played: Vec<u32> = records.iter().map(|record| record.lines.len() as u32).collect();
        let points: Vec<u32> =
            records.iter().map(|record| record.lines.iter().map(|line| line.points).sum()).collect();
        let opponents: Vec<Vec<u32>> = records.iter().map(opponents_once).collect();
        let most = played.iter().copied().max().unwrap_or(0).max(1);
        let common = (1..=i128::from(most)).fold(1, num_lcm);
        // Points per round over `common`, then means over `common`² and `common`³.
        let per_round: Vec<i128> = points
            .iter()
            .zip(&played)
            .map(
                |(&points, &played)| {
                    if played == 0 { 0 } else { i128::from(points) * (common / i128::from(played)) }
                },
            )
            .collect();
        let sos = means(&opponents, &per_round, common);
        let esos = means(&opponents, &sos, common);
        Figures { points, played, opponents, sos, esos, common }
    }

    /// The players in order, best first, by those tie-breakers. `drawn` is the stored random order, best first; a player it
    /// does not name comes after all it names.
    pub fn order(&self, tie_breakers: &[TieBreaker], drawn: &[u32]) -> Vec<u32> {
        let mut luck = vec![u32::MAX; self.points.len()];
        for (place, &player) in drawn.iter().enumerate() {
            if let Some(slot) = luck.get_mut(player as usize) {
                *slot = place as u32;
            }
        }
        let mut order: Vec<u32> = (0..self.points.len() as u32).collect();
        order.sort_by_cached_key(|&player| {
            let at = player as usize;
            let figures: Vec<Reverse<i128>> = tie_breakers
                .iter()
                .map(|tie_breaker| {
                    Reverse(match tie_breaker {
                        TieBreaker::StrengthOfSchedule => self.sos[at],
                        TieBreaker::ExtendedStrengthOfSchedule => self.esos[at],
                        TieBreaker::Random => -i128::from(luck[at]),
                    })
                })
                .collect();
            (Reverse(self.points[at]), figures, luck[at], player)
        });
        order
    }

    /// The rows of a table in that order.
    pub fn rows(&self, order: &[u32]) -> Vec<Row> {
        order.iter().zip(1..).map(|(&player, rank)| self.row(player, rank)).collect()
    }

    /// How a player's strength of schedule came about.
    pub fn explain(&self, player: u32) -> Explanation {
        let opponents = self.opponents.get(player as usize).into_iter().flatten();
        Explanation {
            opponents: opponents
                .map(|&other| {
                    let at = other as usize;
                    (other, self.points[at], self.played[at], Fraction::new(self.sos[at], self.common.pow(2)))
                })
                .collect(),
        }
    }

    fn row(&self, player: u32, rank: u32) -> Row {
        let at = player as usize;
        Row {
            player,
            rank,
            points: self.points[at],
            played: self.played[at],
            sos: Fraction::new(self.sos[at], self.common.pow(2)),
            esos: Fraction::new(self.esos[at], self.common.pow(3)),
        }
    }
}

fn opponents_once(record: &Record) -> Vec<u32> {
    let mut met: Vec<u32> = record.lines.iter().filter_map(|line| line.opponent).collect();
    met.sort_unstable();
    met.dedup();
    met
}

fn means(opponents: &[Vec<u32>], figure: &[i128], common: i128) -> Vec<i128> {
    opponents
        .iter()
        .map(|met| match met.len() as i128 {
            0 => 0,
            count => met.iter().map(|&other| figure[other as usize]).sum::<i128>() * (common / count),
        })
        .collect()
}

fn num_lcm(one: i128, two: i128) -> i128 {
    let (mut a, mut b) = (one, two);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    one / a * two
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;

    const ORDER: [TieBreaker; 3] =
        [TieBreaker::StrengthOfSchedule, TieBreaker::ExtendedStrengthOfSchedule, TieBreaker::Random];

    /// A story in words: "Ana beats Bo, Cai edges Dee, Eli bye, Gus absent"; `beats` and `edges` give those points.
    fn check(beats: [u32; 2], edges: [u32; 2], unpaired: u32, story: &str, table: &Expect) {
        let mut names: Vec<&str> = Vec::new();
        let mut records: Vec<Record> = Vec::new();
        let mut place = |name| {
            names.iter().position(|known| *known == name).unwrap_or_else(|| {
                names.push(name);
                names.len() - 1
            })
        };
        let mut add = |player: usize, line| {
            records.resize_with(records.len().max(player + 1), Record::default);
            records[player].lines.push(line);
        };
        for round in story.lines().filter(|line| !line.trim().is_empty()) {
            for game in round.split_once(':').unwrap().1.split(',') {
                match game.split_whitespace().collect::<Vec<_>>()[..] {
                    [who, "bye"] => add(place(who), Line { points: beats[0], opponent: None }),
                    [who, "absent"] => add(place(who), Line { points: unpaired, opponent: None }),
                    [winner, how, loser] => {
                        let points = if how == "edges" { edges } else { beats };
                        let (winner, loser) = (place(winner), place(loser));
                        add(winner, Line { points: points[0], opponent: Some(loser as u32) });
                        add(loser, Line { points: points[1], opponent: Some(winner as u32) });
                    }
                    _ => panic!("{game}"),
                }
            }
        }
        let figures = Figures::of(&records);
        let order = figures.order(&ORDER, &(0..names.len() as u32).collect::<Vec<_>>());
        let lines: Vec<String> = figures
            .rows(&order)
            .iter()
            .map(|row| {
                let (sos, esos) = (row.sos.to_string(), row.esos.to_string());
                format!(
                    "{} {:<4}{:>3} {sos:>6} {esos:>7}\n",
                    row.rank, names[row.player as usize], row.points
                )
            })
            .collect();
        table.assert_eq(&lines.concat());
    }

    /// Shows CT-4.4.8, CT-4.4.9, CT-4.4.10, CT-4.4.6, CT-4.4.5, PT-4.5.8.
    #[test]
    fn ct_4_4_8_strength_of_schedule_with_a_bye_in_every_round() {
        check(
            [5, 0],
            [4, 0],
            0,
            "1: Ana beats Dee, Cai beats Bo, Eli bye
             2: Ana beats Cai, Eli beats Bo, Dee bye
             3: Ana edges Eli, Dee beats Cai, Bo bye",
            &expect![[r"
                1 Ana  14   25/9   86/27
                2 Dee  10   19/6       3
                3 Eli  10   19/6   95/36
                4 Cai   5   29/9   76/27
                5 Bo    5    5/2  115/36
            "]],
        );
    }

    /// Shows CT-4.4.7.
    #[test]
    fn ct_4_4_7_rounds_of_opponents_with_bye_drop_and_rejoin() {
        check(
            [5, 0],
            [4, 0],
            0,
            "1: Fay beats Gus, Hal beats Ida, Jo edges Kit
             2: Kit bye, Fay beats Hal, Ida beats Jo, Gus absent
             3: Gus bye, Fay beats Jo, Ida beats Kit",
            &expect![[r"
                1 Fay  15   11/6    25/6
                2 Ida  10   11/6   59/18
                3 Gus   5      5    11/6
                4 Hal   5   25/6    11/6
                5 Kit   5    7/3   31/12
                6 Jo    4   10/3       2
            "]],
        );
    }

    /// Shows LT-4.4.8, LT-4.4.9, LT-4.4.7.
    #[test]
    fn lt_4_4_8_strength_of_schedule_with_byes() {
        // Ana's win over Eli and Cho's over Ben and Ana came in late: modified losses, 10 and 0.
        let late = |winner: u32, loser: u32| {
            [
                (winner, Line { points: 10, opponent: Some(loser) }),
                (loser, Line { points: 0, opponent: Some(winner) }),
            ]
        };
        let full = |winner: u32, loser: u32| {
            [
                (winner, Line { points: 10, opponent: Some(loser) }),
                (loser, Line { points: 1, opponent: Some(winner) }),
            ]
        };
        let modified = |winner: u32, loser: u32| {
            [
                (winner, Line { points: 6, opponent: Some(loser) }),
                (loser, Line { points: 0, opponent: Some(winner) }),
            ]
        };
        let bye = |player: u32| (player, Line { points: 10, opponent: None });
        let [ana, ben, cho, dee, eli] = [0, 1, 2, 3, 4];
        let mut records = vec![Record::default(); 5];
        let games = [
            full(ana, ben),
            modified(cho, dee),
            late(ana, eli),
            late(cho, ben),
            late(cho, ana),
            full(eli, dee),
        ];
        for (player, line) in games.into_iter().flatten().chain([bye(eli), bye(dee), bye(ben)]) {
            records[player as usize].lines.push(line);
        }
        let figures = Figures::of(&records);
        let order = figures.order(&ORDER, &[0, 1, 2, 3, 4]);
        let said: Vec<String> = figures
            .rows(&order)
            .iter()
            .map(|row| format!("{} {} {} {}", row.player, row.points, row.sos, row.esos))
            .collect();
        assert_eq!(
            said,
            ["2 26 14/3 65/9", "0 20 19/3 35/6", "4 20 31/6 7", "1 11 23/3 11/2", "3 11 23/3 59/12"]
        );
    }

    /// Shows LT-4.4.8: Bo's 11/3 counts once for Ana, who played him twice; Dee's point, who left, is divided by one round.
    #[test]
    fn lt_4_4_8_an_opponent_met_twice_counts_once_and_who_left_by_the_rounds_played() {
        check(
            [10, 1],
            [6, 0],
            1,
            "1: Ana beats Bo, Cai beats Dee
             2: Ana edges Bo, Cai bye
             3: Ana beats Cai, Bo bye",
            &expect![[r"
                1 Ana  26   16/3    27/4
                2 Cai  21   29/6    37/6
                3 Bo   11   26/3    16/3
                4 Dee   1      7    29/6
            "]],
        );
    }

    /// Shows LT-4.4.11.
    #[test]
    fn lt_4_4_11_an_unpaired_loss_is_a_round_and_no_opponent() {
        check(
            [10, 1],
            [6, 0],
            1,
            "1: Gil beats Hal, Ivy beats Jon
             2: Gil beats Ivy, Hal bye, Jon absent
             3: Gil beats Jon, Ivy edges Hal",
            &expect![[r"
                1 Gil  30   31/9  185/27
                2 Ivy  17   44/9  172/27
                3 Hal  11   47/6    25/6
                4 Jon   3   47/6    25/6
            "]],
        );
    }

    /// Shows CT-4.4.11, LT-4.4.12, PT-4.5.11: the stored draw orders only those equal in everything else, and stays.
    #[test]
    fn ct_4_4_11_equal_players_stand_in_the_order_drawn() {
        let pair = |winner: u32, loser: u32| {
            [
                (winner, Line { points: 5, opponent: Some(loser) }),
                (loser, Line { points: 0, opponent: Some(winner) }),
            ]
        };
        let [lee, max, ned, oli] = [0, 1, 2, 3];
        let mut records = vec![Record::default(); 4];
        for (player, line) in [pair(lee, max), pair(ned, oli)].into_iter().flatten() {
            records[player as usize].lines.push(line);
        }
        let figures = Figures::of(&records);
        assert_eq!(figures.order(&ORDER, &[ned, max, oli, lee]), [ned, lee, max, oli]);
        assert_eq!(figures.order(&ORDER, &[oli, lee, ned, max]), [lee, ned, oli, max]);
        assert_eq!(figures.order(&ORDER, &[oli, lee, ned, max]), [lee, ned, oli, max]);
    }

    /// The most rounds, the most points and everybody met: the largest figures there can be still fit.
    #[test]
    fn nothing_overflows_at_the_limits() {
        let players = MOST_ROUNDS + 1;
        let everybody = |player: u32| Record {
            lines: (0..players)
                .filter(|other| *other != player)
                .map(|other| Line { points: MOST_POINTS, opponent: Some(other) })
                .collect(),
        };
        let records: Vec<Record> = (0..players).map(everybody).collect();
        let rows = Figures::of(&records).rows(&[0]);
        assert_eq!(rows[0].esos, Fraction::from_integer(i128::from(MOST_POINTS)));
    }
}
