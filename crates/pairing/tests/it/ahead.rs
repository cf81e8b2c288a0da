//! Never boxed in: whole tournaments that other systems cannot finish, with drops, byes and every kind of luck.

use crate::support::{Lot, Played};
use pairing::{Assurance, Outlook, Pairing, Swiss, checker, pair};

/// Plays whole tournaments; no round may need a rematch, and every round must know that none will.
fn check_never_boxed_in(players: usize, rounds: u32, tournaments: u64, drops: bool) {
    for seed in 0..tournaments {
        let mut lot = Lot::new(seed * 1000 + players as u64);
        let mut played = Played::new(players, rounds);
        for number in 0..rounds {
            let request = &played.request;
            let round = pair(request, &mut |end| lot.below(end)).expect("well formed");
            let checked = checker::check(request, &round)
                .unwrap_or_else(|violation| panic!("{violation:?} {request:?}"));
            let told =
                format!("{players} x {rounds}, seed {seed}, round {number}: {request:?} {:?}", round.outlook);
            if drops {
                // Who left may have made it impossible; then it must have been said, and nothing is worse than needed.
                assert!(!matches!(round.outlook, Outlook::NotProven), "{told}");
            } else {
                assert!(matches!(round.outlook, Outlook::Free(_)), "{told}");
                assert!(round.relaxations.is_empty(), "{told}");
                assert!(checked.outlook.is_proven(), "{told}");
            }
            let pairs = round.pairs;
            played.play(&pairs, &mut lot);
            if drops && number % 3 == 1 && played.request.scores.len() > 5 {
                for _ in 0..2 {
                    let leaver = lot.below(played.request.scores.len() as u64) as u32;
                    played.drop(leaver);
                }
            }
        }
    }
}

#[test]
fn a_round_robin_by_swiss_is_always_finished() {
    check_never_boxed_in(4, 3, 50, false);
    check_never_boxed_in(6, 5, 200, false);
    check_never_boxed_in(8, 7, 200, false);
    check_never_boxed_in(10, 9, 60, false);
    check_never_boxed_in(12, 11, 25, false);
    check_never_boxed_in(14, 13, 6, false);
}

#[test]
fn long_tournaments_of_small_fields_are_always_finished() {
    check_never_boxed_in(8, 6, 100, false);
    check_never_boxed_in(16, 8, 20, false);
    check_never_boxed_in(16, 10, 25, false);
    check_never_boxed_in(18, 12, 5, false);
    check_never_boxed_in(24, 14, 3, false);
}

#[test]
fn odd_fields_give_everybody_one_bye_on_the_way() {
    check_never_boxed_in(5, 4, 60, false);
    check_never_boxed_in(7, 5, 60, false);
    check_never_boxed_in(9, 6, 30, false);
    check_never_boxed_in(11, 7, 20, false);
}

#[test]
fn drops_never_leave_it_unsaid() {
    check_never_boxed_in(8, 7, 100, true);
    check_never_boxed_in(10, 9, 60, true);
    check_never_boxed_in(12, 11, 30, true);
    check_never_boxed_in(16, 10, 20, true);
}

#[test]
fn a_break_to_come_is_said_in_advance() {
    // Four players can play three rounds; five are announced.
    let request = Swiss { scores: vec![0; 4], rounds_after: 4, ..Swiss::default() };
    let mut lot = Lot::new(1);
    let round = pair(&request, &mut |end| lot.below(end)).expect("well formed");
    assert!(matches!(round.outlook, Outlook::Breaks { free: 2, .. }), "{:?}", round.outlook);
    assert!(checker::check(&request, &round).expect("sound").outlook.is_proven());
}

/// Dirac's bound to the round: too large to search, a field is safe for as many rounds as the theorem gives and no more.
#[test]
fn degrees_assure_as_many_rounds_as_the_theorem_gives() {
    for (players, bye, safe) in [(100, None, 49), (101, Some(7), 49)] {
        let drawn = |rounds_after: u32| {
            let request = Swiss { scores: vec![0; players], rounds_after, bye, ..Swiss::default() };
            let mut lot = Lot::new(1);
            let round = pair(&request, &mut |end| lot.below(end)).expect("well formed");
            checker::check(&request, &round).unwrap_or_else(|violation| panic!("{violation:?}"));
            (request, round)
        };
        let outlook = drawn(safe).1.outlook;
        assert!(matches!(outlook, Outlook::Free(Assurance::Degrees { .. })), "{players}");
        let (request, round) = drawn(safe + 1);
        assert_eq!(round.outlook, Outlook::NotProven, "{players}");
        assert!(
            checker::check(&request, &pairing::Pairing { outlook, ..round }).is_err(),
            "said nevertheless"
        );
    }
}

#[test]
fn large_fields_are_safe_by_degrees() {
    let request = Swiss { scores: vec![0; 500], rounds_after: 20, ..Swiss::default() };
    let mut lot = Lot::new(1);
    let round = pair(&request, &mut |end| lot.below(end)).expect("well formed");
    assert_eq!(round.outlook, Outlook::Free(Assurance::Degrees { players: 500, fresh: 498 }));
}

/// Rounds to come may give somebody a second bye only where more of them come than players are left who have had none.
#[test]
fn a_second_bye_ahead_is_believed_only_where_byes_run_out() {
    let believed = |byes_had: &[u32]| {
        let mut request = Swiss { scores: vec![0; 5], bye: Some(4), rounds_after: 2, ..Swiss::default() };
        let round = pair(&request, &mut |_| 0).expect("well formed");
        let [(a, b), (c, d)] = round.pairs[..] else { panic!("two games and a bye") };
        // In the rounds to come d rests, then b.
        let resting: Vec<u32> = byes_had.iter().map(|at| [a, b, c, d][*at as usize]).collect();
        request.byes_had.clone_from(&resting);
        let ahead = vec![vec![(a, c), (b, 4)], vec![(a, d), (c, 4)]];
        let forged = Pairing { outlook: Outlook::Free(Assurance::Rounds(ahead)), ..round };
        checker::check(&request, &forged).is_ok()
    };
    assert!(believed(&[]), "the first bye of both");
    assert!(!believed(&[3]), "a second bye for d, and three have had none");
    assert!(believed(&[0, 1, 2, 3]), "everybody has had one");
    assert!(believed(&[0, 1, 3]), "one is left for two rounds");
}
