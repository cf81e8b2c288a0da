//! Attempts to fool the checker: whatever is changed in a pairing or its proof, it is noticed.

use crate::support::{Lot, Played, any_request};
use pairing::checker::Violation;
use pairing::{
    Assurance, Certificate, FloatCause, Group, Level, Members, Obstacle, OddSet, Outlook, Pairing, Reason,
    Relaxation, Swiss, Weight, checker, pair,
};

/// Requests with proofs of every kind, and their honest answers.
fn honest() -> Vec<(Swiss, Pairing)> {
    let mut lot = Lot::new(31);
    let mut requests: Vec<Swiss> = (0..60)
        .map(|at| {
            let mut request =
                any_request(&mut lot, 6 + at % 20, 4, [0, 30, 60, 90][at % 4], [0, 0, 20][at % 3]);
            request.rounds_after = at as u32 % 3;
            request
        })
        .collect();
    let mut played = Played::new(40, 9);
    for _ in 0..9 {
        let round = pair(&played.request, &mut |end| lot.below(end)).expect("well formed");
        requests.push(played.request.clone());
        played.play(&round.pairs, &mut lot);
    }
    requests
        .into_iter()
        .map(|request| {
            let round = pair(&request, &mut |end| lot.below(end)).expect("well formed");
            checker::check(&request, &round).unwrap_or_else(|violation| panic!("{violation:?} {request:?}"));
            (request, round)
        })
        .collect()
}

/// Changes every honest answer in every way that is given and expects each change to be noticed.
fn check_noticed(change: impl Fn(&Swiss, &mut Pairing, usize) -> bool) {
    let mut changed = 0;
    for (request, round) in honest() {
        for at in 0..64 {
            let mut forged = round.clone();
            if !change(&request, &mut forged, at) || forged == round {
                continue;
            }
            changed += 1;
            assert!(
                checker::check(&request, &forged).is_err(),
                "change {at} unnoticed: {request:?}\n{round:?}\n{forged:?}"
            );
        }
    }
    assert!(changed >= 10, "only {changed} changes were possible");
}

#[test]
fn a_missing_doubled_or_unknown_player() {
    check_noticed(|_, round, at| {
        at < round.pairs.len() && {
            round.pairs.remove(at);
            true
        }
    });
    check_noticed(|_, round, at| {
        at < round.pairs.len() && {
            round.pairs.push(round.pairs[at]);
            true
        }
    });
    check_noticed(|request, round, at| {
        at < round.pairs.len() && {
            round.pairs[at].1 = request.scores.len() as u32;
            true
        }
    });
    check_noticed(|_, round, at| {
        at < round.pairs.len() && {
            round.pairs[at].0 = round.pairs[at].1;
            true
        }
    });
}

#[test]
fn a_table_out_of_order() {
    check_noticed(|request, round, at| {
        let score = |player: u32| request.scores[player as usize];
        let groups = |pair: (u32, u32)| (score(pair.0), score(pair.1));
        at > 0 && at < round.pairs.len() && groups(round.pairs[at - 1]) != groups(round.pairs[at]) && {
            round.pairs.swap(at - 1, at);
            true
        }
    });
}

/// Exchanged opponents: either the claims no longer fit, or the pairing is worse, or it is as good and says so.
#[test]
fn exchanged_opponents_are_never_worse_unnoticed() {
    for (request, round) in honest() {
        for at in 1..round.pairs.len() {
            let mut forged = round.clone();
            let (first, second) = (round.pairs[at - 1], round.pairs[at]);
            forged.pairs[at - 1] = (first.0, second.1);
            forged.pairs[at] = (second.0, first.1);
            if checker::check(&request, &forged).is_ok_and(|checked| checked.best.is_proven()) {
                let cost = |round: &Pairing| crate::support::cost(&request, &round.pairs);
                assert_eq!(cost(&forged), cost(&round));
            }
        }
    }
}

