//! Laws for all requests, sensible or not.

use crate::support::{Lot, any_request};
use pairing::{Outlook, Relaxation, Swiss, checker, elimination, pair};
use proptest::prelude::*;

fn anything() -> impl Strategy<Value = Swiss> {
    let player = 0..12_u32;
    let pairs = prop::collection::vec((player.clone(), player.clone()), 0..20);
    (
        prop::collection::vec(-2..3_i64, 0..12),
        pairs.clone(),
        pairs,
        prop::option::of(player.clone()),
        prop::collection::vec(player, 0..6),
        prop_oneof![0..6_u32, Just(u32::MAX)],
    )
        .prop_map(|(scores, met, apart, bye, byes_had, rounds_after)| Swiss {
            scores,
            met,
            apart,
            bye,
            byes_had,
            rounds_after,
        })
}

proptest! {
    /// Whatever is asked, there is an answer; and what is not refused passes the checker.
    #[test]
    fn nothing_panics_and_every_answer_is_sound(request in anything(), seed: u64) {
        let mut lot = Lot::new(seed);
        match pair(&request, &mut |end| lot.below(end)) {
            Ok(round) => prop_assert!(checker::check(&request, &round).is_ok(), "{:?} {:?}", request, round),
            Err(malformed) => prop_assert_eq!(request.check(), Err(malformed)),
        }
    }

    /// Fields of any size and shape: sound, proven best, rematches named.
    #[test]
    fn every_field_is_proven_best(seed: u64, players in 0..90_usize, groups in 1..20_u64, density in 0..100_u64, wishes in 0..30_u64) {
        let mut lot = Lot::new(seed);
        let request = any_request(&mut lot, players, groups, density, wishes);
        let round = pair(&request, &mut |end| lot.below(end)).expect("well formed");
        let checked = checker::check(&request, &round);
        prop_assert!(checked.as_ref().is_ok_and(|checked| checked.best.is_proven()), "{:?} {:?}", checked, request);
        let rematch = round.relaxations.iter().any(|relaxation| matches!(relaxation, Relaxation::Rematch(..)));
        prop_assert_eq!(rematch, round.outlook == Outlook::Broken);
    }

    /// A source of chance that is no good (always the same, or beyond its bounds) makes bad luck, not bad pairings.
    #[test]
    fn bad_chance_is_survived(seed: u64, players in 0..60_usize, constant: u64) {
        let mut lot = Lot::new(seed);
        let request = any_request(&mut lot, players, 5, 20, 5);
        let round = pair(&request, &mut |_| constant).expect("well formed");
        prop_assert!(checker::check(&request, &round).is_ok());
    }

    /// However an elimination goes, everybody who comes out of a game is in the next round once, until one is left.
    #[test]
    fn elimination_ends_with_one(players in 1..200_u32, seed: u64, by_seed: bool) {
        let mut lot = Lot::new(seed);
        let mut games = if by_seed { elimination::seeded(players) } else { elimination::drawn(players, &mut |end| lot.below(end)) };
        loop {
            let winners: Vec<Option<u32>> = games.iter().map(|game| match *game {
                elimination::Game::Match(one, other) => Some(if lot.below(2) == 0 { one } else { other }),
                elimination::Game::Bye(player) => Some(player),
                elimination::Game::Nobody => None,
            }).collect();
            games = elimination::next_round(&winners);
            if games.is_empty() {
                prop_assert_eq!(winners.len(), 1);
                prop_assert!(winners[0].is_some());
                break;
            }
            prop_assert_eq!(games.len() * 2, winners.len());
        }
    }
}
