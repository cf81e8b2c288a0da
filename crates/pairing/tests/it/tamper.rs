//! Attempts to fool the checker: whatever is changed in a pairing or its proof, it is noticed.

use crate::support::{Lot, Played, any_request};
use pairing::checker::Violation;
use pairing::{
    Assurance, Certificate, FloatCause, Level, Members, Outlook, Pairing, Reason, Relaxation, Swiss, checker,
    pair,
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
    type Proof<'a> = (&'a mut Vec<(u32, pairing::Weight)>, &'a mut Vec<pairing::OddSet>);
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