#[test]
fn reasons_and_relaxations() {
    check_noticed(|_, round, at| {
        at < round.reasons.len() && {
            round.reasons.remove(at);
            true
        }
    });
    check_noticed(|_, round, at| {
        at < round.reasons.len() && {
            round.reasons.push(round.reasons[at]);
            true
        }
    });
    check_noticed(|_, round, at| match round.reasons.get_mut(at) {
        Some(Reason::Float { why, .. }) => {
            *why = FloatCause::OddGroup { size: 77, taken: 0 };
            true
        }
        _ => false,
    });
    check_noticed(|_, round, at| match round.reasons.get_mut(at) {
        Some(Reason::Float { passed, .. }) => {
            *passed += 1;
            true
        }
        _ => false,
    });
    check_noticed(|_, round, at| {
        at < round.relaxations.len() && {
            round.relaxations.remove(at);
            true
        }
    });
    check_noticed(|_, round, at| {
        at == 0 && {
            round.relaxations.push(Relaxation::Rematch(0, 1));
            true
        }
    });
}

#[test]
fn weights_and_sets() {
    type Proof<'a> = (&'a mut Vec<(u32, Weight)>, &'a mut Vec<OddSet>);
    fn proof(round: &mut Pairing) -> Option<Proof<'_>> {
        match &mut round.certificate {
            Certificate::Weights { players, sets } => Some((players, sets)),
            Certificate::Tried | Certificate::Open => None,
        }
    }
    check_noticed(|_, round, at| {
        proof(round).is_some_and(|(players, _)| {
            at < players.len() && {
                players.remove(at);
                true
            }
        })
    });
    check_noticed(|_, round, at| {
        proof(round).is_some_and(|(_, sets)| {
            at < sets.len() && {
                sets.remove(at);
                true
            }
        })
    });
    check_noticed(|_, round, at| {
        proof(round).is_some_and(|(_, sets)| {
            at < sets.len() && {
                sets.push(sets[at].clone());
                true
            }
        })
    });
    for change in [1, -1, 7] {
        check_noticed(|_, round, at| {
            proof(round).and_then(|(players, _)| players.get_mut(at)).is_some_and(|(_, weight)| {
                weight[0].1 += change;
                true
            })
        });
        check_noticed(|_, round, at| {
            proof(round).and_then(|(_, sets)| sets.get_mut(at)).is_some_and(|set| {
                set.weight[0].1 += change;
                true
            })
        });
    }
    check_noticed(|_, round, at| {
        proof(round).and_then(|(_, sets)| sets.get_mut(at)).is_some_and(|set| {
            if let Members::These { players, .. } = &mut set.members {
                players.pop().is_some()
            } else {
                false
            }
        })
    });
    check_noticed(|_, round, at| {
        proof(round).and_then(|(_, sets)| sets.get_mut(at)).is_some_and(|set| {
            set.weight.push((Level::Passing(40), 1));
            true
        })
    });
}

#[test]
fn outlooks() {
    check_noticed(|_, round, at| {
        at == 0 && !matches!(round.outlook, Outlook::Broken) && {
            round.outlook = Outlook::Broken;
            true
        }
    });
    check_noticed(|request, round, at| {
        at == 0 && request.rounds_after > 0 && {
            round.outlook = Outlook::Free(Assurance::NothingLeft);
            true
        }
    });
    check_noticed(|_, round, at| match &mut round.outlook {
        Outlook::Free(Assurance::Rounds(rounds)) if at < rounds.len() => {
            rounds[at].pop();
            true
        }
        Outlook::Free(Assurance::Degrees { fresh, .. }) if at == 0 => {
            *fresh += 1;
            true
        }
        _ => false,
    });
}

/// Six players have five rounds without a rematch, four have three: whoever says less is found out, as is whoever says more.
#[test]
fn rounds_that_are_said_to_be_impossible() {
    for (players, possible) in [(4, 2), (6, 4)] {
        // Somebody had a bye before another left: in an even field that is no matter.
        let byes_had = vec![1];
        let request =
            Swiss { scores: vec![0; players], rounds_after: possible, byes_had, ..Swiss::default() };
        let mut lot = Lot::new(1);
        let round = pair(&request, &mut |end| lot.below(end)).expect("well formed");
        assert!(matches!(round.outlook, Outlook::Free(_)), "{:?}", round.outlook);
        let breaks = |assurance| Outlook::Breaks { free: 0, assurance, because: Obstacle::Tried };
        let forged = Pairing { outlook: breaks(Assurance::NothingLeft), ..round.clone() };
        assert!(checker::check(&request, &forged).is_err(), "{players} players");
        // One round more than there can be, and nothing is wrong with saying so.
        let request = Swiss { rounds_after: possible + 1, ..request };
        let forged = Pairing { outlook: round.outlook.clone(), ..round };
        assert!(checker::check(&request, &forged).is_err(), "{players} players");
        let honest = pair(&request, &mut |end| lot.below(end)).expect("well formed");
        assert!(matches!(honest.outlook, Outlook::Breaks { free, .. } if free == possible), "{honest:?}");
        assert!(checker::check(&request, &honest).is_ok());
    }
}

