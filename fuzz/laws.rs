//! What holds for any input, one law a parser. libFuzzer drives them (`fuzz_targets/`), and so does a loop of mutations that
//! needs nothing but stable Rust (`loop/`).

use std::sync::Arc;

use conquest::state::DeployTo;
use conquest::{Answer, Deck, ObjId, Options, Place, Seat, State};
use decks::{Rules, Setting, parse};
use tournament::TournamentFile;
use tournament::formats::{Format, Frame};

/// Any text read as a tournament file is answered; what is accepted can be ranked, verified, and written again alike.
pub(crate) fn tournament_file(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(file) = TournamentFile::read(text) else { return };
    let Some(pack) = regulations::pack(&file.regulation) else { return };
    let Ok(opened) = file.tournament(Arc::new(pack.clone())) else { return };
    if let Some(after) = opened.tournament.last_table_round() {
        opened.tournament.standings(after);
    }
    opened.verify();
    let again = TournamentFile::read(&file.write()).expect("what was read can be written and read");
    assert_eq!(again, file);
}

/// Any text is answered by every reader of other systems' files, and by the door into a tournament behind it.
pub(crate) fn tournament_formats(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let pack = regulations::pack("conquest-1.2").expect("a built-in pack");
    let frame = Frame { pack, name: "fuzz", tier: "relaxed", structure: None, which: None };
    let _ = tournament::formats::roster(text.as_bytes(), pack, None);
    for format in Format::ALL.into_iter().filter(|format| *format != Format::Marshal) {
        let Ok(read) = format.read(text, &frame) else { continue };
        let Ok(opened) = read.file.tournament(Arc::new(pack.clone())) else { continue };
        for format in Format::ALL {
            let _ = format.write(&opened.tournament, None);
        }
    }
}

/// Any text read as a rules pack is answered.
pub(crate) fn packs(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Err(error) = regulations::Pack::load("fuzz.toml", text) {
        assert!(!error.sayings().is_empty(), "what is refused is refused for a reason");
    }
}

/// Any bytes read as a deck list are answered, identified and judged.
pub(crate) fn deck_lists(bytes: &[u8]) {
    let Ok(draft) = parse(bytes) else { return };
    for rules in Rules::built_in() {
        let setting = Setting::new(rules, "2018-12-01".parse().expect("a day"));
        let reading = draft.identify(&setting);
        reading.check(&setting);
    }
}

/// Any answers to any question: what is listed is accepted, anything else is refused and changes nothing.
pub(crate) fn conquest_answers(bytes: &[u8]) {
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
            [_, by, what, which] => {
                (if by.is_multiple_of(2) { Seat::A } else { Seat::B }, any(*what, *which))
            }
            _ => return,
        };
        let before = game;
        game.legal(by, &mut legal);
        match game.apply(by, answer) {
            // Of several copies of a card lists name one; whoever names another means the same.
            Ok(()) => assert!(legal.iter().any(|listed| match (*listed, answer) {
                (Answer::Deploy { card: one, to }, Answer::Deploy { card: two, to: there }) => {
                    to == there && std::ptr::eq(before.card(one), before.card(two))
                }
                (Answer::Play(one), Answer::Play(two)) => std::ptr::eq(before.card(one), before.card(two)),
                (one, two) => one == two,
            })),
            Err(_) => assert!(game == before && !legal.contains(&answer)),
        }
    }
}

/// Any text read as a Conquest replay, or as the record of a table, is answered; what can be read can be proven or not.
pub(crate) fn conquest_replays(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let _ = conquest::replay::Played::read(text);
    if let Ok(record) = conquest::game::GameFile::read(text) {
        let _ = record.verify();
    }
}

/// Any text played as a Conquest scenario is answered.
pub(crate) fn conquest_scenarios(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let _ = conquest::scenario::play(text);
}

/// Any text read as an Epic army list, roster, table, game or record of a table is answered.
pub(crate) fn epic_files(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok(list) = epic::lists::ArmyList::read(text) {
        let _ = list.sound();
    }
    let _ = epic::Roster::read(text);
    let _ = epic::Table::read(text);
    let _ = epic::referee::GameFile::read(text);
    if let Ok(record) = epic::sitting::Record::read(text) {
        let _ = record.verify();
    }
}

const WARLORDS: [&str; 7] = [
    "captain-cato-sicarius",
    "colonel-straken",
    "nazdreg",
    "zarathur-high-sorcerer",
    "packmaster-kith",
    "eldorath-starbane",
    "commander-shadowsun",
];

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
        _ => Answer::Bonus { cards: which.is_multiple_of(2), resources: which.is_multiple_of(3) },
    }
}
