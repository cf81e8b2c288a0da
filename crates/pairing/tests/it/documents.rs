//! The examples of the regulations, played with every kind of luck.

use crate::support::{Lot, ordered};
use pairing::{FloatCause, Outlook, Reason, Relaxation, Swiss, checker, pair};
use std::collections::BTreeMap;

/// Pairs a request many times and counts what comes out, pairs in order of players.
fn outcomes(request: &Swiss, times: u64) -> BTreeMap<Vec<(u32, u32)>, u64> {
    let mut lot = Lot::new(99);
    let mut seen = BTreeMap::new();
    for _ in 0..times {
        let round = pair(request, &mut |end| lot.below(end)).expect("well formed");
        checker::check(request, &round).unwrap_or_else(|violation| panic!("{violation:?} {round:?}"));
        let mut pairs: Vec<(u32, u32)> = round.pairs.iter().map(|pair| ordered(*pair)).collect();
        pairs.sort_unstable();
        *seen.entry(pairs).or_insert(0) += 1;
    }
    seen
}

fn by_scores(request: &Swiss, pairs: &[(u32, u32)]) -> Vec<(i64, i64)> {
    let score = |player: u32| request.scores[player as usize];
    let mut games: Vec<(i64, i64)> = pairs
        .iter()
        .map(|&(one, other)| (score(one).max(score(other)), score(one).min(score(other))))
        .collect();
    games.sort_unstable();
    games.reverse();
    games
}

/// Shows CT-4.2.6, CT-4.2.18, LT-4.2.5, LT-4.2.18.
#[test]
fn no_rematch_outranks_equal_points() {
    // Fay 10, Ida 5, Kit 5, Jo 4; Jo has met Kit and Ida.
    let request = Swiss { scores: vec![10, 5, 5, 4], met: vec![(3, 2), (3, 1)], ..Swiss::default() };
    let seen = outcomes(&request, 30);
    assert_eq!(seen.into_keys().collect::<Vec<_>>(), [vec![(0, 3), (1, 2)]]);
    // Gil 20, Hal 11, Ivy 11, Jon 2; Gil has met Hal and Ivy, Ivy has met Jon.
    let request =
        Swiss { scores: vec![20, 11, 11, 2], met: vec![(0, 1), (0, 2), (2, 3)], ..Swiss::default() };
    assert_eq!(outcomes(&request, 30).into_keys().collect::<Vec<_>>(), [vec![(0, 3), (1, 2)]]);
}

/// Shows CT-4.2.6, LT-4.2.5.
#[test]
fn two_triangles_need_one_rematch_and_say_so() {
    // Everybody has met everybody of the other three: what is left are two triangles.
    let met: Vec<(u32, u32)> = (0..3).flat_map(|one| (3..6).map(move |other| (one, other))).collect();
    let request = Swiss { scores: vec![0; 6], met, ..Swiss::default() };
    let mut lot = Lot::new(5);
    let round = pair(&request, &mut |end| lot.below(end)).expect("well formed");
    assert_eq!(round.outlook, Outlook::Broken);
    assert!(
        matches!(round.relaxations.as_slice(), [Relaxation::Rematch(one, other)] if (*one < 3) != (*other < 3))
    );
    assert!(checker::check(&request, &round).expect("sound").best.is_proven());
}

/// Shows CT-4.2.20, LT-4.2.15.
#[test]
fn in_the_first_round_all_pairings_are_equally_likely_and_a_seed_repeats() {
    let request = Swiss { scores: vec![0; 8], ..Swiss::default() };
    let seen = outcomes(&request, 21_000);
    assert_eq!(seen.len(), 105);
    assert!(seen.values().all(|count| (130..=275).contains(count)), "{seen:?}");
    let drawn = |seed: u64| {
        let mut lot = Lot::new(seed);
        pair(&request, &mut |end| lot.below(end)).expect("well formed")
    };
    assert_eq!(drawn(4), drawn(4));
    assert_ne!(drawn(4), drawn(5));
}

/// Shows CT-4.2.21, CT-4.2.22, PT-4.1.2, PT-4.3.5, LT-4.2.16.
#[test]
fn equal_points_meet_at_random() {
    let scores = vec![10, 10, 10, 10, 5, 5, 5, 5, 0, 0, 0, 0];
    let request = Swiss { scores, ..Swiss::default() };
    let seen = outcomes(&request, 5_400);
    assert_eq!(seen.len(), 27);
    assert!(seen.values().all(|count| (140..=260).contains(count)), "{seen:?}");
}

/// Shows CT-4.2.22, PT-4.3.6, HR-4.2.23: where not every group can stay together, the top group does.
#[test]
fn the_group_with_the_most_points_is_paired_first() {
    // The two on 5 have met: either the two on 10 stay together or the two on 0 do.
    let request = Swiss { scores: vec![10, 10, 5, 5, 0, 0], met: vec![(2, 3)], ..Swiss::default() };
    for pairs in outcomes(&request, 60).keys() {
        assert_eq!(by_scores(&request, pairs), [(10, 10), (5, 0), (5, 0)]);
    }
}