/// Who says that everything better was tried is refuted by what is better: here two pairs inside their groups.
#[test]
fn a_worse_round_said_to_be_the_only_one() {
    let request = Swiss { scores: vec![1, 1, 0, 0], rounds_after: 1, ..Swiss::default() };
    let group = |at: u32| Group { at, score: 1 - i64::from(at), size: 2 };
    let float = |down, up| {
        let why = FloatCause::TooFewPairs { size: 2, taken: 0, inside: 0 };
        Reason::Float { down, up, from: group(0), to: group(1), why, passed: 0 }
    };
    let forged = Pairing {
        pairs: vec![(0, 2), (1, 3)],
        reasons: vec![float(0, 2), float(1, 3)],
        relaxations: Vec::new(),
        outlook: Outlook::Free(Assurance::Degrees { players: 4, fresh: 2 }),
        certificate: Certificate::Tried,
    };
    let refused = checker::check(&request, &forged);
    assert!(matches!(refused, Err(Violation::BetterExists { .. })), "{refused:?}");
}

/// In an odd field rounds to come that let the same player rest twice are no assurance while others have not rested.
#[test]
fn rounds_in_which_somebody_rests_twice() {
    let request = Swiss { scores: vec![0; 5], bye: Some(0), rounds_after: 2, ..Swiss::default() };
    let mut lot = Lot::new(1);
    let round = pair(&request, &mut |end| lot.below(end)).expect("well formed");
    let [(a, b), (c, d)] = round.pairs[..] else { panic!("{:?}", round.pairs) };
    let with = |rounds: [[(u32, u32); 2]; 2]| {
        let rounds = rounds.map(|round| round.to_vec()).to_vec();
        let forged = Pairing { outlook: Outlook::Free(Assurance::Rounds(rounds)), ..round.clone() };
        checker::check(&request, &forged).map(|_| ())
    };
    assert_eq!(with([[(0, c), (b, d)], [(0, a), (b, c)]]), Ok(()), "first one rests, then another");
    let twice = with([[(0, c), (b, d)], [(0, d), (b, c)]]);
    assert!(matches!(twice, Err(Violation::WrongOutlook)), "{a} rests twice: {twice:?}");
    let unknown = with([[(0, c), (b, d)], [(0, 9), (b, c)]]);
    assert!(matches!(unknown, Err(Violation::WrongOutlook)), "9 is nobody: {unknown:?}");
    let again = with([[(a, c), (b, d)], [(0, a), (b, c)]]);
    assert!(matches!(again, Err(Violation::WrongOutlook)), "0 rests again: {again:?}");
}

/// Weight moved from one player to another keeps the sum, but makes pairs overweight.
#[test]
fn weights_beyond_what_a_pair_costs() {
    let request = Swiss { scores: vec![1, 1, 0, 0], ..Swiss::default() };
    let mut lot = Lot::new(1);
    let mut round = pair(&request, &mut |end| lot.below(end)).expect("well formed");
    let players = vec![(0, vec![(Level::Crossing(0), 4)]), (2, vec![(Level::Crossing(0), -4)])];
    round.certificate = Certificate::Weights { players, sets: Vec::new() };
    assert!(matches!(checker::check(&request, &round), Err(Violation::Overweight { .. })));
}

