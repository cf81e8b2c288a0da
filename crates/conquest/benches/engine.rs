//! How fast the engine is: complete random games with the starter decks, copying a state, listing answers; and the bots.

use conquest::bots::{Bot, Seen, duel};
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

#[divan::bench]
fn what_a_bot_is_given(bencher: divan::Bencher) {
    let mut game = start(3);
    play(&mut game, &mut Chance::new(3), 60);
    let seat = game.to_answer().expect("the game is young");
    bencher.bench(|| Seen::of(divan::black_box(&game), seat));
}

/// A whole game at random through the bots' door: what it costs more than [`random_game`] is the door.
#[divan::bench(sample_count = 200)]
fn random_game_by_bots(bencher: divan::Bencher) {
    let decks =
        ["nazdreg", "captain-cato-sicarius"].map(|it| Deck::starter_named(it).expect("a core warlord"));
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        let mut chance = Chance::new(seed);
        duel(&decks, Options::default(), seed, |seen| Bot::Random.choose(seen, &mut chance))
            .map(|end| end.round)
    });
}

#[divan::bench(args = [Bot::Greedy, Bot::Rules], sample_count = 20)]
fn game_between(bencher: divan::Bencher, bot: Bot) {
    let decks =
        ["nazdreg", "captain-cato-sicarius"].map(|it| Deck::starter_named(it).expect("a core warlord"));
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        let mut chance = Chance::new(seed);
        duel(&decks, Options::default(), seed, |seen| bot.choose(seen, &mut chance)).map(|end| end.round)
    });
}

#[divan::bench(sample_count = 20)]
fn move_by_100_iterations(bencher: divan::Bencher) {
    let mut game = start(3);
    play(&mut game, &mut Chance::new(3), 60);
    let seat = game.to_answer().expect("the game is young");
    let seen = Seen::of(&game, seat);
    let mut chance = Chance::new(1);
    bencher.bench_local(|| Bot::Mcts { iterations: 100 }.choose(&seen, &mut chance));
}