/// Shows CT-4.2.23, CT-4.2.24, PT-4.3.7, PT-4.3.8.
#[test]
fn an_odd_group_sends_one_to_the_next_group_and_so_on_down() {
    let request = Swiss { scores: vec![10, 10, 10, 5, 5, 5, 5, 5], met: vec![(0, 3)], ..Swiss::default() };
    for pairs in outcomes(&request, 300).keys() {
        assert_eq!(by_scores(&request, pairs), [(10, 10), (10, 5), (5, 5), (5, 5)]);
        assert!(!pairs.contains(&(0, 3)));
    }
    let request = Swiss { scores: vec![10, 10, 10, 5, 5, 5, 5, 0, 0, 0], ..Swiss::default() };
    for pairs in outcomes(&request, 300).keys() {
        assert_eq!(by_scores(&request, pairs), [(10, 10), (10, 5), (5, 5), (5, 0), (0, 0)]);
    }
}

/// Shows CT-4.2.27, LT-4.2.21.
#[test]
fn three_leaders_and_one_below() {
    // John, Stella, Laramy on 15; Kyle on 10.
    let request = Swiss { scores: vec![15, 15, 15, 10], ..Swiss::default() };
    let seen = outcomes(&request, 900);
    assert_eq!(seen.len(), 3);
    assert!(seen.contains_key(&vec![(0, 1), (2, 3)]));
    assert!(seen.values().all(|count| (230..=370).contains(count)), "{seen:?}");
}

/// Shows LT-4.2.17.
#[test]
fn whoever_is_left_over_is_random_and_never_meets_a_former_opponent() {
    let request =
        Swiss { scores: vec![10, 10, 10, 1, 1, 1], met: vec![(0, 3), (1, 4), (2, 5)], ..Swiss::default() };
    let seen = outcomes(&request, 1_200);
    // Three can be left over, two of the losers can meet them.
    assert_eq!(seen.len(), 6);
    assert!(seen.values().all(|count| (140..=260).contains(count)), "{seen:?}");
    // All of the next group met: first another one is left over.
    let request = Swiss { scores: vec![9, 9, 9, 5, 1, 1], met: vec![(0, 3), (1, 3)], ..Swiss::default() };
    for pairs in outcomes(&request, 60).keys() {
        assert!(pairs.contains(&(2, 3)), "{pairs:?}");
    }
    // Only if nobody else can be: the following group.
    let request =
        Swiss { scores: vec![9, 9, 9, 5, 1, 1], met: vec![(0, 3), (1, 3), (2, 3)], ..Swiss::default() };
    for pairs in outcomes(&request, 60).keys() {
        assert_eq!(by_scores(&request, pairs), [(9, 9), (9, 1), (5, 1)]);
    }
}

/// Shows CT-4.2.1, LT-4.2.1.
#[test]
fn nobody_is_left_out_and_nobody_plays_twice() {
    let mut lot = Lot::new(8);
    for players in 0..40 {
        let bye = (players % 2 == 1).then_some(players as u32 / 2);
        let request = Swiss { scores: (0..players).map(|at| at % 3).collect(), bye, ..Swiss::default() };
        let round = pair(&request, &mut |end| lot.below(end)).expect("well formed");
        let mut seen: Vec<u32> = round.pairs.iter().flat_map(|pair| [pair.0, pair.1]).chain(bye).collect();
        seen.sort_unstable();
        assert!(seen.into_iter().eq(0..players as u32));
    }
}

#[test]
fn a_float_carries_the_facts_for_its_sentence() {
    let mut lot = Lot::new(3);
    let scores = vec![6, 6, 6, 6, 6, 6, 6, 3, 3, 3, 3, 3];
    let request = Swiss { scores, ..Swiss::default() };
    let round = pair(&request, &mut |end| lot.below(end)).expect("well formed");
    let [Reason::Float { why, from, to, passed: 0, .. }] = round.reasons.as_slice() else {
        panic!("{round:?}")
    };
    assert_eq!(*why, FloatCause::OddGroup { size: 7, taken: 0 });
    assert_eq!((from.score, from.size, to.score, to.size), (6, 7, 3, 5));
    // Player 0 has met the other six.
    let request = Swiss { met: (1..7).map(|other| (0, other)).collect(), ..request };
    let round = pair(&request, &mut |end| lot.below(end)).expect("well formed");
    let [Reason::Float { down: 0, why, .. }] = round.reasons.as_slice() else { panic!("{round:?}") };
    assert_eq!(*why, FloatCause::MayMeetNobody { others: 6 });
}

#[test]
fn households_stay_apart_as_long_as_no_rematch_follows_from_it() {
    let apart = vec![(0, 1), (2, 3)];
    let request = Swiss { scores: vec![0; 4], apart: apart.clone(), ..Swiss::default() };
    assert!(!outcomes(&request, 60).contains_key(&vec![(0, 1), (2, 3)]));
    // Now apart would need a rematch: the wish gives way and is named.
    let met = vec![(0, 2), (0, 3), (1, 2), (1, 3)];
    let request = Swiss { scores: vec![0; 4], apart, met, ..Swiss::default() };
    let mut lot = Lot::new(3);
    let round = pair(&request, &mut |end| lot.below(end)).expect("well formed");
    assert_eq!(round.relaxations.len(), 2);
    assert!(round.relaxations.iter().all(|relaxation| matches!(relaxation, Relaxation::Together(..))));
}
