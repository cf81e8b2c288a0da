//! Random play with the starter decks: no panic, no stuck state, the same answers give the same game.

use conquest::rng::Chance;
use conquest::{Answer, Deck, Mode, Options, Pauses, State};

const WARLORDS: [&str; 2] = ["captain-cato-sicarius", "nazdreg"];
/// Far more questions than any game takes: beyond it the game counts as stuck.
const MOST_QUESTIONS: usize = 20_000;

fn decks(seed: u64) -> [Deck; 2] {
    let n = WARLORDS.len() as u64;
    let pick = |which: u64| Deck::starter_named(WARLORDS[(which % n) as usize]).unwrap();
    [pick(seed), pick(seed / n)]
}

fn options(seed: u64) -> Options {
    Options {
        mode: if seed % 3 == 0 { Mode::Tournament } else { Mode::Casual },
        pauses: if seed % 5 == 0 { Pauses::Public } else { Pauses::Exact },
        training: seed % 11 == 0,
    }
}

/// Plays one game at random, calling back before each answer.
fn play(seed: u64, mut each: impl FnMut(&State, &[Answer])) -> State {
    let mut game = State::new(&decks(seed), options(seed), seed).unwrap();
    let mut chance = Chance::new(seed ^ 0x5eed);
    let mut legal = Vec::new();
    for _ in 0..MOST_QUESTIONS {
        let Some(seat) = game.to_answer() else {
            assert!(game.outcome.is_some(), "seed {seed}: no question and no outcome");
            return game;
        };
        game.legal(seat, &mut legal);
        assert!(!legal.is_empty(), "seed {seed}: nothing legal for {:?}: {:?}", game.ask, game.frames.last());
        each(&game, &legal);
        game.advance(seat, legal[chance.below(legal.len())]);
    }
    panic!("seed {seed}: no end after {MOST_QUESTIONS} questions: {:?} {:?}", game.ask, game.battle);
}

/// Shows CG-1.5.3, CG-3.1.1.
#[test]
fn every_game_ends_within_seven_rounds() {
    for seed in 0..3_000 {
        let mut phase = conquest::Phase::Setup;
        let end = play(seed, |game, _| {
            assert!(game.round <= 7);
            if game.phase != phase {
                use conquest::Phase::*;
                assert!(matches!(
                    (phase, game.phase),
                    (Setup | Headquarters, Deploy)
                        | (Deploy, Command)
                        | (Command, Combat)
                        | (Combat, Headquarters | Deploy)
                ));
                phase = game.phase;
            }
        });
        assert!(end.round <= 7);
    }
}
