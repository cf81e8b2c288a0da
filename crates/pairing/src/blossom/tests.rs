//! The duals prove every matching, and another project's library agrees on the totals.

use super::*;
use crate::chance::testing::Lot;

/// Costs in a table; levels of one pair stand together.
struct Priced {
    n: usize,
    levels: usize,
    prices: Vec<i64>,
}

impl Priced {
    fn random(n: usize, levels: usize, most: u64, lot: &mut Lot) -> Priced {
        let mut prices = vec![0; n * n * levels];
        for one in 0..n {
            for other in one + 1..n {
                for level in 0..levels {
                    let price = lot.below(most) as i64;
                    prices[(one * n + other) * levels + level] = price;
                    prices[(other * n + one) * levels + level] = price;
                }
            }
        }
        Priced { n, levels, prices }
    }

    fn cost(&self, mates: &[usize]) -> Levels {
        let mut total = vec![0; self.levels];
        for (one, &other) in mates.iter().enumerate().filter(|(one, other)| one < *other) {
            for (level, amount) in total.iter_mut().enumerate() {
                *amount += self.price(one, other, level);
            }
        }
        total
    }
}

impl Prices for Priced {
    fn vertices(&self) -> usize {
        self.n
    }
    fn levels(&self) -> usize {
        self.levels
    }
    fn price(&self, one: usize, other: usize, level: usize) -> i64 {
        self.prices[(one * self.n + other) * self.levels + level]
    }
}

fn assert_proven(priced: &Priced, solution: &Solution) {
    let mut bound = vec![0; priced.levels];
    for dual in solution.vertices.iter().chain(solution.sets.iter().map(|(_, dual)| dual)) {
        for (level, amount) in bound.iter_mut().zip(dual) {
            *level += amount;
        }
    }
    let doubled: Levels = priced.cost(&solution.mates).iter().map(|level| 2 * level).collect();
    assert_eq!(bound, doubled);
    for (members, dual) in &solution.sets {
        assert!(members.len() % 2 == 1 && *dual > vec![0; priced.levels]);
    }
    for one in 0..priced.n {
        assert_eq!(solution.mates[solution.mates[one]], one);
        assert_ne!(solution.mates[one], one);
        for other in one + 1..priced.n {
            let slack: Levels = (0..priced.levels)
                .map(|level| {
                    let between: i64 = solution
                        .sets
                        .iter()
                        .filter(|(members, _)| members.contains(&one) != members.contains(&other))
                        .map(|(_, dual)| dual[level])
                        .sum();
                    2 * priced.price(one, other, level)
                        - solution.vertices[one][level]
                        - solution.vertices[other][level]
                        - between
                })
                .collect();
            assert!(slack >= vec![0; priced.levels], "{one} {other} {slack:?}");
        }
    }
}

#[test]
fn duals_prove_every_matching() {
    let mut lot = Lot::new(1);
    for round in 0..400 {
        let n = 2 * (1 + lot.below(9) as usize);
        let levels = 1 + lot.below(4) as usize;
        let most = [2, 3, 10, 1000][round % 4];
        let priced = Priced::random(n, levels, most, &mut lot);
        assert_proven(&priced, &solve(&priced));
    }
}

/// The library of another project as oracle: the same total on random graphs of one level.
#[test]
fn totals_agree_with_rustworkx() {
    use rustworkx_core::petgraph::graph::UnGraph;
    let mut lot = Lot::new(2);
    for round in 0..40 {
        let n = 2 * (4 + lot.below(20) as usize);
        let priced = Priced::random(n, 1, [2, 4, 50, 10_000][round % 4], &mut lot);
        let ours = priced.cost(&solve(&priced).mates)[0];
        let mut graph: UnGraph<(), i128> = UnGraph::default();
        let nodes: Vec<_> = (0..n).map(|_| graph.add_node(())).collect();
        for one in 0..n {
            for other in one + 1..n {
                graph.add_edge(nodes[one], nodes[other], 20_000 - i128::from(priced.price(one, other, 0)));
            }
        }
        let theirs = rustworkx_core::max_weight_matching::max_weight_matching(
            &graph,
            true,
            |edge| Ok::<i128, std::convert::Infallible>(*edge.weight()),
            false,
        )
        .expect("weights cannot fail");
        let total: i64 = theirs.iter().map(|&(one, other)| priced.price(one, other, 0)).sum();
        assert_eq!(ours, total);
    }
}
