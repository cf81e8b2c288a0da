//! Every best pairing is equally likely: counted against brute force, with fixed luck.

use crate::support::{Lot, all_pairings, any_request, cost, ordered, playing};
use pairing::{Swiss, pair};
use std::collections::BTreeMap;

type Pairs = Vec<(u32, u32)>;

fn sorted(pairs: &[(u32, u32)]) -> Pairs {
    let mut pairs: Pairs = pairs.iter().map(|pair| ordered(*pair)).collect();
    pairs.sort_unstable();
    pairs
}

/// Draws so often that each of the best is expected `each` times, and compares: nothing else comes, and chi-square stays
/// below five standard deviations above its mean.
fn check_uniform(request: &Swiss, best: &[Pairs], each: u64, lot: &mut Lot) {
    let mut seen: BTreeMap<Pairs, u64> = best.iter().map(|pairs| (sorted(pairs), 0)).collect();
    for _ in 0..each * best.len() as u64 {
        let round = pair(request, &mut |end| lot.below(end)).expect("well formed");
        *seen
            .get_mut(&sorted(&round.pairs))
            .unwrap_or_else(|| panic!("{round:?} is not best for {request:?}")) += 1;
    }
    let off: u64 = seen.values().map(|count| count.abs_diff(each).pow(2)).sum();
    // Chi-square is off / each, with mean f and variance 2 f for f degrees of freedom.
    let freedom = best.len() as u64 - 1;
    let chi_less_mean = (off / each).saturating_sub(freedom);
    assert!(
        chi_less_mean * chi_less_mean <= 25 * 2 * freedom + 25,
        "{off} over {each}: {request:?} {seen:?}"
    );
}

/// All best pairings, by trying all.
fn best(request: &Swiss) -> Vec<Pairs> {
    let all = all_pairings(&playing(request));
    let least = all.iter().map(|pairs| cost(request, pairs)).min().expect("some");
    all.into_iter().filter(|pairs| cost(request, pairs) == least).collect()
}

#[test]
fn small_fields_with_floats_and_forbidden_pairs() {
    let mut lot = Lot::new(21);
    for _ in 0..25 {
        let density = [0, 15, 30, 45][lot.below(4) as usize];
        let wishes = [0, 10][lot.below(2) as usize];
        let players = 6 + lot.below(3) as usize;
        let groups = 1 + lot.below(4);
        let request = any_request(&mut lot, players, groups, density, wishes);
        check_uniform(&request, &best(&request), 200, &mut lot);
    }
}

/// Fields beyond the tables of small ones are drawn by throwing away; a large group is frozen by wishes that leave it one
/// pairing only, so that the rest can be counted.
#[test]
fn larger_fields_with_floats_and_forbidden_pairs() {
    let mut lot = Lot::new(22);
    for (sizes, met) in [
        (vec![3, 4, 3], vec![(0, 1), (3, 7)]),
        (vec![2, 4, 2], vec![(0, 1)]),
        (vec![1, 2, 3, 2], vec![(0, 1), (0, 2)]),
        (vec![5, 3], vec![(0, 1), (0, 2), (0, 3), (0, 4), (0, 5)]),
        (vec![2, 2, 4], vec![(0, 1), (2, 3), (0, 2)]),
    ] {
        let mut small = Swiss { met, ..Swiss::default() };
        for (group, size) in sizes.iter().enumerate() {
            small.scores.extend(std::iter::repeat_n(100 - group as i64, *size));
        }
        let best: Vec<Pairs> = best(&small);
        let mut large = small.clone();
        let first = small.scores.len() as u32;
        large.scores.extend([0; 12]);
        let frozen: Pairs = (0..6).map(|pair| (first + 2 * pair, first + 2 * pair + 1)).collect();
        for one in first..first + 12 {
            large.met.extend(
                (one + 1..first + 12).map(|other| (one, other)).filter(|pair| !frozen.contains(pair)),
            );
        }
        let whole: Vec<Pairs> = best.into_iter().map(|pairs| [pairs, frozen.clone()].concat()).collect();
        check_uniform(&large, &whole, 200, &mut lot);
    }
}

/// Looking ahead narrows the choice; what is left stays equally likely.
#[test]
fn fields_narrowed_by_looking_ahead() {
    use crate::support::free_rounds;
    let mut lot = Lot::new(23);
    // Six players after two rounds that leave a prism: three more rounds exist, but not after every choice.
    let met = vec![(0, 3), (1, 4), (2, 5), (0, 4), (1, 5), (2, 3)];
    for rounds_after in 0..=2 {
        let request = Swiss { scores: vec![0; 6], met: met.clone(), rounds_after, ..Swiss::default() };
        let fresh =
            all_pairings(&playing(&request)).into_iter().filter(|pairs| cost(&request, pairs)[0] == 0);
        let leaves: Vec<Pairs> =
            fresh.filter(|pairs| free_rounds(&request, pairs, rounds_after) == rounds_after).collect();
        assert!(!leaves.is_empty());
        check_uniform(&request, &leaves, 300, &mut lot);
    }
}
