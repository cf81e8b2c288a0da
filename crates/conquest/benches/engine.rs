//! How fast the engine is: complete random games with the starter decks, copying a state, listing answers.

use conquest::rng::Chance;
use conquest::{Deck, Options, State};

fn main() {
    divan::main();
}

fn start(seed: u64) -> State {
    let decks = [
        Deck::starter_named("nazdreg").expect("a core warlord"),
        Deck::starter_named("captain-cato-sicarius").expect("a core warlord"),
    ];
    State::new(&decks, Options::default(), seed).expect("starter decks are playable")
}

fn play(game: &mut State, chance: &mut Chance, most: usize) {
    let mut legal = Vec::new();
    for _ in 0..most {
        let Some(seat) = game.to_answer() else { return };
        game.legal(seat, &mut legal);
        game.advance(seat, legal[chance.below(legal.len())]);
    }
}

#[divan::bench]
fn random_game(bencher: divan::Bencher) {
    let mut seed = 0;
    bencher
        .with_inputs(|| {
            seed += 1;
            (start(seed), Chance::new(seed))
        })
        .bench_local_values(|(mut game, mut chance)| {
            play(&mut game, &mut chance, usize::MAX);
            game.round
        });
}

#[divan::bench]
fn clone(bencher: divan::Bencher) {
    let mut game = start(3);
    play(&mut game, &mut Chance::new(3), 60);
    bencher.bench(|| *divan::black_box(&game));
}

#[divan::bench]
fn legal_answers(bencher: divan::Bencher) {
    let mut game = start(3);
    play(&mut game, &mut Chance::new(3), 60);
    let seat = game.to_answer().expect("the game is young");
    let mut legal = Vec::new();
    bencher.bench_local(|| game.legal(seat, &mut legal));
}
