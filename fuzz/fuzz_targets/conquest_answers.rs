//! Any answers to any question: what is listed is accepted, anything else is refused and changes nothing.
#![no_main]

use conquest::state::DeployTo;
use conquest::{Answer, Deck, ObjId, Options, Place, Seat, State};
use libfuzzer_sys::fuzz_target;

const WARLORDS: [&str; 7] = [
    "captain-cato-sicarius",
    "colonel-straken",
    "nazdreg",
    "zarathur-high-sorcerer",
    "packmaster-kith",
    "eldorath-starbane",
    "commander-shadowsun",
];

fuzz_target!(|bytes: &[u8]| {
    let [first, second, seed, answers @ ..] = bytes else { return };
    let deck = |at: u8| Deck::starter_named(WARLORDS[usize::from(at) % 7]).expect("a core warlord");
    let mut game = State::new(&[deck(*first), deck(*second)], Options::default(), u64::from(*seed))
        .expect("starter decks are playable");
    let mut legal = Vec::new();
    for bytes in answers.chunks_exact(4) {
        let Some(seat) = game.to_answer() else { return };
        game.legal(seat, &mut legal);
        // Mostly something legal, so that games come far; now and then anything by anybody.
        let (by, answer) = match bytes {
            [0..200, a, ..] => (seat, legal[usize::from(*a) % legal.len()]),
            [_, by, what, which] => (if by % 2 == 0 { Seat::A } else { Seat::B }, any(*what, *which)),
            _ => return,
        };
        let before = game;
        game.legal(by, &mut legal);
        match game.apply(by, answer) {
            Ok(()) => assert!(legal.contains(&answer)),
            Err(_) => assert!(game == before && !legal.contains(&answer)),
        }
    }
});

/// Some answer, sensible or not.
fn any(what: u8, which: u8) -> Answer {
    let id = ObjId(which);
    match what % 16 {
        0 => Answer::Pass,
        1 => Answer::Yes,
        2 => Answer::Deploy { card: id, to: DeployTo::Planet(what / 16) },
        3 => Answer::Deploy { card: id, to: DeployTo::Host(ObjId(which.rotate_left(3))) },
        4 => Answer::Play(id),
        5 => Answer::Use { card: id, ability: what / 16 },
        6 => Answer::Dial(which),
        7 => Answer::Pick(id),
        8 => Answer::Place(Place::Planet(which)),
        9 => Answer::Number(which),
        10 => Answer::Attack(id),
        11 => Answer::Retreat(id),
        12 => Answer::Against(id),
        13 => Answer::Shield(id),
        14 => Answer::Move { unit: id, planet: what / 16 },
        _ => Answer::Bonus { cards: which % 2 == 0, resources: which % 3 == 0 },
    }
}