/// What the checker says of three groups of two players, and one with the bye below them, proven like this.
fn with_proof(players: Vec<(u32, Weight)>, sets: Vec<OddSet>) -> Violation {
    let request = Swiss { scores: vec![2, 2, 1, 1, 0, 0, 0], bye: Some(6), ..Swiss::default() };
    let mut lot = Lot::new(1);
    let mut round = pair(&request, &mut |end| lot.below(end)).expect("well formed");
    round.certificate = Certificate::Weights { players, sets };
    checker::check(&request, &round).expect_err("it proves nothing")
}

#[test]
fn weights_that_are_not_well_formed() {
    use Level::{Crossing, Passing, Rematch, Wish};
    let bad: [Weight; 8] = [
        Vec::new(),
        vec![(Wish, 0)],
        vec![(Wish, 2), (Rematch, 2)],
        vec![(Wish, 2), (Wish, 2)],
        vec![(Crossing(2), 2)],
        vec![(Passing(0), 2)],
        vec![(Passing(2), 2)],
        vec![(Rematch, 1), (Crossing(7), 1)],
    ];
    for weight in bad {
        let violation = with_proof(vec![(0, weight.clone())], Vec::new());
        assert!(matches!(violation, Violation::BadWeight { .. }), "{weight:?}: {violation:?}");
        let members = Members::These { groups: Vec::new(), players: vec![0] };
        let violation = with_proof(Vec::new(), vec![OddSet { members, weight: weight.clone() }]);
        assert!(matches!(violation, Violation::BadWeight { .. }), "{weight:?}: {violation:?}");
    }
    // Nobody's weight, that of the player with the bye, twice the same one.
    for players in [vec![7], vec![6], vec![1, 1], vec![1, 0]] {
        let weights = players.iter().map(|player| (*player, vec![(Wish, 2)])).collect();
        let violation = with_proof(weights, Vec::new());
        assert!(matches!(violation, Violation::BadWeight { .. }), "{players:?}: {violation:?}");
    }
    let members = Members::These { groups: Vec::new(), players: vec![0] };
    let violation = with_proof(Vec::new(), vec![OddSet { members, weight: vec![(Wish, -2)] }]);
    assert!(matches!(violation, Violation::BadWeight { .. }), "a set is never worth less than nothing");
    // Well formed, they are only not what the pairing costs.
    for weight in [vec![(Crossing(1), 2)], vec![(Passing(1), 2)], vec![(Rematch, -2), (Wish, 4)]] {
        let violation = with_proof(vec![(0, weight.clone())], Vec::new());
        assert!(!matches!(violation, Violation::BadWeight { .. }), "{weight:?}: {violation:?}");
    }
}

#[test]
fn sets_that_are_not_well_formed() {
    let crossing = |boundary| vec![(Level::Crossing(boundary), 2)];
    let these = |groups: &[u32], players: &[u32]| {
        let members = Members::These { groups: groups.to_vec(), players: players.to_vec() };
        with_proof(Vec::new(), vec![OddSet { members, weight: crossing(0) }])
    };
    let bad: [(&[u32], &[u32]); 9] = [
        (&[1, 0], &[4]),
        (&[0, 0], &[4]),
        (&[], &[2, 1, 0]),
        (&[], &[0, 0, 1]),
        (&[0], &[0]),
        (&[0, 2], &[3, 4]),
        (&[3], &[]),
        (&[0], &[6]),
        (&[0], &[7]),
    ];
    for (groups, players) in bad {
        let violation = these(groups, players);
        assert!(matches!(violation, Violation::BadSet { at: 0 }), "{groups:?} {players:?}: {violation:?}");
    }
    for (groups, players) in [(&[0][..], &[][..]), (&[0, 1], &[]), (&[0], &[2, 3]), (&[], &[])] {
        let violation = these(groups, players);
        assert!(matches!(violation, Violation::NotOdd { at: 0 }), "{groups:?} {players:?}: {violation:?}");
    }
    let through =
        |group, weight| with_proof(Vec::new(), vec![OddSet { members: Members::Through(group), weight }]);
    assert!(matches!(through(0, crossing(0)), Violation::NotOdd { at: 0 }));
    assert!(matches!(through(0, crossing(1)), Violation::BadSet { at: 0 }), "another boundary's worth");
    assert!(matches!(through(2, crossing(0)), Violation::BadSet { at: 0 }), "nobody is below it");
}
