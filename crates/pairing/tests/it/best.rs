//! Nothing is better: against brute force in small fields, against another project's matching in larger ones.

use crate::support::{Lot, all_pairings, any_request, cost, free_rounds, playing};
use pairing::{Certificate, Outlook, Swiss, checker, pair};
use std::collections::BTreeSet;

/// Checks one request against everything that could have been.
fn check_against_all(request: &Swiss, lot: &mut Lot) {
    let round = pair(request, &mut |end| lot.below(end)).expect("well formed");
    let checked = checker::check(request, &round)
        .unwrap_or_else(|violation| panic!("{violation:?}\n{request:?}\n{round:?}"));
    let ours = cost(request, &round.pairs);
    let all = all_pairings(&playing(request));
    let least_rematches = all.iter().map(|pairs| cost(request, pairs)[0]).min().expect("some pairing");
    assert_eq!(ours[0], least_rematches, "{request:?}");
    if least_rematches > 0 {
        assert_eq!(round.outlook, Outlook::Broken);
        assert!(all.iter().all(|pairs| cost(request, pairs) >= ours), "{request:?}");
        assert!(checked.best.is_proven());
        return;
    }
    let rested: BTreeSet<u32> = request.byes_had.iter().copied().chain(request.bye).collect();
    let byes_left = request.scores.len() - rested.len();
    let judge_ahead = request.scores.len().is_multiple_of(2) || byes_left >= request.rounds_after as usize;
    let judged = |pairs: &[(u32, u32)]| {
        let free = if judge_ahead { free_rounds(request, pairs, request.rounds_after) } else { 0 };
        (u32::MAX - free, cost(request, pairs))
    };
    let (free, _) = judged(&round.pairs);
    let free = u32::MAX - free;
    let fresh = all.iter().filter(|pairs| cost(request, pairs)[0] == 0);
    let best = fresh.map(|pairs| judged(pairs)).min().expect("our own");
    assert_eq!(best, judged(&round.pairs), "{request:?}\n{round:?}");
    assert!(checked.best.is_proven(), "{request:?} {round:?}");
    if judge_ahead {
        match &round.outlook {
            Outlook::Free(_) => assert_eq!(free, request.rounds_after),
            Outlook::Breaks { free: said, .. } => assert_eq!(free, *said),
            other => panic!("{other:?} {request:?}"),
        }
        assert!(checked.outlook.is_proven());
    }
}

#[test]
fn small_fields_against_every_pairing() {
    let mut lot = Lot::new(11);
    for _ in 0..1500 {
        let players = lot.below(9) as usize;
        let density = [0, 20, 40, 60, 80, 100][lot.below(6) as usize];
        let scores = 1 + lot.below(4);
        let wishes = [0, 0, 20, 50][lot.below(4) as usize];
        let mut request = any_request(&mut lot, players, scores, density, wishes);
        request.rounds_after = lot.below(4) as u32;
        check_against_all(&request, &mut lot);
    }
}

#[test]
fn ten_players_against_every_pairing() {
    let mut lot = Lot::new(12);
    for _ in 0..60 {
        let density = 10 + 10 * lot.below(8);
        let request = any_request(&mut lot, 9 + players_more(density), 5, density, 5);
        check_against_all(&request, &mut lot);
    }
}

fn players_more(density: u64) -> usize {
    usize::from(density.is_multiple_of(20))
}

/// The library of another project as oracle, on fields too large for our tables.
#[test]
fn larger_fields_against_rustworkx() {
    let mut lot = Lot::new(13);
    for _ in 0..150 {
        let players = 18 + 2 * lot.below(8) as usize;
        let density = [5, 30, 60, 80, 95][lot.below(5) as usize];
        let wishes = [0, 0, 30][lot.below(3) as usize];
        let groups = 1 + lot.below(5);
        let request = any_request(&mut lot, players, groups, density, wishes);
        let round = pair(&request, &mut |end| lot.below(end)).expect("well formed");
        let checked =
            checker::check(&request, &round).unwrap_or_else(|violation| panic!("{violation:?}\n{request:?}"));
        assert!(checked.best.is_proven(), "{request:?}");
        assert_eq!(packed(&cost(&request, &round.pairs)), least(&request), "{request:?}");
    }
}

/// A cost as one number, for at most 31 pairs at any level.
fn packed(cost: &[u32]) -> i128 {
    cost.iter().fold(0, |sum, level| sum * 32 + i128::from(*level))
}

fn least(request: &Swiss) -> i128 {
    use rustworkx_core::petgraph::graph::UnGraph;
    let players = playing(request);
    let mut graph: UnGraph<u32, i128> = UnGraph::default();
    let nodes: Vec<_> = players.iter().map(|player| graph.add_node(*player)).collect();
    let dear = packed(&vec![31; cost(request, &[]).len()]);
    for one in 0..nodes.len() {
        for other in one + 1..nodes.len() {
            let price = packed(&cost(request, &[(players[one], players[other])]));
            graph.add_edge(nodes[one], nodes[other], dear - price);
        }
    }
    let weight = |edge: rustworkx_core::petgraph::graph::EdgeReference<'_, i128>| {
        Ok::<_, std::convert::Infallible>(*edge.weight())
    };
    let matching =
        rustworkx_core::max_weight_matching::max_weight_matching(&graph, true, weight, false).expect("total");
    let pairs: Vec<(u32, u32)> =
        matching.iter().map(|&(one, other)| (players[one], players[other])).collect();
    packed(&cost(request, &pairs))
}

/// Fields as they come up in play, of any size, are proven best; nothing is left open.
#[test]
fn played_tournaments_are_proven_best() {
    use crate::support::Played;
    for (seed, players, rounds) in
        [(1, 17, 6), (2, 24, 8), (3, 33, 7), (4, 60, 9), (5, 128, 10), (6, 301, 10), (7, 1000, 11)]
    {
        let mut lot = Lot::new(seed);
        let mut played = Played::new(players, rounds);
        for number in 0..rounds {
            let round = pair(&played.request, &mut |end| lot.below(end)).expect("well formed");
            let checked =
                checker::check(&played.request, &round).unwrap_or_else(|violation| panic!("{violation:?}"));
            assert!(checked.best.is_proven(), "{players} players, round {number}");
            assert_ne!(round.certificate, Certificate::Open);
            assert!(round.relaxations.is_empty());
            played.play(&round.pairs, &mut lot);
            if number % 3 == 2 {
                let leaver = lot.below(played.request.scores.len() as u64) as u32;
                played.drop(leaver);
            }
        }
    }
}
